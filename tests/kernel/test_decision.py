import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel import UNHURRIED
from tests.kernel.games import GO, Ask, Errand, errand, play
from waybread.kernel import PASS, Decision, group, pick_group

TORCHES = (3, 5, 8)


def offered(picked: tuple[int, ...], least: int, most: int) -> tuple[int, ...] | None:
    ask = group(0, Ask.STAKE, TORCHES, "night:2", picked, least=least, most=most)
    return ask.options if ask else None


def test_a_decision_is_one_pick_unless_it_says_otherwise() -> None:
    ask = Decision(0, Ask.STAKE, TORCHES, "night:2")
    assert (ask.least, ask.most, ask.picked, ask.about) == (1, 1, (), None)


# A group, one pick at a time --------------------------------------------------------


def test_a_group_offers_every_candidate() -> None:
    assert offered((), least=1, most=2) == (3, 5, 8)


def test_a_picked_candidate_is_not_offered_again() -> None:
    assert offered((5,), least=3, most=3) == (3, 8)


def test_pass_is_not_offered_before_the_least_is_reached() -> None:
    assert offered((3,), least=2, most=3) == (5, 8)


def test_pass_is_offered_last_once_the_least_is_reached() -> None:
    assert offered((3, 5), least=2, most=3) == (8, PASS)


def test_pass_is_offered_at_once_where_nothing_must_be_picked() -> None:
    assert offered((), least=0, most=2) == (3, 5, 8, PASS)


def test_a_group_is_complete_at_its_most() -> None:
    assert offered((3, 5), least=0, most=2) is None


def test_a_group_is_complete_when_no_candidate_is_left() -> None:
    assert offered((3, 5, 8), least=0, most=9) is None


def test_a_group_of_nothing_is_complete() -> None:
    assert group(0, Ask.STAKE, (), "night:2", least=1, most=2) is None


def test_a_pick_says_who_is_asked_for_what() -> None:
    ask = group(1, Ask.STAKE, TORCHES, "night:2", (5,), least=1, most=2, about=40)
    assert ask == Decision(1, Ask.STAKE, (3, 8, PASS), "night:2", 40, 1, 2, (5,))


@UNHURRIED
@given(
    st.lists(st.integers(0, 20), unique=True),
    st.integers(0, 5),
    st.integers(0, 5),
    st.data(),
)
def test_a_group_picked_to_its_end_keeps_its_bounds(
    candidates: list[int], one: int, other: int, data: st.DataObject
) -> None:
    least, most = sorted((one, other))
    picked: tuple[int, ...] = ()
    while ask := group(0, Ask.STAKE, candidates, "night:2", picked, least=least, most=most):
        option = data.draw(st.sampled_from(ask.options))
        if option == PASS:
            break
        picked = (*picked, option)
    assert min(least, len(candidates)) <= len(picked) <= most
    assert len(set(picked)) == len(picked)
    assert set(picked) <= set(candidates)


# A group inside an effect -----------------------------------------------------------


def picking(candidates: tuple[int, ...], least: int, most: int) -> Errand:
    """A game in which to go is to mark a picked group, then 100."""

    async def pick(game: Errand) -> None:
        game.state.marks += await pick_group(0, Ask.STAKE, candidates, "night:2", least=least, most=most, about=40)
        game.state.marks.append(100)

    return play(errand(pick), GO)


def test_an_effect_receives_the_picks_in_their_order() -> None:
    assert play(picking(TORCHES, least=0, most=2), 8, 3).state.marks == [8, 3, 100]


def test_a_pass_ends_the_picks() -> None:
    assert play(picking(TORCHES, least=0, most=3), 5, PASS).state.marks == [5, 100]


def test_a_group_may_be_empty_where_nothing_must_be_picked() -> None:
    assert play(picking(TORCHES, least=0, most=3), PASS).state.marks == [100]


def test_each_pick_of_an_effect_shows_the_group_so_far() -> None:
    game = play(picking(TORCHES, least=1, most=3), 5)
    assert game.decision == Decision(0, Ask.STAKE, (3, 8, PASS), "night:2", 40, 1, 3, (5,))


def test_nothing_is_applied_before_the_group_is_whole() -> None:
    assert play(picking(TORCHES, least=0, most=2), 8).state.marks == []


@pytest.mark.parametrize("least", [3, 4])
def test_what_must_be_taken_whole_is_not_asked_for(least: int) -> None:
    game = picking(TORCHES, least=least, most=least)
    assert game.state.marks == [3, 5, 8, 100]
    assert game.answers == (GO,)


def test_nobody_is_asked_to_pick_from_nothing() -> None:
    assert picking((), least=0, most=2).state.marks == [100]


def test_an_effect_awaits_a_decision_and_receives_the_answer() -> None:
    async def ask(game: Errand) -> None:
        game.state.marks.append(await Decision(0, Ask.WHICH, (4, 6), "errand:which"))

    assert play(errand(ask), GO, 6).state.marks == [6]
