"""What storage refuses, each in one sentence."""

from __future__ import annotations

from typing import Final

from waybread.kernel import WaybreadError
from waybread.table import Refused

UNKNOWN_LINK: Final = (
    "This link is not known here: it may be mistyped, its table was removed, or the host has freed its chair."
)
"""What is said about a token that leads to no table."""


class StorageError(WaybreadError):
    """Something was not stored, or could not be read; nothing is half written."""


class Conflict(StorageError):
    """Somebody else has written to the table first: catch up, check again."""

    def __init__(self, table_id: str, after: int, number: int) -> None:
        super().__init__(f"Table {table_id} has {number} entries by now; what was to come after {after} is too late.")
        self.table_id = table_id
        self.after = after
        self.number = number


class NotFound(StorageError):
    """What was asked for is not there, or no longer."""


class Unreachable(StorageError):
    """The database does not answer, or cannot do its work; what was under way may or may not be stored."""


class TooMuch(Refused):
    """More than there is room for."""
