"""The tiles: which cells make which space, where borders are grey and where black, what is printed on them.

``tiles.tsv`` has them all, one side of a tile in a row. The outlines and the numbers of spaces are those
of the core set; how they are divided and where black borders run is our own.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from waybread.journeys.maps.grid import HEXES, SQUARES, Cell, Edge, Grid

__all__ = ["tile", "tiles"]
BATTLE_TILES: Final = ("998", "999")
_COLUMNS: Final = ["tile", "ground", "spaces", "grey", "darkness", "box"]


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """One side of a tile, as printed."""

    key: str
    """The number on it with the side that is up, such as ``200A``."""
    ground: str
    """What is drawn on it."""
    spaces: tuple[tuple[Cell, ...], ...]
    """The cells of each space, in the order of their numbers."""
    grey: frozenset[Edge]
    """The edges that are grey borders, each from inside; between two spaces from both."""
    darkness: frozenset[int]
    """The numbers of spaces with a darkness icon."""
    box: Cell | None
    """The cell with the box for an exploration token (jme:37.0); battle tiles have none."""
    owner: Mapping[Cell, int] = field(init=False)
    """The number of the space that each cell belongs to."""

    borders: frozenset[Edge] = field(init=False)
    """All edges with a border: those of the outline, and between spaces those of both."""

    def __post_init__(self) -> None:
        owner = {cell: number for number, cells in enumerate(self.spaces, start=1) for cell in cells}
        object.__setattr__(self, "owner", MappingProxyType(owner))
        object.__setattr__(self, "borders", _borders(self.grid, owner))

    @property
    def battle(self) -> bool:
        """Is it a battle tile rather than a journey tile?"""
        return self.number in BATTLE_TILES

    @property
    def grid(self) -> Grid:
        """The lattice that it is cut from."""
        return SQUARES if self.battle else HEXES

    @property
    def number(self) -> str:
        """The number of the tile: both sides have it."""
        return self.key[:-1]

    @property
    def has_black_borders(self) -> bool:
        """Is it a dark tile, on which arrows mark the grey borders (jme:adv.borders.1, jme:6.3)?"""
        return self.grey != self.borders

    def is_outer(self, edge: Edge) -> bool:
        """Is the edge part of the outline?"""
        return self.grid.beyond(edge)[0] not in self.owner


@cache
def tiles() -> Mapping[str, Tile]:
    """Every side of every tile, by its key."""
    text = files(__package__).joinpath("tiles.tsv").read_text(encoding="utf-8")
    header, *rows = [line.split("\t") for line in text.splitlines() if not line.startswith("#")]
    if header != _COLUMNS:
        raise ValueError(f"tiles.tsv should have the columns {_COLUMNS}, not {header}")
    found = {row[0]: read(*row) for row in rows}
    if len(found) != len(rows):
        raise ValueError("tiles.tsv has a tile twice")
    return MappingProxyType(found)


def tile(key: str) -> Tile:
    """The side of a tile with this key."""
    try:
        return tiles()[key]
    except KeyError:
        raise ValueError(f"there is no tile {key}; a tile is a number and a side, such as 200A") from None


def journey_tiles() -> tuple[str, ...]:
    """The keys of all sides of journey tiles."""
    return tuple(key for key, each in tiles().items() if not each.battle)


def read(key: str, ground: str, spaces: str, grey: str, darkness: str, box: str) -> Tile:
    """A tile from the texts of its row."""
    grid = SQUARES if key[:-1] in BATTLE_TILES else HEXES
    first = _cell(spaces.split(maxsplit=1)[0])
    # The sum of a hex's coordinates is even on the map; where a tile's are odd its rows begin at 1.
    lift = (first[0] + first[1]) % 2 if grid is HEXES else 0
    cells = tuple(tuple(_cell(each, lift) for each in space.split()) for space in spaces.split(" / "))
    owner = {cell: number for number, space in enumerate(cells) for cell in space}
    borders = _borders(grid, owner)
    return Tile(
        key=key,
        ground=ground,
        spaces=cells,
        grey=borders if grey == "all" else _edges(key, grid, grey, lift, borders),
        darkness=frozenset(int(each) for each in darkness.split() if each != "-"),
        box=None if box == "-" else _cell(box, lift),
    )


def _cell(text: str, lift: int = 0) -> Cell:
    x, y = text.split(",")
    return int(x), int(y) - lift


def _edges(key: str, grid: Grid, text: str, lift: int, borders: frozenset[Edge]) -> frozenset[Edge]:
    found = set()
    for each in text.split():
        cell, heading = each.split(":")
        edge = _cell(cell, lift), grid.headings.index(heading)
        if edge not in borders:
            raise ValueError(f"tile {key} has no border at {each}")
        found |= {edge, grid.beyond(edge)} & borders
    return frozenset(found)


def _borders(grid: Grid, owner: Mapping[Cell, int]) -> frozenset[Edge]:
    return frozenset(
        edge for cell, number in owner.items() for edge in grid.edges(cell) if owner.get(grid.beyond(edge)[0]) != number
    )
