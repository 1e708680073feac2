"""Connections to the database and transactions in it: SQLite in a file, or PostgreSQL.

Both are set so that what has been acknowledged survives a power cut.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

import psycopg
from sqlalchemy import Connection, Engine, Table, create_engine, event, exc
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url

from waybread.server.storage.storage_errors import StorageError, Unreachable
from waybread.server.storage.storage_limits import as_json

BUSY_SECONDS: Final = 10
"""So long SQLite waits for a lock, for a backup that runs beside the server."""
WRITES: Final = "waybread_writes"
"""The execution option of connections that write: on SQLite they take the lock when they begin, not halfway."""
POSTGRESQL: Final[dict[str, Any]] = {
    "application_name": "waybread",
    "connect_timeout": 5,
    "keepalives": 1,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
"""A connection that leads nowhere is noticed within half a minute."""


def database_url(url: str) -> URL:
    """The address of a database with its driver; StorageError in one sentence if we cannot use it."""
    try:
        parsed = make_url(url)
    except exc.ArgumentError:
        raise StorageError(
            "The address of the database cannot be read; it looks like sqlite:///waybread.db or "
            "postgresql://user@host/database."
        ) from None
    match parsed.get_backend_name():
        case "sqlite":
            if parsed.database in (None, "", ":memory:"):
                raise StorageError("SQLite needs a file, as in sqlite:///waybread.db: what is in memory would be lost.")
            return parsed.set(drivername="sqlite+pysqlite")
        case "postgresql" | "postgres":
            return parsed.set(drivername="postgresql+psycopg")
        case other:
            raise StorageError(f"Waybread stores in SQLite or PostgreSQL, not in '{other}'.")


def connect(url: URL, *, foreign_keys: bool = True) -> Engine:
    """An engine for a database; nothing is asked of it yet."""
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, json_serializer=as_json, hide_parameters=True)
        _set_up_sqlite(engine, foreign_keys=foreign_keys)
        return engine
    engine = create_engine(
        url, json_serializer=as_json, hide_parameters=True, pool_pre_ping=True, connect_args={**POSTGRESQL}
    )
    _set_up_postgresql(engine)
    return engine


@contextmanager
def begin(engine: Engine) -> Iterator[Connection]:
    """A transaction; what the database cannot do is told in one sentence."""
    try:
        with engine.begin() as connection:
            yield connection
    except (exc.OperationalError, exc.InterfaceError, exc.TimeoutError) as error:
        cause = getattr(error, "orig", None) or error
        raise Unreachable(f"The database cannot do its work: {type(cause).__name__}.") from error
    except exc.IntegrityError as error:
        raise StorageError("What this belongs to is gone; nothing was stored.") from error


def own_connection(engine: Engine, name: str) -> psycopg.Connection:
    """A connection to PostgreSQL outside the pool, each statement for itself."""
    _, arguments = engine.dialect.create_connect_args(engine.url)
    return psycopg.connect(**{**arguments, **POSTGRESQL, "application_name": name}, autocommit=True)


def _set_up_sqlite(engine: Engine, *, foreign_keys: bool) -> None:
    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, record: object) -> None:
        connection.isolation_level = None  # we begin ourselves: the driver would not for reads and schema changes
        for pragma in (
            f"busy_timeout = {BUSY_SECONDS * 1000}",
            "journal_mode = WAL",
            "synchronous = FULL",  # in WAL mode anything less may lose the last commits in a power cut
            "fullfsync = ON",  # macOS: fsync alone does not reach the disk there
            f"foreign_keys = {'ON' if foreign_keys else 'OFF'}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _set_up_postgresql(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def set_up(connection: psycopg.Connection, record: object) -> None:
        with connection.transaction():  # a server may be set to acknowledge what is not on disk yet
            connection.execute(
                "SELECT set_config('synchronous_commit', 'on', false)"
                " WHERE current_setting('synchronous_commit') = 'off'"
            )


class FileLock:
    """Says that one server has a SQLite database to itself; a killed process lets go of it.

    It is a transaction in a database of its own beside the other, so that it works wherever SQLite does.
    """

    def __init__(self, database: Path) -> None:
        self._connection = sqlite3.connect(
            database.with_name(database.name + ".lock"), timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._connection.close()
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise StorageError(f"The database {database} cannot be locked: {error}.") from None
            raise StorageError(
                f"Another server has the database {database} open; several servers can share a PostgreSQL database."
            ) from None

    def close(self) -> None:
        """Let another server have it."""
        self._connection.close()


class Transactions:
    """A database, for all threads."""

    def __init__(self, url: URL) -> None:
        self.engine = connect(url)
        self.postgresql = url.get_backend_name() == "postgresql"
        self._writes = self.engine.execution_options(**{WRITES: True})
        self._one_moment = (
            self.engine.execution_options(isolation_level="REPEATABLE READ") if self.postgresql else self.engine
        )
        self._turn: AbstractContextManager[object] = nullcontext() if self.postgresql else threading.Lock()
        """SQLite writes one transaction at a time; waiting here is fair, and faster than asking it again and again."""

    def read(self) -> AbstractContextManager[Connection]:
        """Read; each statement sees what is there by then."""
        return begin(self.engine)

    def read_one_moment(self) -> AbstractContextManager[Connection]:
        """Read; all statements see the same."""
        return begin(self._one_moment)

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """Write all of it or nothing; on disk when this ends."""
        with self._turn, begin(self._writes) as connection:
            yield connection

    def insert(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """An insert that knows what to do about a row that is there already."""
        return postgresql.insert(table) if self.postgresql else sqlite.insert(table)

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()
