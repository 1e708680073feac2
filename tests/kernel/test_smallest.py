"""The game of docs/kernel.md is sound."""

import pytest

from tests.gates import GATES, Gate, gate_name
from tests.kernel.smallest import PLUG


@pytest.mark.parametrize("gate", GATES, ids=gate_name)
def test_the_smallest_game_passes_every_gate(gate: Gate) -> None:
    gate(PLUG, range(10))
