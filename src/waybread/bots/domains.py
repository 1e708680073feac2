"""What the search has to know of each game."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from waybread.bots.evaluation import evaluate
from waybread.bots.scout import scout_policy
from waybread.bots.strider import Domain
from waybread.cardgame import CardGame
from waybread.cardgame.windows import SLOTS
from waybread.kernel import Decision

_ABILITIES: Final = frozenset(("action", "response", "order"))
_NUMBERS: Final = frozenset(
    ("mulligan", "first player", "player", "x", "either", "must either", "heal up to", "occurrence")
)


def names(game: CardGame, decision: Decision) -> list[Hashable]:
    """Options by the titles of their cards: which card an id is, differs from world to world."""
    if decision.kind in _NUMBERS:
        return list(decision.options)
    identity = game.state.identity
    found: list[Hashable] = []
    seen: dict[Hashable, int] = {}
    for option in decision.options:
        if option < 0:
            found.append(option)
            continue
        name: Hashable
        if decision.kind in _ABILITIES:
            card, slot = divmod(option, SLOTS)
            name = (identity[card], slot)
        else:
            name = identity[option]
        count = seen[name] = seen.get(name, 0) + 1
        found.append((name, count))
    return found


CARDGAME: Final[Domain[CardGame]] = Domain(
    policy=scout_policy,
    evaluate=lambda game: evaluate(game, 0),
    clock=lambda game: game.state.round,
    names=names,
)
