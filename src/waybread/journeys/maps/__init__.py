"""Maps: the tiles, the boards they make, and how they are put together."""

from waybread.journeys.maps import tiles
from waybread.journeys.maps.arrangement import arrange, battle_map, fits
from waybread.journeys.maps.board import Board, Border, Placed, board, cell_placer, outline, space_of, split_space
from waybread.journeys.maps.grid import Cell, Point
from waybread.journeys.maps.tiles import Tile, tile

__all__ = [
    "Board", "Border", "Cell", "Placed", "Point", "Tile", "arrange", "battle_map", "board", "cell_placer", "fits",
    "outline", "space_of", "split_space", "tile", "tiles",
]  # fmt: skip
