"""One server for all tests of the library; each test has a shelf of its own."""

from collections.abc import Iterator

import pytest

from tests.server.http.visitor import Visitor, played, store_of, table_of
from tests.server.table_clients import DECKS, PASSAGE, Client, server
from waybread.cardgame import CardGame


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("library")) as client:
        yield client


@pytest.fixture
def visitor(library: Client) -> Visitor:
    return Visitor(library)


@pytest.fixture(scope="session")
def won() -> CardGame:
    """A won game of two players."""
    return played({**PASSAGE, "decks": [DECKS["leadership"], DECKS["spirit"]]}, won=True)


@pytest.fixture(scope="session")
def lost() -> CardGame:
    """A lost game of one player, in easy mode."""
    return played({**PASSAGE, "easy": True, "decks": [DECKS["lore"]]}, won=False)


@pytest.fixture(scope="session")
def won_table(library: Client, won: CardGame) -> str:
    return table_of(store_of(library), won, ["Ann", "=Bob"])


@pytest.fixture(scope="session")
def lost_table(library: Client, lost: CardGame) -> str:
    return table_of(store_of(library), lost, ["Cäcilia"])
