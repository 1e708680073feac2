"""Processes that work for the server."""

import asyncio
import os
import signal

import pytest

from tests.table.night_rulebook import started
from waybread.server.live.bot_thinkers import Thinkers
from waybread.server.process_pool import TookTooLong, Workers


def test_work_is_done_in_another_process_and_its_faults_come_back() -> None:
    async def play() -> None:
        workers = Workers()
        assert await workers.run(os.getpid) != os.getpid()
        with pytest.raises(ValueError, match="invalid literal"):
            await workers.run(int, "no number")
        assert workers.waiting == 0
        workers.close()

    asyncio.run(asyncio.wait_for(play(), 60))


@pytest.mark.system
def test_a_process_that_was_killed_is_replaced() -> None:
    async def play() -> None:
        workers = Workers()
        first = await workers.run(os.getpid)
        os.kill(first, signal.SIGKILL)
        assert await workers.run(os.getpid) not in (first, os.getpid())
        workers.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def for_ever() -> None:
    while True:
        pass


def test_work_that_finds_no_end_is_given_up_and_the_process_works_on() -> None:
    async def play() -> None:
        workers = Workers(most_seconds=0.2)
        first = await workers.run(os.getpid)
        with pytest.raises(TookTooLong, match="takes too long"):
            await workers.run(for_ever)
        assert await workers.run(os.getpid) == first
        workers.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_bot_that_finds_no_end_is_answered_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def too_long(*_: object) -> int:
        raise TookTooLong("This takes too long.")

    table = started()
    asked = table.decision
    assert asked is not None
    table.chairs[asked.player].bot = "strider"
    thinkers = Thinkers()
    monkeypatch.setattr(thinkers._workers, "run", too_long)
    assert asyncio.run(thinkers.choice(table)) in asked.options
