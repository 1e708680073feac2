"""An adventure as its author has written it: each part with the place where it stands, and ways to look it through.

Words are found by convention: ``event.NAME`` is what an event shows first, and so on; ``adventure_builder`` has the
list.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from waybread.journeys.authoring.sentences import ParsedAction, ParsedCondition
from waybread.journeys.authoring.toml_files import Where
from waybread.journeys.facts import Stat

BY_NAME: Final = ("talk", "test", "draw")
"""What is named in a sentence and comes then and there."""


@dataclass(frozen=True, slots=True)
class Part:
    """A table with a name."""

    name: str
    where: Where


@dataclass(frozen=True, slots=True)
class ActingPart(Part):
    """A part with a list of actions; an ``[[ending]]`` has nothing else."""

    do: tuple[ParsedAction, ...]


@dataclass(frozen=True, slots=True)
class TilePart(Part):
    """``[[tile]]``"""

    tile: str
    at: tuple[int, int, int] | None
    pool: tuple[str, ...]
    explored: bool
    beside: str
    again: bool

    @property
    def sides(self) -> tuple[str, ...]:
        """The tiles that it can be."""
        return self.pool or (self.tile,)


@dataclass(frozen=True, slots=True)
class TestPart(Part):
    """``[[test]]``, or the test of a button."""

    __test__ = False

    stats: tuple[Stat, ...]
    need: int | None
    """None if it is not passed or failed, but counted."""
    counter: str
    passed: tuple[ParsedAction, ...]
    failed: tuple[ParsedAction, ...]
    counted: tuple[tuple[int, tuple[ParsedAction, ...]], ...]

    @property
    def lists(self) -> tuple[tuple[ParsedAction, ...], ...]:
        """What comes of it: passed, failed, and by number."""
        return (self.passed, self.failed, *(each for _, each in self.counted))


@dataclass(frozen=True, slots=True)
class ButtonPart(ActingPart):
    """``[[token.button]]``; its words are found by its name, its number among several, or neither."""

    when: tuple[ParsedCondition, ...]
    test: TestPart | None


@dataclass(frozen=True, slots=True)
class TokenPart(Part):
    """``[[token]]``"""

    kind: str
    at: str
    across: str
    when: tuple[ParsedCondition, ...]
    buttons: tuple[ButtonPart, ...]

    def key_of(self, button: ButtonPart) -> str:
        """By which the words of a button are found: the token's name, and its own."""
        return f"{self.name}.{button.name}" if button.name else self.name


@dataclass(frozen=True, slots=True)
class ObjectivePart(ActingPart):
    """``[[objective]]``"""

    done: tuple[ParsedCondition, ...]
    then: str


@dataclass(frozen=True, slots=True)
class EventPart(ActingPart):
    """``[[event]]``"""

    on: str
    subject: str
    when: tuple[ParsedCondition, ...]
    again: bool


@dataclass(frozen=True, slots=True)
class AnswerPart(ActingPart):
    """``[[talk.answer]]``"""

    when: tuple[ParsedCondition, ...]


@dataclass(frozen=True, slots=True)
class TalkPart(Part):
    """``[[talk]]``"""

    answers: tuple[AnswerPart, ...]


@dataclass(frozen=True, slots=True)
class DrawPart(Part):
    """``[[draw]]``"""

    options: tuple[tuple[ParsedAction, ...], ...]


@dataclass(frozen=True, slots=True)
class ExtraPart(ActingPart):
    """``[[extra]]``"""

    when: tuple[ParsedCondition, ...]
    at: str


