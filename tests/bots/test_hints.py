"""What hints say of the chance to win, and why."""

from dataclasses import replace

import pytest

from tests.bots.cardgame.positions import new_game
from tests.bots.test_strider import FEW, NIGHT
from tests.cardgame.board import Seat as Chair
from tests.cardgame.board import lay
from tests.longnight.game import LongNight
from waybread.bots import CARDGAME, Seat, Settings, Strider, hints
from waybread.bots.strider import Weighed
from waybread.kernel import PASS, Keep


def night(beacons: int = 1) -> Seat[LongNight]:
    return Seat(LongNight.new({"beacons": beacons}, 3, Keep.SEARCH))


def test_games_that_agree_leave_some_doubt_all_the_same() -> None:
    """With nine beacons every watch is kept: 30 games won, and an opinion that counts like 10."""
    best = hints(night(beacons=9), replace(NIGHT, evaluate=lambda game: 1.0), Settings(playouts=240))[0]
    assert (best.chance, best.high) == (1.0, 1.0)
    assert best.low == pytest.approx(42 / 44 - 1.96 * (42 / 44 * 2 / 44 / 44) ** 0.5)


def test_games_that_are_played_to_their_ends_say_how_good_the_usual_choice_is() -> None:
    """With one beacon chance seldom keeps the watch, whatever is said of it, before the end or after."""
    flattering = replace(NIGHT, evaluate=lambda game: 0.9)
    usual = next(each for each in hints(night(), flattering, Settings(playouts=240, drop=1e9)) if each.usual)
    assert 0.2 < usual.chance < 0.45
    assert usual.low < usual.chance < usual.high < 0.6


def test_few_games_are_not_outweighed_by_what_is_said_of_the_position() -> None:
    """Two games, both won, beside an opinion that counts like two."""
    gloomy = replace(NIGHT, evaluate=lambda game: 0.1)
    usual = next(each for each in hints(night(beacons=9), gloomy, Settings(playouts=16, drop=1e9)) if each.usual)
    assert usual.chance == pytest.approx((2 * 0.1 + 2) / 4)


def test_hints_keep_their_order_where_a_chance_can_grow_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """All are shown as certain; the one that gained most is first."""
    seat = night(beacons=9)
    first, second, third = seat.decision.options[:3]
    weighed = [
        Weighed(each, visits=40, chance=1.0, gain=gain, error=0.001, usual=each == first)
        for each, gain in ((first, 0.0), (second, 0.02), (third, 0.05))
    ]
    monkeypatch.setattr(Strider, "weigh", lambda self, seat: [*weighed])
    certain = replace(NIGHT, evaluate=lambda game: 1.0)
    assert [each.option for each in hints(seat, certain, FEW)] == [third, second, first]


@pytest.mark.parametrize(("gain", "said"), [(-0.05, True), (-0.5, False), (0.0, False)])
def test_a_hint_says_where_the_next_best_may_be_as_good(
    monkeypatch: pytest.MonkeyPatch, gain: float, said: bool
) -> None:
    """But not where it is clearly worse, nor where it comes to the very same; and a second copy does not count."""
    laid = lay(Chair(heroes=["Aragorn"], hand=["Guard of the Citadel"] * 2, resources={"Aragorn": 2}), at="2.2")
    seat = Seat(laid.game)
    guard, twin = (each for each in seat.decision.options if each != PASS)
    gains = {guard: 0.0, twin: -0.001, PASS: gain}
    found = [Weighed(each, 40, 0.5 + gains[each], gains[each], error=0.1, usual=each == guard) for each in gains]
    monkeypatch.setattr(Strider, "weigh", lambda self, seat: found)
    best = hints(seat, CARDGAME, FEW)[0]
    assert best.usual
    compared = "option" if gain > gains[twin] else "one that makes a difference"
    assert f", compared with the next best {compared}." in best.reason
    assert best.reason.endswith("But that one is about as good: the difference may be chance.") is said


def test_a_hint_leaves_to_rules_of_thumb_what_they_do_better() -> None:
    """What an opening hand is worth shows later than the search looks."""
    best = hints(Seat(new_game("passage-through-mirkwood", 1, 6)), CARDGAME, FEW)[0]
    assert best.usual
    assert best.reason.endswith("Here the search would leave it to rules of thumb: they choose this.")
