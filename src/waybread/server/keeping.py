"""Which process keeps a table: plays its bots and puts it away. The others only follow its journal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

from waybread.server.storage import Store

Changed: TypeAlias = Callable[[str | None, int], Awaitable[None]]
"""Told that a table's journal has so many entries by now; None: perhaps every table has changed."""


class Keeping(Protocol):
    """The part of a process in keeping tables."""

    async def start(self, changed: Changed) -> None:
        """Begin to hear what other processes write."""

    async def try_keep(self, table_id: str) -> bool:
        """Is this the process that keeps a table, now that it asks?"""

    async def let_go(self, table_id: str) -> None:
        """Let another process keep a table."""

    async def close(self) -> None:
        """Let go of all tables."""


class Alone:
    """There is no other process: with SQLite the file is locked for this one."""

    async def start(self, changed: Changed) -> None:
        """Nobody else writes."""

    async def try_keep(self, table_id: str) -> bool:
        """Always."""
        return True

    async def let_go(self, table_id: str) -> None:
        """Nobody else would take it."""

    async def close(self) -> None:
        """Nothing to let go of."""


def keeping(store: Store) -> Keeping:
    """As the database allows."""
    return Alone()
