"""What stands between the world and the application: sizes, rates, headers, and logs without secrets."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from waybread.server.rate_limits import Buckets
from waybread.server.settings import Limits

UPLOADS: Final = "/api/shelf/adventures"
"""Where a longer body may be sent."""
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
_log: Final = logging.getLogger("waybread.http")


class Guard:
    """Bounds every HTTP request and adds the headers that browsers keep to."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits
        self._rate = Buckets(limits.requests_per_second, limits.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it in one sentence."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.monotonic()
        answered = {"status": 0}

        async def guarded_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                answered["status"] = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            await self._guarded(scope, receive, guarded_send)
        except Exception:
            _log.exception("a request stumbled")
            if answered["status"]:
                raise
            answer = JSONResponse({"detail": "The server stumbled over that, which is our fault."}, 500)
            await answer(scope, receive, guarded_send)
        finally:
            _log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "route": getattr(scope.get("route"), "path", "another"),
                    "status": answered["status"],
                    "ms": round(1000 * (time.monotonic() - began), 1),
                },
            )

    async def _guarded(self, scope: Scope, receive: Receive, send: Callable[[Message], Awaitable[None]]) -> None:
        address = scope["client"][0] if scope.get("client") else ""
        most = self._limits.upload_bytes if scope["path"] == UPLOADS else self._limits.body_bytes
        length = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
        refusal: JSONResponse | None = None
        if "\0" in scope["path"]:
            refusal = JSONResponse({"detail": "There is nothing here."}, 404)
        elif scope["path"].startswith("/api/") and not self._rate.take(address):
            refusal = JSONResponse({"detail": "That was too much at once; please go a little slower."}, 429)
        elif not length.isdigit() or int(length) > most:
            refusal = JSONResponse({"detail": f"A request has at most {most} bytes."}, 413)
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        await self._app(scope, self._bounded(receive, most), send)

    def _bounded(self, receive: Receive, most: int) -> Receive:
        """A body without a length cannot be longer either, and it has to come within some time."""
        left = most
        until: float | None = time.monotonic() + self._limits.body_seconds

        async def bounded() -> Message:
            nonlocal left, until
            try:
                async with asyncio.timeout(None if until is None else until - time.monotonic()):
                    message = await receive()
            except TimeoutError:
                return {"type": "http.disconnect"}
            if message["type"] == "http.request":
                left -= len(message.get("body", b""))
                if left < 0:
                    return {"type": "http.disconnect"}
                if not message.get("more_body"):
                    until = None
            return message

        return bounded


def about_the_server(record: logging.LogRecord) -> bool:
    """For uvicorn's log: not every socket, whose address may hold what a client should not have put there.

    Nor a traceback for a text that is none, which is the client's fault.
    """
    return record.levelno > logging.INFO and not record.getMessage().startswith("Invalid UTF-8")


class JsonLines(logging.Formatter):
    """A log line as JSON: time, level, what happened, and the facts that were given with it."""

    KNOWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in self.KNOWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)
