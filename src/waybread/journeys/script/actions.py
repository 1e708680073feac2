"""What the app can do: the verbs of an event, an interaction or an objective, and those about words and flow.

A verb is an async function under its name; it gets the game, the scene (who set it off) and what the adventure
says. Each is declared once, with the way it is written in a file: readers and checks know the verbs by ``ACTIONS``,
what they take by ``TAKES``, how they are written by ``PATTERNS``. ``map_actions`` has the verbs about the map and
enemies, ``hero_actions`` those about threat and heroes.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, cast

from waybread.journeys.decisions import DecisionKind
from waybread.journeys.rules.party_order import for_each
from waybread.journeys.rules.skill_tests import choose_stat, make_test
from waybread.journeys.script import runner
from waybread.journeys.script.adventure import Action, Condition, TestOf, test_of
from waybread.journeys.script.conditions import all_hold, ask_whether_hold
from waybread.journeys.script.grammar import Pattern, pattern
from waybread.journeys.script.runner import Args, Scene, do
from waybread.journeys.state import Test
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame
    from waybread.journeys.guided_game import GuidedGame, S


Verb = Callable[["GuidedGame[Any]", Scene, Args], Coroutine[Any, Any, None]]
CardVerb = Callable[["JourneyGame", Scene, Args], Coroutine[Any, Any, None]]
ACTIONS: Final[dict[str, CardVerb]] = {}
"""The verbs of the digital mode: all there are."""
SHARED: Final[dict[str, Verb]] = {}
"""Those that are the app's own business, in either mode."""
TAKES: Final[dict[str, tuple[str, ...]]] = {}
"""What each verb takes; names that end in ``?`` may be left out."""
PATTERNS: Final[dict[str, Pattern]] = {}
"""How verbs are written in a file, by the word with which the sentence begins."""


def action(name: str, written: str = "", takes: tuple[str, ...] | None = None) -> Callable[[Verb], Verb]:
    """Decorator: a verb of either mode, how it is written, and what it takes, if a sentence cannot say all of that."""

    def add(verb: Verb) -> Verb:
        SHARED[name] = verb
        card_action(name, written, takes)(verb)
        return verb

    return add


def card_action(name: str, written: str, takes: tuple[str, ...] | None = None) -> Callable[[CardVerb], CardVerb]:
    """Decorator: a verb that touches heroes' cards or figures; table mode reads it in ``companion.instructions``."""

    def add(verb: CardVerb) -> CardVerb:
        ACTIONS[name] = verb
        if written:
            known = pattern(name, written)
            PATTERNS[known.word] = known
        TAKES[name] = known.takes if takes is None else takes
        return verb

    return add


def number(args: Args, name: str, default: int = 1) -> int:
    """A whole number of an action."""
    return cast("int", args.get(name, default))


def word(args: Args, name: str, default: str = "") -> str:
    """A name of an action."""
    return cast("str", args.get(name, default))


def nested(args: Args, name: str) -> tuple[Action, ...]:
    """Actions inside an action."""
    return cast("tuple[Action, ...]", args.get(name, ()))


async def heroes_of(game: GuidedGame[S], scene: Scene, args: Args) -> list[int]:
    """Whom an action is about: the hero who set it off, each, one of choice, or those in a place."""
    who = word(args, "who", "hero")
    standing = game.standing
    if who == "each":
        return standing
    if who.startswith("at "):
        return await game.heroes_at(who.removeprefix("at "))
    if who == "hero" and scene.hero >= 0:  # nobody else, if it has defeated them
        return [each for each in standing if each == scene.hero]
    if not standing:
        return []
    chosen = await Decision(game.party_seat, DecisionKind.HERO, tuple(standing), "jme:adv.conflicts.2")
    return [chosen]


# Words -------------------------------------------------------------------------------------


