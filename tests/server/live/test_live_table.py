"""Tables read from what an older version of the rules has written, and what is kept for clients that come."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live.test_hub import Hearer
from tests.table.night_rulebook import started
from tests.table.test_table import BOOKS, play_on
from tests.table.test_table_saves import inside_an_effect
from waybread.kernel import ENGINE, Streams, saves
from waybread.server.live.live_table import LiveTable, Presence, read_table
from waybread.server.storage import Store
from waybread.table import Entry, EntryKind, Policy, Table, dump_table, load_table, table_saves


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path / 'waybread.db'}")
    yield opened
    opened.close()


def kept(store: Store, table: Table, save: str, later: list[Entry]) -> str:
    """The id of a table with a checkpoint of an older version, and entries after it."""
    row = store.create_table("long-night", table.wishes, 2, casual=False)
    before = [Entry(EntryKind.PAUSE)] * (table.number - len(later) if later else table.number)
    store.append(row.id, 0, [*before, *later])
    store.keep_checkpoint(row.id, len(before), "0.0.1", save)
    return row.id


def with_a_lost_answer(table: Table) -> str:
    """The table as an older version wrote it whose last answer is none today."""
    assert table.game is not None
    save = saves.read(table.game.save())
    save.engine, save.answers[-1] = "0.0.1", 77
    data = json.loads(dump_table(table))
    data["save"] = saves.write(save)
    del data["check"]
    return json.dumps({**data, "check": table_saves._check(data)})


def around_the_game(table: Table) -> list[Entry]:
    """Things happen at the table, none of them in the game."""
    return [
        *table.leave("b", 1),
        *table.sit("c", 1, "Cid"),
        *table.set_policy("a", 0, Policy(stops=("dusk",))),
        *table.pause("a"),
    ]


def test_choices_after_answers_that_are_lost_are_not_taken_for_other_questions(store: Store) -> None:
    table = inside_an_effect()
    save = with_a_lost_answer(table)
    rewound = load_table(save, BOOKS)
    assert rewound.game is not None
    assert rewound.decision is not None
    chosen = Entry(EntryKind.CHOOSE, rewound.decision.player, {"option": rewound.decision.options[0], "by": "person"})
    taken_back = Entry(EntryKind.UNDO, data={"keep": len(rewound.answers) - 1})
    later = [chosen, taken_back, *around_the_game(table)]
    table.number += 2
    read, checkpoint = read_table(store, BOOKS, kept(store, table, save, later))
    assert read.game is not None
    assert (read.game.answers, read.log) == (rewound.game.answers, rewound.log)
    assert (read.number, checkpoint) == (table.number, table.number)
    assert read.moment > rewound.moment + 2  # clients have seen as many
    assert (read.names, read.paused) == (("Ann", "Cid"), True)


def test_what_is_chosen_after_answers_were_lost_is_there_at_the_next_reading(store: Store) -> None:
    table = inside_an_effect()
    table_id = kept(store, table, with_a_lost_answer(table), [])
    read, checkpoint = read_table(store, BOOKS, table_id)
    store.append(table_id, checkpoint, play_on(read, Streams(3), 2))
    again, _ = read_table(store, BOOKS, table_id)
    assert again.game is not None
    assert read.game is not None
    assert (again.game.answers, again.log, again.moment) == (read.game.answers, read.log, read.moment)
    found = store.load(table_id).checkpoint
    assert found is not None
    assert found.engine == ENGINE


def test_a_table_that_goes_on_from_its_checkpoint_keeps_what_happened_around_the_game(store: Store) -> None:
    table = started()
    play_on(table, Streams(1), 3)
    save = dump_table(table)
    answers, moment = list(table.answers), table.moment
    later = [*around_the_game(table), Entry(EntryKind.CHOOSE, 0, {"option": 999999, "by": "person"})]
    later.append(Entry(EntryKind.ASK_UNDO, 0, {"holder": "a", "name": "Ann", "keep": 3}))
    table.number += 2
    read, checkpoint = read_table(store, BOOKS, kept(store, table, save, later))
    assert (read.answers, read.number, checkpoint) == (answers, table.number, table.number)
    assert (read.names, read.chairs[1].holder, read.paused) == (("Ann", "Cid"), "c", True)
    assert read.chairs[0].policy == Policy(stops=("dusk",))
    assert read.moment > moment + 1
    assert read.request is None


def test_only_welcomes_with_the_whole_log_are_kept() -> None:
    table = started()
    play_on(table, Streams(1), 3)
    live = LiveTable("t", table, 0, table.number, Presence(alone=True))
    for line in range(len(table.log) + 1):
        crowd = Hearer()
        crowd.line = line
        live.welcome(crowd)
        assert crowd.heard
    assert len(live.welcomes) == 1
