"""Heroes on the map: moving, exploring, being placed (jme:37, jme:60, jme:71)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from waybread.journeys.decisions import DecisionKind
from waybread.journeys.rules import enemy_attacks, terrain, windows
from waybread.journeys.rules.gains import gain_inspiration
from waybread.journeys.rules.occurrences import Occurrence, On
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.script import runner
from waybread.journeys.state import NOWHERE
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

EXPLORE_INSPIRATION: Final = {"normal": 1, "hard": 0}
"""J14, jme:26.2b"""


def destinations(game: JourneyGame, hero: int) -> list[int]:
    """The spaces that a hero could move into."""
    space = game.state.position[hero]
    return list(game.board.neighbours(space)) if space != NOWHERE else []


async def move(game: JourneyGame, hero: int, space: int, *, provokes: bool = True) -> bool:
    """One move into an adjacent space; groups that are left behind are provoked (jme:60.4). False if it fails."""
    state = game.state
    origin = state.position[hero]
    leaving = Occurrence(On.LEAVE, hero=hero, space=space, origin=origin, provokes=provokes)
    await windows.before(game, leaving)
    if leaving.provokes:
        await provoke_all(game, hero)
    if state.defeated[hero] or state.position[hero] != origin or space not in game.board.neighbours(origin):
        return False
    state.position[hero] = space
    game.announce("moved", hero=hero, space=space, origin=origin)
    crossed = hero == state.active and game.stream_between(origin, space)
    if crossed:
        end_at_stream(game)
    await terrain.enter_space(game, hero, space)
    if state.position[hero] == space:
        await explore(game, hero, space)
    if not state.defeated[hero]:
        if not crossed:  # jme:92.2a
            await windows.after(game, Occurrence(On.MOVE, hero=hero, space=space, origin=origin))
        await runner.hero_entered(game, hero, space)
    return True


async def explore(game: JourneyGame, hero: int, space: int) -> None:
    """Moving into any space of an unexplored tile explores it at once (jme:37.3, jme:60.3a)."""
    state = game.state
    tile = game.board.tile_of(space)
    if tile not in state.unexplored:
        return
    state.unexplored.remove(tile)
    game.announce("explored", hero=hero, tile=tile)
    await gain_inspiration(game, hero, EXPLORE_INSPIRATION[state.app.difficulty])
    await runner.tile_explored(game, hero, tile)
    await windows.after(game, Occurrence(On.EXPLORE, hero=hero, tile=tile, space=space))


def place(game: JourneyGame, hero: int, space: int) -> None:
    """Put a hero somewhere: that is no move, provokes nobody and explores nothing (jme:60.5, J17)."""
    game.state.position[hero] = space
    game.state.app.changed = True
    game.announce("placed", hero=hero, space=space)


def provoked(game: JourneyGame, hero: int) -> list[int]:
    """The groups that a hero would provoke: the readied ones in the space (J2)."""
    groups = [each.number for each in game.groups_at(game.state.position[hero]) if not each.exhausted]
    return [] if groups and game.rule_applies(Rule.PROVOKES_NOTHING, hero) else groups


async def choose_place(game: JourneyGame, hero: int, spaces: Sequence[int], about: int) -> None:
    """A hero is put into one of some spaces."""
    place(game, hero, await Decision(game.seat(hero), DecisionKind.PLACE, tuple(spaces), "jme:60.5", about=about))


async def provoke_all(game: JourneyGame, hero: int) -> None:
    """Each readied group in the hero's space attacks, in the order the hero likes (jme:49.3, J2)."""
    position = game.state.position
    space = position[hero]
    done: list[int] = []
    while position[hero] == space and (waiting := [each for each in provoked(game, hero) if each not in done]):
        number = await Decision(game.seat(hero), DecisionKind.PROVOKE, tuple(waiting), "jme:49.3", about=hero)
        done.append(number)
        game.announce("provoked", hero=hero, group=number)
        group = game.group(number)
        if group is not None:
            await enemy_attacks.attack_hero(game, group, hero, "provoked")


async def choose_move(
    game: JourneyGame, hero: int, about: int, *, provokes: bool = True, optional: bool = True
) -> bool:
    """A move that an ability gives."""
    options = destinations(game, hero)
    if not options:
        return False
    asked = (*options, PASS) if optional else tuple(options)
    space = await Decision(game.seat(hero), DecisionKind.MOVE, asked, "jme:60.2", about=about)
    return space != PASS and await move(game, hero, space, provokes=provokes)


STREAM: Final = "stream"
"""Among what was done this turn: a stream was crossed, so nothing more can be (jme:92.2a)."""


def end_at_stream(game: JourneyGame) -> None:
    """A stream has been crossed: the turn is over (jme:92.2)."""
    game.state.actions = game.state.moves = 0
    game.state.done.append(STREAM)
