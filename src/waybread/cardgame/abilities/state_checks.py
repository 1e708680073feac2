"""The checks that follow every occurrence: what is destroyed, explored, completed or lost as numbers now stand.

When they are made, and in which order, is said here. What each of them does is an effect, and the module of that
effect registers it: so windows and effects have the checks made without knowing every effect.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.facts import Stat

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_HIT_POINTS: Final = Stat.HIT_POINTS
_WHENEVER, _NO_WILLPOWER = Rule.WHENEVER, Rule.DISCARDED_AT_NO_WILLPOWER


class StateCheck:
    """One check: whether it would find anything, and making it."""

    __slots__ = ("due", "make")

    due: Callable[[CardGame], object]
    make: Callable[[CardGame], Coroutine[Any, Any, None]]

    def register(
        self, due: Callable[[CardGame], object], make: Callable[[CardGame], Coroutine[Any, Any, None]]
    ) -> None:
        """Say what the check is; its effect does so, once."""
        self.due, self.make = due, make


HIT_POINTS: Final = StateCheck()
LOCATIONS: Final = StateCheck()
TEXTS: Final = StateCheck()
WILLPOWER: Final = StateCheck()
QUEST: Final = StateCheck()
ATTACHMENTS: Final = StateCheck()
PLAYERS: Final = StateCheck()
_IN_ORDER: Final = (HIT_POINTS, LOCATIONS, TEXTS, WILLPOWER, QUEST, ATTACHMENTS, PLAYERS)


async def settle(game: CardGame) -> None:
    """Make all checks once an occurrence is over (lcg:modifiers.1)."""
    if game.state.held is None and unsettled(game):
        for check in _IN_ORDER:
            await check.make(game)


def unsettled(game: CardGame) -> bool:
    """Would any of the checks find something? Quick, and asked after almost everything."""
    state = game.state
    index = state.index or game.index
    return bool(
        ((state.damage or _HIT_POINTS in index) and HIT_POINTS.due(game))
        or (state.progress and LOCATIONS.due(game))
        or (_WHENEVER in index and TEXTS.due(game))
        or (_NO_WILLPOWER in index and WILLPOWER.due(game))
        or QUEST.due(game)
        or (state.attached and ATTACHMENTS.due(game))
        or PLAYERS.due(game)
    )
