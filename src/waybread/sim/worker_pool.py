"""Who plays: processes of this machine, or the workers of a Dask cluster."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import connection
from typing import Final

from waybread.sim.study import StudyError

MOST: Final = 256
EXTRA: Final = "dask"
"""The optional part of the package that brings Dask."""
_PATIENCE: Final = "10s"
"""So long a cluster has to answer."""


@contextmanager
def processes(count: int) -> Iterator[Executor]:
    """Processes that play; they end with this one, however it ends."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), initializer=settle_in)
    try:
        yield pool
    except BaseException:
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()  # nobody waits for what they are playing
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def settle_in() -> None:
    """A worker leaves Ctrl-C to the process that began it, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """The workers of a Dask cluster, and how many games they play at a time."""
    try:
        distributed = importlib.import_module("distributed")
    except ImportError:
        raise StudyError(f"Dask is not installed: pip install 'waybread[{EXTRA}]' brings it.") from None
    try:
        client = distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        why = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise StudyError(
            f"No Dask scheduler answers at {address} ({why}); an address is like tcp://host:8786."
        ) from None
    with client:
        count = sum(client.nthreads().values())
        if not count:
            raise StudyError(f"The Dask scheduler at {address} has no workers: start some with dask worker {address}.")
        yield client.get_executor(), count
