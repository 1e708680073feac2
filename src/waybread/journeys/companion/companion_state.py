"""What the app tracks beside the boxes, as plain data: nobody's position, no cards but those of the inventory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self

from waybread.journeys.state import GuidedState
from waybread.kernel import SPARSE, Fact


@dataclass(slots=True, frozen=True)
class Note:
    """Something that the app has said: a text, an instruction, a question. It stays in the chronicle (jme:18.0)."""

    kind: str
    """What it says, as ``app_texts.SAYINGS`` knows it: ``suffer``, ``group placed``, ``text``."""
    round: int
    words: tuple[tuple[str, str], ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()
    lists: tuple[tuple[str, tuple[int, ...]], ...] = ()

    @property
    def facts(self) -> dict[str, str | int | tuple[int, ...]]:
        """All that it says, by name."""
        return dict((*self.words, *self.numbers, *self.lists))


def note(kind: str, round_: int, facts: Mapping[str, Fact]) -> Note:
    """A note of these facts."""
    return Note(
        kind,
        round_,
        tuple((name, fact) for name, fact in facts.items() if isinstance(fact, str)),
        tuple((name, int(fact)) for name, fact in facts.items() if isinstance(fact, int)),
        tuple((name, fact) for name, fact in facts.items() if isinstance(fact, tuple)),
    )


@dataclass(slots=True)
class Pane:
    """The open attack pane of a group: what has been entered and not been applied (jme:10.2)."""

    group: int
    hits: int = 0
    modifiers: list[str] = field(default_factory=list)

    def clone(self) -> Pane:
        """The same pane, apart."""
        return Pane(self.group, self.hits, self.modifiers.copy())


@dataclass(slots=True, kw_only=True)
class CompanionState(GuidedState):
    """Everything that the app tracks in table mode."""

    items: list[list[str]]
    """What each hero should have equipped, trinkets too, by key (jme:34.4)."""
    skills: list[list[str]]
    """Skill cards that each hero has bought, and titles of earlier adventures, by key (jme:camp.6)."""
    pane: Pane | None = None
    activating: int | None = field(default=None, metadata=SPARSE)
    """The number of the group whose activation is under way."""
    chronicle: list[Note] = field(default_factory=list)

    def clone(self) -> Self:
        """The same state, apart."""
        return type(self)(
            stack=self.stack.copy(), streams=self.streams.clone(), outcome=self.outcome, app=self.app.clone(),
            heroes=self.heroes, roles=self.roles, defeated=self.defeated.copy(), last_stands=self.last_stands.copy(),
            trinkets=self.trinkets.copy(), trinkets_gained=self.trinkets_gained.copy(), titles=self.titles.copy(),
            tiles=self.tiles, unexplored=self.unexplored.copy(), tokens=[each.clone() for each in self.tokens],
            darkness=self.darkness.copy(), groups=[each.clone() for each in self.groups], counter=self.counter,
            round=self.round, phase=self.phase, ground=self.ground, items=[each.copy() for each in self.items],
            skills=[each.copy() for each in self.skills],
            pane=self.pane.clone() if self.pane else None, activating=self.activating, chronicle=self.chronicle.copy(),
        )  # fmt: skip
