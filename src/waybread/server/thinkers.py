"""Bots and hints for the tables: quick bots think here and now, the others in processes of their own."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, ParamSpec, TypeVar

from waybread.table import Refused, Table
from waybread.table.thinking import QUICK, choice_elsewhere, hints_elsewhere, quick_choice, seat_to_take_away

HINT_SECONDS: Final = 1.0
MOST_HINTS: Final = 3
"""So many can wait at one time, so that bots that search are not kept from playing."""
P = ParamSpec("P")
R = TypeVar("R")


def _leave_ctrl_c_to_the_server() -> None:
    """A terminal sends Ctrl-C to all processes; these end when the server ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinkers:
    """A few processes that think; they are started when they are first needed."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._hints = 0

    async def choice(self, table: Table) -> int:
        """What the bot chooses whose turn it is."""
        decision = table.decision
        bot = table.chairs[decision.player].bot if decision else ""
        if bot in QUICK:
            return quick_choice(table)
        return await self._elsewhere(choice_elsewhere, table.rulebook, seat_to_take_away(table), bot, table.moment)

    async def hints(self, table: Table) -> list[dict[str, Any]]:
        """What the search thinks of the options of whoever is asked, with their labels, the best first."""
        prompt = table.prompt()
        labels = {} if prompt is None else {each.option: each.label for each in prompt.choices}
        if self._hints >= MOST_HINTS:
            raise Refused("Many hints are being thought out just now; please ask again in a moment.")
        self._hints += 1
        try:
            text = seat_to_take_away(table)
            found = await self._elsewhere(hints_elsewhere, table.rulebook, text, HINT_SECONDS, table.moment)
        finally:
            self._hints -= 1
        return [
            {
                "option": each.option,
                "label": labels.get(each.option, ""),
                "chance": each.chance,
                "low": each.low,
                "high": each.high,
                "worlds": each.worlds,
                "reason": each.reason,
            }
            for each in found
        ]

    async def _elsewhere(self, work: Callable[P, R], *arguments: P.args, **_: P.kwargs) -> R:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._workers(), work, *arguments)
        except BrokenProcessPool:  # a process was killed: once more, with new ones
            self.close()
            return await loop.run_in_executor(self._workers(), work, *arguments)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, multiprocessing.get_context("spawn"), _leave_ctrl_c_to_the_server
            )
        return self._pool

    def close(self) -> None:
        """End the processes; thoughts under way are lost."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
