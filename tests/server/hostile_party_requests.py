"""Ill-meaning people with a shelf: what they ask of parties, camp, saves and uploads, and what must not come of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.server.hostile_clients import ODD
from tests.server.table_clients import Client, sitting
from tests.server.travellers import ROLES, Player, play
from tests.server.uploaded_adventures import STONE, STONES, hero, mine, uploaded, zipped
from waybread.journeys import stories

LANTERN: Final = Path(__file__).parents[1] / "data" / "jime" / "the_millers_lantern.jime"
FERRY: Final = Path(stories.__file__).parent / "late-ferry"
HEROES: Final = ("Aragorn", "Gimli", "Bilbo", "Legolas", "Elena", "Sauron", "")
CARDS: Final = ("captain.4", "guardian.4", "captain.12", "item.rope", "item.sword", "item.battle-axe", "x.1", ".", "")
WORDS: Final = ("1", "-1", "99999999999", '""', '"green.1"', "[]", "true", "=", "[[token]]", "lore 40", "gone", "again")
MOST_PRESSED: Final = 25
FAULTS: Final = ("our fault", "stumble", "Traceback")


@dataclass(slots=True)
class Raid:
    """Bob, who has parties and uploads of his own, and what Ann has, which he may not even look at."""

    client: Client
    chance: Random
    ann: Player
    bob: Player
    before: dict[str, Any]
    """Ann's parties by id."""
    heard: Counter[str] = field(default_factory=Counter)
    """What was asked, with the status of the answer."""

    @classmethod
    def prepared(cls, client: Client, seed: int) -> Raid:
        """Ann has a party at camp and one on its way; Bob begins two."""
        ann, bob = Player.new(client), Player.new(client)
        camp, out = ann.party(slot=1)["id"], ann.party(slot=2)["id"]
        play(client, ann.embark(camp))
        ann.ask("POST", f"parties/{camp}/finish")
        ann.embark(out)
        raid = cls(client, Random(seed), ann, bob, {each: ann.ask("GET", f"parties/{each}") for each in (camp, out)})
        raid.settle()
        return raid

    def run(self, requests: int) -> None:
        """So many hostile requests."""
        for _ in range(requests):
            self.chance.choice(RAIDS)(self)

    def settle(self) -> None:
        """Bob has room on his shelf, all products, a party at camp and one that has not set out."""
        self.bob.ask("PUT", "collection", products={"core": True})
        for each in self.bob.ask("GET", "parties"):
            self.bob.ask("DELETE", f"parties/{each['id']}")
        for each in self.bob.ask("GET", "adventures"):
            self.bob.ask("DELETE", f"adventures/{each['id']}")
        camp = self.bob.party(slot=1)["id"]
        self.bob.party(slot=2)
        play(self.client, self.bob.embark(camp))
        self.bob.ask("POST", f"parties/{camp}/finish")

    def check(self) -> None:
        """The server is well, what Ann has is as it was, and whatever Bob has now can be looked at."""
        assert self.client.get("/health").json()["status"] == "well"
        for party, seen in self.before.items():
            assert self.ann.ask("GET", f"parties/{party}") == seen, "a party of Ann's has changed"
        for each in self.bob.ask("GET", "parties"):
            assert self.bob.ask("GET", f"parties/{each['id']}")["stage"], "a save that cannot be read was kept"

    # What is asked ------------------------------------------------------------------------

    def ask(self, what: str, method: str, path: str, **sent: Any) -> Any:
        """Ask as Bob does; whatever comes back is an answer, and no fault of the server's."""
        answer = self.client.request(method, f"/api/shelf/{path}", headers=self.bob.headers, **sent)
        self._judge(what, answer)
        return answer.json() if answer.is_success and answer.content and not path.endswith("/save") else None

    def _judge(self, what: str, answer: Any) -> None:
        self.heard[f"{what} {answer.status_code}"] += 1
        assert answer.status_code < 500, (what, answer.request.url, answer.request.content[:2000], answer.text)
        assert not [each for each in FAULTS if each in answer.text], (what, answer.text, answer.request.content[:4000])
        if not answer.is_success:
            assert isinstance(answer.json()["detail"], str)
        assert not [each for each in self.before if each in answer.text], "Bob hears of Ann's party"

    def some_party(self) -> str:
        """Mostly one of his own; Ann's, or none."""
        own = [each["id"] for each in self.bob.ask("GET", "parties")]
        if own and self.chance.random() < 0.8:
            return str(self.chance.choice(own))
        return self.chance.choice([*self.before, "0" * 16, "x", "%00", "..%2fcollection", "check"])

    def deed_at_camp(self) -> None:
        """Buy, sell and upgrade what may not be."""
        pick = self.chance.choice
        sent = {"do": pick(("buy", "sell", "upgrade")), "hero": pick(HEROES), "card": pick(CARDS), "into": pick(CARDS)}
        self.ask("camp", "POST", f"parties/{self.some_party()}/camp", json=self._spoiled(sent, 0.3))

    def setting_out(self) -> None:
        """With roles, trinkets and chairs of all kinds."""
        chairs = self.chance.choice(
            ([], [], [], [{"by": "me"}], [{"by": "scout"}] * 2, [{"by": "open"}, {"name": "x" * 40}])
        )
        sent = {"choices": ROLES, "chairs": chairs, "mode": self.chance.choice(("journeys", "companion"))}
        found = self.ask("embark", "POST", f"parties/{self.some_party()}/embark", json=self._spoiled(sent, 0.4))
        if found:
            self._press(found["token"])

    def errand(self) -> None:
        """Whatever has no body, or nearly none."""
        path, sent = self.chance.choice((
            ("finish", {}), ("table", {}), ("invite", {}), ("copy", {"slot": self.chance.randrange(-1, 13)}),
            ("copy", {"slot": self.chance.choice(ODD)}),
        ))  # fmt: skip
        found = self.ask(path, "POST", f"parties/{self.some_party()}/{path}", json=sent)
        if found and path == "table":
            self._press(found["token"])
        if found and path == "invite":
            sent = {"token": self.chance.choice((found["token"], found["token"][:-1], "x" * 20)), "slot": 9}
            self.ask("join", "POST", "parties/join", json=sent)

    def look(self) -> None:
        """Look at a party, its save, or throw it away."""
        way = self.chance.choice(("", "/save", "/save", "/nothing"))
        self.ask("look", "GET", f"parties/{self.some_party()}{way}")
        if self.chance.random() < 0.1:
            self.ask("leave", "DELETE", f"parties/{self.some_party()}")
        if self.chance.random() < 0.1:
            products = self._spoiled({"products": {"core": self.chance.random() < 0.7}}, 0.5)
            self.ask("collection", "PUT", "collection", json=products)

    def altered_save(self) -> None:
        """Check a save that was edited, put it in the place of another, or into a slot."""
        party = self.some_party()
        found = self.client.get(f"/api/shelf/parties/{party}/save", headers=self.bob.headers)
        whole = json.loads(found.text) if found.is_success else {"heroes": []}
        text = json.dumps(self._spoiled(whole, 0.9))
        if self.chance.random() < 0.2:
            place = self.chance.randrange(len(text))
            text = self.chance.choice((text[:place], text[:place] + "\0" + text[place:], text[:place] * 2))
        way = self.chance.randrange(3)
        if way == 0:
            self.ask("check", "POST", "parties/check", json={"text": text})
        elif way == 1:
            self.ask("edit", "PUT", f"parties/{party}", json={"text": text})
        else:
            slot = self.chance.randrange(1, 11)
            read = self.ask("read", "POST", "parties/read", json={"slot": slot, "text": text})
            if read and read["stage"] == "adventure":
                seated = self.ask("table", "POST", f"parties/{read['id']}/table")
                if seated:
                    self._press(seated["token"])

    def new_party(self) -> None:
        """Begin a campaign with whomever."""
        heroes = [{"hero": each} for each in self.chance.sample(HEROES, self.chance.randrange(4))]
        own = self.chance.choice([each["id"] for each in self.bob.ask("GET", "adventures")] or ["0" * 16])
        sent = {"own": own, "slot": self.chance.randrange(1, 11), "name": "X", "heroes": heroes, "freely": True}
        self.ask("begin", "POST", "parties", json=self._spoiled(sent, 0.3))

    def altered_upload(self) -> None:
        """An adventure or a campaign with something wrong in it; one that is kept is played, simulated and not."""
        data, name = self._file()
        answer = uploaded(self.client, self.bob.headers, data, name)
        self._judge("upload", answer)
        kept = answer.json().get("id") if answer.is_success else None
        if kept is None or answer.json()["campaign"]:
            return
        game = self.chance.choice(("journeys", "companion"))
        sent = {"game": game, "chairs": [mine(hero(), hero("Bilbo", "Burglar"))], "own": kept}
        table = self.client.post("/api/tables", json=sent, headers=self.bob.headers)
        self._judge(game, table)
        if table.is_success:
            self._press(table.json()["token"])

    def _file(self) -> tuple[bytes, str]:
        kind = self.chance.random()
        if kind < 0.2:
            scenario = json.loads(LANTERN.read_text(encoding="utf-8-sig"))
            return json.dumps(self._spoiled(scenario, 1.0)).encode(), "x.jime"
        if kind < 0.3:
            files = {str(each.relative_to(FERRY)): each.read_text(encoding="utf-8") for each in FERRY.rglob("*.toml")}
            return zipped({**files, "adventure.toml": self._rewritten(files["adventure.toml"])}), "x.zip"
        if kind < 0.4:
            data = bytearray(zipped(STONES))
            for _ in range(3):
                data[self.chance.randrange(len(data))] = self.chance.randrange(256)
            return bytes(data), "x.zip"
        if kind < 0.6:
            path = self.chance.choice([*STONES])
            return zipped({**STONES, path: self._rewritten(STONES[path])}), "x.zip"
        return zipped({"adventure.toml": self._rewritten(STONE)}), "x.zip"

    def _rewritten(self, text: str) -> str:
        """A text of which a line is gone, doubled, moved, or has another word in it."""
        lines = text.splitlines()
        for _ in range(self.chance.randrange(1, 4)):
            place, other = (self.chance.randrange(len(lines)) for _ in range(2))
            words = lines[place].split(" ")
            words[self.chance.randrange(len(words))] = self.chance.choice(WORDS)
            lines[place : place + 1] = self.chance.choice(
                ([], [lines[place]] * 2, [lines[other]], [" ".join(words)], [" ".join(words)])
            )  # fmt: skip
            lines = lines or [""]
        return "\n".join(lines)

    def _spoiled(self, data: Any, often: float) -> Any:
        """The same data, or with one part of it changed, left out or doubled."""
        if self.chance.random() > often:
            return data
        data = json.loads(json.dumps(data))
        inside, key = self.chance.choice(list(_places(data)))
        way = self.chance.random()
        if way < 0.25:
            del inside[key]
        elif way < 0.35 and isinstance(inside, list):
            inside.append(inside[key])
        elif isinstance(inside[key], int) and way < 0.7:
            inside[key] += self.chance.choice((-1, 1, 1000, -(2**40)))
        else:
            inside[key] = self.chance.choice(ODD)
        return data

    def _press(self, token: str) -> None:
        """Play a while, as whoever has the token."""
        with sitting(self.client, token) as bob:
            for _ in range(MOST_PRESSED):
                if not bob.document["question"]:
                    break
                answer = bob.choose(self.chance.choice(bob.document["question"]["choices"])["option"])
                assert "our fault" not in json.dumps(answer), answer
                self.heard[f"choose {answer['type']}"] += 1


def _places(data: Any) -> Any:
    """Every place inside data: what it is in, and its key."""
    for key, value in list(data.items() if isinstance(data, dict) else enumerate(data)):
        yield data, key
        if isinstance(value, dict | list):
            yield from _places(value)


RAIDS: Final[tuple[Callable[[Raid], None], ...]] = (
    Raid.deed_at_camp, Raid.setting_out, Raid.errand, Raid.errand, Raid.look, Raid.altered_save, Raid.altered_save,
    Raid.new_party, Raid.altered_upload,
)  # fmt: skip


def raid(
    client: Client, seed: int, requests: int, batch: int = 50, progress: Callable[[Raid], None] = lambda raid: None
) -> Raid:
    """So many hostile requests; after each batch everything is looked at, and Bob begins anew."""
    found = Raid.prepared(client, seed)
    while requests > 0:
        found.run(min(batch, requests))
        found.check()
        requests -= batch
        progress(found)
        if requests > 0:
            found.settle()
    return found
