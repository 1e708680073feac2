"""The board that placed tiles make: which spaces there are, which are adjacent, how far apart, and where.

A board is derived from the tiles and walls of a state and kept by value, so states need only hold those.
Spaces are numbers that stay the same when tiles are added: ten times the tile's place in the order, plus
the number of the space on its tile.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final, TypeAlias

from waybread.journeys.maps.grid import Cell, Corner, Edge, Grid, Point
from waybread.journeys.maps.tiles import Tile, tile

_SPACES_APART: Final = 10
"""The first space of the next tile has a number that is higher by this."""
FAR: Final = 10_000
"""The distance between spaces with no way between them."""

Walls: TypeAlias = tuple[tuple[int, int], ...]
"""Pairs of spaces with a wall token between them (jme:111.0)."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile on the map: which side of which tile, where its own cell (0, 0) lies, how it is turned.

    Turns are clockwise: sixths of a full turn for a journey tile, quarters for a battle tile.
    """

    tile: str
    x: int
    y: int
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Border:
    """A stretch of border, one edge long, as printed on the space's own side of it."""

    space: int
    other: int | None
    """The space behind it; None at the rim of the map."""
    black: bool
    crossed: bool
    """May one move over it? Not if it, or what faces it, is black, nor if a wall stands on it."""
    walled: bool
    ends: tuple[Point, Point]
    """Its ends, clockwise round the space."""


def space_of(tile_index: int, number: int) -> int:
    """Return the space with this number on a tile, which is given by its place in the order."""
    return tile_index * _SPACES_APART + number


def split_space(space: int) -> tuple[int, int]:
    """Return the place of a space's tile in the order in which tiles were placed, and its number on that tile."""
    return divmod(space, _SPACES_APART)


def cell_placer(placed: Placed) -> Callable[[Cell], Cell]:
    """Where a cell of the tile comes to lie on the map."""
    grid = tile(placed.tile).grid

    def move(cell: Cell) -> Cell:
        x, y = grid.turned(cell, placed.turn)
        return x + placed.x, y + placed.y

    return move


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """A tile that is turned, but not yet moved to its place."""

    spaces: tuple[tuple[Cell, ...], ...]
    cells: tuple[Cell, ...]
    grey: tuple[Edge, ...]
    exits: Mapping[int, tuple[Cell, ...]]
    """By heading, the cells whose edge on that side is grey and part of the outline."""
    rim: tuple[tuple[int, Edge, Edge, bool], ...]
    """The edges of the outline: the number of the space, the edge, its other side, whether it is grey."""
    around: tuple[Cell, ...]
    """The cells behind these edges, one for each."""
    inside: tuple[tuple[int, int, bool], ...]
    """Pairs of spaces with a border between them, both ways round, and whether it can be crossed somewhere."""


@cache
def shape(key: str, turn: int) -> Shape:
    """The tile after so many turns about its own cell (0, 0)."""
    printed = tile(key)
    grid, turned = printed.grid, cell_placer(Placed(key, 0, 0, turn))
    spaces = tuple(tuple(map(turned, members)) for members in printed.spaces)
    owner = {cell: number for number, members in enumerate(spaces, start=1) for cell in members}
    edges = {(turned(cell), (heading + turn) % len(grid.steps)): (cell, heading) for cell, heading in printed.borders}
    grey = {edge for edge, before in edges.items() if before in printed.grey}
    rim = tuple(
        (owner[edge[0]], edge, grid.beyond(edge), edge in grey) for edge in edges if grid.beyond(edge)[0] not in owner
    )
    inside: dict[tuple[int, int], bool] = {}
    for edge in edges:
        beyond = grid.beyond(edge)
        if beyond[0] in owner:
            pair = owner[edge[0]], owner[beyond[0]]
            inside[pair] = inside.get(pair, False) or (edge in grey and beyond in grey)
    exits: dict[int, tuple[Cell, ...]] = {}
    for _, (cell, heading), _, is_grey in rim:
        if is_grey:
            exits[heading] = (*exits.get(heading, ()), cell)
    return Shape(
        spaces=spaces,
        cells=tuple(owner),
        grey=tuple(grey),
        exits=exits,
        rim=rim,
        around=tuple(beyond for _, _, (beyond, _), _ in rim),
        inside=tuple((one, other, is_open) for (one, other), is_open in inside.items()),
    )


