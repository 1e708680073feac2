"""What the kernel needs of a game's state."""

from dataclasses import dataclass, field

from waybread.kernel.records import Cloned
from waybread.kernel.streams import Streams


@dataclass(slots=True, frozen=True)
class Outcome:
    """How a game ended: for the players together, since these games are cooperative."""

    won: bool
    reason: str
    score: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True, kw_only=True)
class State(Cloned):
    """The whole state of a game as plain data: no callables, no references between records.

    A game derives its own data class (``slots=True``); the gate ``clone_covers_fields``
    sees to it that ``clone`` forgets no field.
    """

    stack: list[str]
    """Names of steps: the last one runs, the others wait for it to end."""
    streams: Streams
    outcome: Outcome | None = None

    def derive(self) -> None:
        """Compute the derived fields; called once the state has been read from a save."""

    def goto(self, step: str) -> None:
        """Leave the running step for another."""
        self.stack[-1] = step

    def call(self, step: str) -> None:
        """Run another step (and what follows it) first, then this one again."""
        self.stack.append(step)

    def leave(self) -> None:
        """End the running step; the one that called it goes on."""
        self.stack.pop()
