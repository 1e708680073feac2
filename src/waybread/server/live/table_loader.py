"""A table from the database: from its newest checkpoint and the journal since, or from the whole journal."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final

from waybread.server.storage import Store
from waybread.table import Entry, Refused, Rulebook, Table, unpacked

_log: Final = logging.getLogger("waybread.server")


def read_table(store: Store, rulebooks: Mapping[str, Rulebook[Any]], table_id: str) -> tuple[Table, int]:
    """A table as it stands, and how many entries its checkpoint has; Refused if these rules cannot follow it."""
    found = store.load(table_id)
    entries = found.entries
    if found.checkpoint is not None:
        try:
            return _followed(unpacked(found.checkpoint.save, rulebooks), entries)
        except Exception:  # noqa: BLE001  whatever it is, there is the journal
            _log.warning("a checkpoint cannot be read", extra={"table": table_id}, exc_info=True)
            entries = store.entries(table_id)
    table = Table(rulebooks[found.row.game], found.row.wishes, found.row.seats, casual=found.row.casual)
    try:
        return _followed(table, entries)
    except Exception:  # noqa: BLE001  rules of another version may stumble anywhere
        _log.exception("a journal cannot be followed", extra={"table": table_id})
        raise Refused("This version of the rules cannot follow what happened at this table; it is kept.") from None


def _followed(table: Table, entries: Sequence[Entry]) -> tuple[Table, int]:
    """A table after more entries, and how many it had before."""
    before = table.number
    for entry in entries:
        table.follow(entry)
    return table, before
