from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel import UNHURRIED
from waybread.kernel import Streams
from waybread.kernel.streams import stream_start

NAMES = st.sampled_from(["deck", "dice", "gloom"])


def at(state: int) -> Streams:
    """Streams whose stream "it" stands at this state."""
    return Streams(0, {"it": state})


def chi_square(drawn: Iterable[Hashable], cells: int) -> float:
    counts = Counter(drawn)
    expected = counts.total() / cells
    missing = (cells - len(counts)) * expected
    return missing + sum((count - expected) ** 2 / expected for count in counts.values())


# The numbers themselves -------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "numbers"),
    [
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]),
        (
            1234567,
            [
                6457827717110365317,
                3203168211198807973,
                9817491932198370423,
                4593380528125082431,
                16408922859458223821,
            ],
        ),
    ],
)
def test_a_stream_is_splitmix64(state: int, numbers: list[int]) -> None:
    streams = at(state)
    assert [streams.bits("it") for _ in numbers] == numbers


@pytest.mark.parametrize(
    ("seed", "name", "start"),
    [
        (2026, "deck", 0x4050F1D7CE5FEC93),
        (2026, "dice", 0xACF4E285E8905758),
        (2026, "", 0x8F4952E3ECF40E48),
        (-1, "deck", 0xC44C9C09316BA456),
        (2**70, "deck", 0x4A55A1767E3B2F0),
    ],
)
def test_a_stream_starts_where_it_always_did(seed: int, name: str, start: int) -> None:
    assert stream_start(seed, name) == start


def test_below_draws_what_it_always_did() -> None:
    streams = Streams(2026)
    assert [streams.below("dice", 6) for _ in range(12)] == [3, 0, 0, 5, 4, 3, 5, 3, 4, 2, 3, 4]


def test_below_a_million_draws_what_it_always_did() -> None:
    streams = Streams(2026)
    drawn = [streams.below("dice", 1_000_000) for _ in range(4)]
    assert drawn == [578464, 49145, 75859, 849750]


def test_pick_draws_what_it_always_did() -> None:
    streams, winds = Streams(2026), ("north", "east", "south", "west")
    assert [streams.pick("wind", winds) for _ in range(5)] == [
        "north",
        "west",
        "north",
        "west",
        "south",
    ]


def test_shuffle_deals_what_it_always_did() -> None:
    deck = list(range(12))
    Streams(2026).shuffle("deck", deck)
    assert deck == [2, 11, 10, 0, 1, 8, 4, 5, 3, 7, 6, 9]


def test_a_shuffle_of_twelve_leaves_the_stream_where_it_always_did() -> None:
    streams = Streams(2026)
    streams.shuffle("deck", list(range(12)))
    assert streams.states == {"deck": 915124422335218042}


# Many streams -----------------------------------------------------------------------


@UNHURRIED
@given(st.integers(), st.lists(NAMES, max_size=30))
def test_a_stream_draws_the_same_whatever_the_others_draw(seed: int, order: list[str]) -> None:
    together = Streams(seed)
    drawn = [(name, together.bits(name)) for name in order]
    for name in set(order):
        alone = Streams(seed)
        assert [bits for each, bits in drawn if each == name] == [alone.bits(name) for _ in range(order.count(name))]


def test_streams_of_other_names_draw_other_numbers() -> None:
    streams = Streams(2026)
    drawn = [streams.bits(name) for name in ("deck", "dice", "gloom", "Deck", "deck ")]
    assert len(set(drawn)) == 5


def test_streams_of_other_seeds_draw_other_numbers() -> None:
    assert len({Streams(seed).bits("deck") for seed in range(-50, 50)}) == 100


def test_a_seed_and_a_name_are_not_mistaken_for_another_pair() -> None:
    assert stream_start(1, "1/deck") != stream_start(11, "/deck") != stream_start(1, "/1deck")


def test_a_stream_is_not_there_before_it_is_drawn_from() -> None:
    streams = Streams(2026)
    streams.bits("deck")
    assert list(streams.states) == ["deck"]


def test_a_clone_draws_what_the_original_will() -> None:
    streams = Streams(2026)
    streams.bits("deck")
    twin = streams.clone()
    assert [twin.bits("deck"), twin.bits("dice")] == [streams.bits("deck"), streams.bits("dice")]


