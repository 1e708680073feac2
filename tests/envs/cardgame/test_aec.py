"""The PettingZoo environment: PettingZoo's own checks, rewards, seeds and copies."""

from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo.test
import pytest
from pettingzoo.env_registry.registration import make
from pettingzoo.utils.conversions import aec_to_parallel
from pettingzoo.utils.wrappers import BaseWrapper

from tests.envs.cardgame.positions import SCENARIOS
from waybread.envs import IDS, CardGameAEC, cardgame_aec
from waybread.envs.cardgame.environments import quest_progress
from waybread.kernel import IllegalChoice, SetupError, WaybreadError

PETTINGZOO: Any = pettingzoo.test  # its checks have no types


def play_on(env: CardGameAEC, chance: Random, steps: int = 100_000) -> list[int]:
    """Play at random; the actions that were taken."""
    taken: list[int] = []
    while len(taken) < steps and not (env.terminations[env.agent_selection] or env.truncations[env.agent_selection]):
        taken.append(chance.choice(env.legal_actions()))
        env.step(taken[-1])
    return taken


def begun(seed: int = 1, **wishes: Any) -> CardGameAEC:
    env = CardGameAEC(**wishes)
    env.reset(seed=seed)
    return env


@pytest.mark.filterwarnings("ignore:Observation")  # what it says of every environment with a mask
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [1, 3])
def test_the_wrapped_environment_passes_pettingzoos_api_test(scenario: str, players: int) -> None:
    PETTINGZOO.api_test(cardgame_aec(scenario, players=players), num_cycles=200)


@pytest.mark.filterwarnings("ignore:Observation")
def test_the_raw_environment_passes_pettingzoos_api_test() -> None:
    PETTINGZOO.api_test(CardGameAEC(players=2), num_cycles=200)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_passes_pettingzoos_seed_test(scenario: str) -> None:
    PETTINGZOO.seed_test(lambda: cardgame_aec(scenario, players=2), num_cycles=100)


class AnyAction(BaseWrapper[str, Any, Any]):
    """Whatever is chosen, an action that is offered is taken: PettingZoo's check of cycles knows no masks."""

    def step(self, action: Any) -> None:
        raw: Any = self.env.unwrapped
        offered = raw.legal_actions()
        super().step(action if action is None else offered[action % len(offered)])


def test_it_passes_pettingzoos_check_of_cycles() -> None:
    def env(max_cycles: int) -> AnyAction:
        wrapped = AnyAction(CardGameAEC(players=1, max_cycles=max_cycles))
        wrapped.metadata = {**wrapped.metadata, "is_parallelizable": True}  # with one agent nobody waits
        return wrapped

    PETTINGZOO.max_cycles_test(
        SimpleNamespace(env=env, parallel_env=lambda max_cycles: aec_to_parallel(env(max_cycles)))
    )


def test_a_game_is_cut_short_after_its_cycles() -> None:
    env = begun(players=3, max_cycles=7)
    assert len(play_on(env, Random(1))) == 7
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}


@pytest.mark.parametrize(("id_", "scenario"), IDS.items())
def test_its_ids_are_registered_with_pettingzoo(id_: str, scenario: str) -> None:
    env = make("aec", id_, players=2, easy=True)
    env.reset(seed=1)
    raw: Any = env.unwrapped
    state = raw.game.state
    assert (state.scenario, state.easy, env.num_agents) == (scenario, True, 2)


def test_everybody_gets_the_same_reward_at_the_end() -> None:
    env = begun(players=2)
    play_on(env, Random(1))
    assert env.game.outcome is not None
    assert env.rewards == dict.fromkeys(("player_0", "player_1"), 1.0 if env.game.outcome.won else -1.0)
    assert set(env.terminations.values()) == {True}


def test_before_the_end_there_is_no_reward_unless_it_is_shaped() -> None:
    env = begun(players=1)
    while not env.terminations[env.agent_selection]:
        assert env.rewards == {"player_0": 0.0}
        env.step(env.legal_actions()[0])


