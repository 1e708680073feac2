"""Run every fidelity gate over many random games of every setup: ``make soak``.

Several processes play the games of a setup in parts, and all gates watch the same games (see ``tests/gates/watch.py``).
In games with an odd seed the heroes are stronger than printed, so that random players reach all stages; ``--plain``
plays only even seeds.
"""

import argparse
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import Pool

from tests.cardgame import plug as cardgame
from tests.gates import GATES, GateError, Plug, Run, dealing_again_hides, determinize_hides
from tests.journeys import plug as journeys
from tests.journeys.companion import plug as companion
from tests.longnight.plug import PLUG as LONG_NIGHT
from waybread.journeys import CompanionGame

PLUGS: tuple[Plug, ...] = (LONG_NIGHT, *cardgame.EVERY, *journeys.EVERY, *companion.EVERY)
PART = 100
"""Games of a setup that are played in one go; rare questions in each part are examined closely."""


@dataclass(slots=True)
class Soaked:
    """The results of games of one setup."""

    games: int = 0
    seconds: float = 0
    faults: list[str] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    tally: Counter[tuple[str, bool]] = field(default_factory=Counter)

    def add(self, part: "Soaked") -> None:
        """Add the games of one more part."""
        self.games += part.games
        self.seconds += part.seconds
        self.faults += part.faults
        self.endings += part.endings
        self.tally += part.tally


def main() -> int:
    """Play all games; return 0 if every gate held in all of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="random games per setup (default: 1000)")
    parser.add_argument("--seed", type=int, default=1_000_000, help="seed of the first game (default: 1000000)")
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count() or 1, help="worker processes (default: one per processor)"
    )
    parser.add_argument("--plain", action="store_true", help="printed heroes only: play only even seeds")
    parser.add_argument(
        "--minutes", type=float, default=float("inf"), help="stop after this many minutes (default: no limit)"
    )
    chosen = parser.parse_args()
    for name in ("games", "processes"):
        if getattr(chosen, name) < 1:
            parser.error(f"--{name} should be at least 1, not {getattr(chosen, name)}")
    step = 2 if chosen.plain else 1
    first = chosen.seed + (chosen.seed % step)
    parts = list(split(range(first, first + step * chosen.games, step)))
    found = [Soaked() for _ in PLUGS]
    interrupted = False
    try:
        play_all(parts, found, chosen.processes, 60 * chosen.minutes)
    except KeyboardInterrupt:
        interrupted = True
    for plug, soaked in zip(PLUGS, found, strict=True):
        sys.stdout.write(summary(plug, soaked))
    if any(each.faults for each in found):
        return 1
    return 130 if interrupted else 0


def split(seeds: range) -> Iterator[tuple[int, range]]:
    """Return all parts: the first games of every setup before more of any."""
    for first in range(0, len(seeds), PART):
        for number in range(len(PLUGS)):
            yield number, seeds[first : first + PART]


def play_all(parts: list[tuple[int, range]], found: list[Soaked], processes: int, limit: float) -> None:
    """Play part after part until all are played or time is up, and show the progress."""
    began, left = time.monotonic(), Counter[int]()
    for number, seeds in parts:
        left[number] += len(seeds)
    with Pool(processes, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        for number, part in pool.imap_unordered(play_numbered, parts):
            found[number].add(part)
            left[number] -= part.games
            faults = part.faults if left[number] else part.faults + judge(number, found[number])
            for fault in faults:
                sys.stdout.write(f"\r{title(PLUGS[number])}: {fault}\n")
            show(found, left, processes)
            if time.monotonic() - began > limit:
                break


def play_numbered(part: tuple[int, range]) -> tuple[int, Soaked]:
    """Play a part and return it with its number."""
    number, seeds = part
    return number, play_part(number, seeds)


def play_part(number: int, seeds: range) -> Soaked:
    """Play some games of one setup, watched by all gates."""
    began, soaked = time.monotonic(), Soaked()
    plug = PLUGS[number]
    run = Run(plug, GATES, sparse=True)
    for seed in seeds:
        soaked.games += 1
        try:
            game = run.play(seed)
        except GateError as error:
            soaked.faults.append(str(error))
            continue
        won = game.outcome is not None and game.outcome.won
        soaked.endings[f"{plug.progress(game)} {'won' if won else 'lost'}".strip()] += 1
    for gate in GATES:
        try:
            if gate not in (determinize_hides, dealing_again_hides):  # judged over all parts together
                gate.judge(run)
        except GateError as error:
            soaked.faults.append(str(error))
    soaked.tally = run.tally
    soaked.seconds = time.monotonic() - began
    return soaked


def judge(number: int, soaked: Soaked) -> list[str]:
    """Return what all games of a setup say about hidden cards."""
    run = Run(PLUGS[number], (determinize_hides,), sparse=True)
    run.tally = soaked.tally
    try:
        run.judge()
    except GateError as error:
        soaked.faults.append(str(error))
        return [str(error)]
    return []


def show(found: list[Soaked], left: Counter[int], processes: int) -> None:
    """Print one line: games so far and the time left."""
    games, seconds = sum(each.games for each in found), sum(each.seconds for each in found)
    todo = 0.0
    for number, more in left.items():
        each = found[number]
        todo += more * (each.seconds / each.games if each.games else seconds / games)
    faults = sum(len(each.faults) for each in found)
    said = f"{games} games, {faults} faults, about {todo / processes / 60:.0f} min left"
    sys.stdout.write(f"\r{said:60}")
    sys.stdout.flush()


def summary(plug: Plug, soaked: Soaked) -> str:
    """Return the results of one setup in a line."""
    if not soaked.games:
        return f"\r{title(plug):42}not played\n"
    endings = ", ".join(f"{count} {ending}" for ending, count in sorted(soaked.endings.items()))
    held = f"{len(soaked.faults)} FAULTS" if soaked.faults else "every gate held"
    return f"\r{title(plug):42}{held} in {soaked.games} games ({soaked.seconds:.0f} s): {endings}\n"


def title(plug: Plug) -> str:
    """Return a setup in words."""
    setup = plug.setup
    if "adventure" in setup:
        beside = " beside the boxes" if plug.game is CompanionGame else ""
        return f"{setup['adventure']} {len(setup['heroes'])}h {setup['difficulty']}{beside}"
    return f"{setup.get('scenario', plug.game.name)} {plug.players}p{' easy' if setup.get('easy') else ''}"


if __name__ == "__main__":
    sys.exit(main())
