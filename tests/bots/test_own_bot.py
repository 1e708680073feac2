"""The example of docs/bots.md: one more module and one more line make a bot that plays everywhere."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TABLE = """
from waybread.cardgame import deckfiles
from waybread.table import Table
from waybread.table.bot_choices import quick_choice
from waybread.table import RULEBOOKS

table = Table(RULEBOOKS["cardgame"], {"scenario": "passage-through-mirkwood"}, 2, casual=True)
table.sit("ann", 0, "Ann")
table.seat_bot("ann", 1, "eager")
for seat, deck in enumerate(("leadership", "tactics")):
    table.bring("ann", seat, deckfiles.open_deck(deck).deck().setup())
table.start("ann", 1)
chosen = 0
for _ in range(30):
    if table.bot_to_move() is None:
        table.choose("ann", 0, table.decision.options[-1], table.moment)
    else:
        table.choose_for_bot(1, quick_choice(table), table.moment)
        chosen += 1
print(chosen > 5)
"""
SERVER = """
from waybread.server.http.reference_routes import bots
print([(each.name, each.quick, each.games) for each in bots() if each.name == "eager"])
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source tree with the example in it, as the docs say."""
    source = tmp_path_factory.mktemp("tree") / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "client"))
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(?:python)?\n(.*?)^```$", page.split("## Your own bot")[1], re.DOTALL | re.MULTILINE)
    module, line = blocks[:2]
    bots = source / "waybread" / "bots"
    (bots / "eager.py").write_text(module, encoding="utf-8")
    registry = (bots / "registry.py").read_text(encoding="utf-8")
    assert line.count("\n") == 1
    (bots / "registry.py").write_text(registry.replace("\n)\n", f"\n{line})\n", 1), encoding="utf-8")
    return source


def run(tree: Path, *arguments: str) -> str:
    """What Python prints in the changed tree."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": str(tree)},
        cwd=tree.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_plays_at_a_table(tree: Path) -> None:
    assert run(tree, "-c", TABLE) == "True\n"


@pytest.mark.parametrize("what", ["mirkwood --deck leadership", "cold-beacon --hero Gimli --hero Legolas"])
def test_it_is_simulated(tree: Path, what: str) -> None:
    command = f"-m waybread.cli simulate {what} --bot eager --games 2 --workers 1"
    assert "eager" in run(tree, *command.split())


def test_the_command_line_names_it(tree: Path) -> None:
    assert "or eager" in " ".join(run(tree, "-m", "waybread.cli", "simulate", "--help").split())


def test_the_server_offers_it(tree: Path) -> None:
    assert run(tree, "-c", SERVER) == "[('eager', True, ['cardgame', 'journeys'])]\n"
