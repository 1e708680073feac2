"""What somebody hears of an event: its facts, as far as they may know them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from waybread.kernel.events import Fact


@dataclass(frozen=True, slots=True)
class Heard:
    """The facts of an event, to be put into words, and what the seats are called."""

    facts: dict[str, Fact]
    names: Sequence[str]

    def number(self, fact: str) -> int:
        """A number; 0 if there is none."""
        found = self.facts.get(fact, 0)
        return found if isinstance(found, int) else 0

    def text(self, fact: str) -> str:
        """A text; empty if there is none."""
        found = self.facts.get(fact, "")
        return found if isinstance(found, str) else ""

    def numbers(self, fact: str) -> tuple[int, ...]:
        """Several numbers."""
        found = self.facts.get(fact, ())
        return found if isinstance(found, tuple) else ()
