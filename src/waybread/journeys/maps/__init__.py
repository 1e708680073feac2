"""Maps: the tiles, the boards they make, how they are put together, and how they are drawn."""

from waybread.journeys.maps import map_svg, tiles
from waybread.journeys.maps.arrangement import arrange, battle_map, fits
from waybread.journeys.maps.board import Board, Placed, board, space_of, split_space
from waybread.journeys.maps.tiles import tile

__all__ = [
    "Board", "Placed", "arrange", "battle_map", "board", "fits", "map_svg", "space_of", "split_space", "tile", "tiles",
]  # fmt: skip
