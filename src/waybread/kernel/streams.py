"""Randomness that lives inside the state: named streams, a few integers each.

Every source of chance (each deck, the dice, ...) draws from a stream of its own, so
that an extra shuffle of one deck does not change the order of another. A stream is
SplitMix64: one 64-bit integer of state, the same numbers on every platform and in every
version of Python. The vectors in ``tests/kernel/test_streams.py`` pin them for good.
"""

from collections.abc import Collection, MutableSequence, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from struct import unpack
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15
_MANY: Final = 8  # draws from which on it is quicker to make them all at once


def stream_start(seed: int, name: str) -> int:
    """The 64-bit state in which the stream of this seed and name begins."""
    return int.from_bytes(blake2b(f"{seed}/{name}".encode(), digest_size=8).digest(), "big")


def _mixed(state: int) -> int:
    """The bits that a state gives."""
    state = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    state = (state ^ (state >> 27)) * 0x94D049BB133111EB & _MASK
    return state ^ (state >> 31)


@lru_cache(maxsize=256)
def _lanes(count: int) -> tuple[int, int, int]:
    """In so many places of 128 bits: a 1, the steps from a state to those that follow it, and 64 bits that are set."""
    ones = sum(1 << 128 * each for each in range(count))
    steps = sum((each + 1) * _GAMMA << 128 * each for each in range(count))
    return ones, steps, ones * _MASK


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
        draws = len(items) - 1
        numbers = self._many_bits(stream, draws) if draws >= _MANY else [self.bits(stream) for _ in range(draws)]
        for last, bits in zip(range(draws, 0, -1), numbers, strict=True):
            other = bits * (last + 1) >> 64
            items[last], items[other] = items[other], items[last]

    def _many_bits(self, stream: str, count: int) -> Sequence[int]:
        """Return ``count`` results of ``bits`` at once: each is computed in its own 128 bits of one large integer."""
        state = self.states.get(stream)
        if state is None:
            state = stream_start(self.seed, stream)
        self.states[stream] = (state + count * _GAMMA) & _MASK
        ones, steps, masks = _lanes(count)
        bits = (state * ones + steps) & masks
        bits = ((bits ^ (bits >> 30)) & masks) * 0xBF58476D1CE4E5B9 & masks
        bits = ((bits ^ (bits >> 27)) & masks) * 0x94D049BB133111EB & masks
        bits ^= (bits >> 31) & masks
        return unpack(f"<{2 * count}Q", bits.to_bytes(16 * count, "little"))[::2]

    def new_ids(self, count: int, kept: Collection[int]) -> list[int]:
        """The ids of so many things in random order, each in the place of its new id; some keep theirs."""
        ids = list(range(count))
        places = [each for each in ids if each not in kept]
        drawn = places.copy()
        self.shuffle("ids", drawn)
        for place, each in zip(places, drawn, strict=True):
            ids[place] = each
        return ids
