"""Parties for browser tests: they stand where a test wants them, on the shelf of whoever visits."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import StorageState

from tests.server.table_clients import Client, bearing, sitting
from tests.server.uploaded_adventures import STONES, uploaded, zipped

ROLES: Final = {"Aragorn": {"role": "Captain"}, "Gimli": {"role": "Guardian"}}
NAME: Final = "The Stonecutters"


@dataclass
class Shelf:
    """A shelf on the server, with a party of two that plays a short campaign of two adventures."""

    client: Client
    token: str
    party: str = ""

    @classmethod
    def with_party(cls, client: Client, *, alone: bool = True) -> Shelf:
        """A new shelf; the party has not set out yet."""
        found = cls(client, client.post("/api/shelf").json()["token"])
        own = uploaded(client, bearing(found.token), zipped(STONES)).json()["id"]
        heroes = [{"hero": each, "seat": 0 if alone else seat} for seat, each in enumerate(ROLES)]
        found.party = found.ask("POST", "", own=own, slot=1, name=NAME, heroes=heroes)["id"]
        return found

    @property
    def kept(self) -> StorageState:
        """What a browser keeps that has this shelf."""
        origin = f"http://127.0.0.1:{self.client.port}"
        return {
            "cookies": [],
            "origins": [{"origin": origin, "localStorage": [{"name": "waybread.shelf", "value": self.token}]}],
        }

    @property
    def page(self) -> str:
        """The address of the party's page."""
        return f"/journeys/party/{self.party}"

    def ask(self, method: str, path: str, **sent: Any) -> Any:
        """The answer to a request about the party."""
        address = f"/api/shelf/parties{f'/{self.party}' if self.party else ''}{path}"
        answer = self.client.request(method, address, headers=bearing(self.token), json=sent or None)
        assert answer.is_success, answer.text
        return answer.json()

    def embark(self, **more: Any) -> str:
        """Set out; the token of the table."""
        token: str = self.ask("POST", "/embark", choices=ROLES, **more)["token"]
        return token

    def play(self, token: str) -> None:
        """Play until the stone is lifted, which wins the adventure."""
        with sitting(self.client, token) as somebody:
            while (question := somebody.wait_for_question()) is not None:
                lift = [each for each in question["choices"] if each["label"].startswith("Interact")]
                somebody.choose((lift or question["choices"])[0]["option"])
            assert somebody.document["status"] == "over"

    def go_to_camp(self) -> Shelf:
        """Play the first adventure, and come home."""
        self.play(self.embark())
        self.ask("POST", "/finish")
        return self

    def edit(self, **changes: Any) -> None:
        """Change the save by hand; ``heroes`` are changed by name."""
        data = json.loads(self.ask("GET", "")["text"])
        for hero in data["heroes"]:
            hero.update(changes.get("heroes", {}).get(hero["hero"], {}))
        data |= {name: each for name, each in changes.items() if name != "heroes"}
        self.ask("PUT", "", text=json.dumps(data))
