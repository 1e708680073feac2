"""Where activating groups go: range, targets, shortest ways, streams and walls."""

import pytest

from tests.journeys.rules.enemies.small_ground import Ground
from waybread.journeys.maps.board import Placed, board
from waybread.journeys.rules.enemies.enemy_paths import Route, Ways, away, closest, in_range, routes, targets

ROAD = Ground("1-2 2-3 3-4 4-5 5-6 8-9")
"""A road from 1 to 6, and two spaces beyond every way."""
RING = Ground("1-2 1-3 2-4 3-4 4-5")
"""Two ways from 1 to 4, and on to 5."""


@pytest.mark.rule("jme:74.2")
def test_things_in_one_space_are_in_range_of_each_other() -> None:
    assert in_range(ROAD, 2, 2, reach=0)
    assert not in_range(ROAD, 2, 3, reach=0)


@pytest.mark.rule("jme:74.3", "jme:74.3a", "jme:quick.icons.5")
def test_a_ranged_attack_reaches_the_adjacent_space_as_well_and_no_further() -> None:
    assert in_range(ROAD, 2, 2, reach=1)
    assert in_range(ROAD, 2, 3, reach=1)
    assert not in_range(ROAD, 2, 4, reach=1)


@pytest.mark.rule("jme:30.2")
def test_a_group_can_attack_the_named_hero_if_its_moves_bring_it_in_range() -> None:
    assert targets(ROAD, 1, 7, {7: 3, 8: 2}, moves=2, reach=0) == (7,)


def test_a_ranged_group_can_attack_one_space_beyond_its_moves() -> None:
    assert targets(ROAD, 1, 7, {7: 4, 8: 2}, moves=2, reach=1) == (7,)
    assert targets(ROAD, 1, 7, {7: 6, 8: 4}, moves=2, reach=1) == (8,)
    assert targets(ROAD, 1, 7, {7: 6, 8: 5}, moves=2, reach=1) == ()


@pytest.mark.rule("jme:30.5")
def test_a_group_that_cannot_get_at_its_target_targets_the_closest_hero() -> None:
    assert targets(ROAD, 1, 7, {7: 6, 8: 3, 9: 2}, moves=2, reach=0) == (9,)


@pytest.mark.rule("jme:30.5a")
def test_of_several_closest_heroes_the_party_can_pick_any() -> None:
    assert targets(ROAD, 3, 7, {6: 6, 7: 6, 8: 2, 9: 4}, moves=1, reach=0) == (8, 9)


def test_a_hero_who_is_not_on_the_map_is_nobodys_target() -> None:
    assert targets(ROAD, 1, 7, {8: 2}, moves=2, reach=0) == (8,)
    assert targets(ROAD, 1, 7, {}, moves=2, reach=0) == ()


@pytest.mark.rule("jme:30.6")
def test_a_group_that_can_get_at_neither_its_target_nor_the_closest_hero_has_no_target() -> None:
    assert targets(ROAD, 1, 7, {7: 6, 8: 4}, moves=2, reach=0) == ()


def test_a_hero_to_whom_there_is_no_way_is_neither_target_nor_closest() -> None:
    assert targets(ROAD, 1, 7, {7: 8}, moves=99, reach=0) == ()
    assert closest(ROAD, 1, {7: 8}) == ()
    assert closest(ROAD, 1, {7: 8, 8: 6}) == (8,)


@pytest.mark.rule("jme:30.2")
def test_a_group_moves_no_more_often_than_it_is_told() -> None:
    assert routes(ROAD, 1, 6, moves=2, reach=0) == (Route((2, 3)),)


@pytest.mark.rule("jme:30.2b")
def test_a_group_stops_once_it_is_in_range() -> None:
    assert routes(ROAD, 1, 3, moves=4, reach=0) == (Route((2, 3)),)
    assert routes(ROAD, 1, 4, moves=4, reach=1) == (Route((2, 3)),)


@pytest.mark.rule("jme:30.2b")
def test_a_group_in_range_does_not_move() -> None:
    assert routes(ROAD, 1, 1, moves=2, reach=0) == (Route(()),)
    assert routes(ROAD, 1, 2, moves=2, reach=1) == (Route(()),)


@pytest.mark.rule("jme:30.3")
def test_each_move_brings_the_group_nearer() -> None:
    detour = Ground("1-2 2-3 1-4 4-5 5-3")
    assert routes(detour, 1, 3, moves=3, reach=0) == (Route((2, 3)),)


