"""A client on a socket: hello, then requests one after another, each with its answer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from secrets import randbelow
from typing import Final
from urllib.parse import urlsplit

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from waybread.kernel import WaybreadError
from waybread.server.http.rate_limits import Buckets
from waybread.server.http.refusals import UNKNOWN_LINK
from waybread.server.live import messages
from waybread.server.live.hub import Hub, Live
from waybread.server.live.messages import (
    FROM_CLIENT,
    MOST_BYTES,
    Done,
    Goodbye,
    Hello,
    Hints,
    Message,
    Reason,
    Refusal,
)
from waybread.server.live.table_document import WATCHING, Audience
from waybread.server.settings import Limits
from waybread.server.storage import StorageError
from waybread.table import Entry, Policy, Refused, Table

TOO_BIG: Final = 1009
POLICY: Final = 1008
GOING_AWAY: Final = 1001
TRY_AGAIN: Final = 1013
_log: Final = logging.getLogger("waybread.server")


class Gone(Exception):
    """The socket is to be closed, with a code and a sentence for the client."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class SocketClient:
    """Somebody at a table, by a socket."""

    def __init__(self, socket: WebSocket, limits: Limits) -> None:
        self.holder = ""
        self.host = False
        self.line = 0
        self.undone = 0
        self.who: Audience = WATCHING
        self._token = ""
        self._hint_under_way: asyncio.Task[None] | None = None
        self._socket = socket
        self._limits = limits
        self._unsent: asyncio.Queue[Message] = asyncio.Queue(limits.unsent)
        self._rate = Buckets(limits.messages_per_second, limits.burst)
        self._too_slow = asyncio.Event()

    def send(self, message: Message) -> None:
        """Say something; a client that does not read is let go."""
        try:
            self._unsent.put_nowait(message)
        except asyncio.QueueFull:
            self._too_slow.set()

    async def run(self, hub: Hub) -> None:
        """Until the client goes, or has to."""
        sender = asyncio.create_task(self._send_all())
        listener = asyncio.create_task(self._listen(hub))
        slow = asyncio.create_task(self._too_slow.wait())
        tasks = (sender, listener, slow)
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if slow in done:
                raise Gone(TRY_AGAIN, "This client does not read what it is sent; it may come back.")
            for task in done:
                task.result()
        except Gone as gone:
            await self._close(gone, sender)
        except (WebSocketDisconnect, RuntimeError):  # the socket broke off
            pass
        finally:
            ending = [*tasks, *([self._hint_under_way] if self._hint_under_way else [])]
            for task in ending:
                task.cancel()
            await asyncio.gather(*ending, return_exceptions=True)

    async def _close(self, gone: Gone, sender: asyncio.Task[None]) -> None:
        sender.cancel()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(2):
                await self._socket.send_text(Goodbye(reason=gone.reason).model_dump_json())
                await self._socket.close(gone.code)

    async def _send_all(self) -> None:
        while True:
            message = await self._unsent.get()
            await self._socket.send_text(message.model_dump_json())
            if isinstance(message, Goodbye):
                await self._socket.close(GOING_AWAY)
                return

    async def _listen(self, hub: Hub) -> None:
        live = await self._say_hello(hub)
        try:
            while True:
                request = await self._next()
                if isinstance(request, Hello):
                    raise Gone(POLICY, "Hello is said once.")
                await self._answer(hub, live, request)
        finally:
            hub.part(live, self)

    async def _say_hello(self, hub: Hub) -> Live:
        try:
            async with asyncio.timeout(self._limits.hello_seconds):
                hello = await self._next()
        except TimeoutError:
            raise Gone(POLICY, "The first message is hello, and it did not come.") from None
        if not isinstance(hello, Hello):
            raise Gone(POLICY, "The first message is hello, with the token of a seat.")
        try:
            return await self._enter(hub, hello)
        except (WaybreadError, StorageError) as error:
            raise Gone(TRY_AGAIN, str(error)) from None

    async def _enter(self, hub: Hub, hello: Hello) -> Live:
        known = await asyncio.to_thread(hub.store.holder_of, hello.token)
        if known is None:
            raise Gone(POLICY, UNKNOWN_LINK)
        self._token = hello.token
        self.holder = known.holder if known.role in ("host", "player") else ""
        self.host = known.role == "host"
        self.line, self.undone = hello.line, hello.undone
        return await hub.enter(known.table_id, self, self._limits.clients_per_table)

    async def _next(self) -> Hello | messages.Request:
        """The next message that can be understood; others are refused."""
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(received.get("code", GOING_AWAY))
            text = received.get("text")
            if not self._rate.take(None):
                raise Gone(POLICY, "That was too much at once; come back a little slower.")
            if text is None:
                raise Gone(POLICY, "Messages are texts, not bytes.")
            if len(text.encode()) > MOST_BYTES:
                raise Gone(TOO_BIG, f"A message has at most {MOST_BYTES} bytes.")
            try:
                return FROM_CLIENT.validate_json(text)
            except ValidationError as error:
                self.send(Refusal(id=None, reason=_misread(error)))

    async def _answer(self, hub: Hub, live: Live, request: messages.Request) -> None:
        """Carry a request out; a hint takes its time, and others do not wait for it."""
        if not isinstance(request, messages.AskHint):
            await self._politely(live, request, partial(self._carry_out, hub, live, request))
        elif self._hint_under_way is not None and not self._hint_under_way.done():
            self.send(Refusal(id=request.id, reason="A hint is being thought out already."))
        else:
            hint = self._politely(live, request, partial(self._hint, hub, live, request))
            self._hint_under_way = asyncio.create_task(hint)

    async def _politely(self, live: Live, request: messages.Request, work: Callable[[], Awaitable[None]]) -> None:
        """Do it, or say in one sentence why not; the socket stays."""
        try:
            await work()
        except (WaybreadError, StorageError) as error:
            self.send(Refusal(id=request.id, reason=str(error)))
        except Exception:  # noqa: BLE001  whatever it is, the socket stays
            _log.exception("a request stumbled", extra={"table": live.id, "request": request.type})
            self.send(Refusal(id=request.id, reason="The server stumbled over that, which is our fault."))

    async def _carry_out(self, hub: Hub, live: Live, request: messages.Request) -> None:
        match request:
            case messages.Why():
                self._own(live.table, request.seat)
                self.send(Reason(id=request.id, reason=live.table.why_not(request.seat, request.card)))
                return
            case messages.Free():
                if not self.host:
                    raise Refused("Only the host of a table can free a chair.")
                await hub.free(live, request.seat, self.holder)
            case messages.SeatBot():
                if await asyncio.to_thread(hub.store.holder_of, self._token) is None:  # sent away since hello
                    raise Refused(UNKNOWN_LINK)
                await hub.act(live, self._deed(request))
            case _:
                await hub.act(live, self._deed(request))
        self.send(Done(id=request.id))

    async def _hint(self, hub: Hub, live: Live, request: messages.AskHint) -> None:
        table = live.table
        self._own(table, request.seat)
        if table.decision is None or table.decision.player != request.seat:
            raise Refused("A hint is for whoever is asked.")
        moment = table.moment
        found = await hub.thinkers.hints(table)
        self.send(Hints(id=request.id, moment=moment, hints=[messages.HintOption(**each) for each in found]))

    def _own(self, table: Table, seat: int) -> None:
        if seat not in table.seats_of(self.holder):
            raise Refused("That is for whoever holds the seat.")

    def _deed(self, request: messages.Request) -> Callable[[Table], list[Entry]]:  # noqa: C901  one line for each request
        holder = self.holder
        match request:
            case messages.Choose():
                return lambda table: table.choose(holder, request.seat, request.option, request.moment)
            case messages.Undo():
                return lambda table: table.undo(holder, request.keep)
            case messages.Redo():
                return lambda table: table.redo(holder)
            case messages.Agree():
                return lambda table: table.agree(holder)
            case messages.Refuse():
                return lambda table: table.refuse(holder)
            case messages.SetPolicy():
                policy = Policy(tuple(request.stops), tuple(request.skips), tuple(request.cards))
                return lambda table: table.set_policy(holder, request.seat, policy)
            case messages.PassOn():
                return lambda table: table.pass_on(holder, request.seat, on=request.on)
            case messages.Pause():
                return lambda table: table.pause(holder)
            case messages.Resume():
                return lambda table: table.resume(holder)
            case messages.Leave():
                return lambda table: table.leave(holder, request.seat)
            case messages.SeatBot():
                return lambda table: table.seat_bot(holder, request.seat, request.bot)
            case messages.Bring():
                return lambda table: table.bring(holder, request.seat, request.deck, request.name)
            case messages.Start():
                return lambda table: table.start(holder, randbelow(2**63))
        raise Refused("That cannot be asked at a table.")


def _misread(error: ValidationError) -> str:
    """The first thing that is wrong with a message, as a sentence that repeats nothing of it."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(each)[:40] for each in first["loc"])
    return f"This message cannot be understood{f' at {where}' if where else ''}: {first['msg'][:200]}."


def origin_allowed(socket: WebSocket, allowed: frozenset[str]) -> bool:
    """A page of ours, or a program that is no page; pages from elsewhere do not speak for their visitors."""
    origin = socket.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(place) and place == socket.headers.get("host")
