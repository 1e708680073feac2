"""A deck is tried out from the builder: live figures, an end when somebody stops it, charts for everybody."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.test_axe import AXE
from tests.browser.test_decks import full_deck, paste
from tests.browser.visitors import NARROW, Visitor
from tests.server.table_clients import Client
from waybread.server.http.dependencies import services_of

Visit = Callable[..., Visitor]
EXAMINE = """
() => axe.run(document.querySelector("dialog"), { resultTypes: ["violations"] }).then(({ violations }) => violations
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .map(({ help, nodes }) => `${help}: ${nodes[0].html.slice(0, 160)}`))
"""
PATIENCE = 90_000
"""Milliseconds for a whole trial, also where many tests run at once."""


def panel(visitor: Visitor) -> Locator:
    """The panel in which a legal deck is tried out."""
    paste(visitor, full_deck()).get_by_role("button", name="Lay it open in the builder").click()
    visitor.button("Try it").click()
    return visitor.page.get_by_role("dialog", name="Try it")


def test_a_deck_is_tried_out_and_its_games_are_shown_in_charts(visit: Visit) -> None:
    ann = visit(examined=True)
    trial = panel(ann)
    trial.get_by_role("radio", name="Passage Through Mirkwood").check(force=True)
    trial.get_by_role("button", name="Easy").click()
    trial.get_by_role("button", name="random").click()
    trial.get_by_role("button", name="100", exact=True).click()
    trial.get_by_role("button", name="Play 100 games").click()
    expect(trial.get_by_role("button", name="Stop")).to_be_focused()
    expect(trial.get_by_role("region", name="Won", exact=True)).to_contain_text(
        re.compile(r"\d+ of 100 games won"), timeout=PATIENCE
    )
    expect(trial.get_by_role("status")).to_contain_text("of 100 games won")
    expect(trial.get_by_role("region", name="Length of the games").get_by_role("img")).to_be_visible()
    cards = trial.get_by_role("region", name="Card by card")
    expect(cards).to_contain_text("3 × Gandalf")
    cards.get_by_role("button", name="Opening hand").click()
    expect(cards.get_by_role("button", name="Opening hand")).to_have_attribute("aria-pressed", "true")
    expect(trial.get_by_role("region", name="Opening hands")).to_contain_text("with a mulligan")
    curves = trial.get_by_role("region", name="The table, round by round")
    expect(curves.get_by_role("img", name="Highest threat dial by round")).to_be_visible()
    dangers = trial.get_by_role("region", name="Dangers of the encounter deck")
    dangers.get_by_role("button", name="Damage").click()
    expect(dangers).to_contain_text("Forest Spider")
    assert faults(ann) == []


def faults(visitor: Visitor) -> list[str]:
    """The serious faults of the panel, in both themes; the page behind it has a test of its own."""
    visitor.page.add_script_tag(path=AXE)
    found: list[str] = visitor.page.evaluate(EXAMINE)
    visitor.page.emulate_media(color_scheme="dark")
    in_the_dark: list[str] = visitor.page.evaluate(EXAMINE)
    return found + in_the_dark


def test_a_trial_that_is_stopped_keeps_what_it_has_and_ends_on_the_server(visit: Visit, client: Client) -> None:
    ann = visit(NARROW, touch=True)
    trial = panel(ann)
    trial.get_by_role("button", name="1000").tap()
    trial.get_by_role("button", name="Play 1000 games").tap()
    expect(trial.get_by_role("region", name="Won so far")).to_contain_text(" left", timeout=PATIENCE)
    assert services_of(client.app).trials.running == 1
    trial.get_by_role("button", name="Stop").tap()
    expect(trial.get_by_role("region", name="Won until it was stopped")).to_contain_text("games won")
    ann.wait(lambda: services_of(client.app).trials.running == 0, "the server stops playing")
    trial.get_by_role("button", name="Try again").tap()
    expect(trial.get_by_role("button", name="Play 1000 games")).to_be_visible()


def test_leaving_the_panel_ends_the_trial(visit: Visit, client: Client) -> None:
    ann = visit()
    trial = panel(ann)
    trial.get_by_role("button", name="1000").click()
    trial.get_by_role("button", name="Play 1000 games").click()
    expect(trial.get_by_role("region", name="Won so far")).to_be_visible(timeout=PATIENCE)
    trial.get_by_role("button", name="Close").click()
    ann.wait(lambda: services_of(client.app).trials.running == 0, "the server stops playing")
