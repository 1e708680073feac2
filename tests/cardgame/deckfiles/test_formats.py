"""Deck files: the shipped decks, every format and back, names, ids, and what is not implemented yet."""

import json
import re
from collections.abc import Mapping
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel import UNHURRIED
from waybread.cardgame import BOXES, CARDS
from waybread.cardgame.deckfiles import (
    FORMATS,
    DeckFileError,
    DeckList,
    detect,
    implemented,
    open_deck,
    read,
    shipped,
    write,
)
from waybread.cardgame.deckfiles.deck_sheets import starting_threat
from waybread.cardgame.deckfiles.decklist import Tally
from waybread.cardgame.deckfiles.printings import by_code, by_octgn_id, printed
from waybread.cardgame.decks import check
from waybread.cardgame.facts import PLAYER_TYPES

WITHOUT_A_NAME = {"octgn"}


def titles(decklist: DeckList) -> Mapping[str, int]:
    return {entry.title: count for entry, count in decklist.cards}


# The decks that come with the program


@pytest.mark.parametrize(
    ("name", "threat", "heroes"),
    [
        ("leadership", 29, ("Aragorn", "Théodred", "Glóin")),
        ("tactics", 29, ("Gimli", "Legolas", "Thalin")),
        ("spirit", 24, ("Éowyn", "Eleanor", "Dúnhere")),
        ("lore", 30, ("Denethor", "Glorfindel", "Beravor")),
    ],
)
def test_a_starter_deck_is_a_whole_sphere_and_a_gandalf(name: str, threat: int, heroes: tuple[str, ...]) -> None:
    starter = open_deck(name)
    deck = starter.deck()
    assert deck.heroes == heroes
    assert starting_threat(starter) == threat
    sphere = {
        card.title: card.quantity
        for card in CARDS.values()
        if card.set_name == "Core Set" and card.sphere == name and card.type in PLAYER_TYPES[1:]
    }
    assert deck.cards == {**sphere, "Gandalf": 1}
    assert deck.size == 30


def test_sixteen_decks_come_with_the_program_and_all_can_be_played() -> None:
    assert len(shipped()) == 16
    for deck in shipped().values():
        assert deck.missing == ()
        assert deck.name
        assert deck.notes
        assert check(deck.deck(), casual=True).legal


@pytest.mark.parametrize("name", ["strongest-solo", "Strongest Core Set Solo", "strongest core set solo"])
def test_a_shipped_deck_is_found_by_either_of_its_names(name: str) -> None:
    assert open_deck(name) is shipped()["strongest-solo"]


@pytest.mark.parametrize(
    "name",
    ["anduin-solo-later", "cancel-and-strike", "drowning-no-more", "first-deck", "one-box-fifty", "staging-hunters"],
)
def test_a_full_sized_sample_is_legal(name: str) -> None:
    verdict = check(open_deck(name).deck())
    assert verdict.errors == ()


def test_a_name_that_is_no_deck_says_what_is_near() -> None:
    with pytest.raises(DeckFileError, match="'leadrship'; did you mean leadership") as refused:
        open_deck("leadrship")
    assert "leadership" in refused.value.near


# Every format and back


@pytest.mark.parametrize("format_", FORMATS)
@pytest.mark.parametrize("key", shipped())
def test_a_deck_comes_back_from_every_format(key: str, format_: str) -> None:
    deck = shipped()[key]
    text = write(deck, format_)
    assert detect(text) == format_
    again = read(text, deck.name if format_ in WITHOUT_A_NAME else "")
    assert again == deck
    assert write(again, format_) == text


@pytest.mark.parametrize("first", FORMATS)
@pytest.mark.parametrize("second", FORMATS)
def test_one_format_after_another_changes_nothing(first: str, second: str) -> None:
    deck = open_deck("back-to-basics")
    assert read(write(read(write(deck, first), deck.name), second), deck.name) == deck


