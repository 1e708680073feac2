"""Where activating groups can go and whom they can get at (jme:30.2 to jme:30.7).

A reach is 0 for groups that fight in their own space and 1 for ranged ones, on every map. Streams are pairs of
spaces with a stream token between them, either way round. Walls are the board's business: nobody is adjacent over them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Protocol

from waybread.journeys.maps.board import FAR


class Ways(Protocol):
    """What is asked of a board (``maps.board.Board``)."""

    def neighbours(self, space: int) -> tuple[int, ...]:
        """The adjacent spaces."""

    def distance(self, a: int, b: int) -> int:
        """How many moves it is from one space to the other; ``FAR`` if there is no way."""

    def towards(self, start: int, goals: Collection[int]) -> tuple[int, ...]:
        """The adjacent spaces that are nearer to the nearest of the goals."""


@dataclass(frozen=True, slots=True)
class Route:
    """A way that a group can take."""

    spaces: tuple[int, ...]
    """Those it moves into, in order."""
    crossed: bool = False
    """It ends behind a stream, and the activation with it: no attack (jme:30.7)."""


def in_range(ways: Ways, space: int, other: int, reach: int) -> bool:
    """Can something here with this reach attack something there (jme:74.2, jme:74.3a)?"""
    return ways.distance(space, other) <= reach


def closest(ways: Ways, space: int, heroes: Mapping[int, int]) -> tuple[int, ...]:
    """The heroes closest to a space, given the spaces of all; those with no way to them do not count."""
    far = {hero: ways.distance(space, there) for hero, there in heroes.items()}
    nearest = min(far.values(), default=FAR)
    return tuple(hero for hero, distance in far.items() if distance == nearest < FAR)


def targets(
    ways: Ways, space: int, named: int, heroes: Mapping[int, int], *, moves: int, reach: int
) -> tuple[int, ...]:
    """The hero whom a group that is told to attack the named one can attack, given the spaces of all heroes.

    It is the closest one if the group cannot get in range of the named one (jme:30.5). Of several the heroes pick
    (jme:30.5a); with none the instruction is not carried out (jme:30.6). Streams do not count here (jme:92.3a).
    """
    if named in heroes and ways.distance(space, heroes[named]) <= moves + reach:
        return (named,)
    near = closest(ways, space, heroes)
    return near if near and ways.distance(space, heroes[near[0]]) <= moves + reach else ()


def routes(
    ways: Ways,
    space: int,
    goal: int,
    *,
    moves: int,
    reach: int,
    streams: Collection[tuple[int, int]] = (),
    watched: bool = False,
) -> tuple[Route, ...]:
    """The shortest ways to get in range of the goal, as far as the moves go: the party picks (jme:30.4).

    Each move brings the group nearer (jme:30.3); it stops in range (jme:30.2b) or behind the first stream
    (jme:30.7). Unless its moves are watched, what lies between does nothing: one way is given to each place where
    it can stop.
    """
    distance = ways.distance(space, goal)
    steps = min(moves, max(0, distance - reach)) if distance < FAR else 0
    ends: list[Route] = []
    under_way: list[tuple[int, ...]] = [()]
    for _ in range(steps):
        further: dict[object, tuple[int, ...]] = {}
        crossed: dict[object, tuple[int, ...]] = {}
        for walked in under_way:
            here = walked[-1] if walked else space
            for there in ways.towards(here, (goal,)):
                wet = (here, there) in streams or (there, here) in streams
                way = (*walked, there)
                (crossed if wet else further).setdefault(way if watched else there, way)
        ends += [Route(each, crossed=True) for each in crossed.values()]
        under_way = [*further.values()]
    return (*ends, *(Route(each) for each in under_way))


def away(ways: Ways, space: int, threat: int) -> tuple[int, ...]:
    """The adjacent spaces that are farther from something: where a group can withdraw to."""
    here = ways.distance(space, threat)
    return tuple(each for each in ways.neighbours(space) if ways.distance(each, threat) > here)
