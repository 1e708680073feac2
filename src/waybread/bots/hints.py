"""Hints: what the search thinks of the options of a decision, and why."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from math import hypot, inf, sqrt
from time import thread_time
from typing import Any, Final

from waybread.bots.seat import Seat
from waybread.bots.strider import SURE, Domain, Settings, Strider, Weighed, play_ahead, worth
from waybread.kernel import Streams

_LEAST: Final = 24
"""So many worlds a hint looks at before it gives anything up: its figures are shown, not only its choice."""
_WORLDS: Final = 12
"""In so many worlds two options are set side by side to find the reason."""
_OPINION: Final = 10
"""What the evaluation says counts like so many games: it knows the position, but not what the decks are good for."""
_SAME: Final = 1e-9
"""Sums that differ by less are equal."""
_LOOKS: Final = 8
"""For so many looks ahead one game is played to its end."""


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
    comes after what it has not. Games that are played to their ends say, with the evaluation, how good the usual choice
    is: for half as long as the search may take, or one for every eight playouts.
    """
    settings = settings or Settings(seconds=1.0)
    settings = replace(settings, least=max(settings.least, _LEAST))
    weighed = [each for each in Strider(domain, settings, seed, executor).weigh(seat) if each.visits]
    usual = next((each for each in weighed if each.usual), None)
    if usual is None:
        return []
    level, games = _level(seat, domain, usual, settings, seed)
    doubted = (level * games + 2) / (games + 4)  # as Agresti and Coull do
    doubt = sqrt(doubted * (1 - doubted) / (games + 4))
    last = usual.visits - settings.trees  # the usual choice is never given up; a tree may end in the midst of a world
    weighed.sort(key=lambda each: (each.visits >= last, each.gain, each.usual), reverse=True)
    found: list[Hint] = []
    for each in weighed:
        middle, margin = doubted + each.gain, SURE * hypot(doubt, 0.0 if each.usual else each.error)
        chance, low, high = (min(1.0, max(0.0, end)) for end in (level + each.gain, middle - margin, middle + margin))
        said = "" if found else " ".join(_sentences(seat, domain, weighed, settings, seed))
        found.append(Hint(each.option, chance, low, high, each.visits, each.usual, said))
    return found


def _level(seat: Seat[Any], domain: Domain[Any], usual: Weighed, settings: Settings, seed: int) -> tuple[float, int]:
    """The chance to win after the usual choice, if rules of thumb play on; and by how many games it is told.

    The evaluation's opinion counts among them, for no more than the games that were played.
    """
    chance = Streams(seed)
    until = thread_time() + settings.seconds / 2
    won, played = 0.0, 0
    while played < settings.playouts / _LOOKS if settings.playouts else not played or thread_time() < until:
        world = seat.imagine(chance.bits("to the end"))
        world.choose(usual.option)
        play_ahead(domain, world, inf, chance)
        won += worth(domain, world)
        played += 1
    opinion = min(_OPINION, played)
    return (opinion * usual.chance + won) / (opinion + played), opinion + played


def _sentences(
    seat: Seat[Any], domain: Domain[Any], weighed: list[Weighed], settings: Settings, seed: int
) -> Iterator[str]:
    """What speaks for the best option, and how far all this is to be trusted."""
    best, *others = weighed
    if not others:
        yield "It is what rules of thumb say; there was no time to look at anything else."
        return
    usual = next(each for each in weighed if each.usual)
    rival, ahead = _rival(seat, domain, weighed, settings, seed)
    yield _reason(ahead, "option" if rival is others[0] else "one that makes a difference")
    searched = domain.candidates(seat.imagine(seed), seat.decision, usual.option)
    if len(searched) == 1:
        yield f"Here the search would leave it to rules of thumb: they choose {'this' if best.usual else 'otherwise'}."
    elif not best.usual and best.option not in searched:
        yield "But a bot that searches would not try this; rules of thumb choose otherwise."
    elif not best.usual and best.gain <= settings.doubt * best.error:
        yield "But what rules of thumb choose is about as good: the difference may be chance."
    elif best.usual and rival is not None and 0 > rival.gain > -settings.doubt * rival.error:
        yield "But that one is about as good: the difference may be chance."


def _rival(
    seat: Seat[Any], domain: Domain[Any], weighed: list[Weighed], settings: Settings, seed: int
) -> tuple[Weighed | None, dict[str, float]]:
    """The next best that makes a difference, as a second copy of a card does not; and what the best is ahead by."""
    best, *others = weighed
    for each in others:
        if ahead := _ahead(seat, domain, best, each, settings, seed):
            return each, ahead
    return None, {}


def _reason(ahead: dict[str, float], whom: str) -> str:
    if not ahead:
        return "If rules of thumb play on from here, it makes no difference within the round."
    what, most = max(ahead.items(), key=lambda item: item[1])
    if most <= 0:
        return f"No difference from the next best {whom} can be named."
    return f"It leads to {what}, compared with the next best {whom}."


def _ahead(
    seat: Seat[Any], domain: Domain[Any], best: Weighed, other: Weighed, settings: Settings, seed: int
) -> dict[str, float]:
    """What speaks more for one option than for another where the look ahead ends, and how much; by its name."""
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
    return {name: amount for name, amount in ahead.items() if abs(amount) > _SAME}
