"""All printed cards, by key; and how a class becomes one of them."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Any, Final, TypeVar

from waybread.cards import abilities_in, add_card, keywords_in, traits_in
from waybread.files import fold
from waybread.journeys.facts import Boon, Card, CardType, Keyword, Limit, Line, Modifier, Settles, Slot, Stat
from waybread.journeys.rules.abilities import Ability

CARDS: Final[dict[str, Card]] = {}
"""Every card that can be played, by key."""

C = TypeVar("C", bound=type)


def plain(title: str) -> str:
    """A title without accents, in lower case with hyphens: for keys."""
    return fold(title, dropped="'?")


def card(key: str, title: str, type_: CardType, *, traits: str = "", **facts: Any) -> Callable[[C], C]:
    """Class decorator: add a card to the library, with the abilities found in the class."""

    def add(text: C) -> C:
        abilities = abilities_in(text, Ability, title)
        add_card(CARDS, Card(key=key, title=title, type=type_, traits=traits_in(traits), abilities=abilities, **facts))
        return text

    return add


def body(*abilities: Ability) -> type:
    """What makes a card of text that other cards have as well, or of none, for want of a class of its own."""
    return type("Body", (), {f"ability_{place}": each for place, each in enumerate(abilities)})


def skill(
    owner: str,
    *numbers: int,
    title: str,
    icons: tuple[int, int] = (0, 0),
    keywords: str = "",
    experience: int = 0,
    traits: str = "",
    copies: int = 1,
) -> Callable[[C], C]:
    """A skill card; several numbers are several cards of one title. ``icons`` are successes and fates."""
    success, fate = icons

    def add(body: C) -> C:
        for number in numbers:
            card(
                f"{plain(owner)}.{number}", title, CardType.SKILL, traits=traits, owner=owner, number=number,
                success=success, fate=fate, experience=experience, copies=copies,
                keywords=MappingProxyType(keywords_in(keywords, Keyword, unnumbered=0)),
            )(body)  # fmt: skip
        return body

    return add


def item(name: str, slot: Slot, *, lines: str = "", stats: tuple[Stat, ...] = (), **facts: Any) -> Callable[[C], C]:
    """An item. Lines read ``1: 2 hits sunder / 2: 6 hits``, with the cost in successes first."""
    return card(f"item.{plain(name)}", name, CardType.ITEM, slot=slot, lines=_lines(lines), stats=stats, **facts)


def damage(title: str, settles: Settles, **facts: Any) -> Callable[[C], C]:
    """A damage card."""
    return card(f"damage.{plain(title)}", title, CardType.DAMAGE, settles=settles, **facts)


def fear(title: str, settles: Settles, **facts: Any) -> Callable[[C], C]:
    """A fear card."""
    return card(f"fear.{plain(title)}", title, CardType.FEAR, settles=settles, **facts)


def boon(kind: Boon) -> Callable[[C], C]:
    """A boon card."""
    return card(f"boon.{kind}", kind.capitalize(), CardType.BOON, boon=kind, copies=5)


def hero(
    name: str,
    race: str,
    *,
    stats: tuple[int, int, int, int, int],
    limits: tuple[int, int, int],
    suggested: tuple[str, ...],
    hands: int = 2,
) -> Callable[[C], C]:
    """A hero card: agility, might, spirit, wisdom and wit; then the limits of damage, fear and inspiration."""
    values: dict[Stat | Limit, int] = {**dict(zip(Stat, stats, strict=True)), **dict(zip(Limit, limits, strict=True))}
    return card(
        f"hero.{plain(name)}", name, CardType.HERO, race=race, values=MappingProxyType(values), hands=hands,
        suggested=suggested, owner=name,
    )  # fmt: skip


def _lines(text: str) -> tuple[Line, ...]:
    found = []
    for phrase in filter(None, (each.strip() for each in text.split("/"))):
        cost, _, gains = phrase.partition(":")
        words = gains.replace("hits", "").split()
        hits = sum(int(each) for each in words if each.isdigit())
        inspiration = sum(int(each.removeprefix("inspiration+")) for each in words if each.startswith("inspiration+"))
        named = tuple(Modifier(each) for each in words if not each.isdigit() and not each.startswith("inspiration+"))
        found.append(Line(int(cost), hits, named, inspiration))
    return tuple(found)
