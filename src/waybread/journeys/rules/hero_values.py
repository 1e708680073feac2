"""Stats and limits of heroes, with all that changes them; each can explain itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.facts import Limit, Stat
from waybread.journeys.rules.abilities import Use
from waybread.journeys.rules.events import STANDING

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


def value(game: JourneyGame, hero: int, what: Stat | Limit) -> int:
    """The number as it stands; never below zero."""
    printed = game.state.cards[hero].values[what]
    if what not in game.index and not game.state.lasting:
        return printed
    return max(0, printed + sum(amount for _, amount in changes(game, hero, what)))


def changes(game: JourneyGame, hero: int, what: Stat | Limit) -> list[tuple[int, int]]:
    """Which cards change the number, and by how much."""
    state = game.state
    found: list[tuple[int, int]] = []
    for card, slot in game.index.get(what, ()):
        amount = state.cards[card].abilities[slot].amount
        by = amount(game, Use(card, game.holder(card), slot, STANDING), hero) if amount else 0
        if by:
            found.append((card, by))
    found += [(each.source, each.amount) for each in state.lasting if each.what == what and each.hero == hero]
    return found
