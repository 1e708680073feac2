"""Kill servers at random moments while people play: ``make crashes``.

After each kill a new server starts on the same database: everything acknowledged must be there, and every table and
party must continue.
"""

import argparse
import os
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psycopg

from tests.server.crashes import CARDGAME, COMPANION, JOURNEYS, Come, crash_and_continue
from tests.server.party_crashes import Traveller
from tests.server.storage.postgres import postgres_server
from tests.server.tool_signals import exit_on_signals

WHAT: Final[Mapping[str, Come]] = {
    "cardgame": CARDGAME, "journeys": JOURNEYS, "companion": COMPANION, "parties": Traveller.come,
}  # fmt: skip
DATABASES: Final = ("sqlite", "postgresql")


@contextmanager
def database(kind: str) -> Iterator[str]:
    """Yield the address of a new database and remove it at the end."""
    with tempfile.TemporaryDirectory() as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/waybread.db"
            return
        with postgres_server(Path(folder)) as address:
            with psycopg.connect(address.format("postgres"), autocommit=True) as connection:
                connection.execute("CREATE DATABASE crashes")
            yield address.format("crashes")


def main() -> int:
    """Kill servers; return 0 if nothing was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=50, help="how often a server is killed, for each")
    parser.add_argument("--database", choices=DATABASES, help="only on this one")
    parser.add_argument("--only", choices=[*WHAT], help="only this is played")
    parser.add_argument("--tables", type=int, default=4, help="tables, or parties, that are played at once")
    parser.add_argument("--seed", type=int, default=1, help="another seed kills at other moments")
    chosen = parser.parse_args()
    exit_on_signals()

    def progress(killed: int, acknowledged: int) -> None:
        print(f"killed {killed:>3} times, {acknowledged:>6,} choices and deeds acknowledged, none lost", flush=True)

    for kind in [chosen.database] if chosen.database else DATABASES:
        for name in [chosen.only] if chosen.only else WHAT:
            began = time.monotonic()
            with database(kind) as address:
                known = crash_and_continue(address, chosen.times, chosen.seed, chosen.tables, progress, WHAT[name])
            took = time.monotonic() - began
            print(
                f"{name}, {kind}: killed {chosen.times} times; of {known:,} acknowledged choices and deeds none was"
                f" lost, and everything went on ({took:.0f} s, load {os.getloadavg()[0]:.1f})"
            )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
