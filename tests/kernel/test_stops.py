from collections.abc import Callable
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel import UNHURRIED
from tests.kernel.games import GO, ONE_OPTION, Ask, Errand, Ferry, asked, errand, ferry, play
from waybread.kernel import PASS, Decision, Effect, Keep, NothingToUndo, Steps
from waybread.kernel.stops import HoldAfter, Stops

EVERY_STOP: Final = ONE_OPTION

# In the first crossing player 0 pushes off and ropes, player 1 lands and takes the toll.
Lay = Callable[[], Ferry]


def stopping(*names: str, player: int = 0) -> Ferry:
    game = ferry()
    game.set_stops(player, names)
    return game


def held_at_once() -> Ferry:
    """Player 0 is asked to push off, which is quiescent, right after the choice of a boat."""
    return play(stopping("push"), 2)


def held_in_step() -> Ferry:
    """Player 1 is asked to land, which is quiescent, after player 0 had only to push off."""
    return play(stopping("land", player=1), 2)


def held_in_effect() -> Ferry:
    """Player 0 is asked for the rope, inside the effect, after two decisions without a choice."""
    return play(stopping("rope"), 2)


def held_after_a_choice_in_effect() -> Ferry:
    """Player 1 is asked for the toll, inside the effect, after the choice of a crate."""
    return play(stopping("toll", player=1), 2, 4)


HELD: Final = [held_at_once, held_in_step, held_in_effect, held_after_a_choice_in_effect]


# Being asked ------------------------------------------------------------------------


def test_without_stops_a_decision_with_one_option_is_taken_by_the_driver() -> None:
    assert asked(play(ferry(), 2)) == "crate"
    assert asked(play(ferry(), 2, 4)) == "boat"


@pytest.mark.parametrize("name", ["push", "ferry:2"])
def test_a_stop_on_the_kind_or_on_the_rule_holds_in_a_step(name: str) -> None:
    game = play(stopping(name), 2)
    assert game.decision == Decision(0, Ask.PUSH, (PASS,), "ferry:2")
    assert game.quiescent


@pytest.mark.parametrize("name", ["rope", "ferry:4"])
def test_a_stop_on_the_kind_or_on_the_rule_holds_in_an_effect(name: str) -> None:
    game = play(stopping(name), 2)
    assert game.decision == Decision(0, Ask.ROPE, (PASS,), "ferry:4")
    assert not game.quiescent


def test_a_stop_holds_only_for_the_player_who_set_it() -> None:
    assert asked(play(stopping("push", player=1), 2)) == "crate"
    assert asked(play(stopping("land", player=0), 2)) == "crate"


def test_a_stop_holds_again_when_the_player_is_asked_again() -> None:
    game = play(stopping("push"), 2, PASS, PASS, 1, PASS, 3)
    assert game.state.crossing == 2
    assert asked(game) == "push"


def test_players_have_stops_of_their_own() -> None:
    game = stopping("push", player=0)
    game.set_stops(1, ["toll"])
    assert asked(play(game, 2)) == "push"
    assert asked(play(game, PASS, 4)) == "toll"


def test_setting_stops_replaces_the_earlier_ones() -> None:
    game = stopping("push")
    game.set_stops(0, ["rope"])
    assert asked(play(game, 2)) == "rope"


def test_cleared_stops_hold_nowhere() -> None:
    game = stopping("push", "rope")
    game.set_stops(0, [])
    assert asked(play(game, 2)) == "crate"


def test_clearing_the_stops_of_one_player_leaves_those_of_the_other() -> None:
    game = stopping("push", player=0)
    game.set_stops(1, ["land"])
    game.set_stops(0, ())
    assert asked(play(game, 2)) == "land"


def test_stops_may_be_cleared_where_one_holds() -> None:
    game = held_in_step()
    game.set_stops(1, [])
    assert asked(game) == "land"
    assert asked(play(game, PASS)) == "crate"


def test_a_stop_does_not_stand_in_the_way_of_a_choice() -> None:
    game = stopping("boat", "crate")
    assert asked(play(game, 2)) == "crate"
    assert asked(play(game, 4)) == "boat"


