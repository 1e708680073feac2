"""The cards of the paper's game: numbers only, taken from the real cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from waybread.cardgame import CARDS, SCENARIOS, Card, CardType, Sphere

COPIES: Final = 3
_HEROES: Final = ("core:9", "core:7", "core:8")
_ALLIES: Final = ("core:43", "core:44", "core:45", "core:73")
_SCENARIO: Final = "passage-through-mirkwood"
_QUEST: Final = "core:119"


@dataclass(frozen=True, slots=True)
class Kind:
    """A card as this game knows it: its numbers, without a text."""

    title: str
    type: CardType
    neutral: bool = False
    cost: int = 0
    willpower: int = 0
    attack: int = 0
    defense: int = 0
    hit_points: int = 0
    engagement_cost: int = 0
    threat: int = 0
    """Enemies and locations: in the staging area. Heroes: what they add to the threat at the start."""
    quest_points: int = 0

    @classmethod
    def printed(cls, card: Card) -> Kind:
        """The numbers of a real card."""
        return cls(
            title=card.title,
            type=card.type,
            neutral=card.sphere is Sphere.NEUTRAL,
            cost=card.cost or 0,
            willpower=card.willpower or 0,
            attack=card.attack or 0,
            defense=card.defense or 0,
            hit_points=card.hit_points or 0,
            engagement_cost=card.engagement_cost or 0,
            threat=card.threat or card.threat_cost or 0,
            quest_points=card.quest_points or 0,
        )


RIDER: Final = Kind("Rider of Rohan", CardType.ALLY, cost=3, willpower=2, attack=2, hit_points=2)
"""An ally of a later expansion (Beneath the Sands), which is not in the library."""

_ENCOUNTER: Final = Counter(
    CARDS[key]
    for key in SCENARIOS[_SCENARIO].encounter_deck(easy=True)
    if CARDS[key].type in (CardType.ENEMY, CardType.LOCATION)
)

KINDS: Final[tuple[Kind, ...]] = (
    *(Kind.printed(CARDS[key]) for key in (*_HEROES, *_ALLIES)),
    RIDER,
    *map(Kind.printed, _ENCOUNTER),
)
"""Every card that there is; a card of the game is one of these by its number here."""

HEROES: Final = tuple(range(len(_HEROES)))
DECK: Final = tuple(n for n, kind in enumerate(KINDS) if kind.type is CardType.ALLY for _ in range(COPIES))
_COPIES_OF: Final = {card.title: copies for card, copies in _ENCOUNTER.items()}
ENEMIES: Final = tuple(
    n for n, kind in enumerate(KINDS) if kind.type is CardType.ENEMY for _ in range(_COPIES_OF[kind.title])
)
LOCATIONS: Final = tuple(
    n for n, kind in enumerate(KINDS) if kind.type is CardType.LOCATION for _ in range(_COPIES_OF[kind.title])
)
QUEST_POINTS: Final = CARDS[_QUEST].quest_points or 0
STARTING_THREAT: Final = sum(KINDS[n].threat for n in HEROES)
