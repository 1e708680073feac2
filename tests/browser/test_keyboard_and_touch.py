"""Without a mouse: by keyboard alone, and by touch alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.games import won_soon
from tests.browser.visitors import NARROW, Visitor
from tests.server.table_clients import Client, me, opened
from waybread.table import Table

Visit = Callable[..., Visitor]
NAME = """
() => {
  const at = document.activeElement;
  const labels = [...(at?.labels ?? [])].map((each) => each.innerText).join(" ");
  return (at?.getAttribute("aria-label") || labels || at?.innerText || "").replace(/\\s+/g, " ").trim();
}
"""


def tab_to(visitor: Visitor, name: str) -> None:
    """Press Tab until something of this name has the focus."""
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        if str(visitor.page.evaluate(NAME)).startswith(name):
            return
    raise AssertionError(f"Tab does not lead to '{name}'.")


def by_keys(visitor: Visitor, table: Table, option: int) -> None:
    """Choose by a key; where there are more than nine choices, go to the question and press Enter."""
    prompt = table.prompt()
    assert prompt is not None
    numbered = [each.option for each in prompt.choices if each.option >= 0]
    if option < 0:
        visitor.page.keyboard.press("p")
    elif option in numbered[:9] and len(table.answers) % 2:
        visitor.page.keyboard.press(str(numbered.index(option) + 1))
    else:
        visitor.page.keyboard.press("q")
        for _ in range(numbered.index(option)):
            visitor.page.keyboard.press("Tab")
        visitor.page.keyboard.press("Enter")


def second_round(table: Table) -> bool:
    return bool(table.view(None)["round"] == 2)


def test_a_round_is_played_by_keyboard_alone_from_the_first_page(visit: Visit, shuffle: Callable[[int], None]) -> None:
    shuffle(won_soon())
    ann = visit()
    ann.page.goto("/")
    ann.sees("New table")
    tab_to(ann, "Your name")
    ann.page.keyboard.type("Ann")
    tab_to(ann, "Easy")
    ann.page.keyboard.press("Enter")
    tab_to(ann, "Deck of chair 1")
    ann.page.keyboard.type("Leadership")
    tab_to(ann, "Begin")
    ann.page.keyboard.press("Enter")
    ann.play(second_round, by_keys)
    expect(ann.page.get_by_text("Round 2", exact=True)).to_be_visible()
    assert ann.table.chairs[0].name == "Ann"


def test_arrows_go_from_card_to_card_and_enter_acts_with_one(visit: Visit, shuffle: Callable[[int], None]) -> None:
    shuffle(won_soon())
    ann = visit()
    ann.page.goto("/")
    ann.page.get_by_label("Deck of chair 1").select_option(label="Leadership Starter")
    ann.button("Begin").click()
    table = ann.play(lambda table: table.decision is not None and table.decision.kind == "commit", by_keys)
    ann.page.keyboard.press("ArrowRight")
    focused = str(ann.page.evaluate(NAME))
    assert "may be chosen: commit to the quest" in focused
    ann.do(lambda: ann.page.keyboard.press("Enter"))
    prompt = table.prompt()
    assert prompt is not None
    assert len(prompt.picked) == 1
    assert str(ann.page.evaluate(NAME)).startswith(focused.split(",", maxsplit=1)[0]), "the card keeps the focus"


@pytest.mark.parametrize(("key", "title"), [("?", "Keys"), ("m", "Menu"), ("l", "Log"), ("w", "What now?")])
def test_a_key_opens_a_panel_and_escape_closes_it(visit: Visit, key: str, title: str) -> None:
    ann = visit()
    ann.page.goto("/")
    ann.button("Begin").click()
    expect(ann.question).to_be_visible()
    panel = ann.page.get_by_role("heading", name=title)
    ann.page.keyboard.press(key)
    expect(panel).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


def test_a_round_is_played_by_touch_alone_on_a_small_screen(visit: Visit, shuffle: Callable[[int], None]) -> None:
    shuffle(won_soon())
    ann = visit(NARROW, touch=True)
    ann.page.goto("/")
    ann.button("Easy").tap()
    ann.page.get_by_label("Deck of chair 1").select_option(label="Leadership Starter")
    ann.button("Begin").tap()
    ann.play(second_round, Visitor.tap)
    expect(ann.page.get_by_text("Round 2", exact=True)).to_be_visible()


def test_a_long_press_on_a_card_shows_it_in_full(visit: Visit) -> None:
    ann = visit(NARROW, touch=True)
    ann.page.goto("/")
    ann.page.get_by_label("Deck of chair 1").select_option(label="Leadership Starter")
    ann.button("Begin").tap()
    hero = ann.page.get_by_role("button", name="Aragorn").first
    hero.scroll_into_view_if_needed()
    box = hero.bounding_box()
    assert box is not None
    hint = ann.page.get_by_text("Hold a card to read it.")
    expect(hint).to_be_visible()
    finger = ann.context.new_cdp_session(ann.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    ann.page.wait_for_timeout(700)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ann.sees("Dúnedain")
    ann.button("Close the inspector").tap()
    expect(hint).to_be_hidden()


def test_whoever_skips_the_menu_stays_at_the_table(visit: Visit, client: Client) -> None:
    ann = visit()
    ann.page.goto(f"/table#{opened(client, me())['token']}")
    expect(ann.question).to_be_visible()
    tab_to(ann, "Skip to the page")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("main")).to_be_focused()
    expect(ann.question).to_be_visible()
