"""The map of a scenario: chapters and their tiles, and where the tokens of each tile lie."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from waybread.journeys.importers.jime.content_ids import our_tiles, stand_in
from waybread.journeys.importers.jime.jime_parts import JimeError, Part
from waybread.journeys.importers.jime.safe_words import Names, quoted
from waybread.journeys.importers.jime.scenario_file import Scenario
from waybread.journeys.importers.jime.tile_outlines import Spot, placed
from waybread.journeys.maps.arrangement import battle_map, fits
from waybread.journeys.maps.board import Placed
from waybread.journeys.maps.tiles import BATTLE_TILES
from waybread.journeys.script.adventure import TileOf

MOST_CHAPTERS: Final = 100
MOST_TILES: Final = 60
"""Of one chapter."""
MOST_TOKENS: Final = 40
"""Of one tile."""
HEX_TILE, OLD_BATTLE_CELL, BATTLE_TILE = range(3)


@dataclass(slots=True)
class Laid:
    """A tile of a chapter."""

    name: str
    """A safe one."""
    where: str
    part: Part
    sides: tuple[str, ...] = ()
    """The sides of a tile of ours that it may show; none if the box has no tile left for it."""
    at: Placed | None = None
    """Where it lies, if the file says so and it can lie there."""
    explored: bool = False

    @property
    def tile(self) -> TileOf:
        """As the adventure knows it; where it lies is said when it is laid."""
        if len(self.sides) == 1:
            return TileOf(self.name, self.sides[0], explored=self.explored)
        return TileOf(self.name, pool=self.sides, explored=self.explored)

    def tokens(self) -> Iterator[Part]:
        """The tokens that the file has on it."""
        return self.part.parts("tokenList", "token", MOST_TOKENS)


@dataclass(slots=True)
class Chapter:
    """A chapter of the file."""

    name: str
    safe: str
    part: Part
    start: bool
    tiles: list[Laid] = field(default_factory=list)

    @property
    def where(self) -> str:
        """What notes call it."""
        return f"chapter {quoted(self.name)}"


def read_chapters(scenario: Scenario) -> list[Chapter]:
    """The chapters of a scenario; the one that it starts with first."""
    safe, tiles = Names("chapter"), Names("tile")
    found: list[Chapter] = []
    for part in scenario.part.need("chapters").parts("chapters", "chapter", MOST_CHAPTERS):
        name = part.need("dataName", "tileObserver").text("dataName") or "Start"
        chapter = Chapter(name, safe.fresh(name), part, part.flag("isStart"))
        chapter.tiles = list(_read_tiles(chapter, tiles))
        found.append(chapter)
    if not found:
        raise JimeError("The scenario, field chapters: there is none, and an adventure needs a place to begin.")
    start = next((each for each in found if each.start), found[0])
    start.start = True
    if not start.tiles:
        raise JimeError(f"{start.part.at('tileObserver')}: there is no tile, and the heroes need a place to begin.")
    start.tiles.sort(key=lambda each: not each.part.flag("isStartTile"))
    _choose_tiles(scenario, [start, *(each for each in found if each is not start)])
    return [start, *(each for each in found if each is not start)]


def _read_tiles(chapter: Chapter, safe: Names) -> Iterator[Laid]:
    for part in chapter.part.parts("tileObserver", "tile", MOST_TILES):
        number = part.need("tileType", "idNumber").number("idNumber", 100, 0, 9999)
        part.number("tileType", 0, HEX_TILE, BATTLE_TILE)
        _spot(part)
        where = f"tile {number} of {chapter.where}"
        explored = chapter.part.flag("isPreExplored")
        yield Laid(safe.fresh(f"{chapter.safe[:24]} {number}"), where, part, explored=explored)


def _choose_tiles(scenario: Scenario, chapters: list[Chapter]) -> None:
    """Which tile of ours each is, and where it lies."""
    laid = [tile for chapter in chapters for tile in chapter.tiles]
    if not scenario.part.flag("scenarioTypeJourney", True):
        _battle(scenario, laid)
    else:
        _journey(scenario, laid)
    start = chapters[0]
    start.tiles.sort(key=lambda each: not each.sides)
    if not start.tiles[0].sides:
        raise JimeError(
            f"{start.where.capitalize()} has no tile that can be laid, and the heroes need a place to begin."
        )
    if scenario.part.flag("scenarioTypeJourney", True):
        _place(scenario, chapters)


def _journey(scenario: Scenario, laid: list[Laid]) -> None:
    wanted = [each.part.number("idNumber") for each in laid if each.part.number("tileType") == HEX_TILE]
    taken = {each for each in wanted if each in our_tiles()}
    used: set[int] = set()
    for each in laid:
        number = _number(scenario, each, taken, used)
        if number is not None:
            used.add(number)
            side = each.part.text("tileSide", 10) or "A"
            if side not in ("A", "B", "Random"):
                raise each.part.wrong("tileSide", "A, B or Random")
            drawn = side == "Random"
            each.sides = (f"{number}A", f"{number}B") if drawn else (f"{number}{side}",)


def _number(scenario: Scenario, laid: Laid, taken: set[int], used: set[int]) -> int | None:
    """The number of the tile of ours that it is, or that stands in for it."""
    number = laid.part.number("idNumber")
    if laid.part.number("tileType") != HEX_TILE or str(number) in BATTLE_TILES:
        text = "it is a battle tile, and this is a journey; its tokens lie on the tile beside."
        scenario.notes.left_out(laid.where, text)
        return None
    if number in our_tiles() and number not in used:
        return number
    found = stand_in(number, taken | used)
    if found is None:
        scenario.notes.left_out(laid.where, "there are no more tiles in the box; its tokens lie on the tile beside.")
        return None
    taken.add(found)
    reason = "is on the map already" if number in our_tiles() else "is of another box"
    scenario.notes.replaced(laid.where, f"tile {number} {reason}; tile {found} stands in for it.")
    return found


def _place(scenario: Scenario, chapters: list[Chapter]) -> None:
    """Where tiles of a journey lie, as the file has it, if they can lie there beside those that came before."""
    first = chapters[0].tiles[0]
    if len(first.sides) != 1:
        return  # its other side has another outline, so that nothing lies where the file has it
    origin = first.sides[0], _spot(first.part)
    turn = origin[1].turn(6)
    first.at = Placed(origin[0], 0, 0, turn or 0)
    map_: tuple[Placed, ...] = (first.at,)
    for chapter in chapters:
        if chapter.part.flag("isDynamic") and not chapter.start:
            continue
        waiting = [each for each in chapter.tiles if each is not first and len(each.sides) == 1]
        found = True
        while found:
            found = False
            for each in list(waiting):
                goal = placed(each.sides[0], _spot(each.part), origin)
                if goal is not None and fits(map_, goal) is None:
                    each.at, found = goal, True
                    map_ += (goal,)
                    waiting.remove(each)
        for each in waiting:
            scenario.notes.replaced(each.where, "it does not fit where the file has it; it is attached where it does.")


def _spot(part: Part) -> Spot:
    return Spot(part.point("position"), part.point("pathRoot"), part.real("angle"))


def _battle(scenario: Scenario, laid: list[Laid]) -> None:
    """The two tiles of a battle map, side by side."""
    first = next((each for each in laid if each.part.number("tileType") == BATTLE_TILE), laid[0])
    side = "B" if first.part.text("tileSide", 10) == "B" else "A"
    ours = dict(zip(BATTLE_TILES, battle_map(side), strict=True))
    ordered = sorted(laid, key=lambda each: (each.part.point("position"), each.name))
    for each in ordered:
        number = str(each.part.number("idNumber"))
        each.explored = True
        if each.part.number("tileType") == BATTLE_TILE and number in ours:
            each.at = ours.pop(number)
            each.sides = (each.at.tile,)
        elif each.part.number("tileType") == BATTLE_TILE:
            scenario.notes.left_out(each.where, "a battle map has two tiles; its tokens lie on the tile beside.")
        else:
            text = "cells of old battle maps are not read; the two battle tiles lie there."
            scenario.notes.left_out(each.where, text)
    if not any(each.sides for each in laid):
        for each, at in zip(laid, ours.values(), strict=False):
            each.at, each.sides = at, (at.tile,)
