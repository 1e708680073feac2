from collections.abc import Callable

import pytest

from tests.kernel.games import GO, STAY, Ask, Errand, asked, errand, play
from waybread.kernel import Decision, Effect, Keep, Outcome, Steps

LOST = Outcome(won=False, reason="the bridge fell")


# The chart --------------------------------------------------------------------------


def test_steps_are_found_by_name_in_the_order_of_the_chart() -> None:
    chart = Steps[Errand]()

    @chart.step("1.1")
    def first(game: Errand) -> None: ...

    @chart.step("1.2")
    def second(game: Errand) -> None: ...

    assert list(chart) == ["1.1", "1.2"]
    assert chart["1.2"] is second
    assert second.name == "1.2"


def test_two_steps_of_one_name_are_refused() -> None:
    chart = Steps[Errand]()

    @chart.step("1.1")
    def first(game: Errand) -> None: ...

    with pytest.raises(ValueError, match=r"two steps named 1\.1"):

        @chart.step("1.1")
        def again(game: Errand) -> None: ...


def test_the_answer_function_stays_a_function_of_its_own() -> None:
    chart = Steps[Errand]()

    @chart.step("1.1")
    def first(game: Errand) -> None: ...

    @first.answered
    def answered(game: Errand, option: int) -> None: ...

    assert first.answer is answered


# The stack --------------------------------------------------------------------------


def marking(chart: Steps[Errand], name: str, mark: int, then: Callable[[Errand], None]) -> None:
    """Lay a step that marks and moves on."""

    @chart.step(name)
    def mark_it(game: Errand) -> None:
        game.state.marks.append(mark)
        then(game)


def test_a_called_step_runs_first_and_then_the_caller_again() -> None:
    chart = Steps[Errand]()
    marking(chart, "inn", 7, lambda game: game.state.leave())
    game = play(errand(lambda game: game.state.call("inn"), chart), GO)
    assert game.state.marks == [7]
    assert game.state.stack == ["gate"]
    assert asked(game) == "gate"


def test_goto_leaves_the_running_step_for_another() -> None:
    chart = Steps[Errand]()
    marking(chart, "inn", 7, lambda game: game.state.goto("mill"))
    marking(chart, "mill", 8, lambda game: game.state.leave())
    game = play(errand(lambda game: game.state.call("inn"), chart), GO)
    assert game.state.marks == [7, 8]
    assert game.state.stack == ["gate"]


def test_a_step_may_return_an_effect_to_run() -> None:
    chart = Steps[Errand]()

    async def rest(game: Errand) -> None:
        game.state.marks.append(await Decision(0, Ask.REST, (4, 5), "errand:inn"))

    @chart.step("inn")
    def inn(game: Errand) -> Effect:
        game.state.leave()
        return rest(game)

    game = play(errand(lambda game: game.state.call("inn"), chart), GO)
    assert asked(game) == "rest"
    assert play(game, 5).state.marks == [5]
    assert asked(game) == "gate"


def test_a_position_in_a_step_is_quiescent_and_one_in_an_effect_is_not() -> None:
    async def rest(game: Errand) -> None:
        await Decision(0, Ask.REST, (4, 5), "errand:inn")

    game = errand(rest)
    assert game.quiescent
    assert not play(game, GO).quiescent
    assert play(game, 4).quiescent


def test_an_effect_receives_the_only_option_from_the_driver() -> None:
    async def cross(game: Errand) -> None:
        game.state.marks.append(await Decision(0, Ask.PLANK, (4,), "errand:bridge"))
        game.state.marks.append(await Decision(0, Ask.PLANK, (5,), "errand:bridge"))

    assert play(errand(cross), GO).state.marks == [4, 5]


