"""Which process keeps a table: plays its bots.

Keeping is about doing work once, not about safety: whoever writes to a journal has to be first there, keeper or
not. So it does no harm if a process learns late that it has lost a table.
"""

from __future__ import annotations

import logging
import threading
from hashlib import sha256
from typing import Any, ClassVar, Final

import psycopg
from sqlalchemy import Engine

from waybread.server.storage.database import own_connection

NAME: Final = "waybread keeper"
"""What PostgreSQL calls the connection that holds the locks."""
_log: Final = logging.getLogger(__name__)


class Keeper:
    """The tables that this process keeps: whatever it likes, as long as there is no other process."""

    alone: ClassVar = True
    """Can there be no other process?"""

    def __init__(self) -> None:
        self._turn = threading.Lock()
        self._kept_tables: frozenset[str] = frozenset()  # never changed but replaced: to be read without waiting

    @property
    def kept_tables(self) -> frozenset[str]:
        """Their ids, as far as is known."""
        return self._kept_tables

    def try_keep(self, table_id: str) -> bool:
        """Keep a table unless another process does; False also if the database does not answer."""
        with self._turn:
            self._kept_tables |= {table_id}
        return True

    def let_go(self, table_id: str) -> None:
        """Keep a table no longer."""
        with self._turn:
            self._kept_tables -= {table_id}

    def check(self) -> frozenset[str]:
        """Ask the database whether all this still holds, every few seconds; what is still kept."""
        return self._kept_tables

    def close(self) -> None:
        """Let go of all."""
        self._kept_tables = frozenset()


class PostgresKeeper(Keeper):
    """Keeps tables by advisory locks, all on one connection: when it ends, however it does, all are free."""

    alone: ClassVar = False

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self._engine = engine
        self._connection: psycopg.Connection | None = None

    def try_keep(self, table_id: str) -> bool:
        """Keep a table by a lock on it."""
        with self._turn:
            if table_id in self._kept_tables:
                return True
            if self._ask("SELECT pg_try_advisory_lock(%s)", _key(table_id)):
                self._kept_tables |= {table_id}
                return True
            return False

    def let_go(self, table_id: str) -> None:
        """Take the lock off a table."""
        with self._turn:
            if table_id in self._kept_tables:
                self._kept_tables -= {table_id}
                self._ask("SELECT pg_advisory_unlock(%s)", _key(table_id))

    def check(self) -> frozenset[str]:
        """Ask whether the connection, and with it all locks, are still there."""
        with self._turn:
            if self._kept_tables:
                self._ask("SELECT %s", 1)
            return self._kept_tables

    def close(self) -> None:
        """Take all locks off, and close the connection."""
        with self._turn:
            if self._kept_tables:
                self._ask("SELECT pg_advisory_unlock_all(), %s", 1)  # by the end of the connection it would take longer
            self._lose()

    def _ask(self, question: str, about: int) -> Any:
        """The answer; None if the connection is lost, and with it all that was kept."""
        try:
            if self._connection is None:
                self._connection = _connection(self._engine)
            found = self._connection.execute(question.encode(), [about]).fetchone()
        except psycopg.Error as error:
            _log.warning("the connection that keeps tables is lost: %s", type(error).__name__)
            self._lose()
            return None
        return found and found[0]

    def _lose(self) -> None:
        self._kept_tables = frozenset()
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _connection(engine: Engine) -> psycopg.Connection:
    connection = own_connection(engine, NAME)
    # PostgreSQL would wait two hours for a machine that is gone, and its tables with it
    for setting in ("tcp_keepalives_idle = 10", "tcp_keepalives_interval = 5", "tcp_keepalives_count = 3"):
        connection.execute(f"SET {setting}".encode())
    return connection


def _key(table_id: str) -> int:
    """The number by which PostgreSQL locks a table."""
    return int.from_bytes(sha256(f"waybread table {table_id}".encode()).digest()[:8], signed=True)
