"""The skill cards of the musician."""

from waybread.journeys.library import skill


@skill("Musician", 1, title="Endless Melody")
class EndlessMelody:
    pass


@skill("Musician", 2, 3, title="Travelling Song", icons=(1, 0), traits="Song.")
class TravellingSong:
    pass


@skill("Musician", 4, title="Word of Peace", experience=3, traits="Knowledge.", keywords="Rest 2.")
class WordOfPeace:
    pass


@skill("Musician", 5, title="Song of Mocking", experience=3, traits="Song.", keywords="Guard 1.")
class SongOfMocking:
    pass


@skill("Musician", 6, title="A Bit of Nonsense", experience=3, traits="Song.", keywords="Hide.")
class ABitOfNonsense:
    pass


@skill("Musician", 7, title="Endless Wonder", icons=(0, 1), experience=7, keywords="Rest 2.")
class EndlessWonder:
    pass


@skill("Musician", 8, title="Durin's Song", icons=(0, 1), experience=7, traits="Song.", keywords="Guard 2.")
class DurinsSong:
    pass


@skill("Musician", 9, title="Lay of Nimrodel", icons=(0, 1), experience=7, traits="Song.")
class LayOfNimrodel:
    pass


@skill("Musician", 10, title="Burst Into Song", icons=(0, 1), experience=7, traits="Song. Aid.")
class BurstIntoSong:
    pass


@skill("Musician", 11, title="Crescendo of Dawn", icons=(1, 0), experience=12, traits="Song.")
class CrescendoOfDawn:
    pass


@skill("Musician", 12, title="Tale of Tinuviel", icons=(1, 0), experience=12, traits="Song.")
class TaleOfTinuviel:
    pass
