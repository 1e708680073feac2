"""Items and titles that an event gives: cards of ours, or lore in place of what we do not have."""

from __future__ import annotations

from typing import Final

from waybread.journeys.importers.jime.content_ids import LORE_FOR_ITEM, OUR_TITLES, TITLES, items
from waybread.journeys.importers.jime.scenario_file import Kind, Scenario, Script
from waybread.journeys.library import CARDS

_MOST: Final = 20
"""Cards that one event gives."""


def given(scenario: Scenario, script: Script) -> dict[str, object]:
    """What ``jime give`` takes: keys of cards, or amounts of lore, and how many of them are given."""
    if script.kind is Kind.ITEM:
        found = tuple(_item(scenario, script, each) for each in script.part.numbers("itemList", 0))
        return {"cards": found, "count": script.part.number("randomizedItemsCount", 1, 0, _MOST) or 1}
    found = tuple(_title(scenario, script, each) for each in script.part.numbers("titleList", 0))
    return {"cards": found, "count": script.part.number("randomizedTitlesCount", 1, 0, _MOST) or 1}


def _item(scenario: Scenario, script: Script, number: int) -> str:
    """An item: a trinket of ours, or so much lore."""
    item = items().get(number)
    if item is None:
        scenario.notes.left_out(script.where, f"there is no item {number}; {LORE_FOR_ITEM} lore stand in for it.")
        return str(LORE_FOR_ITEM)
    if item.kind != "trinket":
        worth = LORE_FOR_ITEM * item.tier
        reason = "is no trinket, and only trinkets are found in an adventure"
        scenario.notes.replaced(script.where, f"{item.name} {reason}; {worth} lore stand in for it.")
        return str(worth)
    if not item.ours:
        scenario.notes.replaced(
            script.where, f"{item.name} is of another box; {CARDS[item.card].title} stands in for it."
        )
    return item.card


def _title(scenario: Scenario, script: Script, number: int) -> str:
    """A title of ours."""
    if 1 <= number <= OUR_TITLES:
        return f"title.{number}"
    name, card = TITLES.get(number, (f"title {number}", f"title.{(number - 1) % OUR_TITLES + 1}"))
    scenario.notes.replaced(script.where, f"{name} is of another box; {CARDS[card].title} stands in for it.")
    return card
