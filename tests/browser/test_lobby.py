"""What stands around the table: the first page, the lobby, and addresses that lead nowhere."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.games import played
from tests.browser.test_axe import faults
from tests.browser.visitors import NARROW, WIDE, Visitor
from tests.server.table_clients import Client, bot, free, joined, me, opened

Visit = Callable[..., Visitor]


def chair(visitor: Visitor, number: int) -> Locator:
    """A chair in the lobby."""
    return visitor.page.get_by_role("list", name="Chairs").get_by_role("listitem").nth(number - 1)


def forgive_404(visitor: Visitor) -> None:
    """The browser notes that an address was not found; that was meant."""
    assert all("404" in each for each in visitor.faults)
    visitor.faults.clear()


# Addresses ------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/nowhere", "/decksandmore"])
def test_an_address_that_leads_nowhere_says_so_and_shows_ways_on(visit: Visit, path: str) -> None:
    ann = visit(examined=True)
    ann.page.goto(path)
    expect(ann.page.get_by_role("heading", name="There is no such page")).to_be_visible()
    assert faults(ann) == []
    forgive_404(ann)
    ann.page.get_by_role("link", name="The first page").click()
    ann.sees("New table")


def test_a_bad_invitation_has_a_way_home(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/table#join=nobody-knows-this")
    expect(ann.page.get_by_role("alert")).to_contain_text("This link is not known here")
    forgive_404(ann)
    ann.link("To the first page").click()
    ann.sees("New table")


def test_a_full_table_says_so_and_can_be_watched(visit: Visit, client: Client) -> None:
    tokens = opened(client, me("Ann"), free())
    joined(client, tokens, 1, "Bob")
    eve = visit(NARROW)
    eve.page.goto(f"/table#join={tokens['invite']}")
    eve.sees("Every chair at this table is taken: Ann, Bob.")
    eve.link("Watch the game").click()
    expect(eve.question).to_contain_text("You are watching")


def test_whoever_follows_their_own_invitation_is_led_to_their_chair(visit: Visit, client: Client) -> None:
    tokens = opened(client, me("Ann"), free())
    ann = visit()
    ann.page.goto(f"/table#{tokens['token']}")
    expect(ann.question).to_be_visible()
    ann.page.goto(f"/table#join={tokens['invite']}")
    ann.link("To your chair").click()
    expect(ann.question).to_be_visible()


# The first page -------------------------------------------------------------------------


def test_games_to_go_on_with_are_told_apart_and_finished_ones_stand_by_themselves(visit: Visit, client: Client) -> None:
    ann = visit()
    going = opened(client, me("Ann"), bot(), wishes={"scenario": "passage-through-mirkwood", "easy": True})
    for token in (played(client)["token"], going["token"]):
        ann.page.goto("about:blank")
        ann.page.goto(f"/table#{token}")
        expect(ann.page.get_by_role("main")).to_contain_text("Aragorn")
    ann.page.goto("/")
    known = ann.page.get_by_role("region", name="Continue")
    table = known.get_by_role("link", name="Passage Through Mirkwood")
    expect(table).to_have_count(1)
    expect(table).to_contain_text("your turn, setting up, easy · with Scout 2 · just now")
    known.get_by_text("1 finished game").click()
    expect(known.get_by_role("link").filter(has_text="won")).to_be_visible()


def test_a_lesson_is_gone_on_with_from_the_first_page_and_is_no_game_to_continue(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/")
    ann.link("Learn to play").click()
    ann.button("Begin the lesson").click()
    expect(ann.page.get_by_role("region", name="Guide")).to_be_visible()
    ann.page.goto("/")
    ann.sees("New table")
    expect(ann.page.get_by_role("region", name="Continue")).to_have_count(0)
    ann.page.get_by_role("link", name="Go on with the lesson").click()
    expect(ann.page.get_by_role("region", name="Guide")).to_be_visible()


# The lobby ------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_bot_in_the_lobby_has_a_deck_and_can_be_changed_and_removed(
    visit: Visit, client: Client, size: tuple[int, int]
) -> None:
    ann = visit(size)
    ann.page.goto(f"/table#{opened(client, me('Ann'), free(None))['token']}")
    expect(chair(ann, 1)).to_contain_text("Aragorn, Théodred, Glóin · 30 cards")
    expect(ann.button("Begin the game")).to_be_disabled()
    expect(ann.button("Begin the game")).to_have_accessible_description("One chair has no deck yet.")
    chair(ann, 2).get_by_role("button", name="Seat a bot").click()
    expect(chair(ann, 2)).to_contain_text("Spirit Starter Éowyn, Eleanor, Dúnhere · 30 cards")
    chair(ann, 2).get_by_label("Deck for Player 2").select_option(label="Tactics Starter")
    expect(chair(ann, 2)).to_contain_text("Tactics Starter Gimli, Legolas, Thalin")
    chair(ann, 2).get_by_label("Bot for Player 2").select_option(label="Bot: Random (quick)")
    ann.wait(lambda: ann.table.chairs[1].bot == "random", "another bot sits there")
    chair(ann, 2).get_by_role("button", name="Remove the bot").click()
    expect(chair(ann, 2)).to_contain_text("waits for a friend")
    expect(ann.button("Begin the game")).to_be_enabled()


def test_a_bot_that_is_seated_before_the_list_of_decks_has_come_gets_a_deck_all_the_same(
    visit: Visit, client: Client
) -> None:
    ann = visit()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.page.route("**/api/decks/shipped", hold)
    ann.page.goto(f"/table#{opened(client, me('Ann'), free(None))['token']}")
    chair(ann, 2).get_by_role("button", name="Seat a bot").click()
    expect(chair(ann, 2)).to_contain_text("no deck yet")
    for each in held:
        each.continue_()
    expect(chair(ann, 2)).to_contain_text("Éowyn, Eleanor, Dúnhere")


def test_two_decks_with_the_same_hero_are_told_of_before_the_game(visit: Visit, client: Client) -> None:
    ann = visit()
    ann.page.goto(f"/table#{opened(client, me('Ann'), free('leadership'), start=False)['token']}")
    expect(ann.button("Begin the game")).to_have_accessible_description(re.compile("Aragorn .* twice"))


def test_whoever_cannot_sit_down_yet_is_told_why(visit: Visit, client: Client) -> None:
    bob = visit(NARROW)
    bob.page.goto(f"/table#join={opened(client, me('Ann'), free(None))['invite']}")
    expect(bob.button("Sit down")).to_be_disabled()
    expect(bob.button("Sit down")).to_have_accessible_description("Say who you are first.")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    expect(chair(bob, 2)).to_contain_text("Spirit Starter")
