"""The page about everything that card modules may use; writes ``docs/card-api.md``: ``make cardapi``.

Groups are those of ``card_api.py``; signatures and first docstring lines come from the code,
example cards from the core set. With ``--check`` it writes nothing and fails if the page is not what it would write.
"""

import argparse
import ast
import inspect
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import FunctionType
from typing import Any, Final

from tools.generated_files import add_check, update
from waybread.cardgame import CardState
from waybread.cardgame import card_api as api

COMMAND = "make cardapi"
PAGE = Path("docs/card-api.md")
BOX = Path("src/waybread/cardgame/boxes/core")
_GROUP = re.compile(r"^# ([^\n]+)\n\n__all__ \+?= (\[.*?\])", re.MULTILINE | re.DOTALL)
_BOXES: Final = "waybread.cardgame.boxes"
_FAR: Final = 1000
"""Lines: a card that only calls a function which uses a name is an example if no other card is one."""
_MODULE: Final = "waybread.cardgame.card_api"
_BARE: Final = ("CardGame", "Use")
"""What modules of cards also import by name, for annotations."""
_TABLES: Final = ("Types", "Words of the rules")
"""Groups of classes that are shown with a table of their fields, members or methods."""
_STATE: Final = (
    "hands", "decks", "discards", "areas", "engaged", "threat", "staging", "active_location", "quest", "committed",
    "attacks", "encounter_deck", "encounter_discard", "victory_display", "aside", "exhausted", "damage", "progress",
    "resources", "host", "attached", "shadows", "facedown", "zone", "owner", "controller", "first_player", "phase",
    "round", "notes",
)  # fmt: skip
"""The fields of the state that cards read; verbs change them."""
_HEAD = f"""\
# All that a card can use

Written by `{COMMAND}`; do not edit. Modules of cards import one module,
`from waybread.cardgame import card_api as api`, and all of the names below are in it.
[Making a card](making-a-card.md) explains how they are put together.

Where a line begins with `await`, the call has to be awaited. Ids such as `lcg:immune.1` are rules
(`waybread rule lcg:immune.1` shows one), L1 to L44 are [readings](readings.md). The example is the shortest
card of the core set that uses the name.
"""


def main() -> int:
    """Write or check the page; return 1 if it is stale."""
    parser = argparse.ArgumentParser(description="Write the page about all that a card can use.")
    add_check(parser)
    return 0 if update(PAGE, api_page(), COMMAND, check=parser.parse_args().check) else 1


def api_page() -> str:
    """Return the page."""
    shown, found = [_HEAD], examples(BOX)
    for title, names in groups().items():
        tables = [table for name in names if title in _TABLES and (table := _table(name))]
        tables += [_state_table()] if "CardGame" in names else []
        lines = [_entry(name, found, with_signature=title not in _TABLES) for name in names]
        shown.append("\n".join([f"## {title}", "", *lines, *tables]) + "\n")
    return "\n".join(shown)


def groups() -> dict[str, list[str]]:
    """Return the exported names by the groups of the module."""
    text = inspect.getsource(api)
    return {title: ast.literal_eval(names) for title, names in _GROUP.findall(text)}


def _entry(name: str, found: Mapping[str, str], *, with_signature: bool) -> str:
    shown = signature(name) if with_signature else name
    return f"- **`{shown}`**  \n  {first_line(name)}  \n  *{found.get(name, 'no core card uses it')}*"


# Signatures


