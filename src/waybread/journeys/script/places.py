"""Places by the adventure's names: a tile, a space of it as ``tile.number``, where a token lies as ``@token``.

And how tiles come to lie.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from waybread.journeys.maps.arrangement import SLACK, STREAM, attach, fits, placements
from waybread.journeys.maps.board import Placed, space_of
from waybread.journeys.script.adventure import TileOf
from waybread.journeys.state import NOWHERE
from waybread.kernel import Streams

if TYPE_CHECKING:
    from waybread.journeys.guided_game import GuidedGame, S


def spaces_named(game: GuidedGame[S], name: str) -> tuple[int, ...]:
    """The spaces that a name stands for; none while its tile or token is not on the map."""
    if name.startswith("@"):
        return tuple(dict.fromkeys(each.space for each in game.state.tokens if each.name == name[1:]))
    tile, _, number = name.partition(".")
    place = game.state.app.places.get(tile)
    if place is None:
        return ()
    spaces = game.board.spaces_of(place)
    if not number:
        return spaces
    return tuple(each for each in spaces if each == space_of(place, int(number)))


def space_named(game: GuidedGame[S], name: str) -> int:
    """One space; of a whole tile a random one. ``NOWHERE`` while the tile is not there."""
    spaces = spaces_named(game, name)
    if not spaces:
        return NOWHERE
    return spaces[0] if len(spaces) == 1 else game.state.streams.pick("places", spaces)


def attach_beside(tiles: tuple[Placed, ...], tile: str, beside: int, streams: Streams) -> Placed | None:
    """Add a tile where its borders line up with those of one tile of the map; None if it fits nowhere there."""
    good = _beside(tiles, tile, beside)
    return streams.pick(STREAM, good) if good else None


@lru_cache(maxsize=256)
def _beside(tiles: tuple[Placed, ...], tile: str, beside: int) -> tuple[Placed, ...]:
    """The ways to add a tile beside another, those where most edges line up."""
    ways = {way: count for way, count in placements((tiles[beside],), tile).items() if fits(tiles, way) is None}
    best = max(ways.values(), default=0)
    return tuple(way for way, count in ways.items() if count >= best - SLACK)


def place_tile(game: GuidedGame[S], tile: TileOf) -> bool:
    """Lay a tile as the adventure says, or where it fits (jme:52.1). False if it fits nowhere or lies there already."""
    state = game.state
    if tile.name in state.app.places:
        if not tile.again:
            return False
    taken = {each.tile[:-1] for each in state.tiles}  # either side of a tile can lie there, not both
    placed = tile.at
    if placed is None:
        pool = [each for each in (tile.pool or (tile.tile,)) if each[:-1] not in taken]
        while pool and placed is None:
            drawn = state.streams.pick("tiles", pool)
            pool.remove(drawn)
            beside = state.app.places.get(tile.beside)
            placed = None if beside is None else attach_beside(state.tiles, drawn, beside, state.streams)
            placed = placed or attach(state.tiles, drawn, state.streams)
    if placed is None:
        return False
    if tile.name in state.app.places:  # the name goes over to the new one
        state.app.places[f"{tile.name}#{state.app.places[tile.name]}"] = state.app.places[tile.name]
    state.app.places[tile.name] = len(state.tiles)
    state.tiles = (*state.tiles, placed)
    state.ground = None
    if not tile.explored and game.adventure.kind == "journey":  # jme:14.1, jme:37.1
        state.unexplored.append(state.app.places[tile.name])
    state.app.changed = True
    game.announce("tile placed", tile=placed.tile, name=tile.name)
    return True
