"""Charts for a page that may be light or dark: SVG files with both looks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from waybread.sim import Interval

_WIDTH: Final = 860
_LEFT: Final = 370
_RIGHT: Final = 30
_ROW: Final = 30
_TOP: Final = 64
_LOOKS: Final = ("one", "two", "three")
_STYLE: Final = """
svg{--sheet:#f7f1e1;--ink:#2b2418;--faint:#5f543f;--line:#cbbd9f;--one:#5b3a8c;--two:#8a6408;--three:#2a6b35}
@media (prefers-color-scheme:dark){svg{--sheet:#2a2620;--ink:#efe6d2;--faint:#b9ab91;--line:#51483a;--one:#b79ae0;
--two:#e0b352;--three:#8fcb98}}
text{font:14px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;fill:var(--ink)}
.title{font:600 17px Georgia,"Palatino Linotype",serif}.faint{fill:var(--faint);font-size:12px}
.sheet{fill:var(--sheet);stroke:var(--line)}.grid{stroke:var(--line)}
.one{--colour:var(--one)}.two{--colour:var(--two)}.three{--colour:var(--three)}
.whisker{stroke:var(--colour);stroke-width:3;stroke-linecap:round;opacity:.6}.mark{fill:var(--colour)}
"""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a chart: a win rate with its interval for each series, or None."""

    label: str
    values: Sequence[tuple[float, Interval] | None]


def chart(title: str, series: Sequence[str], rows: Sequence[Row]) -> str:
    """Return a chart of win rates with intervals from 0 to 100 %; series differ in shape as well as colour."""
    height = _TOP + _ROW * len(rows) + 34
    parts = [
        f'<rect class="sheet" x=".5" y=".5" width="{_WIDTH - 1}" height="{height - 1}" rx="10"/>',
        f'<text class="title" x="20" y="30">{escape(title)}</text>',
    ]
    for place in (0, 25, 50, 75, 100):
        x = _across(place / 100)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{_TOP - 4}" y2="{height - 30}"/>')
        parts.append(f'<text class="faint" x="{x:.1f}" y="{height - 12}" text-anchor="middle">{place} %</text>')
    for n, name in enumerate(series):
        x = _LEFT + 150 * n
        parts.append(_mark(n, x, 46) + f'<text class="faint" x="{x + 11}" y="50">{escape(name)}</text>')
    said = []
    for n, row in enumerate(rows):
        y = _TOP + _ROW * n + _ROW / 2
        parts.append(f'<text x="{_LEFT - 16}" y="{y + 5:.1f}" text-anchor="end">{escape(row.label)}</text>')
        for which, value in enumerate(row.values):
            if value is not None:
                share, (low, high) = value
                spread = y + 7 * (which - (len(series) - 1) / 2)
                parts.append(
                    f'<line class="whisker {_LOOKS[which]}" x1="{_across(low):.1f}" x2="{_across(high):.1f}" '
                    f'y1="{spread:.1f}" y2="{spread:.1f}"/>{_mark(which, _across(share), spread)}'
                )
                said.append(f"{row.label}, {series[which]}: {100 * share:.0f} %")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}" '
        f'role="img" aria-label="{escape(title)}. {escape("; ".join(said))}."><style>{_STYLE}</style>'
        + "\n".join(parts)
        + "</svg>\n"
    )


def _across(share: float) -> float:
    return _LEFT + share * (_WIDTH - _LEFT - _RIGHT)


def _mark(which: int, x: float, y: float) -> str:
    """Return a disc, a square or a triangle."""
    look = f'class="mark {_LOOKS[which]}"'
    if which == 0:
        return f'<circle {look} cx="{x:.1f}" cy="{y:.1f}" r="5"/>'
    if which == 1:
        return f'<rect {look} x="{x - 4.5:.1f}" y="{y - 4.5:.1f}" width="9" height="9"/>'
    return f'<path {look} d="M{x:.1f} {y - 6:.1f}l5.5 10h-11z"/>'
