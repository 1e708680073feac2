"""Cells of the published tables: each is a study with a file of its own, played in stages until time is up.

A run that is stopped continues where it was; one with more games per cell plays only the missing ones.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol, TypeVar

from tools.page_tables import published_games
from waybread.kernel import Json
from waybread.sim import ResultFile, Study, StudyError, play_seeds, processes

STAGES: Final = (1, 3, 10, 40)
"""Every cell gets this many games before any gets more, so that all are covered whenever time is up."""


class Cell(Protocol):
    """One cell of a table."""

    @property
    def name(self) -> str:
        """The name of its file."""

    @property
    def slow(self) -> bool:
        """Whether a game takes long."""

    def study(self) -> Study:
        """What is played."""


C = TypeVar("C", bound=Cell)


def cell_file(cell: Cell, folder: Path) -> ResultFile:
    """Open the file of a cell; if the code or the setup has changed since, start it again."""
    path = folder / f"{cell.name}.jsonl"
    header: dict[str, Json] = {**cell.study().header(), "seed": 0, "games": 0}
    if path.exists():
        try:
            begun = ResultFile.opened(path)
            if begun.header == header:
                return begun
        except StudyError:
            pass
        path.unlink()
    return ResultFile.begun(path, header)


def played_cells(cells: Sequence[C], folder: Path) -> Iterator[tuple[C, ResultFile]]:
    """Yield the cells that have games, with their files."""
    for cell in cells:
        if (folder / f"{cell.name}.jsonl").exists() and (file := cell_file(cell, folder)).done:
            yield cell, file


@dataclass(frozen=True, slots=True)
class CellRunner:
    """Plays cells into a folder until a deadline."""

    folder: Path
    executor: Executor | None = None
    workers: int = 1
    deadline: float = float("inf")
    """By ``time.monotonic``."""

    def play(self, cell: Cell, games: int) -> bool:
        """Play the missing games of a cell; False if time is up."""
        file = cell_file(cell, self.folder)
        part = 2 * self.workers if cell.slow else 20 * self.workers
        try:
            while file.done < games:
                if time.monotonic() >= self.deadline:
                    return False
                seeds = range(file.done, min(file.done + part, games))
                chunk = 1 if cell.slow else 5
                play_seeds(cell.study(), seeds, file.append, self.executor, self.workers, chunk)
        finally:
            file.close()
        return True

    def play_all(self, cells: Sequence[Cell], most: Sequence[int]) -> None:
        """Play the given number of games of each cell, stage by stage, until all are played or time is up."""
        for stage in (*[each for each in STAGES if each < max(most)], max(most)) if cells else ():
            for number, (cell, games) in enumerate(zip(cells, most, strict=True), 1):
                if not self.play(cell, min(stage, games)):
                    print("Time is up; the next run continues from here.", file=sys.stderr)
                    return
                if number % 50 == 0:
                    print(f"{number} of {len(cells)} cells have {stage} games, or all of theirs", file=sys.stderr)


@contextmanager
def cell_runner(chosen: argparse.Namespace) -> Iterator[CellRunner]:
    """Yield a runner as the options say; Ctrl-C ends the playing early and keeps what was played."""
    chosen.folder.mkdir(parents=True, exist_ok=True)
    deadline = time.monotonic() + (float("inf") if chosen.minutes is None else 60 * chosen.minutes)
    try:
        with processes(chosen.workers) if chosen.workers > 1 else nullcontext() as executor:
            yield CellRunner(chosen.folder, executor, chosen.workers, deadline)
    except KeyboardInterrupt:
        print("Stopped; what was played is kept.", file=sys.stderr)


def chosen_cells(cells: Sequence[C], words: Sequence[str]) -> list[C]:
    """Return the cells with all these words in their names; say so if there are none."""
    found = [each for each in cells if all(word in each.name for word in words)]
    if not found:
        print(f"No cell has {' and '.join(words)} in its name; the first is {cells[0].name}.")
    return found


def page_to_write(page: Path, sheet: str, games: int, folder: Path, *, replace: bool) -> Path:
    """Return where to write: not over a page that reports more games than there are here, unless asked to."""
    reported = published_games(page.with_suffix("") / sheet)
    if replace or games >= reported:
        return page
    print(
        f"{page} reports {reported:,} games and {folder} has {games:,}, so it stays as it is (--replace replaces it).",
        file=sys.stderr,
    )
    return folder / page.name


def cell_parser(
    name: str, description: str, *, games: int, strider_games: int, playouts: int
) -> argparse.ArgumentParser:
    """Return a parser with the options that all published tables have; the numbers are defaults."""
    parser = argparse.ArgumentParser(prog=f"python -m tools.{name}", description=description)
    add = parser.add_argument
    add("--games", type=int, default=games, help=f"games per cell for the fast bots (default: {games})")
    add(
        "--strider-games", type=int, default=strider_games,
        help=f"games per cell for strider (default: {strider_games})",
    )  # fmt: skip
    add("--playouts", type=int, default=playouts, help=f"strider's playouts per decision (default: {playouts})")
    add(
        "--only", action="append", default=[], metavar="WORD",
        help="only cells whose name contains WORD; if repeated, all words",
    )  # fmt: skip
    add("--minutes", type=float, help="stop playing after this many minutes; 0 only writes the page")
    add("--workers", type=int, default=os.cpu_count() or 1, help="worker processes (default: one per processor)")
    folder = Path("build") / name
    add("--folder", type=Path, default=folder, help=f"the folder for the games (default: {folder})")
    add("--replace", action="store_true", help="replace a page that reports more games than the folder has now")
    return parser
