"""The round as a table of steps (jme:79.0): setup, action phase, shadow phase, rally phase."""

from waybread.journeys.steps import rally, setup, shadow, turn
from waybread.journeys.steps.chart import chart

__all__ = ["chart", "rally", "setup", "shadow", "turn"]
