"""Two designs of one title in one pool: every way in finds the right one, and every way out leads back to it."""

import json
import re

import pytest

from tests.cardgame.same_titles import (
    CORE_ARAGORN,
    CORE_FARAMIR,
    CORE_GANDALF,
    HOBBIT_GANDALF,
    LORE_ARAGORN,
    LORE_FARAMIR,
    add_twins,
)
from waybread.cardgame.card_lookup import AmbiguousTitle, by_name, deck_name, full_names, only, shown_name, title_of
from waybread.cardgame.catalogue import catalogue, facts
from waybread.cardgame.deckfiles import FORMATS, DeckFileError, DeckList, read, read_in_part, shipped, write
from waybread.cardgame.deckfiles.deck_sheets import sheet, starting_threat
from waybread.cardgame.deckfiles.decklist import Tally
from waybread.cardgame.deckfiles.printings import by_code, entry_of
from waybread.cardgame.decks import check, deck, find
from waybread.cardgame.facts import CardType
from waybread.cardgame.library import CARDS

CODES = {CORE_ARAGORN: "01001", LORE_ARAGORN: "04053", CORE_FARAMIR: "01014", LORE_FARAMIR: "21005"}
OCTGN_IDS = {
    CORE_ARAGORN: "51223bd0-ffd1-11df-a976-0801200c9001",
    LORE_ARAGORN: "51223bd0-ffd1-11df-a976-0801210c9001",
}
SETS = {CORE_ARAGORN: "Core Set", LORE_ARAGORN: "The Watcher in the Water"}
BOTH_ARAGORNS = "Aragorn (Core Set) or Aragorn (The Watcher in the Water)"
either_aragorn = pytest.mark.parametrize("key", [CORE_ARAGORN, LORE_ARAGORN])


@pytest.fixture(autouse=True)
def twins(monkeypatch: pytest.MonkeyPatch) -> None:
    add_twins(monkeypatch)


def decklist(*keys: str) -> DeckList:
    tally = Tally()
    for key in keys:
        entry = entry_of(CARDS[key])
        assert entry is not None
        tally.add(entry, 1)
    return tally.decklist("Twins")


def cards_in(found: DeckList) -> list[str]:
    """The ids of the cards of a deck, heroes first."""
    return [*found.deck().heroes, *found.deck().cards]


# In


@either_aragorn
def test_a_code_of_ringsdb_means_one_design(key: str) -> None:
    assert cards_in(read(json.dumps({"slots": {CODES[key]: 1}}))) == [key]


@either_aragorn
def test_an_id_of_octgn_means_one_design(key: str) -> None:
    section = f'<section name="Hero"><card qty="1" id="{OCTGN_IDS[key]}">Aragorn</card></section>'
    assert cards_in(read(f"<deck>{section}</deck>")) == [key]


@either_aragorn
def test_an_id_of_dragncards_means_one_design(key: str) -> None:
    assert cards_in(read(json.dumps({"load_list": [{"databaseId": OCTGN_IDS[key], "quantity": 1}]}))) == [key]


@either_aragorn
@pytest.mark.parametrize("line", ["1x Aragorn ({})", "Aragorn ({})", "aragorn [{}] x1", "Heroes\n1 Aragorn ({})"])
def test_a_title_with_its_set_means_one_design(line: str, key: str) -> None:
    assert cards_in(read(line.format(SETS[key]))) == [key]


@pytest.mark.parametrize("hint", ["TWitW", "Lore", "lore, hero"])
def test_a_code_of_the_set_and_a_sphere_tell_designs_apart_too(hint: str) -> None:
    assert cards_in(read(f"1x Aragorn ({hint})")) == [LORE_ARAGORN]


