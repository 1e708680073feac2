"""The application: everything put together, from the first request to the last checkpoint."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, WebSocket
from starlette.responses import JSONResponse, Response

from waybread.kernel import ENGINE
from waybread.server import http
from waybread.server.http.client_pages import BUILT, add_pages
from waybread.server.http.compression import ApiCompression
from waybread.server.http.dependencies import Address, Services, Serving, Storage, services_of
from waybread.server.http.refusals import add_refusals
from waybread.server.http.request_limits import RequestLimits
from waybread.server.http.request_log import RequestLog, is_about_the_server
from waybread.server.http.response_headers import ResponseHeaders
from waybread.server.live.bot_thinkers import Thinkers
from waybread.server.live.hub import Hub
from waybread.server.live.sockets import POLICY, TRY_AGAIN, SocketClient, origin_allowed
from waybread.server.metrics import CONTENT_TYPE
from waybread.server.settings import Limits, Settings
from waybread.server.storage import StorageError, Store, Writer
from waybread.server.view_schema import ViewSchema
from waybread.table import RULEBOOKS

HOUSEKEEPING: Final = 5.0
"""So many seconds between two looks at what can be put away."""
_log: Final = logging.getLogger("waybread.server")


def create_app(settings: Settings, store: Store | None = None, client: Path = BUILT) -> FastAPI:
    """A server, ready to be run by uvicorn; it opens its database, unless it is given one, and closes it.

    ``client`` is the folder of the built browser client.
    """
    app = _App(
        title="Waybread",
        version=ENGINE,
        description="Tables, decks, campaigns and replays. An unofficial fan project.",
        lifespan=partial(_lifespan, store=store),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    services = app.state.services = Services(settings)
    app.add_middleware(ApiCompression)
    app.add_middleware(RequestLimits, limits=settings.limits)
    app.add_middleware(RequestLog, metrics=services.metrics)
    app.add_middleware(ResponseHeaders)
    add_refusals(app)
    app.include_router(http.router)
    app.add_api_websocket_route("/api/socket", _socket)
    app.add_api_route("/health", _health, include_in_schema=False)
    app.add_api_route("/metrics", _metrics, include_in_schema=False)
    add_pages(app, client)
    return app


class _App(FastAPI):
    """Describes itself with the types of views, too."""

    def openapi(self) -> dict[str, Any]:
        """The HTTP interface."""
        if self.openapi_schema is None:
            shapes, views = super().openapi()["components"]["schemas"], ViewSchema("#/components/schemas/")
            kinds = [views.of(each.view_type) for each in RULEBOOKS.values()]
            shapes["MomentShown"]["properties"]["views"]["additionalProperties"] = {"anyOf": kinds}
            views.add_to(shapes)
        return super().openapi()


@contextlib.asynccontextmanager
async def _lifespan(app: FastAPI, store: Store | None) -> AsyncIterator[None]:
    services = services_of(app)
    settings = services.settings
    logging.getLogger("uvicorn.error").addFilter(is_about_the_server)
    store = store if store is not None else await asyncio.to_thread(Store, settings.database)
    writer = Writer(store, services.metrics)
    keeper = store.keeper()
    hub = services.hub = Hub(store, writer, keeper, RULEBOOKS, Thinkers(settings.thinkers))
    listener = store.listen(asyncio.get_running_loop(), hub.changed)
    housekeeping = asyncio.create_task(_run_housekeeping(hub, settings.limits))
    _log.info("open", extra={"engine": ENGINE})
    try:
        yield
    finally:
        housekeeping.cancel()
        services.trials.close()
        await hub.close()
        services.replays.close()
        await writer.close()
        await asyncio.to_thread(listener.close)
        await asyncio.to_thread(keeper.close)
        await asyncio.to_thread(store.close)
        _log.info("closed")


async def _run_housekeeping(hub: Hub, limits: Limits) -> None:
    """Now and then: put idle tables away, take over those whose process is gone, remove what nobody wants."""
    while True:
        await asyncio.sleep(HOUSEKEEPING)
        await _run_task("adopt", hub.resume_bots())
        await _run_task("put away", hub.put_away_idle(limits.idle_seconds))
        await _run_task("remove", hub.remove_forgotten(limits.idle_days))


async def _run_task(name: str, work: Coroutine[Any, Any, None]) -> None:
    """Do one of them; whatever happens, the others and the next time are not lost."""
    try:
        await work
    except StorageError as error:
        _log.warning("a chore has to wait", extra={"chore": name, "error": str(error)})
    except Exception:  # noqa: BLE001  whatever it is, there is a next time
        _log.exception("a chore went wrong", extra={"chore": name})


async def _socket(socket: WebSocket, services: Serving, address: Address) -> None:
    settings, sockets = services.settings, services.sockets
    if not origin_allowed(socket, settings.origin) or not services.new_sockets.take(address):
        await socket.close(POLICY)
        return
    await socket.accept()
    if sockets[address] >= settings.limits.sockets_per_address:
        await socket.close(TRY_AGAIN, "There are many sockets from your address already.")
        return
    sockets[address] += 1
    try:
        await SocketClient(socket, settings.limits, services.metrics).run(services.hub)
    finally:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]


async def _health(store: Storage) -> JSONResponse:
    """Does this process work, and does its database answer?"""
    try:
        await asyncio.to_thread(store.ping)
    except StorageError:
        return JSONResponse({"status": "the database does not answer"}, 503)
    return JSONResponse({"status": "well", "engine": ENGINE})


async def _metrics(services: Serving) -> Response:
    """Figures in the format that Prometheus reads."""
    tables = await asyncio.to_thread(services.hub.store.counts)
    page = services.metrics.page(
        in_memory=len(services.hub.live),
        sockets=services.sockets.total(),
        trials=services.trials.running,
        tables={str(status): count for status, count in tables.items()},
    )
    return Response(page, headers={"content-type": CONTENT_TYPE})
