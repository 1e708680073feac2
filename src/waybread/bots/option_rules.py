"""Rules that choose by what each option is worth, for whichever game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar

from waybread.kernel import PASS


class HasOptions(Protocol):
    """A question with its options."""

    options: Sequence[int]


Q = TypeVar("Q", bound=HasOptions)


def most(value: Callable[[Q, int], Any]) -> Callable[[Q], int]:
    """A rule: the option with the greatest value; of equals the first in number."""
    return lambda asked: max(asked.options, key=lambda each: (value(asked, each), -each))


def least(value: Callable[[Q, int], Any]) -> Callable[[Q], int]:
    """A rule: the option with the smallest value; of equals the first in number."""
    return lambda asked: min(asked.options, key=lambda each: (value(asked, each), each))


def worthwhile(options: Iterable[int], worth_of: Callable[[int], float]) -> int:
    """The option that is worth most, the first of equals; to pass, if none is worth more than nothing."""
    best, chosen = 0.0, PASS
    for option in options:
        if option != PASS and (worth := worth_of(option)) > best:
            best, chosen = worth, option
    return chosen
