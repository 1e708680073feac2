"""The estimated chance to win."""

from collections.abc import Mapping

import pytest

from tests.bots.cardgame.positions import SCENARIOS, positions
from tests.cardgame.board import Apart, Seat, Table, lay
from waybread.bots import scout_policy
from waybread.bots.cardgame import evaluation
from waybread.bots.cardgame.evaluation import FEATURES, contributions, evaluate, features, features_at, in_order
from waybread.bots.cardgame.fitted_weights import DEFAULT_EVALUATION, FITTED
from waybread.cardgame import CardGame, as_at
from waybread.kernel import Outcome


def chance(seat: Seat, scenario: str = "passage-through-mirkwood") -> float:
    laid = lay(seat, at="2.2")
    laid.state.scenario = scenario
    return evaluate(laid.game)


def test_there_is_a_weight_for_every_number_in_every_scenario_of_the_core_set_and_by_default() -> None:
    assert set(SCENARIOS) <= set(FITTED)
    for each in (DEFAULT_EVALUATION, *(FITTED[scenario] for scenario in SCENARIOS)):
        assert tuple(each) == FEATURES
    assert len(features(lay(Seat(), at="2.2").game)) == len(FEATURES)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_weighs_by_what_the_box_says_of_the_scenario_or_by_default(
    scenario: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = lay(Seat(allies=["Faramir"], engaged=["Hummerhorns"]), staging=["Shadow Key"], at="2.2")
    laid.state.scenario = scenario

    def weighed_by(weights: Mapping[str, float]) -> dict[str, float]:
        return {name: weights[name] * value for name, value in zip(FEATURES, features(laid.game), strict=True)}

    assert contributions(laid.game) == weighed_by(FITTED[scenario])
    monkeypatch.delitem(evaluation._FITTED, scenario)  # as in a box that has no weights for it
    assert contributions(laid.game) == weighed_by(DEFAULT_EVALUATION)


def test_a_feature_without_a_weight_weighs_nothing_and_one_that_there_is_not_is_named() -> None:
    assert in_order({"allies": 2.0}) == tuple(2.0 * (each == "allies") for each in FEATURES)
    with pytest.raises(ValueError, match="the evaluation has no feature 'alleys'; it has one, players, easy"):
        in_order({"alleys": 2.0})


def test_a_game_that_is_over_is_certain() -> None:
    game = lay(Seat(), at="2.2").game
    game.state.outcome = Outcome(won=True, reason="so it was")
    assert evaluate(game) == 1.0
    game.state.outcome = Outcome(won=False, reason="so it was")
    assert evaluate(game) == 0.0


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_it_is_a_chance_in_every_position_and_the_same_in_worlds_that_a_seat_cannot_tell_apart(
    scenario: str, players: int
) -> None:
    for number, game in enumerate(positions(scenario, players, 21, scout_policy)):
        if number % 7 == 0 and game.decision is not None:
            player = game.decision.player
            value = evaluate(game)
            assert 0 < value < 1
            assert evaluate(game.determinize(player, number)) == value


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_more_heroes_are_better(scenario: str) -> None:
    three = Seat(heroes=["Aragorn", "Théodred", "Glóin"], threat=35)
    assert chance(three, scenario) > chance(Seat(heroes=["Aragorn"], threat=35), scenario)


def test_threat_that_is_nearly_full_is_worse() -> None:
    assert chance(Seat(threat=25)) > chance(Seat(threat=47))


def test_an_engaged_enemy_is_worse_than_none() -> None:
    assert chance(Seat()) > chance(Seat(engaged=["Ungoliant's Spawn", "Dol Guldur Beastmaster"]))


def test_allies_are_better_than_none() -> None:
    assert chance(Seat(allies=["Faramir", "Son of Arnor"])) > chance(Seat())


def evaluate_at_dol_guldur(table: Table) -> float:
    table.state.scenario = "escape-from-dol-guldur"
    return evaluate(table.game)


def told(game: CardGame, *names: str) -> tuple[float, ...]:
    found = dict(zip(FEATURES, features(game), strict=True))
    return tuple(round(found[each], 3) for each in names)


def test_objectives_count_when_they_are_free_and_when_they_are_claimed() -> None:
    guarded = lay(Seat(), encounter_deck=["Shadow Key", "Dol Guldur Orcs", "Forest Gate", "Forest Gate"], at="3.3")
    assert guarded.attachments("Dol Guldur Orcs") == ["Shadow Key"]
    assert told(guarded.game, "objectives", "free objectives") == (0, 0)
    free = lay(Seat(heroes=["Aragorn"]), staging=["Shadow Key"], at="4.2")
    assert told(free.game, "objectives", "free objectives") == (0, 0.333)
    before = evaluate_at_dol_guldur(free)
    free.choose("Shadow Key")
    assert told(free.game, "objectives", "free objectives") == (0.333, 0)
    free.state.threat[0] -= 2  # what it cost
    assert evaluate_at_dol_guldur(free) > before > evaluate_at_dol_guldur(lay(Seat(heroes=["Aragorn"]), at="4.2"))


def test_a_prisoner_is_worse_than_none() -> None:
    table = lay(Seat(heroes=["Aragorn", "Théodred"]), at="4.2")
    before = evaluate_at_dol_guldur(table)
    assert told(table.game, "captive") == (0,)
    table.state.facedown[table.id("Théodred")] = True
    table.state.index = None
    assert told(table.game, "captive") == (1,)
    assert evaluate_at_dol_guldur(table) < before


def test_of_several_staging_areas_it_is_the_mean() -> None:
    game = lay(Seat(), Seat(heroes=["Legolas"]), at="2.2", quest="", apart=[Apart([1], staging=["Hill Troll"])]).game
    found = features(game)
    with as_at(game, 1):
        there = features_at(game)
    assert found == [(one + other) / 2 for one, other in zip(features_at(game), there, strict=True)]
    assert features_at(game) != there
