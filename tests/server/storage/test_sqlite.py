"""What is particular to SQLite: one server, nothing lost."""

from pathlib import Path

import pytest
from sqlalchemy import text

from tests.server.storage.sample_tables import another_server, choice, new_table, options
from waybread.server.storage import StorageError, Store


@pytest.mark.system
def test_what_was_written_is_still_there_after_a_kill(sqlite_url: str) -> None:
    first = Store(sqlite_url)
    table_id = new_table(first)
    first.close()
    does = f"""
store.append({table_id!r}, 0, [Entry(EntryKind.CHOOSE, 0, {{"option": 7, "by": "person"}})])
"""
    with another_server(sqlite_url, does) as other:
        with pytest.raises(StorageError, match=r"Another server has the database .* open"):
            Store(sqlite_url)
        other.kill()
        other.wait()
    store = Store(sqlite_url)
    assert options(store, table_id) == [7]
    store.close()


def test_a_second_server_is_refused_until_the_first_is_closed(sqlite_url: str) -> None:
    first = Store(sqlite_url)
    with pytest.raises(StorageError, match="several servers can share a PostgreSQL database"):
        Store(sqlite_url)
    table_id = new_table(first)
    first.close()
    second = Store(sqlite_url)
    assert second.table(table_id).id == table_id
    second.close()


def test_every_connection_is_set_for_power_cuts(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    for transaction in (store.transactions.read, store.transactions.write):
        with transaction() as connection:
            found = [
                connection.scalar(text(f"PRAGMA {each}"))
                for each in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            ]
        assert found == ["wal", 2, 1, 10_000]
    store.close()


def test_a_folder_that_is_missing_is_made(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/a/b/waybread.db")
    store.ping()
    store.close()
    assert (tmp_path / "a" / "b" / "waybread.db").exists()


def test_the_only_process_keeps_what_it_likes(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    keeper = store.keeper()
    assert keeper.try_keep("a")
    assert keeper.try_keep("b")
    keeper.let_go("a")
    assert keeper.kept_tables == keeper.check() == {"b"}
    keeper.close()
    assert keeper.kept_tables == frozenset()
    store.close()


def test_readers_do_not_wait_for_a_writer(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    table_id = new_table(store)
    with store.transactions.write() as connection:
        connection.execute(text("UPDATE tables SET seats = 9"))
        assert store.table(table_id).seats == 2
    assert store.table(table_id).seats == 9
    store.append(table_id, 0, [choice(1)])
    store.close()


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("no address", "cannot be read; it looks like sqlite:///waybread.db"),
        ("sqlite://", "SQLite needs a file"),
        ("sqlite:///:memory:", "SQLite needs a file"),
        ("mysql://host/db", "SQLite or PostgreSQL, not in 'mysql'"),
    ],
)
def test_an_address_that_we_cannot_use_is_refused(url: str, sentence: str) -> None:
    with pytest.raises(StorageError, match=sentence):
        Store(url)
