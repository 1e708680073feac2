"""No action or response is forgotten: in the tests of its box each has a position in which it matters.

They are in ``test_relevance.py`` of the box, by title or id: in ``MATTER`` where it has to be asked; for a declared
``matters=`` in ``DO_NOT`` where it could change nothing, or in ``ALWAYS_IN_PLACE`` why there is no such position. An
ability that declares nothing is taken to matter always.
"""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from tests.cardgame.board import key_of
from waybread.cardgame import BOXES, CARDS
from waybread.cardgame.abilities.ability import Ability
from waybread.cardgame.facts import Kind


def abilities_of(box: str) -> Iterator[tuple[str, Ability]]:
    """The actions and responses of a box, with the ids of their cards."""
    for key, card in CARDS.items():
        if BOXES[box].has(key):
            yield from ((key, each) for each in card.abilities if each.kind in (Kind.ACTION, Kind.RESPONSE))


NAMES = [name for name in BOXES if any(abilities_of(name))]


def positions(box: str) -> Any:
    return import_module(f"tests.cardgame.boxes.{box}.test_relevance")


@pytest.mark.parametrize("box", NAMES)
def test_every_action_and_response_has_a_position_in_which_it_matters(box: str) -> None:
    assert {key_of(each) for each in positions(box).MATTER} == {key for key, _ in abilities_of(box)}


@pytest.mark.parametrize("box", NAMES)
def test_every_declared_ability_has_a_position_in_which_it_does_not_matter(box: str) -> None:
    found = positions(box)
    declared = {key for key, each in abilities_of(box) if each.matters}
    assert {key_of(each) for each in (*found.DO_NOT, *found.ALWAYS_IN_PLACE)} == declared
    assert not set(found.DO_NOT) & set(found.ALWAYS_IN_PLACE)