@dataclass(frozen=True, slots=True)
class Words:
    """The words of one language, by key, with their places."""

    texts: Mapping[str, str]
    places: Mapping[str, Where]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole adventure."""

    key: str
    where: Where
    """Its first line."""
    lines: Mapping[str, Where]
    """Where the single values of it stand."""
    kind: str
    start: tuple[str, ...]
    threat: int
    fixed_bar: bool
    scout: int
    darkness: int
    darkness_stat: Stat | None
    counters: Mapping[str, int]
    remembers: tuple[str, ...]
    lore: int
    experience: int
    heroes: tuple[int, int]
    tiles: tuple[TilePart, ...]
    objectives: tuple[ObjectivePart, ...]
    tokens: tuple[TokenPart, ...]
    events: tuple[EventPart, ...]
    talks: tuple[TalkPart, ...]
    tests: tuple[TestPart, ...]
    draws: tuple[DrawPart, ...]
    extras: tuple[ExtraPart, ...]
    endings: tuple[ActingPart, ...]
    words: Mapping[str, Words]
    """By language."""
    unread: tuple[str, ...]
    """Sentences that make no sense; what they would have named is known all the same."""

    @property
    def parts(self) -> Mapping[str, Sequence[Part]]:
        """Everything with a name of its own, by kind."""
        return {
            "tile": self.tiles, "token": self.tokens, "event": self.events, "objective": self.objectives,
            "talk": self.talks, "test": self.tests, "draw": self.draws, "extra": self.extras, "ending": self.endings,
        }  # fmt: skip


def open_lists(sheet: Sheet) -> Iterator[tuple[str, tuple[ParsedCondition, ...], tuple[ParsedAction, ...]]]:
    """Every list of actions: whose it is (``event pack``), and the conditions of its button or answer."""
    for token in sheet.tokens:
        for button in token.buttons:
            for actions in (button.do, *(button.test.lists if button.test else ())):
                yield f"token {token.name}", button.when, actions
    yield from ((f"event {each.name}", (), each.do) for each in sheet.events)
    yield from ((f"objective {each.name}", (), each.do) for each in sheet.objectives)
    for talk in sheet.talks:
        yield from ((f"talk {talk.name}", each.when, each.do) for each in talk.answers)
    for test in sheet.tests:
        yield from ((f"test {test.name}", (), actions) for actions in test.lists)
    for draw in sheet.draws:
        yield from ((f"draw {draw.name}", (), actions) for actions in draw.options)
    yield from ((f"extra {each.name}", (), each.do) for each in sheet.extras)
    yield from ((f"ending {each.name}", (), each.do) for each in sheet.endings)


def lists_of(sheet: Sheet) -> Mapping[str, list[tuple[ParsedAction, ...]]]:
    """Every list of actions, by what it belongs to."""
    found: defaultdict[str, list[tuple[ParsedAction, ...]]] = defaultdict(list)
    for owner, _, actions in open_lists(sheet):
        found[owner].append(actions)
    return found


def actions_of(sheet: Sheet) -> list[ParsedAction]:
    """Every action of an adventure."""
    return [each for _, _, actions in open_lists(sheet) for each in actions]


def conditions_of(sheet: Sheet) -> list[ParsedCondition]:
    """Every condition of an adventure."""
    waiting = [each.when for each in sheet.events] + [each.when for each in sheet.extras]
    waiting += [each.when for each in sheet.tokens] + [each.when for token in sheet.tokens for each in token.buttons]
    waiting += [each.when for talk in sheet.talks for each in talk.answers]
    waiting += [each.done for each in sheet.objectives] + [each.when for each in actions_of(sheet)]
    return [each for some in waiting for each in some]


def all_tests(sheet: Sheet) -> list[TestPart]:
    """Every test of an adventure: those by name, and those of buttons."""
    return [*sheet.tests, *(each.test for token in sheet.tokens for each in token.buttons if each.test)]


def leads(sheet: Sheet, words: tuple[str, ...] = BY_NAME) -> dict[str, set[str]]:
    """From each dialogue, test and draw (and event, if they are run) to those that its actions name by these words."""
    return {
        name: {named(each) for actions in lists for each in actions if each.pattern.word in words}
        for name, lists in lists_of(sheet).items()
        if name.split()[0] in (*words, *(("event",) if "run" in words else ()))
    }


def named(action: ParsedAction) -> str:
    """The event, dialogue, test or draw that an action names; nothing for other actions."""
    word, args = action.pattern.word, action.args
    return f"event {args['event']}" if word == "run" else f"{word} {args['name']}" if word in BY_NAME else ""


def loops(sheet: Sheet) -> dict[str, frozenset[str]]:
    """Each dialogue, test and draw that leads back to itself, with all that do so together."""
    found = leads(sheet)
    reached = {name: all_from(found, name) for name in found}
    return {
        name: frozenset(other for other in others if name in reached.get(other, ()))
        for name, others in reached.items()
        if name in others
    }


def all_from(leads: Mapping[str, set[str]], start: str) -> set[str]:
    """Everything that something leads to in the end."""
    found: set[str] = set()
    queue = [start]
    while queue:
        new = leads.get(queue.pop(), set()) - found
        found |= new
        queue.extend(new)
    return found
