"""Maps: the tiles, the boards they make, how they are put together, and how they are drawn."""

from waybread.journeys.maps import tiles
from waybread.journeys.maps.board import SPACES_APART, Board

__all__ = [
    "SPACES_APART",
    "Board",
    "tiles",
]  # fmt: skip
