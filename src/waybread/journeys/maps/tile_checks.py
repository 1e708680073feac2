"""Is a tile sound? What has to hold for every side of every tile, and what is wrong where it does not."""

from collections.abc import Collection, Iterator

from waybread.journeys.maps.grid import Cell, Grid
from waybread.journeys.maps.tiles import Tile


def faults(tile: Tile) -> list[str]:
    """Everything that is wrong with a tile, in sentences; nothing if it is sound."""
    return [f"tile {tile.key}: {fault}" for fault in (*_cells(tile), *_borders(tile), *_printed(tile))]


def _cells(tile: Tile) -> Iterator[str]:
    cells = [cell for space in tile.spaces for cell in space]
    for cell in sorted({each for each in cells if cells.count(each) > 1}):
        yield f"the cell {cell} belongs to a space twice, or to two"
    if not tile.battle:
        for x, y in sorted(cells):
            if (x + y) % 2:
                yield f"({x}, {y}) is between hexes: the sum of column and row has to be even"
    for number, space in enumerate(tile.spaces, start=1):
        if not is_connected(tile.grid, space):
            yield f"space {number} is in pieces"
        elif has_hole(tile.grid, space):
            yield f"space {number} has a hole"


def _borders(tile: Tile) -> Iterator[str]:
    for edge in sorted(tile.grey - tile.borders):
        yield f"there is no border at {edge} to be grey"
    for edge in sorted(tile.grey):
        if not tile.is_outer(edge) and tile.grid.beyond(edge) not in tile.grey:
            yield f"the border at {edge} is grey on one side and black on the other"
    exits = {heading for (cell, heading) in tile.grey if tile.is_outer((cell, heading))}
    if len(exits) < 2:
        yield "its grey exits are fewer than two, or all on one side"
    inner = [(cell, tile.grid.beyond((cell, heading))[0]) for cell, heading in tile.grey]
    ways = {(tile.owner[cell], tile.owner[other]) for cell, other in inner if other in tile.owner}
    reached = [1]
    for space in reached:
        reached.extend(sorted(other for start, other in ways if start == space and other not in reached))
    for space in sorted(set(tile.owner.values()) - set(reached)):
        yield f"space {space} cannot be reached from space 1"


def _printed(tile: Tile) -> Iterator[str]:
    for number in sorted(tile.darkness):
        if not 1 <= number <= len(tile.spaces):
            yield f"there is no space {number} to be in darkness"
    if tile.battle and tile.box is not None:
        yield "a battle tile has no box for an exploration token"
    if not tile.battle and tile.box not in tile.owner:
        yield "the box for the exploration token is not on it"


def is_connected(grid: Grid, cells: Collection[Cell]) -> bool:
    """Can one go from any of the cells to any other without leaving them?"""
    inside = set(cells)
    queue = [next(iter(cells))]
    reached = set(queue)
    for cell in queue:
        found = {grid.beyond(edge)[0] for edge in grid.edges(cell)} & inside - reached
        reached |= found
        queue.extend(found)
    return reached == inside


def has_hole(grid: Grid, cells: Collection[Cell]) -> bool:
    """Do the cells enclose others? Then the cells around them are in pieces."""
    inside = set(cells)
    near = {grid.beyond(edge)[0] for cell in cells for edge in grid.edges(cell)} - inside
    further = {grid.beyond(edge)[0] for cell in near for edge in grid.edges(cell)} - inside
    return not is_connected(grid, near | further)
