"""Short words for the parts that adventures are made of."""

from types import MappingProxyType
from typing import Final

from waybread.journeys.facts import Stat
from waybread.journeys.script.adventure import Action, Condition, Interaction, TestOf, TokenOf


def do(verb: str, **args: object) -> Action:
    """An action in a line."""
    return Action(verb, MappingProxyType(args))


GONE: Final = do("remove token")
"""The token that was interacted with is taken off the map."""


def trial(*stats: Stat, need: int, passed: tuple[Action, ...], failed: tuple[Action, ...] = ()) -> TestOf:
    """A test of one of these stats against a number."""
    return TestOf(stats, need, passed=passed, failed=failed)


def in_force(heroes: int, *actions: Action) -> Action:
    """What is done besides, against a party of so many or more."""
    return do("if", when=(Condition("party", number=heroes),), then=actions)


def search(name: str, label: str, test: TestOf, *when: Condition) -> TokenOf:
    """A search token with one button, which asks for a test."""
    return TokenOf(name, "search", f"token.{name}", (Interaction(label, when, test),))


def danger(name: str, label: str, test: TestOf) -> TokenOf:
    """A threat token with one button, which asks for a test."""
    return TokenOf(name, "threat", f"token.{name}", (Interaction(label, test=test),))
