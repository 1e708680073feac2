"""The fidelity gates over random adventures, 1 to 5 heroes, journey and battle maps."""

import pytest

from tests.gates import GATES, Plug, Run
from tests.journeys.plug import JOURNEYS

GAMES = {1: 3, 2: 2, 3: 2, 4: 1, 5: 1}
"""How many games are played, by the number of heroes; ``make soak`` plays many more."""


def name(plug: Plug) -> str:
    return f"{plug.setup['adventure']}-{plug.players}"


@pytest.mark.parametrize("plug", JOURNEYS, ids=name)
def test_random_adventures_pass_every_gate(plug: Plug) -> None:
    run = Run(plug, GATES, sparse=True)
    endings = [run.play(seed).outcome for seed in range(1, 1 + GAMES[plug.players])]
    run.judge()
    assert all(outcome and outcome.reason for outcome in endings)
