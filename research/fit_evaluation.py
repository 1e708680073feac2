"""Fit the weights of the evaluation to games played by ``scout``: logistic regression with hold-out seeds.

    python -m research.fit_evaluation cardgame --games 2000
    python -m research.fit_evaluation cardgame --games 2000 --only e
    python -m research.fit_evaluation cardgame --games 2000 --only the-hunt-for-gollum
    python -m research.fit_evaluation journeys --games 100

Uses positions at the beginning of rounds, where the search stops looking ahead. Each table (or adventure) has its own
intercept, so positions of one table are compared, not one deck with another. Writes ``bot_evaluation.toml`` of the
scenario's box, for Journeys ``fitted_weights.py`` of its bots, and prints how well the fit predicts games it has not
seen: its log-loss next to that of the mean, and a table of predicted against actual results.
"""

import argparse
import math
import sys
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from research.measure_journeys import setup
from research.tune_scout import HOLD_OUT, SCENARIOS
from waybread.bots.cardgame import FEATURES, FITTED, SIGNS, features, scout_policy
from waybread.bots.journeys import FEATURES as JOURNEY_FEATURES
from waybread.bots.journeys import SIGNS as JOURNEY_SIGNS
from waybread.bots.journeys import features as features_of_journey
from waybread.bots.journeys import journey_policy
from waybread.cardgame import BOXES, CardGame
from waybread.cardgame import SCENARIOS as CARD_SCENARIOS
from waybread.cardgame.deckfiles import open_deck
from waybread.journeys import SMALL, JourneyGame
from waybread.kernel import Keep, Streams

SOURCES = Path(__file__).parents[1] / "src/waybread"
LEARNT = {"p": 20_000_000, "a": 20_000_000, "e": 20_500_000, "journeys": 20_000_000}
"""The first seeds of the games that are learnt from."""
TABLES = {
    "p": ("leadership", "beorns-path-anduin", "strongest-solo", "first-deck", "spirit", "tactics+spirit",
          "lore+spirit"),
    "a": ("back-to-basics", "anduin-solo", "leadership", "spirit", "leadership+spirit", "tactics+spirit",
          "leadership+lore+spirit+tactics"),
    "e": ("leadership+spirit", "leadership+tactics", "tactics+spirit", "leadership+lore", "leadership+spirit+tactics",
          "leadership+lore+spirit+tactics", "leadership", "one-box-fifty", "back-to-basics+tactics", "spirit+lore"),
}  # fmt: skip
"""The tables whose games are learnt from; every second game is easy, so that there are games that are won."""
ELSEWHERE = ("leadership", "spirit", "leadership+spirit", "tactics+spirit", "leadership+lore+spirit+tactics")
"""The tables at the scenarios of other boxes."""
TIMES = {"p": 1, "a": 1, "e": 8}
"""So many times as many games: those of Dol Guldur are short, and seldom won."""
RIDGE = 1.0
PROGRESS = JOURNEY_FEATURES.index("progress")
Numbers = npt.NDArray[np.float64]


@dataclass
class Positions:
    """What positions looked like, and whether their games were won."""

    rows: list[list[float]] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    """Whose positions they are; no part of what is learnt."""

    def add(self, rows: Sequence[list[float]], *, won: bool, table: str = "") -> None:
        """The positions of a game."""
        self.rows += rows
        self.won += [float(won)] * len(rows)
        self.tables += [table] * len(rows)


def gather(scenario: str, games: int, first: int) -> Positions:
    """Positions at the beginning of each round but the first."""
    found = Positions()
    tables = TABLES.get(scenario, ELSEWHERE)
    for number in range(games):
        table = tables[number % len(tables)]
        setup = {
            "scenario": SCENARIOS.get(scenario, scenario),
            "easy": number // len(tables) % 2 == 1,
            "decks": [open_deck(name).deck().setup() for name in table.split("+")],
        }
        game = CardGame.new(setup, first + number, Keep.ROLLOUT)
        rows = []
        chance = Streams(number)
        seen = 1
        while game.decision is not None:
            if game.state.round > seen and game.quiescent:
                rows.append(features(game))
                seen = game.state.round
            game.choose(scout_policy(game, game.decision, chance))
        found.add(rows, won=game.outcome is not None and game.outcome.won, table=f"{scenario} {table}")
    return found


