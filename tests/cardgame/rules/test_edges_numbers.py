"""Edges of numbers and costs: set to 0, blank, immune to everything, just enough to pay."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, lay
from tests.cardgame.rules.bare_effects import carry_out
from waybread.cardgame.abilities.ability import Op, Use, action, modifier, rule
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.modifiers import explain, keyword
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.attachments import change_control
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.costs import ReduceMyThreat, Spend
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.engagement import return_to_staging
from waybread.cardgame.effects.travel import switch_active_location
from waybread.cardgame.facts import Keyword, Sphere, Stat
from waybread.cardgame.library import ally, enemy, event, objective

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL
CHAIN = "Test Edges Chain"
BANNER = "Test Edges Banner"
STATUE = "Test Edges Statue"
HAGGLER = "Test Edges Haggler"
CAPTAIN = "Test Edges Captain"
FEAST = "Test Edges Feast"
BARGAIN = "Test Edges Bargain"
PRAYER = "Test Edges Prayer"


@objective(CHAIN)
class Chain:
    @modifier(Stat.WILLPOWER, Op.SET)
    def bind(game: CardGame, use: Use, card: int) -> int | None:
        """The willpower of heroes is 0."""
        return 0 if card in game.heroes() else None


@objective(BANNER)
class Banner:
    @modifier(Stat.ATTACK)
    def rally(game: CardGame, use: Use, card: int) -> int:
        """Enemies get +2 attack, all others +0."""
        return 2 if card in game.enemies() else 0


@enemy(STATUE, engagement_cost=30, threat=1, attack=1, defense=0, hit_points=5)
class Statue:
    @rule(Rule.IMMUNE)
    def stand(game: CardGame, use: Use, card: int, source: int) -> bool:
        """Immune to all card effects."""
        return card == use.card

    @modifier(Stat.DEFENSE)
    def harden(game: CardGame, use: Use, card: int) -> int:
        """This enemy gets +1 defence."""
        return 1 if card == use.card else 0


@ally(HAGGLER, NEUTRAL, cost=3, willpower=0, attack=0, defense=0, hit_points=1)
class Haggler:
    @modifier(Stat.COST)
    def haggle(game: CardGame, use: Use, card: int) -> int:
        """Events and allies in your hand cost 2 less."""
        return -2 if card in game.state.hands[use.player] else 0


@ally(CAPTAIN, NEUTRAL, cost=3, willpower=0, attack=0, defense=0, hit_points=1)
class Captain:
    @modifier(Stat.HIT_POINTS)
    def lead(game: CardGame, use: Use, card: int) -> int:
        """Other allies you control get +1 hit point."""
        return 1 if card != use.card and card in game.allies(use.player) else 0


@event(FEAST, NEUTRAL, cost=2)
class Feast:
    @action()
    async def feast(game: CardGame, use: Use) -> None:
        """Draw 1 card."""
        await draw(game, use.player, 1, use.card)


@event(BARGAIN, Sphere.LEADERSHIP, cost=1)
class Bargain:
    @action(cost=Spend(2))
    async def bargain(game: CardGame, use: Use) -> None:
        """Spend 2 more resources to draw 1 card."""
        await draw(game, use.player, 1, use.card)


@event(PRAYER, NEUTRAL, cost=0)
class Prayer:
    @action(cost=ReduceMyThreat(3))
    async def pray(game: CardGame, use: Use) -> None:
        """Lower your threat by 3 to draw 1 card."""
        await draw(game, use.player, 1, use.card)


# Modifiers


@pytest.mark.rule("lcg:modifiers.5")
def test_a_number_can_be_set_to_0() -> None:
    table = lay(Seat(heroes=["Aragorn"], allies=["Faramir"]), staging=[CHAIN], at="2.2")
    assert table.stat("Aragorn", Stat.WILLPOWER) == 0
    assert table.stat("Faramir", Stat.WILLPOWER) == 2


def test_a_number_is_explained_by_its_printed_value_and_all_that_changes_it() -> None:
    table = lay(Seat(heroes=["Aragorn"]), staging=[BANNER, "King Spider"], at="2.2")
    add_lasting_effect(table.game, table.id("Aragorn"), Stat.ATTACK, 1, cards=[table.id("Aragorn")])
    assert explain(table.game, table.id("Aragorn"), Stat.ATTACK) == [("add", 3, "printed"), ("add", 1, "Aragorn")]
    assert explain(table.game, table.id("King Spider"), Stat.ATTACK) == [("add", 3, "printed"), ("add", 2, BANNER)]


@pytest.mark.rule("lcg:immune.1")
def test_constant_effects_of_others_do_not_change_the_numbers_of_an_immune_card() -> None:
    table = lay(Seat(), staging=[BANNER, STATUE, "King Spider"], at="2.2")
    assert table.stat("King Spider", Stat.ATTACK) == 5
    assert table.stat(STATUE, Stat.ATTACK) == 1


def test_a_card_that_is_immune_to_everything_still_obeys_itself_and_the_rules_of_the_game() -> None:
    table = lay(Seat(), staging=[STATUE], at="2.2")
    statue = table.id(STATUE)
    assert table.stat(STATUE, Stat.DEFENSE) == 1
    assert carry_out(deal_damage(table.game, statue, 1, table.id("Aragorn"))) == 0
    assert carry_out(deal_damage(table.game, statue, 1)) == 1  # of an attack
    assert carry_out(deal_damage(table.game, statue, 1, statue)) == 1


@pytest.mark.rule("lcg:blank.1")
def test_a_text_box_that_is_blank_for_a_time_has_no_traits_keywords_and_modifiers() -> None:
    table = lay(Seat(heroes=["Aragorn", "Legolas"]), staging=[STATUE], at="2.2")
    add_lasting_effect(table.game, table.id("Aragorn"), Stat.ATTACK, 1, cards=[table.id("Legolas")])
    assert "Dúnedain" in table.traits("Aragorn")
    assert "Noble" in table.traits("Legolas")
    assert keyword(table.game, table.id("Aragorn"), Keyword.SENTINEL) == 1
    add_lasting_effect(table.game, table.id("Legolas"), Rule.BLANK, cards=[table.id("Aragorn")])
    assert table.traits("Aragorn") == frozenset()
    assert "Noble" in table.traits("Legolas")  # the other lasting effect on him is none of that kind
    assert keyword(table.game, table.id("Aragorn"), Keyword.SENTINEL) == 0
    assert keyword(table.game, table.id("Legolas"), Keyword.RANGED) == 1


def test_who_lives_by_an_ally_of_the_same_player_is_destroyed_when_that_ally_changes_sides() -> None:
    table = lay(Seat(allies=["Guard of the Citadel", CAPTAIN]), Seat(heroes=["Éowyn"]),
                damage={"Guard of the Citadel": 2}, at="2.2")  # fmt: skip
    carry_out(change_control(table.game, table.id(CAPTAIN), 1))
    assert table.area(0) == ["Aragorn"]
    assert table.area(1) == ["Éowyn", CAPTAIN]


@pytest.mark.rule("lcg:immune.1")
def test_an_effect_does_not_move_an_immune_enemy_back_to_the_staging_area() -> None:
    table = lay(Seat(engaged=[STATUE, "King Spider"]), at="2.2")
    for each in (STATUE, "King Spider"):
        carry_out(return_to_staging(table.game, table.id(each), table.id("Aragorn")))
    assert table.engaged() == [STATUE]
    assert table.staging == ["King Spider"]


# Costs


@pytest.mark.parametrize(("threat", "offered"), [(2, []), (3, [PRAYER])])
def test_threat_that_is_just_enough_can_be_lowered_as_a_cost(threat: int, offered: list[str]) -> None:
    table = lay(Seat(threat=threat, hand=[PRAYER]), at="4.2")
    assert table.options == offered
    if offered:
        table.choose(PRAYER)
        assert table.threat() == 0
        assert len(table.hand()) == 1


@pytest.mark.parametrize(("resources", "offered"), [(2, []), (3, [BARGAIN])])
def test_an_event_with_a_second_cost_can_be_played_if_both_can_be_paid(resources: int, offered: list[str]) -> None:
    table = lay(Seat(resources=resources, hand=[BARGAIN]), at="4.2")
    assert table.options == offered
    wanted = None if offered else "it costs 3 resources in all"
    assert table.why_not_use(BARGAIN) == wanted


def test_a_card_in_play_may_make_events_and_allies_cheap_enough() -> None:
    table = lay(Seat(allies=[HAGGLER], hand=[FEAST, "Faramir"], resources=2), at="2.2")
    assert table.options == [FEAST, "Faramir"]  # 0 and 2 instead of 2 and 4


def test_a_lasting_effect_may_make_an_event_or_an_ally_cheap_enough() -> None:
    table = lay(Seat(hand=[FEAST, "Faramir"], resources=1), at="2.1", stops=())
    assert table.asked != "action"
    table = lay(Seat(hand=[FEAST, "Faramir"], resources=1), at="1.3")
    add_lasting_effect(table.game, table.id("Aragorn"), Stat.COST, -3, until="round",
         cards=[table.id(FEAST), table.id("Faramir")])  # fmt: skip
    table.pass_to("2.2")
    assert sorted(table.options) == ["Faramir", FEAST]


def test_what_costs_too_much_is_not_offered() -> None:
    table = lay(Seat(hand=[FEAST, "Faramir"], resources=1), at="2.2")
    assert table.options == []
    assert table.why_not_play("Faramir") == "it costs 4 and you have 1 that match"


# Locations trade places


def test_the_active_location_and_a_staged_one_trade_places() -> None:
    table = lay(Seat(), active_location="Old Forest Road", staging=["Forest Gate", "King Spider"], at="2.2")
    assert carry_out(switch_active_location(table.game, table.id("Forest Gate"))) is True
    assert table.active_location == "Forest Gate"
    assert table.staging == ["King Spider", "Old Forest Road"]
