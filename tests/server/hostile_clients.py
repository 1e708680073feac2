"""Strangers and ill-meaning neighbours: what they send to a server, and what must not come of it."""

from __future__ import annotations

import json
import logging
import string
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from tests.server.table_clients import Client, free, hub_of, joined, me, opened, sitting
from tests.server.uploaded_adventures import journey, mine, theirs
from waybread.server.http.request_log import JsonLines
from waybread.table import RULEBOOKS, Entry, EntryKind, Table

TYPES: Final = (
    "hello", "choose", "undo", "redo", "agree", "refuse", "policy", "pass on", "pause", "resume", "leave", "free",
    "bot", "deck", "start", "why", "hint",
)  # fmt: skip
NUMBERS: Final = (-1, 0, 1, 2, 7, 8, 2**31 - 1, 2**31, 2**53, 2**63, 10**30, -(2**63), 1.5, 1e308, -0.0)
ODD: Final[tuple[Any, ...]] = (None, True, "", "0", "\0", "\u202e", "a" * 41, [], [[]], {}, {"": None}, *NUMBERS)
HARMLESS: Final = frozenset(EntryKind) - {EntryKind.DECK, EntryKind.START, EntryKind.AGREE}
"""What somebody with a chair may do while a game goes on, without the others."""
ANN: Final = "Annatar-of-the-quiet-name"
BOB: Final = "Bobadil-of-the-other-name"

Make = Callable[[Random, Mapping[str, Any]], str]


# Messages -------------------------------------------------------------------------------


def valid(chance: Random, seen: Mapping[str, Any]) -> dict[str, Any]:
    """A message that can be understood, about seats, moments and options that are mostly not the sender's."""
    kind = chance.choice(TYPES[1:])
    message: dict[str, Any] = {"type": kind, "id": chance.randrange(1000)}
    seat = chance.randrange(8) if chance.random() < 0.3 else chance.randrange(2)
    moment = seen.get("moment", 1) + chance.choice((0, 0, -1, 1, 50))
    parts: dict[str, dict[str, Any]] = {
        "choose": {"seat": seat, "option": _option(chance, seen), "moment": max(0, moment)},
        "undo": {"keep": chance.choice((None, 0, 3, 2**31 - 1))},
        "policy": {"seat": seat, "stops": ["x" * chance.randrange(41)], "skips": ["\0", "é"], "cards": []},
        "pass on": {"seat": seat, "on": chance.random() < 0.2},
        "leave": {"seat": 0},
        "free": {"seat": seat},
        "bot": {"seat": 0, "bot": chance.choice(("random", "scout", "strider"))},
        "deck": {"seat": seat, "deck": _deck(chance)},
        "why": {"seat": seat, "card": chance.choice((chance.randrange(200), 2**31 - 1))},
        "hint": {"seat": seat},
    }
    return message | parts.get(kind, {})


def _option(chance: Random, seen: Mapping[str, Any]) -> int:
    """What was offered when the sender came, or any number; journeys have kinds of things in theirs."""
    if (question := seen.get("question")) and chance.random() < 0.3:
        offered: int = chance.choice(question["choices"])["option"]
        return offered
    return chance.randrange(-1, 300) if chance.random() < 0.7 else chance.randrange(17) << 16 | chance.randrange(100)


def _deck(chance: Random) -> Any:
    if chance.random() < 0.3:
        hero: Any = {"hero": chance.choice(("Gimli", "", None, "Sauron")), "role": chance.choice(("Guardian", 7, []))}
        return {"heroes": [{**hero, **chance.choice(({}, {"items": ["x"] * 500}, {"seat": 10**9}, {"items": {}}))}]}
    heroes = chance.choice((["Aragorn"], [], [None], ["Gimli"] * 3000, "Aragorn", [["Aragorn"]], [10**40]))
    cards: Any = chance.choice(({}, {"Gandalf": 10**30}, {"Gandalf": -1}, {"": "x"}, {"Gandalf": None}, [], 7))
    return chance.choice(({"heroes": heroes, "cards": cards}, heroes, cards, None, 1.5))


def _proper(chance: Random, seen: Mapping[str, Any]) -> str:
    return json.dumps(valid(chance, seen))


def _another_value(chance: Random, seen: Mapping[str, Any]) -> str:
    """A valid message with one part of it changed, left out, or added."""
    message = valid(chance, seen)
    name = chance.choice([*message, "seat", "extra", "__class__"])
    if chance.random() < 0.2:
        message.pop(name, None)
    else:
        message[name] = chance.choice(ODD)
    return json.dumps(message)


