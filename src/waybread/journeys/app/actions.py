"""What the app can do: every verb of an event, an interaction or an objective.

A verb is an async function under its name; it gets the game, the scene (who set it off) and what the adventure
says. Checks of an adventure know the verbs by ``ACTIONS`` and what they take by ``TAKES``.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, cast

from waybread import journeys as engine
from waybread.journeys import gaining, moving, telling, zones
from waybread.journeys.app.adventure import Action, Condition, TestOf
from waybread.journeys.app.conditions import hold
from waybread.journeys.app.places import place_tile, space_named, spaces_named
from waybread.journeys.enemies.spawning import new_group
from waybread.journeys.facts import Boon, Stat
from waybread.journeys.state import NOWHERE, Test, Token
from waybread.journeys.suffering import suffer
from waybread.journeys.testing import choose_stat, make_test
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


@dataclass(slots=True)
class Scene:
    """Who or what set an action off."""

    hero: int = -1
    token: int = -1


Args = Mapping[str, object]
Verb = Callable[["JourneyGame", Scene, Args], Coroutine[Any, Any, None]]
ACTIONS: Final[dict[str, Verb]] = {}
TAKES: Final[dict[str, tuple[str, ...]]] = {}
"""What each verb takes; names that end in ``?`` may be left out."""


def action(name: str, *takes: str) -> Callable[[Verb], Verb]:
    """Decorator: a verb, and what it takes."""

    def add(verb: Verb) -> Verb:
        ACTIONS[name] = verb
        TAKES[name] = takes
        return verb

    return add


async def do(game: JourneyGame, actions: Iterable[Action], scene: Scene) -> None:
    """Do a list of things, one after the other."""
    for each in actions:
        await ACTIONS[each.do](game, scene, each.args)


def number(args: Args, name: str, default: int = 1) -> int:
    """A whole number of an action."""
    return cast("int", args.get(name, default))


def word(args: Args, name: str, default: str = "") -> str:
    """A name of an action."""
    return cast("str", args.get(name, default))


def listed(args: Args, name: str) -> tuple[Action, ...]:
    """Actions inside an action."""
    return cast("tuple[Action, ...]", args.get(name, ()))


async def heroes_of(game: JourneyGame, scene: Scene, args: Args) -> list[int]:
    """Whom an action is about: the hero who set it off, each, one of choice, or those in a place."""
    who = word(args, "who", "hero")
    standing = game.standing
    if who == "each":
        return standing
    if who.startswith("at "):
        spaces = spaces_named(game, who.removeprefix("at "))
        return [each for each in standing if game.state.position[each] in spaces]
    if who == "hero" and scene.hero >= 0:  # nobody else, if it has defeated them
        return [each for each in standing if each == scene.hero]
    if not standing:
        return []
    chosen = await Decision(game.party_seat, "hero", tuple(standing), "jme:adv.conflicts.2")
    return [chosen]


# Words -------------------------------------------------------------------------------------


@action("text", "text")
async def show_text(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Words that the app shows; they go into the chronicle (jme:18.0)."""
    telling.tell(game, "text", key=word(args, "text"), hero=scene.hero)


@action("choose", "text", "options")
async def choose(game: JourneyGame, scene: Scene, args: Args) -> None:
    """The party, or the hero, picks one of several answers; each is words and actions, maybe on conditions."""
    options = cast("tuple[tuple[str, tuple[Condition, ...], tuple[Action, ...]], ...]", args["options"])
    telling.tell(game, "text", key=word(args, "text"), hero=scene.hero)
    open_ones = tuple(place for place, (_, when, _) in enumerate(options) if hold(game, when))
    if not open_ones:
        return
    seat = game.seat(scene.hero) if scene.hero >= 0 else game.party_seat
    chosen = await Decision(seat, "answer", open_ones, "jme:adv.conflicts.2")
    telling.tell(game, "answer", key=options[chosen][0], hero=scene.hero)
    await do(game, options[chosen][2], scene)


# Flow ----------------------------------------------------------------------------------------


