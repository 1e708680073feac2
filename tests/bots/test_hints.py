"""What hints say of the chance to win, and why."""

from dataclasses import replace
from importlib import import_module

import pytest

from tests.bots.games import new_game
from tests.bots.test_strider import FEW, NIGHT
from tests.cardgame.board import Seat as Chair
from tests.cardgame.board import lay
from tests.longnight.game import LongNight
from waybread.bots import CARDGAME, Seat, Settings, Strider, hints
from waybread.bots.strider import Weighed
from waybread.kernel import PASS, Keep


def night() -> Seat[LongNight]:
    return Seat(LongNight.new({}, 3, Keep.SEARCH))


def test_games_that_agree_leave_some_doubt_all_the_same() -> None:
    best = hints(night(), replace(NIGHT, evaluate=lambda game: 1.0), Settings(playouts=240))[0]
    assert (best.chance, best.high) == (1.0, 1.0)
    assert 0.9 < best.low < 0.97  # as 40 of 40 won would have it: 30 games, and an opinion that counts like 10


def test_games_that_are_played_to_their_ends_say_how_good_the_usual_choice_is() -> None:
    flattering = replace(NIGHT, evaluate=lambda game: 0.9 if game.decision else 0.0)
    found = hints(night(), flattering, Settings(playouts=240, drop=1e9))
    usual = next(each for each in found if each.usual)
    assert usual.chance == pytest.approx(0.9 * 10 / 40, abs=0.05)
    assert usual.low < usual.chance < usual.high < 0.5


@pytest.mark.parametrize(("gain", "said"), [(-0.05, True), (-0.5, False), (0.0, False)])
def test_a_hint_says_where_the_next_best_may_be_as_good(
    monkeypatch: pytest.MonkeyPatch, gain: float, said: bool
) -> None:
    """But not where it is clearly worse, nor where it comes to the very same."""
    seat = night()
    first, second = seat.decision.options[:2]
    usual = Weighed(first, visits=40, chance=0.5, gain=0.0, error=0.0, usual=True)
    other = Weighed(second, visits=40, chance=0.5 + gain, gain=gain, error=0.1, usual=False)
    monkeypatch.setattr(Strider, "weigh", lambda self, seat: [usual, other])
    best = hints(seat, NIGHT, FEW)[0]
    assert best.usual
    assert best.reason.endswith("The next best is about as good: the difference may be chance.") is said


def test_a_hint_leaves_to_rules_of_thumb_what_they_do_better() -> None:
    """What an opening hand is worth shows later than the search looks."""
    best = hints(Seat(new_game("passage-through-mirkwood", 1, 6)), CARDGAME, FEW)[0]
    assert best.usual
    assert best.reason.endswith("Such questions are better left to rules of thumb: they choose this.")


def test_a_reason_compares_with_an_option_that_makes_a_difference() -> None:
    """Not with another copy of the same card."""
    laid = lay(Chair(heroes=["Aragorn"], hand=["Guard of the Citadel"] * 2, resources={"Aragorn": 2}), at="2.2")
    seat = Seat(laid.game)
    guard, twin = (each for each in seat.decision.options if each != PASS)
    weighed = [Weighed(each, 9, 0.5, gain=0.0, error=0.1, usual=each == guard) for each in (guard, twin, PASS)]
    reason = import_module("waybread.bots.hints")._reason
    assert reason(seat, CARDGAME, weighed[:2], FEW, 0).endswith("it makes no difference within the round.")
    assert reason(seat, CARDGAME, weighed, FEW, 0).startswith("It leads to ")
