"""Databases for the tests of storage: each behaviour is tried on SQLite and on PostgreSQL."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from tests.server.storage.postgres import postgres_server
from tests.server.storage.sample_tables import Clock
from waybread.server.storage import Store
from waybread.server.storage.database_schema import metadata


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server, to be completed by a database's name."""
    base = tmp_path_factory.getbasetemp()
    with postgres_server(base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) as address:
        yield address


def database(postgres: str, name: str) -> str:
    """The address of a database of this process's own."""
    name = f"{name}_{os.getpid()}"
    with psycopg.connect(postgres.format("postgres"), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return postgres.format(name)


@pytest.fixture(scope="session")
def shared_postgres_url(postgres: str) -> str:
    """The address of a PostgreSQL database with the newest schema, which tests use in turn."""
    url = database(postgres, "newest")
    Store(url).close()
    return url


@pytest.fixture
def postgres_url(shared_postgres_url: str) -> str:
    """The address of a PostgreSQL database with nothing in it."""
    with psycopg.connect(shared_postgres_url) as connection:
        for table in reversed(metadata.sorted_tables):
            connection.execute(sql.SQL("DELETE FROM {}").format(sql.Identifier(table.name)))
    return shared_postgres_url


@pytest.fixture(scope="session")
def shared_bare_postgres_url(postgres: str) -> str:
    """The address of a PostgreSQL database for tests of migrations."""
    return database(postgres, "bare")


@pytest.fixture
def bare_postgres_url(shared_bare_postgres_url: str) -> str:
    """The address of a PostgreSQL database without any schema."""
    with psycopg.connect(shared_bare_postgres_url) as connection:
        connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    return shared_bare_postgres_url


@pytest.fixture(scope="session")
def newest_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite database with the newest schema and nothing in it, to be copied."""
    file = tmp_path_factory.mktemp("newest") / "waybread.db"
    Store(f"sqlite:///{file}").close()
    return file


@pytest.fixture
def sqlite_url(tmp_path: Path, newest_file: Path) -> str:
    """The address of a SQLite database with nothing in it."""
    shutil.copy(newest_file, tmp_path)
    return f"sqlite:///{tmp_path}/waybread.db"


@pytest.fixture
def bare_sqlite_url(tmp_path: Path) -> str:
    """The address of a SQLite database that does not exist yet."""
    return f"sqlite:///{tmp_path}/waybread.db"


@pytest.fixture(
    params=["sqlite_url", pytest.param("postgres_url", marks=pytest.mark.system)], ids=["sqlite", "postgresql"]
)
def url(request: pytest.FixtureRequest) -> str:
    """The address of a database of either kind with nothing in it."""
    return str(request.getfixturevalue(request.param))


@pytest.fixture(
    params=["bare_sqlite_url", pytest.param("bare_postgres_url", marks=pytest.mark.system)],
    ids=["sqlite", "postgresql"],
)
def bare_url(request: pytest.FixtureRequest) -> str:
    """The address of a database of either kind without any schema."""
    return str(request.getfixturevalue(request.param))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(url: str, clock: Clock) -> Iterator[Store]:
    opened = Store(url, clock)
    yield opened
    opened.close()
