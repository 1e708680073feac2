"""``waybread cards`` as a person types it."""

import json
import os
import subprocess
import sys

import pytest

from waybread.cardgame.catalogue import catalogue
from waybread.cli import main

Said = pytest.CaptureFixture[str]


def test_cards_shows_a_card_by_its_title(capsys: Said) -> None:
    assert main(["cards", "aragorn"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:5] == [
        "Aragorn  (unique)",
        "hero · leadership · Core Set 1",
        "threat cost 12 · willpower 2 · attack 3 · defense 2 · hit points 5",
        "Dúnedain. Noble. Ranger.",
        "Sentinel.",
    ]
    assert lines[5].startswith("Response: ")
    assert "1 copy in the set, 1 in the Revised Core Set; implemented." in lines


@pytest.mark.parametrize("words", [["Éowyn"], ["eowyn"], ["EOWYN"]])
def test_cards_needs_no_accents(words: list[str], capsys: Said) -> None:
    assert main(["cards", *words]) == 0
    assert capsys.readouterr().out.startswith("Éowyn  (unique)\nhero · spirit · Core Set 7\n")


def test_cards_shows_the_card_of_that_title_and_names_the_others(capsys: Said) -> None:
    assert main(["cards", "gandalf"]) == 0
    output = capsys.readouterr().out
    assert output.startswith("Gandalf  (unique)\nally · neutral · Core Set 73\n")
    assert "Also found: Gandalf's Search, Gandalf's Map" in output


def test_cards_shows_the_only_card_that_has_the_words(capsys: Said) -> None:
    assert main(["cards", "steward", "gondor", "attachment"]) == 0
    assert capsys.readouterr().out.startswith("Steward of Gondor  (unique)\nattachment · leadership")


def test_cards_lists_what_has_all_of_the_words(capsys: Said) -> None:
    assert main(["cards", "hero", "dwarf", "noble"]) == 0
    output = capsys.readouterr().out
    assert [line.split()[1] for line in output.splitlines() if line.startswith("  ")] == ["Glóin", "Gimli"]
    assert output.endswith("\n2 of these 2 cards are implemented.\n")


def test_cards_finds_words_of_our_text(capsys: Said) -> None:
    assert main(["cards", "spirit", "event", "cancel"]) == 0
    output = capsys.readouterr().out
    assert "A Test of Will" in output
    assert "Hasty Stroke" in output
    assert "Dwarven Tomb" not in output


def test_cards_lists_every_card_set_by_set(capsys: Said) -> None:
    assert main(["cards"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Core Set"
    assert "Revised Core Set" in lines
    for entry in catalogue():
        assert any(f" {entry.title} " in line for line in lines), entry.title
    done = sum(entry.card is not None for entry in catalogue())
    assert lines[-1] == f"{done} of these {len(catalogue())} cards are implemented."


def test_cards_says_which_mode_leaves_copies_out(capsys: Said) -> None:
    assert main(["cards", "the necromancers reach"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "3 copies in the set, 3 in the Revised Core Set, 1 in easy mode; implemented." in said


def test_cards_says_how_many_copies_each_printing_of_the_set_has(capsys: Said) -> None:
    assert main(["cards", "gandalf"]) == 0
    assert "4 copies in the set, 8 in the Revised Core Set; implemented." in capsys.readouterr().out
    assert main(["cards", "mendors support"]) == 0
    assert "4 copies in the set; implemented." in capsys.readouterr().out
    assert main(["cards", "--json", "faramir"]) == 0
    faramir = json.loads(capsys.readouterr().out)[0]
    assert (faramir["quantity"], faramir["reprints"], faramir["reprinted_in"]) == (2, 3, "Revised Core Set")


def test_cards_asks_whether_a_near_title_was_meant(capsys: Said) -> None:
    assert main(["cards", "gandlaf"]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    assert "'gandlaf'" in output.err
    assert "did you mean Gandalf" in output.err


def test_words_that_a_mark_joins_are_searched_side_by_side(capsys: Said) -> None:
    assert main(["cards", "steward(of"]) == 0
    assert capsys.readouterr().out.startswith("Steward of Gondor")
    assert main(["cards", "tomb(dwarven"]) == 1


def test_bytes_that_are_no_text_are_shown_as_such(capsys: Said) -> None:
    assert main(["cards", "\udcff"]) == 1
    assert "'\ufffd'" in capsys.readouterr().err


@pytest.mark.parametrize("words", ["xyzzy", "!!!"])
def test_cards_says_how_to_see_them_all_when_nothing_is_near(words: str, capsys: Said) -> None:
    assert main(["cards", words]) == 1
    assert "'waybread cards' lists them all." in capsys.readouterr().err


def test_cards_in_json_are_all_there_with_facts_and_status(capsys: Said) -> None:
    assert main(["cards", "--json"]) == 0
    cards = {(each["set"], each["number"]): each for each in json.loads(capsys.readouterr().out)}
    assert len(cards) == len(catalogue())
    aragorn = cards["Core Set", 1]
    assert aragorn["status"] == "implemented"
    assert (aragorn["threat_cost"], aragorn["willpower"], aragorn["sphere"]) == (12, 2, "leadership")
    assert aragorn["traits"] == ["Dúnedain", "Noble", "Ranger"]
    assert aragorn["text"].startswith("Sentinel. Response: ")
    assert "cost" not in aragorn
    assert cards["Core Set", 51]["cost"] == "X"
    assert cards["Core Set", 75]["victory"] == 5
    assert cards["Core Set", 122]["title_a"] == "A Chosen Path"


@pytest.mark.parametrize("encoding", ["ascii", "utf-16"])
def test_cards_in_json_survive_a_terminal_that_speaks_no_utf_8(encoding: str) -> None:
    command = [sys.executable, "-m", "waybread.cli", "cards", "--json", "eowyn"]
    said = subprocess.run(command, capture_output=True, check=True, env=os.environ | {"PYTHONIOENCODING": encoding})
    assert json.loads(said.stdout.decode("utf-8"))[0]["title"] == "Éowyn"


def test_cards_in_json_can_be_searched(capsys: Said) -> None:
    assert main(["cards", "--json", "legolas"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["title"] == "Legolas"
