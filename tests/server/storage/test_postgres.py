"""What is particular to PostgreSQL: several processes share it."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import psycopg
import pytest

from tests.server.storage.postgres import program
from tests.server.storage.sample_tables import another_server, choice, new_table, run
from waybread.server.storage import Change, Conflict, Store, Unreachable, Writer, change_listener, table_locks

pytestmark = pytest.mark.system


@pytest.fixture
def store(postgres_url: str) -> Iterator[Store]:
    opened = Store(postgres_url)
    yield opened
    opened.close()


@pytest.fixture
def other(postgres_url: str) -> Iterator[Store]:
    """Another process, as far as the database can tell."""
    opened = Store(postgres_url)
    yield opened
    opened.close()


def cut(url: str, name: str) -> None:
    """End the connections of this name, as an administrator would."""
    with psycopg.connect(url) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = %s AND datname = current_database()",
            [name],
        )


def wait_until(what: Callable[[], bool]) -> None:
    for _ in range(500):
        if what():
            return
        time.sleep(0.02)
    pytest.fail("it did not happen within ten seconds", pytrace=True)


# Keeping ---------------------------------------------------------------------------------


def test_a_table_is_kept_by_one_process(store: Store, other: Store) -> None:
    mine, theirs = store.keeper(), other.keeper()
    assert mine.try_keep("t1")
    assert mine.try_keep("t1")
    assert not theirs.try_keep("t1")
    assert theirs.try_keep("t2")
    assert mine.kept_tables == {"t1"}
    assert theirs.kept_tables == {"t2"}
    mine.let_go("t1")
    assert theirs.try_keep("t1")
    assert theirs.check() == {"t1", "t2"}
    theirs.close()
    assert mine.try_keep("t2")
    mine.close()


def test_a_killed_process_lets_go_of_its_tables(postgres_url: str, store: Store) -> None:
    keeper = store.keeper()
    with another_server(postgres_url, "keeper = store.keeper(); assert keeper.try_keep('t1')") as process:
        assert not keeper.try_keep("t1")
        process.kill()
        process.wait()
        wait_until(lambda: keeper.try_keep("t1"))
    assert keeper.kept_tables == {"t1"}
    keeper.close()


def test_who_loses_the_connection_has_lost_what_it_kept_until_taken_again(
    postgres_url: str, store: Store, other: Store
) -> None:
    mine, theirs = store.keeper(), other.keeper()
    assert mine.try_keep("t1")
    assert mine.try_keep("t2")
    cut(postgres_url, table_locks.NAME)
    wait_until(lambda: theirs.try_keep("t1"))
    assert mine.check() == mine.kept_tables == frozenset()
    assert not mine.try_keep("t1")
    assert mine.try_keep("t2")
    assert mine.check() == {"t2"}
    mine.close()
    theirs.close()


def test_a_lost_connection_is_noticed_when_another_table_is_to_be_kept(postgres_url: str, store: Store) -> None:
    keeper = store.keeper()
    assert keeper.try_keep("t1")
    cut(postgres_url, table_locks.NAME)
    assert not keeper.try_keep("t2")
    assert keeper.kept_tables == frozenset()
    assert keeper.try_keep("t2")
    assert keeper.kept_tables == {"t2"}
    keeper.close()


# Listening -------------------------------------------------------------------------------


@contextmanager
def listening(loop: asyncio.AbstractEventLoop, store: Store) -> Iterator["asyncio.Queue[Change | None]"]:
    heard: asyncio.Queue[Change | None] = asyncio.Queue()
    listener = store.listen(loop, heard.put_nowait)
    try:
        yield heard
    finally:
        listener.close()


def test_a_process_hears_what_another_writes(store: Store, other: Store) -> None:
    table_id, second = new_table(store), new_table(store)

    async def play() -> None:
        with listening(asyncio.get_running_loop(), other) as heard:
            writer = Writer(store)
            await writer.append(table_id, 0, [choice(1), choice(2)])
            assert await asyncio.wait_for(heard.get(), 10) == Change(table_id, 2)
            with pytest.raises(Conflict):
                await writer.append(table_id, 0, [choice(3)])
            await writer.append(second, 0, [choice(4)])
            assert await asyncio.wait_for(heard.get(), 10) == Change(second, 1)  # and nothing of the conflict
            await writer.close()

    run(play())


def test_what_was_heard_can_be_read(store: Store, other: Store) -> None:
    table_id = new_table(store)

    async def play() -> None:
        with listening(asyncio.get_running_loop(), other) as heard:
            for number in range(20):
                await asyncio.to_thread(store.append, table_id, number, [choice(number)])
                change = await asyncio.wait_for(heard.get(), 10)
                assert change is not None
                assert len(other.entries(table_id)) >= change.number == number + 1

    run(play())


def test_after_a_lost_connection_everything_may_have_changed(postgres_url: str, store: Store) -> None:
    table_id = new_table(store)

    async def play() -> None:
        with listening(asyncio.get_running_loop(), store) as heard:
            cut(postgres_url, change_listener.NAME)
            assert await asyncio.wait_for(heard.get(), 10) is None
            store.append(table_id, 0, [choice(1)])
            assert await asyncio.wait_for(heard.get(), 10) == Change(table_id, 1)

    run(play())


def test_words_of_others_on_the_channel_are_no_matter(postgres_url: str, store: Store) -> None:
    table_id = new_table(store)

    async def play() -> None:
        with listening(asyncio.get_running_loop(), store) as heard:
            with psycopg.connect(postgres_url) as connection:
                connection.execute("NOTIFY waybread, 'hello there'; NOTIFY waybread")
            store.append(table_id, 0, [choice(1)])
            assert await asyncio.wait_for(heard.get(), 10) == Change(table_id, 1)

    run(play())


# Sharing ---------------------------------------------------------------------------------


def test_two_processes_number_a_journal_together(store: Store, other: Store) -> None:
    table_id = new_table(store)

    async def play(mine: Store, base: int) -> None:
        writer, number = Writer(mine), 0
        for written in range(25):
            while True:
                try:
                    number = await writer.append(table_id, number, [choice(base + written)])
                    break
                except Conflict as late:
                    number = late.number
        await writer.close()

    threads = [threading.Thread(target=run, args=(play(*each),)) for each in ((store, 1000), (other, 2000))]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    found = [entry.data["option"] for entry in store.entries(table_id)]
    assert sorted(found) == [*range(1000, 1025), *range(2000, 2025)]
    assert other.table(table_id).number == 50


def test_processes_that_write_to_many_tables_do_not_wait_for_each_other_forever(store: Store, other: Store) -> None:
    tables = [new_table(store) for _ in range(20)]
    written = dict.fromkeys(tables, 0)
    turn = threading.Lock()

    async def play(mine: Store, order: list[str]) -> None:
        writer = Writer(mine)
        for _ in range(5):
            results = await asyncio.gather(
                *(writer.append(each, mine.table(each).number, [choice(1)]) for each in order), return_exceptions=True
            )
            for each, result in zip(order, results, strict=True):
                assert isinstance(result, int | Conflict)
                with turn:
                    written[each] += isinstance(result, int)
        await writer.close()

    threads = [threading.Thread(target=run, args=(play(*each),)) for each in ((store, tables), (other, tables[::-1]))]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert {each: store.table(each).number for each in tables} == written


def test_servers_that_start_together_migrate_once(bare_postgres_url: str) -> None:
    opened: list[Store] = []
    threads = [threading.Thread(target=lambda: opened.append(Store(bare_postgres_url))) for _ in range(3)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert len(opened) == 3
    table_id = new_table(opened[0])
    assert opened[2].table(table_id).id == table_id
    for store in opened:
        store.close()


def test_a_pool_that_lost_its_connections_finds_new_ones(postgres_url: str, store: Store) -> None:
    table_id = new_table(store)
    cut(postgres_url, "waybread")
    assert store.append(table_id, 0, [choice(1)]) == 1


def test_a_server_that_acknowledges_too_early_is_set_right(postgres_url: str) -> None:
    hasty = f"{postgres_url}&options=-csynchronous_commit%3Doff"
    with psycopg.connect(hasty) as plain:
        assert plain.execute("SHOW synchronous_commit").fetchone() == ("off",)
    store = Store(hasty)
    with store.transactions.write() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    store.close()


def test_a_database_that_is_not_there_is_named_in_one_sentence(postgres: str) -> None:
    with pytest.raises(Unreachable, match="The database cannot do its work"):
        Store(postgres.format("nowhere"))


def test_a_machine_without_postgresql_is_told_what_to_install() -> None:
    with pytest.raises(pytest.fail.Exception, match="no-such-program is missing: 'apt-get install postgresql'"):
        program("no-such-program")
