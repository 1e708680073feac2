"""What can come to pass in an adventure: from the start on, whatever anything leads to.

It looks at everything kindly: what is not plainly impossible is possible. What cannot come to pass yet waits for what
it missed, and is looked at again once when some of that has come; what has come to pass is never looked at again. So
nothing is looked at more often than there are things that it waits for, and no action is done twice.
"""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from heapq import heappop, heappush
from itertools import count
from math import inf
from typing import Final, TypeAlias

from waybread.journeys.authoring.adventure_builder import LOST, WON, tiles_to_explore
from waybread.journeys.authoring.adventure_sheet import (
    EventPart,
    ExtraPart,
    ObjectivePart,
    Sheet,
    TokenPart,
    open_lists,
)
from waybread.journeys.authoring.counter_bounds import Counting
from waybread.journeys.authoring.sentences import ParsedAction, ParsedCondition
from waybread.journeys.script.actions import number
from waybread.journeys.script.adventure import Condition
from waybread.journeys.script.conditions import COMPARE, contradiction

WIN: Final = "win"
_Look: TypeAlias = tuple[Callable[[], bool], int]
"""Something that may come to pass, and how often it had been looked at when it began to wait."""
_FAR: Final = 10**6
"""Farther than any number in a condition."""
_ALWAYS: Final = ("start", "round", "shadow", "hero-defeated", "check")
_NO_LESS: Final = {">=": 0, ">": 1, "==": 0, "!=": 1}
_NO_MORE: Final = {"<=": 0, "<": -1, "==": 0, "!=": -1}
"""How far beyond its number a comparison wants to get, upwards and downwards."""


@dataclass(slots=True)
class Reach:
    """What can come to pass."""

    sheet: Sheet
    remembered: Collection[str]
    """Counters that may have any number from the start."""
    given: Mapping[tuple[str, str], int] = field(default_factory=dict)
    """What is known from the start: by what conditions look at, and its name, the number that they find."""
    parts: set[str] = field(default_factory=set)
    """By kind and name: ``event pack``; and ``win``, ``complete``."""
    groups: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)
    """Kinds of tokens that can lie on the map."""
    low: dict[str, float] = field(default_factory=dict)
    high: dict[str, float] = field(default_factory=dict)
    """How far counters can get."""
    missed: set[str] = field(default_factory=set)
    """Parts, groups and kinds that were looked for in vain: ``event pack``, ``group pack``, ``kind threat``."""
    fell_short: set[tuple[str, float]] = field(default_factory=set)
    """Counters that did not get as far as was looked for; downwards, their names have a minus before them."""

    def has(self, kind: str, name: str) -> bool:
        """Can this part come to pass?"""
        return self.can_come(f"{kind} {name}")

    def can_come(self, part: str) -> bool:
        """The same, by kind and name."""
        found = part in self.parts
        if not found:
            self.missed.add(part)
        return found

    def _among(self, name: str, kind: str, known: Collection[str]) -> float:
        """How many of a kind can be there, if any: of this name, or of all of them."""
        if name in known or (not name and known):
            return inf
        self.missed.add(f"{kind} {name}")
        return 0

    def can_lie(self, place: str) -> bool:
        """Can a place be on the map?"""
        return self.has("token", place[1:]) if place.startswith("@") else self.has("tile", place.partition(".")[0])

    def span(self, condition: Condition) -> tuple[float, float]:
        """The least and the most that can be found where a condition looks."""
        number = self.given.get((condition.what, condition.name))
        return self._span(condition) if number is None else (number, number)

    def _span(self, condition: Condition) -> tuple[float, float]:
        sheet, name = self.sheet, condition.name
        match condition.what:
            case "counter":
                return self.low.get(name, 0), self.high.get(name, 0)
            case "fired" | "objective" | "placed":
                kind = {"fired": "event", "placed": "tile"}.get(condition.what, condition.what)
                return 0, int(self.has(kind, name))
            case "token":
                return 0, inf if self.has("token", name) else 0
            case "tokens":
                return 0, self._among(name, "kind", self.kinds)
            case "group" | "groups":
                return 0, self._among(name, "group", self.groups)
            case "at":
                return 0, sheet.heroes[1] if self.can_lie(name) else 0
            case "unexplored":
                unseen = [each for each in tiles_to_explore(sheet) if self.has("tile", each.name)]
                return 0, inf if any(each.again for each in unseen) else len(unseen)
            case "party":
                return sheet.heroes
            case "heroes":
                return 0, sheet.heroes[1]
            case "difficulty" | "hero":
                return 0, 1
            case _:
                return 0, inf

    def possible(self, conditions: Collection[ParsedCondition]) -> bool:
        """Can all of these hold, and at the same time?"""
        wanted = [each.condition for each in conditions]
        return all(map(self.can_hold, wanted)) and contradiction(wanted) is None

    def can_hold(self, condition: Condition) -> bool:
        """Can a condition ever hold?"""
        least, most = self.span(condition)
        number = condition.number
        if condition.what == "counter":
            self._look(condition, least, most)
        match condition.compare:
            case "==":
                return least <= number <= most
            case "!=":
                return not least == most == number
            case _:
                holds = COMPARE[condition.compare]
                return any(holds(int(min(max(each, -_FAR), _FAR)), number) for each in (least, most))

    def _look(self, condition: Condition, least: float, most: float) -> None:
        """Note a counter that does not get as far as a condition wants it."""
        compare, name, number = condition.compare, condition.name, condition.number
        if compare in _NO_LESS and most < number + _NO_LESS[compare]:
            self.fell_short.add((name, number + _NO_LESS[compare]))
        if compare in _NO_MORE and least > number + _NO_MORE[compare]:
            self.fell_short.add((f"-{name}", -number - _NO_MORE[compare]))


