"""The shadow phase: enemies activate, darkness frightens, threat rises (jme:83)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread import journeys as engine
from waybread.journeys import foes, windows
from waybread.journeys.happenings import Happening, On
from waybread.journeys.steps.chart import chart
from waybread.journeys.suffering import suffer
from waybread.kernel import Effect

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

THREAT_PER_HERO: Final = 2
"""jme:101.1a"""


@chart.step("83")
def begin(game: JourneyGame) -> Effect:
    """The second phase of a round; a defeated hero loses the adventure now (jme:24.3)."""
    state = game.state
    state.phase = "shadow"
    state.goto("83.1")
    if state.app.lost:
        engine.app.running.lose(game, "a hero has been defeated")
    return engine.app.running.happened(game, "shadow", str(state.round))


@chart.step("83.1")
def activate(game: JourneyGame) -> Effect | None:
    """Step 1: each readied group activates, in the order of the enemy bar (J20)."""
    group = next((each for each in game.state.groups if not each.exhausted), None)
    if group is None:
        game.state.turn = 0
        game.state.goto("83.2")
        return None
    return foes.activate(game, group)


@chart.step("83.2")
def darkness(game: JourneyGame) -> Effect | None:
    """Step 2: each hero in darkness suffers fear (jme:23.4)."""
    state = game.state
    while state.turn < len(game.heroes):
        hero = state.turn
        state.turn += 1
        if not state.defeated[hero] and game.dark(state.position[hero]) and not game.says("ignores darkness", hero):
            return _frighten(game, hero)
    state.goto("83.3")
    return None


async def _frighten(game: JourneyGame, hero: int) -> None:
    adventure = game.adventure
    await suffer(game, hero, 0, adventure.darkness, negate=adventure.darkness_stat, cause="darkness")


@chart.step("83.3")
def threat(game: JourneyGame) -> Effect:
    """Step 3: threat rises, and thresholds have their events (jme:83.3)."""
    game.state.goto("83.5")
    return _rise(game)


def rise(game: JourneyGame) -> int:
    """By how much: two for each hero, one for each threat token, one for each unexplored tile (jme:101.1)."""
    state = game.state
    tokens = sum(each.kind == "threat" for each in state.tokens)
    return THREAT_PER_HERO * len(game.heroes) + tokens + len(state.unexplored)


async def _rise(game: JourneyGame) -> None:
    await engine.app.running.raise_threat(game, rise(game))
    await engine.app.running.pass_thresholds(game)


@chart.step("83.5")
def end(game: JourneyGame) -> Effect:
    """At the end all groups ready (jme:83.5)."""
    for group in game.state.groups:
        group.exhausted = False
    game.state.goto("73")
    return _end(game)


async def _end(game: JourneyGame) -> None:
    await windows.after(game, Happening(On.SHADOW))
    await engine.app.running.settle(game)
