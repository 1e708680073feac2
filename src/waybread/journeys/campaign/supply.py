"""The supply (jme:97.1): which cards a campaign is played with, and how many there are of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from waybread.files import did_you_mean, join_names, quoted
from waybread.journeys.facts import BASIC, TITLE, WEAKNESS, Card, CardType, Slot
from waybread.journeys.library import CARDS

ROLE_CARDS: Final = 3
"""Role cards up to this number come and go with the role (jme:78.2, jme:78.4a); the others are bought."""
FIRST_TIER: Final = 1
_HANDS: Final = MappingProxyType({1: "one hand", 2: "two hands", 3: "three hands"})


@cache
def heroes() -> Mapping[str, Card]:
    """The heroes by name."""
    return {each.title: each for each in CARDS.values() if each.type is CardType.HERO}


@cache
def roles() -> Mapping[str, list[Card]]:
    """The roles by name, each with its cards in the order of their numbers."""
    nobodys = {*heroes(), BASIC, TITLE, WEAKNESS}
    found: dict[str, list[Card]] = {}
    for each in sorted(CARDS.values(), key=lambda card: card.number):
        if each.type is CardType.SKILL and each.owner not in nobodys:
            found.setdefault(each.owner, []).append(each)
    return found


@cache
def skills_for_sale() -> Mapping[str, Card]:
    """Role cards with a price, by key (jme:36.4)."""
    return {key: each for key, each in CARDS.items() if each.type is CardType.SKILL and each.experience}


@cache
def titles() -> Mapping[str, Card]:
    """Title cards, by key."""
    return {key: each for key, each in CARDS.items() if each.owner == TITLE}


@cache
def items() -> Mapping[str, Card]:
    """What belongs to one hero: armour, and what is held in hands (jme:camp.6)."""
    return {key: each for key, each in CARDS.items() if each.slot not in (None, Slot.TRINKET)}


@cache
def trinkets() -> Mapping[str, Card]:
    """What belongs to the whole party (jme:109.4)."""
    return {key: each for key, each in CARDS.items() if each.slot is Slot.TRINKET}


@cache
def starting_items() -> Mapping[str, Card]:
    """What may be chosen before a campaign (jme:51.6a)."""
    return {key: each for key, each in items().items() if each.tier == FIRST_TIER}


def next_tier(item: Card) -> list[Card]:
    """The cards that an item can become (jme:51.6)."""
    if item.tier < FIRST_TIER:
        return []
    return [each for each in CARDS.values() if each.family == item.family and each.tier == item.tier + 1]


def named(card: Card) -> str:
    """A card's title; with a skill card goes what is printed at the bottom, because several share a title."""
    return f"{card.title} ({card.owner} {card.number})" if card.type is CardType.SKILL else card.title


def why_not_equip(hero: Card, equipment: Iterable[Card]) -> str | None:
    """Why a hero cannot have all of these items equipped, or None (jme:34.1, jme:51.4)."""
    found = list(equipment)
    worn = [each.title for each in found if each.slot is Slot.ARMOUR]
    if len(worn) > 1:
        return f"{hero.title} can wear one armour, not {join_names(worn)}."
    held = [each for each in found if each.hands_needed]
    if sum(each.hands_needed for each in held) > hero.hands:
        hands = _HANDS.get(hero.hands, f"{hero.hands} hands")
        return f"{hero.title} has {hands} for items, too few for {join_names([each.title for each in held])}."
    return None


def why_too_many(keys: Iterable[str]) -> str | None:
    """Why these cards cannot all be in use at once, or None: there are not more than were printed."""
    for key, count in Counter(keys).items():
        if count > CARDS[key].copies:
            there = "is only one" if CARDS[key].copies == 1 else f"are only {CARDS[key].copies}"
            return f"There {there} of {named(CARDS[key])}, not {count}."
    return None


def why_unknown(word: str, known: Mapping[str, object], what: str) -> str | None:
    """Why a word names nothing of a kind, or None."""
    return None if word in known else f"{quoted(word)} is no {what} that is known here; {did_you_mean(word, known)}"
