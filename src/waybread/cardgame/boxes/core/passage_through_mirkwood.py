"""The encounter set Passage Through Mirkwood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.ability import Use, forced, response, shadow, when_revealed
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import (
    attachments_of,
    attacker,
    both,
    can_target,
    choose,
    discardable,
    itself,
    targets,
    undefended,
)
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.readiness import could_ready, ready
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import Stat
from waybread.cardgame.library import enemy, location
from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

SET = "Passage Through Mirkwood"
CORE = "Core Set"


@enemy("Forest Spider", encounter_set=SET, set_name=CORE, number=96, quantity=4, easy_quantity=4, engagement_cost=25,
       threat=2, attack=2, defense=1, hit_points=4, traits="Creature. Spider.")  # fmt: skip
class ForestSpider:
    @forced(after=On.ENGAGED, condition=itself)
    async def pounce(game: CardGame, use: Use) -> None:
        """Once it has engaged a player, this enemy has +1 attack for the rest of the round."""
        add_lasting_effect(game, use.card, Stat.ATTACK, 1, cards=[use.card], until="round")

    @shadow
    async def entangle(game: CardGame, use: Use) -> None:
        """The defending player must pick one of their attachments and discard it."""
        held = discardable(game, use, attachments_of(game, use.player))
        chosen = await choose(game, use.player, DecisionKind.DISCARD_ATTACHMENT, held, use.card)
        if chosen is not None:
            await discard(game, chosen, use.card)


@enemy("East Bight Patrol", encounter_set=SET, set_name=CORE, number=97, quantity=1, easy_quantity=1,
       engagement_cost=5, threat=3, attack=3, defense=1, hit_points=2, traits="Goblin. Orc.")  # fmt: skip
class EastBightPatrol:
    @shadow
    async def ambush(game: CardGame, use: Use) -> None:
        """+1 attack for the attacking enemy; if nobody defends, your threat rises by 3 as well."""
        add_lasting_effect(game, use.card, Stat.ATTACK, 1, cards=[attacker(game)], until="attack")
        if undefended(game):
            await raise_threat(game, use.player, 3, use.card, "shadow")


@enemy("Black Forest Bats", encounter_set=SET, set_name=CORE, number=98, quantity=1, easy_quantity=1,
       engagement_cost=15, threat=1, attack=1, defense=0, hit_points=2, traits="Creature.")  # fmt: skip
class BlackForestBats:
    @when_revealed
    async def harry(game: CardGame, use: Use) -> None:
        """Each player must pick a committed character, anybody's, and take it off the quest; it stays exhausted."""
        state = game.state
        for player in game.order():
            committed = can_target(game, use.card, state.committed)
            chosen = await choose(game, player, DecisionKind.REMOVE_FROM_QUEST, committed, use.card)
            if chosen is not None:
                state.committed.remove(chosen)
                if game.tell:
                    game.tell(
                        Event(
                            "removed from quest",
                            {**announcements.of(game, chosen), **announcements.cause(game, use.card)},
                        )
                    )


@location("Old Forest Road", encounter_set=SET, set_name=CORE, number=99, quantity=2, easy_quantity=2, threat=1,
          quest_points=3, traits="Forest.")  # fmt: skip
class OldForestRoad:
    @response(
        after=On.TRAVELLED,
        condition=itself,
        target=targets(
            lambda game, use: [each for each in game.characters(game.state.first_player) if could_ready(game, each)]
        ),
    )
    async def rest(game: CardGame, use: Use, character: int) -> None:
        """Once you have travelled here, the first player may pick one of their characters and ready it."""
        await ready(game, character, use.card)


@location("Forest Gate", encounter_set=SET, set_name=CORE, number=100, quantity=2, easy_quantity=2, threat=2,
          quest_points=4, traits="Forest.")  # fmt: skip
class ForestGate:
    @response(
        after=On.TRAVELLED,
        condition=both(itself, lambda game, use: bool(game.state.decks[game.state.first_player])),
    )
    async def look_around(game: CardGame, use: Use) -> None:
        """Once you have travelled here, 2 cards may be drawn by the first player."""
        await draw(game, game.state.first_player, 2, use.card)
