"""The one question that a game can be waiting on."""

from collections.abc import Collection, Generator
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import Final, Self

from waybread.kernel.records import DERIVED

PASS: Final = -1
"""The option that passes a window, declines an offer or ends a group of picks."""


class DecisionKind(StrEnum):
    """What a decision asks for. Each game lists its kinds, and what the options of each are; nothing else is asked.

    A kind is its name wherever that is written down.
    """

    options: Enum | None
    __repr__ = str.__repr__

    def __new__(cls, name: str, options: Enum | None = None) -> Self:
        """A kind by its name, with what its options are in the terms of the game."""
        kind = str.__new__(cls, name)
        kind._value_ = name
        kind.options = options
        return kind


@dataclass(slots=True)
class Decision:
    """Who is asked for what. Never changed once asked; effects ``await`` it for the answer.

    Options are single picks: ids or small integers, and ``PASS``. Where a group is picked
    one at a time, ``least`` and ``most`` bound the group and ``picked`` holds it so far.
    """

    player: int
    kind: DecisionKind
    options: tuple[int, ...]
    rule: str
    about: int | None = None
    """The card or thing whose text asks, if one does."""
    least: int = 1
    most: int = 1
    picked: tuple[int, ...] = ()
    words: tuple[str, ...] = field(default=(), metadata=DERIVED)
    """The effects that a text has a player choose between, in words; an option is a place in this list."""

    def __await__(self) -> Generator["Decision", int, int]:
        return (yield self)


def group(
    player: int,
    kind: DecisionKind,
    candidates: Collection[int],
    rule: str,
    picked: tuple[int, ...] = (),
    *,
    least: int,
    most: int,
    about: int | None = None,
) -> Decision | None:
    """The next pick of a group, or None when the group is complete.

    The picks so far are the caller's to keep: in the state for a step, in a variable for
    an effect. The caller applies the group as a whole when its pick is ``PASS`` or when
    this returns None.
    """
    if len(picked) >= most:
        return None
    options = tuple([each for each in candidates if each not in picked] if picked else candidates)
    if not options:
        return None
    if len(picked) >= least:
        options = (*options, PASS)
    return Decision(player, kind, options, rule, about, least, most, picked)


async def pick_group(
    player: int,
    kind: DecisionKind,
    candidates: Collection[int],
    rule: str,
    *,
    least: int,
    most: int,
    about: int | None = None,
) -> tuple[int, ...]:
    """Ask for a whole group inside an effect. What must be taken whole is not asked for."""
    if least >= len(candidates):
        return tuple(candidates)
    picked: tuple[int, ...] = ()
    while ask := group(player, kind, candidates, rule, picked, least=least, most=most, about=about):
        option = await ask
        if option == PASS:
            break
        picked = (*picked, option)
    return picked