class Board:
    """The map that tiles make. Ask ``board`` for one: it knows those it has made."""

    __slots__ = (
        "_crossing", "_distances", "_grey", "_neighbours", "_owner", "_towards", "cells", "exits", "grid", "spaces",
        "tiles", "walls",
    )  # fmt: skip

    tiles: tuple[Placed, ...]
    walls: frozenset[tuple[int, int]]
    """Walled pairs of spaces, both ways round."""
    grid: Grid
    spaces: tuple[int, ...]
    cells: Mapping[int, tuple[Cell, ...]]
    """The cells of each space, on the map's lattice."""
    exits: Mapping[Edge, Edge]
    """The grey edges at the rim of the map, where a tile can be added, each with its other side."""
    _owner: dict[Cell, int]
    _grey: set[Edge]
    _neighbours: dict[int, tuple[int, ...]]
    _crossing: dict[int, tuple[int, ...]]

    def __init__(self, tiles: tuple[Placed, ...], walls: Walls = ()) -> None:
        """Lay the tiles; ``arrange.fits`` says beforehand whether a tile can be added."""
        self.tiles = tiles
        self.grid = _grid(tiles)
        self.walls = frozenset(walls) | {(b, a) for a, b in walls}
        self._distances: dict[tuple[int, bool], Mapping[int, int]] = {}
        self._towards: dict[tuple[int, tuple[int, ...], bool], tuple[int, ...]] = {}
        if walls:
            self._wall(board(tiles))
        else:
            self._add_last(board(tiles[:-1]) if len(tiles) > 1 else None)

    def _wall(self, bare: "Board") -> None:
        """The same board but for the walls."""
        self.cells, self.spaces, self.exits = bare.cells, bare.spaces, bare.exits
        self._owner, self._grey, self._crossing = bare._owner, bare._grey, bare._crossing
        self._neighbours = {
            space: tuple(each for each in near if (space, each) not in self.walls)
            for space, near in bare._neighbours.items()
        }

    def _add_last(self, before: "Board | None") -> None:
        """Lay the last tile beside those that lie already."""
        index, placed = len(self.tiles) - 1, self.tiles[-1]
        dx, dy, turned = placed.x, placed.y, shape(placed.tile, placed.turn)
        first = _SPACES_APART * index
        cells = dict(before.cells) if before else {}
        owner: dict[Cell, int] = dict(before._owner) if before else {}
        for space, members in enumerate(turned.spaces, start=first + 1):
            cells[space] = tuple([(x + dx, y + dy) for x, y in members])
            for each in cells[space]:
                if (under := owner.setdefault(each, space)) != space:
                    lower = self.tiles[self.tile_of(under)].tile
                    raise ValueError(f"tile {placed.tile} covers tile {lower} at {each}")
        self._owner = owner
        self.cells = MappingProxyType(cells)
        self.spaces = tuple(cells)
        self._grey = set(before._grey) if before else set()
        self._grey.update([((x + dx, y + dy), heading) for (x, y), heading in turned.grey])
        exits = {edge: beyond for edge, beyond in before.exits.items() if beyond[0] not in owner} if before else {}
        links = {(first + one, first + other): is_open for one, other, is_open in turned.inside}
        for number, ((x, y), heading), ((column, row), back), is_grey in turned.rim:
            beyond = (column + dx, row + dy), back
            other = owner.get(beyond[0])
            if other is not None:
                pair = first + number, other
                links[pair] = links.get(pair, False) or (is_grey and beyond in self._grey)
            elif is_grey:
                exits[(x + dx, y + dy), heading] = beyond
        self.exits = exits
        self._link(links, before)

    def _link(self, links: Mapping[tuple[int, int], bool], before: "Board | None") -> None:
        """Note which spaces are adjacent: only those between which two grey borders face each other."""
        neighbours: dict[int, set[int]] = {space: set() for space in self.spaces}
        crossing: dict[int, set[int]] = {space: set() for space in self.spaces}
        for (space, other), is_open in links.items():
            crossing[space].add(other)
            crossing[other].add(space)
            if is_open:
                neighbours[space].add(other)
                neighbours[other].add(space)
        self._neighbours = _join(before._neighbours if before else {}, neighbours)
        self._crossing = _join(before._crossing if before else {}, crossing)

    def _open(self, edge: Edge, space: int, other: int) -> bool:
        """May one move over this edge (jme:6.4, jme:6.6)?"""
        return edge in self._grey and self.grid.beyond(edge) in self._grey and (space, other) not in self.walls

    @property
    def battle(self) -> bool:
        """Is it a battle map rather than a journey map (jme:41.1, jme:41.2)?"""
        return _printed(self.tiles[0]).battle

    # Adjacency.

    def neighbours(self, space: int) -> tuple[int, ...]:
        """The adjacent spaces (jme:6.0)."""
        return self._neighbours[space]

    def crossing(self, space: int) -> tuple[int, ...]:
        """The spaces behind its borders, be they black or walled: for what nothing holds back."""
        return self._crossing[space]

    def nearby(self, a: int, b: int) -> bool:
        """Are things in these spaces nearby each other (jme:61.1)?"""
        return a == b or b in self._neighbours[a]

    def distances(self, start: int, *, crossing: bool = False) -> Mapping[int, int]:
        """How many moves away every space is that can be reached."""
        found = self._distances.get((start, crossing))
        if found is None:
            steps = self._crossing if crossing else self._neighbours
            reached = {start: 0}
            queue = [start]
            for space in queue:
                for each in steps[space]:
                    if each not in reached:
                        reached[each] = reached[space] + 1
                        queue.append(each)
            found = self._distances[start, crossing] = MappingProxyType(reached)
        return found

    def distance(self, a: int, b: int, *, crossing: bool = False) -> int:
        """How many moves it is from one space to the other; ``FAR`` if there is no way."""
        return self.distances(a, crossing=crossing).get(b, FAR)

    def towards(self, start: int, goals: Collection[int], *, crossing: bool = False) -> tuple[int, ...]:
        """The spaces to move to from here so as to come nearer to the nearest of the goals."""
        key = start, tuple(sorted(goals)), crossing
        found = self._towards.get(key)
        if found is None:
            found = self._towards[key] = self._nearer(*key)
        return found

    def _nearer(self, start: int, goals: tuple[int, ...], crossing: bool) -> tuple[int, ...]:
        to_goals = [self.distances(each, crossing=crossing) for each in goals]
        here = min((each.get(start, FAR) for each in to_goals), default=FAR)
        if here == FAR:
            return ()
        steps = self._crossing if crossing else self._neighbours
        return tuple(each for each in steps[start] if min(far.get(each, FAR) for far in to_goals) < here)

    # What is printed.

    def tile_of(self, space: int) -> int:
        """The place of its tile in the order in which tiles were placed."""
        return space // _SPACES_APART

    def spaces_of(self, tile_index: int) -> tuple[int, ...]:
        """The spaces of a tile."""
        first = tile_index * _SPACES_APART + 1
        return tuple(range(first, first + len(_printed(self.tiles[tile_index]).spaces)))

    def dark(self, space: int) -> bool:
        """Has it a printed darkness icon (jme:23.1)?"""
        index, number = divmod(space, _SPACES_APART)
        return number in _printed(self.tiles[index]).darkness

    # Where things are in a drawing.

    def centre(self, space: int) -> Point:
        """The middle of a space: of its cells, the mean."""
        points = [self.grid.middle(cell) for cell in self.cells[space]]
        return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)

    def spots(self, space: int) -> tuple[Point, ...]:
        """Where figures and tokens stand: the middles of its cells, that with the exploration box last."""
        box = self.box(self.tile_of(space))
        points = [self.grid.middle(cell) for cell in self.cells[space]]
        return tuple(sorted(points, key=lambda point: point == box))

    def box(self, tile_index: int) -> Point | None:
        """The box for an exploration token on a tile, if it has one (jme:37.0)."""
        placed = self.tiles[tile_index]
        cell = _printed(placed).box
        return self.grid.middle(cell_placer(placed)(cell)) if cell is not None else None

    def outline(self, space: int) -> tuple[Point, ...]:
        """The corners of a space, clockwise."""
        return outline(self.grid, self.cells[space])

    def borders(self, space: int) -> tuple[Border, ...]:
        """The borders of a space, an edge each."""
        found = []
        for cell in self.cells[space]:
            for edge in self.grid.edges(cell):
                other = self._owner.get(self.grid.beyond(edge)[0])
                if other == space:
                    continue
                start, end = self.grid.ends(edge)
                found.append(
                    Border(
                        space=space,
                        other=other,
                        black=edge not in self._grey,
                        crossed=other is not None and self._open(edge, space, other),
                        walled=other is not None and (space, other) in self.walls,
                        ends=(self.grid.point(start), self.grid.point(end)),
                    )
                )
        return tuple(found)

    def covers(self, cells: Iterable[Cell]) -> bool:
        """Does a tile lie on any of these?"""
        return not self._owner.keys().isdisjoint(cells)

    def covered(self, cells: Iterable[Cell]) -> int:
        """On how many of these does a tile lie?"""
        owner = self._owner
        return len([each for each in cells if each in owner])


