"""What a bot gets, and how a game is played by bots."""

import pytest

from tests.bots.cardgame.positions import new_game
from tests.kernel.smallest import Pile
from waybread.bots import RandomBot, Scout, Seat, play, play_out, random_policy
from waybread.kernel import Keep, Streams, WaybreadError


def test_a_seat_is_that_of_the_player_who_is_asked() -> None:
    game = new_game("passage-through-mirkwood", 2, seed=1)
    game.choose(0)
    seat = Seat(game)
    assert (seat.player, seat.decision) == (1, game.decision)
    assert seat.view == game.view(1) != game.view(0)


def test_a_seat_imagines_a_world_with_the_same_view_and_other_secrets() -> None:
    game = new_game("passage-through-mirkwood", 2, seed=1)
    worlds = [Seat(game).imagine(seed) for seed in (1, 2)]
    assert worlds[0].view(0) == worlds[1].view(0) == game.view(0)
    assert worlds[0].state.identity != worlds[1].state.identity


def test_what_a_bot_does_in_an_imagined_world_leaves_the_game_alone() -> None:
    game = new_game("passage-through-mirkwood", 1, seed=1)
    before = game.digest()
    world = Seat(game).imagine(1)
    play_out(world, random_policy, Streams(1))
    assert world.over
    assert game.digest() == before


def test_nobody_sits_at_a_game_that_is_over() -> None:
    game = Pile.new({}, seed=3)
    play(game, [RandomBot(), RandomBot()])
    with pytest.raises(WaybreadError, match="over"):
        Seat(game)


def test_bots_play_a_game_of_any_kind_to_its_end() -> None:
    game = Pile.new({}, seed=3)
    outcome = play(game, [RandomBot(1), RandomBot(2)])
    assert outcome == game.outcome
    assert outcome.reason == "the last stone is gone"


def test_every_seat_is_played_by_its_own_bot() -> None:
    class Witness(RandomBot):
        def __init__(self) -> None:
            super().__init__()
            self.seats: set[int] = set()

        def choose(self, seat: Seat[Pile]) -> int:
            self.seats.add(seat.player)
            return min(seat.decision.options)

    bots = [Witness(), Witness()]
    play(Pile.new({}, seed=3), bots)
    assert [each.seats for each in bots] == [{0}, {1}]


def test_random_with_the_same_seed_plays_the_same_game() -> None:
    def answers(seed: int) -> tuple[int, ...]:
        game = Pile.new({}, seed=3, keep=Keep.PLAY)
        play(game, [RandomBot(seed), RandomBot(seed + 1)])
        return game.answers

    assert answers(1) == answers(1)
    assert len({answers(seed) for seed in range(20)}) > 5


def test_random_takes_every_option_about_as_often() -> None:
    game = Pile.new({}, seed=3)
    bot = RandomBot(7)
    taken = [bot.choose(Seat(game)) for _ in range(3000)]
    assert all(900 < taken.count(option) < 1100 for option in (1, 2, 3))


def test_bots_have_the_names_that_tables_show() -> None:
    assert [each.name for each in (RandomBot(), Scout())] == ["random", "scout"]