def _broken(chance: Random, seen: Mapping[str, Any]) -> str:
    """A valid message whose letters were cut off, doubled or changed."""
    text = json.dumps(valid(chance, seen))
    place = chance.randrange(len(text))
    letter = chance.choice(string.printable + "é\u2028\U0001f409")
    return chance.choice((text[:place], text[place:], text[:place] + letter + text[place + 1 :], text[:place] * 2))


def _noise(chance: Random, seen: Mapping[str, Any]) -> str:
    return "".join(chr(chance.choice((chance.randrange(32, 127), chance.randrange(0xD7FF)))) for _ in range(40))


def _deep(chance: Random, seen: Mapping[str, Any]) -> str:
    depth = chance.choice((50, 200, 1000, 30_000))
    inner = "[" * depth + ("]" * depth if chance.random() < 0.5 else "")
    return chance.choice((inner, f'{{"type":"deck","id":1,"seat":0,"deck":{inner}}}', '{"type":' * min(depth, 6000)))


def _huge(chance: Random, seen: Mapping[str, Any]) -> str:
    digits = chance.choice(("9" * 5000, "1e9999", "-1e9999", "NaN", "Infinity", "0." + "0" * 400 + "1", "00", "+1"))
    field_ = chance.choice(("id", "seat", "option", "moment"))
    return json.dumps({"type": "choose", "id": 1, "seat": 0, "option": 0, "moment": 1, field_: 0}).replace(
        f'"{field_}": 0', f'"{field_}": {digits}', 1
    )


def _odd_text(chance: Random, seen: Mapping[str, Any]) -> str:
    return chance.choice(
        ("", " ", "null", "true", "0", '""', "[]", "{}", '{"type":null}', '{"type":"nonsense","id":1}', '"\\ud800"',
         '{"type":"policy","id":1,"seat":0,"stops":["\\ud800"]}', '{"type":"choose"}', "[" * 3, "\0", "\ufeff{}",
         '{"type":"pause","id":1,"id":2}', '{"type":"constructor","id":1}')
    )  # fmt: skip


MAKERS: Final[tuple[Make, ...]] = (_proper, _proper, _another_value, _another_value, _broken, _noise, _huge, _odd_text)


def hostile_text(chance: Random, seen: Mapping[str, Any]) -> str:
    """Anything that somebody might send as a text."""
    make = _deep if chance.random() < 0.02 else chance.choice(MAKERS)
    return make(chance, seen)


def guessed_token(chance: Random, known: Mapping[str, str]) -> str:
    """A token that leads nowhere: invented, or a real one with a letter changed, cut or in other letters."""
    token = chance.choice([*known.values()])
    place = chance.randrange(len(token))
    other = chance.choice([each for each in string.ascii_letters if each != token[place]])
    invented = "".join(chance.choices(string.ascii_letters + string.digits + "-_", k=len(token)))
    changed = token[:place] + other + token[place + 1 :]
    return chance.choice((invented, changed, token[:-1], f"{token}a"[:64], token.swapcase(), "' OR 1=1 --", "\0" * 20))


# The tables that are watched ------------------------------------------------------------


