"""The catalogue: printed cards, playable or not yet, and how they are found."""

from tests.cardgame.board import printed
from waybread.cardgame.catalogue import Entry, catalogue, facts, rulings, search
from waybread.cardgame.catalogue_text import sheet, table

LATER = Entry("Some Set", 7, "Lúthien's Ring", "attachment", "spirit")


def test_a_form_of_a_card_is_no_card_of_its_own() -> None:
    assert printed("caught-in-a-web-attached").key == "core:80/attached"
    assert [each.key for each in catalogue() if each.title == "Caught in a Web"] == ["core:80"]


def test_the_catalogue_has_each_printed_card_once() -> None:
    places = [(each.set_name, each.number) for each in catalogue()]
    assert len(places) == len(set(places))
    assert set(places) >= {("Core Set", number) for number in range(1, 129)}


def test_a_card_that_is_not_implemented_says_so() -> None:
    assert LATER.status == "not implemented yet"
    assert sheet(LATER).splitlines() == [
        "Lúthien's Ring",
        "attachment · spirit · Some Set 7",
        "Not implemented yet: it cannot be played here so far.",
    ]
    assert facts(LATER)["status"] == "not implemented yet"
    assert "text" not in facts(LATER)


def test_a_list_marks_what_is_not_implemented() -> None:
    lines = table([*search("aragorn")[:1], LATER]).splitlines()
    assert "(not yet)" not in lines[1]
    assert lines[4].endswith("(not yet)")
    assert lines[-1] == "1 of these 2 cards are implemented."


def test_words_are_found_whole_or_begun_but_not_within_a_word() -> None:
    assert "Beravor" in [each.title for each in search("berav")]
    assert "Beravor" not in [each.title for each in search("ravor")]


def test_the_card_of_exactly_that_title_comes_first() -> None:
    found = [each.title for each in search("dol guldur orcs")]
    assert found[0] == "Dol Guldur Orcs"
    assert "Chieftan Ufthak" in found


def test_a_quest_card_shows_both_its_titles_and_its_encounter_deck() -> None:
    lines = sheet(search("dont leave the path")[0]).splitlines()
    assert lines[0] == '"Don\'t Leave the Path!"'
    assert "stage 3 · side A: A Chosen Path" in lines
    assert "Encounter deck: Passage Through Mirkwood, Dol Guldur Orcs, Spiders of Mirkwood." in lines


def test_a_sheet_fits_a_terminal() -> None:
    assert [each.title for each in catalogue() if max(map(len, sheet(each).splitlines())) > 79] == []


def test_rulings_are_shown_with_the_card_and_who_made_them() -> None:
    took = search("wandering took")[0]
    assert "Rulings:\n  - Once each round. (erratum 1.9)" in sheet(took)
    assert facts(took)["rulings"] == [
        {"id": f"core:43.{place}", "source": each.source, "note": each.note}
        for place, each in enumerate(took.rulings, 1)
    ]
    assert "Rulings" not in sheet(search("veteran axehand")[0])


def test_every_ruling_is_on_a_card_that_we_know() -> None:
    assert set(rulings()) <= {each.key for each in catalogue()}


def test_a_keyword_with_a_number_shows_it() -> None:
    assert "Victory 5." in sheet(search("hummerhorns")[0]).splitlines()
    assert "Sentinel." in sheet(search("aragorn")[0]).splitlines()
    assert "Doomed 1. Surge." in sheet(search("endless caverns")[0]).splitlines()
    assert str(facts(search("endless caverns")[0])["text"]).startswith("Doomed 1. Surge.")


def test_a_card_of_campaign_mode_says_what_it_is() -> None:
    assert sheet(search("mendor")[0]).splitlines()[1] == "objective ally · boon · Revised Core Set 135"
    assert search("passage through mirkwood")[0].type == "campaign"
    assert [facts(each)["campaign"] for each in search("lingering venom")][:1] == ["burden"]
