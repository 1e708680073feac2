import re
from pathlib import Path

import pytest

from tools.map_svg import draw_board, extent
from tools.tiles import SHEET, sheet
from waybread.journeys.maps.arrangement import battle_map
from waybread.journeys.maps.board import Placed, board
from waybread.journeys.maps.tiles import journey_tiles, tile, tiles

ARROW = re.compile(r'class="arrow" transform="translate\((\S+) (\S+)\) rotate\((\S+)\)"')


def alone(key: str, *, numbers: bool = False) -> str:
    """A side of a tile as a picture of its own."""
    return draw_board((Placed(key, 0, 0),), numbers=numbers)


@pytest.mark.rule("jme:6.3", "jme:adv.borders.2")
def test_arrows_point_out_the_grey_borders_of_dark_tiles_only() -> None:
    for key in tiles():
        wanted = len(tile(key).grey) if tile(key).has_black_borders else 0
        assert len(ARROW.findall(alone(key))) == wanted


@pytest.mark.rule("jme:6.4a", "jme:adv.borders.2")
def test_where_grey_borders_line_up_two_arrows_face_each_other() -> None:
    arrows = ARROW.findall(draw_board((Placed("204B", 0, 0), Placed("101B", 0, 10))))
    places = [(x, y) for x, y, _ in arrows]
    pairs = {place for place in places if places.count(place) == 2}
    assert len(pairs) == 2  # one between the tiles, one between the spaces of the first
    for place in pairs:
        one, other = (float(angle) for x, y, angle in arrows if (x, y) == place)
        assert abs(one - other) == 180


def test_a_tile_shows_its_number_its_box_and_its_darkness() -> None:
    drawn = alone("303B")
    assert ">303B</text>" in drawn
    assert drawn.count('class="box"') == 1
    assert drawn.count('class="night"') == drawn.count('class="gloom"') == 2


def test_the_spaces_of_a_tile_are_numbered_on_request() -> None:
    assert 'class="number"' not in alone("400A")
    assert re.findall(r'class="number"[^>]*>(\d)<', alone("400A", numbers=True)) == ["1", "2", "3", "4"]


def test_walls_are_drawn_where_they_stand() -> None:
    assert 'class="wall"' not in draw_board(battle_map())
    walled = draw_board(battle_map(), ((2, 12),))
    (path,) = re.findall(r'class="wall" d="([^"]+)"', walled)
    assert path.count("M") == 4  # two edges, from both sides


def test_a_picture_has_the_same_margin_on_all_sides() -> None:
    placed = Placed("204A", 2, 4)
    left, top, width, height = extent(board((placed,)))
    found = re.search(r'viewBox="(\S+) (\S+) (\S+) (\S+)"', draw_board((placed,)))
    assert found is not None
    x, y, wide, high = map(float, found.groups())
    margin = left - x
    assert margin > 0
    wanted = left - margin, top - margin, width + 2 * margin, height + 2 * margin
    assert (x, y, wide, high) == pytest.approx(wanted, abs=0.01)


@pytest.mark.rule("jme:52.2")
def test_fog_lies_where_a_tile_will_come() -> None:
    start, coming = (Placed("204A", 0, 0),), Placed("100A", 2, 0)
    shared = [each for each in board((*start, coming)).borders(11) if each.other is not None]
    assert len(shared) == 2
    assert draw_board(start, coming=[coming]).count('class="fog"') == 2
    assert 'class="fog"' not in draw_board(start)


def test_the_sheet_shows_every_journey_tile_and_is_up_to_date() -> None:
    drawn = sheet()
    for key in journey_tiles():
        assert f">{key}</text>" in drawn
    assert (Path(__file__).parents[2] / SHEET).read_text(encoding="utf-8") == drawn
