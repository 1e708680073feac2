"""What comes after something that a step has brought about: responses to it, and what is to be settled then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.abilities.responses import ask_for_response
from waybread.cardgame.abilities.state_checks import settle, unsettled
from waybread.cardgame.abilities.windows import respond
from waybread.cardgame.steps.chart import chart

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame
    from waybread.kernel import Decision, Effect


@chart.step("responses")
def responses(game: CardGame) -> Decision | None:
    """Players respond or pass in turn until all have passed in a row (lcg:response.6)."""
    state = game.state
    ask = ask_for_response(game, state.answering[-1])
    if ask is None:
        state.answering.pop()
        state.leave()
    return ask


@responses.answered
def responded(game: CardGame, option: int) -> Effect | None:
    """A response is resolved completely before the next one."""
    return respond(game, game.state.answering[-1], option)


@chart.step("settle")
def settle_down(game: CardGame) -> Effect | None:
    """What is destroyed, explored or lost as numbers now stand."""
    game.state.leave()
    return settle(game) if unsettled(game) else None
