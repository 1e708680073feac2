"""The map of a journey: what is drawn on it, and how it is moved, looked at and pressed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.journeys.laid_journeys import laid
from tests.browser.test_axe import AXE
from tests.browser.visitors import NARROW, WIDE, Theme, Visitor
from tests.journeys.board import Foes, Hero
from tests.journeys.proving_ground import FAR, GROUND, HERE, NEAR
from tests.server.table_clients import Client, bearing, hub_of
from tests.server.uploaded_adventures import hero, journey, mine
from waybread.journeys.decisions import Act, read_act
from waybread.journeys.rules.terrain import TERRAIN
from waybread.kernel import PASS
from waybread.table import Table

Visit = Callable[..., Visitor]


def come(visitor: Visitor, tokens: dict[str, str]) -> Any:
    """Go to a table; the game that is played there, once its map is seen."""
    visitor.page.goto(f"/table#{tokens['token']}")
    expect(view(visitor)).to_be_visible()
    return visitor.table.game


def view(visitor: Visitor) -> Locator:
    """The map."""
    return visitor.page.get_by_role("region", name="Map", exact=True)


def spot(visitor: Visitor, kind: str, number: int) -> Locator:
    """A space, token, group, hero or tile on the map, by the number that the game has for it."""
    return view(visitor).locator(f'[data-spot="{kind} {number}"]')


def space_name(space: int) -> str:
    """How a space of the proving ground is called."""
    return f"{GROUND[space // 10].tile}, space {space % 10}"


def box(found: Locator) -> FloatRect:
    """Where something is on the screen."""
    seen = found.bounding_box()
    assert seen is not None
    return seen


def table_of(client: Client, tokens: dict[str, str]) -> Table:
    """The table that tokens lead to."""
    found = client.get("/api/tables/mine", headers=bearing(tokens["token"])).json()
    return hub_of(client).live[found["table"]].table


def begun(client: Client, adventure: str, mode: str = "journeys") -> dict[str, str]:
    """A table with an adventure whose map lies there, in either mode; its tokens."""
    tokens = journey(client, mine(hero(), hero("Legolas", "Hunter")), adventure=adventure, game=mode)
    table: Any = table_of(client, tokens)
    while not table.game.state.tiles or not table.game.state.tokens:
        table.game.choose(table.game.decision.options[0])
    return tokens


# What is drawn --------------------------------------------------------------------------------


def brink(client: Client) -> tuple[dict[str, str], int]:
    """A journey whose map grows with the next move, and the space to move to."""
    tokens = begun(client, "cold-beacon")
    game: Any = table_of(client, tokens).game
    for _ in range(60):
        options = [each for each in game.decision.options if each != PASS] or [PASS]
        for option in options if game.decision.kind == "turn" else ():
            act, space = read_act(option)
            ahead = game.clone()
            if act is Act.MOVE and not ahead.choose(option) and len(ahead.state.tiles) > len(game.state.tiles):
                return tokens, space
        moves = [each for each in options if game.decision.kind == "turn" and read_act(each)[0] is Act.MOVE]
        game.choose((moves or options)[-1])
    raise AssertionError("Nobody comes to the edge of the map.")


@pytest.mark.rule("jme:app.1", "jme:52.2")
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_the_map_grows_as_the_party_goes_on_and_the_whole_of_it_stays_in_the_window(
    visit: Visit, client: Client, shuffle: Callable[[int], None], size: tuple[int, int]
) -> None:
    shuffle(1)
    ann = visit(size)
    tokens, edge = brink(client)
    game = come(ann, tokens)
    before = len(game.state.tiles)
    if size == NARROW:
        ann.button("Whole map").click()  # a small screen shows who acts where the whole map would be too small
    shows_all(ann, game)
    inside(ann)
    fog = fog_at_edges(ann)
    spot(ann, "space", edge).press("Enter")
    ann.wait(lambda: len(game.state.tiles) > before, "the map grows")
    shows_all(ann, game)
    inside(ann)
    assert fog - fog_at_edges(ann), "where a tile came, the fog is gone"


def fog_at_edges(visitor: Visitor) -> set[str | None]:
    """The strips of fog at the edges where the map may go on, by their outlines."""
    return {each.get_attribute("d") for each in view(visitor).locator(".fog .strip").all()}


def inside(visitor: Visitor) -> None:
    """Every space can be seen whole."""
    area = box(view(visitor))
    for each in view(visitor).locator('[data-spot^="space "]').all():
        found = box(each)
        assert area["x"] <= found["x"] <= area["x"] + area["width"] - found["width"]
        assert area["y"] <= found["y"] <= area["y"] + area["height"] - found["height"]


def shows_all(visitor: Visitor, game: Any) -> None:
    """Every space and every token of the game is on the map, and nothing more of the kind."""
    for kind, numbers in (("space", game.board.spaces), ("token", [each.number for each in game.state.tokens])):
        expect(view(visitor).locator(f'[data-spot^="{kind} "]')).to_have_count(len(numbers))
        for number in numbers:
            expect(spot(visitor, kind, number)).to_be_attached()


@pytest.mark.rule("jme:app.1")
def test_beside_the_boxes_the_map_has_tokens_and_no_figures(visit: Visit, client: Client) -> None:
    ann = visit()
    game = come(ann, begun(client, "cold-beacon", "companion"))
    shows_all(ann, game)
    for figures in ("hero", "group"):
        expect(view(ann).locator(f'[data-spot^="{figures} "]')).to_have_count(0)


@pytest.mark.rule("jme:99.3a")
@pytest.mark.parametrize("mode", ["journeys", "companion"])
def test_a_sparkle_marks_terrain_that_follows_rules_of_the_adventure(visit: Visit, client: Client, mode: str) -> None:
    ann = visit()
    game = come(ann, begun(client, "ringing-wall", mode))
    terrain = [each for each in game.state.tokens if each.kind in TERRAIN]
    own = [each for each in terrain if not game.has_ordinary_rules(each)]
    assert 0 < len(own) < len(terrain)
    for token in terrain:
        found = spot(ann, "token", token.number)
        expect(found.locator(".sparkle")).to_have_count(int(token in own))
        expect(found).to_have_accessible_name(
            re.compile(r"with rules of the adventure" if token in own else f"^{token.kind}( between |, in )[^.]*$")
        )


@pytest.mark.rule("jme:52.2")
def test_an_unexplored_tile_lies_under_paper_until_somebody_enters_it(visit: Visit, client: Client) -> None:
    ann = visit()
    tile = NEAR // 10 if NEAR // 10 != HERE // 10 else FAR // 10
    space = next(each for each in (NEAR, FAR) if each // 10 == tile)
    game = come(ann, laid(client, Hero(at=HERE if space == NEAR else NEAR), unexplored=[tile]))
    paper = view(ann).locator(f'[data-fog="{tile}"]')
    expect(paper).to_be_visible()
    expect(view(ann).locator(".fog .strip").first).to_be_visible()
    expect(spot(ann, "tile", tile)).to_have_accessible_name(f"exploration token of {GROUND[tile].tile}, unexplored")
    expect(spot(ann, "space", space)).to_have_accessible_name(re.compile("unexplored"))
    spot(ann, "space", space).press("Enter")
    expect(paper).to_have_count(0)
    expect(spot(ann, "tile", tile)).to_have_count(0)
    assert game.state.unexplored == []


def test_darkness_is_a_wash_with_its_sign_and_a_word(visit: Visit, client: Client) -> None:
    ann = visit()
    come(ann, laid(client, Hero(), darkness=[NEAR]))
    dark = spot(ann, "space", NEAR)
    expect(dark).to_have_accessible_name(re.compile(r", dark\b"))
    expect(dark.locator(".gloom")).to_be_visible()
    expect(dark.locator(".night")).to_be_visible()
    expect(spot(ann, "space", HERE).locator(".gloom")).to_have_count(0)


def test_figures_say_who_they_are_and_how_they_stand(visit: Visit, client: Client) -> None:
    ann = visit()
    foes = [Foes("orc-hunter", NEAR, 2, exhausted=True), Foes("hill-troll", FAR, bonuses=("huge",))]
    come(ann, laid(client, Hero("Gimli"), groups=foes))
    expect(spot(ann, "hero", 0)).to_have_accessible_name(re.compile("^Gimli, whose turn it is"))
    expect(spot(ann, "group", 1)).to_have_accessible_name(re.compile("^Orc Hunter, group of 2.*exhausted"))
    expect(spot(ann, "group", 2)).to_have_accessible_name(
        re.compile("^Hill Troll, elite group of 1, elite [a-z]+ banner")
    )
    expect(spot(ann, "group", 2).locator("[data-emblem=hill-troll]")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_battle_map_has_terrain_in_spaces_and_on_borders(visit: Visit, client: Client, size: tuple[int, int]) -> None:
    ann = visit(size)
    game = come(ann, begun(client, "held-ford"))
    assert game.board.battle
    shows_all(ann, game)
    expect(view(ann).get_by_role("button", name=re.compile("^stream between"))).to_have_count(2)
    expect(view(ann).get_by_role("button", name=re.compile("^wall between"))).to_have_count(1)
    names = {each.get_attribute("data-kind") for each in view(ann).locator(".token").all()}
    assert names >= {"boulder", "bush", "fire pit", "statue", "pit", "mist", "table", "barrels"}


# Keys -----------------------------------------------------------------------------------------


def test_arrows_go_from_space_to_space_and_enter_moves_the_hero(visit: Visit, client: Client) -> None:
    ann = visit()
    game = come(ann, laid(client, Hero()))
    keys = ann.page.keyboard
    start = spot(ann, "space", HERE)
    start.focus()
    keys.press("ArrowDown")
    below = spot(ann, "space", NEAR)
    expect(below).to_be_focused()
    expect(below).to_have_accessible_name(re.compile(f"^{space_name(NEAR)}: .*can be chosen"))
    keys.press("ArrowUp")
    expect(below).not_to_be_focused()
    below.focus()
    ann.do(lambda: keys.press("Enter"))
    ann.wait(lambda: game.state.position == [NEAR], "the hero moves")


def test_only_one_space_and_what_is_there_can_be_reached_with_tab(visit: Visit, client: Client) -> None:
    ann = visit()
    game = come(ann, laid(client, Hero(), tokens={"stone": HERE, "stranger": NEAR}))
    stone, stranger = (each.number for each in game.state.tokens)
    spot(ann, "space", HERE).focus()
    expect(spot(ann, "token", stranger)).to_have_attribute("tabindex", "-1")
    ann.page.keyboard.press("Tab")
    expect(spot(ann, "token", stone)).to_be_focused()
    ann.page.keyboard.press("Tab")
    expect(spot(ann, "hero", 0)).to_be_focused()
    spot(ann, "token", stone).focus()
    ann.page.keyboard.press("Enter")
    expect(
        ann.page.get_by_role("dialog", name="A search token").get_by_role("button", name="Lift the stone")
    ).to_be_focused()
    ann.do(lambda: ann.page.keyboard.press("Enter"))
    ann.wait(lambda: game.state.app.counters.get("failed") == 1, "the stone is tried and does not move")


def test_plus_minus_and_nought_zoom(visit: Visit, client: Client) -> None:
    ann = visit()
    come(ann, laid(client, Hero()))
    found = spot(ann, "space", HERE)
    found.focus()
    whole = box(found)["width"]
    ann.page.keyboard.press("+")
    nearer = box(found)["width"]
    assert nearer > whole * 1.2
    ann.page.keyboard.press("-")
    assert box(found)["width"] < nearer
    ann.page.keyboard.press("+")
    ann.page.keyboard.press("0")
    assert box(found)["width"] == pytest.approx(whole, abs=1)


# Pointer and fingers --------------------------------------------------------------------------


def test_a_press_on_a_space_moves_and_one_on_a_token_shows_its_words_and_what_to_do(
    visit: Visit, client: Client
) -> None:
    ann = visit()
    game = come(ann, laid(client, Hero(), tokens={"stone": NEAR}))
    (stone,) = game.state.tokens
    ann.do(lambda: spot(ann, "space", NEAR).click(position=middle(spot(ann, "space", NEAR))))
    ann.wait(lambda: game.state.position == [NEAR], "the hero moves")
    expect(spot(ann, "space", NEAR)).not_to_have_attribute("aria-current", "true")
    spot(ann, "token", stone.number).click()
    menu = ann.page.get_by_role("dialog", name="A search token")
    expect(menu).to_contain_text("Lift the stone")
    assert "failed" not in game.state.app.counters
    ann.do(menu.get_by_role("button", name="Lift the stone").click)
    ann.wait(lambda: game.state.app.counters.get("failed") == 1, "the stone is tried and does not move")


def test_a_battle_map_that_lies_across_is_turned_on_an_upright_screen(visit: Visit, client: Client) -> None:
    party = mine(hero("Gimli", "Guardian", "item.battle-axe", "item.ring-mail"))
    tokens = journey(client, party, adventure="gull-skerry", game="companion")
    for size, upright in ((NARROW, True), (WIDE, False)):
        ann = visit(size)
        ann.page.goto(f"/table#{tokens['token']}")
        for each in range(2):
            expect(view(ann).locator('[data-spot^="space "]').nth(each)).to_be_attached()
        spaces = [box(each) for each in view(ann).locator('[data-spot^="space "]').all()]
        wide = max(each["x"] + each["width"] for each in spaces) - min(each["x"] for each in spaces)
        high = max(each["y"] + each["height"] for each in spaces) - min(each["y"] for each in spaces)
        assert (high > wide) is upright


def middle(space: Locator) -> Any:
    """The middle of a space, where its number stands and no piece does."""
    area = box(space)
    return {"x": area["width"] / 2, "y": area["height"] / 2}


def test_buttons_and_the_wheel_zoom_and_arrows_move_the_map(visit: Visit, client: Client) -> None:
    ann = visit()
    come(ann, laid(client, Hero()))
    found = spot(ann, "space", HERE)
    whole = box(found)
    ann.button("Zoom in").click()
    assert box(found)["width"] > whole["width"] * 1.2
    ann.button("Zoom out").click()
    assert box(found)["width"] == pytest.approx(whole["width"], abs=1)
    area = box(view(ann))
    ann.page.mouse.move(area["x"] + area["width"] / 2, area["y"] + area["height"] / 2)
    ann.page.mouse.wheel(0, -400)
    ann.wait(lambda: box(found)["width"] > whole["width"] * 1.5, "the wheel zooms in")
    ann.button("Move the map").click()
    before = box(found)["x"]
    ann.button("Move right").click()
    assert box(found)["x"] < before
    ann.button("Whole map").click()
    assert box(found)["x"] == pytest.approx(whole["x"], abs=1)


def test_dragging_moves_the_map_and_is_no_press(visit: Visit, client: Client) -> None:
    ann = visit()
    game = come(ann, laid(client, Hero()))
    found = spot(ann, "space", NEAR)
    before, mouse = box(found), ann.page.mouse
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 60, y + 30, steps=4)
    mouse.up()
    assert box(found)["x"] == pytest.approx(before["x"] + 60, abs=8)
    assert game.state.position == [HERE]
    assert ann.page.get_by_role("menu").count() == 0


def test_fingers_press_drag_and_pinch_on_a_small_screen(visit: Visit, client: Client) -> None:
    ann = visit(NARROW, touch=True)
    game = come(ann, laid(client, Hero()))
    found = spot(ann, "space", NEAR)
    before = box(found)
    area = box(view(ann))
    x, y = area["x"] + area["width"] / 2, area["y"] + area["height"] / 2
    hand = ann.context.new_cdp_session(ann.page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": px, "y": py, "id": place} for place, (px, py) in enumerate(points)]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    fingers("touchStart", (x - 20, y), (x + 20, y))
    for apart in range(25, 65, 5):
        fingers("touchMove", (x - apart, y), (x + apart, y))
    fingers("touchEnd")
    assert box(found)["width"] > before["width"] * 1.8
    assert game.state.position == [HERE]
    ann.button("Whole map").tap()
    seen = box(found)
    ann.do(lambda: ann.page.touchscreen.tap(seen["x"] + seen["width"] / 2, seen["y"] + seen["height"] / 2))
    ann.wait(lambda: game.state.position == [NEAR], "the hero moves")


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_axe_finds_no_fault_in_the_map(visit: Visit, client: Client, size: tuple[int, int]) -> None:
    ann = visit(size, examined=True)
    foes = [Foes("orc-hunter", NEAR, 2, exhausted=True), Foes("hill-troll", FAR, bonuses=("huge",))]
    come(ann, laid(client, Hero(), groups=foes, tokens={"stone": HERE}, darkness=[NEAR], unexplored=[2]))
    ann.page.add_script_tag(path=AXE)
    themes: tuple[Theme, ...] = ("light", "dark")
    for theme in themes:
        ann.page.emulate_media(color_scheme=theme)
        assert ann.page.evaluate("axe.run('.map').then((found) => found.violations.map((each) => each.help))") == []
