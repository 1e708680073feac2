"""What a table writes down: entries that lead from its first moment to this one, in order.

Whoever applies the same entries from the same beginning has the same table: another process, or the same one after
a crash. An entry says what happened, never what somebody asked for: passes that a policy made are entries of their
own, so that a newer program with another policy still reads the journal right.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from waybread.kernel import Json


class EntryKind(StrEnum):
    """What an entry says happened."""

    SIT = "sit"
    """Somebody, a bot or nobody takes a chair."""
    DECK = "deck"
    """A player brings a deck, before the game begins."""
    START = "start"
    CHOOSE = "choose"
    UNDO = "undo"
    """Answers are taken back, down to a number of them."""
    ASK_UNDO = "ask undo"
    AGREE = "agree"
    REFUSE = "refuse"
    POLICY = "policy"
    WAIT = "wait"
    """A player passes until something happens, or no longer."""
    DEALING_DUE = "dealing due"
    """What nobody knows is to be dealt again as soon as no effect is under way."""
    DEAL_AGAIN = "deal again"
    """What nobody knows is dealt again, from a new seed."""
    PAUSE = "pause"
    RESUME = "resume"


GAME_ENTRIES: Final = frozenset((EntryKind.CHOOSE, EntryKind.UNDO, EntryKind.START))
"""Entries that change the game; the others concern the table around it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table."""

    kind: EntryKind
    seat: int = -1
    """The chair it concerns; -1 for the whole table."""
    data: Mapping[str, Json] = field(default_factory=dict)


@dataclass(slots=True)
class UndoRequest:
    """Somebody wants to take choices back and others have to agree."""

    holder: str
    name: str
    keep: int
    """The number of answers that would stay."""
    agreed: list[str] = field(default_factory=list)
    """The holders who have agreed."""
