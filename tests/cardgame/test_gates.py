"""The fidelity gates over random games of every scenario, 1 to 4 players, standard and easy mode."""

import pytest

from tests.cardgame.plug import EVERY
from tests.gates import GATES, Gate, Plug, Run, gate_name

EASY = next(each for each in EVERY if each.where.endswith(":PASSAGE_EASY_2"))
GAMES = {1: 3, 2: 2, 3: 1, 4: 1}
"""How many games are played, by the number of players; ``make soak`` plays many more."""


def seeds(plug: Plug) -> range:
    """Games with an odd seed have favoured heroes: among three and four players, that of easy mode."""
    first = 1 if plug.setup["easy"] else 0
    return range(first, first + GAMES[plug.players])


def name(plug: Plug) -> str:
    return f"{plug.setup['scenario']}-{plug.players}p{'-easy' if plug.setup['easy'] else ''}"


@pytest.mark.parametrize("plug", EVERY, ids=name)
def test_random_games_pass_every_gate(plug: Plug) -> None:
    closely = plug.players == 2 and not plug.setup["easy"]  # every position, in one setup of each scenario
    run = Run(plug, GATES, sparse=not closely)
    endings = [run.play(seed).outcome for seed in seeds(plug)]
    run.judge()
    assert all(outcome and outcome.reason for outcome in endings)


@pytest.mark.parametrize("gate", GATES, ids=gate_name)
def test_every_position_of_a_game_passes(gate: Gate) -> None:
    gate(EASY, range(1))
