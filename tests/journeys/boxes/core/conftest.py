"""Every test of a card with a single hero is played two more times with another hero nearby.

A bystander has no card that matters; a twin has the same cards in play. Both have a player of their own. Whatever a
card does, it does to its own hero and asks that hero's player, and the same card of the twin stays quiet, so the test
has to pass just the same. A test of a hero who has to be alone is marked ``alone``; one of a card that answers to
heroes nearby, so that the twin's would answer too, is marked ``untwinned``.
"""

from functools import partial
from typing import Any

import pytest

from tests.journeys import board
from tests.journeys.board import HERE, NEAR, Hero, Table
from waybread.kernel import Decision

OTHER = 1
OWN_QUESTIONS = ("turn", "turn end", "prepare", "start", "move")
"""What the other hero is asked in turns of their own, and when everybody scouts."""


class WatchedTable(Table):
    """A table at which the other hero's player is asked nothing about the cards of the first."""

    @property
    def decision(self) -> Decision:
        """The pending question."""
        asked = super().decision
        assert asked.player != OTHER or asked.kind in OWN_QUESTIONS, f"the other hero is asked: {asked.kind}"
        return asked


def lay_with_another(*heroes: Hero, twin: bool, **more: Any) -> Table:
    """Lay a table; a hero who would be alone has somebody nearby."""
    party = heroes or (Hero(),)
    if len(party) > 1:
        return board.lay(*party, **more)
    [hero] = party
    other = Hero(
        "Gimli" if hero.name == "Legolas" else "Legolas", "Musician" if hero.role == "Hunter" else "Hunter",
        at=HERE if hero.at == NEAR else NEAR, seat=OTHER,
    )  # fmt: skip
    if twin:
        other.prepared, other.items, other.boons = hero.prepared, hero.items, hero.boons
        other.damage, other.fear = hero.damage, hero.fear
    return WatchedTable(board.lay(hero, other, **more).game)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Play each test once more for each company that the hero may have."""
    marked = {each.name for each in metafunc.definition.iter_markers()}
    if hasattr(metafunc.module, "lay") and "alone" not in marked:
        companies = ["", "bystander"] if "untwinned" in marked else ["", "bystander", "twin"]
        metafunc.parametrize("company", companies, indirect=True)


@pytest.fixture(autouse=True)
def company(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put another hero beside a lone one where the test is played once more."""
    if chosen := getattr(request, "param", ""):
        monkeypatch.setattr(request.module, "lay", partial(lay_with_another, twin=chosen == "twin"))
