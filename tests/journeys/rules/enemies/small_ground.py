"""A small ground to move on, written as pairs of adjacent spaces; and groups to put there."""

from collections.abc import Collection

from waybread.journeys.maps.board import FAR
from waybread.journeys.state import Figure, Group


class Ground:
    """Spaces that are adjacent as told: ``Ground("1-2 2-3")``."""

    def __init__(self, pairs: str) -> None:
        self._neighbours: dict[int, tuple[int, ...]] = {}
        for pair in pairs.split():
            a, b = map(int, pair.split("-"))
            self._neighbours[a] = (*self._neighbours.get(a, ()), b)
            self._neighbours[b] = (*self._neighbours.get(b, ()), a)

    def neighbours(self, space: int) -> tuple[int, ...]:
        return self._neighbours[space]

    def distance(self, a: int, b: int) -> int:
        reached, count = {a}, 0
        while b not in reached:
            further = reached.union(*(self._neighbours[each] for each in reached))
            if further == reached:
                return FAR
            reached, count = further, count + 1
        return count

    def towards(self, start: int, goals: Collection[int]) -> tuple[int, ...]:
        here = min(self.distance(start, each) for each in goals)
        return tuple(
            each for each in self._neighbours[start] if min(self.distance(each, goal) for goal in goals) < here
        )


def group(*figures: tuple[int, int, int], kind: str = "ruffian", bonuses: tuple[str, ...] = ()) -> Group:
    """A group of figures with these bars: health, armour and sorcery."""
    return Group(number=1, kind=kind, figures=[Figure(*each) for each in figures], space=1, bonuses=bonuses)


def bars(of: Group) -> list[tuple[int, int, int]]:
    """Health, armour and sorcery of those who are left."""
    return [(each.health, each.armour, each.sorcery) for each in of.figures]
