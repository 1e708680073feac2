"""Two versions of the code, measured in turns: ``python -m bench --against COMMIT``.

The older version is checked out into a temporary folder. Each version has a process of its own, and the two take turns
subject by subject, so that both meet the same machine. What counts is the median of the ratios of the rounds.
"""

import io
import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Final, Self

ROOT: Final = Path(__file__).parents[1]
BAR: Final = 0.93
"""The lowest median ratio that is not a loss of speed: noise on a busy machine is about as large."""
_PER_SECOND: Final = ("decisions_per_s", "playouts_per_s")
_MICROSECONDS: Final = "us"


class VersionError(Exception):
    """A version that cannot be measured, and why."""


@dataclass(frozen=True, slots=True)
class SpeedRatio:
    """How much faster the new version is, over all rounds: more than 1 is faster."""

    key: str
    median: float
    low: float
    high: float


def checked_out(commit: str, folder: Path) -> Path:
    """Put the files of a commit into a folder."""
    command = ["git", "archive", "--format=tar", f"{commit}^{{commit}}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)  # noqa: S603  a commit of our own
    if done.returncode:
        raise VersionError(f"git knows no commit '{commit}' here")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as files:
        files.extractall(folder, filter="data")
    return folder


class Version:
    """A process that measures the code of one tree."""

    def __init__(self, tree: Path) -> None:
        self._tree = tree
        paths = os.pathsep.join(map(str, (tree / "src", tree)))
        self._process = subprocess.Popen(  # noqa: S603  a program of ours
            [sys.executable, "-P", str(Path(__file__).with_name("version_worker.py"))],
            cwd=tree,
            env={**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.kill()
        self._process.communicate()

    def subjects(self) -> list[str]:
        """Return what can be measured."""
        return [str(each) for each in self._ask({"keys": True})["keys"]]

    def measure(self, key: str, seconds: float) -> dict[str, float] | None:
        """Return the figures of one subject; None if something that it needs is not installed."""
        figures: dict[str, float] | None = self._ask({"key": key, "seconds": seconds}).get("figures")
        return figures

    def _ask(self, request: Mapping[str, object]) -> Any:
        pipes = self._process.stdin, self._process.stdout
        try:
            print(json.dumps(request), file=pipes[0], flush=True)
            answer = pipes[1].readline() if pipes[1] else ""
        except BrokenPipeError:
            answer = ""
        if not answer:
            raise VersionError(f"the code in {self._tree} cannot be measured: its process has ended")
        return json.loads(answer)


def speed_ratios(old: Mapping[str, float], new: Mapping[str, float]) -> dict[str, float]:
    """Return how much faster the new version was, by figure: rates as new over old, times as old over new."""
    found = {}
    for key in old.keys() & new.keys():
        if key.endswith(_PER_SECOND):
            found[key] = new[key] / old[key]
        elif key.rpartition(".")[2].rpartition("_")[2] == _MICROSECONDS:
            found[key] = old[key] / new[key]
    return found


def compare_versions(
    old: Version, new: Version, rounds: int, seconds: float, wanted: frozenset[str]
) -> Iterator[SpeedRatio]:
    """Yield the ratios of each subject that both versions have, as soon as it is measured."""
    known = set(old.subjects())
    for key in (each for each in new.subjects() if each in known & wanted):
        found: dict[str, list[float]] = {}
        for number in range(-1, rounds):  # the first one warms up
            turns = (old, new) if number % 2 else (new, old)  # nobody is always first
            figures = {id(each): each.measure(key, seconds) for each in turns}
            before, after = figures[id(old)], figures[id(new)]
            if before is None or after is None:
                break
            if number >= 0:
                for name, ratio in speed_ratios(before, after).items():
                    found.setdefault(name, []).append(ratio)
        for name, ratios in sorted(found.items()):
            yield SpeedRatio(name, median(ratios), min(ratios), max(ratios))


def main(commit: str, rounds: int, seconds: float, wanted: frozenset[str], bar: float) -> int:
    """Measure the working tree against a commit; the exit status is 1 if a median is below the bar."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="bench-")))
        old = stack.enter_context(Version(checked_out(commit, folder)))
        new = stack.enter_context(Version(ROOT))
        slow = []
        print(f"The working tree over {commit}, {rounds} rounds: more than 1 is faster.")
        for each in compare_versions(old, new, rounds, seconds, wanted):
            mark = "  SLOWER" if each.median < bar else ""
            print(f"{each.key:<48} {each.median:6.3f}  ({each.low:.3f} to {each.high:.3f}){mark}", flush=True)
            slow += [each.key] if mark else []
    print(f"{len(slow)} medians are below {bar:g}: {', '.join(slow)}." if slow else f"No median is below {bar:g}.")
    return 1 if slow else 0
