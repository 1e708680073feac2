"""Train a small policy on the easy Passage Through Mirkwood, with numpy alone: ``python -m examples.train_mirkwood``.

The policy is linear: for each kind of decision and each action it has a weight for each of a dozen numbers of the
table, and takes offered actions by the softmax of their scores. It learns by REINFORCE: an action is made likelier
by as much as the rest of the game went better than was expected at that moment.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from waybread.envs import action_table, fields
from waybread.envs.cardgame import CHARACTER, ENEMY, KINDS

Floats: TypeAlias = NDArray[np.float64]
Environment: TypeAlias = gymnasium.Env[dict[str, Any], np.int64]
DECK: Final = "strongest-solo"
FEATURES: Final = 12
GAMES_IN_A_BATCH: Final = 24
TESTED_FROM: Final = 2_000_000
"""Games of the test have seeds from here on; training never sees them."""
_WILLPOWER, _ATTACK, _LIFE = (CHARACTER.index(each) for each in ("willpower", "attack", "hit points left"))
_READY, _STRENGTH, _ENGAGED = CHARACTER.index("ready"), ENEMY.index("attack"), ENEMY.index("engaged")


def make(*, shaped: bool) -> Environment:
    """The environment."""
    return gymnasium.make("waybread/Mirkwood-v1", decks=[DECK], easy=True, shaped=shaped, disable_env_checker=True)


def features(observation: NDArray[np.float32]) -> tuple[int, Floats]:
    """The kind of decision, and a few numbers of the table, each of the order of one."""
    seen = fields(observation, players=1)
    people, enemies = seen["characters"][0], seen["enemies"]
    ready = people[people[:, _READY] > 0]
    facing = enemies[enemies[:, _ENGAGED] > 0]
    willpower, threat = seen["questing"]
    stage, points, progress, _ = seen["quest"]
    numbers = [
        1.0,
        seen["threat"][0] / 25 - 1.4,
        (willpower - threat) / 5,
        threat / 5 - 1,
        ready[:, _WILLPOWER].sum() / 8,
        ready[:, _ATTACK].sum() / 8,
        people[:, _LIFE].sum() / 15 - 1,
        len(facing) / 2,
        facing[:, _STRENGTH].sum() / 4,
        stage / 3,
        (points - progress) / 10,
        seen["group"][2] / 3,
    ]
    return int(seen["kind"].argmax()), np.array(numbers)


@dataclass(slots=True)
class Step:
    """A decision of a game: what was offered, what was taken and how likely it was."""

    kind: int
    numbers: Floats
    offered: NDArray[np.int64]
    taken: int
    chances: Floats
    reward: float = 0.0


class Policy:
    """Weights by kind of decision, action and feature; and an expectation of the rest of the game by kind."""

    def __init__(self, actions: int) -> None:
        self.weights = np.zeros((len(KINDS), actions, FEATURES))
        self.expected = np.zeros((len(KINDS), FEATURES))
        self._speed = np.zeros_like(self.weights)

    def choose(self, seen: dict[str, Any], chance: np.random.Generator) -> Step:
        """An offered action by the softmax of the scores."""
        offered = seen["action_mask"].nonzero()[0]
        kind, numbers = features(seen["observation"])
        scores = self.weights[kind, offered] @ numbers
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        return Step(kind, numbers, offered, int(chance.choice(len(offered), p=chances)), chances)

    def learn(self, games: Sequence[Sequence[Step]], rate: float) -> None:
        """A step of REINFORCE over a batch of games, its size tempered by past gradients (RMSprop)."""
        gradient = np.zeros_like(self.weights)
        surprises: list[float] = []
        for game in games:
            to_come = 0.0
            for step in reversed(game):
                to_come += step.reward
                surprise = to_come - float(self.expected[step.kind] @ step.numbers)
                surprises.append(surprise)
                self.expected[step.kind] += 0.01 * surprise * step.numbers
                pull = -step.chances
                pull[step.taken] += 1
                gradient[step.kind, step.offered] += surprise * np.outer(pull, step.numbers)
        gradient /= len(games) * (float(np.std(surprises)) + 1e-6)
        self._speed = 0.95 * self._speed + 0.05 * gradient**2
        self.weights += rate * gradient / (np.sqrt(self._speed) + 0.02)


def play(env: Environment, policy: Policy, seed: int, chance: np.random.Generator) -> list[Step]:
    """One game."""
    seen, _ = env.reset(seed=seed)
    steps: list[Step] = []
    over = False
    while not over:
        step = policy.choose(seen, chance)
        seen, reward, terminated, truncated, _ = env.step(step.offered[step.taken])
        over = terminated or truncated
        step.reward = float(reward)
        steps.append(step)
    return steps


def train(games: int, seed: int, *, rate: float = 0.12) -> Policy:
    """A policy after so many games of training."""
    env = make(shaped=True)
    policy = Policy(action_table(players=1).size)
    chance = np.random.default_rng(seed)
    start = perf_counter()
    for first in range(0, games, GAMES_IN_A_BATCH):
        batch = [play(env, policy, first + n, chance) for n in range(min(GAMES_IN_A_BATCH, games - first))]
        policy.learn(batch, rate * (1 - first / games))
        if first // GAMES_IN_A_BATCH % 20 == 0:
            mean = np.mean([sum(step.reward for step in each) for each in batch])
            won = sum(each[-1].reward > 0 for each in batch)
            print(f"{first:6} games, {perf_counter() - start:4.0f} s: reward {mean:+.2f}, won {won} of {len(batch)}")
    return policy


def wins(policy: Policy, games: int, seed: int) -> int:
    """How many of so many unseen games a policy wins."""
    env = make(shaped=False)
    chance = np.random.default_rng(seed)
    return sum(play(env, policy, TESTED_FROM + n, chance)[-1].reward > 0 for n in range(games))


def interval(won: int, games: int) -> tuple[float, float]:
    """The share of wins within which the truth lies nineteen times in twenty (Wilson)."""
    z = 1.96
    middle = (won + z * z / 2) / (games + z * z)
    reach = z / (games + z * z) * sqrt(won * (games - won) / games + z * z / 4)
    return max(0.0, middle - reach), middle + reach


def main() -> None:
    """Train, then test on games that training has not seen, beside a policy that chooses at random."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="training games (default: 4000)")
    parser.add_argument("--test", type=int, default=400, help="test games (default: 400)")
    parser.add_argument("--seed", type=int, default=1, help="default: 1")
    asked = parser.parse_args()
    trained = train(asked.games, asked.seed)
    for name, policy in (("trained", trained), ("random", Policy(action_table(players=1).size))):
        won = wins(policy, asked.test, asked.seed)
        low, high = interval(won, asked.test)
        print(f"{name}: won {won} of {asked.test}: {won / asked.test:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
