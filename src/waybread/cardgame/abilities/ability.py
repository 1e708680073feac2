"""Abilities as data: what a card can do, when, at what price, and the function that does it.

A card is a class whose decorated functions are its abilities; the docstring of each is the
text that players read. ``docs/making-a-card.md`` has a recipe for each kind.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from waybread import cards
from waybread.cardgame.abilities.occurrences import NOTHING, Occurrence, On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.facts import Kind, Stat, Where
from waybread.cards import Effect, cost_tuple, text_of, trigger

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


PHASES: Final = ("resource", "planning", "quest", "travel", "encounter", "combat", "refresh")


class Moment(StrEnum):
    """The two windows of an occurrence (L9)."""

    WHEN = "when"
    AFTER = "after"


class Op(StrEnum):
    """How a modifier works (lcg:modifiers.4, lcg:modifiers.5)."""

    ADD = "add"
    MULTIPLY = "multiply"
    SET = "set"


class Per(StrEnum):
    """What a limit counts in (lcg:limits.1, lcg:limits.2)."""

    PHASE = "phase"
    ROUND = "round"
    GAME = "game"
    GROUP = "group"
    """In a game, for all players together."""


@dataclass(slots=True)
class Use:
    """One use of an ability: whose card, who uses it, in answer to what."""

    card: int
    """The card that has the ability."""
    player: int
    """Who uses it; -1 for Forced and When Revealed effects of encounter cards, the defender for shadow effects."""
    slot: int
    """Which ability of the card it is, counted from 0 in the order of its class."""
    occurrence: Occurrence = NOTHING
    """What a triggered ability answers to."""
    x: int = 0
    """The X of a cost, fixed when it is paid (lcg:x.2)."""
    paid: int = -1
    """The card that was exhausted or discarded as a cost, if one was."""
    all_paid: tuple[int, ...] = ()
    """All of these cards, in order."""
    origin: int = -1
    """From where an event is played, if not from the hand."""
    host: int = -1
    """What the card was attached to as its use began: a cost may have taken it from there."""


class Cost(cards.Cost["CardGame", Use]):
    """Something that has to be paid before an ability resolves."""

    exhausts_itself: bool = False
    """Is it that the card itself exhausts?"""
    takes_itself: bool = False
    """Does the card itself leave play? Of several costs that one is paid last."""

    @property
    def resources(self) -> int:
        """How many resources it takes."""
        return 0


Condition: TypeAlias = Callable[["CardGame", Use], bool]
"""A function of the game and the use of an ability that says whether something is true."""
Targets: TypeAlias = Callable[["CardGame", Use], Sequence[int]]
"""A function of the game and the use of an ability that lists what can be chosen."""


ABOUT_ITSELF: Final[set[Condition]] = set()


def about_itself(condition: Condition) -> Condition:
    """Decorator: the condition only holds of what happens to the very card, so that others need not be asked."""
    ABOUT_ITSELF.add(condition)
    return condition


@dataclass(frozen=True, slots=True, eq=False)
class Ability:
    """One ability of a card."""

    kind: Kind
    text: str
    effect: Effect | None = None
    """The function; with ``target`` it also gets the target."""
    on: tuple[On, ...] = ()
    """What it answers to: any of these."""
    moment: Moment = Moment.AFTER
    condition: Condition | None = None
    """Must hold for the ability to be used: its trigger's details, and that it could change anything."""
    target: Targets | None = None
    """What may be chosen; with nothing to choose the ability cannot start (lcg:choose.3)."""
    cost: tuple[Cost, ...] = ()
    phase: str = ""
    where: Where = Where.PLAY
    cancels: bool = False
    limit: int = 0
    per: Per = Per.ROUND
    anyone: bool = False
    """Any player may use it, each with a limit of their own."""
    label: str = ""
    """Labelled text: by which name it is triggered."""
    shared: bool = False
    """The limit counts for all players together."""
    firm: bool = False
    """It cannot be cancelled (lcg:cancel.8)."""
    stat: Stat | None = None
    """Modifiers: the number that is changed; the function returns by how much."""
    op: Op = Op.ADD
    rule: Rule | None = None
    """Rules (cannot, may, must ...): the rule that the function changes."""
    amount: Callable[..., Any] | None = None
    """Modifiers and rules: the function that answers."""
    matters: Condition | None = None
    """Could using it change anything that still counts? Advice only (see ``relevance``); None: always."""

    keys: tuple[str, ...] = field(init=False)
    """Where the index of abilities in play lists this one."""
    own: bool = field(init=False)
    """Does it answer only to what happens to its own card?"""
    exhausts_itself: bool = field(init=False)
    """Does using it exhaust its own card?"""
    resources: int = field(init=False)
    """How many resources its costs take, besides the cost of a card."""

    def __post_init__(self) -> None:
        if self.phase and self.phase not in PHASES:
            raise ValueError(f"there is no {self.phase} phase; there are {', '.join(PHASES)}")
        if self.cancels and self.moment is not Moment.WHEN:
            raise ValueError("what cancels has to come before what it cancels: when=, not after=")
        keys = tuple(f"{self.moment}:{on}" for on in self.on)
        object.__setattr__(self, "keys", keys or ((self.stat or self.rule or self.kind).value,))
        object.__setattr__(self, "cost", tuple(sorted(self.cost, key=lambda each: each.takes_itself)))
        object.__setattr__(self, "own", self.condition in ABOUT_ITSELF)
        object.__setattr__(self, "exhausts_itself", any(each.exhausts_itself for each in self.cost))
        object.__setattr__(self, "resources", sum(each.resources for each in self.cost))


