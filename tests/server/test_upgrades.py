"""A server that is newer than what its database holds."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.server.table_clients import bearing, hub_of, me, opened, server, sitting
from waybread.table.table_saves import FORMAT

DEALT = {"seed": 1, "knowers": None, "facts": {"newcomer": "Bob"}}


def as_format_1(text: str) -> str:
    """A packed table as the first Waybread wrote it."""
    data = json.loads(text)
    assert data["format"] == FORMAT == 3
    del data["check"], data["undone"], data["dealing_due"]
    for chair in data["chairs"]:
        del chair["deck_by"], chair["held"]
    return json.dumps({**data, "format": 1})


def formats(database: Path) -> set[int]:
    """The formats of the checkpoints in a database."""
    with closing(sqlite3.connect(database)) as connection:
        return {json.loads(text)["format"] for (text,) in connection.execute("SELECT save FROM checkpoints")}


def test_tables_whose_checkpoints_have_format_1_go_on_after_an_upgrade(tmp_path: Path) -> None:
    database = tmp_path / "waybread.db"
    with server(tmp_path) as old:
        tokens = opened(old, me())
        with sitting(old, tokens["token"]) as ann:
            for _ in range(6):
                ann.choose(ann.document["question"]["choices"][-1]["option"])
            before, lines = ann.document, ann.lines
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.create_function("as_format_1", 1, as_format_1)
        connection.execute("UPDATE checkpoints SET save = as_format_1(save)")
    assert formats(database) == {1}
    with server(tmp_path) as new, sitting(new, tokens["token"]) as ann:
        assert ann.document == before
        assert ann.lines == lines
        assert ann.choose(ann.document["question"]["choices"][-1]["option"])["type"] == "done"
    assert formats(database) == {3}


def test_a_table_whose_checkpoint_is_damaged_goes_on_from_its_journal(tmp_path: Path) -> None:
    with server(tmp_path) as old:
        tokens = opened(old, me())
        with sitting(old, tokens["token"]) as ann:
            for _ in range(3):
                ann.choose(ann.document["question"]["choices"][-1]["option"])
            before = ann.document
    with closing(sqlite3.connect(tmp_path / "waybread.db")) as connection, connection:
        connection.execute("UPDATE checkpoints SET save = replace(save, 'Ann', 'Eve')")
    with server(tmp_path) as new, sitting(new, tokens["token"]) as ann:
        assert ann.document == before


def test_a_journal_that_cannot_be_followed_is_told_in_one_sentence_and_kept(tmp_path: Path) -> None:
    with server(tmp_path) as old:
        tokens = opened(old, me())
    with closing(sqlite3.connect(tmp_path / "waybread.db")) as connection, connection:
        connection.execute("DELETE FROM checkpoints")
        connection.execute("UPDATE journal SET data = '{}' WHERE did = 'start'")
    with server(tmp_path) as new:
        answer = new.get("/api/tables/mine", headers=bearing(tokens["token"]))
        assert (answer.status_code, answer.json()["detail"]) == (
            409, "This version of the rules cannot follow what happened at this table; it is kept.",
        )  # fmt: skip
        with connect(f"ws://127.0.0.1:{new.port}/api/socket") as socket:
            socket.send(json.dumps({"type": "hello", "token": tokens["token"]}))
            assert json.loads(socket.recv())["reason"] == answer.json()["detail"]


@pytest.mark.parametrize(
    "passed_over",
    [
        [("choose", {"option": 999_999, "by": "person"})],
        [("undo", {"keep": 4}), ("choose", {"option": 999_999, "by": "person"})],
    ],
)
def test_who_comes_back_after_answers_were_lost_reads_the_log_anew(tmp_path: Path, passed_over: list[Any]) -> None:
    with server(tmp_path) as old:
        tokens = opened(old, me())
        with sitting(old, tokens["token"]) as ann:
            for _ in range(5):
                ann.choose(ann.document["question"]["choices"][-1]["option"])
            known, heard = min(ann.lines), ann.document["undone"]
    with closing(sqlite3.connect(tmp_path / "waybread.db")) as connection, connection:
        connection.execute("UPDATE checkpoints SET engine = '0.0.1'")
        for kind, data in passed_over:
            connection.execute("UPDATE tables SET number = number + 1")
            connection.execute(
                "INSERT INTO journal SELECT id, number, ?, 0, ?, touched FROM tables", (kind, json.dumps(data))
            )
            heard += kind == "undo"
    with server(tmp_path) as new, sitting(new, tokens["token"], known + 1, heard) as ann:
        assert ann.welcome["cut"] == 0
        assert ann.document["undone"] == len(passed_over)
        known, heard = max(ann.lines), ann.document["undone"]
    with server(tmp_path) as again, sitting(again, tokens["token"], known, heard) as ann:
        assert ann.welcome["cut"] == known  # nothing more was lost


def test_a_dealing_that_was_lost_with_answers_is_made_up_for(tmp_path: Path) -> None:
    with server(tmp_path) as old:
        tokens = opened(old, me())
        with sitting(old, tokens["token"]) as ann:
            for _ in range(5):
                ann.choose(ann.document["question"]["choices"][-1]["option"])
    lost = {"choose": {"option": 999_999, "by": "person"}, "deal again": DEALT}
    with closing(sqlite3.connect(tmp_path / "waybread.db")) as connection, connection:
        connection.execute("UPDATE checkpoints SET engine = '0.0.1'")
        for kind, data in lost.items():
            connection.execute("UPDATE tables SET number = number + 1")
            connection.execute(
                "INSERT INTO journal SELECT id, number, ?, 0, ?, touched FROM tables", (kind, json.dumps(data))
            )
    with server(tmp_path) as new, sitting(new, tokens["token"]) as ann:
        while "Everything still unknown was dealt again, because Bob sat down." not in ann.lines.values():
            ann.choose(ann.wait_for_question()["choices"][-1]["option"])
        game = hub_of(new).live[ann.welcome["table"]].table.game
        assert game is not None
        assert [each.seed for each in game.redeals] != [DEALT["seed"]]


def test_a_table_goes_on_from_its_checkpoint_where_the_rules_have_changed_since(tmp_path: Path) -> None:
    with server(tmp_path) as old:
        tokens = opened(old, me())
        with sitting(old, tokens["token"]) as ann:
            for _ in range(5):
                ann.choose(ann.document["question"]["choices"][-1]["option"])
            before, lines = ann.document, ann.lines
    with closing(sqlite3.connect(tmp_path / "waybread.db")) as connection, connection:
        connection.execute("UPDATE checkpoints SET engine = '0.0.1'")
        (number,) = connection.execute("SELECT max(number) FROM journal").fetchone()
        connection.execute("UPDATE tables SET number = number + 1")
        connection.execute(
            "INSERT INTO journal SELECT table_id, number + 1, did, seat, replace(data, :old, :new), at FROM journal"
            " WHERE number = :number",
            {"number": number, "old": '"option"', "new": '"option": 999999, "was"'},
        )
    with server(tmp_path) as new, sitting(new, tokens["token"]) as ann:
        assert ann.document["moment"] > before["moment"] + 1  # which a choice that was passed over had led to
        as_before = {name: before[name] for name in ("moment", "undone")}
        assert ({**ann.document, **as_before}, ann.lines) == (before, lines)
        assert ann.choose(ann.document["question"]["choices"][-1]["option"])["type"] == "done"
        before, lines = ann.document, ann.lines
    with server(tmp_path) as again, sitting(again, tokens["token"]) as ann:
        assert (ann.document, ann.lines) == (before, lines)
