"""Contenders taking turns, and what is made of their times.

Machines are noisy: a core may run at half its speed a tenth of a second later. So nobody is
measured alone. In each round every contender has the same time, in short turns one after
the other, and a ratio compares two contenders within a round. Medians over the rounds
leave out those that went wrong.
"""

import gc
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from statistics import median
from time import process_time as clock  # what others compute meanwhile is not ours
from typing import Final, NamedTuple, TypeAlias

TURNS: Final = 8
"""How many turns a contender's time in a round is cut into."""

Round: TypeAlias = Mapping[str, float]
"""The figures of one round by their keys."""
Ratios: TypeAlias = Mapping[str, tuple[str, str]]
"""By the key of a ratio, the keys of the figures above and below the line."""


class Played(NamedTuple):
    """What happened in one game."""

    questions: int
    """All that a player was asked, also with a single option."""
    decisions: int
    """The questions that had more than one option."""


@dataclass(frozen=True, slots=True)
class Copying:
    """Positions to be copied again and again."""

    mean: str
    """The key of the mean over all positions."""
    groups: Mapping[str, Sequence[Callable[[], object]]]
    """The copying of each position, by the key of the mean over such positions."""


@dataclass(frozen=True, slots=True)
class Contender:
    """Something that plays whole random games, and perhaps copies positions."""

    name: str
    """What the keys of its games begin with."""
    play: Callable[[int], Played]
    """One whole random game, from its seed (1 or more)."""
    copying: Copying | None = None
    asks_forced: bool = False
    """Is a player also asked when there is a single option?"""
    counts: str = "decisions"
    """What is counted, where it is not decisions: it is not set beside the anchors then."""
    whole: str = "game"
    """What is always done as a whole."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure over all rounds."""

    median: float
    low: float
    high: float


@dataclass(slots=True)
class _Games:
    """The games a contender played in a round."""

    seconds: float = 0.0
    games: int = 0
    questions: int = 0
    decisions: int = 0

    def turn(self, contender: Contender, seeds: Iterator[int], seconds: float) -> None:
        # Whole games only, so that beginnings and ends weigh as much as they do in life.
        start = clock()
        while (spent := clock() - start) < seconds:
            played = contender.play(next(seeds))
            self.games += 1
            self.questions += played.questions
            self.decisions += played.decisions
        self.seconds += spent

    def figures(self, contender: Contender) -> dict[str, float]:
        name = contender.name
        counts, whole = contender.counts, contender.whole
        figures = {
            f"{name}.{counts}_per_s": self.decisions / self.seconds,
            f"{name}.{whole}s_per_s": self.games / self.seconds,
            f"{name}.{counts}_per_{whole}": self.decisions / self.games,
        }
        if contender.asks_forced:
            figures[f"{name}.questions_per_s"] = self.questions / self.seconds
        return figures


@dataclass(slots=True)
class _Copies:
    """The copies a contender made in a round."""

    sweeps: int = 0
    seconds: dict[str, float] = field(default_factory=dict)  # by group

    def turn(self, copying: Copying, seconds: float) -> None:
        # Whole sweeps only, so that every position weighs the same.
        start = clock()
        while clock() - start < seconds:
            self.sweeps += 1
            for key, copies in copying.groups.items():
                began = clock()
                for copy in copies:
                    copy()
                self.seconds[key] = self.seconds.get(key, 0.0) + clock() - began

    def figures(self, copying: Copying) -> dict[str, float]:
        micros = {key: 1e6 * spent / self.sweeps for key, spent in self.seconds.items()}
        sizes = {key: len(copies) for key, copies in copying.groups.items()}
        figures = {key: spent / sizes[key] for key, spent in micros.items()}
        figures[copying.mean] = sum(micros.values()) / sum(sizes.values())
        return figures


def measure(contenders: Sequence[Contender], rounds: int, seconds: float) -> Iterator[Round]:
    """The rounds, one by one; seconds is each contender's time in one, for games as for copies."""
    seeds = {each.name: count(1) for each in contenders}  # no round repeats another's games
    with _shared_heap():
        for _ in range(rounds):
            games = [_Games() for _ in contenders]
            copies = [_Copies() for _ in contenders]
            for _ in range(TURNS):
                for contender, played, copied in zip(contenders, games, copies, strict=True):
                    gc.collect()
                    played.turn(contender, seeds[contender.name], seconds / TURNS)
                    if contender.copying:
                        gc.collect()
                        copied.turn(contender.copying, seconds / TURNS)
            figures: dict[str, float] = {}
            for contender, played, copied in zip(contenders, games, copies, strict=True):
                figures |= played.figures(contender)
                if contender.copying:
                    figures |= copied.figures(contender.copying)
            yield figures


def compare(subjects: Iterable[Contender], anchors: Iterable[Contender]) -> Ratios:
    """Every subject over every anchor: in decisions more is faster, in copies less."""
    anchors = list(anchors)
    ratios = {}
    for subject in subjects:
        for anchor in anchors if subject.counts == "decisions" else ():
            other = anchor.name.removeprefix("anchor.")
            ours = f"{subject.name}.decisions_per_s"
            asked = "questions_per_s" if anchor.asks_forced else "decisions_per_s"  # hardest on us
            ratios[f"{subject.name}.decisions_vs_{other}"] = ours, f"{anchor.name}.{asked}"
            ratios[f"{subject.name}.choices_vs_{other}"] = ours, f"{anchor.name}.decisions_per_s"
            if subject.copying and anchor.copying:
                mean, copy = subject.copying.mean, anchor.copying.mean
                name = mean.removesuffix(".us")
                ratios[f"{name}.vs_{other}"] = mean, copy
                if f"{name}.quiescent_us" in subject.copying.groups:
                    ratios[f"{name}.quiescent_vs_{other}"] = f"{name}.quiescent_us", copy
    return ratios


def summarize(rounds: Sequence[Round], ratios: Ratios) -> dict[str, Figure]:
    """Every figure and every ratio over all rounds, by key. A ratio is taken in each round."""
    values = {key: [each[key] for each in rounds] for key in rounds[0]}
    for key, (above, below) in ratios.items():
        values[key] = [each[above] / each[below] for each in rounds]
    return {key: Figure(median(each), min(each), max(each)) for key, each in sorted(values.items())}


@contextmanager
def _shared_heap() -> Iterator[None]:
    """The collector runs as in life, but nobody pays for what another has loaded."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
