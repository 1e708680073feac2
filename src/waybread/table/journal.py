"""What a table writes down: entries that lead from its first moment to this one, in order.

Whoever follows the same entries from the same beginning has the same table: another process, or the same
one after a crash. An entry says what happened, never what somebody wished for: passes that a policy made are
entries of their own, so that a newer program with another policy still reads the journal right.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from waybread.kernel import Json, WaybreadError


class Refused(WaybreadError):
    """Somebody asked the table for something that cannot be; nothing has changed."""


class Did(StrEnum):
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
    PAUSE = "pause"
    RESUME = "resume"


class By(StrEnum):
    """Who made a choice."""

    PERSON = "person"
    BOT = "bot"
    POLICY = "policy"
    """Passed as the player had asked for."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table."""

    did: Did
    seat: int = -1
    """The chair it concerns; -1 for the whole table."""
    data: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Policy:
    """When a player wants to be asked. Windows are named by a decision's kind (action) or rule (lcg:window.3.2)."""

    stops: tuple[str, ...] = ()
    """Asked here even where there is nothing to choose."""
    skips: tuple[str, ...] = ()
    """Passed here even where something could be done."""
    cards: tuple[str, ...] = ()
    """Titles: a window that offers one of these is never skipped."""


@dataclass(slots=True)
class Chair:
    """A player's place at the table."""

    name: str
    holder: str = ""
    """Who chooses here: the id of a person, or nobody."""
    bot: str = ""
    """The bot that chooses here, if one does."""
    deck: Json = None
    """What the player brings to the game."""
    deck_name: str = ""
    """What the player calls it."""
    policy: Policy = Policy()
    passing: bool = False
    """Passes until something happens."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer of the game, as the table remembers it."""

    seat: int
    by: By
    revealed: bool
    """It brought something to light that the player could not know."""
    lines: int
    """How long the log was before it."""


@dataclass(slots=True)
class Request:
    """Somebody wants to take choices back and others have to agree."""

    holder: str
    name: str
    keep: int
    """So many answers would stay."""
    agreed: list[str] = field(default_factory=list)
    """The holders who have agreed."""
