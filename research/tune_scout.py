"""Tune the weights of ``scout``: random perturbations, successive halving, paired seeds, a hold-out at the end.

    python -m research.tune_scout --minutes 10

Each generation makes some perturbed copies of the best weights so far. All of them play the same games (the same seeds
at the same tables). The better half plays on, until the last one challenges the best on games that neither has played;
it wins if it is ahead by about 0.8 standard errors. At the end the best plays the original weights on hold-out seeds.
"""

import argparse
import math
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, fields, replace

from waybread.bots import Weights, play_out
from waybread.bots.cardgame import AT, ScoutPolicy
from waybread.cardgame import CARDS, CardGame, CardType
from waybread.cardgame.deckfiles import open_deck
from waybread.kernel import Keep, Outcome, Streams, WaybreadError

SCENARIOS = {"p": "passage-through-mirkwood", "a": "journey-along-the-anduin", "e": "escape-from-dol-guldur"}
TABLES = ("p:leadership", "p:strongest-solo", "p:first-deck", "p:anduin-solo", "a:back-to-basics", "a:anduin-solo")
HOLD_OUT = 10_000_000
"""The first of the seeds that are never tuned on."""
SPAN = 1_000_000
"""So many seeds a run has to itself; where they are used up it ends."""
CONSOLATION = 0.3
"""What a lost game counts that was nearly won: a denser signal than victory alone."""


def new_game(table: str, seed: int, *, easy: bool = False) -> CardGame:
    """A game of a table such as ``p:leadership+spirit``."""
    scenario, _, decks = table.partition(":")
    setups = [open_deck(name).deck().setup() for name in decks.split("+")]
    return CardGame.new({"scenario": SCENARIOS[scenario], "easy": easy, "decks": setups}, seed, Keep.ROLLOUT)


def table(text: str) -> str:
    """A table as it is given on the command line, if a game can be played there."""
    if text.partition(":")[0] not in SCENARIOS:
        raise argparse.ArgumentTypeError(
            f"'{text}' has no scenario: it should begin with p:, a: or e:, as p:leadership"
        )
    try:
        new_game(text, 0)
    except WaybreadError as error:
        raise argparse.ArgumentTypeError(f"'{text}': {error}") from None
    return text


def weights_at(tables: Sequence[str]) -> Weights:
    """What ``scout`` weighs with as these games begin, if all tables ask for the same; else what it usually does."""
    found = {AT.get((SCENARIOS[each.partition(":")[0]], "+" not in each), Weights()) for each in tables}
    return found.pop() if len(found) == 1 else Weights()


def way_made(game: CardGame, outcome: Outcome) -> float:
    """1 for a won game, else a part of the consolation: how much of the quest was behind the players."""
    if outcome.won:
        return 1.0
    state = game.state
    stages = [each for each in CARDS.values() if each.type is CardType.QUEST and each.scenario == _title(game)]
    last = max(each.stage for each in stages)
    if state.quest < 0:
        return 0.0
    now = state.cards[state.quest]
    part = state.progress.get(state.quest, 0) / max(1, now.quest_points or 1)
    return CONSOLATION * min(1.0, (now.stage - 1 + min(part, 1.0)) / last)


def _title(game: CardGame) -> str:
    return game.state.cards[game.state.quest].scenario if game.state.quest >= 0 else ""


def results(weights: Weights, tables: Sequence[str], seeds: range) -> list[float]:
    """How each game went, table by table."""
    policy = ScoutPolicy(weights)
    found = []
    for table in tables:
        for seed in seeds:
            game = new_game(table, seed)
            found.append(way_made(game, play_out(game, policy, Streams(seed))))
    return found


def perturbed(weights: Weights, chance: Streams, spread: float) -> Weights:
    """A copy with about a quarter of the weights changed by a factor."""
    changes = {}
    for name, value in asdict(weights).items():
        if chance.below("tune", 4) == 0:
            changes[name] = round(value * math.exp(spread * normal(chance)), 3)
    return replace(weights, **changes)


def normal(chance: Streams) -> float:
    """A number with mean 0 and standard deviation 1, nearly normal."""
    return sum(chance.below("tune", 1000) for _ in range(12)) / 1000 - 6


def mean(values: Sequence[float]) -> float:
    """The mean."""
    return sum(values) / len(values)


