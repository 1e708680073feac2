"""Skill decks: the cards that a hero sets out with (jme:85.1), and what no deck can be made from."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache

from waybread.journeys.campaign import supply
from waybread.journeys.facts import BASIC, TITLE, WEAKNESS, CardType
from waybread.journeys.library import CARDS
from waybread.kernel import SetupError


@dataclass(frozen=True, slots=True)
class Build:
    """What a skill deck is made from, but for the weakness, which is drawn anew for each adventure."""

    hero: str
    role: str
    bought: tuple[str, ...] = ()
    """Keys of role cards that the hero has bought, of whatever role (jme:78.6a)."""
    titles: tuple[str, ...] = ()
    """Keys of the titles that the hero has gained."""


@dataclass(frozen=True, slots=True)
class SkillDeck:
    """The skill cards that a hero begins an adventure with, by key."""

    prepared: str
    """The first card of the role, which is prepared in setup (jme:78.3)."""
    cards: tuple[str, ...]
    """All others: they are to be shuffled."""


def heroes() -> list[str]:
    """The names of all heroes."""
    return list(supply.heroes())


def roles() -> list[str]:
    """The names of all roles."""
    return sorted(supply.roles())


def skill_deck(build: Build, weakness: str) -> SkillDeck:
    """The skill cards of a hero, with the weakness that was drawn for them (jme:85.1a to jme:85.1f)."""
    found = faults(build)
    if not _is(weakness, WEAKNESS):
        found.append(f"'{weakness}' is no weakness; weaknesses are called like 'weakness.1'.")
    if found:
        raise SetupError(" ".join(found))
    prepared, *with_the_role = _owned_by(build.role)[: supply.ROLE_CARDS]
    named = (*_owned_by(BASIC), *_owned_by(build.hero), *with_the_role)
    return SkillDeck(prepared, (*named, *build.bought, *build.titles, weakness))


def faults(build: Build) -> list[str]:
    """What speaks against the skill deck of a hero, a sentence each."""
    found = []
    if build.hero not in heroes():
        found.append(f"'{build.hero}' is no hero; the heroes are {', '.join(heroes())}.")
    if build.role not in roles():
        found.append(f"'{build.role}' is no role; the roles are {', '.join(roles())}.")
    for key in dict.fromkeys(build.bought):
        if key not in CARDS:
            found.append(f"There is no card '{key}'; cards that can be bought are called like 'captain.4'.")
        elif not CARDS[key].experience:
            found.append(f"{_name(key)} cannot be bought: it has no price in experience.")
    found += [
        f"'{key}' is no title; titles are called like 'title.1'."
        for key in dict.fromkeys(build.titles)
        if not _is(key, TITLE)
    ]
    held = Counter(_held(build))
    return found + [
        f"{_name(key)} is there {count} times; there is only one." for key, count in held.items() if count > 1
    ]


@cache
def _owned_by(owner: str) -> tuple[str, ...]:
    """The skill cards of a hero or role, or of none, in the order of their numbers."""
    found = [card for card in CARDS.values() if card.type is CardType.SKILL and card.owner == owner]
    return tuple(card.key for card in sorted(found, key=lambda card: card.number))


def _held(build: Build) -> tuple[str, ...]:
    return build.bought + build.titles


def _is(key: str, owner: str) -> bool:
    return key in CARDS and CARDS[key].owner == owner


def _name(key: str) -> str:
    return f"{CARDS[key].title} ({key})" if key in CARDS else f"'{key}'"
