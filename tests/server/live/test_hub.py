"""Tables in memory when things go wrong around them: the journal is what counts."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.table_clients import DECKS, PASSAGE
from waybread.server.live import hub as hub_module
from waybread.server.live.bot_thinkers import Thinkers
from waybread.server.live.hub import Hub
from waybread.server.live.live_table import LiveTable
from waybread.server.live.messages import Goodbye, Message, Update, Welcome
from waybread.server.live.table_document import SPECTATORS
from waybread.server.storage import StorageError, Store, Unreachable, Writer
from waybread.table import RULEBOOKS, Refused, Table


class Hearer:
    """A client that keeps what it is told."""

    def __init__(self, holder: str = "") -> None:
        self.holder = holder
        self.host = False
        self.line = 0
        self.undone = 0
        self.audience = SPECTATORS
        self.heard: list[Message] = []

    def send(self, message: Message) -> None:
        self.heard.append(message)


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[tuple[Hub, str]]:
    """A hub with one table, at which Ann plays alone and is asked."""
    store = Store(f"sqlite:///{folder / 'waybread.db'}")
    hub = Hub(store, Writer(store), store.keeper(), RULEBOOKS, Thinkers())
    table = Table(RULEBOOKS["cardgame"], PASSAGE, 1, casual=True)
    entries = [*table.sit("ann", 0, "Ann"), *table.bring("ann", 0, DECKS["leadership"]), *table.start("ann", 1)]
    row = store.create_table("cardgame", PASSAGE, 1, casual=True)
    store.append(row.id, 0, entries)
    try:
        yield hub, row.id
    finally:
        await hub.close()
        await hub.writer.close()
        store.close()


def run(folder: Path, story: Callable[[Hub, str], Coroutine[Any, Any, None]]) -> None:
    """Let a story happen at a hub."""

    async def told() -> None:
        async with running(folder) as (hub, table_id):
            await story(hub, table_id)

    asyncio.run(told())


def choosing(table: Table) -> list[Any]:
    """Ann answers with the first option."""
    assert table.decision is not None
    return table.choose("ann", 0, table.decision.options[0], table.moment)


def unreachable(*arguments: object, **more: object) -> None:
    raise Unreachable("The database cannot do its work: Cable.")


async def unreachable_later(*arguments: object, **more: object) -> None:
    unreachable()


def test_a_table_that_is_put_away_comes_back_as_it_was(tmp_path: Path) -> None:
    async def story(hub: Hub, table_id: str) -> None:
        live = await hub.table(table_id)
        await hub.act(live, choosing)
        await hub.put_away_idle(0)
        assert hub.live == {}
        again = await hub.table(table_id)
        assert again is not live
        assert (again.table.moment, again.table.log) == (live.table.moment, live.table.log)

    run(tmp_path, story)


def test_whoever_comes_while_a_table_is_put_away_sits_at_the_table_that_all_others_sit_at(tmp_path: Path) -> None:
    async def story(hub: Hub, table_id: str) -> None:
        await hub.act(await hub.table(table_id), choosing)
        ann, crowd = Hearer("ann"), Hearer()
        entered = asyncio.create_task(hub.put_away_idle(0)), asyncio.create_task(hub.connect(table_id, ann, 9))
        await asyncio.gather(*entered)
        await hub.connect(table_id, crowd, 9)
        assert hub.live[table_id].clients == {ann, crowd}
        await hub.act(hub.live[table_id], choosing)
        assert [type(each) for each in crowd.heard] == [Welcome, Update]

    run(tmp_path, story)


def test_what_is_done_at_a_table_that_was_put_away_is_done_where_its_clients_are(tmp_path: Path) -> None:
    async def story(hub: Hub, table_id: str) -> None:
        old = await hub.table(table_id)
        await hub.put_away_idle(0)
        crowd = Hearer()
        await hub.connect(table_id, crowd, 9)
        await hub.act(old, choosing)
        assert [type(each) for each in crowd.heard] == [Welcome, Update]
        assert hub.live[table_id].table.number == len(hub.store.entries(table_id))

    run(tmp_path, story)


def test_what_could_not_be_stored_is_shown_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hub: Hub, table_id: str) -> None:
        ann, crowd = Hearer("ann"), Hearer()
        live = await hub.connect(table_id, ann, 9)
        moment = live.table.moment
        with monkeypatch.context() as broken:
            broken.setattr(hub.writer, "append", unreachable_later)
            broken.setattr(hub.store, "load", unreachable)
            with pytest.raises(Unreachable):
                await hub.act(live, choosing)
            with pytest.raises(Unreachable):
                await hub.connect(table_id, crowd, 9)
        await hub.connect(table_id, crowd, 9)
        (welcome,) = crowd.heard
        assert isinstance(welcome, Welcome)
        assert welcome.document.moment == moment
        await hub.act(live, choosing)
        assert live.table.number == len(hub.store.entries(table_id))

    run(tmp_path, story)


def test_after_a_failure_housekeeping_reads_the_table_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hub: Hub, table_id: str) -> None:
        crowd = Hearer()
        live = await hub.connect(table_id, crowd, 9)
        with monkeypatch.context() as broken:
            broken.setattr(hub.store, "entries", unreachable)
            hub.changed(None)
            await settled(hub)
        hub.store.append(table_id, live.table.number, choosing(await read(hub, table_id)))
        await hub.resume_bots()
        await settled(hub)
        assert [type(each) for each in crowd.heard] == [Welcome, Update]

    run(tmp_path, story)


async def read(hub: Hub, table_id: str) -> Table:
    """The table as another process would have it."""
    other = Hub(hub.store, hub.writer, hub.store.keeper(), RULEBOOKS, Thinkers())
    return (await other.table(table_id)).table


async def settled(hub: Hub) -> None:
    """Until nothing is under way."""
    for _ in range(500):
        await asyncio.sleep(0.01)
        if (
            not any(each.lock.locked() or each.checkpoint_due for each in hub.live.values())
            and not hub._one_at_a_time.locked()
        ):
            return


def test_a_choice_is_told_to_all_though_whoever_chose_is_gone(tmp_path: Path) -> None:
    async def story(hub: Hub, table_id: str) -> None:
        crowd = Hearer()
        live = await hub.connect(table_id, crowd, 9)
        task = asyncio.create_task(hub.act(live, choosing))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await settled(hub)
        assert [type(each) for each in crowd.heard] == [Welcome, Update]
        assert live.table.number == len(hub.store.entries(table_id))

    run(tmp_path, story)


def test_a_checkpoint_that_cannot_be_kept_does_not_undo_a_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "CHECKPOINT_EVERY", 1)

    async def story(hub: Hub, table_id: str) -> None:
        live = await hub.table(table_id)
        with monkeypatch.context() as broken:
            broken.setattr(hub.store, "keep_checkpoint", unreachable)
            await hub.act(live, choosing)
            await settled(hub)
        assert live.checkpoint == 0
        await hub.act(live, choosing)
        await settled(hub)
        assert live.checkpoint == live.table.number == len(hub.store.entries(table_id))

    run(tmp_path, story)


def test_a_table_that_another_process_has_removed_is_put_away(tmp_path: Path) -> None:
    async def story(hub: Hub, table_id: str) -> None:
        live = await hub.table(table_id)
        await hub.act(live, choosing)
        assert hub.store.delete_idle_tables(1e12) == [table_id]
        await hub.put_away_idle(0)
        assert hub.live == {}
        with pytest.raises(StorageError):
            await hub.act(live, choosing)

    run(tmp_path, story)


def test_a_journal_cannot_grow_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "MOST_ENTRIES", 4)

    async def story(hub: Hub, table_id: str) -> None:
        live = await hub.table(table_id)
        await hub.act(live, choosing)
        with pytest.raises(Refused, match="nothing more can be written down"):
            await hub.act(live, choosing)
        assert len(hub.store.entries(table_id)) == 4

    run(tmp_path, story)


def test_a_hub_that_closes_says_goodbye_and_lets_nobody_in(tmp_path: Path) -> None:
    async def story(hub: Hub, table_id: str) -> None:
        crowd = Hearer()
        live: LiveTable = await hub.connect(table_id, crowd, 9)
        await hub.close()
        assert isinstance(crowd.heard[-1], Goodbye)
        for late in (hub.connect(table_id, crowd, 9), hub.act(live, choosing)):
            with pytest.raises(StorageError, match="going down"):
                await late

    run(tmp_path, story)


def test_clients_of_one_audience_share_one_serialised_message(tmp_path: Path) -> None:
    async def story(hub: Hub, table_id: str) -> None:
        ann, two, three = Hearer("ann"), Hearer(), Hearer()
        live = await hub.connect(table_id, ann, 9)
        for each in (two, three):
            await hub.connect(table_id, each, 9)
        await hub.act(live, choosing)
        assert [type(each) for each in two.heard] == [Welcome, Update]
        for mine, theirs, anns in zip(two.heard, three.heard, ann.heard[-2:], strict=True):
            assert mine is theirs
            assert mine.wire_text is theirs.wire_text
            assert mine is not anns

    run(tmp_path, story)


def test_somebody_who_has_left_their_chair_is_welcomed_as_a_player_and_a_spectator_is_not(tmp_path: Path) -> None:
    async def story(hub: Hub, table_id: str) -> None:
        await hub.act(await hub.table(table_id), Table.leave, "ann", 0)
        ann, crowd = Hearer("ann"), Hearer()
        for each in (crowd, ann):
            await hub.connect(table_id, each, 9)
        welcomes = [each.heard[-1] for each in (ann, crowd)]
        assert [isinstance(each, Welcome) and each.player for each in welcomes] == [True, False]

    run(tmp_path, story)
