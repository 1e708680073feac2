"""The fidelity gates over many more random games than the tests play: ``make soak``."""

import argparse
import sys
import time

from tests.gates import GATES, GateError, Plug, gate_name
from tests.longnight.plug import PLUG as LONG_NIGHT

PLUGS: tuple[Plug, ...] = (LONG_NIGHT,)


def main() -> int:
    """Run every gate on every game; the exit status is 0 if all of them hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="random games per gate")
    parser.add_argument("--seed", type=int, default=1_000_000, help="the first seed")
    chosen = parser.parse_args()
    if chosen.games < 1:
        parser.error(f"--games should be at least 1, not {chosen.games}")
    failed = 0
    for plug in PLUGS:
        for gate in GATES:
            began = time.monotonic()
            print(f"{plug.game.name:16} {gate_name(gate):24}", end="", flush=True)
            try:
                gate(plug, range(chosen.seed, chosen.seed + chosen.games))
            except GateError as error:
                failed += 1
                print(f"FAILED: {error}")
            else:
                print(f"held over {chosen.games} games in {time.monotonic() - began:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
