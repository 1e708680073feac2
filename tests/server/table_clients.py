"""People at a table of a real server, for tests: they say things and hear what comes back."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect

from tests.server.json_patches import patched
from waybread.cardgame import deckfiles, title_of
from waybread.server.app import create_app
from waybread.server.http.client_pages import BUILT
from waybread.server.http.dependencies import services_of
from waybread.server.live.hub import Hub
from waybread.server.live.messages import MOST_BYTES
from waybread.server.settings import Limits, Settings

PASSAGE: Mapping[str, Any] = {"scenario": "passage-through-mirkwood"}


def starter(name: str) -> dict[str, Any]:
    """A starter deck by titles: the core set's cards are the first that have them."""
    deck = deckfiles.open_deck(name).deck()
    cards = {title_of(each): count for each, count in deck.cards.items()}
    return {"heroes": [*map(title_of, deck.heroes)], "cards": cards}


DECKS: Mapping[str, Any] = {name: starter(name) for name in ("leadership", "tactics", "spirit", "lore")}
MANY = Limits(
    table_burst=10_000, request_burst=100_000, burst=100_000, sockets_per_address=10_000, socket_burst=100_000
)
"""For tests that say a lot."""


class Client(httpx.Client):
    """Asks a server over HTTP, and knows the application behind it."""

    def __init__(self, app: FastAPI, port: int) -> None:
        super().__init__(base_url=f"http://127.0.0.1:{port}", timeout=30)
        self.app = app
        self.port = port


@contextmanager
def server(folder: Path, limits: Limits = MANY, pages: Path = BUILT) -> Iterator[Client]:
    """A real server on a port of its own; it goes down gracefully at the end."""
    app = create_app(Settings(database_url=f"sqlite:///{folder / 'waybread.db'}", limits=limits), client=pages)
    with socket.socket(proto=socket.IPPROTO_TCP) as listener:
        listener.bind(("127.0.0.1", 0))
        config = uvicorn.Config(app, log_config=None, ws="websockets-sansio", ws_max_size=MOST_BYTES)
        running = uvicorn.Server(config)
        thread = threading.Thread(target=running.run, args=([listener],))
        thread.start()
        try:
            while not running.started:
                assert thread.is_alive(), "the server did not start"
                time.sleep(0.01)
            with Client(app, listener.getsockname()[1]) as client:
                yield client
        finally:
            running.should_exit = True
            thread.join()


def hub_of(client: Client) -> Hub:
    """The tables of a server."""
    return services_of(client.app).hub


class Somebody:
    """A client on a socket, which keeps what it may know of the table."""

    def __init__(self, connection: ClientConnection, token: str, line: int = 0, undone: int = 0) -> None:
        self.connection = connection
        self.heard: list[dict[str, Any]] = []
        self.lines: dict[int, str] = {}
        self.document: dict[str, Any] = {}
        self._id = 0
        self.say({"type": "hello", "token": token, "line": line, "undone": undone})
        self.welcome = self.hear("welcome")

    def say(self, message: dict[str, Any]) -> None:
        self.connection.send(json.dumps(message))

    def ask(self, **request: Any) -> dict[str, Any]:
        """Ask for something and wait for its answer."""
        self._id += 1
        self.say({**request, "id": self._id})
        while True:
            message = self.next()
            if message.get("id") == self._id or (message["type"] == "refused" and message["id"] is None):
                return message

    def choose(self, option: int) -> dict[str, Any]:
        """Answer the question."""
        question = self.document["question"]
        moment = self.document["moment"]
        return self.ask(type="choose", seat=question["seat"], option=option, moment=moment)

    def hear(self, kind: str) -> dict[str, Any]:
        """Wait for a message of a kind."""
        while True:
            message = self.next()
            if message["type"] == kind:
                return message

    def next(self) -> dict[str, Any]:
        """The next message, which changes what is known."""
        message: dict[str, Any] = json.loads(self.connection.recv(timeout=30))
        self.heard.append(message)
        if message["type"] == "welcome":
            self.document = message["document"]
            self._read(message)
        elif message["type"] == "update":
            self.document = patched(self.document, message["patch"])
            self._read(message)
        return message

    def _read(self, message: dict[str, Any]) -> None:
        if message["cut"] is not None:
            self.lines = {place: words for place, words in self.lines.items() if place < message["cut"]}
        for line in message["lines"]:
            self.lines[line["place"]] = "".join(
                each if isinstance(each, str) else each["title"] for each in line["words"]
            )

    def wait_for_question(self) -> dict[str, Any]:
        """Until this client is asked, or the game is over."""
        while self.document["question"] is None and self.document["status"] == "playing":
            self.next()
        found: dict[str, Any] = self.document["question"]
        return found


@contextmanager
def sitting(client: Client, token: str, line: int = 0, undone: int = 0) -> Iterator[Somebody]:
    """Somebody at the table that a token leads to."""
    with connect(f"ws://127.0.0.1:{client.port}/api/socket", max_size=None) as connection:
        yield Somebody(connection, token, line, undone)


def opened(client: Client, *chairs: dict[str, Any], **more: Any) -> dict[str, str]:
    """A new table; returns its tokens."""
    answer = client.post("/api/tables", json={"wishes": dict(PASSAGE), "casual": True, "chairs": list(chairs), **more})
    assert answer.status_code == 201, answer.text
    found: dict[str, str] = answer.json()
    return found


def me(name: str = "Ann", deck: str = "leadership") -> dict[str, Any]:
    """A chair of one's own."""
    return {"by": "me", "name": name, "deck": DECKS[deck]}


def free(deck: str | None = "tactics") -> dict[str, Any]:
    """A chair for whoever comes."""
    return {"by": "open", **({"deck": DECKS[deck]} if deck else {})}


def bot(name: str = "scout", deck: str = "tactics") -> dict[str, Any]:
    """A chair for a bot."""
    return {"by": name, "deck": DECKS[deck]}


def bearing(token: str) -> dict[str, str]:
    """The header that brings a token."""
    return {"authorization": f"Bearer {token}"}


def joined(client: Client, tokens: Mapping[str, str], seat: int, name: str) -> str:
    """Take a free chair; returns the token."""
    answer = client.post(
        "/api/tables/mine/chairs", json={"seat": seat, "name": name}, headers=bearing(tokens["invite"])
    )
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token
