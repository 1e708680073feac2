"""Journeys in PettingZoo and Gymnasium: their own checks, parties and seats, rewards, seeds and copies."""

from random import Random
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pettingzoo.test
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.env_registry.registration import make
from pettingzoo.utils.conversions import aec_to_parallel

from tests.envs.cardgame.test_aec import AnyAction
from waybread.envs import JOURNEY_IDS, JourneysAEC, JourneysSolo, journeys_aec
from waybread.envs.journeys.environments import adventure_progress
from waybread.journeys import JourneyGame
from waybread.journeys.stories import SMALL
from waybread.kernel import IllegalChoice, SetupError

PETTINGZOO: Any = pettingzoo.test  # its checks have no types


def play_on(env: JourneysAEC, chance: Random, steps: int = 100_000) -> list[int]:
    """Play at random; the actions that were taken."""
    taken: list[int] = []
    while len(taken) < steps and not (env.terminations[env.agent_selection] or env.truncations[env.agent_selection]):
        taken.append(chance.choice(env.legal_actions()))
        env.step(taken[-1])
    return taken


def begun(seed: int = 1, **wishes: Any) -> JourneysAEC:
    env = JourneysAEC(**wishes)
    env.reset(seed=seed)
    return env


def solo(seed: int = 1, **wishes: Any) -> JourneysSolo:
    env = JourneysSolo(**wishes)
    env.reset(seed=seed)
    return env


# Their own checks ------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore:Observation")  # what it says of every environment with a mask
@pytest.mark.parametrize("adventure", JOURNEY_IDS.values())
@pytest.mark.parametrize("heroes", [1, 4])
def test_the_wrapped_environment_passes_pettingzoos_api_test(adventure: str, heroes: int) -> None:
    PETTINGZOO.api_test(journeys_aec(adventure, heroes=heroes), num_cycles=100)


@pytest.mark.filterwarnings("ignore:Observation")
def test_the_raw_environment_passes_pettingzoos_api_test() -> None:
    PETTINGZOO.api_test(JourneysAEC(heroes=3, players=2), num_cycles=100)


@pytest.mark.parametrize("adventure", JOURNEY_IDS.values())
def test_it_passes_pettingzoos_seed_test(adventure: str) -> None:
    PETTINGZOO.seed_test(lambda: journeys_aec(adventure), num_cycles=60)


def test_it_passes_pettingzoos_check_of_cycles() -> None:
    def env(max_cycles: int) -> AnyAction:
        wrapped = AnyAction(JourneysAEC(players=1, max_cycles=max_cycles))
        wrapped.metadata = {**wrapped.metadata, "is_parallelizable": True}  # with one agent nobody waits
        return wrapped

    PETTINGZOO.max_cycles_test(
        SimpleNamespace(env=env, parallel_env=lambda max_cycles: aec_to_parallel(env(max_cycles)))
    )


@pytest.mark.parametrize("id_", JOURNEY_IDS)
@pytest.mark.parametrize("wishes", [{}, {"heroes": 3, "players": 3, "seat": 1, "shaped": True, "difficulty": "hard"}])
def test_it_passes_gymnasiums_check(id_: str, wishes: dict[str, Any]) -> None:
    check_env(gymnasium.make(id_, render_mode="ansi", **wishes).unwrapped)


# Ids and parties -------------------------------------------------------------------------


def test_every_built_in_adventure_has_an_id() -> None:
    assert set(JOURNEY_IDS.values()) == set(SMALL)


@pytest.mark.parametrize(("id_", "adventure"), JOURNEY_IDS.items())
def test_its_ids_are_registered_with_both(id_: str, adventure: str) -> None:
    wishes: dict[str, Any] = {"party": ["gimli", "legolas:captain"], "difficulty": "hard"}
    one = gymnasium.make(id_, **wishes).unwrapped
    several = make("aec", id_, **wishes)
    assert isinstance(one, JourneysSolo)
    one.reset(seed=1)
    several.reset(seed=1)
    raw: Any = several.unwrapped
    for game in (one.game, raw.game):
        assert (game.state.app.adventure, game.state.app.difficulty) == (adventure, "hard")
        assert (game.state.heroes, game.state.roles) == (("Gimli", "Legolas"), ("Guardian", "Captain"))
    assert (one.game.state.seats, raw.game.state.seats) == ((0, 0), (0, 1))


def test_each_hero_has_a_player_unless_there_are_fewer() -> None:
    assert begun(heroes=3).possible_agents == ["player_0", "player_1", "player_2"]
    assert begun(heroes=5, players=2).game.state.seats == (0, 1, 0, 1, 0)
    assert solo(heroes=3).game.state.seats == (0, 0, 0)
    assert solo(heroes=3, players=3).game.state.seats == (0, 1, 2)


def test_a_hero_can_be_laid_out_as_a_setup_has_it() -> None:
    hero = {"hero": "Elena", "role": "Pathfinder", "items": ["item.harp", "item.dagger"], "seat": 0}
    env = begun(party=[hero, "bilbo"])
    assert env.game.state.roles == ("Pathfinder", "Burglar")
    assert [env.game.card(each).key for each in env.game.state.equipped[0]] == ["item.harp", "item.dagger"]


