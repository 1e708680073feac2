"""The driver: what makes a game run from one decision to the next.

It enters the step on top of the stack, runs the effects it returns, and stops at the first
decision that leaves a choice. There is no event loop and no thread.
"""

from abc import ABC
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any, ClassVar, Final, Generic, NoReturn, TypeVar

from waybread.kernel.decision import Decision
from waybread.kernel.errors import NeverEnds
from waybread.kernel.events import Event
from waybread.kernel.state import Outcome, State
from waybread.kernel.steps import Effect, Step
from waybread.kernel.stops import Policy, Stops

S = TypeVar("S", bound=State)

NO_END: Final = -1
MOST_DONE: Final = 3000
"""Things that can be done by one answer, where somebody's script says what is done."""
_LONGEST_RUN: Final = 1_000_000  # steps and answers between two choices: more is a loop in the rules


class Ended(BaseException):
    """Unwinds whatever runs when the game ends in the middle of it; no rule may catch it."""


class Driver(ABC, Generic[S]):
    """The running part of a game: its state, its pending decision, the effect under way."""

    __slots__ = ("_done", "_effect", "_entered", "_passed", "_policy", "_stops", "decision", "state", "tell")

    steps: ClassVar[Mapping[str, Step[Any]]]
    """The timing chart. (A class variable cannot be typed by the class that derives.)"""

    state: S
    decision: Decision | None
    """The pending question; None when the game is over."""
    tell: Callable[[Event], None] | None
    """Whoever listens. Engines make an event only if this is set."""

    _done: int  # things done since the last answer, as far as the rules count them
    _effect: Effect | None
    _entered: int  # steps entered since the last answer until the effect under way began; 0 if it began earlier
    _passed: int  # decisions with a single option taken since the last answer
    _policy: Policy | None  # the stops, or the way back to a position
    _stops: Stops | None

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.state.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        return self.state.outcome

    @property
    def quiescent(self) -> bool:
        """Does the state alone say everything about this position?"""
        return self._effect is None

    @property
    def asks_all(self) -> bool:
        """For rules: must every question be asked, because somebody may hold at those without a choice?

        Where this is False a step may pass by a question that has a single option.
        """
        return self._policy is not None

    def listen(self, listener: Callable[[Event], None] | None) -> None:
        """Have events told to a listener, or to nobody."""
        self.tell = listener

    def set_stops(self, player: int, names: Iterable[str]) -> None:
        """Ask a player even without a choice, wherever a decision's kind or rule is named."""
        stops = self._stops.clone() if self._stops else Stops()
        stops.set(player, names)
        self._stops = self._policy = stops if stops.as_lists() else None

    def end(self, outcome: Outcome) -> NoReturn:
        """For rules: the game ends here and now, in the middle of whatever runs."""
        self.state.outcome = outcome
        raise Ended

    def count_one(self) -> None:
        """For rules that follow a script: one more thing is done; by one answer there is an end to that."""
        self._done += 1
        if self._done > MOST_DONE:
            raise NeverEnds

    async def perform(self, step: str) -> None:
        """For effects: run a step, and all that it leads to, until it leaves."""
        stack = self.state.stack
        depth = len(stack)
        stack.append(step)
        while len(stack) > depth:
            current = self.steps[stack[-1]]
            asked = current.enter(self)
            if isinstance(asked, Decision):
                asked = current.answer(self, await asked)
            if asked is not None:
                await asked

    def _answer(self, option: int, most: int = NO_END) -> None:
        """Give an answer to whatever asked, and run on, for so many steps at most."""
        effect = self._effect
        if self.decision is not None and len(self.decision.options) > 1:  # else there was nothing to answer
            self._done = 0
        if effect is not None:
            self._drive(effect, option, most)
            return
        try:
            effect = self.steps[self.state.stack[-1]].answer(self, option)
        except Ended:
            self.decision = None
            return
        self._drive(effect, None, most)

    def _drive(self, effect: Effect | None, answer: int | None, most: int = NO_END) -> None:
        """Run on, from an effect with its answer or from the next step, to the next choice, or for so many steps."""
        state, steps = self.state, self.steps
        self._effect = None
        step: Step[Any]
        entered = began = 0
        try:
            for _ in range(_LONGEST_RUN):
                if effect is None:
                    if entered == most:
                        return
                    entered += 1
                    step = steps[state.stack[-1]]
                    asked = step.enter(self)
                    if asked is None:
                        continue
                    if not isinstance(asked, Decision):
                        effect, answer, began = asked, None, entered
                        continue
                    decision = asked
                else:
                    try:
                        decision = effect.send(answer)
                    except StopIteration:
                        effect = None
                        continue
                options = decision.options
                if len(options) == 1 and (self._policy is None or not self._policy.holds(decision, self._passed)):
                    self._passed += 1
                    if effect is None:
                        effect, answer, began = step.answer(self, options[0]), None, entered
                    else:
                        answer = options[0]
                    continue
                if not options or state.outcome is not None:
                    _abandon(effect)
                    why = "is asked after the end" if options else "offers no option"
                    raise RuntimeError(f"the decision '{decision.kind}' {why}")
                self.decision = decision
                self._effect = effect
                self._entered = began
                return
            raise RuntimeError(f"step {state.stack[-1]} goes round and round without a question")
        except Ended:
            self.decision = None

    def _abandon_effect(self) -> None:
        """Let go of the effect under way, while the state is still its own."""
        effect, self._effect = self._effect, None
        _abandon(effect)


def _abandon(effect: Effect | None) -> None:
    """Close a suspended effect; whatever its last words are, they are not heard."""
    if effect is not None:
        with suppress(RuntimeError, Ended):
            effect.close()
