"""The small signs that fill the ground of a tile, and where in a cell they stand.

Each is drawn about the point (0, 0); a hex is two wide.
"""

from collections.abc import Mapping
from typing import Final

from waybread.journeys.maps import Cell, Point
from waybread.kernel import Streams

GLYPHS: Final[Mapping[str, str]] = {
    "grass": '<path d="M-.14 .08Q-.12-.04-.2-.12M0 .08Q0-.08.02-.18M.14 .08Q.12-.02.2-.1"/>',
    "flower": '<path d="M0 .14V-.04"/><circle cy="-.1" r=".06" fill="currentColor"/>',
    "leaf-tree": '<path d="M0 .24V.02M0 .02C-.3 .04-.3-.3-.08-.3C0-.44.24-.38.2-.2C.34-.06.2.06 0 .02Z"/>',
    "fir": '<path d="M0 .26V.14M-.2 .14L0-.14L.2 .14ZM-.15-.06L0-.34L.15-.06"/>',
    "heather": '<path d="M-.2 .06H.2M-.1 .06Q-.12-.06-.06-.14M.08 .06Q.06-.02.12-.1"/>',
    "stone": '<path d="M-.16 .08Q-.18-.1 0-.1Q.2-.1.18 .08Z"/>',
    "hill": '<path d="M-.36 .12Q-.1-.36.06 .02M-.06-.1Q.14-.34.38 .12"/>',
    "slope": '<path d="M-.24 .1Q0-.24.24 .1M.02 .06L.08-.02"/>',
    "wave": '<path d="M-.34 0Q-.22-.12-.1 0T.14 0T.38 0"/>',
    "reed": '<path d="M-.08 .18V-.16M.08 .18V-.1M-.08-.16V-.24M.08-.1V-.18"/>',
    "wall-stump": '<path d="M-.28 .16V-.12H-.1V-.02H.06V-.18H.24V.16ZM-.28 .04H.24M-.04 .04V.16M-.12-.02V.04"/>',
    "column": '<path d="M-.12 .2H.12M-.08 .2V-.16L-.02-.1L.04-.2L.08-.12V.2"/>',
    "crack": '<path d="M-.24-.1L-.06-.02L.04-.12L.2 .04M-.06-.02L-.1 .12"/>',
    "rubble": '<path d="M-.2 .08L-.12-.06L0 .0L-.02 .1ZM.06 .06L.12-.04L.22 .06Z"/>',
    "pebble": '<path d="M-.08 .04Q-.08-.06.02-.06Q.1-.04.08 .04Z"/>',
    "rut": '<path d="M-.3-.04Q-.1 .06.1-.02T.32-.02"/>',
}
GROUNDS: Final[Mapping[str, tuple[str, ...]]] = {
    "meadow": ("grass", "grass", "flower"),
    "wood": ("leaf-tree", "fir", "leaf-tree"),
    "moor": ("heather", "stone", "grass"),
    "hills": ("hill", "slope", "grass"),
    "river": ("wave", "wave", "reed"),
    "ruins": ("wall-stump", "column", "grass"),
    "cave": ("crack", "rubble", "pebble"),
    "earth": ("rut", "pebble", "pebble"),
}
"""What grows or lies on each ground."""
_ROOM: Final = (-0.45, 0.0, 0.45)
"""The columns of a cell in which signs stand, so that they keep apart."""


def scattered(tile: str, ground: str, cell: Cell) -> list[tuple[str, Point]]:
    """The signs in a cell of a tile, and where they are from its middle: always the same."""
    streams = Streams(int(tile[:-1]) * 2 + (tile[-1] == "B"))
    name = f"{cell[0]},{cell[1]}"
    columns = list(_ROOM)
    streams.shuffle(name, columns)
    found = []
    for glyph, x in zip(GROUNDS[ground], columns, strict=True):
        dx, dy = streams.below(name, 21) - 10, streams.below(name, 91) - 45
        found.append((glyph, (x + dx / 100, dy / 100)))
    return found
