"""The process that plays games again for requests, one after another; what it refuses is refused over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from fastapi import HTTPException

from waybread.server.http.refusals import unusable
from waybread.server.process_pool import Workers
from waybread.server.replay.replay_views import NoMoment

MOST_WAITING: Final = 8
"""So many can wait for a game at one time."""
P = ParamSpec("P")
R = TypeVar("R")


class ReplayPool(Workers):
    """One process, which keeps the games that were looked at last."""

    async def run(self, work: Callable[P, R], *arguments: P.args, **more: P.kwargs) -> R:
        """Have something done there; HTTPException if it cannot be, or if many wait already."""
        if self.waiting >= MOST_WAITING:
            raise HTTPException(503, "Many games are being played again just now; please try again in a moment.")
        with unusable():
            try:
                return await super().run(work, *arguments, **more)
            except NoMoment as error:
                raise HTTPException(404, str(error)) from None
