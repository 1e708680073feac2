"""A table in memory with the clients connected to it, and what each of them has been sent.

Clients that may know the same things are one audience: they share one document and one serialised message.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from waybread.kernel import ENGINE, WaybreadError
from waybread.server.live.messages import Document, Goodbye, Message, Update, Welcome
from waybread.server.live.table_document import Audience, audience_of, difference, document, log_lines
from waybread.server.storage import StorageError, Store
from waybread.table import GAME_ENTRIES, By, Entry, EntryKind, Refused, Rulebook, Table, dump_table, load_table

_log: Final = logging.getLogger("waybread.server")


class Presence:
    """Who of those who hold chairs is at a table just now; each may have several clients.

    Clients of a table may be connected to several processes. A process that is not alone knows of its own clients
    only, so there nobody is called away who was not seen to go.
    """

    def __init__(self, *, alone: bool) -> None:
        self._alone = alone
        self._here: Counter[str] = Counter()
        self._left: set[str] = set()

    def come(self, holder: str) -> bool:
        """One more client of somebody; were they not here before?"""
        if not holder:
            return False
        self._here[holder] += 1
        self._left.discard(holder)
        return self._here[holder] == 1

    def go(self, holder: str) -> bool:
        """A client of somebody is gone; was it their last one?"""
        if not holder:
            return False
        self._here[holder] -= 1
        if self._here[holder] > 0:
            return False
        del self._here[holder]
        self._left.add(holder)
        return True

    def acted_elsewhere(self, holder: str) -> None:
        """Somebody did something by way of another process: so they are there."""
        self._left.discard(holder)

    def away(self, holder: str) -> bool:
        """Is somebody who holds a chair not at the table?"""
        return bool(holder) and holder not in self._here and (self._alone or holder in self._left)


class Client(Protocol):
    """A client connected to a table."""

    holder: str
    """The id of the person; empty for spectators."""
    host: bool
    line: int
    """The first line of the log that the client had not seen when it connected."""
    undone: int
    """The table's count of undone answers when the client last heard of it."""
    audience: Audience
    """The audience of the last message."""

    def send(self, message: Message) -> None:
        """Queue a message; never waits."""


@dataclass(slots=True, eq=False)
class LiveTable:
    """A table in memory."""

    id: str
    table: Table
    checkpoint: int
    """The number of entries at the last checkpoint."""
    stored: int
    """The number of entries known to be in the journal."""
    presence: Presence
    clients: set[Client] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    stale: bool = False
    """Something went wrong: the table has to be read from its journal before it is used again."""
    reloaded: bool = False
    """Read from its journal since the last update, so every line of the log may be another one."""
    checkpoint_due: bool = False
    """A checkpoint is about to be written."""
    last_activity: float = field(default_factory=time.monotonic)
    bot_task: asyncio.Task[None] | None = None
    documents: dict[Audience, dict[str, Any]] = field(default_factory=dict)
    """The document each audience was last sent."""
    welcomes: dict[tuple[Audience, bool, bool], Welcome] = field(default_factory=dict)
    """The welcomes with the whole log sent since the last update, by audience, host and player."""
    number_sent: int = -1
    """The number of entries at the last update."""
    lines_sent: int = 0
    """The length of the log at the last update."""

    @property
    def has_news(self) -> bool:
        """Is there anything that the clients have not been sent?"""
        return not self.stale and (self.reloaded or self.table.number != self.number_sent)

    def apply(self, entry: Entry) -> None:
        """Apply an entry that another process has written; whoever acted there is not away."""
        self.table.apply(entry)
        if entry.seat >= 0 and entry.data.get("by", By.PERSON) == By.PERSON:
            self.presence.acted_elsewhere(self.table.chairs[entry.seat].holder)

    def welcome(self, client: Client) -> None:
        """Add a client and send it the whole document, and the lines it has not seen."""
        table, who = self.table, audience_of(self.table, client.holder)
        if who not in self.documents:
            self.documents[who] = document(table, who, self.presence.away)
        known = client.line <= len(table.log) and client.undone == table.history.undone
        first = client.line if known else 0
        player = bool(client.holder)
        message = self.welcomes.get((who, client.host, player)) if first == 0 else None
        if message is None:
            message = Welcome(
                table=self.id,
                number=table.number,
                seats=list(who.seats),
                host=client.host,
                player=player,
                document=Document.model_validate(self.documents[who]),
                lines=log_lines(table, who, first),
                cut=first,
            )
            if first == 0:  # clients name any other line: they could fill the memory
                self.welcomes[who, client.host, player] = message
        self.clients.add(client)
        client.audience = who
        client.send(message)

    def send_updates(self) -> None:
        """Send every client what has changed since the last update."""
        table = self.table
        cut = 0 if self.reloaded else table.history.log_cut
        if cut is not None and cut >= self.lines_sent:
            cut = None
        first = self.lines_sent if cut is None else cut
        documents: dict[Audience, dict[str, Any]] = {}
        updates: dict[tuple[Audience, bool], Update] = {}
        for client in self.clients:
            who = audience_of(table, client.holder)
            if who not in documents:
                documents[who] = document(table, who, self.presence.away)
            whole = client.audience != who or who not in self.documents  # in another role it has another document
            if (who, whole) not in updates:
                patch = [[[], documents[who]]] if whole else difference(self.documents[who], documents[who])
                lines = log_lines(table, who, first)
                updates[who, whole] = Update(number=table.number, patch=patch, lines=lines, cut=cut)
            client.audience = who
            client.send(updates[who, whole])
        self.documents = documents
        self.welcomes.clear()
        self.number_sent, self.lines_sent = table.number, len(table.log)
        self.reloaded, table.history.log_cut = False, None

    def say_goodbye(self, reason: str) -> None:
        """Send all clients away."""
        for client in self.clients:
            client.send(Goodbye(reason=reason))
        self.clients.clear()


