"""Statistics of many games: shares with their intervals, exact spreads, pairs on the same seeds.

Everything is counted in whole numbers, so that sums do not depend on the order in which games come in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import comb, sqrt
from typing import Final

SURE: Final = 1.959963984540054
"""Standard errors to either side that make a 95 % interval."""
Interval = tuple[float, float]


def wilson(won: int, games: int) -> Interval:
    """Wilson's 95 % interval of a share; all that is possible where nothing was seen."""
    if not games:
        return 0.0, 1.0
    share, weight = won / games, SURE**2 / games
    middle = (share + weight / 2) / (1 + weight)
    half = SURE / (1 + weight) * sqrt(share * (1 - share) / games + weight / (4 * games))
    return (0.0 if won == 0 else middle - half), (1.0 if won == games else middle + half)


@dataclass(slots=True)
class Share:
    """So many of so many."""

    won: int = 0
    games: int = 0

    def add(self, *, won: bool) -> None:
        """One more."""
        self.won += won
        self.games += 1

    @property
    def rate(self) -> float:
        """The share itself; 0 of none."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        """Its 95 % interval."""
        return wilson(self.won, self.games)


def gap(one: Share, other: Share) -> tuple[float, float, float]:
    """By how much one share is above another, of different games, and Newcombe's 95 % interval of that."""
    if not one.games or not other.games:
        return 0.0, -1.0, 1.0
    (low_1, high_1), (low_2, high_2) = one.interval, other.interval
    middle = one.rate - other.rate
    below = sqrt((one.rate - low_1) ** 2 + (high_2 - other.rate) ** 2)
    above = sqrt((high_1 - one.rate) ** 2 + (other.rate - low_2) ** 2)
    return middle, middle - below, middle + above


@dataclass(slots=True)
class Pairs:
    """Two ways to play on the same seeds: how often both won, one only, or neither."""

    both: int = 0
    first_only: int = 0
    second_only: int = 0
    neither: int = 0

    def add(self, *, first: bool, second: bool) -> None:
        """One more seed."""
        if first and second:
            self.both += 1
        elif first:
            self.first_only += 1
        elif second:
            self.second_only += 1
        else:
            self.neither += 1

    @property
    def games(self) -> int:
        """How many seeds."""
        return self.both + self.first_only + self.second_only + self.neither

    @property
    def first(self) -> Share:
        """How the first did."""
        return Share(self.both + self.first_only, self.games)

    @property
    def second(self) -> Share:
        """How the second did."""
        return Share(self.both + self.second_only, self.games)

    @property
    def difference(self) -> float:
        """The second's share of wins less the first's."""
        return (self.second_only - self.first_only) / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the difference (Bonett and Price, 2012)."""
        count = self.games + 2
        up, down = (self.second_only + 1) / count, (self.first_only + 1) / count
        half = SURE * sqrt((up + down - (up - down) ** 2) / count)
        return max(-1.0, up - down - half), min(1.0, up - down + half)

    @property
    def p_value(self) -> float:
        """McNemar's exact test: how likely so lopsided a result is, if both were equally good."""
        return _coin(min(self.first_only, self.second_only), self.first_only + self.second_only)


def _coin(heads: int, tosses: int) -> float:
    """How likely a fair coin is at least as lopsided as this, to either side."""
    if 2 * heads >= tosses:
        return 1.0
    tail, term = 0, comb(tosses, heads)
    for each in range(heads, -1, -1):  # down from the largest term, each from the one before
        tail += term
        term = term * each // (tosses - each + 1)
    return min(1.0, tail / (1 << tosses - 1))


@dataclass(slots=True)
class Spread:
    """How often each whole number was seen: mean and quartiles without any rounding on the way."""

    counts: Counter[int] = field(default_factory=Counter)

    def add(self, value: int) -> None:
        """One more number."""
        self.counts[value] += 1

    @property
    def size(self) -> int:
        """How many numbers."""
        return self.counts.total()

    @property
    def total(self) -> int:
        """Their sum."""
        return sum(value * count for value, count in self.counts.items())

    @property
    def mean(self) -> float:
        """Their mean; 0 of none."""
        return self.total / self.size if self.counts else 0.0

    @property
    def margin(self) -> float:
        """Half of the 95 % interval of the mean, by the normal approximation."""
        size = self.size
        if size < 2:
            return 0.0
        squares = sum(value * value * count for value, count in self.counts.items())
        return SURE * sqrt(max(0.0, (squares - self.total**2 / size) / (size - 1) / size))

    def quantile(self, part: float) -> int:
        """The smallest number that at least this part of all do not exceed; 0 of none."""
        counted, size = 0, self.size
        for value in sorted(self.counts):
            counted += self.counts[value]
            if counted >= part * size:
                return value
        return 0

    @property
    def quartiles(self) -> tuple[int, int, int]:
        """What a quarter, half and three quarters do not exceed."""
        return self.quantile(0.25), self.quantile(0.5), self.quantile(0.75)


def merge_spreads(spreads: Iterable[Spread]) -> Spread:
    """All of it in one."""
    found = Spread()
    for each in spreads:
        found.counts.update(each.counts)
    return found
