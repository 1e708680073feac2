"""What a table writes down: entries that lead from its first moment to this one, in order.

Whoever applies the same entries from the same beginning has the same table: another process, or the same one after
a crash. An entry says what happened, never what somebody asked for: passes that a policy made are entries of their
own, so that a newer program with another policy still reads the journal right. For the same reason nothing is
checked when an entry takes effect.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from waybread.kernel import Event, Json
from waybread.table.chairs import Chair, Policy
from waybread.table.game_history import By

if TYPE_CHECKING:
    from waybread.table.table import Table


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


# Effects --------------------------------------------------------------------------------


def _sit(table: Table, entry: Entry) -> None:
    data = entry.data
    old = table.chairs[entry.seat]
    if data["holder"] and data["holder"] not in table.ever_seated:
        table.ever_seated.append(data["holder"])
    table.chairs[entry.seat] = Chair(data["name"], data["holder"], data["bot"], old.deck, old.deck_name)
    _set_stops(table, entry.seat, Policy())
    table.request = None  # whoever was asked may be gone


def _bring(table: Table, entry: Entry) -> None:
    chair = table.chairs[entry.seat]
    chair.deck, chair.deck_name = entry.data["deck"], entry.data.get("name", "")


def _start(table: Table, entry: Entry) -> None:
    table.history.start(entry.data["setup"], entry.data["seed"])
    for seat, chair in enumerate(table.chairs):
        _set_stops(table, seat, chair.policy)
    table.moment += 1


def _answered(table: Table, entry: Entry) -> None:
    events = table.history.answer(entry.seat, entry.data["option"], By(entry.data["by"]))
    table.moment += 1
    table.request = None
    _end_passing(table, events)


def _end_passing(table: Table, events: Sequence[Event]) -> None:
    """Whoever passes until something happens stops if it did, or if the question is more than a window."""
    asked = table.decision
    for seat, chair in enumerate(table.chairs):
        if not chair.passing:
            continue
        at_once = asked is None or (asked.player == seat and asked.kind not in table.rulebook.windows)
        if at_once or any(table.rulebook.concerns(each, seat) for each in events):
            chair.passing = False


def _taken_back(table: Table, entry: Entry) -> None:
    table.history.take_back(entry.data["keep"])
    for chair in table.chairs:
        chair.passing = False
    table.moment += 1
    table.request = None


def _undo_asked(table: Table, entry: Entry) -> None:
    table.request = UndoRequest(entry.data["holder"], entry.data["name"], entry.data["keep"])


def _agreed(table: Table, entry: Entry) -> None:
    if table.request is not None:
        table.request.agreed.append(entry.data["holder"])


def _refused(table: Table, entry: Entry) -> None:
    table.request = None


def _policy_set(table: Table, entry: Entry) -> None:
    data = entry.data
    policy = Policy(tuple(data["stops"]), tuple(data["skips"]), tuple(data["cards"]))
    table.chairs[entry.seat] = replace(table.chairs[entry.seat], policy=policy)
    _set_stops(table, entry.seat, policy)


def _set_stops(table: Table, seat: int, policy: Policy) -> None:
    if table.game is not None:
        table.game.set_stops(seat, policy.stops)


def _passing_set(table: Table, entry: Entry) -> None:
    table.chairs[entry.seat].passing = entry.data["on"]


def _paused(table: Table, entry: Entry) -> None:
    table.paused = entry.kind is EntryKind.PAUSE


EFFECTS: Final[Mapping[EntryKind, Callable[[Table, Entry], None]]] = {
    EntryKind.SIT: _sit,
    EntryKind.DECK: _bring,
    EntryKind.START: _start,
    EntryKind.CHOOSE: _answered,
    EntryKind.UNDO: _taken_back,
    EntryKind.ASK_UNDO: _undo_asked,
    EntryKind.AGREE: _agreed,
    EntryKind.REFUSE: _refused,
    EntryKind.POLICY: _policy_set,
    EntryKind.WAIT: _passing_set,
    EntryKind.PAUSE: _paused,
    EntryKind.RESUME: _paused,
}
"""What each kind of entry does to a table."""
