"""The server's log: a line of JSON for each request, without names, tokens and addresses; and its figures."""

from __future__ import annotations

import json
import logging
import time
from typing import Any, Final

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from waybread.server.metrics import Metrics

_log: Final = logging.getLogger("waybread.http")


class RequestLog:
    """Middleware that logs and measures each request, and answers for what went wrong in one."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.monotonic()
        status = 0

        async def noted_send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noted_send)
        except Exception:
            _log.exception("a request stumbled")
            if status:
                raise
            answer = JSONResponse({"detail": "The server stumbled over that, which is our fault."}, 500)
            await answer(scope, receive, noted_send)
        finally:
            seconds = time.monotonic() - began
            route = _route(scope)
            self._metrics.count_request(scope["method"], route, status, seconds)
            facts = {"method": scope["method"], "route": route, "status": status, "ms": round(1000 * seconds, 1)}
            _log.info("request", extra=facts)


def _route(scope: Scope) -> str:
    """The pattern that a request's path fits, never the path itself: people paste links."""
    pattern: str = getattr(scope.get("route"), "path", "another")
    within_api = scope["path"].startswith("/api/") and pattern.startswith("/") and not pattern.startswith("/api/")
    return f"/api{pattern}" if within_api else pattern  # FastAPI leaves out the prefix of the outermost router


def is_about_the_server(record: logging.LogRecord) -> bool:
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
