"""Tests and what comes of them: inspiration by odds, which cards to give, what to avert."""

from __future__ import annotations

from waybread.bots.journeys.knowledge import Asked
from waybread.journeys.facts import CardType, Keyword, Limit
from waybread.journeys.keywords import read_keyword
from waybread.journeys.options import SLOTS, Act, read
from waybread.journeys.state import Test
from waybread.journeys.suffering import DAMAGE, FEAR
from waybread.journeys.testing import STATS, fate_left, successes
from waybread.kernel import PASS


def convert(asked: Asked) -> int:
    """While fate is converted: only as much as helps, the cheapest means first."""
    test = asked.game.test
    if test is None:
        return PASS
    wanted = _wanted(asked, test)
    if wanted <= 0:
        return _free(asked)
    best, chosen = 0.0, PASS
    for option in asked.decision.options:
        if option == PASS:
            continue
        worth = _gain(asked, test, option, wanted)
        if worth > best:
            best, chosen = worth, option
    return chosen


def _wanted(asked: Asked, test: Test) -> int:
    """How many more successes would be of use."""
    have = successes(asked.game, test)
    if test.purpose == "attack":
        costs = sum(line.cost for item in test.items for line in asked.game.card(item).lines)
        return min(costs, 4) - have
    if test.purpose == "negate":
        return 2 - have
    return test.need - have


def _free(asked: Asked) -> int:
    """Nothing more is needed: strikes still add hits to an attack on something that stands."""
    test = asked.game.test
    if test is not None and test.purpose == "attack":
        for option in asked.decision.options:
            if option != PASS and read(option)[0] is Act.KEYWORD:
                return option
    return PASS


def _gain(asked: Asked, test: Test, option: int, wanted: int) -> float:
    act, number = read(option)
    weights = asked.weights
    stake = {"attack": 2.0, "negate": 1.6, "last stand": 20.0, "interact": 4.0}.get(test.purpose, 3.0)
    if act is Act.INSPIRE:
        reachable = min(fate_left(asked.game, test), asked.game.state.inspiration[test.hero])
        if test.purpose in ("attack", "negate"):
            return stake - weights.inspiration
        return stake - weights.inspiration if reachable >= wanted else 0.0
    if act is Act.KEYWORD:
        return 2.5 - weights.card
    if act is Act.TERRAIN:
        return stake
    card = number // SLOTS
    cost = weights.card if asked.game.card(card).type is CardType.SKILL else 0.5
    return stake - cost


def harm(asked: Asked) -> int:
    """Which of damage and fear to avert, or to take first: that whose limit is nearer; avert all that can be."""
    game, hero = asked.game, asked.hero
    left = {
        DAMAGE: game.value(hero, Limit.DAMAGE) - len(game.harm_of(hero, CardType.DAMAGE)),
        FEAR: game.value(hero, Limit.FEAR) - len(game.harm_of(hero, CardType.FEAR)),
    }
    options = [each for each in asked.decision.options if each != PASS]
    return min(options, key=lambda each: left.get(each, 9)) if options else PASS


def guard(asked: Asked) -> int:
    """Guard when it hurts: two cards or more, or a limit that is near."""
    if asked.margin(asked.hero) > 3:
        free = [each for each in asked.decision.options if each != PASS and read(each)[0] is Act.ABILITY]
        return free[0] if free and asked.margin(asked.hero) <= 4 else PASS
    options = [each for each in asked.decision.options if each != PASS]
    return min(options, key=lambda each: _guard_price(asked, each))


def _guard_price(asked: Asked, option: int) -> float:
    act, number = read(option)
    if act is Act.KEYWORD:
        card, _ = read_keyword(number)
        return asked.weights.card - asked.game.keywords(card).get(Keyword.GUARD, 0) * 0.3
    return 0.2


def line(asked: Asked) -> int:
    """Spend successes on the line that gives most for them."""
    best, chosen = 0.0, PASS
    for option in asked.decision.options:
        if option == PASS:
            continue
        item, place = divmod(read(option)[1], SLOTS)
        printed = asked.game.card(item).lines[place]
        worth = (printed.hits + len(printed.modifiers) + printed.inspiration) / printed.cost
        if worth > best:
            best, chosen = worth, option
    return chosen


def stat(asked: Asked) -> int:
    """The stat that reveals most."""
    return max(asked.decision.options, key=lambda each: asked.game.value(asked.hero, STATS[each]))
