"""How a group arrives: its size, its bonuses, its banner, and what the box has figures for.

The numbers are ours, since the rules leave them to the app (jme:8.0); ``docs/journeys-balance.md`` shows them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from waybread.journeys.facts import Modifier
from waybread.journeys.rules.enemies.enemy_kinds import BONUSES, ENEMIES, prohibited
from waybread.journeys.state import Figure, Group
from waybread.kernel import Streams

__all__ = [
    "DIFFICULTIES", "ELITE_BONUSES", "HARD", "MOST_BONUSES", "PARTIES", "SUBSTITUTES", "SYMBOLS", "bonuses_of",
    "size_of",
]  # fmt: skip
NORMAL: Final = "normal"
HARD: Final = "hard"
DIFFICULTIES: Final = (NORMAL, HARD)
PARTIES: Final = range(1, 6)
"""How many heroes can be in a party."""

SIZES: Final[dict[str, tuple[int, int, int, int, int]]] = {
    "ruffian": (1, 2, 2, 3, 3),
    "goblin-scout": (2, 2, 3, 3, 3),
    "orc-hunter": (1, 1, 2, 2, 3),
    "orc-marauder": (1, 2, 2, 2, 3),
    "hungry-warg": (1, 1, 1, 2, 2),
    "hill-troll": (1, 1, 1, 1, 1),
    "wight": (1, 1, 1, 2, 2),
}
"""Figures in a group on normal, against one to five heroes; on hard it is one more."""
ELITE_BONUSES: Final[dict[str, tuple[int, int, int, int, int]]] = {NORMAL: (1, 1, 1, 2, 2), HARD: (2, 2, 2, 3, 3)}
"""Bonuses of a group that is to be elite, against one to five heroes."""
MOST_BONUSES: Final = 3
"""Drawn at random; an adventure can give more by name."""
SUBSTITUTES: Final[dict[str, tuple[str, ...]]] = {
    "ruffian": ("goblin-scout", "orc-marauder", "orc-hunter"),
    "goblin-scout": ("ruffian", "orc-hunter", "orc-marauder"),
    "orc-hunter": ("orc-marauder", "goblin-scout", "ruffian"),
    "orc-marauder": ("orc-hunter", "goblin-scout", "ruffian"),
    "hungry-warg": ("orc-marauder", "orc-hunter", "wight"),
    "hill-troll": ("hungry-warg", "orc-marauder", "orc-hunter"),
    "wight": ("hungry-warg", "orc-marauder", "ruffian"),
}
"""Who comes when no figure of a kind is left in the box, the most alike first."""

STANDARD: Final = "standard"
ELITE: Final = "elite"
SYMBOLS: Final = ("antler", "claw", "flame", "hook", "moon", "tower")
"""On the banners; there is one of each in both colours (jme:31.3)."""


def size_of(kind: str, heroes: int, difficulty: str) -> int:
    """How many figures a group has, if the box has them (jme:26.2a)."""
    return min(_wanted_size(kind, heroes, difficulty), ENEMIES[kind].largest)


def bonuses_of(kind: str, heroes: int, difficulty: str, *, elite: bool) -> int:
    """How many bonuses a group has; on hard, one in place of a figure by which its kind cannot grow (jme:26.2a)."""
    given = ELITE_BONUSES[difficulty][heroes - 1] if elite else 0
    instead = _wanted_size(kind, heroes, difficulty) - size_of(kind, heroes, difficulty)
    return min(given + instead, MOST_BONUSES)


def figures_left(kind: str, groups: Iterable[Group]) -> int:
    """How many figures of a kind are in the box while these groups are on the map."""
    return ENEMIES[kind].figures - sum(len(each.figures) for each in groups if each.kind == kind)


def available(kind: str, groups: Sequence[Group]) -> str | None:
    """The kind itself while the box has a figure of it, else its first substitute with one, else none."""
    return next((each for each in (kind, *SUBSTITUTES[kind]) if figures_left(each, groups) > 0), None)


def figure_of(kind: str, bonuses: Iterable[str] = ()) -> Figure:
    """A fresh figure; no bonus takes its last health, nor more armour or sorcery than it has."""
    enemy, given = ENEMIES[kind], [BONUSES[each] for each in bonuses]
    return Figure(
        max(1, enemy.health + sum(each.health for each in given)),
        max(0, enemy.armour + sum(each.armour for each in given)),
        max(0, enemy.sorcery + sum(each.sorcery for each in given)),
    )


def banner_for(kind: str, groups: Sequence[Group], *, elite: bool) -> str:
    """The banner that a new group needs beside these; empty if it needs none or all of its colour stand on the map.

    An elite group needs one (jme:31.1), and a group of a kind that is on the map already (jme:31.2).
    """
    if not elite and all(each.kind != kind for each in groups):
        return ""
    colour, taken = ELITE if elite else STANDARD, {each.banner for each in groups}
    return next((banner for symbol in SYMBOLS if (banner := f"{colour} {symbol}") not in taken), "")


def new_group(
    number: int, kind: str, space: int, groups: Sequence[Group], streams: Streams, *, heroes: int,
    difficulty: str = NORMAL, elite: bool = False, size: int | None = None, bonuses: Sequence[str] | None = None,
    name: str = "",
) -> Group | None:  # fmt: skip
    """A group to be placed beside those on the map, or None when the box has no figure for it.

    Size and bonuses follow party and difficulty unless an adventure gives them. When figures run out the
    group is smaller; when none of its kind is left a substitute comes, with what it can have of the given bonuses.
    """
    _check(kind, heroes, difficulty, size, bonuses)
    found = available(kind, groups)
    if found is None:
        return None
    if bonuses is None:
        given = _draw_bonuses(found, bonuses_of(found, heroes, difficulty, elite=elite), streams)
    else:
        given = tuple(each for each in bonuses if found == kind or found in BONUSES[each].kinds)
    wanted = size_of(found, heroes, difficulty) if size is None else min(size, ENEMIES[found].largest)
    figures = [figure_of(found, given) for _ in range(min(wanted, figures_left(found, groups)))]
    return Group(number, found, figures, space, given, banner_for(found, groups, elite=bool(given)), name=name)


def _wanted_size(kind: str, heroes: int, difficulty: str) -> int:
    return SIZES[kind][heroes - 1] + (difficulty == HARD)


def _draw_bonuses(kind: str, count: int, streams: Streams) -> tuple[str, ...]:
    """Different basic bonuses at random; each can belong to the kind, and changes something beside those before it."""
    drawn: tuple[str, ...] = ()
    for _ in range(count):
        drawn += (streams.pick("bonuses", _fitting(kind, drawn)),)
    return drawn


@cache
def _fitting(kind: str, given: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(key for key in BONUSES if key not in given and _fits(key, kind, given))


def _fits(key: str, kind: str, given: tuple[str, ...]) -> bool:
    bonus = BONUSES[key]
    alone, bare = ENEMIES[kind].largest == 1, not figure_of(kind, given).armour
    idle = {Modifier.CLEAVE: alone, Modifier.PIERCE: bare, Modifier.SUNDER: bare}
    helps = any(not idle.get(each, False) for each in bonus.prohibits - prohibited(given))
    stronger = any((bonus.health, bonus.armour, bonus.sorcery, bonus.damage, bonus.fear))
    return bonus.basic and kind in bonus.kinds and (helps or stronger)


def _check(kind: str, heroes: int, difficulty: str, size: int | None, bonuses: Sequence[str] | None) -> None:
    if kind not in ENEMIES:
        raise ValueError(f"there is no enemy called {kind!r}; there are {', '.join(ENEMIES)}")
    if heroes not in PARTIES:
        raise ValueError(f"a party has {PARTIES[0]} to {PARTIES[-1]} heroes, not {heroes}")
    if difficulty not in DIFFICULTIES:
        raise ValueError(f"the difficulty is {' or '.join(DIFFICULTIES)}, not {difficulty!r}")
    if size is not None and size < 1:
        raise ValueError(f"a group has at least one figure, not {size}")
    for each in bonuses or ():
        if each not in BONUSES:
            raise ValueError(f"there is no bonus called {each!r}; there are {', '.join(BONUSES)}")