@dataclass(frozen=True, slots=True, eq=False)
class Unfinished:
    """Text of a card that nobody has written yet."""

    text: str


def unfinished(written: Ability | Callable[..., Any]) -> Unfinished:
    """Decorator, before all others: this text is not written yet, so that it does nothing and its card is not done.

    A player card with such text cannot be played; a scenario with one says that it is not finished.
    """
    return Unfinished(written.text if isinstance(written, Ability) else text_of(written))


def _trigger(after: On | tuple[On, ...] | None, when: On | tuple[On, ...] | None) -> tuple[tuple[On, ...], Moment]:
    on, moment = trigger(Moment, after=after, when=when)
    return on if isinstance(on, tuple) else (on,), moment


def action(
    *,
    cost: Cost | Sequence[Cost] = (),
    target: Targets | None = None,
    condition: Condition | None = None,
    phase: str = "",
    limit: int = 0,
    per: Per = Per.ROUND,
    anyone: bool = False,
    shared: bool = False,
    where: Where = Where.PLAY,
    matters: Condition | None = None,
) -> Callable[[Effect], Ability]:
    """An Action, which a player may use in an action window (of one phase only, if it names one)."""
    return lambda effect: Ability(
        Kind.ACTION, f"{phase.capitalize()} Action: ".lstrip() + text_of(effect), effect, condition=condition,
        target=target, cost=cost_tuple(cost), phase=phase, limit=limit, per=per, anyone=anyone, shared=shared,
        where=where, matters=matters,
    )  # fmt: skip


def response(
    *,
    after: On | tuple[On, ...] | None = None,
    when: On | tuple[On, ...] | None = None,
    condition: Condition | None = None,
    target: Targets | None = None,
    cost: Cost | Sequence[Cost] = (),
    cancels: bool = False,
    limit: int = 0,
    per: Per = Per.ROUND,
    anyone: bool = False,
    shared: bool = False,
    where: Where = Where.PLAY,
    matters: Condition | None = None,
) -> Callable[[Effect], Ability]:
    """A Response, which a player may use when something happens; with ``cancels`` it comes first (lcg:cancel.3)."""
    on, moment = _trigger(after, when)
    return lambda effect: Ability(
        Kind.RESPONSE, "Response: " + text_of(effect), effect, on=on, moment=moment, condition=condition,
        target=target, cost=cost_tuple(cost), cancels=cancels, limit=limit, per=per, anyone=anyone, shared=shared,
        where=where, matters=matters,
    )  # fmt: skip


