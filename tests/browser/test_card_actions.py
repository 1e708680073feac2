"""Acting with cards, and what the page tells whoever looks, listens or is elsewhere."""

import base64
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.games import idled, laid
from tests.browser.visitors import NARROW, WIDE, Visitor
from tests.cardgame.board import Seat
from tests.server.table_clients import Client, free, joined, me, opened, sitting

Visit = Callable[..., Visitor]
PLANNING = Seat(heroes=["Aragorn"], hand=["Snowbourn Scout", "Faramir", "Celebrían's Stone"], resources=3)
IN_PLAY = re.compile("ally, ready")
PICTURE = base64.b64decode("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7")
ELSEWHERE = """
Object.defineProperty(document, "hidden", { get: () => true });
window.tones = 0;
OscillatorNode.prototype.start = () => { window.tones += 1; };
OscillatorNode.prototype.stop = () => {};
"""
"""The page is in the background, and notes each tone it would play."""
NOTE_MOVES = """
window.moves = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  window.moves += 1;
  return animate.apply(this, given);
};
"""
TOO_LARGE = """
() => [document.documentElement.scrollWidth > innerWidth, document.documentElement.scrollHeight > innerHeight]
"""


def at_table(visitor: Visitor, tokens: dict[str, str]) -> None:
    """Come to a table and see what is asked."""
    visitor.page.goto(f"/table#{tokens['token']}")
    table = visitor.table
    visitor.wait(lambda: visitor.shows(table), "the page shows the question")


def card(visitor: Visitor, title: str) -> Locator:
    """A card of the table, by its title."""
    return visitor.page.get_by_role("button", name=re.compile(f"^{title}, ")).first


def middle(found: Locator) -> tuple[float, float]:
    """Where somebody would touch it."""
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# Acting ---------------------------------------------------------------------------------


def test_a_card_that_cannot_be_played_says_why(visit: Visit, client: Client) -> None:
    ann = visit()
    at_table(ann, laid(client, PLANNING, at="2.2"))
    before = len(ann.table.answers)
    card(ann, "Faramir").click()
    expect(ann.question.get_by_role("status")).to_contain_text("It costs 4 and you have 3 that match.")
    assert len(ann.table.answers) == before


def test_a_card_is_played_by_pulling_it_out_of_the_hand(visit: Visit, client: Client) -> None:
    ann = visit()
    at_table(ann, laid(client, PLANNING, at="2.2"))
    card(ann, "Snowbourn Scout").drag_to(ann.page.get_by_role("region", name="Staging area"))
    expect(card(ann, "Snowbourn Scout")).to_have_accessible_name(IN_PLAY)


def test_what_is_taken_back_can_be_done_again(visit: Visit, client: Client) -> None:
    ann = visit()
    at_table(ann, opened(client, me()))
    before = len(ann.table.answers)
    ann.do(lambda: ann.page.keyboard.press("1"))
    expect(ann.button("Redo")).to_have_count(0)
    ann.button("Undo").click()
    ann.wait(lambda: len(ann.table.answers) == before, "the choice is taken back")
    ann.button("Redo").click()
    ann.wait(lambda: len(ann.table.answers) == before + 1, "it is made again")
    ann.page.keyboard.press("u")
    ann.wait(lambda: len(ann.table.answers) == before, "it is taken back by its key")
    expect(ann.button("Redo")).to_be_visible()
    ann.page.keyboard.press("y")
    ann.wait(lambda: len(ann.table.answers) == before + 1, "and made again by its key")


def test_an_attachment_is_dropped_on_whom_it_is_meant_for(visit: Visit, client: Client) -> None:
    seat = Seat(heroes=["Aragorn", "Théodred"], hand=["Celebrían's Stone"], resources=2)
    ann = visit()
    at_table(ann, laid(client, seat, at="2.2"))
    card(ann, "Celebrían's Stone").drag_to(card(ann, "Théodred"))
    ann.button("Pay any way").click()
    expect(card(ann, "Théodred")).to_have_accessible_name(re.compile("with Celebrían's Stone"))


def test_a_finger_pulls_a_card_out_of_the_hand(visit: Visit, client: Client) -> None:
    ann = visit(NARROW, touch=True)
    at_table(ann, laid(client, PLANNING, at="2.2"))
    ann.page.get_by_role("button", name="Hand 3").tap()
    x, y = middle(card(ann, "Snowbourn Scout"))
    finger = ann.context.new_cdp_session(ann.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 9):
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - 40 * step}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card(ann, "Snowbourn Scout")).to_have_accessible_name(IN_PLAY)