@pytest.mark.parametrize("format_", ["ringsdb-text", "ringsdb-json", "octgn", "cardgamedb", "plain"])
def test_the_word_about_a_deck_is_kept(format_: str) -> None:
    deck = open_deck("lore")
    assert read(write(deck, format_)).notes == deck.notes


def test_a_note_of_several_lines_is_kept_where_there_is_room() -> None:
    text = json.dumps({"slots": {"01001": 1}, "description_md": "One <b>&\nTwo ]]>"})
    deck = read(text)
    assert read(write(deck, "octgn")).notes == "One <b>&\nTwo ]]>"
    assert read(write(deck, "plain")).notes == "One <b>& Two ]]>"


def tallied(name: str, cards: Mapping[str, int], side: Mapping[str, int]) -> DeckList:
    tally = Tally()
    for code, count in cards.items():
        tally.add(printed().codes[code], count)
    for code, count in side.items():
        tally.add(printed().codes[code], count, side=True)
    return tally.decklist(name)


any_decks = st.builds(
    tallied,
    st.text(max_size=60),
    st.dictionaries(st.sampled_from(sorted(printed().codes)), st.integers(1, 4), min_size=1, max_size=20),
    st.dictionaries(st.sampled_from(sorted(printed().codes)), st.integers(1, 3), max_size=3),
)


@pytest.mark.parametrize("format_", FORMATS)
def test_every_card_ever_printed_comes_back_from_every_format(format_: str) -> None:
    entries = list(dict.fromkeys(printed().codes.values()))
    for start in range(0, len(entries), 100):
        codes = {entry.code: 1 for entry in entries[start : start + 100]}
        deck = tallied("All of Them", codes, codes)
        assert read(write(deck, format_), deck.name) == deck


@UNHURRIED
@given(deck=any_decks, format_=st.sampled_from(list(FORMATS)))
def test_any_deck_of_any_cards_comes_back_from_any_format(deck: DeckList, format_: str) -> None:
    assert read(write(deck, format_), deck.name) == deck


# Names and ids


@pytest.mark.parametrize(
    "line",
    [
        "1x Théodred",
        "1x Theodred",
        "1x THEODRED",
        "1x The\u0301odred",
        "Théodred",
        "Theodred (Core Set)",
        "theodred (core)",
        "Theodred (Leadership)",
        "Theodred (Revised Core Set)",
        "Théodred (Leadership, threat 8)",
    ],
)
def test_a_name_is_matched_with_or_without_accents(line: str) -> None:
    assert titles(read(line)) == {"Théodred": 1}


@pytest.mark.parametrize("quote", ["'", "’", "‘", "`", "´", ""])
def test_a_name_is_matched_with_any_apostrophe(quote: str) -> None:
    assert titles(read(f"1x Celebrian{quote}s Stone")) == {"Celebrían's Stone": 1}


@pytest.mark.parametrize(
    ("written", "near"),
    [
        ("Henemarth", "Henamarth Riversong"),
        ("Snowborn Scout", "Snowbourn Scout"),
        ("Favour of the Lady", "The Favor of the Lady"),
        ("Stuard of Gondor", "Steward of Gondor"),
    ],
)
def test_a_misspelt_name_says_its_line_and_what_is_near(written: str, near: str) -> None:
    with pytest.raises(DeckFileError, match=f"^Line 3: '{written}' is no card that is known; did you mean ") as refused:
        read(f"1x Aragorn\n\n2x {written}\n")
    assert refused.value.line == 3
    assert near in refused.value.near
    assert near in str(refused.value)


def test_all_lines_that_could_not_be_understood_are_named() -> None:
    with pytest.raises(DeckFileError, match=r"Line 2: 'Snowborn Scout' .* 2 more .* \(line 4, 5\)\.$"):
        read("1x Aragorn\n1x Snowborn Scout\n3x Gandalf\n1x Henemarth\n1x Nobody at All\n")


