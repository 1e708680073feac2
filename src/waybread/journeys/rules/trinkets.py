"""Trinkets: their depletion tokens, and how heroes come by them (jme:109)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.decisions import DecisionKind
from waybread.journeys.facts import Limit
from waybread.journeys.library import CARDS
from waybread.journeys.rules import windows, zones
from waybread.journeys.rules.harm import check_lowered_limit
from waybread.journeys.rules.occurrences import Occurrence, On
from waybread.journeys.state import Zone
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


async def deplete(game: JourneyGame, hero: int, card: int) -> None:
    """Take one token off a trinket; without tokens it is turned face down (jme:109.5a)."""
    state = game.state
    left = state.depletion[card] - 1
    state.depletion[card] = left
    if not left:
        state.facedown.append(card)
        state.index = None
    game.announce("depleted", hero=hero, card=game.card(card).title, left=left)
    await windows.after(game, Occurrence(On.DEPLETED, hero=hero, card=card))
    changed = (what for each in game.card(card).abilities for what in each.changes)
    if not game.is_face_up(card) and any(isinstance(what, Limit) for what in changed):
        await check_lowered_limit(game, hero)


async def choose_deplete(game: JourneyGame, hero: int, whose: int, amount: int = 1) -> int:
    """A hero chooses which equipped trinkets lose a token. Returns how many tokens went."""
    for done in range(amount):
        trinkets = tuple(each for each in game.state.equipped[whose] if game.state.depletion.get(each, 0) > 0)
        if not trinkets:
            return done
        card = await Decision(game.seat(hero), DecisionKind.DEPLETE, trinkets, "jme:109.5", about=hero)
        await deplete(game, whose, card)
    return amount


def replenish(game: JourneyGame, card: int) -> None:
    """Put a depletion token on a trinket, beyond its number too; one that lay face down is turned up (jme:109.6)."""
    state = game.state
    state.depletion[card] = state.depletion.get(card, 0) + 1
    if card in state.facedown:
        state.facedown.remove(card)
        state.index = None


def gain_trinket(game: JourneyGame, hero: int, key: str) -> None:
    """A hero gains the trinket that the app names and equips it (jme:109.1); ``can_gain_trinket`` holds.

    With all its copies in the party, the hero takes one that no hero has equipped.
    """
    if game.has_all_copies(key):
        equip_trinket(game, hero, key)
    else:
        game.state.trinkets_gained.append(key)
        _equip(game, hero, key)


def equip_trinket(game: JourneyGame, hero: int, key: str) -> None:
    """A hero equips a trinket of the party's that nobody has equipped (jme:50.3)."""
    game.state.trinkets.remove(key)
    _equip(game, hero, key)


def _equip(game: JourneyGame, hero: int, key: str) -> None:
    """Lay a trinket into a hero's play area, with its tokens (jme:109.3)."""
    state = game.state
    card = zones.add_card(state, key, hero, Zone.EQUIPPED)
    state.equipped[hero].append(card)
    state.depletion[card] = CARDS[key].tokens
    state.index = None
    game.announce("trinket equipped", hero=hero, card=CARDS[key].title)
