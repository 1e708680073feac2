"""Parties whose server is killed at random moments: while they set out, play, come home or shop."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx

from tests.server.crashes import GONE, Player, Serving
from tests.server.table_clients import bearing
from tests.server.travellers import ROLES
from tests.server.uploaded_adventures import STONES, zipped
from waybread.journeys.campaign.camp import Status


def upload(server: Serving, shelf: str) -> str:
    """Upload the campaign of two stones; returns its id."""
    address = f"http://127.0.0.1:{server.port}/api/shelf/adventures?name=stones.zip"
    answer = httpx.post(address, content=zipped(STONES), headers=bearing(shelf), timeout=60)
    answer.raise_for_status()
    found: str = answer.json()["id"]
    return found


def camp_deeds(camp: Any) -> list[dict[str, str]]:
    """What a party can do at camp now; nothing if its adventure brought no experience and no lore."""
    deeds = []
    for hero in camp["heroes"]:
        for offer in (each for role in hero["roles"] for each in role["offers"]):
            if offer["status"] == Status.FOR_SALE:
                deeds.append({"do": "buy", "hero": hero["hero"], "card": offer["card"]})
            elif offer["can_be_sold"]:
                deeds.append({"do": "sell", "hero": hero["hero"], "card": offer["card"]})
    for item in camp["items"]:
        deeds += [
            {"do": "upgrade", "hero": item["owner"], "card": item["item"], "into": each} for each in item["upgrades"]
        ]
    return deeds


@dataclass
class Traveller:
    """Somebody who leads a party through a small campaign, and remembers what the server has acknowledged."""

    shelf: str
    party: str
    chance: Random
    campaign: Any
    """As it was acknowledged last."""
    player: Player | None = None
    """At the table of the adventure under way."""
    in_flight: bool = False
    """Something was asked for, and no answer came."""
    done: int = 0
    faults: list[str] = field(default_factory=list)

    @classmethod
    def come(cls, server: Serving, seed: int) -> Traveller:
        """A new party in its slot."""
        shelf = server.ask("POST", "/api/shelf")["token"]
        heroes = [{"hero": each} for each in ROLES]
        wanted = {"own": upload(server, shelf), "slot": 1, "name": "The Fellowship", "heroes": heroes}
        seen = server.ask("POST", "/api/shelf/parties", shelf, json=wanted)
        return cls(shelf, seen["id"], Random(seed), seen["campaign"])

    @property
    def known(self) -> int:
        """How many deeds and choices were acknowledged."""
        return self.done + (self.player.known if self.player else 0)

    def play(self, server: Serving) -> None:
        """Until the server is gone, or the campaign is over."""
        try:
            while not self.faults and self._step(server):
                pass
        except httpx.HTTPStatusError as error:
            self.faults.append(error.response.text)
        except GONE:
            pass

    def _step(self, server: Serving) -> bool:
        """Play on, set out, shop or come home; False if the campaign is over."""
        if self.player is not None:
            self.player.play(server)
            self.faults += self.player.faults
            server.ask("GET", "/health")  # is it still there? Otherwise nothing is in flight
            self._deed(server, "finish")
            self.done += self.player.known
            self.player = None
            return True
        seen = self._seen(server)
        if seen["stage"] == "over":
            return False
        deeds = camp_deeds(seen["camp"]) if seen["stage"] == "camp" else []
        if deeds and self.chance.random() < 0.6:
            self._deed(server, "camp", **self.chance.choice(deeds))
        else:
            mode = self.chance.choice(("journeys", "companion"))
            token = self._deed(server, "embark", choices=ROLES, mode=mode)["token"]
            self.player = Player(token, self.chance.randrange(1000))
        return True

    def _deed(self, server: Serving, what: str, **sent: Any) -> Any:
        """Ask for something, and note what was acknowledged."""
        self.in_flight = True
        answer = server.ask("POST", f"/api/shelf/parties/{self.party}/{what}", self.shelf, json=sent)
        self.in_flight = False
        self.done += 1
        self.campaign = answer.get("campaign", self.campaign)
        return answer

    def _seen(self, server: Serving) -> Any:
        return server.ask("GET", f"/api/shelf/parties/{self.party}", self.shelf)

    def check(self, server: Serving) -> None:
        """The party is where it was, or where it was on the way to when the answer was lost; and its save is whole."""
        assert not self.faults, self.faults
        seen = self._seen(server)
        assert server.ask("POST", "/api/shelf/parties/check", self.shelf, json={"text": seen["text"]})["faults"] == []
        if not self.in_flight:
            assert seen["table"] == (self.player is not None), "setting out or coming home is lost"
            assert self.player is not None or seen["campaign"] == self.campaign, "something acknowledged is lost"
        self.in_flight = False
        self.campaign = seen["campaign"]
        if not seen["table"]:
            self.done, self.player = self.known, None
        elif self.player is None:
            self.player = Player(self._seated(server), self.chance.randrange(1000))
        else:
            self.player.check(server)

    def _seated(self, server: Serving) -> str:
        token: str = server.ask("POST", f"/api/shelf/parties/{self.party}/table", self.shelf)["token"]
        return token

    def over(self, server: Serving) -> bool:
        """Is the campaign over?"""
        return bool(self._seen(server)["stage"] == "over")

    def go_on(self, server: Serving) -> None:
        """One step more, unless the campaign is over."""
        self._step(server)
        assert not self.faults, self.faults
