"""Events for whoever listens; made only when somebody does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame
    from waybread.kernel.events import Fact


def tell(game: JourneyGame, what: str, /, **facts: Fact) -> None:
    """Tell what has happened."""
    if game.tell:
        game.tell(Event(what, facts))
