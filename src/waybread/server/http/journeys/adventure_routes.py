"""Adventures over HTTP: those that come with the program, and those that somebody has uploaded."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from waybread.journeys.campaign import MOST_HEROES
from waybread.journeys.sources import Remark
from waybread.server.base_models import NAME, Name, Shape, fields_of
from waybread.server.http.dependencies import Replays, Shelf, Storage
from waybread.server.http.journeys.upload_sources import source_of
from waybread.server.http.refusals import refusals, unusable
from waybread.server.http.shelf_routes import Id, KeptLabel
from waybread.server.http.upload_checks import Report, looked_over
from waybread.server.storage import Kept, Store

router = APIRouter(prefix="/shelf/adventures", tags=["adventures"])
GAME = "journeys"
_REPORTED = ("key", "title", "campaign", "remarks")
"""What of a report is told to whoever uploads something, and whenever it is looked at."""
_RAW = {"requestBody": {"required": True, "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}}}  # fmt: skip  # noqa: E501


@fields_of(Remark)
class RemarkSeen(Shape):
    """A sentence of the checker's report."""


@fields_of(Report, only="key title campaign")
class UploadSeen(Shape):
    """What came of an uploaded file."""

    id: str | None
    """Under which it is kept; null if nothing can be played of it, and it is not kept."""
    remarks: list[RemarkSeen]


@fields_of(Report, only="title campaign summary fewest most")
class AdventureLabel(KeptLabel):
    """An adventure on a shelf, as a list shows it."""


@fields_of(Report, only="key")
class KeptAdventure(AdventureLabel):
    """An adventure on a shelf."""

    remarks: list[RemarkSeen]


@router.post("", status_code=201, openapi_extra=_RAW, responses={**refusals(401, 409), 200: {"model": UploadSeen}})
async def upload(
    request: Request,
    response: Response,
    replays: Replays,
    shelf: Shelf,
    store: Storage,
    name: Annotated[str, Query(min_length=1, max_length=200)] = "adventure",
) -> UploadSeen:
    """Upload a .jime file, or a folder as zip, as it is: it is checked, tried out by a bot, and kept if it plays."""
    data = await request.body()
    with unusable():
        source = await asyncio.to_thread(source_of, data, name)
    report = await replays.run(looked_over, source.to_text())
    seen = UploadSeen.model_validate({"id": None} | {each: report[each] for each in _REPORTED})
    if not report["playable"]:
        response.status_code = 200
        return seen
    content = {**report, "format": source.format, "source": source.to_text()}
    kept = await asyncio.to_thread(_keep, store, shelf, _name(report["title"], name), content)
    return seen.model_copy(update={"id": kept})


def _keep(store: Store, shelf: str, name: str, content: dict[str, Any]) -> str:
    """Keep it once, however often it is uploaded."""
    for each in store.adventures.labels(shelf):
        if store.adventures.get(shelf, each.id).content["key"] == content["key"]:
            store.adventures.change(shelf, each.id, each.name, content)
            return each.id
    return store.adventures.add(shelf, GAME, name, content).id


def _name(title: str, file: str) -> str:
    plain = "".join(each for each in title or file if each.isprintable()).strip()
    return plain[:NAME] or "Adventure"


@router.get("", responses=refusals(401))
def list_adventures(shelf: Shelf, store: Storage) -> list[AdventureLabel]:
    """The adventures on a shelf, the latest first."""
    found = (store.adventures.get(shelf, each.id) for each in store.adventures.labels(shelf))
    return [AdventureLabel.from_data(_seen(each)) for each in found]


@router.get("/{kept}", responses=refusals(401, 404))
def get_adventure(shelf: Shelf, store: Storage, kept: Id) -> KeptAdventure:
    """An adventure on a shelf, with the checker's report."""
    return _seen(store.adventures.get(shelf, kept))


class NewName(Shape):
    """Another name for something on a shelf."""

    name: Name


@router.put("/{kept}", responses=refusals(401, 404))
def rename_adventure(shelf: Shelf, store: Storage, kept: Id, wanted: NewName) -> KeptAdventure:
    """Call an adventure otherwise."""
    store.adventures.change(shelf, kept, wanted.name, store.adventures.get(shelf, kept).content)
    return _seen(store.adventures.get(shelf, kept))


@router.delete("/{kept}", status_code=204, responses=refusals(401, 404))
def delete_adventure(shelf: Shelf, store: Storage, kept: Id) -> None:
    """Throw an adventure away; games of it go on, because they have it with them."""
    store.adventures.remove(shelf, kept)


def _seen(kept: Kept) -> KeptAdventure:
    more = {"summary": "", "fewest": 1, "most": MOST_HEROES}  # what an older server took in says nothing of it
    content = more | kept.content
    return KeptAdventure.from_data(kept, **{each: content[each] for each in (*_REPORTED, *more)})
