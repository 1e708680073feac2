"""A table as each client may know it: the document that is sent whole once and by its changes after that."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from pydantic_core import to_jsonable_python

from waybread.server.live.messages import Line
from waybread.server.storage import Status
from waybread.table import By, Table
from waybread.texts import Words

Path: TypeAlias = list[str | int]
Patch: TypeAlias = list[list[Any]]
"""Changes, each ``[path, value]``, or ``[path]`` for what is gone."""


class Audience(NamedTuple):
    """Clients that may know the same things of a table."""

    holder: str
    """The id of a person; empty for spectators."""
    seats: tuple[int, ...]
    """The seats they hold."""


SPECTATORS: Final = Audience("", ())


def audience_of(table: Table, holder: str) -> Audience:
    """Return the audience that a person belongs to now: a spectator if they hold no chair."""
    seats = tuple(table.seats_of(holder))
    return Audience(holder, seats) if seats else SPECTATORS


def status(table: Table) -> Status:
    """How far a table is."""
    if table.game is None:
        return Status.GATHERING
    return Status.OVER if table.game.over else Status.PLAYING


def _nobody(holder: str) -> bool:
    return False


def document(table: Table, who: Audience, away: Callable[[str], bool] = _nobody) -> dict[str, Any]:
    """All that somebody may know of a table (:class:`messages.Document`), and who is away from it."""
    holder, seats = who
    decision = table.decision
    asked = None if decision is None else decision.player
    prompt = table.prompt() if asked in seats else None
    return {
        "game": table.rulebook.game.name,
        "wishes": table.rulebook.public_wishes(table.wishes),
        "status": status(table).value,
        "paused": table.paused,
        "moment": table.moment,
        "answers": len(table.answers),
        "undone": table.history.undone,
        "asked": asked,
        "chairs": [
            chair_seen(table, seat, seats) | {"passing": chair.passing, "away": away(chair.holder)}
            for seat, chair in enumerate(table.chairs)
        ],
        "undo": _undo(table, holder),
        "policies": {str(seat): to_jsonable_python(table.chairs[seat].policy) for seat in seats},
        "views": _views(table, seats),
        "question": None if prompt is None else to_jsonable_python(prompt),
        "since": _since(table, seats),
        "redo": len(table.history.redoable),
    }


def _views(table: Table, seats: tuple[int, ...]) -> dict[str, Mapping[str, Any]]:
    """What each of these seats may know, or else a spectator; nothing before the game begins."""
    if table.game is None:
        return {}
    return {str(seat): table.view(seat) for seat in seats} if seats else {"watch": table.view(None)}


def _since(table: Table, seats: tuple[int, ...]) -> int:
    """How long the log was before the last choice that somebody made, not their policy; anybody, for spectators."""
    own = (each.lines for each in reversed(table.answers) if each.by is By.PERSON and (not seats or each.seat in seats))
    return next(own, 0)


def chair_seen(table: Table, seat: int, own: Collection[int]) -> dict[str, Any]:
    """A chair as it is seen also from outside, with what everybody may know of its deck before the game."""
    chair, deck = table.chairs[seat], None
    if chair.deck is not None:
        deck = {"name": chair.deck_name, **to_jsonable_python(table.rulebook.deck_summary(chair.deck))}
    taken, yours = bool(chair.holder), seat in own
    return {"name": chair.name, "bot": chair.bot, "taken": taken, "yours": yours, "deck": deck}


def _undo(table: Table, holder: str) -> dict[str, Any] | None:
    request = table.request
    if request is None:
        return None
    yours = bool(holder) and holder in (request.holder, *request.agreed)
    return {"name": request.name, "keep": request.keep, "agreed": len(request.agreed), "yours": yours}


def log_lines(table: Table, who: Audience, since: int) -> list[Line]:
    """The log as somebody may read it, from a place on; whoever holds several seats reads what any of them knows."""
    seats = who.seats
    if len(seats) < 2:
        known = table.log_lines(seats[0] if seats else None, since)
        return [_line(table, place, words) for place, words in known]
    found: dict[int, Words] = {}
    for seat in seats:
        for place, words in table.log_lines(seat, since):
            if place not in found or seat in table.log[place].knowers:
                found[place] = words
    return [_line(table, place, found[place]) for place in sorted(found)]


def _line(table: Table, place: int, words: Words) -> Line:
    return Line(place=place, kind=table.rulebook.line_kind(table.log[place].kind), words=list(words))


def difference(old: Any, new: Any) -> Patch:
    """Return what has to change in the old JSON data to make it the new.

    A list that has another length than before is replaced whole.
    """
    found: Patch = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: Path, found: Patch) -> None:
    if old is new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        found += [[[*path, name]] for name in old if name not in new]
        for name, value in new.items():
            if name in old:
                _compare(old[name], value, [*path, name], found)
            else:
                found.append([[*path, name], value])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            _compare(before, after, [*path, place], found)
    elif type(old) is not type(new) or old != new:  # true is not 1
        found.append([path, new])
