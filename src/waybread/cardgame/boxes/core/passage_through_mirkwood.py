"""The scenario Passage Through Mirkwood, and the encounter set of that name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.ability import Use, constant, forced, response, rule, setup, shadow, when_revealed
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.modifiers import has_trait
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
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.entering_play import place_in_staging
from waybread.cardgame.effects.game_end import win
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.readiness import could_ready, ready
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import Stat
from waybread.cardgame.library import card
from waybread.cardgame.relevance import its_targets, readies
from waybread.cardgame.scenarios import scenario
from waybread.cardgame.secrecy import look
from waybread.cardgame.state import SCENARIO, Zone
from waybread.cardgame.zones.card_moves import put, take
from waybread.cardgame.zones.piles import search, shuffle_deck
from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

TITLE = "Passage Through Mirkwood"
scenario(
    TITLE,
    *(TITLE, "Dol Guldur Orcs", "Spiders of Mirkwood"),
    number=1,
    about="A message has to go through the dark forest. Spiders, roads that wander, and three stages: the right one "
    "for a first game.",
    note="good for a first game",
    difficulty=1,
    emblem="tree",
)
SPAWN = "Ungoliant's Spawn"


@card("core:119", "Flies and Spiders")
class FliesAndSpiders:
    @setup
    async def begin(game: CardGame, use: Use) -> None:
        """Find a Forest Spider plus an Old Forest Road in the encounter deck and stage both; then shuffle it."""
        for title in ("Forest Spider", "Old Forest Road"):
            found = search(game, lambda card, title=title: game.title(card) == title)  # type: ignore[misc]
            if found:
                await place_in_staging(game, found[0])
        shuffle_deck(game, SCENARIO)


@card("core:120", "A Fork in the Road")
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


@card("core:121", '"Don\'t Leave the Path!"')
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


@card("core:122", "Beorn's Path")
class BeornsPath:
    @rule(Rule.CANNOT_ADVANCE)
    def beset(game: CardGame, use: Use) -> bool:
        """With Ungoliant's Spawn in play this stage cannot be completed; completing it wins the game."""
        return bool(game.copies(SPAWN))


@card("core:96", "Forest Spider")
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


@card("core:97", "East Bight Patrol")
class EastBightPatrol:
    @shadow
    async def ambush(game: CardGame, use: Use) -> None:
        """+1 attack for the attacking enemy; if nobody defends, your threat rises by 3 as well."""
        add_lasting_effect(game, use.card, Stat.ATTACK, 1, cards=[attacker(game)], until="attack")
        if undefended(game):
            await raise_threat(game, use.player, 3, use.card, "shadow")


@card("core:98", "Black Forest Bats")
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


@card("core:99", "Old Forest Road")
class OldForestRoad:
    @response(
        after=On.TRAVELLED,
        condition=itself,
        target=targets(
            lambda game, use: [each for each in game.characters(game.state.first_player) if could_ready(game, each)]
        ),
        matters=readies(its_targets),
    )
    async def rest(game: CardGame, use: Use, character: int) -> None:
        """Once you have travelled here, the first player may pick one of their characters and ready it."""
        await ready(game, character, use.card)


@card("core:100", "Forest Gate")
class ForestGate:
    @response(
        after=On.TRAVELLED,
        condition=both(itself, lambda game, use: bool(game.state.decks[game.state.first_player])),
    )
    async def look_around(game: CardGame, use: Use) -> None:
        """Once you have travelled here, 2 cards may be drawn by the first player."""
        await draw(game, game.state.first_player, 2, use.card)
