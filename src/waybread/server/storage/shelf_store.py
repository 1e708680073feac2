"""Shelves: what a person keeps without a table. A shelf is a token, and drawers of decks, campaigns and saves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import JSON, Connection, Table, delete, exists, func, insert, select, update

from waybread.server.storage.database import Transactions
from waybread.server.storage.database_schema import (
    adventures,
    campaigns,
    decks,
    members,
    quest_shelves,
    saves,
    shelves,
)
from waybread.server.storage.storage_errors import NotFound
from waybread.server.storage.storage_limits import check_json, check_name, check_room, check_text
from waybread.server.storage.stored_records import Json, Kept, Label, new_id, new_token, token_hash
from waybread.table import Refused


class Shelves:
    """All shelves of the server."""

    def __init__(self, transactions: Transactions, clock: Callable[[], float]) -> None:
        self._transactions = transactions
        self._clock = clock

    def create(self) -> tuple[str, str]:
        """A new shelf: its id, and the token that opens it, which is nowhere else."""
        shelf, token = new_id(), new_token()
        with self._transactions.write() as connection:
            values = {"id": shelf, "token_hash": token_hash(token), "created": self._clock()}
            connection.execute(insert(shelves), values)
        return shelf, token

    def opened_by(self, token: str) -> str | None:
        """The id of the shelf that a token opens; None if it opens none."""
        with self._transactions.read() as connection:
            return connection.scalar(select(shelves.c.id).where(shelves.c.token_hash == token_hash(token)))

    def delete(self, shelf: str) -> None:
        """Delete a shelf and all that is on it; quests stay with those who shared them."""
        with self._transactions.write() as connection:
            connection.execute(delete(shelves).where(shelves.c.id == shelf))

    def delete_empty(self, before: float) -> int:
        """Delete shelves that are older and have nothing on them; says how many they were."""
        bare = (shelves.c.created < before) & shelves.c.products.is_(None)
        for each in (decks, campaigns, saves, adventures, members, quest_shelves):
            bare &= ~exists().where(each.c.shelf_id == shelves.c.id)
        with self._transactions.write() as connection:
            return connection.execute(delete(shelves).where(bare)).rowcount


class Drawer:
    """The things of one kind on all shelves."""

    def __init__(
        self,
        transactions: Transactions,
        clock: Callable[[], float],
        table: Table,
        what: str,
        plural: str,
        most: int,
        largest: int,
    ) -> None:
        self._transactions = transactions
        self._clock = clock
        self._table = table
        self._what = what
        self._plural = plural
        self._most = most
        self._largest = largest

    def labels(self, shelf: str) -> list[Label]:
        """What is there, the latest first."""
        here = self._table.c
        wanted = select(here.id, here.game, here.name, here.changed).where(here.shelf_id == shelf)
        with self._transactions.read() as connection:
            return [Label(*each) for each in connection.execute(wanted.order_by(here.changed.desc(), here.id))]

    def get(self, shelf: str, kept_id: str) -> Kept:
        """One of them with its content, or NotFound."""
        here = self._table.c
        wanted = select(here.id, here.game, here.name, here.changed, here.content)
        with self._transactions.read() as connection:
            found = connection.execute(wanted.where(here.shelf_id == shelf, here.id == kept_id)).one_or_none()
        if found is None:
            raise self._not_there()
        return Kept(*found)

    def add(self, shelf: str, game: str, name: str, content: Json) -> Label:
        """Put another one there, if there is room."""
        values = self._values(name, content)
        label = Label(new_id(), game, values["name"], values["changed"])
        with self._transactions.write() as connection:
            self._check_room(connection, shelf)
            connection.execute(insert(self._table), {**values, "id": label.id, "shelf_id": shelf, "game": game})
        return label

    def change(self, shelf: str, kept_id: str, name: str, content: Json) -> None:
        """Put something else in the place of one, or NotFound."""
        here = self._table.c
        values = self._values(name, content)
        with self._transactions.write() as connection:
            put = update(self._table).where(here.shelf_id == shelf, here.id == kept_id).values(**values)
            if not connection.execute(put).rowcount:
                raise self._not_there()

    def remove(self, shelf: str, kept_id: str) -> None:
        """Throw one away, or NotFound."""
        here = self._table.c
        with self._transactions.write() as connection:
            if not connection.execute(delete(self._table).where(here.shelf_id == shelf, here.id == kept_id)).rowcount:
                raise self._not_there()

    def _values(self, name: str, content: Json) -> dict[str, Any]:
        if isinstance(self._table.c.content.type, JSON):
            check_json(self._what, content, self._largest)
        elif isinstance(content, str):
            check_text(self._what, content, self._largest)
        else:
            raise Refused(f"{self._what} is a text.")
        return {"name": check_name(name), "content": content, "changed": self._clock()}

    def _check_room(self, connection: Connection, shelf: str) -> None:
        # the lock on the shelf's row keeps two from counting at once
        if connection.scalar(select(shelves.c.id).where(shelves.c.id == shelf).with_for_update()) is None:
            raise NotFound("There is no such shelf, or no longer.")
        there = select(func.count()).select_from(self._table).where(self._table.c.shelf_id == shelf)
        check_room(f"{self._plural} on a shelf", connection.scalar(there) or 0, self._most)

    def _not_there(self) -> NotFound:
        return NotFound(f"There is no such thing among the {self._plural} of this shelf, or no longer.")
