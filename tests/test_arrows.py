"""The arrows: who may import whom (docs/architecture.md), and how modules are called (CONTRIBUTING.md)."""

import ast
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import waybread

PACKAGE = Path(waybread.__file__).parent
GAMES = {"cards", "cardgame", "journeys"}
ALLOWED = {
    "files": set[str](),
    "kernel": {"files"},
    "rules": {"files"},
    "cards": {"kernel"},
    "cardgame": {"files", "kernel", "cards"},
    "journeys": {"files", "kernel", "cards", "texts"},
    "bots": {"files", "kernel", *GAMES},
    "sim": {"files", "kernel", "bots", *GAMES},
    "envs": {"files", "kernel", *GAMES},
    "texts": set[str](),
    "table": {"files", "kernel", "rules", "texts", "bots", *GAMES},
    "server": {"files", "kernel", "rules", "texts", "bots", "sim", "table", *GAMES},
    "cli": {"files", "kernel", "rules", "texts", "bots", "sim", "envs", "table", "server", "terminal", *GAMES},
    "terminal": {"files", "kernel", "rules", "texts", "bots", "table", *GAMES},
    "api": {"files", "kernel", "bots", "sim", *GAMES},
}
STANDARD_LIBRARY_ONLY = {"files", "kernel", "rules", "texts", *GAMES}
NOT_INSTALLED = {"bench", "examples", "research", "tests", "tools"}


def imported_modules(file: Path, package: list[str]) -> Iterator[str]:
    """Every module that a file imports, by its full name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            name = imported_from(node, package)
            yield name
            yield from (f"{name}.{alias.name}" for alias in node.names if name == "waybread")


def imported_from(node: ast.ImportFrom, package: list[str]) -> str:
    """The full name of the module or package that something is imported from."""
    base = package[: len(package) - node.level + 1] if node.level else []
    return ".".join([*base, *([node.module] if node.module else [])])


def wrong_imports(root: Path) -> list[str]:
    """Each import that goes against an arrow, as a sentence."""
    wrong = []
    for file in sorted(root.rglob("*.py")):
        place = file.relative_to(root)
        if place.name == "__init__.py" and len(place.parts) == 1:
            continue
        part = place.parts[0].removesuffix(".py")
        if part not in ALLOWED:
            wrong.append(f"{place}: no arrow is known for the package {part}")
            continue
        for module in imported_modules(file, ["waybread", *place.parts[:-1]]):
            top, _, rest = module.partition(".")
            other = rest.partition(".")[0]
            if top == "waybread":
                if other in ALLOWED and other != part and other not in ALLOWED[part]:
                    wrong.append(f"{place}: {part} may not import {other}")
            elif top in NOT_INSTALLED:
                wrong.append(f"{place}: {top} is not installed with the package")
            elif part in STANDARD_LIBRARY_ONLY and top not in sys.stdlib_module_names:
                wrong.append(f"{place}: {part} needs only the standard library, not {top}")
    return wrong


def hidden_imports(root: Path, *outside: Path) -> list[str]:
    """Each use of something that another package does not offer in an ``__all__``, as a sentence."""
    offers = Offers(root)
    hidden = []
    for file in (each for folder in (root, *outside) for each in sorted(folder.rglob("*.py"))):
        inside = file.is_relative_to(root)
        parts = file.relative_to(root).with_suffix("").parts if inside else ("", file.stem)
        if parts != ("__init__",):
            where = file.relative_to(root if inside else file.parents[1])
            hidden += [f"{where}: {each}" for each in offers.missing(file.read_text(encoding="utf-8"), parts[0])]
    return hidden


class Offers:
    """What the packages offer, and the modules among that."""

    def __init__(self, root: Path) -> None:
        files = {module_name(each, root): each for each in root.rglob("*.py")}
        self._packages = {name for name, file in files.items() if file.name == "__init__.py"}
        self._names = {name: public_names(file) for name, file in files.items()}
        self._modules = {name: name for name in files}
        """The module behind each name, also behind one that a package offers for a module inside it."""
        for package in self._packages:
            nodes = ast.parse(files[package].read_text(encoding="utf-8")).body
            for node in (each for each in nodes if isinstance(each, ast.ImportFrom)):
                for alias in node.names:
                    if (module := f"{imported_from(node, [])}.{alias.name}") in files:
                        self._modules[f"{package}.{alias.asname or alias.name}"] = module

    def missing(self, text: str, own: str) -> list[str]:
        """What code of a package takes of others that they do not offer, as sentences."""
        missing, modules = [], {}
        nodes = list(ast.walk(ast.parse(text)))
        for node in nodes:
            if isinstance(node, ast.Import):
                others = [each.name for each in node.names if each.name.startswith("waybread.")]
                missing += [
                    f"import names from {each}" for each in others
                    if each.split(".")[1] != own and each not in self._packages
                ]  # fmt: skip
            elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("waybread."):
                source = imported_from(node, [])
                if source.split(".")[1] == own:
                    continue
                for alias in node.names:
                    module = self._modules.get(f"{source}.{alias.name}", "")
                    if source not in self._packages or (
                        alias.name not in self._names[source] and module not in self._packages
                    ):
                        missing.append(f"{source} does not offer {alias.name}")
                    elif module:
                        modules[alias.asname or alias.name] = module
        for node in nodes:
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
                module = modules[node.value.id]
                if node.attr not in self._names[module] and f"{module}.{node.attr}" not in self._packages:
                    missing.append(f"{module} does not offer {node.attr}")
        return missing


def public_names(file: Path) -> set[str]:
    """The names that a module lists in ``__all__``."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return set(ast.literal_eval(node.value))
    return set()


