"""Unique cards and copies."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Zone, lay
from waybread.cardgame.abilities.ability import Use, action, rule
from waybread.cardgame.abilities.selectors import to_a_hero
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.attachments import attach
from waybread.cardgame.facts import CardType, Sphere
from waybread.cardgame.library import ally, attachment, event, made_card

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL
BODY = {"cost": 0, "willpower": 1, "attack": 1, "defense": 1, "hit_points": 2}
ELDER = "Test Unique Elder"


@ally(ELDER, NEUTRAL, unique=True, **BODY)
class Elder:
    pass


@made_card(ELDER, CardType.HERO, key="test-unique-elder-hero", sphere=Sphere.LORE, unique=True, threat_cost=7,
      willpower=2, attack=1, defense=1, hit_points=3)  # fmt: skip
class ElderHero:
    pass


@made_card(ELDER, CardType.ENEMY, key="test-unique-elder-foe", unique=True, engagement_cost=40, threat=1, attack=1,
      defense=1, hit_points=3)  # fmt: skip
class ElderFoe:
    pass


@attachment("Test Unique Ring", NEUTRAL, cost=0, unique=True)
class Ring:
    attaches = rule(Rule.ATTACHES_TO)(to_a_hero)


@event("Test Unique Gift", NEUTRAL, cost=0)
class Gift:
    @action(target=lambda game, use: [each for each in game.state.hands[use.player] if each != use.card])
    async def give(game: CardGame, use: Use, attachment: int) -> None:
        """Choose an attachment in your hand and put it into play on a hero you control."""
        await attach(game, attachment, game.heroes(use.player)[0], use.player)


@pytest.mark.rule("lcg:unique.1", "lcg:unique.2")
def test_the_group_has_just_one_copy_of_a_unique_card_in_play() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=["Faramir", "Faramir", "Guard of the Citadel"], resources=10),
        Seat(heroes=["Glóin"], hand=["Faramir"], resources=10),
        at="2.2",
    )
    table.choose("Faramir:play").done()
    assert table.options == ["Faramir", "Guard of the Citadel"]  # the one in play has an action
    assert table.why_not_play("Faramir#2") == "Faramir is unique, and a copy is in play"
    assert table.why_not_play("Faramir#3", player=1) == "Faramir is unique, and a copy is in play"


@pytest.mark.rule("lcg:unique.1")
def test_of_cards_that_are_not_unique_there_may_be_many() -> None:
    seat = Seat(hand=["Guard of the Citadel"], allies=["Guard of the Citadel"] * 2, resources=2, deck=["Faramir"])
    table = lay(seat, at="2.2").choose("Guard of the Citadel#3:play")
    assert len(table.area()) == 4


@pytest.mark.rule("lcg:unique.2")
def test_a_unique_card_is_not_put_into_play_while_a_copy_is_in_play() -> None:
    hand = ["Sneak Attack", "Faramir", "Guard of the Citadel"]
    table = lay(Seat(hand=hand, resources=1), Seat(heroes=["Glóin"], allies=["Faramir"]), at="3.1")
    table.choose("Sneak Attack")
    assert table.area() == ["Aragorn", "Guard of the Citadel"]  # the only one there was to choose


@pytest.mark.rule("lcg:unique.2")
def test_a_unique_attachment_is_not_put_into_play_while_a_copy_is_in_play() -> None:
    hand = ["Test Unique Gift", "Test Unique Ring"]
    table = lay(Seat(hand=hand), at="3.1").choose("Test Unique Gift")
    assert table.attachments("Aragorn") == ["Test Unique Ring"]
    other = Seat(heroes=["Glóin"], attachments={"Glóin": ["Test Unique Ring"]})
    table = lay(Seat(hand=hand), other, at="3.1").choose("Test Unique Gift")
    assert table.attachments("Aragorn") == []
    assert table.hand() == ["Test Unique Ring"]


@pytest.mark.rule("lcg:copy.1")
def test_a_card_of_another_type_with_the_same_title_is_a_copy() -> None:
    table = lay(Seat(heroes=["Aragorn"], hand=[ELDER]), at="2.2")
    assert table.why_not_play(ELDER) is None
    table = lay(Seat(heroes=["Aragorn", "test-unique-elder-hero"], hand=[ELDER]), at="2.2")
    assert table.game.copies(ELDER) == [table.id("test-unique-elder-hero")]
    assert table.why_not_play("test-unique-elder") == f"{ELDER} is unique, and a copy is in play"


@pytest.mark.rule("lcg:copy.1")
def test_a_card_with_another_title_is_no_copy_be_it_alike_otherwise() -> None:
    table = lay(Seat(heroes=["Aragorn"], allies=["Faramir"], hand=[ELDER]), at="2.2")
    assert table.options == ["Faramir", ELDER]


@pytest.mark.rule("lcg:unique.3")
def test_a_player_discards_their_copy_when_a_unique_character_arrives_from_the_encounter_deck() -> None:
    table = lay(
        Seat(heroes=["Aragorn"]),
        Seat(heroes=["Glóin"], allies=[ELDER]),
        encounter_deck=["test-unique-elder-foe", "Forest Gate", "Forest Gate"],
        at="3.3",
    )
    assert table.zone("test-unique-elder-foe") is Zone.STAGING
    assert table.zone(ELDER) is Zone.DISCARD
    assert (table.area(1), table.discards(1)) == (["Glóin"], [ELDER])


@pytest.mark.rule("lcg:unique.3")
def test_a_copy_that_is_not_in_play_stays_where_it_is() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=[ELDER]), encounter_deck=["test-unique-elder-foe", "Forest Gate"], at="3.3"
    )
    assert (table.hand(), table.discards()) == ([ELDER], [])
    assert table.why_not_play(ELDER) == f"{ELDER} is unique, and a copy is in play"
