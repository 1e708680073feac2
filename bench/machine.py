"""What is measured apart from the rounds: two processes beside one, by the clock on the wall; and memory."""

import os
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from bench.measure import Figure, Ratios, summarize
from tests.cardgame.plug import PASSAGE_1, PASSAGE_2, PASSAGE_4
from waybread.cardgame import CardGame, deckfiles
from waybread.kernel import Json, Keep
from waybread.sim import workers
from waybread.sim.cardgame import Party, Player
from waybread.sim.running import run
from waybread.sim.simulation import Simulation

SPEEDUP: Final[Ratios] = {"sim.workers.2_vs_1": ("sim.workers.2.games_per_s", "sim.workers.1.games_per_s")}
_CHUNK: Final = 5
_HELD: Final = 40
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
    """``waybread simulate`` with one process and with two, in turns; nothing where there is one processor."""
    if (os.cpu_count() or 1) < 2:
        return {}
    setup: dict[str, Json] = {
        "scenario": "passage-through-mirkwood", "easy": False, "decks": [deckfiles.opened("leadership").deck().setup()],
    }  # fmt: skip
    study = Simulation((Party("leadership", setup, (Player("scout"),)),))
    games = max(4, int(seconds / 0.05)) // _CHUNK * _CHUNK or _CHUNK
    found = []
    with workers.processes(1) as one, workers.processes(2) as two:
        pools = ((one, 1), (two, 2))
        for executor, count in pools:  # to start them is not what is measured
            run(study, range(2 * count), lambda seen: None, executor, count)
        for _ in range(rounds):
            figures = {}
            for executor, count in pools:
                began = perf_counter()
                run(study, range(count * games), lambda seen: None, executor, count, _CHUNK)
                figures[f"sim.workers.{count}.games_per_s"] = count * games / (perf_counter() - began)
            found.append(figures)
    return summarize(found, SPEEDUP)


def _memory(rounds: int, seconds: float) -> dict[str, Figure]:
    """KiB of a game in the middle, ready for search, and of a copy of it; what all games share is not counted."""
    figures = {}
    for players, plug in ((1, PASSAGE_1), (2, PASSAGE_2), (4, PASSAGE_4)):
        setup = dict(plug.setup)
        next(_games(setup))  # what is made once, and kept for all
        tracemalloc.start()
        games = [game for game, _ in zip(_games(setup), range(_HELD), strict=False)]
        held = tracemalloc.get_traced_memory()[0]
        copies = [game.clone() for game in games]
        both = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        key = f"cardgame.memory.{players}p"
        for name, size in (("game_kib", held / len(games)), ("clone_kib", (both - held) / len(copies))):
            figures[f"{key}.{name}"] = Figure(size / 1024, size / 1024, size / 1024)
    return figures


def _games(setup: dict[str, Json]) -> Iterator[CardGame]:
    seed = 0
    while True:
        seed += 1
        game = CardGame.new(setup, seed, Keep.SEARCH)
        chance = Random(seed)  # noqa: S311  no secret hangs on it
        for _ in range(_FAR):
            if game.decision is None:
                break
            game.choose(chance.choice(game.decision.options))
        else:
            yield game


APART: Final = (Apart("workers", SPEEDUP, _parallel), Apart("memory", {}, _memory))
