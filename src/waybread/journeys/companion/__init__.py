"""The app beside the boxes: the second mode of Journeys in Middle-earth, over the same adventures."""

from waybread.journeys.companion.app_texts import COMPARED, group_name, place_name, say
from waybread.journeys.companion.companion_game import CompanionGame
from waybread.journeys.companion.companion_state import note
from waybread.journeys.companion.companion_steps import MODIFIERS

__all__ = [
    "COMPARED",
    "MODIFIERS",
    "CompanionGame",
    "group_name",
    "note",
    "place_name",
    "say",
]  # fmt: skip
