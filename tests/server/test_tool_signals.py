"""What ``make crashes`` and its like have started does not outlive them."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.crashes import Player, Serving, crash_and_continue
from tests.server.table_clients import me
from tests.server.tool_signals import uninterrupted

_ROOT = Path(__file__).parents[2]


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder for temporary files that PostgreSQL's user may enter too, with a short name for its sockets."""
    with tempfile.TemporaryDirectory(prefix="crashes-") as name:
        Path(name).chmod(0o755)
        yield Path(name)


def crashes(folder: Path, *options: str) -> subprocess.Popen[str]:
    """The tool, which keeps its temporary files in a folder."""
    return subprocess.Popen(
        [sys.executable, "-m", "tools.crashes", "--only", "cardgame", "--tables", "1", *options],
        cwd=_ROOT,
        env={**os.environ, "TMPDIR": str(folder)},
        stdout=subprocess.PIPE,
        text=True,
    )


def using(folder: Path) -> list[str]:
    """The commands of all processes that have a folder in their command or their environment."""
    found = []
    for each in Path("/proc").glob("[0-9]*"):
        try:
            command, environment = (each / "cmdline").read_bytes(), (each / "environ").read_bytes()
        except OSError:  # it has just ended, or is somebody else's
            continue
        if str(folder).encode() in command + environment:
            found.append(command.replace(b"\0", b" ").decode())
    return found


def wait_for(happens: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not happens():
        assert time.monotonic() < until
        time.sleep(0.02)


@pytest.mark.system
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_crashes_interrupted_during_play_leaves_no_server_and_no_postgresql(folder: Path, number: int) -> None:
    with crashes(folder, "--database", "postgresql") as tool:
        assert tool.stdout is not None
        assert "killed   1 times" in tool.stdout.readline()
        threads = Path(f"/proc/{tool.pid}/task")
        wait_for(lambda: len([*threads.iterdir()]) > 2)  # one reads what the server says, and others play
        running = " ".join(using(folder))
        assert "bin/postgres" in running
        assert "waybread.cli serve" in running
        tool.send_signal(number)
        assert tool.wait(60) == 128 + number
    assert using(folder) == []
    assert [*folder.iterdir()] == []


@pytest.mark.system
def test_crashes_interrupted_while_postgresql_starts_leaves_none(folder: Path) -> None:
    with crashes(folder, "--database", "postgresql") as tool:
        wait_for(lambda: any("pg_ctl" in each for each in using(folder)))
        tool.send_signal(signal.SIGTERM)
        assert tool.wait(60) == 128 + signal.SIGTERM
    assert using(folder) == []
    assert [*folder.iterdir()] == []


@pytest.mark.system
def test_crashes_that_finds_a_fault_leaves_no_server(tmp_path: Path) -> None:
    met = []

    class Forgetful(Player):
        def check(self, server: Serving) -> None:
            met.append(server)
            raise AssertionError("something acknowledged is lost")

    def come(server: Serving, seed: int) -> Player:
        return Forgetful(server.open(me())["token"], seed)

    with pytest.raises(AssertionError, match="something acknowledged is lost"):
        crash_and_continue(f"sqlite:///{tmp_path / 'waybread.db'}", times=2, seed=1, tables=1, come=come)
    assert [each.process.returncode for each in met] == [-signal.SIGKILL]


def test_a_signal_waits_until_what_is_uninterrupted_is_done() -> None:
    happened = []
    before = signal.signal(signal.SIGTERM, lambda number, frame: happened.append("stopped"))
    try:
        with uninterrupted():
            signal.raise_signal(signal.SIGTERM)
            happened.append("started")
    finally:
        signal.signal(signal.SIGTERM, before)
    assert happened == ["started", "stopped"]
