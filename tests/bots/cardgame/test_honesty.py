"""No bot's choice depends on what its seat cannot know."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any
from zlib import crc32

import pytest

from tests.bots.cardgame.positions import SCENARIOS, positions
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
from waybread.kernel import Keep, Streams

BOTS: tuple[Callable[[], Bot], ...] = (lambda: RandomBot(3), Scout)
PLAYED: dict[str, Policy[CardGame]] = {"random": random_policy, "scout": scout_policy}
EVERY = 5
"""Each game is looked at in every so many positions."""


class Elsewhere(AnySeat[CardGame]):
    """A seat in a world that is imagined itself; inside an effect that world is the only one it has."""

    def imagine(self, seed: int, keep: Keep = Keep.ROLLOUT) -> CardGame:
        return super().imagine(seed, keep) if self._game.quiescent else self._game

    def peep(self) -> CardGame:
        return self._game


class Peeping(RandomBot):
    """A bot that counts on the cards that lie on top of the decks."""

    def __init__(self, *, inside_an_effect: bool) -> None:
        super().__init__(3)
        self._inside_an_effect = inside_an_effect

    def choose(self, seat: AnySeat[Any]) -> int:
        assert isinstance(seat, Elsewhere)
        world, options = seat.peep(), seat.decision.options
        if world.quiescent is self._inside_an_effect:
            return super().choose(seat)
        tops = [world.state.identity[deck[-1]] for deck in (*world.state.decks, world.state.encounter_deck) if deck]
        return options[crc32("".join(tops).encode()) % len(options)]


def hold_honest(scenario: str, players: int, policy: Policy[CardGame], bots: Iterable[Callable[[], Bot]]) -> None:
    """Bots choose the same in worlds that their seat cannot tell apart: in a sample of two games' positions."""
    looked: Counter[str] = Counter()
    games = [positions(scenario, players, seed, policy) for seed in (players, 10 + players)]
    for number, game in enumerate(chain(*games)):
        seat = Seat(game)
        inside = "" if game.quiescent else f"inside an effect: {seat.decision.kind}"
        if number % EVERY and (game.quiescent or looked[inside]):
            continue  # a sample, and the first position of each kind inside an effect
        worlds = [seat.imagine(seed) for seed in (2 * number, 2 * number + 1)]
        assert worlds[0].view(seat.player) == worlds[1].view(seat.player)
        assert worlds[0].decision == worlds[1].decision
        looked["different" if worlds[0].state.identity != worlds[1].state.identity else "same"] += 1
        looked[inside] += 1
        for bot in bots:
            choices = [bot().choose(Elsewhere(world)) for world in worlds]
            assert choices[0] == choices[1], f"{bot().name}, decision {number}: {game.decision}"
    assert looked["different"] > looked["same"]
    assert looked[""] > 3
    assert any(kind.startswith("inside") for kind in looked)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("played", PLAYED)
def test_every_bot_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(
    scenario: str, players: int, played: str
) -> None:
    hold_honest(scenario, players, PLAYED[played], BOTS)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("inside", [False, True], ids=["in a step", "inside an effect"])
def test_a_bot_that_peeps_is_found(scenario: str, inside: bool) -> None:
    with pytest.raises(AssertionError, match="random, decision"):
        hold_honest(scenario, 2, random_policy, [lambda: Peeping(inside_an_effect=inside)])


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
def test_the_search_goes_on_choosing_the_same_for_as_long_as_its_seat_sees_the_same(scenario: str) -> None:
    """Two worlds are played on side by side, inside effects too, with what is kept from decision to decision."""
    looked: Counter[str] = Counter()
    for number, game in enumerate(positions(scenario, 2, 2, scout_policy)):
        if number % 11 or not game.quiescent:
            continue
        player = Seat(game).player
        worlds = [Seat(game).imagine(seed, Keep.SEARCH) for seed in (2 * number, 2 * number + 1)]
        searches = [Strider(CARDGAME, Settings(playouts=4), seed=number) for _ in worlds]
        for _ in range(10):
            first, second = worlds
            if first.decision is None or first.decision.player != player or first.decision != second.decision:
                break
            if first.view(player) != second.view(player):
                break
            choices = [search.choose(Seat(world)) for search, world in zip(searches, worlds, strict=True)]
            assert choices[0] == choices[1], f"after decision {number}: {first.decision}"
            looked["in a step" if first.quiescent else "inside an effect"] += 1
            for world in worlds:
                world.choose(choices[0])
    assert looked["in a step"] > 20
    assert looked["inside an effect"] > 0


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scout_chooses_in_the_game_itself_what_it_chooses_at_its_seat(scenario: str) -> None:
    for number, game in enumerate(positions(scenario, 2, 5, scout_policy)):
        decision = game.decision
        assert decision is not None
        if number % 3 == 0:
            assert Scout(seed=number).choose(Seat(game)) == scout_policy(game, decision, Streams(0))
