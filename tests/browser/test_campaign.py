"""A campaign from page to page: log, setup, scenario, resolution, next scenario."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.games import won_with
from tests.browser.visitors import NARROW, Visitor
from tests.server.table_clients import DECKS, Client, bearing


def ready(client: Client) -> dict[str, Any]:
    """The table that the first scenario of a campaign for one is played at."""
    key = bearing(client.post("/api/shelf").json()["token"])
    made = client.post("/api/shelf/campaigns", json={"name": "Trial", "players": ["Ann"]}, headers=key).json()
    wanted = {"decks": [DECKS["leadership"]], "easy": True, "casual": True}
    found = client.post(f"/api/shelf/campaigns/{made['id']}/prepare", json=wanted, headers=key).json()
    table: dict[str, Any] = found["table"]
    return table


def test_a_scenario_is_set_up_played_won_and_entered_in_the_log(
    visit: Callable[..., Visitor], client: Client, shuffle: Callable[[int], None]
) -> None:
    table = ready(client)
    shuffle(won_with(table["wishes"], table["chairs"][0]["deck"]))
    ann = visit()
    ann.page.goto("/campaigns")
    ann.page.get_by_label("Name", exact=True).fill("The long way")
    ann.page.get_by_label("Name of player 1").fill("Ann")
    ann.button("Begin").click()
    expect(ann.page.get_by_role("heading", name="The long way")).to_be_visible()
    ann.link("Set up Passage Through Mirkwood").click()
    ann.page.get_by_label("Deck of Ann").select_option(label="Leadership Starter")
    ann.page.get_by_label("Easy").check()
    ann.page.get_by_label("Casual decks").check()
    ann.button("Enter this in the log and begin").click()
    ann.play(lambda table: table.over)
    ending = ann.page.get_by_role("dialog", name="The game is over")
    expect(ending.get_by_text("Victory", exact=True)).to_be_visible()
    ending.get_by_role("link", name="Back to the campaign").click()
    ann.button("Enter the result").click()
    expect(ann.page.get_by_role("region", name="The next game")).to_contain_text("Journey Along the Anduin")
    expect(ann.page.get_by_role("region", name="Player Ann")).to_contain_text("Aragorn")
    ann.page.reload()
    expect(ann.link("Set up Journey Along the Anduin")).to_be_visible()


def test_on_a_small_screen_what_is_to_be_done_next_comes_first(visit: Callable[..., Visitor]) -> None:
    ann = visit(NARROW)
    ann.page.goto("/campaigns")
    ann.button("Begin").click()
    before, after = ann.link("Set up Passage Through Mirkwood"), ann.button("Edit as text")
    assert top(before) < 300 < top(after)
    ann.link("All campaigns").click()
    assert top(ann.page.get_by_role("link", name="The campaign of")) < top(ann.page.get_by_label("Name", exact=True))


def top(found: Locator) -> float:
    """How far down on the page something stands."""
    found.wait_for()
    box = found.bounding_box()
    assert box is not None
    return box["y"]
