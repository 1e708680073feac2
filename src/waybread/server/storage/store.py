"""What a server remembers: tables with their journals, who may sit at them, shelves and the quest log.

A :class:`Store` may be used from all threads. Its methods wait for the database: call them from a thread, not
from an event loop; for journals there is the :class:`~waybread.server.storage.writer.Writer`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, and_, bindparam, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from waybread.server.storage.change_listener import CHANNEL, Changed, Listener, Silence
from waybread.server.storage.database import FileLock, Transactions, database_url
from waybread.server.storage.database_schema import (
    adventures,
    campaigns,
    checkpoints,
    decks,
    holders,
    journal,
    parties,
    saves,
    tables,
)
from waybread.server.storage.migrations import migrate
from waybread.server.storage.party_store import Parties
from waybread.server.storage.quest_store import QuestLog
from waybread.server.storage.shelf_store import Drawer, Shelves
from waybread.server.storage.storage_errors import Conflict, NotFound, StorageError
from waybread.server.storage.storage_limits import (
    LARGEST_ADVENTURE,
    LARGEST_CAMPAIGN,
    LARGEST_DECK,
    LARGEST_SAVE,
    MOST_ADVENTURES,
    MOST_CAMPAIGNS,
    MOST_DECKS,
    MOST_SAVES,
    MOST_TOKENS,
    check_room,
)
from waybread.server.storage.stored_records import (
    Append,
    Checkpoint,
    Holder,
    Json,
    Loaded,
    Role,
    Status,
    TableRow,
    new_id,
    new_token,
    token_hash,
)
from waybread.server.storage.table_locks import Keeper, PostgresKeeper
from waybread.table import Entry, EntryKind

_TELL: Final = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payload AS text[])) AS payload")
_MOVE_ON: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"))
    .values(
        number=bindparam("number"), touched=bindparam("now"), status=bindparam("status"), paused=bindparam("paused")
    )
)


class Store:
    """The database of a server."""

    def __init__(self, url: str, clock: Callable[[], float] = time.time) -> None:
        address = database_url(url)
        self._clock = clock
        self._lock: FileLock | None = None
        if address.get_backend_name() == "sqlite":
            file = Path(str(address.database))
            file.parent.mkdir(parents=True, exist_ok=True)
            self._lock = FileLock(file)
        try:
            migrate(address)
        except BaseException:
            self._unlock()
            raise
        self.transactions = Transactions(address)
        self.shelves = Shelves(self.transactions, clock)
        self.decks = Drawer(self.transactions, clock, decks, "A deck", "decks", MOST_DECKS, LARGEST_DECK)
        self.campaigns = Drawer(
            self.transactions, clock, campaigns, "A campaign", "campaigns", MOST_CAMPAIGNS, LARGEST_CAMPAIGN
        )
        self.saves = Drawer(self.transactions, clock, saves, "A save", "saves", MOST_SAVES, LARGEST_SAVE)
        self.adventures = Drawer(
            self.transactions, clock, adventures, "An adventure", "adventures", MOST_ADVENTURES, LARGEST_ADVENTURE
        )
        self.parties = Parties(self.transactions, clock)
        self.quests = QuestLog(self.transactions, clock)

    def close(self) -> None:
        """Close all connections; another server may have the file then."""
        self.transactions.close()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def ping(self) -> None:
        """Unreachable if the database does not answer."""
        with self.transactions.read() as connection:
            connection.execute(select(1))

    # Other processes --------------------------------------------------------------------

    def keeper(self) -> Keeper:
        """Says which tables this process keeps."""
        return PostgresKeeper(self.transactions.engine) if self.transactions.postgresql else Keeper()

    def listen(self, loop: asyncio.AbstractEventLoop, changed: Changed) -> Listener | Silence:
        """Have what all processes write told to an event loop, until closed."""
        return Listener(self.transactions.engine, loop, changed) if self.transactions.postgresql else Silence()

    # Tables -----------------------------------------------------------------------------

    def create_table(self, game: str, wishes: Mapping[str, Json], seats: int, *, casual: bool = False) -> TableRow:
        """A new table with an id of its own and an empty journal."""
        now = self._clock()
        row = TableRow(new_id(), game, dict(wishes), seats, casual, now, now, 0, Status.GATHERING, paused=False)
        with self.transactions.write() as connection:
            connection.execute(insert(tables), asdict(row) | {"status": row.status.value})
        return row

    def table(self, table_id: str) -> TableRow:
        """A table from outside, or NotFound."""
        with self.transactions.read() as connection:
            return _table(connection, table_id)

    def counts(self) -> dict[Status, int]:
        """How many tables there are, by status."""
        with self.transactions.read() as connection:
            found = connection.execute(select(tables.c.status, func.count().label("number")).group_by(tables.c.status))
            counted = {each.status: each.number for each in found}
        return {each: counted.get(each.value, 0) for each in Status}

    def delete_idle_tables(self, before: float, most: int = 50) -> list[str]:
        """Delete tables at which nothing has happened since; at most so many, the idlest first.

        What the quest log says of them stays, and so does a table to which a party has still to come back.
        """
        idle = (tables.c.touched < before) & ~exists().where(parties.c.table_id == tables.c.id)
        wanted = select(tables.c.id).where(idle).order_by(tables.c.touched).limit(most)
        wanted = wanted.with_for_update(skip_locked=True)  # where somebody writes just now it is not idle
        with self.transactions.write() as connection:
            found = list(connection.scalars(wanted))
            connection.execute(delete(tables).where(tables.c.id.in_(found)))
        return found

    def delete_table(self, table_id: str) -> None:
        """Delete a table that nobody wants after all."""
        with self.transactions.write() as connection:
            connection.execute(delete(tables).where(tables.c.id == table_id))

    # The journal ------------------------------------------------------------------------

    def append(
        self,
        table_id: str,
        after: int,
        entries: Sequence[Entry],
        *,
        status: Status | None = None,
        paused: bool | None = None,
    ) -> int:
        """Write entries after so many others; returns how many there are then. Conflict if somebody was first."""
        (result,) = self.append_all([Append(table_id, after, entries, status, paused)])
        if isinstance(result, StorageError):
            raise result
        return result

    def append_all(self, wanted: Sequence[Append]) -> list[int | StorageError]:
        """Append to many tables in one transaction. What comes too late is not written, the rest is."""
        now = self._clock()
        results: list[int | StorageError] = []
        moved: dict[str, _Length] = {}
        entries: list[dict[str, Any]] = []
        with self.transactions.write() as connection:
            lengths = _lengths(connection, {each.table_id for each in wanted})
            for each in wanted:
                length = lengths.get(each.table_id)
                if length is None:
                    results.append(_no_table(each.table_id))
                elif length.number != each.after:
                    results.append(Conflict(each.table_id, each.after, length.number))
                else:
                    lengths[each.table_id] = moved[each.table_id] = length = length.with_more(each)
                    entries += _entry_values(each, now)
                    results.append(length.number)
            if moved:
                connection.execute(_MOVE_ON, [{"table_id": key, "now": now, **asdict(at)} for key, at in moved.items()])
            if entries:
                connection.execute(insert(journal), entries)
            if moved and self.transactions.postgresql:
                payload = [f"{table_id} {length.number}" for table_id, length in moved.items()]
                connection.execute(_TELL, {"channel": CHANNEL, "payload": payload})
        return results

    def load(self, table_id: str) -> Loaded:
        """A table, its newest checkpoint and the entries after it, all as of one moment; or NotFound."""
        with self.transactions.read_one_moment() as connection:
            row = _table(connection, table_id)
            found = connection.execute(
                select(checkpoints.c.number, checkpoints.c.engine, checkpoints.c.save).where(
                    checkpoints.c.table_id == table_id
                )
            ).one_or_none()
            checkpoint = None if found is None else Checkpoint(*found)
            entries = _entries(connection, table_id, 0 if checkpoint is None else checkpoint.number)
        return Loaded(row, checkpoint, entries)

    def entries(self, table_id: str, since: int = 0) -> list[Entry]:
        """The journal after so many entries."""
        with self.transactions.read() as connection:
            return _entries(connection, table_id, since)

    def keep_checkpoint(self, table_id: str, number: int, engine: str, save: str) -> None:
        """Keep the packed table as it is after so many entries; an older one is replaced, a newer one stays.

        One after as many entries is replaced if another version of the rules wrote it.
        """
        put = self.transactions.insert(checkpoints).values(table_id=table_id, number=number, engine=engine, save=save)
        put = put.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"number": put.excluded.number, "engine": put.excluded.engine, "save": put.excluded.save},
            where=or_(
                checkpoints.c.number < put.excluded.number,
                and_(checkpoints.c.number == put.excluded.number, checkpoints.c.engine != put.excluded.engine),
            ),
        )
        with self.transactions.write() as connection:
            length = _table(connection, table_id).number
            if number > length:
                raise StorageError(
                    f"The journal of table {table_id} has {length} entries: a checkpoint after {number} cannot be."
                )
            connection.execute(put)

    # Who may sit ------------------------------------------------------------------------

    def add_holder(self, table_id: str, holder: str, role: Role) -> str:
        """Let somebody in; returns the token, which is nowhere else."""
        token = new_token()
        values = {"token_hash": token_hash(token), "table_id": table_id, "holder": holder, "role": role.value}
        with self.transactions.write() as connection:
            there = select(func.count()).select_from(holders).where(holders.c.table_id == table_id)
            check_room("people at a table", connection.scalar(there) or 0, MOST_TOKENS)
            try:
                connection.execute(insert(holders), {**values, "created": self._clock()})
            except IntegrityError:
                raise _no_table(table_id) from None
        return token

    def holder_of(self, token: str) -> Holder | None:
        """What a token stands for; None if it is not one of ours."""
        wanted = select(holders.c.table_id, holders.c.holder, holders.c.role)
        with self.transactions.read() as connection:
            found = connection.execute(wanted.where(holders.c.token_hash == token_hash(token))).one_or_none()
        return None if found is None else Holder(found.table_id, found.holder, Role(found.role))

    def is_host(self, table_id: str, holder: str) -> bool:
        """Has somebody a token by which they are the host of a table?"""
        wanted = (holders.c.table_id == table_id) & (holders.c.holder == holder) & (holders.c.role == Role.HOST.value)
        with self.transactions.read() as connection:
            return connection.scalar(select(exists().where(wanted))) or False

    def remove_holder(self, table_id: str, holder: str) -> None:
        """Take back every token that somebody has for a table."""
        with self.transactions.write() as connection:
            connection.execute(delete(holders).where(holders.c.table_id == table_id, holders.c.holder == holder))


@dataclass(frozen=True, slots=True)
class _Length:
    """How far a table's journal is."""

    number: int
    status: str
    paused: bool

    def with_more(self, more: Append) -> _Length:
        return _Length(
            self.number + len(more.entries),
            self.status if more.status is None else more.status.value,
            self.paused if more.paused is None else more.paused,
        )


