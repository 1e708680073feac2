"""Several processes at one table: whoever was slower hears of it, and nothing that was stored is lost."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.json_patches import patched
from tests.server.live.test_hub import Hearer, choosing, run, unreachable
from waybread.kernel import PASS
from waybread.server.app import _run_task
from waybread.server.live import hub as hub_module
from waybread.server.live.hub import Hub
from waybread.server.live.live_table import read_table
from waybread.server.live.messages import Update, Welcome
from waybread.table import RULEBOOKS, Policy, Refused, Table
from waybread.texts import plain


def known(hearer: Hearer) -> dict[str, Any]:
    """The document as a client has it."""
    document: dict[str, Any] = {}
    for message in hearer.heard:
        if isinstance(message, Welcome):
            document = message.document.model_dump(mode="json")
        elif isinstance(message, Update):
            document = patched(document, message.patch)
    return document


def read_lines(hearer: Hearer) -> list[str]:
    """The log as a client shows it."""
    lines: dict[int, str] = {}
    for message in hearer.heard:
        if isinstance(message, Welcome | Update):
            if message.cut is not None:
                lines = {place: words for place, words in lines.items() if place < message.cut}
            for line in message.lines:
                lines[line.place] = "".join(each if isinstance(each, str) else each.title for each in line.words)
    return [lines[place] for place in sorted(lines)]


def true_lines(table: Table) -> list[str]:
    return [plain(words) for _, words in table.log_lines(0)]


def elsewhere(hub: Hub, table_id: str, option: int) -> None:
    """Another process stores an answer of Ann's."""
    twin, _ = read_table(hub.store, RULEBOOKS, table_id)
    before = twin.number
    hub.store.append(table_id, before, twin.choose("ann", 0, option, twin.moment))


def test_whoever_was_slower_is_told_where_the_table_stands(tmp_path: Path) -> None:
    async def story(hub: Hub, table_id: str) -> None:
        ann = Hearer("ann")
        live = await hub.connect(table_id, ann, 9)
        moment = live.table.moment
        elsewhere(hub, table_id, 0)
        with pytest.raises(Refused, match="moved on"):
            await hub.act(live, lambda table: table.choose("ann", 0, 1, moment))
        assert known(ann)["moment"] == moment + 1
        late = Hearer("ann")
        await hub.connect(table_id, late, 9)
        assert known(late) == known(ann)
        await hub.act(live, choosing)
        assert known(ann)["moment"] == moment + 2

    run(tmp_path, story)


def test_news_that_come_while_a_table_is_read_are_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hub: Hub, table_id: str) -> None:
        def slow(*arguments: Any) -> tuple[Table, int]:
            found = read_table(*arguments)
            elsewhere(hub, table_id, 0)  # too late for what was read, and nobody listens yet
            monkeypatch.setattr(hub_module, "read_table", read_table)
            return found

        monkeypatch.setattr(hub_module, "read_table", slow)
        live = await hub.table(table_id)
        await asyncio.sleep(0.2)  # nobody tells of it a second time
        assert live.table.number == len(hub.store.entries(table_id)) == 4

    run(tmp_path, story)


def test_a_checkpoint_never_has_what_the_journal_does_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hub: Hub, table_id: str) -> None:
        live = await hub.table(table_id)
        await asyncio.sleep(0.1)
        choosing(live.table)  # done, but not stored, and the journal is out of reach
        live.stale = True
        await hub._after(live)
        assert hub.store.load(table_id).checkpoint is None

    run(tmp_path, story)


def test_the_log_is_right_after_an_undo_that_a_policy_follows(tmp_path: Path) -> None:
    async def story(hub: Hub, table_id: str) -> None:
        ann = Hearer("ann")
        live = await hub.connect(table_id, ann, 9)
        for _ in range(4):
            await hub.act(live, choosing)
        await hub.act(live, lambda table: table.set_policy("ann", 0, Policy(skips=("action", "response"))))
        await hub.act(live, lambda table: table.undo("ann"))
        assert read_lines(ann) == true_lines(live.table)
        await hub.act(live, choosing)
        assert read_lines(ann) == true_lines(live.table)

    run(tmp_path, story)