def test_rules_are_told_when_nobody_can_hold() -> None:
    assert not ferry().asks_all
    assert stopping("toll").asks_all


def test_rules_are_told_when_the_last_stop_is_cleared() -> None:
    game = stopping("toll")
    game.set_stops(0, [])
    assert not game.asks_all


def test_rules_that_pass_questions_by_ask_them_where_a_stop_is_set_elsewhere() -> None:
    game = play(stopping("land", player=1), 2)
    game.set_stops(0, ["rope"])
    assert asked(play(game, PASS)) == "rope"


# The game is the same ---------------------------------------------------------------


def test_answering_a_held_decision_is_no_answer_of_the_game() -> None:
    game = play(stopping("push", "rope"), 2, PASS, PASS)
    assert asked(game) == "crate"
    assert game.answers == (2,)


def play_by(game: Ferry, numbers: list[int]) -> Ferry:
    """Choose by numbers where there is a choice, and pass where there is none."""
    rest = iter(numbers)
    while game.decision is not None:
        options = game.decision.options
        if len(options) == 1:
            game.choose(options[0])
            continue
        number = next(rest, None)
        if number is None:
            break
        game.choose(options[number % len(options)])
    return game


choices = st.lists(st.integers(0, 41), max_size=8)
stops = st.sets(st.sampled_from([*EVERY_STOP, "ferry:2", "ferry:6", "boat"]))


@settings(UNHURRIED, max_examples=50)
@given(choices, stops, stops)
def test_a_game_is_the_same_with_and_without_stops(numbers: list[int], of_one: set[str], of_other: set[str]) -> None:
    stopped = ferry()
    stopped.set_stops(0, of_one)
    stopped.set_stops(1, of_other)
    play_by(stopped, numbers)
    free = play_by(ferry(), numbers)
    assert stopped.answers == free.answers
    assert stopped.digest() == free.digest()


def test_a_game_with_stops_is_replayed_without_them() -> None:
    game = play(stopping("push", "rope"), 2, PASS, PASS, 4)
    replayed = Ferry.replay(game.setup, game.seed, game.answers)
    assert replayed.digest() == game.digest()


@settings(UNHURRIED, max_examples=50)
@given(choices, stops, stops, st.data())
def test_wherever_a_game_holds_it_can_be_cloned_and_loaded(
    numbers: list[int], of_one: set[str], of_other: set[str], data: st.DataObject
) -> None:
    game = ferry()
    game.set_stops(0, of_one)
    game.set_stops(1, of_other)
    for number in numbers:
        if game.decision is None:
            break
        twin, loaded = game.clone(), Ferry.load(game.save())
        assert twin.digest() == loaded.digest() == game.digest()
        assert twin.answers == loaded.answers == game.answers
        option = game.decision.options[number % len(game.decision.options)]
        for each in (game, twin, loaded):
            each.choose(option)
        assert twin.digest() == loaded.digest() == game.digest()
        game = data.draw(st.sampled_from([game, twin, loaded]))


@settings(UNHURRIED, max_examples=50)
@given(choices, stops)
def test_wherever_a_game_holds_undo_returns_to_the_last_choice(numbers: list[int], names: set[str]) -> None:
    game = ferry()
    game.set_stops(0, names)
    game.set_stops(1, names)
    choice = game.digest()
    for number in numbers:
        if game.decision is None:
            break
        options = game.decision.options
        if len(options) > 1:
            choice = game.digest()
        game.choose(options[number % len(options)])
        if game.answers:
            gone_back = game.clone()
            gone_back.undo()
            assert gone_back.digest() == choice


# At a held decision -----------------------------------------------------------------


@pytest.mark.parametrize("lay", HELD)
def test_a_clone_of_a_held_game_holds_there_too(lay: Lay) -> None:
    game = lay()
    assert game.clone().digest() == game.digest()


