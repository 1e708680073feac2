"""The report of ``make rules``."""

import json
import sys
from pathlib import Path

import pytest

from tools import rules_coverage
from waybread.rules import rules

ALL_OF_LCG = {each.id: ["test"] for each in rules().values() if each.id.startswith("lcg:")}
TESTABLE = sum(rules()[each].testable for each in ALL_OF_LCG)


@pytest.fixture
def report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> "Report":
    monkeypatch.setattr(rules_coverage, "PAGE", tmp_path / "page.md")
    return Report(tmp_path, monkeypatch, capsys)


class Report:
    """Runs the report on citations that a test makes up."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.page, self._patch, self._capsys = folder / "page.md", patch, capsys
        self._citations = [folder / "first.json", folder / "second.json"]

    def __call__(
        self, cited: dict[str, list[str]], *options: str, second: dict[str, list[str]] | None = None
    ) -> tuple[int, list[str]]:
        for file, run in zip(self._citations, (cited, second or {}), strict=True):
            file.write_text(json.dumps(run), encoding="utf-8")
        self._patch.setattr(sys, "argv", ["rules", *map(str, self._citations), *options])
        return rules_coverage.main(), self._capsys.readouterr().out.splitlines()


def test_the_report_ends_with_one_line_per_game(report: Report) -> None:
    _, lines = report(ALL_OF_LCG)
    assert lines[-2:] == [
        f"lcg: {TESTABLE} of {TESTABLE} testable rules cited by passing tests",
        "jme: 0 of 772 testable rules cited by passing tests",
    ]


def test_what_is_cited_in_one_of_several_runs_is_cited(report: Report) -> None:
    half = dict(list(ALL_OF_LCG.items())[::2])
    _, lines = report(half, second={key: tests for key, tests in ALL_OF_LCG.items() if key not in half})
    assert lines[-2] == f"lcg: {TESTABLE} of {TESTABLE} testable rules cited by passing tests"


def test_a_testable_rule_that_no_test_cites_is_listed(report: Report) -> None:
    _, lines = report({key: tests for key, tests in ALL_OF_LCG.items() if key != "lcg:step.3.4"})
    listed = [line.partition("\t")[0] for line in lines if line.startswith("lcg:")]
    assert listed[0] == "lcg:step.3.4"
    assert lines[-2] == f"lcg: {TESTABLE - 1} of {TESTABLE} testable rules cited by passing tests"


def test_a_rule_that_cannot_be_tested_is_not_listed(report: Report) -> None:
    _, lines = report({})
    assert not rules()["lcg:doc.1"].testable
    assert not [line for line in lines if line.startswith("lcg:doc.1\t")]


def test_the_check_fails_on_a_stale_page_and_leaves_it(report: Report) -> None:
    report(ALL_OF_LCG)
    page = report.page.read_text(encoding="utf-8")
    assert report(ALL_OF_LCG, "--check")[0] == 0
    status, lines = report({}, "--check")
    assert status == 1
    assert "not up to date" in lines[0]
    assert report.page.read_text(encoding="utf-8") == page
