import pytest

from waybread.journeys.maps.arrangement import battle_map, fits
from waybread.journeys.maps.board import FAR, Placed, board
from waybread.journeys.maps.tiles import tile, tiles
from waybread.kernel.records import decode, encode

DARK = Placed("101B", 0, 0)
"""One space with black borders, but for one grey edge at its top, one at its right tip, and its left tip."""
ABOVE = Placed("100A", 0, -4)
"""A tile with only grey borders at the top of that one."""
BELOW = Placed("100A", 0, 4)
"""The same at its foot, where it is black."""


def map_of(*tiles: Placed) -> tuple[Placed, ...]:
    return tiles


def test_spaces_are_numbered_by_tile_and_place() -> None:
    assert board(map_of(Placed("200A", 0, 0))).spaces == (1, 2)
    assert board((Placed("200A", 0, 0), Placed("300A", 20, 0))).spaces == (1, 2, 11, 12, 13)


def test_the_numbers_of_spaces_stay_when_a_tile_is_added() -> None:
    one = board(map_of(DARK))
    two = board((DARK, ABOVE))
    assert one.cells[1] == two.cells[1]
    assert two.spaces_of(0) == (1,)
    assert two.spaces_of(1) == (11,)
    assert two.tile_of(11) == 1


def test_a_board_is_made_once_for_equal_tiles() -> None:
    assert board((Placed("200A", 2, 4, 1),)) is board((Placed("200A", 2, 4, 1),))


@pytest.mark.rule("jme:6.0")
def test_spaces_with_a_grey_border_between_them_are_adjacent() -> None:
    here = board(map_of(Placed("400A", 0, 0)))
    assert here.neighbours(2) == (1, 3, 4)
    assert here.neighbours(1) == (2, 4)  # space 3 is on the other side of the tile


@pytest.mark.rule("jme:6.0", "jme:6.4")
def test_spaces_of_two_tiles_are_adjacent_where_grey_borders_line_up() -> None:
    here = board((DARK, ABOVE))
    assert here.neighbours(1) == (11,)
    assert here.neighbours(11) == (1,)


@pytest.mark.rule("jme:6.4", "jme:adv.borders.3")
def test_a_grey_border_that_meets_a_black_one_gives_no_adjacency() -> None:
    here = board((DARK, BELOW))
    assert here.neighbours(1) == ()
    assert here.neighbours(11) == ()
    assert here.distance(1, 11) == FAR


@pytest.mark.rule("jme:adv.borders.1", "jme:6.4")
def test_two_dark_tiles_are_adjacent_only_where_grey_borders_line_up() -> None:
    long = Placed("204B", 0, 0)
    foot_to_top = board((long, Placed("101B", 0, 10)))
    assert foot_to_top.neighbours(11) == (2,)
    side_by_side = board((long, Placed("101B", 2, 4)))
    assert side_by_side.crossing(11) == (1, 2)
    assert side_by_side.neighbours(11) == ()


@pytest.mark.rule("jme:adv.borders.1", "jme:6.4")
def test_a_black_border_inside_a_tile_parts_its_spaces() -> None:
    here = board(map_of(Placed("302B", 0, 0)))
    assert here.neighbours(2) == (1,)
    assert here.crossing(2) == (1, 3)
    assert here.distance(2, 3) == 2


def test_turning_a_tile_changes_where_it_is_but_not_how_it_hangs_together() -> None:
    for key, printed in tiles().items():
        straight = board(map_of(Placed(key, 0, 0)))
        for turn in range(1, len(printed.grid.steps)):
            turned = board(map_of(Placed(key, 0, 0, turn)))
            assert [turned.neighbours(each) for each in turned.spaces] == [
                straight.neighbours(each) for each in straight.spaces
            ]
            assert turned.cells != straight.cells


def test_grey_borders_turn_with_their_tile() -> None:
    half = Placed("101B", 2, 0, 3)  # its top is now its foot
    assert board((half, BELOW)).neighbours(1) == (11,)
    assert board((half, ABOVE)).neighbours(1) == ()


@pytest.mark.rule("jme:6.2", "jme:61.1")
def test_things_in_the_same_space_and_in_adjacent_spaces_are_nearby() -> None:
    here = board(map_of(Placed("302B", 0, 0)))
    assert here.nearby(2, 2)
    assert here.nearby(2, 1)
    assert not here.nearby(2, 3)


def test_distances_count_moves_and_leave_out_what_cannot_be_reached() -> None:
    here = board((Placed("302B", 0, 0), Placed("100A", 40, 0)))
    assert here.distances(2) == {2: 0, 1: 1, 3: 2}
    assert here.distance(2, 11) == FAR
    assert here.distances(2, crossing=True) == {2: 0, 1: 1, 3: 1}


def test_towards_names_every_step_that_comes_nearer() -> None:
    here = board(battle_map())
    assert here.towards(1, [4]) == (2, 3, 5)
    assert here.towards(1, [4, 2]) == (2,)
    assert here.towards(1, [1]) == ()
    assert here.towards(1, []) == ()


def test_towards_goes_through_black_borders_only_when_told() -> None:
    here = board(map_of(Placed("302B", 0, 0)))
    assert here.towards(2, [3]) == (1,)
    assert here.towards(2, [3], crossing=True) == (3,)


def test_there_is_no_step_towards_what_cannot_be_reached() -> None:
    assert board((DARK, BELOW)).towards(1, [11]) == ()


@pytest.mark.rule("jme:23.1")
def test_a_space_with_a_printed_darkness_icon_is_dark_wherever_its_tile_lies() -> None:
    here = board((Placed("100A", 0, 0), Placed("303B", 20, 0, 2)))
    assert [each for each in here.spaces if here.dark(each)] == [11, 13]


