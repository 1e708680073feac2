"""Can the tiles lie as an adventure says? There is one of each number, and they have to fit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from waybread.journeys.app.files.findings import Finding
from waybread.journeys.app.files.sheet import Sheet, TilePart
from waybread.journeys.maps.arrange import fits, placements
from waybread.journeys.maps.board import Placed
from waybread.journeys.maps.tiles import tiles


def check_ground(sheet: Sheet) -> Iterator[Finding]:
    """Tiles of the wrong kind, tiles on top of each other, tiles that may find no place."""
    for tile in sheet.tiles:
        for side in tile.sides:
            if tiles()[side].battle != (sheet.kind == "battle"):
                right = "998 and 999" if sheet.kind == "battle" else "100 to 400"
                yield Finding(tile.where, f"tile {side} is no tile for a {sheet.kind}; its tiles are {right}.")
                return
        if tile.at is not None and tile.pool:
            yield Finding(
                tile.where, f"the tile '{tile.name}' lies in a place, so it is one tile: tile = '{tile.pool[0]}'."
            )
            return
    badly_laid = [*_laid(sheet)]
    yield from badly_laid
    yield from _start(sheet)
    if not badly_laid:
        yield from _scarce(sheet)


def at_once(sheet: Sheet) -> list[TilePart]:
    """The tiles that lie there from the start: the first, and those with a place of their own."""
    return [each for number, each in enumerate(sheet.tiles) if not number or each.at is not None]


def _laid(sheet: Sheet) -> Iterator[Finding]:
    """The tiles with a place of their own, one after the other."""
    map_: tuple[Placed, ...] = ()
    for tile in sheet.tiles:
        if tile.at is None:
            if tile is sheet.tiles[0]:
                map_ = (Placed(tile.sides[0], 0, 0),)
            continue
        placed = Placed(tile.tile, *tile.at)
        if (reason := fits(map_, placed)) is not None:
            yield Finding(tile.where, f"the tile '{tile.name}' cannot lie there: {reason}.")
            return
        map_ = (*map_, placed)
    for tile in sheet.tiles:
        beside = next((each for each in sheet.tiles if each.name == tile.beside), None)
        if beside is tile:
            yield Finding(tile.where, f"the tile '{tile.name}' cannot lie beside itself.")
        elif beside is not None and not any(
            placements((Placed(other, 0, 0),), side) for side in tile.sides for other in beside.sides
        ):
            yield Finding(tile.where, f"the tile '{tile.name}' fits nowhere beside '{tile.beside}'.", error=False)


def _start(sheet: Sheet) -> Iterator[Finding]:
    there = {each.name for each in at_once(sheet)}
    for place in sheet.start:
        if place.partition(".")[0] not in there:
            words = f"heroes cannot start on '{place}': the tile does not lie there from the start"
            yield Finding(sheet.lines["start"], f"{words}; give it a place (at = [0, 0, 0]).")


def _scarce(sheet: Sheet) -> Iterator[Finding]:
    """A tile that others may have taken before it is laid."""
    pools = {each.name: {side[:-1] for side in each.sides} for each in sheet.tiles}
    if _taken(pools, len(pools)) is None:
        yield Finding(sheet.where, "there are not enough different tiles for all of these: each number is there once.")
        return
    for tile in sheet.tiles[1:]:
        others = {name: pool for name, pool in pools.items() if name != tile.name}
        rivals = _taken({number: {name for name, pool in others.items() if number in pool} for number in
                         pools[tile.name]}, len(pools[tile.name]))  # fmt: skip
        if tile.at is None and rivals:
            who = " and ".join(f"'{each}'" for each in sorted(set(rivals.values())))
            words = f"the tile '{tile.name}' may find no tile left: {who} can have taken what it could be"
            yield Finding(tile.where, f"{words}.", error=False)


def _taken(wishes: Mapping[str, set[str]], wanted: int) -> dict[str, str] | None:
    """To each one of its wishes, no two the same; None if not so many can have one."""
    given: dict[str, str] = {}

    def give(one: str, tried: set[str]) -> bool:
        for wish in sorted(wishes[one] - tried):
            tried.add(wish)
            holder = next((each for each, found in given.items() if found == wish), None)
            if holder is None or give(holder, tried):
                given[one] = wish
                return True
        return False

    return given if sum(give(each, set()) for each in wishes) == wanted else None
