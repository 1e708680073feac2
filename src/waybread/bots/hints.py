"""Hints: what the search thinks of the options of a decision, and why."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from typing import Any, Final

from waybread.bots.seat import Seat
from waybread.bots.strider import Domain, Settings, Strider, Weighed, play_ahead
from waybread.kernel import Streams

_LEAST: Final = 24
"""So many worlds a hint looks at before it gives anything up: its figures are shown, not only its choice."""
_WORLDS: Final = 12
"""In so many worlds two options are set side by side to find the reason."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One option, with the chance to win as the search sees it."""

    option: int
    chance: float
    low: float
    high: float
    """The ends of the chance's 95 % interval."""
    worlds: int
    """In how many imagined worlds it was looked at."""
    usual: bool
    """Is it what the rules of thumb would choose?"""
    reason: str
    """What speaks for it, in a sentence or two; empty for all but the best option."""


def hints(
    seat: Seat[Any],
    domain: Domain[Any],
    settings: Settings | None = None,
    seed: int = 0,
    executor: Executor | None = None,
) -> list[Hint]:
    """The options that were looked at, the best first, in the order of their chances; none where there is no choice.

    Not all options were looked at in as many worlds, and some worlds are kinder than others. So an option's chance is
    that of the usual choice, and what was gained or lost beside it in the same worlds; and what the search has given up
    comes after what it has not.
    """
    settings = settings or Settings(seconds=1.0)
    settings = replace(settings, least=max(settings.least, _LEAST))
    weighed = [each for each in Strider(domain, settings, seed, executor).weigh(seat) if each.visits]
    usual = next((each for each in weighed if each.usual), None)
    if usual is None:
        return []
    chances = {each.option: min(1.0, max(0.0, usual.chance + each.gain)) for each in weighed}
    last = usual.visits - settings.trees  # the usual choice is never given up; a tree may end in the midst of a world
    weighed.sort(key=lambda each: (each.visits >= last, chances[each.option], each.usual), reverse=True)
    found: list[Hint] = []
    for each in weighed:
        chance = chances[each.option]
        low, high = max(0.0, chance - each.margin), min(1.0, chance + each.margin)
        said = "" if found else " ".join(_sentences(seat, domain, weighed, settings, seed))
        found.append(Hint(each.option, chance, low, high, each.visits, each.usual, said))
    return found


def _sentences(
    seat: Seat[Any], domain: Domain[Any], weighed: list[Weighed], settings: Settings, seed: int
) -> Iterator[str]:
    """What speaks for the best option, and how far all this is to be trusted."""
    best = weighed[0]
    world = seat.imagine(seed)
    yield _reason(seat, domain, weighed, settings, seed)
    if not best.usual:
        usual = next(each.option for each in weighed if each.usual)
        if best.option not in domain.candidates(world, seat.decision, usual):
            yield "But this is a kind of question that strider leaves to rules of thumb, which choose otherwise."
        elif best.gain <= settings.doubt * best.error:
            yield "But what rules of thumb choose is about as good: the difference may be chance."


def _reason(seat: Seat[Any], domain: Domain[Any], weighed: list[Weighed], settings: Settings, seed: int) -> str:
    """What the best option leads to more than the next best does."""
    if len(weighed) < 2:
        return "It is what rules of thumb say; there was no time to look at anything else."
    best, other = weighed[:2]
    ahead: dict[str, float] = {}
    chance = Streams(seed)
    for _ in range(_WORLDS):
        imagined = chance.bits("world")
        for option, sign in ((best.option, 1), (other.option, -1)):
            world = seat.imagine(imagined)
            goal = domain.clock(world) + settings.ahead
            world.choose(option)
            play_ahead(domain, world, goal, chance)
            for name, amount in domain.reasons(world).items():
                ahead[name] = ahead.get(name, 0.0) + sign * amount
    what, most = max(ahead.items(), key=lambda item: item[1], default=("", 0.0))
    if most <= 0:
        return "No difference from the next best option can be named."
    return f"It leads to {what}, compared with the next best option."
