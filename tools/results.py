"""The published tables: ``make results``.

Every core scenario, with the starter and the sample decks, for one to four players, by every bot, standard and easy.
Each of these is a cell with games of its own in ``build/results``: a run that is stopped goes on where it was, and
one that is asked for more games plays only those. At the end the tables and charts of ``docs/results.md`` are written
from all that is there; the words around them stay.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from dataclasses import dataclass
from itertools import combinations, product
from pathlib import Path
from typing import Final, Protocol

from tools.results_page import ORDER, Found, published, write_page
from tools.results_timing import timing
from waybread.cardgame import deckfiles
from waybread.kernel import Json
from waybread.sim import worker_pool
from waybread.sim.cardgame.watched_game import Party
from waybread.sim.players import Player
from waybread.sim.result_files import ResultFile
from waybread.sim.simulation import GameTally, Simulation
from waybread.sim.study import SeedResult, Study, StudyError
from waybread.sim.worker_pool import play_seeds

STARTERS: Final = ("leadership", "tactics", "spirit", "lore")
PAIRS: Final = (
    ("three-spheres", "tactics"), ("first-deck", "tactics"), ("strongest-solo", "tactics"),
    ("staging-hunters", "leadership"), ("cancel-and-strike", "lore"), ("beorns-path-anduin", "spirit"),
)  # fmt: skip
"""Sample decks beside a starter deck that brings what they lack; no hero sits at a table twice."""
GAMES: Final = 100
SEARCHED_GAMES: Final = 10
"""Strider takes a hundred times as long."""
PLAYOUTS: Final = 20
STAGES: Final = (1, 3, 10, 40)
"""All cells get so many games before any gets more: whenever time is up, everything has been looked at."""


class Playable(Protocol):
    """A cell of a table, with games of its own."""

    @property
    def name(self) -> str:
        """Of its file."""

    @property
    def slow(self) -> bool:
        """Does a game take long?"""

    def study(self) -> Study:
        """What is played."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One setup, played by one bot."""

    scenario: str
    easy: bool
    decks: tuple[str, ...]
    bot: Player

    @property
    def name(self) -> str:
        """Of its file."""
        mode = "easy" if self.easy else "standard"
        return f"{self.scenario}-{mode}-{self.bot.name}{self.bot.playouts or ''}-{'+'.join(self.decks)}"

    @property
    def slow(self) -> bool:
        """Does a game take long?"""
        return bool(self.bot.playouts)

    def study(self) -> Simulation:
        """What is played."""
        lists = [deckfiles.opened(each) for each in self.decks]
        decks: list[Json] = [each.deck().setup() for each in lists]
        setup: dict[str, Json] = {"scenario": self.scenario, "easy": self.easy, "decks": decks}
        return Simulation((Party(" + ".join(each.name for each in lists), setup, (self.bot,) * len(decks)),))


def tables() -> list[tuple[str, ...]]:
    """Who sits together: every deck alone, starters with each other, sample decks with what goes with them."""
    alone = [*STARTERS, *(each for each in deckfiles.shipped() if each not in STARTERS)]
    starters = [each for count in (2, 3, 4) for each in combinations(STARTERS, count)]
    return [*((each,) for each in alone), *starters, *PAIRS]


def cells(playouts: int = PLAYOUTS) -> list[Cell]:
    """All of them, quick ones first."""
    bots = (Player("random"), Player("scout"), Player("strider", playouts))
    return [
        Cell(scenario, easy, decks, bot) for bot, scenario, easy, decks in product(bots, ORDER, (False, True), tables())
    ]


def opened(cell: Playable, folder: Path) -> ResultFile:
    """The file of a cell; one that was begun before the program was changed is begun anew."""
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


def play(cell: Playable, games: int, folder: Path, pool: tuple[Executor | None, int], until: float) -> bool:
    """Play what is missing of a cell, unless time is up: then False."""
    results = opened(cell, folder)
    executor, count = pool
    part = 2 * count if cell.slow else 20 * count

    def played(seen: list[SeedResult]) -> None:
        results.append(seen)

    try:
        while results.done < games:
            if time.monotonic() >= until:
                return False
            seeds = range(results.done, min(results.done + part, games))
            play_seeds(cell.study(), seeds, played, executor, count, 1 if cell.slow else 5)
    finally:
        results.close()
    return True


