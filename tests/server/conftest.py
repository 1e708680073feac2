"""Real databases for servers."""

import os
from collections.abc import Callable, Iterator
from itertools import count

import psycopg
import pytest

from tests.server.storage.postgres import postgres_server

_NUMBERS = count(1)


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    """Makes new databases on a private PostgreSQL server, and returns their addresses."""
    base = tmp_path_factory.getbasetemp()

    def new() -> str:
        name = f"server_{os.getpid()}_{next(_NUMBERS)}"
        with psycopg.connect(address.format("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return address.format(name)

    with postgres_server(base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) as address:
        yield new
