"""The neutral cards of the core set."""

from __future__ import annotations

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use

DRAW, DAMAGE, THREAT = range(3)


def _enemies(game: CardGame, use: Use) -> list[int]:
    return [each for each in game.enemies() if api.damageable(game, each, use.card)]


def gandalfs_choices(game: CardGame, use: Use) -> list[int]:
    """Those of the three effects that could change anything (lcg:effects.7)."""
    state = game.state
    possible = {
        DRAW: api.could_draw(game, use.player),
        DAMAGE: bool(_enemies(game, use)),
        THREAT: state.threat[use.player] > 0,
    }
    return [each for each, could in possible.items() if could]


@api.card("core:73", "Gandalf")
class Gandalf:
    @api.constant(after=api.On.ROUND_ENDS)
    async def depart(game: CardGame, use: Use) -> None:
        """Gandalf is discarded when the round ends."""
        await api.discard(game, use.card, use.card)

    @api.response(
        after=api.On.ENTERS_PLAY,
        condition=api.both(api.itself, lambda game, use: bool(gandalfs_choices(game, use))),
    )
    async def arrive(game: CardGame, use: Use) -> None:
        """Once Gandalf has entered play, pick one: draw 3 cards, an enemy takes 4 damage, or your threat falls by 5."""
        effects = ("Draw 3 cards", "Deal 4 damage to an enemy", "Lower your threat by 5")
        chosen = await api.either(use, *effects, possible=gandalfs_choices(game, use))
        if chosen == DRAW:
            await api.draw(game, use.player, 3, use.card)
        elif chosen == THREAT:
            await api.reduce_threat(game, use.player, 5, use.card)
        else:
            enemy = await api.choose(
                game, use.player, api.DecisionKind.TARGET, _enemies(game, use), use.card, "lcg:choose.2"
            )
            if enemy is not None:
                await api.deal_damage(game, enemy, 4, use.card)
