from collections.abc import Callable, Collection
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel import UNHURRIED
from tests.kernel.games import GO, STAY, Ask, Errand, Ferry, FerryState, asked, errand, ferry, play
from waybread.kernel import (
    PASS,
    CannotClone,
    Decision,
    Effect,
    IllegalChoice,
    Json,
    Keep,
    NothingToUndo,
    Outcome,
    SaveError,
    SetupError,
    Steps,
    Streams,
    saves,
)


def in_step() -> Ferry:
    """Player 1 is asked for the boat of the second crossing: a quiescent position."""
    return play(ferry(), 2, 4)


def in_effect() -> Ferry:
    """Player 1 is asked for a crate of the second crossing: a position inside an effect."""
    return play(ferry(), 2, 4, 3)


def at_the_end() -> Ferry:
    return play(ferry(crossings=1), 2, PASS)


Lay = Callable[[], Ferry]
ANYWHERE = pytest.mark.parametrize("lay", [ferry, in_step, in_effect])


# Beginning and choosing -------------------------------------------------------------


def test_a_new_game_asks_its_first_question() -> None:
    game = ferry()
    assert game.decision == Decision(0, Ask.BOAT, (1, 2, 3), "ferry:1")
    assert game.answers == ()


def test_the_same_setup_and_seed_deal_the_same_game() -> None:
    assert ferry(seed=7).digest() == ferry(seed=7).digest()


def test_another_seed_deals_another_game() -> None:
    assert ferry(seed=7).digest() != ferry(seed=8).digest()


def test_an_impossible_setup_is_refused_by_the_game() -> None:
    with pytest.raises(SetupError, match="The ferry crosses at least once, not 0 times"):
        ferry(crossings=0)


def test_a_choice_leads_to_the_next_question() -> None:
    game = ferry()
    assert play(game, 2).decision == Decision(0, Ask.CRATE, (0, 1, 2, 3, 4, 5, PASS), "ferry:5")
    assert play(game, 4).decision == Decision(1, Ask.BOAT, (1, 2, 3), "ferry:1")


def test_every_choice_is_kept_in_order() -> None:
    assert in_effect().answers == (2, 4, 3)


def test_an_ended_game_asks_nothing_and_has_an_outcome() -> None:
    game = at_the_end()
    assert game.over
    assert game.quiescent
    assert game.decision is None
    assert game.outcome == Outcome(True, "everything is across", {"tolls": game.state.tolls})


@ANYWHERE
@pytest.mark.parametrize("option", [9, -2, True, 1.0, "1", None, (1,), [1]])
def test_what_is_no_option_is_refused_without_a_trace(lay: Lay, option: Any) -> None:
    game = lay()
    before = game.digest(), game.answers
    with pytest.raises(IllegalChoice):
        game.choose(option)
    assert (game.digest(), game.answers) == before


def test_a_refused_choice_names_the_question_and_the_options() -> None:
    with pytest.raises(IllegalChoice) as refused:
        ferry().choose(9)
    assert str(refused.value) == ("9 is no option of the decision 'boat' of player 0; the options are 1, 2, 3.")


@pytest.mark.parametrize("keep", list(Keep))
def test_what_is_no_option_is_refused_whatever_is_kept(keep: Keep) -> None:
    with pytest.raises(IllegalChoice):
        ferry().clone(keep).choose(9)


def test_choosing_after_the_end_is_refused() -> None:
    game = at_the_end()
    before = game.digest(), game.answers
    with pytest.raises(IllegalChoice, match=r"^The game is over: there is nothing left to choose"):
        game.choose(PASS)
    assert (game.digest(), game.answers) == before


@pytest.mark.parametrize("keep", list(Keep))
def test_a_game_runs_the_same_whatever_it_keeps(keep: Keep) -> None:
    game = Ferry.new({"crossings": 3}, 2026, keep)
    assert play(game, 2, 4, 3).digest() == in_effect().digest()


# From a state laid out by hand ------------------------------------------------------


def laid() -> FerryState:
    """The second crossing of five, with the boat in the middle of the river."""
    return FerryState(stack=["land"], streams=Streams(7), crossings=5, contents=[5, 4, 3, 2, 1, 0], crossing=1, boat=3)


def test_a_game_begins_from_a_laid_state_at_its_first_choice() -> None:
    game = Ferry.from_state(laid())
    assert game.decision == Decision(1, Ask.CRATE, (0, 1, 2, 3, 4, 5, PASS), "ferry:5")
    assert game.answers == ()


