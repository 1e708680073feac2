"""Fit the weights of the evaluation to games that ``scout`` plays: logistic regression, hold-out seeds.

    python -m tools.fit_evaluation cardgame --games 300
    python -m tools.fit_evaluation journeys --games 100

Writes the ``fitted.py`` of the game and prints how well the fit does on games it has not seen: its
log-loss beside that of always saying the mean, and a table of what it said against what happened.
"""

import argparse
import math
import sys
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.measure_journeys import setup
from tools.tune_scout import HOLD_OUT, SCENARIOS, way_made
from waybread.bots.evaluation import features
from waybread.bots.journeys.evaluation import FEATURES, SIGNS
from waybread.bots.journeys.evaluation import features as features_of_journey
from waybread.bots.journeys.scout import journey_policy
from waybread.bots.scout import scout_policy
from waybread.cardgame import CardGame
from waybread.cardgame.deckfiles import opened
from waybread.journeys import JourneyGame
from waybread.journeys.adventures import BUILT_IN
from waybread.kernel import Keep, Streams

BOTS = Path(__file__).parents[1] / "src/waybread/bots"
LEARNT = 20_000_000
"""The first seed of the games that are learnt from."""
TABLES = {
    "p": ("leadership", "beorns-path-anduin", "strongest-solo", "first-deck", "spirit", "tactics+spirit",
          "lore+spirit"),
    "a": ("back-to-basics", "anduin-solo", "leadership", "spirit", "leadership+spirit", "tactics+spirit",
          "leadership+lore+spirit+tactics"),
    "e": ("leadership", "leadership+spirit", "back-to-basics+tactics", "tactics+spirit", "leadership+lore+spirit",
          "leadership+lore+spirit+tactics"),
}  # fmt: skip
"""The tables whose games are learnt from; every second game is easy, so that there are games that are won."""
NEVER_WON = ("e",)
"""Scenarios that scout all but never wins: how far the players came stands for the chance to win."""
RIDGE = 1.0
PROGRESS = FEATURES.index("progress")


@dataclass
class Positions:
    """What positions looked like, and whether their games were won (1 or 0, or in between)."""

    rows: list[list[float]]
    won: list[float]


def gather(scenario: str, games: int, first: int) -> Positions:
    """Positions at the first question of each phase."""
    found = Positions([], [])
    for number in range(games):
        decks = TABLES[scenario][number % len(TABLES[scenario])].split("+")
        setup = {
            "scenario": SCENARIOS[scenario],
            "easy": number // len(TABLES[scenario]) % 2 == 1,
            "decks": [opened(name).deck().setup() for name in decks],
        }
        game = CardGame.new(setup, first + number, Keep.ROLLOUT)
        rows = []
        chance = Streams(number)
        before = ""
        while game.decision is not None:
            phase = f"{game.state.round} {game.state.phase}"
            if phase != before and game.quiescent and game.state.round:
                rows.append(features(game))
                before = phase
            game.choose(scout_policy(game, game.decision, chance))
        outcome = game.outcome
        won = 0.0 if outcome is None else way_made(game, outcome) if scenario in NEVER_WON else float(outcome.won)
        found.rows += rows
        found.won += [won] * len(rows)
    return found


def gather_journeys(place: int, games: int, first: int) -> Positions:
    """Positions at the beginning of each round, where looks ahead end; every fifth game is hard.

    Behind the features stand columns that tell the adventures apart: so it is positions of one adventure that are
    compared, and not adventures.
    """
    found = Positions([], [])
    apart = [float(place == each) for each in range(1, len(BUILT_IN))]
    for number in range(games):
        difficulty = "hard" if number % 5 == 4 else "normal"
        game = JourneyGame.new(setup(BUILT_IN[place].key, number, difficulty), first + number, Keep.ROLLOUT)
        rows = []
        chance = Streams(number)
        seen = 1
        while game.decision is not None:
            if game.state.round > seen and game.quiescent:
                row = features_of_journey(game)
                rows.append([*row, *apart, *(row[PROGRESS] * each for each in apart)])
                seen = game.state.round
            game.choose(journey_policy(game, game.decision, chance))
        won = float(game.outcome is not None and game.outcome.won)
        found.rows += rows
        found.won += [won] * len(rows)
    return found


def chance_of(weights: Sequence[float], row: Sequence[float]) -> float:
    """What the fit says of a position."""
    score = sum(weight * value for weight, value in zip(weights, row, strict=True))
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, score))))


def fit(data: Positions, steps: int = 12, signs: Sequence[int] = ()) -> list[float]:
    """Weights by Newton's method, with a ridge that keeps them small.

    A weight that comes out with another sign than is known of it (1 or -1; 0 if nothing is) is left out: what is good
    is not learnt to be bad because it went along with something else.
    """
    used = list(range(len(data.rows[0])))
    while True:
        found = _fit(Positions([[row[each] for each in used] for row in data.rows], data.won), steps)
        wrong = [
            place for place, weight in zip(used, found, strict=True) if place < len(signs) and weight * signs[place] < 0
        ]
        if not wrong:
            break
        used = [each for each in used if each not in wrong]
    weights = [0.0] * len(data.rows[0])
    for place, weight in zip(used, found, strict=True):
        weights[place] = weight
    return weights


