"""What can happen: the occurrences that abilities answer to.

Each has two windows: *when*, while it is pending, and *after*, once it is done (L9).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

from waybread.kernel import DERIVED, SPARSE, SPARSE_ID, Cloned


class On(StrEnum):
    """The kinds of occurrence."""

    ROUND_BEGINS = "round begins"
    ROUND_ENDS = "round ends"
    PHASE_BEGINS = "phase begins"
    PHASE_ENDS = "phase ends"
    PLAYED = "played"
    ENTERS_PLAY = "enters play"
    LEAVES_PLAY = "leaves play"
    DESTROYED = "destroyed"
    DISCARDED = "discarded"
    DAMAGE_DEALT = "damage dealt"
    HEALED = "healed"
    EXHAUSTED = "exhausted"
    READIED = "readied"
    COMMITTED = "committed"
    QUEST_SUCCEEDED = "quest succeeded"
    QUEST_FAILED = "quest failed"
    REVEALED = "revealed"
    WHEN_REVEALED = "when revealed effect"
    SHADOW_DEALT = "shadow dealt"
    SHADOW_EFFECT = "shadow effect"
    TRAVELLED = "travelled"
    EXPLORED = "explored"
    PROGRESS_PLACED = "progress placed"
    STAGE_REVEALED = "stage revealed"
    STAGE_DEFEATED = "stage defeated"
    ENGAGED = "engaged"
    ENEMY_ATTACKS = "enemy attacks"
    DEFENDER_DECLARED = "defender declared"
    ENEMY_ATTACKED = "enemy attack resolved"
    CHARACTERS_ATTACK = "characters attack"
    ATTACKER_DECLARED = "attacker declared"
    CHARACTERS_ATTACKED = "player attack resolved"
    DRAWN = "drawn"
    THREAT_RAISED = "threat raised"
    THREAT_REDUCED = "threat reduced"
    RESOURCES_GAINED = "resources gained"
    ATTACHED = "attached"
    CONTROL_CHANGED = "control changed"
    CLAIMED = "claimed"
    EVENT_EFFECT = "event effect"
    TAKEN_PRISONER = "taken prisoner"
    RESCUED = "rescued"
    ENTERS_STAGING = "enters staging"
    """A card is laid in the staging area: ``revealed``, ``added`` or ``returned`` (lcg:faq.1.35)."""
    QUEST_RESOLVED = "quest resolved"
    """Before the totals are taken, and after success, failure or neither: ``reason`` says which."""


@dataclass(slots=True)
class Occurrence(Cloned):
    """One occurrence, with whatever an answer to it may ask about."""

    on: On
    card: int = -1
    """The card it happens to."""
    player: int = -1
    """The player it happens to, or who does it."""
    amount: int = 0
    source: int = -1
    """The card that causes it."""
    cards: tuple[int, ...] = ()
    """All cards that take part."""
    origin: int = -1
    """The zone a card comes from."""
    controller: int = -1
    """Who controlled the card, where it leaves play."""
    attackers: tuple[int, ...] = ()
    """The characters whose attack caused it."""
    reason: str = ""
    host: int = field(default=-1, metadata=SPARSE_ID)
    """What an attachment was on that leaves play."""
    host_reason: str = field(default="", metadata=SPARSE)
    """Why that has left play, if it has; an attachment that leaves by itself has none."""
    before: int = field(default=0, metadata=SPARSE)
    """How much progress there was before."""
    spared: tuple[int, ...] = field(default=(), metadata=SPARSE)
    """The players who are left out of it."""
    cancelled: bool = False
    replaced: bool = False
    """Something else happens instead (lcg:replacement.1)."""
    instead: Callable[[], Coroutine[Any, Any, None]] | None = field(default=None, metadata=DERIVED)
    """What that is, where it waits for all answers (lcg:replacement.2); the latest is the one (lcg:replacement.3)."""


NOTHING: Final[Occurrence] = None  # type: ignore[assignment]
"""What an ability answers to that is just used: only triggered abilities have an occurrence, and these always do."""
