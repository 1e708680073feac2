"""Tables and their journals."""

import threading
from typing import Any

import pytest
from sqlalchemy import insert, update

from tests.server.storage.sample_tables import Clock, choice, new_table, options
from waybread.server.storage import Append, Checkpoint, Conflict, NotFound, Status, StorageError, Store
from waybread.server.storage.database_schema import journal, tables
from waybread.table import Entry, EntryKind


def test_a_new_table_is_as_it_was_made(store: Store) -> None:
    made = store.create_table("lotr", {"scenario": "Lórien ☽", "easy": True}, 3, casual=True)
    found = store.table(made.id)
    assert found == made
    assert (found.wishes["scenario"], found.seats, found.casual) == ("Lórien ☽", 3, True)
    assert (found.number, found.status, found.paused) == (0, Status.GATHERING, False)


def test_a_table_that_is_not_there_is_not_found(store: Store) -> None:
    with pytest.raises(NotFound, match="no table 'nowhere'"):
        store.table("nowhere")
    with pytest.raises(NotFound, match="no table 'nowhere'"):
        store.load("nowhere")
    with pytest.raises(NotFound, match="no table 'nowhere'"):
        store.append("nowhere", 0, [choice(1)])


def test_entries_come_back_in_order_and_as_they_were(store: Store) -> None:
    table_id = new_table(store)
    sat = Entry(EntryKind.SIT, 1, {"holder": "h", "name": "Éowyn ☽", "bot": ""})
    undone = Entry(EntryKind.UNDO, data={"keep": 0})
    assert store.append(table_id, 0, [sat, choice(4)]) == 2
    assert store.append(table_id, 2, [undone]) == 3
    assert store.entries(table_id) == [sat, choice(4), undone]
    assert store.entries(table_id, since=2) == [undone]
    assert store.entries(table_id, since=3) == []


def test_an_append_tells_how_far_the_table_is(store: Store, clock: Clock) -> None:
    table_id = new_table(store)
    clock.now = 2000.0
    store.append(table_id, 0, [choice(1)], status=Status.PLAYING, paused=True)
    row = store.table(table_id)
    assert (row.number, row.status, row.paused, row.created, row.touched) == (1, Status.PLAYING, True, 1000.0, 2000.0)
    store.append(table_id, 1, [choice(2)])
    row = store.table(table_id)
    assert (row.status, row.paused) == (Status.PLAYING, True)


@pytest.mark.parametrize("after", [0, 1, 3])
def test_an_append_in_the_wrong_place_is_a_conflict_and_writes_nothing(store: Store, after: int) -> None:
    table_id = new_table(store)
    store.append(table_id, 0, [choice(1), choice(2)])
    before = store.load(table_id)
    with pytest.raises(Conflict) as late:
        store.append(table_id, after, [choice(7), choice(8)], status=Status.OVER, paused=True)
    assert (late.value.after, late.value.number) == (after, 2)
    assert store.load(table_id) == before


