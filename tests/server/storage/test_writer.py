"""Group commit."""

import asyncio
import threading
from collections.abc import Sequence

import pytest

from tests.server.storage.sample_tables import choice, new_table, options, run
from waybread.server.storage import Append, Conflict, NotFound, Status, StorageError, Store, Unreachable, Writer
from waybread.table import Entry, EntryKind


class Held:
    """Holds a store's commits until they may go on, and notes how many appends each has."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sizes: list[int] = []
        self.go_on = threading.Event()
        self._append_all = store.append_all
        monkeypatch.setattr(store, "append_all", self)

    def __call__(self, wanted: Sequence[Append]) -> list[int | StorageError]:
        self.go_on.wait(10)
        self.sizes.append(len(wanted))
        return self._append_all(wanted)


async def _all_begun(tasks: Sequence["asyncio.Task[int]"]) -> None:
    """Let coroutines run until each waits for the writer."""
    for _ in range(3 * len(tasks)):
        await asyncio.sleep(0)


def test_an_append_is_written_when_it_returns(store: Store) -> None:
    table_id = new_table(store)

    async def play() -> None:
        writer = Writer(store)
        assert await writer.append(table_id, 0, [choice(1), choice(2)], status=Status.PLAYING, paused=True) == 2
        row = store.table(table_id)
        assert (row.number, row.status, row.paused) == (2, Status.PLAYING, True)
        await writer.close()

    run(play())
    assert options(store, table_id) == [1, 2]


def test_all_who_wait_share_a_transaction_and_each_has_its_result(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [new_table(store) for _ in range(20)]
    held = Held(store, monkeypatch)

    async def play() -> list[int]:
        writer = Writer(store, most_together=15)
        tasks = [asyncio.create_task(writer.append(each, 0, [choice(1)] * size)) for size, each in enumerate(tables, 1)]
        await _all_begun(tasks)
        held.go_on.set()
        results = await asyncio.gather(*tasks)
        await writer.close()
        return results

    assert run(play()) == list(range(1, 21))
    assert sum(held.sizes) == 20
    assert len(held.sizes) <= 3  # the first to come, 15 together, the rest
    assert [store.table(each).number for each in tables] == list(range(1, 21))


def test_one_that_cannot_be_written_does_not_take_the_others_along(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    good, late, broken, other = (new_table(store) for _ in range(4))
    store.append(late, 0, [choice(0)])
    held = Held(store, monkeypatch)

    async def play() -> list[int | BaseException]:
        writer = Writer(store)
        tasks = [
            asyncio.create_task(writer.append(*each))
            for each in (
                (good, 0, [choice(1)]),
                (late, 0, [choice(1)]),
                (broken, 0, [choice(1), Entry(EntryKind.CHOOSE, 0, {"option": object()})]),
                ("nowhere", 0, [choice(1)]),
                (good, 1, [choice(2)]),
                (other, 0, [choice(1)]),
            )
        ]
        await _all_begun(tasks)
        held.go_on.set()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        await writer.close()
        return results

    results = run(play())
    assert [results[place] for place in (0, 4, 5)] == [1, 2, 1]
    assert isinstance(results[1], Conflict)
    assert "JSON serializable" in str(results[2])
    assert isinstance(results[3], NotFound)
    assert [options(store, each) for each in (good, late, broken, other)] == [[1, 2], [0], [], [1]]


def test_when_the_database_does_not_answer_everybody_hears_of_it_at_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts = []

    def append_all(wanted: Sequence[Append]) -> list[int | StorageError]:
        attempts.append(wanted)
        raise Unreachable("gone")

    def ping() -> None:
        raise Unreachable("gone")

    monkeypatch.setattr(store, "append_all", append_all)
    monkeypatch.setattr(store, "ping", ping)

    async def play() -> list[int | BaseException]:
        writer = Writer(store)
        results = await asyncio.gather(*(writer.append("t", 0, []) for _ in range(10)), return_exceptions=True)
        await writer.close()
        return results

    assert [type(each) for each in run(play())] == [Unreachable] * 10
    assert sum(len(each) for each in attempts) == 10  # nobody was tried twice


def test_closing_writes_what_waits_and_nothing_more(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [new_table(store) for _ in range(5)]
    held = Held(store, monkeypatch)

    async def play() -> None:
        writer = Writer(store)
        tasks = [asyncio.create_task(writer.append(each, 0, [choice(1)])) for each in tables]
        await _all_begun(tasks)
        closing = asyncio.create_task(writer.close())
        await asyncio.sleep(0)
        with pytest.raises(StorageError, match="The server is stopping"):
            await writer.append(tables[0], 1, [choice(2)])
        held.go_on.set()
        await closing
        assert await asyncio.gather(*tasks) == [1] * 5
        await writer.close()

    run(play())
    assert [options(store, each) for each in tables] == [[1]] * 5


def test_when_the_queue_is_full_others_wait_for_room(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table_ids = [new_table(store) for _ in range(6)]
    held = Held(store, monkeypatch)

    async def play() -> None:
        writer = Writer(store, most_waiting=2)
        tasks = [asyncio.create_task(writer.append(each, 0, [choice(1)])) for each in table_ids]
        await _all_begun(tasks)
        held.go_on.set()
        assert await asyncio.gather(*tasks) == [1] * 6
        await writer.close()

    run(play())
    assert max(held.sizes) <= 2
    assert sum(held.sizes) == 6


def test_a_waiter_who_is_gone_gives_its_room_back(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = new_table(store), new_table(store)
    held = Held(store, monkeypatch)

    async def play() -> None:
        writer = Writer(store, most_waiting=1)
        gone = asyncio.create_task(writer.append(first, 0, [choice(1)]))
        await _all_begun([gone])
        gone.cancel()
        held.go_on.set()
        assert await writer.append(second, 0, [choice(2)]) == 1
        await writer.close()

    run(play())
    assert options(store, second) == [2]
