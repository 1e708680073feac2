"""Playing an adventure through its page: by the words of the choices, as a bot would choose."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator

from tests.browser.visitors import Visitor
from tests.server.table_clients import sitting
from tests.server.uploaded_adventures import hero
from waybread.bots import Seat
from waybread.bots.journeys import JourneyScout
from waybread.table import Table

GIMLI: Final = hero("Gimli", "Guardian", "item.battle-axe", "item.ring-mail")
LEGOLAS: Final = hero("Legolas", "Hunter", "item.great-bow", "item.cloak")
WON: Final = 3
"""A shuffle of the introduction that the bot wins soon with these two."""
_BOT: Final = JourneyScout()


def game_of(table: Table) -> Any:
    """The game at a table that has begun."""
    assert table.game is not None
    return table.game


def brain(table: Table) -> int:
    """What a bot would choose now."""
    return _BOT.choose(Seat(game_of(table)))


def choice(visitor: Visitor, label: str) -> Locator:
    """The button of a choice by its words, maybe without a colon; what chance it has may stand behind them."""
    words = re.compile(rf"^{re.escape(label).replace(':', ':?')}( Test\b.*)?$")
    return visitor.question.get_by_role("button", name=words).first


def labels(table: Table) -> dict[int, str]:
    """The options that are offered, in words."""
    prompt = table.prompt()
    return {} if prompt is None else {each.option: each.label for each in prompt.choices}


def press(visitor: Visitor, label: str, *, touch: bool = False) -> None:
    """Choose by words, and wait until that is done."""
    found = choice(visitor, label)
    folded = visitor.question.get_by_text(re.compile("^Move to .* on the map$"))  # the moves, on a small screen
    if label.startswith("Move to ") and folded.count() and not found.count():
        folded.click()
    visitor.do(found.tap if touch else found.click)


def play(visitor: Visitor, until: Callable[[Table], bool] = lambda table: False, *, touch: bool = False) -> Table:
    """Choose as the bot does, until something is so, somebody else is asked, or the adventure is over."""
    table, own = visitor.table, visitor.table.seats_of(visitor.holder.holder)
    while True:
        visitor.wait(lambda: table.bot_to_move() is None and visitor.shows(table), "the page is up to date")
        asked = table.decision
        if asked is None or asked.player not in own or until(table):
            return table
        press(visitor, labels(table)[brain(table)], touch=touch)


def hasten(visitor: Visitor, until: Callable[[Table], bool]) -> None:
    """Let time pass quickly: the same person chooses as the bot does without looking at the page."""
    table = visitor.table
    with sitting(visitor.client, visitor.page.url.rpartition("#")[2]) as person:
        while person.wait_for_question() is not None and not until(table):
            person.choose(brain(table))


def asks(kind: str) -> Callable[[Table], bool]:
    """Is a question of a kind asked?"""
    return lambda table: table.decision is not None and table.decision.kind == kind