def test_a_game_from_a_laid_state_holds_at_the_stops_that_come_with_it() -> None:
    game = Ferry.from_state(laid(), stops={0: ["land"]})
    assert asked(game) == "land"
    assert asked(play(game, PASS)) == "crate"


def test_a_game_from_a_laid_state_can_be_cloned_and_saved_at_once() -> None:
    game = Ferry.from_state(laid())
    assert game.clone().digest() == game.digest()
    assert Ferry.load(game.save()).digest() == game.digest()


def test_a_game_from_a_laid_state_can_be_undone_to_its_beginning() -> None:
    game = play(Ferry.from_state(laid()), 0, 1, 2)
    while game.answers:
        game.undo()
    assert game.digest() == Ferry.from_state(laid()).digest()


def test_a_loaded_game_from_a_laid_state_can_be_undone_to_its_beginning() -> None:
    game = Ferry.load(play(Ferry.from_state(laid()), 0, 1, 2).save())
    while game.answers:
        game.undo()
    assert game.digest() == Ferry.from_state(laid()).digest()


def test_a_clone_of_a_game_from_a_laid_state_is_saved_as_the_game_is() -> None:
    game = play(Ferry.from_state(laid()), 0)
    assert game.clone().save() == game.save()


# When the rules fail ----------------------------------------------------------------


async def shaky_bridge(game: Errand) -> None:
    game.state.marks.append(1)
    plank = await Decision(0, Ask.PLANK, (4, 5), "errand:bridge")
    game.state.marks.append(plank)
    if plank == 5:
        raise ZeroDivisionError("the plank breaks")
    await Decision(0, Ask.RAIL, (6, 7), "errand:bridge")


def shaky_answer(game: Errand) -> None:
    game.state.marks.append(1)
    game.state.call("nowhere")


@pytest.mark.parametrize("keep", [Keep.SEARCH, Keep.PLAY])
def test_a_failure_in_a_step_leaves_the_game_as_it_was(keep: Keep) -> None:
    game = play(errand(shaky_answer).clone(keep), STAY)
    before = game.digest(), game.answers
    with pytest.raises(KeyError, match="nowhere"):
        game.choose(GO)
    assert (game.digest(), game.answers) == before


@pytest.mark.parametrize("keep", [Keep.SEARCH, Keep.PLAY])
def test_a_failure_inside_an_effect_leaves_the_game_as_it_was(keep: Keep) -> None:
    game = play(errand(shaky_bridge).clone(keep), STAY, GO)
    before = game.digest(), game.answers
    with pytest.raises(ZeroDivisionError, match="the plank breaks"):
        game.choose(5)
    assert (game.digest(), game.answers) == before


def test_a_game_goes_on_after_a_failure_in_a_step() -> None:
    game = errand(shaky_answer)
    with pytest.raises(KeyError):
        game.choose(GO)
    assert play(game, STAY).digest() == play(errand(shaky_answer), STAY).digest()


def test_a_game_goes_on_after_a_failure_inside_an_effect() -> None:
    game = play(errand(shaky_bridge), GO)
    with pytest.raises(ZeroDivisionError):
        game.choose(5)
    assert asked(play(game, 4)) == "rail"
    assert game.state.marks == [1, 4]
    assert game.answers == (GO, 4)


def test_a_game_can_be_cloned_saved_and_undone_after_a_failure() -> None:
    game = play(errand(shaky_bridge), STAY, GO)
    before = game.digest()
    with pytest.raises(ZeroDivisionError):
        game.choose(5)
    assert game.clone().digest() == before
    assert type(game).load(game.save()).digest() == before
    game.undo()
    game.undo()
    assert game.digest() == errand().digest()


def test_failing_again_and_again_costs_nothing() -> None:
    game = play(errand(shaky_answer), STAY, STAY)
    before = game.digest()
    for _ in range(30):
        with pytest.raises(KeyError):
            game.choose(GO)
    assert game.digest() == before
    game.undo()
    game.undo()
    assert game.digest() == errand().digest()


# A game that begins inside an effect ------------------------------------------------


def begun_inside(rules_fail: bool = False) -> Errand:
    """The first question comes from an effect, after a decision without a choice."""
    chart = Steps[Errand]()

    async def wake(game: Errand) -> None:
        await Decision(0, Ask.BLINK, (3,), "errand:wake")
        game.state.marks.append(await Decision(0, Ask.WAKE, (4, 5), "errand:wake"))
        if rules_fail:
            raise ZeroDivisionError

    @chart.step("bed")
    def bed(game: Errand) -> Effect:
        game.state.goto("gate")
        return wake(game)

    return errand(more=chart, begin="bed")


