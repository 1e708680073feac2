"""What changes nothing is no occurrence: nobody answers to it, and nothing is left of it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tests.cardgame.board import Seat, Table, lay
from tests.cardgame.rules.bare_effects import carry_out, ear
from tests.cardgame.rules.witness_cards import noted
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.effects.attachments import attach, change_control
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.damage import deal_damage, heal, move_damage
from waybread.cardgame.effects.engagement import engage
from waybread.cardgame.effects.progress import place_progress, remove_progress
from waybread.cardgame.effects.resources import gain_resources
from waybread.cardgame.effects.threat import raise_threat, reduce_threat
from waybread.cardgame.effects.travel import travel

Deed = Callable[[CardGame, int, int], Coroutine[Any, Any, object]]
"""What is done to a hero, and how much of it."""

DEEDS: dict[On, Deed] = {
    On.THREAT_RAISED: lambda game, hero, amount: raise_threat(game, 0, amount),
    On.THREAT_REDUCED: lambda game, hero, amount: reduce_threat(game, 0, amount),
    On.DAMAGE_DEALT: deal_damage,
    On.HEALED: heal,
    On.RESOURCES_GAINED: gain_resources,
    On.DRAWN: lambda game, hero, amount: draw(game, 0, amount),
    On.PROGRESS_PLACED: lambda game, hero, amount: place_progress(game, game.state.quest, amount),
}


def listening(on: On) -> Table:
    """Two players; Aragorn has 1 damage, and somebody hears the one kind of occurrence."""
    return lay(Seat(), Seat(heroes=["Éowyn"]), damage={"Aragorn": 1}, staging=[ear(on), "King Spider"], at="2.2")


@pytest.mark.parametrize("on", DEEDS)
def test_an_amount_of_1_has_both_of_its_moments(on: On) -> None:
    table = listening(on)
    carry_out(DEEDS[on](table.game, table.id("Aragorn"), 1))
    assert noted(table) == [f"when {on} 1", f"after {on} 1"]


@pytest.mark.parametrize("on", DEEDS)
def test_an_amount_of_0_is_no_occurrence_and_changes_nothing(on: On) -> None:
    table = listening(on)
    before = table.game.digest()
    carry_out(DEEDS[on](table.game, table.id("Aragorn"), 0))
    assert noted(table) == []
    assert table.game.digest() == before


def test_a_dial_at_0_cannot_be_lowered() -> None:
    table = lay(Seat(threat=0), staging=[ear(On.THREAT_REDUCED)], at="2.2")
    carry_out(reduce_threat(table.game, 0, 3))
    assert noted(table) == []
    assert table.threat() == 0


def test_there_is_no_damage_to_move_on_an_unhurt_character() -> None:
    table = listening(On.DAMAGE_DEALT)
    assert carry_out(move_damage(table.game, table.id("Éowyn"), table.id("Aragorn"), 2)) == 0
    assert (table.damage("Éowyn"), table.damage("Aragorn")) == (0, 1)


def test_damage_is_placed_on_each_card_it_was_meant_for_that_can_take_it() -> None:
    table = lay(Seat(heroes=["Aragorn", "Éowyn"], hand=["Faramir"]), at="2.2")
    cards = [table.id("Faramir"), table.id("Aragorn"), table.id("Éowyn")]
    assert carry_out(deal_damage(table.game, cards, 1)) == 2
    assert [table.state.damage.get(card, 0) for card in cards] == [0, 1, 1]


def test_progress_that_is_taken_off_leaves_the_rest() -> None:
    table = lay(Seat(), progress={"Flies and Spiders": 5}, at="2.2")
    carry_out(remove_progress(table.game, table.state.quest, 2))
    assert table.progress("Flies and Spiders") == 3
    carry_out(remove_progress(table.game, table.state.quest, 4))
    assert table.state.quest not in table.state.progress


def test_an_enemy_does_not_engage_who_it_is_engaged_with_or_who_is_eliminated() -> None:
    table = lay(Seat(engaged=["King Spider"]), Seat(heroes=["Éowyn"]), staging=[ear(On.ENGAGED)], at="2.2")
    table.state.eliminated[1] = True
    for player in (0, 1):
        carry_out(engage(table.game, table.id("King Spider"), player))
    assert noted(table) == []
    assert table.engaged(0) == ["King Spider"]


@pytest.mark.rule("lcg:active-location.2")
def test_nobody_travels_while_there_is_an_active_location() -> None:
    table = lay(Seat(), active_location="Old Forest Road", staging=["Forest Gate", ear(On.TRAVELLED)], at="2.2")
    carry_out(travel(table.game, table.id("Forest Gate")))
    assert table.active_location == "Old Forest Road"
    assert "Forest Gate" in table.staging
    assert noted(table) == []


def test_a_character_can_only_be_given_to_someone_who_does_not_have_it() -> None:
    table = lay(Seat(allies=["Faramir"], hand=["Beorn"]), Seat(heroes=["Éowyn"]), staging=[ear(On.CONTROL_CHANGED)],
                at="2.2")  # fmt: skip
    carry_out(change_control(table.game, table.id("Faramir"), 0))
    carry_out(change_control(table.game, table.id("Beorn"), 1))  # it is in a hand
    assert noted(table) == []
    assert table.hand() == ["Beorn"]
    carry_out(change_control(table.game, table.id("Faramir"), 1))
    assert noted(table) == ["after control changed 0"]
    assert table.area(1) == ["Éowyn", "Faramir"]


def test_an_attachment_stays_where_it_is_if_that_is_where_it_should_go() -> None:
    table = lay(Seat(heroes=["Aragorn", "Éowyn"], attachments={"Aragorn": ["Steward of Gondor"]}),
                staging=[ear(On.ATTACHED)], at="2.2")  # fmt: skip
    steward = table.id("Steward of Gondor")
    assert carry_out(attach(table.game, steward, table.id("Aragorn"), 0)) is False
    assert noted(table) == []
    assert carry_out(attach(table.game, steward, table.id("Éowyn"), 0)) is True
    assert noted(table) == ["after attached 0"]
