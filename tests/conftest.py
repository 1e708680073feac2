"""What all tests share."""

from collections.abc import Iterator, MutableMapping
from pathlib import Path
from typing import Any

import pytest

# What is numbered by the cards of the library when it is imported comes before tests that add cards of their own.
import waybread.envs.cardgame.action_table  # noqa: F401
from waybread.cardgame import BOXES, CARDS, SCENARIOS
from waybread.cardgame.campaign.campaign_log import campaign_order
from waybread.cardgame.catalogue import rulings
from waybread.cardgame.library import PRINTED, _old_keys, bot_values

HERE = Path(__file__).parent
CORE_SET_ALONE = tuple(
    HERE / each
    for each in (
        "cardgame/boxes/core", "cardgame/campaign", "cardgame/deckfiles", "cardgame/rules/test_campaign.py",
        "cardgame/rules/test_campaign_setup.py", "cardgame/rules/test_deckbuilding.py",
        "cardgame/rules/test_edges_setup.py", "cardgame/rules/test_interactions_campaign.py", "cli", "server",
        "sim/cardgame/analysis", "terminal",
    )
)  # fmt: skip
"""Tests that name cards as people do, by titles of the core set, and read these names again."""
MADE_FROM_THE_POOL = (_old_keys, bot_values, campaign_order, rulings)
"""What is kept of the cards in the pool, and made anew when there are others."""


@pytest.fixture(autouse=True, scope="module")
def core_set_alone(request: pytest.FixtureRequest) -> Iterator[None]:
    """Take the cards of later boxes out of the pool: what they share with the core set would be ambiguous."""
    if not any(request.path.is_relative_to(each) for each in CORE_SET_ALONE):
        yield
        return
    later = [box for name, box in BOXES.items() if name != "core"]
    scenarios = {each.scenario for key, each in PRINTED.items() if any(box.has(key) for box in later)}
    tables: list[tuple[MutableMapping[str, Any], list[str]]] = [
        (CARDS, [key for key in CARDS if any(box.has(key) for box in later)]),
        (PRINTED, [key for key in PRINTED if any(box.has(key) for box in later)]),
        (SCENARIOS, [key for key, each in SCENARIOS.items() if each.title in scenarios]),
        (BOXES, [name for name in BOXES if name != "core"]),
    ]
    kept = [dict(table) for table, _ in tables]
    for table, keys in tables:
        for key in keys:
            del table[key]
    for each in MADE_FROM_THE_POOL:
        each.cache_clear()
    yield
    for each in MADE_FROM_THE_POOL:
        each.cache_clear()
    for (table, _), before in zip(tables, kept, strict=True):
        added = dict(table)
        table.clear()
        table.update(before | added)  # in the order of before
