"""What happened, for whoever listens: logs, animations, statistics.

An engine makes an event only when somebody listens (``if game.tell: game.tell(...)``),
and events never decide anything: a game runs the same with and without them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Fact: TypeAlias = int | str | bool | tuple[int, ...] | None


@dataclass(slots=True, frozen=True)
class Event:
    """One thing that happened: facts for all, and secrets for the players who know them."""

    kind: str
    facts: Mapping[str, Fact]
    secrets: Mapping[str, Fact] = field(default_factory=dict)
    knowers: tuple[int, ...] = ()

    def seen_by(self, player: int | None) -> dict[str, Fact]:
        """The facts that a player (None: a spectator) may know."""
        if player in self.knowers:
            return {**self.facts, **self.secrets}
        return dict(self.facts)


class Events(list[Event]):
    """A record of events in order; hand its ``append`` to ``Game.listen``."""

    def seen_by(self, player: int | None) -> list[tuple[str, dict[str, Fact]]]:
        """Every event as one player (None: a spectator) may know it."""
        return [(event.kind, event.seen_by(player)) for event in self]
