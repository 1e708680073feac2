"""The fidelity gates beside the boxes, and every built-in adventure pressed through to an end."""

import pytest

from tests.gates import GATES, Plug, Run
from tests.journeys.companion.plug import COMPANIONS, invariant
from tests.journeys.companion.random_presses import BUILT_IN, player
from tests.journeys.plug import setup
from waybread.journeys import CompanionGame
from waybread.journeys.stories import SMALL

LONGEST = 4000
SEEDS = 12
"""So many parties try an adventure before it counts as one that cannot be won."""


def name(plug: Plug) -> str:
    return f"{plug.setup['adventure']}-{len(plug.setup['heroes'])}"


@pytest.mark.parametrize("plug", COMPANIONS, ids=name)
def test_random_presses_pass_every_gate(plug: Plug) -> None:
    run = Run(plug, GATES, sparse=True)
    endings = [run.play(seed).outcome for seed in (1, 2, 3)]
    run.judge()
    assert all(outcome and outcome.reason for outcome in endings)


def play(adventure: str, heroes: int, seed: int) -> CompanionGame:
    game, choose = CompanionGame.new(setup(adventure, heroes), seed), player(seed)
    while game.decision is not None:
        game.choose(choose(game))
        invariant(game)
        assert len(game.answers) < LONGEST, "it does not end"
    return game


@pytest.mark.rule("jme:8.0")
@pytest.mark.parametrize("heroes", range(1, 6))
@pytest.mark.parametrize("adventure", BUILT_IN)
def test_every_adventure_ends_and_a_replay_and_undo_lead_to_the_same_state(adventure: str, heroes: int) -> None:
    game = play(adventure, heroes, heroes)
    assert CompanionGame.replay(game.setup, game.seed, game.answers).digest() == game.digest()
    ended, answers = game.digest(), game.answers[-5:]
    for _ in answers:
        game.undo()
    for answer in answers:
        game.choose(answer)
    assert game.digest() == ended


@pytest.mark.parametrize("adventure", SMALL)
def test_every_small_adventure_can_be_won(adventure: str) -> None:
    outcomes = (play(adventure, 2, seed).outcome for seed in range(SEEDS))
    assert any(outcome is not None and outcome.won for outcome in outcomes)
