"""Forced effects, and the order in which answers to one trigger come."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from waybread.cardgame.abilities.ability import Use, constant, forced, response
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import choose, itself
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.entering_play import put_into_play
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import CardType, Sphere, Stat
from waybread.cardgame.library import ally, enemy

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

LEADERSHIP = Sphere.LEADERSHIP
BODY = {"cost": 1, "willpower": 0, "attack": 0, "defense": 1, "hit_points": 1}


async def frighten(game: CardGame, use: Use) -> None:
    """Each player raises their threat by 1."""
    for player in game.order():
        await raise_threat(game, player, 1, use.card)


async def draw_one(game: CardGame, use: Use) -> None:
    """Draw 1 card."""
    await draw(game, use.player, 1, use.card)


async def lose_a_card(game: CardGame, use: Use) -> None:
    """Choose and discard 1 card from your hand."""
    chosen = await choose(game, use.player, DecisionKind.DISCARD, game.state.hands[use.player], use.card)
    if chosen is not None:
        await discard(game, chosen, use.card)


@ally("Test Timing Croaker", LEADERSHIP, **BODY)
class Croaker:
    croak = forced(after=On.ROUND_ENDS)(frighten)


@ally("Test Timing Waster", LEADERSHIP, **BODY)
class Waster:
    waste = forced(after=On.ROUND_ENDS)(lose_a_card)


@ally("Test Timing Stone", LEADERSHIP, **BODY)
class Stone:
    weigh = constant(after=On.ROUND_ENDS)(frighten)


@ally("Test Timing Pebble", LEADERSHIP, **BODY)
class Pebble:
    burden = constant(after=On.ROUND_ENDS)(lose_a_card)


@ally("Test Timing Scribe", LEADERSHIP, **BODY)
class Scribe:
    end_of_round = response(after=On.ROUND_ENDS)(draw_one)
    engagement = response(after=On.ENGAGED)(draw_one)
    failing = response(when=On.QUEST_FAILED)(draw_one)


@ally("Test Timing Doubter", LEADERSHIP, **BODY)
class Doubter:
    failing = forced(when=On.QUEST_FAILED)(frighten)
    failed = forced(after=On.QUEST_FAILED)(lose_a_card)


@ally("Test Timing Summoner", LEADERSHIP, **BODY)
class Summoner:
    @forced(after=On.ROUND_ENDS)
    async def summon(game: CardGame, use: Use) -> None:
        """At the end of the round, put an ally from your hand into play."""
        allies = [each for each in game.state.hands[use.player] if game.type_of(each) is CardType.ALLY]
        if allies:
            await put_into_play(game, allies[0], use.player)


@ally("Test Timing Reaper", LEADERSHIP, **BODY)
class Reaper:
    @forced(after=On.ROUND_ENDS)
    async def reap(game: CardGame, use: Use) -> None:
        """At the end of the round, discard each other ally you control."""
        for each in game.allies(use.player):
            if each != use.card:
                await discard(game, each, use.card)


@ally("Test Timing Once", LEADERSHIP, **BODY)
class Once:
    once = forced(after=On.THREAT_RAISED, limit=1)(draw_one)


@enemy("Test Timing Hydra", engagement_cost=10, threat=1, attack=1, defense=0, hit_points=1)
class Hydra:
    revealed = forced(after=On.REVEALED, condition=itself)(frighten)
    engaged = forced(after=On.ENGAGED, condition=itself)(frighten)
    destroyed = forced(after=On.DESTROYED, condition=itself)(frighten)
    left = forced(after=On.LEAVES_PLAY, condition=itself)(frighten)


def at_the_end_of_the_round(*seats: Seat, first_player: int = 0) -> Table:
    return lay(*seats, first_player=first_player, at="0.1")


# Forced


@pytest.mark.rule("lcg:forced.1", "lcg:triggered.6")
def test_a_forced_effect_and_a_when_revealed_effect_are_set_off_by_the_game_itself() -> None:
    table = lay(Seat(threat=30), encounter_deck=["Black Forest Bats"], committed=["Aragorn"], at="3.3")
    assert table.committed == []  # when revealed
    assert (table.asked, table.window) == ("action", "3.3")  # and nobody was asked anything before
    table = lay(Seat(threat=30), staging=["Forest Spider"], at="5.3")
    assert (table.asked, table.window) == ("action", "5.3")
    assert table.stat("Forest Spider", Stat.ATTACK) == 3  # forced


@pytest.mark.rule("lcg:forced.2")
def test_a_forced_effect_after_something_comes_before_a_response_after_it() -> None:
    table = lay(Seat(allies=["Test Timing Scribe"]), staging=["Test Timing Hydra"], at="5.3")
    assert (table.asked, table.options) == ("response", ["Test Timing Scribe"])
    assert table.threat() == 21


@pytest.mark.rule("lcg:forced.2")
def test_a_forced_effect_when_something_happens_comes_before_a_response_when_it_happens() -> None:
    table = lay(Seat(allies=["Test Timing Scribe", "Test Timing Doubter"]), staging=["Forest Gate"], at="3.4")
    assert (table.asked, table.options) == ("response", ["Test Timing Scribe"])
    assert table.threat() == 21  # 1 by the forced effect; the quest's 2 are still to come


@pytest.mark.rule("lcg:forced.3", "lcg:priority.1")
def test_the_first_player_orders_forced_effects_whoever_controls_them() -> None:
    seats = (
        Seat(allies=["Test Timing Croaker"], hand=["Faramir", "Sneak Attack"]),
        Seat(heroes=["Théodred"], allies=["Test Timing Waster"], hand=["For Gondor!", "Ever Vigilant"]),
        Seat(heroes=["Glóin"]),
    )
    table = at_the_end_of_the_round(*seats, first_player=2)
    assert (table.player, table.asked) == (2, "order")
    assert table.options == ["Test Timing Croaker", "Test Timing Waster"]
    assert not table.may_pass
    table.choose("Test Timing Waster")
    assert (table.player, table.asked, table.threat(2)) == (1, "discard", 20)
    table.choose("Ever Vigilant")
    assert table.threat(2) == 21


@pytest.mark.rule("lcg:forced.4")
def test_a_forced_effect_is_resolved_in_full_before_the_next_one_starts() -> None:
    seat = Seat(allies=["Test Timing Waster", "Test Timing Croaker"], hand=["Faramir", "Sneak Attack"])
    table = at_the_end_of_the_round(seat).choose("Test Timing Waster")
    assert (table.asked, table.threat()) == ("discard", 20)
    table.choose("Faramir")
    assert table.threat() == 21


@pytest.mark.rule("lcg:forced.5")
def test_a_forced_effect_that_an_answer_brings_into_play_does_not_answer_the_same_trigger() -> None:
    seat = Seat(allies=["Test Timing Summoner"], hand=["Test Timing Croaker"])
    table = at_the_end_of_the_round(seat)
    assert table.zone("Test Timing Croaker") is Zone.AREA
    assert table.threat() == 20
    table.pass_to("7.4")
    before = table.threat()
    table.pass_to("1.3")  # the end of the next round lies between
    assert table.threat() == before + 1


@pytest.mark.rule("lcg:forced.5")
def test_a_forced_effect_lost_to_an_earlier_answer_does_not_resolve() -> None:
    seat = Seat(heroes=["Aragorn"], allies=["Test Timing Reaper", "Test Timing Croaker"])
    table = at_the_end_of_the_round(seat).choose("Test Timing Reaper")
    assert table.discards() == ["Test Timing Croaker"]
    assert table.threat() == 20


@pytest.mark.rule("lcg:forced.5")
def test_text_about_its_own_card_being_revealed_engaging_and_leaving_works() -> None:
    table = lay(Seat(threat=9), encounter_deck=["Test Timing Hydra"], committed=["Aragorn"], at="3.3")
    assert table.threat() == 10  # revealed
    table.pass_to("5.3")
    assert table.engaged() == ["Test Timing Hydra"]
    before = table.threat()
    assert before == 11  # engaged
    table = lay(Seat(engaged=["Test Timing Hydra"]), encounter_deck=[], at="6.7")
    table.choose("Test Timing Hydra").pass_until("order")  # destroyed, and left play
    assert table.options == ["Test Timing Hydra", "Test Timing Hydra"]
    table.choose("Test Timing Hydra")
    assert table.threat() == 22
    assert table.encounter_discard == ["Test Timing Hydra"]


@pytest.mark.rule("lcg:limits.1")
def test_a_limit_holds_for_a_forced_effect_too() -> None:
    table = lay(Seat(allies=["Test Timing Once", "Test Timing Croaker"]), staging=["Forest Gate"], at="3.4")
    assert (table.threat(), len(table.hand())) == (22, 1)  # the failed quest
    table.pass_to("7.4")
    assert (table.threat(), len(table.hand())) == (23, 1)  # the refresh phase
    table.pass_to("1.3")
    assert table.threat() == 24  # the end of the round: still the same round
    assert len(table.hand()) == 2  # and the card drawn at 1.3


# The order of answers


@pytest.mark.rule("lcg:timing-order.1")
def test_constant_abilities_come_first_then_forced_ones_then_responses() -> None:
    seat = Seat(
        allies=["Test Timing Scribe", "Test Timing Waster", "Test Timing Stone"], hand=["Faramir", "Sneak Attack"]
    )
    table = at_the_end_of_the_round(seat)
    assert (table.asked, table.threat()) == ("discard", 21)  # the stone has worked, the waster works
    table.choose("Faramir")
    assert (table.asked, table.options) == ("response", ["Test Timing Scribe"])


@pytest.mark.rule("lcg:timing-order.1")
def test_gandalf_leaves_at_the_end_of_the_round_before_forced_effects() -> None:
    seat = Seat(allies=["Test Timing Waster", "Gandalf"], hand=["Faramir", "Sneak Attack"])
    table = at_the_end_of_the_round(seat)
    assert table.asked == "discard"
    assert table.discards() == ["Gandalf"]


@pytest.mark.rule("lcg:timing-order.2")
def test_forced_effects_when_something_happens_come_before_those_after_it() -> None:
    seat = Seat(allies=["Test Timing Doubter"], hand=["Faramir", "Sneak Attack"])
    table = lay(seat, staging=["Forest Gate"], at="3.4")
    assert (table.asked, table.threat()) == ("discard", 23)  # 1 when, 2 by the quest, and now after


@pytest.mark.rule("lcg:timing-order.3")
def test_the_first_player_orders_constant_effects_that_would_occur_at_the_same_time() -> None:
    seats = (
        Seat(allies=["Test Timing Stone", "Test Timing Pebble"], hand=["Faramir", "Sneak Attack"]),
        Seat(heroes=["Théodred"]),
    )
    table = at_the_end_of_the_round(*seats, first_player=1)
    assert (table.player, table.asked, table.options) == (1, "order", ["Test Timing Stone", "Test Timing Pebble"])
    table.choose("Test Timing Pebble")
    assert (table.player, table.asked, table.threat()) == (0, "discard", 20)
    table.choose("Faramir")
    assert table.threat() == 21
