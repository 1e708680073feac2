"""Processes that work for the server."""

import asyncio
import os
import signal

import pytest

from waybread.server.workers import Workers


def test_work_is_done_in_another_process_and_its_faults_come_back() -> None:
    async def play() -> None:
        workers = Workers()
        assert await workers.run(os.getpid) != os.getpid()
        with pytest.raises(ValueError, match="invalid literal"):
            await workers.run(int, "no number")
        assert workers.waiting == 0
        workers.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_process_that_was_killed_is_replaced() -> None:
    async def play() -> None:
        workers = Workers()
        first = await workers.run(os.getpid)
        os.kill(first, signal.SIGKILL)
        assert await workers.run(os.getpid) not in (first, os.getpid())
        workers.close()

    asyncio.run(asyncio.wait_for(play(), 60))
