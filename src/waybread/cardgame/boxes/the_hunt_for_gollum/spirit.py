"""The sphere Spirit."""

from __future__ import annotations

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use


@api.card("hfg:6", "Westfold Horse-Breaker")
class WestfoldHorseBreaker:
    @api.action(
        cost=api.DISCARD_ME,
        target=api.targets(lambda game, use: [each for each in game.heroes() if api.could_ready(game, each)]),
        matters=api.readies(api.its_targets),
    )
    async def bring_a_horse(game: CardGame, use: Use, hero: int) -> None:
        """Discard this ally: any hero of your choice is readied."""
        await api.ready(game, hero, use.card)


@api.card("hfg:7", "Mustering the Rohirrim")
class MusteringTheRohirrim:
    @api.action(condition=lambda game, use: bool(game.state.decks[use.player]))
    async def muster(game: CardGame, use: Use) -> None:
        """Look through your top 10 cards and take 1 Rohan ally if you like; your deck is then shuffled."""
        await api.search_deck(
            game,
            use.player,
            use.card,
            lambda card: api.has_trait(game, card, "Rohan") and game.type_of(card) is api.CardType.ALLY,
            top=10,
        )