def modules_at_run_time(file: Path, package: list[str], known: Mapping[str, Path]) -> Iterator[str]:
    """The modules that a file imports, also those inside functions; not those for types alone."""
    nodes: list[ast.AST] = [ast.parse(file.read_text(encoding="utf-8"))]
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.ImportFrom):
            name = imported_from(node, package)
            yield from (inner if (inner := f"{name}.{alias.name}") in known else name for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            nodes += node.orelse
        else:
            nodes += ast.iter_child_nodes(node)


def import_cycles(root: Path) -> list[str]:
    """Modules that import each other in a circle, each circle as a sentence; as few links as any circle of them has."""
    known = {module_name(file, root): file for file in root.rglob("*.py")}
    graph = {}
    for name, file in known.items():
        package = ["waybread", *file.relative_to(root).parts[:-1]]
        graph[name] = sorted({*modules_at_run_time(file, package, known)} & known.keys())
    circles = {min(way[n:] + way[:n] for n in range(len(way))) for name in graph if (way := _circle(graph, name))}
    return [" imports ".join(each.removeprefix("waybread.") for each in (*way, way[0])) for way in sorted(circles)]


def _circle(graph: Mapping[str, Iterable[str]], start: str) -> tuple[str, ...]:
    """The shortest way from a module back to itself; none is empty."""
    ways: list[tuple[str, ...]] = [(start,)]
    seen: set[str] = set()
    for way in ways:
        for other in graph[way[-1]]:
            if other == start:
                return way
            if other not in seen:
                seen.add(other)
                ways.append((*way, other))
    return ()


def module_name(file: Path, root: Path) -> str:
    return ".".join(["waybread", *file.relative_to(root).with_suffix("").parts]).removesuffix(".__init__")


RULEBOOK_WORDS = {"questing", "staging"}
"""Activities that a module may be named after: the rulebook calls the things so."""


def wrong_names(root: Path) -> list[str]:
    """Each module that is named after an activity, or like another one, as a sentence."""
    found = defaultdict(list)
    for file in sorted(root.rglob("*.py")):
        place = file.relative_to(root)
        if "boxes" not in place.parts and not place.stem.startswith("__"):
            found[place.stem].append(place)
    active = [
        f"{place}: it is named after an activity, not after what it contains"
        for name, places in found.items()
        if name.endswith("ing") and name not in RULEBOOK_WORDS
        for place in places
    ]
    alike = [
        f"{first} and {second} share a name"
        for places in found.values()
        for number, first in enumerate(places)
        for second in places[number + 1 :]
        if not are_counterparts(first, second)
    ]
    return active + alike


GAME_FOLDERS = {"cardgame", "journeys", "companion"}
ENGINES = {"kernel", "cards", "cardgame", "journeys"}


def are_counterparts(first: Path, second: Path) -> bool:
    """Whether two modules are the same thing of two games: of two engines, or in two game folders of a package."""
    packages, folders = ({first.parts[n], second.parts[n]} for n in range(2))
    if len(packages) == 2:
        return packages <= ENGINES
    return packages.isdisjoint(ENGINES) and len(folders) == 2 and folders <= GAME_FOLDERS


def test_imports_follow_the_arrows() -> None:
    assert wrong_imports(PACKAGE) == []


def test_packages_import_only_what_others_offer() -> None:
    root = PACKAGE.parents[1]
    assert hidden_imports(PACKAGE, *(root / each for each in ("bench", "examples", "research", "tools"))) == []


def test_an_import_of_internals_is_found(tmp_path: Path) -> None:
    plant(tmp_path, "kernel/__init__.py", 'from waybread.kernel.driver import Driver\n\n__all__ = ["Driver"]\n')
    plant(tmp_path, "kernel/driver.py", "class Driver: ...\n")
    plant(tmp_path, "bots/__init__.py", "from waybread.kernel import Driver\n")
    plant(tmp_path, "bots/x.py", "from waybread.kernel.driver import Driver\nfrom waybread.kernel import driver\n")
    plant(tmp_path, "bots/y.py", "import waybread.kernel.driver\n")
    assert hidden_imports(tmp_path) == [
        "bots/x.py: waybread.kernel.driver does not offer Driver",
        "bots/x.py: waybread.kernel does not offer driver",
        "bots/y.py: import names from waybread.kernel.driver",
    ]


def test_a_use_of_internals_by_way_of_an_offered_module_is_found(tmp_path: Path) -> None:
    plant(tmp_path, "kernel/__init__.py", 'from waybread.kernel import saves\n\n__all__ = ["saves"]\n')
    plant(tmp_path, "kernel/saves.py", '__all__ = ["read"]\n')
    plant(tmp_path, "api.py", "from waybread.kernel import saves\n\nsaves.read, saves.write\n")
    plant(tmp_path / "tools", "x.py", "from waybread.kernel import saves as kept\n\nkept.write\n")
    assert hidden_imports(tmp_path, tmp_path / "tools")[:2] == [
        "api.py: waybread.kernel.saves does not offer write",
        "tools/x.py: waybread.kernel.saves does not offer write",
    ]


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert import_cycles(PACKAGE) == []


def test_modules_are_named_after_what_they_contain_and_no_two_share_a_name() -> None:
    assert wrong_names(PACKAGE) == []


def test_every_package_has_an_arrow() -> None:
    packages = {each.name for each in PACKAGE.iterdir() if (each / "__init__.py").exists()}
    assert packages | {"api"} == set(ALLOWED)


def plant(root: Path, place: str, text: str) -> list[str]:
    file = root / place
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return wrong_imports(root)


def test_a_game_that_imports_the_server_is_found(tmp_path: Path) -> None:
    assert plant(tmp_path, "cardgame/x.py", "from waybread.server import app\n") == [
        "cardgame/x.py: cardgame may not import server"
    ]


def test_a_relative_import_is_found(tmp_path: Path) -> None:
    assert plant(tmp_path, "kernel/x.py", "from ..cardgame import state\n") == [
        "kernel/x.py: kernel may not import cardgame"
    ]


def test_an_import_of_the_package_itself_is_found(tmp_path: Path) -> None:
    assert plant(tmp_path, "kernel/x.py", "def f():\n    from waybread import bots\n") == [
        "kernel/x.py: kernel may not import bots"
    ]


def test_one_game_may_not_import_the_other(tmp_path: Path) -> None:
    assert plant(tmp_path, "journeys/x.py", "import waybread.cardgame.verbs\n") == [
        "journeys/x.py: journeys may not import cardgame"
    ]


def test_a_foreign_library_in_an_engine_is_found(tmp_path: Path) -> None:
    assert plant(tmp_path, "kernel/x.py", "import numpy\n") == [
        "kernel/x.py: kernel needs only the standard library, not numpy"
    ]


def test_an_import_of_research_is_found(tmp_path: Path) -> None:
    assert plant(tmp_path, "bots/x.py", "from research.paper import PaperGame\n") == [
        "bots/x.py: research is not installed with the package"
    ]


def test_a_package_without_an_arrow_is_found(tmp_path: Path) -> None:
    assert plant(tmp_path, "helpers/x.py", "") == ["helpers/x.py: no arrow is known for the package helpers"]


def planted(root: Path, **texts: str) -> Path:
    """A package with these modules, in which an underscore stands for a folder."""
    for name, text in texts.items():
        plant(root, f"{name.replace('_', '/')}.py", text)
    return root


def test_two_modules_that_import_each_other_are_found(tmp_path: Path) -> None:
    root = planted(
        tmp_path, cardgame_a="from waybread.cardgame.b import c\n", cardgame_b="from waybread.cardgame import a\n"
    )
    assert import_cycles(root) == ["cardgame.a imports cardgame.b imports cardgame.a"]


def test_a_longer_circle_is_found_once_wherever_it_is_entered(tmp_path: Path) -> None:
    root = planted(
        tmp_path, kernel_a="from . import b\n", kernel_b="import waybread.kernel.c\n", kernel_c="from .a import x\n",
        kernel_d="from waybread.kernel import a\n",
    )  # fmt: skip
    assert import_cycles(root) == ["kernel.a imports kernel.b imports kernel.c imports kernel.a"]


def test_a_module_that_imports_its_own_package_is_found(tmp_path: Path) -> None:
    root = planted(tmp_path, table_x="if True:\n    from waybread.table import Table\n")
    plant(root, "table/__init__.py", "from waybread.table.x import Table\n")
    assert import_cycles(root) == ["table imports table.x imports table"]


def test_a_circle_through_an_import_inside_a_function_is_found(tmp_path: Path) -> None:
    root = planted(
        tmp_path,
        cardgame_b="from waybread.cardgame import c\n",
        cardgame_c="class C:\n    async def f():\n        from waybread.cardgame import b\n",
    )
    assert import_cycles(root) == ["cardgame.b imports cardgame.c imports cardgame.b"]


def test_imports_for_types_make_no_circle(tmp_path: Path) -> None:
    root = planted(
        tmp_path,
        cardgame_a="if TYPE_CHECKING:\n    from waybread.cardgame import b\n",
        cardgame_b="from waybread.cardgame import a\n",
    )
    assert import_cycles(root) == []


def test_a_module_named_after_an_activity_is_found_unless_the_rulebook_calls_it_so(tmp_path: Path) -> None:
    root = planted(tmp_path, bots_questing="", cardgame_effects_staging="", server_live_reading="")
    assert wrong_names(root) == [
        "server/live/reading.py: it is named after an activity, not after what it contains"
    ]  # fmt: skip


def test_two_modules_of_one_name_are_found(tmp_path: Path) -> None:
    root = planted(
        tmp_path, cardgame_steps_setup="", cardgame_zones_setup="", server_http_tables="", sim_tables="", table_rows="",
        table_cardgame_rows="",
    )  # fmt: skip
    assert wrong_names(root) == [
        "cardgame/steps/setup.py and cardgame/zones/setup.py share a name",
        "server/http/tables.py and sim/tables.py share a name",
        "table/cardgame/rows.py and table/rows.py share a name",
    ]


def test_counterparts_of_the_games_and_modules_inside_boxes_may_share_a_name(tmp_path: Path) -> None:
    root = planted(
        tmp_path, kernel_events="", cardgame_abilities_events="", journeys_rules_events="", table_cardgame_prompts="",
        table_journeys_prompts="", table_companion_prompts="", cardgame_boxes_core_damage="",
        cardgame_effects_damage="",
    )  # fmt: skip
    assert wrong_names(root) == []
