"""Maps: the tiles, the boards they make, how they are put together, and how they are drawn."""

from waybread.journeys.maps import tiles
from waybread.journeys.maps.board import Board, space_of, split_space

__all__ = [
    "Board",
    "space_of",
    "split_space",
    "tiles",
]  # fmt: skip
