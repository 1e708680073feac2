"""Servers that are killed at random moments while people play: ``make crashes``.

After each kill another server is started on the same database: every choice that was acknowledged has to be
there, and every table has to go on.
"""

import argparse
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tests.server.crashes import crash_and_continue
from tests.server.storage.postgres import postgres_server


@contextmanager
def database(kind: str) -> Iterator[str]:
    """The address of a new database, which is removed in the end."""
    with tempfile.TemporaryDirectory() as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/waybread.db"
            return
        with postgres_server(Path(folder)) as address:
            with psycopg.connect(address.format("postgres"), autocommit=True) as connection:
                connection.execute("CREATE DATABASE crashes")
            yield address.format("crashes")


def main() -> int:
    """Kill servers; the exit status is 0 if nothing was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=50, help="how often a server is killed")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--tables", type=int, default=4, help="tables at which people play at once")
    parser.add_argument("--seed", type=int, default=1, help="another seed kills at other moments")
    chosen = parser.parse_args()
    began = time.monotonic()

    def progress(killed: int, acknowledged: int) -> None:
        print(f"killed {killed:>3} times, {acknowledged:>6,} choices acknowledged, none lost", flush=True)

    with database(chosen.database) as address:
        known = crash_and_continue(address, chosen.times, chosen.seed, chosen.tables, progress)
    took = time.monotonic() - began
    print(
        f"{chosen.database}: killed {chosen.times} times; of {known:,} acknowledged choices none was lost, and every"
        f" table went on ({took:.0f} s, load {os.getloadavg()[0]:.1f})"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
