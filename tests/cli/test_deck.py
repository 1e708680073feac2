"""``waybread deck`` as a person types it."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from waybread.cardgame.deckfiles import FORMATS, detect, read, shipped
from waybread.cli import main

Said = pytest.CaptureFixture[str]


def test_show_lists_the_decks_that_come_with_the_program(capsys: Said) -> None:
    assert main(["deck", "show"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(shipped())
    assert "leadership            Leadership Starter (Aragorn, Théodred, Glóin; 30 cards)" in lines


def test_show_shows_a_shipped_deck(capsys: Said) -> None:
    assert main(["deck", "show", "Leadership Starter"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Leadership Starter: 30 cards, starting threat 29\n")
    assert "\nAllies (16)\n  3x Guard of the Citadel\n" in out
    assert "implemented" not in out


def test_show_shows_a_file_and_says_what_is_not_implemented_yet(tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("Aragorn\nPrince Imrahil\n3x Gandalf\n\nSideboard\n1x Gondorian Fire\n", encoding="utf-8")
    assert main(["deck", "show", str(file)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("mine: 3 cards\n")
    assert "  1x Aragorn\n  1x Prince Imrahil *\n" in out
    assert "* Not implemented yet: Prince Imrahil (" in out
    assert "\nSideboard (1)\n  1x Gondorian Fire *\n" in out


def test_show_reads_what_is_piped_in(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO("1x Éowyn".encode())))
    assert main(["deck", "show", "-"]) == 0
    assert capsys.readouterr().out.startswith("A deck without a name: 0 cards, starting threat 9\n")


def test_a_boon_is_counted_beside_the_cards_and_belongs_to_a_campaign(tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("Aragorn\n3x Gandalf\n1x Mendor's Support\n", encoding="utf-8")
    assert main(["deck", "show", str(file)]) == 0
    assert capsys.readouterr().out.startswith("mine: 3 cards and 1 boon, starting threat 12\n")
    assert main(["deck", "check", str(file), "--casual"]) == 1
    assert "  Mendor's Support has to be earned in a campaign" in capsys.readouterr().out


def test_casual_does_not_help_a_hero_who_is_there_twice(tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("Aragorn\nAragorn\n3x Gandalf\n", encoding="utf-8")
    assert main(["deck", "check", str(file), "--casual"]) == 1
    assert "  Aragorn is there twice: heroes are unique.\n" in capsys.readouterr().out


def test_check_says_that_a_deck_is_legal(capsys: Said) -> None:
    assert main(["deck", "check", "strongest-solo"]) == 0
    assert capsys.readouterr().out == "Strongest Core Set Solo is legal.\n"


def test_check_says_why_a_deck_is_not_legal_and_what_would_help(capsys: Said) -> None:
    assert main(["deck", "check", "lore"]) == 1
    assert capsys.readouterr().out == (
        "Lore Starter cannot be played as it is:\n"
        "  A deck has at least 50 cards, not 30.\n"
        "With --casual it may be played all the same.\n"
    )


def test_a_casual_table_is_only_warned(capsys: Said) -> None:
    assert main(["deck", "check", "lore", "--casual"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Lore Starter can be played at a casual table; the rules would object:\n")
    assert "at least 50 cards" in out


def test_casual_does_not_help_a_card_that_is_not_implemented(tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("Prince Imrahil\n3x Gandalf\n", encoding="utf-8")
    assert main(["deck", "check", str(file), "--casual"]) == 1
    assert "Prince Imrahil is not a hero that can be played here yet." in capsys.readouterr().out
    assert main(["deck", "check", str(file)]) == 1
    assert "--casual" not in capsys.readouterr().out


@pytest.mark.parametrize("format_", FORMATS)
def test_convert_prints_a_deck_in_every_format(format_: str, capsys: Said) -> None:
    assert main(["deck", "convert", "spirit", "--to", format_]) == 0
    out = capsys.readouterr().out
    assert detect(out) == format_
    assert read(out, "Spirit Starter") == shipped()["spirit"]


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-16"])
def test_convert_prints_utf_8_whatever_the_terminal_speaks(encoding: str) -> None:
    command = [sys.executable, "-m", "waybread.cli", "deck", "convert", "spirit", "--to", "octgn"]
    said = subprocess.run(command, capture_output=True, check=True, env=os.environ | {"PYTHONIOENCODING": encoding})
    assert ">Éowyn</card>" in said.stdout.decode("utf-8")
    assert read(said.stdout, "Spirit Starter") == shipped()["spirit"]


def test_convert_writes_a_file_and_not_over_another(tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "Spirit Starter.o8d"
    assert main(["deck", "convert", "spirit", "--to", "octgn", "-o", str(file)]) == 0
    assert capsys.readouterr().out == f"Spirit Starter is in {file}.\n"
    assert read(file.read_bytes(), "Spirit Starter") == shipped()["spirit"]
    before = file.read_bytes()
    assert main(["deck", "convert", "lore", "--to", "octgn", "-o", str(file)]) == 1
    assert "is there already; --replace writes over it." in capsys.readouterr().err
    assert file.read_bytes() == before
    assert main(["deck", "convert", "lore", "--to", "octgn", "-o", str(file), "--replace"]) == 0
    assert read(file.read_bytes(), "Lore Starter") == shipped()["lore"]


def test_convert_says_where_it_cannot_write(tmp_path: Path, capsys: Said) -> None:
    assert main(["deck", "convert", "lore", "--to", "octgn", "-o", str(tmp_path / "no" / "a.o8d")]) == 1
    assert capsys.readouterr().err.endswith("cannot be written: no such file or directory.\n")


def test_convert_says_which_formats_there_are(capsys: Said) -> None:
    assert main(["deck", "convert", "lore", "--to", "pdf"]) == 1
    assert capsys.readouterr().err.startswith("'pdf' is no format; the formats are ringsdb-text, ringsdb-json, octgn")


@pytest.mark.parametrize(("place", "said"), [("no-such-deck", "There is no file and no"), ("a\0b", "There is no file")])
def test_a_deck_that_is_not_there_is_one_sentence(place: str, said: str, capsys: Said) -> None:
    assert main(["deck", "show", place]) == 1
    error = capsys.readouterr().err
    assert error.startswith(said)
    assert error.count("\n") == 1


def test_a_deck_without_a_name_is_one_sentence(capsys: Said) -> None:
    assert main(["deck", "check", ""]) == 1
    assert capsys.readouterr().err == "A deck needs the name of a file, or that of a shipped deck.\n"


def test_a_pipe_with_a_name_is_not_waited_for(tmp_path: Path, capsys: Said) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert main(["deck", "show", str(tmp_path / "pipe")]) == 1
    assert capsys.readouterr().err.endswith(" cannot be read: it is a pipe or a device; - reads what is piped in.\n")


def test_a_folder_is_no_deck(tmp_path: Path, capsys: Said) -> None:
    assert main(["deck", "check", str(tmp_path)]) == 1
    assert capsys.readouterr().err.endswith("cannot be read: is a directory.\n")
