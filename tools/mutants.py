"""Break the code on purpose and see whether the tests notice: ``make mutants``.

Each mutant changes one place: a comparison flipped, a condition negated, a call (so a rule, a step, a move) left
out; in the modules of cards also a number off by one, another duration, a condition that is missing, another
target. The places are drawn with a seed. For each mutant a child process imports the broken module in place of the
real one and runs the tests until the first failure. In the engines only functions are broken; there the child gets
tests and engine already imported and exchanges the code of the function, which is faster. A mutant that no test
notices is listed with its card or function.

``tools/mutants_accepted.tsv`` lists survivors that were reviewed, with the reason each may stay: the broken code does
the same by the rules. They are not drawn; ``--accepted`` tries just these and lists those that a test notices by now.
Entries that no longer name a place are listed too.
"""

import argparse
import functools
import gc
import importlib.abc
import importlib.machinery
import io
import os
import random
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import pytest

from tools.mutants_places import Key, Place, broken_code, file_of, find_places, modules_of

ACCEPTED = Path(__file__).with_name("mutants_accepted.tsv")
OPTIONS = ("-x", "-q", "-p", "no:cacheprovider", "--no-header", "--tb=no")
JOURNEYS_ENGINE = (
    *(f"tests/journeys/{each}" for each in ("rules", "script", "authoring", "maps", "campaign")),
    *(f"tests/journeys/test_{each}.py" for each in ("board", "deal", "views")),
    "tests/journeys/boxes/core",
)


@dataclass(frozen=True)
class Target:
    """What is broken, and which tests should notice."""

    packages: tuple[str, ...]
    tests: tuple[str, ...]
    wanted: float
    """The share of mutants that have to be noticed."""
    skipped: tuple[str, ...] = ()
    """Modules and packages that are not broken: cards, adventures and what reads or prints them."""
    cards: str = ""
    """For cards: the folder of their tests. Those that are named after the module run first."""

    def places(self, only: str = "") -> list[Place]:
        """Return every place that can be broken, in modules with a word in their name."""
        names = [each for package in self.packages for each in self._modules(package)]
        broken = [each for each in names if only in each and not set(each.split(".")) & set(self.skipped)]
        return [place for name in broken for place in find_places(name, is_card=bool(self.cards))]

    def tests_first(self, module: str) -> list[str]:
        """Return the tests that are most likely to notice a mutant of a module."""
        if not self.cards:
            return []
        folder = Path(self.cards)
        named = sorted(folder.glob(f"test_{module.rpartition('.')[2]}*.py"))
        return [*map(str, named), str(folder.parents[1] / "test_facts.py")]

    def _modules(self, package: str) -> list[str]:
        return modules_of(package) if file_of(package).name == "__init__.py" else [package]


TARGETS = {
    "cardgame": Target(
        ("waybread.cardgame",),
        (
            "tests/cardgame/rules",
            "tests/cardgame/boxes/core",
            "tests/cardgame/test_reasons.py",
            "tests/cardgame/campaign/test_campaign_file.py",
            "tests/table/cardgame/test_log_lines.py",
            "tests/table/cardgame/test_prompts.py",
        ),
        0.93,
        ("boxes", "deckfiles", "catalogue", "ability", "library"),
    ),
    "journeys": Target(
        ("waybread.journeys",),
        JOURNEYS_ENGINE,
        0.93,
        (
            "boxes",
            "adventures",
            "stories",
            "abilities",
            "library",
            "selectors",
            "authoring",
            "jime",
            "sources",
            "companion",
        ),
    ),
    "cardgame-cards": Target(
        ("waybread.cardgame.boxes.core",),
        ("tests/cardgame/boxes/core", "tests/cardgame/test_facts.py", "tests/cardgame/rules"),
        0.97,
        cards="tests/cardgame/boxes/core",
    ),
    "journeys-cards": Target(
        (
            "waybread.journeys.boxes.core",
            "waybread.journeys.rules.enemies.enemy_kinds",
            "waybread.journeys.rules.enemies.attack_tables",
        ),
        ("tests/journeys/boxes/core", "tests/journeys/test_facts.py", "tests/journeys/rules/enemies", *JOURNEYS_ENGINE),
        0.97,
        cards="tests/journeys/boxes/core",
    ),
}


