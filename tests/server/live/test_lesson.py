"""A lesson: a solo table with a shuffle that is known beforehand."""

from collections.abc import Iterator

import pytest

from tests.server.table_clients import Client, free, me, opened, server, sitting


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("server")) as found:
        yield found


def _hand(client: Client, lesson: int | None) -> list[str]:
    tokens = opened(client, me(), **({} if lesson is None else {"lesson": lesson}))
    with sitting(client, tokens["token"]) as ann:
        return [title for _, title, _ in ann.document["views"]["0"]["players"][0]["hand"]]


def test_every_lesson_of_a_number_deals_the_same_cards(client: Client) -> None:
    assert _hand(client, 187) == _hand(client, 187)
    assert len({tuple(_hand(client, number)) for number in range(4)}) > 1


def test_at_a_table_of_several_nobody_chooses_the_shuffle(client: Client) -> None:
    answer = client.post(
        "/api/tables",
        json={"wishes": {"scenario": "passage-through-mirkwood"}, "chairs": [me(), free()], "lesson": 1},
    )
    assert answer.status_code == 422
    assert "one chair" in answer.json()["detail"]


@pytest.mark.parametrize("number", [-1, 10_000, "187x"])
def test_a_lesson_has_a_small_number(client: Client, number: object) -> None:
    answer = client.post(
        "/api/tables", json={"wishes": {"scenario": "passage-through-mirkwood"}, "chairs": [me()], "lesson": number}
    )
    assert answer.status_code == 422
