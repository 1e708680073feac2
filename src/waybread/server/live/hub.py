"""The tables that this process runs, and the clients at them.

The journal in the database is the truth. A table in memory is where it has been followed to; what somebody
does is carried out on it, written to the journal, and only then told to anybody. Where writing fails, or
somebody else has written first, the table is read again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from waybread.kernel import ENGINE, WaybreadError
from waybread.server.live.bot_thinkers import Thinkers
from waybread.server.live.json_patch import difference
from waybread.server.live.messages import Document, Goodbye, Message, Update, Welcome
from waybread.server.live.presence import Presence
from waybread.server.live.table_document import Audience, audience, document, log_lines, status
from waybread.server.live.table_loader import read_table
from waybread.server.storage import Change, Conflict, Keeper, NotFound, Quest, StorageError, Store, Writer
from waybread.table import By, Did, Entry, Refused, Rulebook, Table, packed

CHECKPOINT_EVERY: Final = 32
"""So many entries after the last one a checkpoint is kept."""
TRIES: Final = 5
MOST_ENTRIES: Final = 50_000
"""So long a journal can be; a long game has about a thousand entries."""
REMOVED: Final = "This table was removed: nothing had happened at it for a long time."
GOING_DOWN: Final = "The server is going down for a moment; come back soon."

_log: Final = logging.getLogger("waybread.server")


class Client(Protocol):
    """Whoever listens at a table."""

    holder: str
    host: bool
    line: int
    """The first line of the log that the client had not seen when it came."""
    undone: int
    """How many answers had been taken back when it last heard of the table."""
    who: Audience
    """As whom it was last told."""

    def send(self, message: Message) -> None:
        """Say something; never waits."""


@dataclass(slots=True, eq=False)
class Live:
    """A table in memory."""

    id: str
    table: Table
    checkpoint: int
    """The number of entries at the last checkpoint."""
    stored: int
    """The number of entries that the journal is known to have."""
    presence: Presence
    clients: set[Client] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    documents: dict[Audience, dict[str, Any]] = field(default_factory=dict)
    """What was last sent to each audience."""
    heard: int = -1
    """How many entries there were when the clients were last told."""
    told: int = 0
    """How long the log was when the clients were last told of it."""
    read_again: bool = False
    """The table was taken from its journal anew since then: all of the log may be another."""
    doubtful: bool = False
    """Something went wrong and the journal could not be read since: not to be believed before it has been."""
    keeping: bool = False
    """A checkpoint of it is about to be written."""
    touched: float = field(default_factory=time.monotonic)
    bots: asyncio.Task[None] | None = None


class Hub:
    """All tables of this process."""

    def __init__(
        self, store: Store, writer: Writer, keeper: Keeper, rulebooks: Mapping[str, Rulebook[Any]], thinkers: Thinkers
    ) -> None:
        self.store = store
        self.writer = writer
        self.rulebooks = rulebooks
        self.thinkers = thinkers
        self.live: dict[str, Live] = {}
        self.answers = 0
        """Choices that were stored since this process began."""
        self._keeper = keeper
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()
        self._closing = False

    # Tables -----------------------------------------------------------------------------

    async def table(self, table_id: str) -> Live:
        """A table by its id, from memory or from its journal."""
        if self._closing:
            raise StorageError(GOING_DOWN)
        if table_id in self.live:
            return self.live[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Live:
        table, checkpoint = await asyncio.to_thread(read_table, self.store, self.rulebooks, table_id)
        if table.over:  # in case the process ended between the last choice and the quest log
            await asyncio.to_thread(self.store.quests.record, quest_of(table_id, table))
        presence = Presence(alone=self._keeper.alone)
        live = Live(table_id, table, checkpoint, table.number, presence, told=len(table.log))
        self.live[table_id] = live
        self._start(self._catch_up(live))  # with what was written, and told of, while it was being read
        return live

    async def _read_again(self, live: Live) -> None:
        """The table in memory is not to be trusted: take it from the journal."""
        live.doubtful = live.read_again = True
        live.table, live.checkpoint = await asyncio.to_thread(read_table, self.store, self.rulebooks, live.id)
        live.stored = live.table.number
        live.doubtful = False

    # Doing ------------------------------------------------------------------------------

    async def act(self, live: Live, deed: Callable[[Table], list[Entry]]) -> None:
        """Do something at a table. When this returns it is stored, and all clients here have been told.

        It is done whole also if whoever asked for it goes away meanwhile.
        """
        task = self._task(self._act(live, deed))
        self._tasks.add(task)
        await asyncio.shield(task)

    async def _act(self, live: Live, deed: Callable[[Table], list[Entry]]) -> None:
        async with self._locked(live) as live:
            try:
                for _ in range(TRIES):
                    if await self._attempt(live, deed):
                        break
                else:
                    raise Refused("Others are quicker at this table; please try again.")
            finally:  # also what others were quicker with
                if not live.doubtful and (live.read_again or live.table.number != live.heard):
                    self._tell(live)
                self._wake_bots(live)

    @contextlib.asynccontextmanager
    async def _locked(self, live: Live) -> AsyncIterator[Live]:
        """A table that nobody else changes meanwhile; read again if it was put away or is not to be believed."""
        while True:
            async with live.lock:
                if self.live.get(live.id) is live:
                    if live.doubtful:
                        await self._read_again(live)
                        self._tell(live)
                    yield live
                    return
            live = await self.table(live.id)

    async def _attempt(self, live: Live, deed: Callable[[Table], list[Entry]]) -> bool:
        """Carry out and store; False if somebody else has written first."""
        table = live.table
        before = table.number
        if before >= MOST_ENTRIES:
            raise Refused("So much has happened at this table that nothing more can be written down.")
        try:
            entries = deed(table)
        except WaybreadError:
            if table.number != before:  # a part was done: never to be kept
                await self._read_again(live)
            raise
        except Exception:  # noqa: BLE001  whatever it is, the table is taken from its journal again
            _log.exception("the rules stumbled at a table", extra={"table": live.id})
            await self._read_again(live)
            raise Refused("The rules stumbled over that, which is our fault. Nothing has changed.") from None
        if not entries:
            return True
        try:
            await self.writer.append(live.id, before, entries, status=status(table), paused=table.paused)
        except Conflict:
            await self._read_again(live)
            return False
        except BaseException:
            await asyncio.shield(self._read_again(live))
            raise
        live.stored = table.number
        self.answers += sum(each.did is Did.CHOOSE for each in entries)
        live.touched = time.monotonic()
        if not live.keeping and (table.over or table.number - live.checkpoint >= CHECKPOINT_EVERY):
            live.keeping = True
            self._start(self._after(live))
        return True

    async def _after(self, live: Live) -> None:
        """Keep what is worth keeping: the quest log of a finished game, a checkpoint now and then."""
        async with self._one_at_a_time:  # so that those who choose wait for one of these at most
            live.keeping = False
            async with live.lock:
                number = live.table.number
                if live.doubtful or number != live.stored:  # never keep what the journal does not have
                    return
                quest = quest_of(live.id, live.table) if live.table.over else None
                text = await asyncio.to_thread(packed, live.table)
            try:
                if quest is not None:
                    await asyncio.to_thread(self.store.quests.record, quest)
                await self._keep(live, number, text)
            except StorageError as error:  # the journal has it all: the next time will do
                _log.warning("a checkpoint has to wait", extra={"table": live.id, "error": str(error)})

    async def _checkpoint(self, live: Live) -> None:
        number = live.table.number
        text = await asyncio.to_thread(packed, live.table)
        await self._keep(live, number, text)

    async def _keep(self, live: Live, number: int, text: str) -> None:
        await asyncio.to_thread(self.store.keep_checkpoint, live.id, number, ENGINE, text)
        live.checkpoint = max(number, live.checkpoint)

    def changed(self, change: Change | None) -> None:
        """Hear that a journal has grown, here or in another process (None: something may have been missed)."""
        for live in [*self.live.values()]:
            if change is None or (live.id == change.table_id and live.stored < change.number):
                self._start(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        """Follow what another process has written to a table."""
        async with live.lock:
            try:
                news = await self._follow(live)
            except StorageError:  # housekeeping tries again
                live.doubtful = True
                return
            if news:
                live.touched = time.monotonic()
                self._tell(live)
        self._wake_bots(live)

    async def _follow(self, live: Live) -> bool:
        """Follow the journal to its end; is there anything new?"""
        if live.doubtful:
            await self._read_again(live)
            return True
        entries = await asyncio.to_thread(self.store.entries, live.id, live.table.number)
        try:
            for entry in entries:
                live.table.follow(entry)
                _note_person(live, entry)
            live.stored = live.table.number
        except Exception:  # noqa: BLE001  whatever it is, the table is taken from its journal again
            _log.exception("a journal could not be followed", extra={"table": live.id})
            await self._read_again(live)
        return bool(entries)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done, whoever waits for it."""
        self._tasks.add(self._task(work))

    def _task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()  # whoever waits for it hears of it
        if error is not None and not isinstance(error, WaybreadError | StorageError):
            _log.error("something unforeseen went wrong", exc_info=error)

    # Telling ----------------------------------------------------------------------------

    async def enter(self, table_id: str, client: Client, most: int) -> Live:
        """Let a client in, if fewer than so many are there."""
        async with self._locked(await self.table(table_id)) as live:
            if len(live.clients) >= most:
                raise Refused("This table has as many clients as it can have.")
            if live.presence.come(client.holder):
                self._tell(live)
            self._welcome(live, client)
        return live

    def _welcome(self, live: Live, client: Client) -> None:
        """Tell a new client everything as it stands, and the lines it has not seen."""
        who = audience(live.table, client.holder)
        shown = self._document(live, who)
        known = client.line <= len(live.table.log) and client.undone == live.table.undone
        seen = client.line if known else 0
        live.clients.add(client)
        client.who = who
        client.send(
            Welcome(
                table=live.id,
                number=live.table.number,
                seats=list(who[1]),
                host=client.host,
                player=bool(client.holder),
                document=Document.model_validate(shown),
                lines=log_lines(live.table, who, seen),
                cut=seen,
            )
        )

    def _document(self, live: Live, who: Audience) -> dict[str, Any]:
        """What an audience was last sent; made now if nobody of it is here yet."""
        if who not in live.documents:
            live.documents[who] = document(live.table, who, live.presence.away)
        return live.documents[who]

    def _tell(self, live: Live) -> None:
        """Tell all clients here what has changed since they were last told."""
        table = live.table
        cut = 0 if live.read_again else table.cut
        if cut is not None and cut >= live.told:
            cut = None
        since = live.told if cut is None else cut
        changed: dict[Audience, dict[str, Any]] = {}
        updates: dict[tuple[Audience, bool], Update] = {}
        for client in live.clients:
            who = audience(table, client.holder)
            if who not in changed:
                changed[who] = document(table, who, live.presence.away)
            whole = client.who != who or who not in live.documents  # a client in another role has another document
            if (who, whole) not in updates:
                new = changed[who]
                patch = [[[], new]] if whole else difference(live.documents[who], new)
                lines = log_lines(table, who, since)
                updates[who, whole] = Update(number=table.number, patch=patch, lines=lines, cut=cut)
            client.who = who
            client.send(updates[who, whole])
        live.documents = changed
        live.heard, live.told = table.number, len(table.log)
        live.read_again, table.cut = False, None

    def part(self, live: Live, client: Client) -> None:
        """A client is gone."""
        if client not in live.clients:
            return
        live.clients.discard(client)
        if live.presence.go(client.holder):
            self._start(self._tell_who_is_here(live))

    async def _tell_who_is_here(self, live: Live) -> None:
        async with live.lock:  # so that nobody hears of what is not stored yet
            if not live.doubtful:
                self._tell(live)

    # Bots -------------------------------------------------------------------------------

    def _wake_bots(self, live: Live) -> None:
        """Have the bots of a table play, if it is their turn and this process keeps the table."""
        if live.table.bot_due() is not None and (live.bots is None or live.bots.done()):
            live.bots = asyncio.create_task(self._play_bots(live))

    async def _keeps(self, live: Live) -> bool:
        """Is this the process that plays the bots of a table?"""
        return live.id in self._keeper.kept or await asyncio.to_thread(self._keeper.try_keep, live.id)

    async def _play_bots(self, live: Live) -> None:
        try:
            while (seat := live.table.bot_due()) is not None and await self._keeps(live):
                moment = live.table.moment
                option = await self.thinkers.choice(live.table)
                with contextlib.suppress(Refused):  # somebody took the seat, or took back, while it was thinking
                    await self.act_for_bot(live, seat, option, moment)
        except Exception:  # noqa: BLE001  whatever it is, the table is taken from its journal again
            _log.exception("a bot stumbled", extra={"table": live.id})

    async def free(self, live: Live, seat: int, host: str) -> None:
        """Free a chair for the host; whoever sat there, and holds no other, cannot come back by the same token."""
        before = live.table.chairs[seat].holder if 0 <= seat < len(live.table.chairs) else ""
        await self.act(live, lambda table: table.free(seat))
        if before not in ("", host) and not live.table.seats_of(before):
            await asyncio.to_thread(self.store.remove_holder, live.id, before)

    async def act_for_bot(self, live: Live, seat: int, option: int, moment: int) -> None:
        """Store and tell what a bot has chosen."""
        await self.act(live, lambda table: table.bot_chose(seat, option, moment))

    # Housekeeping -----------------------------------------------------------------------

    async def put_away_idle(self, idle: float) -> None:
        """Take tables out of memory at which nothing has happened for so many seconds; they come back when needed."""
        now = time.monotonic()
        for live in [*self.live.values()]:
            if not live.clients and not live.lock.locked() and now - live.touched >= idle:
                try:
                    await self._put_away(live)
                except StorageError as error:  # it stays, and so do not the others
                    _log.warning("a table cannot be put away", extra={"table": live.id, "error": str(error)})

    async def _put_away(self, live: Live) -> None:
        async with live.lock:
            try:
                if live.table.number > live.checkpoint and not live.doubtful:
                    await self._checkpoint(live)
            except NotFound:  # another process has removed it
                self._say_goodbye(live, REMOVED)
            if not live.clients:
                self.live.pop(live.id, None)
        await asyncio.to_thread(self._keeper.let_go, live.id)

    async def adopt(self) -> None:
        """Go on with tables that wait for their bots since the process that kept them is gone."""
        await asyncio.to_thread(self._keeper.check)
        for live in [*self.live.values()]:
            if live.doubtful:
                self._start(self._catch_up(live))
            self._wake_bots(live)

    async def remove_forgotten(self, days: float) -> None:
        """Remove tables at which nothing has happened for so long."""
        before = time.time() - days * 86_400
        await asyncio.to_thread(self.store.shelves.delete_empty, before)
        await asyncio.to_thread(self.store.parties.delete_orphans)
        for table_id in await asyncio.to_thread(self.store.delete_idle_tables, before):
            if live := self.live.pop(table_id, None):
                self._say_goodbye(live, REMOVED)

    def _say_goodbye(self, live: Live, reason: str) -> None:
        for client in live.clients:
            client.send(Goodbye(reason=reason))
        live.clients.clear()

    async def close(self) -> None:
        """Before the process ends: a checkpoint of every table, and goodbye to every client."""
        self._closing = True
        for live in [*self.live.values()]:
            if live.bots is not None:
                live.bots.cancel()
            self._say_goodbye(live, GOING_DOWN)
            with contextlib.suppress(StorageError):  # the journal has it all
                await self._put_away(live)
        self.thinkers.close()


def _note_person(live: Live, entry: Entry) -> None:
    """Whoever did something by way of another process is there, and not away."""
    if entry.seat >= 0 and entry.data.get("by", By.PERSON) == By.PERSON:
        live.presence.acted_elsewhere(live.table.chairs[entry.seat].holder)


def quest_of(table_id: str, table: Table) -> Quest:
    """A finished game for the quest log."""
    summary = table.summary()
    return Quest(
        table_id=table_id,
        game=table.rulebook.game.name,
        scenario=summary.scenario,
        difficulty=summary.difficulty,
        won=summary.won,
        reason=summary.reason,
        rounds=summary.rounds,
        total=summary.score.get("total"),
        players=list(table.names),
        decks=list(summary.decks),
        score=dict(summary.score),
        undone=table.undone,
        replay="" if table.game is None else table.game.save(),
    )
