"""The map: which tiles lie where, what exploring brings, where tokens lie."""

import pytest

from tests.journeys.importers.jime.imported_game import imported, notes, playing
from tests.journeys.importers.jime.written_scenarios import (
    DARK,
    DARKNESS,
    DIFFICULT,
    GO,
    SEARCH,
    TERRAIN,
    TEXT,
    Data,
    battle_tile,
    book,
    chapter,
    event,
    scenario,
    tile,
    token,
)
from waybread.journeys.importers.jime.tile_outlines import Spot, border_at, placed, space_at
from waybread.journeys.maps.arrangement import battle_map, fits, placements
from waybread.journeys.maps.board import Placed, cell_placer
from waybread.journeys.maps.tiles import tile as printed
from waybread.journeys.maps.tiles import tiles

LANE = ("300B", (1, 0))
"""A tile, and a cell of it in the coordinates of a file."""


@pytest.mark.parametrize("turn", range(6))
def test_every_place_on_the_canvas_is_read_as_the_place_on_the_map_that_it_is(turn: int) -> None:
    key, root = LANE
    lift = -min(row for _, row in printed(key).owner)
    origin = "201A", Spot((500.0, 500.0), (0.0, 0.0), 60.0 * turn)
    found = 0
    for goal in placements((Placed("201A", 0, 0, turn),), key):
        column, row = cell_placer(goal)((root[0], root[1] - lift))
        at = 500 + column * 48.0, 500 + row * 27.7128
        assert placed(key, Spot(at, root, 60.0 * goal.turn), origin) == goal
        found += 1
    assert found > 20


def test_a_place_between_the_hexes_is_no_place_nor_is_one_aslant() -> None:
    origin = "201A", Spot((0.0, 0.0), (0.0, 0.0), 0.0)
    assert placed("202A", Spot((24.0, 0.0), (0.0, 0.0), 0.0), origin) is None
    assert placed("202A", Spot((144.0, 27.7), (0.0, 0.0), 0.0), origin) is None  # between two rows
    assert placed("202A", Spot((144.0, 0.0), (0.0, 0.0), 20.0), origin) is None


def test_each_cell_of_a_tiles_picture_is_in_its_space() -> None:
    """The picture is measured anew: the longer side is 512, the other is centred."""
    for key, known in tiles().items():
        step, size = ((48.0, 27.7128), (64.0, 55.4256)) if not known.battle else ((1.0, 1.0), (1.0, 1.0))
        columns, rows = [x for x, _ in known.owner], [y for _, y in known.owner]
        width = (max(columns) - min(columns)) * step[0] + size[0]
        height = (max(rows) - min(rows)) * step[1] + size[1]
        scale = 512 / max(width, height)
        for (x, y), space in known.owner.items():
            across = (512 - width * scale) / 2 + ((x - min(columns)) * step[0] + size[0] / 2) * scale
            down = (512 - height * scale) / 2 + ((y - min(rows)) * step[1] + size[1] / 2) * scale
            assert space_at(key, (across - 24, down - 24)) == space


def test_fixed_tiles_lie_where_the_file_has_them() -> None:
    data = scenario(start=[tile(201, at="384,332.5537536"), tile(202, at="528,332.5537536")])
    with playing(data) as play:
        assert play.game.state.tiles == (Placed("201A", 0, 0), Placed("202A", 3, 1))
    assert notes(data) == []


def test_a_tile_that_does_not_fit_is_attached_where_it_does_and_that_is_noted() -> None:
    data = scenario(start=[tile(201), tile(202, at="48,27.7128")])
    with playing(data) as play:
        first, second = play.game.state.tiles
        assert second.tile == "202A"
        assert fits((first,), second) is None
    assert notes(data) == [
        "Tile 202 of chapter 'Start': it does not fit where the file has it; it is attached where it does."
    ]


def test_a_fixed_tile_of_a_later_chapter_lies_where_the_file_has_it() -> None:
    hill = chapter("Hill", tile(202, at="144,0"), on=GO, dynamic=False)
    with playing(scenario(start=[tile(201)], chapters=[hill])) as play:
        assert play.game.state.tiles == (Placed("201A", 0, 0), Placed("202A", 3, 1))
        assert play.game.state.unexplored == [1]


def test_a_chapter_without_a_place_is_attached_to_the_tile_that_it_names() -> None:
    data = scenario(
        start=[tile(201), tile(202, at="144,0")],
        chapters=[chapter("Hill", tile(300), on=GO, attachHint="Start", attachTileHint=202)],
    )
    for seed in range(1, 6):
        with playing(data, seed=seed) as play:
            assert fits((play.game.state.tiles[1],), play.game.state.tiles[2]) is None


def test_a_side_that_is_random_is_either_side() -> None:
    data = scenario(chapters=[chapter("Hill", tile(300, side="Random"), on=GO)])
    seen = set()
    for seed in range(1, 12):
        with playing(data, seed=seed) as play:
            seen.add(play.game.state.tiles[1].tile)
    assert seen == {"300A", "300B"}


