"""Preparing skill cards and scouting (jme:69, jme:81)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, Final

from waybread.cards import act_options
from waybread.journeys.decisions import Act, DecisionKind, read_act
from waybread.journeys.rules import windows, zones
from waybread.journeys.rules.abilities import Moment
from waybread.journeys.rules.occurrences import Occurrence, On
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.secrecy import all_seats
from waybread.journeys.state import Zone
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

MOST_PREPARED: Final = 4
"""jme:69.4"""
_SHARED: Final = frozenset((*windows.KEYS[Moment.WHEN][On.INSPIRATION], *windows.KEYS[Moment.AFTER][On.UNPREPARE]))
"""What a scout can bring about that other heroes' text answers to: inspiration gained, a prepared card discarded."""


async def prepare(game: JourneyGame, hero: int, *cards: int) -> None:
    """Lay skill cards below the hero card; abilities answer, then the hero discards down to four (jme:69.4a, J21)."""
    state = game.state
    for card in cards:
        state.zone[card] = Zone.PREPARED
        state.prepared[hero].append(card)
        zones.refresh_index(game, card)
        game.announce("prepared", hero=hero, card=game.card(card).title)
    for card in cards:
        await windows.after(game, Occurrence(On.PREPARE, hero=hero, card=card))
    await choose_discards(game, hero, len(state.prepared[hero]) - MOST_PREPARED)


async def prepare_from_discard(game: JourneyGame, hero: int, card: int) -> None:
    """Prepare a card that lies on the discard pile."""
    game.state.discards[hero].remove(card)
    await prepare(game, hero, card)


async def discard_prepared(game: JourneyGame, hero: int, card: int) -> None:
    """A prepared card goes to its hero's discard pile, whatever the reason (jme:27.2)."""
    zones.take_prepared(game, hero, card)
    zones.discard_skill(game, hero, card)
    zones.renew_deck(game, hero)
    game.announce("discarded", hero=hero, card=game.card(card).title)
    await windows.after(game, Occurrence(On.UNPREPARE, hero=hero, card=card))


async def choose_discards(game: JourneyGame, hero: int, amount: int, about: int | None = None) -> None:
    """Discard so many prepared cards of choice, or all."""
    for _ in range(amount):
        prepared = game.state.prepared[hero]
        if not prepared:
            return
        card = await Decision(game.seat(hero), DecisionKind.DISCARD_PREPARED, tuple(prepared), "jme:69.4a", about)
        await discard_prepared(game, hero, card)


async def offer_discards(game: JourneyGame, hero: int, amount: int, about: int) -> bool:
    """A hero may discard so many prepared cards of choice, all or none. Returns whether they were."""
    prepared = game.state.prepared[hero]
    if len(prepared) < amount:
        return False
    card = await Decision(game.seat(hero), DecisionKind.DISCARD_PREPARED, (*prepared, PASS), "jme:1.6", about)
    if card == PASS:
        return False
    await discard_prepared(game, hero, card)
    await choose_discards(game, hero, amount - 1, about)
    return True


def who_scouts(game: JourneyGame, waiting: Sequence[int]) -> Decision:
    """Which hero scouts next where several do: the party says, if it can make a difference (jme:adv.conflicts.1)."""
    options = tuple(waiting) if order_matters(game) else (waiting[0],)
    return Decision(game.party_seat, DecisionKind.HERO, options, "jme:adv.conflicts.1")


def order_matters(game: JourneyGame) -> bool:
    """Can text of one hero, even on a card that is still to be drawn, answer to what another gains or discards?"""
    state = game.state
    lying = chain.from_iterable((*state.equipped, *state.prepared, *state.decks, *state.discards))
    return any(key in _SHARED for card in lying for key, _ in state.cards[card].listed)


async def scout(game: JourneyGame, hero: int, amount: int, *, rally: bool = False) -> list[int]:
    """Scout X: reveal, prepare up to one, put the rest on top or bottom (jme:81.1). Returns what was prepared."""
    state = game.state
    if state.defeated[hero]:
        return []
    occurrence = Occurrence(On.SCOUT, hero=hero, amount=amount, reason="rally" if rally else "")
    await windows.when(game, occurrence)
    revealed = [card for _ in range(occurrence.amount) if (card := zones.reveal_top(game, hero)) is not None]
    game.announce("scouted", hero=hero, cards=", ".join(game.card(each).title for each in revealed))
    seat = game.seat(hero)
    while revealed and len(occurrence.prepared) < occurrence.prepares:
        card = await Decision(seat, DecisionKind.PREPARE, (*revealed, PASS), "jme:81.1", about=hero)
        if card == PASS:
            break
        revealed.remove(card)
        occurrence.prepared.append(card)
    await prepare(game, hero, *occurrence.prepared)
    await put_back(game, hero, revealed, bottom_only=rally and game.rule_applies(Rule.SCOUTS_TO_BOTTOM, hero))
    return occurrence.prepared


async def put_back(game: JourneyGame, hero: int, cards: list[int], *, bottom_only: bool = False) -> None:
    """Put revealed cards on top or under the deck, in any order and any split (jme:81.1a, jme:81.1b)."""
    left = cards.copy()
    seen = all_seats(game.state)
    while left:
        places = act_options(Act.BOTTOM, left)
        if not bottom_only:
            places = act_options(Act.TOP, left) + places
        where, card = read_act(
            await Decision(game.seat(hero), DecisionKind.PUT_BACK, tuple(places), "jme:81.1a", about=hero)
        )
        left.remove(card)
        zones.to_deck(game, hero, card, top=where is Act.TOP, seen_by=seen)
