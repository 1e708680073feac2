"""The rally phase: decks are reset, everybody scouts two (jme:73)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.cards import forget_uses
from waybread.journeys.rules import prepared_cards, windows, zones
from waybread.journeys.rules.abilities import Per
from waybread.journeys.rules.occurrences import Occurrence, On
from waybread.journeys.steps.chart import chart
from waybread.kernel import Decision, Effect

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

RALLY_SCOUT: Final = 2
"""jme:73.2"""


@chart.step("73")
def begin(game: JourneyGame) -> Effect:
    """The last phase of a round."""
    game.state.phase = "rally"
    game.state.goto("73.1")
    return windows.before(game, Occurrence(On.RALLY))


@chart.step("73.1")
def reset(game: JourneyGame) -> None:
    """Step 1: each hero shuffles the discard pile into the skill deck."""
    for hero in game.standing:
        zones.reset_deck(game, hero)
    game.state.gone = []
    game.state.goto("73.2")


@chart.step("73.2")
def scout(game: JourneyGame) -> Decision | None:
    """Step 2: each hero scouts two."""
    state = game.state
    waiting = [each for each in game.standing if each not in state.gone]
    if waiting:
        return prepared_cards.who_scouts(game, waiting)
    forget_uses(game.state.uses, Per.ROUND)
    state.goto("2")
    return None


@scout.answered
def scouted(game: JourneyGame, hero: int) -> Effect:
    """One hero scouts."""
    game.state.gone.append(hero)
    return _scout(game, hero)


async def _scout(game: JourneyGame, hero: int) -> None:
    await prepared_cards.scout(game, hero, RALLY_SCOUT, rally=True)
