"""The map as data that a page can be drawn from: spaces with their outlines and borders, tiles, places to stand."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, TypeAlias, TypedDict

from waybread.journeys.maps.board import Board, Border, split_space
from waybread.journeys.maps.grid import Point
from waybread.journeys.maps.tiles import tile
from waybread.kernel import Json

_DIGITS = 3

Place: TypeAlias = Annotated[list[Json], tuple[float, float]]
"""A point; lengths are in edges of a hex."""


class MapTile(TypedDict):
    """A tile of a board."""

    tile: str
    ground: str
    turn: int
    spaces: list[int]
    box: Place | None
    arrows: bool


class MapBorder(TypedDict):
    """A border of a space."""

    to: int | None
    """The space beyond; null where the map ends."""
    black: bool
    crossed: bool
    walled: bool
    ends: list[Place]


class MapSpace(TypedDict):
    """A space of a board."""

    space: int
    tile: int
    number: int
    centre: Place
    spots: list[Place]
    outline: list[Place]
    borders: list[MapBorder]
    neighbours: list[int]
    dark: bool


class MapPicture(TypedDict):
    """A board as it is drawn."""

    battle: bool
    tiles: list[MapTile]
    spaces: list[MapSpace]


@lru_cache(maxsize=64)
def picture(board: Board) -> MapPicture:
    """A board with all that is printed on it. It is made once for each board, and not to be changed."""
    return {
        "battle": board.battle,
        "tiles": [_tile(board, index) for index in range(len(board.tiles))],
        "spaces": [_space(board, space) for space in board.spaces],
    }


def _tile(board: Board, index: int) -> MapTile:
    placed = board.tiles[index]
    printed = tile(placed.tile)
    box = board.box(index)
    return {
        "tile": placed.tile,
        "ground": printed.ground,
        "turn": placed.turn,
        "spaces": list(board.spaces_of(index)),
        "box": None if box is None else _at(box),
        "arrows": printed.has_black_borders,
    }


def _space(board: Board, space: int) -> MapSpace:
    index, number = split_space(space)
    return {
        "space": space,
        "tile": index,
        "number": number,
        "centre": _at(board.centre(space)),
        "spots": [_at(each) for each in board.spots(space)],
        "outline": [_at(each) for each in board.outline(space)],
        "borders": [_border(each) for each in board.borders(space)],
        "neighbours": list(board.neighbours(space)),
        "dark": board.dark(space),
    }


def _border(border: Border) -> MapBorder:
    return {
        "to": border.other,
        "black": border.black,
        "crossed": border.crossed,
        "walled": border.walled,
        "ends": [_at(each) for each in border.ends],
    }


def _at(point: Point) -> Place:
    return [round(each, _DIGITS) for each in point]
