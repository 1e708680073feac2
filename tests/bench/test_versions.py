"""Two versions are measured in turns, and their ratios say which is faster."""

from pathlib import Path

import pytest

from bench import __main__ as command
from bench import versions
from bench.versions import ROOT, SpeedRatio, Version, VersionError, checked_out, compare_versions, speed_ratios


class Fake(Version):
    """A version with figures of its own; nothing is measured."""

    def __init__(self, name: str, keys: list[str], rates: list[float], turns: list[str]) -> None:
        self._name, self._keys, self._rates, self._turns = name, keys, iter(rates), turns

    def subjects(self) -> list[str]:
        return self._keys

    def measure(self, key: str, seconds: float) -> dict[str, float] | None:
        self._turns.append(self._name)
        return {f"{key}.decisions_per_s": next(self._rates)}


def test_a_ratio_above_one_is_faster_for_rates_and_for_times() -> None:
    old = {"a.decisions_per_s": 10.0, "a.clone.us": 8.0, "a.clone.quiescent_us": 4.0, "a.decisions_per_game": 5.0}
    new = {"a.decisions_per_s": 20.0, "a.clone.us": 4.0, "a.clone.quiescent_us": 8.0, "a.decisions_per_game": 9.0}
    assert speed_ratios(old, new) == {"a.decisions_per_s": 2.0, "a.clone.us": 2.0, "a.clone.quiescent_us": 0.5}


def test_what_only_one_version_has_is_left_out() -> None:
    assert speed_ratios({"a.decisions_per_s": 1.0}, {"b.decisions_per_s": 1.0}) == {}


def test_versions_take_turns_and_the_first_round_does_not_count() -> None:
    turns: list[str] = []
    old = Fake("old", ["a", "gone"], [9.0, 1.0, 1.0, 1.0], turns)
    new = Fake("new", ["a", "added"], [1.0, 2.0, 4.0, 3.0], turns)
    assert list(compare_versions(old, new, 3, 0.1, frozenset(("a", "gone", "added")))) == [
        SpeedRatio("a.decisions_per_s", 3.0, 2.0, 4.0)
    ]
    assert turns == ["old", "new", "new", "old", "old", "new", "new", "old"]


def test_the_process_of_a_version_measures_its_own_tree() -> None:
    with Version(ROOT) as here:
        assert "longnight.2p" in here.subjects()
        figures = here.measure("longnight.2p", 0.01)
    assert figures is not None
    assert figures["longnight.2p.decisions_per_s"] > 0
    assert figures["longnight.clone.2p.us"] > 0


def test_a_tree_without_a_benchmark_is_refused(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with Version(tmp_path) as nothing, pytest.raises(VersionError, match="its process has ended"):
        nothing.subjects()
    assert "No module named 'bench'" in capfd.readouterr().err


def test_a_slower_version_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    found = [SpeedRatio("a.decisions_per_s", 0.92, 0.9, 1.1), SpeedRatio("b.decisions_per_s", 0.94, 0.9, 1.1)]
    monkeypatch.setattr(versions, "compare_versions", lambda *given: iter(found))
    monkeypatch.setattr(versions, "checked_out", lambda commit, folder: ROOT)
    assert command.main(["--against", "HEAD", "--only", "longnight"]) == 1
    assert capsys.readouterr().out.endswith("1 medians are below 0.93: a.decisions_per_s.\n")
    assert command.main(["--against", "HEAD", "--only", "longnight", "--bar", "0.9"]) == 0


def test_a_commit_is_checked_out_into_a_folder(tmp_path: Path) -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no checkout")
    tree = checked_out("HEAD", tmp_path)
    assert (tree / "src" / "waybread" / "__init__.py").is_file()
    with pytest.raises(VersionError, match="git knows no commit 'no-such-commit' here"):
        checked_out("no-such-commit", tmp_path)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--against", "no-such-commit"], "--against no-such-commit: git knows no commit 'no-such-commit' here."),
        (["--against", "HEAD", "--only", "memory"], "--against measures games, environments and strider, not memory."),
    ],
)
def test_nonsense_is_refused_in_a_sentence(
    options: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        command.main(options)
    assert refused.value.code == 2
    assert sentence in capsys.readouterr().err
