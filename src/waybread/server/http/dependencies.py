"""What requests need, as FastAPI dependencies: the services of this process, and whoever a token stands for."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Annotated

from fastapi import Depends, FastAPI, HTTPException
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection

from waybread.server.http.replay_pool import ReplayPool
from waybread.server.http.trial_processes import Trials
from waybread.server.live.hub import Hub
from waybread.server.metrics import Metrics
from waybread.server.rate_limits import Buckets
from waybread.server.settings import Settings
from waybread.server.storage import UNKNOWN_LINK, Holder, Store


class Services:
    """Everything that the requests and sockets of one process share."""

    hub: Hub
    """The tables; from the start of the application on."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.metrics = Metrics()
        self.trials = Trials(limits)
        self.replays = ReplayPool()
        self.new_tables = Buckets(limits.tables_per_hour / 3600, limits.table_burst)
        """How many tables and shelves an address may have made."""
        self.new_sockets = Buckets(limits.sockets_per_second, limits.socket_burst)
        self.sockets: Counter[str] = Counter()
        """Open sockets by address."""


def services_of(app: FastAPI) -> Services:
    """Return the services of an application; nothing else is kept in its state."""
    found: Services = app.state.services
    return found


# Dependencies that wait for nothing are coroutines: FastAPI would run plain functions in a thread.


async def _services(connection: HTTPConnection) -> Services:
    return services_of(connection.app)


Serving = Annotated[Services, Depends(_services)]


async def _hub(services: Serving) -> Hub:
    return services.hub


async def _store(services: Serving) -> Store:
    return services.hub.store


async def _replays(services: Serving) -> ReplayPool:
    return services.replays


async def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


Tables = Annotated[Hub, Depends(_hub)]
Storage = Annotated[Store, Depends(_store)]
Replays = Annotated[ReplayPool, Depends(_replays)]
Address = Annotated[str, Depends(_address)]
"""Where a request comes from."""


# Tokens ---------------------------------------------------------------------------------

_bearer = HTTPBearer(
    auto_error=False,
    scheme_name="token",
    description="The token of a table's link (POST /api/tables) or of a shelf (POST /api/shelf).",
)


async def _token(given: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]) -> str | None:
    return given.credentials if given is not None and 8 <= len(given.credentials) <= 64 else None


Token = Annotated[str | None, Depends(_token)]
"""The token that a request brings, in its header and never in its address; None if there is none."""


def no_token(sentence: str) -> HTTPException:
    """Return the refusal of a request without the token that it needs."""
    return HTTPException(401, sentence, {"WWW-Authenticate": "Bearer"})


def token_of_link(token: Token) -> str:
    """Return the token that a request brings."""
    if token is None:
        raise no_token("This needs a token, in the header 'Authorization: Bearer TOKEN'.")
    return token


async def find_holder(store: Store, token: str) -> Holder:
    """Return whoever the token of a link stands for."""
    found = await asyncio.to_thread(store.holder_of, token)
    if found is None:
        raise HTTPException(404, UNKNOWN_LINK)
    return found


async def _holder(store: Storage, token: Token) -> Holder:
    return await find_holder(store, token_of_link(token))


def _shelf(store: Storage, token: Token) -> str:
    if token is None:
        raise no_token("This needs the token of a shelf, in 'Authorization: Bearer TOKEN'.")
    shelf = store.shelves.opened_by(token)
    if shelf is None:
        raise no_token("This shelf is not known here: its token is mistyped, or it was removed.")
    return shelf


AtTable = Annotated[Holder, Depends(_holder)]
"""Whoever the token of a link stands for."""
Shelf = Annotated[str, Depends(_shelf)]
"""The shelf that a request's token opens."""
