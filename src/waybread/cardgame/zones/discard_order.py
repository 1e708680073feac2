"""The order in which cards enter a discard pile together: their owner's choice (lcg:discard.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.facts import CardType
from waybread.cardgame.library import CARDS
from waybread.cardgame.state import SCENARIO
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


async def arrange(game: CardGame, cards: Sequence[int]) -> None:
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
