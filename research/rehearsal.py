"""A player who rehearses: it plays each round of a game again and again, and goes on from where it went best.

It is no honest bot. It tries things out in copies of the very game, with the real decks in their real order and the
chance of the real seed: like somebody who takes moves back as often as they like, and so knows what is coming. All
that it does in the end is allowed, and the game is won by its rules; but that shows only that a game can be won,
not how well anybody would play it who sees no more than their seat.

A round is tried by ``scout``, whose weights are bent and who strays now and then to a choice at random. Of the
positions that come of it the best few are kept, by what lies on the table and by what the next round brings.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from research.tune_scout import perturbed
from waybread.bots import Weights, scout_policy
from waybread.bots.cardgame import GOALS, ScoutPolicy
from waybread.cardgame import CardGame, CardType, Stat, Zone, remaining_hit_points, stat
from waybread.kernel import Keep, Streams

MOODS: Final = 40
"""How many differently bent scouts take part."""
BENT: Final = 0.8
STRAYING: Final = (0, 3, 8, 15)
"""In so many of a hundred choices a scout strays."""
SHORTLIST: Final = 4
"""For each position that is kept, so many are looked at more closely."""
LOST: Final = -1000.0


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is tried."""

    width: int = 8
    """Positions that are kept as a round begins."""
    tries: int = 24
    """How often a round is played from each of them."""
    glances: int = 2
    """How often the round after it is looked at."""
    rounds: int = 25
    """After so many it gives up."""


NORMAL: Final = Effort()


def rehearse(game: CardGame, seed: int, effort: Effort = NORMAL) -> CardGame | None:
    """The same game, won, with the answers that win it; None where no way was found. The one given stays as it is."""
    chance = Streams(seed)
    moods = [ScoutPolicy(perturbed(Weights(), chance, BENT)) for _ in range(MOODS)]
    kept = [game]
    for _ in range(effort.rounds):
        ways: dict[float, tuple[int, CardGame]] = {}  # by worth: the same worth is most likely the same position
        for parent, position in enumerate(kept):
            for number in range(effort.tries * effort.width // len(kept)):
                twin = position.clone()
                mood = chance.pick("mood", moods) if number else scout_policy
                play_round(twin, mood, chance, STRAYING[number % len(STRAYING)])
                if twin.outcome is None:
                    ways.setdefault(worth(twin), (parent, twin))
                elif twin.outcome.won:
                    return twin
        best = sorted(ways, reverse=True)[: SHORTLIST * effort.width]
        promise = {each: each + _next_round(ways[each][1], moods, chance, effort.glances) for each in best}
        kept = _various([ways[each] for each in sorted(best, key=promise.__getitem__, reverse=True)], effort.width)
        if not kept:
            return None
    return None


def play_round(game: CardGame, mood: ScoutPolicy, chance: Streams, straying: int) -> None:
    """Play until the next round begins, or the game is over."""
    goal = game.state.round + 1
    while game.decision is not None and game.state.round < goal:
        strays = chance.below("stray", 100) < straying
        game.choose(chance.pick("choice", game.decision.options) if strays else mood(game, game.decision, chance))


def _next_round(position: CardGame, moods: list[ScoutPolicy], chance: Streams, glances: int) -> float:
    """The best that came of the round after this position."""
    best = LOST
    for number in range(glances):
        twin = position.clone(Keep.SEARCH)
        play_round(twin, chance.pick("mood", moods) if number else scout_policy, chance, STRAYING[min(number, 1)])
        best = max(best, worth(twin))
    return best


def _various(ranked: list[tuple[int, CardGame]], width: int) -> list[CardGame]:
    """The first few, no more than half of them from one parent."""
    kept: list[CardGame] = []
    children: Counter[int] = Counter()
    for parent, position in ranked:
        if len(kept) < width and children[parent] < max(2, width // 2):
            children[parent] += 1
            kept.append(position)
    return kept


# What a position is worth -------------------------------------------------------------


def worth(game: CardGame) -> float:
    """How good a position looks; a point is about one point of progress."""
    if game.outcome is not None:
        return -LOST if game.outcome.won else LOST
    return _way_made(game) + _fellowship(game) - _opposition(game)


def _way_made(game: CardGame) -> float:
    """Stages, progress, objectives that are won or lie free; a captive hero is worse than one who is just gone."""
    state = game.state
    made = min(state.progress.get(state.quest, 0), stat(game, state.quest, Stat.QUEST_POINTS))
    captives = sum(state.zone[each] == Zone.AREA and state.cards[each].type is CardType.HERO for each in state.facedown)
    claimed = [
        each for each in state.host if state.cards[each].type is CardType.OBJECTIVE and state.controller[each] >= 0
    ]
    objectives = 12 * len(claimed) + 9 * len(game.staged(CardType.OBJECTIVE)) + 2 * len(state.guards)
    return 15 * state.cards[state.quest].stage + made + objectives - 10 * captives


def _fellowship(game: CardGame) -> float:
    """The players' threat, their cards and those who are with them."""
    state = game.state
    total = -60.0 * sum(state.eliminated)
    for player in game.order():
        threat = state.threat[player]
        total += 0.4 * len(state.hands[player]) - 0.3 * threat - 0.15 * max(0, threat - 35) ** 2
    for each in game.characters():
        if game.title(each) == "Gandalf":
            continue  # he leaves
        hero = state.cards[each].type is CardType.HERO
        total += (6 if hero else 1) + (0.5 if hero else 0.2) * remaining_hit_points(game, each)
        total += stat(game, each, Stat.WILLPOWER) + 0.8 * stat(game, each, Stat.ATTACK)
        total += 0.4 * stat(game, each, Stat.DEFENSE) + 0.4 * state.resources.get(each, 0)
        total += 0.8 * len(state.attached.get(each, ()))
    return total


def _opposition(game: CardGame) -> float:
    """What waits in the staging area, and the enemies anywhere; most of all those without whose fall nothing is won."""
    state = game.state
    total = 0.0
    for each in state.staging:
        if state.cards[each].type is not CardType.OBJECTIVE:
            total += 1.6 * stat(game, each, Stat.THREAT)
    for each in game.enemies():
        total += 1 + 0.5 * stat(game, each, Stat.ATTACK) + 0.3 * remaining_hit_points(game, each)
        if game.card(each).key in GOALS:
            total += 12 - state.damage.get(each, 0)
    return total
