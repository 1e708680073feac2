"""The command: ``python -m bench``, from the root of the repository."""

import argparse
import os
import platform
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from bench import report, versions
from bench.anchors import ANCHORS
from bench.environments import ENVIRONMENTS, Environment, beside_the_engine
from bench.machine import APART
from bench.measure import Contender, Figure, Round, compare, measure, summarize
from bench.subjects import SUBJECTS, Subject
from bench.thinking import THINKING, Thinking
from waybread.kernel import ENGINE


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print and write; returns the exit status."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    if asked.rounds < 1:
        parser.error(f"--rounds must be 1 or more, not {asked.rounds}.")
    if not 0 < asked.slice <= 60:
        parser.error(f"--slice must be more than 0 and at most 60 seconds, not {asked.slice:g}.")
    everything: tuple[Subject | Environment | Thinking, ...] = (*SUBJECTS, *ENVIRONMENTS, *THINKING)
    chosen = [each for each in everything if asked.only in (None, each.name, each.key)]
    apart = [each for each in APART if asked.only in (None, each.name)]
    if not chosen and not apart:
        names = ", ".join(dict.fromkeys(each.name for each in (*everything, *APART)))
        parser.error(f"there is no '{asked.only}' to measure; there is: {names}.")
    if asked.against is not None:
        return _against(parser, asked, frozenset(each.key for each in chosen))
    if (obstacle := _obstacle(asked.json)) is not None:
        parser.error(f"--json {asked.json} cannot be written: {obstacle}.")

    run: dict[str, str | float] = {
        "python": platform.python_version(),
        "waybread": ENGINE,
        "rounds": asked.rounds,
        "slice_s": asked.slice,
    }
    anchors = _anchors(run)
    subjects = _installed(chosen)
    rounds: list[Round] = []
    if subjects:
        for each in measure([*anchors, *subjects], asked.rounds, asked.slice):
            rounds.append(each)
            print(f"round {len(rounds)} of {asked.rounds}", file=sys.stderr, flush=True)
    ratios: dict[str, tuple[str, str]] = {}
    figures: dict[str, Figure] = {}
    if rounds:
        ratios = {**compare(subjects, anchors), **beside_the_engine(ENVIRONMENTS, rounds[0])}
        figures = summarize(rounds, ratios)
    for other in apart:
        ratios |= other.ratios
        figures |= other.figures(asked.rounds, asked.slice)
    figures = dict(sorted(figures.items()))
    print(report.table(figures, ratios))
    if ratios:
        print("× is ours over theirs, or two workers over one: more is faster, in clones less is faster.")
    report.write(asked.json, figures, run)
    print(f"Written to {asked.json}; docs/benchmarks.md explains the figures.")
    return 0


def _against(parser: argparse.ArgumentParser, asked: argparse.Namespace, wanted: frozenset[str]) -> int:
    """Compare the working tree with a commit; returns the exit status."""
    if not wanted:
        parser.error(f"--against measures games, environments and strider, not {asked.only}.")
    try:
        return versions.main(asked.against, asked.rounds, asked.slice, wanted, asked.bar)
    except versions.VersionError as error:
        parser.error(f"--against {asked.against}: {error}.")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description="Measure the speed of our games next to other engines.",
    )
    parser.add_argument("--rounds", type=int, default=7, metavar="N", help="measured rounds (default: 7)")
    parser.add_argument(
        "--slice",
        type=float,
        default=0.4,
        metavar="SECONDS",
        help="each contender's time per round, for games and for copies (default: 0.4)",
    )
    parser.add_argument("--only", metavar="NAME", help="only this contender, next to the reference engines")
    parser.add_argument(
        "--json",
        type=Path,
        default=Path("build/bench.json"),
        metavar="FILE",
        help="the file for the results (default: build/bench.json)",
    )
    parser.add_argument(
        "--against",
        metavar="COMMIT",
        help="compare the working tree with a commit instead, in turns; exit with 1 if a median ratio is below --bar",
    )
    parser.add_argument(
        "--bar",
        type=float,
        default=versions.BAR,
        metavar="RATIO",
        help=f"with --against: the lowest median ratio that passes (default: {versions.BAR:g})",
    )
    return parser


def _obstacle(path: Path) -> str | None:
    """Why a file cannot be written, if so: better to know before the measuring than after."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return f"{error.filename}: {error.strerror}"
    if path.is_dir():
        return "it is a folder"
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        return "permission denied"
    return None


def _installed(chosen: Iterable[Subject | Environment | Thinking]) -> list[Contender]:
    """Those of the chosen that can be measured here; a word on the others."""
    found = []
    for each in chosen:
        try:
            found.append(each.contender())
        except ImportError as error:
            print(f"{each.key} is left out: {error}", file=sys.stderr)
    return found


def _anchors(run: dict[str, str | float]) -> list[Contender]:
    """The anchors that are installed, with their versions noted; a word on the others."""
    found = []
    for anchor in ANCHORS:
        try:
            found.append(anchor.contender())
        except ImportError as error:
            print(
                f"The anchor {anchor.name} is not installed ({error}), so its figures and ratios "
                "are left out; 'make bench' installs it, or pip install -e '.[bench]'.",
                file=sys.stderr,
            )
        else:
            run[anchor.package] = anchor.version()
    return found


if __name__ == "__main__":
    sys.exit(main())
