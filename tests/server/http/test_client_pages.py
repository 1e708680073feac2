"""The client's pages, and addresses that lead nowhere."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.table_clients import Client, server

PERSON = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    place = tmp_path_factory.mktemp("server")
    built = place / "client"
    built.mkdir()
    (built / "index.html").write_text("the client", encoding="utf-8")
    with server(place, pages=built) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/decks", "/rules/lcg:step.3.4-2", "/table"])
def test_an_address_of_the_client_is_its_first_page(client: Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, "the client")


@pytest.mark.parametrize("path", ["/nowhere", "/decksandmore", "/a/b/c"])
def test_whoever_comes_to_an_unknown_address_sees_a_page_of_ours(client: Client, path: str) -> None:
    answer = client.get(path, headers=PERSON)
    assert (answer.status_code, answer.text) == (404, "the client")


@pytest.mark.parametrize(("path", "headers"), [("/nowhere", {}), ("/assets/gone.js", {}), ("/api/nowhere", PERSON)])
def test_programs_and_the_interface_are_answered_in_json(client: Client, path: str, headers: dict[str, str]) -> None:
    answer = client.get(path, headers=headers)
    assert (answer.status_code, answer.json()) == (404, {"detail": "Not Found"})


def test_as_long_as_the_client_is_not_built_pages_say_so_and_other_addresses_lead_nowhere(tmp_path: Path) -> None:
    with server(tmp_path, pages=tmp_path / "nothing") as client:
        answers = [client.get(path) for path in ("/decks", "/assets/gone.js")]
    assert [each.status_code for each in answers] == [503, 404]
    assert "not built yet" in answers[0].text
