"""Measure how often bots win the built-in journeys, with parties of two to four heroes.

    python -m research.measure_journeys scout --games 60
    python -m research.measure_journeys strider --playouts 24 --adventures cold-beacon --games 20

Seeds count up from ``--seed``. Game n has the same party and seed for every bot, so results can be compared. Prints a
line per adventure: games won with the 95 % interval, and why the others were lost.
"""

import argparse
import sys
from collections import Counter
from itertools import combinations
from time import process_time

from waybread.bots import Bot, RandomBot, Seat, Settings, Strider
from waybread.bots.journeys import JOURNEYS, JourneyScout
from waybread.journeys import CARDS, SMALL, CardType, JourneyGame
from waybread.kernel import Json, Keep
from waybread.sim import wilson

TRINKETS = ("item.old-map", "item.tome", "item.old-pipe", "item.rope", "item.helmet", "item.torch")
"""What each of the six heroes takes along besides what their cards suggest, in the order of the heroes."""
SIZES = (2, 3, 4)


def hero(number: int, seat: int) -> dict[str, Json]:
    """One of the heroes, with the role and the items that suit them."""
    cards = [each for each in CARDS.values() if each.type is CardType.HERO]
    card = cards[number]
    role, *titles = card.suggested
    keys = {each.title: each.key for each in CARDS.values() if each.type is CardType.ITEM}
    return {
        "hero": card.title, "role": role, "items": [keys[each] for each in titles], "trinket": TRINKETS[number],
        "seat": seat,
    }  # fmt: skip


def setup(adventure: str, number: int, difficulty: str = "normal") -> dict[str, Json]:
    """The setup of a game by its number: parties of two, three and four heroes in turn, all of them in the end."""
    parties = list(combinations(range(len(TRINKETS)), SIZES[number % len(SIZES)]))
    party = parties[number // len(SIZES) * 7 % len(parties)]
    heroes: list[Json] = [hero(each, seat) for seat, each in enumerate(party)]
    return {"adventure": adventure, "difficulty": difficulty, "heroes": heroes}


def bot(name: str, settings: Settings, seed: int) -> Bot:
    """A fresh player."""
    if name == "strider":
        return Strider(JOURNEYS, settings, seed)
    return JourneyScout() if name == "scout" else RandomBot(seed)


def played(name: str, settings: Settings, adventure: str, difficulty: str, number: int, seed: int) -> JourneyGame:
    """A whole game with one bot on every seat."""
    game = JourneyGame.new(setup(adventure, number, difficulty), seed + number, Keep.SEARCH)
    bots = [bot(name, settings, seed + number + seat) for seat in game.players]
    while game.decision is not None:
        game.choose(bots[game.decision.player].choose(Seat(game)))
    return game


def main() -> int:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", choices=("random", "scout", "strider"), help="the bot that plays all heroes")
    parser.add_argument("--games", type=int, default=60, help="games per adventure (default: 60)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (default: 1)")
    parser.add_argument("--adventures", nargs="*", default=SMALL, help="default: all")
    parser.add_argument("--difficulty", choices=("normal", "hard"), default="normal", help="default: normal")
    parser.add_argument(
        "--playouts", type=int, default=0, help="strider's playouts per decision; 0 to use --seconds (default: 0)"
    )
    parser.add_argument("--seconds", type=float, default=0.1, help="strider's seconds per decision (default: 0.1)")
    chosen = parser.parse_args()
    settings = Settings(playouts=chosen.playouts, seconds=chosen.seconds)
    everything = 0
    for adventure in chosen.adventures:
        won: list[int] = []
        why: Counter[str] = Counter()
        began = process_time()
        for number in range(chosen.games):
            game = played(chosen.bot, settings, adventure, chosen.difficulty, number, chosen.seed)
            if game.outcome is not None and game.outcome.won:
                won.append(number)
            elif game.outcome is not None:
                why[game.outcome.reason] += 1
        everything += len(won)
        low, high = wilson(len(won), chosen.games)
        share = f"{100 * len(won) / chosen.games:.0f} % ({100 * low:.0f} to {100 * high:.0f})"
        spent = (process_time() - began) / chosen.games
        print(f"{adventure:16}{len(won):4} of {chosen.games}: {share}; {spent:.2f} s a game; {dict(why)}", flush=True)
    total = chosen.games * len(chosen.adventures)
    print(f"{'all':16}{everything:4} of {total}: {100 * everything / max(1, total):.1f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main())
