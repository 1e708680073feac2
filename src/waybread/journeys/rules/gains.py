"""Inspiration, boons, trinkets and titles: what heroes gain, spend and lose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread import journeys as engine
from waybread.journeys import announcements
from waybread.journeys.facts import Boon, Limit
from waybread.journeys.library import CARDS
from waybread.journeys.rules import windows
from waybread.journeys.rules.events import Happening, On
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
        happening = Happening(On.INSPIRATION, hero=hero, amount=1)
        await windows.when(game, happening)
        if not happening.cancelled:
            state.inspiration[hero] += 1
            gained += 1
    if gained:
        announcements.tell(game, "inspiration gained", hero=hero, amount=gained)
    return gained


async def spend_inspiration(game: JourneyGame, hero: int, amount: int = 1) -> None:
    """Spend inspiration: it goes back to the supply (jme:48.4)."""
    game.state.inspiration[hero] -= amount
    announcements.tell(game, "inspiration spent", hero=hero, amount=amount)
    for _ in range(amount):
        await windows.after(game, Happening(On.SPEND, hero=hero, amount=1, test=game.open_test))


def discard_inspiration(game: JourneyGame, hero: int, amount: int) -> int:
    """Lose inspiration; that is no spending. Returns how much was lost."""
    lost = min(amount, game.state.inspiration[hero])
    game.state.inspiration[hero] -= lost
    if lost:
        announcements.tell(game, "inspiration lost", hero=hero, amount=lost)
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
    announcements.tell(game, "boon gained", hero=hero, boon=kind.value)
    return True


async def choose_boon(game: JourneyGame, hero: int, boons: tuple[Boon, ...] = BOONS) -> Boon | None:
    """Gain a boon of choice among those the hero lacks."""
    options = tuple(BOONS.index(each) for each in boons if not game.has_boon(hero, each))
    if not options:
        return None
    kind = BOONS[await Decision(game.seat(hero), "boon", options, "jme:15.1", about=hero)]
    gain_boon(game, hero, kind)
    return kind


async def lose_boon(game: JourneyGame, hero: int, card: int, reason: str = "") -> bool:
    """Discard a boon to its pile (jme:27.3), unless something keeps it."""
    state = game.state
    happening = Happening(On.BOON_LOST, hero=hero, card=card, reason=reason, test=game.open_test)
    await windows.when(game, happening)
    if happening.keep:
        return False
    state.boons[hero].remove(card)
    state.zone[card] = Zone.SUPPLY
    state.owner[card] = NOBODY
    state.index = None
    announcements.tell(game, "boon lost", hero=hero, boon=str(state.cards[card].boon))
    await windows.after(game, happening)
    return True


async def deplete(game: JourneyGame, hero: int, card: int) -> None:
    """Take one token off a trinket; without tokens it is turned face down (jme:109.5a)."""
    state = game.state
    left = state.depletion[card] - 1
    state.depletion[card] = left
    if not left:
        state.facedown.append(card)
        state.index = None
    announcements.tell(game, "depleted", hero=hero, card=game.card(card).title, left=left)
    await windows.after(game, Happening(On.DEPLETED, hero=hero, card=card))
    changed = (what for each in game.card(card).abilities for what in each.changes)
    if not game.face_up(card) and any(isinstance(what, Limit) for what in changed):
        await engine.harm.limit_lowered(game, hero)


async def choose_deplete(game: JourneyGame, hero: int, whose: int, amount: int = 1) -> int:
    """A hero chooses which equipped trinkets lose a token. Returns how many tokens went."""
    for done in range(amount):
        trinkets = tuple(each for each in game.state.equipped[whose] if game.state.depletion.get(each, 0) > 0)
        if not trinkets:
            return done
        card = await Decision(game.seat(hero), "deplete", trinkets, "jme:109.5", about=hero)
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
    card = engine.deal.add_card(state, key, hero, Zone.EQUIPPED)
    state.equipped[hero].append(card)
    state.depletion[card] = CARDS[key].tokens
    state.index = None
    announcements.tell(game, "trinket equipped", hero=hero, card=CARDS[key].title)


async def gain_title(game: JourneyGame, hero: int, key: str) -> None:
    """A hero takes a title and prepares it at once (jme:105.1)."""
    state = game.state
    card = engine.deal.add_card(state, key, hero, Zone.REVEALED)
    state.titles.append(f"{hero}:{key}")
    announcements.tell(game, "title gained", hero=hero, card=CARDS[key].title)
    await engine.prepared_cards.prepare(game, hero, card)
