"""Before the first round: the map, the heroes on it, what the adventure begins with, the opening scout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.decisions import DecisionKind
from waybread.journeys.rules import movement, windows
from waybread.journeys.rules.occurrences import Occurrence, On
from waybread.journeys.rules.party_order import scout_each
from waybread.journeys.script import runner
from waybread.journeys.script.places import place_tile, spaces_named
from waybread.journeys.steps.chart import chart
from waybread.kernel import Decision, Effect

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame
    from waybread.journeys.guided_game import GuidedGame, S


@chart.step("setup")
def lay_out(game: JourneyGame) -> Effect:
    """Everything until the heroes stand on the map and have scouted (jme:69.2a)."""
    game.state.goto("2")
    return set_up(game)


def lay_tiles(game: GuidedGame[S]) -> None:
    """The tiles that lie there from the beginning: those with a place, and in any case the first."""
    for tile in game.adventure.tiles:
        if tile.at is not None or not game.state.tiles:
            place_tile(game, tile)


async def set_up(game: JourneyGame) -> None:
    """Tiles, heroes, the adventure's first event, the end of setup, the opening scout."""
    state, adventure = game.state, game.adventure
    lay_tiles(game)
    for hero in game.heroes:
        spaces = tuple(space for name in adventure.start for space in spaces_named(game, name))
        movement.place(
            game, hero, await Decision(game.seat(hero), DecisionKind.START, spaces, "jme:setup.new.10", about=hero)
        )
    begun_on = {game.board.tile_of(each) for each in state.position}
    state.unexplored = [each for each in state.unexplored if each not in begun_on]
    for hero in game.heroes:
        for card in state.prepared[hero].copy():  # role card 1 is prepared now (jme:69.3b)
            await windows.after(game, Occurrence(On.PREPARE, hero=hero, card=card))
    await windows.after(game, Occurrence(On.SETUP))
    await runner.happened(game, "start")
    if adventure.opening_scout:
        await scout_each(game, game.heroes, adventure.opening_scout)
    await runner.settle(game)