def test_whoever_comes_back_after_an_undo_reads_the_log_anew(tmp_path: Path) -> None:
    async def story(hub: Hub, table_id: str) -> None:
        ann = Hearer("ann")
        live = await hub.connect(table_id, ann, 9)
        await hub.act(live, lambda table: table.choose("ann", 0, 0, table.moment))
        seen = len(live.table.log)
        hub.disconnect(live, ann)
        await hub.act(live, lambda table: table.undo("ann"))
        await hub.act(live, lambda table: table.choose("ann", 0, 1, table.moment))
        again = Hearer("ann")
        again.line = min(seen, len(live.table.log))
        await hub.connect(table_id, again, 9)
        welcome = again.heard[0]
        assert isinstance(welcome, Welcome)
        assert welcome.cut == 0

    run(tmp_path, story)


def test_whoever_leaves_a_chair_beside_a_spectator_sees_what_spectators_see(tmp_path: Path) -> None:
    async def story(hub: Hub, table_id: str) -> None:
        ann, crowd = Hearer("ann"), Hearer()
        live = await hub.connect(table_id, ann, 9)
        await hub.connect(table_id, crowd, 9)
        await hub.act(live, lambda table: table.leave("ann", 0))
        assert known(ann) == known(crowd)
        assert set(known(ann)["views"]) == {"watch"}

    run(tmp_path, story)


def test_bots_go_on_after_somebody_took_back_while_they_thought(tmp_path: Path) -> None:
    async def story(hub: Hub, table_id: str) -> None:
        live = await hub.table(table_id)
        await hub.act(live, lambda table: table.leave("ann", 0))
        table = live.table
        table.chairs[0].bot = "scout"
        refusals = iter([Refused("The game has moved on."), None])

        async def grudging(live: Any, method: Any, seat: int, option: int, moment: int) -> None:
            if error := next(refusals, None):
                raise error
            table.chairs[0].bot = ""

        hub.act = grudging  # type: ignore[assignment, method-assign]
        await hub._play_bots(live)
        assert next(refusals, "none left") == "none left"

    run(tmp_path, story)


async def stumbles() -> None:
    raise TypeError("nobody foresaw this")


def test_what_nobody_foresaw_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(hub: Hub, table_id: str) -> None:
        hub._start(stumbles())
        await asyncio.sleep(0.05)

    run(tmp_path, story)
    assert "something unforeseen went wrong" in caplog.text


def test_a_chore_that_stumbles_is_logged_and_ends_no_other(caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(_run_task("adopt", stumbles()))
    assert "a chore went wrong" in caplog.text


def test_a_question_that_an_undo_leads_to_is_not_skipped(tmp_path: Path) -> None:
    async def story(hub: Hub, table_id: str) -> None:
        live = await hub.table(table_id)
        for _ in range(12):
            asked = live.table.decision
            if asked is not None and asked.kind == "action" and PASS in asked.options:
                break
            await hub.act(live, choosing)
        await hub.act(live, lambda table: table.choose("ann", 0, PASS, table.moment))
        await hub.act(live, lambda table: table.set_policy("ann", 0, Policy(skips=("action",))))
        answers = len(live.table.answers)
        await hub.act(live, lambda table: table.undo("ann"))
        assert len(live.table.answers) < answers
        assert live.table.decision is not None
        assert live.table.decision.kind == "action"

    run(tmp_path, story)


def test_a_failing_database_is_no_way_to_show_what_is_not_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hub: Hub, table_id: str) -> None:
        crowd = Hearer()
        live = await hub.connect(table_id, crowd, 9)
        moment = known(crowd)["moment"]
        monkeypatch.setattr(hub.store, "append_all", unreachable)
        with pytest.raises(Exception, match="database"):
            await hub.act(live, choosing)
        assert known(crowd)["moment"] == moment

    run(tmp_path, story)
