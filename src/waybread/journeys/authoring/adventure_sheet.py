"""An adventure as its author has written it: each part with the place where it stands.

Words are found by convention: ``event.NAME`` is what an event shows first, and so on; ``making`` has the list.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from waybread.journeys.authoring.findings import Where
from waybread.journeys.authoring.sentences import Asked, Said
from waybread.journeys.facts import Stat


@dataclass(frozen=True, slots=True)
class TilePart:
    """``[[tile]]``"""

    name: str
    where: Where
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
class TestPart:
    """``[[test]]``, or the test of a button."""

    __test__ = False

    name: str
    where: Where
    stats: tuple[Stat, ...]
    need: int | None
    """None if it is not passed or failed, but counted."""
    counter: str
    passed: tuple[Said, ...]
    failed: tuple[Said, ...]
    counted: tuple[tuple[int, tuple[Said, ...]], ...]


@dataclass(frozen=True, slots=True)
class ButtonPart:
    """``[[token.button]]``"""

    name: str
    """By which its words are found: a name, its number among several, or none."""
    where: Where
    when: tuple[Asked, ...]
    test: TestPart | None
    do: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class TokenPart:
    """``[[token]]``"""

    name: str
    where: Where
    kind: str
    at: str
    across: str
    when: tuple[Asked, ...]
    buttons: tuple[ButtonPart, ...]


@dataclass(frozen=True, slots=True)
class ObjectivePart:
    """``[[objective]]``"""

    name: str
    where: Where
    done: tuple[Asked, ...]
    then: str
    do: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class EventPart:
    """``[[event]]``"""

    name: str
    where: Where
    on: str
    subject: str
    when: tuple[Asked, ...]
    again: bool
    do: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class AnswerPart:
    """``[[talk.answer]]``"""

    name: str
    where: Where
    when: tuple[Asked, ...]
    do: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class TalkPart:
    """``[[talk]]``"""

    name: str
    where: Where
    answers: tuple[AnswerPart, ...]


@dataclass(frozen=True, slots=True)
class DrawPart:
    """``[[draw]]``"""

    name: str
    where: Where
    options: tuple[tuple[Said, ...], ...]


@dataclass(frozen=True, slots=True)
class ExtraPart:
    """``[[extra]]``"""

    name: str
    where: Where
    when: tuple[Asked, ...]
    at: str
    do: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class EndingPart:
    """``[[ending]]``"""

    name: str
    where: Where
    do: tuple[Said, ...]


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
    endings: tuple[EndingPart, ...]
    words: Mapping[str, Words]
    """By language."""
    unread: tuple[str, ...]
    """Sentences that make no sense; what they would have named is known all the same."""
