"""What a server remembers, in SQLite or PostgreSQL (docs/decisions/0005-the-journal-is-the-table.md)."""

from waybread.server.storage.change_listener import Change, Listener, Silence
from waybread.server.storage.party_store import PartyRow
from waybread.server.storage.storage_errors import UNKNOWN_LINK, Conflict, NotFound, StorageError, TooMuch, Unreachable
from waybread.server.storage.store import Store
from waybread.server.storage.stored_records import (
    Append,
    Checkpoint,
    Holder,
    Kept,
    Label,
    Loaded,
    Order,
    Page,
    Quest,
    Role,
    Status,
    TableRow,
)
from waybread.server.storage.table_locks import Keeper
from waybread.server.storage.writer import Writer

__all__ = [
    "UNKNOWN_LINK",
    "Append",
    "Change",
    "Checkpoint",
    "Conflict",
    "Holder",
    "Keeper",
    "Kept",
    "Label",
    "Listener",
    "Loaded",
    "NotFound",
    "Order",
    "Page",
    "PartyRow",
    "Quest",
    "Role",
    "Silence",
    "Status",
    "StorageError",
    "Store",
    "TableRow",
    "TooMuch",
    "Unreachable",
    "Writer",
]
