"""What an event, an interaction or an objective can look at."""

from __future__ import annotations

import operator
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Final

from waybread.journeys.app.adventure import Condition
from waybread.journeys.app.places import spaces_named

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

COMPARE: Final[dict[str, Callable[[int, int], bool]]] = {
    ">=": operator.ge, "<=": operator.le, "==": operator.eq, "!=": operator.ne, ">": operator.gt, "<": operator.lt,
}  # fmt: skip


def _in_place(game: JourneyGame, name: str) -> int:
    """How many heroes are on a tile, or in a space as ``tile.number``."""
    spaces = spaces_named(game, name)
    return sum(each in spaces for each in game.state.position)


CONDITIONS: Final[dict[str, Callable[[JourneyGame, str], int]]] = {
    "counter": lambda game, name: game.state.app.counters.get(name, 0),
    "fired": lambda game, name: int(name in game.state.app.fired),
    "objective": lambda game, name: int(game.state.app.objective == name),
    "threat": lambda game, _: game.state.app.threat,
    "round": lambda game, _: game.state.round,
    "heroes": lambda game, _: len(game.standing),
    "party": lambda game, _: len(game.heroes),
    "difficulty": lambda game, name: int(game.state.app.difficulty == name),
    "token": lambda game, name: sum(each.name == name for each in game.state.tokens),
    "tokens": lambda game, kind: sum(each.kind == kind for each in game.state.tokens),
    "group": lambda game, name: sum(each.name == name for each in game.state.groups),
    "groups": lambda game, _: len(game.state.groups),
    "unexplored": lambda game, _: len(game.state.unexplored),
    "placed": lambda game, name: int(name in game.state.app.places),
    "at": _in_place,
    "hero": lambda game, name: int(name in game.state.heroes),
    "lore": lambda game, _: game.state.app.lore,
}
"""Each word with the number that it looks up."""


def holds(game: JourneyGame, condition: Condition) -> bool:
    """Does one condition hold?"""
    return COMPARE[condition.compare](CONDITIONS[condition.what](game, condition.name), condition.number)


def hold(game: JourneyGame, conditions: Collection[Condition]) -> bool:
    """Do all of them?"""
    return not conditions or all(holds(game, each) for each in conditions)
