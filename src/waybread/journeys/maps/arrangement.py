"""Putting tiles together: whether a tile fits, and maps that come out of a seed (jme:52.1).

A tile fits where it covers nothing and where at least one of its grey borders lines up with one of the
map's. Every tile can be walked from end to end, so every map that grows by fitting tiles can be too.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import ceil
from typing import Final, TypeAlias

from waybread.journeys.maps.board import Board, Placed, board, shape
from waybread.journeys.maps.grid import Cell
from waybread.journeys.maps.tiles import tile as printed
from waybread.kernel import Streams

STREAM: Final = "map"
"""The stream of randomness that arrangements draw from."""
SLACK: Final = 1
"""A tile may line up with this many edges fewer than it could at most: it keeps maps from looking alike."""
CLOSEST: Final = 0.25
"""Of the places that are left it comes to one of this share of them, those where most of it touches the map."""
Way: TypeAlias = tuple[int, int, int]
"""How a tile can be added: its turn, then where its own cell (0, 0) lies."""


def fits(tiles: tuple[Placed, ...], placed: Placed) -> str | None:
    """Why the tile cannot be added to the map just there, or None if it can."""
    new = printed(placed.tile)
    if not 0 <= placed.turn < len(new.grid.steps):
        return f"tile {placed.tile} can be turned 0 to {len(new.grid.steps) - 1} times, not {placed.turn}"
    if not new.battle and (placed.x + placed.y) % 2:
        return f"({placed.x}, {placed.y}) is between hexes: the sum of column and row has to be even"
    if not tiles:
        return None
    if (reason := belongs(tiles, placed.tile)) is not None:
        return reason
    here = board(tiles)
    if _covers(here, placed.tile, placed.turn, placed.x, placed.y):
        return f"tile {placed.tile} would cover another tile at ({placed.x}, {placed.y})"
    if not _count_lined_up(_facing(here), placed.tile, placed.turn)[placed.x, placed.y]:
        return f"no grey border of tile {placed.tile} would line up with one of the map"
    return None


def belongs(tiles: tuple[Placed, ...], tile: str) -> str | None:
    """Why the tile can be added nowhere to this map, or None if there may be a place."""
    new = printed(tile)
    for each in tiles:
        if printed(each.tile).battle != new.battle:
            return f"journey tiles and battle tiles make no map together: {each.tile} and {tile}"
        if printed(each.tile).number == new.number:
            return f"tile {new.number} is on the map already"
    return None


def placements(tiles: tuple[Placed, ...], tile: str) -> Mapping[Placed, int]:
    """Every way to add the tile to the map, with how many of its edges line up, grey with grey."""
    here, ways = board(tiles), sorted(_ways(tiles, tile).items())
    return {Placed(tile, x, y, turn): n for (turn, x, y), n in ways if not _covers(here, tile, turn, x, y)}


def attach(tiles: tuple[Placed, ...], tile: str, streams: Streams) -> Placed | None:
    """Add a tile to the map where it lines up well and lies close; None if it fits nowhere."""
    if not tiles:
        return Placed(tile, 0, 0)
    good = _closest(tiles, tile)
    return streams.pick(STREAM, good) if good else None


@lru_cache(maxsize=1024)
def _closest(tiles: tuple[Placed, ...], tile: str) -> tuple[Placed, ...]:
    """The ways to add the tile that line up well, those of them where most of it touches the map."""
    here, best = board(tiles), 0
    good: dict[Way, int] = {}
    for way, count in sorted(_ways(tiles, tile).items(), key=lambda each: (-each[1], each[0])):
        if count < best - SLACK:
            break
        if not _covers(here, tile, *way):
            good[way] = _touching(here, tile, *way)
            best = max(best, count)
    ordered = sorted(sorted(good), key=good.__getitem__, reverse=True)
    return tuple(Placed(tile, x, y, turn) for turn, x, y in ordered[: ceil(len(ordered) * CLOSEST)])


def _ways(tiles: tuple[Placed, ...], tile: str) -> dict[Way, int]:
    """Wherever grey edges of the tile would line up with some of the map, with how many; it may cover others there."""
    if belongs(tiles, tile) is not None:
        return {}
    here = board(tiles)
    facing = _facing(here)
    return {
        (turn, x, y): count
        for turn in range(len(here.grid.steps))
        for (x, y), count in _count_lined_up(facing, tile, turn).items()
    }


def _facing(here: Board) -> dict[int, list[Cell]]:
    """By heading, where cells could lie whose edge on that side would meet a grey edge of the map."""
    found: dict[int, list[Cell]] = {}
    for cell, heading in here.exits.values():
        found.setdefault(heading, []).append(cell)
    return found


def _count_lined_up(facing: Mapping[int, Sequence[Cell]], tile: str, turn: int) -> Counter[Cell]:
    """How many grey edges of the turned tile would meet grey ones of the map, by where the tile is put."""
    own = shape(tile, turn).exits
    return Counter(
        [
            (column - x, row - y)
            for heading, cells in facing.items()
            for x, y in own.get(heading, ())
            for column, row in cells
        ]
    )


def _covers(here: Board, tile: str, turn: int, dx: int, dy: int) -> bool:
    """Would the tile lie on another one?"""
    return here.covers([(x + dx, y + dy) for x, y in shape(tile, turn).cells])


def arrange(pool: Sequence[str], count: int, streams: Streams) -> tuple[Placed, ...]:
    """A map of so many tiles out of the pool; of a tile that is there with both sides, one is used."""
    left = list(pool)
    streams.shuffle(STREAM, left)
    tiles: tuple[Placed, ...] = ()
    while len(tiles) < count:
        for tile in left:
            if (placed := attach(tiles, tile, streams)) is not None:
                tiles += (placed,)
                left = [each for each in left if printed(each).number != printed(tile).number]
                break
        else:
            raise ValueError(f"a map of {count} tiles cannot be made from {', '.join(pool) or 'no tiles'}")
    return tiles


def battle_map(side: str = "A") -> tuple[Placed, ...]:
    """The battle map: the two battle tiles side by side, grass (side A) or earth (side B) up."""
    return Placed(f"998{side}", 0, 0), Placed(f"999{side}", 3, 0)


def _touching(here: Board, tile: str, turn: int, dx: int, dy: int) -> int:
    """How many edges of the tile would lie at the map, grey or black."""
    return here.covered([(x + dx, y + dy) for x, y in shape(tile, turn).around])
