"""The fidelity gates over many more random games than the tests play: ``make soak``."""

import argparse
import sys
import time

from tests.cardgame.plug import CORE_SET
from tests.gates import GATES, Gate, GateError, Plug, gate_name
from tests.longnight.plug import PLUG as LONG_NIGHT

PLUGS: tuple[Plug, ...] = (LONG_NIGHT, *CORE_SET)
CHUNK = 10


def main() -> int:
    """Run every gate on every game; the exit status is 0 if all of them hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="random games per gate")
    parser.add_argument("--seed", type=int, default=1_000_000, help="the first seed")
    chosen = parser.parse_args()
    if chosen.games < 1:
        parser.error(f"--games should be at least 1, not {chosen.games}")
    failed = 0
    try:
        for plug in PLUGS:
            for gate in GATES:
                failed += not soak(plug, gate, range(chosen.seed, chosen.seed + chosen.games))
    except KeyboardInterrupt:
        print("\nInterrupted: what is listed above has held or failed, the rest was not tried.")
        return 130
    return 1 if failed else 0


def soak(plug: Plug, gate: Gate, seeds: range) -> bool:
    """Run one gate over many games, a few at a time, and show how far it is."""
    began = time.monotonic()
    name = f"{plug.setup.get('scenario', plug.game.name)} {plug.players}p"
    for first in range(0, len(seeds), CHUNK):
        print(f"\r{name:28} {gate_name(gate):24}{first:6} of {len(seeds)} games ", end="", flush=True)
        try:
            gate(plug, seeds[first : first + CHUNK])
        except GateError as error:
            print(f"FAILED: {error}")
            return False
    print(f"\r{name:28} {gate_name(gate):24}held over {len(seeds)} games in {time.monotonic() - began:.0f} s")
    return True


if __name__ == "__main__":
    sys.exit(main())
