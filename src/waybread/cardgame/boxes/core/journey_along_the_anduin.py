"""The encounter set Journey Along the Anduin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.abilities.ability import Use, forced, rule, shadow, when_revealed
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import attacker, itself, undefended
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.progress import remove_progress
from waybread.cardgame.effects.reveals import reveal_top
from waybread.cardgame.effects.shadow_cards import deal_shadow
from waybread.cardgame.library import enemy, location, treachery
from waybread.cardgame.state import Zone

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

SET = "Journey Along the Anduin"
CORE = "Core Set"


@enemy("Misty Mountain Goblins", encounter_set=SET, set_name=CORE, number=111, quantity=3, easy_quantity=3,
       engagement_cost=15, threat=2, attack=2, defense=1, hit_points=3, traits="Goblin. Orc.")  # fmt: skip
class MistyMountainGoblins:
    @forced(after=On.ENEMY_ATTACKED, condition=itself)
    async def hold_up(game: CardGame, use: Use) -> None:
        """Once this enemy has attacked, the current quest loses 1 progress."""
        await remove_progress(game, game.state.quest, 1)

    @shadow
    async def delay(game: CardGame, use: Use) -> None:
        """The current quest loses 1 progress, or 3 if nobody defends."""
        await remove_progress(game, game.state.quest, 3 if undefended(game) else 1)


@treachery("Massing at Night", encounter_set=SET, set_name=CORE, number=112, quantity=1, easy_quantity=0)
class MassingAtNight:
    @when_revealed
    async def gather(game: CardGame, use: Use) -> None:
        """As many more encounter cards are revealed as there are players in the game."""
        await reveal_top(game, len(game.order()))

    @shadow
    async def swarm(game: CardGame, use: Use) -> None:
        """The attacking enemy is dealt as many more shadow cards as there are players in the game."""
        for _ in game.order():
            await deal_shadow(game, attacker(game))


@location("Banks of the Anduin", encounter_set=SET, set_name=CORE, number=113, quantity=2, easy_quantity=2, threat=1,
          quest_points=3, traits="Riverland.")  # fmt: skip
class BanksOfTheAnduin:
    @rule(Rule.DESTINATION)
    def flow_on(game: CardGame, use: Use, card: int) -> Zone | None:
        """When it leaves play, this location goes back on top of the encounter deck rather than to the discards."""
        return Zone.ENCOUNTER_DECK if card == use.card else None


@location("Gladden Fields", encounter_set=SET, set_name=CORE, number=114, quantity=3, easy_quantity=1, threat=3,
          quest_points=3, traits="Marshland.", keywords="Victory 3.")  # fmt: skip
class GladdenFields:
    @rule(Rule.EXTRA_REFRESH_THREAT)
    def slow_down(game: CardGame, use: Use) -> int:
        """As long as this is the active location, the refresh phase raises each player's threat by 1 more."""
        return int(game.state.active_location == use.card)
