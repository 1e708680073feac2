"""The round as a table of steps (jme:79.0): setup, action phase, shadow phase, rally phase."""

from waybread.journeys.steps import rally, setup, shadow, turn  # noqa: F401 - they add their steps
from waybread.journeys.steps.chart import chart as timing_chart

__all__ = ["timing_chart"]
