"""The first game, with a guide."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitors import NARROW, WIDE, Visitor


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_beginner_who_does_what_the_guide_says_comes_to_the_end_of_the_lesson(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    ann = visit(size)
    ann.page.goto("/learn")
    ann.button("Begin the lesson").click()
    guide = ann.page.get_by_role("region", name="Guide")
    end = guide.get_by_role("heading", name="That was a round")
    following = guide.get_by_role("button", name="Next")
    advice = guide.locator("b").last
    for _ in range(80):
        expect(end.or_(following).or_(advice)).to_be_visible()
        if end.is_visible():
            break
        if following.is_visible():
            following.click()
            continue
        named = re.compile(f"^{re.escape(advice.inner_text().split(',')[0])}")
        ann.do(ann.question.get_by_role("button", name=named).first.click)
    guide.get_by_role("button", name="Play on").click()
    expect(guide).to_be_hidden()
    expect(ann.page.get_by_text("Round 2", exact=True)).to_be_visible()
