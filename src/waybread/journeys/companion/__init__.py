"""The app beside the boxes: the second mode of Journeys in Middle-earth, over the same adventures."""

from waybread.journeys.companion import app_view, companion_steps, instructions
from waybread.journeys.companion.companion_game import CompanionGame

CompanionGame.steps = companion_steps.chart
CompanionGame.verbs = instructions.READINGS

__all__ = ["CompanionGame", "app_view", "companion_steps", "instructions"]
