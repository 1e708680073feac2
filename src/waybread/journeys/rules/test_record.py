"""The record of a test: its icons, its fate, the cards revealed for it, the modifiers of an attack."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from waybread.journeys.decisions import DecisionKind
from waybread.journeys.facts import Modifier
from waybread.journeys.rules import zones
from waybread.journeys.secrecy import all_seats
from waybread.journeys.state import Test
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

MODIFIERS: Final = tuple(Modifier)
"""A modifier as an option is its place here."""


def fate_left(game: JourneyGame, record: Test) -> int:
    """Fate icons on the revealed cards that are neither converted nor spent."""
    cards = game.state.cards
    return sum(cards[each].fate for each in record.revealed) - record.used_fate


def successes(game: JourneyGame, record: Test) -> int:
    """The successes of a test so far: icons on the revealed cards, converted fate and what was added."""
    if record.total >= 0:
        return record.total
    cards = game.state.cards
    return max(0, sum(cards[each].success for each in record.revealed) + record.success)


def may_convert(game: JourneyGame, record: Test) -> bool:
    """May fate be turned into success in this test? Not in an attack on a group in mist (jme:58.2)."""
    if record.purpose == "attack":
        group = game.group(record.group)
        return group is None or not game.terrain_at(group.space, "mist")
    return True


def convert_fate(game: JourneyGame, record: Test, fate: int, success: int) -> bool:
    """Use up fate icons for successes (jme:38.1a); not if there are too few."""
    if fate_left(game, record) < fate or not may_convert(game, record):
        return False
    record.used_fate += fate
    record.success += success
    return True


def convert_all_fate(game: JourneyGame, record: Test) -> None:
    """Each fate icon left becomes a success."""
    left = fate_left(game, record)
    convert_fate(game, record, left, left)


def droppable(game: JourneyGame, record: Test) -> list[int]:
    """Revealed cards that can be discarded before the test is over: those whose icons have not been used."""
    cards = game.state.cards
    left = fate_left(game, record)
    return [each for each in record.revealed if cards[each].fate <= left]


def drop(game: JourneyGame, record: Test, card: int) -> None:
    """Discard a revealed card with its icons."""
    record.revealed.remove(card)
    zones.discard_skill(game, record.hero, card)


async def return_to_top(game: JourneyGame, record: Test, card: int) -> None:
    """Put a card revealed in the test on top of its deck instead of discarding it."""
    record.revealed.remove(card)
    zones.to_deck(game, record.hero, card, top=True, seen_by=all_seats(game.state))


def missing_modifiers(record: Test, modifiers: Collection[Modifier] = MODIFIERS) -> tuple[Modifier, ...]:
    """Those of some modifiers that an attack does not have: a second one of a kind counts for nothing (jme:59.5)."""
    return tuple(each for each in modifiers if each not in record.modifiers)


async def add_modifier(game: JourneyGame, hero: int, record: Test, modifiers: Collection[Modifier] = MODIFIERS) -> None:
    """A hero adds one of some modifiers to an attack, if it lacks any of them."""
    options = tuple(MODIFIERS.index(each) for each in missing_modifiers(record, modifiers))
    if options:
        chosen = await Decision(game.seat(hero), DecisionKind.MODIFIER, options, "jme:59.1", about=hero)
        record.modifiers.append(MODIFIERS[chosen])
