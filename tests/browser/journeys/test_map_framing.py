"""What the map keeps in sight: who acts and what they act on, whatever lies over it and however small the screen is."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.journeys.journey_player import asks, brain, game_of, labels, press
from tests.browser.journeys.laid_journeys import laid
from tests.browser.visitors import NARROW, WIDE, Visitor
from tests.journeys.board import ROW, SUCCESS, Foes, Hero
from tests.journeys.proving_ground import HERE
from tests.server.table_clients import Client
from waybread.journeys.maps.arrangement import arrange
from waybread.journeys.maps.tiles import journey_tiles
from waybread.kernel import Streams

Visit = Callable[..., Visitor]
SIZES = pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
LOWEST = max(ROW)


def box(found: Locator) -> FloatRect:
    """Where something is on the screen."""
    seen = found.bounding_box()
    assert seen is not None
    return seen


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Do they not lie over each other?"""
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return beside or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


def within(one: FloatRect, other: FloatRect) -> bool:
    """Is one inside the other?"""
    return (
        other["x"] <= one["x"] <= other["x"] + other["width"] - one["width"]
        and other["y"] <= one["y"] <= other["y"] + other["height"] - one["height"]
    )


def on_map(ann: Visitor, spot: str) -> Locator:
    return ann.page.get_by_role("region", name="Map", exact=True).locator(f'[data-spot="{spot}"]')


@SIZES
def test_no_tray_lies_over_the_hero_who_attacks_or_the_group_that_is_attacked(
    visit: Visit, client: Client, size: tuple[int, int]
) -> None:
    gimli = Hero("Gimli", "Guardian", at=LOWEST, items=["Battle Axe"], deck=[SUCCESS] * 10)
    ann = visit(size)
    ann.page.goto(f"/table#{laid(client, gimli, groups=[Foes(at=LOWEST, size=3)])['token']}")
    expect(ann.question).to_contain_text("Gimli's turn")
    press(ann, "Attack")
    while not asks("line")(ann.table):
        press(ann, labels(ann.table)[brain(ann.table)])
    tray, area = ann.page.get_by_role("region", name="Test", exact=True), ann.page.get_by_role("region", name="Map")
    expect(tray).to_contain_text("to attack the Ruffian group")
    for spot in ("hero 0", "group 1"):
        found = box(on_map(ann, spot))
        assert apart(found, box(tray))
        assert within(found, box(area))


def test_a_small_screen_shows_who_acts_on_a_large_map_and_all_of_it_when_asked(visit: Visit, client: Client) -> None:
    ann = visit(NARROW, touch=True)
    large = arrange(journey_tiles(), 9, Streams(1))
    ann.page.goto(f"/table#{laid(client, Hero('Gimli', at=81), tiles=large)['token']}")
    expect(ann.question).to_contain_text("Gimli's turn")
    active = on_map(ann, "hero 0")
    area = box(ann.page.get_by_role("region", name="Map"))
    near = box(active)
    assert within(near, area)
    ann.button("Whole map").tap()
    assert box(active)["width"] < near["width"]
    spaces = ann.page.get_by_role("region", name="Map").locator('[data-spot^="space "]').all()
    assert all(within(box(each), area) for each in spaces)


@pytest.mark.rule("jme:23.3")
def test_a_notice_says_that_the_entire_map_is_in_darkness(visit: Visit, client: Client) -> None:
    ann = visit()
    tokens = laid(client, Hero(at=HERE))
    ann.page.goto(f"/table#{tokens['token']}")
    expect(ann.question).to_contain_text("turn")
    notice = ann.page.get_by_role("region", name="Map").get_by_text("The entire map is in darkness")
    expect(notice).to_have_count(0)
    game_of(ann.table).state.app.dark = True
    ann.page.reload()
    expect(notice).to_be_visible()
    expect(on_map(ann, f"space {HERE}")).to_have_accessible_name(re.compile(r", dark\b"))
