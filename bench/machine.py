"""What is measured apart from the rounds: two processes beside one, by the clock on the wall; and memory."""

import os
import tracemalloc
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from itertools import islice
from random import Random
from time import perf_counter
from typing import Final

from bench.measure import Figure, Ratios, summarize
from bench.subjects import SUBJECTS, AnyGame, Subject
from waybread.cardgame import deckfiles
from waybread.kernel import Json, Keep
from waybread.sim import Player, Simulation, play_seeds, processes
from waybread.sim.cardgame import Party

SPEEDUP: Final[Ratios] = {
    "sim.workers.2_vs_1": ("sim.workers.2.games_per_s", "sim.workers.1.games_per_s"),
    "sim.workers.machine_2_vs_1": ("sim.workers.2.loops_per_s", "sim.workers.1.loops_per_s"),
    "sim.workers.2_vs_1_of_what_the_machine_gives": ("sim.workers.2_vs_1", "sim.workers.machine_2_vs_1"),
}
"""What a second process brings: to us, to a plain loop, and the one over the other."""
_LOOP: Final = 500_000
"""Turns of the plain loop that are timed, to know how many are as long as a chunk of games."""
_CHUNK: Final = 5
_HELD: Final = 20
_FAR: Final = 40
"""Decisions into a game that is held in memory."""


@dataclass(frozen=True, slots=True)
class Apart:
    """Something that is measured apart."""

    name: str
    ratios: Ratios
    figures: Callable[[int, float], dict[str, Figure]]
    """By the number of rounds, and the seconds that each takes."""


def _parallel(rounds: int, seconds: float) -> dict[str, Figure]:
    """``waybread simulate`` with one process and with two, in turns with a plain loop; nothing with one processor."""
    if (os.cpu_count() or 1) < 2:
        return {}
    setup: dict[str, Json] = {
        "scenario": "passage-through-mirkwood",
        "easy": False,
        "decks": [deckfiles.open_deck("leadership").deck().setup()],
    }
    study = Simulation((Party("leadership", setup, (Player("scout"),)),))
    chunks = max(1, int(seconds / 0.05) // _CHUNK)
    found = []
    with processes(1) as one, processes(2) as two:
        pools = ((one, 1), (two, 2))
        for executor, count in pools:  # to start them is not what is measured
            play_seeds(study, range(2 * count), lambda seen: None, executor, count)
            _loops_by(executor, count, 1, _LOOP)
        loop = int(_LOOP * _taken(lambda: _games_by(study, one, 1, 1)) / _taken(lambda: _loops_by(one, 1, 1, _LOOP)))
        for _ in range(rounds):
            figures: dict[str, float] = {}
            for executor, count in pools:
                games = _taken(partial(_games_by, study, executor, count, chunks))
                loops = _taken(partial(_loops_by, executor, count, chunks, loop))
                figures[f"sim.workers.{count}.games_per_s"] = count * chunks * _CHUNK / games
                figures[f"sim.workers.{count}.loops_per_s"] = count * chunks / loops
            for key, (above, below) in SPEEDUP.items():
                figures[key] = figures[above] / figures[below]
            found.append(figures)
    return summarize(found, {})


def _taken(work: Callable[[], None]) -> float:
    """The seconds that something takes, by the clock on the wall."""
    began = perf_counter()
    work()
    return perf_counter() - began


def _games_by(study: Simulation, executor: Executor, count: int, chunks: int) -> None:
    """So many chunks of games for each process."""
    play_seeds(study, range(count * chunks * _CHUNK), lambda seen: None, executor, count, _CHUNK)


def _loops_by(executor: Executor, count: int, chunks: int, turns: int) -> None:
    """So many plain loops for each process."""
    for job in [executor.submit(_loop, turns) for _ in range(count * chunks)]:
        job.result()


def _loop(turns: int) -> int:
    """A plain loop, which shares nothing with anybody."""
    total = 0
    for turn in range(turns):
        total += turn & 7
    return total


def _memory(rounds: int, seconds: float) -> dict[str, Figure]:
    """KiB of a game in the middle, ready for search, and of a copy of it; what all games share is not counted."""
    figures = {}
    for subject in SUBJECTS:
        if subject.name == "longnight" or not subject.clone:
            continue
        list(islice(_games(subject), _HELD))  # what is made once, and kept for all
        tracemalloc.start()
        games = list(islice(_games(subject), _HELD))
        held = tracemalloc.get_traced_memory()[0]
        copies = [game.clone() for game in games]
        both = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        key = f"{subject.name}.memory.{subject.clone}"
        for name, size in (("game_kib", held / len(games)), ("clone_kib", (both - held) / len(copies))):
            figures[f"{key}.{name}"] = Figure(size / 1024, size / 1024, size / 1024)
    return figures


def _games(subject: Subject) -> Iterator[AnyGame]:
    seed = 0
    while True:
        seed += 1
        game = subject.new(seed, Keep.SEARCH)
        chance = Random(seed)  # noqa: S311  no secret hangs on it
        for _ in range(_FAR):
            if game.decision is None:
                break
            game.choose(chance.choice(game.decision.options))
        else:
            yield game


APART: Final = (Apart("workers", SPEEDUP, _parallel), Apart("memory", {}, _memory))
