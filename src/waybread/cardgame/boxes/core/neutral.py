"""The neutral cards of the core set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.abilities.ability import Use, constant, response
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import both, choose, itself
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.card_draw import could_draw, draw
from waybread.cardgame.effects.damage import damageable, deal_damage
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.threat import reduce_threat
from waybread.cardgame.library import card
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

DRAW, DAMAGE, THREAT = range(3)


def _enemies(game: CardGame, use: Use) -> list[int]:
    return [each for each in game.enemies() if damageable(game, each, use.card)]


def gandalfs_choices(game: CardGame, use: Use) -> list[int]:
    """Those of the three effects that could change anything (lcg:effects.7)."""
    state = game.state
    possible = {
        DRAW: could_draw(game, use.player),
        DAMAGE: bool(_enemies(game, use)),
        THREAT: state.threat[use.player] > 0,
    }
    return [each for each, could in possible.items() if could]


@card("core:73", "Gandalf")
class Gandalf:
    @constant(after=On.ROUND_ENDS)
    async def depart(game: CardGame, use: Use) -> None:
        """Gandalf is discarded when the round ends."""
        await discard(game, use.card, use.card)

    @response(
        after=On.ENTERS_PLAY,
        condition=both(itself, lambda game, use: bool(gandalfs_choices(game, use))),
    )
    async def arrive(game: CardGame, use: Use) -> None:
        """Once Gandalf has entered play, pick one: draw 3 cards, an enemy takes 4 damage, or your threat falls by 5."""
        options = tuple(gandalfs_choices(game, use))
        chosen = await Decision(use.player, DecisionKind.EITHER, options, "lcg:effects.7", use.card)
        if chosen == DRAW:
            await draw(game, use.player, 3, use.card)
        elif chosen == THREAT:
            await reduce_threat(game, use.player, 5, use.card)
        else:
            enemy = await choose(game, use.player, DecisionKind.TARGET, _enemies(game, use), use.card, "lcg:choose.2")
            if enemy is not None:
                await deal_damage(game, enemy, 4, use.card)
