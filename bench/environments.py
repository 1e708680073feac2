"""The research environments, as the harness steps through them: with observations, and without."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from bench.measure import Contender, Played, Ratios
from tests.envs.positions import full_decks

if TYPE_CHECKING:
    from waybread.envs import CardGameAEC

_SCENARIO: Final = "passage-through-mirkwood"


@dataclass(frozen=True, slots=True)
class Environment:
    """The PettingZoo environment with so many players; one player's is what Gymnasium's wraps."""

    players: int
    observed: bool
    """Is every step observed, with its mask?"""
    name: str = "env"

    @property
    def key(self) -> str:
        """What the keys of its games begin with."""
        return f"{self.name}.passage.{self.players}p{'.observed' if self.observed else ''}"

    @property
    def engine(self) -> str:
        """The key of the same games played by the bare engine."""
        return f"cardgame.passage.{self.players}p"

    def contender(self) -> Contender:
        """Whole random games, ready to be measured; ImportError where the extra is not installed."""
        from waybread.envs import CardGameAEC

        env = CardGameAEC(_SCENARIO, full_decks(self.players))
        play: Callable[[CardGameAEC, int], Played] = _play_observed if self.observed else _play
        play(env, 1)  # imports and caches are not what is measured
        return Contender(self.key, lambda seed: play(env, seed))


def _play(env: "CardGameAEC", seed: int) -> Played:
    env.reset(seed=seed)
    chance = Random(seed).random  # noqa: S311  no secret hangs on it
    steps = 0
    while not env.terminations[env.agent_selection]:
        actions = env.legal_actions()
        env.step(actions[int(chance() * len(actions))])
        steps += 1
    return Played(steps, steps)


def _play_observed(env: "CardGameAEC", seed: int) -> Played:
    env.reset(seed=seed)
    chance = Random(seed).random  # noqa: S311
    steps = 0
    while True:
        seen, _, over, _, _ = env.last()
        if over or seen is None:
            return Played(steps, steps)
        actions = seen["action_mask"].nonzero()[0]
        env.step(actions[int(chance() * len(actions))])
        steps += 1


def beside_the_engine(environments: Iterable[Environment], measured: Mapping[str, float]) -> Ratios:
    """Each environment's steps over the engine's own decisions, where both were measured."""
    return {
        f"{each.key}.steps_vs_engine": (f"{each.key}.decisions_per_s", f"{each.engine}.decisions_per_s")
        for each in environments
        if f"{each.key}.decisions_per_s" in measured and f"{each.engine}.decisions_per_s" in measured
    }


ENVIRONMENTS: Final = (
    Environment(1, observed=False),
    Environment(1, observed=True),
    Environment(2, observed=False),
    Environment(2, observed=True),
    Environment(4, observed=False),
    Environment(4, observed=True),
)
