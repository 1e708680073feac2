"""Servers that are killed at random moments while people play: nothing that was acknowledged may be lost."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Final, Protocol, Self

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.server.table_clients import DECKS, PASSAGE, Somebody, bearing
from tests.server.tool_signals import uninterrupted
from tests.server.uploaded_adventures import hero, mine


class Serving:
    """A server in a process of its own; as a context manager it is killed in the end, if it still runs."""

    def __init__(self, database: str, *options: str) -> None:
        command = [sys.executable, "-m", "waybread.cli", "serve", "--port", "0", *options]
        environment = {**os.environ, "WAYBREAD_DATABASE_URL": database}
        self.said: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        with ExitStack() as stack:
            with uninterrupted():
                self.process = subprocess.Popen(
                    command, env=environment, stderr=subprocess.PIPE, text=True, stdin=subprocess.DEVNULL
                )
                self._reader.start()
                stack.callback(self.kill)
            self.port = self._found_port()
            stack.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def _read(self) -> None:
        assert self.process.stderr is not None
        with self.process.stderr as lines:
            self.said.extend(lines)

    def _found_port(self) -> int:
        """Where it listens, once it is well."""
        for _ in range(1200):
            time.sleep(0.05)
            found = re.search(r"http://localhost:(\d+)/", "".join(self.said))
            assert self.process.poll() is None, f"the server ended: {' '.join(self.said)}"
            if found and _is_well(int(found[1])):
                return int(found[1])
        raise AssertionError("the server does not get well")

    def kill(self) -> None:
        """As a power cut would: at once, and without a word."""
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def end(self) -> None:
        """Gracefully."""
        self.process.send_signal(signal.SIGTERM)
        self._wait()

    def _wait(self) -> None:
        self.process.wait(60)
        self._reader.join(60)
        assert not self._reader.is_alive(), "a process that the server has started outlives it"

    def ask(self, method: str, path: str, token: str = "", **more: Any) -> Any:
        """Over HTTP."""
        headers = bearing(token) if token else {}
        answer = httpx.request(method, f"http://127.0.0.1:{self.port}{path}", headers=headers, timeout=30, **more)
        answer.raise_for_status()
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def open(self, *chairs: dict[str, Any], **more: Any) -> dict[str, str]:
        """A new table; returns its tokens."""
        wanted = {"wishes": dict(PASSAGE), "casual": True, "chairs": list(chairs), **more}
        found: dict[str, str] = self.ask("POST", "/api/tables", json=wanted)
        return found

    @contextmanager
    def sitting(self, token: str) -> Iterator[Somebody]:
        """Somebody at the table that a token leads to."""
        with connect(f"ws://127.0.0.1:{self.port}/api/socket", max_size=None) as connection:
            yield Somebody(connection, token)


def _is_well(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health").is_success
    except httpx.HTTPError:
        return False


class Somewhere(Protocol):
    """Somebody who plays until the server is gone, and remembers what it has acknowledged."""

    @property
    def known(self) -> int:
        """How much was acknowledged."""

    def play(self, server: Serving) -> None:
        """Until the server is gone."""

    def check(self, server: Serving) -> None:
        """All that was acknowledged is there."""

    def over(self, server: Serving) -> bool:
        """Is there nothing more to play?"""

    def go_on(self, server: Serving) -> None:
        """One step more, if there is one."""


Come = Callable[[Serving, int], Somewhere]
"""Somebody new comes to a server, with a seed."""
GONE: Final = (WebSocketException, httpx.TransportError, OSError, EOFError)
"""What clients see of a server that was killed."""


@dataclass
class Player:
    """Somebody who plays alone at a table, at random."""

    token: str
    seed: int
    acknowledged: list[int] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @classmethod
    def come(cls, what: Mapping[str, Any], server: Serving, seed: int) -> Player:
        """Somebody at a new table."""
        return cls(server.open(**what)["token"], seed)

    @property
    def known(self) -> int:
        """How many choices were acknowledged."""
        return len(self.acknowledged)

    def play(self, server: Serving) -> None:
        """Until the server is gone, or the game is over."""
        chance = Random(self.seed + self.known)
        try:
            with server.sitting(self.token) as me:
                while (question := me.wait_for_question()) is not None:
                    option = chance.choice(question["choices"])["option"]
                    answer = me.choose(option)
                    if answer["type"] != "done":
                        self.faults.append(str(answer))
                        return
                    self.acknowledged.append(option)
        except GONE:
            pass

    def check(self, server: Serving) -> None:
        """All that was acknowledged is there; at most one more, which was stored when its answer was lost."""
        saved = json.loads(server.ask("GET", "/api/tables/mine/save", self.token))["answers"]
        known = self.known
        assert saved[:known] == self.acknowledged, "an acknowledged choice is lost"
        assert len(saved) <= known + 1
        assert not self.faults
        self.acknowledged = saved

    def over(self, server: Serving) -> bool:
        """Is the game over?"""
        found: dict[str, Any] = server.ask("GET", "/api/tables/mine", self.token)
        return bool(found["status"] == "over")

    def go_on(self, server: Serving) -> None:
        """Answer once more, unless the game is over."""
        with server.sitting(self.token) as me:
            if me.document["status"] == "playing":
                question = me.wait_for_question()
                assert me.choose(question["choices"][0]["option"])["type"] == "done"


_JOURNEY: Final[Mapping[str, Any]] = {
    "wishes": {"adventure": "missing-miller"}, "chairs": [mine(hero(), hero("Bilbo", "Burglar"))],
}  # fmt: skip
CARDGAME: Final[Come] = partial(Player.come, {"chairs": [{"by": "me", "name": "Ann", "deck": DECKS["leadership"]}]})
JOURNEYS: Final[Come] = partial(Player.come, {"game": "journeys", **_JOURNEY})
COMPANION: Final[Come] = partial(Player.come, {"game": "companion", **_JOURNEY})


def crash_and_continue(
    database: str,
    times: int,
    seed: int,
    tables: int = 4,
    progress: Callable[[int, int], None] = lambda *_: None,
    come: Come = CARDGAME,
) -> int:
    """Kill the server so often while people play; returns how much was acknowledged in all.

    Progress is told after each time: how often it was killed, and how much was acknowledged.
    """
    chance = Random(seed)
    players: list[Somewhere] = []
    made = ended = 0
    for killed in range(1, times + 1):
        with Serving(database) as server:
            for each in players:
                each.check(server)
            over = [each for each in players if each.over(server)]
            players = [each for each in players if each not in over]
            ended += sum(each.known for each in over)
            while len(players) < tables:
                made += 1
                players.append(come(server, seed + made))
            before = sum(each.known for each in players)
            threads = [threading.Thread(target=each.play, args=(server,)) for each in players]
            for thread in threads:
                thread.start()
            until = time.monotonic() + 60
            while not ended + sum(each.known for each in players) and time.monotonic() < until:
                time.sleep(0.01)  # on a busy machine the first answer may come late; nothing could be lost before it
            time.sleep(chance.uniform(0.1, 1.0))
            server.kill()
        for thread in threads:
            thread.join(30)
        known = sum(each.known for each in players)
        assert known >= before
        progress(killed, ended + known)
    with Serving(database) as server:
        for each in players:
            each.check(server)
            each.go_on(server)
        server.end()
    return ended + sum(each.known for each in players)
