"""Replays over HTTP: a finished game moment by moment, with all hands open.

Whoever has a save file has everything that is in it, so nothing is hidden here, even if the game is not over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import Response
from pydantic import Field

from waybread.server.base_models import Sent
from waybread.server.http.dependencies import Replays, Shelf, Storage
from waybread.server.http.new_tables import LARGEST_SAVE
from waybread.server.http.refusals import refusals
from waybread.server.http.shelf_routes import Id
from waybread.server.replay.replay_views import MomentShown, ReplaySeen, describe_moment, describe_replay
from waybread.server.replay.replayed_games import MOST_ANSWERS

router = APIRouter(tags=["replays"])
Number = Annotated[int, Path(ge=0, le=MOST_ANSWERS)]


class SaveFile(Sent):
    """The text of a save file."""

    save: Annotated[str, Field(max_length=LARGEST_SAVE)]


class MomentWanted(SaveFile):
    """A moment of a save file's game."""

    moment: Annotated[int, Field(ge=0, le=MOST_ANSWERS)]


@router.post("/replays/read", response_model=ReplaySeen, responses=refusals())
async def read_replay(replays: Replays, sent: SaveFile) -> Response:
    """Everything to step through the game of a save file, but for the table itself in each moment."""
    return await _replay(replays, sent.save)


@router.post("/replays/moment", response_model=MomentShown, responses=refusals(404))
async def read_moment(replays: Replays, sent: MomentWanted) -> Response:
    """The table in one moment of a save file's game."""
    return await _moment(replays, sent.save, sent.moment)


@router.get("/shelf/saves/{kept}/replay", response_model=ReplaySeen, responses=refusals(401, 404))
async def replay_save(replays: Replays, shelf: Shelf, store: Storage, kept: Id) -> Response:
    """Everything to step through a save on a shelf."""
    found = await asyncio.to_thread(store.saves.get, shelf, kept)
    return await _replay(replays, found.content)


@router.get("/shelf/saves/{kept}/replay/{moment}", response_model=MomentShown, responses=refusals(401, 404))
async def save_moment(replays: Replays, shelf: Shelf, store: Storage, kept: Id, moment: Number) -> Response:
    """The table in one moment of a save on a shelf."""
    found = await asyncio.to_thread(store.saves.get, shelf, kept)
    return await _moment(replays, found.content, moment)


@router.get("/quests/{quest}/replay", response_model=ReplaySeen, responses=refusals(401, 404))
async def replay_quest(replays: Replays, shelf: Shelf, store: Storage, quest: Id) -> Response:
    """Everything to step through a quest that stands on one's shelf."""
    found = await asyncio.to_thread(store.quests.get_from, shelf, quest)
    return await _replay(replays, found.replay, found.players)


@router.get("/quests/{quest}/replay/{moment}", response_model=MomentShown, responses=refusals(401, 404))
async def quest_moment(replays: Replays, shelf: Shelf, store: Storage, quest: Id, moment: Number) -> Response:
    """The table in one moment of a quest that stands on one's shelf."""
    found = await asyncio.to_thread(store.quests.get_from, shelf, quest)
    return await _moment(replays, found.replay, moment, found.players)


async def _replay(replays: Replays, text: str, players: Sequence[str] = ()) -> Response:
    return Response(await replays.run(describe_replay, text, players), media_type="application/json")


async def _moment(replays: Replays, text: str, moment: int, players: Sequence[str] = ()) -> Response:
    return Response(await replays.run(describe_moment, text, moment, players), media_type="application/json")
