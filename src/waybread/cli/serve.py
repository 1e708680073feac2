"""``waybread serve``: run the server from the command line."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any, Final

GOODBYE_SECONDS: Final = 0.2
"""Time for what was said last to be sent."""
DATABASE: Final = "WAYBREAD_DATABASE_URL"
"""The variable that names the database; without it there is a file in the user's data folder."""
UNREAD_SECONDS: Final = 60
"""A client that acknowledges nothing for so long is cut off by the system."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command understands."""
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on (default: 127.0.0.1, this machine only)"
    )
    parser.add_argument(
        "--port", type=int, default=8642, help="the port to listen on; 0 picks a free one (default: 8642)"
    )
    parser.add_argument(
        "--data", type=Path, metavar="FOLDER",
        help=f"the folder of the SQLite database, if {DATABASE} is not set (default: ~/.local/share/waybread)",
    )  # fmt: skip
    parser.add_argument(
        "--origin", action="append", default=[], help="another origin whose pages may connect (repeatable)"
    )
    parser.add_argument(
        "--thinkers",
        type=int,
        default=1,
        metavar="N",
        help="worker processes for searching bots and hints (default: 1)",
    )
    parser.add_argument(
        "--proxy", default="", metavar="ADDRESSES", help="trusted reverse proxies: addresses, separated by commas"
    )
    parser.add_argument(
        "--limit", action="append", default=[], metavar="NAME=NUMBER", help="change a limit (docs/operations.md)"
    )
    parser.add_argument(
        "--logs", action="store_true", help="log each request as a line of JSON (default: warnings only)"
    )
    parser.add_argument("--open", action="store_true", help="open the page in your browser")


def serve(chosen: argparse.Namespace) -> int:
    """Run until somebody stops it; the exit status is 1 if it cannot."""
    try:
        import uvicorn

        from waybread.server.app import Options, create_app
        from waybread.server.http.rate_limits import Limits, with_changes
        from waybread.server.live.messages import MOST_BYTES
        from waybread.server.storage import StorageError, Store
    except ModuleNotFoundError as missing:
        _say(f"The server needs {missing.name}: pip install 'waybread[server]' brings it.")
        return 1
    _log_to_stderr(everything=chosen.logs)
    address = os.environ.get(DATABASE) or f"sqlite:///{(chosen.data or data_folder()) / 'waybread.db'}"
    try:
        limits = with_changes(Limits(), chosen.limit)
        listener = _listen(chosen.host, chosen.port)
        store = Store(address)
    except OSError as error:
        another = "Any other that is free: --port 0, or make play PORT=0"
        _say(f"Port {chosen.port} of {chosen.host} cannot be had: {error.strerror}. {another}.")
        return 1
    except (StorageError, ValueError) as error:
        _say(str(error))
        return 1
    app = create_app(Options(address, frozenset(chosen.origin), chosen.thinkers, limits), store)
    proxies: dict[str, Any] = {"forwarded_allow_ips": chosen.proxy} if chosen.proxy else {"proxy_headers": False}

    class Server(uvicorn.Server):
        """Says goodbye to everybody before it closes their sockets."""

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.trials.close()
            await app.state.hub.close()
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
    host = f"[{chosen.host}]" if ":" in chosen.host else chosen.host
    page = f"http://{'localhost' if chosen.host in ('127.0.0.1', '::1') else host}:{port}/"
    _say(f"Waybread is at {page} (Ctrl-C ends it; nothing is lost).")
    if chosen.open and _has_desktop():
        threading.Timer(1.5, webbrowser.open, (page,)).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run([listener])
    return 0 if server.started else 1


def data_folder() -> Path:
    """Where this user's tables are kept."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "waybread"


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
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


def _log_to_stderr(*, everything: bool) -> None:
    from waybread.server.http.guards import JsonLines

    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO if everything else logging.WARNING, handlers=[handler], force=True)


def _say(words: str) -> None:
    sys.stderr.write(f"{words}\n")
    sys.stderr.flush()
