"""Strider beside scout: what each of them won of the same seeds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias, TypeVar

from waybread.sim.journeys.adventure_playtest import percent
from waybread.sim.win_rates import Pairs

Wins: TypeAlias = Sequence[bool]
"""Whether each game was won, from seed 0 on."""
Key = TypeVar("Key")


def beside(scout: Mapping[Key, Wins], strider: Mapping[Key, Wins]) -> dict[Key, Pairs]:
    """The seeds that both have played of each table."""
    found: dict[Key, Pairs] = {}
    for key in strider:
        pairs = Pairs()
        for first, second in zip(scout.get(key, ()), strider[key], strict=False):
            pairs.add(first=first, second=second)
        if pairs.games:
            found[key] = pairs
    return found


def pooled(several: Iterable[Pairs]) -> Pairs:
    """All of them as one."""
    found = Pairs()
    for each in several:
        found.both += each.both
        found.first_only += each.first_only
        found.second_only += each.second_only
        found.neither += each.neither
    return found


BESIDE_HEAD: Final = ("games", "scout", "strider", "strider is ahead by, in points")


def beside_row(pairs: Pairs) -> list[str]:
    """What both won, and by how much strider is ahead."""
    ahead, low, high = (f"{round(100 * each):+d}".replace("-", "−") for each in (pairs.difference, *pairs.interval))
    return [f"{pairs.games:,}", percent(pairs.first), percent(pairs.second), f"{ahead} ({low} to {high})"]
