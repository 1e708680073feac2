"""Hostile clients against a server: ``make fuzz``.

Sends hostile messages over sockets, and requests made from the description of the HTTP interface. After each
batch the server has to be well, the tables as they should be, and its log without a fault.
"""

import argparse
import json
import tempfile
import time
from pathlib import Path

from tests.server.company import server
from tests.server.described import described
from tests.server.fuzzing import Fuzzer, fuzz
from tests.server.hostility import Town, logged


def main() -> int:
    """Fuzz; the exit status is 0 if nothing came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000, help="messages over the socket")
    parser.add_argument("--requests", type=int, default=50, help="requests over HTTP, for each in the description")
    parser.add_argument("--seed", type=int, default=1, help="another seed sends other messages")
    parser.add_argument("--batch", type=int, default=2000, help="messages before the tables are looked at")
    chosen = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, logged() as log, server(Path(folder)) as client:
        town = Town.founded(client)

        def progress(fuzzer: Fuzzer) -> None:
            print(f"{fuzzer.sent:>9,} messages, {time.monotonic() - began:.0f} s", flush=True)
            if log.faults():
                raise SystemExit("\n".join(log.faults()[:5]))

        fuzzer = fuzz(town, chosen.seed, chosen.messages, chosen.batch, progress)
        answers = dict(described(client, chosen.requests)) if chosen.requests else {}
        town.check()
        if log.faults():
            raise SystemExit("\n".join(log.faults()[:5]))
        figures = {
            "messages": fuzzer.sent,
            "clients": fuzzer.clients,
            "heard": dict(sorted(fuzzer.heard.items())),
            "entries in the journal of the neighbour's table": len(town.entries(town.shared)),
            "requests": sum(answers.values()),
            "kinds of request": len(answers),
            "faults": 0,
            "seconds": round(time.monotonic() - began),
        }
    print(json.dumps(figures, indent=2))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
