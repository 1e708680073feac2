"""What environments have to know of a game, whichever it is: its actions, what a seat sees, how far it has come."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from math import prod
from struct import Struct
from typing import Any, Final, Generic, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from waybread.kernel import Decision, Game

G = TypeVar("G", bound=Game[Any])
Array: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]

LOW: Final = 0.0
HIGH: Final = 999.0
"""Between these are all numbers of an observation."""


class Actions(ABC, Generic[G]):
    """A fixed table of actions."""

    names: tuple[str, ...]
    """What each action means."""

    @property
    def size(self) -> int:
        """How many actions there are."""
        return len(self.names)

    @abstractmethod
    def offered(self, game: G, decision: Decision) -> dict[int, int]:
        """The actions of a decision, each with the option that it stands for."""

    def last_line(self, game: G, viewer: int) -> list[str]:
        """How a game ended, or the actions that a seat is offered; none where another seat is asked."""
        if game.outcome is not None:
            return [f"{'won' if game.outcome.won else 'lost'}: {game.outcome.reason}"]
        if game.decision is None or game.decision.player != viewer:
            return []
        offered = ", ".join(f"{each} {self.names[each]}" for each in self.offered(game, game.decision))
        return [f"{game.decision.kind}: {offered}"]


@dataclass(frozen=True, slots=True)
class Form(Generic[G]):
    """A game as environments see it."""

    kind: type[G]
    actions: Actions[G]
    size: int
    """The length of an observation."""
    observe: Callable[[G, int, Mapping[int, int]], Array]
    """What a seat sees, given the actions that it is offered."""
    progress: Callable[[G], float]
    """How far the players have come, from 0 to 1."""
    text: Callable[[G, int], str]
    """The table in a few lines, as a seat sees it."""


@dataclass(frozen=True, slots=True)
class Field:
    """A part of the observation: where it begins, and its shape."""

    begin: int
    shape: tuple[int, ...]

    end: int
    """Where the next field begins."""


def side_by_side(shapes: Mapping[str, tuple[int, ...]]) -> dict[str, Field]:
    """The fields of an observation, one after the other."""
    found: dict[str, Field] = {}
    begin = 0
    for name, shape in shapes.items():
        found[name] = Field(begin, shape, begin + prod(shape))
        begin = found[name].end
    return found


@cache
def packer(count: int) -> Callable[..., bytes]:
    """Packs so many whole numbers, two bytes each, for numpy: several times as fast as its own way from a list."""
    return Struct(f"={count}h").pack


def marks(count: int) -> list[bytes]:
    """A one in each of so many places in turn, packed; then nothing but zeros."""
    return [packer(count)(*(int(each == place) for each in range(count))) for place in range(count + 1)]
