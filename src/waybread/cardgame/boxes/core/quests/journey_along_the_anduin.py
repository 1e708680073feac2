"""The scenario Journey Along the Anduin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.abilities.ability import Use, rule, setup, when_revealed
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.entering_play import place_in_staging
from waybread.cardgame.effects.reveals import reveal_top
from waybread.cardgame.library import quest
from waybread.cardgame.scenarios import scenario
from waybread.cardgame.state import SCENARIO
from waybread.cardgame.zones.piles import search, shuffle_deck

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

TITLE = "Journey Along the Anduin"
CORE = "Core Set"
SETS = (TITLE, "Dol Guldur Orcs", "Sauron's Reach", "Wilderlands")
ANDUIN = scenario(TITLE, *SETS)
TROLL = "Hill Troll"
UNDER_WAY = "ambush under way"
"""Noted while the ambush of stage 3 is still being revealed: nothing is won before that."""


@quest("To the River...", scenario=TITLE, set_name=CORE, number=126, stage=1, quest_points=8, encounter_sets=SETS)
class ToTheRiver:
    @setup
    async def begin(game: CardGame, use: Use) -> None:
        """Every player reveals 1 encounter card, which is staged as usual."""
        await reveal_top(game, len(game.order()))

    @when_revealed
    async def meet_the_troll(game: CardGame, use: Use) -> None:
        """Unless a Hill Troll is in play, find 1 in the encounter deck and stage it. Shuffle that deck."""
        found = [] if game.copies(TROLL) else search(game, lambda card: game.title(card) == TROLL)
        if found:
            await place_in_staging(game, found[0])
        shuffle_deck(game, SCENARIO)

    @rule(Rule.CANNOT_ADVANCE)
    def beset(game: CardGame, use: Use) -> bool:
        """With a Hill Troll in play this stage cannot be completed."""
        return bool(game.copies(TROLL))


@quest("Anduin Passage", scenario=TITLE, set_name=CORE, number=127, stage=2, quest_points=16, encounter_sets=SETS)
class AnduinPassage:
    @rule(Rule.EXTRA_REVEALS)
    def drift(game: CardGame, use: Use) -> int:
        """1 more encounter card is revealed in each quest phase."""
        return 1

    @rule(Rule.NO_ENGAGEMENT_CHECKS)
    def keep_to_the_raft(game: CardGame, use: Use) -> bool:
        """Engagement checks are not made, but every player may still engage 1 enemy of their choice."""
        return True


@quest("Ambush on the Shore", scenario=TITLE, set_name=CORE, number=128, stage=3, quest_points=0, encounter_sets=SETS)
class AmbushOnTheShore:
    @when_revealed
    async def ambush(game: CardGame, use: Use) -> None:
        """Twice as many encounter cards are revealed and staged as there are players."""
        game.state.notes[UNDER_WAY] = 1
        await reveal_top(game, 2 * len(game.order()))
        del game.state.notes[UNDER_WAY]

    @rule(Rule.SKIP_STAGING)
    def land(game: CardGame, use: Use) -> bool:
        """From now on the staging step is left out of every quest phase."""
        return True

    @rule(Rule.WINS)
    def prevail(game: CardGame, use: Use) -> bool:
        """Once no enemy is in play, the game is won."""
        return not game.enemies() and UNDER_WAY not in game.state.notes