def test_a_game_that_begins_inside_an_effect_can_be_cloned_before_the_first_choice() -> None:
    game = begun_inside()
    assert not game.quiescent
    assert game.clone().digest() == game.digest()
    assert play(game.clone(), 5).digest() == play(game, 5).digest()


def test_a_game_that_begins_inside_an_effect_can_be_saved_before_the_first_choice() -> None:
    game = begun_inside()
    assert type(game).load(game.save()).digest() == game.digest()


def test_a_game_that_begins_inside_an_effect_can_be_undone_to_its_start() -> None:
    game = play(begun_inside(), 5, STAY)
    game.undo()
    game.undo()
    assert game.digest() == begun_inside().digest()


def test_a_failure_inside_the_first_effect_leaves_the_game_as_it_was() -> None:
    game = begun_inside(rules_fail=True)
    with pytest.raises(ZeroDivisionError):
        game.choose(5)
    assert game.digest() == begun_inside().digest()


# Clones -----------------------------------------------------------------------------


@pytest.mark.parametrize("lay", [ferry, in_step, in_effect, at_the_end])
def test_a_clone_stands_where_the_game_does(lay: Lay) -> None:
    game = lay()
    twin = game.clone()
    assert twin.digest() == game.digest()
    assert twin.answers == game.answers
    assert twin.quiescent == game.quiescent


@ANYWHERE
def test_playing_a_clone_leaves_the_game_alone(lay: Lay) -> None:
    game = lay()
    before = game.save()
    play(game.clone(), 1, 3 if game.quiescent else 1)
    assert game.save() == before


@ANYWHERE
def test_playing_the_game_leaves_its_clone_alone(lay: Lay) -> None:
    game = lay()
    before, twin = game.save(), game.clone()
    play(game, 1, 3 if game.quiescent else 1)
    assert twin.save() == before


@ANYWHERE
def test_a_clone_draws_the_chance_that_the_game_will(lay: Lay) -> None:
    game = lay()
    twin = game.clone()
    while game.decision is not None:
        option = game.decision.options[0]
        assert play(twin, option).digest() == play(game, option).digest()


@ANYWHERE
def test_a_clone_of_a_clone_is_as_good(lay: Lay) -> None:
    game = lay()
    assert play(game.clone().clone(), 1).digest() == play(game, 1).digest()


@pytest.mark.parametrize("answers", [(2, 4, 3), (2, 4, 3, 5), (1, 2, 3, 4, 2)])
def test_having_been_cloned_makes_no_difference_to_a_game(answers: tuple[int, ...]) -> None:
    """The first clone inside an effect moves the snapshot nearer: whatever is done next must not notice."""
    watched, alone = ferry(), ferry()
    for option in answers:
        watched.clone()
        twin = watched.clone()
        play(watched, option)
        play(alone, option)
        assert play(twin, option).digest() == alone.digest()
        assert watched.save() == alone.save()
    watched.clone()
    loaded = Ferry.load(watched.save())
    while alone.answers:
        assert watched.digest() == alone.digest() == loaded.digest()
        for game in (watched, alone, loaded):
            game.undo()
        watched.clone()


def test_a_stop_set_after_a_clone_holds_where_it_would_have_held() -> None:
    watched, alone = in_effect(), in_effect()
    watched.clone()
    for game in (watched, alone):
        game.set_stops(0, ("toll", "rope", "land"))
        game.set_stops(1, ("toll", "rope", "land"))
        play(game, alone.decision.options[0] if alone.decision else PASS)
    assert watched.decision == alone.decision
    assert watched.save() == alone.save()
    assert watched.clone().digest() == alone.clone().digest() == alone.digest()


@ANYWHERE
def test_undoing_a_clone_leaves_the_game_alone(lay: Lay) -> None:
    game = play(lay(), 1)
    before, twin = game.save(), game.clone()
    while twin.answers:
        twin.undo()
    assert game.save() == before


def test_a_clone_for_search_can_be_cloned_in_an_effect_but_not_undone_or_saved() -> None:
    twin = in_effect().clone(Keep.SEARCH)
    assert twin.clone().digest() == in_effect().digest()
    with pytest.raises(NothingToUndo):
        twin.undo()
    with pytest.raises(SaveError):
        twin.save()


