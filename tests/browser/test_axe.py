"""No page has a serious fault for those who use assistive technology, in either theme."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest
from playwright.sync_api import expect

from tests.browser.games import EASY, played
from tests.browser.visitors import NARROW, WIDE, Theme, Visitor
from tests.server.company import Client, bot, me, opened

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: tuple[Theme, ...] = get_args(Theme)
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
    "/table": "No table",
}
Visit = Callable[..., Visitor]


def serious(visitor: Visitor) -> list[str]:
    """What axe-core calls serious or critical, with the elements it means."""
    assert AXE.is_file(), "axe-core is not there: 'make client' installs what the client is built and tested with."
    visitor.page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = visitor.page.evaluate("axe.run().then(found => found.violations)")
    return [
        f"{visitor.page.url}: {each['help']}: {[node['html'][:160] for node in each['nodes'][:3]]}"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_no_serious_fault(visit: Visit, path: str, theme: Theme) -> None:
    ann = visit(theme=theme, examined=True)
    ann.page.goto(path)
    ann.sees(PAGES[path])
    assert serious(ann) == []
    ann.page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    assert serious(ann) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_the_table_has_no_serious_fault(visit: Visit, house: Client, size: tuple[int, int], theme: Theme) -> None:
    ann = visit(size, theme=theme, examined=True)
    tokens = opened(house, me(), bot(), wishes=EASY)
    ann.page.goto(f"/table#{tokens['token']}")
    faults = []
    for kind in ("mulligan", "action", "commit", "travel", "defend"):
        ann.play(lambda table, kind=kind: table.decision is not None and table.decision.kind == kind)  # type: ignore[misc]
        faults += serious(ann)
    for name in ("Menu", "Log", "What now?"):
        ann.button(name).click()
        faults += serious(ann)
        ann.page.keyboard.press("Escape")
    assert faults == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_end_of_a_game_and_its_replay_have_no_serious_fault(visit: Visit, house: Client, theme: Theme) -> None:
    ann = visit(theme=theme, examined=True)
    tokens = played(house)
    ann.page.goto(f"/table#{tokens['token']}")
    expect(ann.page.get_by_role("dialog", name="The game is over")).to_be_visible()
    faults = serious(ann)
    ann.page.goto(f"/replay#{tokens['token']}")
    expect(ann.page.get_by_role("slider", name="Moment of the game")).to_be_visible()
    assert faults + serious(ann) == []
