"""Break the engine on purpose and see whether the tests notice: ``make mutants``.

Each mutant changes one place of one function: a comparison flipped, a sum turned into a
difference, a condition negated, a call (so a rule, a step, a move) left out, an action window
removed. The places are drawn with a seed. For each mutant a child process changes the code of
the function in memory and runs the tests until the first failure; a mutant that no test
notices is listed with its place.
"""

import argparse
import ast
import copy
import functools
import gc
import importlib
import io
import os
import pkgutil
import random
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType

import pytest

FLIPS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
NOTICED, MISSED = "noticed", "missed"


@dataclass(frozen=True)
class Engine:
    """What is broken, what is left alone, and who should notice."""

    package: str
    skipped: tuple[str, ...]
    """Cards, adventures and what reads or prints them; and what runs only while cards are loaded, before anything can
    be broken."""
    tests: tuple[str, ...]


ENGINES = {
    "cardgame": Engine(
        "waybread.cardgame",
        ("cards", "quests", "deckfiles", "catalogue", "abilities", "library"),
        (
            "tests/rules/cardgame",
            "tests/cardgame/cards",
            "tests/cardgame/test_reasons.py",
            "tests/cardgame/test_campaignlog.py",
            "tests/cardgame/test_paper.py",
        ),
    ),
    "journeys": Engine(
        "waybread.journeys",
        ("cards", "adventures", "stories", "abilities", "library", "select", "files", "jime", "sources", "companion"),
        (
            *(f"tests/journeys/{each}" for each in ("rules", "app", "files", "enemies", "maps", "campaign")),
            *(f"tests/journeys/test_{each}.py" for each in ("board", "costs", "decks", "lasting", "odds", "views")),
            "tests/journeys/test_windows.py",
            "tests/journeys/cards",
        ),
    ),
}


@dataclass(frozen=True)
class Place:
    """One place that can be broken in one way."""

    module: str
    function: str
    line: int
    number: int
    """Among all nodes of the module's tree, in walking order."""
    how: str

    def __str__(self) -> str:
        return f"{self.module.replace('.', '/')}.py:{self.line} {self.function}: {self.how}"


