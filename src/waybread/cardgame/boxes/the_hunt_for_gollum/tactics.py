"""The sphere Tactics."""

from __future__ import annotations

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use


@api.card("hfg:4", "Winged Guardian")
class WingedGuardian:
    @api.rule(api.Rule.CANNOT_HAVE_ATTACHMENTS)
    def fly_unburdened(game: CardGame, use: Use, card: int, attachment: int) -> bool:
        """Nothing with Restricted can be attached to this ally."""
        return card == use.card and bool(api.keyword(game, attachment, api.Keyword.RESTRICTED))

    @api.forced(after=api.On.ENEMY_ATTACKED, condition=lambda game, use: use.card in use.occurrence.cards)
    async def fly_off(game: CardGame, use: Use) -> None:
        """Once an attack that this ally defended is over, this ally is discarded unless you pay 1 Tactics."""
        price = api.Spend(1, sphere=api.Sphere.TACTICS)
        if await api.someone_pays(game, use, price, [use.player]) is None:
            await api.discard(game, use.card, use.card)


@api.card("hfg:5", "The Eagles Are Coming!")
class TheEaglesAreComing:
    @api.action(condition=lambda game, use: bool(game.state.decks[use.player]))
    async def call(game: CardGame, use: Use) -> None:
        """Look through your top 5 cards and take as many Eagle cards as you like; your deck is then shuffled."""
        await api.search_deck(
            game, use.player, use.card, lambda card: api.has_trait(game, card, "Eagle"), top=5, most=5
        )
