"""A run from its beginning, or from where it was stopped, to its end; with what every run can be told."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from contextlib import ExitStack
from pathlib import Path
from typing import Final, Generic, TypeVar

from waybread.files import errors_as, write_atomically
from waybread.kernel import Json
from waybread.sim import worker_pool
from waybread.sim.progress_line import Progress
from waybread.sim.result_files import ResultFile, new_place
from waybread.sim.study import SeedResult, Study, StudyError, Tally
from waybread.sim.worker_pool import play_seeds

S = TypeVar("S", bound=Study)
T = TypeVar("T", bound=Tally)
GAMES: Final = 1000
MOST_GAMES: Final = 100_000_000
MOST_SEED: Final = 2**63
CHUNK: Final = 10
"""So many games are sent to a worker together, at most."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What every run can be told."""
    parser.add_argument("--games", type=int, metavar="N", help=f"number of games (default: {GAMES})")
    parser.add_argument("--seed", type=int, metavar="S", help="seed of the first game; each game adds 1 (default: 0)")
    parser.add_argument("--workers", type=int, metavar="K", help="worker processes (default: one per processor)")
    parser.add_argument("--dask", metavar="ADDRESS", help="use a Dask cluster instead, such as tcp://host:8786")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE",
        help="store every game in this file; if it exists, continue where it ends",
    )  # fmt: skip
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all results as JSON")
    parser.add_argument("--quiet", action="store_true", help="show no progress")


class ResumableRun(Generic[S, T]):
    """One study on many seeds, with its results on the disk as long as it is not over."""

    def __init__(self, study: S, tally: T, results: ResultFile, games: int, seed: int, *, named: bool) -> None:
        self.study: Final = study
        self.tally: Final = tally
        self.results: Final = results
        self.games: Final = games
        self.seed: Final = seed
        self.interrupted = False
        self._named = named
        for seen in results:
            tally.add(seen)

    @classmethod
    def prepared(
        cls, chosen: argparse.Namespace, wished: Callable[[], S] | None, begun: Callable[[dict[str, Json]], S],
        tally: Callable[[S], T],
    ) -> ResumableRun[S, T]:  # fmt: skip
        """A run as it is wished for; or, where nothing is said of that, as the file says that it was begun."""
        _check(chosen)
        place: Path | None = chosen.resume
        if place is not None and place.exists():
            results = ResultFile.opened(place)
            study = begun(results.header)
            seed, games = _number(results.header, "seed"), _number(results.header, "games")
            if wished is not None and wished().header() != study.header():
                raise StudyError(f"{place} has the results of another run: it goes on as it was begun.")
            if chosen.seed not in (None, seed):
                raise StudyError(f"{place} was begun with the seed {seed}: it goes on as it was begun.")
            if results.done > (chosen.games or games):
                raise StudyError(f"{place} has {results.done} games already, which are more than {chosen.games}.")
            return cls(study, tally(study), results, chosen.games or games, seed, named=True)
        if wished is None:
            raise StudyError(
                "Say what is to be played: a scenario with its decks (mirkwood --deck leadership) or, to be simulated, "
                "an adventure with its heroes (cold-beacon --hero Gimli --hero Legolas)."
                if place is None
                else f"There is no file {place} to go on with: say what is to be played, and it is begun there."
            )
        study = wished()
        seed, games = chosen.seed or 0, chosen.games or GAMES
        header = study.header()
        file = place or new_place(str(header.get("study", "run")))
        results = ResultFile.begun(file, {**header, "seed": seed, "games": games})
        return cls(study, tally(study), results, games, seed, named=place is not None)

    def go(self, chosen: argparse.Namespace, chunk: int = CHUNK) -> None:
        """Play all that is left; Ctrl-C ends it early, and nothing that was done is lost."""
        left = range(self.seed + self.results.done, self.seed + self.games)
        with Progress(self.games, self.results.done, quiet=chosen.quiet) as progress:

            def played(games: list[SeedResult]) -> None:
                self.results.append(games)
                for seen in games:
                    self.tally.add(seen)
                progress.update(self.results.done, self.tally.headline)

            try:
                self._play(chosen, left, played, chunk)
            except KeyboardInterrupt:
                self.interrupted = True
            except StudyError as error:
                raise StudyError(f"{error} {self.ended()}") from error
            finally:
                self.results.close()

    def _play(
        self, chosen: argparse.Namespace, left: range, played: Callable[[list[SeedResult]], None], chunk: int
    ) -> None:
        with ExitStack() as stack:
            executor: Executor | None
            if chosen.dask is not None:
                executor, count = stack.enter_context(worker_pool.cluster(chosen.dask))
            else:
                count = min(chosen.workers or os.cpu_count() or 1, max(1, len(left)))
                executor = stack.enter_context(worker_pool.processes(count)) if count > 1 else None
            chunk = max(1, min(chunk, len(left) // (4 * count)))
            play_seeds(self.study, left, played, executor, count, chunk)

    def ended(self) -> str:
        """Clear up; returns what there is to say about it."""
        done = self.results.done
        if not self._named and done in (0, self.games):
            self.results.path.unlink(missing_ok=True)
        if done == self.games:
            return ""
        if not done:
            return "Stopped before the first game was over."
        return (
            f"Stopped after {done} of {self.games} games, which are kept: "
            f"--resume {self.results.path} goes on with them."
        )


def _check(chosen: argparse.Namespace) -> None:
    if chosen.games is not None and not 1 <= chosen.games <= MOST_GAMES:
        raise StudyError(f"A run has 1 to {MOST_GAMES:,} games, not {chosen.games}.")
    if chosen.seed is not None and not 0 <= chosen.seed < MOST_SEED:
        raise StudyError(f"A seed is a whole number from 0 on, below 2 to the 63rd, not {chosen.seed}.")
    if chosen.workers is not None and not 1 <= chosen.workers <= worker_pool.MOST_WORKERS:
        raise StudyError(f"There can be 1 to {worker_pool.MOST_WORKERS} workers, not {chosen.workers}.")
    if chosen.workers is not None and chosen.dask is not None:
        raise StudyError("A cluster has the workers that it has: --workers and --dask do not go together.")


def _number(header: dict[str, Json], name: str) -> int:
    value = header.get(name)
    if type(value) is not int:
        raise StudyError(f"The first line of the results makes no sense: its {name} is no number.")
    return value


def write(place: Path, parts: Iterable[str]) -> None:
    """Write a file for somebody who named it, whole or not at all."""
    with errors_as(StudyError):
        write_atomically(place, parts)


def writable(*places: Path | None) -> None:
    """Find out before the first game, rather than after the last, that a file cannot be written."""
    for place in places:
        if place is not None and (place.is_dir() or not os.access(place.parent, os.W_OK)):
            raise StudyError(f"{place} cannot be written: its folder is not there, or nothing may be written to it.")


def say(words: str) -> None:
    """To whoever reads the command's output."""
    sys.stdout.write(f"{words}\n")
