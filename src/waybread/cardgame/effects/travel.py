"""Travelling to a location, and switching the active one with another (lcg:active-location.1, lcg:switch.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.ability import Cost, Use
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.rules_in_play import affects, forbidden_by
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.windows import after_window
from waybread.cardgame.facts import CardType, Kind
from waybread.cardgame.state import Zone
from waybread.cardgame.zones.card_moves import put, take
from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


def travel_options(game: CardGame) -> list[int]:
    """Locations of the staging area that the players may travel to."""
    if game.state.active_location >= 0:
        return []  # lcg:step.4.2-4
    return [each for each in game.staged(CardType.LOCATION) if why_not_travel(game, each) is None]


def why_not_travel(game: CardGame, location: int) -> str | None:
    """Why the players cannot travel to a location of the staging area, though none is active, or None."""
    if reason := forbidden_by(game, Rule.CANNOT_TRAVEL, location):
        return reason
    reason = next((found for cost, use in _travel_costs(game, location) if (found := cost.why_not(game, use))), None)
    return f"its travel cost cannot be paid: {reason}" if reason else None


def must_travel(game: CardGame, locations: Sequence[int]) -> list[int]:
    """Those of the locations that the players have to travel to."""
    return [each for each in locations if any(game.rulings(Rule.MUST_TRAVEL, each))]


async def pay_to_travel(game: CardGame, location: int) -> None:
    """Pay the travel cost of a location, if it has one."""
    for cost, use in _travel_costs(game, location):
        await cost.pay(game, use)


def _travel_costs(game: CardGame, location: int) -> list[tuple[Cost, Use]]:
    """The travel costs of a location; the first player pays."""
    return [
        (cost, Use(location, game.state.first_player, slot))
        for slot, ability in enumerate(game.card(location).abilities)
        if ability.kind is Kind.TRAVEL
        for cost in ability.cost
    ]


async def travel(game: CardGame, location: int) -> None:
    """Travel to a location of the staging area (lcg:active-location.1)."""
    travelled = make_active(game, location)
    if travelled is not None:
        await after_window(game, travelled)


def make_active(game: CardGame, location: int) -> Occurrence | None:
    """Lay a location beside the quest card, if none is there; returns what happened by that."""
    if game.state.active_location >= 0:
        return None  # lcg:active-location.2
    take(game, location)
    put(game, location, Zone.ACTIVE)
    if game.tell:
        game.tell(Event("travelled", announcements.of(game, location)))
    return Occurrence(On.TRAVELLED, card=location, player=game.state.first_player)


def switchable_locations(game: CardGame, source: int = -1, which: int | None = None) -> list[int]:
    """The staged locations that the active location (``which`` of several) may be switched with."""
    active = game.state.active_location if which is None else which
    if active < 0 or not affects(game, source, active):
        return []
    return [each for each in game.staged(CardType.LOCATION) if affects(game, source, each)]


async def switch_active_location(game: CardGame, location: int, source: int = -1, which: int | None = None) -> bool:
    """Switch the active location with a staged one, which is no travelling; both keep what lies on them."""
    if location not in switchable_locations(game, source, which):
        return False
    active = game.state.active_location if which is None else which
    take(game, active)
    take(game, location)
    put(game, location, Zone.ACTIVE)
    put(game, active, Zone.STAGING)
    await after_window(game, Occurrence(On.ENTERS_STAGING, card=active, origin=Zone.ACTIVE, reason="returned"))
    return True
