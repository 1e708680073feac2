"""The docs tell the truth: their examples run, their code is the code, their links lead somewhere."""

import ast
import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_arrows import ALLOWED, PACKAGE, Offers
from tools import card_api_page

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("web/*.md")])
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\((?!https?://)([^)#]+)")


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def examples(page: Path) -> str:
    return "\n".join(block for block in BLOCK.findall(page.read_text(encoding="utf-8")) if ">>>" in block)


@pytest.mark.parametrize("page", [page for page in PAGES if examples(page)], ids=name)
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path) -> None:
    file = tmp_path / "examples.txt"
    file.write_text(examples(page), encoding="utf-8")
    command = [
        sys.executable,
        "-X",
        "utf8",
        "-m",
        "doctest",
        str(file),
    ]  # its own process: tests add cards to the library
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_examples_use_only_what_packages_offer() -> None:
    offers, parser = Offers(PACKAGE), doctest.DocTestParser()
    code = {name(page): "".join(each.source for each in parser.get_examples(examples(page))) for page in PAGES}
    assert {page: missing for page, text in code.items() if (missing := offers.missing(text, ""))} == {}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_the_code_of_a_page_is_the_code(page: Path) -> None:
    files = [file for folder in ("tests", "src", "examples") for file in (ROOT / folder).glob("**/*.py")]
    sources = [each.read_text(encoding="utf-8") for each in files]
    for block in BLOCK.findall(page.read_text(encoding="utf-8")):
        if ">>>" not in block:
            assert any(block in source for source in sources), f"{name(page)} shows:\n{block}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{name(page)} links to {target}"


def test_every_rule_and_occurrence_that_cards_name_is_explained() -> None:
    for file, name in (("standing_rules.py", "Rule"), ("occurrences.py", "On")):
        text = (ROOT / "src/waybread/cardgame/abilities" / file).read_text(encoding="utf-8")
        [found] = [each for each in ast.parse(text).body if isinstance(each, ast.ClassDef) and each.name == name]
        members = [at for at, each in enumerate(found.body) if isinstance(each, ast.Assign)]
        assert len(members) > 40
        assert [at for at in members if not isinstance([*found.body, None][at + 1], ast.Expr)] == []


def test_every_module_of_the_card_game_has_its_place_in_the_docs() -> None:
    page = (ROOT / "docs/cardgame.md").read_text(encoding="utf-8")
    modules = {each.name for each in (ROOT / "src/waybread/cardgame").glob("*.py")} - {"__init__.py", "game.py"}
    assert {each for each in modules if f"`{each}`" not in page} == set()


def test_the_page_about_the_card_api_is_what_its_tool_writes() -> None:
    """Whoever adds an export, or changes its signature or first docstring line, runs the command once more."""
    shown = (ROOT / card_api_page.PAGE).read_text(encoding="utf-8") == card_api_page.api_page()
    assert shown, f"{card_api_page.PAGE} is not up to date: run '{card_api_page.COMMAND}' and commit it."


def test_the_card_guide_shows_code_of_journeys_as_it_is() -> None:
    page = (ROOT / "docs/making-a-journeys-card.md").read_text(encoding="utf-8")
    box = ROOT / "src/waybread/journeys/boxes/core"
    cards = "".join(each.read_text(encoding="utf-8") for each in box.glob("*.py"))
    shown = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(shown) == 7
    assert [each for each in shown if each not in cards] == []


def test_every_module_of_journeys_has_its_place_in_the_docs() -> None:
    page = (ROOT / "docs/journeys.md").read_text(encoding="utf-8")
    places = (ROOT / "src/waybread/journeys").glob("[a-z]*")
    names = {each.name if each.suffix else f"{each.name}/" for each in places if each.suffix or any(each.glob("*.py"))}
    names -= {"game.py"}
    assert {each for each in names if f"`{each}" not in page} == set()


QUOTED = re.compile(r"`[^`\n]*`")
FILE = re.compile(r"[\w./*-]+\.py\b")
INVENTED = {"src/waybread/bots/eager.py"}
"""Files that a page tells its reader to write."""


FOLDER = re.compile(r"`((?:[\w-]+/)+[\w-]*)`")
TREES = ("src", "tests", "tools", "bench", "research", "examples", "web/schema", "web/src")
OF_TODAY = [each for each in PAGES if each.name != "CHANGELOG.md"]
"""Pages that name what is there now."""


def text_of(page: Path) -> str:
    """The text of a page, without old names: the first column of the list of renames."""
    text = page.read_text(encoding="utf-8")
    return re.sub(r"^\| `[^|]*\|", "|", text, flags=re.MULTILINE) if page.name == "renames.md" else text


@pytest.mark.parametrize("page", OF_TODAY, ids=name)
def test_every_python_file_that_a_page_names_exists(page: Path) -> None:
    files = [each.relative_to(ROOT) for tree in TREES for each in (ROOT / tree).glob("**/*.py")]
    named = {file for quoted in QUOTED.findall(text_of(page)) for file in FILE.findall(quoted)} - INVENTED
    patterns = {each: each.replace("/GAME/", "/*/") for each in named}  # GAME stands for the folder of either game
    assert sorted(each for each, like in patterns.items() if not any(file.match(like) for file in files)) == []


BUILT = {"src/waybread/server/client"}
"""Folders that only exist once the client is built."""


@pytest.mark.parametrize("page", OF_TODAY, ids=name)
def test_every_folder_that_a_page_names_exists(page: Path) -> None:
    folders = [f"/{each.relative_to(ROOT)}/" for tree in TREES for each in (ROOT / tree).glob("**")]
    named = {each for each in FOLDER.findall(text_of(page)) if each.endswith("/") or each.startswith(TREES)}
    unknown = {each for each in named if not any(folder.endswith(f"/{each.rstrip('/')}/") for folder in folders)}
    assert sorted(each for each in unknown - BUILT if not (ROOT / each).exists()) == []


ARCHITECTURE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
NAMED = re.compile(r"([\w./-]+\.(?:py|ts))::([\w.]+)")
PLACE = re.compile(r"(?<![\w./(])[\w-]+(?:/[\w.-]*)+|(?<=`)\w+\.py(?=`)")
"""A path with a slash, or a module in backticks; not the target of a link."""


def placed(path: str) -> Path:
    """Where a path of the page about the architecture leads to: from the package, or else from the repository."""
    inside = ROOT / "src/waybread" / path
    return inside if inside.exists() else ROOT / path


def defined(file: Path) -> set[str]:
    """Return what a module defines; in TypeScript its constants, and any name before a bracket."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".ts":
        functions = re.findall(r"^\s*(?:export |private |async |override |function )*(\w+)[(<]", text, re.MULTILINE)
        return {*functions, *re.findall(r"^(?:export )?const (\w+)", text, re.MULTILINE)}
    found = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef):
            methods = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
            found |= {f"{node.name}.{each.name}" for each in methods}
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {each.id for each in targets if isinstance(each, ast.Name)}
    return found


def test_every_name_in_the_architecture_exists() -> None:
    names = NAMED.findall(ARCHITECTURE)
    assert len(names) > 60
    assert [f"{file}::{name}" for file, name in names if name not in defined(placed(file))] == []


def test_every_path_in_the_architecture_exists() -> None:
    paths = {each.rstrip(".") for each in PLACE.findall(ARCHITECTURE)}
    assert len(paths) > 100
    assert sorted(each for each in paths if not placed(each).exists()) == []


def test_the_architecture_names_all_packages_and_their_arrows() -> None:
    rows = re.findall(r"^\| `(\w+)(?:/|\.py)` \| .* \|([^|]*)\|$", ARCHITECTURE, re.MULTILINE)
    assert {name: set(re.findall(r"\w+", allowed)) for name, allowed in rows[: len(ALLOWED)]} == ALLOWED


def test_the_architecture_names_all_folders() -> None:
    package = ROOT / "src/waybread"
    folders = {each.parent.relative_to(package) for each in package.glob("*/*/__init__.py")}
    missing = [each for each in folders if f"`{each.as_posix()}/`" not in ARCHITECTURE]
    assert sorted(str(each) for each in missing if each.name not in ("cardgame", "journeys", "companion")) == []
