"""Places by the adventure's names: a tile, or a space of it as ``tile.number``; and how tiles come to lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys import telling
from waybread.journeys.app.adventure import TileOf
from waybread.journeys.maps.arrange import attach
from waybread.journeys.maps.board import SPACES_APART
from waybread.journeys.state import NOWHERE

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


def spaces_named(game: JourneyGame, name: str) -> tuple[int, ...]:
    """The spaces that a name stands for; none while its tile is not on the map."""
    tile, _, number = name.partition(".")
    place = game.state.app.places.get(tile)
    if place is None:
        return ()
    spaces = game.board.spaces_of(place)
    if not number:
        return spaces
    return tuple(each for each in spaces if each == place * SPACES_APART + int(number))


def space_named(game: JourneyGame, name: str) -> int:
    """One space; of a whole tile a random one. ``NOWHERE`` while the tile is not there."""
    spaces = spaces_named(game, name)
    if not spaces:
        return NOWHERE
    return spaces[0] if len(spaces) == 1 else game.state.streams.pick("places", spaces)


def place_tile(game: JourneyGame, tile: TileOf) -> bool:
    """Lay a tile as the adventure says, or where it fits (jme:52.1). False if it fits nowhere or lies there already."""
    state = game.state
    if tile.name in state.app.places:
        return False
    taken = {each.tile[:-1] for each in state.tiles}  # either side of a tile can lie there, not both
    placed = tile.at
    if placed is None:
        pool = [each for each in (tile.pool or (tile.tile,)) if each[:-1] not in taken]
        while pool and placed is None:
            drawn = state.streams.pick("tiles", pool)
            pool.remove(drawn)
            placed = attach(state.tiles, drawn, state.streams)
    if placed is None:
        return False
    state.app.places[tile.name] = len(state.tiles)
    state.tiles = (*state.tiles, placed)
    state.ground = None
    if not tile.explored and game.adventure.kind == "journey":  # jme:14.1, jme:37.1
        state.unexplored.append(state.app.places[tile.name])
    state.app.changed = True
    telling.tell(game, "tile placed", tile=placed.tile, name=tile.name)
    return True
