"""No bot's choice depends on what its seat cannot know."""

from collections import Counter
from collections.abc import Callable
from itertools import chain

import pytest

from tests.bots.games import SCENARIOS, positions
from waybread.bots import (
    CARDGAME,
    Bot,
    Policy,
    RandomBot,
    Scout,
    Seat,
    Settings,
    Strider,
    random_policy,
    scout_policy,
)
from waybread.bots.seat import Seat as AnySeat
from waybread.cardgame import CardGame
from waybread.kernel import Keep

BOTS: tuple[Callable[[], Bot], ...] = (lambda: RandomBot(3), Scout)
PLAYED: dict[str, Policy[CardGame]] = {"random": random_policy, "scout": scout_policy}
EVERY = 5
"""Each game is looked at in every so many positions."""


class Elsewhere(AnySeat[CardGame]):
    """A seat in a world that is imagined itself; inside an effect that world is the only one it has."""

    def imagine(self, seed: int, keep: Keep = Keep.ROLLOUT) -> CardGame:
        return super().imagine(seed, keep) if self._game.quiescent else self._game


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("played", PLAYED)
def test_every_bot_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(
    scenario: str, players: int, played: str
) -> None:
    looked: Counter[str] = Counter()
    games = [positions(scenario, players, seed, PLAYED[played]) for seed in (players, 10 + players)]
    for number, game in enumerate(chain(*games)):
        if number % EVERY and (game.quiescent or looked["inside an effect"]):
            continue  # a sample, and the first position inside an effect
        seat = Seat(game)
        worlds = [seat.imagine(seed) for seed in (2 * number, 2 * number + 1)]
        assert worlds[0].view(seat.player) == worlds[1].view(seat.player)
        looked["different" if worlds[0].state.identity != worlds[1].state.identity else "same"] += 1
        looked["quiescent" if game.quiescent else "inside an effect"] += 1
        for bot in BOTS:
            choices = [bot().choose(Elsewhere(world)) for world in worlds]
            assert choices[0] == choices[1], f"{bot().name}, decision {number}: {game.decision}"
    assert looked["different"] > looked["same"]
    assert looked["quiescent"] > 3
    assert looked["inside an effect"] > 0


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [1, 3])
def test_the_search_says_the_same_of_worlds_that_its_seat_cannot_tell_apart(scenario: str, players: int) -> None:
    looked = 0
    for number, game in enumerate(positions(scenario, players, players, scout_policy)):
        if number % 17 or not game.quiescent:
            continue
        worlds = [Seat(game).imagine(seed) for seed in (2 * number, 2 * number + 1)]
        searches = [Strider(CARDGAME, Settings(playouts=6, ahead=1), seed=number) for _ in worlds]
        first, second = (search.weigh(Seat(world)) for search, world in zip(searches, worlds, strict=True))
        assert first == second, f"decision {number}: {game.decision}"
        looked += worlds[0].state.identity != worlds[1].state.identity
    assert looked > 2


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scout_chooses_in_the_game_itself_what_it_chooses_at_its_seat(scenario: str) -> None:
    for number, game in enumerate(positions(scenario, 2, 5, scout_policy)):
        decision = game.decision
        assert decision is not None
        if number % 3 == 0:
            expected = Scout(seed=number).choose(Seat(game))
            assert Scout(seed=number + 1).choose(Seat(game)) == expected
