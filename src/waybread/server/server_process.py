"""The server as a process of its own: uvicorn around the application, from the port to the last goodbye."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from typing import Any, Final

from waybread.kernel import WaybreadError
from waybread.server.settings import Settings

GOODBYE_SECONDS: Final = 0.2
"""Time for what was said last to be sent."""
UNREAD_SECONDS: Final = 60
"""A client that acknowledges nothing for so long is cut off by the system."""


def run_server(settings: Settings) -> int:
    """Run until somebody stops it, and return the exit status; WaybreadError if it cannot start."""
    import uvicorn

    from waybread.server.app import create_app
    from waybread.server.http.dependencies import services_of
    from waybread.server.http.request_log import JsonLines
    from waybread.server.live.messages import MOST_BYTES
    from waybread.server.storage import Store

    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO if settings.logs else logging.WARNING, handlers=[handler], force=True)
    try:
        listener = _listen(settings.host, settings.port)
    except OSError as error:
        taken = " Any other that is free: --port 0, or make play PORT=0." if error.errno == errno.EADDRINUSE else ""
        raise WaybreadError(
            f"Port {settings.port} of {settings.host} cannot be used: {error.strerror}.{taken}"
        ) from None
    try:
        store = Store(settings.database)
    except OSError as error:
        listener.close()
        raise WaybreadError(f"The data folder {settings.data} cannot be used: {error.strerror}.") from None
    except ValueError as error:
        raise WaybreadError(str(error)) from None
    app = create_app(settings, store)
    proxies: dict[str, Any] = {"forwarded_allow_ips": settings.proxy} if settings.proxy else {"proxy_headers": False}

    class Server(uvicorn.Server):
        """Says goodbye to everybody before it closes their sockets."""

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            services_of(app).trials.close()
            await services_of(app).hub.close()
            await asyncio.sleep(GOODBYE_SECONDS)
            await super().shutdown(sockets)

    server = Server(
        uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=MOST_BYTES,
            ws_max_queue=16,
            timeout_graceful_shutdown=5,
            **proxies,
        )
    )
    port = listener.getsockname()[1]
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    page = f"http://{'localhost' if settings.host in ('127.0.0.1', '::1') else host}:{port}/"
    _say(f"Waybread is at {page} (Ctrl-C ends it; nothing is lost).")
    if settings.open and _has_desktop():
        threading.Timer(1.5, webbrowser.open, (page,)).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run([listener])
    return 0 if server.started else 1


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small packets at once only where it sees that a socket is of TCP
    listener = socket.socket(family, proto=socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_SECONDS * 1000)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def _has_desktop() -> bool:
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _say(words: str) -> None:
    sys.stderr.write(f"{words}\n")
    sys.stderr.flush()
