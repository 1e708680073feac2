"""Elena, and the skill cards that are nobody else's."""

from waybread.journeys.library import hero, skill


@hero("Elena", "Elf", stats=(2, 2, 4, 3, 3), limits=(4, 6, 5), suggested=("Musician", "Dagger", "Harp", "Cloak"))
class Elena:
    pass


@skill("Elena", 1, title="Child of the Lhun", traits="Tactic.", keywords="Hide.")
class ChildOfTheLhun:
    pass


@skill("Elena", 2, title="Elven Light", icons=(0, 2), traits="Knowledge. Innate.")
class ElvenLight:
    pass


@skill("Elena", 4, 5, title="Lay of Twilight", icons=(1, 0), traits="Knowledge. Song.")
class LayOfTwilight:
    pass
