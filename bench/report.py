"""The figures as a table to read and as a flat JSON object to keep."""

import json
from collections.abc import Mapping
from pathlib import Path

from bench.measure import Figure, Ratios


def table(figures: Mapping[str, Figure], ratios: Ratios) -> str:
    """Every figure with its lowest and highest round, ratios marked with ×."""
    rows = [("figure", "median", "lowest", "highest")]
    for key, figure in figures.items():
        mark = "×" if key in ratios else ""
        low, middle, high = (f"{_plain(value)}{mark}" for value in (figure.low, figure.median, figure.high))
        rows.append((key, middle, low, high))
    first, *others = (max(map(len, column)) for column in zip(*rows, strict=True))
    return "\n".join(
        f"{key:<{first}}" + "".join(f"  {cell:>{width}}" for cell, width in zip(cells, others, strict=True))
        for key, *cells in rows
    )


def write(path: Path, figures: Mapping[str, Figure], run: Mapping[str, str | float]) -> None:
    """The medians and the circumstances of the run, by key."""
    flat: dict[str, str | float] = {f"run.{key}": value for key, value in run.items()}
    # Four digits: whatever comes after them is noise.
    flat |= {key: float(f"{figure.median:.4g}") for key, figure in figures.items()}
    path.write_text(json.dumps(flat, indent=2) + "\n", encoding="utf-8")


def _plain(value: float) -> str:
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.3f}"
