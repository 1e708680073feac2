"""The chronicle: every prompt of a campaign, by adventure and round (jme:18.0)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Page:
    """What the players were told in one round; round 0 comes before the first."""

    adventure: str
    round: int
    prompts: tuple[str, ...]


def write_down(chronicle: tuple[Page, ...], adventure: str, round_: int, *prompts: str) -> tuple[Page, ...]:
    """The chronicle with prompts at its end; those of the same round stand on one page."""
    if not prompts:
        return chronicle
    if chronicle and (chronicle[-1].adventure, chronicle[-1].round) == (adventure, round_):
        last = chronicle[-1]
        return (*chronicle[:-1], replace(last, prompts=(*last.prompts, *prompts)))
    return (*chronicle, Page(adventure, round_, prompts))


def adventures(chronicle: Iterable[Page]) -> list[str]:
    """The adventures that there is something to read about, in the order they were played."""
    return list(dict.fromkeys(page.adventure for page in chronicle))


def read_back(chronicle: Iterable[Page], adventure: str) -> dict[int, tuple[str, ...]]:
    """The prompts of an adventure by round."""
    found: dict[int, tuple[str, ...]] = {}
    for page in chronicle:
        if page.adventure == adventure:
            found[page.round] = (*found.get(page.round, ()), *page.prompts)
    return found
