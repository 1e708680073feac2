"""The tables that this process runs, and the clients at them.

The journal in the database is the truth. An action is carried out on the table in memory, written to the journal,
and only then sent to clients. Where writing fails, or another process has written first, the table is read again
from its journal.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias

from waybread.kernel import ENGINE, WaybreadError
from waybread.server.live.bot_thinkers import Thinkers
from waybread.server.live.live_table import Client, LiveTable, Presence, read_table
from waybread.server.live.table_document import status
from waybread.server.storage import Change, Conflict, Keeper, NotFound, Quest, StorageError, Store, Writer
from waybread.table import Entry, Refused, Rulebook, Table, dump_table

P = ParamSpec("P")
Method: TypeAlias = Callable[Concatenate[Table, P], list[Entry]]
"""A method of a table; called again if another process was quicker."""
CHECKPOINT_EVERY: Final = 32
"""Entries between checkpoints."""
TRIES: Final = 5
MOST_ENTRIES: Final = 50_000
"""The longest journal; a long game has about a thousand entries."""
REMOVED: Final = "This table was removed: nothing had happened at it for a long time."
GOING_DOWN: Final = "The server is going down for a moment; come back soon."

_log: Final = logging.getLogger("waybread.server")


class Hub:
    """All tables of this process."""

    def __init__(
        self, store: Store, writer: Writer, keeper: Keeper, rulebooks: Mapping[str, Rulebook[Any]], thinkers: Thinkers
    ) -> None:
        self.store = store
        self.writer = writer
        self.rulebooks = rulebooks
        self.thinkers = thinkers
        self.live: dict[str, LiveTable] = {}
        self._keeper = keeper
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()
        self._closing = False

    # Tables -----------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """A table by its id, from memory or from its journal."""
        if self._closing:
            raise StorageError(GOING_DOWN)
        if table_id in self.live:
            return self.live[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        table, checkpoint = await asyncio.to_thread(read_table, self.store, self.rulebooks, table_id)
        if table.over:  # in case the process ended between the last choice and the quest log
            await asyncio.to_thread(self.store.quests.record, quest_of(table_id, table))
        presence = Presence(alone=self._keeper.alone)
        live = LiveTable(table_id, table, checkpoint, table.number, presence, lines_sent=len(table.log))
        self.live[table_id] = live
        self._start(self._catch_up(live))  # with what was written while it was being read
        return live

    async def _reload(self, live: LiveTable) -> None:
        """Read the table from its journal: the one in memory cannot be trusted."""
        live.stale = live.reloaded = True
        live.table, live.checkpoint = await asyncio.to_thread(read_table, self.store, self.rulebooks, live.id)
        live.stored = live.table.number
        live.stale = False

    # Doing ------------------------------------------------------------------------------

    async def act(self, live: LiveTable, method: Method[P], *args: P.args, **kwargs: P.kwargs) -> None:
        """Call a method of a table. When this returns its entries are stored, and all clients here have been sent them.

        It is finished even if the client that asked for it disconnects meanwhile.
        """
        await asyncio.shield(self._task(self._act(live, method, *args, **kwargs)))

    async def _act(self, live: LiveTable, method: Method[P], *args: P.args, **kwargs: P.kwargs) -> None:
        async with self._locked(live) as live:
            try:
                for _ in range(TRIES):
                    if await self._attempt(live, method, *args, **kwargs):
                        break
                else:
                    raise Refused("Others are quicker at this table; please try again.")
            finally:  # also what others were quicker with
                if live.has_news:
                    live.send_updates()
                self._wake_bots(live)

    @contextlib.asynccontextmanager
    async def _locked(self, live: LiveTable) -> AsyncIterator[LiveTable]:
        """Lock a table; it is read again if it was unloaded or is stale."""
        while True:
            async with live.lock:
                if self.live.get(live.id) is live:
                    if live.stale:
                        await self._reload(live)
                        live.send_updates()
                    yield live
                    return
            live = await self.table(live.id)

    async def _attempt(self, live: LiveTable, method: Method[P], *args: P.args, **kwargs: P.kwargs) -> bool:
        """Carry out and store; False if somebody else has written first."""
        table = live.table
        before = table.number
        if before >= MOST_ENTRIES:
            raise Refused("So much has happened at this table that nothing more can be written down.")
        try:
            entries = method(table, *args, **kwargs)
        except WaybreadError:
            if table.number != before:  # a part was done: never to be kept
                await self._reload(live)
            raise
        except Exception:  # noqa: BLE001  whatever it is, the table is taken from its journal again
            _log.exception("the rules stumbled at a table", extra={"table": live.id})
            await self._reload(live)
            raise Refused("The rules stumbled over that, which is our fault. Nothing has changed.") from None
        if not entries:
            return True
        try:
            await self.writer.append(live.id, before, entries, status=status(table), paused=table.paused)
        except Conflict:
            await self._reload(live)
            return False
        except BaseException:
            await asyncio.shield(self._reload(live))
            raise
        live.stored = table.number
        live.last_activity = time.monotonic()
        if not live.checkpoint_due and (table.over or table.number - live.checkpoint >= CHECKPOINT_EVERY):
            live.checkpoint_due = True
            self._start(self._after(live))
        return True

    async def _after(self, live: LiveTable) -> None:
        """Keep what is worth keeping: the quest log of a finished game, a checkpoint now and then."""
        async with self._one_at_a_time:  # so that those who choose wait for one of these at most
            live.checkpoint_due = False
            async with live.lock:
                number = live.table.number
                if live.stale or number != live.stored:  # never keep what the journal does not have
                    return
                quest = quest_of(live.id, live.table) if live.table.over else None
                text = await asyncio.to_thread(dump_table, live.table)
            try:
                if quest is not None:
                    await asyncio.to_thread(self.store.quests.record, quest)
                await self._keep(live, number, text)
            except StorageError as error:  # the journal has it all: the next time will do
                _log.warning("a checkpoint has to wait", extra={"table": live.id, "error": str(error)})

    async def _keep(self, live: LiveTable, number: int, text: str) -> None:
        await asyncio.to_thread(self.store.keep_checkpoint, live.id, number, ENGINE, text)
        live.checkpoint = max(number, live.checkpoint)

    def changed(self, change: Change | None) -> None:
        """Hear that a journal has grown, here or in another process (None: something may have been missed)."""
        for live in [*self.live.values()]:
            if change is None or (live.id == change.table_id and live.stored < change.number):
                self._start(self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        """Follow what another process has written to a table."""
        async with live.lock:
            try:
                news = await self._follow(live)
            except StorageError:  # housekeeping tries again
                live.stale = True
                return
            if news:
                live.last_activity = time.monotonic()
                live.send_updates()
        self._wake_bots(live)

    async def _follow(self, live: LiveTable) -> bool:
        """Follow the journal to its end; is there anything new?"""
        if live.stale:
            await self._reload(live)
            return True
        entries = await asyncio.to_thread(self.store.entries, live.id, live.table.number)
        try:
            for entry in entries:
                live.apply(entry)
            live.stored = live.table.number
        except Exception:  # noqa: BLE001  whatever it is, the table is taken from its journal again
            _log.exception("a journal could not be followed", extra={"table": live.id})
            await self._reload(live)
        return bool(entries)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done that nobody waits for."""
        _ = self._task(work)

    def _task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Have something done, whoever waits for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()  # whoever waits for it hears of it
        if error is not None and not isinstance(error, WaybreadError):
            _log.error("something unforeseen went wrong", exc_info=error)

    # Clients ----------------------------------------------------------------------------

    async def connect(self, table_id: str, client: Client, most: int) -> LiveTable:
        """Let a client in, unless as many are connected as may be."""
        async with self._locked(await self.table(table_id)) as live:
            if len(live.clients) >= most:
                raise Refused("This table has as many clients as it can have.")
            if live.presence.come(client.holder):
                live.send_updates()
            live.welcome(client)
        return live

    def disconnect(self, live: LiveTable, client: Client) -> None:
        """A client is gone."""
        if client not in live.clients:
            return
        live.clients.discard(client)
        if live.presence.go(client.holder):
            self._start(self._send_presence(live))

    async def _send_presence(self, live: LiveTable) -> None:
        async with live.lock:  # so that nobody is sent what is not stored yet
            if not live.stale:
                live.send_updates()

    # Bots -------------------------------------------------------------------------------

    def _wake_bots(self, live: LiveTable) -> None:
        """Have the bots of a table play, if it is their turn and this process keeps the table."""
        if live.table.bot_to_move() is not None and (live.bot_task is None or live.bot_task.done()):
            live.bot_task = asyncio.create_task(self._play_bots(live))

    async def _keeps(self, live: LiveTable) -> bool:
        """Is this the process that plays the bots of a table?"""
        return live.id in self._keeper.kept_tables or await asyncio.to_thread(self._keeper.try_keep, live.id)

    async def _play_bots(self, live: LiveTable) -> None:
        try:
            while (seat := live.table.bot_to_move()) is not None and await self._keeps(live):
                moment = live.table.moment
                option = await self.thinkers.choice(live.table)
                with contextlib.suppress(Refused):  # somebody took the seat, or took back, while it was thinking
                    await self.act(live, Table.choose_for_bot, seat, option, moment)
        except Exception:  # noqa: BLE001  whatever it is, the table is taken from its journal again
            _log.exception("a bot stumbled", extra={"table": live.id})

    async def free(self, live: LiveTable, seat: int, host: str) -> None:
        """Free a chair for the host; whoever sat there, and holds no other, cannot come back by the same token."""
        before = live.table.chairs[seat].holder if 0 <= seat < len(live.table.chairs) else ""
        await self.act(live, Table.free, seat)
        if before not in ("", host) and not live.table.seats_of(before):
            await asyncio.to_thread(self.store.remove_holder, live.id, before)

    # Housekeeping -----------------------------------------------------------------------

    async def put_away_idle(self, idle: float) -> None:
        """Take tables out of memory at which nothing has happened for so many seconds; they come back when needed."""
        now = time.monotonic()
        for live in [*self.live.values()]:
            if not live.clients and not live.lock.locked() and now - live.last_activity >= idle:
                try:
                    await self._put_away(live)
                except StorageError as error:  # this one stays; the others are put away
                    _log.warning("a table cannot be put away", extra={"table": live.id, "error": str(error)})

    async def _put_away(self, live: LiveTable) -> None:
        async with live.lock:
            try:
                if live.table.number > live.checkpoint and not live.stale:
                    number, text = live.table.number, await asyncio.to_thread(dump_table, live.table)
                    await self._keep(live, number, text)
            except NotFound:  # another process has removed it
                live.say_goodbye(REMOVED)
            if not live.clients:
                self.live.pop(live.id, None)
        await asyncio.to_thread(self._keeper.let_go, live.id)

    async def resume_bots(self) -> None:
        """Go on with tables that wait for their bots since the process that kept them is gone."""
        await asyncio.to_thread(self._keeper.check)
        for live in [*self.live.values()]:
            if live.stale:
                self._start(self._catch_up(live))
            self._wake_bots(live)

    async def remove_forgotten(self, days: float) -> None:
        """Remove tables at which nothing has happened for so long."""
        before = time.time() - days * 86_400
        await asyncio.to_thread(self.store.shelves.delete_empty, before)
        await asyncio.to_thread(self.store.parties.delete_orphans)
        for table_id in await asyncio.to_thread(self.store.delete_idle_tables, before):
            if live := self.live.pop(table_id, None):
                live.say_goodbye(REMOVED)

    async def close(self) -> None:
        """Before the process ends: a checkpoint of every table, and goodbye to every client."""
        self._closing = True
        for live in [*self.live.values()]:
            if live.bot_task is not None:
                live.bot_task.cancel()
            live.say_goodbye(GOING_DOWN)
            with contextlib.suppress(StorageError):  # the journal has it all
                await self._put_away(live)
        self.thinkers.close()


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
        undone=table.history.undone,
        replay="" if table.game is None else table.game.save(),
    )
