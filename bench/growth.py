"""What a game costs after many others: ``make growth``.

A hundred to a hundred thousand games by one process that plays, writes and counts as ``waybread simulate`` does:
processor time of a game and memory of the process, each time the number of games has grown tenfold.
"""

import argparse
import json
import resource
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

from waybread.cardgame import deckfiles
from waybread.kernel import Json
from waybread.sim import Player, ResultFile, SeedResult, Simulation, SimulationTally, play_seeds
from waybread.sim.cardgame import Party

FIRST: Final = 100
GAMES: Final = 100_000
_KIB: Final = 1 if sys.platform != "darwin" else 1024
"""What the system counts resident memory in: KiB, but for macOS."""


@dataclass(frozen=True, slots=True)
class Step:
    """So many games are over."""

    games: int
    ms_per_game: float
    """Of the games since the step before, processor time."""
    resident_mib: float
    """The most that the process has held so far."""
    won: int


def growth(games: int, bot: str) -> Iterator[Step]:
    """Play; a step each time that there are ten times as many."""
    setup: dict[str, Json] = {
        "scenario": "passage-through-mirkwood",
        "easy": False,
        "decks": [deckfiles.open_deck("leadership").deck().setup()],
    }
    study = Simulation((Party("leadership", setup, (Player(bot),)),))
    tally = SimulationTally(study)
    with TemporaryDirectory() as folder:
        results = ResultFile.begun(Path(folder) / "growth.jsonl", study.header())

        def played(seen: list[SeedResult]) -> None:
            results.append(seen)
            for each in seen:
                tally.add(each)

        done, ends = 0, [FIRST]
        while ends[-1] * 10 < games:
            ends.append(ends[-1] * 10)
        for end in dict.fromkeys([*(each for each in ends if each < games), games]):
            began = process_time()
            play_seeds(study, range(done, end), played)
            cost = 1000 * (process_time() - began) / (end - done)
            resident = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / _KIB / 1024
            done = end
            yield Step(end, cost, resident, tally.headline.won)
        results.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, print and write."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.growth", description="Measure the time and memory of a game after many others."
    )
    parser.add_argument("--games", type=int, default=GAMES, help=f"number of games (default: {GAMES})")
    parser.add_argument("--bot", default="random", help="random or scout (default: random)")
    parser.add_argument(
        "--json",
        type=Path,
        default=Path("build/growth.json"),
        help="the file for the results (default: build/growth.json)",
    )
    asked = parser.parse_args(arguments)
    if asked.games < 1:
        parser.error(f"--games must be 1 or more, not {asked.games}.")
    steps = []
    print(f"{'games':>9}  {'ms a game':>9}  {'resident MiB':>12}")
    for step in growth(asked.games, asked.bot):
        steps.append(step)
        print(f"{step.games:>9,}  {step.ms_per_game:>9.2f}  {step.resident_mib:>12.1f}", flush=True)
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_text(json.dumps([asdict(each) for each in steps], indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
