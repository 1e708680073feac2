"""What a client can ask for: one handler for each type of request.

A handler carries the request out and returns the reply. Where it raises WaybreadError the client is sent the
sentence, and nothing has changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from secrets import randbelow
from typing import Any, Final, TypeAlias

from waybread.server.live import messages
from waybread.server.live.hub import Hub
from waybread.server.live.live_table import LiveTable
from waybread.server.live.messages import Done, Hints, Message, Reason
from waybread.server.storage import UNKNOWN_LINK
from waybread.table import Entry, Policy, Refused, Table


@dataclass(frozen=True, slots=True)
class Session:
    """A client that has said hello, at its table."""

    hub: Hub
    live: LiveTable
    token: str
    holder: str
    """The id of the person; empty for spectators."""
    host: bool

    def check_seat(self, seat: int) -> None:
        """Raise if this person does not hold the seat."""
        if seat not in self.live.table.seats_of(self.holder):
            raise Refused("That is for whoever holds the seat.")


Handler: TypeAlias = Callable[[Session, Any], Awaitable[Message]]
Deed: TypeAlias = Callable[[Table, str, Any], list[Entry]]


def _change(deed: Deed) -> Handler:
    """Return a handler that does something to the table in a person's name, and stores what happened."""

    async def handle(session: Session, request: messages.Request) -> Message:
        await session.hub.act(session.live, deed, session.holder, request)
        return Done(id=request.id)

    return handle


async def free(session: Session, request: messages.Free) -> Message:
    """Free somebody's chair, as the host."""
    if not session.host:
        raise Refused("Only the host of a table can free a chair.")
    await session.hub.free(session.live, request.seat, session.holder)
    return Done(id=request.id)


async def seat_bot(session: Session, request: messages.SeatBot) -> Message:
    """Seat a bot, unless the host has sent this person away since their hello."""
    if await asyncio.to_thread(session.hub.store.holder_of, session.token) is None:
        raise Refused(UNKNOWN_LINK)
    await session.hub.act(session.live, Table.seat_bot, session.holder, request.seat, request.bot)
    return Done(id=request.id)


async def why(session: Session, request: messages.Why) -> Message:
    """Say why a card cannot be chosen."""
    session.check_seat(request.seat)
    return Reason(id=request.id, reason=session.live.table.why_not(request.seat, request.card))


async def hint(session: Session, request: messages.AskHint) -> Message:
    """Say what the search thinks of the options; takes about a second."""
    table = session.live.table
    session.check_seat(request.seat)
    if table.decision is None or table.decision.player != request.seat:
        raise Refused("A hint is for whoever is asked.")
    moment = table.moment
    return Hints(id=request.id, moment=moment, hints=await session.hub.thinkers.hints(table))


HANDLERS: Final[Mapping[type[Message], Handler]] = {
    messages.Choose: _change(lambda table, holder, sent: table.choose(holder, sent.seat, sent.option, sent.moment)),
    messages.SetPolicy: _change(
        lambda table, holder, sent: table.set_policy(
            holder, sent.seat, Policy(tuple(sent.stops), tuple(sent.skips), tuple(sent.cards))
        )
    ),
    messages.PassOn: _change(lambda table, holder, sent: table.pass_on(holder, sent.seat, on=sent.on)),
    messages.Pause: _change(lambda table, holder, _: table.pause(holder)),
    messages.Resume: _change(lambda table, holder, _: table.resume(holder)),
    messages.Undo: _change(lambda table, holder, sent: table.undo(holder, sent.keep)),
    messages.Redo: _change(lambda table, holder, _: table.redo(holder)),
    messages.Agree: _change(lambda table, holder, _: table.agree(holder)),
    messages.Refuse: _change(lambda table, holder, _: table.refuse(holder)),
    messages.Bring: _change(lambda table, holder, sent: table.bring(holder, sent.seat, sent.deck, sent.name)),
    messages.Start: _change(lambda table, holder, _: table.start(holder, randbelow(2**63))),
    messages.Leave: _change(lambda table, holder, sent: table.leave(holder, sent.seat)),
    messages.Free: free,
    messages.SeatBot: seat_bot,
    messages.Why: why,
    messages.AskHint: hint,
}
"""The handler of each type of request."""
