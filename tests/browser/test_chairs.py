"""Chairs that people leave: they sit down again, or let a bot play and watch it."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.journeys.journey_player import GIMLI, LEGOLAS
from tests.browser.journeys.table_mode import Beside
from tests.browser.journeys.table_mode import opened as opened_beside
from tests.browser.visitors import NARROW, Visitor
from tests.server.table_clients import Client, bot, free, joined, me, opened
from tests.server.uploaded_adventures import journey, mine

Visit = Callable[..., Visitor]


def at_table(visitor: Visitor, place: str) -> Visitor:
    """Somebody comes to a table by a link."""
    visitor.page.goto(f"/table#{place}")
    expect(visitor.question).to_be_visible()
    return visitor


def chairs(visitor: Visitor) -> Locator:
    """The chairs in *Seats and links*, which is opened."""
    visitor.button("Menu").click()
    visitor.page.get_by_role("dialog", name="Menu").get_by_role("button", name="Seats and links").click()
    return visitor.page.get_by_role("dialog", name="Seats and links").get_by_role("listitem")


def offers(chair: Locator, *buttons: str) -> None:
    """Wait until this is what can be done with a chair: the names of the bots come from the server."""
    expect(chair.get_by_role("button")).to_have_text(buttons)


def leave(visitor: Visitor) -> None:
    """Leave the only chair of one's own, and put the dialog away."""
    visitor.do(chairs(visitor).get_by_role("button", name="Leave the chair").click)
    visitor.page.keyboard.press("Escape")
    expect(visitor.question).to_contain_text("You are watching")


def test_whoever_has_left_a_solo_game_sits_down_again_with_one_press(visit: Visit, client: Client) -> None:
    ann = at_table(visit(), opened(client, me("Ann"))["token"])
    leave(ann)
    expect(ann.question).to_contain_text("Ann's chair is empty")
    ann.button("Sit down as Ann").click()
    expect(ann.question).not_to_contain_text("You are watching")
    expect(ann.button("Keep this hand")).to_be_visible()


def test_a_solo_player_lets_a_bot_play_for_a_while_and_takes_over(
    visit: Visit, client: Client, bots_stop_after: Callable[[int], None]
) -> None:
    bots_stop_after(3)
    ann = at_table(visit(NARROW), opened(client, me("Ann"))["token"])
    chair = chairs(ann)
    expect(chair).to_contain_text("you")
    offers(chair, "Leave the chair", "Bot: scout", "Bot: strider", "Bot: random")
    ann.button("Bot: strider").click()
    expect(chair).to_contain_text("bot: strider")
    offers(chair, "Take over from the bot", "Bot: scout", "Bot: random", "Free the chair")
    ann.wait(lambda: len(ann.table.answers) == 3, "the bot plays")
    ann.button("Take over from the bot").click()
    expect(chair).to_contain_text("you")


def test_a_host_who_watches_still_says_who_sits_where(visit: Visit, client: Client) -> None:
    ann = at_table(visit(), opened(client, me("Ann"), bot())["token"])
    leave(ann)
    found = chairs(ann)
    expect(found).to_have_count(2)
    mine, other = found.nth(0), found.nth(1)
    offers(mine, "Sit down", "Bot: scout", "Bot: strider", "Bot: random")
    offers(other, "Take over from the bot", "Bot: strider", "Bot: random", "Free the chair")
    other.get_by_role("button", name="Free the chair").click()
    expect(other).to_contain_text("empty")
    other.get_by_role("button", name="Bot: random").click()
    expect(other).to_contain_text("bot: random")
    mine.get_by_role("button", name="Sit down").click()
    expect(mine).to_contain_text("you")


def test_a_guest_who_has_left_comes_back_and_a_spectator_has_no_such_buttons(visit: Visit, client: Client) -> None:
    tokens = opened(client, me("Ann"), free())
    bob = at_table(visit(NARROW), joined(client, tokens, 1, "Bob"))
    leave(bob)
    eve = at_table(visit(), f"watch={tokens['watch']}")
    found = chairs(eve)
    expect(found.nth(1)).to_contain_text("empty")
    offers(found)
    expect(eve.page.get_by_role("button", name="Sit down")).to_have_count(0)
    bob.button("Sit down as Bob").click()
    expect(bob.question).to_contain_text("Ann is to choose, and is away.")


def test_whoever_has_left_a_paused_table_can_go_on_with_it(visit: Visit, client: Client) -> None:
    ann = at_table(visit(), opened(client, me("Ann"))["token"])
    ann.button("Menu").click()
    ann.button("Pause the table").click()
    ann.page.keyboard.press("Escape")
    expect(ann.question).to_contain_text("The table is paused.")
    ann.do(chairs(ann).get_by_role("button", name="Leave the chair").click)
    ann.page.keyboard.press("Escape")
    ann.button("Sit down as Ann").click()
    ann.button("Go on").click()
    expect(ann.button("Keep this hand")).to_be_visible()


def test_a_chair_of_a_journey_is_left_to_a_bot_and_taken_again(
    visit: Visit, client: Client, bots_stop_after: Callable[[int], None]
) -> None:
    bots_stop_after(3)  # left alone, the bot can finish the adventure before the click
    ann = at_table(visit(), journey(client, mine(GIMLI, LEGOLAS), adventure="letter-bag")["token"])
    leave(ann)
    ann.question.get_by_role("button", name="Seats and links").click()
    chair = ann.page.get_by_role("dialog", name="Seats and links").get_by_role("listitem")
    chair.get_by_role("button", name="Bot: scout").click()
    ann.wait(lambda: len(ann.table.answers) == 3, "the bot plays")
    chair.get_by_role("button", name="Take over from the bot").click()
    expect(chair).to_contain_text("you")


def test_the_app_beside_the_boxes_is_left_and_held_again_and_no_bot_holds_it(visit: Visit, client: Client) -> None:
    ann = Beside(visit, opened_beside(client, "ringing-wall")["token"])
    ann.read()
    ann.page.get_by_role("button", name="Settings").click()
    ann.visitor.button("Seats and links, for other devices").click()
    chair = ann.page.get_by_role("dialog", name="Seats and links").get_by_role("listitem")
    ann.visitor.button("Leave the chair").click()
    expect(chair).to_contain_text("empty")
    offers(chair, "Sit down")
    ann.page.keyboard.press("Escape")
    ann.visitor.sees("You are watching. Nobody holds the app.")
    ann.visitor.button("Sit down as Ann").click()
    expect(ann.page.get_by_role("button", name="Undo")).to_be_visible()