def test_of_two_who_write_at_once_each_number_has_one_entry(store: Store) -> None:
    table_id = new_table(store)
    conflicts = []

    def write(writer: int) -> None:
        written = number = 0
        while written < 25:
            try:
                number = store.append(table_id, number, [choice(1000 * writer + written)])
                written += 1
            except Conflict as late:
                conflicts.append(late)
                number = late.number

    threads = [threading.Thread(target=write, args=(writer,)) for writer in (1, 2)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    found = options(store, table_id)
    assert len(found) == store.table(table_id).number == 50
    for writer in (1, 2):  # nothing is lost, and each writer's entries stand in its order
        assert [each for each in found if each // 1000 == writer] == [1000 * writer + n for n in range(25)]


def test_an_entry_that_cannot_be_written_leaves_nothing_of_its_append(store: Store) -> None:
    table_id = new_table(store)
    with pytest.raises(Exception, match="JSON serializable"):
        store.append(table_id, 0, [choice(1), Entry(EntryKind.CHOOSE, 0, {"option": object()})], status=Status.OVER)
    assert store.load(table_id).entries == []
    assert store.table(table_id).status is Status.GATHERING


def test_what_comes_too_late_does_not_hold_up_the_rest(store: Store) -> None:
    first, second, third = sorted(new_table(store) for _ in range(3))
    store.append(second, 0, [choice(0)])
    late = Append(second, 0, [choice(2)])
    results = store.append_all(
        [
            Append(third, 0, [choice(3)]),
            late,
            Append("nowhere", 0, []),
            Append(first, 0, []),
            Append(third, 1, [choice(4)]),
        ]
    )
    assert [type(each) for each in results] == [int, Conflict, NotFound, int, int]
    assert (results[0], results[3], results[4]) == (1, 0, 2)
    assert (options(store, second), options(store, third)) == ([0], [3, 4])


def test_a_table_without_a_checkpoint_loads_from_its_whole_journal(store: Store) -> None:
    table_id = new_table(store)
    store.append(table_id, 0, [choice(1), choice(2)])
    loaded = store.load(table_id)
    assert (loaded.row.number, loaded.checkpoint, loaded.entries) == (2, None, [choice(1), choice(2)])


def test_a_table_loads_from_its_newest_checkpoint_and_what_came_after(store: Store) -> None:
    table_id = new_table(store)
    store.append(table_id, 0, [choice(1), choice(2), choice(3)])
    store.keep_checkpoint(table_id, 1, "engine 1", "after one")
    store.keep_checkpoint(table_id, 2, "engine 2", "after two ☽")
    loaded = store.load(table_id)
    assert loaded.row == store.table(table_id)
    assert loaded.checkpoint == Checkpoint(2, "engine 2", "after two ☽")
    assert loaded.entries == [choice(3)]
    assert store.entries(table_id) == [choice(1), choice(2), choice(3)]


def test_an_older_checkpoint_does_not_replace_a_newer_one(store: Store) -> None:
    table_id = new_table(store)
    store.append(table_id, 0, [choice(1), choice(2)])
    store.keep_checkpoint(table_id, 2, "engine", "after two")
    store.keep_checkpoint(table_id, 1, "engine", "after one")
    assert store.load(table_id).checkpoint == Checkpoint(2, "engine", "after two")


def test_a_checkpoint_after_as_many_entries_is_replaced_if_another_version_wrote_it(store: Store) -> None:
    table_id = new_table(store)
    store.append(table_id, 0, [choice(1), choice(2)])
    for engine, save in (("older", "one"), ("newer", "two"), ("newer", "three")):
        store.keep_checkpoint(table_id, 2, engine, save)
    assert store.load(table_id).checkpoint == Checkpoint(2, "newer", "two")


def test_a_checkpoint_of_what_was_never_written_is_refused(store: Store) -> None:
    table_id = new_table(store)
    store.append(table_id, 0, [choice(1)])
    with pytest.raises(StorageError, match="has 1 entries: a checkpoint after 2 cannot be"):
        store.keep_checkpoint(table_id, 2, "engine", "dreamt")
    assert store.load(table_id).checkpoint is None


def test_a_checkpoint_needs_its_table(store: Store) -> None:
    with pytest.raises(NotFound, match="no table"):
        store.keep_checkpoint("nowhere", 0, "engine", "save")


def test_loading_sees_one_moment_while_others_write(store: Store) -> None:
    table_id = new_table(store)
    stop = threading.Event()

    def write() -> None:
        for number in range(0, 80, 2):
            store.append(table_id, number, [choice(number), choice(number + 1)])
            store.keep_checkpoint(table_id, number + 1, "engine", f"after {number + 1}")
        stop.set()

    writer = threading.Thread(target=write)
    writer.start()
    seen = []
    while not stop.is_set():
        loaded = store.load(table_id)
        packed = 0 if loaded.checkpoint is None else loaded.checkpoint.number
        seen.append(loaded.row.number - packed - len(loaded.entries))
    writer.join()
    assert set(seen) == {0}


def test_an_entry_of_a_newer_program_is_named(store: Store) -> None:
    table_id = new_table(store)
    values: dict[str, Any] = {"table_id": table_id, "number": 1, "did": "sing", "seat": 0, "data": {}, "at": 0}
    with store.transactions.write() as connection:
        connection.execute(insert(journal), values)
        connection.execute(update(tables).values(number=1))
    with pytest.raises(StorageError, match=r"Entry 1 of table .* says 'sing'"):
        store.load(table_id)


def test_tables_are_counted_by_status(store: Store) -> None:
    new_table(store)
    for status in (Status.PLAYING, Status.PLAYING, Status.OVER):
        store.append(new_table(store), 0, [], status=status)
    assert store.counts() == {Status.GATHERING: 1, Status.PLAYING: 2, Status.OVER: 1}


def test_idle_tables_go_with_all_that_belongs_to_them(store: Store, clock: Clock) -> None:
    idle, busy = new_table(store), new_table(store)
    for each in (idle, busy):
        store.append(each, 0, [choice(1)])
        store.keep_checkpoint(each, 1, "engine", "save")
    clock.now = 2000.0
    store.append(busy, 1, [choice(2)])
    assert store.delete_idle_tables(before=2000.0) == [idle]
    with pytest.raises(NotFound):
        store.load(idle)
    assert store.entries(idle) == []
    assert len(store.entries(busy)) == 2


def test_idle_tables_are_deleted_a_few_at_a_time_the_idlest_first(store: Store, clock: Clock) -> None:
    made = []
    for now in (1.0, 2.0, 3.0):
        clock.now = now
        made.append(new_table(store))
    clock.now = 4.0
    store.append(made[0], 0, [choice(1)])
    assert store.delete_idle_tables(10.0, most=1) == [made[1]]
    assert store.delete_idle_tables(10.0) == [made[2], made[0]]
