"""What an event, an interaction or an objective can look at."""

from __future__ import annotations

import operator
from collections.abc import Callable, Collection, Iterable
from itertools import combinations
from math import inf
from typing import TYPE_CHECKING, Any, Final

from waybread.journeys.decisions import CompanionKind
from waybread.journeys.script.adventure import Condition
from waybread.journeys.script.places import spaces_named
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame
    from waybread.journeys.guided_game import GuidedGame, S

COMPARE: Final[dict[str, Callable[[int, int], bool]]] = {
    ">=": operator.ge, "<=": operator.le, "==": operator.eq, "!=": operator.ne, ">": operator.gt, "<": operator.lt,
}  # fmt: skip


def _in_place(game: JourneyGame, name: str) -> int:
    """How many heroes are on a tile, or in a space as ``tile.number``."""
    spaces = spaces_named(game, name)
    return sum(each in spaces for each in game.state.position)


CONDITIONS: Final[dict[str, Callable[[Any, str], int]]] = {
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
    "group": lambda game, name: sum((each.name or each.kind) == name for each in game.state.groups),
    "groups": lambda game, _: len(game.state.groups),
    "unexplored": lambda game, _: len(game.state.unexplored),
    "placed": lambda game, name: int(name in game.state.app.places),
    "at": _in_place,
    "hero": lambda game, name: int(name in game.state.heroes),
    "lore": lambda game, _: game.state.app.party_lore,
}
"""Each word with the number that it looks up."""
ABOUT: Final = {
    "counter": "counter", "fired": "event", "objective": "objective", "threat": "", "round": "", "heroes": "",
    "party": "", "difficulty": "difficulty", "token": "token", "tokens": "kind of token", "group": "group",
    "groups": "", "unexplored": "", "placed": "tile", "at": "place", "hero": "hero", "lore": "",
}  # fmt: skip
"""Each word with the kind of thing whose name stands behind it, if any."""
AT_THE_TABLE: Final = frozenset(("at",))
"""Those that only the players can see in table mode."""
_ONE_AT_A_TIME: Final = ("objective", "difficulty")
"""What has only one name at any time."""


def holds(game: GuidedGame[S], condition: Condition) -> bool:
    """Does one condition hold? What only the players see is taken to: they press a button if it is so."""
    if game.table_mode and condition.what in AT_THE_TABLE:
        return True
    return COMPARE[condition.compare](CONDITIONS[condition.what](game, condition.name), condition.number)


def all_hold(game: GuidedGame[S], conditions: Collection[Condition]) -> bool:
    """Do all of them?"""
    return not conditions or all(holds(game, each) for each in conditions)


def are_visible(game: GuidedGame[S], conditions: Collection[Condition]) -> bool:
    """Can the program see by itself whether they hold?"""
    return not game.table_mode or not any(each.what in AT_THE_TABLE for each in conditions)


async def ask_whether_hold(game: GuidedGame[S], conditions: Collection[Condition]) -> bool:
    """Do all of them hold? What only the players see is asked of them."""
    if not all_hold(game, conditions):
        return False
    if are_visible(game, conditions):
        return True
    for each in conditions:
        if each.what in AT_THE_TABLE:
            game.announce("is it so", what=each.what, name=each.name, compare=each.compare, number=each.number)
    return bool(await Decision(game.party_seat, CompanionKind.IS_IT_SO, (1, 0), "jme:80.2a"))


def contradiction(conditions: Iterable[Condition]) -> tuple[Condition, Condition] | None:
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
