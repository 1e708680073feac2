"""What makes a player look up who wanted to pass until something happens."""

from __future__ import annotations

from typing import Final

from waybread.kernel import Event

_ALL: Final = frozenset(
    ("round", "text", "objective", "objective completed", "threshold", "event", "explored", "group placed",
     "hero defeated", "last chance")
)  # fmt: skip
"""What concerns everybody."""
_OWN: Final = frozenset(("enemy attack", "suffered", "last stand", "provoked", "counterattack", "weakness gained"))
"""What concerns whoever plays the hero it happens to."""


def concerns(event: Event, player: int) -> bool:
    """Is an event something that a player would want to see before passing on?"""
    return event.kind in _ALL or (event.kind in _OWN and event.facts.get("seat") == player)