@pytest.mark.parametrize("lay", HELD)
@pytest.mark.parametrize("keep", list(Keep))
def test_a_clone_of_a_held_game_goes_on_as_the_game_does(lay: Lay, keep: Keep) -> None:
    game = lay()
    twin = play(game.clone(keep), PASS)
    assert twin.digest() == play(game, PASS).digest()


def test_a_clone_has_the_stops_of_the_game() -> None:
    assert asked(play(stopping("push").clone(), 2)) == "push"


def test_the_stops_of_a_clone_are_its_own() -> None:
    game = stopping("push")
    twin = game.clone()
    twin.set_stops(0, ["rope"])
    assert asked(play(game, 2)) == "push"
    assert asked(play(twin, 2)) == "rope"


def test_a_clone_inside_an_effect_stands_there_though_stops_that_made_the_way_longer_are_cleared() -> None:
    chart = Steps[Errand]()

    @chart.step("porch")
    def porch(game: Errand) -> None:
        """A step that is gone through only where somebody may hold."""
        game.state.leave()

    @chart.step("wood")
    def wood(game: Errand) -> Effect:
        game.state.leave()
        return gather(game)

    async def gather(game: Errand) -> None:
        game.state.marks.append(1)
        game.state.marks.append(await Decision(0, Ask.GATHER, (4, 5), "errand:wood"))

    def go(game: Errand) -> None:
        game.state.stack += ["wood", "porch"] if game.asks_all else ["wood"]

    game = errand(go, more=chart)
    game.set_stops(0, ["blink"])
    play(game, GO)
    game.set_stops(0, [])
    assert game.clone().digest() == game.digest()
    assert play(game.clone(), 5).state.marks == [1, 5]


@pytest.mark.parametrize("lay", HELD)
def test_a_held_game_is_loaded_where_it_held(lay: Lay) -> None:
    game = lay()
    loaded = Ferry.load(game.save())
    assert loaded.digest() == game.digest()
    assert play(loaded, PASS).digest() == play(game, PASS).digest()


@pytest.mark.parametrize("lay", HELD)
def test_saving_a_loaded_held_game_gives_the_same_text(lay: Lay) -> None:
    text = lay().save()
    assert Ferry.load(text).save() == text


def test_stops_survive_save_and_load() -> None:
    game = stopping("push", player=0)
    game.set_stops(1, ["ferry:6"])
    loaded = Ferry.load(game.save())
    assert asked(play(loaded, 2)) == "push"
    assert asked(play(loaded, PASS, 4)) == "toll"


def test_cleared_stops_are_not_saved() -> None:
    game = stopping("push")
    game.set_stops(0, [])
    assert '"stops": {}' in game.save()


@pytest.mark.parametrize("lay", HELD)
def test_undo_at_a_held_decision_returns_to_the_last_choice(lay: Lay) -> None:
    game = lay()
    *earlier, _ = game.answers
    game.undo()
    assert game.digest() == play(ferry(), *earlier).digest()


@pytest.mark.parametrize("lay", HELD)
def test_undo_after_loading_a_held_game_returns_to_the_last_choice(lay: Lay) -> None:
    game = Ferry.load(lay().save())
    *earlier, _ = game.answers
    game.undo()
    assert game.digest() == play(ferry(), *earlier).digest()


@pytest.mark.parametrize("lay", HELD)
def test_undo_leaves_the_stops_as_they_were(lay: Lay) -> None:
    game = lay()
    held, last = game.digest(), game.answers[-1]
    game.undo()
    assert play(game, last).digest() == held


def test_undo_goes_past_held_decisions_that_were_passed() -> None:
    game = play(stopping("push", "rope"), 2, PASS, PASS)
    game.undo()
    assert asked(game) == "boat"
    assert game.answers == ()


def test_a_held_decision_before_any_choice_cannot_be_undone() -> None:
    game = play(stopping("push"), 2)
    game.undo()
    with pytest.raises(NothingToUndo):
        game.undo()


# When the rules fail at a held decision ---------------------------------------------


def brittle(game: Errand) -> Errand:
    game.set_stops(0, ["first", "second"])
    return play(game, GO)


