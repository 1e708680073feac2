"""Actions and observations where Gymnasium and PettingZoo are not installed, and what is said about the rest."""

import subprocess
import sys

import pytest

BLOCKED = "import sys; sys.modules.update(dict.fromkeys({}));"
CARDGAME = """
from waybread.cardgame import CardGame, deckfiles
from waybread.envs import action_table, fields
from waybread.envs.cardgame.observations import observe
deck = deckfiles.open_deck("leadership").deck().setup()
game = CardGame.new({"scenario": "passage-through-mirkwood", "decks": [deck]}, seed=1)
print(fields(observe(game, 0), players=1)["threat"].tolist(), action_table(players=1).names[0])
"""
JOURNEYS = """
from waybread.envs import journey_actions, journey_fields
from waybread.envs.journeys.observations import observe
from waybread.journeys import JourneyGame
heroes = [{"hero": "Gimli", "role": "Guardian", "items": []}]
game = JourneyGame.new({"adventure": "cold-beacon", "heroes": heroes}, seed=1)
print(journey_fields(observe(game, 0))["common decks"].sum(), journey_actions().names[0])
"""


def without(*packages: str, code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a process where packages cannot be imported."""
    blocked = BLOCKED.format(packages)
    return subprocess.run([sys.executable, "-c", blocked + code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("code", "said"), [(CARDGAME, "[29.0] pass"), (JOURNEYS, "56.0 pass")], ids=["cardgame", "journeys"]
)
def test_a_game_is_observed_without_gymnasium_and_pettingzoo(code: str, said: str) -> None:
    done = without("gymnasium", "pettingzoo", code=code)
    assert (done.stdout.strip(), done.stderr) == (said, "")


@pytest.mark.parametrize("package", ["gymnasium", "pettingzoo"])
@pytest.mark.parametrize("name", ["CardGameSolo", "CardGameAEC", "cardgame_aec", "JourneysSolo", "journeys_aec"])
def test_an_environment_says_what_to_install(package: str, name: str) -> None:
    said = without(package, code=f"from waybread.envs import {name}").stderr.splitlines()[-1]
    assert said.startswith(f"ImportError: waybread.envs.{name} needs the extra 'envs' (")
    assert package in said
    assert said.endswith("): pip install 'waybread[envs]'.")


def test_without_numpy_the_import_says_what_to_install() -> None:
    said = without("numpy", code="import waybread.envs").stderr.splitlines()[-1]
    assert said.startswith("ImportError: waybread.envs needs the extra 'envs' (")
    assert "numpy" in said
    assert said.endswith("): pip install 'waybread[envs]'.")


def test_an_unknown_name_is_an_attribute_error() -> None:
    said = without(code="import waybread.envs; waybread.envs.Balrog").stderr.splitlines()[-1]
    assert said == "AttributeError: module 'waybread.envs' has no attribute 'Balrog'"
