"""Servers that are killed while people play; the full number of times is played by ``make crashes``."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.crashes import Serving, crash_and_continue
from tests.server.table_clients import DECKS, Somebody

pytestmark = pytest.mark.system


def test_no_acknowledged_choice_is_lost_with_sqlite(tmp_path: Path) -> None:
    assert crash_and_continue(f"sqlite:///{tmp_path / 'waybread.db'}", times=2, seed=1) > 0


def test_no_acknowledged_choice_is_lost_with_postgresql(postgresql: Callable[[], str]) -> None:
    assert crash_and_continue(postgresql(), times=2, seed=2) > 0


def test_a_second_server_on_the_same_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'waybread.db'}"
    first = Serving(database)
    with pytest.raises(
        AssertionError,
        match=r"the server ended: Another server has the database .* open; several servers can share a PostgreSQL",
    ):
        Serving(database)
    first.end()
    Serving(database).end()


def test_when_one_of_two_processes_dies_its_tables_go_on_at_the_other(postgresql: Callable[[], str]) -> None:
    database = postgresql()
    first, second = Serving(database), Serving(database)
    tokens = first.open(
        {"by": "me", "name": "Ann", "deck": DECKS["leadership"]},
        {"by": "open", "deck": DECKS["tactics"]},
        {"by": "scout", "deck": DECKS["spirit"]},
    )
    bobs = first.ask("POST", "/api/tables/mine/chairs", tokens["invite"], json={"seat": 1, "name": "Bob"})["token"]
    with first.sitting(tokens["token"]) as ann, second.sitting(bobs) as bob:
        play_together(ann, bob, choices=12)
        lines = max(ann.lines)
        first.kill()
    with second.sitting(tokens["token"]) as ann, second.sitting(bobs) as bob:
        assert max(ann.lines) >= lines
        play_together(ann, bob, choices=8)
    second.end()


def play_together(ann: Somebody, bob: Somebody, choices: int) -> None:
    """Whoever is asked chooses; the third seat is a bot's, which one of the processes plays."""
    for _ in range(choices):
        while ann.document["moment"] != bob.document["moment"] or ann.document["asked"] == 2:
            behind = bob if bob.document["moment"] < ann.document["moment"] else ann
            behind.next()
        asked = (ann, bob)[ann.document["asked"]]
        assert asked.choose(asked.document["question"]["choices"][-1]["option"])["type"] == "done"
