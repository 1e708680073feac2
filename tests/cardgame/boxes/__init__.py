"""The boxes, each with its tests in a folder of its name."""

from waybread.cardgame import BOXES, SCENARIOS


def scenarios_of(box: str) -> list[str]:
    """The ids of the scenarios of a box, in their order."""
    return [key for key, each in SCENARIOS.items() if BOXES[box].has(each.quest_cards()[0])]
