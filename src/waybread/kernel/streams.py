"""Randomness that lives inside the state: named streams, a few integers each.

Every source of chance (each deck, the dice, ...) draws from a stream of its own, so
that an extra shuffle of one deck does not change the order of another. A stream is
SplitMix64: one 64-bit integer of state, the same numbers on every platform and in every
version of Python. The vectors in ``tests/kernel/test_streams.py`` pin them for good.
"""

from collections.abc import Collection, MutableSequence, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


def stream_start(seed: int, name: str) -> int:
    """The 64-bit state in which the stream of this seed and name begins."""
    return int.from_bytes(blake2b(f"{seed}/{name}".encode(), digest_size=8).digest(), "big")


def _mixed(state: int) -> int:
    """The bits that a state gives."""
    state = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    state = (state ^ (state >> 27)) * 0x94D049BB133111EB & _MASK
    return state ^ (state >> 31)


@dataclass(slots=True)
class Streams:
    """All streams of one game. A stream comes into being when it is first drawn from."""

    seed: int
    states: dict[str, int] = field(default_factory=dict)

    def clone(self) -> "Streams":
        """Streams that will draw what these will, each on its own from here on."""
        return Streams(self.seed, self.states.copy())

    def reseed(self, seed: int) -> None:
        """Forget the future: every stream starts again from another seed."""
        self.seed = seed
        self.states.clear()

    def bits(self, stream: str) -> int:
        """The next 64 random bits of a stream."""
        state = self.states.get(stream)
        if state is None:
            state = stream_start(self.seed, stream)
        state = (state + _GAMMA) & _MASK
        self.states[stream] = state
        return _mixed(state)

    def below(self, stream: str, limit: int) -> int:
        """A number from 0 to limit - 1. For limits under a million the bias is below 2**-44."""
        if limit < 1:
            raise ValueError(f"below() needs a limit of at least 1, not {limit}")
        return self.bits(stream) * limit >> 64

    def pick(self, stream: str, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(stream, len(items))]

    def shuffle(self, stream: str, items: MutableSequence[T]) -> None:
        """Put the items into random order, in place (Fisher and Yates, from the end)."""
        if len(items) < 2:
            return
        state = self.states.get(stream)
        if state is None:
            state = stream_start(self.seed, stream)
        for last in range(len(items) - 1, 0, -1):
            state = (state + _GAMMA) & _MASK
            bits = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 & _MASK  # as in _mixed, which would take longer
            bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EB & _MASK
            other = (bits ^ (bits >> 31)) * (last + 1) >> 64
            items[last], items[other] = items[other], items[last]
        self.states[stream] = state

    def new_ids(self, count: int, kept: Collection[int]) -> list[int]:
        """The ids of so many things in random order, each in the place of its new id; some keep theirs."""
        ids = list(range(count))
        places = [each for each in ids if each not in kept]
        drawn = places.copy()
        self.shuffle("ids", drawn)
        for place, each in zip(places, drawn, strict=True):
            ids[place] = each
        return ids
