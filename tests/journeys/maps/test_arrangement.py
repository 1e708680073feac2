import pytest

from waybread.journeys.maps.arrangement import arrange, attach, battle_map, fits, placements
from waybread.journeys.maps.board import Placed, board
from waybread.journeys.maps.tiles import journey_tiles, tile
from waybread.kernel import Streams

DARK = [key for key in journey_tiles() if tile(key).has_black_borders]
LIGHT = [key for key in journey_tiles() if key not in DARK]
START = (Placed("101B", 0, 0),)


def test_a_tile_fits_where_grey_borders_line_up() -> None:
    assert fits(START, Placed("100A", 0, -4)) is None


@pytest.mark.parametrize(
    ("placed", "reason"),
    [
        (Placed("100A", 0, 4), "no grey border of tile 100A would line up with one of the map"),
        (Placed("100A", 40, 0), "no grey border of tile 100A would line up with one of the map"),
        (Placed("100A", 1, -1), "tile 100A would cover another tile at (1, -1)"),
        (Placed("100A", 0, -5), "(0, -5) is between hexes: the sum of column and row has to be even"),
        (Placed("100A", 0, -4, 6), "tile 100A can be turned 0 to 5 times, not 6"),
        (Placed("101A", 0, -4), "tile 101 is on the map already"),
        (Placed("998A", 0, -4), "journey tiles and battle tiles make no map together: 101B and 998A"),
    ],
)
def test_what_does_not_fit_says_why(placed: Placed, reason: str) -> None:
    assert fits(START, placed) == reason


def test_the_first_tile_fits_anywhere() -> None:
    assert fits((), Placed("200A", 7, 3, 5)) is None
    assert fits((), Placed("200A", 7, 2)) is not None


def test_every_placement_fits_and_makes_the_tile_adjacent_to_the_map() -> None:
    ways = placements(START, "204B")
    assert len(ways) > 10
    for placed in ways:
        assert fits(START, placed) is None
        here = board((*START, placed))
        assert here.neighbours(1)


def test_a_placement_counts_the_edges_that_line_up() -> None:
    start = (Placed("204A", 0, 0),)
    for placed, count in placements(start, "100A").items():
        borders = board((*start, placed)).borders(11)
        assert sum(each.crossed for each in borders) == count


def test_nothing_fits_twice() -> None:
    assert placements(START, "101A") == {}
    assert attach(START, "101A", Streams(1)) is None


def test_a_tile_is_attached_where_nearly_as_many_edges_as_possible_line_up() -> None:
    start = (Placed("300A", 0, 0),)
    best = max(placements(start, "205A").values())
    for seed in range(5):
        placed = attach(start, "205A", Streams(seed))
        assert placed is not None
        assert placements(start, "205A")[placed] >= best - 1


@pytest.mark.rule("jme:52.1")
def test_the_same_seed_gives_the_same_map_and_other_seeds_give_others() -> None:
    maps = [arrange(LIGHT, 6, Streams(seed)) for seed in (1, 1, 2, 3)]
    assert maps[0] == maps[1]
    assert len(set(maps)) == 3


@pytest.mark.parametrize("count", range(2, 13))
def test_every_space_of_a_map_out_of_a_seed_can_be_reached(count: int) -> None:
    pools = [journey_tiles(), LIGHT, DARK if count <= len(DARK) else LIGHT]
    for seed, pool in enumerate(pools):
        tiles = arrange(pool, count, Streams(seed))
        here = board(tiles)
        assert len(tiles) == len({tile(each.tile).number for each in tiles}) == count
        assert set(here.distances(1)) == set(here.spaces)


def test_a_pool_that_is_too_small_is_refused() -> None:
    with pytest.raises(ValueError, match="a map of 2 tiles cannot be made from 100A, 100B"):
        arrange(["100A", "100B"], 2, Streams(1))


def test_the_battle_map_has_the_same_side_up_on_both_tiles() -> None:
    assert [each.tile for each in battle_map("B")] == ["998B", "999B"]
