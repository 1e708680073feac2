"""The page on balance shows the numbers that are played with."""

from pathlib import Path

import pytest

from tools import journeys_balance
from waybread.journeys.rules.enemies.attack_tables import ATTACKS

ROOT = Path(__file__).parents[2]


def test_the_page_on_balance_is_up_to_date() -> None:
    assert (ROOT / journeys_balance.PAGE).read_text(encoding="utf-8") == journeys_balance.balance_page()


def test_a_stale_page_is_told_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(journeys_balance, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr("sys.argv", ["journeys_balance", "--check"])
    assert journeys_balance.main() == 1
    assert "run 'python -m tools.journeys_balance'" in capsys.readouterr().out
    monkeypatch.setattr("sys.argv", ["journeys_balance"])
    assert journeys_balance.main() == 0
    monkeypatch.setattr("sys.argv", ["journeys_balance", "--check"])
    assert journeys_balance.main() == 0


def test_the_page_has_every_attack_in_words_and_numbers() -> None:
    page = journeys_balance.balance_page()
    assert page.count("*hero*") == sum(len(each) for each in ATTACKS.values())
    assert "| Might | 2 / 3 / 4 | 0 / 0 / 1 | the nearest hero |  | A knotted cudgel" in page
    assert "| Hill Troll | normal | 1 | 1 | 1 | 1 | 1 |\n|  | hard | 1 + | 1 + | 1 + | 1 + | 1 + |" in page
