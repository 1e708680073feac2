"""The gate for reproducibility: another process, with other string hashes, plays the same game.

Run as a module, it prints the digests that the gate compares.
"""

import importlib
import os
import subprocess
import sys
from collections.abc import Iterable

from tests.gates.plug import GateError, Plug, random_game


def same_in_every_process(plug: Plug, seeds: Iterable[int]) -> None:
    """Random games lead to the same digests whatever the hash seed of the process."""
    wanted = [str(seed) for seed in seeds]
    ours = [f"{seed} {digest}" for seed, digest in _digests(plug, map(int, wanted))]
    for hash_seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-m", "tests.gates.processes", plug.where, *wanted],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode:
            raise GateError(f"the other process failed: {run.stderr.strip()[-500:]}")
        theirs = run.stdout.splitlines()
        for mine, other in zip(ours, theirs, strict=True):
            if mine != other:
                raise GateError(
                    f"{plug.game.name}, seed {mine.split()[0]}: a process with hash seed {hash_seed} plays another game"
                )


def _digests(plug: Plug, seeds: Iterable[int]) -> Iterable[tuple[int, str]]:
    for seed in seeds:
        digest = ""
        for game in random_game(plug, seed):
            digest = game.digest()
        yield seed, digest


def _print_digests(where: str, seeds: list[str]) -> None:
    module, name = where.split(":")
    plug: Plug = getattr(importlib.import_module(module), name)
    for seed, digest in _digests(plug, map(int, seeds)):
        sys.stdout.write(f"{seed} {digest}\n")


if __name__ == "__main__":
    _print_digests(sys.argv[1], sys.argv[2:])
