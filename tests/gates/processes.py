"""The gate for reproducibility: another process, with other string hashes, plays the same game.

Run as a module, it prints the fingerprints that the gate compares.
"""

import importlib
import os
import subprocess
import sys
from zlib import crc32

from tests.gates.plug import GateError, Plug
from tests.gates.watch import Following, Gate, Run, Watch


@Gate
def same_in_every_process(watch: Watch) -> Following:
    """Random games ask the same and end the same whatever the hash seed of the process.

    When all games are over, two other processes play them again; of a sparse run, one whose hash seed
    differs from run to run.
    """
    asked = 0
    while watch.game.decision is not None:
        asked = crc32(repr(watch.game.decision).encode(), asked)
        yield
    watch.run.played[watch.seed] = f"{asked} {watch.digest()}"


@same_in_every_process.judged
def others_play_the_same(run: Run) -> None:
    """Have other processes play the games, and compare."""
    seeds = [str(seed) for seed in run.played]
    hash_seeds = [str(1 + next(iter(run.played), 0) % (1 << 31))] if run.sparse else ["1", "2"]
    for hash_seed in hash_seeds:
        other = subprocess.run(
            [sys.executable, "-m", "tests.gates.processes", run.plug.where, *seeds],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=False,
        )
        if other.returncode:
            raise GateError(f"the other process failed: {other.stderr.strip()[-500:]}")
        for (seed, ours), theirs in zip(run.played.items(), other.stdout.splitlines(), strict=True):
            if ours != theirs:
                raise GateError(
                    f"{run.plug.game.name}, seed {seed}: a process with hash seed {hash_seed} plays another game"
                )


def _print_fingerprints(where: str, seeds: list[str]) -> None:
    module, name = where.split(":")
    plug: Plug = getattr(importlib.import_module(module), name)
    run = Run(plug, (same_in_every_process,))
    for seed in seeds:
        run.play(int(seed))
        sys.stdout.write(f"{run.played[int(seed)]}\n")


if __name__ == "__main__":
    _print_fingerprints(sys.argv[1], sys.argv[2:])
