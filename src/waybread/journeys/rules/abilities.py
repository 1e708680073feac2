"""Abilities as data: what a card can do, when, at what price, and the function that does it.

A card is a class whose decorated functions are its abilities; the docstring of each is the text that
players read. ``docs/making-a-journeys-card.md`` has a recipe for each kind.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, TypeAlias

from waybread import cards
from waybread.cards import Effect, cost_tuple, text_of, trigger
from waybread.journeys.rules.standing_rules import Rule

if TYPE_CHECKING:
    from waybread.journeys.facts import Limit, Stat
    from waybread.journeys.game import JourneyGame
    from waybread.journeys.rules.occurrences import Harm, Occurrence, On
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


Cost: TypeAlias = cards.Cost["JourneyGame", Use]
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
    on, moment = trigger(Moment, before=before, when=when, after=after)
    return lambda effect: Ability(
        Kind.MAY, text_of(effect), effect, on=on, moment=moment, condition=condition, cost=cost_tuple(cost),
        limit=limit, per=per, chooser=chooser,
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
    on, moment = trigger(Moment, before=before, when=when, after=after)
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
