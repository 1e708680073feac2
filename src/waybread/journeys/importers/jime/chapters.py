"""How chapters come: their tiles are laid, and exploring a tile brings its tokens and fires its triggers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from waybread.journeys.importers.jime.content_ids import CHEST, TERRAIN, TOKENS, our_terrain
from waybread.journeys.importers.jime.jime_parts import Part
from waybread.journeys.importers.jime.safe_words import quoted
from waybread.journeys.importers.jime.scenario_file import SETTLE, Kind, Offer, Scenario, Script
from waybread.journeys.importers.jime.scenario_map import Chapter, Laid
from waybread.journeys.importers.jime.tile_outlines import space_at
from waybread.journeys.rules.terrain import ON_BORDERS
from waybread.journeys.script.adventure import Action, Condition, do

DENSITIES: Final = 8
MOST_DRAWN: Final = 40


class Map:
    """What chapters and tiles do, while it is being made."""

    def __init__(self, scenario: Scenario, chapters: list[Chapter]) -> None:
        self.scenario = scenario
        self.chapters = chapters
        self.start: list[str] = []
        """Spaces that are marked for heroes to start in."""
        self.hidden: dict[str, list[Offer]] = {}
        """Tokens that appear when a name is fired, if their tiles have been explored; by the names."""

    # Chapters ---------------------------------------------------------------------------

    def comes(self, chapter: Chapter) -> tuple[Action, ...]:
        """A chapter is revealed: its text, its tiles, and what is drawn for it."""
        part, scenario = chapter.part, self.scenario
        words = ""
        if not part.flag("noFlavorText"):
            words = scenario.texts.add(
                f"chapter.{chapter.safe}", part.page("flavorBookData"), chapter.where,
                f"chapter.{chapter.name}.exploredText",
            )  # fmt: skip
        tiles = tuple((each.name, each.at, each.explored) for each in chapter.tiles)
        part.number("tileDensityPreference", 5, 0, DENSITIES)
        laying = do("jime chapter", tiles=tiles, beside=self._beside(chapter), shuffled=part.flag("isRandomTiles"))
        return (*scenario.say(words), *self._drawn(chapter), laying)

    def _beside(self, chapter: Chapter) -> tuple[str, ...]:
        """The tiles to which a chapter without a place of its own is attached; ``last`` is the one laid last."""
        part, scenario = chapter.part, self.scenario
        hint = part.text("attachHint")
        if chapter.start or not part.flag("isDynamic") or hint.casefold() == "random":
            return ()
        before = [each for each in self.chapters if each is not chapter]
        goals = [each for each in before if each.name == hint]
        if part.name("attachHint") and not goals:
            scenario.notes.dangling(chapter.where, f"attachHint names {quoted(hint)}, which is no chapter.")
        tiles = [tile for goal in goals for tile in goal.tiles]
        wished = part.number("attachTileHint")
        if wished and goals and not any(each.part.number("idNumber") == wished for each in tiles):
            scenario.notes.dangling(chapter.where, f"attachTileHint is {wished}, which is no tile of {goals[0].where}.")
        best = [each for each in tiles if each.part.number("idNumber") == wished] or tiles
        return tuple(each.name for each in best) or ("last",)

    def _drawn(self, chapter: Chapter) -> tuple[Action, ...]:
        """Events of a random group are drawn, and the spaces of the chapter where their tokens will lie."""
        part, scenario = chapter.part, self.scenario
        label, count = part.name("randomInteractionGroup"), part.number("randomInteractionGroupCount", 0, 0, MOST_DRAWN)
        if not label or not count:
            return ()
        group = [each for each in scenario.scripts.values() if each.name.endswith(label)]
        if not group:
            scenario.notes.dangling(chapter.where, f"no event belongs to the random group {quoted(label)}.")
            return ()
        again = tuple(scenario.token_for(each) for each in group if each.part.flag("isReusable"))
        taken = tuple(self._place(tile, each) for tile in chapter.tiles for each in tile.tokens())
        return (do("jime draw", tokens=tuple(map(scenario.token_for, group)), again=again, count=count,
                   tiles=tuple(each.name for each in chapter.tiles), taken=taken),)  # fmt: skip

    # Tiles ------------------------------------------------------------------------------

    def explored(self, chapter: Chapter) -> None:
        """What happens when the tiles of a chapter are explored."""
        scenario, part = self.scenario, chapter.part
        first = scenario.fires(part, "exploreTrigger")
        count = f"explored {chapter.safe}"
        all_of_them = scenario.fires(part, "exploredAllTilesTrigger")
        for tile in chapter.tiles:
            key = scenario.texts.add(
                f"tile.{tile.name}", tile.part.page("flavorBookData"), tile.where,
                f"tile.{tile.part.number('idNumber')}.exploredText",
            )  # fmt: skip
            actions = [*scenario.say(key), *self._tokens(tile)]
            if part.name("randomInteractionGroup"):
                actions.append(do("jime drawn", tile=tile.name))
            actions += [*first, *scenario.fires(tile.part, "triggerName"), do("counter", name=count)]
            if all_of_them:
                every = Condition("counter", count, ">=", len(chapter.tiles))
                actions.append(do("if", when=(every,), then=all_of_them))
            scenario.event(f"explored {tile.name}", "explored", tile.name, (*actions, SETTLE))

    def _tokens(self, tile: Laid) -> Iterator[Action]:
        """The tokens that lie on a tile once it is explored; some wait for a trigger."""
        scenario = self.scenario
        for part in tile.tokens():
            actions = self._token(tile, part.need("tokenType", "position"))
            name = scenario.named(part, "triggeredByName")
            if not name or not actions:
                yield from actions
                continue
            explored = Condition("fired", f"explored {tile.name}")
            self.hidden.setdefault(name, []).append(Offer("a hidden token", actions, (explored,)))
            yield do("if", when=(scenario.has_fired(name),), then=actions)

    def _token(self, tile: Laid, part: Part) -> tuple[Action, ...]:
        scenario = self.scenario
        script = scenario.script(part, "triggerName")
        kind, place = TOKENS[part.number("tokenType", 0, 0, len(TOKENS) - 1)], self._place(tile, part)
        where = f"{script.where} on {tile.where}" if script else f"{kind} token of {tile.where}"
        if kind == "start" or (script and script.kind is Kind.START):
            self.start.append(place)
            return ()
        found: tuple[Action, ...] = ()
        if kind == "darkness":
            found = (do("darkness", at=place),)
            if script and script.kind is Kind.DARKNESS:
                return found
        elif kind in ("difficult ground", "fortified"):
            scenario.notes.left_out(where, f"{kind} belongs to another box and has no rules here.")
        elif script and script.terrain == CHEST:
            scenario.notes.replaced(where, "chest is of another box; a search token with its rule stands in for it.")
        elif script and script.terrain:
            return self._terrain(tile, part, where, script.terrain, script)
        elif kind == "terrain" and script is None:
            return self._terrain(tile, part, where, TERRAIN[part.number("terrainType", 0, 0, len(TERRAIN) - 1)])
        if script is not None:
            return (*found, do("jime lay", name=scenario.token_for(script), at=place))
        return (do("terrain", kind=kind, at=place),) if kind in ("search", "person", "threat") else found

    def _terrain(
        self, tile: Laid, part: Part, where: str, printed: str, script: Script | None = None
    ) -> tuple[Action, ...]:
        """Terrain with its ordinary rules, in a space or on the border between two."""
        kind = our_terrain(printed)
        if not kind:
            self.scenario.notes.left_out(where, f"{printed or 'terrain of no kind'} cannot be laid there.")
            return ()
        if kind != printed:
            self.scenario.notes.replaced(where, f"{printed} is of another box; {kind} stands in for it.")
        given: dict[str, object] = {"kind": kind, "at": self._place(tile, part, printed)}
        if script is not None and script.name in self.scenario.replaced:
            given["name"] = self.scenario.lies_as(script)
        if kind in ON_BORDERS:
            given["strip"] = (*part.point("position"), part.real("angle"))
        return (do("jime terrain", **given),)

    def _place(self, tile: Laid, part: Part, terrain: str = "") -> str:
        """The space of a tile in which a token, or terrain of a kind, lies."""
        if not tile.sides:
            return tile.name
        return f"{tile.name}.{space_at(tile.sides[0], part.point('position'), terrain)}"
