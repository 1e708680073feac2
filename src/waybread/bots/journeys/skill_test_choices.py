"""Tests while fate is converted: what each success is worth, what it would cost, and when to stop."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from waybread.bots.journeys import ability_worth, attack_worth, script_worth
from waybread.bots.journeys.position import Asked
from waybread.cards import ability_card, read_ability
from waybread.journeys import (
    ATTACKS,
    STATS,
    Act,
    Keyword,
    Modifier,
    Stat,
    Test,
    droppable,
    fate_left,
    read_act,
    strength,
    successes,
)
from waybread.journeys.script import TestOf, interactions
from waybread.kernel import PASS

_LAST_STAND: Final = 25.0
_PLAIN: Final = 3.0
"""What passing a test is worth that nothing is known of."""
ALL_FATE: Final = frozenset(("Time of Need", "Fateless", "Clue-Finder"))
ONE_FATE: Final = frozenset(("Ways of Old", "Rope", "Hobson Rope"))
ADDED: Final[Mapping[str, int]] = {"Lone Survivor": 2, "Fury": 0, "Determined": 0, "Fire-Giver": 0,
                                                      "Flame-Bearer": 0}  # fmt: skip
"""Successes that abilities add; 1 unless said."""


def convert(asked: Asked) -> int:
    """Whatever gives more than it costs; against a number, only if the number can be reached."""
    test = asked.game.test
    if test is None:
        return PASS
    options = [each for each in asked.decision.options if each != PASS]
    if test.purpose == "attack":
        return _for_attack(asked, test, options)
    if test.purpose == "negate":
        return _best(asked, test, options, _averted_worth(asked, test))
    asks = asked_test(asked, test)
    if asks is not None and (asks.counter or asks.counted):
        return _best(asked, test, options, _counted_worth(asked, test, asks))
    return _for_number(asked, test, options, asks)


def asked_test(asked: Asked, test: Test) -> TestOf | None:
    """The test of the adventure that is being made, if it is one of a token's buttons."""
    token = asked.game.token(test.token)
    if token is None or not token.name:
        return None
    tests = [each.test for _, each in interactions(asked.game, token) if each.test is not None]
    return next((each for each in tests if test.stat in each.stats), tests[0] if tests else None)


def adds(asked: Asked, test: Test, option: int) -> int:
    """How many successes an option adds."""
    act, number = read_act(option)
    if act is Act.KEYWORD:
        return 0
    if act in (Act.INSPIRE, Act.TERRAIN):
        return 1 if test.purpose != "attack" or act is Act.INSPIRE else 0
    title = asked.game.card(ability_card(number)).title
    left = fate_left(asked.game, test)
    if title in ALL_FATE:
        return left
    if title in ONE_FATE:
        return min(1, left)
    if title == "Unstoppable":
        return len(asked.game.with_keyword(test.hero, Keyword.SPRINT))
    if title == "Defense Instruction":
        return 2 * min(1, left)
    return ADDED.get(title, 1)


def price(asked: Asked, option: int) -> float:
    """What an option costs."""
    act, number = read_act(option)
    if act is Act.INSPIRE:
        return asked.weights.inspiration
    if act is Act.TERRAIN:
        return 0.0
    if act is Act.KEYWORD:
        return ability_worth.price(asked, ability_card(number))
    return ability_worth.cost(asked, *read_ability(number))


def _best(asked: Asked, test: Test, options: list[int], worth_of: tuple[float, ...]) -> int:
    """The option that gives most for its price, where each success has a worth of its own."""
    best, chosen = 0.0, PASS
    for option in options:
        gain = sum(worth_of[: adds(asked, test, option)]) - price(asked, option)
        if gain > best:
            best, chosen = gain, option
    return chosen


def _averted_worth(asked: Asked, test: Test) -> tuple[float, ...]:
    """What the next successes are worth in a test to negate: by the attacks that test this stat."""
    group = asked.game.group(test.group)
    have = successes(asked.game, test)
    card = asked.pain(test.hero, 0.6, 0.4)
    if group is None:
        return (card,) if have < 1 else ()
    struck = [sum(strength(each, group)) for each in ATTACKS[group.kind] if each.stat == test.stat]
    struck = struck or [sum(strength(each, group)) for each in ATTACKS[group.kind]]
    return tuple(card * sum(each >= have + more for each in struck) / len(struck) for more in range(1, 5))


def _counted_worth(asked: Asked, test: Test, asks: TestOf) -> tuple[float, ...]:
    """What the next successes are worth where all of them count."""
    have, hero = successes(asked.game, test), test.hero
    if asks.counter:
        stake = script_worth.of_actions(asked, hero, asks.passed)
        left = max(0, test.need - have)
        each = 0.9 * stake / max(1, asks.need)
        return tuple(each + (0.3 * stake if more == left - 1 else 0.0) for more in range(left))
    worth = [script_worth.of_count(asked, hero, asks, have + more) for more in range(5)]
    return tuple(later - sooner for sooner, later in pairwise(worth))


