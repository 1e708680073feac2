"""Play a study on many seeds: in this process, in processes of this machine, or on a Dask cluster."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import connection
from types import FrameType
from typing import Final

from waybread.sim.study import SeedResult, Study, StudyError, play_chunk

MOST_WORKERS: Final = 256
EXTRA: Final = "dask"
"""The optional part of the package that brings Dask."""
_PATIENCE: Final = "10s"
"""So long a cluster has to answer."""
AHEAD: Final = 3
"""Chunks in hand for each worker, so that none waits for the next."""
Played = Callable[[list[SeedResult]], None]
"""Hears of games as they are finished, in the order of their seeds."""


# Seeds -------------------------------------------------------------------------------


def play_seeds(
    study: Study, seeds: Sequence[int], played: Played, executor: Executor | None = None, workers: int = 1,
    chunk: int = 1,
) -> None:  # fmt: skip
    """Play on every seed; games are handed over in the order of the seeds, whoever is first.

    If it is interrupted, finished games that follow without a gap are handed over before KeyboardInterrupt is raised.
    """
    with interrupts_deferred() as interrupts:
        if executor is None:
            for seed in seeds:
                games = play_chunk(study, (seed,))
                with interrupts.deferred():
                    played(games)
        else:
            _play_elsewhere(study, seeds, played, executor, workers, chunk, interrupts)


def _play_elsewhere(
    study: Study, seeds: Sequence[int], played: Played, executor: Executor, workers: int, chunk: int,
    interrupts: Interrupts,
) -> None:  # fmt: skip
    parts = (seeds[n : n + chunk] for n in range(0, len(seeds), chunk))
    waiting: deque[Future[list[SeedResult]]] = deque()

    def send(count: int) -> None:
        waiting.extend(executor.submit(play_chunk, study, part) for part in islice(parts, count))

    def hand_over() -> None:
        games = waiting[0].result()
        with interrupts.deferred():
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


class Interrupts:
    """Defers Ctrl-C while something is done that must not be cut in two."""

    def __init__(self) -> None:
        self._busy = self._asked = False

    def handle(self, number: int, frame: FrameType | None) -> None:
        """Handle Ctrl-C: at once, or at the end of what is being done."""
        if not self._busy:
            raise KeyboardInterrupt
        self._asked = True

    @contextmanager
    def deferred(self) -> Iterator[None]:
        """Defer Ctrl-C to the end of this block."""
        self._busy = True
        try:
            yield
        finally:
            self._busy = False
        if self._asked:
            self._asked = False
            raise KeyboardInterrupt


@contextmanager
def interrupts_deferred() -> Iterator[Interrupts]:
    """Let Ctrl-C interrupt only between two games; works in a program's main thread, elsewhere does nothing."""
    interrupts = Interrupts()
    try:
        before = signal.signal(signal.SIGINT, interrupts.handle)
    except ValueError:
        yield interrupts
        return
    try:
        yield interrupts
    finally:
        signal.signal(signal.SIGINT, before)


# Workers -----------------------------------------------------------------------------


@contextmanager
def processes(count: int) -> Iterator[Executor]:
    """Processes that play; they end with this one, however it ends."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), initializer=settle_in)
    try:
        yield pool
    except BaseException:
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()  # nobody waits for what they are playing
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def settle_in() -> None:
    """A worker leaves Ctrl-C to the process that began it, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """The workers of a Dask cluster, and how many games they play at a time."""
    try:
        distributed = importlib.import_module("distributed")
    except ImportError:
        raise StudyError(f"Dask is not installed: pip install 'waybread[{EXTRA}]' brings it.") from None
    try:
        client = distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        why = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise StudyError(
            f"No Dask scheduler answers at {address} ({why}); an address is like tcp://host:8786."
        ) from None
    with client:
        count = sum(client.nthreads().values())
        if not count:
            raise StudyError(f"The Dask scheduler at {address} has no workers: start some with dask worker {address}.")
        yield client.get_executor(), count
