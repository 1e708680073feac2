"""Playing cards and putting them into play; events; restrictions and permissions."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Zone, lay
from waybread.cardgame.abilities.ability import Use, action, forced, modifier, response, rule
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.attachments import attach
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.entering_play import put_into_play
from waybread.cardgame.effects.playing_cards import play_card, why_not_play
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import CardType, Sphere, Stat, Where
from waybread.cardgame.library import ally, attachment, event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

LEADERSHIP = Sphere.LEADERSHIP
NEUTRAL = Sphere.NEUTRAL
BODY = {"cost": 1, "willpower": 1, "attack": 1, "defense": 1, "hit_points": 1}


@ally("Test Playing Doorkeeper", LEADERSHIP, **BODY)
class Doorkeeper:
    @rule(Rule.CANNOT_PLAY)
    def bar_the_door(game: CardGame, use: Use, card: int, player: int) -> bool:
        """Faramir and For Gondor! cannot be played."""
        return game.title(card) in ("Faramir", "For Gondor!")


@ally("Test Playing Tollkeeper", LEADERSHIP, **BODY)
class Tollkeeper:
    @modifier(Stat.COST)
    def toll(game: CardGame, use: Use, card: int) -> int:
        """Cards in your hand cost 1 more."""
        return 1 if card in game.state.hands[use.player] else 0


@ally("Test Playing Counter", LEADERSHIP, **BODY)
class Counter:
    @forced(after=On.PLAYED)
    async def count_played(game: CardGame, use: Use) -> None:
        """After a card is played, raise your threat by 1."""
        await raise_threat(game, use.player, 1, use.card)

    @forced(after=On.ENTERS_PLAY)
    async def count_entering(game: CardGame, use: Use) -> None:
        """After a card enters play, raise your threat by 10."""
        await raise_threat(game, use.player, 10, use.card)


@ally("Test Playing Early Bird", LEADERSHIP, cost=2, willpower=1, attack=1, defense=1, hit_points=1)
class EarlyBird:
    @action(where=Where.HAND, condition=lambda game, use: why_not_play(game, use.player, use.card) is None)
    async def come_at_once(game: CardGame, use: Use) -> None:
        """You may play this ally from your hand in any action window."""
        await play_card(game, use.player, use.card)


@event("Test Playing Ambush", NEUTRAL, cost=0)
class Ambush:
    @action(phase="combat", limit=1, condition=lambda game, use: bool(game.state.engaged[use.player]))
    async def spring(game: CardGame, use: Use) -> None:
        """If you are engaged with an enemy, draw 1 card. Limit once per round."""
        await draw(game, use.player, 1, use.card)


@event("Test Playing Quick Wits", NEUTRAL, cost=0)
class QuickWits:
    @response(after=On.ENGAGED)
    async def think(game: CardGame, use: Use) -> None:
        """After an enemy engages a player, draw 1 card."""
        await draw(game, use.player, 1, use.card)


@event("Test Playing Misread Letter", NEUTRAL, cost=0)
class MisreadLetter:
    @action(target=lambda game, use: game.state.hands[use.player])
    async def misread(game: CardGame, use: Use, card: int) -> None:
        """Choose a card in your hand and put it into play."""
        await put_into_play(game, card, use.player)


@event("Test Playing Framed Letter", NEUTRAL, cost=0)
class FramedLetter:
    @action()
    async def frame(game: CardGame, use: Use) -> None:
        """Attach this card to a hero you control as an attachment that gives nothing."""
        await attach(game, use.card, game.heroes(use.player)[0], use.player, form="test-playing-frame")


@attachment("Test Playing Frame", NEUTRAL, cost=0)
class Frame:
    pass


# Playing


@pytest.mark.rule("lcg:play.1")
def test_to_play_a_card_is_to_pay_for_it_and_to_have_it_enter_play() -> None:
    table = lay(Seat(hand=["Faramir"], resources=4), at="2.2").choose("Faramir:play")
    assert table.resources("Aragorn") == 0
    assert table.area() == ["Aragorn", "Faramir"]
    assert table.zone("Faramir") is Zone.AREA


@pytest.mark.rule("lcg:play.2", "lcg:event.3")
def test_to_play_an_event_is_to_pay_resolve_and_discard_it() -> None:
    table = lay(Seat(hand=["For Gondor!"], resources=2), at="3.1").choose("For Gondor!")
    assert table.resources("Aragorn") == 0
    assert table.stat("Aragorn", Stat.ATTACK) == 4
    assert table.discards() == ["For Gondor!"]
    assert table.area() == ["Aragorn"]


@pytest.mark.rule("lcg:play.3")
def test_cards_are_played_from_the_hand() -> None:
    elsewhere = Seat(discards=["Snowbourn Scout", "For Gondor!"], deck=["Snowbourn Scout", "For Gondor!"], resources=3)
    table = lay(elsewhere, at="2.2")
    assert table.options == []
    assert table.why_not_play("Snowbourn Scout") == "only cards in your own hand can be played"
    in_hand = Seat(hand=["Snowbourn Scout", "For Gondor!"], resources=3)
    assert lay(in_hand, at="2.2").options == ["For Gondor!", "Snowbourn Scout"]


@pytest.mark.rule("lcg:play.7")
def test_to_play_a_card_its_modified_cost_has_to_be_paid() -> None:
    seat = Seat(hand=["Snowbourn Scout"], allies=["Test Playing Tollkeeper"], resources=1)
    table = lay(seat, at="2.2")
    assert table.options == []
    assert table.why_not_play("Snowbourn Scout") == "it costs 2 and you have 1 that match"
    seat.resources = 3
    table = lay(seat, at="2.2").choose("Snowbourn Scout:play")
    assert table.resources("Aragorn") == 1


@pytest.mark.rule("lcg:play.10")
def test_a_played_event_lies_on_the_table_while_it_resolves_and_then_in_its_owners_discard_pile() -> None:
    seat = Seat(
        allies=["Faramir", "Snowbourn Scout"],
        hand=["Ever Vigilant"],
        resources=1,
        exhausted=["Faramir", "Snowbourn Scout"],
    )
    table = lay(seat, at="3.1").choose("Ever Vigilant")
    assert table.asked == "target"
    assert (table.zone("Ever Vigilant"), table.hand(), table.discards()) == (Zone.LIMBO, [], [])
    table.choose("Faramir")
    assert table.discards() == ["Ever Vigilant"]


# Putting into play


@pytest.mark.rule("lcg:play.4", "lcg:play.8")
def test_a_card_put_into_play_needs_neither_its_cost_nor_leave_to_be_played() -> None:
    seat = Seat(allies=["Test Playing Doorkeeper"], hand=["Sneak Attack", "Faramir"], resources=5)
    table = lay(seat, at="2.2")
    assert table.options == ["Sneak Attack"]
    assert table.why_not_play("Faramir") == "a card in play forbids playing Faramir"
    table.choose("Sneak Attack")
    assert table.zone("Faramir") is Zone.AREA
    assert table.resources("Aragorn") == 4  # for the event alone


@pytest.mark.rule("lcg:play.5")
def test_a_card_put_into_play_comes_to_the_area_of_its_controller() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], discards=["Faramir"]),
        Seat(heroes=["Dúnhere"], hand=["Stand and Fight"], resources=4),
        at="3.1",
    )
    table.done().choose("Stand and Fight")
    assert table.area(0) == ["Aragorn"]
    assert table.area(1) == ["Dúnhere", "Faramir"]
    assert table.controller("Faramir") == 1


@pytest.mark.rule("lcg:play.6")
def test_putting_into_play_is_not_playing() -> None:
    seat = Seat(allies=["Test Playing Counter"], hand=["Snowbourn Scout"], resources=1)
    table = lay(seat, at="2.2").choose("Snowbourn Scout:play")
    table.choose("Test Playing Counter:0")
    assert table.threat() == 31  # played, and entered play
    seat = Seat(allies=["Test Playing Counter"], hand=["Test Playing Misread Letter", "Snowbourn Scout"])
    table = lay(seat, at="2.2").choose("Test Playing Misread Letter")
    assert table.zone("Snowbourn Scout") is Zone.AREA
    assert table.threat() == 31  # the ally entered play; only the event was played


@pytest.mark.rule("lcg:play.9")
def test_a_card_put_into_play_arrives_as_a_played_one_would() -> None:
    played = lay(Seat(hand=["Faramir"], resources=4), at="2.2").choose("Faramir:play")
    put = lay(Seat(hand=["Sneak Attack", "Faramir"], resources=1), at="2.2").choose("Sneak Attack")
    for table in (played, put):
        assert table.zone("Faramir") is Zone.AREA
        assert table.ready("Faramir")
        assert table.controller("Faramir") == 0
        assert table.damage("Faramir") == 0


# Events


@pytest.mark.rule("lcg:event.2")
def test_an_event_is_played_when_its_type_its_trigger_and_its_restrictions_allow_it() -> None:
    seat = Seat(hand=["Test Playing Ambush", "Test Playing Quick Wits"], threat=30)
    table = lay(seat, staging=["Forest Spider"], encounter_deck=[], at="5.2")
    assert table.options == ["Forest Spider"]
    table.choose("Forest Spider")
    assert (table.asked, table.options) == ("response", ["Test Playing Quick Wits"])  # a response, at its trigger
    table.done()
    assert (table.window, table.options) == ("5.2", [])
    table.pass_to("6.2")
    assert table.options == ["Test Playing Ambush"]  # a combat action, in the combat phase


@pytest.mark.rule("lcg:event.7")
def test_an_event_does_not_enter_play() -> None:
    seat = Seat(hand=["Test Playing Misread Letter", "For Gondor!"])
    table = lay(seat, at="3.1").choose("Test Playing Misread Letter")
    assert table.zone("For Gondor!") is Zone.HAND
    assert table.area() == ["Aragorn"]


@pytest.mark.rule("lcg:event.7")
def test_an_event_enters_play_if_it_is_turned_into_something_that_may() -> None:
    table = lay(Seat(hand=["Test Playing Framed Letter"]), at="3.1").choose("Test Playing Framed Letter")
    assert table.zone("Test Playing Framed Letter") is Zone.ATTACHED
    assert table.is_type("Test Playing Framed Letter", CardType.ATTACHMENT)
    assert table.discards() == []


# Restrictions and permissions


@pytest.mark.rule("lcg:play-restrictions.2")
def test_every_restriction_of_an_ability_has_to_be_satisfied() -> None:
    seat = Seat(hand=["Test Playing Ambush", "Test Playing Ambush"], engaged=["Forest Spider"], deck=["Faramir"])
    assert lay(seat, at="3.1").options == []  # the phase
    table = lay(seat, encounter_deck=[], at="6.2")
    assert table.options == ["Test Playing Ambush", "Test Playing Ambush#2"]
    seat.engaged = []
    assert lay(seat, encounter_deck=[], at="6.2").options == []  # the condition


@pytest.mark.rule("lcg:play-restrictions.2")
def test_an_event_that_a_card_forbids_to_play_is_not_offered() -> None:
    seat = Seat(allies=["Test Playing Doorkeeper"], hand=["For Gondor!", "Ever Vigilant"], resources=3)
    seat.exhausted = ["Test Playing Doorkeeper"]
    table = lay(seat, at="3.1")
    assert table.options == ["Ever Vigilant"]
    assert table.why_not_use("For Gondor!") == "a card in play forbids playing For Gondor!"


@pytest.mark.rule("lcg:play-restrictions.3")
def test_a_permission_lets_a_card_be_played_outside_its_usual_time_and_may_be_left_alone() -> None:
    seat = Seat(hand=["Test Playing Early Bird", "Snowbourn Scout"], resources=2)
    table = lay(seat, at="3.1")
    assert table.options == ["Test Playing Early Bird"]  # other allies wait for the planning phase
    assert table.may_pass
    table.choose("Test Playing Early Bird")
    assert table.area() == ["Aragorn", "Test Playing Early Bird"]
    assert table.resources("Aragorn") == 0
