"""The tools that measure bots on journeys and fit their evaluation."""

from research.fit_evaluation import PROGRESS, fit, gather_journeys
from research.measure_journeys import SIZES, played, setup
from waybread.bots import Settings
from waybread.bots.journeys.evaluation import FEATURES, SIGNS
from waybread.journeys import JourneyGame
from waybread.journeys.stories import SMALL
from waybread.kernel import Streams


def test_parties_of_every_size_take_turns_and_all_six_heroes_come_along() -> None:
    states = [JourneyGame.deal(setup("cold-beacon", number), Streams(number)) for number in range(30)]
    assert [len(each.heroes) for each in states[:3]] == list(SIZES)
    assert len({name for each in states for name in each.heroes}) == 6
    assert len({each.heroes for each in states}) > 20


def test_each_bot_plays_the_same_game_of_a_number() -> None:
    games = [played(name, Settings(playouts=1), "held-ford", "hard", 4, 7) for name in ("random", "scout")]
    assert games[0].state.heroes == games[1].state.heroes
    assert all(each.over and each.state.app.difficulty == "hard" for each in games)


def test_positions_are_taken_at_the_beginning_of_rounds_with_the_outcome_of_their_game() -> None:
    data = gather_journeys(2, 3, 5)
    assert len(data.rows) == len(data.won) > 5
    assert set(data.won) <= {0.0, 1.0}
    apart = len(SMALL) - 1
    for row in data.rows:
        assert len(row) == len(FEATURES) + 2 * apart
        assert row[len(FEATURES) :][:apart] == [0.0, 1.0, 0.0, 0.0, 0.0]
        assert row[len(FEATURES) + apart + 1] == row[PROGRESS]


def test_what_is_known_to_be_good_is_not_learnt_to_be_bad() -> None:
    chance = Streams(1)
    rows = [[1.0, chance.below("row", 100) / 50 - 1, chance.below("row", 100) / 50 - 1] for _ in range(400)]
    won = [float(row[1] > 0) for row in rows]
    assert fit(rows, won)[1] > 1
    free, held = fit(rows, won), fit(rows, won, signs=(0, -1, 0))
    assert (free[1] > 0, held[1]) == (True, 0.0)
    assert len(held) == 3


def test_there_is_a_sign_for_every_number_of_the_evaluation() -> None:
    signs = dict(zip(FEATURES, SIGNS, strict=True))
    assert (signs["progress"], signs["threat"], signs["one"]) == (1, -1, 0)
