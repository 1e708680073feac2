"""The ``waybread`` command as a person types it."""

import pytest

from waybread.cli import main


def test_rule_shows_the_rule_of_an_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "lcg:defending-player.2"]) == 0
    assert capsys.readouterr().out.startswith("lcg:defending-player.2  (Defending Player)\n")


def test_rule_searches_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "another", "sentinel", "defender"]) == 0
    assert "lcg:defending-player.2" in capsys.readouterr().out


def test_rule_says_what_an_id_looks_like_when_nothing_is_found(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rule", "lcg:step.99"]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    assert "lcg:step.3.4-2" in output.err


def test_version_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out.startswith("waybread 0.")
