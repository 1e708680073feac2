import pytest

from tools.tile_glyphs import GROUNDS
from waybread.journeys.maps.tile_checks import faults
from waybread.journeys.maps.tiles import Tile, journey_tiles, read, tile, tiles

TWO_SPACES = "1,0 0,1 2,1 1,2 / 1,4 0,5 2,5 1,6"


def made(spaces: str = TWO_SPACES, grey: str = "all", darkness: str = "-", box: str = "0,5", key: str = "202A") -> Tile:
    return read(key, "moor", spaces, grey, darkness, box)


@pytest.mark.parametrize("key", tiles())
def test_a_tile_is_sound(key: str) -> None:
    assert faults(tile(key)) == []


def test_the_core_set_has_22_journey_tiles_and_2_battle_tiles_with_two_sides_each() -> None:
    assert len(journey_tiles()) == 44
    assert len(tiles()) == 48
    assert {each.number + side for each in tiles().values() for side in "AB"} == set(tiles())


def test_the_first_digit_of_a_journey_tile_is_the_number_of_its_spaces() -> None:
    for key in journey_tiles():
        assert len(tile(key).spaces) == int(key[0])


def test_the_sides_of_a_journey_tile_mirror_each_other() -> None:
    def shape(cells: list[tuple[int, int]]) -> set[tuple[int, int]]:
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        return {(x - left, y - top) for x, y in cells}

    for key in journey_tiles():
        if key.endswith("A"):
            front, back = tile(key).owner, tile(f"{key[:-1]}B").owner
            assert shape(list(front)) == shape([(-x, y) for x, y in back])


def test_printed_darkness_is_only_on_tiles_with_black_borders() -> None:
    dark = [key for key, each in tiles().items() if each.darkness]
    assert dark == ["204B", "207B", "208B", "303B", "306B", "307B"]
    assert all(tile(key).has_black_borders for key in dark)


@pytest.mark.rule("jme:adv.borders.1")
def test_dark_tiles_have_black_and_grey_borders_and_the_others_only_grey_ones() -> None:
    dark = [each for each in tiles().values() if each.has_black_borders]
    assert len(dark) == 10
    for each in tiles().values():
        black = each.borders - each.grey
        assert bool(black) == (each in dark)
        assert each.grey


def test_every_ground_can_be_drawn() -> None:
    assert {each.ground for each in tiles().values()} == set(GROUNDS)


def test_a_sound_tile_has_no_faults() -> None:
    assert faults(made()) == []


@pytest.mark.parametrize(
    ("tile", "fault"),
    [
        (made("1,0 0,1 2,1 1,2 / 1,2 1,4 0,5 2,5"), "the cell (1, 1) belongs to a space twice, or to two"),
        (made("1,0 0,1 2,1 1,3 / 1,4 0,5 2,5 1,6"), "(1, 2) is between hexes: the sum of column and row"),
        (made("1,0 0,1 2,1 / 1,2 1,6 0,5 2,5"), "space 2 is in pieces"),
        (made("1,0 2,1 2,3 1,4 0,3 0,1", box="1,0"), "space 1 has a hole"),
        (made(grey="1,0:n 1,2:s"), "its grey exits are fewer than two, or all on one side"),
        (made(grey="1,0:n 1,6:s"), "space 2 cannot be reached from space 1"),
        (made(darkness="3"), "there is no space 3 to be in darkness"),
        (made(box="0,3"), "the box for the exploration token is not on it"),
        (made("0,0 1,0 / 0,1 1,1", box="0,0", key="998A"), "a battle tile has no box for an exploration token"),
    ],
)
def test_a_fault_of_a_tile_is_found(tile: Tile, fault: str) -> None:
    assert any(fault in each for each in faults(tile))


def test_a_grey_border_where_there_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="tile 202A has no border at 1,0:s"):
        made(grey="1,0:s")
