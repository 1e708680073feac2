"""Numbers packed for numpy: several times as fast as its own way from a list."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from struct import Struct


@cache
def packer(count: int) -> Callable[..., bytes]:
    """Packs so many whole numbers, two bytes each."""
    return Struct(f"={count}h").pack


def marks(count: int) -> list[bytes]:
    """A one in each of so many places in turn, packed; then nothing but zeros."""
    return [packer(count)(*(int(each == place) for each in range(count))) for place in range(count + 1)]
