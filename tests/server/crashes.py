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
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.server.adventuring import hero, mine
from tests.server.company import DECKS, PASSAGE, Somebody, bearing


class Serving:
    """A server in a process of its own."""

    def __init__(self, database: str, *options: str) -> None:
        command = [sys.executable, "-m", "waybread.cli", "serve", "--port", "0", *options]
        environment = {**os.environ, "WAYBREAD_DATABASE_URL": database}
        self.process = subprocess.Popen(
            command, env=environment, stderr=subprocess.PIPE, text=True, stdin=subprocess.DEVNULL
        )
        self.said: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        try:
            self.port = self._found_port()
        except BaseException:
            self.kill()
            raise

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


@dataclass
class Player:
    """Somebody who plays alone, at random, and remembers what the server has acknowledged."""

    token: str
    seed: int
    acknowledged: list[int] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def play(self, server: Serving) -> None:
        """Until the server is gone."""
        chance = Random(self.seed + len(self.acknowledged))
        try:
            with server.sitting(self.token) as me:
                while (question := me.wait_for_question()) is not None:
                    option = chance.choice(question["choices"])["option"]
                    answer = me.choose(option)
                    if answer["type"] != "done":
                        self.faults.append(str(answer))
                        return
                    self.acknowledged.append(option)
        except (WebSocketException, OSError, EOFError):
            pass

    def check(self, server: Serving) -> None:
        """All that was acknowledged is there; at most one more, which was stored when its answer was lost."""
        saved = json.loads(server.ask("GET", "/api/tables/mine/save", self.token))["answers"]
        known = len(self.acknowledged)
        assert saved[:known] == self.acknowledged, "an acknowledged choice is lost"
        assert len(saved) <= known + 1
        assert not self.faults
        self.acknowledged = saved


CARDGAME: Final[Mapping[str, Any]] = {"chairs": [{"by": "me", "name": "Ann", "deck": DECKS["leadership"]}]}
JOURNEYS: Final[Mapping[str, Any]] = {
    "game": "journeys", "wishes": {"adventure": "missing-miller"}, "chairs": [mine(hero(), hero("Bilbo", "Burglar"))],
}  # fmt: skip


def crash_and_continue(
    database: str,
    times: int,
    seed: int,
    tables: int = 4,
    progress: Callable[[int, int], None] = lambda *_: None,
    what: Mapping[str, Any] = CARDGAME,
) -> int:
    """Kill the server so often while people play; returns how many choices were acknowledged in all.

    Progress is told after each time: how often it was killed, and how many choices were acknowledged.
    """
    chance = Random(seed)
    players: list[Player] = []
    made = ended = 0
    for killed in range(1, times + 1):
        server = Serving(database)
        for each in players:
            each.check(server)
        over = [each for each in players if _is_over(server, each)]
        players = [each for each in players if each not in over]
        ended += sum(len(each.acknowledged) for each in over)
        while len(players) < tables:
            made += 1
            token = server.open(**what)["token"]
            players.append(Player(token, seed + made))
        before = sum(len(each.acknowledged) for each in players)
        threads = [threading.Thread(target=each.play, args=(server,)) for each in players]
        for thread in threads:
            thread.start()
        time.sleep(chance.uniform(0.1, 1.0))
        server.kill()
        for thread in threads:
            thread.join(30)
        known = sum(len(each.acknowledged) for each in players)
        assert known >= before
        progress(killed, ended + known)
    server = Serving(database)
    for each in players:
        each.check(server)
        with server.sitting(each.token) as me:  # and it goes on
            if me.document["status"] == "playing":
                question = me.wait_for_question()
                assert me.choose(question["choices"][0]["option"])["type"] == "done"
    server.end()
    return ended + sum(len(each.acknowledged) for each in players)


def _is_over(server: Serving, player: Player) -> bool:
    found: dict[str, Any] = server.ask("GET", "/api/tables/mine", player.token)
    return bool(found["status"] == "over")
