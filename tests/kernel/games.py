"""Tiny games to test the kernel with: a ferry with every kind of moment, and an errand to lay.

The Ferry asks, in each crossing, in this order:

    boat    three options, quiescent        push    one option, quiescent
    land    one option, quiescent           rope    one option, inside the effect
    crate   a choice, inside the effect     toll    one option, inside the effect

Where nobody may hold, push and rope are passed by without asking.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from waybread.kernel import (
    PASS,
    Decision,
    DecisionKind,
    Effect,
    Event,
    Game,
    Json,
    Outcome,
    SetupError,
    State,
    Steps,
    Streams,
)


class Ask(DecisionKind):
    """What is asked."""

    TOLL = "toll"
    PUSH = "push"
    LAND = "land"
    BOAT = "boat"
    ROPE = "rope"
    CRATE = "crate"
    GATE = "gate"
    WHICH = "which"
    STAKE = "stake"
    PLANK = "plank"
    RAIL = "rail"
    LOT = "lot"
    BLINK = "blink"
    WAKE = "wake"
    REST = "rest"
    JUMP = "jump"
    FETCH = "fetch"
    FIRST = "first"
    SECOND = "second"
    GATHER = "gather"
    NOTHING = "nothing"
    MORE = "more"
    LAST_WORDS = "last words"


AnyGame = TypeVar("AnyGame", bound=Game[Any])


def play(game: AnyGame, *options: int) -> AnyGame:
    """Give these answers one after the other; the game again, to lay a table in one line."""
    for option in options:
        game.choose(option)
    return game


def asked(game: Game[Any]) -> str | None:
    """The kind of the pending decision."""
    return game.decision.kind if game.decision else None


# The Ferry --------------------------------------------------------------------------

CRATES: Final = 6
ONE_OPTION: Final = ("push", "land", "rope", "toll")


@dataclass(slots=True, kw_only=True)
class FerryState(State):
    """Crates are ids; ``contents`` says what is in which, and nobody knows before it is opened."""

    crossings: int
    contents: list[int]
    opened: list[int] = field(default_factory=list)
    crossing: int = 0
    boat: int = 0
    tolls: int = 0

    def clone(self) -> "FerryState":
        return FerryState(
            stack=self.stack.copy(),
            streams=self.streams.clone(),
            outcome=self.outcome,
            crossings=self.crossings,
            contents=self.contents.copy(),
            opened=self.opened.copy(),
            crossing=self.crossing,
            boat=self.boat,
            tolls=self.tolls,
        )


class Ferry(Game[FerryState]):
    """Two ferrymen take turns; the other one lands the boat and takes the toll."""

    __slots__ = ()
    name = "ferry"
    state_type = FerryState

    @classmethod
    def deal(cls, setup: Mapping[str, Json], streams: Streams) -> FerryState:
        crossings = setup.get("crossings", 3)
        if type(crossings) is not int or crossings < 1:
            raise SetupError(f"The ferry crosses at least once, not {crossings!r} times.")
        contents = list(range(CRATES))
        streams.shuffle("crates", contents)
        return FerryState(stack=["boat"], streams=streams, crossings=crossings, contents=contents)

    @property
    def players(self) -> range:
        return range(2)

    def view(self, player: int | None) -> dict[str, Json]:
        return {"opened": {each: self.state.contents[each] for each in self.state.opened}}

    def conceal(self, viewers: Collection[int], streams: Streams) -> None:
        state = self.state
        shut = [each for each in range(CRATES) if each not in state.opened]
        pool = [state.contents[each] for each in shut]
        streams.shuffle("conceal", pool)
        for crate, content in zip(shut, pool, strict=True):
            state.contents[crate] = content

    @property
    def ferryman(self) -> int:
        return self.state.crossing % 2


ferry_steps = Steps[Ferry]()
Ferry.steps = ferry_steps


@ferry_steps.step("boat")
def take_boat(game: Ferry) -> Decision:
    state = game.state
    if state.crossing == state.crossings:
        game.end(Outcome(won=True, reason="everything is across", score={"tolls": state.tolls}))
    return Decision(game.ferryman, Ask.BOAT, (1, 2, 3), "ferry:1")


@take_boat.answered
def boat_taken(game: Ferry, option: int) -> None:
    game.state.boat = option
    game.state.goto("push")


@ferry_steps.step("push")
def push_off(game: Ferry) -> Decision | None:
    if not game.asks_all:
        game.state.goto("land")
        return None
    return Decision(game.ferryman, Ask.PUSH, (PASS,), "ferry:2")


@push_off.answered
def pushed_off(game: Ferry, option: int) -> None:
    game.state.goto("land")


@ferry_steps.step("land")
def land(game: Ferry) -> Decision:
    return Decision(1 - game.ferryman, Ask.LAND, (PASS,), "ferry:3")


@land.answered
def landed(game: Ferry, option: int) -> Effect:
    game.state.goto("boat")
    return unload(game, game.ferryman)


async def unload(game: Ferry, ferryman: int) -> None:
    state = game.state
    due = state.boat
    if game.asks_all:
        await Decision(ferryman, Ask.ROPE, (PASS,), "ferry:4")
    shut = tuple(each for each in range(CRATES) if each not in state.opened)
    crate = await Decision(ferryman, Ask.CRATE, (*shut, PASS), "ferry:5")
    if crate != PASS:
        state.opened.append(crate)
        if game.tell:
            secrets = {"content": state.contents[crate]}
            game.tell(Event("opened", {"crate": crate}, secrets, (ferryman,)))
    await Decision(1 - ferryman, Ask.TOLL, (PASS,), "ferry:6")
    state.tolls += due + state.streams.below("toll", 6)
    state.crossing += 1
    if game.tell:
        game.tell(Event("paid", {"tolls": state.tolls}))


def ferry(crossings: int = 3, seed: int = 2026) -> Ferry:
    """A ferry that asks for the first boat."""
    return Ferry.new({"crossings": crossings}, seed)


# The Errand -------------------------------------------------------------------------

STAY: Final = 0
GO: Final = 1


@dataclass(slots=True, kw_only=True)
class ErrandState(State):
    stays: int = 0
    marks: list[int] = field(default_factory=list)

    def clone(self) -> "ErrandState":
        return ErrandState(
            stack=self.stack.copy(),
            streams=self.streams.clone(),
            outcome=self.outcome,
            stays=self.stays,
            marks=self.marks.copy(),
        )


class Errand(Game[ErrandState]):
    """Player 0 stays or goes, for ever; to go is to do what the test lays down."""

    __slots__ = ()
    name = "errand"
    state_type = ErrandState

    @classmethod
    def deal(cls, setup: Mapping[str, Json], streams: Streams) -> ErrandState:
        return ErrandState(stack=[setup["begin"]], streams=streams)

    @property
    def players(self) -> range:
        return range(1)

    def view(self, player: int | None) -> dict[str, Json]:
        return {"marks": self.state.marks.copy()}

    def conceal(self, viewers: Collection[int], streams: Streams) -> None:
        """Nothing is hidden."""


def errand(
    go: Callable[[Errand], Effect | None] = lambda game: None,
    more: Steps[Errand] | None = None,
    begin: str = "gate",
) -> Errand:
    """A game at its gate: GO runs what is given, which may lead to more steps."""
    chart = Steps[Errand]()

    @chart.step("gate")
    def gate(game: Errand) -> Decision:
        return Decision(0, Ask.GATE, (STAY, GO), "errand:gate")

    @gate.answered
    def through(game: Errand, option: int) -> Effect | None:
        if option == GO:
            return go(game)
        game.state.stays += 1
        return None

    class LaidErrand(Errand):
        __slots__ = ()
        steps = chart | (more or {})

    return LaidErrand.new({"begin": begin}, 2026)
