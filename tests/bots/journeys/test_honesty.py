"""No bot's choice in a journey depends on what its seat cannot know."""

from collections import Counter
from collections.abc import Callable
from itertools import chain

import pytest

from tests.bots.journeys.positions import ADVENTURES, positions
from waybread.bots import Bot, Policy, RandomBot, Settings, Strider, random_policy
from waybread.bots.journeys import JOURNEYS, JourneyScout, evaluate, journey_policy
from waybread.bots.seat import Seat
from waybread.journeys import JourneyGame
from waybread.kernel import Keep, Streams

BOTS: tuple[Callable[[], Bot], ...] = (lambda: RandomBot(3), JourneyScout)
PLAYED: dict[str, Policy[JourneyGame]] = {"random": random_policy, "scout": journey_policy}
EVERY = 4
"""Each game is looked at in every so many positions."""


class Elsewhere(Seat[JourneyGame]):
    """A seat in a world that is imagined itself; inside an effect that world is the only one it has."""

    def imagine(self, seed: int, keep: Keep = Keep.ROLLOUT) -> JourneyGame:
        return super().imagine(seed, keep) if self._game.quiescent else self._game


@pytest.mark.parametrize("adventure", ADVENTURES)
@pytest.mark.parametrize("played", PLAYED)
def test_every_bot_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(adventure: str, played: str) -> None:
    looked: Counter[str] = Counter()
    games = [positions(adventure, heroes, heroes, PLAYED[played]) for heroes in (1, 2, 4)]
    for number, game in enumerate(chain(*games)):
        if number % EVERY:
            continue
        seat = Seat(game)
        worlds = [seat.imagine(seed) for seed in (2 * number, 2 * number + 1)]
        assert worlds[0].view(seat.player) == worlds[1].view(seat.player)
        assert worlds[0].decision == worlds[1].decision
        assert evaluate(worlds[0]) == evaluate(worlds[1])
        looked["different" if worlds[0].state.identity != worlds[1].state.identity else "same"] += 1
        looked["quiescent" if game.quiescent else "inside an effect"] += 1
        for bot in BOTS:
            choices = [bot().choose(Elsewhere(world)) for world in worlds]
            assert choices[0] == choices[1], f"{bot().name}, decision {number}: {game.decision}"
    assert looked["different"] > looked["same"]
    assert looked["quiescent"] > 3
    assert looked["inside an effect"] > 3


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_the_search_says_the_same_of_worlds_that_its_seat_cannot_tell_apart(adventure: str) -> None:
    looked = 0
    asked_by_steps = (each for each in positions(adventure, 2, 3, journey_policy) if each.quiescent)
    for number, game in enumerate(asked_by_steps):
        if number % 8:
            continue
        worlds = [Seat(game).imagine(seed) for seed in (2 * number, 2 * number + 1)]
        searches = [Strider(JOURNEYS, Settings(playouts=6, ahead=1), seed=number) for _ in worlds]
        first, second = (search.weigh(Seat(world)) for search, world in zip(searches, worlds, strict=True))
        assert first == second, f"decision {number}: {game.decision}"
        looked += worlds[0].state.identity != worlds[1].state.identity
    assert looked > 2


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_scout_chooses_in_the_game_itself_what_it_chooses_at_its_seat(adventure: str) -> None:
    for number, game in enumerate(positions(adventure, 3, 5, journey_policy)):
        assert game.decision is not None
        if number % 5 == 0:
            assert JourneyScout(seed=number).choose(Seat(game)) == journey_policy(game, game.decision, Streams(0))
