"""What there is to run many times: a study plays one game for each seed and says what it saw of it.

The runner knows no game. A study is sent to other processes, so it is plain data, and what it plays depends on
the seed alone. What it saw comes back as plain data too, and is put together by a tally that only counts: so no
result depends on how many workers there were, or on who was first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from waybread.kernel import Json, WaybreadError
from waybread.sim.win_rates import Share

SeedResult = dict[str, Json]
"""What was seen on one seed, as it stands in a results file."""


class Study(Protocol):
    """One thing to run."""

    def header(self) -> dict[str, Json]:
        """All that a result depends on, but for the seed."""

    def play(self, seed: int) -> SeedResult:
        """Play on one seed; the same seed, the same result."""


class Tally(Protocol):
    """What many games came to; it never grows with their number."""

    def add(self, result: SeedResult) -> None:
        """One more seed."""

    @property
    def headline(self) -> Share:
        """Won so far: for whoever watches the run."""


class StudyError(WaybreadError):
    """A run that cannot be done, or not to its end: why, in a sentence."""


def play_chunk(study: Study, seeds: Sequence[int]) -> list[SeedResult]:
    """What a worker does: play on a few seeds."""
    found = []
    for seed in seeds:
        try:
            found.append(study.play(seed))
        except WaybreadError as error:
            raise StudyError(f"The game of seed {seed} stopped: {error}") from None
        except Exception as error:
            raise StudyError(f"The game of seed {seed} failed, which is a fault of ours: {error!r}") from error
    return found
