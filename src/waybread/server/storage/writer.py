"""Group commit: what many tables have to write at one moment goes to disk together.

A disk that must not forget is asked to make sure after each transaction, and that is what takes long. So one
thread writes, and everything that came in while it was busy is its next transaction.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from waybread.server.metrics import Metrics
from waybread.server.storage.storage_errors import StorageError
from waybread.server.storage.store import Store
from waybread.server.storage.stored_records import Append, Status
from waybread.table import Entry

MOST_WAITING: Final = 1000
"""So many appends can be in the queue; whoever comes then waits until there is room in it."""
MOST_TOGETHER: Final = 200
"""So many go into one transaction."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    append: Append
    written: asyncio.Future[int]


class Writer:
    """Writes journals for the coroutines of one event loop."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics | None = None,
        most_waiting: int = MOST_WAITING,
        most_together: int = MOST_TOGETHER,
    ) -> None:
        self._store = store
        self._metrics = metrics or Metrics()
        self._most_together = most_together
        self._room = asyncio.Semaphore(most_waiting)
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._write, name="waybread writer", daemon=True)
        self._thread.start()

    async def append(
        self,
        table_id: str,
        after: int,
        entries: Sequence[Entry],
        *,
        status: Status | None = None,
        paused: bool | None = None,
    ) -> int:
        """As :meth:`Store.append`; on disk when it returns. A waiter that is cancelled may be written all the same."""
        await self._room.acquire()
        if self._closed:
            self._room.release()
            raise StorageError("The server is stopping; nothing was written.")
        written: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._queue.put(_Waiting(Append(table_id, after, tuple(entries), status, paused), written))
        return await written

    async def close(self) -> None:
        """Write what is in the queue, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _write(self) -> None:
        while (together := self._next()) is not None:
            began = time.monotonic()
            results = self._results(together)
            done = list(zip(together, results, strict=True))
            stored = [entry for each, result in done if isinstance(result, int) for entry in each.append.entries]
            self._metrics.count_write(stored, time.monotonic() - began)
            for each, result in done:
                each.written.get_loop().call_soon_threadsafe(self._tell, each.written, result)

    def _next(self) -> list[_Waiting] | None:
        """All that wait, at least one; None when there is nothing more to come."""
        first = self._queue.get()
        if first is None:
            return None
        together = [first]
        while len(together) < self._most_together and not self._queue.empty():
            other = self._queue.get()
            if other is None:
                self._queue.put(None)
                break
            together.append(other)
        return together

    def _results(self, together: list[_Waiting]) -> Sequence[int | Exception]:
        try:
            return self._store.append_all([each.append for each in together])
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait have to hear of it
            if len(together) == 1 or not self._answers():
                return [error] * len(together)
        return [self._results([each])[0] for each in together]  # one of them cannot be written; the others can

    def _answers(self) -> bool:
        try:
            self._store.ping()
        except StorageError:
            return False
        return True

    def _tell(self, written: asyncio.Future[int], result: int | Exception) -> None:
        self._room.release()
        if written.cancelled():
            return
        if isinstance(result, Exception):
            written.set_exception(result)
        else:
            written.set_result(result)
