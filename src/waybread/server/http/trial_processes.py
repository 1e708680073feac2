"""The trials that are being played: each in a process of its own, which gives way to the tables."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Final

from fastapi import HTTPException

from waybread.server.settings import Limits
from waybread.sim.cardgame import DeckTrial, TrialNews

LINES: Final = "application/x-ndjson"
HEARTBEAT: Final = 1.0
"""After so many seconds without news an empty line is sent, so that it is noticed if nobody listens any more."""
LONGEST_LINE: Final = 4 * 1024 * 1024
GOING_DOWN: Final = "The server is going down for a moment; please try again soon."
BROKEN: Final = "The games were ended from outside, which is no fault of yours."


class Trials:
    """So many at a time, and so many from one address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._addresses: Counter[str] = Counter()
        self._processes: set[Process] = set()
        self._closing = False

    def admit(self, address: str) -> None:
        """Take a place, or say why there is none; ``leave`` gives it back."""
        if self._closing:
            raise HTTPException(503, GOING_DOWN)
        if self._addresses[address] >= self._limits.trials_per_address:
            raise HTTPException(429, "There is a trial of yours already: wait until it is over, or stop it.")
        if self._addresses.total() >= self._limits.trials:
            raise HTTPException(503, "Others are trying out their decks just now; please try again in a moment.")
        self._addresses[address] += 1

    def leave(self, address: str) -> None:
        """Whoever listened is gone, or has heard all."""
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]

    @property
    def running(self) -> int:
        """How many are being played."""
        return len(self._processes)

    async def news(self, trial: DeckTrial) -> AsyncIterator[bytes]:
        """Play, and tell of it line by line; if nobody wants to hear more, nothing more is played."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "waybread.sim.cardgame.trial_process", stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
        )
        self._processes.add(process)
        last = b""
        try:
            if process.stdin is None or process.stdout is None:
                return
            process.stdin.write(trial.to_line().encode() + b"\n")
            while True:
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        line = await process.stdout.readline()
                except TimeoutError:
                    yield b"\n"
                    continue
                if not line:
                    break
                last = line
                yield line
            if not last or not json.loads(last)["over"]:
                yield self._ended(trial, last)
        finally:
            self._processes.discard(process)
            _end(process)

    def _ended(self, trial: DeckTrial, last: bytes) -> bytes:
        """The last line of a trial that could not say it itself."""
        nothing = asdict(TrialNews(0, trial.games, 0, 0.0, 1.0, 0.0, None))
        last_line = {"over": True, "why": GOING_DOWN if self._closing else BROKEN, "figures": None}
        return json.dumps({**(json.loads(last) if last else nothing), **last_line}).encode() + b"\n"

    def close(self) -> None:
        """End all of them; nothing that is kept is lost by it."""
        self._closing = True
        for each in self._processes:
            _end(each)


def _end(process: Process) -> None:
    if process.stdin is not None:
        process.stdin.close()
    if process.returncode is None:
        process.kill()
