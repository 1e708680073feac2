"""Positions in which an ability matters, by the name of the ability: how they are looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from tests.cardgame.board import Table, key_of
from waybread.cardgame.facts import Kind
from waybread.cardgame.library import CARDS, plain, present_key
from waybread.cardgame.relevance import matters, window_matters
from waybread.cards import ability_option

Position: TypeAlias = Callable[[], Table]
USED = (Kind.ACTION, Kind.RESPONSE)


def ability_named(name: str) -> tuple[str, int]:
    """The card and slot of an action or response: by the title or id of a card that has one, else with the slot.

    ``Aragorn`` and ``core:1`` are the same; ``Aragorn:2`` and ``core:1:2`` would be his third ability.
    """
    if present_key(plain(name)) not in CARDS and name not in CARDS:
        title, _, slot = name.rpartition(":")
        return key_of(title), int(slot)
    key = key_of(name)
    (only,) = [slot for slot, each in enumerate(CARDS[key].abilities) if each.kind in USED]
    return key, only


def offered(table: Table, name: str) -> int:
    """The card whose ability it is, which is offered."""
    key, slot = ability_named(name)
    cards = [n for n, each in enumerate(table.state.identity) if each == key or table.state.form.get(n) == key]
    found = [each for each in cards if ability_option(each, slot) in table.decision.options]
    assert found, f"{name} is not offered: {table.asked} {table.options}"
    return found[0]


def it_matters(table: Table, name: str) -> bool:
    """Is an ability that is offered said to matter?"""
    card, (_, slot) = offered(table, name), ability_named(name)
    ability = table.game.ability(card, slot)
    if ability.kind is Kind.ACTION:
        return matters(table.game, table.player, card, slot)
    if not table.game.quiescent:
        return window_matters(table.game, table.decision)
    happenings = [each for each in table.state.answering[-1].happenings if each.on in ability.on]
    return any(matters(table.game, table.player, card, slot, each) for each in happenings)