def test_a_clone_for_rollout_plays_on_but_cannot_be_cloned_in_an_effect() -> None:
    twin = in_effect().clone(Keep.ROLLOUT)
    with pytest.raises(CannotClone):
        twin.clone()
    assert play(twin, 1).digest() == play(in_effect(), 1).digest()


def test_a_game_for_rollout_can_be_cloned_where_it_is_quiescent() -> None:
    game = Ferry.new({"crossings": 3}, 2026, Keep.ROLLOUT)
    assert play(game, 2, 4).clone().digest() == in_step().digest()


def test_a_game_for_rollout_refuses_to_be_cloned_inside_an_effect() -> None:
    game = play(Ferry.new({"crossings": 3}, 2026, Keep.ROLLOUT), 2)
    with pytest.raises(CannotClone, match="lies inside an effect and cannot be copied"):
        game.clone()


def test_a_game_for_search_can_be_cloned_inside_its_first_effect() -> None:
    game = play(Ferry.new({"crossings": 3}, 2026, Keep.SEARCH), 2)
    assert play(game.clone(), 4).digest() == in_step().digest()


@pytest.mark.parametrize("keep", list(Keep))
def test_a_clone_never_keeps_more_than_the_game_did(keep: Keep) -> None:
    game = Ferry.new({"crossings": 3}, 2026, Keep.ROLLOUT)
    twin = play(game.clone(keep), 2)
    with pytest.raises(CannotClone):
        twin.clone()


def test_a_clone_in_an_effect_has_variables_of_its_own() -> None:
    async def two_planks(game: Errand) -> None:
        first = await Decision(0, Ask.PLANK, (4, 5), "errand:bridge")
        second = await Decision(0, Ask.PLANK, (6, 7), "errand:bridge")
        game.state.marks += [first, second]

    game = play(errand(two_planks), GO, 5)
    twin = game.clone()
    assert play(twin, 6).state.marks == [5, 6]
    assert play(game, 7).state.marks == [5, 7]


@settings(UNHURRIED, max_examples=40)
@given(st.lists(st.integers(0, 41), max_size=12), st.sampled_from([Keep.SEARCH, Keep.PLAY]))
def test_a_game_replaced_by_its_clone_at_every_moment_is_the_same_game(numbers: list[int], keep: Keep) -> None:
    game = Ferry.new({"crossings": 6}, 2026, keep)
    twin = game.clone()
    for number in numbers:
        assert game.decision is not None
        option = game.decision.options[number % len(game.decision.options)]
        twin = play(twin, option).clone()
        assert twin.digest() == play(game, option).digest()


# Imagined worlds --------------------------------------------------------------------


@ANYWHERE
def test_an_imagined_world_asks_the_same_question(lay: Lay) -> None:
    game = lay()
    assert game.decision is not None
    assert game.determinize(game.decision.player, 7).decision == game.decision


@ANYWHERE
def test_the_same_seed_imagines_the_same_world(lay: Lay) -> None:
    game = lay()
    assert game.decision is not None
    one, other = (game.determinize(game.decision.player, 7) for _ in range(2))
    assert one.digest() == other.digest()
    assert play(one, 1).digest() == play(other, 1).digest()


@ANYWHERE
def test_other_seeds_imagine_other_worlds(lay: Lay) -> None:
    game = lay()
    assert game.decision is not None
    worlds = [game.determinize(game.decision.player, seed) for seed in range(20)]
    assert len({tuple(world.state.contents) for world in worlds}) > 10


def test_what_is_known_is_the_same_in_every_world() -> None:
    game = in_effect()
    known = game.state.contents[4]
    assert {game.determinize(1, seed).state.contents[4] for seed in range(20)} == {known}


@ANYWHERE
def test_chance_is_new_in_an_imagined_world(lay: Lay) -> None:
    game = lay()
    assert game.decision is not None
    ours = game.state.streams.clone()
    for seed in (7, game.seed, ours.seed):  # even where the seed is the game's own
        world = game.determinize(game.decision.player, seed)
        theirs = world.state.streams.clone()
        for name in (*ours.states, "never drawn from before"):
            assert theirs.bits(name) != ours.clone().bits(name)


@ANYWHERE
def test_imagining_and_playing_a_world_leaves_the_game_alone(lay: Lay) -> None:
    game = lay()
    assert game.decision is not None
    before = game.save()
    play(game.determinize(game.decision.player, 7), 1)
    assert game.save() == before


