"""What a table tells: who is there, what happened, how it ended; and that choices are heard."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.games import EASY, idled, laid, won_soon
from tests.browser.visitors import NARROW, Visitor
from tests.cardgame.board import Seat
from tests.server.table_clients import Client, free, joined, me, opened
from waybread.table import Table

Visit = Callable[..., Visitor]
HOLD_CONFIRMATIONS = """
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  set onmessage(hear) {
    super.onmessage = (event) => event.data.startsWith('{"type":"done"') || hear(event);
  }
};
"""
"""The server's `done` never comes; what it tells of the table does."""


def planning(table: Table) -> bool:
    """Is somebody asked what to play in their planning phase?"""
    return table.decision is not None and table.decision.rule == "lcg:window.2.2"


def within(visitor: Visitor, card: Locator) -> bool:
    """Is something between the left and the right edge of the screen?"""
    box, screen = card.bounding_box(), visitor.page.viewport_size
    assert box is not None
    assert screen is not None
    return box["x"] >= 0 and box["x"] + 40 <= screen["width"]


def test_a_friend_who_goes_away_is_missed_until_they_come_back(visit: Visit, client: Client) -> None:
    tokens = opened(client, me("Ann"), free())
    bobs = joined(client, tokens, 1, "Bob")
    ann, bob = visit(), visit(NARROW)
    ann.page.goto(f"/table#{tokens['token']}")
    bob.page.goto(f"/table#{bobs}")
    others = ann.page.get_by_role("region", name="Other players")
    expect(ann.question).not_to_contain_text("away")
    bob.page.goto("/")
    expect(ann.button("Bob is away")).to_be_visible()
    expect(others).to_contain_text("away")
    expect(ann.question.get_by_role("status")).to_contain_text("Bob has gone away")
    bob.page.goto(f"/table#{bobs}")
    expect(ann.question.get_by_role("status")).to_contain_text("Bob is back")
    expect(ann.button("Bob is away")).to_be_hidden()
    expect(others).not_to_contain_text("away")


def test_what_happened_since_ones_last_choice_is_told_with_its_cards(visit: Visit, client: Client) -> None:
    ann, phone = visit(), visit(NARROW)
    ann.page.goto(f"/table#{idled(client, rounds=1, at='lcg:window.3.4')['token']}")
    told = ann.page.get_by_role("region", name="Since your last choice")
    expect(told.get_by_role("heading")).to_contain_text("1 change of threat")
    expect(told.get_by_role("listitem").last).to_have_text("Ann's threat rises by 5 to 34 (failed quest).")
    told.get_by_role("button", name="Forest Gate").click()
    expect(ann.page.get_by_role("region", name="Inspector")).to_contain_text("Forest Gate")
    phone.page.goto(ann.page.url)
    phone.page.get_by_role("button", name="1 change of threat").click()
    expect(phone.page.get_by_role("region", name="Since your last choice")).to_contain_text("to 34 (failed quest).")


def hinted(visitor: Visitor) -> Locator:
    """A hint that the search has given."""
    visitor.button("Hint").click()
    hint = visitor.page.get_by_role("dialog", name="Hint")
    # the search has a process of its own, which has to start first
    expect(hint.get_by_role("button", name="Do it").first).to_be_visible(timeout=60_000)
    return hint


def test_a_hint_goes_with_its_question_also_when_it_is_answered_on_another_device(visit: Visit, client: Client) -> None:
    ann, phone = visit(), visit(NARROW)
    ann.page.goto(f"/table#{opened(client, me())['token']}")
    phone.page.goto(ann.page.url)
    hint = hinted(ann)
    expect(hint).to_contain_text("Each option is one pick; what goes with it is chosen after it.")
    expect(hint).to_contain_text("a small lead can be sure though ranges overlap")
    phone.button("Keep this hand").click()
    expect(hint).to_be_hidden()


def test_a_finished_game_has_no_hint_open(visit: Visit, client: Client) -> None:
    ann = visit()
    weak = Seat(heroes=["Aragorn", "Théodred"], threat=49)
    ann.page.goto(f"/table#{laid(client, weak, at='3.2', staging=['King Spider'] * 3, stops=())['token']}")
    hint = hinted(ann)
    ann.do(lambda: ann.page.keyboard.press("p"))
    ann.page.get_by_role("dialog", name="The game is over").get_by_role("button", name="Close").click()
    expect(ann.question).to_contain_text("The game is over: defeat.")
    expect(hint).to_be_hidden()


def test_a_lost_game_says_why_and_how_far_it_went(visit: Visit, client: Client) -> None:
    ann = visit()
    ann.page.goto(f"/table#{idled(client)['token']}")
    ending = ann.page.get_by_role("dialog", name="The game is over")
    expect(ending.get_by_text("Defeat", exact=True)).to_be_visible()
    expect(ending).to_contain_text("Ann is eliminated: threat has reached 50.")
    expect(ending.get_by_role("region", name="How it came about")).to_contain_text("threat rises by")
    expect(ending.get_by_role("row", name="Flies and Spiders")).to_be_visible()
    expect(ending.get_by_role("link", name="Replay")).to_be_visible()
    expect(ending.get_by_role("link", name="Home")).to_be_visible()