def test_placed_tiles_are_records() -> None:
    placed = Placed("200A", 3, -5, 4)
    assert encode((placed,)) == [{"tile": "200A", "x": 3, "y": -5, "turn": 4}]
    assert decode(Placed, encode(placed)) == placed


def test_a_map_needs_a_tile() -> None:
    with pytest.raises(ValueError, match="at least one tile"):
        board(())


def test_tiles_that_overlap_make_no_board() -> None:
    with pytest.raises(ValueError, match="tile 100B covers tile 100A"):
        board((Placed("100A", 0, 0), Placed("100B", 1, 1)))


def test_an_unknown_tile_is_named() -> None:
    with pytest.raises(ValueError, match="no tile 999C"):
        board(map_of(Placed("999C", 0, 0)))


@pytest.mark.rule("jme:41.1", "jme:41.2", "jme:41.3", "jme:adv.battle.1")
def test_a_map_is_a_journey_map_or_a_battle_map_by_its_tiles() -> None:
    assert not board(map_of(DARK)).battle
    assert board(battle_map()).battle
    with pytest.raises(ValueError, match="journey tiles and battle tiles make no map together"):
        board((DARK, Placed("998A", 50, 0)))


def test_the_battle_map_is_two_tiles_of_five_spaces_side_by_side() -> None:
    for side in "AB":
        first, second = battle_map(side)
        assert fits((first,), second) is None
        here = board((first, second))
        assert here.spaces == (1, 2, 3, 4, 5, 11, 12, 13, 14, 15)
        for centre in (5, 15):
            assert here.neighbours(centre) == tuple(range(centre - 4, centre))
        assert len(here.distances(1)) == 10


def test_the_sides_of_the_battle_map_mirror_each_other() -> None:
    here = board(battle_map())
    for space in range(1, 6):
        mirrored = {each + 10 if each < 10 else each - 10 for each in here.neighbours(space)}
        assert set(here.neighbours(space + 10)) == mirrored


@pytest.mark.rule("jme:6.6", "jme:111.0", "jme:111.1")
def test_spaces_on_either_side_of_a_wall_are_neither_adjacent_nor_nearby() -> None:
    here = board(battle_map(), walls=((5, 1),))
    assert 1 not in here.neighbours(5)
    assert 5 not in here.neighbours(1)
    assert not here.nearby(1, 5)
    assert here.distance(1, 5) == 2  # round the wall
    assert 5 in here.crossing(1)
    assert board(battle_map()).nearby(1, 5)


@pytest.mark.rule("jme:6.6b", "jme:111.1a")
def test_diagonal_spaces_where_walls_meet_are_not_adjacent() -> None:
    # The spaces 2, 4, 12 and 14 meet in one point, with walls from all four sides.
    here = board(battle_map(), walls=((2, 12), (4, 14), (2, 4), (12, 14)))
    shared = set(here.outline(2)) & set(here.outline(4)) & set(here.outline(12)) & set(here.outline(14))
    assert len(shared) == 1
    assert not here.nearby(2, 14)
    assert not here.nearby(4, 12)
    assert 14 not in here.crossing(2)


def test_all_corners_of_a_space_are_walked_once_round() -> None:
    for key in tiles():
        here = board(map_of(Placed(key, 0, 0)))
        for space in here.spaces:
            corners = here.outline(space)
            assert len(corners) == len(set(corners)) == len(here.borders(space))
            assert set(corners) == {each.ends[0] for each in here.borders(space)}


def test_borders_say_their_colour_what_is_behind_them_and_whether_they_can_be_crossed() -> None:
    here = board((DARK, ABOVE))
    shared = [each for each in here.borders(1) if each.other == 11]
    assert [(each.black, each.crossed, each.walled) for each in shared] == [(False, True, False)]
    rim = [each for each in here.borders(1) if each.other is None]
    assert {each.crossed for each in rim} == {False}
    assert sum(each.black for each in rim) == len(here.borders(1)) - 4
    walled = board((DARK, ABOVE), ((1, 11),))
    assert [(each.crossed, each.walled) for each in walled.borders(1) if each.other == 11] == [(False, True)]


def test_there_is_a_spot_in_every_cell_and_the_one_of_the_box_comes_last() -> None:
    here = board((Placed("400A", 0, 0), Placed("101B", 30, 0, 2)))
    for index in (0, 1):
        (holder,) = [each for each in here.spaces_of(index) if here.box(index) in here.spots(each)]
        assert here.spots(holder)[-1] == here.box(index)
    for space in here.spaces:
        assert len(set(here.spots(space))) == len(here.cells[space])


def test_the_centre_of_a_space_is_the_mean_of_its_cells() -> None:
    x, y = board(map_of(Placed("100A", 0, 0))).centre(1)
    assert (x, y) == pytest.approx((1.5, 0))


@pytest.mark.rule("jme:37.0")
def test_each_journey_tile_has_a_box_for_an_exploration_token_and_no_battle_tile_has() -> None:
    for key in tiles():
        assert (board(map_of(Placed(key, 0, 0))).box(0) is None) == tile(key).battle


@pytest.mark.rule("jme:adv.borders.1")
def test_spaces_that_touch_across_a_black_border_cross_it_in_either_direction() -> None:
    here = board((DARK, BELOW))
    assert (here.crossing(1), here.crossing(11)) == ((11,), (1,))


def test_the_exits_of_a_tile_lie_at_its_own_cells_wherever_it_is_laid() -> None:
    for placed in (Placed("100A", 0, 0), Placed("100A", 2, 4), Placed("100A", 0, -4)):
        here = board(map_of(placed))
        assert {cell for cell, _ in here.exits} <= set(here.cells[1])
        assert {cell for cell, _ in here.exits.values()}.isdisjoint(here.cells[1])