def test_drawing_from_a_clone_leaves_the_original_alone() -> None:
    streams = Streams(2026)
    streams.bits("deck")
    before, twin = streams.states.copy(), streams.clone()
    twin.bits("deck")
    twin.bits("dice")
    assert streams.states == before


def test_reseeding_a_clone_leaves_the_original_alone() -> None:
    streams = Streams(2026)
    streams.bits("deck")
    streams.clone().reseed(7)
    assert streams.seed == 2026
    assert list(streams.states) == ["deck"]


def test_reseeded_streams_are_those_of_the_other_seed() -> None:
    streams = Streams(2026)
    streams.bits("deck")
    streams.reseed(7)
    assert streams == Streams(7)
    assert streams.bits("deck") == Streams(7).bits("deck")


# Ranges and fairness ----------------------------------------------------------------


@UNHURRIED
@given(st.integers(min_value=0, max_value=2**64 - 1))
def test_bits_are_64_bits_and_so_is_the_state(state: int) -> None:
    streams = at(state)
    assert 0 <= streams.bits("it") < 2**64
    assert 0 <= streams.states["it"] < 2**64


@UNHURRIED
@given(st.integers(), st.integers(min_value=1, max_value=2**64))
def test_below_stays_below(seed: int, limit: int) -> None:
    assert 0 <= Streams(seed).below("dice", limit) < limit


@pytest.mark.parametrize("limit", [0, -1, -6])
def test_below_refuses_a_limit_under_one(limit: int) -> None:
    with pytest.raises(ValueError, match=f"a limit of at least 1, not {limit}$"):
        Streams(2026).below("dice", limit)


def test_a_refused_limit_draws_nothing() -> None:
    streams = Streams(2026)
    with pytest.raises(ValueError, match="limit"):
        streams.below("dice", 0)
    assert streams == Streams(2026)


def test_nothing_can_be_picked_from_nothing() -> None:
    with pytest.raises(ValueError, match="limit"):
        Streams(2026).pick("wind", [])


def test_below_is_fair() -> None:
    streams = Streams(2026)
    thrown = [streams.below("dice", 10) for _ in range(10_000)]
    assert chi_square(thrown, 10) < 27.9  # one in a thousand at 9 degrees of freedom


def test_the_first_draws_of_neighbouring_seeds_are_fair() -> None:
    thrown = [Streams(seed).below("dice", 10) for seed in range(10_000)]
    assert chi_square(thrown, 10) < 27.9


def test_neighbouring_draws_are_independent() -> None:
    streams = Streams(2026)
    throws = [streams.below("dice", 6) for _ in range(36_001)]
    assert chi_square(pairwise(throws), 36) < 66.7  # one in a thousand at 35 degrees of freedom


@UNHURRIED
@given(st.integers(), st.lists(st.integers()))
def test_a_shuffle_keeps_every_item(seed: int, items: list[int]) -> None:
    shuffled = items.copy()
    Streams(seed).shuffle("deck", shuffled)
    assert sorted(shuffled) == sorted(items)


@pytest.mark.parametrize("count", [2, 8, 9, 10, 30, 100, 257])
def test_a_shuffle_draws_one_number_after_the_other(count: int) -> None:
    """However many it makes at once."""
    streams, others, shuffled, expected = Streams(7), Streams(7), list(range(count)), list(range(count))
    for _ in range(2):
        streams.shuffle("deck", shuffled)
        for last in range(count - 1, 0, -1):
            other = others.below("deck", last + 1)
            expected[last], expected[other] = expected[other], expected[last]
    assert (shuffled, streams) == (expected, others)


@pytest.mark.parametrize("items", [[], [7]])
def test_a_shuffle_of_less_than_two_draws_nothing(items: list[int]) -> None:
    streams = Streams(2026)
    streams.shuffle("deck", items)
    assert streams == Streams(2026)


def test_every_order_of_four_is_as_likely() -> None:
    streams = Streams(2026)
    dealt = []
    for _ in range(24_000):
        hand = [0, 1, 2, 3]
        streams.shuffle("deck", hand)
        dealt.append(tuple(hand))
    assert set(dealt) == set(permutations(range(4)))
    assert chi_square(dealt, 24) < 49.7  # one in a thousand at 23 degrees of freedom
