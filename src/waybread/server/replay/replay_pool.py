"""What is done in the process that plays games again, one after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from fastapi import HTTPException, Request

from waybread.server.http.refusals import unusable
from waybread.server.process_pool import Workers
from waybread.server.replay.replay_views import NoMoment

MOST_WAITING: Final = 8
"""So many can wait for a game at one time."""
P = ParamSpec("P")
R = TypeVar("R")


async def elsewhere(request: Request, work: Callable[P, R], *arguments: P.args, **more: P.kwargs) -> R:
    """Have something done there; what it refuses is refused here."""
    workers: Workers = request.app.state.replayers
    if workers.waiting >= MOST_WAITING:
        raise HTTPException(503, "Many games are being played again just now; please try again in a moment.")
    with unusable():
        try:
            return await workers.run(work, *arguments, **more)
        except NoMoment as error:
            raise HTTPException(404, str(error)) from None
