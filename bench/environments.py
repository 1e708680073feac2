"""The research environments, as the harness steps through them: with observations, and without."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final

from bench.measure import Contender, Played, Ratios
from tests.envs.cardgame.positions import full_decks
from tests.journeys.plug import setup as journey

if TYPE_CHECKING:
    from waybread.envs import TableAEC


@dataclass(frozen=True, slots=True)
class Environment:
    """A PettingZoo environment; one player's is what Gymnasium's wraps."""

    engine: str
    """The key of the same games played by the bare engine: ``cardgame.passage.1p``."""
    make: Callable[[], "TableAEC[Any]"]
    observed: bool
    """Is every step observed, with its mask?"""
    name: str = "env"

    @property
    def key(self) -> str:
        """What the keys of its games begin with."""
        return f"{self.name}.{self.engine.partition('.')[2]}{'.observed' if self.observed else ''}"

    def contender(self) -> Contender:
        """Whole random games, ready to be measured; ImportError where the extra is not installed."""
        env = self.make()
        play: Callable[[TableAEC[Any], int], Played] = _play_observed if self.observed else _play
        play(env, 1)  # imports and caches are not what is measured
        return Contender(self.key, lambda seed: play(env, seed))


def _play(env: "TableAEC[Any]", seed: int) -> Played:
    env.reset(seed=seed)
    chance = Random(seed).random  # noqa: S311  no secret hangs on it
    steps = 0
    while not env.terminations[env.agent_selection]:
        actions = env.legal_actions()
        env.step(actions[int(chance() * len(actions))])
        steps += 1
    return Played(steps, steps)


def _play_observed(env: "TableAEC[Any]", seed: int) -> Played:
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


def _passage(players: int) -> "TableAEC[Any]":
    from waybread.envs import CardGameAEC

    return CardGameAEC("passage-through-mirkwood", full_decks(players))


def _beacon(heroes: int) -> "TableAEC[Any]":
    from waybread.envs import JourneysAEC

    return JourneysAEC("cold-beacon", journey("cold-beacon", heroes)["heroes"])


_MADE: Final[tuple[tuple[str, Callable[[int], "TableAEC[Any]"], int], ...]] = (
    ("cardgame.passage.1p", _passage, 1),
    ("cardgame.passage.2p", _passage, 2),
    ("cardgame.passage.4p", _passage, 4),
    ("journeys.beacon.2h", _beacon, 2),
)
ENVIRONMENTS: Final = tuple(
    Environment(engine, partial(make, count), observed=observed)
    for engine, make, count in _MADE
    for observed in (False, True)
)
