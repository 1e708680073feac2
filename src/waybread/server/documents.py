"""A table as each client may know it: the document that is sent whole once and by its changes after that."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from waybread.server.messages import CardRef, Line
from waybread.server.storage import Status
from waybread.table import Prompt, Table, Words

Audience: TypeAlias = tuple[str, tuple[int, ...]]
"""Somebody (a holder's id, or "" for spectators) and the seats they hold."""

WATCHING: Final[Audience] = ("", ())


def audience(table: Table, holder: str) -> Audience:
    """Who a holder is at this table now: whoever holds no chair is a spectator."""
    seats = tuple(table.seats_of(holder))
    return (holder, seats) if seats else WATCHING


def status(table: Table) -> Status:
    """How far a table is."""
    if table.game is None:
        return Status.GATHERING
    return Status.OVER if table.game.over else Status.PLAYING


def document(table: Table, who: Audience) -> dict[str, Any]:
    """All that somebody may know of a table (:class:`waybread.server.messages.Document`)."""
    holder, seats = who
    decision = table.decision
    asked = None if decision is None else decision.player
    prompt = table.prompt() if asked in seats else None
    return {
        "game": table.rulebook.game.name,
        "wishes": table.wishes,
        "status": status(table).value,
        "paused": table.paused,
        "moment": table.moment,
        "answers": len(table.answers),
        "undone": table.undone,
        "asked": asked,
        "chairs": [
            {
                "name": chair.name,
                "bot": chair.bot,
                "taken": bool(chair.holder),
                "yours": seat in seats,
                "deck": chair.deck is not None,
                "passing": chair.passing,
            }
            for seat, chair in enumerate(table.chairs)
        ],
        "undo": _undo(table, holder),
        "policies": {str(seat): _policy(table, seat) for seat in seats},
        "views": {str(seat): table.view(seat) for seat in seats} if seats else {"watch": table.view(None)},
        "question": None if prompt is None else question(prompt),
    }


def _undo(table: Table, holder: str) -> dict[str, Any] | None:
    request = table.request
    if request is None:
        return None
    yours = bool(holder) and holder in (request.holder, *request.agreed)
    return {"name": request.name, "keep": request.keep, "agreed": len(request.agreed), "yours": yours}


def _policy(table: Table, seat: int) -> dict[str, Any]:
    policy = table.chairs[seat].policy
    return {"stops": list(policy.stops), "skips": list(policy.skips), "cards": list(policy.cards)}


def question(prompt: Prompt) -> dict[str, Any]:
    """A question in words (:class:`waybread.server.messages.Question`)."""
    return {
        "seat": prompt.player,
        "kind": prompt.kind,
        "text": prompt.text,
        "rule": prompt.rule,
        "rule_text": prompt.rule_text,
        "about": prompt.about,
        "choices": [{"option": each.option, "label": each.label, "card": each.card} for each in prompt.choices],
        "least": prompt.least,
        "most": prompt.most,
        "picked": list(prompt.picked),
        "about_title": prompt.about_title,
    }


def log_lines(table: Table, who: Audience, since: int) -> list[Line]:
    """The log as somebody may read it, from a place on; whoever holds several seats reads what any of them knows."""
    seats = who[1]
    if len(seats) < 2:
        return [line(place, words) for place, words in table.lines(seats[0] if seats else None, since)]
    found: dict[int, Words] = {}
    for seat in seats:
        for place, words in table.lines(seat, since):
            if place not in found or seat in table.log[place].knowers:
                found[place] = words
    return [line(place, found[place]) for place in sorted(found)]


def line(place: int, words: Words) -> Line:
    """A line of the log, by its place in it."""
    parts = [each if isinstance(each, str) else CardRef(id=each.id, title=each.title) for each in words]
    return Line(place=place, words=parts)
