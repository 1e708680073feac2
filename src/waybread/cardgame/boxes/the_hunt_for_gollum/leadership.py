"""The sphere Leadership."""

from __future__ import annotations

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use


def _bearers(game: CardGame, use: Use) -> list[int]:
    """Return the heroes whose attack changes when it moves: its host and every hero it may move to."""
    return [api.host(game, use), *api.its_targets(game, use)]


def _always(game: CardGame, use: Use) -> bool:
    """It stays where it goes."""
    return True


@api.card("hfg:2", "Dúnedain Mark")
class DunedainMark:
    attaches = api.rule(api.Rule.ATTACHES_TO)(api.to_a_hero)

    @api.modifier(api.Stat.ATTACK)
    def strengthen(game: CardGame, use: Use, card: int) -> int:
        """Its bearer has +1 attack."""
        return 1 if card == api.host(game, use) else 0

    @api.action(
        cost=[api.Spend(1, pool=api.host_pool)],
        target=api.targets(lambda game, use: api.new_hosts(game, use.card, use.player)),
        matters=api.Relevance(_always, api.changes(api.Stat.ATTACK, of=_bearers, until="round").waits),
    )
    async def hand_on(game: CardGame, use: Use, hero: int) -> None:
        """Pay 1 from its bearer's pool: this attachment goes to another hero of your choice."""
        await api.attach(game, use.card, hero, use.player)


@api.card("hfg:3", "Campfire Tales")
class CampfireTales:
    @api.action(condition=lambda game, use: any(api.could_draw(game, each) for each in game.order()), matters=api.DRAWS)
    async def gather_round(game: CardGame, use: Use) -> None:
        """Every player gets 1 card from their deck."""
        await api.draw(game, game.order(), 1, use.card)
