"""What the board shows of cards that most games do not have."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.games import laid
from tests.browser.visitors import NARROW, WIDE, Visitor
from tests.cardgame.board import Apart, Seat
from tests.cardgame.rules.test_card_tests import BOG
from tests.cardgame.rules.test_own_staging_areas import POOL
from tests.server.table_clients import Client

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_every_active_location_and_the_victory_points_are_shown(
    visit: Visit, client: Client, size: tuple[int, int]
) -> None:
    tokens = laid(
        client, Seat(heroes=["Aragorn"]), at="2.2", active_location="Old Forest Road", more_active=["Forest Gate"],
        progress={"Forest Gate": 1}, victory_display=["Hummerhorns"],
    )  # fmt: skip
    ann = visit(size=size, touch=size == NARROW)
    ann.page.goto(f"/table#{tokens['token']}")
    row = ann.page.get_by_role("region", name="Quest and active location")
    expect(row.get_by_role("heading", name="Active locations")).to_be_visible()
    for title in ("Old Forest Road", "Forest Gate"):
        expect(row.get_by_role("button", name=title).first).to_be_visible()
    expect(row.get_by_role("button", name="Victory (5 points) 1")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_an_escape_test_is_compared_while_characters_are_picked(
    visit: Visit, client: Client, size: tuple[int, int]
) -> None:
    tokens = laid(client, Seat(heroes=["Aragorn", "Gimli"]), at="3.3", encounter_deck=[BOG, BOG])
    ann = visit(size=size, touch=size == NARROW)
    ann.page.goto(f"/table#{tokens['token']}")
    strip = ann.page.get_by_role("region", name=f"Escape test: {BOG}")
    expect(strip).to_contain_text("no card dealt yet")
    expect(ann.page.get_by_text(f"Escape test: {BOG}").first).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_the_staging_areas_of_players_who_are_apart_are_shown_in_turn(
    visit: Visit, client: Client, size: tuple[int, int]
) -> None:
    tokens = laid(
        client, Seat(heroes=["Aragorn"]), Seat(heroes=["Legolas"]), at="3.2", staging=["Forest Spider"],
        apart=[Apart([1], staging=["Hummerhorns", "Forest Gate"], active_location="Old Forest Road", quest=POOL)],
        progress={"Old Forest Road": 2},
    )  # fmt: skip
    ann = visit(size=size, touch=size == NARROW)
    ann.page.goto(f"/table#{tokens['token']}")
    tabs = ann.page.get_by_role("tablist", name="Staging areas")
    expect(tabs.get_by_role("tab", name="plays now You threat 2", selected=True)).to_be_visible()
    row = ann.page.get_by_role("region", name="Quest and active location")
    expect(ann.page.get_by_role("region", name="Staging area, 1 card")).to_be_visible()
    tabs.get_by_role("tab", selected=False).click()
    expect(row.get_by_role("button", name=POOL).first).to_be_visible()
    expect(row.get_by_role("button", name="Old Forest Road").first).to_be_visible()
    expect(ann.page.get_by_role("region", name="Staging area, 2 cards")).to_be_visible()
    expect(ann.page.get_by_text("elsewhere", exact=True)).to_be_visible()
