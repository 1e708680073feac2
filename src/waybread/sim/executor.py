"""Run a study on many seeds: here, in processes of this machine, or wherever an executor leads."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import contextmanager
from itertools import islice
from types import FrameType
from typing import Final

from waybread.sim.study import Seen, Study, StudyError, play_chunk

AHEAD: Final = 3
"""Chunks in hand for each worker, so that none waits for the next."""
Played = Callable[[list[Seen]], None]
"""Hears of games as they are finished, in the order of their seeds."""


def run(
    study: Study, seeds: Sequence[int], played: Played, executor: Executor | None = None, workers: int = 1,
    chunk: int = 1,
) -> None:  # fmt: skip
    """Play on every seed; games are handed over in the order of the seeds, whoever is first.

    If it is interrupted, finished games that follow without a gap are handed over before KeyboardInterrupt is raised.
    """
    with patient() as patience:
        if executor is None:
            for seed in seeds:
                games = play_chunk(study, (seed,))
                with patience.held():
                    played(games)
        else:
            _run_elsewhere(study, seeds, played, executor, workers, chunk, patience)


def _run_elsewhere(
    study: Study, seeds: Sequence[int], played: Played, executor: Executor, workers: int, chunk: int,
    patience: Patience,
) -> None:  # fmt: skip
    parts = (seeds[n : n + chunk] for n in range(0, len(seeds), chunk))
    waiting: deque[Future[list[Seen]]] = deque()

    def send(count: int) -> None:
        waiting.extend(executor.submit(play_chunk, study, part) for part in islice(parts, count))

    def hand_over() -> None:
        games = waiting[0].result()
        with patience.held():
            waiting.popleft()
            played(games)

    try:
        send(AHEAD * workers)
        while waiting:
            hand_over()
            send(1)
    except KeyboardInterrupt:
        while waiting and waiting[0].done():
            hand_over()
        raise
    except (BrokenExecutor, CancelledError):
        raise StudyError("A worker was ended from outside, so the run stops here.") from None
    finally:
        for future in waiting:
            future.cancel()


class Patience:
    """Lets Ctrl-C wait while something is done that has to be done as a whole."""

    def __init__(self) -> None:
        self._busy = self._asked = False

    def heard(self, number: int, frame: FrameType | None) -> None:
        """Somebody wants to stop."""
        if not self._busy:
            raise KeyboardInterrupt
        self._asked = True

    @contextmanager
    def held(self) -> Iterator[None]:
        """Whoever wants to stop meanwhile is heard at the end of it."""
        self._busy = True
        try:
            yield
        finally:
            self._busy = False
        if self._asked:
            self._asked = False
            raise KeyboardInterrupt


@contextmanager
def patient() -> Iterator[Patience]:
    """Ctrl-C comes between two games only, where it can be heard at all (in a program's main thread)."""
    patience = Patience()
    try:
        before = signal.signal(signal.SIGINT, patience.heard)
    except ValueError:
        yield patience
        return
    try:
        yield patience
    finally:
        signal.signal(signal.SIGINT, before)
