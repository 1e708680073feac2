"""Why a player cannot do something with a card now, in words: for pages, hints and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.abilities import Kind
from waybread.cardgame.facts import CardType
from waybread.cardgame.initiating import why_not_play, why_not_use
from waybread.cardgame.state import SCENARIO, Zone
from waybread.cardgame.windows import SLOTS

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


def why_not(game: CardGame, player: int, card: int) -> str | None:
    """Why a player cannot play or use a card at this moment; None if they can.

    In a response window or at another question, what is offered is what there is.
    """
    decision = game.decision
    if decision is None:
        return "the game is over"
    if decision.player != player:
        return f"player {decision.player + 1} is asked now"
    if decision.kind in ("action", "response", "order"):
        if any(option // SLOTS == card for option in decision.options if option >= 0):
            return None
    elif card in decision.options:
        return None
    if decision.kind != "action":
        return f"the question is '{decision.kind}', and this is no answer to it"
    return _why_no_action(game, player, card)


def _why_no_action(game: CardGame, player: int, card: int) -> str:
    state = game.state
    printed = state.cards[card]
    actions = [slot for slot, each in enumerate(printed.abilities) if each.kind is Kind.ACTION]
    if state.zone[card] == Zone.HAND:
        if state.controller[card] != player:
            return "it is in another player's hand"
        if printed.type in (CardType.ALLY, CardType.ATTACHMENT):
            window = state.windows[-1].name if state.windows else ""
            if window != "2.2" or player != state.active_player:
                return "allies and attachments are played in the planning phase, while you are the active player"
            return why_not_play(game, player, card) or "it cannot be played now"
        if not actions:
            return "it is a response: it is offered when its moment comes"
    elif not game.in_play(card):
        return "it is not in play"
    elif not actions:
        return "it has no action"
    elif state.controller[card] not in (player, SCENARIO):
        return "you do not control it"
    return next((reason for slot in actions if (reason := why_not_use(game, player, card, slot))), "it is not offered")
