"""Conditions that stand in one list: can they hold at the same time?"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from math import inf
from typing import Final

from waybread.journeys.script.adventure import Condition

_ONE_AT_A_TIME: Final = ("objective", "difficulty")
"""What has only one name at any time."""


def at_odds(conditions: Iterable[Condition]) -> tuple[Condition, Condition] | None:
    """Two of these that can never hold at the same time, if there are such."""
    return next((pair for pair in combinations(conditions, 2) if not _agree(*pair)), None)


def _agree(one: Condition, other: Condition) -> bool:
    if one.what != other.what:
        return True
    (least, most), (low, high) = _range(one), _range(other)
    if one.name != other.name:
        return one.what not in _ONE_AT_A_TIME or least < 1 or low < 1
    least, most = max(least, low), min(most, high)
    unlike = {each.number for each in (one, other) if each.compare == "!="}
    return least < most or (least == most and least not in unlike)


def _range(condition: Condition) -> tuple[float, float]:
    """The least and the most with which a condition holds."""
    number = condition.number
    ranges: dict[str, tuple[float, float]] = {
        "==": (number, number), ">=": (number, inf), ">": (number + 1, inf), "<=": (-inf, number),
        "<": (-inf, number - 1), "!=": (-inf, inf),
    }  # fmt: skip
    return ranges[condition.compare]
