"""Tiles and maps as pictures (SVG), drawn by us: parchment, ink, soft grey borders and black ones like walls.

Lengths are in edges of a hex. What is printed on a tile is drawn tile by tile, inside its outline, so that
where tiles meet both sides of a border are seen.
"""

from collections.abc import Iterable
from html import escape
from math import atan2, degrees, dist
from typing import Final, TypeAlias

from tools.tile_glyphs import GLYPHS, scattered
from waybread.journeys.maps import (
    Board,
    Border,
    Placed,
    Point,
    Tile,
    board,
    cell_placer,
    outline,
    space_of,
    split_space,
    tile,
)

PIXELS: Final = 36
"""How long the edge of a hex is."""
MARGIN: Final = 0.6
Extent: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height."""
_CLEARING: Final = 0.55
"""How far the middle of a space is kept free."""

STYLE: Final = """
svg { color: #2b2418; font-family: "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif; }
.table { fill: #e9e0cc; }
.meadow { fill: #dde0b2; color: #6f8a45; }
.wood { fill: #c6d3a4; color: #3f6b3a; }
.moor { fill: #e6d9b0; color: #98804a; }
.hills { fill: #dccaa0; color: #86693c; }
.river { fill: #cdded6; color: #4c86a0; }
.ruins { fill: #dad5c6; color: #7d7464; }
.cave { fill: #aba293; color: #5d5446; }
.earth { fill: #d9c197; color: #8c6b3f; }
.tint { fill: #fff6dc; opacity: .22; }
.glyph { fill: none; stroke: currentColor; stroke-width: .055; stroke-linecap: round; stroke-linejoin: round; }
.gloom { fill: #241f33; opacity: .45; }
.grey { stroke: #837a69; stroke-width: .09; }
.black { stroke: #17120b; stroke-width: .24; }
.grey.outer { stroke-width: .18; }
.black.outer { stroke-width: .44; }
.grey, .black, .wall { fill: none; stroke-linecap: round; stroke-linejoin: round; }
.wall { stroke: #9c2f1f; stroke-width: .2; stroke-dasharray: .34 .16; stroke-linecap: butt; }
.arrow { fill: #fbf6e8; stroke: #17120b; stroke-width: .035; stroke-linejoin: round; }
.rim { fill: none; stroke: #2b2418; stroke-width: .035; stroke-linejoin: round; }
.box { fill: #f7f1e1; stroke: #2b2418; stroke-width: .05; stroke-dasharray: .13 .09; }
.star { fill: #b8860b; stroke: none; }
.night { fill: #241f33; stroke: #f7f1e1; stroke-width: .05; }
.moon { fill: #efe6d2; }
.fog { fill: #fbf7ec; stroke: #b9a888; stroke-width: .03; opacity: .94; }
.key { font-size: .42px; font-style: italic; }
.number { font-size: .85px; opacity: .8; }
.key, .number { text-anchor: middle; fill: #2b2418; stroke: #f7f1e1; stroke-width: .12; paint-order: stroke; }
.title { font-size: 1.1px; fill: #2b2418; }
"""


def draw_board(
    tiles: tuple[Placed, ...],
    walls: tuple[tuple[int, int], ...] = (),
    *,
    coming: Iterable[Placed] = (),
    numbers: bool = False,
) -> str:
    """A map as a picture; fog lies at the edges where tiles are still coming (jme:52.2)."""
    here = board(tiles, walls)
    left, top, width, height = extent(here)
    body = f"{picture(here, numbers=numbers)}{fog(here, coming)}"
    return document(body, (left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN))


def document(body: str, view: Extent) -> str:
    """A whole SVG file of what is drawn inside the view."""
    left, top, width, height = view
    symbols = "".join(f'<symbol id="{name}" overflow="visible">{drawn}</symbol>' for name, drawn in GLYPHS.items())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * PIXELS:.0f}" height="{height * PIXELS:.0f}" '
        f'viewBox="{left:.2f} {top:.2f} {width:.2f} {height:.2f}"><style>{STYLE}</style><defs>{symbols}</defs>'
        f'<rect class="table" x="{left:.2f}" y="{top:.2f}" width="{width:.2f}" height="{height:.2f}"/>{body}</svg>\n'
    )


def extent(here: Board) -> Extent:
    """How large a map is, and where."""
    points = [point for space in here.spaces for point in here.outline(space)]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top


def picture(here: Board, *, numbers: bool = False) -> str:
    """All tiles of a map with what is printed on them, and walls."""
    drawn = [_tile(here, index, numbers) for index in range(len(here.tiles))]
    walled = [each for space in here.spaces for each in here.borders(space) if each.walled]
    return "\n".join([*drawn, _strokes("wall", walled)])


def fog(here: Board, coming: Iterable[Placed]) -> str:
    """Torn paper along the edges that tiles still to come will share with the map."""
    drawn = []
    for placed in coming:
        whole = board((*here.tiles, placed))
        new = whole.spaces_of(len(here.tiles))
        drawn += [_torn(each) for space in here.spaces for each in whole.borders(space) if each.other in new]
    return "".join(drawn)


def _tile(here: Board, index: int, numbers: bool) -> str:
    placed = here.tiles[index]
    printed = tile(placed.tile)
    spaces = here.spaces_of(index)
    shapes = {space: _path(here.outline(space)) for space in spaces}
    rim = _path(outline(here.grid, [cell for space in spaces for cell in here.cells[space]]))
    borders = [each for space in spaces for each in here.borders(space)]
    clip = f"{placed.tile}_{placed.x}_{placed.y}_{placed.turn}"
    parts = [
        f'<clipPath id="{clip}"><path d="{rim}"/></clipPath>',
        f'<g clip-path="url(#{clip})" class="{printed.ground}"><path d="{rim}"/>',
        *(f'<path class="tint" d="{shape}"/>' for shape in list(shapes.values())[1::2]),
        _ground(here, index, printed),
        *(f'<path class="gloom" d="{shape}"/>' for space, shape in shapes.items() if here.dark(space)),
        *(
            _strokes(
                f"{colour} {where}",
                [
                    each
                    for each in borders
                    if each.black == (colour == "black") and _is_outer(each) == (where == "outer")
                ],
            )
            for colour in ("grey", "black")
            for where in ("inner", "outer")
        ),
        "</g>",
        *(_arrow(each) for each in borders if printed.has_black_borders and not each.black),
        f'<path class="rim" d="{rim}"/>',
        *(_darkness(here.grid.middle(here.cells[space][0])) for space in spaces if here.dark(space)),
        _box(here.box(index)),
        _key(here, index),
        *(_number(here, space) for space in spaces if numbers),
    ]
    return "".join(parts)


def _ground(here: Board, index: int, printed: Tile) -> str:
    move = cell_placer(here.tiles[index])
    signs = []
    for cell in printed.owner:
        if cell == printed.box:
            continue
        centre = here.centre(space_of(index, printed.owner[cell]))
        x, y = here.grid.middle(move(cell))
        for glyph, (dx, dy) in scattered(printed.key, printed.ground, cell):
            if dist((x + dx, y + dy), centre) > _CLEARING:
                signs.append(f'<use href="#{glyph}" x="{x + dx:.2f}" y="{y + dy:.2f}"/>')
    return f'<g class="glyph">{"".join(signs)}</g>'


def _strokes(style: str, borders: list[Border]) -> str:
    """Lines along borders."""
    path = "".join(f"M{_at(each.ends[0])}L{_at(each.ends[1])}" for each in borders)
    return f'<path class="{style}" d="{path}"/>' if path else ""


def _arrow(border: Border) -> str:
    """An arrow inside the space that points at its border (jme:6.3)."""
    x, y, angle = _outwards(border)
    there = f"translate({x:.2f} {y:.2f}) rotate({angle:.0f})"
    return f'<path class="arrow" transform="{there}" d="M-.62-.17L-.12 0L-.62 .17L-.5 0Z"/>'


def _torn(border: Border) -> str:
    x, y, angle = _outwards(border)
    return (
        f'<path class="fog" transform="translate({x:.2f} {y:.2f}) rotate({angle:.0f})" '
        'd="M-.2-.56L-.3-.4L-.18-.26L-.36-.1L-.2.04L-.34.2L-.22.36L-.3.5L-.16.58L.3.56L.42.3L.34 0L.44-.3L.3-.56Z"/>'
    )


def _outwards(border: Border) -> tuple[float, float, float]:
    """The middle of a border, and the angle at which one leaves the space there."""
    (x, y), (x2, y2) = border.ends
    return (x + x2) / 2, (y + y2) / 2, degrees(atan2(y2 - y, x2 - x)) - 90


def _is_outer(border: Border) -> bool:
    return border.other is None or split_space(border.other)[0] != split_space(border.space)[0]


def _darkness(point: Point) -> str:
    """Our sign for darkness: a thin moon."""
    return (
        f'<g transform="translate({_at(point)})"><circle class="night" r=".36"/>'
        '<path class="moon" d="M.06-.24A.24 .24 0 1 0 .06 .24A.19 .24 0 1 1 .06-.24Z"/></g>'
    )


def _box(point: Point | None) -> str:
    """The box for an exploration token."""
    if point is None:
        return ""
    return (
        f'<g transform="translate({_at(point)})">'
        '<rect class="box" x="-.38" y="-.46" width=".76" height=".76" rx=".12"/>'
        '<path class="star" d="M0-.4L.07-.15L.32-.08L.07-.01L0 .24L-.07-.01L-.32-.08L-.07-.15Z"/></g>'
    )


def _key(here: Board, index: int) -> str:
    """The number of a tile: under its box, or else at the foot of its last space."""
    x, y = here.box(index) or here.centre(here.spaces_of(index)[-1])
    return _text("key", (x, y + (1.05 if here.battle else 0.66)), here.tiles[index].tile)


def _number(here: Board, space: int) -> str:
    x, y = here.centre(space)
    return _text("number", (x, y + 0.28), str(split_space(space)[1]))


def _text(style: str, point: Point, words: str) -> str:
    return f'<text class="{style}" x="{point[0]:.2f}" y="{point[1]:.2f}" >{escape(words)}</text>'


def _path(corners: Iterable[Point]) -> str:
    return "M" + "L".join(_at(point) for point in corners) + "Z"


def _at(point: Point) -> str:
    return f"{point[0]:.2f} {point[1]:.2f}"