def found(wanted: Sequence[Cell], folder: Path) -> Iterator[Found]:
    """What has been played of these cells by this program, as it is now."""
    for cell in wanted:
        if not (folder / f"{cell.name}.jsonl").exists():
            continue
        tally = GameTally()
        games = [seen["games"][0] for seen in opened(cell, folder)]
        for each in games:
            tally.add(each)
        if games:
            wins = tuple(bool(each["won"]) for each in games)
            yield Found(cell.scenario, cell.easy, cell.decks, cell.bot.name, tally, wins)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, then write; Ctrl-C ends the playing early, and what is there is written all the same."""
    chosen = _parser().parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    everything = cells(chosen.playouts)
    wanted = [each for each in everything if all(word in each.name for word in chosen.only)]
    if not wanted:
        print(f"No cell has {' and '.join(chosen.only)} in its name; the first is {everything[0].name}.")
        return 2
    until = time.monotonic() + (float("inf") if chosen.minutes is None else 60 * chosen.minutes)
    try:
        with worker_pool.processes(chosen.workers) if chosen.workers > 1 else nullcontext() as executor:
            for slow, games in ((False, chosen.games), (True, chosen.strider_games)):
                part = [each for each in wanted if each.slow is slow]
                if part:
                    play_all(part, [games] * len(part), chosen.folder, (executor, chosen.workers), until)
    except KeyboardInterrupt:
        print("Stopped; what was played is kept.", file=sys.stderr)
    seen = list(found(everything, chosen.folder))
    if seen:
        games = sum(each.tally.share.games for each in seen)
        page = allowed(chosen.page, "results.csv", games, chosen.folder, anew=chosen.anew)
        write_page(page, seen, chosen.playouts, timing(chosen.folder / "timing.json", chosen.playouts))
        print(f"{games:,} games of {len(seen)} cells are in {page}.")
    return 0


def allowed(page: Path, sheet: str, games: int, folder: Path, *, anew: bool) -> Path:
    """Where to write: not over a page that tells of more games than there are here, unless that is wanted."""
    told = published(page.with_suffix("") / sheet)
    if anew or games >= told:
        return page
    print(
        f"{page} tells of {told:,} games, and {folder} has {games:,}: it stays as it is (--anew replaces it).",
        file=sys.stderr,
    )
    return folder / page.name


def play_all(
    wanted: Sequence[Playable], most: Sequence[int], folder: Path, pool: tuple[Executor | None, int], until: float
) -> None:
    """Play so many games of each cell, in stages, until all are played or time is up."""
    for stage in (*[each for each in STAGES if each < max(most)], max(most)):
        for number, (cell, games) in enumerate(zip(wanted, most, strict=True), 1):
            if not play(cell, min(stage, games), folder, pool, until):
                print("Time is up; the next run goes on from here.", file=sys.stderr)
                return
            if number % 50 == 0:
                print(f"{number} of {len(wanted)} cells have {stage} games, or all of theirs", file=sys.stderr)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.results", description="Play the games behind docs/results.md and write its tables."
    )
    add = parser.add_argument
    add("--games", type=int, default=GAMES, help=f"games per cell for the fast bots (default: {GAMES})")
    add(
        "--strider-games",
        type=int,
        default=SEARCHED_GAMES,
        help=f"games per cell for strider (default: {SEARCHED_GAMES})",
    )
    add("--playouts", type=int, default=PLAYOUTS, help=f"strider's playouts per decision (default: {PLAYOUTS})")
    add(
        "--only",
        action="append",
        default=[],
        metavar="WORD",
        help="only cells whose name contains WORD; if repeated, all words",
    )
    add("--minutes", type=float, help="stop playing after this many minutes; 0 only writes the page")
    add("--workers", type=int, default=os.cpu_count() or 1, help="worker processes (default: one per processor)")
    add("--folder", type=Path, default=Path("build/results"), help="the folder for the games (default: build/results)")
    add("--page", type=Path, default=Path("docs/results.md"), help="the page to write (default: docs/results.md)")
    add("--anew", action="store_true", help="replace a page that reports more games than the folder has now")
    return parser


if __name__ == "__main__":
    sys.exit(main())
