"""The quest log: finished games, and the shelves on which their players find them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import ColumnElement, case, func, select

from waybread.server.storage.database import Transactions
from waybread.server.storage.database_schema import quest_shelves, quests, shelves
from waybread.server.storage.storage_errors import NotFound
from waybread.server.storage.storage_limits import LARGEST_SAVE, MOST_AT_ONCE, check_text
from waybread.server.storage.stored_records import Order, Page, Quest, new_id

_ORDERS: Final[dict[Order, tuple[ColumnElement[Any], ...]]] = {
    Order.NEWEST: (quests.c.finished.desc(),),
    Order.OLDEST: (quests.c.finished,),
    Order.BEST: (quests.c.won.desc(), quests.c.total.is_(None), quests.c.total, quests.c.finished.desc()),
    Order.LONGEST: (quests.c.rounds.desc(), quests.c.finished.desc()),
}
_SHORT: Final = [each for each in quests.c if each is not quests.c.replay]


class QuestLog:
    """All finished games of the server."""

    def __init__(self, transactions: Transactions, clock: Callable[[], float]) -> None:
        self._transactions = transactions
        self._clock = clock

    def record(self, quest: Quest, on_shelves: Sequence[str] = ()) -> str:
        """Write a finished game down, again if its end was taken back and played anew; returns its id.

        It stands on the shelves of before and on these; shelves that are gone do not matter.
        """
        check_text("A replay", quest.replay, LARGEST_SAVE)
        values = asdict(quest) | {"finished": quest.finished or self._clock(), "id": quest.id or new_id()}
        put = self._transactions.insert(quests).values(values)
        again: dict[str, ColumnElement[Any]] = {
            name: put.excluded[name] for name in values if name not in ("id", "table_id")
        }
        same = quests.c.replay == put.excluded.replay  # written down once more, not played once more
        again["finished"] = case((same, quests.c.finished), else_=put.excluded.finished)
        put = put.on_conflict_do_update(index_elements=["table_id"], set_=again)
        with self._transactions.write() as connection:
            connection.execute(put)
            quest_id: str = connection.scalars(select(quests.c.id).where(quests.c.table_id == quest.table_id)).one()
            there = connection.scalars(
                select(shelves.c.id).where(shelves.c.id.in_(on_shelves)).with_for_update(read=True)
            )
            if rows := [{"quest_id": quest_id, "shelf_id": each} for each in there]:
                connection.execute(self._transactions.insert(quest_shelves).on_conflict_do_nothing(), rows)
        return quest_id

    def get_from(self, shelf: str, quest_id: str) -> Quest:
        """A finished game with its replay if it stands on a shelf, or NotFound."""
        wanted = select(quests).join(quest_shelves).where(quest_shelves.c.shelf_id == shelf, quests.c.id == quest_id)
        with self._transactions.read() as connection:
            found = connection.execute(wanted).one_or_none()
        if found is None:
            raise NotFound("There is no such quest on this shelf, or no longer.")
        return Quest(**found._asdict())

    def on_shelf(
        self,
        shelf: str,
        *,
        game: str | None = None,
        scenario: str | None = None,
        difficulty: str | None = None,
        won: bool | None = None,
        order: Order = Order.NEWEST,
        first: int = 0,
        most: int = 50,
    ) -> Page:
        """The quests on a shelf that fit, so many from a place on, without their replays."""
        fits = quest_shelves.c.shelf_id == shelf
        wishes = {"game": game, "scenario": scenario, "difficulty": difficulty, "won": won}
        for name, value in wishes.items():
            if value is not None:
                fits &= quests.c[name] == value
        found = quests.join(quest_shelves)
        wanted = select(*_SHORT).select_from(found).where(fits).order_by(*_ORDERS[order], quests.c.id)
        wanted = wanted.offset(max(first, 0)).limit(max(0, min(most, MOST_AT_ONCE)))
        with self._transactions.read_one_moment() as connection:
            total = connection.scalar(select(func.count()).select_from(found).where(fits)) or 0
            return Page([Quest(**each._asdict()) for each in connection.execute(wanted)], total)
