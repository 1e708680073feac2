"""Figures against values that are known from elsewhere."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waybread.sim.win_rates import Pairs, Share, Spread, gap, merge_spreads, wilson


def test_wilsons_interval_of_eight_in_ten_is_that_of_the_textbooks() -> None:
    assert wilson(8, 10) == pytest.approx((0.4901625, 0.9433178), abs=1e-6)


def test_wilsons_interval_of_none_and_of_all_ends_at_the_edge() -> None:
    assert wilson(0, 20)[0] == 0.0
    assert wilson(20, 20)[1] == 1.0


def test_nothing_seen_leaves_everything_possible() -> None:
    assert Share().interval == (0.0, 1.0)


@given(st.integers(1, 500).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_a_share_lies_inside_its_interval(share: tuple[int, int]) -> None:
    low, high = wilson(*share)
    assert 0 <= low <= share[0] / share[1] <= high <= 1


def test_newcombes_interval_of_a_difference_is_that_of_his_paper() -> None:
    middle, low, high = gap(Share(56, 70), Share(48, 80))
    assert (middle, low, high) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)


def test_mcnemars_exact_test_is_that_of_a_fair_coin() -> None:
    assert Pairs(both=10, first_only=1, second_only=7, neither=3).p_value == pytest.approx(2 * (1 + 8) / 2**8)


def test_pairs_that_lean_to_neither_side_prove_nothing() -> None:
    assert Pairs(first_only=4, second_only=4).p_value == 1.0
    assert Pairs(both=9).p_value == 1.0


def test_a_test_of_many_pairs_does_not_overflow() -> None:
    assert 0 <= Pairs(first_only=40_000, second_only=41_000).p_value < 0.001


def test_the_difference_of_pairs_is_the_seconds_less_the_firsts() -> None:
    pairs = Pairs(both=50, first_only=10, second_only=30, neither=10)
    assert pairs.difference == pytest.approx(pairs.second.rate - pairs.first.rate)
    low, high = pairs.interval
    assert low < pairs.difference < high


def test_bonett_and_prices_interval_adds_two_games() -> None:
    low, high = Pairs(both=0, first_only=0, second_only=0, neither=98).interval
    half = 1.959964 * (2 / 100 / 100) ** 0.5
    assert (low, high) == pytest.approx((-half, half), abs=1e-6)


def test_each_seed_counts_once_among_the_pairs() -> None:
    pairs = Pairs()
    for first in (True, False):
        for second in (True, False):
            pairs.add(first=first, second=second)
    assert (pairs.both, pairs.first_only, pairs.second_only, pairs.neither) == (1, 1, 1, 1)


def spread(*values: int) -> Spread:
    found = Spread()
    for each in values:
        found.add(each)
    return found


def test_a_spread_knows_mean_and_quartiles() -> None:
    found = spread(1, 2, 2, 3, 7, 9, 10, 30)
    assert found.mean == 8.0
    assert found.quartiles == (2, 3, 9)


def test_the_margin_of_a_mean_is_its_standard_error_twice() -> None:
    assert spread(2, 4, 4, 4, 5, 5, 7, 9).margin == pytest.approx(1.959964 * 2.138090 / 8**0.5, abs=1e-5)


@given(st.lists(st.integers(-50, 50)))
def test_the_order_of_numbers_does_not_matter(values: list[int]) -> None:
    assert spread(*values) == spread(*sorted(values))


@given(st.lists(st.integers(-50, 50)), st.lists(st.integers(-50, 50)))
def test_spreads_put_together_are_the_spread_of_all(one: list[int], other: list[int]) -> None:
    assert merge_spreads([spread(*one), spread(*other)]) == spread(*one, *other)
