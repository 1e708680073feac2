"""Can the tiles lie as an adventure says? There is one of each number, and they have to fit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from waybread.journeys.authoring.adventure_sheet import Sheet, TilePart, open_lists
from waybread.journeys.authoring.toml_files import Finding
from waybread.journeys.maps.arrangement import fits, placements
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
    badly_laid = [*_check_fixed_places(sheet)]
    yield from badly_laid
    yield from _start(sheet)
    if not badly_laid:
        yield from _scarce(sheet)
        yield from _other_sides(sheet)
        yield from _check_laid_again(sheet)


def tiles_at_start(sheet: Sheet) -> list[TilePart]:
    """The tiles that lie there from the start: the first, and those with a place of their own."""
    return [each for number, each in enumerate(sheet.tiles) if not number or each.at is not None]


def _check_fixed_places(sheet: Sheet) -> Iterator[Finding]:
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
    there = {each.name for each in tiles_at_start(sheet)}
    for place in sheet.start:
        if place.partition(".")[0] not in there:
            words = f"heroes cannot start on '{place}': the tile does not lie there from the start"
            yield Finding(sheet.lines["start"], f"{words}; give it a place (at = [0, 0, 0]).")


def _scarce(sheet: Sheet) -> Iterator[Finding]:
    """A tile that others may have taken before it is laid."""
    pools = {each.name: {side[:-1] for side in each.sides} for each in sheet.tiles}
    for count, tile in enumerate(sheet.tiles, 1):
        if _assign({each.name: pools[each.name] for each in sheet.tiles[:count]}, count) is None:
            could = " or ".join(sorted(pools[tile.name]))
            others = " and ".join(
                f"'{each.name}'" for each in sheet.tiles[: count - 1] if pools[each.name] & pools[tile.name]
            )
            words = f"there are not enough different tiles for '{tile.name}': {others} also can only be {could}"
            yield Finding(tile.where, f"{words}, and each number is there once.")
            return
    for tile in sheet.tiles[1:]:
        rest = {name: pool for name, pool in pools.items() if name != tile.name}
        rivals = _assign({number: {name for name, pool in rest.items() if number in pool} for number in
                         pools[tile.name]}, len(pools[tile.name]))  # fmt: skip
        if tile.at is None and rivals:
            who = " and ".join(f"'{each}'" for each in sorted(set(rivals.values())))
            words = f"the tile '{tile.name}' may find no tile left: {who} can have taken what it could be"
            yield Finding(tile.where, f"{words}.", error=False)


def _other_sides(sheet: Sheet) -> Iterator[Finding]:
    """Choices that can never lie, because their number lies there from the start."""
    lies = {each.tile[:-1]: each for each in tiles_at_start(sheet) if each.tile}
    for tile in sheet.tiles:
        for side in tile.pool:
            if (other := lies.get(side[:-1])) is not None:
                words = f"the tile '{tile.name}' can never be {side}: '{other.name}' is {other.tile}"
                yield Finding(tile.where, f"{words}, which lies there from the start.", error=False)


def _check_laid_again(sheet: Sheet) -> Iterator[Finding]:
    """Tiles that are laid where they lie already for certain. By one of several ways each may be laid."""
    lie = {each.name for each in tiles_at_start(sheet)}
    once = {each.name for each in sheet.tiles if not each.again}
    first = [each.do for each in sheet.events if each.on == "start" and not each.when]
    others = [actions for _, _, actions in open_lists(sheet) if actions not in first]
    for actions in (*first, *others):
        here = lie if actions in first else {*lie}
        for each in actions:
            if each.pattern.word == "tile" and not each.when and (name := str(each.args["name"])) in once:
                if name in here:
                    words = f"the tile '{name}' lies there already, and is laid only once"
                    yield Finding(each.where, f"{words}; with again = true it may be laid again.", error=False)
                here.add(name)


def _assign(wishes: Mapping[str, set[str]], wanted: int) -> dict[str, str] | None:
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
