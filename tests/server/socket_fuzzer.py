"""A fuzzer on the socket: many hostile clients, one after another, and what the server says to them."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.hostile_clients import Town, guessed_token, hostile_text
from waybread.server.live.messages import FROM_SERVER, MOST_BYTES

CLIENT_MESSAGES: Final = 40
"""So many a client sends before it goes, unless it is thrown out before."""
LAST: Final = 2**53 - 1
"""The id of the request that shows that all before it were answered."""
FAREWELLS: Final = ("leave", "vanish", "hello again", "bytes", "too big", "bad text")
HEARD_BY_STRANGERS: Final = frozenset({"refused", "goodbye"})


@dataclass(slots=True)
class Fuzzer:
    """Sends hostile messages, and keeps count."""

    town: Town
    chance: Random
    sent: int = 0
    clients: int = 0
    heard: Counter[str] = field(default_factory=Counter)

    async def run(self, messages: int) -> None:
        """So many messages, or a few more."""
        last = self.sent + messages
        while self.sent < last:
            await self._client()

    async def _client(self) -> None:
        """One client: with a token of some kind, or none; it says its part and goes in some way."""
        role = self.chance.choice(("stranger", "guesser", "watch", "invite", "bob", "bob"))
        tokens = self.town.shared if role == "bob" else self.town.watched
        self.clients += 1
        seen: dict[str, Any] = {}
        async with connect(f"ws://127.0.0.1:{self.town.client.port}/api/socket", max_size=None) as socket:
            try:
                if role == "guesser":
                    await self._say(socket, _hello(guessed_token(self.chance, self.town.quiet)))
                elif role != "stranger":
                    await self._say(socket, _hello(tokens[role]))
                    seen = self._check(role, await socket.recv())["document"]
                for _ in range(self.chance.randrange(1, CLIENT_MESSAGES)):
                    await self._say(socket, hostile_text(self.chance, seen))
                await self._go(socket, role)
            except ConnectionClosed:
                pass
            async for message in _rest(socket):
                self._check(role, message)

    async def _go(self, socket: ClientConnection, role: str) -> None:
        way = self.chance.choice(FAREWELLS)
        if way == "vanish":
            socket.transport.abort()
        elif way == "hello again":
            await self._say(socket, _hello(guessed_token(self.chance, self.town.quiet)))
        elif way == "bytes":
            await self._say(socket, self.chance.randbytes(50))
        elif way == "too big":
            await self._say(socket, "x" * (MOST_BYTES + 1))
        elif way == "bad text":
            await socket.send(b"\xff\xfe", text=True)
            self.sent += 1
        else:
            await self._say(socket, json.dumps({"type": "resume", "id": LAST}))
            if role in ("stranger", "guesser"):
                return
            while self._check(role, await socket.recv()).get("id") != LAST:
                pass
            await socket.close()

    async def _say(self, socket: ClientConnection, message: str | bytes) -> None:
        await socket.send(message)
        self.sent += 1

    def _check(self, role: str, message: str | bytes) -> dict[str, Any]:
        """A message from the server has its form, and says nothing to whoever may not hear it."""
        FROM_SERVER.validate_json(message)
        found: dict[str, Any] = json.loads(message)
        self.heard[found["type"]] += 1
        text = json.dumps(found, ensure_ascii=False)
        if role in ("stranger", "guesser"):
            assert found["type"] in HEARD_BY_STRANGERS, found
            assert not [each for each in self.town.secrets() if each in text], "a stranger hears of a table"
        else:
            assert not [each for each in self.town.quiet.values() if each in text], "a neighbour hears of another table"
            assert "our fault" not in text, found
        return found


def _hello(token: str) -> str:
    return json.dumps({"type": "hello", "token": token})


async def _rest(socket: ClientConnection) -> Any:
    try:
        async with asyncio.timeout(30):
            async for message in socket:
                yield message
    except ConnectionClosed:
        pass


def fuzz(
    town: Town, seed: int, messages: int, batch: int = 500, progress: Callable[[Fuzzer], None] = lambda fuzzer: None
) -> Fuzzer:
    """Send so many messages; after each batch the town is looked at, and its people play on."""
    fuzzer = Fuzzer(town, Random(seed))
    while fuzzer.sent < messages:
        asyncio.run(fuzzer.run(min(batch, messages - fuzzer.sent)))
        town.check()
        town.move_on()
        progress(fuzzer)
    town.check()
    return fuzzer
