"""What each entry of its journal does to a table.

Nothing is checked, since entries say what has happened. Tables that apply the same entries are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from waybread.kernel import Event, saves
from waybread.table.chairs import Chair, Policy
from waybread.table.game_history import By
from waybread.table.journal import Entry, EntryKind, UndoRequest

if TYPE_CHECKING:
    from waybread.table.table import Table


def _sit(table: Table, entry: Entry) -> None:
    data = entry.data
    old = table.chairs[entry.seat]
    if data["holder"] and data["holder"] not in table.ever_seated:
        table.ever_seated.append(data["holder"])
    held = old.held or bool(data["holder"])
    deck = old.deck, old.deck_name, old.deck_by
    table.chairs[entry.seat] = Chair(data["name"], data["holder"], data["bot"], *deck, held=held)
    _set_stops(table, entry.seat, Policy())
    table.request = None  # the seat that was asked may have another holder


def _bring(table: Table, entry: Entry) -> None:
    chair = table.chairs[entry.seat]
    chair.deck, chair.deck_name = entry.data["deck"], entry.data.get("name", "")
    chair.deck_by = entry.data.get("by", chair.holder)


def _start(table: Table, entry: Entry) -> None:
    setup = entry.data["setup"]
    if not entry.data.get("renewed"):  # an older version wrote the entry
        setup = {**setup, saves.IDS_KEPT if entry.data.get("shuffled") else saves.IDS_IN_ORDER: True}
    table.history.start(setup, entry.data["seed"])
    for seat, chair in enumerate(table.chairs):
        _set_stops(table, seat, chair.policy)
    table.moment += 1


def _answered(table: Table, entry: Entry) -> None:
    events = table.history.answer(entry.seat, entry.data["option"], By(entry.data["by"]))
    table.moment += 1
    table.request = None
    _end_passing(table, events)


def _end_passing(table: Table, events: Sequence[Event]) -> None:
    """Stop passing for each seat that an event concerns, or that is asked more than whether it responds."""
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


def _dealing_due(table: Table, entry: Entry) -> None:
    table.dealing_due = entry.data


def _dealt_again(table: Table, entry: Entry) -> None:
    data = entry.data
    table.history.deal_again(data["seed"], data["knowers"], data["facts"])
    table.dealing_due = None
    table.moment += 1
    table.request = None  # nothing before this can be taken back any more


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
    EntryKind.DEALING_DUE: _dealing_due,
    EntryKind.DEAL_AGAIN: _dealt_again,
    EntryKind.PAUSE: _paused,
    EntryKind.RESUME: _paused,
}
"""What each kind of entry does to a table."""