def interval(values: Sequence[float]) -> float:
    """Half the width of a 95 % interval of the mean."""
    middle = mean(values)
    spread = math.sqrt(sum((each - middle) ** 2 for each in values) / max(1, len(values) - 1))
    return 1.96 * spread / math.sqrt(len(values))


def generation(best: Weights, tables: Sequence[str], seed: int, size: int, games: int, chance: Streams) -> Weights:
    """One generation: the best of several challengers, if it beats the champion on games new to both."""
    field_ = [perturbed(best, chance, 0.35) for _ in range(size)]
    while len(field_) > 1:
        seeds = range(seed, seed + games)
        scores = [mean(results(each, tables, seeds)) for each in field_]
        order = sorted(range(len(field_)), key=lambda n: -scores[n])
        field_ = [field_[n] for n in order[: len(order) // 2]]
        seed += games
        games = games * 3 // 2
    seeds = range(seed, seed + 2 * games)
    gains = [
        new - old for new, old in zip(results(field_[0], tables, seeds), results(best, tables, seeds), strict=True)
    ]
    gain, width = mean(gains), interval(gains)
    better = gain > 0.4 * width
    print(
        f"challenger {gain:+.4f} ± {width:.4f} over {len(gains)} games: {'taken' if better else 'not taken'}",
        flush=True,
    )
    return field_[0] if better else best


def seeds_used(size: int, games: int) -> int:
    """How many seeds a generation plays."""
    used = 0
    while size > 1:
        size, used, games = size // 2, used + games, games * 3 // 2
    return used + 2 * games


def main(arguments: Sequence[str] | None = None) -> int:
    """Tune for so many minutes, then report on the hold-out seeds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--minutes", type=float, default=5.0, help="minutes of tuning before the hold-out games (default: 5)"
    )
    parser.add_argument(
        "--tables",
        nargs="+",
        type=table,
        default=list(TABLES),
        help="p:, a: or e: (Passage, Anduin, Dol Guldur) and decks: a:lore+spirit (default: all)",
    )
    parser.add_argument("--size", type=int, default=8, help="challengers per generation (default: 8)")
    parser.add_argument(
        "--games", type=int, default=10, help="games per table in the first round of a generation (default: 10)"
    )
    parser.add_argument(
        "--seed", type=int, default=1, choices=range(1, HOLD_OUT // SPAN), help="first seed, in millions (default: 1)"
    )
    parser.add_argument("--hold-out", type=int, default=100, help="hold-out games per table (default: 100)")
    chosen = parser.parse_args(arguments)
    for name in ("size", "games", "hold_out"):
        if getattr(chosen, name) < 1:
            parser.error(f"--{name.replace('_', '-')} should be at least 1, not {getattr(chosen, name)}")
    if not chosen.minutes >= 0:
        parser.error(f"--minutes should be 0 or more, not {chosen.minutes:g}")
    ends = time.monotonic() + 60 * chosen.minutes
    best = begun = weights_at(chosen.tables)
    chance = Streams(chosen.seed)
    number, used = 0, seeds_used(chosen.size, chosen.games)
    while time.monotonic() < ends and (number + 1) * used <= SPAN:
        first = chosen.seed * SPAN + number * used
        best = generation(best, chosen.tables, first, chosen.size, chosen.games, chance)
        number += 1
        changed = {
            f.name: getattr(best, f.name) for f in fields(best) if getattr(best, f.name) != getattr(begun, f.name)
        }
        print(f"generation {number}: {changed}", flush=True)
    seeds = range(HOLD_OUT, HOLD_OUT + chosen.hold_out)
    old, new = results(begun, chosen.tables, seeds), results(best, chosen.tables, seeds)
    print(report(old, new))
    return 0


def report(old: Sequence[float], new: Sequence[float]) -> str:
    """What was won before and after, and what the games were worth."""
    lines = []
    for name, values in (("before", old), ("after", new)):
        won = sum(each == 1.0 for each in values)
        share = f"{won} of {len(values)} games won ({100 * won / len(values):.1f} %)"
        lines.append(f"hold-out {name}: {share}, worth {mean(values):.4f} ± {interval(values):.4f} a game")
    gains = [after - before for after, before in zip(new, old, strict=True)]
    lines.append(f"hold-out gain: worth {mean(gains):+.4f} ± {interval(gains):.4f} a game")
    return "\n".join([*lines, f"A won game is worth 1, a lost one up to {CONSOLATION}, by how far it came."])


if __name__ == "__main__":
    sys.exit(main())
