"""Transactions for the rooms of storage: to read, to read in one moment, to write."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL

from waybread.server.storage.database import WRITES, begin, connect


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
