"""What the parts of an adventure are good for: from its objective back to what could be done about it.

Players read the objective, and the words of a token say what comes of it. A bot has no words: it looks at what the
adventure says that they do. Chance, and what lies in decks, is not known here.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final, TypeAlias, cast

from waybread.journeys import ADVENTURES, JourneyGame
from waybread.journeys.script import Action, Adventure, Condition, Event, Interaction, TestOf, all_actions, holds

Fact: TypeAlias = tuple[str, str]
"""Something that can come to be: what, and its name."""
Means: TypeAlias = tuple[str, str]
"""Something that heroes can do: interact with a ``token``, explore a ``tile``, ``enter`` or ``leave`` a place,
``defeat`` a group (no name: all), use an ``extra``."""
Way: TypeAlias = tuple[Means | None, list[Fact]]
"""What heroes do, if anything, and what else it needs."""
_LINK: Final = 0.8
"""What is needed for something is worth a little less than the thing itself."""
_TOO_SOON: Final = 0.2
"""The share that is left of something which would come to nothing as yet."""
_LEAST: Final = 0.15
_REMEMBERED: Final = 1 << 13
_ADVENTURES_REMEMBERED: Final = 64
_OBJECTIVE: Final[Fact] = ("objective", "")


@dataclass(frozen=True, slots=True)
class Plan:
    """What helps towards a goal, and how much: 1 for what is the goal itself."""

    facts: Mapping[Fact, float]
    means: Mapping[Means, float]


@lru_cache(maxsize=_REMEMBERED)
def plan_for(adventure: str, goal: Condition | None, there: frozenset[Fact] = frozenset()) -> Plan:
    """What leads to a condition; without one, to the end of an objective that only the adventure itself ends.

    What is there already need not be brought about any more.
    """
    facts: dict[Fact, float] = {}
    means: dict[Means, float] = {}
    queue: deque[tuple[Fact, float]] = deque([(_OBJECTIVE if goal is None else _wanted(goal), 1.0)])
    while queue:
        fact, worth = queue.popleft()
        if worth <= facts.get(fact, _LEAST):
            continue
        facts[fact] = worth
        for way, needs in _ways(adventure, fact):
            lacking = [each for each in needs if each not in there]
            if way is not None:
                means[way] = max(means.get(way, 0.0), worth * (_TOO_SOON if lacking else 1.0))
            queue.extend((each, worth * _LINK) for each in lacking)
    return Plan(facts, means)


def current(game: JourneyGame, story_goals: Iterable[Condition] = ()) -> Plan:
    """What helps towards the current objective, as things stand, and a little less what leads to the story's goals."""
    objective = game.adventure.objective(game.state.app.objective)
    if objective is None:
        return Plan({}, {})
    so_far = facts_that_hold(game)
    goals: list[Condition | None] = [each for each in objective.done if not holds(game, each)]
    found = [plan_for(game.adventure.key, goal, so_far) for goal in goals or [None]]
    wished = [each for each in story_goals if not holds(game, each)]
    found += [_fainter(plan_for(game.adventure.key, each, so_far)) for each in wished]
    if len(found) == 1:
        return found[0]
    return Plan(_most(each.facts for each in found), _most(each.means for each in found))


def _fainter(plan: Plan) -> Plan:
    facts, means = ({key: _LINK * worth for key, worth in each.items()} for each in (plan.facts, plan.means))
    return Plan(facts, means)


def _most(found: Iterable[Mapping[tuple[str, str], float]]) -> dict[tuple[str, str], float]:
    most: dict[tuple[str, str], float] = {}
    for each in found:
        for key, worth in each.items():
            most[key] = max(worth, most.get(key, 0.0))
    return most


def facts_that_hold(game: JourneyGame) -> frozenset[Fact]:
    """What has come to be: tiles, events, tokens on the map, and whatever the adventure asks for that holds."""
    app = game.state.app
    return frozenset(
        (*(("placed", each) for each in app.places), *(("fired", each) for each in app.fired),
         *(("laid", each.name) for each in game.state.tokens if each.name),
         *(_wanted(each) for each in _conditions(app.adventure) if holds(game, each)))
    )  # fmt: skip


@lru_cache(maxsize=_REMEMBERED)
def _conditions(adventure: str) -> tuple[Condition, ...]:
    """What the buttons, events and added actions of an adventure wait for."""
    known = ADVENTURES[adventure]
    waiting = [each.when for token in known.tokens for each in token.interactions]
    waiting += [each.when for each in known.events] + [each.when for each in known.extras]
    return tuple(dict.fromkeys(when for each in waiting for when in each))


def _wanted(condition: Condition) -> Fact:
    """A condition as something that has to come to be."""
    more = condition.compare in (">=", ">", "!=") or (condition.compare == "==" and condition.number > 0)
    name = {"token": "laid", "group": "spawned"}.get(condition.what, condition.what) if more else condition.what
    return (name, condition.name) if more else (f"no {name}", condition.name)


