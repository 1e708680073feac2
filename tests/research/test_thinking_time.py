"""What strider wins with time to think: games are kept one by one, and the page is written from all of them."""

from pathlib import Path

import pytest

from research import thinking_time
from research.thinking_time import FIRST, PASSAGE, WISHED, Table, main, play, read, tables
from waybread.cardgame import deckfiles

SCOUT = Table(*PASSAGE, seconds=0.0, games=3)
HERE = (None, 1)
FOREVER = float("inf")


def test_scout_plays_every_seed_that_strider_plays() -> None:
    games = {each.key: each.games for each in tables()}
    for (scenario, decks, _), count in games.items():
        assert count <= games[scenario, decks, "0"]
    assert {key[2] for key in games} == {"0", "0.02", "0.1", "0.5"}


def test_no_hero_sits_at_a_table_twice() -> None:
    for _, decks in WISHED:
        heroes = [hero for each in decks for hero in deckfiles.open_deck(each).deck().heroes]
        assert len(heroes) == len({*heroes})


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    parts, once = tmp_path / "parts.csv", tmp_path / "once.csv"
    assert not play(SCOUT, parts, HERE, until=0.0)
    assert play(Table(*PASSAGE, seconds=0.0, games=1), parts, HERE, FOREVER)
    assert play(SCOUT, parts, HERE, FOREVER)
    assert play(SCOUT, once, HERE, FOREVER)
    assert parts.read_text() == once.read_text()
    assert len(read(once)[SCOUT.key]) == 3


def test_a_sheet_with_a_gap_is_refused(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.csv"
    play(SCOUT, sheet, HERE, FOREVER)
    lines = sheet.read_text().splitlines()
    sheet.write_text("\n".join([lines[0], lines[2]]))
    with pytest.raises(ValueError, match=f"after seed {FIRST - 1} is missing"):
        read(sheet)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("--only nosuchtable", "--only nosuchtable is in no name of a table; the names are made of 0, 0.02, "),
        ("--workers 0", "--workers should be at least 1, not 0"),
        ("--page nowhere.md", "there is no page nowhere.md: --page names the one that has the tables"),
        ("--sheet nowhere/sheet.csv", "there is no folder nowhere to write into"),
        ("--page bots.md", "there is no folder results to write into"),
    ],
)
def test_what_cannot_be_done_is_refused_before_anything_is_played(
    given: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "docs/results").mkdir(parents=True)
    for page in ("docs/bots.md", "bots.md"):
        (tmp_path / page).write_text("Words.\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(thinking_time, "play", lambda *given: pytest.fail("a game was played"))
    with pytest.raises(SystemExit) as ended:
        main(given.split())
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_the_page_has_what_both_won_and_keeps_its_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page, sheet = tmp_path / "bots.md", tmp_path / "sheet.csv"
    (tmp_path / "results").mkdir()
    page.write_text("Words.\n<!-- strider -->\n<!-- end -->\nMore.\n<!-- curve -->\n<!-- end -->\n")
    quick = [Table(*PASSAGE, seconds=each, games=2) for each in (0.0, 0.1)]
    monkeypatch.setattr(thinking_time, "tables", lambda: [quick[0]])
    assert main(["--sheet", str(sheet), "--page", str(page), "--workers", "1"]) == 0
    assert "| scout | 2 |" in page.read_text()
    scout = sheet.read_text().splitlines()[1:]
    sheet.write_text(sheet.read_text() + "\n".join(each.replace(",0,", ",0.1,", 1) for each in scout))
    assert main(["--sheet", str(sheet), "--page", str(page), "--minutes", "0"]) == 0
    text = page.read_text()
    assert text.startswith("Words.\n<!-- strider -->\n| scenario |")
    assert "| Passage Through Mirkwood | Leadership | 2 |" in text
    assert "| 75 % |" in text
    assert "| strider, 0.1 s | 2 |" in text
    assert (tmp_path / "results/thinking.svg").read_text().startswith("<svg")