def test_somebody_is_asked_in_a_window_in_which_they_want_to_stop(visit: Visit, client: Client) -> None:
    ann = visit()
    at_table(ann, laid(client, Seat(heroes=["Aragorn"]), at="3.2", stops=()))
    ann.button("Menu").click()
    ann.button("When to ask me").click()
    ann.page.get_by_label("Quest: after it").select_option(label="always")
    ann.wait(lambda: ann.table.chairs[0].policy.stops == ("lcg:window.3.4",), "the server knows of the stop")
    ann.page.keyboard.press("Escape")
    ann.do(lambda: ann.page.keyboard.press("1"))
    expect(ann.question).to_contain_text("after the quest")


# Telling --------------------------------------------------------------------------------


def test_a_changed_number_is_marked_and_its_sum_is_shown_and_said(visit: Visit, client: Client) -> None:
    ann = visit()
    seat = Seat(heroes=["Aragorn"], attachments={"Aragorn": ["Celebrían's Stone"]})
    at_table(ann, laid(client, seat, at="3.2"))
    why = "willpower 4 = 2 printed + 2 Celebrían's Stone"
    expect(card(ann, "Aragorn")).to_have_accessible_name(re.compile(re.escape(why)))
    card(ann, "Aragorn").hover()
    sums = ann.page.get_by_role("region", name="Inspector").get_by_role("list", name="Why numbers are what they are")
    expect(sums).to_have_text(why)


def test_what_happens_and_what_is_asked_is_announced(visit: Visit, client: Client) -> None:
    ann = visit()
    at_table(ann, idled(client, rounds=1))
    announced = ann.page.locator("[aria-live=polite]")
    expect(announced.last).to_have_text(re.compile(r"Your planning: .* \d choices\."))
    ann.do(lambda: ann.page.keyboard.press("p"))
    expect(announced.last).to_contain_text("before characters are committed")
    expect(announced.first).to_contain_text("Quest phase.")


def test_in_the_background_it_is_heard_and_read_whose_turn_it_is(visit: Visit, client: Client) -> None:
    tokens = opened(client, me("Ann"), free())
    bob = visit()
    bob.context.add_init_script(ELSEWHERE)
    bob.page.goto(f"/table#{joined(client, tokens, 1, 'Bob')}")
    expect(bob.question).to_contain_text("Ann")
    expect(bob.page).to_have_title("Passage Through Mirkwood · Waybread")
    assert bob.page.evaluate("tones") == 0
    with sitting(client, tokens["token"]) as ann:
        while ann.document["question"] is not None:
            ann.choose(min(each["option"] for each in ann.document["question"]["choices"]))
    expect(bob.page).to_have_title("● Your turn · Passage Through Mirkwood · Waybread")
    assert bob.page.evaluate("tones") == 2


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_cards_move_unless_somebody_wants_things_to_stand_still(visit: Visit, client: Client, wish: str) -> None:
    ann = visit()
    ann.context.add_init_script(NOTE_MOVES)
    ann.page.emulate_media(reduced_motion="reduce" if wish == "reduce" else "no-preference")
    at_table(ann, laid(client, PLANNING, at="2.2"))
    ann.page.evaluate("window.moves = 0")
    ann.do(card(ann, "Snowbourn Scout").click)
    expect(card(ann, "Snowbourn Scout")).to_have_accessible_name(IN_PLAY)
    assert (ann.page.evaluate("moves") > 0) == (wish == "no-preference")


def test_the_owners_pictures_are_shown_from_a_folder_and_stay(visit: Visit, client: Client, tmp_path: Path) -> None:
    (tmp_path / "001 aragorn.gif").write_bytes(PICTURE)
    ann = visit()
    ann.page.goto("/settings")
    ann.page.get_by_label("Choose a folder").set_input_files(tmp_path)
    expect(ann.page.get_by_role("status").filter(has_text="1 pictures, of which 1 fit a card.")).to_be_visible()
    at_table(ann, opened(client, me()))
    expect(ann.page.locator("img[src^='blob:']").first).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, NARROW, (360, 740), (3840, 2160)])
def test_the_table_fits_the_screen(visit: Visit, client: Client, size: tuple[int, int]) -> None:
    crowd = ["Guard of the Citadel", "Snowbourn Scout", "Erebor Hammersmith"] * 4
    seats = [Seat(heroes=["Aragorn", "Théodred"], allies=crowd), Seat(heroes=["Gimli"], allies=crowd)]
    ann = visit(size)
    at_table(ann, laid(client, *seats, at="3.2", staging=["Forest Spider", "Old Forest Road"] * 6))
    assert ann.page.evaluate(TOO_LARGE) == [False, False]
