"""What ``scout`` knows of cards beyond their numbers: what the boxes say of them, by their ids.

A box says it in its ``bot_values.toml``: numbers, or by name which of the judgements of this package suits a card. A
card of which it says nothing is judged by its numbers, and by defaults.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final, TypeVar

from waybread.bots.cardgame.weights import Weights
from waybread.cardgame import CARDS, Card, CardType, Keyword, bot_values

_VALUES: Final = bot_values()
ALLIES: Final[Mapping[str, float]] = _VALUES.get("allies", {})
"""What the text of an ally adds to its worth, or of a guest all that it is worth to play it.

These tables and the next ones are by card id.
"""
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
CALLED: Final[Mapping[str, tuple[float, float]]] = {
    key: (strength, threat) for key, (strength, threat) in _VALUES.get("called", {}).items()
}
"""Enemies that players call when they have so much attack together, or so much threat that they cannot wait."""
SHADOW_COSTS: Final[Mapping[str, tuple[float, float]]] = {
    key: (defended, undefended) for key, (defended, undefended) in _VALUES.get("shadow_costs", {}).items()
}
"""What a shadow effect costs besides damage, if it is defended and if it is not."""
SHADOW_THREAT: Final[Mapping[str, Sequence[int]]] = _VALUES.get("shadow_threat", {})
"""By how much it raises threat, if it is defended and if it is not."""


class Harm(StrEnum):
    """What else a shadow effect may do."""

    AN_ATTACHMENT = "an attachment"
    AN_ATTACHMENT_IN_TWO_ATTACKS_OR_ALL = "an attachment in two attacks, or all"
    AN_ATTACHMENT_OR_ALL = "an attachment, or all"
    DAMAGE_TO_EVERYBODY = "damage to everybody"
    THREAT_FOR_EACH_ENEMY = "threat for each enemy"


SHADOW_HARM: Final[Mapping[str, Harm]] = {key: Harm(name) for key, name in _VALUES.get("shadow_harm", {}).items()}
TRAVEL: Final[Mapping[str, float]] = _VALUES.get("travel", {})
"""What the text of a location makes of going there."""
ENGAGING_ATTACK: Final[Mapping[str, int]] = _VALUES.get("engaging_attack", {})
"""How much attack an enemy gains as it engages."""
SHADOW_CARDS: Final[Mapping[str, int]] = _VALUES.get("shadow_cards", {})
"""How many shadow cards an enemy is dealt, where not one."""
DAMAGE: Final[Mapping[str, int]] = _VALUES.get("damage", {})
"""How much damage the text of an enemy deals, where not 1."""
BURDENS: Final[Mapping[str, float]] = _VALUES.get("burdens", {})
"""How much of a burden an objective is to its bearer."""


class Role(StrEnum):
    """What a card is recognised by where others are weighed."""

    GUEST = "guest"
    """An ally that comes for one round, and whose text is what counts."""
    BRINGS_AN_ALLY = "brings an ally for a phase"
    OPENING = "opening"
    """Worth more at the beginning than any other card: who has it in the first hand wins a tenth of all games more."""
    CANCEL = "cancel"
    """Some resource should be left for it."""
    SNARE = "snare"
    """An attachment for a strong enemy, worth saving for."""
    READIES_ON_THE_QUEST = "readies on the quest"
    """A hero who can pay to be ready again."""
    READIES_ITS_HOST = "readies its host"
    GROWS_WITH_DAMAGE = "grows with damage"
    LENDS_WILLPOWER = "lends willpower"
    """By exhausting it gives all who are committed willpower."""
    TAKES_A_HERO = "takes a hero as it engages"
    THREAT_FOR_ABSENCE = "raises threat for who stays at home"
    EXHAUSTS_A_HERO = "exhausts a hero to travel"


ROLES: Final[Mapping[str, Role]] = {key: Role(role) for key, role in _VALUES.get("roles", {}).items()}
"""By card id."""
T = TypeVar("T")


def judged_by(table: str, judgements: Mapping[str, T]) -> dict[str, T]:
    """By card id the judgements that boxes name in a table."""
    named = _VALUES.get(table, {})
    for key, name in named.items():
        if name not in judgements:
            raise ValueError(f"{key} is '{name}' in [{table}] of bot_values.toml, which has {', '.join(judgements)}")
    return {key: judgements[name] for key, name in named.items()}


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
            if ROLES.get(card.key) is Role.GUEST:
                return 1.0  # it departs as the round ends
            return weights.ally + numbers + ALLIES.get(card.key, 0.0) + 0.2 * (Keyword.RANGED in card.keywords)
        return numbers

    def _in_hand(self, card: Card) -> float:
        cost = max(card.cost or 0, 0)
        if ROLES.get(card.key) is Role.GUEST:
            return 5.0
        if card.type is CardType.ALLY:
            return self.worth[card.key] - 0.3 * cost
        if card.type is CardType.ATTACHMENT:
            return ATTACHMENTS.get(card.key, 0.5) - 0.3 * cost
        return EVENTS.get(card.key, 0.7)


def reveals(card: Card) -> int:
    """The threat that a card brings when it is revealed."""
    return REVEALED_THREAT.get(card.key, max(card.threat or 0, 0))
