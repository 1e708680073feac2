"""What makes a player look up who wanted to pass until something happens."""

from __future__ import annotations

from typing import Final

from waybread.kernel import Event

_ALL: Final = frozenset(
    ("revealed", "staged", "stage", "eliminated", "taken prisoner", "rescued", "over", "encounter deck reshuffled")
)
"""What concerns everybody."""
_OWN: Final = frozenset(("engaged", "enemy attacks", "undefended", "damage", "nothing drawn"))
"""What concerns the player it happens to."""
_LOST: Final = frozenset(("destroyed", "discarded", "returned", "shuffled"))
_DANGER: Final = 40
"""From here on every rise of threat is watched."""


def concerns(event: Event, player: int) -> bool:
    """Is an event something that a player would want to see before passing on?"""
    facts = event.facts
    if event.kind in _ALL:
        return True
    if event.kind == "phase":  # to pass one's own planning by mistake would cost a whole round
        return facts["phase"] == "planning"
    if event.kind == "quest":
        return _number(facts["willpower"]) < _number(facts["threat"])
    if facts.get("player") != player:
        return False
    if event.kind == "threat":
        return _number(facts["amount"]) > 0 and _number(facts["threat"]) >= _DANGER
    if event.kind == "leaves":
        return facts["reason"] in _LOST
    return event.kind in _OWN


def _number(fact: object) -> int:
    return fact if isinstance(fact, int) else 0
