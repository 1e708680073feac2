"""A new box is one folder of cards and one of tests: it changes no other file, and turns no test red.

``tests/data/small_box`` has such a box: a scenario with a campaign, and a second design of each hero and ally of the
core set that ever got one. It is put into a copy of the project, where the tests run that have to do with lists of
cards and scenarios, with names that people type, or with what the program knows of single cards.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BOX = ROOT / "tests" / "data" / "small_box"
NAME = "herd"
CONCERNED = (
    "bots/cardgame/test_scout.py",
    "bots/cardgame/test_evaluation.py",
    "cardgame/boxes",
    "cardgame/campaign",
    "cardgame/deckfiles",
    "cardgame/rules/test_anatomy.py",
    "cardgame/rules/test_campaign.py",
    "cardgame/rules/test_campaign_setup.py",
    "cardgame/rules/test_deckbuilding.py",
    "cardgame/rules/test_edges_setup.py",
    "cardgame/rules/test_interactions_campaign.py",
    "cardgame/test_catalogue.py",
    "cardgame/test_facts.py",
    "cardgame/test_reasons.py",
    "cards",
    "cli",
    "envs/cardgame",
    *(f"server/http/test_{each}_routes.py" for each in ("campaign", "deck", "quest", "reference")),
    "server/live/test_tables.py",
    "sim/test_simulation.py",
    "sim/cardgame",
    "terminal",
    "test_arrows.py",
    "test_docs.py",
    "test_source_tree.py",
    "tools/test_card_api_page.py",
    "tools/test_cards_coverage.py",
)
GATES = ("cardgame/test_gates.py", "gates/test_traffic.py", "table/cardgame/test_whole_games.py")
SCENARIO = "lost-herd or LOST_HERD"
FAULTS = (
    (
        "cardgame/test_gates.py",
        "        for player in game.order():\n            await api.raise_threat",
        "        game.state.progress[use.card] = 0\n",
        "tokens of nothing or less",
    ),
    (
        "gates/test_traffic.py",
        "    @api.travel(",
        "    @api.modifier(api.Stat.THREAT)\n"
        "    def depth(game: CardGame, use: Use, card: int) -> int:\n"
        "        top = game.state.encounter_deck[-1:]\n"
        "        return sum(game.card(each).number % 3 for each in top if card == use.card)\n\n",
        "cannot know changes what they are sent",
    ),
)
"""Tests, before what in the scenario a fault is planted, and what they say of it: a token of nothing, and a threat that
tells of the top of the encounter deck."""
WORKERS = ("-n", "2", "--dist", "worksteal")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with the box in it."""
    copy = tmp_path_factory.mktemp("project")
    for each in ROOT.iterdir():
        if each.name in ("src", "tests"):
            shutil.copytree(each, copy / each.name, ignore=shutil.ignore_patterns("__pycache__", "client"))
        elif not each.name.startswith(".") and each.name != "build":
            (copy / each.name).symlink_to(each)
    shutil.copytree(BOX / "cards", copy / "src" / "waybread" / "cardgame" / "boxes" / NAME)
    shutil.copytree(BOX / "tests", copy / "tests" / "cardgame" / "boxes" / NAME)
    return copy


def run_tests(copy: Path, *tests: str, only: str = "") -> subprocess.CompletedProcess[str]:
    """Tests of the copy, which run against the copy of the program."""
    options = ("-q", "-m", "not system", "-p", "no:cacheprovider", *WORKERS, "-k", only)
    return subprocess.run(
        [sys.executable, "-m", "pytest", *options, *(f"tests/{each}" for each in tests)],
        env={**os.environ, "PYTHONPATH": str(copy / "src")},
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.system
def test_a_new_box_turns_no_test_red(copy: Path) -> None:
    done = run_tests(copy, *CONCERNED)
    assert done.returncode == 0, done.stdout[-5000:]
    assert "passed" in done.stdout


@pytest.mark.system
def test_its_tests_pass_after_those_of_the_core_set(copy: Path) -> None:
    """In one process, as a worker of ``make check`` may run them."""
    tests = ["tests/cardgame/boxes/core/test_tactics.py", f"tests/cardgame/boxes/{NAME}"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests],
        env={**os.environ, "PYTHONPATH": str(copy / "src")},
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-5000:]


@pytest.mark.system
def test_its_scenario_passes_the_gates(copy: Path) -> None:
    done = run_tests(copy, *GATES, only=SCENARIO)
    assert done.returncode == 0, done.stdout[-5000:]
    assert "17 passed" in done.stdout  # 8 of all gates, 2 of the traffic, 7 of the words


@pytest.mark.system
@pytest.mark.parametrize(("tests", "old", "new", "said"), FAULTS, ids=[each[0] for each in FAULTS])
def test_the_gates_find_a_fault_in_its_cards(copy: Path, tests: str, old: str, new: str, said: str) -> None:
    path = copy / "src" / "waybread" / "cardgame" / "boxes" / NAME / "the_lost_herd.py"
    sound = path.read_text(encoding="utf-8")
    assert old in sound
    path.write_text(sound.replace(old, f"{new}{old}", 1), encoding="utf-8")
    try:
        done = run_tests(copy, tests, only=SCENARIO)
    finally:
        path.write_text(sound, encoding="utf-8")
    assert done.returncode == 1, done.stdout[-5000:]
    assert said in done.stdout


@pytest.mark.system
def test_the_copy_really_has_the_box(copy: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "waybread.cli", "cards", "Muddy Crossing"],
        env={**os.environ, "PYTHONPATH": str(copy / "src")},
        cwd=copy,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "The Lost Herd" in done.stdout
