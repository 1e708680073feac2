"""Who may sit at a table: tokens and what they stand for."""

from pathlib import Path

import pytest
from sqlalchemy import select

from tests.server.storage.sample_tables import new_table
from waybread.server.storage import Holder, NotFound, Role, Store, TooMuch, storage_limits
from waybread.server.storage.database_schema import metadata


def test_a_token_says_who_has_it_and_what_for(store: Store) -> None:
    table_id = new_table(store)
    host, watcher = store.add_holder(table_id, "ann", Role.HOST), store.add_holder(table_id, "bob", Role.WATCH)
    assert store.holder_of(host) == Holder(table_id, "ann", Role.HOST)
    assert store.holder_of(watcher) == Holder(table_id, "bob", Role.WATCH)


def test_a_foreign_token_stands_for_nobody(store: Store) -> None:
    store.add_holder(new_table(store), "ann", Role.HOST)
    for token in ("", "nonsense", "\ud800", "\0", "x" * 100_000):
        assert store.holder_of(token) is None


def test_tokens_differ_and_are_long(store: Store) -> None:
    table_id = new_table(store)
    tokens = {store.add_holder(table_id, "ann", Role.PLAYER) for _ in range(5)}
    assert len(tokens) == 5
    assert min(len(each) for each in tokens) >= 32


def test_a_token_that_is_taken_back_stands_for_nobody(store: Store) -> None:
    table_id, other = new_table(store), new_table(store)
    gone, elsewhere = store.add_holder(table_id, "ann", Role.PLAYER), store.add_holder(other, "ann", Role.PLAYER)
    stays = store.add_holder(table_id, "bob", Role.PLAYER)
    store.remove_holder(table_id, "ann")
    assert store.holder_of(gone) is None
    assert [store.holder_of(each) is not None for each in (stays, elsewhere)] == [True, True]


def test_a_deleted_tables_tokens_stand_for_nobody(store: Store) -> None:
    token = store.add_holder(new_table(store), "ann", Role.HOST)
    store.delete_idle_tables(before=2000.0)
    assert store.holder_of(token) is None


def test_nobody_sits_at_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(NotFound, match="no table 'nowhere'"):
        store.add_holder("nowhere", "ann", Role.HOST)


def test_a_table_has_room_for_so_many_people(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waybread.server.storage.store.MOST_TOKENS", 2)
    table_id = new_table(store)
    for name in ("ann", "bob"):
        store.add_holder(table_id, name, Role.PLAYER)
    with pytest.raises(TooMuch, match="room for 2 people at a table"):
        store.add_holder(table_id, "cid", Role.WATCH)
    assert storage_limits.MOST_TOKENS >= 100


def test_no_row_has_a_token_in_clear(store: Store) -> None:
    secrets = [store.add_holder(new_table(store), "ann", Role.HOST), store.shelves.create()[1]]
    rows = []
    with store.transactions.read() as connection:
        for table in metadata.sorted_tables:
            rows += [repr(each) for each in connection.execute(select(table))]
    assert len(rows) == 3
    for secret in secrets:
        assert not any(secret in each for each in rows)


def test_no_file_has_a_token_in_clear(sqlite_url: str, tmp_path: Path) -> None:
    store = Store(sqlite_url)
    secrets = [store.add_holder(new_table(store), "ann", Role.HOST), store.shelves.create()[1]]
    store.close()
    content = b"".join(each.read_bytes() for each in tmp_path.iterdir())
    assert b"ann" in content
    for secret in secrets:
        assert secret.encode() not in content
