"""A run from its beginning, or from where it was stopped, to its end; and the options of every run."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, TypeVar

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


@dataclass(frozen=True, slots=True)
class RunOptions:
    """What every run can be told; StudyError if it is impossible."""

    games: int | None = None
    seed: int | None = None
    """Of the first game; each game adds 1."""
    workers: int | None = None
    dask: str | None = None
    """The address of a cluster that plays instead of this machine."""
    file: Path | None = None
    """Where the games are stored, and the run goes on if it was stopped."""
    quiet: bool = False

    def __post_init__(self) -> None:
        if self.games is not None and not 1 <= self.games <= MOST_GAMES:
            raise StudyError(f"A run has 1 to {MOST_GAMES:,} games, not {self.games}.")
        if self.seed is not None and not 0 <= self.seed < MOST_SEED:
            raise StudyError(f"A seed is a whole number from 0 on, below 2 to the 63rd, not {self.seed}.")
        if self.workers is not None and not 1 <= self.workers <= worker_pool.MOST_WORKERS:
            raise StudyError(f"There can be 1 to {worker_pool.MOST_WORKERS} workers, not {self.workers}.")
        if self.workers is not None and self.dask is not None:
            raise StudyError("A cluster has the workers that it has: --workers and --dask do not go together.")


class ResumableRun(Generic[S, T]):
    """One study on many seeds, with its results on the disk as long as it is not over."""

    def __init__(self, study: S, tally: T, results: ResultFile, games: int, seed: int, options: RunOptions) -> None:
        self.study: Final = study
        self.tally: Final = tally
        self.results: Final = results
        self.games: Final = games
        self.seed: Final = seed
        self.interrupted = False
        self._options: Final = options
        for result in results:
            tally.add(result)

    @classmethod
    def prepared(
        cls, options: RunOptions, wished: Callable[[], S] | None, begun: Callable[[dict[str, Json]], S],
        tally: Callable[[S], T],
    ) -> ResumableRun[S, T]:  # fmt: skip
        """A run as it is wished for; or, where nothing is said of that, as the file says that it was begun."""
        place = options.file
        if place is not None and place.exists():
            results = ResultFile.opened(place)
            study = begun(results.header)
            seed, games = _number(results.header, "seed"), _number(results.header, "games")
            if wished is not None and wished().header() != study.header():
                raise StudyError(f"{place} has the results of another run: it goes on as it was begun.")
            if options.seed not in (None, seed):
                raise StudyError(f"{place} was begun with the seed {seed}: it goes on as it was begun.")
            if results.done > (options.games or games):
                raise StudyError(f"{place} has {results.done} games already, which are more than {options.games}.")
            return cls(study, tally(study), results, options.games or games, seed, options)
        if wished is None:
            raise StudyError(
                "Say what is to be played: a scenario with its decks (mirkwood --deck leadership) or, to be simulated, "
                "an adventure with its heroes (cold-beacon --hero Gimli --hero Legolas)."
                if place is None
                else f"There is no file {place} to go on with: say what is to be played, and it is begun there."
            )
        study = wished()
        seed, games = options.seed or 0, options.games or GAMES
        header = study.header()
        file = place or new_place(str(header.get("study", "run")))
        results = ResultFile.begun(file, {**header, "seed": seed, "games": games})
        return cls(study, tally(study), results, games, seed, options)

    def go(self, *, one_by_one: bool = False) -> None:
        """Play all that is left; Ctrl-C ends it early, and nothing that was done is lost."""
        left = range(self.seed + self.results.done, self.seed + self.games)
        with Progress(self.games, self.results.done, quiet=self._options.quiet) as progress:

            def played(games: list[SeedResult]) -> None:
                self.results.append(games)
                for result in games:
                    self.tally.add(result)
                progress.update(self.results.done, self.tally.headline)

            try:
                self._play(left, played, 1 if one_by_one else CHUNK)
            except KeyboardInterrupt:
                self.interrupted = True
            except StudyError as error:
                raise StudyError(f"{error} {self.ended()}") from error
            finally:
                self.results.close()

    def _play(self, left: range, played: Callable[[list[SeedResult]], None], chunk: int) -> None:
        with ExitStack() as stack:
            executor: Executor | None
            if self._options.dask is not None:
                executor, count = stack.enter_context(worker_pool.cluster(self._options.dask))
            else:
                count = min(self._options.workers or os.cpu_count() or 1, max(1, len(left)))
                executor = stack.enter_context(worker_pool.processes(count)) if count > 1 else None
            chunk = max(1, min(chunk, len(left) // (4 * count)))
            play_seeds(self.study, left, played, executor, count, chunk)

    def ended(self) -> str:
        """Clear up; returns what there is to say about it."""
        done = self.results.done
        if self._options.file is None and done in (0, self.games):
            self.results.path.unlink(missing_ok=True)
        if done == self.games:
            return ""
        if not done:
            return "Stopped before the first game was over."
        return (
            f"Stopped after {done} of {self.games} games, which are kept: "
            f"--resume {self.results.path} goes on with them."
        )


def _number(header: dict[str, Json], name: str) -> int:
    value = header.get(name)
    if type(value) is not int:
        raise StudyError(f"The first line of the results makes no sense: its {name} is no number.")
    return value
