"""Where tiles and tokens of a ``.jime`` file lie: from pixels to our lattice, and to spaces of our tiles.

A file has no spaces, only places in pictures. On the canvas a column of hexes is 48 pixels wide and half a row
27.7128 high; the picture of a tile is a square of 512 with the longer side of the tile filling it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import cos, dist, radians, sin, tau
from typing import Final

from waybread.journeys.maps.board import Placed, board
from waybread.journeys.maps.grid import HEXES, Cell, Grid, Point
from waybread.journeys.maps.tiles import Tile, tile

STEP: Final = (48.0, 27.7128)
"""A column and half a row of hexes, in pixels of the canvas."""
HEX: Final = (64.0, 2 * 27.7128)
"""The width and height of a hex."""
PICTURE: Final = 512.0
TOKEN: Final = (48.0, 48.0)
"""The size of a token as drawn in the picture; its place is that of its upper left corner."""
ROUND, LARGE, LONG, STRIP = (74.0, 74.0), (150.0, 150.0), (62.0, 140.0), (27.0, 170.0)
"""The sizes of terrain: two pixels per millimetre of the token, but a strip is as long as a side of a space.

A strip that is not turned stands upright.
"""
DRAWN: Final = (
    dict.fromkeys(("boulder", "bush", "fire pit", "statue", "rubble", "web"), ROUND)
    | dict.fromkeys(("mist", "pit", "fountain", "pond"), LARGE)
    | dict.fromkeys(("barrels", "table", "elevation", "log", "barricade", "chest"), LONG)
    | dict.fromkeys(("stream", "wall", "fence", "trench"), STRIP)
)
"""By kind of terrain."""
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


def space_at(key: str, at: Point, terrain: str = "") -> int:
    """The number of the space of a tile in which a token of its picture, or terrain of a kind, lies."""
    middle = _middle(at, DRAWN.get(terrain, TOKEN))
    pictured = _picture(key).middles
    return tile(key).owner[min(pictured, key=lambda cell: (dist(pictured[cell], middle), cell))]


def _middle(at: Point, size: Point) -> Point:
    return at[0] + size[0] / 2, at[1] + size[1] / 2


@dataclass(frozen=True, slots=True)
class _Picture:
    """How the cells of a tile lie in its picture."""

    middles: dict[Cell, Point]
    origin: Point
    """The middle of the tile's own cell (0, 0)."""
    steps: Point
    """A column and a row, in pixels."""


@cache
def _picture(key: str) -> _Picture:
    """The picture of a tile."""
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

    return _Picture(
        middles={cell: (middle(cell, 0), middle(cell, 1)) for cell in known.owner},
        origin=(middle((0, 0), 0), middle((0, 0), 1)),
        steps=(step[0] * scale, step[1] * scale),
    )


# Borders --------------------------------------------------------------------------------------


def border_at(tiles: tuple[Placed, ...], number: int, at: Point, angle: float = 0.0) -> tuple[int, ...]:
    """The two spaces between which a strip of terrain lies: those of the border that it comes nearest to.

    The number is that of the tile in whose picture it lies. Empty if the tile has no border to another space.
    """
    here, map_ = tiles[number], board(tiles)
    points = [_on_the_map(here, map_.grid, each) for each in _along(_middle(at, STRIP), angle)]
    edges: dict[tuple[int, int], list[tuple[Point, Point]]] = {}
    for space in map_.spaces_of(number):
        for border in map_.borders(space):
            if border.other is not None:
                edges.setdefault((space, border.other), []).append(border.ends)

    def far(pair: tuple[int, int]) -> float:
        return sum(min(_from_edge(point, each) for each in edges[pair]) for point in points)

    return min(edges, key=lambda pair: (far(pair), pair), default=())


def _along(middle: Point, angle: float) -> Iterator[Point]:
    """Points along a strip, which is turned clockwise about its middle."""
    turned = radians(angle)
    for share in (-0.4, -0.2, 0.0, 0.2, 0.4):
        yield middle[0] - share * STRIP[1] * sin(turned), middle[1] + share * STRIP[1] * cos(turned)


def _on_the_map(here: Placed, grid: Grid, at: Point) -> Point:
    """Where a place in the picture of a tile is in a drawing of the map."""
    picture, unit, turned = _picture(here.tile), grid.middle((1, 1)), here.turn * tau / len(grid.steps)
    across, down = ((at[axis] - picture.origin[axis]) / picture.steps[axis] * unit[axis] for axis in (0, 1))
    x, y = grid.middle((here.x, here.y))
    return x + across * cos(turned) - down * sin(turned), y + across * sin(turned) + down * cos(turned)


def _from_edge(point: Point, ends: tuple[Point, Point]) -> float:
    """How far a place is from an edge."""
    (ax, ay), (bx, by) = ends
    length = dist(*ends)
    share = ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / length**2
    share = min(1.0, max(0.0, share))
    return dist(point, (ax + share * (bx - ax), ay + share * (by - ay)))