@dataclass(slots=True)
class Town:
    """Tables of people who sit still while strangers and neighbours do what they like."""

    client: Client
    quiet: dict[str, str]
    """Ann's and Bob's table; nobody hostile has a token for it."""
    watched: dict[str, str]
    """Strangers have the tokens for watching and joining it."""
    shared: dict[str, str]
    """Ann's table at which Bob is hostile."""
    said: tuple[str, ...] = ()
    """Words that everybody at these tables hears."""
    bobs_seat: int = 1
    """Ann has the other; where there is but one chair, it is Bob's."""
    before: dict[str, tuple[object, ...]] = field(default_factory=dict)
    chosen: list[int] = field(default_factory=list)
    """What Ann has chosen at the table that she shares with Bob."""

    @classmethod
    def founded(cls, client: Client, game: str = "cardgame") -> Town:
        """Three tables of a game."""
        table = _TABLES[game]
        said = ("Passage Through Mirkwood", "Aragorn") if game == "cardgame" else ("cold-beacon", "Gimli")
        bobs_seat = int(2 in RULEBOOKS[game].seats)
        town = cls(client, table(client), table(client), table(client), said, bobs_seat)
        town.before = {each["table"]: state_of(town.table(each)) for each in (town.quiet, town.watched)}
        return town

    def table(self, tokens: Mapping[str, str]) -> Table:
        """A table as the journal has it."""
        store = hub_of(self.client).store
        found = store.load(tokens["table"])
        table = Table(RULEBOOKS[found.row.game], found.row.wishes, found.row.seats, casual=True)
        for entry in store.entries(tokens["table"]):
            table.apply(entry)
        return table

    def entries(self, tokens: Mapping[str, str]) -> list[Entry]:
        """The journal of a table."""
        return hub_of(self.client).store.entries(tokens["table"])

    def secrets(self) -> list[str]:
        """What nobody may hear of who has no token for the quiet table."""
        return [*self.quiet.values(), ANN, BOB, *self.said]

    def check(self) -> None:
        """The server is well; nothing has changed at the tables but what Bob may do at his."""
        assert self.client.get("/health").json()["status"] == "well"
        for tokens in (self.quiet, self.watched):
            table = tokens["table"]
            assert state_of(self.table(tokens)) == self.before[table], "a table has changed"
            self._same_in_memory(tokens)
        since = self.entries(self.shared)[len(self.entries(self.quiet)) :]
        anns = [each.data["option"] for each in since if each.kind is EntryKind.CHOOSE and each.seat != self.bobs_seat]
        assert anns == self.chosen, "somebody has chosen for Ann"
        assert {each.kind for each in since} <= HARMLESS
        assert {each.seat for each in since if each.kind is EntryKind.SIT} <= {self.bobs_seat}
        for chair in self.table(self.shared).chairs[: self.bobs_seat]:
            assert (chair.name, bool(chair.holder), chair.bot) == (ANN, True, "")
        self._same_in_memory(self.shared)

    def _same_in_memory(self, tokens: Mapping[str, str]) -> None:
        """The table in memory is the one in the journal, at the latest when what was under way is done."""
        for _ in range(200):
            live = hub_of(self.client).live.get(tokens["table"])
            if live is None or (not live.lock.locked() and state_of(live.table) == state_of(self.table(tokens))):
                return
            time.sleep(0.01)
        raise AssertionError("the table in memory is not the one in the journal")

    def move_on(self) -> None:
        """Bob takes his chair again if he has left it; whoever of both is asked chooses, so that the game goes on."""
        if not self.table(self.shared).chairs[self.bobs_seat].holder:
            joined(self.client, {"invite": self.shared["bob"]}, self.bobs_seat, BOB)
        with sitting(self.client, self.shared["token"]) as ann, sitting(self.client, self.shared["bob"]) as bob:
            if ann.document["paused"]:
                ann.ask(type="resume")
            if ann.document["asked"] == self.bobs_seat:
                bob.choose(bob.document["question"]["choices"][-1]["option"])
            elif ann.document["asked"] is not None:
                option = ann.document["question"]["choices"][-1]["option"]
                assert ann.choose(option)["type"] == "done"
                self.chosen.append(option)


def state_of(table: Table) -> tuple[object, ...]:
    """All that a table is, to be compared."""
    digest = "" if table.game is None else table.game.digest()
    return digest, table.number, table.moment, table.paused, table.answers, table.chairs, table.log, table.request


def _table(client: Client) -> dict[str, str]:
    tokens = opened(client, me(ANN), free())
    tokens["bob"] = joined(client, tokens, 1, BOB)
    return tokens


def _journey(client: Client) -> dict[str, str]:
    tokens = journey(client, mine(name=ANN), theirs())
    tokens["bob"] = joined(client, tokens, 1, BOB)
    return tokens


def _app(client: Client) -> dict[str, str]:
    """Beside the boxes Bob holds the app, at a table of his own."""
    tokens = journey(client, mine(name=BOB), game="companion")
    tokens["bob"] = tokens["token"]
    return tokens


_TABLES: Final = {"cardgame": _table, "journeys": _journey, "companion": _app}


# The log --------------------------------------------------------------------------------


class Log(logging.Handler):
    """Keeps what a server logs, as the lines it would write."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []
        self.setFormatter(JsonLines())

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith(("waybread", "uvicorn.error", "asyncio")):  # not those who ask the server
            self.lines.append(self.format(record))

    def faults(self) -> list[str]:
        """Lines that tell of something that should not have happened."""
        return [each for each in self.lines if json.loads(each)["level"] in ("error", "critical") or "Trace" in each]


@contextmanager
def logged() -> Iterator[Log]:
    """All that is logged meanwhile."""
    log = Log()
    root = logging.getLogger()
    level = root.level
    root.addHandler(log)
    root.setLevel(logging.INFO)
    try:
        yield log
    finally:
        root.setLevel(level)
        root.removeHandler(log)
