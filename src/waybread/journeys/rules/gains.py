"""Inspiration, boons and titles: what heroes gain, spend and lose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.journeys.decisions import DecisionKind
from waybread.journeys.facts import Boon, Limit
from waybread.journeys.library import CARDS
from waybread.journeys.rules import prepared_cards, windows, zones
from waybread.journeys.rules.occurrences import Occurrence, On
from waybread.journeys.state import NOBODY, Zone
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

BOONS: Final = tuple(Boon)
"""A boon as an option is its place here."""


def has_room(game: JourneyGame, hero: int) -> bool:
    """Could a hero gain inspiration (jme:48.2a)?"""
    state = game.state
    return not state.defeated[hero] and state.inspiration[hero] < game.value(hero, Limit.INSPIRATION)


async def gain_inspiration(game: JourneyGame, hero: int, amount: int = 1) -> int:
    """Gain inspiration, one after the other, up to the limit (jme:48.2a). Returns how much was gained."""
    state = game.state
    gained = 0
    for _ in range(amount):
        if not has_room(game, hero):
            break
        occurrence = Occurrence(On.INSPIRATION, hero=hero, amount=1)
        await windows.when(game, occurrence)
        if not occurrence.cancelled:
            state.inspiration[hero] += 1
            gained += 1
    if gained:
        game.announce("inspiration gained", hero=hero, amount=gained)
    return gained


async def spend_inspiration(game: JourneyGame, hero: int, amount: int = 1) -> None:
    """Spend inspiration: it goes back to the supply (jme:48.4)."""
    game.state.inspiration[hero] -= amount
    game.announce("inspiration spent", hero=hero, amount=amount)
    for _ in range(amount):
        await windows.after(game, Occurrence(On.SPEND, hero=hero, amount=1, test=game.open_test))


def discard_inspiration(game: JourneyGame, hero: int, amount: int) -> int:
    """Lose inspiration; that is no spending. Returns how much was lost."""
    lost = min(amount, game.state.inspiration[hero])
    game.state.inspiration[hero] -= lost
    if lost:
        game.announce("inspiration lost", hero=hero, amount=lost)
    return lost


def gain_boon(game: JourneyGame, hero: int, kind: Boon) -> bool:
    """Take a boon from the supply; a second copy is not gained (jme:15.3)."""
    state = game.state
    if state.defeated[hero] or game.has_boon(hero, kind):
        return False
    card = next(each for each, zone in enumerate(state.zone) if zone == Zone.SUPPLY and state.cards[each].boon == kind)
    state.zone[card] = Zone.BOON
    state.owner[card] = hero
    state.boons[hero].append(card)
    state.index = None
    game.announce("boon gained", hero=hero, boon=kind.value)
    return True


async def choose_boon(game: JourneyGame, hero: int, boons: tuple[Boon, ...] = BOONS) -> Boon | None:
    """Gain a boon of choice among those the hero lacks."""
    options = tuple(BOONS.index(each) for each in boons if not game.has_boon(hero, each))
    if not options:
        return None
    kind = BOONS[await Decision(game.seat(hero), DecisionKind.BOON, options, "jme:15.1", about=hero)]
    gain_boon(game, hero, kind)
    return kind


async def lose_boon(game: JourneyGame, hero: int, card: int, reason: str = "") -> bool:
    """Discard a boon to its pile (jme:27.3), unless something keeps it."""
    state = game.state
    occurrence = Occurrence(On.BOON_LOST, hero=hero, card=card, reason=reason, test=game.open_test)
    await windows.when(game, occurrence)
    if occurrence.keep:
        return False
    state.boons[hero].remove(card)
    state.zone[card] = Zone.SUPPLY
    state.owner[card] = NOBODY
    state.index = None
    game.announce("boon lost", hero=hero, boon=str(state.cards[card].boon))
    await windows.after(game, occurrence)
    return True


async def gain_title(game: JourneyGame, hero: int, key: str) -> None:
    """A hero takes a title and prepares it at once (jme:105.1)."""
    state = game.state
    card = zones.add_card(state, key, hero, Zone.REVEALED)
    state.titles.append(f"{hero}:{key}")
    game.announce("title gained", hero=hero, card=CARDS[key].title)
    await prepared_cards.prepare(game, hero, card)
