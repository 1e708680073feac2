"""Who stays exhausted in the refresh phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.payment import spend
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


async def stays_exhausted(game: CardGame, card: int) -> bool:
    """Does an effect keep a card exhausted, and does its controller not pay the price?"""
    price = sum(int(str(each)) for each in game.rulings("price to ready", card))
    if not price:
        return False
    if game.state.resources.get(card, 0) < price:
        return True
    player = game.state.controller[card]
    answer = await Decision(player, "pay to ready", (1, PASS), "lcg:step.7.2", card)
    if answer == PASS:
        return True
    await spend(game, player, price, [card], card)
    return False
