"""The arrows of the house: who may import whom (docs/architecture.md)."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import waybread

HOUSE = Path(waybread.__file__).parent
GAMES = {"cards", "cardgame", "journeys"}
ALLOWED = {
    "files": set[str](),
    "kernel": {"files"},
    "rules": {"files"},
    "cards": {"kernel"},
    "cardgame": {"files", "kernel", "cards"},
    "journeys": {"files", "kernel", "cards"},
    "bots": {"files", "kernel", *GAMES},
    "sim": {"files", "kernel", "bots", *GAMES},
    "envs": {"files", "kernel", *GAMES},
    "table": {"files", "kernel", "rules", "bots", *GAMES},
    "server": {"files", "kernel", "rules", "sim", "table", *GAMES},
    "cli": {"files", "kernel", "rules", "bots", "sim", "envs", "table", "server", "terminal", *GAMES},
    "terminal": {"files", "kernel", "rules", "bots", "table", *GAMES},
}
STANDARD_LIBRARY_ONLY = {"files", "kernel", "rules", *GAMES}
NOT_INSTALLED = {"bench", "examples", "research", "tests", "tools"}


def imported_modules(file: Path, package: list[str]) -> Iterator[str]:
    """Every module that a file imports, by its full name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            yield name
            yield from (f"{name}.{alias.name}" for alias in node.names if name == "waybread")


def wrong_imports(house: Path) -> list[str]:
    """Each import that goes against an arrow, as a sentence."""
    wrong = []
    for file in sorted(house.rglob("*.py")):
        place = file.relative_to(house)
        if place.name == "__init__.py" and len(place.parts) == 1:
            continue
        room = place.parts[0].removesuffix(".py")
        if room not in ALLOWED:
            wrong.append(f"{place}: no arrow is known for the room {room}")
            continue
        for module in imported_modules(file, ["waybread", *place.parts[:-1]]):
            top, _, rest = module.partition(".")
            other = rest.partition(".")[0]
            if top == "waybread":
                if other in ALLOWED and other != room and other not in ALLOWED[room]:
                    wrong.append(f"{place}: {room} may not import {other}")
            elif top in NOT_INSTALLED:
                wrong.append(f"{place}: {top} is not installed with the package")
            elif room in STANDARD_LIBRARY_ONLY and top not in sys.stdlib_module_names:
                wrong.append(f"{place}: {room} needs only the standard library, not {top}")
    return wrong


def test_imports_follow_the_arrows() -> None:
    assert wrong_imports(HOUSE) == []


def test_every_room_of_the_house_is_there() -> None:
    rooms = {each.name for each in HOUSE.iterdir() if (each / "__init__.py").exists()}
    assert rooms == set(ALLOWED)


def plant(house: Path, place: str, text: str) -> list[str]:
    file = house / place
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return wrong_imports(house)


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


def test_a_room_without_an_arrow_is_found(tmp_path: Path) -> None:
    assert plant(tmp_path, "helpers/x.py", "") == ["helpers/x.py: no arrow is known for the room helpers"]
