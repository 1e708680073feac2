"""Compressed answers: which encoding a request asks for, and the middleware that compresses what the API says."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

LEAST: Final = 1000
"""Bytes below which an answer fits into one packet anyway."""
LEVEL: Final = 6
_ACCEPTED: Final = re.compile(r"\s*([\w*-]+)\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?", re.ASCII)


def best_encoding(request: Headers, offered: Sequence[str]) -> str | None:
    """Return the encoding that a request likes best, of several the first; None if it wants the content as it is."""
    header = ",".join(request.getlist("accept-encoding")).lower()
    accepted = {each[1]: float(each[2] or 1) for each in map(_ACCEPTED.fullmatch, header.split(",")) if each}

    def quality(encoding: str) -> float:
        return accepted.get(encoding, accepted.get("*", 0.0))

    best = max(offered, key=quality, default=None)
    return best if best and quality(best) and quality(best) >= accepted.get("identity", 0.0) else None


class ApiCompression:
    """Middleware that compresses answers of the API, streams line by line; files have copies (``client_pages``)."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._gzip = GZipMiddleware(app, LEAST, LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        packed = (
            scope["type"] == "http"
            and scope["path"].startswith("/api/")
            and best_encoding(Headers(scope=scope), ["gzip"])
        )
        await (self._gzip if packed else self._app)(scope, receive, send)
