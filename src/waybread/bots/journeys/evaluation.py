"""How good a position of journeys looks: a few features and their weights."""

from __future__ import annotations

from math import exp
from typing import Final

from waybread.journeys import JourneyGame
from waybread.journeys.app.adventure import Condition, Objective
from waybread.journeys.app.conditions import COMPARE, CONDITIONS
from waybread.journeys.facts import CardType, Limit

WEIGHTS: Final[dict[str, float]] = {
    "constant": -0.6,
    "progress": 5.0,
    "threat": -3.0,
    "least margin": 0.5,
    "margin": 0.15,
    "defeated": -6.0,
    "enemy life": -0.06,
    "inspiration": 0.12,
    "prepared": 0.08,
    "unexplored": -0.1,
    "threat tokens": -0.1,
}
"""Each feature's weight in the sum that the chance to win follows."""


def evaluate(game: JourneyGame) -> float:
    """The chance to win as it looks, from 0 to 1."""
    total = sum(contributions(game).values())
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def contributions(game: JourneyGame) -> dict[str, float]:
    """What each feature adds to the sum."""
    return {name: WEIGHTS[name] * amount for name, amount in features(game).items()}


def features(game: JourneyGame) -> dict[str, float]:
    """The position in numbers, all of which lie open."""
    state = game.state
    standing = game.standing
    margins = [min(_margin(game, hero, Limit.DAMAGE), _margin(game, hero, Limit.FEAR)) for hero in standing]
    heroes = max(1, len(standing))
    return {
        "constant": 1.0,
        "progress": progress(game),
        "threat": state.app.threat / game.threat_end,
        "least margin": min(4, min(margins, default=0)),
        "margin": sum(margins) / heroes,
        "defeated": float(sum(state.defeated)),
        "enemy life": sum(one.health + one.armour for group in state.groups for one in group.figures) / heroes,
        "inspiration": sum(state.inspiration) / heroes,
        "prepared": sum(len(each) for each in state.prepared) / heroes,
        "unexplored": float(len(state.unexplored)),
        "threat tokens": float(sum(each.kind == "threat" for each in state.tokens)),
    }


def progress(game: JourneyGame) -> float:
    """How much of the objectives is done: those behind, and the part of the current one that holds."""
    objectives = game.adventure.objectives
    names = [each.name for each in objectives]
    current = game.state.app.objective
    if current not in names:
        return 1.0
    place = names.index(current)
    return (place + _share(game, objectives[place])) / len(objectives)


def _share(game: JourneyGame, objective: Objective) -> float:
    if not objective.done:
        return 0.0
    return sum(_held(game, each) for each in objective.done) / len(objective.done)


def _held(game: JourneyGame, condition: Condition) -> float:
    amount = CONDITIONS[condition.what](game, condition.name)
    if COMPARE[condition.compare](amount, condition.number):
        return 1.0
    return amount / condition.number if condition.compare == ">=" and condition.number else 0.0


def _margin(game: JourneyGame, hero: int, limit: Limit) -> int:
    kind = CardType.DAMAGE if limit is Limit.DAMAGE else CardType.FEAR
    return game.value(hero, limit) - len(game.harm_of(hero, kind))