def test_a_step_receives_the_only_option_from_the_driver() -> None:
    chart = Steps[Errand]()

    @chart.step("inn")
    def inn(game: Errand) -> Decision:
        return Decision(0, Ask.REST, (4,), "errand:inn")

    @inn.answered
    def rested(game: Errand, option: int) -> None:
        game.state.marks.append(option)
        game.state.leave()

    game = play(errand(lambda game: game.state.call("inn"), chart), GO)
    assert game.state.marks == [4]


# Steps that cannot be right ---------------------------------------------------------


def test_a_step_that_asks_without_an_answer_function_is_named() -> None:
    chart = Steps[Errand]()

    @chart.step("inn")
    def inn(game: Errand) -> Decision:
        return Decision(0, Ask.REST, (4, 5), "errand:inn")

    game = play(errand(lambda game: game.state.call("inn"), chart), GO)
    with pytest.raises(TypeError, match="step inn asked a question but has no answer function"):
        game.choose(4)


def test_a_step_without_an_answer_function_is_named_even_if_the_driver_answers() -> None:
    chart = Steps[Errand]()

    @chart.step("inn")
    def inn(game: Errand) -> Decision:
        return Decision(0, Ask.REST, (4,), "errand:inn")

    game = errand(lambda game: game.state.call("inn"), chart)
    with pytest.raises(TypeError, match="step inn asked a question but has no answer function"):
        game.choose(GO)


def test_a_decision_of_a_step_without_options_is_named() -> None:
    chart = Steps[Errand]()

    @chart.step("inn")
    def inn(game: Errand) -> Decision:
        return Decision(0, Ask.REST, (), "errand:inn")

    game = errand(lambda game: game.state.call("inn"), chart)
    with pytest.raises(RuntimeError, match="the decision 'rest' offers no option"):
        game.choose(GO)


def test_a_decision_of_an_effect_without_options_is_named() -> None:
    async def rest(game: Errand) -> None:
        await Decision(0, Ask.REST, (), "errand:inn")

    game = errand(rest)
    with pytest.raises(RuntimeError, match="the decision 'rest' offers no option"):
        game.choose(GO)
    assert asked(game) == "gate"


# A step inside an effect ------------------------------------------------------------


def inn_chart() -> Steps[Errand]:
    """An inn that asks twice; a cellar below it that asks in an effect; a mill after it."""
    chart = Steps[Errand]()

    @chart.step("inn")
    def inn(game: Errand) -> Decision | None:
        if len(game.state.marks) < 2:
            return Decision(0, Ask.REST, (4, 5), "errand:inn")
        game.state.goto("mill")
        return None

    @inn.answered
    def rested(game: Errand, option: int) -> Effect | None:
        game.state.marks.append(option)
        return fetch(game) if option == 5 else None

    async def fetch(game: Errand) -> None:
        game.state.marks.append(await Decision(0, Ask.FETCH, (50, 51), "errand:cellar"))

    marking(chart, "mill", 8, lambda game: game.state.leave())
    return chart


async def visit(game: Errand) -> None:
    await game.perform("inn")
    game.state.marks.append(100)


def test_perform_runs_a_step_and_what_follows_it_before_the_effect_goes_on() -> None:
    game = play(errand(visit, inn_chart()), GO, 4, 4)
    assert game.state.marks == [4, 4, 8, 100]
    assert game.state.stack == ["gate"]
    assert game.quiescent


def test_a_performed_step_asks_inside_the_effect() -> None:
    game = play(errand(visit, inn_chart()), GO, 4)
    assert asked(game) == "rest"
    assert not game.quiescent
    assert game.state.stack == ["gate", "inn"]


def test_a_performed_step_may_run_effects_of_its_own() -> None:
    game = play(errand(visit, inn_chart()), GO, 5)
    assert asked(game) == "fetch"
    assert play(game, 51).state.marks == [5, 51, 8, 100]


