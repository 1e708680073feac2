"""The pages to read in, and what holds for every page."""

import gzip
from collections.abc import Callable

from playwright.sync_api import Response, expect

from tests.browser.test_axe import PAGES
from tests.browser.visitors import NARROW, Visitor
from tests.server.table_clients import Client, me, opened

Visit = Callable[..., Visitor]
MOST_SCRIPT = 250_000
MOST_AT_FIRST = 130_000
DARK = "rgb(29, 26, 22)"


def test_cards_are_found_by_words_and_lead_to_their_rules(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/cards")
    ann.page.get_by_role("searchbox", name="Search the cards").fill("steward gondor")
    ann.page.get_by_role("link", name="Steward of Gondor").click()
    expect(ann.page.get_by_role("heading", name="Steward of Gondor", level=1)).to_be_visible()
    ann.link("Attachment").click()
    expect(ann.page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()


def test_cards_are_narrowed_down_by_filters(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/cards")
    filters = ann.page.get_by_role("complementary", name="Filters")
    filters.get_by_role("button", name="hero").click()
    filters.get_by_role("button", name="lore").click()
    known = ann.page.request.get("/api/cards").json()
    heroes = [each for each in known if (each["type"], each.get("sphere")) == ("hero", "lore")]
    expect(ann.page.get_by_role("status").filter(has_text=f"{len(heroes)} of")).to_be_visible()


def test_rules_are_found_by_words(visit: Visit) -> None:
    ann = visit(NARROW)
    ann.page.goto("/rules")
    ann.page.get_by_role("searchbox", name="Search the rules").fill("undefended")
    expect(ann.page.get_by_role("status").filter(has_text="under")).to_be_visible()
    expect(ann.page.get_by_text("undefended").first).to_be_visible()


def test_the_quest_log_is_filtered_and_written_to_a_file(visit: Visit, finished: str) -> None:
    ann = visit()
    ann.page.goto(f"/table#{finished}")
    expect(ann.page.get_by_role("dialog", name="The game is over")).to_be_visible()
    ann.page.goto("/quests")
    found = ann.page.get_by_role("status").first
    expect(found).to_contain_text("1 quest, 1 won")
    expect(ann.page.get_by_role("region", name="Figures")).to_contain_text("Passage Through Mirkwood")
    ann.page.get_by_label("Result").select_option(label="lost")
    expect(found).to_contain_text("No quest fits.")
    ann.button("All quests").click()
    expect(found).to_contain_text("1 quest, 1 won")
    with ann.page.expect_download() as saving:
        ann.button("CSV").click()
    assert "Passage Through Mirkwood" in saving.value.path().read_text(encoding="utf-8")


def test_the_theme_that_was_chosen_stays(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/settings")
    ann.page.get_by_text("Dark", exact=True).click()
    expect(ann.page.locator("body")).to_have_css("background-color", DARK)
    ann.page.goto("/rules")
    expect(ann.page.locator("body")).to_have_css("background-color", DARK)
    ann.page.goto("/settings")
    ann.page.get_by_text("Light", exact=True).click()
    expect(ann.page.locator("body")).not_to_have_css("background-color", DARK)


def test_no_page_is_wider_than_a_small_screen(visit: Visit) -> None:
    ann = visit((360, 740))
    wide = []
    for path, words in PAGES.items():
        ann.page.goto(path)
        ann.sees(words)
        if ann.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wide.append(path)
    assert wide == []


def test_the_first_pages_load_little_script(visit: Visit, client: Client) -> None:
    ann = visit()
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.request.resource_type == "script":
            scripts[response.url] = len(gzip.compress(response.body()))

    ann.page.on("response", weigh)
    ann.page.goto("/")
    ann.sees("New table")
    ann.page.wait_for_load_state("networkidle")
    assert 0 < sum(scripts.values()) <= MOST_SCRIPT
    ann.page.goto(f"/table#{opened(client, me())['token']}")
    expect(ann.question).to_contain_text("hand")
    ann.page.wait_for_load_state("networkidle")
    assert sum(scripts.values()) <= MOST_SCRIPT, "the table's script is loaded besides that of the first page"


def test_the_first_page_is_small(visit: Visit) -> None:
    """All that is loaded for it counts, as it was sent: page, scripts, styles, fonts, and answers of the server."""
    ann = visit()
    ann.page.goto("/")
    ann.sees("New table")
    ann.page.wait_for_load_state("networkidle")
    sizes: list[tuple[int, str]] = ann.page.evaluate(
        "performance.getEntries().filter((each) => 'encodedBodySize' in each)"
        ".map((each) => [each.encodedBodySize, new URL(each.name).pathname])"
    )
    total = sum(size for size, _ in sizes)
    parts = "".join(f"\n{size:8,} {path}" for size, path in sorted(sizes, reverse=True))
    assert all(size for size, _ in sizes), f"This has no size: {parts}"
    assert {"/", "/api/scenarios", "/api/decks/shipped"} <= {path for _, path in sizes}
    assert total <= MOST_AT_FIRST, f"The first page takes {total:,} bytes: {parts}"
