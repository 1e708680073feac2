"""The timing chart: the table that all steps are entered into, and what most steps need."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from waybread.cardgame.abilities.ability import Per
from waybread.cardgame.abilities.ability_legality import usable_actions
from waybread.cardgame.abilities.lasting_effects import expire
from waybread.cardgame.abilities.listeners import listened
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.state_checks import settle
from waybread.cardgame.abilities.windows import after_window
from waybread.cardgame.state import Window
from waybread.cardgame.zones.piles import refill_encounter_deck
from waybread.cards import forget_uses
from waybread.kernel import Effect, Event, Fact, Steps

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

chart: Final[Steps[CardGame]] = Steps()


async def and_then(first: Coroutine[Any, Any, object], rest: Callable[[], Effect | None]) -> None:
    """Await an effect, then do what comes last in a step, and await what is left of that."""
    await first
    left = rest()
    if left is not None:
        await left


def begin_turns(game: CardGame) -> None:
    """A step that goes round the table begins with the first player."""
    game.state.lead = game.state.first_player
    game.state.turn = 0


def seat(game: CardGame) -> int | None:
    """Whose turn it is in a step that goes round; None when everybody had theirs."""
    state = game.state
    count = len(state.threat)
    while state.turn < count:
        player = (state.lead + state.turn) % count
        if not state.eliminated[player] and (not state.elsewhere or game.takes_part(player)):
            return player
        state.turn += 1
    return None


def begin_phase(game: CardGame, phase: str, following: str) -> Effect | None:
    """A phase begins: a point at which abilities may trigger (lcg:step.1.1-2)."""
    game.state.phase = phase
    game.state.goto(following)
    tell_phase(game)
    if listened(game, On.PHASE_BEGINS):
        return after_window(game, Occurrence(On.PHASE_BEGINS, reason=phase))
    return None


def tell_phase(game: CardGame) -> None:
    """Say which phase it is, and who goes through it while others are at another staging area."""
    if game.tell:
        who: dict[str, Fact] = {"players": tuple(game.order())} if game.state.elsewhere else {}
        game.tell(Event("phase", {"phase": game.state.phase, **who}))


def end_phase(game: CardGame, following: str) -> Effect | None:
    """A phase ends: what lasted until then is over before abilities trigger (lcg:step.1.4-2)."""
    state = game.state
    state.goto("next area" if state.elsewhere or state.joining else following)
    if state.lasting or state.discounts or listened(game, On.PHASE_ENDS):
        return _end_phase(game)
    if not state.elsewhere:
        forget_phase(game)
    return None


async def _end_phase(game: CardGame) -> None:
    expire(game, "phase")
    await settle(game)
    if listened(game, On.PHASE_ENDS):
        await after_window(game, Occurrence(On.PHASE_ENDS, reason=game.state.phase))
    expire(game, "phase")  # nothing can last until an end that has already come (lcg:lasting.8)
    if not game.state.elsewhere:
        forget_phase(game)


def forget_phase(game: CardGame) -> None:
    """The phase is over, at every staging area: what is limited by it begins anew."""
    forget_uses(game.state.uses, Per.PHASE)
    forget_uses(game.state.history, Per.PHASE)


def open_window(game: CardGame, name: str, following: str, *, now: bool = False) -> None:
    """Open an action window, then go on with a step (lcg:windows.2).

    With nothing to happen before it (``now``) it is passed by if nobody could act.
    """
    state = game.state
    state.stack[-1] = following
    for each in state.windows:
        if each.acting:  # no new chance to act before it is done (lcg:windows.6)
            return
    turn, passes = state.active_player if name == "2.2" else state.first_player, 0
    if now and not game.asks_all:
        if not state.encounter_deck:
            refill_encounter_deck(game)  # at any time in the quest phase (lcg:running-out-cards.3)
        players = game.order()
        while players and not (usable := usable_actions(game, players[0])):
            passes += 1
            players = players[1:]
        if not players:
            return
        turn, state.usable = players[0], usable
    state.stack.append("window")
    state.windows.append(Window(name, turn, passes))
