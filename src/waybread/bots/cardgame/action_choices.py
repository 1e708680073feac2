"""What to do in action windows: which card to play, which ability to use, or to pass."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from waybread.bots.cardgame.card_knowledge import ATTACHMENTS, PLAIN_ATTACHMENT
from waybread.bots.cardgame.combat_actions import STRIKES
from waybread.bots.cardgame.fights import engaged_foes
from waybread.bots.cardgame.position import NO, Asked, Judge
from waybread.bots.cardgame.support_actions import HELPS
from waybread.bots.option_rules import worthwhile
from waybread.cardgame import CardType, Sphere
from waybread.cards import CARD_ITSELF, read_ability

ACTIONS: Final[Mapping[str, Judge]] = {**STRIKES, **HELPS}
"""The judge of each action, by the title of its card; an action that is not in here is never used."""


def action(asked: Asked) -> int:
    """Do the best that there is to do, if anything is good."""

    def value(option: int) -> float:
        card, slot = read_ability(option)
        if slot == CARD_ITSELF:
            return play(asked, card)
        judge = ACTIONS.get(asked.title(card))
        return NO if judge is None else judge(asked, card)

    return worthwhile(asked.options, value)


def play(asked: Asked, card: int) -> float:
    """How good it is to play an ally or attachment."""
    state, weights = asked.state, asked.weights
    printed = state.cards[card]
    cost = max(printed.cost or 0, 0)
    if printed.type is CardType.ALLY:
        value = weights.gandalf if printed.title == "Gandalf" else asked.knowledge.worth[printed.key]
    elif printed.title == "Forest Snare":
        value = max((1.5 * each.attack + 1 for each in engaged_foes(asked)), default=NO)
    else:
        value = ATTACHMENTS.get(printed.key, PLAIN_ATTACHMENT)
        if value <= 0:
            return NO
    return value - weights.resource * cost - reserve(asked, card, cost)


CANCELS: Final = ("A Test of Will", "Hasty Stroke")


def reserve(asked: Asked, card: int, cost: int) -> float:
    """What it costs to have nothing left for a cancel in hand, or for Gandalf to come by Sneak Attack."""
    weights = asked.weights
    printed = asked.state.cards[card]
    hand = [asked.title(each) for each in asked.state.hands[asked.player]]
    price = 0.0
    if printed.sphere is Sphere.SPIRIT and asked.pool(Sphere.SPIRIT) - cost < 1:
        if any(title in CANCELS for title in hand):
            price += weights.cancel_reserve
    if printed.sphere is Sphere.LORE and "Forest Snare" in hand and printed.title != "Forest Snare":
        if asked.pool(Sphere.LORE) - cost < 3 and any(asked.attack(each) >= 4 for each in asked.game.enemies()):
            price += weights.snare_reserve
    if "Gandalf" in hand and "Sneak Attack" in hand:
        short = printed.sphere is Sphere.LEADERSHIP and asked.pool(Sphere.LEADERSHIP) - cost < 1
        if short or printed.title == "Gandalf":
            price += weights.sneak_reserve
    return price
