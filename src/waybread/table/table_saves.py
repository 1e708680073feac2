"""A table as a text: a checkpoint from which the journal goes on, and a table to take elsewhere.

The game inside is a save file of the kernel; what is around it is the table's own. Texts of older formats are
brought up to date step by step, each step from one format to the next.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final

from waybread.files import FileError, parse_object
from waybread.kernel import Event, Json, RecordError, SaveError, decode, encode
from waybread.table.chairs import Chair
from waybread.table.game_history import Answer
from waybread.table.journal import UndoRequest
from waybread.table.rulebook_interface import Rulebook
from waybread.table.table import Table

FORMAT: Final = 3
"""Raised when an older program could not read what we write.

2: has a check, by which an altered or damaged text is noticed, and counts what was taken back.
3: what nobody knows may have been dealt again, or be about to be; decks say who brought them.
"""


@dataclass(slots=True)
class _TableData:
    """What the text holds; the names are those of the first format."""

    format: int
    game: str
    wishes: dict[str, Any]
    casual: bool
    chairs: list[Chair]
    save: str | None
    log: list[dict[str, Any]]
    answers: list[Answer]
    number: int
    moment: int
    paused: bool
    request: UndoRequest | None
    undone: int
    asked_again: bool = False
    sat: list[str] = field(default_factory=list)
    fuss: int = 0
    taken_back: list[int] = field(default_factory=list)
    dealing_due: dict[str, Any] | None = None


def dump_table(table: Table) -> str:
    """The table as a text."""
    content = _TableData(
        format=FORMAT,
        game=table.rulebook.game.name,
        wishes=table.wishes,
        casual=table.casual,
        chairs=table.chairs,
        save=None if table.game is None else table.game.save(),
        log=[_event_data(each) for each in table.log],
        answers=table.answers,
        number=table.number,
        moment=table.moment,
        paused=table.paused,
        request=table.request,
        undone=table.history.undone,
        asked_again=table.history.after_undo,
        sat=table.ever_seated,
        fuss=table.entries_since_choice,
        taken_back=table.history.redoable,
        dealing_due=None if table.dealing_due is None else dict(table.dealing_due),
    )
    data: dict[str, Any] = encode(content)
    data["check"] = _check(data)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def load_table(text: str, rulebooks: Mapping[str, Rulebook[Any]]) -> Table:
    """The table that the text holds, or SaveError in one sentence."""
    try:
        data = parse_object(text)
    except FileError as error:
        raise SaveError(f"This is no table of Waybread. {error}") from None
    version = data.get("format")
    if type(version) is not int or version < 1:
        raise SaveError("This is no table of Waybread: it does not say which format it has.")
    if version > FORMAT:
        raise SaveError(f"This table has format {version} and this program reads up to format {FORMAT}.")
    if version > 1 and data.pop("check", None) != _check(data):
        raise SaveError("This table was altered or damaged after it was written. An untouched copy would load.")
    for older in range(version, FORMAT):
        _UPGRADES[older](data)
    try:
        content = decode(_TableData, data)
        log = [_event_of(each) for each in content.log]
    except (RecordError, TypeError, KeyError) as error:
        raise SaveError(f"This table cannot be read: {error}.") from None
    if content.game not in rulebooks:
        raise SaveError(f"This is a table of '{content.game}', which this program does not play.")
    return _table_of(content, log, rulebooks[content.game])


def _count_what_is_undone(data: dict[str, Any]) -> None:
    """From format 1, which did not say how much was taken back."""
    data |= {"format": 2, "undone": 0}


def _deal_once(data: dict[str, Any]) -> None:
    """From format 2, when nothing was ever dealt again, and decks did not say who had brought them."""
    data["format"] = 3
    for chair in data["chairs"]:
        chair |= {"deck_by": chair["holder"], "held": bool(chair["holder"])}


_UPGRADES: Final[Mapping[int, Callable[[dict[str, Any]], None]]] = {1: _count_what_is_undone, 2: _deal_once}
"""By the format that is brought up to the next."""


def _check(data: dict[str, Any]) -> str:
    text = json.dumps(data, separators=(",", ":"), sort_keys=True)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def _table_of(content: _TableData, log: list[Event], rulebook: Rulebook[Any]) -> Table:
    table = Table(rulebook, content.wishes, len(content.chairs), casual=content.casual)
    table.chairs[:] = content.chairs
    table.number, table.moment = content.number, content.moment
    table.paused, table.request = content.paused, content.request
    table.entries_since_choice = content.fuss
    table.dealing_due = content.dealing_due
    table.ever_seated = content.sat or [each.holder for each in content.chairs if each.holder]
    history = table.history
    history.log, history.answers = log, content.answers
    history.undone, history.redoable, history.after_undo = content.undone, content.taken_back, content.asked_again
    if content.save is not None:
        history.game = rulebook.game.load(content.save)
        history.game.listen(history.hear)
        if history.forget_lost_answers():
            table.moment += 1
            table.request = None
    return table


def _event_data(event: Event) -> dict[str, Json]:
    return {
        "kind": event.kind,
        "facts": dict(event.facts),
        "secrets": dict(event.secrets),
        "knowers": list(event.knowers),
    }


def _event_of(data: dict[str, Any]) -> Event:
    return Event(data["kind"], _facts(data["facts"]), _facts(data["secrets"]), tuple(data["knowers"]))


def _facts(data: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
