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
METHODS: Final[Mapping[type[Message], Callable[..., list[Entry]]]] = {
    messages.Choose: Table.choose,
    messages.PassOn: Table.pass_on,
    messages.Pause: Table.pause,
    messages.Resume: Table.resume,
    messages.Undo: Table.undo,
    messages.Redo: Table.redo,
    messages.Agree: Table.agree,
    messages.Refuse: Table.refuse,
    messages.Bring: Table.bring,
    messages.Leave: Table.leave,
    messages.SeatBot: Table.seat_bot,
}
"""The method of a table that each of these requests calls; its fields are the arguments."""


async def call_method(session: Session, request: messages.Request) -> Message:
    """Call a method of the table in a person's name, and store what happened."""
    arguments = {name: value for name, value in request if name not in ("type", "id")}
    await session.hub.act(session.live, METHODS[type(request)], session.holder, **arguments)
    return Done(id=request.id)


async def set_policy(session: Session, request: messages.SetPolicy) -> Message:
    """Set where a player is asked."""
    policy = Policy(tuple(request.stops), tuple(request.skips), tuple(request.cards))
    await session.hub.act(session.live, Table.set_policy, session.holder, request.seat, policy)
    return Done(id=request.id)


async def start(session: Session, request: messages.Start) -> Message:
    """Begin the game."""
    await session.hub.act(session.live, Table.start, session.holder, randbelow(2**63))
    return Done(id=request.id)


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
    return await call_method(session, request)


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
    **dict.fromkeys(METHODS, call_method),
    messages.SetPolicy: set_policy,
    messages.Start: start,
    messages.Free: free,
    messages.SeatBot: seat_bot,
    messages.Why: why,
    messages.AskHint: hint,
}
"""The handler of each type of request."""
