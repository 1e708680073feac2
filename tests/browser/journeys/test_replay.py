"""A journey is watched again, in either mode, and played on from its save."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.journeys.journey_player import GIMLI, LEGOLAS, WON, brain
from tests.browser.journeys.table_mode import opened
from tests.browser.visitors import NARROW, WIDE, Visitor
from tests.server.table_clients import Client, bearing, hub_of, sitting
from tests.server.uploaded_adventures import journey, mine

Visit = Callable[..., Visitor]
Shuffle = Callable[[int], None]
SIZES = pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])


@pytest.fixture
def digital(client: Client, shuffle: Shuffle, tmp_path: Path) -> Path:
    """The save of the introduction in digital mode, after eight choices."""
    shuffle(WON)
    tokens = journey(client, mine(GIMLI, LEGOLAS), adventure="letter-bag")
    with sitting(client, tokens["token"]) as ann:
        table = hub_of(client).live[ann.welcome["table"]].table
        while ann.wait_for_question() is not None and len(table.answers) < 8:
            ann.choose(brain(table))
    return kept(client, tokens["token"], tmp_path)


@pytest.fixture
def app(client: Client, tmp_path: Path) -> Path:
    """The save of the introduction in table mode: Gimli has sat down with Hester and asked for tea."""
    tokens = opened(client, "letter-bag")
    with sitting(client, tokens["token"]) as ann:
        for label in ("Hester Quill", "Sit down", "Gimli", "Ask if there is tea"):
            asked = ann.wait_for_question()
            assert asked is not None
            ann.choose(next(each["option"] for each in asked["choices"] if label in each["label"]))
    return kept(client, tokens["token"], tmp_path)


def kept(client: Client, token: str, folder: Path) -> Path:
    """The game of a table as a file."""
    path = folder / "journey.save"
    path.write_text(client.get("/api/tables/mine/save", headers=bearing(token)).text)
    return path


def told(visitor: Visitor) -> Locator:
    """Where it stands what was asked in the moment that is shown, and what was answered."""
    return visitor.page.get_by_role("region", name="What was asked and answered")


def watching(visit: Visit, save: Path, size: tuple[int, int] = WIDE) -> Visitor:
    """Somebody who has opened a save to watch it."""
    ann = visit(size)
    ann.page.goto("/replay")
    ann.page.get_by_label("Open a save or replay file").set_input_files(save)
    return ann


@SIZES
def test_a_journey_is_told_again_with_its_map_and_the_question_of_each_moment(
    visit: Visit, digital: Path, size: tuple[int, int]
) -> None:
    ann = watching(visit, digital, size)
    ann.button("To the end").click()
    ann.button("A step back").click()
    expect(told(ann)).to_contain_text("Gimli's turn: 2 actions left.")
    expect(told(ann)).to_contain_text("Move to 300A, space 2")
    ann.button("A step on").click()
    expect(told(ann)).to_contain_text("Gimli's turn: 1 action and 1 move left.")
    expect(ann.page.get_by_role("region", name="Map").locator("[data-spot^='hero ']")).to_have_count(2)
    expect(ann.page.get_by_text("Round 1, Action phase").first).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_was_chosen_on_the_map_of_a_journey_leads_to_the_next_moment(visit: Visit, digital: Path) -> None:
    ann = watching(visit, digital)
    ann.button("To the end").click()
    ann.button("A step back").click()
    expect(told(ann)).to_contain_text("Move to 300A, space 2")
    ann.page.locator("[data-spot='space 2']").press("Enter")
    expect(ann.page.get_by_text("moment 9 of 9")).to_be_visible()


@SIZES
def test_table_mode_is_told_again_with_its_map_and_the_question_of_each_moment(
    visit: Visit, app: Path, size: tuple[int, int]
) -> None:
    ann = watching(visit, app, size)
    tokens = ann.page.get_by_role("region", name="Map").locator("[data-spot^='token ']")
    expect(tokens).to_have_count(3)
    expect(told(ann)).to_contain_text("The heroes have their turns on the table. What do they need?")
    for asked in ("Hester Quill sits on the guilty doorstep", "Which hero interacts?", "What do you choose?"):
        ann.button("A step on").click()
        expect(told(ann)).to_contain_text(asked)
    expect(told(ann)).to_contain_text("Ask if there is tea")
    ann.button("A step on").click()
    expect(tokens).to_have_count(2)
    expect(ann.page.get_by_role("region", name="Log")).to_contain_text("Gimli gains 1 inspiration.")
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_journey_that_was_saved_to_a_file_is_played_on(visit: Visit, digital: Path) -> None:
    ann = watching(visit, digital)
    ann.button("Play on from this save").click()
    expect(ann.question).to_contain_text("Gimli's turn: 1 action and 1 move left.")
    ann.page.goto("/")
    expect(ann.page.get_by_role("region", name="Continue")).to_contain_text("round 1, digital mode")


def test_table_mode_saves_to_a_file_of_its_own_name_and_says_so(visit: Visit, client: Client) -> None:
    ann = visit()
    ann.page.goto(f"/table#{opened(client, 'letter-bag')['token']}")
    ann.button("Settings").click()
    with ann.page.expect_download() as saving:
        ann.button("Save to a file").click()
    assert saving.value.suggested_filename == "waybread-letter-bag-table-mode.save"
    ann.sees("Saved as waybread-letter-bag-table-mode.save")