@pytest.mark.parametrize("text", ["Heroes\n1x Aragorn\n", "Twins\n\nHeroes (1)\nAragorn\n", "x1 Aragorn\n3x Feint\n"])
def test_a_bare_title_of_two_designs_is_refused_with_the_choices(text: str) -> None:
    line = text.split("\n").index(next(each for each in text.split("\n") if "Aragorn" in each)) + 1
    with pytest.raises(DeckFileError) as refused:
        read(text)
    assert str(refused.value) == f"Line {line}: 'Aragorn' may mean {BOTH_ARAGORNS}; write which one."
    assert refused.value.near == ("Aragorn (Core Set)", "Aragorn (The Watcher in the Water)")


def test_the_rest_of_a_list_is_read_without_the_ambiguous_line() -> None:
    _, found, (wrong,) = read_in_part("Heroes\n1x Aragorn\n1x Gimli\n")
    assert cards_in(found) == ["Gimli"]
    assert BOTH_ARAGORNS in str(wrong)


def test_a_bare_title_in_octgn_is_refused_with_the_choices() -> None:
    with pytest.raises(DeckFileError, match=re.escape(f"'Aragorn' may mean {BOTH_ARAGORNS}")):
        read('<deck><section name="Hero"><card qty="1">Aragorn</card></section></deck>')


def test_a_bracket_that_leaves_two_designs_is_refused_too() -> None:
    with pytest.raises(DeckFileError, match=r"'Gandalf \(Neutral\)' may mean Gandalf \(Core Set\) or Gandalf \(The "):
        read("3x Gandalf (Neutral)")


# Out


@pytest.mark.parametrize("format_", FORMATS)
@pytest.mark.parametrize(
    "keys",
    [[CORE_ARAGORN, CORE_FARAMIR], [LORE_ARAGORN, LORE_FARAMIR], [CORE_ARAGORN, LORE_ARAGORN, CORE_FARAMIR,
     LORE_FARAMIR, CORE_GANDALF, HOBBIT_GANDALF]],
)  # fmt: skip
def test_every_format_leads_back_to_the_same_designs(format_: str, keys: list[str]) -> None:
    before = decklist(*keys)
    again = read(write(before, format_), "Twins")
    assert again == before
    assert set(cards_in(again)) == set(keys)


def test_lists_name_the_set_only_where_the_title_is_ambiguous() -> None:
    text = write(decklist(LORE_ARAGORN, "core:4", CORE_GANDALF, "core:13"), "plain")
    assert [line for line in text.split("\n") if line[:1].isdigit()] == [
        "1x Gimli", "1x Aragorn (The Watcher in the Water)", "1x Guard of the Citadel", "1x Gandalf (Core Set)",
    ]  # fmt: skip


@pytest.mark.parametrize("name", shipped())
def test_the_shipped_decks_mean_the_cards_of_the_core_set(name: str) -> None:
    deck_ = shipped()[name].deck()
    found = {find(each, CardType.HERO) for each in deck_.heroes}
    found |= {find(each, CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT) for each in deck_.cards}
    assert {each.set_name for each in found if each is not None} == {"Core Set"}
    assert None not in found


# Names


def test_a_name_is_an_id_a_title_or_a_title_with_its_set() -> None:
    assert [each.key for each in by_name(LORE_ARAGORN)] == [LORE_ARAGORN]
    assert [each.key for each in by_name("aragorn")] == [CORE_ARAGORN, LORE_ARAGORN]
    assert [each.key for each in by_name("Aragorn (Core Set)")] == [CORE_ARAGORN]
    assert [each.key for each in by_name("aragorn (core)")] == [CORE_ARAGORN]
    assert [each.key for each in by_name("Aragorn (Lore)")] == [LORE_ARAGORN]
    assert by_name("Aragorn (The Lost Realm)") == []
    assert by_name("Arathorn") == []


def test_whoever_types_an_ambiguous_name_is_told_the_choices() -> None:
    with pytest.raises(AmbiguousTitle) as refused:
        only("aragorn", by_name("aragorn"))
    assert str(refused.value) == f"'aragorn' may mean {BOTH_ARAGORNS}; write which one."
    assert only("core:1", by_name("core:1")) is CARDS[CORE_ARAGORN]
    assert only("Gimli", by_name("Gimli")) is CARDS["core:4"]
    assert only("Gimly", by_name("Gimly")) is None


