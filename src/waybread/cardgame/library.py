"""All printed cards, by key; and how a class becomes one of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, TypeVar

from waybread.cardgame.abilities.ability import Ability
from waybread.cardgame.abilities.keywords import printed_name
from waybread.cardgame.facts import Card, CardType, Sphere
from waybread.cards import abilities_in, add_card, keywords_in, traits_in
from waybread.files import fold

CARDS: Final[dict[str, Card]] = {}
"""Every card that can be played, by key."""

C = TypeVar("C", bound=type)


@lru_cache(maxsize=8192)  # titles come from strangers, too
def plain(title: str) -> str:
    """A title without accents, in lower case with hyphens: for keys, ids and matching."""
    return fold(title)


def card(
    title: str,
    type_: CardType,
    *,
    key: str = "",
    keywords: str = "",
    traits: str = "",
    **facts: Any,
) -> Callable[[C], C]:
    """Class decorator: add a card to the library, with the abilities found in the class."""

    def add(body: C) -> C:
        printed = Card(
            key=key or plain(title),
            title=title,
            type=type_,
            keywords=MappingProxyType(keywords_in(keywords, printed_name, unnumbered=1)),
            traits=traits_in(traits),
            abilities=abilities_in(body, Ability, title),
            **facts,
        )
        add_card(CARDS, printed)
        return body

    return add


def hero(title: str, sphere: Sphere, **facts: Any) -> Callable[[C], C]:
    """A hero; heroes are unique."""
    return card(title, CardType.HERO, sphere=sphere, unique=True, **facts)


def ally(title: str, sphere: Sphere, **facts: Any) -> Callable[[C], C]:
    """An ally."""
    return card(title, CardType.ALLY, sphere=sphere, **facts)


def attachment(title: str, sphere: Sphere, **facts: Any) -> Callable[[C], C]:
    """An attachment; the class has a rule ``attaches to`` that says what to."""
    return card(title, CardType.ATTACHMENT, sphere=sphere, **facts)


def event(title: str, sphere: Sphere, **facts: Any) -> Callable[[C], C]:
    """An event."""
    return card(title, CardType.EVENT, sphere=sphere, **facts)


def enemy(title: str, **facts: Any) -> Callable[[C], C]:
    """An enemy."""
    return card(title, CardType.ENEMY, **facts)


def location(title: str, **facts: Any) -> Callable[[C], C]:
    """A location."""
    return card(title, CardType.LOCATION, **facts)


def treachery(title: str, **facts: Any) -> Callable[[C], C]:
    """A treachery."""
    return card(title, CardType.TREACHERY, **facts)


def objective(title: str, **facts: Any) -> Callable[[C], C]:
    """An objective."""
    return card(title, CardType.OBJECTIVE, **facts)


def quest(title: str, **facts: Any) -> Callable[[C], C]:
    """A quest card, both sides."""
    facts.setdefault("title_a", title)
    return card(title, CardType.QUEST, **facts)
