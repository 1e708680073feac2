"""The round beside the boxes (jme:79.0): what the app does in each phase, by the numbers of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.cards import act_option
from waybread.journeys.companion import enemy_buttons, map_buttons
from waybread.journeys.companion.companion_state import Pane
from waybread.journeys.companion.harm_buttons import carried_out
from waybread.journeys.decisions import Button, CompanionKind, read_button
from waybread.journeys.facts import Modifier
from waybread.journeys.script import runner
from waybread.journeys.script.places import spaces_named
from waybread.journeys.script.threat_bar import begin_shadow_phase, threat_step
from waybread.journeys.steps.rally import RALLY_SCOUT
from waybread.journeys.steps.setup import lay_tiles
from waybread.kernel import PASS, Decision, Effect, Steps

if TYPE_CHECKING:
    from waybread.journeys.companion.companion_game import CompanionGame

MOST_HITS: Final = 60
"""That the hit counter counts."""
MODIFIERS: Final = tuple(Modifier)
chart: Steps[CompanionGame] = Steps()


@chart.step("setup")
def lay_out(game: CompanionGame) -> Effect:
    """Everything until the first round: tiles, where heroes begin, the first event, the opening scout (jme:69.2a)."""
    game.state.goto("2")
    return _set_up(game)


async def _set_up(game: CompanionGame) -> None:
    state, adventure = game.state, game.adventure
    lay_tiles(game)
    spaces = tuple(space for name in adventure.start for space in spaces_named(game, name))
    begun_on = {game.board.tile_of(each) for each in spaces}
    state.unexplored = [each for each in state.unexplored if each not in begun_on]
    game.announce("begin", heroes=tuple(game.heroes), spaces=spaces)
    first = state.app.objective
    await runner.happened(game, "start")
    if first and state.app.objective == first:  # another one is told when it is set
        game.announce("objective", name=first)
    if adventure.opening_scout:
        game.announce("scout", heroes=tuple(game.heroes), amount=adventure.opening_scout)
    await runner.settle(game)


# The action phase --------------------------------------------------------------------------


@chart.step("2")
def action_phase(game: CompanionGame) -> Effect:
    """A round begins."""
    state = game.state
    state.round += 1
    state.phase = "action"
    state.goto("2.6")
    game.announce("round", round=state.round)
    return runner.happened(game, "round", str(state.round))


@chart.step("2.6")
def map_screen(game: CompanionGame) -> Decision | Effect:
    """Heroes take their turns on the table and press what they need, until the hourglass (jme:2.6)."""
    if runner.has_changes(game):
        return runner.settle(game)
    return Decision(game.party_seat, CompanionKind.MAP, tuple(map_buttons.buttons(game)), "jme:2.6")


@map_screen.answered
def something_pressed(game: CompanionGame, chosen: int) -> Effect | None:
    """A button of the map."""
    kind, number = read_button(chosen)
    if kind is Button.HOURGLASS:
        game.state.goto("83")
        return None
    if kind is Button.PORTRAIT:
        game.state.pane = Pane(number)
        game.state.call("10.3")
        return None
    return map_buttons.press(game, chosen)


@chart.step("10.3")
def attack_pane(game: CompanionGame) -> Decision | None:
    """Hits and modifiers can be changed freely until they are applied (jme:10.3b)."""
    pane = game.state.pane
    if pane is None:
        game.state.leave()
        return None
    options = [act_option(Button.PLUS)] if pane.hits < MOST_HITS else []
    options += [act_option(Button.MINUS)] if pane.hits else []
    options += [act_option(Button.MODIFIER, place) for place in range(len(MODIFIERS))]
    options += [act_option(Button.APPLY), PASS]
    return Decision(game.party_seat, CompanionKind.ATTACK_PANE, tuple(options), "jme:10.3", about=pane.group)


@attack_pane.answered
def entered(game: CompanionGame, chosen: int) -> Effect | None:
    """The hit counter, a modifier, Apply, or the way back."""
    state, pane = game.state, game.state.pane
    if chosen == PASS or pane is None:
        state.pane = None
        state.leave()
        return None
    kind, number = read_button(chosen)
    if kind is Button.APPLY:
        state.pane = None
        state.leave()
        return enemy_buttons.strike(game, pane)
    if kind is Button.MODIFIER:
        modifier = MODIFIERS[number].value
        pane.modifiers = [each.value for each in MODIFIERS if (each in pane.modifiers) != (each == modifier)]
    else:
        pane.hits += 1 if kind is Button.PLUS else -1
    return None


# The shadow phase --------------------------------------------------------------------------


chart.step("83")(begin_shadow_phase)
chart.step("83.3")(threat_step)


@chart.step("83.1")
def activation(game: CompanionGame) -> Effect | None:
    """Step 1: each readied group, in the order of the enemy bar (J20); skipped without groups (jme:83.1b).

    Objectives are looked at after each, for the adventure is won as soon as all are complete (jme:29.2).
    """
    if runner.has_changes(game):
        return runner.settle(game)
    group = next((each for each in game.state.groups if not each.exhausted), None)
    if group is None:
        game.state.goto("83.2")
        return None
    return enemy_buttons.activate(game, group)


@chart.step("83.2")
def darkness(game: CompanionGame) -> Effect | None:
    """Step 2: heroes in darkness suffer fear; skipped where there is none (jme:83.2a)."""
    game.state.goto("83.3")
    if not any(map(game.is_dark, game.board.spaces)):
        return None
    return _frighten(game)


async def _frighten(game: CompanionGame) -> None:
    adventure = game.adventure
    game.announce("in darkness", fear=adventure.darkness, stat=str(adventure.darkness_stat or ""))
    await carried_out(game, "jme:23.4")


@chart.step("83.5")
def end_of_shadow(game: CompanionGame) -> Effect:
    """All groups are readied (jme:35.6)."""
    for group in game.state.groups:
        group.exhausted = False
    game.state.goto("73")
    return runner.settle(game)


@chart.step("73")
def rally_phase(game: CompanionGame) -> None:
    """Players reset their decks and scout two (jme:73)."""
    game.state.phase = "rally"
    game.announce("rally", amount=RALLY_SCOUT)
    game.state.goto("2")
