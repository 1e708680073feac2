"""The app beside the boxes: the second mode of Journeys in Middle-earth, over the same adventures."""

from waybread.journeys.companion import readings, steps, views
from waybread.journeys.companion.game import CompanionGame

CompanionGame.steps = steps.chart
CompanionGame.verbs = readings.READINGS

__all__ = ["CompanionGame", "readings", "steps", "views"]
