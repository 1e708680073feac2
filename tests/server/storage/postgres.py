"""A private PostgreSQL server for tests, shared by all processes of a test run.

Each process holds a shared lock on a file while it uses the server; the last one to leave stops it.
"""

import fcntl
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import pytest

from tests.server.tool_signals import uninterrupted

_NAME = "waybread"
_SETTINGS = "-c listen_addresses='' -c fsync=off -c shared_buffers=16MB -c max_connections=60"


def program(name: str) -> str:
    """The newest of PostgreSQL's programs by this name; Debian keeps them away from the usual places."""
    if found := shutil.which(name):
        return found
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda each: float(each.parts[-3]))
    if not places:
        pytest.fail(
            f"PostgreSQL's program {name} is missing: 'apt-get install postgresql' brings it on Debian.", pytrace=False
        )
    return str(places[-1])


def _user() -> dict[str, Any]:
    """PostgreSQL refuses to run as root, so root starts it as somebody else."""
    if os.geteuid() != 0:
        return {}
    known = {each.pw_name: each for each in pwd.getpwall()}
    other = known.get("postgres") or known["nobody"]
    return {"user": other.pw_uid, "group": other.pw_gid, "extra_groups": []}


def _run(place: Path, *command: str) -> None:
    with (place / "output").open("ab") as output:  # not a pipe: the server would hold it open
        done = subprocess.run(
            command,
            cwd=place,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            check=False,
            start_new_session=True,  # Ctrl-C is for the caller, who stops the server
            **_user(),
        )
    if done.returncode:
        pytest.fail(f"{' '.join(command)}:\n{(place / 'output').read_text()}", pytrace=False)


def _start() -> Path:
    place = Path(tempfile.mkdtemp(prefix="waybread-pg-"))
    try:
        if user := _user():
            os.chown(place, user["user"], user["group"])
        data = str(place / "data")
        _run(place, program("initdb"), "-D", data, "-U", _NAME, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        _run(place, program("pg_ctl"), "-D", data, "-w", "-o", f"{_SETTINGS} -k {place}", "start")
    except BaseException:
        shutil.rmtree(place)
        raise
    return place


def _stop(place: Path) -> None:
    try:
        _run(place, program("pg_ctl"), "-D", str(place / "data"), "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(place)


def _locked(file: IO[str], how: int) -> bool:
    try:
        fcntl.flock(file, how)
    except BlockingIOError:
        return False
    return True


@contextmanager
def postgres_server(shared: Path) -> Iterator[str]:
    """The address of a server, to be completed by a database's name; the folder is the same for all who share it."""
    with (shared / "postgres.door").open("a") as door, (shared / "postgres.users").open("a") as users:
        where = shared / "postgres.place"
        try:
            with uninterrupted():
                fcntl.flock(door, fcntl.LOCK_EX)
                if not where.exists():
                    where.write_text(str(_start()), encoding="utf-8")
                fcntl.flock(users, fcntl.LOCK_SH)
                fcntl.flock(door, fcntl.LOCK_UN)
            yield f"postgresql://{_NAME}@/{{}}?host={where.read_text(encoding='utf-8')}"
        finally:
            with uninterrupted():
                fcntl.flock(door, fcntl.LOCK_EX)
                if where.exists() and _locked(users, fcntl.LOCK_EX | fcntl.LOCK_NB):
                    place = Path(where.read_text(encoding="utf-8"))
                    where.unlink()
                    _stop(place)
