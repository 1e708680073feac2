"""The environments are measured by their steps, beside the engine that they wrap."""

import pytest

from bench.environments import ENVIRONMENTS, Environment, beside_the_engine


@pytest.mark.parametrize("environment", ENVIRONMENTS, ids=lambda each: str(each.key))
def test_an_environment_plays_the_same_game_by_the_same_seed(environment: Environment) -> None:
    assert environment.contender().play(3).decisions > 20
    assert environment.contender().play(3) == environment.contender().play(3)


def test_steps_are_set_beside_the_engine_where_both_were_measured() -> None:
    env, engine = "env.passage.1p.decisions_per_s", "cardgame.passage.1p.decisions_per_s"
    assert beside_the_engine(ENVIRONMENTS, {env: 1.0, engine: 2.0}) == {"env.passage.1p.steps_vs_engine": (env, engine)}
    assert beside_the_engine(ENVIRONMENTS, {env: 1.0}) == {}
