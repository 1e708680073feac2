"""The worked example learns, and its figures are what they are said to be."""

import numpy as np
import pytest

from examples.train_mirkwood import Policy, interval, make, play, train
from waybread.envs import action_table


def test_training_changes_what_the_policy_does() -> None:
    trained, untrained = train(games=6, seed=1), Policy(action_table(players=1).size)
    env = make(shaped=False)
    games = [
        [int(each.offered[each.taken]) for each in play(env, policy, 7, np.random.default_rng(1))]
        for policy in (trained, untrained, trained)
    ]
    assert games[0] == games[2] != games[1]


def test_a_policy_without_weights_takes_every_action_alike() -> None:
    env = make(shaped=False)
    seen, _ = env.reset(seed=1)
    step = Policy(action_table(players=1).size).choose(seen, np.random.default_rng(1))
    assert step.offered.tolist() == seen["action_mask"].nonzero()[0].tolist()
    assert np.allclose(step.chances, 1 / len(step.offered))


def test_an_action_that_went_better_than_expected_becomes_likelier() -> None:
    env = make(shaped=False)
    seen, _ = env.reset(seed=1)
    policy = Policy(action_table(players=1).size)
    step = policy.choose(seen, np.random.default_rng(1))
    step.reward = 1.0
    other = policy.choose(seen, np.random.default_rng(1))
    other.taken, other.reward = 1 - step.taken, -1.0
    policy.learn([[step], [other]], rate=0.1)
    assert policy.choose(seen, np.random.default_rng(1)).chances[step.taken] > 0.5


def test_the_interval_is_wilsons() -> None:
    assert interval(0, 100) == pytest.approx((0.0, 0.037), abs=0.0005)
    assert interval(50, 100) == pytest.approx((0.404, 0.596), abs=0.0005)