def test_a_shaped_reward_adds_up_to_the_progress_and_the_outcome() -> None:
    env = begun(players=1, shaped=True, easy=True, seed=11)
    chance = Random(5)
    total = 0.0
    while not env.terminations["player_0"]:
        env.step(chance.choice(env.legal_actions()))
        total += env.rewards["player_0"]
    assert env.rewards["player_0"] == -1.0
    assert quest_progress(env.game) > 0.3
    assert total == pytest.approx(quest_progress(env.game) - 1)


def test_the_same_seed_plays_the_same_game_and_another_another() -> None:
    games = [play_on(begun(players=2, seed=seed), Random(1)) for seed in (3, 3, 4)]
    assert games[0] == games[1] != games[2]


def test_games_after_a_seed_follow_from_it() -> None:
    def seeds(env: CardGameAEC) -> list[int]:
        found = []
        for _ in range(3):
            env.reset()
            found.append(env.game.seed)
        return found

    first = begun(seed=5)
    found = seeds(first)
    assert len(set(found)) == 3
    assert seeds(begun(seed=5)) == found != seeds(begun(seed=6))


def test_a_clone_goes_on_by_itself_and_as_the_original_would() -> None:
    env = begun(players=2)
    play_on(env, Random(2), 25)
    twin = env.clone()
    before = env.observe(env.agent_selection)["observation"]
    ahead = play_on(twin, Random(3))
    assert np.array_equal(env.observe(env.agent_selection)["observation"], before)
    assert env.rewards == {"player_0": 0.0, "player_1": 0.0}
    assert play_on(env, Random(3)) == ahead
    assert env.rewards == twin.rewards
    env.reset()
    twin.reset()
    assert env.game.seed == twin.game.seed


def test_the_mask_names_the_legal_actions_of_whoever_is_asked_and_nothing_to_the_others() -> None:
    env = begun(players=3)
    for agent in env.possible_agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.nonzero()[0].tolist() == (sorted(env.legal_actions()) if agent == env.agent_selection else [])


def test_an_action_that_is_not_offered_is_refused_by_the_raw_environment() -> None:
    env = begun(players=1)
    with pytest.raises(IllegalChoice, match=r"The action 3 is not offered; the actions are 6 \(number 0\)"):
        env.step(3)


def test_an_action_that_is_not_offered_ends_the_wrapped_game_with_a_loss(capfd: pytest.CaptureFixture[str]) -> None:
    env = cardgame_aec(players=1)
    env.reset(seed=1)
    env.step(3)
    _, reward, terminated, _, _ = env.last()
    assert (reward, terminated) == (-1, True)


def test_it_renders_what_the_selected_agent_sees() -> None:
    env = begun(players=2, render_mode="ansi")
    shown = env.render()
    assert shown is not None
    own, other = env.game.decision.player if env.game.decision else 0, 1
    assert "passage-through-mirkwood, round 0, setup" in shown
    assert "first player: 2 player 0, 3 player 1" in shown
    assert f"player {own}: threat" in shown
    assert f"player {other}: threat" in shown


def test_an_environment_that_has_not_been_reset_says_so() -> None:
    with pytest.raises(WaybreadError, match=r"call reset\(\) first"):
        CardGameAEC().legal_actions()


@pytest.mark.parametrize(
    ("wishes", "words"),
    [
        ({"players": 5}, "1 to 4 players, not 5"),
        ({"players": 1, "decks": ["lore", "spirit"]}, "2 decks for 1 players"),
        ({"decks": "lore"}, "a deck for each player"),
        ({"max_cycles": 0}, "max_cycles is 1 or more, not 0"),
        ({"render_mode": "human"}, "'ansi' or None, not 'human'"),
        ({"decks": [{"heroes": ["Aragorn"], "cards": {"Gandalf": 4}}]}, "Deck 1 has more than 3 of Gandalf"),
    ],
)
def test_wishes_that_cannot_be_met_are_refused(wishes: dict[str, Any], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        CardGameAEC(**wishes)
