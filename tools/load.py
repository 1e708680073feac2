"""Measure a server with many tables at once: ``make load``.

The server runs in its own process; in this one, two clients at each table choose at random after a pause. Measures the
time from a choice to its ``done`` and to the update at the other client, and the memory of the server.
"""

import argparse
import asyncio
import json
import os
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from secrets import SystemRandom
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.crashes import Serving
from tests.server.json_patches import patched
from tests.server.table_clients import DECKS, PASSAGE, bearing
from tests.server.tool_signals import exit_on_signals

LIMITS: Final = {
    "table_burst": 10**6, "request_burst": 10**6, "sockets_per_address": 10**6, "socket_burst": 10**6,
    "idle_seconds": 8,
}  # fmt: skip
"""All clients share one address here, and idle tables are unloaded soon."""
AT_ONCE: Final = 10
"""Tables that are opened at the same time."""


@dataclass(slots=True)
class Figures:
    """What was measured."""

    done: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    over: int = 0


@dataclass(slots=True, eq=False)
class Person:
    """A client at a table."""

    socket: ClientConnection
    document: dict[str, Any]
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    moments: dict[int, float] = field(default_factory=dict)
    """When each moment of the game was received."""
    finished: dict[int, float] = field(default_factory=dict)
    """When each request was acknowledged."""
    refused: list[str] = field(default_factory=list)

    async def listen(self) -> None:
        """Read messages until the socket is closed."""
        async for text in self.socket:
            now = time.perf_counter()
            message = json.loads(text)
            if message["type"] == "update":
                self.document = patched(self.document, message["patch"])
                self.moments[self.document["moment"]] = now
            elif message["type"] == "done":
                self.finished[message["id"]] = now
            else:
                self.refused.append(str(message))
            self.heard.set()


class Company:
    """Two clients at a table who play until time is up."""

    def __init__(self, port: int, figures: Figures) -> None:
        self._port = port
        self._chance = SystemRandom()
        self._figures = figures
        self._stack = AsyncExitStack()
        self.people: list[Person] = []

    async def gather(self, http: httpx.AsyncClient) -> None:
        """Open a table and sit down."""
        chairs = [{"by": "me", "name": "Ann", "deck": DECKS["leadership"]}, {"by": "open", "deck": DECKS["tactics"]}]
        wanted = {"wishes": dict(PASSAGE), "casual": True, "chairs": chairs}
        tokens = (await http.post("/api/tables", json=wanted)).raise_for_status().json()
        wanted = {"seat": 1, "name": "Bob"}
        answer = await http.post("/api/tables/mine/chairs", json=wanted, headers=bearing(tokens["invite"]))
        for token in (tokens["token"], answer.raise_for_status().json()["token"]):
            socket = await self._stack.enter_async_context(
                connect(f"ws://127.0.0.1:{self._port}/api/socket", max_size=None)
            )
            await socket.send(json.dumps({"type": "hello", "token": token}))
            self.people.append(Person(socket, json.loads(await socket.recv())["document"]))

    async def play(self, until: float, think: float) -> None:
        """Choose for whoever is asked, after a pause."""
        ears = [asyncio.create_task(each.listen()) for each in self.people]
        try:
            await asyncio.sleep(self._chance.uniform(0, think))
            number = 0
            while time.perf_counter() < until:
                asked = self.people[0].document["asked"]
                if asked is None:
                    self._figures.over += 1
                    return
                number += 1
                await self._choose(self.people[asked], self.people[1 - asked], number)
                await asyncio.sleep(self._chance.uniform(0.5, 1.5) * think)
        except Exception as error:  # noqa: BLE001  whatever it is, it is counted
            self._figures.errors.append(repr(error))
        finally:
            for each in ears:
                each.cancel()

    async def _choose(self, chooser: Person, other: Person, number: int) -> None:
        moment, question = chooser.document["moment"], chooser.document["question"]
        option = self._chance.choice(question["choices"])["option"]
        choice = {"type": "choose", "id": number, "seat": question["seat"], "option": option, "moment": moment}
        began = time.perf_counter()
        await chooser.socket.send(json.dumps(choice))
        async with asyncio.timeout(60):
            while number not in chooser.finished and not chooser.refused:
                await _hear(chooser)
            while moment + 1 not in other.moments and not chooser.refused:
                await _hear(other)
        if chooser.refused:
            raise RuntimeError(chooser.refused[0])
        self._figures.done.append(chooser.finished[number] - began)
        self._figures.told.append(other.moments[moment + 1] - began)

    async def leave(self) -> None:
        """Close the sockets."""
        await self._stack.aclose()


