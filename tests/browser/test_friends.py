"""Friends at one table, each in a browser of their own."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitors import NARROW, Visitor
from tests.server.table_clients import Client, free, joined, me, opened
from waybread.table import Table

Visit = Callable[..., Visitor]
KEEP_SOCKETS = """
window.sockets = [];
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...given) {
    super(...given);
    window.sockets.push(this);
  }
};
"""
"""So that a connection can be broken."""


def host(visit: Visit) -> Visitor:
    """Ann opens a table with a chair for a friend."""
    ann = visit()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.page.goto("/")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.button("2").click()
    ann.page.get_by_label("Who sits on chair 2").select_option(label="Open for a friend")
    ann.button("Open the table").click()
    expect(ann.page.get_by_role("heading", name="Passage Through Mirkwood")).to_be_visible()
    return ann


def copied(visitor: Visitor, name: str) -> str:
    """A link that somebody copies, to send it to a friend."""
    visitor.button(name).click()
    expect(visitor.button("Copied")).to_be_visible()
    link: str = visitor.page.evaluate("navigator.clipboard.readText()")
    return link


def guest(visit: Visit, link: str, size: tuple[int, int] = NARROW) -> Visitor:
    """Bob comes by the invitation and brings a deck."""
    bob = visit(size)
    bob.page.goto("/")
    bob.page.get_by_label("Link to a table").fill(link)
    bob.button("Join").click()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_label("Your deck").select_option(label="Tactics Starter")
    bob.button("Sit down").click()
    return bob


@pytest.fixture
def friends(visit: Visit, client: Client, shuffle: Callable[[int], None]) -> tuple[Visitor, Visitor]:
    """Ann and Bob at a table, and Ann is asked what to play."""
    shuffle(7)
    tokens = opened(client, me("Ann"), free())
    ann, bob = visit(), visit(NARROW)
    ann.page.goto(f"/table#{tokens['token']}")
    bob.page.goto(f"/table#{joined(client, tokens, 1, 'Bob')}")
    play_on(ann, bob, lambda table: asked(table) == "Ann" and planning(table))
    return ann, bob


def asked(table: Table) -> str:
    """Who is asked now."""
    return "" if table.decision is None else table.names[table.decision.player]


def planning(table: Table) -> bool:
    """Is somebody asked what to play in their planning phase?"""
    return table.decision is not None and table.decision.rule == "lcg:window.2.2"


def play_on(ann: Visitor, bob: Visitor, until: Callable[[Table], bool]) -> None:
    """Both choose when they are asked."""
    table = ann.table
    while not until(table):
        person, name = (ann, "Ann") if asked(table) == "Ann" else (bob, "Bob")
        person.play(lambda table, name=name: asked(table) != name or until(table))  # type: ignore[misc]


def test_a_friend_joins_by_link_and_plays_at_the_same_table(visit: Visit) -> None:
    ann = host(visit)
    bob = guest(visit, copied(ann, "Copy invitation"))
    ann.button("Begin the game").click()
    expect(bob.question).to_contain_text("Ann is choosing")
    ann.play(lambda table: asked(table) != "Ann")
    expect(ann.question).to_contain_text("Bob is choosing")
    expect(bob.question.get_by_role("list")).to_be_visible()


def test_whoever_is_killed_comes_back_to_their_chair_by_the_first_page(friends: tuple[Visitor, Visitor]) -> None:
    ann, bob = friends
    kept = bob.context.storage_state()
    bob.leave()
    ann.do(lambda: ann.button("Pass").click())
    again = Visitor(bob.browser, bob.client, NARROW, kept=kept)
    again.page.goto("/")
    again.page.get_by_role("link", name="Passage Through Mirkwood").click()
    answers = len(ann.table.answers)
    again.do(lambda: again.button("Pass").click())
    assert len(ann.table.answers) > answers
    again.leave()


def test_a_lost_connection_comes_back_by_itself(visit: Visit, client: Client) -> None:
    tokens = opened(client, me("Ann"), free())
    ann, bob = visit(), visit(NARROW)
    bob.context.add_init_script(KEEP_SOCKETS)
    ann.page.goto(f"/table#{tokens['token']}")
    bob.page.goto(f"/table#{joined(client, tokens, 1, 'Bob')}")
    expect(bob.question).to_contain_text("Ann is choosing")
    bob.page.evaluate("sockets.at(-1).close()")
    ann.play(lambda table: asked(table) != "Ann")
    expect(bob.question.get_by_role("list")).to_be_visible()
    assert bob.page.evaluate("sockets.length") == 2


def test_what_others_have_seen_is_taken_back_with_their_consent(friends: tuple[Visitor, Visitor]) -> None:
    ann, bob = friends
    before = len(ann.table.answers)
    ann.do(lambda: ann.button("Pass").click())
    bob.play(lambda table: asked(table) == "Ann" or len(table.answers) > before + 1)
    ann.button("Undo").click()
    asking = bob.page.get_by_role("alertdialog", name="Undo")
    expect(asking).to_contain_text("Ann asks to take back")
    assert len(ann.table.answers) > before, "nothing is taken back before Bob agrees"
    asking.get_by_role("button", name="Agree").click()
    expect(asking).to_be_hidden()
    ann.wait(lambda: len(ann.table.answers) == before, "the choices are taken back")
    expect(ann.button("Pass")).to_be_visible()


def test_an_undo_that_is_refused_changes_nothing(friends: tuple[Visitor, Visitor]) -> None:
    ann, bob = friends
    before = len(ann.table.answers)
    ann.do(lambda: ann.button("Pass").click())
    bob.play(lambda table: len(table.answers) > before + 1)
    after = len(ann.table.answers)
    ann.button("Undo").click()
    bob.page.get_by_role("alertdialog", name="Undo").get_by_role("button", name="Refuse").click()
    expect(ann.page.get_by_role("alertdialog", name="Undo")).to_be_hidden()
    assert len(ann.table.answers) == after


def test_a_spectator_sees_the_table_and_nobodys_hand(visit: Visit, client: Client) -> None:
    tokens = opened(client, me("Ann"), free())
    ann, eve = visit(), visit(NARROW)
    ann.page.goto(f"/table#{tokens['token']}")
    eve.page.goto(f"/table#watch={tokens['watch']}")
    expect(eve.question).to_contain_text("You are watching")
    expect(eve.page.get_by_role("button", name="Aragorn").first).to_be_visible()
    expect(eve.button("Undo")).to_have_count(0)
    for _, title, _ in ann.table.view(0)["players"][0]["hand"]:
        expect(eve.page.get_by_role("button", name=title)).to_have_count(0)
