"""One server for all tests of the library; each test has a shelf of its own."""

from collections.abc import Iterator

import pytest

from tests.server.company import Client, server


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("library")) as client:
        yield client
