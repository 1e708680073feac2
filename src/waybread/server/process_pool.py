"""Processes for work that would keep everybody else waiting."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final, NoReturn, ParamSpec, TypeVar

from waybread.kernel import WaybreadError
from waybread.sim import settle_in

P = ParamSpec("P")
R = TypeVar("R")
MOST_SECONDS: Final = 60.0
"""Of processor time for one piece of work: what strangers have sent may go round in circles."""


class TookTooLong(WaybreadError):
    """Work that was given up."""


def _give_up(*_: object) -> NoReturn:
    raise TookTooLong("This takes too long to be worked out here.")


def _bounded(seconds: float, work: Callable[..., R], *arguments: object) -> R:
    """Do something, but not for ever."""
    if not hasattr(signal, "setitimer"):  # Windows
        return work(*arguments)
    signal.signal(signal.SIGVTALRM, _give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        return work(*arguments)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


class Workers:
    """A few processes; they are started when they are first needed."""

    def __init__(self, processes: int = 1, most_seconds: float = MOST_SECONDS) -> None:
        self.waiting = 0
        """How many wait for their work."""
        self._processes = processes
        self._most_seconds = most_seconds
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[P, R], *arguments: P.args, **_: P.kwargs) -> R:
        """Have something done elsewhere; what it raises is raised here."""
        loop = asyncio.get_running_loop()
        bounded = partial(_bounded, self._most_seconds, work, *arguments)
        self.waiting += 1
        try:
            try:
                return await loop.run_in_executor(self._workers(), bounded)
            except BrokenProcessPool:  # a process was killed: once more, with new ones
                self.close()
                return await loop.run_in_executor(self._workers(), bounded)
        finally:
            self.waiting -= 1

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"), settle_in)
        return self._pool

    def close(self) -> None:
        """End the processes; work under way is lost."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
