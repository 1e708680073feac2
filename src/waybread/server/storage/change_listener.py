"""Hears from PostgreSQL of what other processes have written, and tells the event loop."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple, TypeAlias

import psycopg
from sqlalchemy import Engine

from waybread.server.storage.database import own_connection
from waybread.server.storage.storage_errors import Unreachable

CHANNEL: Final = "waybread"
"""Where PostgreSQL tells of new entries: 'table_id number'."""
NAME: Final = "waybread listener"
"""What PostgreSQL calls the connection that listens."""
_LOOK_UP: Final = 0.5
"""Seconds after which a listener looks whether it is to stop."""
_LONGEST_WAIT: Final = 5.0
"""Seconds between attempts to connect again."""
_log: Final = logging.getLogger(__name__)


class Change(NamedTuple):
    """A table's journal has so many entries by now."""

    table_id: str
    number: int


Changed: TypeAlias = Callable[[Change | None], None]
"""Is told of a change by any process, also this one; None: something may have been missed, look at everything."""


class Listener:
    """A thread that listens, for as long as it takes, on a connection of its own."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, changed: Changed) -> None:
        self._engine = engine
        self._loop = loop
        self._changed = changed
        self._stop = threading.Event()
        try:
            connection = self._connect()
        except psycopg.Error as error:
            raise Unreachable(f"The database cannot do its work: {type(error).__name__}.") from error
        self._thread = threading.Thread(target=self._listen, args=(connection,), name=NAME, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        self._thread.join()

    def _connect(self) -> psycopg.Connection:
        connection = own_connection(self._engine, NAME)
        connection.execute(f"LISTEN {CHANNEL}".encode())
        return connection

    def _listen(self, connection: psycopg.Connection | None) -> None:
        while connection is not None:
            try:
                with connection:
                    self._hear(connection)
                return
            except psycopg.Error as error:
                _log.warning("the connection that listens is lost: %s", type(error).__name__)
            connection = self._connect_again()
            if connection is not None:
                self._tell(None)

    def _hear(self, connection: psycopg.Connection) -> None:
        while not self._stop.is_set():
            for notification in connection.notifies(timeout=_LOOK_UP):
                table_id, _, number = notification.payload.partition(" ")
                if number.isdecimal():
                    self._tell(Change(table_id, int(number)))
                if self._stop.is_set():
                    return

    def _connect_again(self) -> psycopg.Connection | None:
        """A new connection, however long it takes; None if the listener is to stop."""
        wait = 0.1
        while not self._stop.wait(wait):
            try:
                return self._connect()
            except psycopg.Error:
                wait = min(2 * wait, _LONGEST_WAIT)
        return None

    def _tell(self, change: Change | None) -> None:
        with suppress(RuntimeError):  # the loop has ended without closing us
            self._loop.call_soon_threadsafe(self._changed, change)


class Silence:
    """Nothing to hear: there is no other process."""

    def close(self) -> None:
        """Stop listening."""
