"""Printed facts: what a card is before anything happens to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from waybread.journeys.rules.abilities import Ability


class Stat(StrEnum):
    """The five stats (jme:90.0)."""

    AGILITY = "agility"
    MIGHT = "might"
    SPIRIT = "spirit"
    WISDOM = "wisdom"
    WIT = "wit"


class Limit(StrEnum):
    """What a hero can bear or hold at most; cards can change it as they change a stat."""

    DAMAGE = "damage limit"
    FEAR = "fear limit"
    INSPIRATION = "inspiration limit"


class Keyword(StrEnum):
    """The six keywords (jme:53.1)."""

    SCOUT = "scout"
    STRIKE = "strike"
    GUARD = "guard"
    SPRINT = "sprint"
    REST = "rest"
    HIDE = "hide"


class Boon(StrEnum):
    """The three boons (jme:15.1)."""

    HIDDEN = "hidden"
    EMBOLDENED = "emboldened"
    DETERMINED = "determined"


class Modifier(StrEnum):
    """The six attack modifiers (jme:59.6)."""

    PIERCE = "pierce"
    SMITE = "smite"
    CLEAVE = "cleave"
    LETHAL = "lethal"
    SUNDER = "sunder"
    STUN = "stun"


class CardType(StrEnum):
    """What lies in a play area and may have abilities."""

    HERO = "hero"
    SKILL = "skill"
    ITEM = "item"
    DAMAGE = "damage"
    FEAR = "fear"
    BOON = "boon"


class Slot(StrEnum):
    """The four item types (jme:51.3)."""

    ARMOUR = "armour"
    ONE_HAND = "one-handed"
    TWO_HANDS = "two-handed"
    TRINKET = "trinket"


class Settles(StrEnum):
    """What becomes of a damage or fear card once it is resolved (jme:22.3)."""

    DOWN = "face down"
    STAY = "face up"
    DISCARD = "discarded"


BASIC: Final = "Basic"
TITLE: Final = "Title"
WEAKNESS: Final = "Weakness"
"""Owners of skill cards that are neither a hero nor a role."""
NO_HANDS: Final = 0


@dataclass(frozen=True, slots=True)
class Line:
    """A line of an item that successes pay for in an attack (jme:12.4a)."""

    cost: int
    hits: int = 0
    modifiers: tuple[Modifier, ...] = ()
    inspiration: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card as printed: shared by all its copies and never changed."""

    key: str
    """Stable and unique, for save files: ``aragorn.1``, ``captain.4``, ``item.ring-mail``, ``damage.weariness``."""
    title: str
    type: CardType
    traits: frozenset[str] = frozenset()
    abilities: tuple[Ability, ...] = ()
    copies: int = 1

    owner: str = ""
    """Skill cards: the hero or role, or Basic, Title, Weakness."""
    number: int = 0
    success: int = 0
    fate: int = 0
    experience: int = 0
    """Skill cards: the price, 0 for what cannot be bought (jme:36.4)."""
    keywords: Mapping[Keyword, int] = field(default_factory=lambda: MappingProxyType({}))

    slot: Slot | None = None
    family: str = ""
    tier: int = 0
    stats: tuple[Stat, ...] = ()
    """Items: what may be tested in an attack with it (jme:51.2)."""
    ranged: bool = False
    tokens: int = 0
    """Trinkets: the printed number of depletion tokens."""
    lore: int = 0
    """Items: the party's lore at which an upgrade of this one opens (jme:51.5)."""
    lines: tuple[Line, ...] = ()

    settles: Settles | None = None
    """Damage and fear cards: what becomes of them."""
    boon: Boon | None = None

    race: str = ""
    values: Mapping[Stat | Limit, int] = field(default_factory=lambda: MappingProxyType({}))
    """Heroes: the five stats and the three limits."""
    hands: int = 2
    """Heroes: how many hands for items (jme:34.1)."""
    suggested: tuple[str, ...] = ()
    """Heroes: a role, then items to begin with."""

    listed: tuple[tuple[str, int], ...] = field(init=False)
    """What its abilities answer to, with their slots."""

    def __post_init__(self) -> None:
        object.__setattr__(
            self, "listed", tuple((key, slot) for slot, each in enumerate(self.abilities) for key in each.keys)
        )

    @property
    def hands_needed(self) -> int:
        """How many hands an item fills."""
        return {Slot.ONE_HAND: 1, Slot.TWO_HANDS: 2}.get(self.slot, NO_HANDS) if self.slot else NO_HANDS

    @property
    def text(self) -> str:
        """What the card does, in our words."""
        words = [f"{name.capitalize()} {count}." if count else f"{name.capitalize()}." for name, count in
                 self.keywords.items()]  # fmt: skip
        return " ".join([*words, *(each.text for each in self.abilities)])