def test_a_performed_step_may_return_an_effect_on_entering() -> None:
    chart = Steps[Errand]()

    async def rest(game: Errand) -> None:
        game.state.marks.append(await Decision(0, Ask.REST, (4, 5), "errand:inn"))

    @chart.step("inn")
    def inn(game: Errand) -> Effect:
        game.state.leave()
        return rest(game)

    assert play(errand(visit, chart), GO, 5).state.marks == [5, 100]


def test_a_performed_step_can_be_cloned_undone_and_saved() -> None:
    game = play(errand(visit, inn_chart()), GO, 5)
    before = game.digest()
    assert game.clone().digest() == before
    assert type(game).load(game.save()).digest() == before
    play(game, 50)
    game.undo()
    assert game.digest() == before
    assert play(game, 51).state.marks == [5, 51, 8, 100]


# The end ----------------------------------------------------------------------------


def fall(game: Errand) -> None:
    game.end(LOST)


async def fall_in_effect(game: Errand) -> None:
    game.state.marks.append(1)
    fall(game)
    game.state.marks.append(2)


async def fall_deep_in_effects(game: Errand) -> None:
    async def outer() -> None:
        await inner()
        game.state.marks.append(2)

    async def inner() -> None:
        await Decision(0, Ask.JUMP, (4,), "errand:jump")
        game.state.marks.append(1)
        fall(game)

    await outer()
    game.state.marks.append(2)


async def fall_in_performed_step(game: Errand) -> None:
    await game.perform("bridge")
    game.state.marks.append(2)


def fall_in_next_step(game: Errand) -> None:
    game.state.call("bridge")


def fall_in_answer_of_the_driver(game: Errand) -> None:
    game.state.call("rope")


def bridge_chart() -> Steps[Errand]:
    chart = Steps[Errand]()
    marking(chart, "bridge", 1, fall)

    @chart.step("rope")
    def rope(game: Errand) -> Decision:
        return Decision(0, Ask.ROPE, (4,), "errand:rope")

    @rope.answered
    def pulled(game: Errand, option: int) -> None:
        game.state.marks.append(1)
        fall(game)

    return chart


WAYS_TO_FALL = [
    fall_in_effect,
    fall_deep_in_effects,
    fall_in_performed_step,
    fall_in_next_step,
    fall_in_answer_of_the_driver,
]


@pytest.mark.parametrize("go", WAYS_TO_FALL)
def test_the_game_ends_in_the_middle_of_whatever_runs(
    go: Callable[[Errand], Effect | None],
) -> None:
    game = play(errand(go, bridge_chart()), GO)
    assert game.over
    assert game.decision is None
    assert game.outcome == LOST
    assert game.state.marks == [1]


@pytest.mark.parametrize("keep", list(Keep))
def test_the_game_ends_in_an_answer_function(keep: Keep) -> None:
    game = play(errand(fall).clone(keep), GO)
    assert game.decision is None
    assert game.outcome == LOST


@pytest.mark.parametrize("go", WAYS_TO_FALL)
def test_an_ended_game_is_quiescent_and_can_be_cloned_loaded_and_undone(
    go: Callable[[Errand], Effect | None],
) -> None:
    game = errand(go, bridge_chart())
    before = play(game, STAY).digest()
    ended = play(game, GO).digest()
    assert game.quiescent
    assert game.clone().digest() == ended
    assert type(game).load(game.save()).digest() == ended
    game.undo()
    assert game.digest() == before


def test_the_game_ends_after_a_choice_inside_an_effect() -> None:
    async def jump(game: Errand) -> None:
        if await Decision(0, Ask.JUMP, (4, 5), "errand:jump") == 5:
            fall(game)

    assert not play(errand(jump), GO, 4).over
    assert play(errand(jump), GO, 5).outcome == LOST


def test_a_game_may_end_before_anybody_is_asked() -> None:
    game = errand(more=bridge_chart(), begin="bridge")
    assert game.decision is None
    assert game.outcome == LOST


def test_a_game_that_goes_on_has_no_outcome() -> None:
    game = errand()
    assert not game.over
    assert game.outcome is None
