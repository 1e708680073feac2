"""Effects: whose they are, choices and targets, as much as possible, then."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Zone, lay
from waybread.cardgame.abilities.ability import Use, action, forced, rule
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import any_player, may, targets, to_a_hero
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.costs import Exhaust
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.readiness import ready
from waybread.cardgame.effects.resources import gain_resources
from waybread.cardgame.effects.threat import raise_threat, reduce_threat
from waybread.cardgame.facts import Sphere, Stat
from waybread.cardgame.library import ally, attachment, event, hero

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

LEADERSHIP = Sphere.LEADERSHIP
NEUTRAL = Sphere.NEUTRAL
BODY = {"cost": 1, "willpower": 1, "attack": 1, "defense": 1, "hit_points": 1}


@hero("Test Effects Aloof Lord", LEADERSHIP, threat_cost=9, willpower=1, attack=1, defense=1, hit_points=3)
class AloofLord:
    @rule(Rule.IMMUNE)
    def aloof(game: CardGame, use: Use, card: int, source: int) -> bool:
        """This hero is immune to card effects."""
        return card == use.card


@attachment("Test Effects Old Tale", NEUTRAL, cost=0)
class OldTale:
    attaches = rule(Rule.ATTACHES_TO)(to_a_hero)

    @action()
    async def recall(game: CardGame, use: Use) -> None:
        """Add 1 resource to the pool of each of your heroes."""
        for each in game.heroes(use.player):
            await gain_resources(game, each, 1, use.card)


@event("Test Effects Pact", NEUTRAL, cost=0)
class Pact:
    @action(cost=Exhaust(lambda game, use: game.heroes(use.player)))
    async def agree(game: CardGame, use: Use) -> None:
        """Exhaust a hero you control to draw 1 card."""
        await draw(game, use.player, 1, use.card)


@event("Test Effects Great Draught", NEUTRAL, cost=0)
class GreatDraught:
    @action()
    async def drink(game: CardGame, use: Use) -> None:
        """Draw 3 cards, lower your threat by 30, and ready each of your heroes."""
        await draw(game, use.player, 3, use.card)
        await reduce_threat(game, use.player, 30, use.card)
        for each in game.heroes(use.player):
            await ready(game, each, use.card)


@event("Test Effects False Courage", NEUTRAL, cost=0)
class FalseCourage:
    @action()
    async def boast(game: CardGame, use: Use) -> None:
        """Until the end of the phase your heroes get +2 hit points."""
        add_lasting_effect(game, use.card, Stat.HIT_POINTS, 2, cards=game.heroes(use.player))


@ally("Test Effects Accuser", LEADERSHIP, **BODY)
class Accuser:
    @forced(after=On.DESTROYED, condition=lambda game, use: use.occurrence.source >= 0)
    async def accuse(game: CardGame, use: Use) -> None:
        """After a card is destroyed by a card effect, raise your threat by 7."""
        await raise_threat(game, use.player, 7, use.card)


@event("Test Effects Poisoned Cup", NEUTRAL, cost=0)
class PoisonedCup:
    @action(target=targets(lambda game, use: game.heroes()))
    async def poison(game: CardGame, use: Use, hero: int) -> None:
        """Choose a hero and deal 4 damage to it."""
        await deal_damage(game, hero, 4, use.card)


@event("Test Effects Kind Offer", NEUTRAL, cost=0)
class KindOffer:
    @action(target=any_player)
    async def offer(game: CardGame, use: Use, player: int) -> None:
        """Choose a player, who may draw 1 card."""
        if await may(game, player, DecisionKind.MAY_SEARCH, use.card):
            await draw(game, player, 1, use.card)


@event("Test Effects Quiet Hour", NEUTRAL, cost=0)
class QuietHour:
    @action()
    async def rest(game: CardGame, use: Use) -> None:
        """Lower your threat by 1. You may draw 1 card."""
        await reduce_threat(game, use.player, 1, use.card)
        if await may(game, use.player, DecisionKind.MAY_SEARCH, use.card):
            await draw(game, use.player, 1, use.card)


@event("Test Effects Hard Bargain", NEUTRAL, cost=0)
class HardBargain:
    @action()
    async def bargain(game: CardGame, use: Use) -> None:
        """Draw 2 cards. Then raise your threat by 4."""
        if await draw(game, use.player, 2, use.card) == 2:
            await raise_threat(game, use.player, 4, use.card)


@event("Test Effects Last Breath", NEUTRAL, cost=0)
class LastBreath:
    @action(target=targets(lambda game, use: game.heroes()))
    async def breathe(game: CardGame, use: Use, hero: int) -> None:
        """Choose a hero and ready it. Then that hero gains 1 resource."""
        if await ready(game, hero, use.card):
            await gain_resources(game, hero, 1, use.card)


# Card effects and framework effects


@pytest.mark.rule("lcg:effects.1")
def test_what_comes_of_a_cards_text_is_an_effect_of_that_card() -> None:
    heroes = ["Test Effects Aloof Lord", "Aragorn"]
    table = lay(Seat(heroes=heroes, attachments={"Aragorn": ["Test Effects Old Tale"]}), at="3.1")
    table.choose("Test Effects Old Tale")
    assert table.resources("Aragorn") == 1
    assert table.resources("Test Effects Aloof Lord") == 0  # immune to card effects


@pytest.mark.rule("lcg:effects.2")
def test_what_comes_of_a_framework_step_is_no_card_effect() -> None:
    table = lay(Seat(heroes=["Test Effects Aloof Lord"], exhausted=["Test Effects Aloof Lord"]), at="7.2")
    assert table.ready("Test Effects Aloof Lord")
    table.pass_to("1.3")
    assert table.resources("Test Effects Aloof Lord") == 1


@pytest.mark.rule("lcg:effects.3")
def test_a_cost_is_no_effect() -> None:
    table = lay(Seat(heroes=["Test Effects Aloof Lord"], hand=["Test Effects Pact"]), at="3.1")
    table.choose("Test Effects Pact")
    assert not table.ready("Test Effects Aloof Lord")  # exhausted for the cost, though no card affects it
    assert len(table.hand()) == 1


@pytest.mark.rule("lcg:effects.4")
def test_an_effect_is_carried_out_as_far_as_possible() -> None:
    seat = Seat(
        heroes=["Aragorn", "Théodred"], hand=["Test Effects Great Draught"], deck=[], threat=12, exhausted=["Théodred"]
    )
    table = lay(seat, at="3.1").choose("Test Effects Great Draught")
    assert table.hand() == []
    assert table.threat() == 0
    assert table.ready("Théodred")


@pytest.mark.rule("lcg:effects.5")
def test_an_effect_that_asks_for_more_than_there_is_takes_all_there_is() -> None:
    seat = Seat(hand=["Test Effects Great Draught"], deck=["Faramir", "Snowbourn Scout"])
    table = lay(seat, at="3.1").choose("Test Effects Great Draught")
    assert table.hand() == ["Faramir", "Snowbourn Scout"]
    assert table.deck() == []


@pytest.mark.rule("lcg:effects.6")
def test_the_end_of_a_lasting_effect_is_no_change_by_a_card_effect() -> None:
    seat = Seat(
        heroes=["Théodred", "Aragorn"],
        allies=["Test Effects Accuser"],
        hand=["Test Effects False Courage", "Test Effects Poisoned Cup"],
    )
    table = lay(seat, encounter_deck=[], at="4.1")
    table.choose("Test Effects False Courage", "Test Effects Poisoned Cup", "Théodred")
    assert table.damage("Théodred") == 4  # of 4 + 2
    table.pass_to("5.2")
    assert table.zone("Théodred") is Zone.DISCARD
    assert table.threat() == 20
    table = lay(seat, encounter_deck=[], at="4.1").choose("Test Effects Poisoned Cup", "Théodred")
    assert table.zone("Théodred") is Zone.DISCARD
    assert table.threat() == 27


@pytest.mark.rule("lcg:effects.7")
def test_among_several_effects_one_has_to_be_chosen_that_could_change_something() -> None:
    seat = Seat(hand=["Sneak Attack", "Gandalf"], resources=1, deck=["Faramir"], threat=10)
    draw_cards, deal, lower = "0", "1", "2"
    table = lay(seat, at="3.1").choose("Sneak Attack", "Gandalf")
    assert (table.asked, table.options, table.may_pass) == ("either", [draw_cards, lower], False)
    seat.deck = []
    table = lay(seat, staging=["Forest Spider"], at="3.1").choose("Sneak Attack", "Gandalf")
    assert (table.asked, table.options, table.may_pass) == ("either", [deal, lower], False)


# Choosing


@pytest.mark.rule("lcg:choose.1")
def test_to_choose_is_to_name_a_target_of_the_effect() -> None:
    heroes = ["Aragorn", "Test Effects Aloof Lord", "Théodred"]
    table = lay(Seat(heroes=heroes, hand=["Test Effects Last Breath"], exhausted=heroes), at="3.1")
    table.choose("Test Effects Last Breath")
    assert (table.asked, table.options) == ("target", ["Aragorn", "Théodred"])  # an immune card is no target
    assert not table.may_pass
    table.choose("Théodred")
    assert [table.ready(each) for each in heroes] == [False, False, True]


@pytest.mark.rule("lcg:choose.2")
def test_the_controller_of_an_ability_chooses_its_targets() -> None:
    table = lay(
        Seat(heroes=["Aragorn"]),
        Seat(heroes=["Théodred"], hand=["Test Effects Poisoned Cup"]),
        at="3.1",
    )
    table.done().choose("Test Effects Poisoned Cup")
    assert (table.player, table.asked, table.options) == (1, "target", ["Aragorn", "Théodred"])


@pytest.mark.rule("lcg:choose.3")
def test_an_ability_without_a_legal_target_cannot_be_started() -> None:
    seat = Seat(allies=["Faramir"], hand=["Ever Vigilant"], resources=1)
    table = lay(seat, at="5.2")
    assert "Ever Vigilant" not in table.options
    assert table.why_not_use("Ever Vigilant") == "there is nothing to choose"
    seat.exhausted = ["Faramir"]
    assert "Ever Vigilant" in lay(seat, at="5.2").options


# May


@pytest.mark.rule("lcg:may.1")
def test_may_leaves_it_to_the_player_who_is_named() -> None:
    seats = (Seat(hand=["Test Effects Kind Offer"]), Seat(heroes=["Théodred"]))
    table = lay(*seats, at="3.1").choose("Test Effects Kind Offer", "player 1")
    assert (table.player, table.asked, table.may_pass) == (1, "may search", True)
    assert table.choose(1).hand(1) != []
    table = lay(*seats, at="3.1").choose("Test Effects Kind Offer", "player 1").done()
    assert table.hand(1) == []


@pytest.mark.rule("lcg:may.2", "lcg:ability.4")
def test_may_without_a_named_player_leaves_it_to_the_controller() -> None:
    seats = (Seat(heroes=["Aragorn"]), Seat(heroes=["Théodred"], hand=["Test Effects Quiet Hour"]))
    table = lay(*seats, at="3.1").done().choose("Test Effects Quiet Hour")
    assert (table.player, table.asked, table.may_pass) == (1, "may search", True)
    assert table.threat(1) == 19  # this part was no choice
    assert table.done().hand(1) == []
    table = lay(*seats, at="3.1").done().choose("Test Effects Quiet Hour").choose(1)
    assert len(table.hand(1)) == 1


# Then


@pytest.mark.rule("lcg:then.1", "lcg:then.3")
def test_what_stands_after_then_is_not_tried_if_what_stands_before_it_did_not_fully_succeed() -> None:
    seat = Seat(hand=["Test Effects Hard Bargain"], deck=["Faramir"])
    table = lay(seat, at="3.1").choose("Test Effects Hard Bargain")
    assert (table.hand(), table.threat()) == (["Faramir"], 20)
    table = lay(Seat(hand=["Test Effects Last Breath"]), at="3.1").choose("Test Effects Last Breath")
    assert table.resources("Aragorn") == 0  # he was ready


@pytest.mark.rule("lcg:then.1", "lcg:then.2")
def test_what_stands_after_then_follows_if_what_stands_before_it_succeeded() -> None:
    seat = Seat(hand=["Test Effects Hard Bargain"], deck=["Faramir", "Snowbourn Scout"])
    table = lay(seat, at="3.1").choose("Test Effects Hard Bargain")
    assert (len(table.hand()), table.threat()) == (2, 24)
    table = lay(Seat(hand=["Test Effects Last Breath"], exhausted=["Aragorn"]), at="3.1")
    assert table.choose("Test Effects Last Breath").resources("Aragorn") == 1
