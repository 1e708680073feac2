"""How often an address may ask, and how large the body of a request may be and how long it may take."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from waybread.server.rate_limits import Buckets
from waybread.server.settings import Limits

UPLOADS: Final = "/api/shelf/adventures"
"""Where a longer body may be sent."""


class RequestLimits:
    """Middleware that lets a request through, or refuses it in one sentence."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits
        self._rate = Buckets(limits.requests_per_second, limits.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        most = self._limits.upload_bytes if scope["path"] == UPLOADS else self._limits.body_bytes
        refusal = self._refusal(scope, most)
        if refusal is not None:
            await refusal(scope, receive, send)
        else:
            await self._app(scope, self._bounded(receive, most), send)

    def _refusal(self, scope: Scope, most: int) -> JSONResponse | None:
        address = scope["client"][0] if scope.get("client") else ""
        length = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
        if "\0" in scope["path"]:
            return JSONResponse({"detail": "There is nothing here."}, 404)
        if scope["path"].startswith("/api/") and not self._rate.take(address):
            return JSONResponse({"detail": "That was too much at once; please go a little slower."}, 429)
        if not length.isdigit() or int(length) > most:
            return JSONResponse({"detail": f"A request has at most {most} bytes."}, 413)
        return None

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
