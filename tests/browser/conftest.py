"""One browser and one server for the tests of this folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import chromium
from tests.browser.games import played
from tests.browser.visitors import Visitor
from tests.server.company import Client, server
from waybread.server import sockets, tables
from waybread.server.pages import BUILT


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, for the tests of this folder alone: others run event loops of their own."""
    with chromium() as found:
        yield found


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A real server with the built client."""
    assert (BUILT / "index.html").is_file(), "The browser client is not built: 'make client' does that."
    with server(tmp_path_factory.mktemp("house"), client=BUILT) as found:
        yield found


@pytest.fixture(scope="package")
def finished(house: Client) -> str:
    """The token of a game that was played to its end."""
    return played(house)["token"]


@pytest.fixture
def visit(browser: Browser, house: Client) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; at the end of the test none of their pages may have had a fault."""
    visitors: list[Visitor] = []

    def come(*args: Any, **options: Any) -> Visitor:
        visitors.append(Visitor(browser, house, *args, **options))
        return visitors[-1]

    yield come
    for each in visitors:
        each.leave()


@pytest.fixture
def shuffle(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Fixes the shuffle of the tables that are opened from now on."""

    def fix(seed: int) -> None:
        for module in (tables, sockets):
            monkeypatch.setattr(module, "randbelow", lambda most: seed)

    return fix
