"""What the things that an adventure does are worth: buttons, answers, actions that it adds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, cast

from waybread.bots.journeys.plans import effects_of_event, effects_of_imported
from waybread.bots.journeys.position import Asked
from waybread.journeys import Limit, Rule, Stat, Token, at_least
from waybread.journeys.script import (
    Action,
    Condition,
    Interaction,
    TestOf,
    all_hold,
    interactions,
    number,
    spaces_named,
    test_of,
)

_END: Final = 60.0
"""An adventure won, or lost."""
_NEXT: Final = 15.0
"""An objective done."""
_SPAWNED: Final = -4.0
_WEAKNESS: Final = -0.6
_REWARDS: Final = {"lore": 0.1, "experience": 0.1, "title": 0.8, "trinket": 0.6}
_THREAT_TOKEN_ROUNDS: Final = 4
"""For so many rounds, at most, a threat token would go on adding to threat."""
_WITH_OTHERS: Final = ("if", "random", "choose", "test")
"""Actions that have others inside them."""
_STAKE: Final = 3.0
"""What passing a test is worth that nothing is known of."""


def of_actions(asked: Asked, hero: int, actions: Iterable[Action]) -> float:
    """What a list of actions is worth to the party, set off by a hero."""
    return sum(of_action(asked, hero, each) for each in actions)


def of_action(asked: Asked, hero: int, action: Action) -> float:
    """What one action is worth."""
    if action.do not in _WITH_OTHERS:
        return _of_action(asked, hero, action)
    key = hero, id(action)  # many lists may lead to the same one
    found = asked.worths.get(key)
    if found is None:
        found = asked.worths[key] = _of_action(asked, hero, action)
    return found


def _of_action(asked: Asked, hero: int, action: Action) -> float:  # noqa: C901  a case for each verb
    game, weights, args = asked.game, asked.weights, action.args
    facts = asked.plan.facts
    match action.do:
        case "counter":
            spoilt = asked.goals.change(game.state.app.counters, action) < 0
            return weights.objective * facts.get(("counter", str(args["name"])), 0.0) - _END * spoilt
        case "tile" | "token":
            fact = ("placed" if action.do == "tile" else "laid", str(args["name"]))
            return weights.objective * facts.get(fact, 0.0)
        case "fire":
            return weights.objective * facts.get(("fired", str(args["event"])), 0.0)
        case "jime queue":
            fired = [each for each in cast("tuple[str, ...]", args["events"]) if each not in game.state.app.fired]
            come = [fact for each in fired for fact in effects_of_event(game.state.app.adventure, each)]
            return weights.objective * max((facts.get(each, 0.0) for each in come), default=0.0)
        case "jime chapter" | "jime draw" | "jime lay" | "jime swap":
            return weights.objective * max((facts.get(each, 0.0) for each in effects_of_imported(action)), default=0.0)
        case "complete" | "objective":
            return _NEXT
        case "win" | "lose":
            return _END if asked.goals.ends_well(action) else -_END
        case "inspiration":
            gained = min(number(args, "amount"), game.value(hero, Limit.INSPIRATION) - game.state.inspiration[hero])
            return weights.inspiration * gained * _people(asked, args)
        case "boon":
            return weights.boon * _people(asked, args)
        case "scout":
            return weights.scouting * number(args, "amount") * _people(asked, args)
        case "heal":
            healed = min(number(args, "amount"), len(game.state.harm[hero]))
            return weights.heal * healed * _people(asked, args)
        case "threat":
            return -weights.threat * asked.urgency * max(number(args, "amount"), -game.state.app.threat)
        case "suffer":
            averted = 1.0 if args.get("negate") else 0.0
            return -asked.pain(hero, number(args, "damage", 0), number(args, "fear", 0), averted) * _people(asked, args)
        case "spawn":
            return _SPAWNED
        case "enemy attack":
            groups = [
                each for each in game.groups_at(game.state.position[hero]) if args["kind"] in (each.kind, each.name)
            ]
            return -sum(asked.struck(hero, each) for each in groups)
        case "weakness":
            return _WEAKNESS
        case "remove group":
            return sum(weights.kill for each in game.state.groups if each.name == args["name"])
        case "if":
            held = all_hold(game, cast("tuple[Condition, ...]", args["when"]))
            return of_actions(asked, hero, cast("tuple[Action, ...]", args.get("then" if held else "else", ())))
        case "random":
            options = cast("tuple[tuple[Action, ...], ...]", args["options"])
            return sum(of_actions(asked, hero, each) for each in options) / len(options)
        case "choose":
            return max((of_actions(asked, hero, actions) for _, actions in answers(asked, action)), default=0.0)
        case "test":
            return of_test(asked, hero, test_of(args))
        case _:
            return _REWARDS.get(action.do, 0.0)


def answers(asked: Asked, choice: Action) -> list[tuple[int, tuple[Action, ...]]]:
    """The answers that can be given now, by their places, with what follows."""
    options = cast("tuple[tuple[str, tuple[Condition, ...], tuple[Action, ...]], ...]", choice.args["options"])
    return [(place, actions) for place, (_, when, actions) in enumerate(options) if all_hold(asked.game, when)]


def of_test(asked: Asked, hero: int, test: TestOf) -> float:
    """What a test is worth before it is made: by its chances."""
    chances, _ = asked.best_stat(hero, test)
    worth = 0.0
    if test.passed or test.failed:
        passing = at_least(asked.left(test), chances)
        good = of_actions(asked, hero, test.passed)
        worth += passing * good + (1 - passing) * of_actions(asked, hero, test.failed)
        if test.counter:  # what is not enough yet counts the next time
            left = asked.left(test)
            worth += good * sum(chance * count / left for count, chance in enumerate(chances[:left])) * 0.9
    for count, chance in enumerate(chances):
        worth += chance * of_count(asked, hero, test, count)
    return worth


def of_count(asked: Asked, hero: int, test: TestOf, count: int) -> float:
    """What so many successes are worth in a test that counts them."""
    reached = [actions for least, actions in test.counted if count >= least]
    return of_actions(asked, hero, reached[-1]) if reached else 0.0


def stake(asked: Asked, hero: int, test: TestOf | None) -> float:
    """By how much passing a test is better than failing it."""
    if test is None:
        return _STAKE
    return max(0.5, of_actions(asked, hero, test.passed) - of_actions(asked, hero, test.failed))


def of_button(asked: Asked, hero: int, button: Interaction) -> float:
    """What pressing a button is worth."""
    worth = of_actions(asked, hero, button.do)
    return worth + of_test(asked, hero, button.test) if button.test else worth


def of_token(asked: Asked, hero: int, token: Token) -> float:
    """What interacting with a token is worth to a hero: the best of its buttons, provoking aside."""
    buttons = interactions(asked.game, token)
    if not buttons:
        return 0.0
    game, weights = asked.game, asked.weights
    best = max(of_button(asked, hero, each) for _, each in buttons)
    if token.kind == "threat":
        known = buttons[0][1].test
        chance = at_least(asked.left(known), asked.best_stat(hero, known)[0]) if known else 1.0
        best += chance * weights.threat * asked.urgency * min(_THREAT_TOKEN_ROUNDS, asked.rounds_left)
        if token.kind in game.rulings(Rule.CANNOT_INTERACT, hero):
            return 0.0
    return best + weights.token if best > 0 else best


def stats_of(asked: Asked, token: Token) -> list[Stat]:
    """The stats that a token's buttons test."""
    tests = [each.test for _, each in interactions(asked.game, token) if each.test is not None]
    return [stat for each in tests for stat in each.stats]


def _people(asked: Asked, args: Any) -> int:
    """How many heroes an action is about."""
    who = str(args.get("who", "hero"))
    if who == "each":
        return len(asked.game.standing)
    if who.startswith("at "):
        spaces = spaces_named(asked.game, who.removeprefix("at "))
        return sum(each in spaces for each in asked.game.state.position)
    return 1
