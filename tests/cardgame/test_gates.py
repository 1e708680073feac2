"""The fidelity gates over random games of the core set's scenarios, 1 to 4 players."""

import pytest

from tests.cardgame.plug import CORE_SET
from tests.gates import GATES, Gate, Plug, gate_name

GAMES = {1: 4, 2: 3, 3: 2, 4: 1}
"""How many games are played, by the number of players; ``make soak`` plays many more."""


def name(plug: Plug) -> str:
    return f"{plug.setup['scenario']}-{plug.players}p"


@pytest.mark.parametrize("gate", GATES, ids=gate_name)
@pytest.mark.parametrize("plug", CORE_SET, ids=name)
def test_a_scenario_passes(plug: Plug, gate: Gate) -> None:
    gate(plug, range(GAMES[plug.players]))
