"""The page about the format tells the truth, and its first example is an adventure."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.journeys.authoring.written_adventures import write
from waybread.cli import main
from waybread.journeys.authoring.checker import check, read_adventure
from waybread.journeys.authoring.sentences import REMEMBERED, TRIGGERS
from waybread.journeys.authoring.sheet_reader import read_sheet
from waybread.journeys.authoring.vocabulary import known_words
from waybread.journeys.rules.enemies.enemy_kinds import ENEMIES
from waybread.journeys.script.actions import PATTERNS
from waybread.journeys.script.conditions import ABOUT

PAGE = (Path(__file__).parents[3] / "docs/adventure-format.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
ROWS = [line for line in PAGE.splitlines() if line.startswith("| `")]


def section(title: str) -> str:
    """What stands under a heading."""
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


@pytest.fixture
def lamb(tmp_path: Path) -> Path:
    """The first example, as a new author would write it down."""
    folder = tmp_path / "lost-lamb"
    folder.mkdir()
    (folder / "adventure.toml").write_text(BLOCKS[0], encoding="utf-8")
    return folder


def test_the_first_example_is_an_adventure_of_ten_lines(lamb: Path) -> None:
    assert len(BLOCKS[0].splitlines()) == 10
    assert read_adventure(lamb).texts["title"] == "The Lost Lamb"


def test_nothing_is_wrong_with_the_first_example(lamb: Path) -> None:
    assert check(lamb) == []


def test_the_first_example_is_played_and_can_be_won(lamb: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["adventure", "play", str(lamb), "--games", "8"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("The Lost Lamb, normal, by scout\n")
    assert "all objectives are complete" in out
    assert out.endswith("Events never seen: none.\n")


@pytest.mark.parametrize("block", BLOCKS)
def test_every_example_is_toml(block: str) -> None:
    assert tomllib.loads(block)


def test_every_verb_is_in_the_page_as_it_is_written() -> None:
    table = section("Actions")
    for pattern in PATTERNS.values():
        assert f"\n| `{pattern.shown}` | " in table
    assert len(re.findall(r"^\| `", table, re.MULTILINE)) == len(PATTERNS)


def test_every_condition_is_in_the_page() -> None:
    shown = {line.split("`")[1].split()[0] for line in section("Conditions").splitlines() if line.startswith("| `")}
    assert shown == set(ABOUT)
    assert all(f"`{each} " in section("Campaigns") for each in REMEMBERED)


def test_everything_that_an_event_can_wait_for_is_in_the_page() -> None:
    table = PAGE.partition("### `[[event]]`")[2].partition("###")[0]
    shown = {
        line.split("`")[1].split()[0] for line in table.splitlines() if line.startswith("| `") and "`on`" not in line
    }
    assert shown == set(TRIGGERS)


def test_every_enemy_boon_and_kind_of_terrain_is_named_in_the_page() -> None:
    for each in (*ENEMIES, *known_words("boon"), *known_words("terrain")):
        assert re.search(rf"\b{each}\b", PAGE), each


def test_the_examples_of_the_parts_can_be_read_as_one_adventure(tmp_path: Path) -> None:
    parts = "\n".join(block for block in BLOCKS[1:] if "[[chapter]]" not in block)
    sheet, findings = read_sheet(write(tmp_path, parts, top="", camp=""))
    assert findings == []
    assert sheet
    assert (len(sheet.tiles), len(sheet.tokens), len(sheet.talks), len(sheet.endings)) == (2, 1, 1, 1)
