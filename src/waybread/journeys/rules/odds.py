"""The exact chance of each number of successes in a test, given what a player knows of the skill deck.

A card is no more than its icons here: successes and fates. Every way in which the unknown cards can lie
is as likely as any other, so chances are counted, not simulated.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from functools import lru_cache
from math import comb, fsum
from types import MappingProxyType
from typing import Final, TypeAlias

Icons: TypeAlias = tuple[int, int]
"""The successes and the fates of a card."""
Kinds: TypeAlias = tuple[tuple[Icons, int], ...]
"""Icons with the number of cards that have them, in order."""

_NOTHING: Final[Mapping[int, Icons]] = MappingProxyType({})
_REMEMBERED: Final = 1 << 14


def distribution(
    reveal: int,
    unknown: Collection[Icons],
    *,
    known: Mapping[int, Icons] = _NOTHING,
    discard: Collection[Icons] = (),
    inspiration: int = 0,
    success: int = 0,
    fate: int = 0,
) -> tuple[float, ...]:
    """The chance of each number of successes, from none on, if that many cards are revealed.

    ``unknown`` are the cards of the deck whose place the player does not know, ``known`` those whose place
    they do, by their place from the top (the top card is 0). When the deck runs out, the discard pile is
    shuffled and goes on in its stead (jme:76.1); what has been revealed is not in it. Each inspiration that may be
    spent turns a fate into a success (jme:100.2). ``success`` and ``fate`` are there whatever is revealed.
    """
    size = len(unknown) + len(known)
    if reveal < 0:
        raise ValueError(f"a test cannot reveal {reveal} cards")
    if not all(0 <= place < size for place in known):
        raise ValueError(f"a deck of {size} cards has the places 0 to {size - 1}, not {sorted(known)}")
    seen = [icons for place, icons in known.items() if place < reveal]
    pool, draws = unknown, min(reveal, size) - len(seen)
    if reveal > size:
        seen.extend(unknown)
        pool, draws = discard, min(reveal - size, len(discard))
    success += sum(icons[0] for icons in seen)
    fate += sum(icons[1] for icons in seen)
    return _with_icons(tuple(sorted(Counter(pool).items())), draws, success, fate, inspiration)


def at_least(needed: int, chances: tuple[float, ...]) -> float:
    """The chance of that many successes or more, by a distribution."""
    needed = max(needed, 0)
    certain = not any(chances[:needed])
    return 1.0 if certain else fsum(chances[needed:])


@lru_cache(maxsize=_REMEMBERED)
def _with_icons(kinds: Kinds, draws: int, success: int, fate: int, inspiration: int) -> tuple[float, ...]:
    """The distribution for that many cards drawn from a pool, with icons that are there already."""
    ways: Counter[int] = Counter()
    for (drawn_success, drawn_fate), count in _ways(kinds, draws).items():
        ways[success + drawn_success + min(fate + drawn_fate, inspiration)] += count
    total = comb(sum(count for _, count in kinds), draws)
    return tuple(ways[number] / total for number in range(max(ways) + 1))


@lru_cache(maxsize=_REMEMBERED)
def _ways(kinds: Kinds, draws: int) -> Mapping[Icons, int]:
    """In how many ways that many cards of a pool can show how many successes and fates together."""
    ways: dict[tuple[int, int, int], int] = {(0, 0, 0): 1}
    for (success, fate), count in kinds:
        more: Counter[tuple[int, int, int]] = Counter()
        for (drawn, successes, fates), found in ways.items():
            for take in range(min(count, draws - drawn) + 1):
                more[drawn + take, successes + take * success, fates + take * fate] += found * comb(count, take)
        ways = more
    return MappingProxyType(
        {(successes, fates): found for (drawn, successes, fates), found in ways.items() if drawn == draws}
    )
