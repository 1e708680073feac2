"""Players part, each to a staging area of their own, and join each other again (lcg:own-staging.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from waybread.cardgame.abilities.recall import part_firsts
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.progress import go_on, leave_stage, reveal_stage
from waybread.cardgame.state import Zone
from waybread.cardgame.zones.separate_areas import area_of, areas_in_order, forget_empty_areas, merge, part, play_area
from waybread.kernel import Decision, Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

PHASES: Final = {
    "resource": ("1.1", "2.1"),
    "planning": ("2.1", "3.1"),
    "quest": ("3.1", "4.1"),
    "travel": ("4.1", "5.1"),
    "encounter": ("5.1", "6.1"),
    "combat": ("6.1", "7.1"),
    "refresh": ("7.1", "0.1"),
}
"""The first step of each phase, and the step after it."""


async def create_staging_area(game: CardGame, players: int | Sequence[int], stage: int = -1) -> None:
    """Players at one staging area create their own; a stage of the quest may become theirs (lcg:own-staging.1).

    What is engaged with them, and all they control, goes with them; the rest stays where it is. In the rest of the
    phase, and in all that follow, each area is played as if there were no other.
    """
    players = (players,) if isinstance(players, int) else players
    at = area_of(game, players[0])
    if at is None:
        return
    play_area(game, at)
    number = part(game, players, _where(game))
    part_firsts(game, at, number)
    if game.tell:
        game.tell(Event("parted", {"players": tuple(players)}))
    if stage >= 0:
        play_area(game, number)
        await reveal_stage(game, stage)
    _go_back(game, at)
    forget_empty_areas(game)


def _where(game: CardGame) -> tuple[str, ...]:
    """Where a new area goes on with the phase: the step, and the action window before it."""
    state = game.state
    step = state.stack[0]
    first, _ = PHASES.get(state.phase, ("", ""))
    if step[:1] != first[:1] or step == first:
        return ()  # no phase is under way
    if step == "3.3":
        return "3.4", "3.3"  # the number of cards to reveal was settled before (lcg:faq.q.staging-count)
    return (step, state.windows[0].name) if state.stack[1:2] == ["window"] else (step,)


def _go_back(game: CardGame, at: int) -> None:
    """Play on where an attack is under way, or else where the players parted."""
    state = game.state
    players = [each.player for each in state.attacks[-1:]]
    here = next((area for each in players if (area := area_of(game, each)) is not None), at)
    play_area(game, here if any(each.number == here for each in state.elsewhere) else state.area)
    if not game.order():
        play_area(game, areas_in_order(game)[0])
    game.state.resume = ()


def join_another_player(game: CardGame) -> None:
    """As the next travel phase begins the players of this staging area join another player (lcg:own-staging.6)."""
    game.state.joining = True


def is_alone(game: CardGame) -> bool:
    """Are there no players at other staging areas?"""
    return len(areas_in_order(game)) == 1


async def join_each_other(game: CardGame) -> None:
    """Those who wait to join another player do so, in player order (lcg:own-staging.7)."""
    state = game.state
    for number in areas_in_order(game):
        if number in areas_in_order(game):
            play_area(game, number)
        if state.joining and state.area == number:
            state.joining = False
            await (go_on(game) if is_alone(game) else _join(game))
    play_area(game, areas_in_order(game)[0])


async def _join(game: CardGame) -> None:
    """Join another player: staged cards come along, the active location does not (lcg:own-staging.6)."""
    state = game.state
    here = game.order()
    others = tuple(each for area in areas_in_order(game) for each in _players(game, area) if each not in here)
    chosen = await Decision(here[0], DecisionKind.PLAYER, others, "lcg:own-staging.6", state.quest)
    await discard(game, game.active_locations())
    if state.quest >= 0:
        await leave_stage(game, Zone.REMOVED, "left")
    number = area_of(game, chosen)
    if number is None or number == state.area:
        return
    merge(game, number)
    if game.tell:
        game.tell(Event("joined", {"players": tuple(here), "player": chosen}))


def _players(game: CardGame, number: int) -> list[int]:
    return [each for each in game.players if area_of(game, each) == number]
