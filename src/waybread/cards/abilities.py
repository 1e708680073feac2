"""What abilities of both games have in common: their text, costs and triggers, limits, the index, and the card itself.

A card is a class whose decorated functions are its abilities; the docstring of each is the text that players read.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from enum import StrEnum
from inspect import cleandoc
from typing import Any, Protocol, TypeAlias, TypeVar

from waybread.cards.options import CARD_ITSELF

A = TypeVar("A")
C = TypeVar("C")
E = TypeVar("E", bound=StrEnum)
K = TypeVar("K", bound=str)
On = TypeVar("On")
P = TypeVar("P", bound="Printed")
Game_contra = TypeVar("Game_contra", contravariant=True)
Use_contra = TypeVar("Use_contra", contravariant=True)

Effect: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
"""What an ability does."""


class Printed(Protocol):
    """A card as printed."""

    @property
    def key(self) -> str:
        """By which saves know it."""

    @property
    def listed(self) -> tuple[tuple[str, int], ...]:
        """What its abilities answer to, with their slots."""


def text_of(function: Callable[..., Any]) -> str:
    """The docstring: the text that players read."""
    return " ".join(cleandoc(function.__doc__ or "").split())


# Costs and triggers


class Cost(Protocol[Game_contra, Use_contra]):
    """Something that has to be paid before an ability resolves."""

    def why_not(self, game: Game_contra, use: Use_contra) -> str | None:
        """Why it cannot be paid, or None."""

    def pay(self, game: Game_contra, use: Use_contra) -> Coroutine[Any, Any, None]:
        """Pay it."""


def cost_tuple(cost: C | Sequence[C]) -> tuple[C, ...]:
    """The costs of an ability, of which a card names one, several or none."""
    return tuple(cost) if isinstance(cost, list | tuple) else (cost,)  # type: ignore[return-value]


def trigger(moments: type[E], **named: On | None) -> tuple[On, E]:
    """What an ability answers to, and at which moment; a card names one of the moments."""
    found = [(on, moments(name)) for name, on in named.items() if on is not None]
    if len(found) != 1:
        raise TypeError(f"an ability answers to one of {', '.join(f'{name}=' for name in named)}")
    return found[0]


# Limits: uses are counted under keys that begin with what the limit counts in


def count_use(uses: dict[str, int], key: str) -> None:
    """Note one use more."""
    uses[key] = uses.get(key, 0) + 1


def forget_uses(uses: dict[str, int], per: str) -> None:
    """A phase, turn or round is over: what is limited by it begins anew."""
    if uses:
        for key in [each for each in uses if each.startswith(f"{per} ")]:
            del uses[key]


# The index


Index: TypeAlias = Mapping[str, tuple[tuple[int, int], ...]]
"""Abilities at work by what they answer to, as card and slot."""


def add_to_index(
    index: dict[str, tuple[tuple[int, int], ...]], cards: Sequence[Printed], working: Iterable[int]
) -> None:
    """List the abilities of the cards that are at work."""
    for card in working:
        for key, slot in cards[card].listed:
            index[key] = (*index[key], (card, slot)) if key in index else ((card, slot),)


# How a class becomes a card


def add_card(library: dict[str, P], card: P) -> None:
    """Add a card to all that can be played."""
    if card.key in library:
        raise ValueError(f"there are two cards with the key {card.key}")
    library[card.key] = card


def abilities_in(body: type, ability: type[A], title: str) -> tuple[A, ...]:
    """The abilities of a card, found in its class."""
    found = tuple(each for each in vars(body).values() if isinstance(each, ability))
    if len(found) > CARD_ITSELF:
        raise ValueError(f"{title} has {len(found)} abilities; options have room for {CARD_ITSELF}")
    return found


def traits_in(text: str) -> frozenset[str]:
    """Traits as printed: ``Noldor. Ranger.``"""
    return frozenset(each.strip() for each in text.split(".") if each.strip())


def keywords_in(text: str, keyword: Callable[[str], K], unnumbered: int) -> dict[K, int]:
    """Keywords as printed, ``Doomed 1. Surge.``, with their numbers; those that are named twice count together."""
    found: dict[K, int] = {}
    for phrase in text.split("."):
        word, _, number = phrase.strip().partition(" ")
        if word:
            name = keyword(word.casefold())
            found[name] = found.get(name, 0) + int(number or unnumbered)
    return found
