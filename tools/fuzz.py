"""Attack a server with hostile clients: ``make fuzz``.

Sends hostile messages over sockets to tables of every game, requests generated from the OpenAPI description, and
requests about parties, camp, saves and uploads. After each batch the server must be healthy, tables and parties must
be intact, and the log must contain no error.
"""

import argparse
import json
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.hostile_clients import Log, Town, logged
from tests.server.hostile_party_requests import Raid, raid
from tests.server.schema_requests import described
from tests.server.socket_fuzzer import Fuzzer, fuzz
from tests.server.table_clients import Client, server
from waybread.table import RULEBOOKS


def main() -> int:
    """Fuzz; return 0 if the server withstood it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--messages", type=int, default=100_000, help="socket messages, over all games (default: 100000)"
    )
    parser.add_argument("--requests", type=int, default=50, help="HTTP requests per endpoint (default: 50)")
    parser.add_argument(
        "--raids", type=int, default=2000, help="requests about parties, camp, saves and uploads (default: 2000)"
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of the messages (default: 1)")
    parser.add_argument(
        "--batch", type=int, default=2000, help="messages between two checks of the tables (default: 2000)"
    )
    chosen = parser.parse_args()
    began = time.monotonic()
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, logged() as log, server(Path(folder)) as client:
        for game in RULEBOOKS:
            figures[game] = messages(client, log, game, chosen)
        if chosen.requests:
            answers = dict(described(client, chosen.requests))
            figures |= {"requests": sum(answers.values()), "kinds of request": len(answers)}
        if chosen.raids:
            raided = raid(client, chosen.seed, chosen.raids, progress=lambda found: progress(log, told(found)))
            figures["raids"] = dict(sorted(raided.heard.items()))
        progress(log, "all is said")
    figures |= {"faults": 0, "seconds": round(time.monotonic() - began)}
    print(json.dumps(figures, indent=2))
    return 0


def messages(client: Client, log: Log, game: str, chosen: argparse.Namespace) -> dict[str, Any]:
    """Send messages over sockets to tables of one game."""
    town = Town.founded(client, game)

    def batch_done(fuzzer: Fuzzer) -> None:
        progress(log, f"{game}: {fuzzer.sent:,} messages")

    fuzzer = fuzz(town, chosen.seed, chosen.messages // len(RULEBOOKS), chosen.batch, batch_done)
    return {
        "messages": fuzzer.sent,
        "clients": fuzzer.clients,
        "heard": dict(sorted(fuzzer.heard.items())),
        "entries in the journal of the neighbour's table": len(town.entries(town.shared)),
    }


def told(found: Raid) -> str:
    """Return a callback that prints the progress of an attack."""
    return f"raids: {found.heard.total():,} requests and choices"


def progress(log: Log, words: str) -> None:
    """Print the progress; raise if the log has an error."""
    print(words, flush=True)
    if log.faults():
        raise SystemExit("\n".join(log.faults()[:5]))


if __name__ == "__main__":
    raise SystemExit(main())