@pytest.mark.parametrize(
    ("wishes", "words"),
    [
        ({"heroes": 6}, "A party has 1 to 5 heroes, not 6"),
        ({"heroes": 3, "players": 4}, "3 heroes have 1 to 3 players, not 4"),
        ({"party": "gimli"}, "party is a list with an entry for each hero"),
        ({"party": ["gimli"], "heroes": 2}, "The party has 1 heroes, not 2"),
        ({"party": ["boromir"]}, "There is no hero called 'boromir': the heroes are Aragorn"),
        ({"party": ["gimli:smith"]}, "There is no role called 'smith'"),
        ({"party": ["gimli", "gimli:captain"]}, "each hero is played once"),
        ({"adventure": "mirkwood"}, "There is no adventure 'mirkwood'"),
        ({"difficulty": "easy"}, "'easy' is not known; there are normal, hard"),
        ({"max_cycles": 0}, "max_cycles is 1 or more, not 0"),
    ],
)
def test_wishes_that_cannot_be_met_are_refused(wishes: dict[str, Any], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        JourneysAEC(**wishes)


# Rewards, seeds, copies ------------------------------------------------------------------


def test_everybody_gets_the_same_reward_at_the_end() -> None:
    env = begun(heroes=2)
    play_on(env, Random(1))
    assert env.game.outcome is not None
    assert env.rewards == dict.fromkeys(("player_0", "player_1"), 1.0 if env.game.outcome.won else -1.0)
    assert set(env.terminations.values()) == {True}


def test_a_shaped_reward_adds_up_to_the_progress_and_the_outcome() -> None:
    for seed in range(1, 40):
        env = begun(adventure="hunted-road", players=1, shaped=True, seed=seed)
        chance, total = Random(seed), 0.0
        while not env.terminations["player_0"]:
            env.step(chance.choice(env.legal_actions()))
            before, total = total, total + env.rewards["player_0"]
        if before > 0.1:
            assert env.rewards["player_0"] == -1.0
            assert total == pytest.approx(before - 1)
            return
    raise AssertionError("nobody came on")


def test_progress_is_the_objectives_done_and_what_holds_of_the_current_one() -> None:
    game = begun(adventure="hunted-road").game
    objectives = game.adventure.objectives
    found = []
    for each in objectives:
        game.state.app.objective = each.name
        found.append(adventure_progress(game))
    assert found == sorted(found)
    assert all(place / len(objectives) <= each < 1 for place, each in enumerate(found))
    game.state.app.objective = ""
    assert adventure_progress(game) == 1.0


def test_the_same_seed_plays_the_same_game_and_another_another() -> None:
    games = [play_on(begun(seed=seed), Random(1)) for seed in (3, 3, 4)]
    assert games[0] == games[1] != games[2]


def test_a_clone_goes_on_by_itself_and_as_the_original_would() -> None:
    env = begun()
    play_on(env, Random(2), 25)
    twin = env.clone()
    before = env.observe(env.agent_selection)["observation"]
    ahead = play_on(twin, Random(3))
    assert np.array_equal(env.observe(env.agent_selection)["observation"], before)
    assert play_on(env, Random(3)) == ahead
    assert env.rewards == twin.rewards


def test_the_mask_names_the_legal_actions_of_whoever_is_asked_and_nothing_to_the_others() -> None:
    env = begun(heroes=3)
    for agent in env.possible_agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.nonzero()[0].tolist() == (sorted(env.legal_actions()) if agent == env.agent_selection else [])


def test_an_action_that_is_not_offered_is_refused_with_what_is() -> None:
    with pytest.raises(IllegalChoice, match=r"The action 2 is not offered; the actions are \d+ \("):
        begun().step(2)


# One seat --------------------------------------------------------------------------------


def test_one_player_is_asked_for_all_heroes() -> None:
    env = solo(heroes=3)
    turns = set()
    while env.game.decision is not None:
        turns.add(env.game.state.active)
        env.step(env.legal_actions()[0])
    assert turns >= {0, 1, 2}


def test_the_other_seats_are_played_by_whom_one_likes() -> None:
    asked = []

    def last(game: JourneyGame) -> int:
        assert game.decision is not None
        asked.append(game.decision.player)
        return game.decision.options[-1]

    env = solo(heroes=2, players=2, others=last)
    while env.game.decision is not None:
        assert env.game.decision.player == 0
        env.step(env.legal_actions()[0])
    assert set(asked) == {1}


def test_it_renders_heroes_enemies_and_what_is_offered() -> None:
    env = solo(adventure="held-ford", party=["legolas", "gimli"], render_mode="ansi")
    for _ in range(12):
        env.step(env.legal_actions()[0])
    shown = env.render()
    assert shown is not None
    assert "held-ford, normal, round" in shown
    west, east = (each.tile for each in env.game.state.tiles)
    assert f"Gimli (Guardian, player 0): {west}." in shown
    assert "Great Bow" in shown
    assert f"Goblin Scout at {east}.5: 3/1/0" in shown
    assert f"wall at {west}.1|{west}.3" in shown
    assert env.game.decision is not None
    assert f"{env.game.decision.kind}: " in shown


def test_hidden_cards_are_not_in_the_picture() -> None:
    env = begun(heroes=2, render_mode="ansi")
    play_on(env, Random(4), 30)
    game = env.game
    assert game.decision is not None
    other = game.determinize(game.decision.player, seed=9)
    shown = env.render()
    env.episode.game.state.identity[:] = other.state.identity
    env.episode.game.state.cards[:] = other.state.cards
    assert shown == env.render()
