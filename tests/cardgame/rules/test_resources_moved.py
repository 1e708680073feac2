"""Resources lost, moved, forbidden and collected by others than heroes; threat that is set, and players spared."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, lay
from tests.cardgame.rules.bare_effects import carry_out, ear
from tests.cardgame.rules.witness_cards import note, noted
from waybread.cardgame.abilities.ability import Use, forced, rule
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.resources import gain_resources, lose_resources, move_resources
from waybread.cardgame.effects.threat import set_threat, spare
from waybread.cardgame.facts import Sphere
from waybread.cardgame.library import ally, objective

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

FOREST = "Forest Spider"
MISER, FRIEND, MERCY, CHRONICLER = "Test Moved Miser", "Test Moved Friend", "Test Moved Mercy", "Test Moved Chronicler"


@objective(MISER)
class Miser:
    @rule(Rule.CANNOT_GAIN_RESOURCES)
    def bar(game: CardGame, use: Use, card: int) -> bool:
        """Gimli cannot gain resources."""
        return game.title(card) == "Gimli"


@ally(FRIEND, Sphere.LORE, cost=2, willpower=1, attack=0, defense=0, hit_points=2)
class Friend:
    @rule(Rule.COLLECTS)
    def collect(game: CardGame, use: Use, card: int) -> bool:
        """It collects 1 resource in the resource phase."""
        return card == use.card


@objective(MERCY)
class Mercy:
    @forced(when=On.QUEST_FAILED)
    async def spare(game: CardGame, use: Use) -> None:
        """The second player does not raise threat."""
        spare(game, use.occurrence, 1, use.card)


@objective(CHRONICLER)
class Chronicler:
    @forced(after=On.QUEST_RESOLVED)
    async def chronicle(game: CardGame, use: Use) -> None:
        """Note how the quest went, and the threat by then."""
        note(game, f"{use.occurrence.reason} {game.state.threat[0]} {game.state.progress.get(game.state.quest, 0)}")


HEROES = Seat(heroes=["Aragorn", "Gimli", "Éowyn"], resources={"Gimli": 1, "Éowyn": 3})


@pytest.mark.rule("lcg:faq.1.25-2")
def test_each_loses_as_many_resources_as_there_are() -> None:
    table = lay(HEROES, at="2.2")
    aragorn, gimli, eowyn = map(table.id, HEROES.heroes)
    assert carry_out(lose_resources(table.game, [aragorn, gimli, eowyn], 2)) == {aragorn: 0, gimli: 1, eowyn: 2}
    assert table.state.resources == {eowyn: 1}


@pytest.mark.rule("lcg:faq.1.25-1")
def test_resources_that_are_moved_are_gained_where_they_go() -> None:
    table = lay(HEROES, staging=[ear(On.RESOURCES_GAINED)], at="2.2")
    assert carry_out(move_resources(table.game, table.id("Éowyn"), table.id("Aragorn"), 2)) == 2
    assert (table.resources("Éowyn"), table.resources("Aragorn")) == (1, 2)
    assert noted(table) == ["when resources gained 2", "after resources gained 2"]


@pytest.mark.rule("lcg:faq.1.25-1", "lcg:cannot.1")
def test_who_cannot_gain_resources_is_neither_given_nor_moved_any() -> None:
    table = lay(HEROES, staging=[MISER], at="1.2").pass_to("1.3")
    assert (table.resources("Gimli"), table.resources("Aragorn")) == (1, 1)
    carry_out(gain_resources(table.game, table.id("Gimli"), 2))
    assert carry_out(move_resources(table.game, table.id("Éowyn"), table.id("Gimli"), 2)) == 0
    assert (table.resources("Gimli"), table.resources("Éowyn")) == (1, 4)


def test_an_ally_may_collect_and_loses_its_resources_when_it_leaves() -> None:
    table = lay(Seat(allies=[FRIEND, "Faramir"]), at="1.2").pass_to("1.3")
    assert (table.resources(FRIEND), table.resources("Faramir")) == (1, 0)


def test_threat_that_is_set_rises_or_falls_by_the_difference() -> None:
    table = lay(Seat(threat=20), staging=[ear(On.THREAT_RAISED), ear(On.THREAT_REDUCED)], at="2.2")
    assert carry_out(set_threat(table.game, 0, 40)) == 20
    assert carry_out(set_threat(table.game, 0, 0)) == -40
    assert carry_out(set_threat(table.game, 0, 0)) == 0
    assert (table.threat(), [each for each in noted(table) if "after" in each]) == (
        0, ["after threat raised 20", "after threat reduced 40"]
    )  # fmt: skip


def test_a_player_who_is_set_to_50_is_eliminated() -> None:
    table = lay(Seat(), Seat(heroes=["Gimli"]), at="2.2")
    carry_out(set_threat(table.game, 1, 50))
    assert table.state.eliminated == [False, True]


@pytest.mark.rule("lcg:step.3.4-4")
def test_a_player_may_be_left_out_of_the_threat_of_a_failed_quest() -> None:
    table = lay(Seat(), Seat(heroes=["Gimli"]), Seat(heroes=["Éowyn"]), staging=[MERCY, "Forest Spider"], at="3.4")
    assert [table.threat(each) for each in range(3)] == [22, 20, 22]


@pytest.mark.rule("lcg:step.3.4-2", "lcg:step.3.4-4", "lcg:step.3.4-5")
@pytest.mark.parametrize(
    ("staging", "said"), [([], "success 20 2"), ([FOREST], "draw 20 0"), ([FOREST, FOREST], "failure 22 0")]
)
def test_that_a_quest_is_resolved_is_answered_after_all_of_it(staging: list[str], said: str) -> None:
    seat = Seat(heroes=["Aragorn"])
    table = lay(seat, staging=[CHRONICLER, *staging], committed=["Aragorn"], at="3.4")
    assert noted(table) == [said]
