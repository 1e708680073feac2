"""The example of docs/bots.md: one more module and one more line make a bot that plays everywhere."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAME = Path(__file__).with_name("own_bot_game.py")


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


def test_it_plays_at_a_table_and_the_server_offers_it(tree: Path) -> None:
    chosen, offered = run(tree, str(GAME)).split(" ", 1)
    assert int(chosen) > 5
    assert offered == "('Acts whenever it can.', True, ['cardgame', 'journeys'])\n"


@pytest.mark.parametrize("what", ["mirkwood --deck leadership", "cold-beacon --hero Gimli --hero Legolas"])
def test_it_is_simulated(tree: Path, what: str) -> None:
    command = f"-m waybread.cli simulate {what} --bot eager --games 2 --workers 1"
    assert "eager" in run(tree, *command.split())


def test_the_command_line_names_it(tree: Path) -> None:
    assert "or eager" in " ".join(run(tree, "-m", "waybread.cli", "simulate", "--help").split())
