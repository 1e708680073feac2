"""The basic skill cards, of which every hero has one each."""

from waybread.journeys.facts import BASIC
from waybread.journeys.library import skill


@skill(BASIC, 1, title="Undying Might", icons=(0, 1), copies=5)
class UndyingMight:
    pass


@skill(BASIC, 2, title="Honed Agility", icons=(0, 1), copies=5)
class HonedAgility:
    pass


@skill(BASIC, 3, title="Unyielding Spirit", icons=(0, 1), copies=5)
class UnyieldingSpirit:
    pass


@skill(BASIC, 4, title="Ancient Wisdom", icons=(0, 1), copies=5)
class AncientWisdom:
    pass


@skill(BASIC, 5, title="Clever Wit", icons=(0, 1), copies=5)
class CleverWit:
    pass


@skill(BASIC, 6, title="Time of Need", icons=(0, 2), copies=5)
class TimeOfNeed:
    pass
