"""The fidelity gates over random games of Passage Through Mirkwood, 1 to 4 players."""

import pytest

from tests.cardgame.plug import PASSAGE_1, PASSAGE_2, PASSAGE_3, PASSAGE_4
from tests.gates import GATES, Gate, Plug, gate_name

SEEDS = {PASSAGE_1: 4, PASSAGE_2: 3, PASSAGE_3: 2, PASSAGE_4: 1}


def players(plug: Plug) -> str:
    return f"{plug.players}p"


@pytest.mark.parametrize("gate", GATES, ids=gate_name)
@pytest.mark.parametrize("plug", [PASSAGE_1, PASSAGE_2, PASSAGE_3, PASSAGE_4], ids=players)
def test_passage_through_mirkwood_passes(plug: Plug, gate: Gate) -> None:
    gate(plug, range(SEEDS[plug]))
