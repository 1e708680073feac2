"""Hints: what the search thinks of the options of a decision, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from waybread.bots.seat import Seat
from waybread.bots.strider import Domain, Settings, Strider, Weighed, play_ahead
from waybread.kernel import Streams

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


def hints(seat: Seat[Any], domain: Domain[Any], settings: Settings | None = None, seed: int = 0) -> list[Hint]:
    """The options that were looked at, in the order of their chances, the best first; none where there is no choice.

    Not all options were looked at in as many worlds, and some worlds are kinder than others. So an option's chance is
    that of the usual choice, and what was gained or lost beside it in the same worlds.
    """
    settings = settings or Settings(seconds=1.0)
    weighed = [each for each in Strider(domain, settings, seed).weigh(seat) if each.visits]
    usual = next((each.chance for each in weighed if each.usual), 0.0)
    chances = {each.option: min(1.0, max(0.0, usual + each.gain)) for each in weighed}
    weighed.sort(key=lambda each: (chances[each.option], each.usual), reverse=True)
    found: list[Hint] = []
    for each in weighed:
        chance = chances[each.option]
        low, high = max(0.0, chance - each.margin), min(1.0, chance + each.margin)
        reason = f"{_reason(seat, domain, weighed, settings, seed)}{_doubt(each, settings)}" if not found else ""
        found.append(Hint(each.option, chance, low, high, each.visits, each.usual, reason))
    return found


def _doubt(best: Weighed, settings: Settings) -> str:
    """That the best is ahead of the usual choice by no more than chance explains, where it is so."""
    if best.usual or best.gain > settings.doubt * best.error:
        return ""
    return " But it is ahead of what rules of thumb choose by no more than chance explains."


def _reason(seat: Seat[Any], domain: Domain[Any], weighed: list[Weighed], settings: Settings, seed: int) -> str:
    """What the best option leads to more than the next best does."""
    if len(weighed) < 2:
        return "It is what rules of thumb say; nothing else was worth a look."
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
