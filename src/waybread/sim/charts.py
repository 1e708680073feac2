"""Charts as SVG, drawn by us: each is a picture with a name and a description, coloured by the page around it.

Series are told apart by their dashes and by their names at the end of the line, never by colour alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

from waybread.sim.win_rates import Interval

WIDTH: Final = 360
BEHIND: Final = 84
"""Room for words behind a bar."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 34, 12, 12, 34
_MOST_TICKS: Final = 5


@dataclass(frozen=True, slots=True)
class Point:
    """A value with the band around it."""

    x: int
    y: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Series:
    """One line of a chart."""

    name: str
    look: str
    """A class of the page's style: ``good``, ``bad``, ``one`` or ``two``."""
    points: Sequence[Point]


def ticks(low: float, high: float) -> list[float]:
    """A few round numbers that span all values."""
    reach = (high - low) or 1.0
    size = 10 ** floor(log10(reach / _MOST_TICKS))
    step = next(each * size for each in (1, 2, 5, 10, 20) if reach / (each * size) <= _MOST_TICKS)
    first, last = floor(low / step), ceil(high / step)
    return [n * step for n in range(first, max(last, first + 1) + 1)]


def picture(name: str, description: str, height: float, parts: Sequence[str]) -> str:
    """A chart with its name for those who do not see it."""
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(name)}. '
        f'{escape(description)}">{"".join(parts)}</svg>'
    )


def text(x: float, y: float, words: str, look: str = "", anchor: str = "start") -> str:
    """A few words."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{look}" text-anchor="{anchor}">{escape(words)}</text>'


def number(value: float) -> str:
    """A number at an axis."""
    return f"{value:g}"


def line_chart(name: str, description: str, series: Sequence[Series], below: str) -> str:
    """Values round by round, each line with the band of its middle half."""
    shown = [each for each in series if each.points]
    if not shown:
        return ""
    height = 210
    marks = ticks(
        min(0.0, *(point.low for each in shown for point in each.points)),
        max(point.high for each in shown for point in each.points),
    )
    least = min(point.x for each in shown for point in each.points)
    most = max(least + 1, *(point.x for each in shown for point in each.points))

    def across(x: float) -> float:
        return _LEFT + (x - least) / (most - least) * (WIDTH - _LEFT - _RIGHT)

    def down(y: float) -> float:
        return _TOP + (marks[-1] - y) / (marks[-1] - marks[0]) * (height - _TOP - _BOTTOM)

    parts = _grid(marks, down)
    every = max(1, ceil((most - least) / 9))
    parts += [text(across(x), height - _BOTTOM + 15, str(x), "tick", "middle") for x in range(least, most + 1, every)]
    parts.append(text(WIDTH - _RIGHT, height - 4, below, "tick", "end"))
    for each in shown:
        up = " ".join(f"{across(p.x):.1f},{down(p.high):.1f}" for p in each.points)
        back = " ".join(f"{across(p.x):.1f},{down(p.low):.1f}" for p in reversed(each.points))
        parts.append(f'<polygon class="band {each.look}" points="{up} {back}"/>')
    for each in shown:
        way = " ".join(f"{across(p.x):.1f},{down(p.y):.1f}" for p in each.points)
        parts.append(f'<polyline class="line {each.look}" points="{way}"/>')
        last = each.points[-1]
        parts.append(f'<circle class="dot {each.look}" cx="{across(last.x):.1f}" cy="{down(last.y):.1f}" r="3"/>')
    return picture(name, description, height, parts) + legend(shown)


def legend(series: Sequence[Series]) -> str:
    """Which line is which, as text beside a piece of the line."""
    keys = "".join(
        f'<li><svg viewBox="0 0 28 10" width="28" height="10" aria-hidden="true">'
        f'<line class="line {each.look}" x1="1" y1="5" x2="27" y2="5"/></svg> {escape(each.name)}</li>'
        for each in series
    )
    return f'<ul class="legend">{keys}</ul>'


def _grid(marks: Sequence[float], down: Callable[[float], float]) -> list[str]:
    parts = []
    for each in marks:
        y = down(each)
        parts.append(f'<line class="grid" x1="{_LEFT}" x2="{WIDTH - _RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(text(_LEFT - 5, y + 4, number(each), "tick", "end"))
    return parts


def columns(name: str, description: str, bars: Sequence[tuple[int, int, int]], below: str) -> str:
    """How often each number came up: (number, of which won, of which lost), one on top of the other."""
    height = 210
    marks = ticks(0, max(won + lost for _, won, lost in bars))
    wide = (WIDTH - _LEFT - _RIGHT) / len(bars)

    def down(y: float) -> float:
        return _TOP + (marks[-1] - y) / marks[-1] * (height - _TOP - _BOTTOM)

    parts = _grid(marks, down)
    every = max(1, ceil(len(bars) / 12))
    for n, (value, won, lost) in enumerate(bars):
        left = _LEFT + n * wide + wide * 0.1
        for look, low, high in (("good", 0, won), ("bad", won, won + lost)):
            if high > low:
                parts.append(
                    f'<rect class="bar {look}" x="{left:.1f}" width="{wide * 0.8:.1f}" '
                    f'y="{down(high):.1f}" height="{down(low) - down(high):.1f}"/>'
                )
        if n % every == 0:
            parts.append(text(left + wide * 0.4, height - _BOTTOM + 15, str(value), "tick", "middle"))
    parts.append(text(WIDTH - _RIGHT, height - 4, below, "tick", "end"))
    return picture(name, description, height, parts)


def bars(name: str, description: str, rows: Sequence[tuple[str, float, str]], look: str) -> str:
    """Shares of a whole: (label, share, words), the label above its bar and the words behind: both may be long."""
    parts = []
    wide = WIDTH - BEHIND
    for n, (label, share, words) in enumerate(rows):
        y = 6 + n * 40
        parts.append(text(0, y + 11, label))
        parts.append(text(WIDTH, y + 26, words, "tick", "end"))
        parts.append(f'<rect class="trough" x="0" width="{wide}" y="{y + 17}" height="10" rx="3"/>')
        parts.append(f'<rect class="bar {look}" x="0" width="{share * wide:.1f}" y="{y + 17}" height="10" rx="3"/>')
    return picture(name, description, 6 + 40 * len(rows), parts)


def scale(name: str, description: str, rows: Sequence[tuple[str, float, Interval]], low: float, high: float) -> str:
    """Values with their intervals on one scale, in per cent."""
    marks = ticks(100 * low, 100 * high)
    reach = marks[-1] - marks[0]
    tall = 44 if len(rows) <= 2 else 36
    height = tall * len(rows) + 26

    def across(share: float) -> float:
        return 14 + (100 * share - marks[0]) / reach * (WIDTH - 34)

    parts = []
    for each in marks:
        x = across(each / 100)
        look = "grid zero" if each == 0 and marks[0] < 0 else "grid"
        parts += [
            f'<line class="{look}" x1="{x:.1f}" x2="{x:.1f}" y1="{tall * n + 22}" y2="{tall * n + 36}"/>'
            for n in range(len(rows))
        ]
        parts.append(text(x, height - 6, f"{each:g} %", "tick", "middle"))
    for n, (label, share, (start, end)) in enumerate(rows):
        y = tall * n + 29
        look = "two" if len(rows) == 2 and n else "one"
        parts.append(text(14, y - 14, label))
        parts.append(
            f'<line class="whisker {look}" x1="{across(start):.1f}" x2="{across(end):.1f}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot {look}" cx="{across(share):.1f}" cy="{y}" r="5"/>'
        )
    return picture(name, description, height, parts)
