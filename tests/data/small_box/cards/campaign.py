"""A campaign of one scenario, with a boon and a burden that share their titles with others of the core set."""

from __future__ import annotations

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use

BOON, BURDEN = "Mendor's Support", "Scarred"


@api.card("herd:20", "The Lost Herd", hero_notes=(api.HeroNote("guide", otherwise="nobody knows the way"),))
class TheLostHerd:
    @api.rule(api.Rule.RESOLUTION)
    def earn(game: CardGame, use: Use, log: api.Log) -> api.Log:
        """When it is won, the pool gains 1 Mendor's Support for each player, and Scarred."""
        for _ in log.players:
            log = api.earn(log, BOON)
        return api.earn(log, BURDEN)


@api.card("herd:21", BOON, carries_on=True)
class MendorsSupport:
    @api.action(condition=lambda game, use: bool(game.state.decks[use.player]))
    async def call(game: CardGame, use: Use) -> None:
        """You draw a card."""
        await api.draw(game, use.player, 1, use.card)


@api.card("herd:22", BURDEN)
class Scarred:
    @api.when_revealed
    async def ache(game: CardGame, use: Use) -> None:
        """The threat of each player rises by 2."""
        for player in game.order():
            await api.raise_threat(game, player, 2, use.card)
