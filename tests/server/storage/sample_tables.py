"""What the tests of storage lay on the table."""

import asyncio
import subprocess
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from waybread.server.storage import Quest, Store
from waybread.table import Entry, EntryKind

T = TypeVar("T")


class Clock:
    """A clock that tests set."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def run(play: Coroutine[Any, Any, T]) -> T:
    """Run something that must not take forever."""
    return asyncio.run(asyncio.wait_for(play, 30))


def choice(option: int) -> Entry:
    """Somebody chooses."""
    return Entry(EntryKind.CHOOSE, 0, {"option": option, "by": "person"})


def new_table(store: Store) -> str:
    """The id of a new table."""
    return store.create_table("lotr", {"scenario": "passage"}, 2).id


def options(store: Store, table_id: str) -> list[int]:
    """What was chosen at a table, in order."""
    return [each.data["option"] for each in store.entries(table_id)]


def quest(table_id: str = "t1", **values: object) -> Quest:
    """A finished game."""
    usual: dict[str, object] = {
        "game": "lotr", "scenario": "passage", "difficulty": "normal", "won": True, "reason": "all quests", "rounds": 7,
        "total": 120, "players": ["Ann", "Bob"], "decks": [{"heroes": ["Aragorn"]}, None], "score": {"threat": 50},
        "replay": "the replay", "finished": 500.0,
    }  # fmt: skip
    return Quest(table_id=table_id, **{**usual, **values})  # type: ignore[arg-type]


@contextmanager
def another_server(url: str, does: str) -> Iterator["subprocess.Popen[str]"]:
    """Another process with the same database: opens it as `store`, does something, and stays until it is killed."""
    code = f"""
import sys
from waybread.server.storage import Role, Store
from waybread.table import EntryKind, Entry
store = Store({url!r})
{does}
print("done", flush=True)
sys.stdin.read()
"""
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == "done\n"
            yield process
        finally:
            process.kill()
