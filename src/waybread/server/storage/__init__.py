"""What a server remembers, in SQLite or PostgreSQL (docs/decisions/0005-the-journal-is-the-table.md)."""

from waybread.server.storage.errors import Conflict, NotFound, StorageError, TooMuch, Unreachable
from waybread.server.storage.listen import Change, Listener, Silence
from waybread.server.storage.locks import Keeper
from waybread.server.storage.parties import PartyRow
from waybread.server.storage.records import (
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
from waybread.server.storage.store import Store
from waybread.server.storage.writer import Writer

__all__ = [
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
