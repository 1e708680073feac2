"""Action windows, and what is done in them: paying, choosing what a card goes on, a target; responses to it.

These are steps, so that a position in the middle of them is quiescent. What asks more than that asks inside an effect.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from waybread.cardgame.abilities.ability import Use
from waybread.cardgame.abilities.ability_legality import ask_for_target, gone, usable_actions
from waybread.cardgame.abilities.ability_use import begin_use, finish_use, is_played, use_ability
from waybread.cardgame.abilities.card_cost import depends_on_host, use_discounts
from waybread.cardgame.abilities.listeners import awaited
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.payment import offers_discount, pay_for_play, price, spend_one
from waybread.cardgame.abilities.responses import ask_for_response
from waybread.cardgame.abilities.state_checks import settle, unsettled
from waybread.cardgame.abilities.windows import respond
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.playing_cards import (
    ask_for_host,
    ask_for_host_before_payment,
    lay_down,
    needs_host,
    play_card,
    playable_cards,
)
from waybread.cardgame.facts import CardType, X
from waybread.cardgame.state import Play, Zone
from waybread.cardgame.steps.chart import chart
from waybread.cardgame.zones.piles import refill_encounter_deck
from waybread.cards import CARD_ITSELF, ability_options, read_ability
from waybread.kernel import PASS, Decision, Effect

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_WINDOW_RULES: Final = {"test": "lcg:test.escape.2"}
"""The rules of windows that are not on the timing chart."""
_EVENT, _ATTACHMENT = CardType.EVENT, CardType.ATTACHMENT


@chart.step("window")
def action_window(game: CardGame) -> Decision | None:
    """Players act or pass in turn until all have passed in a row (lcg:windows.4)."""
    state = game.state
    if not state.encounter_deck:
        refill_encounter_deck(game)
    window = state.windows[-1]
    window.acting = False
    players = game.order(window.turn)
    known, state.usable = state.usable, None
    while window.passes < len(players):
        player = window.turn = players[0]
        usable, known = known or usable_actions(game, player), None
        if window.name == "2.2" and player == state.active_player:
            usable += [(card, CARD_ITSELF) for card in playable_cards(game, player)]
        if usable or game.asks_all:
            options = (*ability_options(usable), PASS)
            return Decision(
                player, DecisionKind.ACTION, options, _WINDOW_RULES.get(window.name) or f"lcg:window.{window.name}"
            )
        window.passes += 1
        players = [*players[1:], player]
    _close(game)
    return None


def _close(game: CardGame) -> None:
    game.state.windows.pop()
    game.state.leave()


@action_window.answered
def acted(game: CardGame, option: int) -> Effect | None:
    """An action is resolved completely before the next chance to act (lcg:windows.6)."""
    state = game.state
    window = state.windows[-1]
    player, window.turn = window.turn, (window.turn + 1) % len(game.players)
    if option == PASS:
        window.passes += 1
        if window.passes == len(game.order()):
            _close(game)
        return None
    window.passes = 0
    window.acting = True
    card, slot = read_ability(option)
    printed = state.cards[card]
    if slot == CARD_ITSELF or printed.type is _EVENT:
        if printed.cost == X or (state.own_rules and offers_discount(game, card)):  # it is chosen first
            return play_card(game, player, card) if slot == CARD_ITSELF else use_ability(game, Use(card, player, slot))
        if printed.type is _ATTACHMENT and depends_on_host(game, card):
            state.play = Play(card, slot, player, host_first=True)
            state.call("attach")
            return None
        state.play = Play(card, slot, player, *price(game, player, card))
        use_discounts(game, player, card)
        state.call("pay")
        return None
    if printed.abilities[slot].target is None:
        return use_ability(game, Use(card, player, slot))
    state.call("target")
    return _begin(game, Use(card, player, slot))


@chart.step("pay")
def pay(game: CardGame) -> Decision | Effect | None:
    """A card is paid for, one resource after the other (lcg:resources.4); whose they are is asked while it matters."""
    state = game.state
    play = _under_way(game)
    ask = pay_for_play(game, play, state.picked)
    if ask is not None:
        return ask
    use = Use(play.card, play.player, play.slot)
    printed = state.cards[use.card]
    if use.slot != CARD_ITSELF:
        paid, state.picked, state.play = state.picked, [], None
        if printed.abilities[use.slot].target is None:
            state.leave()
            return use_ability(game, use, paid)
        state.goto("target")
        return _begin(game, use, paid)
    if awaited(game, On.PLAYED):
        paid, state.picked, state.play = state.picked, [], None
        state.leave()
        return play_card(game, use.player, use.card, paid, host=play.host)
    if play.host_first:
        return _lay_down(game, play.host)
    if needs_host(game, use.card):
        state.goto("attach")
        return None
    return _lay_down(game)


@pay.answered
def payer_chosen(game: CardGame, option: int) -> None:
    """That hero pays one resource."""
    spend_one(game, option, game.state.picked)


@chart.step("attach")
def choose_host(game: CardGame) -> Decision | None:
    """An attachment that has been paid for: what it goes on."""
    play = _under_way(game)
    if play.host_first:
        return ask_for_host_before_payment(game, play.player, play.card)
    ask = ask_for_host(game, play.player, play.card)
    if ask is None:
        _over(game)
    return ask


@choose_host.answered
def host_chosen(game: CardGame, option: int) -> Effect | None:
    """It is attached there, once it has been paid for."""
    play = _under_way(game)
    if not play.host_first:
        return _lay_down(game, option)
    cost, pools = price(game, play.player, play.card, option)
    game.state.play = replace(play, cost=cost, pools=pools, host=option)
    use_discounts(game, play.player, play.card)
    game.state.goto("pay")
    return None


def _lay_down(game: CardGame, host: int = -1) -> Effect:
    state = game.state
    play, paid = _under_way(game), state.picked
    state.play, state.picked = None, []
    state.goto("settle")
    played = Occurrence(On.PLAYED, card=play.card, player=play.player, origin=Zone.HAND)
    return lay_down(game, played, paid, host, ends_step=True)


@chart.step("target")
def choose_target(game: CardGame) -> Decision | Effect | None:
    """An ability that has been paid for: what it is used on."""
    use = _use(game)
    cancellable = is_played(game, use) and (awaited(game, On.PLAYED) or awaited(game, On.EVENT_EFFECT))
    if not cancellable and not gone(game, use):
        ask = ask_for_target(game, use)
        if ask is not None:
            return ask
    _over(game)
    return finish_use(game, use)


@choose_target.answered
def target_chosen(game: CardGame, option: int) -> Effect:
    """It is carried out."""
    use = _use(game)
    _over(game)
    return finish_use(game, use, option)


async def _begin(game: CardGame, use: Use, paid: list[int] | None = None) -> None:
    await begin_use(game, use, paid)
    game.state.play = Play(use.card, use.slot, use.player, paid=use.paid, all_paid=use.all_paid, host=use.host)


def _under_way(game: CardGame) -> Play:
    play = game.state.play
    if play is None:
        raise ValueError("nothing is being done in an action window")
    return play


def _use(game: CardGame) -> Use:
    play = _under_way(game)
    return Use(play.card, play.player, play.slot, paid=play.paid, all_paid=play.all_paid, host=play.host)


def _over(game: CardGame) -> None:
    """The card is on its way: the window waits for what comes of it."""
    state = game.state
    state.play, state.picked = None, []
    state.leave()


# What comes after something that a step has brought about


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
