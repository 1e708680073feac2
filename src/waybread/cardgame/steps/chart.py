"""The timing chart: the table that all steps are entered into, and what most steps need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.cardgame.abilities import Per, Use
from waybread.cardgame.happenings import Happening, On
from waybread.cardgame.initiating import (
    PLAY_SLOT,
    forget_uses,
    play_card,
    usable_actions,
    use_ability,
    why_not_play,
)
from waybread.cardgame.lasting import expire
from waybread.cardgame.state import Window
from waybread.cardgame.windows import SLOTS, done, listened
from waybread.kernel import PASS, Decision, Effect, Steps

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

chart: Final[Steps[CardGame]] = Steps()


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
        if not state.eliminated[player]:
            return player
        state.turn += 1
    return None


def begin_phase(game: CardGame, phase: str, following: str) -> Effect | None:
    """A phase begins: a point at which abilities may trigger (lcg:step.1.1-2)."""
    game.state.phase = phase
    game.state.goto(following)
    if listened(game, On.PHASE_BEGINS):
        return done(game, Happening(On.PHASE_BEGINS, reason=phase))
    return None


def end_phase(game: CardGame, following: str) -> Effect:
    """A phase ends: what lasted until then is over before abilities trigger (lcg:step.1.4-2)."""
    game.state.goto(following)
    return _end_phase(game)


async def _end_phase(game: CardGame) -> None:
    from waybread.cardgame.attaching import check_attachments_allowed
    from waybread.cardgame.damage import check_hit_points

    expire(game, "phase")
    await check_hit_points(game)
    await check_attachments_allowed(game)
    await done(game, Happening(On.PHASE_ENDS, reason=game.state.phase))
    forget_uses(game, Per.PHASE)


def open_window(game: CardGame, name: str, following: str) -> None:
    """Open an action window, then go on with a step (lcg:windows.2)."""
    state = game.state
    state.goto(following)
    state.call("window")
    first = state.active_player if name == "2.2" else state.first_player
    state.windows.append(Window(name, first))


@chart.step("window")
def action_window(game: CardGame) -> Decision | None:
    """Players act or pass in turn until all have passed in a row (lcg:windows.4)."""
    state = game.state
    window = state.windows[-1]
    if window.passes >= len(game.order()):
        state.windows.pop()
        state.leave()
        return None
    player = window.turn = game.order(window.turn)[0]
    options = [card * SLOTS + slot for card, slot in usable_actions(game, player)]
    if window.name == "2.2" and player == state.active_player:
        options += [
            card * SLOTS + PLAY_SLOT for card in state.hands[player] if why_not_play(game, player, card) is None
        ]
    return Decision(player, "action", (*options, PASS), f"lcg:window.{window.name}")


@action_window.answered
def acted(game: CardGame, option: int) -> Effect | None:
    """An action is resolved completely before the next chance to act (lcg:windows.6)."""
    window = game.state.windows[-1]
    player, window.turn = window.turn, (window.turn + 1) % len(game.players)
    if option == PASS:
        window.passes += 1
        return None
    window.passes = 0
    card, slot = divmod(option, SLOTS)
    if slot == PLAY_SLOT:
        return play_card(game, player, card)
    return use_ability(game, Use(card, player, slot))
