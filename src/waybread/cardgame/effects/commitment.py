"""Characters committed to the quest, by their players or by an effect, and taken off it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.recall import Recall, note
from waybread.cardgame.abilities.rules_in_play import affects, without_rule
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.windows import after_window
from waybread.cardgame.state import Zone
from waybread.kernel import Effect, Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


async def commit(game: CardGame, characters: int | Sequence[int], source: int = -1) -> list[int]:
    """Commit characters to the quest at the same time, as they are, ready or exhausted; returns those that are now."""
    able = [characters] if isinstance(characters, int) else [*characters]
    able = [each for each in able if game.is_character(each) and each not in game.state.committed]
    able = [each for each in without_rule(game, Rule.CANNOT_COMMIT, able) if affects(game, source, each)]
    if able and (after := committed(game, able)):
        await after
    return able


def committed(game: CardGame, characters: Sequence[int], *, ends_step: bool = False) -> Effect | None:
    """Characters commit to the quest; responses to it come in any order (lcg:seq.3.1-3)."""
    state = game.state
    together = tuple(each for each in characters if state.zone[each] == Zone.AREA)
    state.committed += together
    for each in together:
        note(game, Recall.COMMITTED, each)
    if game.tell:
        player = state.controller[together[0]] if together else state.active_player
        game.tell(Event("committed", {**announcements.all_of(game, together), "player": player}))
    occurrences = [
        Occurrence(On.COMMITTED, card=each, player=state.controller[each], cards=together) for each in together
    ]
    return after_window(game, occurrences, ends_step=ends_step)


def remove_from_quest(game: CardGame, character: int, source: int = -1) -> bool:
    """Take a committed character off the quest; it stays exhausted. False if that cannot be."""
    if character not in game.state.committed or not affects(game, source, character):
        return False
    game.state.committed.remove(character)
    if game.tell:
        game.tell(
            Event("removed from quest", {**announcements.of(game, character), **announcements.cause(game, source)})
        )
    return True
