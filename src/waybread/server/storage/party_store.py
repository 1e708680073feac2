"""Parties of journeys: a campaign in a save slot, on the shelf of everybody who plays in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from sqlalchemy import Connection, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from waybread.server.storage.database import Transactions
from waybread.server.storage.database_schema import members, parties, shelves
from waybread.server.storage.storage_errors import NotFound, StorageError
from waybread.server.storage.storage_limits import LARGEST_PARTY, MOST_MEMBERS, check_room, check_text
from waybread.server.storage.stored_records import new_id, new_token, token_hash
from waybread.table import Refused


@dataclass(frozen=True, slots=True)
class PartyRow:
    """A party as one of those sees it who play in it."""

    id: str
    content: str
    """The text of its save."""
    source: str
    """Of a campaign that does not come with the program; else empty."""
    table_id: str | None
    """The table of the adventure under way."""
    changed: float
    slot: int
    """Of the shelf."""
    holder: str
    """Who somebody is at the tables of this party."""


Deed: TypeAlias = Callable[[PartyRow], PartyRow]


class Parties:
    """All parties of the server."""

    def __init__(self, transactions: Transactions, clock: Callable[[], float]) -> None:
        self._transactions = transactions
        self._clock = clock

    def on_shelf(self, shelf: str) -> list[PartyRow]:
        """The parties of a shelf, by slot."""
        with self._transactions.read() as connection:
            found = connection.execute(_WANTED.where(members.c.shelf_id == shelf).order_by(members.c.slot))
            return [PartyRow(**each._asdict()) for each in found]

    def get(self, shelf: str, party_id: str) -> PartyRow:
        """A party of a shelf, or NotFound."""
        with self._transactions.read() as connection:
            return _get(connection, shelf, party_id)

    def add(self, shelf: str, slot: int, content: str, source: str = "") -> PartyRow:
        """A new party in a slot that is free."""
        check_text("A save", content, LARGEST_PARTY)
        party = new_id()
        values = {"id": party, "content": content, "source": source, "table_id": None, "changed": self._clock()}
        with self._transactions.write() as connection:
            connection.execute(insert(parties), values)
            _put_on_shelf(connection, party, shelf, slot)
            return _get(connection, shelf, party)

    def change(self, shelf: str, party_id: str, deed: Deed) -> PartyRow:
        """Change the content of a party, or its table; nobody else changes it meanwhile."""
        with self._transactions.write() as connection:
            lock = select(parties.c.id).where(parties.c.id == party_id).with_for_update()
            connection.execute(lock)
            new = deed(_get(connection, shelf, party_id))
            check_text("A save", new.content, LARGEST_PARTY)
            new = replace(new, changed=self._clock())
            values = {"content": new.content, "table_id": new.table_id, "changed": new.changed}
            connection.execute(update(parties).where(parties.c.id == party_id).values(**values))
            return new

    def leave(self, shelf: str, party_id: str) -> None:
        """Take a party off a shelf; it is gone when it stands on none."""
        with self._transactions.write() as connection:
            here = (members.c.party_id == party_id) & (members.c.shelf_id == shelf)
            if not connection.execute(delete(members).where(here)).rowcount:
                raise _no_party()
            connection.execute(delete(parties).where(parties.c.id == party_id, _alone))

    def invite(self, shelf: str, party_id: str) -> str:
        """A token by which others can have the party on their shelves too; the one before is good no longer."""
        token = new_token()
        with self._transactions.write() as connection:
            _get(connection, shelf, party_id)
            put = update(parties).where(parties.c.id == party_id).values(invite_hash=token_hash(token))
            connection.execute(put)
        return token

    def join(self, shelf: str, token: str, slot: int) -> PartyRow:
        """Put the party of an invitation on a shelf."""
        with self._transactions.write() as connection:
            wanted = select(parties.c.id).where(parties.c.invite_hash == token_hash(token)).with_for_update()
            party = connection.scalar(wanted)
            if party is None:
                raise NotFound("This invitation is not known here: it may be mistyped, or there is a newer one.")
            there = select(func.count()).select_from(members).where(members.c.party_id == party)
            check_room("people in a party", connection.scalar(there) or 0, MOST_MEMBERS)
            already = (members.c.party_id == party) & (members.c.shelf_id == shelf)
            if connection.scalar(select(members.c.slot).where(already)) is None:
                _put_on_shelf(connection, party, shelf, slot)
            return _get(connection, shelf, party)

    def people(self, party_id: str) -> int:
        """On how many shelves a party stands."""
        there = select(func.count()).select_from(members).where(members.c.party_id == party_id)
        with self._transactions.read() as connection:
            return connection.scalar(there) or 0

    def delete_orphans(self) -> None:
        """Delete parties whose shelves are all gone."""
        with self._transactions.write() as connection:
            connection.execute(delete(parties).where(_alone))

    # The collection ---------------------------------------------------------------------

    def products(self, shelf: str) -> list[str] | None:
        """The products that a shelf has enabled; None if nobody has said."""
        with self._transactions.read() as connection:
            found: list[str] | None = connection.scalar(select(shelves.c.products).where(shelves.c.id == shelf))
        return found

    def set_products(self, shelf: str, enabled: list[str]) -> None:
        """Say which products are enabled."""
        with self._transactions.write() as connection:
            connection.execute(update(shelves).where(shelves.c.id == shelf).values(products=enabled))


_COLUMNS: Final = [
    *(parties.c[each] for each in ("id", "content", "source", "table_id", "changed")), members.c.slot, members.c.holder,
]  # fmt: skip
_WANTED: Final = select(*_COLUMNS).join(members, members.c.party_id == parties.c.id)
_alone: Final = ~exists().where(members.c.party_id == parties.c.id)


def _get(connection: Connection, shelf: str, party_id: str) -> PartyRow:
    here = (members.c.shelf_id == shelf) & (parties.c.id == party_id)
    found = connection.execute(_WANTED.where(here)).one_or_none()
    if found is None:
        raise _no_party()
    return PartyRow(**found._asdict())


def _put_on_shelf(connection: Connection, party: str, shelf: str, slot: int) -> None:
    if connection.scalar(select(shelves.c.id).where(shelves.c.id == shelf).with_for_update()) is None:
        raise NotFound("There is no such shelf, or no longer.")
    taken = (members.c.shelf_id == shelf) & (members.c.slot == slot)
    if connection.scalar(select(members.c.party_id).where(taken)) is not None:
        raise Refused(f"Slot {slot} holds another campaign; it has to go before another can come, or take a free slot.")
    values = {"party_id": party, "shelf_id": shelf, "slot": slot, "holder": new_id()}
    try:
        connection.execute(insert(members), values)
    except IntegrityError:
        raise StorageError("Somebody was quicker to use this slot; please try again.") from None


def _no_party() -> NotFound:
    return NotFound("There is no such party on this shelf, or no longer.")
