"""What speaks for an option: the reasons of the card game, and which of them a hint names."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from tests.bots.test_strider import NIGHT
from tests.cardgame.board import Seat as Chair
from tests.cardgame.board import lay
from tests.longnight.game import LongNight
from waybread.bots import Seat, Settings, hints
from waybread.bots.cardgame.search_domain import reasons
from waybread.kernel import Keep, Outcome


def laid(staging: Sequence[str] = (), **chair: Any) -> dict[str, float]:
    """What speaks for a table with this in the staging area and in front of its player."""
    return reasons(lay(Chair(**chair), at="2.2", staging=staging).game)


def more(better: dict[str, float], worse: dict[str, float]) -> dict[str, float]:
    """By how much more something speaks for one than for another."""
    return {what: better.get(what, 0.0) - worse.get(what, 0.0) for what in better.keys() | worse.keys()}


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"threat": 25}, {"threat": 45}),
        ({}, {"staging": ["Forest Spider", "Necromancer's Pass"]}),
        ({}, {"engaged": ["Forest Spider"]}),
        ({"heroes": ["Aragorn", "Glóin"]}, {}),
        ({"allies": ["Faramir"]}, {}),
    ],
    ids=["dials", "staging area", "engaged", "heroes", "allies"],
)
def test_for_the_better_table_something_speaks_and_nothing_against_it(
    better: dict[str, Any], worse: dict[str, Any]
) -> None:
    differences = more(laid(**better), laid(**worse)).values()
    assert max(differences) > 0
    assert min(differences) >= 0


def test_a_lower_dial_is_told_as_less_threat() -> None:
    found = more(laid(threat=25), laid(threat=38))
    assert max(found, key=lambda each: found[each]).startswith("less threat")


def test_a_game_that_is_won_speaks_for_itself_and_one_that_is_lost_against() -> None:
    game = lay(Chair(), at="2.2").game
    said = {}
    for won in (True, False):
        game.state.outcome = Outcome(won=won, reason="so it was")
        said[won] = sum(reasons(game).values())
    assert said[True] > 0 > said[False]


def test_a_hint_names_what_speaks_most_for_the_best_option() -> None:
    game = LongNight.new({}, 1, Keep.SEARCH)
    assert game.decision is not None
    best, other, *_ = game.decision.options

    def told(world: LongNight) -> dict[str, float]:
        right = best in world.state.picked
        return {"colder hands": -2.0 * right, "some light": 0.5 * right, "much light": 3.0 * right, "a song": 4.0}

    def chance(world: LongNight) -> float:
        return 0.9 if best in world.state.picked else 0.5 if other in world.state.picked else 0.1

    domain = replace(NIGHT, clock=lambda world: len(world.state.picked), evaluate=chance, reasons=told)
    found = hints(Seat(game), domain, Settings(playouts=100))
    assert [each.option for each in found[:2]] == [best, other]
    assert "much light" in found[0].reason
