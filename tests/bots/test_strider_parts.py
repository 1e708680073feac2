"""The parts of the search: playing ahead, growing the tree, putting trees together, and keeping to the time."""

from collections.abc import Hashable
from dataclasses import replace
from itertools import count
from math import sqrt

import pytest

from tests.bots.test_strider import NIGHT
from tests.longnight.cards import Ask
from tests.longnight.game import LongNight
from waybread.bots import Seat, Settings, Strider
from waybread.bots.strider import Domain, Move, Node, Search, Weighed, _merge_trees, play_ahead
from waybread.kernel import Decision, Streams

ASKED = Decision(0, Ask.STAKE, (3, 4, 5, 6, 7), "night:2")


def night(seed: int = 1) -> LongNight:
    return LongNight.new({}, seed)


def watched(asked: list[int]) -> Domain[LongNight]:
    """Rules of thumb that take the first option, and note what they were asked."""

    def first(game: LongNight, decision: Decision, chance: Streams) -> int:
        asked.append(decision.options[0])
        return decision.options[0]

    return replace(NIGHT, policy=first)


# Playing ahead ---------------------------------------------------------------------------


@pytest.mark.parametrize(("blend", "least", "most"), [(0.0, 1.0, 1.0), (0.5, 0.3, 0.7), (1.0, 0.0, 0.0)])
def test_so_much_as_is_blended_in_is_left_to_chance(blend: float, least: float, most: float) -> None:
    asked: list[int] = []
    choices = 0
    for seed in range(20):
        world = night(seed)
        play_ahead(watched(asked), world, 4, Streams(seed), blend)
        choices += len(world.answers)
    assert least <= len(asked) / choices <= most


def test_what_is_left_to_chance_may_be_any_option() -> None:
    taken = set()
    for seed in range(40):
        world = night()
        assert world.decision is not None
        offered = len(world.decision.options)
        play_ahead(watched([]), world, 2, Streams(seed), 1.0)
        taken.add(world.answers[0])
    assert len(taken) == offered > 2


@pytest.mark.parametrize(("blend", "rules"), [(0.0, True), (1.0, False)])
def test_the_search_plays_on_with_as_much_chance_as_its_settings_say(blend: float, rules: bool) -> None:
    asked: list[int] = []
    Strider(watched(asked), Settings(playouts=2, abreast=2, blend=blend)).weigh(Seat(night()))
    assert (len(asked) > 1) == rules  # once for the decision itself


# The tree --------------------------------------------------------------------------------


def picked(node: Node, settings: Settings) -> int:
    """What the tree goes on with; rules of thumb would take the first."""
    return Search(watched([]), settings)._pick(node, night(), ASKED, Streams(5))[1]


def seen(moves: dict[int, tuple[int, float]]) -> Node:
    """A node that has seen options so often, with such a mean each."""
    found: dict[Hashable, Move] = {option: Move(times, times * mean) for option, (times, mean) in moves.items()}
    return Node(sum(each.visits for each in found.values()), found)


def test_a_node_begins_with_what_rules_of_thumb_say() -> None:
    assert picked(Node(), Settings()) == 3
    assert picked(seen({4: (9, 1.0)}), Settings()) == 3


@pytest.mark.parametrize("widen", [0.0, 0.5, 1.0])
def test_a_node_looks_at_more_options_the_oftener_it_is_visited(widen: float) -> None:
    search, node = Search(watched([]), Settings(widen=widen)), Node()
    for visits in range(30):
        move, _ = search._pick(node, night(), ASKED, Streams(visits))
        assert len(node.moves) == min(5, 1 + int(widen * sqrt(visits)))
        node.visits += 1
        move.visits += 1
        move.total += 0.5


def test_of_what_is_tried_as_often_the_best_is_taken() -> None:
    node = seen({3: (50, 0.4), 4: (50, 0.6), 5: (50, 0.5)})
    assert picked(node, Settings(widen=0.0)) == 4


def test_what_is_seldom_tried_is_drawn_to() -> None:
    node = seen({3: (198, 0.60), 4: (2, 0.55)})
    assert picked(node, Settings(widen=0.0, explore=0.0)) == 3
    assert picked(node, Settings(widen=0.0, explore=0.2)) == 4


# Several trees ---------------------------------------------------------------------------


def test_trees_count_by_their_visits() -> None:
    many = Weighed(7, visits=30, chance=0.6, gain=0.2, error=0.08, usual=False)
    few = Weighed(7, visits=10, chance=0.2, gain=-0.2, error=0.24, usual=False)
    (both,) = _merge_trees([[many], [few]])
    assert (both.option, both.visits, both.usual) == (7, 40, False)
    assert both.chance == pytest.approx(0.5)
    assert both.gain == pytest.approx(0.1)
    assert both.error == pytest.approx(0.06 * sqrt(2))


def test_what_no_tree_has_looked_at_is_in_full_doubt() -> None:
    unseen = Weighed(7, visits=0, chance=0.0, gain=0.0, error=1.0, usual=True)
    assert _merge_trees([[unseen], [unseen]]) == [unseen]


# Time ------------------------------------------------------------------------------------


@pytest.mark.parametrize("trees", [1, 2])
def test_more_seconds_are_more_looks_in_every_tree(trees: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def looks(seconds: float) -> int:
        monkeypatch.setattr("waybread.bots.strider.thread_time", count().__next__)  # a second between any two asked
        weighed = Strider(NIGHT, Settings(seconds=seconds, trees=trees, least=99)).weigh(Seat(night()))
        return sum(each.visits for each in weighed)

    assert [looks(each) for each in (5, 10, 40)] == [5 * trees, 10 * trees, 40 * trees]