@lru_cache(maxsize=512)
def board(tiles: tuple[Placed, ...], walls: Walls = ()) -> Board:
    """The board that these tiles make, with walls between these pairs of spaces."""
    return Board(tiles, walls)


def _join(before: Mapping[int, tuple[int, ...]], more: Mapping[int, set[int]]) -> dict[int, tuple[int, ...]]:
    """The spaces next to each space, with those that have come to lie there."""
    return {
        space: tuple(sorted(each.union(before.get(space, ())))) if each else before.get(space, ())
        for space, each in more.items()
    }


def outline(grid: Grid, cells: Collection[Cell]) -> tuple[Point, ...]:
    """The corners of an area of cells without holes, clockwise."""
    inside = frozenset(cells)
    follows: dict[Corner, Corner] = {}
    for cell in cells:
        for edge in grid.edges(cell):
            if grid.beyond(edge)[0] not in inside:
                start, end = grid.ends(edge)
                follows[start] = end
    first = corner = min(follows)
    walked = []
    while True:
        walked.append(grid.point(corner))
        corner = follows[corner]
        if corner == first:
            return tuple(walked)


def _printed(placed: Placed) -> Tile:
    return tile(placed.tile)


def _grid(tiles: tuple[Placed, ...]) -> Grid:
    if not tiles:
        raise ValueError("a map needs at least one tile")
    first = _printed(tiles[0])
    for placed in tiles:
        if _printed(placed).grid is not first.grid:
            raise ValueError(f"journey tiles and battle tiles make no map together: {first.key} and {placed.tile}")
    return first.grid
