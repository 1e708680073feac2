"""What a client can ask for: one handler for each type of request.

A handler carries the request out and returns the reply. Where it raises WaybreadError or StorageError the client
is sent the sentence, and nothing has changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from secrets import randbelow
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias

from waybread.server.live import messages
from waybread.server.live.hub import Hub
from waybread.server.live.live_table import LiveTable
from waybread.server.live.messages import Done, Hints, Message, Reason
from waybread.server.storage import UNKNOWN_LINK
from waybread.table import Entry, Policy, Refused, Table

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Session:
    """A client that has said hello, at its table."""

    hub: Hub
    live: LiveTable
    token: str
    holder: str
    """The id of the person; empty for spectators."""
    host: bool

    async def change(
        self,
        request: messages.Request,
        method: Callable[Concatenate[Table, str, P], list[Entry]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Done:
        """Call a method of the table in this person's name, and store what happened."""
        await self.hub.act(self.live, method, self.holder, *args, **kwargs)
        return Done(id=request.id)

    def check_seat(self, seat: int) -> None:
        """Raise if this person does not hold the seat."""
        if seat not in self.live.table.seats_of(self.holder):
            raise Refused("That is for whoever holds the seat.")


# Playing


async def choose(session: Session, request: messages.Choose) -> Message:
    """Answer the question."""
    return await session.change(request, Table.choose, request.seat, request.option, request.moment)


async def set_policy(session: Session, request: messages.SetPolicy) -> Message:
    """Say where a seat is asked."""
    policy = Policy(tuple(request.stops), tuple(request.skips), tuple(request.cards))
    return await session.change(request, Table.set_policy, request.seat, policy)


async def pass_on(session: Session, request: messages.PassOn) -> Message:
    """Pass until something happens."""
    return await session.change(request, Table.pass_on, request.seat, on=request.on)


async def pause(session: Session, request: messages.Pause) -> Message:
    """Pause the table."""
    return await session.change(request, Table.pause)


async def resume(session: Session, request: messages.Resume) -> Message:
    """End a pause."""
    return await session.change(request, Table.resume)


# Undo


async def undo(session: Session, request: messages.Undo) -> Message:
    """Take back a choice, or ask the others to agree."""
    return await session.change(request, Table.undo, request.keep)


async def redo(session: Session, request: messages.Redo) -> Message:
    """Choose again what was taken back."""
    return await session.change(request, Table.redo)


async def agree(session: Session, request: messages.Agree) -> Message:
    """Agree to an undo."""
    return await session.change(request, Table.agree)


async def refuse(session: Session, request: messages.Refuse) -> Message:
    """Refuse an undo."""
    return await session.change(request, Table.refuse)


# Chairs


async def bring(session: Session, request: messages.Bring) -> Message:
    """Bring a deck or heroes."""
    return await session.change(request, Table.bring, request.seat, request.deck, request.name)


async def start(session: Session, request: messages.Start) -> Message:
    """Begin the game with a random seed."""
    return await session.change(request, Table.start, randbelow(2**63))


async def leave(session: Session, request: messages.Leave) -> Message:
    """Leave one's chair."""
    return await session.change(request, Table.leave, request.seat)


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
    return await session.change(request, Table.seat_bot, request.seat, request.bot)


# Questions to the server


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


Handler: TypeAlias = Callable[[Session, Any], Awaitable[Message]]
HANDLERS: Final[Mapping[type[Message], Handler]] = {
    messages.Choose: choose,
    messages.SetPolicy: set_policy,
    messages.PassOn: pass_on,
    messages.Pause: pause,
    messages.Resume: resume,
    messages.Undo: undo,
    messages.Redo: redo,
    messages.Agree: agree,
    messages.Refuse: refuse,
    messages.Bring: bring,
    messages.Start: start,
    messages.Leave: leave,
    messages.Free: free,
    messages.SeatBot: seat_bot,
    messages.Why: why,
    messages.AskHint: hint,
}
"""The handler of each type of request."""