def _ways(adventure: str, fact: Fact) -> Iterator[Way]:
    """Each way in which a fact can come to be."""
    what, name = fact
    direct: dict[str, Means] = {
        "at": ("enter", name), "no at": ("leave", name), "no group": ("defeat", name), "no groups": ("defeat", ""),
        "no unexplored": ("tile", ""), "no token": ("token", name), "no tokens": ("kind", name),
    }  # fmt: skip
    if what in direct:
        yield direct[what], []
    for brought, ways in _parts(adventure):
        if fact in brought:
            yield from ways


@lru_cache(maxsize=_ADVENTURES_REMEMBERED)
def _parts(adventure: str) -> tuple[tuple[frozenset[Fact], Sequence[Way]], ...]:
    """What each part of an adventure can bring about, and the ways to set it off."""
    known = ADVENTURES[adventure]
    buttons = [(token.name, each) for token in known.tokens for each in token.interactions]
    return (
        *((_effects(known, _of_button(each)) | _counter_fact(each.test),
           [(("token", token), [("laid", token), *map(_wanted, each.when)])]) for token, each in buttons),
        *((_effects(known, each.do) | {("fired", each.name)}, [*_to_run(each)]) for each in known.events),
        *((_effects(known, each.do), [(("extra", each.name), [*map(_wanted, each.when)])]) for each in known.extras),
        *((_effects(known, each.do), [(None, [*map(_wanted, each.done)])]) for each in known.objectives if each.done),
    )  # fmt: skip


def _to_run(event: Event) -> Iterator[Way]:
    """What makes an event happen."""
    needs = [_wanted(each) for each in event.when]
    place = event.subject.partition(".")[0]
    placed = ("laid", place[1:]) if place.startswith("@") else ("placed", place)
    match event.on:
        case "explored":
            yield ("tile", event.subject), [placed, *needs]
        case "entered":
            yield ("enter", event.subject), [placed, *needs]
        case "defeated":
            yield ("defeat", event.subject), needs
        case "fired" if event.subject:
            yield None, [("fired", event.subject), *needs]
        case "check":
            yield None, needs
        case _:
            return


def _of_button(button: Interaction) -> tuple[Action, ...]:
    return (*button.do, *(button.test.outcomes if button.test else ()))


def _counter_fact(test: TestOf | None) -> frozenset[Fact]:
    return frozenset([("counter", test.counter)] if test is not None and test.counter else [])


def _effects(adventure: Adventure, actions: Iterable[Action]) -> frozenset[Fact]:
    """What can come of actions, of those in them and of the events that they run."""
    found: set[Fact] = set()
    for each in all_actions(actions, partial(_followed_by, adventure)):
        args = each.args
        match each.do:
            case "counter":
                found.add(("counter", str(args["name"])))
            case "tile":
                found.add(("placed", str(args["name"])))
            case "token":
                found.add(("laid", str(args["name"])))
            case "spawn":
                found.add(("spawned", str(args.get("name", ""))))
            case "remove group":
                found.add(("no group", str(args["name"])))
            case "complete" | "win":
                found.add(_OBJECTIVE)
            case "fire":
                found.add(("fired", str(args["event"])))
            case _:
                found.update(effects_of_imported(each))
    return frozenset(found)


@lru_cache(maxsize=_REMEMBERED)
def effects_of_event(adventure: str, event: str) -> frozenset[Fact]:
    """What can come of an event of an adventure when it is fired."""
    known = ADVENTURES[adventure]
    return _effects(known, (each for one in known.events if one.name == event for each in one.do)) | {("fired", event)}


def effects_of_imported(action: Action) -> Iterator[Fact]:
    """What can come of the verbs that only imported scenarios have."""
    args = action.args
    match action.do:
        case "jime queue":
            yield from (("fired", each) for each in cast("tuple[str, ...]", args["events"]))
        case "jime chapter":
            yield from (("placed", name) for name, *_ in cast("tuple[tuple[str, object, bool], ...]", args["tiles"]))
        case "jime draw":
            yield from (("laid", each) for each in cast("tuple[str, ...]", args["tokens"]))
        case "jime lay":
            yield "laid", str(args["name"])
        case "jime swap":
            yield "laid", str(args["with"])
        case "jime come" | "jime pool":
            yield "spawned", str(args["name"])
        case _:
            return


def _followed_by(adventure: Adventure, action: Action) -> Iterator[Action]:
    """The actions inside an action, what it comes back to, and those of an event that it runs."""
    yield from nested(action)
    if action.do == "back":
        yield adventure.named[str(action.args["name"])]
    elif action.do in ("fire", "jime queue"):
        names = cast("tuple[str, ...]", action.args.get("events") or (action.args["event"],))
        for event in adventure.events:
            if event.name in names:
                yield from event.do


def nested(action: Action) -> Iterator[Action]:
    """The actions inside an action: branches, answers, results of a test."""
    args = action.args
    for name in ("then", "else", "passed", "failed"):
        yield from cast("tuple[Action, ...]", args.get(name, ()))
    if action.do == "choose":
        for _, _, actions in cast("tuple[tuple[str, object, tuple[Action, ...]], ...]", args["options"]):
            yield from actions
    if action.do == "random":
        for actions in cast("tuple[tuple[Action, ...], ...]", args["options"]):
            yield from actions
    for _, actions in cast("tuple[tuple[int, tuple[Action, ...]], ...]", args.get("counted", ())):
        yield from actions
