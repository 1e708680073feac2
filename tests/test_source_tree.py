"""The source tree: its tests mirror it, and the engine in it runs where no package is installed."""

import subprocess
import sys
from pathlib import Path

import pytest

import waybread

SOURCE = Path(waybread.__file__).parents[1]
TESTS = Path(__file__).parent
OF_NO_PACKAGE = {"bench", "browser", "data", "flakes", "gates", "longnight", "recorded", "research", "tools", "tracing"}
"""Folders of tests of what is outside the package, or of all of it."""
BY_RULEBOOK = {Path("cardgame/rules"), Path("cardgame/golden")}
"""Tests in the order of the rulebook: each crosses many modules."""
CARDGAME = """
from waybread.cardgame import CardGame, deckfiles
deck = deckfiles.open_deck("leadership").deck().setup()
game = CardGame.new({"scenario": "passage-through-mirkwood", "decks": [deck]}, seed=1)
game.choose(game.decision.options[0])
print(len(CardGame.load(game.save()).answers))
"""
JOURNEYS = """
from waybread.journeys import JourneyGame
heroes = [{"hero": "Gimli", "role": "Guardian", "items": []}]
game = JourneyGame.new({"adventure": "cold-beacon", "heroes": heroes}, seed=1)
game.choose(game.decision.options[0])
print(len(JourneyGame.load(game.save()).answers))
"""


def bare(*arguments: str) -> str:
    """What Python says that sees the source tree and its standard library, but no installed package."""
    done = subprocess.run(
        [sys.executable, "-S", *arguments],
        env={"PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("played", [CARDGAME, JOURNEYS], ids=["cardgame", "journeys"])
def test_a_game_is_played_and_saved_without_an_installed_package(played: str) -> None:
    assert bare("-c", played) == "1\n"


def test_the_command_tells_its_version_without_an_installed_package() -> None:
    assert bare("-m", "waybread.cli", "--version") == f"waybread {waybread.__version__}\n"


def test_the_folders_of_tests_are_those_of_the_package() -> None:
    folders = {each.parent.relative_to(TESTS) for each in TESTS.rglob("*/test_*.py")}
    of_packages = {each for each in folders if each.parts and each.parts[0] not in OF_NO_PACKAGE} - BY_RULEBOOK
    assert {str(each) for each in of_packages if not (SOURCE / "waybread" / each / "__init__.py").is_file()} == set()
