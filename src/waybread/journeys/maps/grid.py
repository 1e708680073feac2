"""The two lattices that tiles are cut from: hexes for journey tiles, squares for battle tiles.

A hex lies flat side up in doubled coordinates: its neighbours are two rows up and down, and one column
and one row to each side; the sum of its coordinates is even. Headings go clockwise, from straight up.
Corner n of a cell is where the edge of heading n begins, walking round it clockwise.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final, TypeAlias

Cell: TypeAlias = tuple[int, int]
Edge: TypeAlias = tuple[Cell, int]
"""One edge of a cell, as seen from inside it: the cell and a heading."""
Corner: TypeAlias = tuple[int, int]
"""Where cells meet, in whole numbers, so that corners of different cells can be told to be the same."""
Point: TypeAlias = tuple[float, float]
"""A place in a drawing; y grows downwards, and the edge of a hex is one long."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A lattice of cells of one shape."""

    headings: tuple[str, ...]
    """Their names, clockwise from straight up."""
    steps: tuple[Cell, ...]
    """What to add to a cell to get to its neighbour, by heading."""
    spacing: tuple[int, int]
    """How far apart cells are that are one column, or one row, apart; counted in corners."""
    offsets: tuple[Corner, ...]
    """From the middle of a cell to its corners."""
    scale: tuple[float, float]
    """From corners to places in a drawing."""

    def beyond(self, edge: Edge) -> Edge:
        """The same edge as seen from the cell on its other side."""
        (x, y), heading = edge
        dx, dy = self.steps[heading]
        return (x + dx, y + dy), self.opposite(heading)

    def opposite(self, heading: int) -> int:
        """The heading back."""
        return (heading + len(self.steps) // 2) % len(self.steps)

    def turned(self, cell: Cell, turns: int) -> Cell:
        """The cell after turning the lattice clockwise about its origin, one heading at a time."""
        x, y = cell
        for _ in range(turns):
            x, y = ((x - y) // 2, (3 * x + y) // 2) if self is HEXES else (-y, x)
        return x, y

    def edges(self, cell: Cell) -> tuple[Edge, ...]:
        """All edges of a cell, clockwise."""
        return tuple((cell, heading) for heading in range(len(self.steps)))

    def ends(self, edge: Edge) -> tuple[Corner, Corner]:
        """The corners that an edge joins, clockwise round its cell."""
        corners = self.corners(edge[0])
        return corners[edge[1]], corners[(edge[1] + 1) % len(corners)]

    def corners(self, cell: Cell) -> tuple[Corner, ...]:
        """The corners of a cell, clockwise."""
        x, y = cell[0] * self.spacing[0], cell[1] * self.spacing[1]
        return tuple((x + dx, y + dy) for dx, dy in self.offsets)

    def middle(self, cell: Cell) -> Point:
        """The middle of a cell."""
        return self.point((cell[0] * self.spacing[0], cell[1] * self.spacing[1]))

    def point(self, corner: Corner) -> Point:
        """Where a corner is in a drawing."""
        return corner[0] * self.scale[0], corner[1] * self.scale[1]


HEXES: Final = Grid(
    headings=("n", "ne", "se", "s", "sw", "nw"),
    steps=((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)),
    spacing=(3, 1),
    offsets=((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0)),
    scale=(0.5, sqrt(3) / 2),
)
SQUARES: Final = Grid(
    headings=("n", "e", "s", "w"),
    steps=((0, -1), (1, 0), (0, 1), (-1, 0)),
    spacing=(2, 2),
    offsets=((-1, -1), (1, -1), (1, 1), (-1, 1)),
    scale=(1.2, 1.2),
)
