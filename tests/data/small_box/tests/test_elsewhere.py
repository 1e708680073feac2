"""What the rest of the program makes of the small box."""

import json

import pytest

from waybread.bots import play_out, random_policy, scout_policy
from waybread.bots.cardgame.evaluation import FEATURES, contributions, features
from waybread.bots.cardgame.fitted_weights import DEFAULT_EVALUATION
from waybread.bots.cardgame.scout import ScoutPolicy
from waybread.bots.cardgame.weights import DEFAULT_WEIGHTS
from waybread.cardgame import BOXES, SCENARIOS, CardGame
from waybread.cardgame.deckfiles import DeckFileError, read, shipped, write
from waybread.envs.cardgame.action_table import NUMBER
from waybread.envs.cardgame.environments import CardGameSolo
from waybread.kernel import Keep, SetupError, Streams

CODES = {"core:1": "01001", "watcher:53": "04053"}
SETS = {"core:1": "Core Set", "watcher:53": "The Watcher in the Water"}


def test_it_comes_after_the_core_set() -> None:
    assert [*BOXES][-1] == "herd"
    assert [*SCENARIOS][-1] == "the-lost-herd"


@pytest.mark.parametrize("key", CODES)
def test_an_aragorn_is_found_by_code_and_by_title_with_its_set(key: str) -> None:
    by_code = read(json.dumps({"slots": {CODES[key]: 1}}))
    assert by_code.deck().heroes == read(f"1x Aragorn ({SETS[key]})").deck().heroes == (key,)
    assert read(write(by_code, "octgn")).deck().heroes == (key,)


def test_a_bare_title_names_the_choices() -> None:
    with pytest.raises(DeckFileError, match=r"may mean Aragorn \(Core Set\) or Aragorn \(The Watcher in the Water\)"):
        read("1x Aragorn")


def test_bots_weigh_its_scenario_by_default() -> None:
    decks = [shipped()[name].deck().setup() for name in ("leadership", "spirit")]
    game = CardGame.new({"scenario": "the-lost-herd", "decks": decks}, 5, Keep.SEARCH)
    by_default, chance = ScoutPolicy(DEFAULT_WEIGHTS), Streams(0)
    while (decision := game.decision) is not None:
        weighed = {name: DEFAULT_EVALUATION[name] * value for name, value in zip(FEATURES, features(game), strict=True)}
        assert contributions(game) == weighed
        chosen = scout_policy(game, decision, chance)
        assert chosen == by_default(game, decision, chance)
        game.choose(chosen)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_its_scenario_is_played_with_the_shipped_decks(players: int) -> None:
    decks = [shipped()[name].deck().setup() for name in ("leadership", "spirit", "tactics", "lore")[:players]]
    assert decks[0]["heroes"] == ["core:1", "Théodred", "Glóin"]
    for policy in (scout_policy, random_policy):
        game = CardGame.new({"scenario": "the-lost-herd", "decks": decks}, players, Keep.SEARCH)
        assert play_out(game, policy, Streams(1)).reason


def test_its_heroes_are_played_by_scout() -> None:
    deck = {
        "heroes": ["watcher:53", "herd:17", "herd:14"],
        "cards": {"A Herdsman's Song": 3, "Guard of the Citadel": 3},
    }
    game = CardGame.new({"scenario": "the-lost-herd", "decks": [deck]}, 3, Keep.SEARCH)
    assert play_out(game, scout_policy, Streams(1)).reason


def test_the_environments_stay_as_they_are() -> None:
    assert {key.partition(":")[0] for key in NUMBER} == {"core"}
    with pytest.raises(SetupError, match="came after them"):
        CardGameSolo("the-lost-herd")
    with pytest.raises(SetupError, match=r"Deck 1 has Aragorn \(The Watcher in the Water\), a card that came after"):
        CardGameSolo(decks=[{"heroes": ["watcher:53"], "cards": {}}])
