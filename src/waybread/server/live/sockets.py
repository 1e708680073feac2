"""A client on a socket: hello, then requests one after another, each with its answer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final
from urllib.parse import urlsplit

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from waybread.kernel import WaybreadError
from waybread.server.live.hub import Hub
from waybread.server.live.messages import (
    FROM_CLIENT,
    MOST_BYTES,
    AskHint,
    Goodbye,
    Hello,
    Message,
    Refusal,
    Request,
)
from waybread.server.live.request_handlers import HANDLERS, Session
from waybread.server.live.table_document import SPECTATORS, Audience
from waybread.server.metrics import Metrics
from waybread.server.rate_limits import Buckets
from waybread.server.settings import Limits
from waybread.server.storage import UNKNOWN_LINK

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

    def __init__(self, socket: WebSocket, limits: Limits, metrics: Metrics) -> None:
        self.holder = ""
        self.host = False
        self.line = 0
        self.undone = 0
        self.audience: Audience = SPECTATORS
        self._hint_task: asyncio.Task[None] | None = None
        self._socket = socket
        self._limits = limits
        self._metrics = metrics
        self._unsent: asyncio.Queue[Message] = asyncio.Queue(limits.unsent)
        self._rate = Buckets(limits.messages_per_second, limits.burst)
        self._too_slow = asyncio.Event()

    def send(self, message: Message) -> None:
        """Queue a message; a client that does not read is disconnected."""
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
            ending = [*tasks, *([self._hint_task] if self._hint_task else [])]
            for task in ending:
                task.cancel()
            await asyncio.gather(*ending, return_exceptions=True)

    async def _close(self, gone: Gone, sender: asyncio.Task[None]) -> None:
        sender.cancel()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(2):
                await self._socket.send_text(Goodbye(reason=gone.reason).wire_text)
                await self._socket.close(gone.code)

    async def _send_all(self) -> None:
        while True:
            message = await self._unsent.get()
            await self._socket.send_text(message.wire_text)
            if isinstance(message, Goodbye):
                await self._socket.close(GOING_AWAY)
                return

    async def _listen(self, hub: Hub) -> None:
        session = await self._say_hello(hub)
        try:
            while True:
                request = await self._next()
                if isinstance(request, Hello):
                    raise Gone(POLICY, "Hello is said once.")
                if isinstance(request, AskHint):
                    self._start_hint(session, request)
                else:
                    await self._reply(session, request)
        finally:
            hub.disconnect(session.live, self)

    async def _say_hello(self, hub: Hub) -> Session:
        try:
            async with asyncio.timeout(self._limits.hello_seconds):
                hello = await self._next()
        except TimeoutError:
            raise Gone(POLICY, "The first message is hello, and it did not come.") from None
        if not isinstance(hello, Hello):
            raise Gone(POLICY, "The first message is hello, with the token of a seat.")
        try:
            with self._metrics.message(hello.type):
                return await self._enter(hub, hello)
        except WaybreadError as error:
            raise Gone(TRY_AGAIN, str(error)) from None

    async def _enter(self, hub: Hub, hello: Hello) -> Session:
        known = await asyncio.to_thread(hub.store.holder_of, hello.token)
        if known is None:
            raise Gone(POLICY, UNKNOWN_LINK)
        self.holder = known.holder if known.role in ("host", "player") else ""
        self.host = known.role == "host"
        self.line, self.undone = hello.line, hello.undone
        live = await hub.connect(known.table_id, self, self._limits.clients_per_table)
        return Session(hub, live, hello.token, self.holder, self.host)

    async def _next(self) -> Hello | Request:
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

    def _start_hint(self, session: Session, request: AskHint) -> None:
        """A hint takes a second: other requests do not wait for it."""
        if self._hint_task is not None and not self._hint_task.done():
            self.send(Refusal(id=request.id, reason="A hint is being thought out already."))
        else:
            self._hint_task = asyncio.create_task(self._reply(session, request))

    async def _reply(self, session: Session, request: Request) -> None:
        """Carry a request out and send its reply, or a sentence that says why not; the socket stays open."""
        try:
            with self._metrics.message(request.type):
                self.send(await HANDLERS[type(request)](session, request))
        except WaybreadError as error:
            self.send(Refusal(id=request.id, reason=str(error)))
        except Exception:  # noqa: BLE001  whatever it is, the socket stays open
            _log.exception("a request failed", extra={"table": session.live.id, "request": request.type})
            self.send(Refusal(id=request.id, reason="The server stumbled over that, which is our fault."))


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
