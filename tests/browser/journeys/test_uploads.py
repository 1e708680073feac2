"""Community scenarios in the browser: uploaded, reported on sentence by sentence, played, renamed, thrown away."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Locator, expect

from tests.browser.test_axe import faults
from tests.browser.visitors import NARROW, WIDE, Visitor
from tests.server.uploaded_adventures import STONE, STONES, zipped
from waybread.journeys import JourneyGame

Visit = Callable[..., Visitor]
LANTERN = Path(__file__).parents[2] / "data" / "jime" / "the_millers_lantern.jime"


def upload(visitor: Visitor, file: Path | FilePayload) -> None:
    """Choose a file by the button."""
    visitor.page.get_by_label("Upload a file").set_input_files(file)


def folder(**changes: str) -> FilePayload:
    """An adventure as zip; texts in it can be replaced."""
    text = STONE
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return {"name": "stone.zip", "mimeType": "application/zip", "buffer": zipped({"stone/adventure.toml": text})}


def shelf(visitor: Visitor) -> Locator:
    """What was uploaded."""
    return visitor.page.get_by_role("list", name="Your adventures").get_by_role("listitem")


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_community_file_is_uploaded_and_played(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size)
    ann.page.goto("/journeys/adventures")
    upload(ann, LANTERN)
    ann.sees("It can be played, and lies on your shelf.")
    ann.link("Play The Miller's Lantern").click()
    expect(ann.page.get_by_role("heading", name="The Miller's Lantern")).to_be_visible()
    ann.button("Set out").click()
    assert isinstance(ann.table.game, JourneyGame)
    assert ann.table.game.adventure.texts["title"] == "The Miller's Lantern"
    ann.page.goto("/")
    expect(
        ann.page.get_by_role("region", name="Continue").get_by_role("link", name="The Miller's Lantern")
    ).to_be_visible()


def test_a_broken_file_is_not_kept_and_says_what_is_wrong_with_file_and_line(visit: Visit) -> None:
    ann = visit(examined=True)
    ann.page.goto("/journeys/adventures")
    upload(ann, folder(**{'at = "green.1"': 'at = "grene.1"', '"button.stone" = "Lift it"': ""}))
    ann.sees("It cannot be played")
    errors = ann.page.get_by_role("list", name="Errors").get_by_role("listitem")
    expect(errors.first).to_contain_text(re.compile(r"adventure\.toml:\d+.*grene"))
    expect(shelf(ann)).to_have_count(0)
    assert faults(ann) == []


def test_a_file_that_is_no_adventure_is_refused_in_one_sentence(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/journeys/adventures")
    upload(ann, {"name": "notes.jime", "mimeType": "text/plain", "buffer": b"Dear diary"})
    expect(ann.page.get_by_role("alert")).to_contain_text("this is not valid JSON")
    ann.faults.clear()  # the browser notes that it was refused


def test_an_adventure_is_dropped_on_the_page_renamed_and_thrown_away(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/journeys/adventures")
    data = ann.page.evaluate_handle(
        """(bytes) => {
          const data = new DataTransfer();
          data.items.add(new File([new Uint8Array(bytes)], "stone.zip"));
          return data;
        }""",
        list(folder()["buffer"]),
    )
    ann.page.get_by_role("group", name="Upload an adventure").dispatch_event("drop", {"dataTransfer": data})
    expect(shelf(ann)).to_contain_text("There is a stone on the green.")
    ann.button("Rename The Stone").click()
    ann.page.get_by_label("Another name for The Stone").fill("Our stone")
    ann.button("Keep").click()
    expect(ann.link("Play Our stone")).to_be_visible()
    ann.button("Throw away Our stone").click()
    ann.button("Really throw away Our stone").click()
    expect(shelf(ann)).to_have_count(0)


def test_an_uploaded_campaign_is_begun_by_a_party(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/journeys/adventures")
    upload(ann, {"name": "stones.zip", "mimeType": "application/zip", "buffer": zipped(STONES)})
    ann.link("Begin Two Stones").click()
    expect(ann.page.get_by_role("radio", name="Two Stones")).to_be_checked()
