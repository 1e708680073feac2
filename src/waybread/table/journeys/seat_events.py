"""What a seat hears of an event of a journey."""

from __future__ import annotations

from dataclasses import dataclass

from waybread.table.event_view import Heard


@dataclass(frozen=True, slots=True)
class Told(Heard):
    """What a seat hears of an event."""

    @property
    def who(self) -> str:
        """The hero it is about."""
        return self.text("who") or "The party"

    @property
    def enemy(self) -> str:
        """The group it is about, by its kind."""
        return self.text("enemy") or "enemies"
