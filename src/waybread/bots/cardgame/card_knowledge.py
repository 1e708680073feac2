"""What ``scout`` knows of cards beyond their numbers: values that the boxes give them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from waybread.bots.cardgame.weights import Weights
from waybread.cardgame import CARDS, Card, CardType, Keyword, bot_values

_VALUES: Final = bot_values()
ALLIES: Final[Mapping[str, float]] = _VALUES.get("allies", {})
"""What the text of an ally adds to its worth; these tables and the next ones are by card id."""
ATTACHMENTS: Final[Mapping[str, float]] = _VALUES.get("attachments", {})
"""What an attachment is worth when it is played."""
PLAIN_ATTACHMENT: Final = 2.0
"""What one is worth that no box says anything of."""
EVENTS: Final[Mapping[str, float]] = _VALUES.get("events", {})
"""What an event in hand is worth to keep; others are worth a little less than a card."""
REVEALED_THREAT: Final[Mapping[str, int]] = _VALUES.get("revealed_threat", {})
"""What a card does to the quest when it is revealed, where that is not its threat."""
WHEN_REVEALED: Final[Mapping[str, float]] = _VALUES.get("when_revealed", {})
"""How bad a when revealed effect is."""
SHADOWS: Final[Mapping[str, float]] = _VALUES.get("shadows", {})
"""How bad a shadow effect is, besides what it does to the damage."""
SHADOW_ATTACK: Final[Mapping[str, Sequence[int]]] = _VALUES.get("shadow_attack", {})
"""What a shadow effect adds to an attack, if it is defended and if it is not, or is as bad as."""
GOALS: Final = frozenset(_VALUES.get("goals", ()))
"""Enemies that stand between the players and the next stage, or victory."""
SPAWN: Final = "Ungoliant's Spawn"
STRONG: Final = 4
"""The attack of an enemy that a player alone had better not hurry to fight."""


class Knowledge:
    """The tables above, weighed: what each printed card is worth."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.worth = {key: self._worth(card) for key, card in CARDS.items()}
        """A character in play, by key."""
        self.held = {key: 0.6 * value for key, value in ATTACHMENTS.items()}
        """An attachment in play, by key."""
        self.in_hand = {key: self._in_hand(card) for key, card in CARDS.items()}
        """A card in hand, by key: for discarding the least, and for keeping a starting hand."""

    def _worth(self, card: Card) -> float:
        weights = self.weights
        numbers = (
            weights.willpower * max(card.willpower or 0, 0)
            + weights.attack * max(card.attack or 0, 0)
            + weights.defense * max(card.defense or 0, 0)
            + weights.hit_points * max(card.hit_points or 0, 0)
        )
        if card.type is CardType.HERO:
            return weights.hero + numbers
        if card.type is CardType.ALLY:
            if card.title == "Gandalf":
                return 1.0  # he departs as the round ends
            return weights.ally + numbers + ALLIES.get(card.key, 0.0) + 0.2 * (Keyword.RANGED in card.keywords)
        return numbers

    def _in_hand(self, card: Card) -> float:
        cost = max(card.cost or 0, 0)
        if card.title == "Gandalf":
            return 5.0
        if card.type is CardType.ALLY:
            return self.worth[card.key] - 0.3 * cost
        if card.type is CardType.ATTACHMENT:
            return ATTACHMENTS.get(card.key, 0.5) - 0.3 * cost
        return EVENTS.get(card.key, 0.7)


def reveals(card: Card) -> int:
    """The threat that a card brings when it is revealed."""
    return REVEALED_THREAT.get(card.key, max(card.threat or 0, 0))
