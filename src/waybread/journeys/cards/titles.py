"""The titles that heroes gain in their adventures."""

from waybread.journeys.facts import TITLE
from waybread.journeys.library import skill


@skill(TITLE, 1, title="Mist-Walker", icons=(0, 1), traits="Shadow.")
class MistWalker:
    pass


@skill(TITLE, 2, title="Stone-Talker", icons=(0, 1))
class StoneTalker:
    pass


@skill(TITLE, 3, title="Pack-Dweller", icons=(0, 1), keywords="Strike 3.")
class PackDweller:
    pass


@skill(TITLE, 4, title="Dwarf-Friend", icons=(0, 1))
class DwarfFriend:
    pass


@skill(TITLE, 5, title="Word-Wielder", icons=(0, 1), traits="Knowledge.")
class WordWielder:
    pass


@skill(TITLE, 6, title="Clue-Finder", icons=(0, 1))
class ClueFinder:
    pass


@skill(TITLE, 7, title="Stinging Fly", icons=(0, 1), traits="Shadow.")
class StingingFly:
    pass


@skill(TITLE, 8, title="Wingfoot", icons=(0, 1), keywords="Sprint 3.")
class Wingfoot:
    pass


@skill(TITLE, 9, title="Friend of Bears", icons=(0, 1), traits="Creature.", keywords="Guard 4.")
class FriendOfBears:
    pass


@skill(TITLE, 10, title="Fire-Giver", icons=(0, 1), traits="Tactic.")
class FireGiver:
    pass


@skill(TITLE, 11, title="Gale-Rock", icons=(0, 1))
class GaleRock:
    pass


@skill(TITLE, 12, title="Stormcrow", icons=(0, 1), traits="Shadow.")
class Stormcrow:
    pass


@skill(TITLE, 13, title="Unfallen", icons=(0, 1), keywords="Rest 3.")
class Unfallen:
    pass


@skill(TITLE, 14, title="Elf-Friend", icons=(0, 1))
class ElfFriend:
    pass


@skill(TITLE, 15, title="Coney-Foot", icons=(0, 1))
class ConeyFoot:
    pass


@skill(TITLE, 16, title="Skin-Changer", icons=(0, 1), traits="Shadow.", keywords="Hide.")
class SkinChanger:
    pass


@skill(TITLE, 17, title="Barrel Rider", icons=(0, 1))
class BarrelRider:
    pass


@skill(TITLE, 18, title="Flame-Bearer", icons=(0, 1), traits="Knowledge. Aid.")
class FlameBearer:
    pass


@skill(TITLE, 19, title="Guest of Eagles", icons=(0, 1))
class GuestOfEagles:
    pass


@skill(TITLE, 20, title="Luckwearer", icons=(0, 1), traits="Shadow.")
class Luckwearer:
    pass


@skill(TITLE, 21, title="Lone Survivor", icons=(0, 1), traits="Valour.")
class LoneSurvivor:
    pass
