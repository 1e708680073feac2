"""No page has a serious fault for those who use assistive technology, in either theme."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.games import EASY, played
from tests.browser.visitors import NARROW, WIDE, Visitor
from tests.server.table_clients import Client, bot, free, me, opened

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = {
    "/": "New table",
    "/decks": "Heroes",
    "/cards": "Steward of Gondor",
    "/cards/aragorn": "In the rules",
    "/rules": "under",
    "/campaigns": "New campaign",
    "/quests": "Quest log",
    "/replay": "Replay",
    "/settings": "What is kept",
    "/learn": "Begin the lesson",
    "/parts": "What every page is made of",
    "/table": "No table",
}
LONG = {"/cards": "gondor", "/rules": "shadow"}
"""Of these pages a part is looked at, which has all that the whole has, and takes a tenth of the time."""
EXAMINE = """
(options) =>
  axe.run(document, { resultTypes: ["violations"], selectors: false, ...options }).then((found) => found.violations)
"""
Visit = Callable[..., Visitor]


def serious(visitor: Visitor, options: dict[str, Any] | None = None) -> list[str]:
    """What axe-core calls serious or critical, with the elements it means, once the page has been drawn."""
    visitor.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    found: list[dict[str, Any]] = visitor.page.evaluate(EXAMINE, options or {})
    return [
        f"{visitor.page.url}: {each['help']}: {[node['html'][:160] for node in each['nodes'][:3]]}"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


def faults(visitor: Visitor) -> list[str]:
    """The serious faults of what a page shows, on a wide screen and a narrow one, and in both themes."""
    assert AXE.is_file(), "axe-core is not there: 'make client' installs what the client is built and tested with."
    page = visitor.page
    page.wait_for_load_state("networkidle")
    page.add_script_tag(path=AXE)
    found = serious(visitor)
    page.emulate_media(color_scheme="dark")
    found += serious(visitor, {"runOnly": ["color-contrast"]})
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    found += serious(visitor, {"rules": {"color-contrast": {"enabled": False}}})
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    return found


@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_no_serious_fault(visit: Visit, path: str) -> None:
    ann = visit(examined=True)
    ann.page.goto(path)
    ann.sees(PAGES[path])
    if path in LONG:
        ann.page.get_by_role("searchbox").fill(LONG[path])
    assert faults(ann) == []


def test_the_table_has_no_serious_fault_in_any_phase(visit: Visit, client: Client) -> None:
    ann = visit(examined=True)
    ann.page.goto(f"/table#{opened(client, me(), bot(), wishes=EASY)['token']}")
    found = []
    for kind in ("mulligan", "commit", "defend"):
        ann.play(lambda table, kind=kind: table.decision is not None and table.decision.kind == kind)  # type: ignore[misc]
        found += faults(ann)
    assert found == []


@pytest.mark.parametrize("name", ["Menu", "Log", "What now?", "Hint"])
def test_what_is_opened_over_the_table_has_no_serious_fault(visit: Visit, client: Client, name: str) -> None:
    ann = visit(examined=True)
    ann.page.goto(f"/table#{played(client, 12)['token']}")
    ann.button(name).click()
    expect(ann.page.get_by_role("heading", name=name)).to_be_visible()
    assert faults(ann) == []


def test_the_end_of_a_game_has_no_serious_fault(visit: Visit, finished: str) -> None:
    ann = visit(examined=True)
    ann.page.goto(f"/table#{finished}")
    expect(ann.page.get_by_role("dialog", name="The game is over")).to_be_visible()
    assert faults(ann) == []


def test_a_replay_has_no_serious_fault(visit: Visit, finished: str) -> None:
    ann = visit(examined=True)
    ann.page.goto(f"/replay#{finished}")
    expect(ann.page.get_by_role("slider", name="Moment of the game")).to_be_visible()
    assert faults(ann) == []


def test_a_lesson_has_no_serious_fault(visit: Visit) -> None:
    ann = visit(examined=True)
    ann.page.goto("/learn")
    ann.button("Begin the lesson").click()
    expect(ann.page.get_by_role("region", name="Guide")).to_be_visible()
    assert faults(ann) == []


def test_the_lobby_and_the_way_into_it_have_no_serious_fault(visit: Visit, client: Client) -> None:
    tokens = opened(client, me(), bot(), free(None))
    ann = visit(examined=True)
    ann.page.goto(f"/table#join={tokens['invite']}")
    ann.sees("You are invited")
    found = faults(ann)
    ann.page.goto("about:blank")
    ann.page.goto(f"/table#{tokens['token']}")
    expect(ann.button("Begin the game")).to_be_visible()
    assert found + faults(ann) == []


def test_a_campaign_and_its_setup_have_no_serious_fault(visit: Visit) -> None:
    ann = visit(examined=True)
    ann.page.goto("/campaigns")
    ann.button("Begin").click()
    ann.link("Set up Passage Through Mirkwood").wait_for()
    found = faults(ann)
    ann.link("Set up Passage Through Mirkwood").click()
    expect(ann.button("Enter this in the log and begin")).to_be_enabled()
    assert found + faults(ann) == []