def find_reachable(
    sheet: Sheet, remembered: Collection[str] = (), given: Mapping[tuple[str, str], int] | None = None
) -> Reach:
    """Return everything that can come to pass, for any party or with what is given of one."""
    return _Walk(sheet, remembered, given or {}).reach


@dataclass(frozen=True, slots=True)
class _Rule:
    """An action that is done once something has come to pass and all of these can hold."""

    owner: str
    when: tuple[ParsedCondition, ...]
    action: ParsedAction
    among: tuple[ParsedAction, ...]
    """The list that it is in."""


class _Walk:
    def __init__(self, sheet: Sheet, remembered: Collection[str], given: Mapping[tuple[str, str], int]) -> None:
        self.sheet = sheet
        self.counting = Counting(sheet)
        self.reach = reach = Reach(sheet, remembered, given)
        self.bounds: dict[str, tuple[float, float]] = {name: (each, each) for name, each in sheet.counters.items()}
        """What each counter begins with, or is set to, at least and at most."""
        self.bounds |= dict.fromkeys(remembered, (-inf, inf))
        self.changes: dict[str, tuple[float, float]] = {}
        """By how much each counter can fall and rise from there."""
        self.waiting: defaultdict[str, list[_Look]] = defaultdict(list)
        """What waits for a part, a group or a kind of token."""
        self.short: defaultdict[str, list[tuple[float, int, _Look]]] = defaultdict(list)
        """What waits for a counter to get further, the nearest first."""
        self.ready: deque[_Look] = deque()
        for name in self.bounds:
            self.note(name)
        reach.parts |= {f"objective {each.name}" for each in sheet.objectives[:1]} | {f"ending {each}" for each in LOST}
        reach.parts |= {f"tile {each.name}" for n, each in enumerate(sheet.tiles) if not n or each.at is not None}
        everything = [
            *(partial(self.try_event, each) for each in sheet.events),
            *(partial(self.try_token, each) for each in sheet.tokens),
            *(partial(self.try_extra, each) for each in sheet.extras),
            *(partial(self.try_objective, each) for each in sheet.objectives),
            *(partial(self.try_gathering, *each) for each in _gatherings(sheet)),
            *(partial(self.try_rule, each) for each in _rules(sheet)),
        ]
        order, looks = count(), Counter[Callable[[], bool]]()
        self.ready += [(each, 0) for each in everything]
        while self.ready:
            reach.missed, reach.fell_short = set(), set()
            comes, at = self.ready.popleft()
            if looks[comes] > at:
                continue  # it has been looked at since, for something else that it waited for
            looks[comes] += 1
            if not comes():
                for part in reach.missed:
                    self.waiting[part].append((comes, looks[comes]))
                for name, number in reach.fell_short:
                    heappush(self.short[name], (number, next(order), (comes, looks[comes])))

    def add(self, *parts: str) -> None:
        """Parts can come to pass: whatever waited for them is looked at again."""
        for each in parts:
            self.reach.parts.add(each)
            self.ready += self.waiting.pop(each, ())

    # What may have come to pass: each says whether it has

    def try_event(self, event: EventPart) -> bool:
        """Can what an event waits for happen?"""
        if self.can_trigger(event):
            self.add(f"event {event.name}")
        return self.reach.has("event", event.name)

    def can_trigger(self, event: EventPart) -> bool:
        """Can what an event waits for happen, other than by ``run``?"""
        reach = self.reach
        if not reach.possible(event.when):
            return False
        match event.on:
            case "explored":
                sought = [each for each in tiles_to_explore(self.sheet) if event.subject in ("", each.name)]
                return any(reach.has("tile", each.name) for each in sought)
            case "entered":
                return reach.can_lie(event.subject)
            case "defeated":
                return reach.can_hold(Condition("group", event.subject))
            case "threshold":
                return int(event.subject) < self.sheet.threat
            case "fired":
                return reach.has("event", event.subject)
            case _:
                return event.on in _ALWAYS

    def try_token(self, token: TokenPart) -> bool:
        """Can a token come to lie on the map?"""
        reach = self.reach
        if token.at and reach.can_lie(token.at) and reach.possible(token.when):
            self.add(f"token {token.name}")
        if reach.has("token", token.name):
            self.add_kind(token.kind)
            return True
        return False

    def add_kind(self, kind: str) -> None:
        """Tokens of a kind can lie on the map."""
        self.reach.kinds.add(kind)
        self.ready += self.waiting.pop(f"kind {kind}", ())

    def try_extra(self, extra: ExtraPart) -> bool:
        """Can an action of the adventure's own be taken?"""
        can = self.reach.possible(extra.when) and (not extra.at or self.reach.can_lie(extra.at))
        if can:
            self.add(f"extra {extra.name}")
        return can

    def try_objective(self, objective: ObjectivePart) -> bool:
        """Can an objective be done?"""
        done = self.reach.has("objective", objective.name) and can_be_done(self.reach, objective)
        if done:
            follows = [f"objective {objective.then}"] if objective.then else [WIN, f"ending {WON}"]
            self.add(f"done {objective.name}", *follows)
        return done

    def try_gathering(self, owner: str, when: tuple[ParsedCondition, ...], counter: str) -> bool:
        """Can a test be made that gathers successes?"""
        can = self.reach.can_come(owner) and self.reach.possible(when)
        if can:
            self.changes[counter] = (self.changes.get(counter, (0, 0))[0], inf)
            self.note(counter)
        return can

    def try_rule(self, rule: _Rule) -> bool:
        """Can an action be done? Then it is."""
        comes = rule.owner.replace("objective ", "done ")  # what an objective does comes when it is done
        can = self.reach.can_come(comes) and self.reach.possible(rule.when)
        if can:
            self.do(rule)
        return can

    def do(self, rule: _Rule) -> None:
        """What an action leads to."""
        args, word = rule.action.args, rule.action.pattern.word
        match word:
            case "tile" | "token" | "objective" | "talk" | "test" | "draw":
                self.add(f"{word} {args['name']}")
            case "terrain":
                self.add_kind(str(args["kind"]))
                self.add(f"token {args.get('name', '')}")
            case "spawn":
                group = str(args.get("name", args["kind"]))
                self.reach.groups.add(group)
                self.ready += (*self.waiting.pop(f"group {group}", ()), *self.waiting.pop("group ", ()))
            case "run":
                self.add(f"event {args['event']}")
            case "complete":
                self.add(word)
            case "win" | "lose":
                self.add(word, f"ending {args.get('ending', WON if word == WIN else LOST[0])}")
            case "counter":
                self.count(rule)

    def count(self, rule: _Rule) -> None:
        """How far a counter can get by an action."""
        args = rule.action.args
        name = str(args["name"])
        least, most = self.bounds.get(name, (0, 0))
        down, up = self.changes.get(name, (0, 0))
        if "set" in args:
            to = number(args, "set")
            self.bounds[name] = min(least, to), max(most, to)
        else:
            change = number(args, "add")
            by = change * self.counting.often(rule.owner, rule.among) if change else 0
            self.changes[name] = down + min(by, 0), up + max(by, 0)
        self.note(name)

    def note(self, name: str) -> None:
        """Note how far a counter can get."""
        (least, most), (down, up) = self.bounds.get(name, (0, 0)), self.changes.get(name, (0, 0))
        self.reach.low[name], self.reach.high[name] = least + down, most + up
        for far, short in ((most + up, self.short[name]), (-least - down, self.short[f"-{name}"])):
            while short and short[0][0] <= far:
                self.ready.append(heappop(short)[2])


def _rules(sheet: Sheet) -> Iterator[_Rule]:
    """Every action, with what it needs."""
    waits = {each.name: each.when for each in sheet.events}
    for owner, when, among in open_lists(sheet):
        for action in among:
            run = waits[str(action.args["event"])] if action.pattern.word == "run" else ()
            yield _Rule(owner, (*when, *action.when, *run), action, among)


def _gatherings(sheet: Sheet) -> Iterator[tuple[str, tuple[ParsedCondition, ...], str]]:
    """The tests that gather successes: whose, when, and in which counter."""
    yield from ((f"test {each.name}", (), each.counter) for each in sheet.tests if each.counter)
    for token in sheet.tokens:
        for button in token.buttons:
            if button.test is not None and button.test.counter:
                yield f"token {token.name}", button.when, button.test.counter


def can_be_done(reach: Reach, objective: ObjectivePart) -> bool:
    """Can an objective be done?"""
    return reach.can_come("complete") or (bool(objective.done) and reach.possible(objective.done))
