"""No action or response is forgotten: in the tests of its box each has a position in which it matters.

They are in ``test_relevance.py`` of the box, by title or id (with the slot where a card has several, ``core:1:2``): in
``MATTER`` where it has to be asked; for a declared ``matters=`` in ``DO_NOT`` where it could change nothing, or in
``ALWAYS_IN_PLACE`` why there is no such position. ``WAITS`` and ``URGENT``, which a box may leave out, have positions
in which it matters and a later window does just as well, or does not. An ability that declares nothing is taken to
matter always.
"""

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any

import pytest

from tests.cardgame.boxes.positions import USED, Position, ability_named, it_matters, offered
from waybread.cardgame import BOXES, CARDS
from waybread.cardgame.abilities.ability import Ability
from waybread.cardgame.relevance import can_wait, window_matters


def abilities_of(box: str) -> Iterator[tuple[tuple[str, int], Ability]]:
    """The actions and responses of a box, with their cards and slots."""
    for key, card in CARDS.items():
        if BOXES[box].has(key):
            yield from (((key, slot), each) for slot, each in enumerate(card.abilities) if each.kind in USED)


NAMES = [name for name in BOXES if any(abilities_of(name))]


def positions(box: str) -> Any:
    return import_module(f"tests.cardgame.boxes.{box}.test_relevance")


def all_of(table: str) -> list[Any]:
    """The positions of all boxes in one of their tables, each with the name of its ability."""
    found = []
    for box in NAMES:
        for name, laid in getattr(positions(box), table, {}).items():
            several: Sequence[Position] = laid if isinstance(laid, tuple) else (laid,)
            found += [pytest.param(name, each, id=f"{box}-{name}-{n}") for n, each in enumerate(several)]
    return found


@pytest.mark.parametrize("box", NAMES)
def test_every_action_and_response_has_a_position_in_which_it_matters(box: str) -> None:
    assert {ability_named(each) for each in positions(box).MATTER} == {place for place, _ in abilities_of(box)}


@pytest.mark.parametrize("box", NAMES)
def test_every_declared_ability_has_a_position_in_which_it_does_not_matter(box: str) -> None:
    found = positions(box)
    declared = {place for place, each in abilities_of(box) if each.matters}
    excused: Mapping[str, str] = found.ALWAYS_IN_PLACE
    assert {ability_named(each) for each in (*found.DO_NOT, *excused)} == declared
    assert not set(found.DO_NOT) & set(excused)


@pytest.mark.parametrize(("name", "position"), all_of("MATTER"))
def test_it_matters_and_is_asked(name: str, position: Position) -> None:
    table = position()
    assert it_matters(table, name)
    assert window_matters(table.game, table.decision)


@pytest.mark.parametrize(("name", "position"), all_of("DO_NOT"))
def test_it_does_not_matter(name: str, position: Position) -> None:
    assert not it_matters(position(), name)


@pytest.mark.parametrize(("name", "position"), all_of("WAITS"))
def test_it_can_wait(name: str, position: Position) -> None:
    table = position()
    assert it_matters(table, name)
    assert can_wait(table.game, table.player, offered(table, name), ability_named(name)[1])
    assert not window_matters(table.game, table.decision)


@pytest.mark.parametrize(("name", "position"), all_of("URGENT"))
def test_it_cannot_wait(name: str, position: Position) -> None:
    table = position()
    assert it_matters(table, name)
    assert not can_wait(table.game, table.player, offered(table, name), ability_named(name)[1])
    assert window_matters(table.game, table.decision)
