"""Draw every tile and write ``docs/journeys-tiles.svg``: ``python -m tools.tiles``.

With ``--check`` it writes nothing and fails if the sheet is not what it would write.
"""

import argparse
from pathlib import Path

from tools import map_svg
from tools.generated_files import add_check, update
from waybread.journeys.maps import Board, Placed, arrange, battle_map, board, tile, tiles
from waybread.kernel import Streams

SHEET = Path("docs/journeys-tiles.svg")
WIDTH = 44.0
GAP = 0.9
SEEDS = (11, 12)
"""Of the maps above and below ground."""


def main() -> int:
    """Write the sheet, or compare; return 1 if it is stale (``--check``)."""
    parser = argparse.ArgumentParser(description="Draw a sheet of all tiles.")
    add_check(parser)
    if not update(SHEET, sheet(), "python -m tools.tiles", check=parser.parse_args().check):
        return 1
    print(f"{SHEET}: {len(tiles.tiles())} sides of tiles")
    return 0


def sheet() -> str:
    """Return a drawing of all tiles in rows, then the battle map and two random maps."""
    journey = [key for key, each in tiles.tiles().items() if not each.battle]
    dark = [key for key in journey if tile(key).has_black_borders]
    light = [key for key in journey if key not in dark]
    above, below = arrange(light, 7, Streams(SEEDS[0])), arrange(dark, 6, Streams(SEEDS[1]))
    groups = {
        "Journey tiles": [drawn(board((Placed(key, 0, 0),))) for key in journey],
        "The battle map: grass, and earth with walls": [
            drawn(board(battle_map("A"))),
            drawn(board(battle_map("B"), walls=((2, 4), (3, 5), (13, 15), (3, 13)))),
        ],
        "Maps out of a seed: above ground, with fog where a tile is coming, and below": [
            drawn(board(above[:-1]), above[-1:]),
            drawn(board(below)),
        ],
    }
    body, top = [], GAP
    for title, pictures in groups.items():
        body.append(f'<text class="title" x="{GAP}" y="{top + 1:.2f}">{title}</text>')
        placed, top = rows(pictures, top + 1.8)
        body += placed
    return map_svg.document("\n".join(body), (0, 0, WIDTH, top))


def drawn(here: Board, coming: tuple[Placed, ...] = ()) -> tuple[str, map_svg.Extent]:
    """Return a map with the numbers of its spaces, and its size."""
    return map_svg.picture(here, numbers=True) + map_svg.fog(here, coming), map_svg.extent(here)


def rows(pictures: list[tuple[str, map_svg.Extent]], top: float) -> tuple[list[str], float]:
    """Return pictures in rows as wide as the sheet, from this height on, and the height where they end."""
    placed = []
    left, lowest = GAP, top
    for each, (x, y, width, height) in pictures:
        if left + width + GAP > WIDTH:
            left, top = GAP, lowest + GAP
        placed.append(f'<g transform="translate({left - x:.2f} {top - y:.2f})">{each}</g>')
        left += width + GAP
        lowest = max(lowest, top + height)
    return placed, lowest + GAP


if __name__ == "__main__":
    raise SystemExit(main())
