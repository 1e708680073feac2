"""The tool behind ``make abilities`` finds what no test misses."""

import subprocess
import sys
from pathlib import Path

PLANTED = """
import sys
from pathlib import Path
from tools import abilities
from waybread.cardgame.abilities.ability import Use, forced
from waybread.cardgame.facts import Sphere
from waybread.cardgame.game import CardGame
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.library import attachment

@attachment("Citadel Plate", Sphere.TACTICS, key="planted-plate", set_name="Core Set")
class PlantedPlate:
    @forced(after=On.ROUND_ENDS)
    async def creak(game: CardGame, use: Use) -> None:
        'It creaks.'

abilities.TESTS = Path("tests/cardgame/boxes/core/test_tactics_attachments.py")
sys.exit(abilities.main())
"""


def test_the_tool_lists_an_ability_that_no_test_of_its_card_misses_and_no_other() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PLANTED, "--workers", "1", "--cards", "Citadel Plate"],
        cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.stdout.splitlines() == [
        "no test misses Citadel Plate: Forced: It creaks.",
        "",
        "2 of 3 abilities are missed by a test when they are silent",
    ]
    assert ran.returncode == 1
