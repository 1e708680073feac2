"""One browser and one server for the tests of this folder."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import chromium
from tests.browser.games import played
from tests.browser.visitors import Visitor
from tests.server.table_clients import Client, hub_of, server
from waybread.server.http import new_tables
from waybread.server.http.client_pages import BUILT
from waybread.server.live import request_handlers
from waybread.table import Table

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker("system")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, for the tests of this folder alone: others run event loops of their own."""
    with chromium() as found:
        yield found


@pytest.fixture(scope="package")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A real server with the built client."""
    assert (BUILT / "index.html").is_file(), "The browser client is not built: 'make client' does that."
    with server(tmp_path_factory.mktemp("server"), pages=BUILT) as found:
        yield found


@pytest.fixture(scope="package")
def finished(client: Client) -> str:
    """The token of a game that was played to its end."""
    return played(client)["token"]


@pytest.fixture
def visit(browser: Browser, client: Client) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; at the end of the test none of their pages may have had a fault."""
    visitors: list[Visitor] = []

    def come(*args: Any, **options: Any) -> Visitor:
        visitors.append(Visitor(browser, client, *args, **options))
        return visitors[-1]

    yield come
    for each in visitors:
        each.leave()


@pytest.fixture
def shuffle(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Fixes the shuffle of the tables that are opened from now on."""

    def fix(seed: int) -> None:
        for module in (new_tables, request_handlers):
            monkeypatch.setattr(module, "randbelow", lambda most: seed)

    return fix


@pytest.fixture
def bots_stop_after(client: Client, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], None]]:
    """Lets the bots make a number of choices; after that they think until the test is over."""
    thinkers = hub_of(client).thinkers
    choose = thinkers.choice
    over = threading.Event()

    def limit(choices: int) -> None:
        left = choices

        async def choice(table: Table) -> int:
            nonlocal left
            left -= 1
            while left < 0 and not over.is_set():
                await asyncio.sleep(0.01)
            return await choose(table)

        monkeypatch.setattr(thinkers, "choice", choice)

    yield limit
    over.set()