def _for_number(asked: Asked, test: Test, options: list[int], asks: TestOf | None) -> int:
    """Against a number: the cheapest way to reach it, if there is one that is worth it."""
    wanted = test.need - successes(asked.game, test)
    if wanted <= 0:
        return PASS
    stake = (
        _LAST_STAND if test.purpose == "last stand" else script_worth.stake(asked, test.hero, asks) if asks else _PLAIN
    )
    held = min(fate_left(asked.game, test), asked.game.state.inspiration[test.hero])
    offered: list[tuple[float, int, int]] = []
    for option in options:
        added = adds(asked, test, option)
        if added:
            times = held if read_act(option)[0] is Act.INSPIRE else 1
            offered += [(price(asked, option) / added, option, added)] * times
    offered.sort()
    spent, reached, first = 0.0, 0, PASS
    for rate, option, added in offered:
        if reached >= wanted:
            break
        first = option if first == PASS else first
        spent += rate * added
        reached += added
    if reached >= wanted and spent < stake:
        return first
    return _try_again(asked, test, options, wanted)


def _try_again(asked: Asked, test: Test, options: list[int], wanted: int) -> int:
    """Determination, where new cards could be enough."""
    blanks = sum(not asked.game.card(each).success for each in droppable(asked.game, test))
    for option in options:
        act, number = read_act(option)
        if act is Act.ABILITY and asked.game.card(ability_card(number)).title == "Determined" and blanks >= wanted:
            return option
    return PASS


def _for_attack(asked: Asked, test: Test, options: list[int]) -> int:
    """What would let the attack do more than it costs: successes for lines, hits, modifiers."""
    game = asked.game
    group = game.group(test.group)
    if group is None:
        return PASS
    lines = attack_worth.lines_of(asked, test.items)
    have = successes(game, test)
    before, _ = attack_worth.best_purchase(asked, group, lines, have, test.hits, test.modifiers)
    best, chosen = 0.0, PASS
    for option in options:
        act, number = read_act(option)
        hits = test.hits
        if act is Act.KEYWORD:
            hits += game.keywords(ability_card(number)).get(Keyword.STRIKE, 0)
        elif act is Act.ABILITY and game.card(ability_card(number)).title == "Fury":
            hits += max(0, fate_left(game, test) - game.state.inspiration[test.hero])
        after, _ = attack_worth.best_purchase(
            asked, group, lines, have + adds(asked, test, option), hits, test.modifiers
        )
        if after - before - price(asked, option) > best:
            best, chosen = after - before - price(asked, option), option
    return chosen


def line(asked: Asked) -> int:
    """The next of those lines that do most together."""
    test = asked.game.test
    group = asked.game.group(test.group) if test is not None else None
    if test is None or group is None:
        return asked.decision.options[0]
    options = [each for each in asked.decision.options if each != PASS]
    places = [read_ability(read_act(each)[1]) for each in options]
    lines = tuple(asked.game.card(item).lines[place] for item, place in places)
    left = test.total - test.spent
    _, (_, _, taken) = attack_worth.best_purchase(asked, group, lines, left, test.hits, test.modifiers)
    if taken:
        return options[taken[0]]
    return next((each for each, line in zip(options, lines, strict=True) if line.inspiration), PASS)


def stat(asked: Asked) -> int:
    """The stat that promises most successes."""
    held = min(1, asked.game.state.inspiration[asked.hero])

    def promised(option: int) -> float:
        chances = asked.chances(asked.hero, Stat(STATS[option]), held)
        return sum(count * chance for count, chance in enumerate(chances))

    return max(asked.decision.options, key=lambda each: (promised(each), -each))


def reveal_again(asked: Asked) -> int:
    """Cards without a success, and without a fate that could become one."""
    game, test = asked.game, asked.game.test
    held = game.state.inspiration[test.hero] if test is not None else 0
    for option in asked.decision.options:
        if option != PASS and not game.card(option).success and not (held and game.card(option).fate):
            return option
    return PASS


def burn(asked: Asked) -> int:
    """The revealed card that would be missed least."""
    game = asked.game
    return min(asked.decision.options, key=lambda each: (game.card(each).success, game.card(each).fate, each))


def keep(asked: Asked) -> int:
    """The revealed card that the next test would like to see."""
    game = asked.game
    return max(asked.decision.options, key=lambda each: (game.card(each).success, game.card(each).fate, -each))


def modifier(asked: Asked) -> int:
    """The modifier that does most in the attack."""
    test = asked.game.test
    group = asked.game.group(test.group) if test is not None else None
    if test is None or group is None:
        return asked.decision.options[0]
    every = tuple(Modifier)
    lines = attack_worth.lines_of(asked, test.items)

    def worth(option: int) -> float:
        given = (*test.modifiers, every[option])
        return attack_worth.best_purchase(asked, group, lines, successes(asked.game, test), test.hits + 1, given)[0]

    return max(asked.decision.options, key=lambda each: (worth(each), -each))


def amount(asked: Asked) -> int:
    """As much fate as inspiration does not need."""
    test = asked.game.test
    held = asked.game.state.inspiration[test.hero] if test is not None else 0
    most = max(asked.decision.options)
    return max(min(asked.decision.options), most - held)