@action("text", "text <text:words>")
async def show_text(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """Words that the app shows; they go into the chronicle (jme:18.0)."""
    game.announce("text", key=word(args, "text"), hero=scene.hero)


@action("choose", "talk <name:talk>", ("text", "options", "name?"))
async def choose(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """The party, or the hero, picks one of several answers; each is words and actions, maybe on conditions.

    A conversation may come back to the same question: what has been answered in it is not offered again.
    """
    options = cast("tuple[tuple[str, tuple[Condition, ...], tuple[Action, ...]], ...]", args["options"])
    game.announce("text", key=word(args, "text"), hero=scene.hero)
    open_ones = tuple(
        place for place, (label, when, _) in enumerate(options) if label not in scene.said and all_hold(game, when)
    )
    if not open_ones:
        return
    seat = game.seat(scene.hero) if scene.hero >= 0 else game.party_seat
    chosen = await Decision(seat, DecisionKind.ANSWER, open_ones, "jme:adv.conflicts.2")
    label, _, actions = options[chosen]
    game.announce("answer", key=label, hero=scene.hero)
    await do(game, actions, Scene(scene.hero, scene.token, [*scene.said, label], scene.within))


# Flow ----------------------------------------------------------------------------------------


@action("if", takes=("when", "then", "else?"))
async def branch(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """Do one thing or another."""
    held = await ask_whether_hold(game, cast("tuple[Condition, ...]", args["when"]))
    await do(game, nested(args, "then" if held else "else"), scene)


@action("random", "draw <name:draw>", ("options",))
async def at_random(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """One of several lists of actions, by chance."""
    options = cast("tuple[tuple[Action, ...], ...]", args["options"])
    await do(game, options[game.state.streams.below("app", len(options))], scene)


@action("fire", "run <event:event>")
async def fire(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """Run an event by its name, if its conditions hold and it has not happened yet or may happen again."""
    for event in game.adventure.events:
        if event.name == word(args, "event") and (event.again or event.name not in game.state.app.fired):
            if await ask_whether_hold(game, event.when):
                await runner.run(game, event, scene.hero, scene.within)
            return


@action("back", takes=("name", "who?"))
async def come_back(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """Come back to a dialogue, a test or a draw of the adventure from inside it."""
    known = game.adventure.named[word(args, "name")]
    await game.verbs[known.do](game, scene, {**known.args, **args})


@action(
    "test", "test <name:test> [<who:who>]",
    ("stats", "need?", "passed?", "failed?", "who?", "counter?", "counted?"),
)  # fmt: skip
async def ask_test(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """Heroes make a test."""
    asked, purpose = test_of(args), "interact" if scene.token >= 0 else "test"

    async def ask(hero: int) -> None:
        await game.ask_test(asked, Scene(hero, scene.token, scene.said, scene.within), purpose)

    await for_each(game, await heroes_of(game, scene, args), ask)


async def run_test(game: JourneyGame, asked: TestOf, scene: Scene, purpose: str = "test") -> None:
    """A test that the app asks for, made with cards, and what comes of it."""
    need, adds = max(0, asked.need - successes_so_far(game, asked)), bool(asked.counter)
    stat = await choose_stat(game, scene.hero, asked.stats, need=need, adds=adds)

    async def results(record: Test) -> None:
        await resolve_test(game, asked, scene, record.total)

    await make_test(game, scene.hero, stat, purpose=purpose, need=need, token=scene.token, adds=adds, results=results)


def successes_so_far(game: GuidedGame[S], asked: TestOf) -> int:
    """The successes of earlier attempts at a cumulative test (jme:100.3d)."""
    return game.state.app.counters.get(asked.counter, 0) if asked.counter else 0


async def resolve_test(game: GuidedGame[S], asked: TestOf, scene: Scene, successes: int) -> None:
    """What comes of a test: passed or failed, counted, or cumulative (jme:100.3)."""
    total = successes_so_far(game, asked) + successes
    if asked.counter:
        game.state.app.counters[asked.counter] = total
    reached = [actions for least, actions in asked.counted if successes >= least]
    if reached:
        await do(game, reached[-1], scene)
    await do(game, asked.passed if total >= asked.need else asked.failed, scene)


@action("counter", "counter <name:counter> [<add:change>] [= <set:number>]")
async def count(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """Change what the adventure remembers: by 1, by another number, or to one."""
    counters = game.state.app.counters
    name = word(args, "name")
    counters[name] = number(args, "set") if "set" in args else counters.get(name, 0) + number(args, "add")


@action("objective", "objective <name:objective>")
async def set_objective(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """Another objective takes the place of the current one."""
    game.state.app.objective = word(args, "name")
    game.announce("objective", name=word(args, "name"))


@action("complete", "complete")
async def complete(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """The current objective is done, and the next one follows."""
    await runner.complete(game, scene.within)


@action("win", "win [<ending:ending>]", ("reason?",))
async def win(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """The adventure is won."""
    runner.win(game, word(args, "reason", "all objectives are complete"))


@action("lose", "lose [<ending:ending>]", ("reason?",))
async def lose(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """The adventure is lost."""
    runner.lose(game, word(args, "reason", "an objective has failed"))
