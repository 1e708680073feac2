"""Games for tests: shuffles that the brain wins soon, and games that are played to their end without a browser."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final
from unittest.mock import patch

from tests.browser.visitors import brain
from tests.cardgame.board import Seat, lay
from tests.server.table_clients import DECKS, Client, bearing, bot, hub_of, me, opened, sitting
from waybread.server.http import new_tables
from waybread.table import RULEBOOKS, Table

EASY: Final = {"scenario": "passage-through-mirkwood", "easy": True}
LIKELY: Final[tuple[int, ...]] = (176, 83, 9, *range(1, 400))
MOST_CHOICES: Final = 100


@cache
def won_soon() -> int:
    """A shuffle of an easy Passage Through Mirkwood that the brain wins soon, alone with the leadership deck."""
    return won_with(EASY, DECKS["leadership"])


def won_with(wishes: Mapping[str, Any], deck: dict[str, Any]) -> int:
    """A shuffle with which the brain wins alone in few choices."""
    for seed in LIKELY:
        table = Table(RULEBOOKS["cardgame"], wishes, 1, casual=True)
        table.sit("host", 0, "Player")
        table.bring("host", 0, deck)
        table.start("host", seed)
        while table.decision is not None and len(table.answers) < MOST_CHOICES:
            table.choose("host", 0, brain(table), table.moment)
        if table.over and table.summary().won:
            return seed
    raise AssertionError(f"The brain wins with none of {len(LIKELY)} shuffles in {MOST_CHOICES} choices.")


def laid(client: Client, *seats: Seat, **wanted: Any) -> dict[str, str]:
    """A game that stands where a test wants it, Ann's seat first and bots at the others; its tokens."""
    others = [bot(deck=deck) for deck in list(DECKS)[1 : len(seats)]]
    tokens = opened(client, me(), *others)
    found = client.get("/api/tables/mine", headers=bearing(tokens["token"])).json()
    hub_of(client).live[found["table"]].table.history.game = lay(*seats, **wanted).game
    return tokens


def idled(client: Client, rounds: int | None = None, at: str = "lcg:window.2.2") -> dict[str, str]:
    """A game in which Ann does as little as she can, up to a question of some round or until it is lost; its tokens."""
    with patch.object(new_tables, "randbelow", lambda most: 5):
        tokens = opened(client, me(), wishes=EASY)
    with sitting(client, tokens["token"]) as ann:
        while (asked := ann.wait_for_question()) is not None:
            if asked["rule"] == at and ann.document["views"]["0"]["round"] == rounds:
                break
            ann.choose(min(each["option"] for each in asked["choices"]))
    return tokens


def played(client: Client, choices: int | None = None) -> dict[str, str]:
    """A game that was played to its end and won, or played for so many choices; returns its tokens."""
    with patch.object(new_tables, "randbelow", lambda most: won_soon()):
        tokens = opened(client, me(), wishes=EASY)
    with sitting(client, tokens["token"]) as ann:
        table = hub_of(client).live[ann.welcome["table"]].table
        while ann.wait_for_question() is not None and (choices is None or len(table.answers) < choices):
            ann.choose(brain(table))
    return tokens
