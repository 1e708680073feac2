"""How likely a position of the card game is won, from a few numbers on the table.

The weights are fitted to the outcomes of games that ``scout`` played (``research/fit_evaluation.py``), as they stood
when a round began: that is where looks ahead end. Nothing in here depends on what a seat cannot know: the same on every
world that it may imagine.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final

from waybread.bots.cardgame.card_knowledge import ROLES, Role
from waybread.bots.cardgame.fitted_weights import DEFAULT_EVALUATION, FITTED
from waybread.cardgame import (
    SCENARIOS,
    CardGame,
    CardType,
    Rule,
    Stat,
    areas_in_order,
    as_at,
    remaining_hit_points,
    rule_applies,
    stat,
)

FEATURES: Final = (
    "one", "players", "easy", "progress", "last stage", "blocked", "round", "threat left", "least threat left",
    "danger", "heroes", "hero life", "willpower", "attack", "defense", "allies", "ally life", "attachments", "hand",
    "resources", "staging threat", "staged attack", "staged life", "engaged attack", "engaged life", "engaged",
    "active points", "surplus", "objectives", "free objectives", "captive",
)  # fmt: skip
"""What each number says, in the order of the fitted weights; totals are per player."""
_EITHER: Final = frozenset(("one", "players", "easy", "round"))
_BAD: Final = frozenset(
    ("blocked", "danger", "staging threat", "staged attack", "staged life", "engaged attack", "engaged life", "engaged",
     "active points", "captive")
)  # fmt: skip
SIGNS: Final = tuple(0 if each in _EITHER else -1 if each in _BAD else 1 for each in FEATURES)
"""Whether more of it is better (1) or worse (-1), where that is known."""
_ELIMINATED: Final = 50


def evaluate(game: CardGame) -> float:
    """The estimated chance that the players win, who win together."""
    outcome = game.outcome
    if outcome is not None:
        return 1.0 if outcome.won else 0.0
    score = 0.0
    for weight, value in zip(_weights(game), features(game), strict=True):
        score += weight * value
    return 1 / (1 + exp(-max(-30.0, min(30.0, score))))


def contributions(game: CardGame) -> dict[str, float]:
    """What each feature adds to the log-odds of winning."""
    found = zip(FEATURES, _weights(game), features(game), strict=True)
    return {name: weight * value for name, weight, value in found}


def in_order(weights: Mapping[str, float]) -> tuple[float, ...]:
    """Weights by name, in the order of the features."""
    if strange := weights.keys() - set(FEATURES):
        raise ValueError(f"the evaluation has no feature '{min(strange)}'; it has {', '.join(FEATURES)}")
    return tuple(weights.get(each, 0.0) for each in FEATURES)


_DEFAULT: Final = in_order(DEFAULT_EVALUATION)
_FITTED: Final = {scenario: in_order(each) for scenario, each in FITTED.items()}


def _weights(game: CardGame) -> tuple[float, ...]:
    return _FITTED.get(game.state.scenario, _DEFAULT)


def features(game: CardGame) -> list[float]:
    """The numbers that a position is judged by, each of the order of one; of several staging areas their means."""
    if not game.state.elsewhere:
        return features_at(game)
    found = []
    for area in areas_in_order(game):
        with as_at(game, area):
            found.append(features_at(game))
    return [sum(column) / len(found) for column in zip(*found, strict=True)]


def features_at(game: CardGame) -> list[float]:
    """The same numbers of the staging area that is being played."""
    state = game.state
    seats = game.order()
    count = len(seats) or 1
    threats = [state.threat[each] for each in seats] or [_ELIMINATED]
    people = _people(game, count)
    staged = _staged(game, count)
    engaged = _engaged(game, count)
    willpower, threat = people[2], staged[0]
    return [
        1.0,
        count - 1.0,
        float(state.easy),
        *_quest(game),
        state.round / 10,
        (_ELIMINATED - sum(threats) / count) / 10,
        (_ELIMINATED - max(threats)) / 10,
        1.0 if max(threats) >= 43 else 0.0,
        *people,
        sum([len(state.hands[each]) for each in seats]) / count / 5,
        sum(state.resources.values()) / count / 5,
        *staged,
        *engaged,
        _active_points(game) / 5,
        max(-1.5, min(1.5, willpower - threat)),
        *_objectives(game),
    ]


def _quest(game: CardGame) -> tuple[float, float, float]:
    """How far the quest has come, if this is the last stage, and if something blocks the way."""
    state = game.state
    if state.quest < 0:
        return 0.0, 0.0, 0.0
    card = state.cards[state.quest]
    points = stat(game, state.quest, Stat.QUEST_POINTS)
    made = min(1.0, state.progress.get(state.quest, 0) / points) if points else 0.0
    blocked = bool(rule_applies(game, Rule.CANNOT_ADVANCE)) if points else True
    last = SCENARIOS[state.scenario].last_stage()
    return (card.stage - 1 + made) / last, float(card.stage == last), float(blocked)


def _people(game: CardGame, count: int) -> tuple[float, ...]:
    """Heroes and allies, and what they can do."""
    state = game.state
    cards = state.cards
    heroes = life = willpower = attack = defense = allies = ally_life = 0
    for each in game.characters():
        willpower += stat(game, each, Stat.WILLPOWER)
        attack += stat(game, each, Stat.ATTACK)
        defense += stat(game, each, Stat.DEFENSE)
        if cards[each].type is CardType.HERO:
            heroes += 1
            life += remaining_hit_points(game, each)
        elif ROLES.get(cards[each].key) is not Role.GUEST:
            allies += 1
            ally_life += remaining_hit_points(game, each)
    attachments = sum(state.owner[each] >= 0 for held in state.attached.values() for each in held)
    return (
        heroes / count / 3, life / count / 10, willpower / count / 10, attack / count / 10, defense / count / 10,
        allies / count / 5, ally_life / count / 10, attachments / count / 5,
    )  # fmt: skip


def _staged(game: CardGame, count: int) -> tuple[float, float, float]:
    """The threat of the staging area, and the enemies in it."""
    threat = attack = life = 0
    cards = game.state.cards
    for each in game.state.staging:
        if cards[each].type is CardType.OBJECTIVE:
            continue
        threat += stat(game, each, Stat.THREAT)
        if cards[each].type is CardType.ENEMY:
            attack += stat(game, each, Stat.ATTACK)
            life += remaining_hit_points(game, each)
    return threat / count / 10, attack / count / 10, life / count / 10


def _engaged(game: CardGame, count: int) -> tuple[float, float, float]:
    """The enemies that are engaged with players."""
    attack = life = number = 0
    for player in game.order():
        for each in game.state.engaged[player]:
            number += 1
            life += remaining_hit_points(game, each)
            if not rule_applies(game, Rule.CANNOT_ATTACK, each, player):
                attack += stat(game, each, Stat.ATTACK)
    return attack / count / 10, life / count / 10, number / count / 3


def _objectives(game: CardGame) -> tuple[float, float, float]:
    """Objectives that heroes have, and those that they only have to claim; whether a hero is a prisoner."""
    state = game.state
    cards = state.cards
    worn = [each for hero in game.heroes() for each in state.attached.get(hero, ())]
    held = sum(cards[each].type is CardType.OBJECTIVE for each in worn)
    free = sum(cards[each].type is CardType.OBJECTIVE and each not in state.guards for each in state.staging)
    captive = any(cards[each].type is CardType.HERO for each in state.facedown)
    return held / 3, free / 3, float(captive)


def _active_points(game: CardGame) -> int:
    state = game.state
    if state.active_location < 0:
        return 0
    return max(0, stat(game, state.active_location, Stat.QUEST_POINTS) - state.progress.get(state.active_location, 0))
