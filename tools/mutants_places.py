"""Where modules can be broken, for ``make mutants``: the places, and the code of a module broken at one of them."""

import ast
import importlib.util
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import CodeType
from typing import TypeAlias

from tools.mutants_ways import CARDS, HAPPENED, LOGIC, PRINTED, Lookup, Way, has_number, name_of

Key: TypeAlias = tuple[str, str, str, str]
TITLED = ("title", "name")
SKIPPED_ENUMS = ("On",)
"""An ability that answers to another event hardly ever works: that would be noticed too easily."""


@dataclass(frozen=True)
class Place:
    """One place that can be broken in one way."""

    module: str
    owner: str
    """The card whose class it is in, or else the function."""
    line: int
    number: int
    """Of the node, among all nodes of the module's tree in walking order."""
    how: str
    code: str
    """The line of source, and which place of it this is if it can be broken in the same way more than once."""
    printed: bool = False
    """Is it a fact that is printed on a card, or in a table?"""

    @property
    def key(self) -> Key:
        """What names it after lines have moved."""
        return self.module, self.owner, self.how, self.code

    def __str__(self) -> str:
        return f"{self.owner}: {self.module.replace('.', '/')}.py:{self.line}: {self.how}: {self.code}"


def modules_of(package: str) -> list[str]:
    """The modules of a package and of the packages inside it, found without importing them."""
    root = file_of(package).parent
    files = [each for each in sorted(root.rglob("*.py")) if each.stem != "__init__"]
    return [".".join((package, *each.relative_to(root).with_suffix("").parts)) for each in files]


def find_places(module: str, *, is_card: bool) -> Iterator[Place]:
    """Every place of a module that can be broken: in its functions, and in a module of cards outside them, too."""
    tree, lines = _parsed(module)
    owners, lookup = _owners(tree, functions_only=not is_card), lookup_for(module)
    seen: Counter[tuple[str, str, str]] = Counter()
    for number, node in enumerate(ast.walk(tree)):
        if node not in owners:
            continue
        owner, printed = owners[node]
        line = _line(node)
        text = lines[line - 1].strip()
        for how, _ in ways_to_break(node, _ways(is_card=is_card, printed=printed), lookup):
            seen[owner, how, text] += 1
            code = text if seen[owner, how, text] == 1 else f"{text} ({seen[owner, how, text]})"
            yield Place(module, owner, line, number, how, code, printed)


def broken_code(place: Place, *, is_card: bool) -> CodeType:
    """The code of a module that is broken at one place."""
    tree, _ = _parsed(place.module)
    ways = _ways(is_card=is_card, printed=place.printed)
    break_tree(tree, place.number, place.how, ways, lookup_for(place.module))
    return compile(tree, str(file_of(place.module)), "exec")