async def _hear(person: Person) -> None:
    person.heard.clear()
    await person.heard.wait()


def memory(pid: int) -> float:
    """Return the memory of a process in megabytes."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def percentiles(seconds: list[float]) -> dict[str, float]:
    """Return percentiles in milliseconds."""
    found = sorted(seconds) or [0.0]
    return {str(each): round(1000 * found[min(len(found) - 1, len(found) * each // 100)], 1) for each in (50, 95, 99)}


async def measure(server: Serving, tables: int, seconds: float, think: float) -> dict[str, Any]:
    """Play and print the figures."""
    figures = Figures()
    pid = server.process.pid
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=120) as http:
        warm = Company(server.port, Figures())  # what is loaded for the first table is there for all
        await warm.gather(http)
        await warm.play(time.perf_counter() + 2, 0.02)
        await warm.leave()
        alone = memory(pid)
        companies = [Company(server.port, figures) for _ in range(tables)]
        for first in range(0, tables, AT_ONCE):
            await asyncio.gather(*(each.gather(http) for each in companies[first : first + AT_ONCE]))
        gathered = memory(pid)
        busy = _processor_seconds(pid)
        began = time.perf_counter()
        await asyncio.gather(*(each.play(began + seconds, think) for each in companies))
        took = time.perf_counter() - began
        busy = _processor_seconds(pid) - busy
        running = memory(pid)
        await asyncio.gather(*(each.leave() for each in companies))
        await _until_put_away(http)
        put_away = memory(pid)
    return {
        "tables": tables,
        "think seconds": think,
        "seconds": round(took, 1),
        "answers": len(figures.done),
        "answers per second": round(len(figures.done) / took, 1),
        "errors": len(figures.errors) + len(_faults(server)),
        "first error": next(iter([*figures.errors, *_faults(server)]), ""),
        "games over": figures.over,
        "ms from choose to done": percentiles(figures.done),
        "ms from choose to the other's update": percentiles(figures.told),
        "processor of the server": f"{100 * busy / took:.0f} %",
        "MB of the server alone": round(alone, 1),
        "MB per table with two clients before play": round((gathered - alone) / tables, 3),
        "MB per running table": round((running - alone) / tables, 3),
        "MB per table after it was put away": round((put_away - alone) / tables, 3),
        "load of the machine": os.getloadavg()[0],
        "processors": os.cpu_count(),
    }


def _processor_seconds(pid: int) -> float:
    numbers = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")


async def _until_put_away(http: httpx.AsyncClient) -> None:
    for _ in range(120):
        if "waybread_tables_in_memory 0.0\n" in (await http.get("/metrics")).text:
            return
        await asyncio.sleep(0.5)


def _faults(server: Serving) -> list[str]:
    return [each for each in server.said if '"level"' in each]


def main() -> int:
    """Measure; return 0 if there was no error."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--think", type=float, default=2, help="seconds between an answer and the next, on average")
    parser.add_argument("--database", default="", help="the database URL (default: a temporary SQLite file)")
    chosen = parser.parse_args()
    exit_on_signals()
    with tempfile.TemporaryDirectory() as folder:
        limits = [each for name, value in LIMITS.items() for each in ("--limit", f"{name}={value}")]
        with Serving(chosen.database or f"sqlite:///{folder}/waybread.db", *limits) as server:
            found = asyncio.run(measure(server, chosen.tables, chosen.seconds, chosen.think))
            server.end()
    for name, value in found.items():
        print(f"{name:<42} {value}")
    print(json.dumps(found))
    return 0 if not found["errors"] else 1


if __name__ == "__main__":
    raise SystemExit(main())
