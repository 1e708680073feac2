"""The evaluation of journeys, the search on it, and hints."""

from typing import Any

import pytest

from tests.bots.journeys.positions import ADVENTURES, new_journey, positions
from tests.bots.journeys.test_scout import GOAL
from tests.journeys.board import BLANK, FAR, HERE, SUCCESS, Foes, Hero, Table, lay
from waybread.bots import Seat, Settings, Strider, hints, play
from waybread.bots.journeys import JOURNEYS, evaluate, journey_policy
from waybread.bots.journeys.evaluation import FEATURES, contributions, features
from waybread.bots.journeys.fitted_weights import FITTED
from waybread.bots.journeys.search_domain import REASONS, candidates, reasons
from waybread.kernel import Outcome, Streams

FEW = Settings(playouts=12, ahead=1)


def chance(*heroes: Hero, **more: Any) -> float:
    return evaluate(lay(*heroes, adventure=GOAL, **more).game)


# The evaluation ------------------------------------------------------------------------------------


def test_there_is_a_weight_for_every_number() -> None:
    game = lay(adventure=GOAL).game
    assert len(FITTED) == len(FEATURES) == len(features(game))
    assert set(contributions(game)) == set(FEATURES)
    assert set(REASONS) <= set(FEATURES)


def test_a_journey_that_is_over_is_certain() -> None:
    game = lay(adventure=GOAL).game
    for won in (True, False):
        game.state.outcome = Outcome(won=won, reason="so it was")
        assert evaluate(game) == float(won)


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_it_is_a_chance_in_every_position(adventure: str) -> None:
    for number, game in enumerate(positions(adventure, 2, 21, journey_policy)):
        if number % 5 == 0:
            assert 0 < evaluate(game) < 1


def test_healthy_heroes_are_better_than_hurt_ones() -> None:
    assert chance(Hero()) > chance(Hero(damage_down=4))


def test_threat_that_is_nearly_full_is_worse() -> None:
    assert chance(threat=5) > chance(threat=45)


def test_an_enemy_is_worse_than_none() -> None:
    assert chance(Hero()) > chance(Hero(), groups=[Foes("hill-troll", HERE)])


def test_to_be_where_something_can_be_done_for_the_objective_is_better() -> None:
    assert chance(Hero(), tokens={"stranger": HERE}) > chance(Hero(), tokens={"stranger": FAR})


def test_inspiration_is_better_than_none() -> None:
    assert chance(Hero(inspiration=2)) > chance(Hero())


# The search ----------------------------------------------------------------------------------------


def test_the_same_seed_and_playouts_choose_the_same() -> None:
    def choices() -> list[int]:
        found: list[int] = []
        game, bot = new_journey("missing-miller", 2, 1), Strider(JOURNEYS, FEW, seed=5)
        while game.decision is not None and len(found) < 12:
            found.append(bot.choose(Seat(game)))
            game.choose(found[-1])
        return found

    assert choices() == choices()


def test_every_choice_is_an_option_in_a_whole_journey() -> None:
    game = new_journey("hunted-road", 2, 3)
    bots = [Strider(JOURNEYS, Settings(playouts=3), seed) for seed in game.players]
    assert play(game, bots).reason


def test_of_a_turn_a_few_options_are_looked_at_the_usual_one_among_them() -> None:
    looked = 0
    for game in positions("cold-beacon", 3, 2, journey_policy):
        decision = game.decision
        assert decision is not None
        if decision.kind == "turn":
            usual = journey_policy(game, decision, Streams(0))
            found = candidates(game, decision, usual)
            assert usual in found
            assert len(found) <= 4
            looked += len(decision.options) > len(found)
    assert looked > 3


def _last_turn() -> Table:
    """The bar is full at the end of the round, one action is left, and the stranger is all that is needed."""
    table = lay(Hero(deck=[BLANK] * 10), adventure=GOAL, tokens={"stranger": HERE}, threat=49)
    table.game.state.actions = 1
    return table


def test_the_search_takes_the_step_that_wins() -> None:
    table = _last_turn()
    assert table.name(Strider(JOURNEYS, FEW).choose(Seat(table.game))) == "interact stranger"


# Hints ---------------------------------------------------------------------------------------------


def test_a_hint_names_the_option_that_wins_and_says_why() -> None:
    table = _last_turn()
    best, *others = hints(Seat(table.game), JOURNEYS, Settings(playouts=60))
    assert table.name(best.option) == "interact stranger"
    assert best.chance > 0.9 > max(each.chance for each in others)
    assert best.reason == "It leads to an adventure that is won, compared with the next best option."


def test_a_hint_has_options_with_intervals_and_a_reason_for_the_best() -> None:
    hero = Hero("Gimli", "Guardian", items=["Battle Axe"], deck=[SUCCESS, SUCCESS, *[BLANK] * 10])
    table = lay(hero, adventure=GOAL, groups=[Foes("ruffian", HERE)], tokens={"stranger": FAR})
    found = hints(Seat(table.game), JOURNEYS, Settings(playouts=40, ahead=1))
    assert {each.option for each in found} <= set(table.decision.options)
    assert all(0 <= each.low <= each.chance <= each.high <= 1 for each in found)
    assert [each.chance for each in found] == sorted((each.chance for each in found), reverse=True)
    assert found[0].reason.endswith(".")
    assert [each.reason for each in found[1:]] == [""] * (len(found) - 1)
    assert sum(each.usual for each in found) == 1


def test_what_speaks_for_a_position_is_said_in_words_of_the_game() -> None:
    near, far = (reasons(lay(Hero(), adventure=GOAL, tokens={"stranger": each}).game) for each in (HERE, FAR))
    assert {*near} == {*REASONS.values()}
    assert near["a hero closer to what has to be done"] > far["a hero closer to what has to be done"]
    hurt = reasons(lay(Hero(damage_down=4), adventure=GOAL).game)
    assert near["healthier heroes"] > hurt["healthier heroes"]


def test_to_keep_ahead_of_threat_is_told_as_what_was_done_and_as_threat() -> None:
    calm, late = (reasons(lay(adventure=GOAL, threat=each).game) for each in (5, 25))
    assert calm["less threat"] - late["less threat"] > 0.5
    assert calm["more of the objective done"] == late["more of the objective done"]


def test_a_hint_to_fight_says_what_it_does_to_the_enemy() -> None:
    hero = Hero("Gimli", "Guardian", items=["Battle Axe"], deck=[SUCCESS] * 12)
    table = lay(hero, adventure=GOAL, groups=[Foes("ruffian", HERE)])
    table.game.state.actions = 1
    best, *_ = hints(Seat(table.game), JOURNEYS, Settings(playouts=40))
    assert table.name(best.option) == "attack"
    assert best.reason.startswith("It leads to weaker enemies, compared with the next best option.")


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_there_are_hints_in_the_middle_of_effects_too(adventure: str) -> None:
    games = positions(adventure, 2, 4, journey_policy)
    game = next(each for each in games if not each.quiescent and each.decision and len(each.decision.options) > 1)
    found = hints(Seat(game), JOURNEYS, Settings(playouts=12, ahead=1))
    assert game.decision is not None
    assert {each.option for each in found} <= set(game.decision.options)
    assert found[0].reason