def forced(
    *,
    after: On | tuple[On, ...] | None = None,
    when: On | tuple[On, ...] | None = None,
    condition: Condition | None = None,
    limit: int = 0,
    per: Per = Per.ROUND,
) -> Callable[[Effect], Ability]:
    """A Forced effect: it resolves by itself when something happens."""
    on, moment = _trigger(after, when)
    return lambda effect: Ability(
        Kind.FORCED, "Forced: " + text_of(effect), effect, on=on, moment=moment, condition=condition, limit=limit,
        per=per,
    )  # fmt: skip


def constant(
    *,
    after: On | tuple[On, ...] | None = None,
    when: On | tuple[On, ...] | None = None,
    condition: Condition | None = None,
) -> Callable[[Effect], Ability]:
    """Constant text that acts by itself at a moment, before forced effects (lcg:timing-order.1)."""
    on, moment = _trigger(after, when)
    return lambda effect: Ability(Kind.RULE, text_of(effect), effect, on=on, moment=moment, condition=condition)


def whenever(condition: Condition) -> Callable[[Effect], Ability]:
    """Constant text that acts as soon as something is true (lcg:modifiers.1); its effect must put an end to that."""
    return lambda effect: Ability(Kind.RULE, text_of(effect), effect, rule=Rule.WHENEVER, condition=condition)


def when_revealed(effect: Effect) -> Ability:
    """A When Revealed effect of an encounter card or of side B of a quest card."""
    return Ability(Kind.WHEN_REVEALED, "When Revealed: " + text_of(effect), effect)


def shadow(effect: Effect) -> Ability:
    """A Shadow effect, which resolves when the card is dealt to an attacking enemy."""
    return Ability(Kind.SHADOW, "Shadow: " + text_of(effect), effect)


def cannot_be_cancelled(ability: Ability) -> Ability:
    """Decorator, before ``when_revealed`` or ``shadow``: nothing cancels this effect (lcg:cancel.8)."""
    return replace(ability, firm=True)


def travel(cost: Cost) -> Callable[[Effect], Ability]:
    """What travelling to the location costs; the decorated function only has the text."""
    return lambda effect: Ability(Kind.TRAVEL, "Travel: " + text_of(effect), effect, cost=(cost,))


def setup(effect: Effect) -> Ability:
    """The setup text of side A of a quest card."""
    return Ability(Kind.SETUP, "Setup: " + text_of(effect), effect)


def labelled(label: str) -> Callable[[Effect], Ability]:
    """Text that does nothing until an effect triggers all text with its label, such as ``Lost``."""
    return lambda effect: Ability(Kind.LABELLED, f"{label}: {text_of(effect)}", effect, label=label)


def modifier(
    stat: Stat, op: Op = Op.ADD, *, where: Where = Where.PLAY
) -> Callable[[Callable[..., float | None]], Ability]:
    """Constant text that changes a number of a card: the function returns by how much, 0 for other cards.

    With ``where=Where.HAND`` it changes the cost of the card itself while that is in a hand.
    """
    return lambda amount: Ability(Kind.MODIFIER, text_of(amount), stat=stat, op=op, amount=amount, where=where)


def rule(changed: Rule, *, where: Where = Where.PLAY) -> Callable[[Callable[..., Any]], Ability]:
    """Constant text that changes a rule, such as ``Rule.CANNOT_ATTACK``: the function says for which cards.

    With ``where=Where.HAND`` it is about the playing of the card itself: ``CANNOT_PLAY``, ``COST_ON_HOST``.
    """
    found = Rule(changed)
    return lambda answer: Ability(Kind.RULE, text_of(answer), rule=found, amount=answer, where=where)


def offered_discount(cost: Cost | Sequence[Cost]) -> Callable[[Callable[..., int]], Ability]:
    """This card in hand costs less if its player pays another price besides: the function says by how much."""
    return lambda amount: Ability(
        Kind.RULE, text_of(amount), rule=Rule.OFFERED_DISCOUNT, amount=amount, cost=cost_tuple(cost), where=Where.HAND
    )