def test_a_pack_that_does_not_have_the_card_is_corrected() -> None:
    with pytest.raises(DeckFileError, match=r"no 'Faramir' in 'Khazad-dûm', but in .*Core Set"):
        read("2x Faramir (Khazad-dûm)")


def test_an_unknown_pack_says_which_is_near() -> None:
    with pytest.raises(DeckFileError, match="'Cor Set' is no pack that is known; did you mean Core Set"):
        read("2x Faramir (Cor Set)")


def test_every_implemented_player_card_has_the_ids_of_other_programs() -> None:
    known = {(entry.title, entry.type.casefold()) for entry in printed().codes.values() if implemented(entry)}
    ours = {
        (each.title, each.type.value)
        for each in CARDS.values()
        if each.player_back and not each.encounter_set and any(box.has(each.key) for box in BOXES.values())
    }  # other tests make cards of their own
    assert known == ours


def test_every_printing_has_ids_of_its_own() -> None:
    table = files("waybread.cardgame.deckfiles").joinpath("printings.tsv").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in table.splitlines()[1:]]
    codes = [code for code, *_, reprint_of in rows if not reprint_of]
    assert all(re.fullmatch("[0-9]{5,6}", code) for code in codes)
    assert len(set(codes)) == len(codes)
    octgn_ids = [octgn_id for _, octgn_id, *_ in rows]
    assert all(re.fullmatch("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", each) for each in octgn_ids)
    assert len(set(octgn_ids)) == len(rows)


def test_ids_are_those_of_the_first_printing() -> None:
    gandalf = by_code("01073")
    assert gandalf is not None
    assert (gandalf.title, gandalf.pack) == ("Gandalf", "Core Set")
    assert by_octgn_id("{51223BD0-FFD1-11DF-A976-0801200C9073}") is gandalf
    assert by_code("32007") is gandalf  # in Elves of Lórien
    assert by_code("131010") is not gandalf  # another card of the same title


def test_a_pack_is_known_by_its_code_and_by_all_its_initials() -> None:
    for pack in ("HfG", "THfG", "The Hunt for Gollum"):
        (entry, count), *_ = read(f"Westfold Horse-Breaker ({pack}) x3").cards
        assert (entry.pack, count) == ("The Hunt for Gollum", 3)


# Not implemented yet


def test_cards_that_are_not_implemented_yet_are_told_from_names_nobody_knows() -> None:
    deck = read("1x Aragorn\n1x Prince Imrahil\n3x Gandalf")
    assert [each.title for each in deck.missing] == ["Prince Imrahil"]
    assert "Prince Imrahil is not a hero that can be played here yet." in check(deck.deck(), casual=True).errors


def test_another_card_with_the_title_of_one_of_ours_is_not_taken_for_it() -> None:
    deck = read("1x Aragorn (The Lost Realm)\n3x Gandalf (The Hobbit: Over Hill and Under Hill)\n2x Gandalf (Core Set)")
    assert [each.pack for each in deck.missing] == ["The Lost Realm", "The Hobbit - Over Hill and Under Hill"]
    assert deck.deck().heroes == ("Aragorn (The Lost Realm)",)
    assert deck.deck().cards == {"Gandalf": 2, "Gandalf (The Hobbit - Over Hill and Under Hill)": 3}
    assert not check(deck.deck(), casual=True).legal


def test_a_bare_title_means_the_card_that_can_be_played() -> None:
    assert read("1x Aragorn").missing == ()


def test_a_reprint_is_the_same_card() -> None:
    deck = read('{"slots": {"01001": 1, "33010": 2}}')
    assert deck.missing == ()
    assert titles(deck) == {"Aragorn": 1, "Faramir": 2}


def test_boons_of_a_campaign_count_towards_no_limit() -> None:
    deck = read("1x Aragorn\n3x Gandalf\n1x Mendor's Support").deck()
    assert deck.cards == {"Gandalf": 3}
    assert deck.extra == {"Mendor's Support": 1}
