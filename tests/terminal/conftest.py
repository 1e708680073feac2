"""Somebody at a terminal whose answers are known beforehand."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from waybread.cli import main

Play = Callable[..., str]


@dataclass(frozen=True)
class Lost:
    """How a game is soon lost."""

    arguments: str
    typed: tuple[str, ...]


@pytest.fixture
def lost(tmp_path: Path) -> Lost:
    """Thalin goes to Mirkwood alone; every first choice is taken."""
    file = tmp_path / "alone.txt"
    file.write_text("Alone\n\nHeroes\nThalin\n\nAllies\n3x Gandalf\n", encoding="utf-8")
    return Lost(f"mirkwood --seed 3 --casual --deck {file}", ("1",) * 6)


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept unless somebody says otherwise."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path / "waybread" / "saves"


@pytest.fixture
def play(saves: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Plays with lines that are typed until there are no more; returns all that is on the screen."""

    def played(arguments: str, *typed: str, status: int = 0) -> str:
        capsys.readouterr()
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{each}\n" for each in typed)))
        assert main(["play", *arguments.split()]) == status
        said = capsys.readouterr()
        return said.err if status else said.out

    return played
