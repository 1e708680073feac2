"""What to do in action windows: which card to play, which ability to use, or to pass."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from waybread.bots.cardgame.card_knowledge import ALLIES, ATTACHMENTS, PLAIN_ATTACHMENT, STRONG, Role, judged_by
from waybread.bots.cardgame.combat_actions import STRIKES
from waybread.bots.cardgame.fights import engaged_foes
from waybread.bots.cardgame.position import NO, Asked, Judge
from waybread.bots.cardgame.support_actions import HELPS, idle
from waybread.bots.option_rules import worthwhile
from waybread.cardgame import CardType, can_wait, matters
from waybread.cards import CARD_ITSELF, read_ability

ACTIONS: Final[Mapping[str, Judge]] = judged_by("actions", {**STRIKES, **HELPS})
"""The judge of each action, by the id of its card."""


def action(asked: Asked) -> int:
    """Do the best that there is to do, if anything is good."""

    def value(option: int) -> float:
        card, slot = read_ability(option)
        if slot == CARD_ITSELF:
            return play(asked, card)
        judge = ACTIONS.get(asked.key(card))
        return plain_action(asked, card, slot) if judge is None else judge(asked, card)

    return worthwhile(asked.options, value)


PLAIN_ACTION: Final = 1.5
"""What an action is good for of which no box says anything."""


def plain_action(asked: Asked, card: int, slot: int) -> float:
    """How good an action is of which no box says anything: worth its price, where it matters and cannot wait.

    Only an event, or what exhausts or has a limit, so that it comes to an end.
    """
    game, printed = asked.game, asked.state.cards[card]
    ability = game.ability(card, slot)
    is_event = printed.type is CardType.EVENT
    if not (is_event or ability.exhausts_itself or ability.limit):
        return NO
    if not matters(game, asked.player, card, slot) or can_wait(game, asked.player, card, slot):
        return NO
    resources = ability.resources + (max(printed.cost or 0, 0) if is_event else 0)
    missed = idle(asked, card) if ability.exhausts_itself and game.is_character(card) else 0.0
    return PLAIN_ACTION - asked.weights.resource * resources - missed


def play(asked: Asked, card: int) -> float:
    """How good it is to play an ally or attachment."""
    state, weights = asked.state, asked.weights
    printed = state.cards[card]
    cost = max(printed.cost or 0, 0)
    if printed.type is CardType.ALLY:
        value = ALLIES.get(printed.key, 0.0) if asked.role(card) is Role.GUEST else asked.knowledge.worth[printed.key]
    elif asked.role(card) is Role.SNARE:
        value = max((1.5 * each.attack + 1 for each in engaged_foes(asked)), default=NO)
    else:
        value = ATTACHMENTS.get(printed.key, PLAIN_ATTACHMENT)
        if value <= 0:
            return NO
    return value - weights.resource * cost - reserve(asked, card, cost)


def reserve(asked: Asked, card: int, cost: int) -> float:
    """What it costs to have too little left for a cancel or a snare in hand, or to bring a guest for a phase."""
    state, weights = asked.state, asked.weights
    printed = state.cards[card]
    hand = {asked.role(each): state.cards[each] for each in state.hands[asked.player]}

    def short(of: Role) -> bool:
        """Does the price leave too little of a sphere for a card in hand?"""
        other = hand.get(of)
        if other is None or other.sphere is None or other.sphere is not printed.sphere:
            return False
        return asked.pool(other.sphere) - cost < max(other.cost or 0, 0)

    price = 0.0
    if short(Role.CANCEL):
        price += weights.cancel_reserve
    if asked.role(card) is not Role.SNARE and short(Role.SNARE):
        if any(asked.attack(each) >= STRONG for each in asked.game.enemies()):
            price += weights.snare_reserve
    if Role.GUEST in hand and Role.BRINGS_AN_ALLY in hand:
        if short(Role.BRINGS_AN_ALLY) or asked.role(card) is Role.GUEST:
            price += weights.guest_reserve
    return price