def _lengths(connection: Connection, table_ids: set[str]) -> dict[str, _Length]:
    """How far journals are; nobody else writes to them until the transaction ends."""
    wanted = select(tables.c.id, tables.c.number, tables.c.status, tables.c.paused).where(tables.c.id.in_(table_ids))
    # locked in the order of their ids, so that two processes never wait for each other
    found = connection.execute(wanted.order_by(tables.c.id).with_for_update(key_share=True))
    return {each.id: _Length(each.number, each.status, each.paused) for each in found}


def _entry_values(wanted: Append, now: float) -> list[dict[str, Any]]:
    return [
        {
            "table_id": wanted.table_id,
            "number": number,
            "did": entry.kind.value,
            "seat": entry.seat,
            "data": dict(entry.data),
            "at": now,
        }
        for number, entry in enumerate(wanted.entries, wanted.after + 1)
    ]


def _entries(connection: Connection, table_id: str, since: int) -> list[Entry]:
    wanted = (
        select(journal.c.number, journal.c.did, journal.c.seat, journal.c.data)
        .where(journal.c.table_id == table_id, journal.c.number > since)
        .order_by(journal.c.number)
    )
    entries = []
    for number, kind, seat, data in connection.execute(wanted):
        try:
            entries.append(Entry(EntryKind(kind), seat, data))
        except ValueError:
            raise StorageError(
                f"Entry {number} of table {table_id} says '{kind}', which this Waybread does not know:"
                " a newer one has written it."
            ) from None
    return entries


def _table(connection: Connection, table_id: str) -> TableRow:
    found = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    if found is None:
        raise _no_table(table_id)
    values = found._asdict()
    return TableRow(**{**values, "status": Status(values["status"])})


def _no_table(table_id: str) -> NotFound:
    return NotFound(f"There is no table {table_id[:40]!r}, or no longer.")
