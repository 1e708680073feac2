"""The published tables: played in parts or at once they are the same, and only what is between the marks is written."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cardgame.boxes import scenarios_of
from tools import results, results_timing
from tools.cells import CellRunner, cell_file, page_to_write
from tools.results import DeckCell, cells, main, tables
from tools.results_page import ORDER, Found, skeleton, write_page
from tools.results_timing import Timing
from waybread.cardgame import deckfiles
from waybread.sim.players import Player
from waybread.sim.simulation import GameTally

CELL = DeckCell("passage-through-mirkwood", False, ("leadership",), Player("random"))
ONE = ["--only", "passage-through-mirkwood-easy-random-leadership+tactics+spirit", "--workers", "1"]


@pytest.fixture(autouse=True)
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for strider to be timed."""
    monkeypatch.setattr(results, "timing", lambda place, playouts: [Timing("scout", 1, 200.0, 0.5)])


def test_no_hero_sits_at_a_table_twice() -> None:
    for decks in tables():
        heroes = [hero for each in decks for hero in deckfiles.open_deck(each).deck().heroes]
        assert len(heroes) == len({*heroes}), decks


def test_every_scenario_and_deck_is_played_by_each_bot_for_one_to_four_players() -> None:
    found = cells()
    assert {*ORDER} == {*scenarios_of("core")}
    for bot in ("random", "scout", "strider"):
        of = [each for each in found if each.bot.name == bot]
        assert {(each.scenario, each.easy) for each in of} == {(each, easy) for each in ORDER for easy in (False, True)}
        assert {len(each.decks) for each in of} == {1, 2, 3, 4}
        assert {deck for each in of for deck in each.decks} == deckfiles.shipped().keys()
    assert len({each.name for each in found}) == len(found)
    assert [each.slow for each in found] == sorted(each.slow for each in found)


def test_a_cell_in_parts_is_the_cell_in_one_go(tmp_path: Path) -> None:
    (tmp_path / "parts").mkdir()
    (tmp_path / "once").mkdir()
    assert CellRunner(tmp_path / "parts").play(CELL, 2)
    assert CellRunner(tmp_path / "parts").play(CELL, 5)
    assert CellRunner(tmp_path / "once").play(CELL, 5)
    assert [*cell_file(CELL, tmp_path / "parts")] == [*cell_file(CELL, tmp_path / "once")]
    assert cell_file(CELL, tmp_path / "parts").done == 5


def test_when_time_is_up_nothing_more_is_played(tmp_path: Path) -> None:
    assert not CellRunner(tmp_path, deadline=0.0).play(CELL, 5)
    assert cell_file(CELL, tmp_path).done == 0


def test_a_cell_of_another_program_is_played_anew(tmp_path: Path) -> None:
    CellRunner(tmp_path).play(CELL, 3)
    file = tmp_path / f"{CELL.name}.jsonl"
    file.write_bytes(file.read_bytes().replace(b'"code":"', b'"code":"0', 1))
    assert cell_file(CELL, tmp_path).done == 0


def test_only_what_is_between_the_marks_is_written(tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    page.write_text(f"Before.\n\n{skeleton()}\nAfter.\n", encoding="utf-8")
    asked = ["--games", "3", "--folder", str(tmp_path / "games"), "--page", str(page), *ONE]
    assert main(asked) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("Before.\n")
    assert text.endswith("After.\n")
    assert "| Leadership + Tactics + Spirit + Lore | 0 % (0 to 56) |" in text
    assert main([*asked, "--minutes", "0"]) == 0
    assert page.read_text(encoding="utf-8") == text


def test_charts_are_pictures_and_the_sheet_has_a_line_for_each_cell(tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    assert main(["--games", "1", "--folder", str(tmp_path / "games"), "--page", str(page), *ONE]) == 0
    charts = [*(tmp_path / "results").glob("*.svg")]
    assert {each.stem for each in charts} == {"bots", "passage-through-mirkwood-together"}
    for each in charts:
        assert ElementTree.fromstring(each.read_text(encoding="utf-8")).tag.endswith("svg")  # noqa: S314  our own
    lines = (tmp_path / "results" / "results.csv").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 2
    assert lines[1].startswith("passage-through-mirkwood,easy,leadership + tactics + spirit,random,0,1,0,0.0000,")


def test_strider_stands_beside_scout_with_the_same_seeds(tmp_path: Path) -> None:
    decks = (("leadership",), ("lore",), ("spirit", "lore"))
    games = {"strider": (True, True, False), "scout": (False, True, True, True)}
    found = [Found(ORDER[0], True, each, bot, GameTally.of(()), wins) for each in decks for bot, wins in games.items()]
    found.append(Found(ORDER[1], False, decks[0], "strider", GameTally.of(()), (True,)))
    write_page(tmp_path / "page.md", found, 20, [])
    text = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert (
        "| Passage Through Mirkwood | easy | 1 | 2 | 6 | 67 % (30 to 90) | 67 % (30 to 90) | +0 (−60 to +60) |" in text
    )
    assert "| Passage Through Mirkwood | easy | 2 | 1 | 3 | 67 % (21 to 94) | 67 % (21 to 94) |" in text
    assert "| all of Passage Through Mirkwood |  |  | 3 | 9 | 67 % (35 to 88) |" in text


def test_words_that_no_cell_has_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "moria", "--folder", str(tmp_path)]) == 2
    assert "No cell has moria in its name" in capsys.readouterr().out


def test_bots_are_timed_once_for_each_state_of_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results_timing, "_GAMES", {"random": 1, "scout": 1, "strider": 1})
    found = results_timing.timing(tmp_path / "timing.json", 1)
    assert [(each.bot, each.players) for each in found] == [
        (bot, players) for bot in ("random", "scout", "strider") for players in (1, 2, 4)
    ]
    assert all(each.decisions > 10 for each in found)
    monkeypatch.setattr(results_timing, "_timed", None)
    assert results_timing.timing(tmp_path / "timing.json", 1) == found


def test_a_page_that_tells_of_more_games_is_not_replaced_by_fewer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, folder = tmp_path / "docs" / "results.md", tmp_path / "games"
    (page.with_suffix("")).mkdir(parents=True)
    (page.with_suffix("") / "results.csv").write_text("bot,games\nscout,100\nrandom,50\n", encoding="utf-8")
    assert page_to_write(page, "results.csv", 149, folder, replace=False) == folder / "results.md"
    assert "reports 150 games and" in capsys.readouterr().err
    assert page_to_write(page, "results.csv", 150, folder, replace=False) == page
    assert page_to_write(page, "results.csv", 1, folder, replace=True) == page
