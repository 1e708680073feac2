"""The schema, from nothing and from what it was before."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect, text

from tests.server.storage.sample_tables import choice
from waybread.server.storage import Role, StorageError, Store
from waybread.server.storage.database import database_url
from waybread.server.storage.database_schema import metadata
from waybread.server.storage.migrations import migrate
from waybread.server.storage.stored_records import token_hash


def test_an_empty_database_becomes_what_the_schema_says(bare_url: str) -> None:
    store = Store(bare_url)
    with store.transactions.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "target_metadata": metadata})
        assert compare_metadata(context, metadata) == []
        assert set(metadata.tables) < set(inspect(connection).get_table_names())
    store.close()


def test_a_database_of_the_first_revision_is_upgraded_with_its_tables(bare_url: str) -> None:
    address = database_url(bare_url)
    migrate(address, "0001")
    engine = create_engine(address)
    with engine.begin() as connection:
        assert "shelves" not in inspect(connection).get_table_names()
        connection.execute(
            text(
                "INSERT INTO tables (id, game, wishes, seats, casual, created, touched, number, status, paused)"
                """ VALUES ('t1', 'lotr', '{"scenario":"passage"}', 2, :no, 1, 2, 2, 'playing', :no)"""
            ),
            {"no": False},
        )
        for number in (1, 2):
            connection.execute(
                text(
                    "INSERT INTO journal (table_id, number, did, seat, data, at)"
                    " VALUES ('t1', :number, 'choose', 0, :data, 2)"
                ),
                {"number": number, "data": f'{{"option":{number},"by":"person"}}'},
            )
        connection.execute(text("INSERT INTO checkpoints (table_id, number, engine, save) VALUES ('t1', 1, 'e', 's')"))
        connection.execute(
            text(
                "INSERT INTO holders (token_hash, table_id, holder, role, created)"
                " VALUES (:hash, 't1', 'ann', 'host', 1)"
            ),
            {"hash": token_hash("secret")},
        )
    engine.dispose()
    store = Store(bare_url)
    loaded = store.load("t1")
    assert (loaded.row.wishes, loaded.row.number, loaded.entries) == ({"scenario": "passage"}, 2, [choice(2)])
    assert loaded.checkpoint is not None
    held = store.holder_of("secret")
    assert held is not None
    assert held.role is Role.HOST
    assert store.append("t1", 2, [choice(3)]) == 3
    shelf = store.shelves.create()[0]
    assert store.decks.add(shelf, "lotr", "Deck", 1).name == "Deck"
    store.close()


def test_a_quest_of_before_undos_were_counted_has_no_number_of_them(bare_url: str) -> None:
    address = database_url(bare_url)
    migrate(address, "0002")
    engine = create_engine(address)
    with engine.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO quests (id, table_id, finished, game, scenario, difficulty, won, reason, rounds, players,"
                " decks, score, replay) VALUES ('q1', 't1', 1, 'lotr', 'passage', 'easy', :won, '', 3, '[]', '[]',"
                " '{}', '')"
            ),
            {"won": True},
        )
        connection.execute(
            text("INSERT INTO shelves (id, token_hash, created) VALUES ('s1', :hash, 1)"), {"hash": token_hash("key")}
        )
        connection.execute(text("INSERT INTO quest_shelves (quest_id, shelf_id) VALUES ('q1', 's1')"))
    engine.dispose()
    store = Store(bare_url)
    assert store.quests.get_from("s1", "q1").undone is None
    store.close()


def test_a_database_that_is_up_to_date_stays_as_it_is(url: str) -> None:
    first = Store(url)
    table_id = first.create_table("lotr", {}, 1).id
    first.close()
    again = Store(url)
    assert again.table(table_id).game == "lotr"
    again.close()


def test_a_database_of_a_newer_program_is_refused(bare_url: str) -> None:
    store = Store(bare_url)
    table_id = store.create_table("lotr", {}, 1).id
    with store.transactions.write() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    for _ in range(2):  # and let go of
        with pytest.raises(StorageError, match="revision 9999, which this Waybread does not know"):
            Store(bare_url)
    with store.transactions.read() as connection:
        assert connection.scalar(text("SELECT id FROM tables")) == table_id
    store.transactions.close()


def test_an_upgrade_that_fails_leaves_the_database_as_it_was(bare_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    address = database_url(bare_url)
    migrate(address, "0001")

    def fail(*arguments: object, **more: object) -> None:
        raise RuntimeError("half way")

    with monkeypatch.context() as broken:
        broken.setattr("alembic.op.create_index", fail)
        with pytest.raises(RuntimeError, match="half way"):
            migrate(address)
    engine = create_engine(address)
    with engine.connect() as connection:
        assert "shelves" not in inspect(connection).get_table_names()
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "0001"
    engine.dispose()
    migrate(address)


def test_revisions_are_found_from_anywhere(
    bare_sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / "100% elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    store = Store(bare_sqlite_url)
    assert store.counts()
    store.close()
