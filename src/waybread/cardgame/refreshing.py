"""Who stays exhausted in the refresh phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame import telling
from waybread.cardgame.payment import spend
from waybread.kernel import PASS, Decision, Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


async def stays_exhausted(game: CardGame, card: int) -> bool:
    """Does an effect keep a card exhausted, and does its controller not pay the price?"""
    price = sum(int(str(each)) for each in game.rulings("price to ready", card))
    if not price:
        return False
    player = game.state.controller[card]
    pays = (
        game.state.resources.get(card, 0) >= price
        and await Decision(player, "pay to ready", (1, PASS), "lcg:step.7.2", card) != PASS
    )
    if pays:
        await spend(game, player, price, [card], card)
    if game.tell:
        facts = {**telling.of(game, card), "player": player}
        game.tell(Event("paid to ready", {**facts, "amount": price}) if pays else Event("stays exhausted", facts))
    return not pays
