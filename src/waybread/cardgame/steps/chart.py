"""The timing chart: the table that all steps are entered into, and what most steps need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread import cardgame as engine
from waybread.cardgame.abilities import Per, Use
from waybread.cardgame.encounter import refill_encounter_deck
from waybread.cardgame.facts import CardType, X
from waybread.cardgame.happenings import Happening, On
from waybread.cardgame.initiating import (
    PLAY_SLOT,
    forget_uses,
    play_card,
    playable_cards,
    usable_actions,
    use_ability,
)
from waybread.cardgame.lasting import expire
from waybread.cardgame.payment import pay_for_card, spend_one
from waybread.cardgame.state import Window
from waybread.cardgame.windows import SLOTS, done, listened
from waybread.kernel import PASS, Decision, Effect, Event, Steps

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

chart: Final[Steps[CardGame]] = Steps()
_PAYING: Final = "being paid for"


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
    if game.tell:
        game.tell(Event("phase", {"phase": phase}))
    if listened(game, On.PHASE_BEGINS):
        return done(game, Happening(On.PHASE_BEGINS, reason=phase))
    return None


def end_phase(game: CardGame, following: str) -> Effect | None:
    """A phase ends: what lasted until then is over before abilities trigger (lcg:step.1.4-2)."""
    game.state.goto(following)
    if game.state.lasting or listened(game, On.PHASE_ENDS):
        return _end_phase(game)
    forget_uses(game, Per.PHASE)
    return None


async def _end_phase(game: CardGame) -> None:
    expire(game, "phase")
    await engine.entering.settle(game)
    await done(game, Happening(On.PHASE_ENDS, reason=game.state.phase))
    expire(game, "phase")  # nothing can last until an end that has already come (lcg:lasting.8)
    forget_uses(game, Per.PHASE)


def open_window(game: CardGame, name: str, following: str, *, now: bool = False) -> None:
    """Open an action window, then go on with a step (lcg:windows.2).

    With nothing to happen before it (``now``) it is passed by if nobody could act.
    """
    state = game.state
    state.stack[-1] = following
    for each in state.windows:
        if each.acting:  # no new chance to act before it is done (lcg:windows.6)
            return
    if now and not game.asks_all and _who_could_act(game) is None:
        return
    state.stack.append("window")
    state.windows.append(Window(name, state.active_player if name == "2.2" else state.first_player))


def _who_could_act(game: CardGame) -> int | None:
    """Whom an ordinary window, opened at this moment, would ask first."""
    if not game.state.encounter_deck:
        refill_encounter_deck(game)  # at any time in the quest phase (lcg:running-out-cards.3)
    for player in game.order():
        if usable_actions(game, player):
            return player
    return None


@chart.step("window")
def action_window(game: CardGame) -> Decision | None:
    """Players act or pass in turn until all have passed in a row (lcg:windows.4)."""
    state = game.state
    if not state.encounter_deck:
        refill_encounter_deck(game)
    window = state.windows[-1]
    window.acting = False
    players = game.order(window.turn)
    while window.passes < len(players):
        player = window.turn = players[0]
        usable = usable_actions(game, player)
        if window.name == "2.2" and player == state.active_player:
            usable += [(card, PLAY_SLOT) for card in playable_cards(game, player)]
        if usable or game.asks_all:
            options = (*[card * SLOTS + slot for card, slot in usable], PASS)
            return Decision(player, "action", options, f"lcg:window.{window.name}")
        window.passes += 1
        players = [*players[1:], player]
    state.windows.pop()
    state.leave()
    return None


@action_window.answered
def acted(game: CardGame, option: int) -> Effect | None:
    """An action is resolved completely before the next chance to act (lcg:windows.6)."""
    window = game.state.windows[-1]
    player, window.turn = window.turn, (window.turn + 1) % len(game.players)
    if option == PASS:
        window.passes += 1
        return None
    window.passes = 0
    window.acting = True
    card, slot = divmod(option, SLOTS)
    printed = game.state.cards[card]
    if slot == PLAY_SLOT or (printed.type is CardType.EVENT and printed.cost != X):  # an X is chosen first
        game.state.notes[_PAYING] = option
        game.state.call("pay")
        return None
    return use_ability(game, Use(card, player, slot))


@chart.step("pay")
def pay(game: CardGame) -> Decision | Effect:
    """A card is paid for, one resource after the other (lcg:resources.4); whose they are is asked while it matters."""
    state = game.state
    card, slot = divmod(state.notes[_PAYING], SLOTS)
    player = state.controller[card]
    ask = pay_for_card(game, player, card, state.picked)
    if ask is not None:
        return ask
    paid, state.picked = state.picked, []
    del state.notes[_PAYING]
    state.leave()
    if slot == PLAY_SLOT:
        return play_card(game, player, card, paid)
    return use_ability(game, Use(card, player, slot), paid)


@pay.answered
def payer_chosen(game: CardGame, option: int) -> None:
    """That hero pays one resource."""
    spend_one(game, option, game.state.picked)
