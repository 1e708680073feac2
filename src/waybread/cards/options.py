"""The option codec: what the integers that answer a decision stand for.

Saves, recordings and journals hold these integers, so they never change. Nobody else does arithmetic with them.

An *ability option* names a card and one of its abilities, or the card itself. An *act option* names a thing of one of
several sorts, where a decision offers more than one: the sort is an integer enum of the game, the thing is a number,
which may itself be an ability option. Act 0 of a game is its abilities, so that an ability option is an act option too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, TypeAlias, TypeVar

CARD_ITSELF: Final = 7
"""In place of the slot of an ability: the card is played, or the effect that it has left for later is carried out."""
_SLOT_BITS: Final = 3
_SLOT: Final = (1 << _SLOT_BITS) - 1
_ACT_BITS: Final = 16
_NUMBER: Final = (1 << _ACT_BITS) - 1

Act = TypeVar("Act", bound=IntEnum)


# Abilities


def ability_option(card: int, slot: int) -> int:
    """The option for an ability of a card, or for another of its numbered parts."""
    return card << _SLOT_BITS | slot


def ability_options(places: Iterable[tuple[int, int]]) -> list[int]:
    """The options for several abilities, each given as card and slot."""
    return [card << _SLOT_BITS | slot for card, slot in places]


def read_ability(option: int) -> tuple[int, int]:
    """The card and the slot in an option."""
    return option >> _SLOT_BITS, option & _SLOT


def ability_card(option: int) -> int:
    """The card in an option that names an ability."""
    return option >> _SLOT_BITS


def ability_slot(option: int) -> int:
    """The slot in an option that names an ability."""
    return option & _SLOT


# Acts


def act_option(act: IntEnum, number: int = 0) -> int:
    """The option for a thing of a sort."""
    return act << _ACT_BITS | number


def act_options(act: IntEnum, numbers: Iterable[int]) -> list[int]:
    """The options for several things of a sort."""
    sort = act << _ACT_BITS
    return [sort | number for number in numbers]


def act_reader(acts: type[Act]) -> Callable[[int], tuple[Act, int]]:
    """The function that says which act an option of a game is, and with what number; ``PASS`` is none."""
    members = {act.value: act for act in acts}

    def read(option: int) -> tuple[Act, int]:
        return members[option >> _ACT_BITS], option & _NUMBER

    return read


# Typed views, for whoever has the time to look at an option by itself


@dataclass(frozen=True, slots=True)
class CardOption:
    """A card is chosen."""

    card: int


@dataclass(frozen=True, slots=True)
class AbilityOption:
    """An ability of a card is used, or the card is played (``CARD_ITSELF``)."""

    card: int
    slot: int


@dataclass(frozen=True, slots=True)
class SeatOption:
    """A player is chosen."""

    seat: int


@dataclass(frozen=True, slots=True)
class NumberOption:
    """A number is chosen, or one of several effects by its place; yes is 1."""

    number: int


@dataclass(frozen=True, slots=True)
class PassOption:
    """Nothing is chosen."""


Option: TypeAlias = CardOption | AbilityOption | SeatOption | NumberOption | PassOption
"""What is chosen with an option."""
