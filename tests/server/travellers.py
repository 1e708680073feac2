"""Somebody with a shelf and parties on it: they begin a small campaign, set out, and come home."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tests.server.table_clients import Client, Somebody, sitting
from tests.server.uploaded_adventures import STONES, shelf, uploaded, zipped

ROLES: Final = {"Aragorn": {"role": "Captain"}, "Gimli": {"role": "Guardian"}}


@dataclass
class Player:
    """Somebody with a shelf."""

    client: Client
    headers: dict[str, str]

    @classmethod
    def new(cls, client: Client) -> Player:
        return cls(client, shelf(client))

    def ask(self, method: str, path: str, status: int | None = None, **sent: Any) -> Any:
        """The answer to a request about one's shelf."""
        body = sent if method in ("POST", "PUT") else None
        answer = self.client.request(method, f"/api/shelf/{path}", headers=self.headers, json=body)
        assert answer.is_success if status is None else answer.status_code == status, answer.text
        if answer.status_code == 204:
            return None
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def campaign(self) -> str:
        """The id of an uploaded campaign."""
        found: str = uploaded(self.client, self.headers, zipped(STONES)).json()["id"]
        return found

    def party(self, slot: int = 1, name: str = "The Fellowship", **more: Any) -> Any:
        """A party of two that begins the uploaded campaign."""
        heroes = more.pop("heroes", [{"hero": "Aragorn"}, {"hero": "Gimli"}])
        return self.ask("POST", "parties", own=self.campaign(), slot=slot, name=name, heroes=heroes, **more)

    def embark(self, party: str, **more: Any) -> str:
        """Set out; returns the token of the table."""
        token: str = self.ask("POST", f"parties/{party}/embark", **{"choices": ROLES, **more})["token"]
        return token


def play(client: Client, token: str) -> None:
    """Play until the stone is lifted."""
    with sitting(client, token) as somebody:
        lift_the_stone(somebody)


def lift_the_stone(somebody: Somebody) -> None:
    """Interact where that can be done, until the adventure is over."""
    while (question := somebody.wait_for_question()) is not None:
        lift = [each for each in question["choices"] if each["label"].startswith("Interact")]
        assert somebody.choose((lift or question["choices"])[0]["option"])["type"] == "done"
    assert somebody.document["status"] == "over"
