"""What a seat hears of an event, to be put into words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from waybread.kernel.events import Fact


@dataclass(frozen=True, slots=True)
class Told:
    """What a seat hears of an event."""

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

    @property
    def who(self) -> str:
        """The hero it is about."""
        return self.text("who") or "The party"

    @property
    def enemy(self) -> str:
        """The group it is about, by its kind."""
        return self.text("enemy") or "enemies"
