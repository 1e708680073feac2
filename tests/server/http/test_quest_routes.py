"""The quest log of a shelf."""

import csv
import io
from typing import Any

import pytest

from tests.server.http.visitor import Visitor, store_of, table_of
from tests.server.table_clients import Client
from waybread.cardgame import CardGame
from waybread.server.storage import Role


@pytest.fixture
def log(visitor: Visitor, won_table: str, lost_table: str) -> Visitor:
    """Somebody with two quests."""
    for token in (won_table, lost_table):
        visitor.post("/shelf/quests", {"token": token})
    return visitor


def scenarios(page: Any) -> list[tuple[bool, str]]:
    return [(each["won"], each["difficulty"]) for each in page["quests"]]


def test_a_finished_game_is_put_on_a_shelf(visitor: Visitor, won: CardGame, won_table: str) -> None:
    quest = visitor.post("/shelf/quests", {"token": won_table})
    assert won.outcome is not None
    assert (quest["won"], quest["scenario"], quest["players"]) == (True, "Passage Through Mirkwood", ["Ann", "=Bob"])
    assert (quest["rounds"], quest["total"]) == (won.state.round, won.outcome.score["total"])
    assert quest["decks"] == won.setup["decks"]
    assert quest["undone"] == 0
    assert visitor.get("/shelf/quests") == {"quests": [quest], "total": 1}


def test_a_game_is_on_a_shelf_once_and_keeps_its_time(visitor: Visitor, won_table: str) -> None:
    first, again = (visitor.post("/shelf/quests", {"token": won_table}) for _ in range(2))
    assert first == again
    assert visitor.get("/shelf/quests")["total"] == 1


def test_a_token_that_leads_nowhere_puts_nothing_on_a_shelf(visitor: Visitor) -> None:
    assert visitor.refused("POST", "/shelf/quests", {"token": "nobody-has-this"})[0] == 404
    assert visitor.refused("POST", "/shelf/quests", {"token": visitor.token})[0] == 404


def test_a_game_that_goes_on_is_no_quest_yet(library: Client, visitor: Visitor, won: CardGame) -> None:
    token = table_of(store_of(library), won, ["Ann", "Bob"], answers=5)
    status, sentence = visitor.refused("POST", "/shelf/quests", {"token": token})
    assert (status, sentence) == (
        409,
        "The game at this table is not over: there is nothing for the quest log yet.",
    )


def test_whoever_watched_may_keep_the_quest(library: Client, visitor: Visitor, won_table: str) -> None:
    holder = store_of(library).holder_of(won_table)
    assert holder is not None
    watch = store_of(library).add_holder(holder.table_id, "", Role.WATCH)
    assert visitor.post("/shelf/quests", {"token": watch})["won"]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({}, 2),
        ({"won": True}, 1),
        ({"won": False, "difficulty": "easy"}, 1),
        ({"won": True, "difficulty": "easy"}, 0),
        ({"scenario": "Passage Through Mirkwood"}, 2),
        ({"scenario": "Passage"}, 0),
        ({"text": "cacilia"}, 1),
        ({"text": "EOWYN ann"}, 1),
        ({"text": "mirkwood passage"}, 2),
        ({"text": "cacilia", "won": True}, 0),
        ({"text": "%"}, 2),
    ],
)
def test_quests_are_found(log: Visitor, wanted: dict[str, Any], found: int) -> None:
    page = log.get("/shelf/quests", **wanted)
    assert (len(page["quests"]), page["total"]) == (found, found)


def test_quests_are_read_page_by_page_in_an_order(log: Visitor) -> None:
    first, second = (log.get("/shelf/quests", order="best", first=n, most=1) for n in (0, 1))
    assert [*scenarios(first), *scenarios(second)] == [(True, "standard"), (False, "easy")]
    assert first["total"] == second["total"] == 2
    words = log.get("/shelf/quests", order="best", first=1, most=1, text="mirkwood")
    assert words == second


@pytest.mark.parametrize("wanted", [{"order": "tallest"}, {"first": -1}, {"most": 0}, {"most": 201}, {"won": "maybe"}])
def test_a_page_that_cannot_be_is_refused(log: Visitor, wanted: dict[str, Any]) -> None:
    assert log.ask("GET", "/shelf/quests", params=wanted).status_code == 422


def test_the_export_has_a_row_for_each_quest_and_no_formula(log: Visitor, won: CardGame) -> None:
    answer = log.ask("GET", "/shelf/quests/csv", params={"order": "best"})
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert answer.headers["content-disposition"] == 'attachment; filename="quests.csv"'
    first, second = csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"), newline=""))
    assert won.outcome is not None
    assert (first["result"], second["result"]) == ("won", "lost")
    assert (first["players"], second["players"]) == ("Ann, =Bob", "Cäcilia")
    assert first["score: threat"] == str(won.outcome.score["threat"])
    assert first["heroes"].startswith("Aragorn, ")


def test_a_name_that_a_spreadsheet_would_compute_is_disarmed(library: Client, visitor: Visitor, lost: CardGame) -> None:
    for name in ("=1+1", "+1", "-1", "@SUM(A1)"):
        visitor.post("/shelf/quests", {"token": table_of(store_of(library), lost, [name])})
    rows = csv.DictReader(io.StringIO(visitor.ask("GET", "/shelf/quests/csv").content.decode("utf-8-sig")))
    assert {each["players"] for each in rows} == {"'=1+1", "'+1", "'-1", "'@SUM(A1)"}
