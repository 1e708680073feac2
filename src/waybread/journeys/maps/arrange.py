"""Putting tiles together: whether a tile fits, and maps that come out of a seed (jme:52.1).

A tile fits where it covers nothing and where at least one of its grey borders lines up with one of the
map's. Every tile can be walked from end to end, so every map that grows by fitting tiles can be too.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import ceil
from typing import Final

from waybread.journeys.maps.board import Placed, board, laid, laid_edges
from waybread.journeys.maps.tiles import tile as printed
from waybread.kernel import Streams

STREAM: Final = "map"
"""The stream of randomness that arrangements draw from."""
SLACK: Final = 1
"""A tile may line up with this many edges fewer than it could at most: it keeps maps from looking alike."""
CLOSEST: Final = 0.25
"""Of the places that are left it comes to one of this share of them, those where most of it touches the map."""


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
    if any(here.covers(cell) for cell in map(laid(placed), new.owner)):
        return f"tile {placed.tile} would cover another tile at ({placed.x}, {placed.y})"
    grey = laid_edges(placed, new.grey)
    if not any(new.grid.beyond(edge) in grey for edge in here.exits):
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


@lru_cache(maxsize=1024)
def placements(tiles: tuple[Placed, ...], tile: str) -> Mapping[Placed, int]:
    """Every way to add the tile to the map, with how many of its edges line up, grey with grey."""
    if belongs(tiles, tile) is not None:
        return {}
    new, here = printed(tile), board(tiles)
    exits = [new.grid.beyond(edge) for edge in here.exits]
    found = {}
    for turn in range(len(new.grid.steps)):
        turned = Placed(tile, 0, 0, turn)
        lined_up = Counter(
            (column - x, row - y)
            for (x, y), heading in laid_edges(turned, new.grey)
            for (column, row), wanted in exits
            if heading == wanted
        )
        cells = [laid(turned)(cell) for cell in new.owner]
        for (dx, dy), count in sorted(lined_up.items()):
            if not any(here.covers((x + dx, y + dy)) for x, y in cells):
                found[Placed(tile, dx, dy, turn)] = count
    return found


def attach(tiles: tuple[Placed, ...], tile: str, streams: Streams) -> Placed | None:
    """Add a tile to the map where it lines up well and lies close; None if it fits nowhere."""
    if not tiles:
        return Placed(tile, 0, 0)
    ways = placements(tiles, tile)
    best = max(ways.values(), default=0)
    good = [placed for placed, count in ways.items() if count >= best - SLACK]
    good.sort(key=lambda placed: _touching(tiles, placed), reverse=True)
    return streams.pick(STREAM, good[: ceil(len(good) * CLOSEST)]) if good else None


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


def _touching(tiles: tuple[Placed, ...], placed: Placed) -> int:
    """How many edges of the tile would lie at the map, grey or black."""
    here, new = board(tiles), printed(placed.tile)
    return sum(here.covers(new.grid.beyond(edge)[0]) for edge in laid_edges(placed, new.borders))