def test_two_designs_of_one_set_are_told_apart_by_their_types() -> None:
    assert full_names([CARDS[CORE_ARAGORN], CARDS[CORE_FARAMIR]]) == [
        "Aragorn (Core Set, hero)",
        "Faramir (Core Set, ally)",
    ]


def test_people_read_a_set_only_where_it_is_needed() -> None:
    assert [shown_name(each) for each in (LORE_ARAGORN, "core:4", "Gimli")] == [
        "Aragorn (The Watcher in the Water)", "Gimli", "Gimli",
    ]  # fmt: skip
    assert deck_name(CARDS[CORE_FARAMIR]) == "Faramir (Core Set)"
    assert [title_of(each) for each in (LORE_ARAGORN, "Aragorn", "Aragorn (The Lost Realm)")] == ["Aragorn"] * 3


def test_a_title_in_data_means_the_first_design() -> None:
    assert find("Aragorn", CardType.HERO) is CARDS[CORE_ARAGORN]
    assert find(LORE_ARAGORN, CardType.HERO) is CARDS[LORE_ARAGORN]


# Deckbuilding


@pytest.mark.rule("lcg:unique.1")
@pytest.mark.parametrize("names", [(CORE_ARAGORN, LORE_ARAGORN), ("Aragorn", LORE_ARAGORN), ("Aragorn", CORE_ARAGORN)])
def test_two_heroes_of_one_title_are_in_no_deck(names: tuple[str, ...]) -> None:
    assert any(each.startswith("Aragorn is there twice") for each in check(deck(names, {}), casual=True).errors)


@pytest.mark.rule("lcg:deckbuilding.4")
def test_copies_are_counted_by_title_whatever_their_design() -> None:
    most = "A deck has at most 3 cards called Gandalf, not 4."
    assert most in check(deck(("Gimli",), {CORE_GANDALF: 2, HOBBIT_GANDALF: 2})).errors
    assert most in check(deck(("Gimli",), {"Gandalf": 1, CORE_GANDALF: 1, HOBBIT_GANDALF: 2})).errors
    assert most not in check(deck(("Gimli",), {CORE_GANDALF: 1, HOBBIT_GANDALF: 2})).errors


def test_a_title_that_may_mean_several_cards_is_worth_a_warning() -> None:
    verdict = check(deck(("Aragorn",), {"Gandalf": 1, HOBBIT_GANDALF: 1}), casual=True)
    assert verdict.legal
    assert f"'Aragorn' may mean {BOTH_ARAGORNS}; the first is taken." in verdict.warnings
    assert len([each for each in verdict.warnings if "may mean" in each]) == 2


def test_the_starting_threat_is_that_of_the_right_hero() -> None:
    assert starting_threat(decklist(LORE_ARAGORN)) == 12
    assert by_code("04053") == entry_of(CARDS[LORE_ARAGORN])


def test_a_sheet_names_the_set_only_where_it_is_needed() -> None:
    lines = sheet(decklist(LORE_ARAGORN, "core:4", CORE_FARAMIR)).splitlines()
    assert lines[0] == "Twins: 1 card, starting threat 23"
    assert lines[3:] == [
        "  1x Gimli", "  1x Aragorn (The Watcher in the Water)", "", "Allies (1)", "  1x Faramir (Core Set)",
    ]  # fmt: skip


def test_the_catalogue_names_the_set_only_where_it_is_needed() -> None:
    names = {
        each.key: facts(each).get("name") for each in catalogue() if each.key in (CORE_ARAGORN, LORE_ARAGORN, "core:4")
    }
    assert names == {
        CORE_ARAGORN: "Aragorn (Core Set)", LORE_ARAGORN: "Aragorn (The Watcher in the Water)", "core:4": None,
    }  # fmt: skip
