"""The scenario Passage Through Mirkwood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.abilities.ability import Use, constant, forced, rule, setup, when_revealed
from waybread.cardgame.abilities.modifiers import has_trait
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import choose
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.entering_play import place_in_staging
from waybread.cardgame.effects.game_end import win
from waybread.cardgame.library import quest
from waybread.cardgame.scenarios import scenario
from waybread.cardgame.secrecy import look
from waybread.cardgame.state import SCENARIO, Zone
from waybread.cardgame.zones.card_moves import put, take
from waybread.cardgame.zones.piles import search, shuffle_deck

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

TITLE = "Passage Through Mirkwood"
CORE = "Core Set"
SETS = (TITLE, "Dol Guldur Orcs", "Spiders of Mirkwood")
PASSAGE = scenario(TITLE, *SETS)
SPAWN = "Ungoliant's Spawn"


@quest(
    "Flies and Spiders",
    scenario=TITLE,
    set_name=CORE,
    number=119,
    stage=1,
    quest_points=8,
    encounter_sets=SETS,
)
class FliesAndSpiders:
    @setup
    async def begin(game: CardGame, use: Use) -> None:
        """Find a Forest Spider plus an Old Forest Road in the encounter deck and stage both; then shuffle it."""
        for title in ("Forest Spider", "Old Forest Road"):
            found = search(game, lambda card, title=title: game.title(card) == title)  # type: ignore[misc]
            if found:
                await place_in_staging(game, found[0])
        shuffle_deck(game, SCENARIO)


@quest(
    "A Fork in the Road",
    scenario=TITLE,
    set_name=CORE,
    number=120,
    stage=2,
    quest_points=2,
    encounter_sets=SETS,
)
class AForkInTheRoad:
    @forced(when=On.STAGE_DEFEATED)
    async def part(game: CardGame, use: Use) -> None:
        """As this stage is completed, chance decides which of the two Chosen Paths is next."""
        state = game.state
        if state.quest_deck:
            chosen = state.streams.pick("chance", state.quest_deck)
            for other in [each for each in state.quest_deck if each != chosen]:
                take(game, other)
                put(game, other, Zone.REMOVED)


@quest('"Don\'t Leave the Path!"', key="dont-leave-the-path", title_a="A Chosen Path", scenario=TITLE, set_name=CORE,
       number=121, stage=3, quest_points=0, encounter_sets=SETS)  # fmt: skip
class DontLeaveThePath:
    @when_revealed
    async def hunt(game: CardGame, use: Use) -> None:
        """Every player must pick a Spider card from the encounter deck or its discard pile and stage it."""
        for player in game.order():
            look(game, player, game.state.encounter_deck)
            found = search(game, lambda card: has_trait(game, card, "Spider"), discards=True)
            chosen = await choose(game, player, DecisionKind.SEARCH, found, use.card, "lcg:search.2")
            if chosen is not None:
                await place_in_staging(game, chosen)
        shuffle_deck(game, SCENARIO)

    @constant(
        after=On.DESTROYED,
        condition=lambda game, use: game.title(use.occurrence.card) == SPAWN,
    )
    async def prevail(game: CardGame, use: Use) -> None:
        """Only the defeat of Ungoliant's Spawn wins the game."""
        win(game, f"{SPAWN} was defeated")


@quest("Beorn's Path", title_a="A Chosen Path", scenario=TITLE, set_name=CORE, number=122, stage=3, quest_points=10,
       encounter_sets=SETS)  # fmt: skip
class BeornsPath:
    @rule(Rule.CANNOT_ADVANCE)
    def beset(game: CardGame, use: Use) -> bool:
        """With Ungoliant's Spawn in play this stage cannot be completed; completing it wins the game."""
        return bool(game.copies(SPAWN))
