"""Locations that become active or go back to staging by card text, and several that are active (lcg:faq.1.34-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from waybread.cardgame import announcements
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.rules_in_play import affects, rule_applies
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.windows import after_window
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.travel import make_active, pay_to_travel, why_not_travel
from waybread.cardgame.state import SCENARIO, Zone
from waybread.cardgame.zones.card_moves import clear_card, put, take
from waybread.kernel import Decision, Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

Others = Literal["beside", "staging", "discard"]
"""What becomes of those that are active: they stay beside it, return to staging, or are discarded."""


async def become_active(game: CardGame, location: int, source: int = -1, *, others: Others = "beside") -> bool:
    """Make a location active from wherever it lies, which is not travelling; False if it stays there."""
    if game.is_active(location) or not await _make_room(game, location, source, others):
        return False
    origin = take(game, location)
    if origin < Zone.LIMBO:
        clear_card(game, location)
    put(game, location, Zone.ACTIVE)
    if game.tell:
        game.tell(Event("active", {**announcements.of(game, location), **announcements.cause(game, source)}))
    if origin < Zone.AREA:
        await after_window(game, _entered(location, origin))
    return True


async def travel_to(
    game: CardGame, location: int, source: int = -1, *, pay: bool = False, displacing: bool = False
) -> bool:
    """Travel to a location by card text, in whatever phase; False if that cannot be."""
    if rule_applies(game, Rule.CANNOT_TRAVEL, location) or (pay and why_not_travel(game, location) is not None):
        return False
    if game.active_locations() and not (displacing and await _make_room(game, location, source, "staging")):
        return False
    if pay:
        await pay_to_travel(game, location)
    origin = game.state.zone[location]
    travelled = make_active(game, location)
    if travelled is None:
        return False
    if origin < Zone.AREA:  # such as one that is just being revealed
        await after_window(game, [_entered(location, origin), travelled])
    else:
        await after_window(game, travelled)
    return True


def _entered(location: int, origin: int) -> Occurrence:
    return Occurrence(On.ENTERS_PLAY, card=location, player=SCENARIO, origin=origin)


async def return_location(game: CardGame, location: int, source: int = -1) -> bool:
    """Move an active location back to the staging area, with its progress and attachments."""
    if not game.is_active(location) or not affects(game, source, location):
        return False
    take(game, location)
    put(game, location, Zone.STAGING)
    if game.tell:
        game.tell(Event("returns", announcements.of(game, location)))
    await after_window(game, Occurrence(On.ENTERS_STAGING, card=location, origin=Zone.ACTIVE, reason="returned"))
    return True


async def the_active_location(game: CardGame, about: int) -> int | None:
    """The active location, of several the one that the first player picks for an effect (lcg:faq.1.34-2)."""
    able = tuple(each for each in game.active_locations() if affects(game, about, each))
    if len(able) < 2:
        return able[0] if able else None
    return await Decision(game.state.first_player, DecisionKind.ACTIVE_LOCATION, able, "lcg:faq.1.34-2", about)


async def _make_room(game: CardGame, location: int, source: int, others: Others) -> bool:
    """Can a source make a location active? Those that are go first; if one cannot, nothing happens at all."""
    active = game.active_locations()
    if not affects(game, source, location):
        return False
    if others != "beside" and not all(affects(game, source, each) for each in active):
        return False
    for each in active:
        if others == "staging":
            await return_location(game, each, source)
        elif others == "discard":
            await discard(game, each, source)
    return others == "beside" or not game.active_locations()