def told_apart(data: Positions) -> list[list[float]]:
    """The rows, each with columns behind it that say which table it is of."""
    others = sorted({*data.tables})[1:]
    return [
        [*row, *(float(each == table) for each in others)] for row, table in zip(data.rows, data.tables, strict=True)
    ]


def settled(weights: list[float], data: Positions) -> list[float]:
    """The same weights, moved all together so that as much is said to be won as was won."""
    scores = np.array(data.rows) @ np.array(weights)
    low, high = -20.0, 20.0
    for _ in range(60):
        middle = (low + high) / 2
        said = (1 / (1 + np.exp(-np.clip(scores + middle, -30, 30)))).sum()
        low, high = (low, middle) if said > sum(data.won) else (middle, high)
    return [weights[0] + low, *weights[1:]]


def gather_journeys(place: int, games: int, first: int) -> Positions:
    """Positions at the beginning of each round, where looks ahead end; every fifth game is hard.

    Behind the features stand columns that tell the adventures apart: so it is positions of one adventure that are
    compared, and not adventures.
    """
    found = Positions()
    apart = [float(place == each) for each in range(1, len(SMALL))]
    for number in range(games):
        difficulty = "hard" if number % 5 == 4 else "normal"
        game = JourneyGame.new(setup(SMALL[place], number, difficulty), first + number, Keep.ROLLOUT)
        rows = []
        chance = Streams(number)
        seen = 1
        while game.decision is not None:
            if game.state.round > seen and game.quiescent:
                row = features_of_journey(game)
                rows.append([*row, *apart, *(row[PROGRESS] * each for each in apart)])
                seen = game.state.round
            game.choose(journey_policy(game, game.decision, chance))
        found.add(rows, won=game.outcome is not None and game.outcome.won)
    return found


def chance_of(weights: Sequence[float], row: Sequence[float]) -> float:
    """What the fit says of a position."""
    score = sum(weight * value for weight, value in zip(weights, row, strict=True))
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, score))))


def fit(rows: Sequence[Sequence[float]], won: Sequence[float], signs: Sequence[int] = ()) -> list[float]:
    """Weights by Newton's method, with a ridge that keeps them small.

    A weight that comes out with another sign than is known of it (1 or -1; 0 if nothing is) is left out, the worst one
    first: what is good is not learnt to be bad because it went along with something else.
    """
    table, outcomes = np.array(rows), np.array(won)
    used = list(range(table.shape[1]))
    while True:
        found, errors = _fit(table[:, used], outcomes)
        wrong = [
            (weight * signs[place] / error, place)
            for place, weight, error in zip(used, found, errors, strict=True)
            if place < len(signs) and weight * signs[place] < 0
        ]
        if not wrong:
            break
        used.remove(min(wrong)[1])
    weights = np.zeros(table.shape[1])
    weights[used] = found
    return [float(each) for each in weights]


def _fit(rows: Numbers, won: Numbers, steps: int = 25) -> tuple[Numbers, Numbers]:
    """Weights, and their standard errors."""
    weights = np.zeros(rows.shape[1])
    for _ in range(steps):
        said = 1 / (1 + np.exp(-np.clip(rows @ weights, -30, 30)))
        slope = rows.T @ (won - said) - RIDGE * weights
        bend = (rows * (said * (1 - said))[:, None]).T @ rows + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-4:
            break
    return weights, np.sqrt(np.diag(np.linalg.inv(bend)))


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
    for table in sorted({*unseen.tables}):
        of = [(p, w) for p, w, whose in zip(said, unseen.won, unseen.tables, strict=True) if whose == table]
        means = [100 * sum(column) / len(of) for column in zip(*of, strict=True)]
        print(f"  {table}: said {means[0]:.0f} %  won {means[1]:.0f} %  {len(of)} positions", flush=True)


def numbers(weights: Sequence[float], indent: int) -> str:
    """Weights as they stand in a file."""
    text = ", ".join(f"{each:.3f}" for each in weights)
    return textwrap.indent(textwrap.fill(text, 119 - indent), " " * indent) + ","