def test_tiles_in_random_order_come_in_different_orders() -> None:
    data = scenario(chapters=[chapter("Hill", tile(300), tile(301), tile(302), on=GO, isRandomTiles=True)])
    seen = set()
    for seed in range(1, 12):
        with playing(data, seed=seed) as play:
            seen.add(tuple(each.tile for each in play.game.state.tiles[1:]))
    assert len(seen) > 2


def test_a_tile_of_another_box_is_replaced_by_one_of_ours_with_as_many_spaces() -> None:
    data = scenario(chapters=[chapter("Hill", tile(309), tile(500), on=GO)])
    with playing(data) as play:
        assert [each.tile for each in play.game.state.tiles] == ["200A", "300A", "400A"]
    assert notes(data) == [
        "Tile 309 of chapter 'Hill': tile 309 is of another box; tile 300 stands in for it.",
        "Tile 500 of chapter 'Hill': tile 500 is of another box; tile 400 stands in for it.",
    ]


def test_a_tile_of_ours_is_not_taken_for_one_of_another_box() -> None:
    data = scenario(chapters=[chapter("Hill", tile(309), tile(300), on=GO)])
    with playing(data) as play:
        assert [each.tile for each in play.game.state.tiles] == ["200A", "301A", "300A"]


def test_when_the_box_is_empty_what_lies_on_a_tile_lies_on_the_one_beside() -> None:
    numbers = [*range(100, 105), *range(200, 228), 300, 301]
    last = tile(302, token("Door", at="10,10"), triggerName="Seen")
    wide = chapter("Wide", *(tile(each) for each in numbers if each != 200), last, on=GO)
    data = scenario(
        events=[event(TEXT, "Door", token=SEARCH), event(TEXT, "A", on="Seen", text="Seen.")],
        triggers=["Seen"],
        chapters=[wide, chapter("More", tile(227, token("Door", at="10,10"), triggerName="Seen"), on="Seen")],
    )
    assert any("no more tiles in the box" in each for each in notes(data))
    with playing(data) as play:
        assert len(play.game.state.tiles) == 22
        assert play.game.state.app.places.keys() >= {each.name for each in play.game.adventure.tiles[:5]}


# Exploring ------------------------------------------------------------------------------------


def explored() -> Data:
    return scenario(
        events=[
            event(TEXT, "Door", token=SEARCH),
            event(TEXT, "A", on="Some", text="Some."),
            event(TEXT, "B", on="This", text="This."),
            event(TEXT, "C", on="All", text="All."),
        ],
        triggers=["Some", "This", "All"],
        start=[tile(100), tile(101, token("Door"), at="96,0", triggerName="This", flavorBookData=book("A bank."))],
        opening={"isPreExplored": False, "exploreTrigger": "Some", "exploredAllTilesTrigger": "All"},
    )


def test_exploring_a_tile_brings_its_text_its_tokens_and_its_triggers() -> None:
    with playing(explored()) as play:
        assert (play.shown[1:], play.tokens) == (["Some."], [])  # the first tile is explored from the beginning
        play.move()
        assert play.shown[2:] == ["A bank.", "This.", "All."]
        assert play.tokens == ["door"]


def test_a_chapter_that_begins_explored_has_its_tokens_at_once() -> None:
    data = explored()
    data["chapters"][0]["isPreExplored"] = True
    with playing(data) as play:
        assert play.shown[1:] == ["A bank.", "Some.", "This.", "All."]
        assert play.game.state.unexplored == []


def test_the_text_of_a_chapter_is_shown_when_it_is_revealed_unless_it_has_none() -> None:
    for silent, words in ((False, ["Look there."]), (True, [])):
        hill = chapter("Hill", tile(202), on=GO, noFlavorText=silent, flavorBookData=book("Look there."))
        with playing(scenario(chapters=[hill])) as play:
            assert play.shown[1:] == words


def test_a_chapter_that_nothing_reveals_is_noted() -> None:
    assert notes(scenario(chapters=[chapter("Hill", tile(202))])) == [
        "Chapter 'Hill': nothing reveals it, so it never comes."
    ]


# Tokens ---------------------------------------------------------------------------------------


def test_darkness_lies_in_the_space_of_its_token() -> None:
    data = scenario(
        events=[event(DARKNESS, "Dark", token=DARK)], start=[tile(200, token("Dark", DARK, at="300,400"))], shadowFear=3
    )
    with playing(data) as play:
        assert (play.game.state.darkness, play.tokens) == ([2], [])
        assert play.game.adventure.darkness == 3


def test_tokens_without_rules_here_are_left_out_and_noted() -> None:
    assert notes(scenario(start=[tile(200, token(kind=DIFFICULT))])) == [
        "Difficult ground token of tile 200 of chapter 'Start': difficult ground belongs to another box and has no "
        "rules here."
    ]