def main() -> int:
    """Try mutants; the exit status is 0 if the wanted share is noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("engine", choices=ENGINES, help="what is broken")
    parser.add_argument("--tests", nargs="*", help="who should notice; its usual tests unless said")
    parser.add_argument("--only", default="", metavar="WORD", help="modules with this in their name")
    parser.add_argument("--mutants", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=int, default=180, help="processor time; a mutant that takes more is noticed")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--wanted", type=float, default=0.9, help="the share that has to be noticed")
    chosen = parser.parse_args()
    engine = ENGINES[chosen.engine]
    tests = chosen.tests or list(engine.tests)
    modules = [each for each in _modules(engine.package, engine.skipped) if chosen.only in each]
    places = [place for module in modules for place in find_places(module)]
    random.Random(chosen.seed).shuffle(places)  # noqa: S311  # a sample, no secret
    sample = places[: chosen.mutants]
    print(f"{len(places)} places in {len(modules)} modules; trying {len(sample)} with seed {chosen.seed}")
    if not _run(None, tests, 0):  # here, so that every child finds the tests imported
        print("The tests fail without any mutant: mend that first.")
        return 1
    if not _passes_in_a_child(tests):
        print("The tests pass once and fail when they run again: they would notice everything. Mend that first.")
        return 1
    missed = []
    began = time.monotonic()
    for done, (place, verdict) in enumerate(_try_all(sample, tests, chosen.seconds, chosen.workers), 1):
        if verdict == MISSED:
            missed.append(place)
            print(f"missed: {place}", flush=True)
        left = (time.monotonic() - began) / done * (len(sample) - done)
        print(f"\r{done} of {len(sample)}, {left:.0f} s left ", end="", file=sys.stderr, flush=True)
    share = 1 - len(missed) / len(sample)
    print(f"\n{len(sample) - len(missed)} of {len(sample)} mutants noticed: {share:.1%}")
    return 0 if share >= chosen.wanted else 1


def _modules(package: str, skipped: tuple[str, ...]) -> list[str]:
    root = importlib.import_module(package)
    names = [each.name for each in pkgutil.walk_packages(root.__path__, f"{package}.") if not each.ispkg]
    return [each for each in names if not set(each.split(".")) & set(skipped)]


def find_places(module: str) -> Iterator[Place]:
    """Every place of a module that can be broken."""
    tree = ast.parse(_source(module))
    inside = _functions(tree)
    for number, node in enumerate(ast.walk(tree)):
        function = inside.get(node)
        if function is not None:
            for how in _ways(node):
                yield Place(module, function, getattr(node, "lineno", 0), number, how)


def _functions(tree: ast.Module) -> dict[ast.AST, str]:
    """The outermost function that each node belongs to: functions inside are made anew with each call."""
    found: dict[ast.AST, str] = {}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for statement in function.body:
                for node in ast.walk(statement):
                    found.setdefault(node, function.name)
    return found


def _ways(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in FLIPS:
        yield "comparison flipped"
    elif isinstance(node, ast.BoolOp):
        yield "and for or" if isinstance(node.op, ast.Or) else "or for and"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not left out"
    elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Add | ast.Sub):
        yield "sum and difference swapped"
    elif isinstance(node, ast.If):
        yield "condition negated"
    elif isinstance(node, ast.Expr):
        call = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(call, ast.Call) and "tell" not in ast.unparse(call.func):
            yield "window removed" if ast.unparse(call.func) == "open_window" else "call left out"


def _break(tree: ast.Module, place: Place) -> None:
    node = next(each for number, each in enumerate(ast.walk(tree)) if number == place.number)
    if isinstance(node, ast.Compare):
        node.ops = [FLIPS[type(node.ops[0])]()]
    elif isinstance(node, ast.BoolOp):
        node.op = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
    elif isinstance(node, ast.UnaryOp):
        _replace(tree, node, node.operand)
    elif isinstance(node, ast.BinOp | ast.AugAssign):
        node.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
    elif isinstance(node, ast.If):
        node.test = ast.copy_location(ast.UnaryOp(ast.Not(), node.test), node.test)
    elif isinstance(node, ast.Expr):
        instead: ast.AST = ast.Pass()
        if place.how == "window removed" and isinstance(node.value, ast.Call):
            instead = ast.parse("game.state.goto(0)").body[0]
            assert isinstance(instead, ast.Expr)  # noqa: S101  # for the type checker
            assert isinstance(instead.value, ast.Call)  # noqa: S101
            instead.value.args = [copy.deepcopy(node.value.args[2])]
        _replace(tree, node, instead)
    ast.fix_missing_locations(tree)


def _replace(tree: ast.AST, old: ast.AST, new: ast.AST) -> None:
    ast.copy_location(new, old)

    class Swap(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> ast.AST:
            return new if node is old else self.generic_visit(node)

    Swap().visit(tree)


def _source(module: str) -> str:
    return _file(module).read_text(encoding="utf-8")


def _file(module: str) -> Path:
    file = importlib.import_module(module).__file__
    if file is None:
        raise ValueError(f"{module} has no source file")
    return Path(file)


def apply(place: Place) -> None:
    """Give the function at a place its broken code, wherever the function is referred to."""
    tree = ast.parse(_source(place.module))
    _break(tree, place)
    file = str(_file(place.module))
    for found in gc.get_objects():  # what was remembered before the change would hide it
        if isinstance(found, functools._lru_cache_wrapper):
            found.cache_clear()
    wanted = {
        (code.co_firstlineno, code.co_name): code
        for code in _codes(compile(tree, file, "exec"))
        if code.co_name == place.function
    }
    for found in gc.get_objects():
        if isinstance(found, FunctionType) and found.__code__.co_filename == file:
            broken = wanted.get((found.__code__.co_firstlineno, found.__code__.co_name))
            if broken is not None:
                found.__code__ = broken


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes(each)


def _try_all(places: list[Place], tests: list[str], seconds: int, workers: int) -> Iterator[tuple[Place, str]]:
    """Try mutants in child processes, a few at a time."""
    waiting = list(reversed(places))
    running: dict[int, Place] = {}
    while waiting or running:
        while waiting and len(running) < workers:
            place = waiting.pop()
            child = os.fork()
            if not child:
                os._exit(0 if _run(place, tests, seconds) else 1)
            running[child] = place
        child, status = os.wait()
        yield running.pop(child), MISSED if status == 0 else NOTICED


def _passes_in_a_child(tests: list[str]) -> bool:
    """Does a child notice nothing where nothing is broken?"""
    child = os.fork()
    if not child:
        os._exit(0 if _run(None, tests, 0) else 1)
    return os.waitpid(child, 0)[1] == 0


def _run(place: Place | None, tests: list[str], seconds: int) -> bool:
    """Do the tests pass, whatever was broken?"""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = "build/hypothesis"
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        if place is not None:
            apply(place)
        options = ["-x", "-q", "-p", "no:cacheprovider", "--no-header", "--tb=no"]
        return pytest.main([*options, *tests]) == pytest.ExitCode.OK


if __name__ == "__main__":
    sys.exit(main())
