"""Printed facts: what a card is before anything happens to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from waybread.cardgame.abilities.ability import Ability

PASSES: Final = "PASS"
"""What is printed in the corner of a card that ends a locate test."""
X: Final = -1
"""A printed X, as a cost or as a value."""


class CardType(StrEnum):
    """The nine card types (lcg:card-types.1)."""

    HERO = "hero"
    ALLY = "ally"
    ATTACHMENT = "attachment"
    EVENT = "event"
    ENEMY = "enemy"
    LOCATION = "location"
    TREACHERY = "treachery"
    OBJECTIVE = "objective"
    QUEST = "quest"


class CampaignType(StrEnum):
    """What campaign mode adds (lcg:campaign.types.1); such a card also plays as one of the nine types."""

    CAMPAIGN = "campaign card"
    BOON = "boon"
    BURDEN = "burden"


class Sphere(StrEnum):
    """The four spheres of influence; neutral cards belong to none (lcg:spheres.3)."""

    LEADERSHIP = "leadership"
    LORE = "lore"
    SPIRIT = "spirit"
    TACTICS = "tactics"
    NEUTRAL = "neutral"


class Keyword(StrEnum):
    """The eight keywords (lcg:keywords.2)."""

    DOOMED = "doomed"
    GUARDED = "guarded"
    PERMANENT = "permanent"
    RANGED = "ranged"
    RESTRICTED = "restricted"
    SENTINEL = "sentinel"
    SURGE = "surge"
    VICTORY = "victory"


class Stat(StrEnum):
    """A number on a card that modifiers can change."""

    WILLPOWER = "willpower"
    ATTACK = "attack"
    DEFENSE = "defense"
    HIT_POINTS = "hit_points"
    THREAT = "threat"
    ENGAGEMENT_COST = "engagement_cost"
    QUEST_POINTS = "quest_points"
    COST = "cost"
    ESCAPE = "escape"


class Kind(StrEnum):
    """The kinds of ability (lcg:ability.2), with the labels that work like kinds."""

    ACTION = "action"
    RESPONSE = "response"
    FORCED = "forced"
    WHEN_REVEALED = "when revealed"
    SHADOW = "shadow"
    TRAVEL = "travel"
    SETUP = "setup"
    MODIFIER = "modifier"
    RULE = "rule"
    LABELLED = "labelled"
    """Does nothing until an effect triggers all text with its label."""


class Where(StrEnum):
    """From where an ability works."""

    PLAY = "play"
    HAND = "hand"
    DISCARD = "discard"


def printed_keyword(name: str, count: int) -> str:
    """A keyword as a card prints it: Doomed and Victory always have their number."""
    counted = count > 1 or name in (Keyword.DOOMED, Keyword.VICTORY)
    return f"{name.capitalize()} {count}" if counted else name.capitalize()


PLAYER_TYPES: Final = (CardType.HERO, CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT)
CHARACTERS: Final = (CardType.HERO, CardType.ALLY)
_RESOLVED: Final = (Kind.WHEN_REVEALED, Kind.SHADOW, Kind.TRAVEL, Kind.SETUP)
"""Kinds of ability that the game goes to by itself, and never looks for in play."""
NUMBERS: Final = (
    "cost", "threat_cost", "willpower", "attack", "defense", "hit_points", "engagement_cost", "threat", "quest_points",
)  # fmt: skip
"""The numbers on a card, in the order in which they are shown."""
_NO_KEYWORDS: Final[Mapping[str, int]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class HeroNote:
    """A hero that a campaign log names for a later scenario, such as who will be the prisoner there."""

    name: str
    """What the hero is: the word for it in logs and setups."""
    otherwise: str
    """What happens if the log names nobody who is with the players."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card as printed: shared by all its copies and never changed."""

    key: str
    """Its id, for save files: set and number, ``core:1``; what it can become with a name, ``core:80/attached``."""
    title: str
    type: CardType
    set_name: str = ""
    number: int = 0
    unique: bool = False
    sphere: Sphere | None = None
    cost: int | None = None
    threat_cost: int | None = None
    willpower: int | None = None
    attack: int | None = None
    defense: int | None = None
    hit_points: int | None = None
    engagement_cost: int | None = None
    threat: int | None = None
    quest_points: int | None = None
    traits: frozenset[str] = frozenset()
    keywords: Mapping[str, int] = field(default_factory=lambda: _NO_KEYWORDS)
    abilities: tuple[Ability, ...] = ()
    encounter_set: str = ""
    """The encounter set, for cards of the encounter deck; of a burden its burden set (lcg:campaign.burdens.2)."""
    scenario: str = ""
    """The scenario, for objectives and quest cards."""
    quantity: int = 1
    easy_quantity: int = 1
    reprints: int = 0
    """How many copies the set has that prints it again."""
    reprinted_in: str = ""
    """The set that prints the cards of its set again."""
    stage: int = 0
    """Quest cards: the place in the quest deck."""
    title_a: str = ""
    """Quest cards: the title of side A."""
    encounter_sets: tuple[str, ...] = ()
    """Quest cards: what side A says the encounter deck is made of."""
    turned_later: bool = False
    """Quest cards: side A stays up until the staging step begins, and nobody knows side B (lcg:quest-deck.1)."""
    minds_discard_order: bool = False
    """Does it ask which card lies topmost in a discard pile? Then owners order what enters one (lcg:discard.6)."""
    campaign: CampaignType | None = None
    """For cards of campaign mode: boon, burden or campaign card."""
    objective_ally: bool = False
    """An ally that belongs to the scenario, with an encounter back."""
    starts_in_play: bool = False
    """The Setup keyword of campaign cards (L28)."""
    brings: tuple[str, ...] = ()
    """Campaign cards: the titles of which every copy lies aside for their text."""
    hero_notes: tuple[HeroNote, ...] = ()
    """Campaign cards: the heroes that the log names for their text."""
    carries_on: bool = False
    """A boon that comes along to a new campaign from one that was won to the end with it in the pool."""
    comes_with: tuple[str, ...] = ()
    """Boons that come along to a new campaign: the titles of which each player earns one copy then."""
    one_each: bool = False
    """Does each player take one copy at most from the campaign pool?"""
    unattached: bool = False
    """An attachment that is played into the staging area, and attaches by its own text later."""
    escape: int | None = None
    corner: str = ""
    """What is printed in the lower right corner, for tests."""
    icons: str = ""
    """Marks printed beside the text, such as ``Eye 1``."""
    unfinished: bool = False
    """Some of its text is not written yet."""
    remembers: tuple[str, ...] = ()
    """What its text asks about earlier in the round or game, as ``abilities/recall.py`` names it."""
    grants: tuple[str, ...] = ()
    """Keywords with rules of their own that its text gives to other cards."""

    own_rules: tuple[int, ...] = field(init=False)
    """The slots of text that changes the playing of the card itself, from a hand."""
    listed: tuple[tuple[str, int], ...] = field(init=False)
    """What the abilities that work in play answer to, with their slots."""
    from_hand: tuple[int, ...] = field(init=False)
    """The slots of the actions that can be used from the hand."""
    from_discards: tuple[int, ...] = field(init=False)
    """The slots of the actions that can be used from the discard pile."""
    answers_from_hand: Mapping[str, tuple[int, ...]] = field(init=False)
    """What its responses from the hand answer to, with their slots."""
    answers_from_discards: Mapping[str, tuple[int, ...]] = field(init=False)
    """What its responses from the discard pile answer to, with their slots."""

    def __post_init__(self) -> None:
        actions = [(slot, each) for slot, each in enumerate(self.abilities) if each.kind is Kind.ACTION]
        event = self.type is CardType.EVENT
        changing = (Kind.MODIFIER, Kind.RULE)
        own = tuple(n for n, each in enumerate(self.abilities) if each.where is Where.HAND and each.kind in changing)
        object.__setattr__(self, "own_rules", own)
        held = tuple(slot for slot, each in actions if each.where is (Where.PLAY if event else Where.HAND))
        object.__setattr__(self, "from_hand", held)
        listed = tuple(
            (key, slot)
            for slot, each in enumerate(self.abilities)
            for key in each.keys
            if each.where is Where.PLAY and each.kind not in _RESOLVED
        )
        object.__setattr__(self, "listed", listed)
        lost = tuple(slot for slot, each in actions if each.where is Where.DISCARD)
        object.__setattr__(self, "from_discards", lost)
        object.__setattr__(self, "answers_from_hand", self._answers(Where.HAND, Where.PLAY if event else Where.HAND))
        object.__setattr__(self, "answers_from_discards", self._answers(Where.DISCARD))

    def _answers(self, *where: Where) -> Mapping[str, tuple[int, ...]]:
        """Its responses that work from a place: what they answer to, with their slots."""
        found: dict[str, tuple[int, ...]] = {}
        for slot, each in enumerate(self.abilities):
            if each.kind is Kind.RESPONSE and each.where in where:
                for key in each.keys:
                    found[key] = (*found.get(key, ()), slot)
        return MappingProxyType(found)

    @property
    def victory(self) -> int:
        """Victory points, which even a blank text box keeps (lcg:keyword.victory.3)."""
        return self.keywords.get(Keyword.VICTORY, 0)

    @property
    def player_back(self) -> bool:
        """Has it the back of a player card, to be shuffled into a player's deck?"""
        return self.type in PLAYER_TYPES and not self.objective_ally

    @property
    def shadow(self) -> Ability | None:
        """The shadow effect below the shadow icon, if there is one."""
        return next((each for each in self.abilities if each.kind is Kind.SHADOW), None)

    @property
    def text(self) -> str:
        """What the card does, in our words."""
        words = [f"{printed_keyword(name, count)}." for name, count in self.keywords.items()]
        return " ".join([*words, *(each.text for each in self.abilities)])