def test_the_same_game_is_begun_again_from_its_end(visit: Visit, finished: str) -> None:
    ann = visit()
    ann.page.goto(f"/table#{finished}")
    ann.button("Same again").click()
    expect(ann.question).to_contain_text("Keep it?")
    assert finished not in ann.page.url


def test_all_of_a_large_hand_is_on_the_screen(visit: Visit, client: Client) -> None:
    ann = visit()
    ann.page.goto(f"/table#{idled(client, rounds=3)['token']}")
    cards = ann.page.get_by_role("region", name="Hand, 9 cards").get_by_role("listitem").get_by_role("button")
    expect(cards).to_have_count(9)
    assert all(within(ann, each) for each in cards.all())


def test_a_large_hand_on_a_small_screen_says_how_much_there_is_beyond_its_edge(visit: Visit, client: Client) -> None:
    ann = visit(NARROW, touch=True)
    ann.page.goto(f"/table#{idled(client, rounds=3)['token']}")
    hand = ann.page.get_by_role("region", name="Hand, 9 cards")
    hand.get_by_role("button", name="Hand 9").tap()
    last = hand.get_by_role("listitem").last
    assert not within(ann, last)
    expect(hand.get_by_role("button", name="6 more to the right")).to_be_visible()
    for _ in range(3):
        hand.get_by_role("button", name="more to the right").tap()
    expect(hand.get_by_role("button", name="6 more to the left")).to_be_visible()
    assert within(ann, last)


def test_whoever_plays_two_hands_sees_both_areas_and_the_hand_that_is_asked(visit: Visit, client: Client) -> None:
    ann = visit()
    ann.page.goto(f"/table#{opened(client, me('Ann'), me('Beth', 'spirit'))['token']}")
    table = ann.play(lambda table: table.decision is not None and table.decision.kind == "mulligan")
    for _ in range(2):
        ann.wait(lambda: ann.shows(table), "the page shows the question")
        assert table.decision is not None
        asked, other = table.names[table.decision.player], table.names[1 - table.decision.player]
        expect(ann.page.get_by_role("region", name=f"{asked}, you, threat")).to_contain_text("chooses")
        expect(ann.page.get_by_role("region", name=f"{other}, you, threat")).not_to_contain_text("chooses")
        expect(ann.page.get_by_role("region", name=f"Hand of {asked}, 6 cards")).to_be_visible()
        ann.do(ann.button("Keep this hand").click)
    ann.wait(lambda: ann.shows(table), "the page shows the question")
    front = ann.page.get_by_role("tab", selected=True).inner_text()
    ann.page.keyboard.press("s")
    expect(ann.page.get_by_role("tab", selected=True)).not_to_have_text(front)


def test_a_card_is_paid_for_with_one_press(visit: Visit, shuffle: Callable[[int], None], client: Client) -> None:
    shuffle(won_soon())
    ann = visit()
    ann.page.goto(f"/table#{opened(client, me(), wishes=EASY)['token']}")
    table = ann.play(lambda table: table.decision is not None and table.decision.kind == "pay")
    assert table.decision is not None
    card = table.decision.about
    ann.button("Pay any way").click()
    ann.wait(lambda: table.decision is not None and table.decision.kind != "pay", "the card is paid for")
    played = [each.facts.get("card") for each in table.log if each.kind == "played"]
    assert card in played


def test_a_key_is_heard_while_the_last_choice_is_still_being_confirmed(visit: Visit, client: Client) -> None:
    tokens = opened(client, me())
    ann = visit()
    ann.context.add_init_script(HOLD_CONFIRMATIONS)
    ann.page.goto(f"/table#{tokens['token']}")
    expect(ann.question).to_contain_text("Keep it?")
    table = ann.table
    for key in ("1", "p", "p", "p"):
        ann.wait(lambda: ann.shows(table), "the page shows the question")
        before = table.moment
        ann.page.keyboard.press(key)
        ann.wait(lambda before=before: table.moment > before, f"the server hears '{key}'")  # type: ignore[misc]


def test_a_key_that_is_held_down_passes_once(visit: Visit, client: Client) -> None:
    ann = visit()
    ann.page.goto(f"/table#{idled(client, rounds=1)['token']}")
    table = ann.table
    ann.wait(lambda: ann.shows(table), "the page shows the question")
    before = len(table.answers)
    ann.do(lambda: ann.page.keyboard.down("p"))
    for _ in range(5):
        ann.page.keyboard.down("p")
    ann.page.wait_for_timeout(100)
    assert len(table.answers) == before + 1
