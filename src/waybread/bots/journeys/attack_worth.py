"""Heroes' attacks: what successes buy, what hits do to a group, what an attack promises."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Final

from waybread.bots.journeys.position import Asked
from waybread.journeys import Boon, Group, Line, hero_attacks, preview

_DEALT, _DEFEATED = 0.55, 0.45
"""The shares of a group's worth for what it loses of its life, and for its end."""
_EMBOLDENED: Final = 2
_STUNNED: Final = 0.8
"""The share of a blow that a stun spares."""
_SUNDERED: Final = 0.4
_REMEMBERED: Final = 1 << 12
Bought = tuple[int, tuple[str, ...], tuple[int, ...]]
"""Hits, modifiers, and the places of the lines that give them."""


@lru_cache(maxsize=_REMEMBERED)
def purchases(lines: tuple[Line, ...], successes: int) -> tuple[Bought, ...]:
    """All that could be bought with so many successes, each line once; what another betters is left out."""
    found: list[Bought] = [(0, (), ())]
    costs: dict[tuple[int, ...], int] = {(): 0}
    for place, line in enumerate(lines):
        for hits, modifiers, taken in found.copy():
            if costs[taken] + line.cost <= successes:
                more = (hits + line.hits, (*modifiers, *line.modifiers), (*taken, place))
                costs[more[2]] = costs[taken] + line.cost
                found.append(more)
    return tuple(each for each in found if not any(_betters(other, each) for other in found))


def _betters(one: Bought, other: Bought) -> bool:
    return one[0] >= other[0] and {*one[1]} >= {*other[1]} and (one[0] > other[0] or {*one[1]} > {*other[1]})


def group_worth(asked: Asked, group: Group) -> float:
    """What it is worth to be rid of a group."""
    weights = asked.weights
    worth = weights.kill + weights.blow * sum(asked.blow(group))
    return worth + asked.helps(("defeat", group.name or group.kind), ("defeat", ""))


def life(group: Group) -> int:
    """How many hits it would take, about, to defeat a group."""
    return sum(each.health for each in group.figures) + group.figures[0].armour + group.figures[0].sorcery


def done_to(asked: Asked, group: Group, hits: int, modifiers: Collection[str]) -> float:
    """What hits and modifiers would be worth, let fall on a group."""
    result = preview(group, hits, modifiers)
    before = sum(each.health for each in group.figures)
    after = sum(bar.health for bar in result.bars)
    worth = group_worth(asked, group) * (_DEALT * (before - after) / before + (_DEFEATED if not after else 0.0))
    if after:
        if result.stunned and not group.exhausted:
            worth += _STUNNED * asked.weights.blow * sum(asked.blow(group))
        worth += _SUNDERED * len(result.sundered)
    return worth


def best_purchase(
    asked: Asked, group: Group, lines: tuple[Line, ...], successes: int, hits: int = 0, modifiers: Iterable[str] = ()
) -> tuple[float, Bought]:
    """The most worthwhile that successes could buy, beside the hits and modifiers that are there."""
    given = tuple(modifiers)
    options = purchases(lines, successes)
    worths = [done_to(asked, group, hits + each[0], (*given, *each[1])) for each in options]
    best = max(range(len(options)), key=lambda place: worths[place])
    return worths[best], options[best]


def lines_of(asked: Asked, items: Iterable[int]) -> tuple[Line, ...]:
    """The lines of some items, in order."""
    return tuple(line for item in items for line in asked.game.card(item).lines)


def attack_on(asked: Asked, hero: int, group: Group, items: tuple[int, ...], hits: int = 0) -> float:
    """What an attack with these items on a group promises, before the counterattack."""
    game = asked.game
    lines = lines_of(asked, items)
    if game.has_boon(hero, Boon.EMBOLDENED):
        hits += _EMBOLDENED
    best = 0.0
    for stat in hero_attacks.shared_stats(game, items):
        chances = asked.chances(hero, stat, min(1, game.state.inspiration[hero]))
        worth = sum(
            chance * best_purchase(asked, group, lines, count, hits)[0]
            for count, chance in enumerate(chances)
            if chance
        )
        best = max(best, worth)
    return best


def best_attack(asked: Asked, hero: int, hits: int = 0) -> tuple[float, int]:
    """What the best attack that a hero can make is worth, and on which group; less what strikes back."""
    game, weights = asked.game, asked.weights
    best, target = 0.0, -1
    for item in hero_attacks.weapons(game, hero):
        for number in hero_attacks.in_reach(game, hero, (item,)):
            group = game.group(number)
            if group is None:
                continue
            worth = attack_on(asked, hero, group, (item,), hits)
            if (not group.exhausted or group.elite) and game.state.position[hero] == group.space:
                worth -= weights.counter * asked.struck(hero, group)
            if worth > best:
                best, target = worth, number
    return best, target


def punch(asked: Asked, hero: int) -> float:
    """About how many hits a hero's best weapon makes."""
    game = asked.game
    best = 0.0
    for item in hero_attacks.weapons(game, hero):
        rate = max((line.hits / line.cost for line in game.card(item).lines), default=0.0)
        for stat in game.card(item).stats:
            chances = asked.chances(hero, stat, min(1, game.state.inspiration[hero]))
            best = max(best, rate * sum(count * chance for count, chance in enumerate(chances)))
    return best
