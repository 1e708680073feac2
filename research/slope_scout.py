"""Estimate which way the weights of ``scout`` should move at a table, from games with all weights perturbed.

    python -m research.slope_scout e:leadership+spirit --games 8000 --easy

In every game each weight is multiplied by a random factor of its own, most of them between 0.7 and 1.35. A linear
regression over the games then estimates the effect of each weight: how many percentage points the win rate changes if
the weight grows by 35 %, and how many standard errors that is. Slopes of wins and of progress are reported separately,
because what gets further may not win. Take a step along the clear ones by hand and test it on other seeds. Ctrl-C ends
the run early and reports the games played so far. It needs numpy (``pip install -e '.[envs]'``).
"""

import argparse
import math
import sys
from collections.abc import Sequence
from dataclasses import asdict

import numpy as np
import numpy.typing as npt

from research.tune_scout import new_game, normal, table, way_made, weights_at
from waybread.bots import Weights, play_out
from waybread.bots.cardgame import ScoutPolicy
from waybread.kernel import Streams

SPREAD = 0.3
"""Of the logarithms of the factors."""
MORE = f"{100 * (math.exp(SPREAD) - 1):.0f} %"
TOLD = 200
"""After so many games progress is told."""
FEW = 50
"""Wins that are fewer tell nothing of single weights."""
Numbers = npt.NDArray[np.float64]


def gather(where: str, seeds: range, *, easy_too: bool = False) -> tuple[Numbers, Numbers, Numbers]:
    """How each weight was perturbed in each game, whether it was won, and how far it came."""
    base = asdict(weights_at([where]))
    changes: list[list[float]] = []
    won: list[float] = []
    way: list[float] = []
    for seed in seeds:
        chance = Streams(seed)
        moved = [normal(chance) for _ in base]
        factors = zip(base.items(), moved, strict=True)
        weights = Weights(**{name: value * math.exp(SPREAD * by) for (name, value), by in factors})
        game = new_game(where, seed, easy=easy_too and len(won) % 2 == 1)
        try:
            outcome = play_out(game, ScoutPolicy(weights), chance)
        except KeyboardInterrupt:
            break
        changes.append(moved)
        won.append(float(outcome.won))
        way.append(way_made(game, outcome))
        if len(won) % TOLD == 0:
            print(f"{len(won)} of {len(seeds)} games, {sum(won):.0f} won", file=sys.stderr, flush=True)
    return np.array(changes), np.array(won), np.array(way)


def slopes(changes: Numbers, went: Numbers) -> tuple[Numbers, Numbers]:
    """What each change does to how games go, and its standard error."""
    columns = np.column_stack((np.ones(len(went)), changes))
    inverse = np.asarray(np.linalg.inv(columns.T @ columns), dtype=np.float64)
    found: Numbers = inverse @ columns.T @ went
    left = went - columns @ found
    spread = float(left @ left) / max(1, len(went) - columns.shape[1])
    errors: Numbers = np.sqrt(spread * np.diag(inverse))
    return found[1:], errors[1:]


def report(changes: Numbers, won: Numbers, way: Numbers) -> str:
    """A line for each weight, those that stand out of chance first."""
    (by_won, won_error), (by_way, way_error) = slopes(changes, won), slopes(changes, way)
    clear = by_won / np.maximum(won_error, 1e-12)
    names = list(asdict(Weights()))
    lines = [f"{len(won)} games, {won.sum():.0f} won. If a weight grows by {MORE}:"]
    if won.sum() < FEW:
        lines.append(
            f"(Fewer than {FEW} games are won: that tells nothing of single weights. Play more, or with --easy.)"
        )
    ahead = by_way / np.maximum(way_error, 1e-12)
    lines += [
        f"{names[place]:16} won {100 * by_won[place]:+6.2f} points ({clear[place]:+.1f} standard errors), "
        f"way {ahead[place]:+.1f} standard errors"
        for place in sorted(range(len(names)), key=lambda each: (-abs(clear[each]), -abs(ahead[each])))
    ]
    lines.append(
        f"By chance alone some {0.05 * len(names):.0f} of {len(names)} are more than 2 standard errors from 0."
    )
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and tell the slopes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "table", type=table, help="p:, a: or e: (Passage, Anduin, Dol Guldur) and decks: e:leadership+spirit"
    )
    parser.add_argument("--games", type=int, default=4_000, help="number of games (default: 4000)")
    parser.add_argument(
        "--easy", action="store_true", help="play every second game in easy mode, where few are won otherwise"
    )
    parser.add_argument("--first", type=int, default=950_000_000, help="seed of the first game (default: 950000000)")
    chosen = parser.parse_args(arguments)
    least = 2 * len(asdict(Weights()))
    if chosen.games < least:
        parser.error(f"--games should be at least {least}, two for each weight, not {chosen.games}")
    seeds = range(chosen.first, chosen.first + chosen.games)
    changes, won, way = gather(chosen.table, seeds, easy_too=chosen.easy)
    if len(won) < least:
        print(f"Stopped after {len(won)} games: a slope needs at least {least}.", file=sys.stderr)
        return 1
    print(report(changes, won, way))
    return 0


if __name__ == "__main__":
    sys.exit(main())
