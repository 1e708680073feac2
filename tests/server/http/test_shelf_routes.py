"""Shelves: what a browser keeps without an account."""

from pathlib import Path

import pytest

from tests.server.http.visitor import Visitor
from tests.server.table_clients import DECKS, Client, server
from waybread.cardgame import CardGame
from waybread.server.settings import Limits

NOWHERE = "0123456789abcdef"


def test_a_shelf_is_opened_by_its_token_alone(library: Client, visitor: Visitor) -> None:
    assert visitor.get("/shelf/decks") == []
    for headers in ({}, {"authorization": "Bearer nobody-has-this"}, {"authorization": "Basic eHg6eHg="}):
        refused = library.get("/api/shelf/decks", headers=headers)
        assert refused.status_code == 401
        assert refused.headers["www-authenticate"] == "Bearer"
        assert "token" in refused.json()["detail"]


def test_a_deck_is_kept_changed_and_thrown_away(visitor: Visitor) -> None:
    kept = visitor.post("/shelf/decks", {"name": "  Mine ", "deck": DECKS["lore"], "notes": "slow"})
    assert kept["name"] == "Mine"
    assert visitor.get("/shelf/decks") == [kept]
    found = visitor.get(f"/shelf/decks/{kept['id']}")
    assert (found["deck"], found["notes"], found["verdict"]["legal"]) == (DECKS["lore"], "slow", False)
    side = {"Gandalf": 2}
    changed = visitor.put(f"/shelf/decks/{kept['id']}", {"name": "Other", "deck": DECKS["spirit"], "side": side})
    assert (changed["name"], changed["deck"], changed["side"]) == ("Other", DECKS["spirit"], side)
    assert visitor.ask("DELETE", f"/shelf/decks/{kept['id']}").status_code == 204
    assert visitor.get("/shelf/decks") == []


@pytest.mark.parametrize("kind", ["decks", "saves", "campaigns"])
def test_nobody_reaches_what_is_on_another_shelf(library: Client, won: CardGame, kind: str) -> None:
    mine, yours = Visitor(library), Visitor(library)
    sent = {
        "decks": {"name": "Mine", "deck": DECKS["lore"]},
        "saves": {"name": "Mine", "save": won.save()},
        "campaigns": {"name": "Mine", "players": ["Ann"]},
    }
    kept = mine.post(f"/shelf/{kind}", sent[kind])["id"]
    assert yours.get(f"/shelf/{kind}") == []
    assert yours.refused("GET", f"/shelf/{kind}/{kept}")[0] == 404
    assert yours.refused("DELETE", f"/shelf/{kind}/{kept}")[0] == 404
    assert mine.get(f"/shelf/{kind}/{kept}")["name"] == "Mine"


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE"])
def test_what_is_not_there_is_not_found(visitor: Visitor, method: str) -> None:
    body = {"name": "Mine", "deck": DECKS["lore"]} if method == "PUT" else None
    status, sentence = visitor.refused(method, f"/shelf/decks/{NOWHERE}", body)
    assert (status, sentence) == (404, "There is no such thing among the decks of this shelf, or no longer.")


def test_a_shelf_has_room_for_so_many_campaigns(visitor: Visitor) -> None:
    campaign = {"name": "One more", "players": ["Ann"]}
    for _ in range(50):
        visitor.post("/shelf/campaigns", campaign)
    status, sentence = visitor.refused("POST", "/shelf/campaigns", campaign)
    assert (status, sentence) == (
        409,
        "There is room for 50 campaigns on a shelf; one has to go before another can come.",
    )


@pytest.mark.parametrize(
    "deck",
    [
        {"heroes": ["Aragorn"], "cards": {"Gandalf": 0}},
        {"heroes": ["Aragorn"], "cards": {"Gandalf": "3"}},
        {"heroes": ["Aragorn"] * 13, "cards": {}},
        {"heroes": ["Aragorn"], "cards": {f"Gandalf {n}": 1 for n in range(301)}},
        {"heroes": ["Aragorn" * 100], "cards": {}},
        {"heroes": ["Aragorn"]},
        {"heroes": ["Aragorn"], "cards": {}, "more": 1},
        None,
    ],
)
def test_what_is_no_deck_is_not_kept(visitor: Visitor, deck: object) -> None:
    assert visitor.refused("POST", "/shelf/decks", {"name": "Mine", "deck": deck})[0] == 422
    assert visitor.get("/shelf/decks") == []


def test_a_name_has_letters(visitor: Visitor) -> None:
    for name in ("", "   ", "x" * 81):
        assert visitor.refused("POST", "/shelf/decks", {"name": name, "deck": DECKS["lore"]})[0] == 422
    assert visitor.refused("POST", "/shelf/decks", {"name": "a\0b", "deck": DECKS["lore"]})[0] == 409


def test_a_save_is_kept_as_it_is(visitor: Visitor, lost: CardGame) -> None:
    kept = visitor.post("/shelf/saves", {"name": "Lost", "save": lost.save()})
    assert visitor.get(f"/shelf/saves/{kept['id']}")["save"] == lost.save()
    assert [each["name"] for each in visitor.get("/shelf/saves")] == ["Lost"]


def test_a_save_that_cannot_be_played_again_is_not_kept(visitor: Visitor, lost: CardGame) -> None:
    altered = lost.save().replace('"easy": true', '"easy": false')
    status, sentence = visitor.refused("POST", "/shelf/saves", {"name": "Lost", "save": altered})
    assert status == 422
    assert sentence.startswith("This save was altered or damaged")
    assert visitor.get("/shelf/saves") == []


def test_a_deleted_shelf_is_gone_with_all_that_was_on_it(visitor: Visitor) -> None:
    visitor.post("/shelf/decks", {"name": "Mine", "deck": DECKS["lore"]})
    assert visitor.ask("DELETE", "/shelf").status_code == 204
    assert visitor.refused("GET", "/shelf/decks")[0] == 401


def test_one_address_gets_only_so_many_shelves_at_once(tmp_path: Path) -> None:
    with server(tmp_path, Limits(table_burst=2, tables_per_hour=1)) as client:
        assert [client.post("/api/shelf").status_code for _ in range(3)] == [201, 201, 429]