class Broken(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module with broken code, and leaves all others alone."""

    def __init__(self, module: str, code: CodeType) -> None:
        self.module = module
        self.code = code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Return a spec for the one module."""
        if fullname != self.module:
            return None
        return importlib.machinery.ModuleSpec(fullname, self, origin=str(file_of(fullname)))

    def exec_module(self, module: ModuleType) -> None:
        """Run the broken code in the module."""
        module.__file__ = str(file_of(self.module))
        exec(self.code, module.__dict__)  # noqa: S102  # our own code, broken


def exchange(module: str, code: CodeType) -> None:
    """Give the functions of an imported module the code they have in its broken version."""
    file = str(file_of(module))
    broken = {(each.co_firstlineno, each.co_qualname): each for each in _codes(code)}
    for found in gc.get_objects():
        if isinstance(found, functools._lru_cache_wrapper):  # values from before the change would hide it
            found.cache_clear()
        elif isinstance(found, FunctionType) and found.__code__.co_filename == file:
            found.__code__ = broken[found.__code__.co_firstlineno, found.__code__.co_qualname]


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes(each)


def main() -> int:
    """Try mutants; return 0 if the wanted share is noticed with each seed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", choices=TARGETS, help="what is broken")
    parser.add_argument("--tests", nargs="*", help="the tests that should notice (default: those of the target)")
    parser.add_argument("--only", default="", metavar="WORD", help="break only modules with this in their name")
    parser.add_argument("--mutants", type=int, default=200, help="mutants per seed (default: 200)")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1], help="draw places with each of these (default: 1)")
    parser.add_argument(
        "--seconds", type=int, default=60, help="processor time per mutant; more is noticed (default: 60)"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: one per core)")
    parser.add_argument("--accepted", action="store_true", help="try the accepted survivors instead")
    parser.add_argument("--wanted", type=float, help="share that has to be noticed (default: 0.93, cards 0.97)")
    chosen = parser.parse_args()
    target = TARGETS[chosen.target]
    tests = chosen.tests or list(target.tests)
    accepted = read_accepted(ACCEPTED)
    places = target.places(chosen.only)
    for entry in stale(accepted, places):
        print(f"remove from {ACCEPTED.name}: {entry}")
    reviewed = [place for place in places if place.key in accepted]
    others = [place for place in places if place.key not in accepted]
    samples = {seed: draw(others, chosen.mutants, seed) for seed in chosen.seeds}
    drawn = list(dict.fromkeys(place for sample in samples.values() for place in sample))
    told = f"with seeds {', '.join(map(str, samples))}"
    if chosen.accepted:
        drawn, told = reviewed, "all of them accepted"
    print(f"{len(places)} places, {len(reviewed)} of them accepted; trying {len(drawn)}, {told}", flush=True)
    if not _passes(tests, import_here=not target.cards):
        print("The tests fail without any mutant: fix that first.")
        return 1
    verdicts = _verdicts(drawn, target, tests, chosen.seconds, chosen.workers)
    if chosen.accepted:
        noticed = [place for place in drawn if verdicts[place]]
        for place in noticed:
            print(f"remove from {ACCEPTED.name}: {place} (a test notices it)")
        return 1 if noticed else 0
    wanted = target.wanted if chosen.wanted is None else chosen.wanted
    shares = [_report(seed, sample, verdicts) for seed, sample in samples.items()]
    return 0 if min(shares) >= wanted else 1


def read_accepted(file: Path) -> dict[Key, str]:
    """Return the accepted survivors: the key of each place, and the reason."""
    rows = [line.split("\t") for line in file.read_text(encoding="utf-8").splitlines()[1:] if line]
    return {(module, owner, how, code): reason for module, owner, how, code, reason in rows}


def stale(accepted: Iterable[Key], places: list[Place]) -> Iterator[str]:
    """Return the entries about these modules that no longer name a place."""
    known = {place.key for place in places}
    modules = {place.module for place in places}
    for key in accepted:
        if key[0] in modules and key not in known:
            yield f"{' | '.join(key)} (there is no such place)"


def draw(places: list[Place], count: int, seed: int) -> list[Place]:
    """Draw some of the places; at most a tenth of them printed facts, which a table in the tests repeats."""
    shuffled = places.copy()
    random.Random(seed).shuffle(shuffled)  # noqa: S311  # not a secret
    printed = [place for place in shuffled if place.printed][: count // 10]
    return [*printed, *(place for place in shuffled if not place.printed)][:count]


def _verdicts(places: list[Place], target: Target, tests: list[str], seconds: int, workers: int) -> dict[Place, bool]:
    """Yield whether each mutant is noticed."""
    found = {}
    began = time.monotonic()
    for done, (place, noticed) in enumerate(_try_all(places, target, tests, seconds, workers), 1):
        found[place] = noticed
        if not noticed:
            print(f"\rno test notices {place}", file=sys.stderr)
        left = (time.monotonic() - began) / done * (len(places) - done)
        print(f"\r{done} of {len(places)}, {left:.0f} s left ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def _report(seed: int, sample: list[Place], verdicts: dict[Place, bool]) -> float:
    """Print the survivors of one seed, by card or function, and return the share of noticed mutants."""
    missed = sorted((place for place in sample if not verdicts[place]), key=str)
    for place in missed:
        print(f"missed: {place}")
    share = 1 - len(missed) / len(sample) if sample else 0.0
    print(f"seed {seed}: {len(sample) - len(missed)} of {len(sample)} mutants noticed: {share:.1%}", flush=True)
    return share


def _try_all(
    places: list[Place], target: Target, tests: list[str], seconds: int, workers: int
) -> Iterator[tuple[Place, bool]]:
    """Try mutants in child processes, a few at a time; yield each with whether a test notices it."""
    waiting = list(reversed(places))
    running: dict[int, Place] = {}
    while waiting or running:
        while waiting and len(running) < workers:
            place = waiting.pop()
            code = broken_code(place, is_card=bool(target.cards))
            change = functools.partial(_import_broken if target.cards else exchange, place.module, code)
            running[_start(change, [target.tests_first(place.module), tests], seconds)] = place
        child, status = os.wait()
        yield running.pop(child), status != 0


def _passes(tests: list[str], *, import_here: bool) -> bool:
    """Return whether the tests pass when nothing is broken, also a second time in the same process."""
    if import_here:
        return _run(tests) and os.waitpid(_start(None, [tests], 0), 0)[1] == 0
    return os.waitpid(_start(None, [tests, tests], 0), 0)[1] == 0


def _import_broken(module: str, code: CodeType) -> None:
    sys.meta_path.insert(0, Broken(module, code))


def _start(change: Callable[[], None] | None, runs: list[list[str]], seconds: int) -> int:
    """Start a child that ends with status 0 if all runs of tests pass, and return its process id."""
    child = os.fork()
    if child:
        return child
    signal.setitimer(signal.ITIMER_PROF, seconds)
    if change is not None:
        change()
    os._exit(0 if all(_run(tests) for tests in runs if tests) else 1)


def _run(tests: list[str]) -> bool:
    """Return whether these tests pass."""
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = "build/hypothesis"
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # these tests need none, and loading them takes long
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        return pytest.main([*OPTIONS, *tests]) == pytest.ExitCode.OK


if __name__ == "__main__":
    sys.exit(main())
