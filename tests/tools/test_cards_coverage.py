"""The report of ``make cards``."""

import json
import sys
from collections.abc import Collection
from pathlib import Path

import pytest

from tests.cardgame.board import printed
from tools import cards_coverage
from waybread.cardgame import BOXES
from waybread.cardgame.catalogue import Entry, catalogue, rulings

ENTRIES = [
    Entry("Core Set", 13, "Guard of the Citadel", "ally", "leadership", "core:13", printed("core:13")),
    Entry("Core Set", 67, "Gandalf's Search", "event", "lore", "core:67", printed("core:67")),
    Entry("Core Set", 73, "Gandalf", "ally", "neutral", "core:73", printed("core:73")),
    Entry("Core Set", 998, "Gandalf and Bilbo", "ally", "neutral"),
    Entry("Core Set", 999, "The Long Road", "campaign", "campaign card"),
]


ALL_RULINGS = [ruling.id for key, found in rulings().items() for ruling in found if BOXES["core"].has(key)]


def report(patch: pytest.MonkeyPatch, folder: Path, *options: str, cited: Collection[str] = ALL_RULINGS) -> int:
    citations = folder / "citations.json"
    citations.write_text(json.dumps({each: ["test_it"] for each in cited}), encoding="utf-8")
    (folder / "core").mkdir(exist_ok=True)
    patch.setattr(cards_coverage, "PAGES", folder)
    patch.setattr(cards_coverage, "BOXES", {"core": BOXES["core"]})
    patch.setattr(sys, "argv", ["cards", str(citations), *options])
    return cards_coverage.main()


def titles_held(folder: Path, **modules: str) -> list[str]:
    """The titles that are tested by tests of these names."""
    for module, tests in modules.items():
        text = "\n".join(f"def {test}() -> None: ..." for test in tests.split())
        (folder / f"{module}.py").write_text(text, encoding="utf-8")
    found = cards_coverage.tested_cards(ENTRIES, folder)
    return [each.title for each in ENTRIES if each in found and each != ENTRIES[0]]


def test_a_test_named_after_a_card_tests_it(tmp_path: Path) -> None:
    assert titles_held(tmp_path, test_neutral="test_gandalf_leaves_at_the_end_of_the_round") == ["Gandalf"]


def test_a_test_belongs_to_the_longest_title_that_it_begins_with(tmp_path: Path) -> None:
    names = "test_gandalf_and_bilbo_smoke test_gandalfs_search_looks_at_x_cards"
    assert titles_held(tmp_path, test_neutral=names) == ["Gandalf's Search", "Gandalf and Bilbo"]


def test_what_is_no_test_tests_nothing(tmp_path: Path) -> None:
    assert (
        titles_held(tmp_path, scenes="test_gandalf_leaves", test_neutral="gandalf_leaves test_a_gandalf_leaves") == []
    )


def test_a_card_without_text_needs_no_test(tmp_path: Path) -> None:
    assert [each.title for each in cards_coverage.tested_cards(ENTRIES, tmp_path)] == ["Guard of the Citadel"]


def test_a_campaign_card_is_not_tested_by_the_tests_of_its_scenario(tmp_path: Path) -> None:
    assert titles_held(tmp_path, test_passage="test_the_long_road_has_two_stages") == []
    assert titles_held(tmp_path, test_campaign="test_the_long_road_earns_a_boon") == ["The Long Road"]


def test_the_page_names_what_is_missing() -> None:
    page = cards_coverage.coverage_page("core", ENTRIES, {ENTRIES[0], ENTRIES[2]}, [])
    assert "Core Set: 3 of 5 cards implemented, 2 tested; 0 of 1 rulings cited by passing tests." in page
    assert "| Leadership | 1 | 1 | 1 | 0 | 0 |  |  |" in page
    assert "| Lore | 1 | 1 | 0 | 0 | 0 |  | Gandalf's Search |" in page
    assert "| Neutral | 2 | 1 | 1 | 1 | 0 | Gandalf and Bilbo |  |" in page


def test_the_page_counts_the_rulings_that_are_cited() -> None:
    page = cards_coverage.coverage_page("core", ENTRIES, set(), ["core:73.1", "lcg:step.3.4"])
    assert "1 of 1 rulings cited by passing tests." in page
    assert "| Neutral | 2 | 1 | 0 | 1 | 1 |" in page


def test_every_printed_card_is_of_one_box() -> None:
    assert [each for box in BOXES for each in cards_coverage.entries_of(box)] == catalogue()


def test_the_check_fails_on_a_stale_page_and_leaves_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report(monkeypatch, tmp_path) == 0
    assert capsys.readouterr().out.startswith("Core Set: ")
    assert report(monkeypatch, tmp_path, "--check") == 0
    (tmp_path / "core/coverage.md").write_text("an old page", encoding="utf-8")
    capsys.readouterr()
    assert report(monkeypatch, tmp_path, "--check") == 1
    assert "'make cards'" in capsys.readouterr().out
    assert (tmp_path / "core/coverage.md").read_text(encoding="utf-8") == "an old page"


def test_the_check_fails_on_a_ruling_that_no_passing_test_cites(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cited = [each for each in ALL_RULINGS if each != "core:43.1"]
    assert report(monkeypatch, tmp_path, cited=cited) == 0
    assert "No passing test cites the ruling core:43.1: Once each round." in capsys.readouterr().out
    assert report(monkeypatch, tmp_path, "--check", cited=cited) == 1


def test_without_citations_the_report_says_how_to_get_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["cards", str(tmp_path / "none.json")])
    assert cards_coverage.main() == 1
    assert "'make cards'" in capsys.readouterr().out
