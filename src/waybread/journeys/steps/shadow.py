"""The shadow phase: enemies activate, darkness frightens, threat rises (jme:83)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.decisions import DecisionKind
from waybread.journeys.rules import enemy_attacks, windows
from waybread.journeys.rules.harm import check_shaken, suffer
from waybread.journeys.rules.occurrences import Occurrence, On
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.script import runner
from waybread.journeys.script.threat_bar import begin_shadow_phase, threat_step
from waybread.journeys.steps.chart import chart
from waybread.kernel import Decision, Effect

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


chart.step("83")(begin_shadow_phase)
chart.step("83.3")(threat_step)


@chart.step("83.1")
def activate(game: JourneyGame) -> Effect | None:
    """Step 1: each readied group activates, in the order of the enemy bar (J20).

    Objectives are looked at after each, for the adventure is won as soon as all are complete (jme:29.2).
    """
    if runner.has_changes(game):
        return runner.settle(game)
    group = next((each for each in game.state.groups if not each.exhausted), None)
    if group is None:
        game.state.gone = []
        game.state.goto("83.2")
        return None
    return enemy_attacks.activate(game, group)


@chart.step("83.2")
def darkness(game: JourneyGame) -> Decision | Effect | None:
    """Step 2: each hero in darkness suffers fear (jme:23.4), in the order the party likes.

    It is one source: limits are checked when all of them have (J6).
    """
    waiting = tuple(each for each in game.standing if each not in game.state.gone and _in_darkness(game, each))
    if not waiting:
        game.state.goto("83.3")
        return check_shaken(game) if game.state.shaken else None
    return Decision(game.party_seat, DecisionKind.HERO, waiting, "jme:adv.conflicts.1")


def _in_darkness(game: JourneyGame, hero: int) -> bool:
    return game.is_dark(game.state.position[hero]) and not game.rule_applies(Rule.IGNORES_DARKNESS, hero)


@darkness.answered
def frightened(game: JourneyGame, hero: int) -> Effect:
    """One hero suffers the fear of darkness."""
    game.state.gone.append(hero)
    return _frighten(game, hero)


async def _frighten(game: JourneyGame, hero: int) -> None:
    adventure, state = game.adventure, game.state
    state.sources += 1
    await suffer(game, hero, 0, adventure.darkness, negate=adventure.darkness_stat, cause="darkness")
    state.sources -= 1


@chart.step("83.5")
def end(game: JourneyGame) -> Effect:
    """At the end all groups ready (jme:83.5)."""
    for group in game.state.groups:
        group.exhausted = False
    game.state.goto("73")
    return _end(game)


async def _end(game: JourneyGame) -> None:
    await windows.after(game, Occurrence(On.SHADOW))
    await runner.settle(game)
