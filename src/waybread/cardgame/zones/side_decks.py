"""Decks beside the encounter deck, and pools of cards set aside, by name (lcg:side-deck.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame.state import SideDeck, Zone
from waybread.cardgame.zones.card_moves import clear_card, put, take
from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


def side_deck(game: CardGame, name: str) -> SideDeck:
    """A side deck by its name: its ``cards`` with the top card last, and its ``discards``; raises if there is none."""
    return next(each for each in game.state.side_decks if each.name == name)


def make_side_deck(
    game: CardGame,
    name: str,
    cards: Sequence[int],
    *,
    own_discards: bool = False,
    refills: bool = False,
    open: bool = False,  # noqa: A002
) -> None:
    """Make a side deck of cards, wherever they lie: a shuffled deck, or an ``open`` pool that everybody sees.

    With ``own_discards`` its cards go to a discard pile of its own, else to that of the encounter deck; one that
    ``refills`` is rebuilt from that pile as soon as it is empty.
    """
    state = game.state
    if any(each.name == name for each in state.side_decks):
        raise ValueError(f"there are two side decks named {name}")
    state.side_decks.append(SideDeck(name, own_discards=own_discards or refills, refills=refills, open=open))
    add_to_side_deck(game, name, cards)
    if game.tell:
        game.tell(Event("side deck", {"deck": name, "amount": len(cards)}))


def add_to_side_deck(game: CardGame, name: str, cards: int | Sequence[int]) -> None:
    """Shuffle cards that are out of play into a side deck, wherever they lie; then they belong to it."""
    for card in (cards,) if isinstance(cards, int) else cards:
        take(game, card)
        clear_card(game, card)
        game.state.side_deck_of[card] = name
        put(game, card, Zone.SIDE_DECK)
    shuffle_side_deck(game, name)


def shuffle_side_deck(game: CardGame, name: str) -> None:
    """Shuffle a side deck; nobody knows any more where a card of it lies."""
    state, deck = game.state, side_deck(game, name)
    if deck.open:
        return
    state.streams.shuffle(f"side deck {name}", deck.cards)
    for card in deck.cards:
        state.seen.pop(card, None)