def _fit(data: Positions, steps: int) -> list[float]:
    size = len(data.rows[0])
    weights = [0.0] * size
    for _ in range(steps):
        slope = [-RIDGE * each for each in weights]
        bend = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row, won in zip(data.rows, data.won, strict=True):
            said = chance_of(weights, row)
            error, weight = won - said, said * (1 - said)
            for i, value in enumerate(row):
                if value:
                    slope[i] += error * value
                    scaled, line = weight * value, bend[i]
                    for j in range(i + 1):
                        line[j] += scaled * row[j]
        for i in range(size):
            for j in range(i):
                bend[j][i] = bend[i][j]
        step = solved(bend, slope)
        weights = [each + change for each, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-3:
            break
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations (Gauss, with pivots)."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda n: abs(rows[n][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for other in range(column + 1, size):
            factor = rows[other][column] / rows[column][column]
            if factor:
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[column], strict=True)]
    found = [0.0] * size
    for n in reversed(range(size)):
        rest = sum(rows[n][k] * found[k] for k in range(n + 1, size))
        found[n] = (rows[n][size] - rest) / rows[n][n]
    return found


def log_loss(said: Sequence[float], won: Sequence[float]) -> float:
    """How surprised one would be, on average."""
    total = 0.0
    for p, w in zip(said, won, strict=True):
        total -= w * math.log(max(1e-9, p)) + (1 - w) * math.log(max(1e-9, 1 - p))
    return total / len(won)


def report(name: str, weights: Sequence[float], unseen: Positions) -> None:
    """How well the fit does on games it has not seen."""
    said = [chance_of(weights, row) for row in unseen.rows]
    share = sum(unseen.won) / len(unseen.won)
    plain = log_loss([share] * len(said), unseen.won)
    print(f"{name}: log-loss {log_loss(said, unseen.won):.3f} (the mean: {plain:.3f}), {len(said)} positions")
    for low in range(0, 100, 20):
        inside = [(p, w) for p, w in zip(said, unseen.won, strict=True) if low <= 100 * p < low + 20]
        if inside:
            mean_said = sum(p for p, _ in inside) / len(inside)
            happened = sum(w for _, w in inside) / len(inside)
            print(f"  said {100 * mean_said:4.0f} %  won {100 * happened:4.0f} %  {len(inside)} positions", flush=True)


def numbers(weights: Sequence[float], indent: int) -> str:
    """Weights as they stand in a file."""
    text = ", ".join(f"{each:.3f}" for each in weights)
    return textwrap.indent(textwrap.fill(text, 119 - indent), " " * indent) + ","


def fit_cardgame(games: int) -> None:
    """Weights for each scenario."""
    lines = []
    for letter, scenario in SCENARIOS.items():
        weights = fit(gather(letter, games, LEARNT))
        report(scenario, weights, gather(letter, games // 3, HOLD_OUT))
        lines.append(f'        "{scenario}": (\n{numbers(weights, 12)}\n        ),\n')
    text = (
        "FITTED: Final[Mapping[str, tuple[float, ...]]] = MappingProxyType(\n    {\n"
        + "".join(lines)
        + "    }\n)  # fmt: skip\n"
    )
    write(BOTS / "fitted.py", text)


def fit_journeys(games: int) -> None:
    """Weights for all adventures together, since most that will be played are not built in."""
    data, unseen = Positions([], []), []
    for place in range(len(BUILT_IN)):
        more = gather_journeys(place, games, LEARNT)
        data.rows += more.rows
        data.won += more.won
        unseen.append(gather_journeys(place, games // 3, HOLD_OUT))
    learnt = fit(data, signs=SIGNS)
    weights, apart = learnt[: len(FEATURES)], learnt[len(FEATURES) :]
    half = len(apart) // 2
    weights[0] += sum(apart[:half]) / len(BUILT_IN)
    weights[PROGRESS] += sum(apart[half:]) / len(BUILT_IN)
    for adventure, positions in zip(BUILT_IN, unseen, strict=True):
        rows = [row[: len(FEATURES)] for row in positions.rows]
        report(adventure.key, weights, Positions(rows, positions.won))
    text = f"FITTED: Final[tuple[float, ...]] = (\n{numbers(weights, 4)}\n)  # fmt: skip\n"
    write(BOTS / "journeys/fitted.py", text)


def write(place: Path, text: str) -> None:
    """Put the weights into their file, below its head."""
    place.write_text(place.read_text(encoding="utf-8").partition("FITTED")[0] + text, encoding="utf-8")


def main() -> int:
    """Gather, fit, report, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("cardgame", "journeys"))
    parser.add_argument("--games", type=int, default=300, help="of each scenario; a third as many to report on")
    chosen = parser.parse_args()
    if chosen.game == "cardgame":
        fit_cardgame(chosen.games)
    else:
        fit_journeys(chosen.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
