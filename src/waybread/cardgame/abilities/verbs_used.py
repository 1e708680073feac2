"""Which verbs and piles the functions of an ability use, found in their code.

So it is known what a card could do with another card's change (attack at once, take something from a discard pile, hurt
whoever is exhausted) without any card declaring it. A name that means something else is found as well, so the answer is
only good for advice that is careful in doubt.
"""

from __future__ import annotations

from functools import cache
from types import CodeType
from typing import Any

from waybread.cardgame.abilities.ability import Ability, Cost


def uses_any(ability: Ability, *names: str) -> bool:
    """Do the functions of an ability, and its costs, use one of these names?"""
    return not _names_in(ability).isdisjoint(names)


def is_paid_by(cost: Cost, verb: str) -> bool:
    """Does paying a cost use a verb?"""
    return verb in _names_of(type(cost).pay.__code__)


@cache
def _names_in(ability: Ability) -> frozenset[str]:
    """Every name that an ability uses, also by way of functions of the modules of cards."""
    waiting: list[Any] = [ability.effect, ability.condition, ability.target, *(type(each).pay for each in ability.cost)]
    names: set[str] = set()
    known: set[int] = set()
    while waiting:
        function = waiting.pop()
        if isinstance(function, tuple):
            waiting += function
        code = getattr(function, "__code__", None)
        if code is None or id(function) in known:
            continue
        known.add(id(function))
        found = _names_of(code)
        names |= found
        waiting += [each.cell_contents for each in function.__closure__ or ()]
        near = [function.__globals__.get(each) for each in sorted(found)]
        waiting += [each for each in near if _is_of_a_card(each, function.__module__)]
    return frozenset(names)


def _names_of(code: CodeType) -> set[str]:
    inner = [_names_of(each) for each in code.co_consts if isinstance(each, CodeType)]
    return set(code.co_names).union(*inner)


def _is_of_a_card(found: Any, module: str) -> bool:
    """Is something a function of the same module, or of a box?"""
    other = getattr(found, "__module__", None)
    return isinstance(other, str) and (other == module or ".boxes." in other)
