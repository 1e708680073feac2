"""The table of named steps: a game's timing chart as data.

A step is a plain function that may be entered again at any time. It keeps its loop
variables in the state, so entering it again asks the same question again; such a moment
is *quiescent*. The state's ``stack`` names the step that runs (the last entry) and those
that wait for it to end.
"""

from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeAlias, TypeVar

from waybread.kernel.decision import Decision

G = TypeVar("G")

Effect: TypeAlias = Coroutine[Any, Any, object]
"""A running ``async def``: it awaits decisions (and other effects) and nothing else. A step needs no result of it."""

Enter: TypeAlias = Callable[[G], Decision | Effect | None]
Answer: TypeAlias = Callable[[G, int], Effect | None]


class Step(Generic[G]):
    """One named step: what happens on entering it, and what an answer to its question does.

    ``enter`` returns the question to ask, or an effect to run, or None when it has moved
    on by itself. It leaves the step by changing the stack, before it returns an effect.
    """

    __slots__ = ("answer", "enter", "name")

    def __init__(self, name: str, enter: Enter[G]) -> None:
        self.name = name
        self.enter = enter
        self.answer: Answer[G] = self._unasked

    def answered(self, answer: Answer[G]) -> Answer[G]:
        """Decorator: what an answer to this step's question does."""
        self.answer = answer
        return answer

    def _unasked(self, game: G, option: int) -> Effect | None:
        raise TypeError(f"step {self.name} asked a question but has no answer function")


class Steps(dict[str, Step[G]]):
    """The steps of a game by name, in the order of its timing chart."""

    def __missing__(self, name: str) -> Step[G]:
        raise KeyError(f"there is no step named {name!r}")

    def step(self, name: str) -> Callable[[Enter[G]], Step[G]]:
        """Decorator: add a step under the rulebook's own number or name."""

        def add(enter: Enter[G]) -> Step[G]:
            if name in self:
                raise ValueError(f"there are two steps named {name}")
            self[name] = Step(name, enter)
            return self[name]

        return add
