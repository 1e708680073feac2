"""On hard the enemies of the adventures that come with the program are never fewer or weaker than on normal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias, cast

import pytest

from waybread.journeys import ADVENTURES
from waybread.journeys.rules.enemies.enemy_kinds import ENEMIES
from waybread.journeys.rules.enemies.spawns import bonuses_of, size_of
from waybread.journeys.script.adventure import Action, Adventure, Condition

Where: TypeAlias = tuple[object, ...]
"""What a group comes with: the event's trigger and all conditions but party and difficulty."""
_COMPARE = {
    "==": int.__eq__, "!=": int.__ne__, ">=": int.__ge__, "<=": int.__le__, ">": int.__gt__, "<": int.__lt__,
}  # fmt: skip


def _known(each: Condition, party: int, difficulty: str) -> bool | None:
    """Does a condition on party or difficulty hold; None for any other."""
    if each.what == "party":
        return _COMPARE[each.compare](party, each.number)
    if each.what == "difficulty":
        return (each.name == difficulty) == (each.compare == ">=")
    return None


def _split(conditions: Sequence[Condition], party: int, difficulty: str) -> tuple[bool, Where]:
    known = [_known(each, party, difficulty) for each in conditions]
    return all(each is not False for each in known), tuple(
        each for each, fact in zip(conditions, known, strict=True) if fact is None
    )


def _comers(actions: Sequence[Action], where: Where, party: int, difficulty: str) -> Iterator[tuple[Where, int, int]]:
    """Figures and bonuses of every group that these actions bring."""
    for each in actions:
        args = each.args
        if each.do == "spawn":
            kind, size, named = str(args["kind"]), args.get("size"), args.get("bonuses")
            given = len(cast("Sequence[str]", named)) if named is not None else bonuses_of(
                kind, party, difficulty, elite=bool(args.get("elite"))
            )  # fmt: skip
            figures = (
                size_of(kind, party, difficulty) if size is None else min(cast("int", size), ENEMIES[kind].largest)
            )
            yield where, figures, given
        elif each.do == "if":
            held, others = _split(cast("Sequence[Condition]", args["when"]), party, difficulty)
            then, instead = (cast("Sequence[Action]", args.get(way, ())) for way in ("then", "else"))
            if held:
                yield from _comers(then, (*where, *others), party, difficulty)
            if others or not held:
                yield from _comers(instead, (*where, "not", *others) if others else where, party, difficulty)
        elif each.do == "random":
            for option in cast("Sequence[Sequence[Action]]", args["options"]):
                yield from _comers(option, where, party, difficulty)


def _brought(adventure: Adventure, party: int, difficulty: str) -> tuple[Counter[Where], Counter[Where]]:
    figures, bonuses = Counter[Where](), Counter[Where]()
    for event in adventure.events:
        held, others = _split(event.when, party, difficulty)
        if held:
            trigger = (event.on, event.subject or event.name, *others)
            for where, count, given in _comers(event.do, trigger, party, difficulty):
                figures[where] += count
                bonuses[where] += given
    return figures, bonuses


@pytest.mark.rule("jme:26.2a")
@pytest.mark.parametrize("name", sorted(ADVENTURES))
def test_no_event_on_hard_brings_fewer_or_weaker_enemies_than_on_normal(name: str) -> None:
    adventure = ADVENTURES[name]
    least, most = adventure.heroes
    for party in range(least, most + 1):
        figures, bonuses = _brought(adventure, party, "normal")
        more, stronger = _brought(adventure, party, "hard")
        for where, count in figures.items():
            assert more[where] >= count, (party, where)
            assert more[where] + stronger[where] >= count + bonuses[where], (party, where)
