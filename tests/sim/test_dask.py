"""A real Dask cluster of two worker processes plays the same games."""

from __future__ import annotations

import importlib
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.sim.commands import figures, refusal


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    distributed: Any = importlib.import_module("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        yield cluster.scheduler_address


@pytest.mark.system
def test_a_cluster_plays_the_same_games_as_this_process(address: str, tmp_path: Path) -> None:
    assert figures(tmp_path, "--games", "6", "--dask", address) == figures(tmp_path, "--games", "6", "--workers", "1")


def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waybread.sim.worker_pool._PATIENCE", "1s")
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # and nobody listens
        address = f"tcp://127.0.0.1:{nobody.getsockname()[1]}"
        assert f"No Dask scheduler answers at {address}" in refusal("mirkwood", "--deck", "tactics", "--dask", address)


def test_an_address_that_is_none_is_refused() -> None:
    assert "No Dask scheduler answers" in refusal("mirkwood", "--deck", "tactics", "--dask", "gopher://middle-earth")


def test_without_dask_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert "pip install 'waybread[dask]'" in refusal("mirkwood", "--deck", "tactics", "--dask", "tcp://127.0.0.1:1")