def test_an_imagined_world_asks_of_what_was_dealt_anew() -> None:
    class Lots(Errand):
        """The lots in front of the player are face down: nobody knows which may be drawn."""

        __slots__ = ()

        def conceal(self, viewers: Collection[int], streams: Streams) -> None:
            self.state.marks = [7, 8]

    chart = Steps[Lots]()

    @chart.step("lots")
    def lots(game: Lots) -> Decision:
        return Decision(0, Ask.LOT, tuple(game.state.marks) or (1, 2), "errand:lots")

    Lots.steps = chart
    world = Lots.new({"begin": "lots"}, 2026).determinize(0, 7)
    assert world.decision is not None
    assert world.decision.options == (7, 8)


@pytest.mark.parametrize("viewer", [0, 2, -1])
def test_only_the_player_who_is_asked_may_imagine_a_world(viewer: int) -> None:
    with pytest.raises(CannotClone, match=f"who is asked, here player 1, not by {viewer}"):
        in_step().determinize(viewer, 7)


def test_nobody_imagines_a_world_after_the_end() -> None:
    with pytest.raises(CannotClone, match="here nobody, not by 0"):
        at_the_end().determinize(0, 7)


@pytest.mark.parametrize("keep", list(Keep))
def test_an_imagined_world_can_be_neither_saved_nor_undone(keep: Keep) -> None:
    world = in_step().determinize(1, 7, keep)
    with pytest.raises(SaveError):
        world.save()
    with pytest.raises(NothingToUndo):
        play(world, 1).undo()


def test_a_world_imagined_in_a_step_for_search_can_be_cloned_in_its_next_effect() -> None:
    world = play(in_step().determinize(1, 7, Keep.SEARCH), 1)
    assert not world.quiescent
    assert play(world.clone(), 5).digest() == play(world, 5).digest()


@pytest.mark.parametrize("keep", list(Keep))
def test_a_world_imagined_in_an_effect_refuses_to_be_cloned_there(keep: Keep) -> None:
    world = in_effect().determinize(1, 7, keep)
    with pytest.raises(CannotClone, match="a determinised world before its next quiescent moment"):
        world.clone()


def test_a_world_imagined_in_an_effect_can_be_cloned_after_its_next_quiescent_decision() -> None:
    world = play(in_effect().determinize(1, 7, Keep.SEARCH), 5)
    assert world.quiescent
    assert world.clone().digest() == world.digest()
    play(world, 1)
    assert not world.quiescent
    assert play(world.clone(), 2).digest() == play(world, 2).digest()


def test_the_choices_in_an_imagined_effect_do_not_come_back_later() -> None:
    async def two_planks(game: Errand) -> None:
        game.state.marks.append(await Decision(0, Ask.PLANK, (4, 5), "errand:bridge"))
        game.state.marks.append(await Decision(0, Ask.PLANK, (6, 7), "errand:bridge"))

    world = play(errand(two_planks), GO).determinize(0, 7, Keep.SEARCH)
    play(world, 4, 6, GO, 5)
    assert play(world.clone(), 7).state.marks == [4, 6, 5, 7]


def test_a_game_for_rollout_imagines_no_world_inside_an_effect() -> None:
    with pytest.raises(CannotClone):
        in_effect().clone(Keep.ROLLOUT).determinize(1, 7)


def test_an_imagined_world_may_be_imagined_again() -> None:
    world = in_step().determinize(1, 7).determinize(1, 8)
    assert world.digest() == in_step().determinize(1, 7).determinize(1, 8).digest()
    assert world.state.streams == in_step().determinize(1, 8).state.streams


# Going back -------------------------------------------------------------------------


@ANYWHERE
def test_undo_returns_to_the_position_before_the_last_choice(lay: Lay) -> None:
    game = lay()
    before = game.digest(), game.answers
    play(game, 1).undo()
    assert (game.digest(), game.answers) == before


def test_undo_brings_an_ended_game_back() -> None:
    game = at_the_end()
    game.undo()
    assert not game.over
    assert asked(game) == "crate"


def test_every_choice_can_be_undone_back_to_the_start() -> None:
    game, before = ferry(), list[str]()
    for option in (2, 4, 3, PASS, 1, 0):
        before.append(game.digest())
        play(game, option)
    while game.answers:
        game.undo()
        assert game.digest() == before.pop()
    assert before == []


def test_with_nothing_to_undo_the_game_says_so_and_stays() -> None:
    game = ferry()
    before = game.digest()
    with pytest.raises(NothingToUndo, match=r"^There is nothing to undo: no choice has been made"):
        game.undo()
    assert game.digest() == before