@action("if", "when", "then", "else?")
async def branch(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Do one thing or another."""
    held = hold(game, cast("tuple[Condition, ...]", args["when"]))
    await do(game, listed(args, "then" if held else "else"), scene)


@action("random", "options")
async def at_random(game: JourneyGame, scene: Scene, args: Args) -> None:
    """One of several lists of actions, by chance."""
    options = cast("tuple[tuple[Action, ...], ...]", args["options"])
    await do(game, options[game.state.streams.below("app", len(options))], scene)


@action("fire", "event")
async def fire(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Run an event by its name, if its conditions hold."""
    for event in game.adventure.events:
        if event.name == word(args, "event") and (event.again or event.name not in game.state.app.fired):
            if hold(game, event.when):
                await engine.app.running.run(game, event, scene.hero)
            return


@action("test", "stats", "need?", "passed?", "failed?", "who?", "counter?", "counted?")
async def ask_test(game: JourneyGame, scene: Scene, args: Args) -> None:
    """A hero tests."""
    asked = TestOf(
        cast("tuple[Stat, ...]", args["stats"]), number(args, "need"), word(args, "counter"), listed(args, "passed"),
        listed(args, "failed"), cast("tuple[tuple[int, tuple[Action, ...]], ...]", args.get("counted", ())),
    )  # fmt: skip
    for hero in await heroes_of(game, scene, args):
        if not game.state.defeated[hero]:  # by what came of another's test
            await run_test(game, asked, Scene(hero, scene.token))


async def run_test(game: JourneyGame, asked: TestOf, scene: Scene, purpose: str = "test") -> None:
    """A test that the app asks for, and what comes of it: passed or failed, counted, or cumulative (jme:100.3)."""
    stat = await choose_stat(game, scene.hero, asked.stats)
    counters = game.state.app.counters
    before = counters.get(asked.counter, 0) if asked.counter else 0

    async def results(record: Test) -> None:
        if asked.counter:
            counters[asked.counter] = before + record.total
        reached = [actions for least, actions in asked.counted if record.total >= least]
        if reached:
            await do(game, reached[-1], scene)
        await do(game, asked.passed if before + record.total >= asked.need else asked.failed, scene)

    need = max(0, asked.need - before)
    await make_test(game, scene.hero, stat, purpose=purpose, need=need, token=scene.token, results=results)


@action("counter", "name", "add?", "set?")
async def count(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Change what the adventure remembers."""
    counters = game.state.app.counters
    name = word(args, "name")
    counters[name] = number(args, "set") if "set" in args else counters.get(name, 0) + number(args, "add")


@action("objective", "name")
async def set_objective(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Set the current objective."""
    game.state.app.objective = word(args, "name")
    telling.tell(game, "objective", name=word(args, "name"))


@action("complete")
async def complete(game: JourneyGame, scene: Scene, args: Args) -> None:
    """The current objective is done."""
    await engine.app.running.complete(game)


@action("win", "reason?")
async def win(game: JourneyGame, scene: Scene, args: Args) -> None:
    """The adventure is won."""
    engine.app.running.win(game, word(args, "reason", "all objectives are complete"))


@action("lose", "reason?")
async def lose(game: JourneyGame, scene: Scene, args: Args) -> None:
    """The adventure is lost."""
    engine.app.running.lose(game, word(args, "reason", "an objective has failed"))


# The map ---------------------------------------------------------------------------------------


@action("tile", "name")
async def lay_tile(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Lay a tile of the adventure."""
    tile = game.adventure.tile(word(args, "name"))
    if tile is not None:
        place_tile(game, tile)


@action("token", "name", "at")
async def lay_token(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Lay a token of the adventure in a place."""
    known = game.adventure.token(word(args, "name"))
    space = space_named(game, word(args, "at"))
    if known is not None and space != NOWHERE:
        add_token(game, known.kind, space, known.name)


@action("remove token", "name?")
async def remove_token(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Take a token off the map: a named one, or the one interacted with."""
    name = word(args, "name")
    state = game.state
    gone = [each for each in state.tokens if (each.name == name if name else each.number == scene.token)]
    for each in gone:
        state.tokens.remove(each)
        telling.tell(game, "token removed", token=each.number, name=each.name)
    state.ground = None
    state.app.changed = True


@action("terrain", "kind", "at", "across?", "name?")
async def lay_terrain(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Lay terrain in a space, or on the border to another one."""
    across = space_named(game, word(args, "across")) if args.get("across") else NOWHERE
    add_token(game, word(args, "kind"), space_named(game, word(args, "at")), word(args, "name"), across)


def add_token(game: JourneyGame, kind: str, space: int, name: str = "", across: int = NOWHERE) -> Token:
    """A token, with a number of its own."""
    state = game.state
    state.counter += 1
    token = Token(state.counter, kind, space, name, across)
    state.tokens.append(token)
    state.ground = None
    state.app.changed = True
    telling.tell(game, "token placed", token=token.number, kind=kind, space=space, name=name)
    return token


@action("darkness", "at?", "on?")
async def darken(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Put darkness on a place, or on the entire map; ``on = 0`` takes it away (jme:23.2, jme:23.3)."""
    on = bool(number(args, "on"))
    state = game.state
    if not args.get("at"):
        state.app.dark = on
        return
    spaces = spaces_named(game, word(args, "at"))
    state.darkness = [each for each in state.darkness if each not in spaces] + (list(spaces) if on else [])


@action("place heroes", "at", "who?")
async def place_heroes(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Put heroes somewhere; that is no move (jme:60.5)."""
    space = space_named(game, word(args, "at"))
    for hero in await heroes_of(game, scene, args):
        if space != NOWHERE:
            moving.place(game, hero, space)


# Enemies -----------------------------------------------------------------------------------------


@action("spawn", "kind", "at", "name?", "elite?", "size?", "bonuses?")
async def spawn(game: JourneyGame, scene: Scene, args: Args) -> None:
    """An enemy group comes, as large as party and difficulty say."""
    state = game.state
    space = space_named(game, word(args, "at"))
    if space == NOWHERE:
        return
    state.counter += 1
    group = new_group(
        state.counter, word(args, "kind"), space, state.groups, state.streams, heroes=len(game.heroes),
        difficulty=state.app.difficulty, elite=bool(args.get("elite", False)),
        size=cast("int | None", args.get("size")), bonuses=cast("tuple[str, ...] | None", args.get("bonuses")),
        name=word(args, "name"),
    )  # fmt: skip
    if group is not None:
        state.groups.append(group)
        state.app.changed = True
        telling.tell(game, "group placed", group=group.number, kind=group.kind, space=space, figures=len(group.figures))


@action("remove group", "name")
async def remove_group(game: JourneyGame, scene: Scene, args: Args) -> None:
    """A group leaves the map without being defeated."""
    name = word(args, "name")
    game.state.groups = [each for each in game.state.groups if each.name != name]
    game.state.app.changed = True


@action("enemy attack", "kind", "who?")
async def enemy_attack(game: JourneyGame, scene: Scene, args: Args) -> None:
    """The groups of a name or kind in a hero's range attack that hero."""
    for hero in await heroes_of(game, scene, args):
        for group in [each for each in game.state.groups if word(args, "kind") in (each.kind, each.name)]:
            if engine.foes.in_range(game, group, hero):
                await engine.foes.attack_hero(game, group, hero, "event")


# Heroes ------------------------------------------------------------------------------------------


@action("threat", "amount")
async def threat(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Threat rises or falls."""
    await engine.app.running.raise_threat(game, number(args, "amount"))


@action("suffer", "damage?", "fear?", "down?", "negate?", "who?")
async def make_suffer(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Heroes suffer damage or fear, perhaps face down, perhaps negated by a stat."""
    for hero in await heroes_of(game, scene, args):
        await suffer(
            game, hero, number(args, "damage", 0), number(args, "fear", 0), down=bool(args.get("down", False)),
            negate=cast("Stat | None", args.get("negate")), cause="event",
        )  # fmt: skip


@action("inspiration", "amount?", "who?")
async def inspire(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Heroes gain inspiration, or lose it."""
    amount = number(args, "amount")
    for hero in await heroes_of(game, scene, args):
        if amount >= 0:
            await gaining.gain_inspiration(game, hero, amount)
        else:
            gaining.discard_inspiration(game, hero, -amount)


@action("boon", "kind", "who?")
async def give_boon(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Heroes gain a boon."""
    for hero in await heroes_of(game, scene, args):
        gaining.gain_boon(game, hero, Boon(word(args, "kind")))


@action("scout", "amount?", "who?")
async def make_scout(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Heroes scout."""
    for hero in await heroes_of(game, scene, args):
        await engine.preparing.scout(game, hero, number(args, "amount"))


@action("heal", "amount?", "who?")
async def make_heal(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Heroes discard damage or fear."""
    for hero in await heroes_of(game, scene, args):
        await engine.healing.heal(game, hero, number(args, "amount"))


@action("weakness", "who?")
async def weaken(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Heroes gain a weakness."""
    for hero in await heroes_of(game, scene, args):
        zones.gain_weakness(game, hero)


@action("lore", "amount")
async def give_lore(game: JourneyGame, scene: Scene, args: Args) -> None:
    """The party gains lore; it is never lost (jme:56.3)."""
    game.state.app.lore += max(0, number(args, "amount"))


@action("experience", "amount")
async def give_experience(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Each hero gains experience in the role played."""
    game.state.app.experience += max(0, number(args, "amount"))


@action("title", "card", "who?")
async def give_title(game: JourneyGame, scene: Scene, args: Args) -> None:
    """A hero gains a title, if nobody has it (J19)."""
    key = word(args, "card")
    if key not in game.state.identity:
        for hero in (await heroes_of(game, scene, args))[:1]:
            await gaining.gain_title(game, hero, key)


@action("trinket", "card", "who?")
async def give_trinket(game: JourneyGame, scene: Scene, args: Args) -> None:
    """A hero gains a trinket and equips it (jme:109.1)."""
    for hero in (await heroes_of(game, scene, args))[:1]:
        gaining.equip_trinket(game, hero, word(args, "card"))