@pytest.mark.rule("jme:30.4")
def test_of_several_shortest_ways_in_range_the_party_can_pick_any() -> None:
    assert routes(RING, 1, 4, moves=2, reach=1) == (Route((2,)), Route((3,)))


def test_of_ways_that_end_alike_one_is_given() -> None:
    assert routes(RING, 1, 5, moves=3, reach=0) == (Route((2, 4, 5)),)


@pytest.mark.rule("jme:30.4")
def test_where_moves_are_watched_every_shortest_way_is_given() -> None:
    found = routes(RING, 1, 5, moves=3, reach=0, watched=True)
    assert found == (Route((2, 4, 5)), Route((3, 4, 5)))
    wet = routes(RING, 1, 5, moves=3, reach=0, streams=[(2, 4)], watched=True)
    assert wet == (Route((2, 4), crossed=True), Route((3, 4, 5)))


def test_a_group_stays_where_it_is_when_there_is_no_way() -> None:
    assert routes(ROAD, 1, 8, moves=6, reach=0) == (Route(()),)


@pytest.mark.rule("jme:92.3a")
def test_a_stream_does_not_keep_a_hero_from_being_a_target() -> None:
    assert targets(ROAD, 1, 7, {7: 3}, moves=2, reach=0) == (7,)
    assert routes(ROAD, 1, 3, moves=2, reach=0, streams=[(2, 3)]) == (Route((2, 3), crossed=True),)


@pytest.mark.rule("jme:30.7")
def test_a_group_stops_behind_the_first_stream_that_it_crosses() -> None:
    assert routes(ROAD, 1, 4, moves=3, reach=0, streams=[(2, 3), (3, 4)]) == (Route((2, 3), crossed=True),)
    assert routes(ROAD, 4, 1, moves=3, reach=0, streams=[(2, 3)]) == (Route((3, 2), crossed=True),)


def test_a_group_without_a_target_stops_behind_a_stream_too() -> None:
    assert routes(ROAD, 1, 6, moves=4, reach=0, streams=[(1, 2)]) == (Route((2,), crossed=True),)


@pytest.mark.rule("jme:30.4", "jme:30.7")
def test_the_party_can_pick_a_shortest_way_over_a_stream_or_one_beside_it() -> None:
    found = routes(RING, 1, 5, moves=3, reach=0, streams=[(2, 4)])
    assert found == (Route((2, 4), crossed=True), Route((3, 4, 5)))


def test_a_stream_at_the_last_step_is_told_from_a_dry_way_to_the_same_space() -> None:
    found = routes(RING, 1, 4, moves=2, reach=0, streams=[(2, 4)])
    assert found == (Route((2, 4), crossed=True), Route((3, 4)))


@pytest.mark.rule("jme:92.4")
def test_a_ranged_group_attacks_over_a_stream_without_crossing_it() -> None:
    assert routes(ROAD, 1, 3, moves=1, reach=1, streams=[(2, 3)]) == (Route((2,)),)
    assert in_range(ROAD, 2, 3, reach=1)


def test_a_group_withdraws_to_where_it_is_farther_away() -> None:
    assert away(RING, 4, 2) == (3, 5)
    assert away(ROAD, 1, 2) == ()
    assert away(ROAD, 3, 3) == (2, 4)
    assert away(Ground("1-2 1-3 2-3 2-4"), 2, 1) == (4,)


def walled() -> tuple[Ways, int, int]:
    """A battle map with a wall between two of its spaces that can be walked round in two moves."""
    tiles = (Placed("998A", 0, 0),)
    free = board(tiles)
    for here in free.spaces:
        for there in free.neighbours(here):
            ground = board(tiles, ((here, there),))
            if ground.distance(here, there) == 2:
                return ground, here, there
    raise AssertionError("every wall on this map leads farther round, or shuts spaces off")


@pytest.mark.rule("jme:111.1")
def test_no_group_moves_or_shoots_through_a_wall() -> None:
    ground, here, there = walled()
    assert not in_range(ground, here, there, reach=1)
    assert targets(ground, here, 0, {0: there}, moves=1, reach=0) == ()
    assert all(len(each.spaces) == 2 for each in routes(ground, here, there, moves=3, reach=0))


@pytest.mark.rule("jme:14.3", "jme:111.2")
def test_a_reach_of_two_goes_round_a_wall() -> None:
    ground, here, there = walled()
    assert in_range(ground, here, there, reach=2)
