"""The app beside the boxes: the second mode of Journeys in Middle-earth, over the same adventures."""

from waybread.journeys.companion.app_texts import count_text, group_text, place_text, said, say, token_kind
from waybread.journeys.companion.app_view_types import CompanionView
from waybread.journeys.companion.companion_game import CompanionGame
from waybread.journeys.companion.companion_state import note
from waybread.journeys.companion.companion_steps import MODIFIERS

__all__ = [
    "MODIFIERS",
    "CompanionGame",
    "CompanionView",
    "count_text",
    "group_text",
    "note",
    "place_text",
    "said",
    "say",
    "token_kind",
]  # fmt: skip
