"""Decks and discard piles: shuffled, made anew, searched, and the order of what enters a discard pile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.facts import CardType
from waybread.cardgame.library import CARDS
from waybread.cardgame.state import SCENARIO, CardState, Zone
from waybread.cardgame.zones.card_moves import clear_card, put, take
from waybread.kernel import Decision, Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


def discard_pile(state: CardState, card: int) -> Zone:
    """The discard pile of the deck that a card came from (lcg:discard.3)."""
    return Zone.ENCOUNTER_DISCARD if state.owner[card] == SCENARIO else Zone.DISCARD


def shuffle_deck(game: CardGame, owner: int) -> None:
    """Shuffle a player's deck, or the encounter deck."""
    state = game.state
    if owner == SCENARIO:
        state.streams.shuffle("encounter deck", state.encounter_deck)
        cards = state.encounter_deck
    else:
        state.streams.shuffle(f"deck {owner}", state.decks[owner])
        cards = state.decks[owner]
    if state.seen:
        for card in cards:
            state.seen.pop(card, None)
    if game.tell:
        game.tell(Event("shuffled", {"player": owner, "setup": state.phase == "setup"}))


def refill_encounter_deck(game: CardGame) -> None:
    """An encounter deck found empty in the quest phase is made anew from its discard pile (L24)."""
    state = game.state
    if state.phase == "quest" and not state.encounter_deck and state.encounter_discard:
        for card in state.encounter_discard:
            state.zone[card] = Zone.ENCOUNTER_DECK
        state.encounter_deck, state.encounter_discard = (
            state.encounter_discard,
            state.encounter_deck,
        )
        state.streams.shuffle("encounter deck", state.encounter_deck)
        if game.tell:
            game.tell(Event("encounter deck reshuffled", {"cards": len(state.encounter_deck)}))


def lay_on_deck(game: CardGame, card: int) -> None:
    """Put an encounter card that is out of play on top of the encounter deck, where everybody knows it."""
    if game.tell:
        game.tell(Event("on deck", {**announcements.of(game, card), "player": SCENARIO}))
    take(game, card)
    clear_card(game, card)
    put(game, card, Zone.ENCOUNTER_DECK)
    game.state.seen[card] = tuple(game.players)


def search(game: CardGame, wanted: Callable[[int], bool], *, discards: bool = False) -> list[int]:
    """Cards of the encounter deck (and its pile) that fit; looking moves nothing (lcg:search.3)."""
    state = game.state
    places = state.encounter_deck + (state.encounter_discard if discards else [])
    return [each for each in places if wanted(each)]


async def order_discards(game: CardGame, cards: Sequence[int]) -> None:
    """Have owners order what has just entered their discard piles at the same time, the topmost last.

    They are asked only where it may matter: in games with a card that minds the order of a pile, and not for events
    alone, since no card looks for the topmost event. No card minds the order of the encounter discard pile unless it
    belongs to the scenario itself.
    """
    state = game.state
    piles = ((SCENARIO, state.encounter_discard), *((each, state.discards[each]) for each in game.order()))
    for owner, pile in piles:
        placed = [each for each in dict.fromkeys(cards) if each in pile]
        if len({state.identity[each] for each in placed}) < 2 or not _order_matters(game, owner, placed):
            continue
        player = state.first_player if owner == SCENARIO else owner  # L25
        slots = sorted(pile.index(each) for each in placed)
        ordered: list[int] = []
        while len({state.identity[each] for each in placed}) > 1:  # the order of copies of one card cannot matter
            ordered.append(await Decision(player, DecisionKind.NEXT_ON_THE_PILE, tuple(placed), "lcg:discard.6"))
            placed.remove(ordered[-1])
        for slot, card in zip(slots, [*ordered, *placed], strict=True):
            pile[slot] = card


def _order_matters(game: CardGame, owner: int, cards: Sequence[int]) -> bool:
    state = game.state
    if all(state.cards[each].type is CardType.EVENT for each in cards):
        return False
    minding = [card for card, key in enumerate(state.identity) if CARDS[key].minds_discard_order]
    return any((state.owner[card] == SCENARIO) == (owner == SCENARIO) for card in minding)