def break_tree(tree: ast.AST, number: int, how: str, ways: Sequence[Way], lookup: Lookup) -> None:
    """Break the node with a number in a tree."""
    old = next(each for place, each in enumerate(ast.walk(tree)) if place == number)
    new = next(node for found, node in ways_to_break(old, ways, lookup) if found == how)
    if hasattr(old, "lineno"):
        ast.copy_location(new, old)

    class Swap(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> ast.AST:
            return new if node is old else self.generic_visit(node)

    Swap().visit(tree)
    ast.fix_missing_locations(tree)


def ways_to_break(node: ast.AST, ways: Sequence[Way], lookup: Lookup) -> Iterator[tuple[str, ast.AST]]:
    """What can be done to a node: a description, and the node that takes its place."""
    for way in ways:
        yield from way(node, lookup)


def _ways(*, is_card: bool, printed: bool) -> Sequence[Way]:
    if printed:
        return PRINTED
    return CARDS if is_card else LOGIC


def _line(node: ast.AST) -> int:
    """The first line of a node; a part of a comprehension has only that of its variable."""
    found: int = getattr(node.target if isinstance(node, ast.comprehension) else node, "lineno", 0)
    return found


@cache
def lookup_for(module: str) -> Lookup:
    """What the ways need to know about the package of a module: ``waybread.cardgame`` or ``waybread.journeys``."""
    package = ".".join(module.split(".")[:2])
    enums: dict[str, tuple[str, ...]] = {}
    for name in (
        "abilities.ability", "abilities.occurrences", "facts", "rules.abilities", "rules.occurrences", "state",
    ):  # fmt: skip
        if not file_of(f"{package}.{name}").exists():
            continue
        for node in _parsed(f"{package}.{name}")[0].body:
            if isinstance(node, ast.ClassDef) and any(ast.unparse(each).endswith("Enum") for each in node.bases):
                named = [each.targets[0] for each in node.body if isinstance(each, ast.Assign)]
                enums[node.name] = tuple(each.id for each in named if isinstance(each, ast.Name))
    return Lookup(package, {name: members for name, members in enums.items() if name not in SKIPPED_ENUMS})


def _owners(tree: ast.Module, *, functions_only: bool) -> dict[ast.AST, tuple[str, bool]]:
    """The nodes that can be broken, each with its card or function, and whether it is a printed fact."""
    found: dict[ast.AST, tuple[str, bool]] = {}
    for top in tree.body:
        facts: list[ast.AST] = []
        if isinstance(top, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = _title(top)
            facts = [*top.decorator_list] if isinstance(top, ast.ClassDef) else []
        elif isinstance(top, ast.Assign | ast.AnnAssign) and not functions_only:
            name = ast.unparse(top.targets[0] if isinstance(top, ast.Assign) else top.target)
            facts = [top]
        elif isinstance(top, ast.Expr) and isinstance(top.value, ast.Call) and not functions_only:
            name, facts = _title(top.value), [top]
        else:
            continue
        found |= dict.fromkeys(_breakable(top, functions_only=functions_only), (name, False))
        for fact in facts:
            found |= {node: (name, True) for node in ast.walk(fact) if node in found}
    return found


def _breakable(node: ast.AST, *, functions_only: bool) -> Iterator[ast.AST]:
    """A node and those inside it, without annotations, texts that only people read, and -1 for nothing."""
    inside: list[ast.AST] = []
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        inside = [*node.body] if functions_only else [*node.body, *node.decorator_list, *node.args.defaults]
    elif isinstance(node, ast.ClassDef):
        methods = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
        facts = [each for each in node.decorator_list if not ast.unparse(each).startswith("dataclass")]
        inside = [*methods] if functions_only else [*node.body, *facts]
    elif isinstance(node, ast.AnnAssign):
        inside = [node.value] if node.value else []
    elif isinstance(node, ast.If) and HAPPENED.fullmatch(ast.unparse(node.test)) and not functions_only:
        inside = [node.test] if "is None" in ast.unparse(node.test) else [node.test, *node.body]
    elif isinstance(node, ast.Compare) and has_number(node):
        yield node
        inside = [node.left]
    elif isinstance(node, ast.Subscript):
        yield node
        inside = [node.value, *ast.walk(node.slice)]
    elif not isinstance(node, ast.JoinedStr) and not _is_text(node) and not _is_nothing(node):
        yield node
        inside = list(ast.iter_child_nodes(node))
    for each in inside:
        yield from _breakable(each, functions_only=functions_only)


def _is_nothing(node: ast.AST) -> bool:
    """-1, which stands for no card and for no player."""
    return isinstance(node, ast.UnaryOp) and ast.unparse(node) == "-1"


def _is_text(node: ast.AST) -> bool:
    """A docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _title(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Call) -> str:
    """The title that a card is printed with, or else a name."""
    calls: list[ast.expr] = [node.func] if isinstance(node, ast.Call) else []
    calls += node.decorator_list if isinstance(node, ast.ClassDef) else []
    for call in calls:
        if isinstance(call, ast.Call):
            named = [each.value for each in call.keywords if each.arg in TITLED]
            place = 1 if name_of(call.func) == "card" else 0  # of the card game: behind the id
            for each in [*named, *call.args[place : place + 1]]:
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    return each.value
    return name_of(node.func) if isinstance(node, ast.Call) else node.name


def _parsed(module: str) -> tuple[ast.Module, list[str]]:
    text = file_of(module).read_text(encoding="utf-8")
    return ast.parse(text), text.splitlines()


@cache
def file_of(module: str) -> Path:
    """The source file of a module or package, found without importing it."""
    top, *inside = module.split(".")
    found = importlib.util.find_spec(top)
    if found is None or found.origin is None:
        raise ValueError(f"{top} is not installed")
    path = Path(found.origin).parent.joinpath(*inside)
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