@pytest.mark.parametrize("keep", [Keep.ROLLOUT, Keep.SEARCH])
def test_a_game_not_kept_for_play_can_be_neither_undone_nor_saved(keep: Keep) -> None:
    game = play(Ferry.new({"crossings": 3}, 2026, keep), 2, 4)
    before = game.digest()
    with pytest.raises(NothingToUndo, match="does not keep its answers"):
        game.undo()
    with pytest.raises(SaveError, match="does not keep its answers"):
        game.save()
    assert game.digest() == before


@ANYWHERE
def test_the_same_choice_after_undo_leads_to_the_same_position(lay: Lay) -> None:
    game = play(lay(), 1)
    after = game.save()
    game.undo()
    assert play(game, 1).save() == after


def test_another_choice_after_undo_leads_to_another_game() -> None:
    game = in_effect()
    game.undo()
    assert play(game, 1).digest() == play(in_step(), 1).digest()


@ANYWHERE
def test_a_loaded_game_can_be_undone_beyond_its_snapshot(lay: Lay) -> None:
    game = Ferry.load(play(lay(), 1).save())
    while game.answers:
        game.undo()
    assert game.digest() == ferry().digest()


def test_undo_of_an_effect_does_not_let_it_tidy_up_in_the_game_it_leaves() -> None:
    async def careful(game: Errand) -> None:
        try:
            await Decision(0, Ask.PLANK, (4, 5), "errand:bridge")
        finally:
            game.state.marks.append(9)

    game = errand(careful)
    before = game.digest()
    play(game, GO).undo()
    assert game.digest() == before


@settings(UNHURRIED, max_examples=40)
@given(st.lists(st.sampled_from([STAY, GO, PASS]), max_size=60))
def test_undo_returns_from_any_mix_of_choices_and_undos(moves: list[int]) -> None:
    async def plank(game: Errand) -> None:
        game.state.marks.append(await Decision(0, Ask.PLANK, (STAY, GO), "errand:bridge"))

    game, before = errand(plank), list[str]()
    for move in moves:
        if move == PASS:
            if before:
                game.undo()
                assert game.digest() == before.pop()
        else:
            before.append(game.digest())
            play(game, move)
    assert len(game.answers) == len(before)


def test_a_long_game_keeps_few_snapshots_and_is_undone_to_its_very_start() -> None:
    game, before = errand(), list[str]()
    for _ in range(200):
        before.append(game.digest())
        play(game, STAY)
        assert len(game._snapshots) <= 12
    while game.answers:
        game.undo()
        assert game.digest() == before.pop()
    assert game.digest() == errand().digest()


# Going back where this version cannot -----------------------------------------------


def loaded_with(change: Callable[[saves.Save], None]) -> Ferry:
    """A game from a save that another version wrote, of whose past this one knows less."""
    save = saves.read(in_step().save())
    save.engine = "0.0.1"
    change(save)
    return Ferry.load(saves.write(save))


def other_answers(save: saves.Save) -> None:
    save.answers[0] = 77


def other_setup(save: saves.Save) -> None:
    save.setup["crossings"] = 0


@pytest.mark.parametrize("change", [other_answers, other_setup])
def test_where_this_version_cannot_go_back_it_says_so_and_stays(
    change: Callable[[saves.Save], None],
) -> None:
    game = loaded_with(change)
    before = game.save()
    with pytest.raises(NothingToUndo, match="This version cannot go back beyond here"):
        game.undo()
    assert game.save() == before


def test_where_the_rules_fail_on_the_way_back_the_game_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stumble(game: Ferry, option: int) -> None:
        raise ZeroDivisionError

    game = Ferry.load(in_step().save())
    before = game.save()
    with monkeypatch.context() as broken:
        broken.setattr(Ferry.steps["land"], "answer", stumble)
        with pytest.raises(NothingToUndo, match="This version cannot go back beyond here"):
            game.undo()
    assert game.save() == before


def test_a_game_goes_on_where_it_could_not_go_back() -> None:
    game = loaded_with(other_answers)
    with pytest.raises(NothingToUndo):
        game.undo()
    assert asked(play(game, 1)) == "crate"


# A game by itself -------------------------------------------------------------------


def test_a_game_is_its_own_view() -> None:
    view: dict[str, Json] = in_effect().view(None)
    assert view == {"opened": {4: in_effect().state.contents[4]}}


def test_the_digest_tells_the_question_from_the_state() -> None:
    game = ferry()
    twin = game.clone()
    twin.decision = None
    assert twin.digest() != game.digest()