def test_a_token_whose_event_is_not_there_is_noted() -> None:
    assert notes(scenario(start=[tile(200, token("Ghost"))])) == [
        "Chapter 'Start', tile 1, token 1: triggerName names 'Ghost', which is no event."
    ]


def yard(*tokens: Data, **more: object) -> Data:
    tiles_ = [battle_tile(998, *tokens, at="0,0"), battle_tile(999, at="300,0")]
    return scenario(start=tiles_, scenarioTypeJourney=False, **more)  # type: ignore[arg-type]


def test_a_battle_map_is_the_two_battle_tiles_explored() -> None:
    with playing(yard()) as play:
        assert play.game.state.tiles == battle_map("A")
        assert play.game.state.unexplored == []
        assert play.game.adventure.kind == "battle"


def test_terrain_lies_in_its_space_with_the_rules_of_its_kind() -> None:
    with playing(yard(token(kind=TERRAIN, at="230,230", terrainType=2))) as play:
        boulder = play.game.state.tokens[0]
        assert (boulder.kind, boulder.space, play.game.has_ordinary_rules(boulder)) == ("boulder", 5, True)


def test_a_wall_lies_on_the_border_nearest_to_it() -> None:
    with playing(yard(token(kind=TERRAIN, at="488,230", terrainType=10))) as play:
        wall = play.game.state.tokens[0]
        assert (wall.kind, wall.space, wall.across) == ("wall", 2, 12)
        assert 12 not in play.game.board.neighbours(2)


def test_the_border_nearest_to_a_place_is_found_on_either_tile() -> None:
    map_ = battle_map("A")
    assert set(border_at(map_, 0, (60, 147))) == {1, 3}
    assert set(border_at(map_, 1, (-24, 60))) == {2, 12}


def test_terrain_of_other_boxes_is_replaced_or_left_out() -> None:
    data = yard(token(kind=TERRAIN, terrainType=13), token(kind=TERRAIN, terrainType=18))
    with playing(data) as play:
        assert [each.kind for each in play.game.state.tokens] == ["boulder"]
    where = "Terrain token of tile 998 of chapter 'Start'"
    assert notes(data) == [
        f"{where}: rubble is of another box; boulder stands in for it.",
        f"{where}: fountain cannot be laid there.",
    ]


def test_terrain_with_an_event_has_the_rules_of_the_event() -> None:
    barrels = event(TEXT, "Barrels", token=TERRAIN, terrainType=1, text="Empty.")
    data = yard(token("Barrels", TERRAIN, at="20,20", terrainType=1), events=[barrels])
    with playing(data) as play:
        found = play.game.state.tokens[0]
        assert (found.kind, play.game.has_ordinary_rules(found)) == ("barrels", False)


# Random groups --------------------------------------------------------------------------------


def drawing(count: int, *, reusable: bool = False) -> Data:
    names = ["One GRP1", "Two GRP1", "Three GRP1"]
    return scenario(
        events=[event(TEXT, each, token=SEARCH, isReusable=reusable) for each in (*names, "Other GRP2")],
        start=[tile(400)],
        opening={"randomInteractionGroup": "GRP1", "randomInteractionGroupCount": count},
    )


def test_as_many_events_of_a_group_are_drawn_as_the_chapter_says_each_once() -> None:
    seen = set()
    for seed in range(1, 12):
        with playing(drawing(2), seed=seed) as play:
            assert len(play.tokens) == len(set(play.tokens)) == 2
            assert len({each.space for each in play.game.state.tokens}) == 2
            seen |= set(play.tokens)
    assert seen == {"one-grp1", "two-grp1", "three-grp1"}


def test_events_that_may_be_used_again_are_drawn_more_than_once() -> None:
    with playing(drawing(4, reusable=True)) as play:
        assert len(play.tokens) == 4
    with playing(drawing(4)) as play:
        assert len(play.tokens) == 3


def test_drawn_tokens_lie_there_when_their_tile_is_explored() -> None:
    data = scenario(
        events=[event(TEXT, "One GRP1", token=SEARCH)],
        start=[tile(100)],
        chapters=[chapter("Bank", tile(101), on=GO, randomInteractionGroup="GRP1", randomInteractionGroupCount=1)],
    )
    with playing(data) as play:
        assert play.tokens == []
        assert play.move().tokens == ["one-grp1"]


def test_a_group_without_events_is_noted() -> None:
    data = scenario(opening={"randomInteractionGroup": "GRP7", "randomInteractionGroupCount": 2})
    assert notes(data) == ["Chapter 'Start': no event belongs to the random group 'GRP7'."]


def test_a_scenario_without_a_tile_for_the_heroes_is_refused() -> None:
    data = scenario(start=[tile(998, tileType=2)])
    with pytest.raises(ValueError, match="has no tile that can be laid"):
        imported(data)
