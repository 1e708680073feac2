"""The timing chart, step by step, under the rulebook's own numbers."""

from waybread.cardgame.steps import action, attack_steps, combat, next_area, quest, round, setup  # noqa: A004, F401
from waybread.cardgame.steps.chart import chart as timing_chart

__all__ = ["timing_chart"]