async def two_bridges(game: Errand) -> None:
    await Decision(0, Ask.FIRST, (4,), "errand:bridge")
    game.state.marks.append(4)
    await Decision(0, Ask.SECOND, (5,), "errand:bridge")
    raise ZeroDivisionError


def test_a_held_decision_in_an_effect_is_asked_again_when_the_rules_fail() -> None:
    game = play(brittle(errand(two_bridges)), 4)
    before = game.digest()
    with pytest.raises(ZeroDivisionError):
        game.choose(5)
    assert asked(game) == "second"
    assert game.digest() == before
    assert game.answers == (GO,)


def test_a_held_decision_in_a_step_is_asked_again_when_the_rules_fail(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stumble(game: Ferry, option: int) -> None:
        raise ZeroDivisionError

    game = held_in_step()
    before = game.digest()
    with monkeypatch.context() as broken:
        broken.setattr(Ferry.steps["land"], "answer", stumble)
        with pytest.raises(ZeroDivisionError):
            game.choose(PASS)
    assert game.digest() == before
    assert asked(play(game, PASS)) == "crate"


def test_a_loaded_game_returns_to_a_later_held_decision_when_the_rules_fail(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stumble(game: Ferry, option: int) -> None:
        raise ZeroDivisionError

    game = play(stopping("push"), 2)
    game.set_stops(1, ["land"])
    loaded = play(Ferry.load(game.save()), PASS)
    before = loaded.digest()
    with monkeypatch.context() as broken:
        broken.setattr(Ferry.steps["land"], "answer", stumble)
        with pytest.raises(ZeroDivisionError):
            loaded.choose(PASS)
    assert asked(loaded) == "land"
    assert loaded.digest() == before


# Imagined worlds --------------------------------------------------------------------


@pytest.mark.parametrize("lay", HELD)
def test_a_world_imagined_at_a_held_decision_asks_it_too(lay: Lay) -> None:
    game = lay()
    assert game.decision is not None
    world = game.determinize(game.decision.player, 7)
    assert world.decision == game.decision


def test_a_world_imagined_in_a_step_has_no_stops() -> None:
    assert asked(play(stopping("push", "rope").determinize(0, 7), 2)) == "crate"


def test_a_world_imagined_in_an_effect_has_no_stops() -> None:
    game = play(stopping("toll", player=1), 2)
    assert asked(play(game.determinize(0, 7), 4)) == "boat"


def test_a_world_imagined_at_a_held_decision_returns_there_when_the_rules_fail(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stumble(game: Ferry, option: int) -> None:
        raise ZeroDivisionError

    world = held_in_step().determinize(1, 7, Keep.SEARCH)
    before = world.digest()
    with monkeypatch.context() as broken:
        broken.setattr(Ferry.steps["land"], "answer", stumble)
        with pytest.raises(ZeroDivisionError):
            world.choose(PASS)
    assert world.digest() == before


def test_a_world_imagined_at_a_held_decision_may_have_stops_and_clones_of_its_own() -> None:
    world = held_in_step().determinize(1, 7, Keep.SEARCH)
    world.set_stops(0, ["rope"])
    assert asked(play(world, PASS)) == "rope"
    assert world.clone().digest() == world.digest()


# The policies themselves ------------------------------------------------------------

LAND: Final = Decision(1, Ask.LAND, (PASS,), "ferry:3")


def test_stops_are_plain_data_in_order() -> None:
    stops = Stops()
    stops.set(1, ["toll", "land"])
    stops.set(0, ["push"])
    assert list(stops.as_lists().items()) == [(0, ["push"]), (1, ["land", "toll"])]


def test_a_clone_of_stops_is_changed_on_its_own() -> None:
    stops = Stops()
    stops.set(1, ["land"])
    stops.clone().set(1, [])
    assert stops.holds(LAND, 0)


@pytest.mark.parametrize(("passed", "holds"), [(0, False), (1, False), (2, True), (3, True)])
def test_the_way_back_holds_once_the_known_number_was_passed(passed: int, holds: bool) -> None:
    assert HoldAfter(2).holds(LAND, passed) is holds
