"""Texts and names of files: what is shown, and what cannot be smuggled in."""

import pytest

from tests.journeys.importers.jime.imported_game import imported, notes
from tests.journeys.importers.jime.written_scenarios import GO, TEXT, event, scenario
from waybread.journeys.importers.jime.import_notes import MOST, Notes
from waybread.journeys.importers.jime.safe_words import Names, clean, quoted


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("One\r\ntwo\rthree", "One\ntwo\nthree"),
        ("<b>Bold</b> and <i>thin</i>", "Bold and thin"),
        ('Test <font="Icon">M</font> 2', "Test Might 2"),
        ('<font="Icon">DF</font>', "damagefear"),
        ('<font="Icon">¤</font>', "[?]"),
        ("<color=red>Red</color>", "Red"),
        ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("a\x00b\x1bc\u202ed\ud800e", "abcde"),
        ("  \n ", ""),
    ],
)
def test_a_text_is_cleaned(text: str, shown: str) -> None:
    assert clean(text) == shown


def test_names_become_safe_and_stay_different() -> None:
    names = Names("event")
    found = [names[each] for each in ("Old Door", "old door", "Tür", "???", "!!!", "дверь", "a" * 90, "Old Door")]
    assert found == ["old-door", "old-door-2", "tur", "event", "event-2", "event-3", "a" * 40, "old-door"]


def test_a_name_in_a_sentence_is_short_and_on_one_line() -> None:
    assert quoted("One\ntwo \x07three") == "'One two three'"
    assert quoted("x" * 100) == f"'{'x' * 60}...'"


def test_an_unknown_picture_is_noted() -> None:
    data = scenario(events=[event(TEXT, "A", on=GO, text='Take <font="Icon">Q</font>.')])
    assert notes(data) == ["Event 'A': a picture in the text is not known and is shown as [?]."]


def test_words_that_tell_players_to_do_something_are_noted() -> None:
    data = scenario(events=[event(TEXT, "A", on=GO, text="Each hero suffers 2 fear; Spirit negates.")])
    assert notes(data) == ["Event 'A': its words tell players to do something, which only they can do, at a table."]


def test_there_are_never_endless_notes() -> None:
    found = Notes()
    for number in range(MOST + 7):
        found.left_out("the list", f"number {number}.")
    assert len(found.all()) == MOST + 1
    assert str(found.all()[-1]) == "This list: 7 more notes of the kind are not shown."


def test_no_safe_name_of_an_adventure_holds_what_the_file_has_in_its_names() -> None:
    odd = "../<b>x</b>\x00'; DROP\u202e\n"
    data = scenario(odd, events=[event(TEXT, odd, on=GO, token=0)])
    adventure = imported(data).adventure
    names = [adventure.key, *(each.name for each in adventure.events), *(each.name for each in adventure.tokens)]
    assert all(each.replace(" ", "").replace("-", "").replace("~", "").isalnum() for each in names)
    assert adventure.key.startswith("jime-x-drop-")
