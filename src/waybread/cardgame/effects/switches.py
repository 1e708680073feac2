"""Switches: two things trade places or values, if there is one on each side (lcg:switch.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.abilities.lasting_effects import last
from waybread.cardgame.abilities.modifiers import affects, stat
from waybread.cardgame.facts import CardType, Stat
from waybread.cardgame.state import Zone
from waybread.cardgame.zones.card_moves import put, take

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


def switchable_locations(game: CardGame, source: int = -1) -> list[int]:
    """The staged locations that the active location may be switched with; none if there is no active location."""
    active = game.state.active_location
    if active < 0 or not affects(game, source, active):
        return []
    return [each for each in game.staged(CardType.LOCATION) if affects(game, source, each)]


async def switch_active_location(game: CardGame, location: int, source: int = -1) -> bool:
    """Switch the active location with a staged one, which is no travelling; both keep what lies on them."""
    if location not in switchable_locations(game, source):
        return False
    active = game.state.active_location
    take(game, active)
    take(game, location)
    put(game, location, Zone.ACTIVE)
    put(game, active, Zone.STAGING)
    return True


def can_switch(game: CardGame, which: Stat, *cards: int) -> bool:
    """Does each of the cards have such a value to switch? 0 is one, no entry at all is not (lcg:switch.2)."""
    return all(getattr(game.card(each), which) is not None for each in cards)


async def switch_values(
    game: CardGame, source: int, which: Stat, first: int, second: int, until: str = "phase"
) -> bool:
    """Switch a value of two cards for a time: each gets what the other has now."""
    if not can_switch(game, which, first, second) or not all(affects(game, source, each) for each in (first, second)):
        return False
    more = stat(game, second, which) - stat(game, first, which)
    last(game, source, which, more, until=until, cards=[first])
    last(game, source, which, -more, until=until, cards=[second])
    return True
