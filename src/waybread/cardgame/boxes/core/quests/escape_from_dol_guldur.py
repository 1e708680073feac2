"""The scenario Escape from Dol Guldur."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.abilities.ability import (
    Ability,
    Use,
    constant,
    forced,
    response,
    rule,
    setup,
    when_revealed,
)
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.selectors import both, itself
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.windows import after_window, when_window
from waybread.cardgame.boxes.core.escape_from_dol_guldur import NAZGUL, call_orc_guards
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.reveals import guard, reveal
from waybread.cardgame.facts import CardType
from waybread.cardgame.library import quest
from waybread.cardgame.scenarios import scenario
from waybread.cardgame.state import SCENARIO, Zone
from waybread.cardgame.zones.card_moves import put, take
from waybread.cardgame.zones.piles import search, shuffle_deck
from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

TITLE = "Escape from Dol Guldur"
CORE = "Core Set"
SETS = (TITLE, "Dol Guldur Orcs", "Spiders of Mirkwood")
ESCAPE = scenario(TITLE, *SETS)
OBJECTIVES = 3

# What the scenario remembers: who was taken, that he was rescued, and in which round an ally was last played.
_TAKEN = "prisoner"
_RESCUED = "prisoner rescued"
_ALLY = "ally played in round"


def prisoner(game: CardGame) -> int | None:
    """The hero who lies face down, a prisoner."""
    state = game.state
    hero = state.notes.get(_TAKEN, -1)
    return hero if hero in state.facedown else None


def has_prisoner(game: CardGame, use: Use) -> bool:
    """Is there a prisoner to rescue?"""
    return prisoner(game) is not None


def claimed(game: CardGame) -> list[int]:
    """The objectives of this scenario that the players have; one with a guard is attached to the guard, not theirs."""
    state = game.state
    return [each for each in state.host if state.cards[each].scenario == TITLE and state.controller[each] != SCENARIO]


def _plays_ally(game: CardGame, use: Use) -> bool:
    return game.card(use.occurrence.card).type is CardType.ALLY


async def _count_ally(game: CardGame, use: Use) -> None:
    """The players together can play only 1 ally in each round."""
    game.state.notes[_ALLY] = game.state.round


def _no_second_ally(game: CardGame, use: Use, card: int, player: int) -> bool:
    """Putting an ally into play is not playing it."""
    return game.card(card).type is CardType.ALLY and game.state.notes.get(_ALLY) == game.state.round


def _prisoner_lost(game: CardGame, use: Use) -> bool:
    """If the player whose hero is the prisoner is eliminated, nobody can be rescued and the game is lost."""
    return _TAKEN in game.state.notes and _RESCUED not in game.state.notes and prisoner(game) is None


_counting: Ability = constant(after=On.PLAYED, condition=_plays_ally)(_count_ally)
_limit: Ability = rule(Rule.CANNOT_PLAY)(_no_second_ally)
_loss: Ability = rule(Rule.LOSES)(_prisoner_lost)


@quest("The Necromancer's Tower", scenario=TITLE, set_name=CORE, number=123, stage=1, quest_points=9,
       encounter_sets=SETS)  # fmt: skip
class TheNecromancersTower:
    @setup
    async def begin(game: CardGame, use: Use) -> None:
        """Reveal and stage the 3 objectives, and set the Nazgûl of Dol Guldur aside.

        Then the encounter deck is shuffled, and each objective gets its guard.
        """
        objectives = search(game, lambda card: game.card(card).type is CardType.OBJECTIVE)
        for each in objectives:  # revealed, so that Guarded works; but the guards come when the deck is shuffled
            await reveal(game, each, guarding=False)
        for each in search(game, lambda card: game.title(card) == NAZGUL):
            take(game, each)
            put(game, each, Zone.ASIDE)
        shuffle_deck(game, SCENARIO)
        for each in objectives:
            await guard(game, each)

    @when_revealed
    async def take_prisoner(game: CardGame, use: Use) -> None:
        """Chance picks 1 hero of any player, who is turned face down: the prisoner.

        Until rescued, the prisoner can be neither used nor damaged, and collects no resources.
        """
        state = game.state
        heroes = game.heroes()
        if heroes:
            taken = Occurrence(On.TAKEN_PRISONER, card=state.streams.pick("chance", heroes), source=use.card)
            await when_window(game, taken)  # a campaign knows the prisoner beforehand
            hero = taken.card
            state.notes[_TAKEN] = hero
            state.facedown[hero] = True
            state.index = None
            if game.tell:
                game.tell(Event("taken prisoner", {"card": hero, "title": game.title(hero)}))
            await after_window(game, taken)

    count_ally = _counting
    one_ally = _limit
    lost = _loss

    @rule(Rule.CANNOT_ADVANCE)
    def locked_in(game: CardGame, use: Use) -> bool:
        """The players cannot go on unless 1 objective or more is theirs."""
        return not claimed(game)


@quest("Through the Caverns", scenario=TITLE, set_name=CORE, number=124, stage=2, quest_points=15, encounter_sets=SETS)
class ThroughTheCaverns:
    @response(after=On.PROGRESS_PLACED, condition=both(itself, has_prisoner))
    async def rescue(game: CardGame, use: Use) -> None:
        """After progress is placed here, turn the prisoner face up: that hero is rescued, and takes 1 damage."""
        state = game.state
        hero = prisoner(game)
        if hero is None:
            return
        rescued = Occurrence(On.RESCUED, card=hero, player=state.controller[hero], source=use.card)
        if not await when_window(game, rescued):
            return
        state.notes[_RESCUED] = 1
        del state.facedown[hero]
        state.index = None
        if game.tell:
            game.tell(Event("rescued", {"card": hero, "title": game.title(hero)}))
        await deal_damage(game, hero, 1, use.card)
        await after_window(game, rescued)

    count_ally = _counting
    one_ally = _limit
    lost = _loss

    @rule(Rule.CANNOT_ADVANCE)
    def locked_in(game: CardGame, use: Use) -> bool:
        """The players cannot go on unless the prisoner is rescued and all 3 objectives are theirs."""
        return _RESCUED not in game.state.notes or len(claimed(game)) < OBJECTIVES


@quest("Out of the Dungeons", scenario=TITLE, set_name=CORE, number=125, stage=3, quest_points=7, encounter_sets=SETS)
class OutOfTheDungeons:
    @forced(
        after=On.PHASE_BEGINS,
        condition=lambda game, use: use.occurrence.reason == "quest",
    )
    async def raise_the_alarm(game: CardGame, use: Use) -> None:
        """As each quest phase begins, every player is engaged by an Orc Guard: the next card of their own deck.

        It lies face down, is an enemy with 1 attack, 1 defense and 1 hit point, and counts as coming from the
        staging area.
        """
        await call_orc_guards(game)

    @rule(Rule.CANNOT_ADVANCE)
    def hunted(game: CardGame, use: Use) -> bool:
        """With the Nazgûl of Dol Guldur in play this stage cannot be completed; completing it wins the game."""
        return bool(game.copies(NAZGUL))
