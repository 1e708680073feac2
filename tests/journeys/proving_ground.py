"""An adventure for tests: a few spaces in a row, tokens of every kind, and nothing that happens by itself."""

from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

import pytest

from waybread.journeys.facts import Card, CardType, Stat
from waybread.journeys.library import CARDS
from waybread.journeys.maps.arrangement import arrange
from waybread.journeys.maps.board import board
from waybread.journeys.rules.abilities import Ability
from waybread.journeys.script.adventure import (
    ADVENTURES,
    Action,
    Adventure,
    Condition,
    Extra,
    Interaction,
    Objective,
    TestOf,
    TileOf,
    TokenOf,
    add_adventure,
)
from waybread.kernel import Streams

KEY: Final = "proving-ground"


def do(verb: str, **args: object) -> Action:
    """An action in a line."""
    return Action(verb, MappingProxyType(args))


def doubled(last: Action, times: int = 40) -> Action:
    """A draw of which the next one comes twice, and so on: nobody could count how often the last action is done."""
    for _ in range(times):
        last = do("random", options=((last, last), (last, last)))
    return last


GROUND: Final = arrange(("400A", "300A", "301A"), 3, Streams(1))
"""Three tiles, all explored."""
HARM: Final[dict[str, dict[str, object]]] = {
    "thorns": {"damage": 2},
    "dread": {"fear": 2},
    "trap": {"damage": 2, "fear": 2, "negate": Stat.WIT},
    "chill": {"damage": 1, "fear": 1, "down": True},
    "storm": {"damage": 1, "fear": 1, "who": "each"},
}
"""Tokens that hurt whoever interacts with them."""
_PASSED, _FAILED = (do("counter", name="passed"),), (do("counter", name="failed"),)

if KEY not in ADVENTURES:
    add_adventure(
        Adventure(
            key=KEY,
            kind="journey",
            tiles=tuple(TileOf(f"ground {n}", at=each, explored=True) for n, each in enumerate(GROUND)),
            start=("ground 0.1",),
            threat=50,
            thresholds=(10, 20),
            objectives=(
                Objective("prove", done=(Condition("counter", "proved"),), then="prove again"),
                Objective("prove again", done=(Condition("counter", "proved", number=2),)),
            ),
            tokens=(
                TokenOf("stone", "search", interactions=(
                    Interaction("lift", test=TestOf((Stat.MIGHT,), 2, passed=(*_PASSED, do("remove token")),
                                                    failed=_FAILED)),)),
                TokenOf("stranger", "person", interactions=(Interaction("talk", do=_PASSED),)),
                TokenOf("gossip", "person", interactions=(
                    Interaction("listen", do=_PASSED), Interaction("tell", do=_PASSED))),
                TokenOf("snare", "threat", interactions=(
                    Interaction("disarm", test=TestOf((Stat.AGILITY, Stat.WIT), 2, passed=(do("remove token"),),
                                                      failed=_FAILED)),)),
                *(TokenOf(name, "search", interactions=(Interaction("touch", do=(do("suffer", **harm),)),))
                  for name, harm in HARM.items()),
                TokenOf("heap", "search", interactions=(
                    Interaction("dig", test=TestOf((Stat.MIGHT,), 4, counter="dug", passed=_PASSED, failed=_FAILED)),
                    Interaction("leave", do=(do("remove token"),)))),
                TokenOf("thorn", "search", interactions=(Interaction("touch", do=(do("suffer", damage=1),)),)),
                TokenOf("skull", "search", interactions=(Interaction("touch", do=(do("suffer", fear=1),)),)),
                TokenOf("barrow", "search", interactions=(
                    Interaction("open", do=(do("suffer", damage=2, fear=2),)),)),
                TokenOf("bog", "search", interactions=(
                    Interaction("wade", do=(do("suffer", damage=2, fear=2, down=1),)),)),
                TokenOf("balm", "search", interactions=(Interaction("apply", do=(do("heal"),)),)),
                TokenOf("hill", "search", interactions=(Interaction("climb", do=(do("scout"),)),)),
            ),
            extras=(Extra("shout", "shout", (Condition("counter", "may shout"),), do=(do("threat", amount=1),)),),
        )
    )  # fmt: skip


def variant(key: str, **changes: Any) -> str:
    """The proving ground with something different about it; its key, which is that of nothing else."""
    changed = replace(ADVENTURES[KEY], key=key, **changes)
    while ADVENTURES.setdefault(changed.key, changed) != changed:
        changed = replace(changed, key=f"{changed.key}'")
    return changed.key


def bring(patch: pytest.MonkeyPatch, title: str, *abilities: Ability, **facts: Any) -> str:
    """A skill card of the test's own, for as long as the test runs; its title."""
    patch.setitem(CARDS, f"own.{title}", Card(f"own.{title}", title, CardType.SKILL, abilities=abilities, **facts))
    return title


def _row() -> tuple[int, ...]:
    """A shortest way between the two spaces that lie farthest apart."""
    ground = board(GROUND)
    first = max(ground.spaces, key=lambda space: max(ground.distances(space).values()))
    far = ground.distances(first)
    way = [max(ground.spaces, key=lambda space: far[space])]
    while way[-1] != first:
        way.append(ground.towards(way[-1], (first,))[0])
    return tuple(reversed(way))


ROW: Final = _row()
"""Spaces in a row, each adjacent to the next and to no other of them."""
HERE, NEAR, FAR, BEYOND = ROW[:4]
