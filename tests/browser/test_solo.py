"""A game alone, from the first page to victory."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.games import won_soon
from tests.browser.visitors import NARROW, WIDE, Visitor
from waybread.table import Table


def by_turns(visitor: Visitor, table: Table, option: int) -> None:
    """Choose as people do: mostly by words, now and then by a number, by a key, or by the card itself."""
    prompt = table.prompt()
    assert prompt is not None
    numbered = [each.option for each in prompt.choices if each.option >= 0]
    turn = len(table.answers) % 4
    if turn == 1 and option in numbered[:9]:
        visitor.page.keyboard.press(str(numbered.index(option) + 1))
    elif turn == 2 and option == -1:
        visitor.page.keyboard.press("p")
    else:
        visitor.click(table, option)


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_solo_game_from_the_first_page_to_victory(
    visit: Callable[..., Visitor], shuffle: Callable[[int], None], size: tuple[int, int]
) -> None:
    shuffle(won_soon())
    ann = visit(size)
    ann.page.goto("/")
    ann.page.get_by_role("radio", name="Passage Through Mirkwood").check()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.button("Easy").click()
    ann.page.get_by_label("Deck of chair 1").select_option(label="Leadership Starter")
    ann.button("Begin").click()
    table = ann.play(lambda table: table.over, by_turns)
    assert table.over
    ending = ann.page.get_by_role("dialog", name="The game is over")
    expect(ending.get_by_text("Victory", exact=True)).to_be_visible()
    expect(ending.get_by_role("row", name="total")).to_be_visible()
    ending.get_by_role("link", name="Quest log").click()
    expect(ann.page.get_by_role("heading", name="Quest log")).to_be_visible()
    expect(ann.page.get_by_role("listitem").filter(has_text="Won").filter(has_text="Ann")).to_be_visible()