class _Shown:
    """Something that a signature shows as it is written in code."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __repr__(self) -> str:
        return self._text


def signature(name: str) -> str:
    """Return how a name is called; of what cannot be called, just the name."""
    found = getattr(api, name)
    if not (inspect.isfunction(found) or inspect.isclass(found)):
        return f"{name} = {found!r}" if isinstance(found, int | str) else name
    if inspect.isclass(found) and (issubclass(found, Enum) or not _has_fields(found)):
        return name
    begin = "await " if inspect.iscoroutinefunction(found) else "async with " if hasattr(found, "__aenter__") else ""
    return f"{begin}{name}{_parameters(found)}"


def _has_fields(found: type) -> bool:
    # typing gives a class derived from a protocol an ``__init__`` when it is first used: not its own
    own = getattr(vars(found).get("__init__"), "__qualname__", "") == f"{found.__qualname__}.__init__"
    return is_dataclass(found) or own


def _parameters(found: Any) -> str:
    written = inspect.signature(found)
    parameters = [
        each.replace(annotation=_annotation(each.annotation), default=_default(each.default))
        for each in written.parameters.values()
        if each.name != "self"
    ]
    returned = inspect.Parameter.empty if inspect.isclass(found) else _annotation(written.return_annotation)
    return str(written.replace(parameters=parameters, return_annotation=returned))


def _annotation(found: Any) -> Any:
    if found is inspect.Parameter.empty:
        return found
    text = found if isinstance(found, str) else inspect.formatannotation(found)
    return _Shown(re.sub(r"\b(?:\w+\.)+(?=\w)", "", text))


def _default(found: Any) -> Any:
    if isinstance(found, Enum):
        return _Shown(f"{type(found).__name__}.{found.name}")
    return _Shown(found.__name__) if inspect.isfunction(found) else found


# Docstrings


def first_line(name: str) -> str:
    """Return the first line of the docstring of an exported name; raises ValueError if it has none."""
    found = getattr(api, name)
    text = _docs_of_constants(_definition(_MODULE, name)).get(name)
    if text is None and (_is_definition(found) or type(found).__module__.startswith("waybread.")):
        text = inspect.getdoc(found)
    if not text:
        raise ValueError(
            f"{name} has no docstring, and card writers need one: write it in {_definition(_MODULE, name)}"
        )
    return text.strip().splitlines()[0].replace("``", "`")


def _is_definition(found: Any) -> bool:
    return inspect.isfunction(found) or inspect.isclass(found) or inspect.ismodule(found)


def _definition(module: str, name: str) -> str:
    """Return the module that defines a name, following imports."""
    for node in _tree(module).body:
        if isinstance(node, ast.ImportFrom) and node.module and name in [each.name for each in node.names]:
            return node.module if f"{node.module}.{name}" in sys.modules else _definition(node.module, name)
    return module


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(Path(str(sys.modules[module].__file__)).read_text(encoding="utf-8"))


@cache
def _docs_of_constants(module: str) -> dict[str, str]:
    """Return the docstrings that stand below the constants of a module."""
    return dict(_docs_below(_tree(module).body))


def _docs_below(body: Sequence[ast.stmt]) -> Iterator[tuple[str, str]]:
    for node, after in pairwise(body):
        targets = getattr(node, "targets", [getattr(node, "target", None)])
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            yield from ((each.id, str(after.value.value)) for each in targets if isinstance(each, ast.Name))


# Tables of fields, members and methods


def _table(name: str) -> str:
    """Return what a class has: members of an enum, fields of a data class, methods of the game."""
    found = getattr(api, name)
    if not inspect.isclass(found):
        return ""
    rows = _fields(found) if issubclass(found, Enum) or is_dataclass(found) else _methods(found)
    if not rows:
        return ""
    unexplained = ", ".join(f"`{each}`" for each, said in rows if not said)
    lines = [f"| `{_one_line(each)}` | {said} |" for each, said in rows if said]
    table = ["| name | what it is |", "|---|---|", *lines] if lines else []
    more = ["", f"{'More' if lines else 'It has'}: {unexplained}."] if unexplained else []
    return "\n".join(["", f"### `{name}`", *more, "", *table]).rstrip()


def _state_table() -> str:
    """Return what cards read in the state of the game."""
    said = dict(_fields(CardState))
    rows = [f"| `{each}` | {said[each]} |" for each in _STATE]
    begin = "Cards read the position in `game.state`; what changes it is a verb. Lists of lists are by player."
    return "\n".join(["", "### `game.state`", "", begin, "", "| name | what it is |", "|---|---|", *rows])


def _fields(found: type) -> list[tuple[str, str]]:
    [node] = [
        each for each in _tree(found.__module__).body if isinstance(each, ast.ClassDef) and each.name == found.__name__
    ]
    said = dict(_docs_below(node.body))
    if issubclass(found, Enum):
        return [(each.name, _one_line(said.get(each.name, ""))) for each in found]
    return [(each, _one_line(said.get(each, ""))) for each in inspect.signature(found).parameters]


def _one_line(text: str) -> str:
    return " ".join(text.split()).replace("``", "`").replace("|", r"\|")


def _methods(found: type) -> list[tuple[str, str]]:
    """Return the public methods and properties that a class itself writes, with their first docstring lines."""
    rows = []
    for name, item in vars(found).items():
        if not name.startswith("_") and isinstance(item, FunctionType | property):
            text = inspect.getdoc(item) or ""
            rows.append(
                (name + (_parameters(item) if inspect.isfunction(item) else ""), _one_line(text.partition("\n")[0]))
            )
    return rows


# Examples


def examples(folder: Path) -> dict[str, str]:
    """Return links to the shortest card of a box that uses a name, by name; else to a module that uses it."""
    cards: dict[str, tuple[int, str]] = {}
    modules: dict[str, str] = {}
    for file in sorted(folder.glob("*.py")):
        link = f"(../{file.as_posix()})"
        body = ast.parse(file.read_text(encoding="utf-8")).body
        defined = {str(each.name): _uses(each) for each in body if hasattr(each, "name")}
        for node in body:
            own = _uses(node)
            modules = dict.fromkeys(own, f"[`{file.name}`]{link}") | modules
            if title := _card_title(node, f"{_BOXES}.{folder.name}.{file.stem}"):
                called = [defined.get(each.id, ()) for each in ast.walk(node) if isinstance(each, ast.Name)]
                length = int(node.end_lineno or 0) - node.lineno
                for name in own.union(*called):
                    far = length if name in own else length + _FAR
                    cards[name] = min(cards.get(name, (2 * _FAR, "")), (far, f"[{title}]{link}"))
    return modules | {name: link for name, (_, link) in cards.items()}


def _uses(node: ast.AST) -> set[str]:
    """Return the names that a piece of code uses of the API: ``api.draw``, or by itself a type such as ``Use``."""
    found = set()
    for each in ast.walk(node):
        match each:
            case ast.Attribute(value=ast.Name(id="api"), attr=name):
                found.add(name)
            case ast.Name(id=name) if name in _BARE:
                found.add(name)
    return found


def _card_title(node: ast.stmt, module: str) -> str:
    """Return the title of the card that a class is, or nothing."""
    if not isinstance(node, ast.ClassDef):
        return ""
    for call in node.decorator_list:
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "api.card":
            match call.args[1]:
                case ast.Name(id=name):
                    return str(getattr(import_module(module), name))
                case ast.Attribute(attr=name):
                    return str(getattr(api, name))
                case title:
                    return str(ast.literal_eval(title))
    return ""


if __name__ == "__main__":
    sys.exit(main())
