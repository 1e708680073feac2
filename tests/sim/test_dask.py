"""A real Dask cluster of two worker processes plays the same games."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any

import pytest

from tests.sim.toys import Coins, CoinTally
from waybread.sim import workers
from waybread.sim.running import run
from waybread.sim.study import StudyError


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    distributed: Any = importlib.import_module("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        yield cluster.scheduler_address
