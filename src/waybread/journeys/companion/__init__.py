"""The app beside the boxes: the second mode of Journeys in Middle-earth, over the same adventures."""

from waybread.journeys.companion.companion_game import CompanionGame

__all__ = ["CompanionGame"]
