"""What events say of cards: ids with titles, so that whoever hears of it needs no game to look them up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame.facts import X
from waybread.cardgame.secrecy import is_lost
from waybread.kernel import Event, Fact

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


def of(game: CardGame, card: int) -> dict[str, Fact]:
    """One card."""
    return {"card": card, "title": game.title(card)}


def stage(game: CardGame, card: int) -> dict[str, Fact]:
    """A stage, of which nobody knows more than side A while that is up (lcg:quest-deck.1)."""
    return {"card": -1, "title": game.card(card).title_a} if card in game.state.facedown else of(game, card)


def ability(game: CardGame, card: int, slot: int) -> dict[str, Fact]:
    """One ability of a card, by what the card is at the moment."""
    return {**of(game, card), "key": game.card(card).key, "slot": slot}


def all_of(game: CardGame, cards: Sequence[int]) -> dict[str, Fact]:
    """Several cards."""
    return {"cards": tuple(cards), "titles": titles(game, cards)}


def titles(game: CardGame, cards: Sequence[int]) -> str:
    """Their titles, one to a line."""
    return "\n".join(map(game.title, cards))


def cause(game: CardGame, source: int) -> dict[str, Fact]:
    """The card that caused something, if one did and it has not been shuffled away since."""
    if source < 0 or is_lost(game.state, source):
        return {}
    return {"source": source, "source title": game.title(source)}


def played(game: CardGame, card: int, player: int, paid: Sequence[int], x: int = 0) -> Event:
    """A card has been played, now that all see which; ``paid`` names the hero for each resource."""
    pools = list(dict.fromkeys(paid))
    facts: dict[str, Fact] = {
        **of(game, card),
        "player": player,
        "payers": tuple(pools),
        "payer titles": titles(game, pools),
        "amounts": tuple(paid.count(each) for each in pools),
    }
    return Event("played", {**facts, "x": x} if game.card(card).cost == X else facts)


def to_hand(game: CardGame, card: int, player: int, knowers: Sequence[int]) -> Event:
    """A card that not everybody knows has gone to a player's hand."""
    return Event("to hand", {"player": player}, of(game, card), tuple(dict.fromkeys(knowers)))