def read_table(store: Store, rulebooks: Mapping[str, Rulebook[Any]], table_id: str) -> tuple[Table, int]:
    """Read a table from its newest checkpoint and the journal since, or from the whole journal.

    A table of an older version whose journal these rules cannot follow goes on from its checkpoint, or from the last
    answer in it that they can follow.
    Return the table and the number of entries at its checkpoint; raise Refused if there is no way to go on.
    """
    found = store.load(table_id)
    entries = found.entries
    if found.checkpoint is not None:
        try:
            table = load_table(found.checkpoint.save, rulebooks)
            if table.history.lost:  # later choices were made for other questions
                return _resumed(store, table_id, table, entries)
            return _followed(table, entries)
        except Exception:  # noqa: BLE001  whatever it is, there is the journal
            _log.warning("a checkpoint cannot be read", extra={"table": table_id}, exc_info=True)
            entries = store.entries(table_id)
    table = Table(rulebooks[found.row.game], found.row.wishes, found.row.seats, casual=found.row.casual)
    try:
        return _followed(table, entries)
    except Exception:  # noqa: BLE001  rules of another version may stumble anywhere
        _log.exception("a journal cannot be followed", extra={"table": table_id})
        if found.checkpoint is not None and found.checkpoint.engine != ENGINE:
            try:
                table = load_table(found.checkpoint.save, rulebooks)
                return _resumed(store, table_id, table, entries[table.number :])
            except StorageError:
                raise
            except WaybreadError:
                pass
        raise Refused("This version of the rules cannot follow what happened at this table; it is kept.") from None


def _resumed(store: Store, table_id: str, table: Table, entries: Sequence[Entry]) -> tuple[Table, int]:
    """A table with the game of its checkpoint; what happened in the game after it is passed over from now on.

    All answers that are lost by it count as taken back, so that clients that come back read the log anew.
    """
    history, given = table.history, len(table.answers) + table.history.lost
    for entry in entries:
        if entry.kind in GAME_ENTRIES:
            if entry.kind is EntryKind.CHOOSE:
                given += 1
            elif entry.kind is EntryKind.UNDO:
                history.undone += given - entry.data["keep"]
                given = entry.data["keep"]
            table.number += 1
            table.moment += 1
            table.entries_since_choice = 0
        elif entry.kind is EntryKind.DEAL_AGAIN:  # the game of the checkpoint has still to be dealt again
            table.dealing_due = {name: entry.data[name] for name in ("knowers", "facts")}
            table.number += 1
        else:
            table.apply(entry)
    history.undone += max(1, given - len(table.answers))
    table.moment += 1  # a new one: whatever a client still chooses for an old one is refused
    table.request = None
    for chair in table.chairs:
        chair.passing = False
    store.keep_checkpoint(table_id, table.number, ENGINE, dump_table(table))
    return table, table.number


def _followed(table: Table, entries: Sequence[Entry]) -> tuple[Table, int]:
    """A table after more entries, and how many it had before."""
    before = table.number
    for entry in entries:
        table.apply(entry)
    return table, before
