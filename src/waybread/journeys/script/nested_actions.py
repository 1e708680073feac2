"""What lies inside the actions of an adventure: branches, answers, results of tests, draws.

Many lists may lead to the same action, so whoever walks through them looks at each one once: what doubles thirty times
over is walked in sixty steps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from waybread.journeys.script.adventure import Action


def inside(action: Action) -> Iterator[Action]:
    """The actions right inside an action."""
    for value in action.args.values():
        yield from _among(value)


def _among(value: object) -> Iterator[Action]:
    if isinstance(value, Action):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _among(each)


def all_within(actions: Iterable[Action], onwards: Callable[[Action], Iterable[Action]] = inside) -> Iterator[Action]:
    """Actions and all that they lead to, in order, each once."""
    looked_at: set[int] = set()
    ahead = [iter(actions)]
    while ahead:
        each = next(ahead[-1], None)
        if each is None:
            ahead.pop()
        elif id(each) not in looked_at:
            looked_at.add(id(each))
            yield each
            ahead.append(iter(onwards(each)))
