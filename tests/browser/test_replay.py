"""A finished game is watched again."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.games import played
from tests.browser.visitors import NARROW, WIDE, Visitor
from tests.server.table_clients import Client


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_replay_goes_step_by_step_and_to_any_moment(
    visit: Callable[..., Visitor], finished: str, size: tuple[int, int]
) -> None:
    ann = visit(size)
    ann.page.goto(f"/replay#{finished}")
    moment = ann.page.get_by_role("slider", name="Moment of the game")
    expect(moment).to_have_value("0")
    ann.button("A step on").click()
    ann.button("A step on").click()
    expect(ann.page.get_by_text(re.compile("^moment 3 of"))).to_be_visible()
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.get_by_text(re.compile("^moment 2 of"))).to_be_visible()
    ann.button("To the end").click()
    told = ann.page.get_by_role("region", name="What was asked and answered")
    expect(told).to_contain_text("Victory")


def test_a_replay_plays_by_itself_and_its_log_leads_to_a_moment(visit: Callable[..., Visitor], finished: str) -> None:
    ann = visit()
    ann.page.goto(f"/replay#{finished}")
    moment = ann.page.get_by_role("slider", name="Moment of the game")
    ann.button("Play").click()
    expect(moment).not_to_have_value("0")
    ann.button("Pause").click()
    ann.page.get_by_role("region", name="Log").get_by_role("button").last.click()
    expect(moment).to_have_value(moment.get_attribute("max") or "")


def test_a_save_that_was_written_to_a_file_is_opened_again(visit: Callable[..., Visitor], client: Client) -> None:
    ann = visit()
    ann.page.goto(f"/table#{played(client, 12)['token']}")
    ann.button("Menu").click()
    with ann.page.expect_download() as saving:
        ann.button("Save to a file").click()
    path = saving.value.path()
    ann.page.goto("/replay")
    ann.page.get_by_label("Open a save or replay file").set_input_files(path)
    expect(ann.page.get_by_text("moment 1 of 13")).to_be_visible()