def fit_cardgame(games: int, only: str) -> None:
    """Weights for each scenario of the core set; for one of any box only, and the others stay."""
    fitted = dict(FITTED)
    for each in [only] if only else SCENARIOS:
        scenario, times = SCENARIOS.get(each, each), TIMES.get(each, 1)
        learnt = gather(each, times * games, LEARNT.get(each, LEARNT["p"]))
        weights = settled(fit(told_apart(learnt), learnt.won, SIGNS)[: len(FEATURES)], learnt)
        report(scenario, weights, gather(each, times * games // 3, HOLD_OUT))
        fitted[scenario] = dict(zip(FEATURES, weights, strict=True))
        name, scenarios = box_of(scenario)
        text = evaluation_file({one: fitted[one] for one in scenarios if one in fitted})
        (SOURCES / "cardgame/boxes" / name / "bot_evaluation.toml").write_text(text, encoding="utf-8")


def box_of(scenario: str) -> tuple[str, list[str]]:
    """The name of the box that a scenario is of, and all scenarios of that box."""
    boxes: dict[str, list[str]] = {}
    for each in CARD_SCENARIOS.values():
        first = each.quest_cards()[0]
        boxes.setdefault(next(name for name, box in BOXES.items() if box.has(first)), []).append(each.id)
    return next(found for found in boxes.items() if scenario in found[1])


def evaluation_file(fitted: Mapping[str, Mapping[str, float]]) -> str:
    """What ``bot_evaluation.toml`` of a box says: weights by feature, by scenario."""
    text = "# The weights of the evaluation, by scenario, as research/fit_evaluation.py wrote them.\n"
    for scenario, weights in fitted.items():
        rows = [(f'"{name}"' if " " in name else name, weight) for name, weight in weights.items()]
        text += f"\n[evaluation.{scenario}]\n" + "".join(f"{name} = {weight:.3f}\n" for name, weight in rows)
    return text


def fit_journeys(games: int) -> None:
    """Weights for all adventures together, since most that will be played are not built in."""
    data, unseen = Positions(), []
    for place in range(len(SMALL)):
        more = gather_journeys(place, games, LEARNT["journeys"])
        data.rows += more.rows
        data.won += more.won
        unseen.append(gather_journeys(place, games // 3, HOLD_OUT))
    learnt = fit(data.rows, data.won, JOURNEY_SIGNS)
    weights, apart = learnt[: len(JOURNEY_FEATURES)], learnt[len(JOURNEY_FEATURES) :]
    half = len(apart) // 2
    weights[0] += sum(apart[:half]) / len(SMALL)
    weights[PROGRESS] += sum(apart[half:]) / len(SMALL)
    for adventure, positions in zip(SMALL, unseen, strict=True):
        rows = [row[: len(JOURNEY_FEATURES)] for row in positions.rows]
        report(adventure, weights, Positions(rows, positions.won))
    text = f"FITTED: Final[tuple[float, ...]] = (\n{numbers(weights, 4)}\n)  # fmt: skip\n"
    path = SOURCES / "bots/journeys/fitted_weights.py"
    path.write_text(path.read_text(encoding="utf-8").partition("FITTED")[0] + text, encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Gather, fit, report, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("cardgame", "journeys"), help="the game whose evaluation is fitted")
    parser.add_argument(
        "--games",
        type=int,
        default=300,
        help="games per scenario, eight times as many at Dol Guldur; a third is held out (default: 300)",
    )
    parser.add_argument(
        "--only",
        choices=(*SCENARIOS, *CARD_SCENARIOS.keys() - {*SCENARIOS.values()}),
        help="fit only this scenario of the card game",
    )
    chosen = parser.parse_args(arguments)
    if chosen.games < 3:
        parser.error(f"--games should be at least 3, as a third of them is played to report on, not {chosen.games}")
    if chosen.only and chosen.game != "cardgame":
        parser.error("--only goes with cardgame: journeys has one evaluation for all adventures")
    if chosen.game == "cardgame":
        fit_cardgame(chosen.games, chosen.only or "")
    else:
        fit_journeys(chosen.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
