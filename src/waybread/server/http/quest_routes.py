"""The quest log over HTTP: the finished games on a shelf, found, counted and exported."""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Annotated, Any, Final

from fastapi import APIRouter, HTTPException, Query
from fastapi.responses import Response
from pydantic import Field

from waybread.files import fold
from waybread.server.base_models import Sent, Shape, fields_of
from waybread.server.http.dependencies import Shelf, Storage, Tables, find_holder
from waybread.server.http.refusals import refusals
from waybread.server.live.hub import quest_of
from waybread.server.storage import Order, Page, Quest, Store
from waybread.server.storage.storage_limits import MOST_AT_ONCE

router = APIRouter(prefix="/shelf/quests", tags=["quests"])
MOST_READ: Final = 5_000
"""So many quests are looked through for words, or exported; the others are older."""
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet takes for the beginning of a formula."""
_COLUMNS: Final = [
    "finished", "scenario", "difficulty", "result", "reason", "rounds", "score", "undone", "players", "heroes",
]  # fmt: skip
Exact = Annotated[str, Query(max_length=80, pattern="^[^\\x00-\\x1f]*$")]


@fields_of(Quest, without="table_id replay")
class QuestSeen(Shape):
    """A finished game in the quest log."""

    decks: list[dict[str, Any]]
    """Each seat's heroes and cards."""


class QuestPage(Shape):
    """A part of the quests that fit."""

    quests: list[QuestSeen]
    total: int
    """How many fit in all."""


class FinishedTable(Sent):
    """A table at which a game has ended."""

    token: Annotated[str, Field(min_length=8, max_length=64)]
    """Any token that leads to the table."""


class Wanted(Shape):
    """Which quests, and in which order."""

    scenario: Exact | None = None
    difficulty: Exact | None = None
    won: bool | None = None
    text: Annotated[str, Query(max_length=100)] = ""
    """Words that stand in the scenario, the reason, the players' or the heroes' names."""
    order: Order = Order.NEWEST


class WantedPage(Wanted):
    """Which part of the quests."""

    first: Annotated[int, Query(ge=0, le=1_000_000)] = 0
    most: Annotated[int, Query(ge=1, le=MOST_AT_ONCE)] = 50


@router.get("", responses=refusals(401))
def list_quests(shelf: Shelf, store: Storage, wanted: Annotated[WantedPage, Query()]) -> QuestPage:
    """The quests on a shelf that fit."""
    if fold(wanted.text):
        fitting = list(_fitting(store, shelf, wanted))
        page = fitting[wanted.first : wanted.first + wanted.most]
        return QuestPage(quests=[_seen(each) for each in page], total=len(fitting))
    found = _page(store, shelf, wanted, wanted.first, wanted.most)
    return QuestPage(quests=[_seen(each) for each in found.quests], total=found.total)


@router.get(
    "/csv",
    response_class=Response,
    responses=refusals(401) | {200: {"content": {"text/csv": {}}, "description": "A table with a row for each quest."}},
)
def export_quests(shelf: Shelf, store: Storage, wanted: Annotated[Wanted, Query()]) -> Response:
    """The quests that fit, as a table for a spreadsheet."""
    quests = list(_fitting(store, shelf, wanted))
    parts = sorted({name for each in quests for name in each.score if name != "total"})
    text = io.StringIO()
    table = csv.writer(text)
    table.writerow([_cell(each) for each in (*_COLUMNS, *(f"score: {name}" for name in parts))])
    for each in quests:
        table.writerow([_cell(value) for value in (*_row(each), *(each.score.get(name, "") for name in parts))])
    headers = {"content-disposition": 'attachment; filename="quests.csv"'}
    return Response("\ufeff" + text.getvalue(), headers=headers, media_type="text/csv; charset=utf-8")


@router.post("", status_code=201, responses=refusals(401, 404, 409))
async def add_quest(hub: Tables, shelf: Shelf, store: Storage, sent: FinishedTable) -> QuestSeen:
    """Put the finished game of a table on a shelf; the table's token shows that one was there."""
    holder = await find_holder(store, sent.token)
    table = (await hub.table(holder.table_id)).table
    if not table.over:
        raise HTTPException(409, "The game at this table is not over: there is nothing for the quest log yet.")
    quest = quest_of(holder.table_id, table)
    quest_id = await asyncio.to_thread(store.quests.record, quest, [shelf])
    return _seen(await asyncio.to_thread(store.quests.get_from, shelf, quest_id))


def _page(store: Store, shelf: str, wanted: Wanted, first: int, most: int) -> Page:
    """A part of the quests that fit, but for the words in them."""
    fits = wanted.model_dump(include={"scenario", "difficulty", "won", "order"})
    return store.quests.on_shelf(shelf, **fits, first=first, most=most)


def _fitting(store: Store, shelf: str, wanted: Wanted) -> Iterator[Quest]:
    words = [fold(each) for each in wanted.text.split()]
    for first in range(0, MOST_READ, MOST_AT_ONCE):
        page = _page(store, shelf, wanted, first, MOST_AT_ONCE)
        for each in page.quests:
            said = fold(" ".join([each.scenario, each.difficulty, each.reason, *each.players, *_heroes(each)]))
            if all(word in said for word in words):
                yield each
        if len(page.quests) < MOST_AT_ONCE:
            return


def _seen(quest: Quest) -> QuestSeen:
    return QuestSeen.from_data(quest, decks=[each or {} for each in quest.decks])


def _heroes(quest: Quest) -> list[str]:
    heroes = [hero for deck in quest.decks if isinstance(deck, dict) for hero in deck.get("heroes", ())]
    return [str(each["hero"] if isinstance(each, dict) else each) for each in heroes]


def _row(quest: Quest) -> list[str | int]:
    when = datetime.fromtimestamp(quest.finished, UTC).strftime("%Y-%m-%d %H:%M:%S")
    result = "won" if quest.won else "lost"
    total, undone = ("" if each is None else each for each in (quest.total, quest.undone))
    people = ", ".join(quest.players), ", ".join(_heroes(quest))
    return [when, quest.scenario, quest.difficulty, result, quest.reason, quest.rounds, total, undone, *people]


def _cell(value: str | int) -> str | int:
    """A value that no spreadsheet takes for a formula."""
    return f"'{value}" if isinstance(value, str) and value.lstrip(" ").startswith(_FORMULA) else value
