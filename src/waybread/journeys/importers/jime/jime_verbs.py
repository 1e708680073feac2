"""Verbs that imported scenarios need besides those of the app: a queue of names, chapters, tokens that change.

The queue is kept among the counters of the adventure, each name with its place in it. Names that come while it is
worked off wait behind those that are there already.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, cast

from waybread.journeys.companion.instructions import TABLE_MODE_ACTIONS
from waybread.journeys.importers.jime.scenario_file import USED
from waybread.journeys.importers.jime.tile_outlines import border_at
from waybread.journeys.maps.arrangement import fits
from waybread.journeys.maps.board import Placed
from waybread.journeys.rules.terrain import TERRAIN
from waybread.journeys.script.actions import Verb, action, word
from waybread.journeys.script.map_actions import add_token
from waybread.journeys.script.places import place_tile, spaces_named
from waybread.journeys.script.runner import Args, Scene
from waybread.journeys.state import NOWHERE

if TYPE_CHECKING:
    from waybread.journeys.guided_game import GuidedGame

_QUEUED: Final = "queued "
_BUSY: Final = "queue at work"
_INSTEAD: Final = "instead of "
_DRAWN: Final = "drawn "


def verb(name: str, *takes: str) -> Callable[[Verb], Verb]:
    """Decorator: a verb of either mode, and what it takes."""

    def add(function: Verb) -> Verb:
        TABLE_MODE_ACTIONS[name] = function
        return action(name, takes=takes)(function)

    return add


# The queue ------------------------------------------------------------------------------------


@verb("jime queue", "events")
async def queue(game: GuidedGame[Any], scene: Scene, args: Args) -> None:
    """Put names behind those that wait; each works at most once."""
    app = game.state.app
    for event in cast("tuple[str, ...]", args["events"]):
        if event not in app.fired and _QUEUED + event not in app.counters:
            app.counters[_QUEUED + event] = 1 + max(_waiting(game).values(), default=0)


def _waiting(game: GuidedGame[Any]) -> dict[str, int]:
    """The names that wait, each with its place."""
    counters = game.state.app.counters
    return {name.removeprefix(_QUEUED): place for name, place in counters.items() if name.startswith(_QUEUED)}


@verb("jime settle")
async def settle(game: GuidedGame[Any], scene: Scene, args: Args) -> None:
    """Work the queue off, the first first, unless that is being done already."""
    counters = game.state.app.counters
    if counters.get(_BUSY):
        return
    counters[_BUSY] = 1
    while waiting := _waiting(game):
        event = min(waiting, key=waiting.__getitem__)
        del counters[_QUEUED + event]
        await game.verbs["fire"](game, Scene(scene.hero), {"event": event})
    counters[_BUSY] = 0


@verb("jime watch", "names")
async def watch(game: GuidedGame[Any], scene: Scene, args: Args) -> None:
    """Fire the names that the app fires by itself: for last stands that were passed, and for heroes who fell."""
    state = game.state
    fallen = sum(state.defeated)
    stood = max((stands - gone for stands, gone in zip(state.last_stands, state.defeated, strict=True)), default=0)
    happened = {f"Last Stand x{level}" for level in range(1, stood + 1)}
    happened |= {f"Last Stand Failed {count}" for count in range(1, fallen + 1)}
    names = cast("tuple[tuple[str, str], ...]", args["names"])
    await queue(game, scene, {"events": tuple(event for name, event in names if name in happened)})


# Chapters -------------------------------------------------------------------------------------


@verb("jime chapter", "tiles", "beside", "shuffled")
async def lay_chapter(game: GuidedGame[Any], scene: Scene, args: Args) -> None:
    """Lay the tiles of a chapter; those that begin explored have their tokens at once. What they fire waits."""
    state = game.state
    busy = state.app.counters.get(_BUSY, 0)
    state.app.counters[_BUSY] = 1
    tiles = list(cast("tuple[tuple[str, Placed | None, bool], ...]", args["tiles"]))
    if args["shuffled"]:
        state.streams.shuffle("tiles", tiles)
    for name, at, explored in tiles:
        laid = name in state.app.places or _lay(game, name, at, _goal(game, args))
        if not laid:  # the box has none that fits: what lies on it lies on the tile beside
            state.app.places[name] = len(state.tiles) - 1
        if not laid or explored or state.app.places[name] not in state.unexplored:
            await game.verbs["fire"](game, scene, {"event": f"explored {name}"})
    state.app.counters[_BUSY] = busy


def _goal(game: GuidedGame[Any], args: Args) -> str:
    """The tile to which the next one is attached; nothing if that is left to chance."""
    beside = cast("tuple[str, ...]", args["beside"])
    places = game.state.app.places
    if beside == ("last",):
        return str(next(name for name, place in places.items() if place == len(game.state.tiles) - 1))
    known = [each for each in beside if each in places]
    return str(game.state.streams.pick("tiles", known)) if known else ""


def _lay(game: GuidedGame[Any], name: str, at: Placed | None, beside: str) -> bool:
    """Lay one tile where the file has it, or where it fits."""
    tile = game.adventure.tile(name)
    if tile is None or not (tile.tile or tile.pool):
        return False
    fixed = at is not None and fits(game.state.tiles, at) is None
    return place_tile(game, replace(tile, at=at) if fixed else replace(tile, beside=beside))


# Tokens ---------------------------------------------------------------------------------------


@verb("jime lay", "name", "at")
async def lay(game: GuidedGame[Any], scene: Scene, args: Args) -> None:
    """Lay a token, or what has come in its place since."""
    at = word(args, "at")
    place = at if spaces_named(game, at) else at.partition(".")[0]
    name, terrain = _replacement(game, word(args, "name"))
    if terrain:
        await game.verbs["terrain"](game, scene, {"kind": terrain, "at": place})
    else:
        await game.verbs["token"](game, scene, {"name": name, "at": place})


@verb("jime terrain", "kind", "at", "name?", "strip?")
async def lay_terrain(game: GuidedGame[Any], scene: Scene, args: Args) -> None:
    """Lay terrain in a space, or a strip on the nearest border of its tile, or what has come in its place since."""
    name, at = word(args, "name"), word(args, "at")
    if name and game.state.app.counters.get(_INSTEAD + name):
        await lay(game, scene, {"name": name, "at": at})
    elif "strip" not in args:
        await game.verbs["terrain"](game, scene, {"kind": args["kind"], "at": at, "name": name})
    else:
        x, y, angle = cast("tuple[float, float, float]", args["strip"])
        tile = game.state.app.places.get(at.partition(".")[0])
        border = () if tile is None else border_at(game.state.tiles, tile, (x, y), angle)
        if border:
            add_token(game, word(args, "kind"), border[0], name, border[1])


def _replacement(game: GuidedGame[Any], name: str) -> tuple[str, str]:
    """What lies in place of a token by now: the name of another one, or a kind of terrain."""
    counters, tokens = game.state.app.counters, game.adventure.tokens
    seen = {name}
    while place := counters.get(_INSTEAD + name):
        if place < 0:
            return "", TERRAIN[-place - 1]
        name = tokens[place - 1].name
        if name in seen:
            break
        seen.add(name)
    return name, ""


@verb("jime swap", "with", "name?", "terrain?")
async def swap(game: GuidedGame[Any], scene: Scene, args: Args) -> None:
    """Put another token, or terrain, in the place of those of a name, now and wherever it would be laid later.

    A token that stayed after it was used is replaced too. Without a name, the one interacted with is replaced.
    """
    state, old, new, terrain = game.state, word(args, "name"), word(args, "with"), word(args, "terrain")
    known = game.adventure.token(new)
    kind = terrain or (known.kind if known else "")
    if not kind:
        return
    for token in state.tokens:
        named = token.name in (old, old + USED) and token.name != new
        if named if old else token.number == scene.token:
            game.announce_removal(token)
            token.name, token.kind = new, kind
            token.across = token.across if terrain else NOWHERE
            game.announce("token placed", token=token.number, kind=kind, space=token.space, name=new,
                         across=token.across)  # fmt: skip
    if old and _replacement(game, old) in ((old, ""), (old + USED, "")):  # else it has been replaced before
        state.app.counters[_INSTEAD + old] = _number(game, new) if known else -1 - TERRAIN.index(terrain)
    state.ground = None
    state.app.changed = True


@verb("jime draw", "tokens", "again", "count", "tiles", "taken")
async def draw(game: GuidedGame[Any], scene: Scene, args: Args) -> None:
    """Draw so many tokens of a group, and for each a free space of the tiles; they lie there once it is explored."""
    counters, streams = game.state.app.counters, game.state.streams
    again, taken = cast("tuple[str, ...]", args["again"]), cast("tuple[str, ...]", args["taken"])
    spots = _spots(game, cast("tuple[str, ...]", args["tiles"]))
    streams.shuffle("tokens", spots)
    spots.sort(key=lambda spot: spot in taken)
    for spot in spots[: cast("int", args["count"])]:
        group = cast("tuple[str, ...]", args["tokens"])
        left = [each for each in group if not counters.get(f"{_DRAWN}{each}")] or again
        if not left:
            return
        token = streams.pick("tokens", left)
        counters[f"{_DRAWN}{token}"] = 1
        counters[f"{_DRAWN}at {spot}"] = _number(game, token)


def _spots(game: GuidedGame[Any], tiles: tuple[str, ...]) -> list[str]:
    """The spaces of tiles that may not lie there yet."""
    found = []
    for name in tiles:
        tile = game.adventure.tile(name)
        side = (tile.tile or next(iter(tile.pool), "")) if tile else ""
        found += [f"{name}.{number}" for number in range(1, int(side[0]) + 1)] if side else [name]
    return found


def _number(game: GuidedGame[Any], token: str) -> int:
    return 1 + next(place for place, each in enumerate(game.adventure.tokens) if each.name == token)


@verb("jime drawn", "tile")
async def lay_drawn(game: GuidedGame[Any], scene: Scene, args: Args) -> None:
    """Lay the tokens that were drawn for a tile."""
    counters, tile = game.state.app.counters, word(args, "tile")
    for spot in _spots(game, (tile,)):
        number = counters.pop(f"{_DRAWN}at {spot}", 0)
        if number:
            await lay(game, scene, {"name": game.adventure.tokens[number - 1].name, "at": spot})
