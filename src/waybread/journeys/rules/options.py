"""What an option stands for, where a question offers several kinds of thing: a kind and a number in one integer."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

SLOTS: Final = 8
"""Abilities are numbered by their card times this, plus their slot; lines of items and keywords likewise."""
_KIND: Final = 16


class Act(IntEnum):
    """The kinds of thing that can be picked."""

    ABILITY = 0
    """A card's ability: card times eight, plus slot."""
    KEYWORD = 1
    """A card's keyword: card times eight, plus the keyword's place among all."""
    MOVE = 2
    """A move into a space; it may begin a travel action."""
    ATTACK = 4
    """An attack action."""
    INTERACT = 5
    """An interact action with a token."""
    EXTRA = 6
    """An action that the adventure adds, by its place."""
    INSPIRE = 7
    """Spend inspiration to turn a fate icon into a success."""
    TERRAIN = 8
    """Use a terrain token, by its number."""
    LINE = 9
    """A line of an item: item times eight, plus its place."""
    TOP = 10
    """Put a card on top of its deck."""
    BOTTOM = 11
    """Put a card under its deck."""


_ACTS: Final = {act.value: act for act in Act}
_NUMBER: Final = (1 << _KIND) - 1


def option(act: IntEnum, number: int = 0) -> int:
    """The option for a thing."""
    return act << _KIND | number


def ability_option(card: int, slot: int) -> int:
    """The option for an ability of a card: abilities are the first kind of all."""
    return card * SLOTS + slot


def options_of(act: Act, numbers: Iterable[int]) -> list[int]:
    """The options for several things of a kind."""
    kind = act << _KIND
    return [kind | number for number in numbers]


def read(chosen: int) -> tuple[Act, int]:
    """What an option stands for; ``PASS`` is none."""
    kind, number = parts(chosen)
    return _ACTS[kind], number


def parts(chosen: int) -> tuple[int, int]:
    """The kind and the number in an option."""
    return chosen >> _KIND, chosen & _NUMBER
