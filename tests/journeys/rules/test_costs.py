"""Costs that cannot be paid say why (jme:1.5)."""

import pytest

from tests.journeys.board import Hero, Table, lay
from waybread.journeys.facts import Boon
from waybread.journeys.rules import costs
from waybread.journeys.rules.abilities import Cost, Use
from waybread.journeys.rules.occurrences import STANDING


def why_not(table: Table, cost: Cost, card: int, hero: int = 0) -> str | None:
    return cost.why_not(table.game, Use(card, hero, 0, STANDING))


@pytest.mark.rule("jme:1.5", "jme:1.8")
@pytest.mark.parametrize("cost", [costs.DISCARD_ME, costs.RETIRE_ME])
def test_a_card_that_is_not_prepared_cannot_be_given_up(cost: Cost) -> None:
    table = lay(Hero(prepared=["Fury"], discards=["Kinship"]))
    state = table.game.state
    assert why_not(table, cost, state.prepared[0][0]) is None
    assert why_not(table, cost, state.discards[0][0]) == "it is not prepared"


@pytest.mark.rule("jme:1.5")
def test_a_boon_that_is_gone_cannot_be_discarded() -> None:
    table = lay(Hero(boons=[Boon.HIDDEN]))
    (boon,) = table.game.state.boons[0]
    supplied = next(each for each, card in enumerate(table.game.state.cards) if card.boon and each != boon)
    assert why_not(table, costs.DISCARD_MY_BOON, boon) is None
    assert why_not(table, costs.DISCARD_MY_BOON, supplied) == "the boon is gone"


@pytest.mark.rule("jme:1.5", "jme:3.3")
def test_an_action_can_be_used_up_in_the_own_turn_alone() -> None:
    table = lay(Hero(), Hero("Gimli"))
    assert why_not(table, costs.ONE_ACTION, 0, hero=0) is None
    assert why_not(table, costs.ONE_ACTION, 1, hero=1) == "no action is left"


@pytest.mark.rule("jme:1.5")
@pytest.mark.parametrize(("inspiration", "reason"), [(2, None), (1, "there is not enough inspiration")])
def test_inspiration_must_be_there_to_be_spent(inspiration: int, reason: str | None) -> None:
    assert why_not(lay(Hero(inspiration=inspiration)), costs.Inspiration(2), 0) == reason


@pytest.mark.rule("jme:1.5")
def test_without_a_prepared_card_none_can_be_discarded() -> None:
    assert why_not(lay(Hero()), costs.DiscardPrepared(), 0) == "no card is prepared"
    assert why_not(lay(Hero(prepared=["Fury"])), costs.DiscardPrepared(), 0) is None


@pytest.mark.rule("jme:1.5", "jme:109.5a")
def test_a_trinket_without_tokens_cannot_be_depleted() -> None:
    table = lay(Hero(items=["Old Map"]))
    (trinket,) = table.game.state.equipped[0]
    assert why_not(table, costs.DEPLETE, trinket) is None
    table.game.state.depletion[trinket] = 0
    assert why_not(table, costs.DEPLETE, trinket) == "no depletion token is left on it"
