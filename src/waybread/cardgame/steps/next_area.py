"""Several staging areas: each of them goes through every phase, one after the other (lcg:own-staging.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.effects.separation import PHASES, join_each_other
from waybread.cardgame.steps.chart import chart, forget_phase, open_window, tell_phase
from waybread.cardgame.zones.separate_areas import areas_in_order, forget_empty_areas, play_area
from waybread.kernel import Effect

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


@chart.step("next area")
def next_area(game: CardGame) -> Effect | None:
    """A phase is over at one staging area: the next one goes through it, and after the last the next phase begins."""
    state = game.state
    first, following = PHASES[state.phase]
    state.played += (state.area,)
    order = areas_in_order(game)
    waiting = [each for each in order if each not in state.played]
    if waiting:
        play_area(game, waiting[0])
        resume, state.resume = state.resume, ()
        state.goto(resume[0] if resume else first)
        if resume:
            tell_phase(game)
        if resume[1:]:
            open_window(game, resume[1], resume[0], now=True)
        return None
    play_area(game, order[0])
    state.played = ()
    forget_phase(game)
    forget_empty_areas(game)
    state.goto(following)
    return join_each_other(game) if following == "4.1" else None
