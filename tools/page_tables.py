"""Markdown tables of results: written between marks of a page, so that the text around them stays."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

from waybread.sim import Pairs
from waybread.sim.journeys import percent

Wins: TypeAlias = Sequence[bool]
"""Whether each game was won, from seed 0 on."""
Key = TypeVar("Key")
COMPARISON_HEAD: Final = ("games", "scout", "strider", "strider is ahead by, in points")
_MARKS: Final = re.compile(r"(<!-- (?P<name>[a-z ]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def between_marks(text: str, parts: Mapping[str, str]) -> str:
    """Return a text with these parts between their marks; everything else stays."""
    return _MARKS.sub(
        lambda mark: f"{mark[1]}{parts[mark['name']]}{mark[3]}" if mark["name"] in parts else mark[0], text
    )


def markdown_table(head: Sequence[str], rows: Iterable[Sequence[str]], numbers: Sequence[int]) -> str:
    """Return a Markdown table; the columns in ``numbers`` are aligned to the right."""
    lines = [f"| {' | '.join(head)} |", f"|{'|'.join('--:' if n in numbers else '---' for n in range(len(head)))}|"]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in rows)]) + "\n"


def published_games(sheet: Path) -> int:
    """Return how many games a CSV file of results reports."""
    if not sheet.exists():
        return 0
    with sheet.open(encoding="utf-8", newline="") as lines:
        return sum(int(each["games"]) for each in csv.DictReader(lines))


# Strider compared with scout ------------------------------------------------------------


def compared(scout: Mapping[Key, Wins], strider: Mapping[Key, Wins]) -> dict[Key, Pairs]:
    """Return what both won on the seeds that both have played, by table."""
    found: dict[Key, Pairs] = {}
    for key in strider:
        pairs = Pairs()
        for first, second in zip(scout.get(key, ()), strider[key], strict=False):
            pairs.add(first=first, second=second)
        if pairs.games:
            found[key] = pairs
    return found


def pooled(several: Iterable[Pairs]) -> Pairs:
    """Return several comparisons as one."""
    found = Pairs()
    for each in several:
        found.both += each.both
        found.first_only += each.first_only
        found.second_only += each.second_only
        found.neither += each.neither
    return found


def comparison_row(pairs: Pairs) -> list[str]:
    """Return what both won, and by how much strider is ahead."""
    ahead, low, high = (f"{round(100 * each):+d}".replace("-", "−") for each in (pairs.difference, *pairs.interval))
    return [f"{pairs.games:,}", percent(pairs.first), percent(pairs.second), f"{ahead} ({low} to {high})"]
