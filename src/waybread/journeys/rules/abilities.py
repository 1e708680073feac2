"""Abilities as data: what a card can do, when, at what price, and the function that does it.

A card is a class whose decorated functions are its abilities; the docstring of each is the text that
players read. ``docs/making-a-card.md`` has a recipe for each kind.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from inspect import cleandoc
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from waybread.journeys.rules.standing_rules import Rule

if TYPE_CHECKING:
    from waybread.journeys.facts import Limit, Stat
    from waybread.journeys.game import JourneyGame
    from waybread.journeys.rules.events import Harm, Occurrence, On
    from waybread.journeys.state import Test


class Kind(StrEnum):
    """How an ability works."""

    MAY = "may"
    """Its hero's player decides (``chooser`` says who, if not they)."""
    MUST = "must"
    """It resolves by itself."""
    VALUE = "value"
    """A standing change of a stat or a limit."""
    RULE = "rule"
    """A standing answer to a question of the rules."""


class Moment(StrEnum):
    """When an ability resolves, by the event that it names (jme:1.11 to jme:1.13)."""

    BEFORE = "before"
    WHEN = "when"
    AFTER = "after"


class Per(StrEnum):
    """What a limit counts in."""

    TEST = "test"
    TURN = "turn"
    ROUND = "round"
    ADVENTURE = "adventure"


@dataclass(slots=True)
class Use:
    """One use of an ability: which card, whose, in answer to what."""

    card: int
    hero: int
    """The hero in whose play area the card lies: *you*."""
    slot: int
    occurrence: Occurrence
    """What it answers to; for an action of the turn, the turn itself."""

    @property
    def test(self) -> Test:
        """The test that it answers to."""
        if self.occurrence.test is None:
            raise TypeError(f"no test belongs to '{self.occurrence.on}'")
        return self.occurrence.test

    @property
    def harm(self) -> Harm:
        """The damage and fear that it answers to."""
        if self.occurrence.harm is None:
            raise TypeError(f"no damage and fear belong to '{self.occurrence.on}'")
        return self.occurrence.harm


class Cost(Protocol):
    """Something that has to be paid before an ability resolves (jme:1.4)."""

    def why_not(self, game: JourneyGame, use: Use) -> str | None:
        """Why it cannot be paid, or None."""

    def pay(self, game: JourneyGame, use: Use) -> Coroutine[Any, Any, None]:
        """Pay it."""


Effect: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
Condition: TypeAlias = Callable[["JourneyGame", Use], bool]


@dataclass(frozen=True, slots=True, eq=False)
class Ability:
    """One ability of a card."""

    kind: Kind
    text: str
    effect: Effect | None = None
    on: On | None = None
    moment: Moment = Moment.AFTER
    condition: Condition | None = None
    """Must hold for it to be used: the details of its trigger, and that it could change anything."""
    cost: tuple[Cost, ...] = ()
    limit: int = 0
    per: Per = Per.ROUND
    chooser: Callable[[JourneyGame, Use], int] | None = None
    """Whose player decides, where it is not that of the card's hero: returns a hero."""
    changes: tuple[Stat | Limit, ...] = ()
    """Values: the numbers that are changed; the function returns by how much."""
    rule: Rule | None = None
    """Rules: the rule that the function changes."""
    amount: Callable[..., Any] | None = None
    """Values and rules: the function that answers."""

    keys: tuple[str, ...] = field(init=False)
    """Where the index of abilities at work lists this one."""

    def __post_init__(self) -> None:
        keys: tuple[str, ...] = self.changes
        if not keys:
            keys = (f"{self.kind}:{self.moment}:{self.on}" if self.on is not None else self.rule or "",)
        object.__setattr__(self, "keys", keys)


def may(
    *,
    before: On | None = None,
    when: On | None = None,
    after: On | None = None,
    condition: Condition | None = None,
    cost: Cost | Sequence[Cost] = (),
    limit: int = 0,
    per: Per = Per.ROUND,
    chooser: Callable[[JourneyGame, Use], int] | None = None,
) -> Callable[[Effect], Ability]:
    """An ability that a hero may use when something happens."""
    on, moment = _trigger(before, when, after)
    return lambda effect: Ability(
        Kind.MAY, text_of(effect), effect, on=on, moment=moment, condition=condition, cost=_costs(cost), limit=limit,
        per=per, chooser=chooser,
    )  # fmt: skip


def must(
    *,
    before: On | None = None,
    when: On | None = None,
    after: On | None = None,
    condition: Condition | None = None,
    limit: int = 0,
    per: Per = Per.ROUND,
) -> Callable[[Effect], Ability]:
    """An ability that resolves by itself when something happens."""
    on, moment = _trigger(before, when, after)
    return lambda effect: Ability(
        Kind.MUST, text_of(effect), effect, on=on, moment=moment, condition=condition, limit=limit, per=per
    )


def value(*changes: Stat | Limit) -> Callable[[Callable[..., int]], Ability]:
    """A standing change of stats or limits: the function says by how much, given game, card's hero and hero asked."""
    return lambda amount: Ability(Kind.VALUE, text_of(amount), changes=changes, amount=amount)


def rule(changed: Rule) -> Callable[[Callable[..., Any]], Ability]:
    """Standing text that changes a rule, such as ``Rule.IMMUNE_TO_FEAR``: the function says of what."""
    found = Rule(changed)
    return lambda answer: Ability(Kind.RULE, text_of(answer), rule=found, amount=answer)


def text_of(function: Callable[..., Any]) -> str:
    """The docstring: the text that players read."""
    return " ".join(cleandoc(function.__doc__ or "").split())


def _trigger(before: On | None, when: On | None, after: On | None) -> tuple[On, Moment]:
    named = [(on, moment) for on, moment in zip((before, when, after), Moment, strict=True) if on is not None]
    if len(named) != 1:
        raise TypeError("an ability answers to one of before=, when= and after=")
    return named[0]


def _costs(cost: Cost | Sequence[Cost]) -> tuple[Cost, ...]:
    return tuple(cost) if isinstance(cost, list | tuple) else (cost,)  # type: ignore[return-value]
