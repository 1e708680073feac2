"""Decks over HTTP: read, written, judged, dealt from."""

from base64 import b64encode
from typing import Any

import pytest

from tests.cardgame.deckfiles.test_broken_files import BROKEN
from tests.server.table_clients import DECKS, Client
from waybread.cardgame import deckfiles
from waybread.server.http.deck_routes import LARGEST


def read(library: Client, text: str, **more: Any) -> dict[str, Any]:
    answer = library.post("/api/decks/read", json={"text": text, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_the_shipped_decks_are_listed_with_the_starters_marked(library: Client) -> None:
    found = {each["id"]: each for each in library.get("/api/decks/shipped").json()}
    assert found.keys() == deckfiles.shipped().keys()
    assert {key for key, each in found.items() if each["starter"]} == {"leadership", "tactics", "spirit", "lore"}
    assert found["leadership"]["deck"] == DECKS["leadership"]
    assert found["leadership"]["verdict"]["threat"] == 29
    assert not found["leadership"]["verdict"]["legal"]


@pytest.mark.parametrize("format_", deckfiles.FORMATS)
def test_a_deck_is_the_same_after_being_written_and_read(library: Client, format_: str) -> None:
    deck = deckfiles.shipped()["three-spheres"].deck().setup()
    side = {"Gandalf": 1}
    wanted = {"deck": deck, "format": format_, "name": "Mine: one", "side": side}
    written = library.post("/api/decks/write", json=wanted).json()
    found = read(library, written["text"], name="Mine: one")
    assert (found["format"], found["name"], found["side"]) == (format_, "Mine: one", side)
    assert found["deck"]["heroes"] == deck["heroes"]
    assert found["deck"]["cards"] == deck["cards"]
    assert written["filename"].startswith("mine-one.")


def test_a_file_is_read_from_its_bytes(library: Client) -> None:
    data = b64encode("Éowyn\n3x Gandalf".encode("utf-16")).decode()
    found = library.post("/api/decks/read", json={"data": data}).json()
    assert found["deck"] == {"heroes": ["Éowyn"], "cards": {"Gandalf": 3}}


def test_a_misspelt_name_is_told_with_its_line_and_what_is_near(library: Client) -> None:
    found = read(library, "1x Aragorn\n2x Snowborn Scout\n3x Gandalf\n")
    assert found["deck"] == {"heroes": ["Aragorn"], "cards": {"Gandalf": 3}}
    (trouble,) = found["not_understood"]
    assert (trouble["line"], trouble["near"]) == (2, ["Snowbourn Scout"])


def test_a_list_in_which_nothing_is_understood_is_refused(library: Client) -> None:
    refused = library.post("/api/decks/read", json={"text": "2x Snowborn Scout\n"})
    assert refused.status_code == 422
    assert "Snowbourn Scout" in refused.json()["detail"]


def test_a_card_that_cannot_be_played_yet_is_listed_and_speaks_against_the_deck(library: Client) -> None:
    found = read(library, "Prince Imrahil\n3x Gandalf\n")
    assert [each["title"] for each in found["not_implemented"]] == ["Prince Imrahil"]
    assert found["verdict"]["threat"] is None
    assert found["verdict"]["errors"][0] == "Prince Imrahil is not a hero that can be played here yet."


def test_a_casual_table_is_only_warned_of_a_small_deck(library: Client) -> None:
    text = deckfiles.write(deckfiles.shipped()["lore"], "plain")
    assert read(library, text)["verdict"]["errors"] == ["A deck has at least 50 cards, not 30."]
    casual = read(library, text, casual=True)["verdict"]
    assert (casual["legal"], casual["warnings"]) == (True, ["A deck has at least 50 cards, not 30."])


def test_no_broken_file_is_read_without_a_word(library: Client) -> None:
    for name, data in [each for each in BROKEN if len(each[1]) < LARGEST // 2][::5]:
        answer = library.post("/api/decks/read", json={"data": b64encode(data).decode()})
        assert answer.status_code in (200, 422), name
        said = answer.json()
        if answer.status_code == 200:
            assert said["not_understood"], name
        else:
            assert said.keys() == {"detail"}, name
            assert said["detail"].endswith((".", "?")), name
            assert "\n" not in said["detail"], name


@pytest.mark.parametrize(
    "sent", [{}, {"text": "1x Aragorn", "data": "MXggQXJhZ29ybg=="}, {"data": "%%%"}, {"data": "A"}, {"text": 7}, []]
)
def test_what_is_no_upload_is_refused(library: Client, sent: Any) -> None:
    assert library.post("/api/decks/read", json=sent).status_code == 422


def test_half_a_character_is_refused_and_not_repeated(library: Client) -> None:
    for body in (rb'{"text": "\ud800"}', rb'{"text": "1x Aragorn", "\ud800": 1}'):
        refused = library.post("/api/decks/read", content=body, headers={"content-type": "application/json"})
        assert refused.status_code == 422
        assert refused.json()["detail"].isascii()


def test_a_boon_is_judged_by_whether_there_is_a_campaign(library: Client) -> None:
    deck = deckfiles.shipped()["first-deck"].deck().setup()
    cards = {**dict(deck["cards"]), "Mendor's Support": 1}
    wanted = {"deck": {**deck, "cards": cards}}
    alone = library.post("/api/decks/check", json=wanted).json()
    assert alone["errors"] == ["Mendor's Support has to be earned in a campaign: it is in no deck for a single game."]
    earned = library.post("/api/decks/check", json={**wanted, "campaign": True}).json()
    assert (earned["legal"], earned["size"]) == (True, 50)


def test_a_name_that_is_no_card_is_not_written(library: Client) -> None:
    wanted = {"deck": {"heroes": ["Aragorn"], "cards": {"Forest Spider": 3}}, "format": "plain"}
    refused = library.post("/api/decks/write", json=wanted)
    assert refused.status_code == 422
    assert "goes into no player's deck" in refused.json()["detail"]


def test_a_seed_gives_the_same_opening_hand_again(library: Client) -> None:
    wanted = {"deck": DECKS["spirit"], "seed": 12}
    first = library.post("/api/decks/hand", json=wanted).json()
    assert first == library.post("/api/decks/hand", json=wanted).json()
    assert len(first["hand"]) == len(first["mulligan"]) == 6
    assert first["hand"] != first["mulligan"]
    for title in {*first["hand"]}:
        assert first["hand"].count(title) <= DECKS["spirit"]["cards"][title]


def test_a_number_is_no_yes_and_a_text_no_number(library: Client) -> None:
    deck = DECKS["spirit"]
    assert library.post("/api/decks/check", json={"deck": deck, "casual": 1}).status_code == 422
    assert library.post("/api/decks/hand", json={"deck": deck, "seed": "7"}).status_code == 422
    assert library.post("/api/decks/hand", json={"deck": deck, "seed": False}).status_code == 422
