"""How likely a position of journeys is won, from a few numbers that lie open.

The weights are fitted to the outcomes of games that ``scout`` played (``research/fit_evaluation.py``); they are the
same for every adventure. Nothing in here depends on what a seat cannot know.
"""

from __future__ import annotations

from math import exp
from typing import Final

from waybread.bots.journeys import plans
from waybread.bots.journeys.card_worth import worth_of
from waybread.bots.journeys.fitted_weights import FITTED
from waybread.bots.journeys.position import blow
from waybread.journeys import CardType, JourneyGame, Limit
from waybread.journeys.script import COMPARE, CONDITIONS, Condition, Objective, spaces_named, threat_rise

FEATURES: Final = (
    "one", "heroes", "hard", "progress", "last objective", "threat", "short of time", "pace", "way", "nearest",
    "margin", "least margin", "risk", "face up", "last chance", "doomed", "enemy blows", "war", "enemies near",
    "inspiration", "prepared", "icons", "unexplored", "darkness",
)  # fmt: skip
"""What each number says, in the order of the fitted weights; totals are per hero."""
_GOOD: Final = frozenset(
    ("progress", "last objective", "pace", "margin", "least margin", "inspiration", "prepared", "icons")
)
_EITHER: Final = frozenset(("one", "heroes"))
SIGNS: Final = tuple(0 if each in _EITHER else 1 if each in _GOOD else -1 for each in FEATURES)
"""Whether more of it is better (1) or worse (-1), where that is known."""
_FAR: Final = 6
_SHORT: Final = 2.0
_RELEVANT: Final = 0.15


def evaluate(game: JourneyGame) -> float:
    """The estimated chance that the party wins."""
    outcome = game.outcome
    if outcome is not None:
        return 1.0 if outcome.won else 0.0
    score = 0.0
    for weight, value in zip(FITTED, features(game), strict=True):
        score += weight * value
    return 1 / (1 + exp(-max(-30.0, min(30.0, score))))


def contributions(game: JourneyGame) -> dict[str, float]:
    """What each feature adds to the log-odds of winning."""
    return {name: weight * value for name, weight, value in zip(FEATURES, FITTED, features(game), strict=True)}


def features(game: JourneyGame) -> list[float]:
    """The numbers that a position is judged by, each of the order of one."""
    state = game.state
    standing = game.standing
    count = len(standing) or 1
    done, last = progress(game)
    left = (game.threat_end - state.app.threat) / max(1, threat_rise(game))
    threat = state.app.threat / game.threat_end
    ways = _ways(game)
    lost = state.app.lost
    return [
        1.0,
        len(game.heroes) - 3.0,
        float(state.app.difficulty == "hard"),
        done,
        float(last),
        threat,
        max(0.0, _SHORT - left),
        done - threat,
        sum(ways) / (len(ways) or 1) / _FAR,
        min(ways, default=_FAR) / _FAR,
        *_harm(game, standing, count),
        float(lost and last),
        float(lost and not last),
        *_enemies(game, count),
        sum(state.inspiration[each] for each in standing) / count / 3,
        sum(worth_of(state.cards[card]) for each in standing for card in state.prepared[each]) / count / 4,
        sum(state.cards[card].success for each in standing for card in state.decks[each]) / count / 4,
        len(state.unexplored) / 3,
        sum(game.is_dark(state.position[each]) for each in standing) / count,
    ]


def progress(game: JourneyGame) -> tuple[float, bool]:
    """How much of the objectives is done, the part of the current one that holds included; and if it is the last."""
    objectives = game.adventure.objectives
    names = [each.name for each in objectives]
    current = game.state.app.objective
    if current not in names:
        return 1.0, True
    place = names.index(current)
    share = max(_share(game, objectives[place]), 0.9 * _gathered(game))
    return (place + share) / len(objectives), place == len(objectives) - 1


def _share(game: JourneyGame, objective: Objective) -> float:
    """The part of an objective's conditions that hold; of a count, its part."""
    if not objective.done:
        return 0.0
    return sum(_held(game, each) for each in objective.done) / len(objective.done)


def _held(game: JourneyGame, condition: Condition) -> float:
    amount = CONDITIONS[condition.what](game, condition.name)
    if COMPARE[condition.compare](amount, condition.number):
        return 1.0
    if condition.compare == ">=" and condition.number:
        return amount / condition.number
    return 1 / (1 + amount) if condition.number == 0 else 0.0


def _gathered(game: JourneyGame) -> float:
    """The part of a test for the objective that earlier attempts have gathered."""
    counters, best = game.state.app.counters, 0.0
    names = {each.name for each in game.state.tokens if each.name}
    for token in game.adventure.tokens:
        if token.name in names:
            for button in token.interactions:
                if button.test is not None and button.test.counter:
                    best = max(best, counters.get(button.test.counter, 0) / max(1, button.test.need))
    return min(1.0, best)


def _ways(game: JourneyGame) -> list[int]:
    """How far each hero is from something to be done for the objective."""
    goals = _goals(game)
    if not goals:
        return []
    board, position = game.board, game.state.position
    return [
        min(_FAR, *(far.get(each, _FAR) for each in goals))
        for hero in game.standing
        for far in (board.distances(position[hero]),)
    ]


def _goals(game: JourneyGame) -> set[int]:
    """The spaces where something can be done for the objective."""
    state = game.state
    tokens = {each.name: each.space for each in state.tokens if each.name}
    found: set[int] = set()
    inside: set[int] = set()
    for (way, name), worth in plans.current(game).means.items():
        if worth < _RELEVANT:
            continue
        if way == "token" and name in tokens:
            found.add(tokens[name])
        elif way == "enter" or (way == "tile" and state.app.places.get(name, -1) in state.unexplored):
            found.update(spaces_named(game, name))
        elif way == "leave":
            inside.update(spaces_named(game, name))
        elif way == "defeat":
            found.update(each.space for each in state.groups if name in ("", each.name, each.kind))
    return found | ({*game.board.spaces} - inside if inside else set())


def _harm(game: JourneyGame, standing: list[int], count: int) -> tuple[float, ...]:
    """How close the heroes are to their limits."""
    state = game.state
    margins = [
        min(game.value(hero, limit) - len(game.harm_of(hero, kind)) for limit, kind in _KINDS) for hero in standing
    ]
    up = sum(card not in state.facedown for each in standing for card in state.harm[each])
    risk = sum(2.0**-each for each in margins)
    return sum(margins) / count / 4, min(margins, default=0) / 4, risk / count, up / count / 2


_KINDS: Final = ((Limit.DAMAGE, CardType.DAMAGE), (Limit.FEAR, CardType.FEAR))


def _enemies(game: JourneyGame, count: int) -> tuple[float, ...]:
    """The groups on the map, and those that are near to heroes."""
    groups = game.state.groups
    if not groups:
        return 0.0, 0.0, 0.0
    blows = [sum(blow(each)) for each in groups]
    lives = [sum(each.health + each.armour + each.sorcery for each in group.figures) for group in groups]
    war = sum(life * struck for life, struck in zip(lives, blows, strict=True))
    near = {space for hero in game.standing for space in _around(game, game.state.position[hero])}
    return sum(blows) / count / 3, war / count / 30, sum(each.space in near for each in groups) / count


def _around(game: JourneyGame, space: int) -> tuple[int, ...]:
    return (space, *game.board.neighbours(space))
