"""The Gymnasium environment: Gymnasium's own check, the other seats, masks and copies."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from waybread.bots import Scout, Seat
from waybread.cardgame import CardGame
from waybread.envs import IDS, CardGameSolo
from waybread.kernel import SetupError


def play_on(env: CardGameSolo, chance: Random) -> tuple[list[int], float]:
    """Play at random to the end; the actions that were taken, and the rewards together."""
    taken, total, over = [], 0.0, False
    while not over:
        taken.append(chance.choice(env.legal_actions()))
        _, reward, over, _, _ = env.step(taken[-1])
        total += float(reward)
    return taken, total


def begun(seed: int = 1, **wishes: Any) -> CardGameSolo:
    env = CardGameSolo(**wishes)
    env.reset(seed=seed)
    return env


@pytest.mark.parametrize("id_", IDS)
@pytest.mark.parametrize("wishes", [{}, {"players": 3, "seat": 1, "shaped": True, "easy": True}])
def test_it_passes_gymnasiums_check(id_: str, wishes: dict[str, Any]) -> None:
    check_env(gymnasium.make(id_, render_mode="ansi", **wishes).unwrapped)


@pytest.mark.parametrize(("id_", "scenario"), IDS.items())
def test_its_ids_are_registered_with_gymnasium(id_: str, scenario: str) -> None:
    env = gymnasium.make(id_, decks=["spirit"], easy=True).unwrapped
    assert isinstance(env, CardGameSolo)
    env.reset(seed=1)
    assert (env.game.state.scenario, env.game.state.easy) == (scenario, True)
    assert "Éowyn" in [env.game.title(each) for each in env.game.heroes()]


def test_the_end_is_a_win_or_a_loss() -> None:
    env = begun()
    assert play_on(env, Random(1))[1] == -1.0
    assert env.game.outcome is not None


def test_the_mask_is_in_the_observation_in_the_info_and_by_itself() -> None:
    env = CardGameSolo()
    seen, info = env.reset(seed=1)
    assert seen["action_mask"].nonzero()[0].tolist() == sorted(env.legal_actions())
    assert np.array_equal(seen["action_mask"], info["action_mask"])
    assert np.array_equal(seen["action_mask"], env.action_masks())


def test_an_action_that_is_not_offered_ends_the_episode_with_a_loss() -> None:
    env = begun()
    _, reward, terminated, truncated, info = env.step(3)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)


def test_only_its_own_seat_is_asked() -> None:
    env = begun(players=3, seat=2)
    asked = []
    while env.game.decision is not None:
        asked.append(env.game.decision.player)
        env.step(env.legal_actions()[0])
    assert len(asked) > 5
    assert set(asked) == {2}


def test_the_other_seats_are_played_by_whom_one_likes() -> None:
    bot = Scout()
    asked = []

    def scout(game: CardGame) -> int:
        seat = Seat(game)
        asked.append(seat.player)
        return bot.choose(seat)

    play_on(begun(players=2, others=scout), Random(1))
    assert set(asked) == {1}


def test_other_seats_without_a_policy_play_by_the_seed() -> None:
    games = [play_on(begun(players=2, seed=seed), Random(1)) for seed in (3, 3, 4)]
    assert games[0] == games[1] != games[2]


def test_a_clone_goes_on_by_itself_and_as_the_original_would() -> None:
    env = begun(players=2)
    for _ in range(12):
        env.step(env.legal_actions()[-1])
    twin = env.clone()
    before = env.episode.observe(0)["observation"]
    ahead = play_on(twin, Random(3))
    assert np.array_equal(env.episode.observe(0)["observation"], before)
    assert play_on(env, Random(3)) == ahead
    assert np.array_equal(env.reset()[0]["observation"], twin.reset()[0]["observation"])


def test_it_renders_its_own_hand() -> None:
    env = begun(players=2, render_mode="ansi")
    while not env.game.state.hands[0]:
        env.step(env.legal_actions()[0])
    shown = env.render()
    assert shown is not None
    assert f"hand: {env.game.title(env.game.state.hands[0][0])}" in shown
    assert "hand: 6 cards" in shown


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(SetupError, match="The seat is 0 to 1 with 2 players, not 2"):
        CardGameSolo(players=2, seat=2)
