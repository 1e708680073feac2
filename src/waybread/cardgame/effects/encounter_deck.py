"""The encounter deck: made anew when it is empty, searched, and a card laid on top of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.state import SCENARIO, Zone
from waybread.cardgame.zones.card_moves import clear_card, put, take
from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


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
