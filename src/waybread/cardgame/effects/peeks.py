"""Looking at cards that stay hidden from the others: looking is not revealing.

Who has looked at a card is noted in ``state.seen``. The note goes with the card, from a deck to a
hand or to an enemy as a shadow card, until the card is shuffled away or lies open to everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.kernel import Event
from waybread.kernel.events import Fact

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


def look(game: CardGame, player: int, cards: Sequence[int]) -> None:
    """Let one player see hidden cards."""
    seen = game.state.seen
    for card in cards:
        seen[card] = tuple(sorted({*seen.get(card, ()), player}))
    if game.tell and cards:
        secrets: dict[str, Fact] = {"ids": tuple(cards), "titles": announcements.titles(game, cards)}
        game.tell(Event("looked", {"player": player, "cards": len(cards)}, secrets, (player,)))


def look_alone(game: CardGame, player: int, cards: Sequence[int]) -> None:
    """Let one player see cards and part or order them unseen: whoever knew them loses track of which is which."""
    if len(cards) > 1:
        for card in cards:
            game.state.seen.pop(card, None)
    look(game, player, cards)
