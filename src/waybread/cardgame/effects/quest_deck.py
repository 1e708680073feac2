"""Quest decks that are shuffled or drawn from: which stage comes next (lcg:quest-deck.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.progress import leave_stage, reveal_stage
from waybread.cardgame.state import Zone
from waybread.cardgame.zones.card_moves import clear_card, put, take
from waybread.kernel import Decision, Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


async def bypass_stage(game: CardGame) -> None:
    """Put the current stage at the bottom of the quest deck; the next one comes up (lcg:quest-deck.3)."""
    if game.tell:
        game.tell(Event("stage bypassed", announcements.stage(game, game.state.quest)))
    await leave_stage(game, Zone.QUEST_DECK, "left", top=False)
    await reveal_stage(game, game.state.quest_deck[-1])


async def shuffle_into_quest_deck(game: CardGame, stages: int | Sequence[int]) -> None:
    """Shuffle stages into the quest deck, from wherever they lie; for the current one the next stage comes up."""
    state = game.state
    for stage in (stages,) if isinstance(stages, int) else stages:
        if game.tell:
            game.tell(Event("stage to deck", announcements.stage(game, stage)))
        if stage == state.quest:
            await leave_stage(game, Zone.QUEST_DECK, "left")
        else:
            take(game, stage)
            clear_card(game, stage)
            put(game, stage, Zone.QUEST_DECK)
    state.streams.shuffle("quest deck", state.quest_deck)
    for stage in state.quest_deck:
        state.seen.pop(stage, None)
    if state.quest < 0:
        await reveal_stage(game, state.quest_deck[-1])


def draw_stage(game: CardGame, number: int, *, others: Zone = Zone.REMOVED) -> int:
    """Draw one of the stages of a number in the quest deck at random, and lay it on top; returns it.

    The ``others`` of that number leave the game, or stay in the quest deck.
    """
    state = game.state
    able = [each for each in state.quest_deck if game.card(each).stage == number]
    drawn: int = state.streams.pick("chance", able)
    for each in able:
        if each != drawn and others is not Zone.QUEST_DECK:
            take(game, each)
            put(game, each, others)
    take(game, drawn)
    put(game, drawn, Zone.QUEST_DECK)
    return drawn


async def choose_stage(game: CardGame, player: int, about: int, top: int = 2) -> int | None:
    """Reveal the top stages of the quest deck, of which a player chooses one; the others go to the bottom."""
    state = game.state
    able = tuple(reversed(state.quest_deck[-top:]))
    if not able:
        return None
    for each in able:
        state.seen[each] = tuple(game.players)
    if game.tell:
        game.tell(Event("stages shown", announcements.all_of(game, able)))
    chosen = able[0]
    if len(able) > 1:
        chosen = await Decision(player, DecisionKind.CHOOSE_CARD, able, "lcg:choose.1", about)
    for each in able:
        if each != chosen:
            take(game, each)
            put(game, each, Zone.QUEST_DECK, top=False)
    return chosen
