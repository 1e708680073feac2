"""Revealing, discarding and turning damage and fear cards (jme:22.6 to jme:22.8)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from waybread.journeys.decisions import DecisionKind
from waybread.journeys.facts import CardType, Settles
from waybread.journeys.library import CARDS
from waybread.journeys.rules import windows, zones
from waybread.journeys.rules.occurrences import Occurrence, On
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.secrecy import all_seats
from waybread.journeys.state import NOBODY, Zone
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

BOTH: Final = (CardType.DAMAGE, CardType.FEAR)


def to_bottom(game: JourneyGame, card: int) -> None:
    """A discarded damage or fear card goes under its own deck (jme:22.7a); who has seen it knows it there."""
    state = game.state
    state.zone[card] = Zone.HARM_DECK
    state.owner[card] = NOBODY
    zones.harm_deck(game, game.card(card).type).insert(0, card)


def discard(game: JourneyGame, hero: int, card: int) -> None:
    """Discard one card of a hero's, whichever way it lies."""
    state = game.state
    state.harm[hero].remove(card)
    if card in state.facedown:
        state.facedown.remove(card)
    else:
        state.known[card] = all_seats(game.state)
        zones.refresh_index(game, card)
    to_bottom(game, card)
    game.announce("healed", hero=hero, what=game.card(card).type.value)


def discard_face_up(game: JourneyGame, hero: int, card: int) -> None:
    """Discard a face-up card, unless its own text, or another's, turns it face down instead."""
    if game.rule_applies(Rule.TURNED_DOWN_INSTEAD, card):
        turn_down(game, card)
    else:
        discard(game, hero, card)


def choices(game: JourneyGame, hero: int, types: Collection[CardType] = BOTH, *, down_only: bool = False) -> list[int]:
    """What a hero may pick to discard: each face-up card, and one that stands for all face-down ones of a type."""
    found: list[int] = []
    backs: set[CardType] = set()
    for card in game.state.harm[hero]:
        type_ = game.card(card).type
        if type_ not in types:
            continue
        if game.is_face_up(card):
            if not down_only:
                found.append(card)
        elif type_ not in backs:
            backs.add(type_)
            found.append(card)
    return found


async def heal(
    game: JourneyGame,
    hero: int,
    amount: int = 1,
    types: Collection[CardType] = BOTH,
    *,
    among: Collection[int] | None = None,
    down_only: bool = False,
    optional: bool = False,
) -> None:
    """Discard so many damage or fear cards: face-up ones of choice, face-down ones at random (jme:22.7).

    They are the hero's own, or in any split those ``among`` several heroes; the hero who offers it decides.
    """
    whose = (hero,) if among is None else among
    for _ in range(amount):
        options = [each for who in whose for each in choices(game, who, types, down_only=down_only)]
        if not options:
            return
        asked = (*options, PASS) if optional else tuple(options)
        chosen = await Decision(game.seat(hero), DecisionKind.HEAL, asked, "jme:22.7", about=hero)
        if chosen == PASS:
            return
        heal_chosen(game, game.holder(chosen), chosen)


def heal_chosen(game: JourneyGame, hero: int, chosen: int) -> None:
    """Discard what was picked among ``choices``: a face-up card, or a random one of the face-down ones."""
    if game.is_face_up(chosen):
        discard_face_up(game, hero, chosen)
    elif (card := pick_face_down(game, hero, (game.card(chosen).type,))) is not None:
        discard(game, hero, card)


def face_down(game: JourneyGame, hero: int, types: Collection[CardType] = BOTH) -> list[int]:
    """A hero's face-down damage or fear cards."""
    return [each for each in game.state.harm[hero] if not game.is_face_up(each) and game.card(each).type in types]


def pick_face_down(
    game: JourneyGame, hero: int, types: Collection[CardType] = BOTH, among: Collection[int] | None = None
) -> int | None:
    """A random face-down card (jme:22.7c), or None: they are mixed, so that nobody can tell which is which."""
    state = game.state
    lying = [each for each in face_down(game, hero, types) if among is None or each in among]
    if len(lying) > 1:
        keys = [state.identity[each] for each in lying]
        state.streams.shuffle("harm", keys)
        for card, key in zip(lying, keys, strict=True):
            state.identity[card] = key
            state.cards[card] = CARDS[key]
            state.known.pop(card, None)
    return lying[0] if lying else None


async def turn_up(game: JourneyGame, hero: int, type_: CardType, amount: int = 1) -> None:
    """Turn up this many of the cards that lie face down now, at random, and resolve them one by one (jme:22.8)."""
    left = face_down(game, hero, (type_,))  # not what comes face down, or comes back, while they are resolved
    for _ in range(amount):
        card = pick_face_down(game, hero, (type_,), left)
        if card is None:
            return
        left.remove(card)
        game.state.facedown.remove(card)
        game.state.harm[hero].remove(card)
        await reveal(game, hero, card)


def turn_down(game: JourneyGame, card: int) -> None:
    """Turn a face-up card face down; everybody has seen it."""
    state = game.state
    state.facedown.append(card)
    state.known[card] = all_seats(game.state)
    zones.refresh_index(game, card)
    game.announce("turned down", card=game.card(card).title)


def face_up_choices(game: JourneyGame, hero: int, types: Collection[CardType] = BOTH) -> list[int]:
    """A hero's face-up cards."""
    return [each for each in choices(game, hero, types) if game.is_face_up(each)]


async def choose_turn_down(
    game: JourneyGame,
    hero: int,
    amount: int = 1,
    types: Collection[CardType] = BOTH,
    *,
    among: Collection[int] | None = None,
    optional: bool = False,
) -> None:
    """Turn so many face-up cards of choice face down: the hero's own, or any ``among`` those of several heroes."""
    whose = (hero,) if among is None else among
    for _ in range(amount):
        options = [each for who in whose for each in face_up_choices(game, who, types)]
        if not options:
            return
        asked = (*options, PASS) if optional else tuple(options)
        chosen = await Decision(game.seat(hero), DecisionKind.TURN_DOWN, asked, "jme:22.6", about=hero)
        if chosen == PASS:
            return
        turn_down(game, chosen)


async def reveal(game: JourneyGame, hero: int, card: int) -> None:
    """Reveal a damage or fear card, resolve it and keep or discard it as it says (jme:22.3)."""
    state = game.state
    printed = game.card(card)
    state.zone[card] = Zone.LIMBO
    game.announce("suffered", hero=hero, what=printed.type.value, card=printed.title, id=card)
    if printed.settles is Settles.STAY:
        state.zone[card] = Zone.HARM
        state.harm[hero].append(card)
        zones.refresh_index(game, card)
    await windows.when(game, Occurrence(On.REVEALED, hero=hero, card=card))
    if state.zone[card] != Zone.LIMBO:
        return
    state.known[card] = all_seats(game.state)
    if printed.settles is Settles.DISCARD:
        to_bottom(game, card)
    else:
        state.zone[card] = Zone.HARM
        state.harm[hero].append(card)
        state.facedown.append(card)
