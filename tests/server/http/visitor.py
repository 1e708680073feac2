"""Somebody with a shelf, and tables whose games are over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import httpx

from tests.server.table_clients import Client, hub_of
from waybread.bots import Scout, play
from waybread.cardgame import CardGame
from waybread.server.storage import Role, Status, Store
from waybread.table import Table
from waybread.table.cardgame import CARDGAME_TABLE


class Visitor:
    """Asks with the token of a shelf."""

    def __init__(self, library: Client) -> None:
        self.library = library
        self.token = library.post("/api/shelf").json()["token"]

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.token}"}
        return self.library.request(method, f"/api{path}", json=body, headers=headers, **more)

    def get(self, path: str, **parameters: Any) -> Any:
        return self._well(self.ask("GET", path, params=parameters))

    def post(self, path: str, body: Any) -> Any:
        return self._well(self.ask("POST", path, body))

    def put(self, path: str, body: Any) -> Any:
        return self._well(self.ask("PUT", path, body))

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the sentence."""
        answer = self.ask(method, path, body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["detail"]

    def _well(self, answer: httpx.Response) -> Any:
        assert answer.is_success, answer.text
        return answer.json()


def store_of(library: Client) -> Store:
    return hub_of(library).store


def played(setup: Mapping[str, Any], *, won: bool) -> CardGame:
    """A game that bots have won, or lost."""
    for seed in range(1, 60):
        game = CardGame.new(setup, seed)
        if play(game, [Scout() for _ in game.players]).won is won:
            return game
    raise AssertionError("no game ended like that")


def table_of(store: Store, game: CardGame, names: Sequence[str], *, answers: int | None = None) -> str:
    """A table at which a game has been played, to its end or so far; the token of the one who played it."""
    wishes = {name: value for name, value in game.setup.items() if name != "decks"}
    decks = game.setup["decks"]
    assert isinstance(decks, list)
    table = Table(CARDGAME_TABLE, wishes, len(decks), casual=True)
    entries = []
    for seat, deck in enumerate(decks):
        entries += table.sit("me", seat, names[seat])
        entries += table.bring("me", seat, deck)
    entries += table.start("me", game.seed)
    for option in game.answers[:answers]:
        decision = table.decision
        assert decision is not None
        entries += table.choose("me", decision.player, option, table.moment)
    row = store.create_table("cardgame", wishes, len(decks), casual=True)
    store.append(row.id, 0, entries, status=Status.OVER if table.over else Status.PLAYING)
    return store.add_holder(row.id, "me", Role.HOST)
