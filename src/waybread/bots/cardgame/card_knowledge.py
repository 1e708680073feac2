"""What ``scout`` knows of cards beyond their numbers: values by title, in one table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from waybread.bots.cardgame.weights import Weights
from waybread.cardgame import CARDS, Card, CardType, Keyword

ALLIES: Final[Mapping[str, float]] = {
    "Faramir": 2.5,
    "Northern Tracker": 2.0,
    "Lórien Guide": 0.8,
    "Snowbourn Scout": 1.0,
    "Son of Arnor": 0.3,
    "Silverlode Archer": 0.2,
    "Longbeard Orc Slayer": 0.5,
    "Gondorian Spearman": 0.8,
    "Beorn": 2.0,
    "Gléowine": 2.0,
    "Henamarth Riversong": 1.0,
    "Daughter of the Nimrodel": 0.8,
    "Erebor Hammersmith": 0.5,
    "Miner of the Iron Hills": 0.2,
}
"""What the text of an ally adds to its worth."""

ATTACHMENTS: Final[Mapping[str, float]] = {
    "Steward of Gondor": 12.0,
    "Unexpected Courage": 8.0,
    "Celebrían's Stone": 6.0,
    "The Favor of the Lady": 3.2,
    "Forest Snare": 5.0,
    "Self Preservation": 2.2,
    "Protector of Lórien": 2.0,
    "Dark Knowledge": -1.0,
    "Blade of Gondolin": 2.0,
    "Citadel Plate": 3.2,
    "Dwarven Axe": 2.6,
    "Horn of Gondor": 1.4,
    "Power in the Earth": 1.0,
}
"""What an attachment is worth when it is played."""

EVENTS: Final[Mapping[str, float]] = {
    "Sneak Attack": 2.0,
    "A Test of Will": 2.5,
    "Hasty Stroke": 1.6,
    "Feint": 2.0,
    "The Galadhrim's Greeting": 2.2,
    "Stand and Fight": 1.6,
    "Lórien's Wealth": 1.8,
    "Lore of Imladris": 1.0,
    "Quick Strike": 1.2,
    "Valiant Sacrifice": 1.2,
    "For Gondor!": 1.0,
    "Fortune or Fate": 0.3,
    "Beorn's Hospitality": 0.3,
    "Grim Resolve": 0.5,
    "Thicket of Spears": 0.8,
    "Will of the West": 0.1,
}
"""What an event in hand is worth to keep; others are worth a little less than a card."""

REVEALED_THREAT: Final[Mapping[str, int]] = {
    "Driven by Shadow": 2,
    "Ungoliant's Spawn": 6,
    "Under the Shadow": 1,
    "Treacherous Fog": 1,
    "Massing at Night": 3,
    "Endless Caverns": 3,
    "Wolf Rider": 3,
    "Eastern Crows": 3,
    "Black Forest Bats": 3,
    "Despair": 2,
}
"""What a card does to the quest when it is revealed, where that is not its threat."""

WHEN_REVEALED: Final[Mapping[str, float]] = {
    "Ungoliant's Spawn": 3.0,
    "Dol Guldur Orcs": 1.5,
    "King Spider": 1.2,
    "Black Forest Bats": 1.2,
    "Caught in a Web": 5.0,
    "Eyes of the Forest": 1.5,
    "Driven by Shadow": 1.5,
    "The Necromancer's Reach": 2.5,
    "Evil Storm": 2.5,
    "Pursued by Shadow": 2.0,
    "Treacherous Fog": 1.2,
    "Massing at Night": 3.5,
    "Despair": 3.0,
    "Iron Shackles": 1.0,
    "Under the Shadow": 1.0,
}
"""How bad a when revealed effect is."""

SHADOWS: Final[Mapping[str, float]] = {
    "Forest Spider": 2.0,
    "East Bight Patrol": 1.0,
    "King Spider": 1.2,
    "Hummerhorns": 4.0,
    "Ungoliant's Spawn": 3.5,
    "Dol Guldur Orcs": 1.0,
    "Driven by Shadow": 2.0,
    "Wargs": 1.0,
    "Despair": 2.0,
    "Wolf Rider": 2.0,
    "Eastern Crows": 1.0,
    "Pursued by Shadow": 1.5,
    "Misty Mountain Goblins": 1.0,
    "Massing at Night": 1.5,
    "Cavern Guardian": 2.5,
    "Under the Shadow": 1.5,
    "Iron Shackles": 0.8,
}
"""How bad a shadow effect is, besides what it does to the damage."""

SHADOW_ATTACK: Final[Mapping[str, tuple[int, int]]] = {
    "Dol Guldur Orcs": (1, 3),
    "East Bight Patrol": (1, 2),
    "Wargs": (1, 2),
    "Eastern Crows": (1, 1),
    "Despair": (2, 0),
    "Hummerhorns": (1, 2),
    "Massing at Night": (1, 1),
    "Wolf Rider": (1, 1),
}
"""What a shadow effect adds to an attack, if it is defended and if it is not, or is as bad as."""

SPAWN: Final = "Ungoliant's Spawn"
STRONG: Final = 4
"""The attack of an enemy that a player alone had better not hurry to fight."""
GOALS: Final = frozenset((SPAWN, "Hill Troll", "Nazgûl of Dol Guldur"))
"""Enemies that stand between the players and the next stage, or victory."""


class Knowledge:
    """The tables above, weighed: what each printed card is worth."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.worth = {key: self._worth(card) for key, card in CARDS.items()}
        """A character in play, by key."""
        self.held = {title: 0.6 * value for title, value in ATTACHMENTS.items()}
        """An attachment in play, by title."""
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
            return weights.ally + numbers + ALLIES.get(card.title, 0.0) + 0.2 * (Keyword.RANGED in card.keywords)
        return numbers

    def _in_hand(self, card: Card) -> float:
        cost = max(card.cost or 0, 0)
        if card.title == "Gandalf":
            return 5.0
        if card.type is CardType.ALLY:
            return self.worth[card.key] - 0.3 * cost
        if card.type is CardType.ATTACHMENT:
            return ATTACHMENTS.get(card.title, 0.5) - 0.3 * cost
        return EVENTS.get(card.title, 0.7)


def reveals(card: Card) -> int:
    """The threat that a card brings when it is revealed."""
    return REVEALED_THREAT.get(card.title, max(card.threat or 0, 0))
