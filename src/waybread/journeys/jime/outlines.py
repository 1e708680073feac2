"""Where tiles and tokens of a ``.jime`` file lie: from pixels to our lattice, and to spaces of our tiles.

A file has no spaces, only places in pictures. On the canvas a column of hexes is 48 pixels wide and half a row
27.7128 high; the picture of a tile is a square of 512 with the longer side of the tile filling it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import cos, dist, radians, sin
from typing import Final

from waybread.journeys.maps.board import Placed, board
from waybread.journeys.maps.grid import HEXES, Cell, Point
from waybread.journeys.maps.tiles import Tile, tile

STEP: Final = (48.0, 27.7128)
"""A column and half a row of hexes, in pixels of the canvas."""
HEX: Final = (64.0, 2 * 27.7128)
"""The width and height of a hex."""
PICTURE: Final = 512.0
TOKEN: Final = 48.0
"""A token as drawn in the picture; its place is that of its upper left corner."""
SLACK: Final = 0.2
"""A tile lies on the lattice if it is no further off than this share of a column, a row or a turn."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a file has a tile: the place of its root on the canvas, which cell that is, how it is turned."""

    at: Point
    root: Point
    angle: float

    def turn(self, headings: int) -> int | None:
        """How often it is turned clockwise, one heading at a time; None if it lies aslant."""
        turns = self.angle * headings / 360
        return round(turns) % headings if abs(turns - round(turns)) < SLACK else None


def placed(key: str, spot: Spot, origin: tuple[str, Spot]) -> Placed | None:
    """A journey tile on our map, on which the tile of origin lies with its own cell (0, 0) in (0, 0).

    None if the file has it somewhere between the hexes, or aslant.
    """
    turn = spot.turn(len(HEXES.steps))
    here, there = _own_origin(key, spot), _own_origin(*origin)
    column, row = ((here[each] - there[each]) / STEP[each] for each in (0, 1))
    x, y = round(column), round(row)
    if turn is None or abs(column - x) > SLACK or abs(row - y) > SLACK or (x + y) % 2:
        return None
    return Placed(key, x, y, turn)


def _own_origin(key: str, spot: Spot) -> Point:
    """The pixel of a tile's own cell (0, 0)."""
    turned = radians(spot.angle)
    across, down = -spot.root[0] * STEP[0], (_lift(tile(key)) - spot.root[1]) * STEP[1]
    return (
        spot.at[0] + across * cos(turned) - down * sin(turned),
        spot.at[1] + across * sin(turned) + down * cos(turned),
    )


def _lift(known: Tile) -> int:
    """By how many rows our cells of a tile lie higher than those of the file, whose first row is 0."""
    return -min(row for _, row in known.owner)


def space_at(key: str, at: Point) -> int:
    """The number of the space of a tile in which a token of its picture lies."""
    middle = at[0] + TOKEN / 2, at[1] + TOKEN / 2
    pictured = _picture(key)
    return tile(key).owner[min(pictured, key=lambda cell: (dist(pictured[cell], middle), cell))]


@cache
def _picture(key: str) -> dict[Cell, Point]:
    """The middle of each cell in the picture of a tile."""
    known = tile(key)
    step, size = (STEP, HEX) if known.grid is HEXES else ((1.0, 1.0), (1.0, 1.0))
    spans, least = [], []
    for axis in (0, 1):
        places = [cell[axis] for cell in known.owner]
        least.append(min(places))
        spans.append((max(places) - min(places)) * step[axis] + size[axis])
    scale = PICTURE / max(spans)
    margins = [(PICTURE - each * scale) / 2 for each in spans]

    def middle(cell: Cell, axis: int) -> float:
        return margins[axis] + ((cell[axis] - least[axis]) * step[axis] + size[axis] / 2) * scale

    return {cell: (middle(cell, 0), middle(cell, 1)) for cell in known.owner}


def border_at(tiles: tuple[Placed, ...], number: int, at: Point) -> tuple[int, int]:
    """The two spaces of a battle map between which a strip of terrain lies: those of the nearest border.

    The number is that of the tile in whose picture it lies.
    """
    here, (across, down) = tiles[number], (each + TOKEN / 2 for each in at)
    middle = across * 3 / PICTURE - 0.5, down * 3 / PICTURE - 0.5
    for _ in range(here.turn):
        middle = -middle[1], middle[0]
    map_ = board(tiles)
    size = map_.grid.middle((1, 0))[0]
    point = (middle[0] + here.x) * size, (middle[1] + here.y) * size
    found: dict[tuple[int, int], float] = {}
    for space in map_.spaces_of(number):
        for border in map_.borders(space):
            if border.other is not None:
                found[space, border.other] = min(
                    found.get((space, border.other), PICTURE), dist(_between(border.ends), point)
                )
    return min(found, key=lambda pair: (found[pair], pair))


def _between(ends: Iterable[Point]) -> Point:
    (ax, ay), (bx, by) = ends
    return (ax + bx) / 2, (ay + by) / 2
