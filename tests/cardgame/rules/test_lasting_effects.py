"""Lasting effects: whom they cover, when they end. Delayed effects: when they come."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Zone, lay
from waybread.cardgame.abilities.ability import Use, action, forced, response, when_revealed
from waybread.cardgame.abilities.lasting_effects import add_delayed_effect, add_lasting_effect, delayed
from waybread.cardgame.abilities.modifiers import keyword, stat
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.leaving_play import return_to_hand
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import Keyword, Sphere, Stat
from waybread.cardgame.library import ally, event, treachery
from waybread.cardgame.state import Delayed

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

LEADERSHIP = Sphere.LEADERSHIP
NEUTRAL = Sphere.NEUTRAL
BODY = {"cost": 1, "willpower": 1, "attack": 1, "defense": 1, "hit_points": 1}


@treachery("Test Lasting Cold")
class Cold:
    @when_revealed
    async def freeze(game: CardGame, use: Use) -> None:
        """Until the end of the phase characters get -1 attack, and cards in the staging area +1 threat."""
        add_lasting_effect(game, use.card, Stat.ATTACK, -1, live="characters")
        add_lasting_effect(game, use.card, Stat.THREAT, 1, live="enemies and locations in the staging area")


@event("Test Lasting Oath", NEUTRAL, cost=0)
class Oath:
    @action()
    async def swear(game: CardGame, use: Use) -> None:
        """Until the end of the round your heroes get +1 hit point and +1 attack."""
        add_lasting_effect(game, use.card, Stat.HIT_POINTS, 1, until="round", cards=game.heroes(use.player))
        add_lasting_effect(game, use.card, Stat.ATTACK, 1, until="round", cards=game.heroes(use.player))


@event("Test Lasting Parry", NEUTRAL, cost=0)
class Parry:
    @action()
    async def parry(game: CardGame, use: Use) -> None:
        """Until the end of the attack your heroes get +5 defence."""
        add_lasting_effect(game, use.card, Stat.DEFENSE, 5, until="attack", cards=game.heroes(use.player))


@ally("Test Lasting Chronicler", LEADERSHIP, **BODY)
class Chronicler:
    @forced(after=On.ROUND_ENDS)
    async def record(game: CardGame, use: Use) -> None:
        """At the end of the round raise your threat by the attack of your first hero."""
        hero = game.heroes(use.player)[0]
        await raise_threat(game, use.player, stat(game, hero, Stat.ATTACK), use.card)


@ally("Test Lasting Late Riser", LEADERSHIP, **BODY)
class LateRiser:
    @response(after=On.PHASE_ENDS)
    async def brace(game: CardGame, use: Use) -> None:
        """At the end of a phase this ally gets +3 attack until the end of that phase."""
        add_lasting_effect(game, use.card, Stat.ATTACK, 3, cards=[use.card])


@ally("Test Lasting Fickle Friend", LEADERSHIP, **BODY)
class FickleFriend:
    @action()
    async def go_home(game: CardGame, use: Use) -> None:
        """Return this ally to your hand."""
        await return_to_hand(game, use.card, use.card)

    @action()
    async def cheer(game: CardGame, use: Use) -> None:
        """Your heroes get +1 attack until the end of the phase."""
        add_lasting_effect(game, use.card, Stat.ATTACK, 1, cards=game.heroes(use.player))


@event("Test Lasting Promise", NEUTRAL, cost=0)
class Promise:
    @action()
    async def promise(game: CardGame, use: Use) -> None:
        """At the end of the phase, draw 1 card."""
        add_delayed_effect(game, "after:phase ends", "test lasting promise kept", use.card, player=use.player)


@delayed("test lasting promise kept")
async def promise_kept(game: CardGame, effect: Delayed) -> None:
    """The card is drawn."""
    await draw(game, effect.player, 1, effect.source)


@ally("Test Lasting Miser", LEADERSHIP, **BODY)
class Miser:
    @forced(after=On.PHASE_ENDS)
    async def count(game: CardGame, use: Use) -> None:
        """Raise your threat by the number of cards in your hand."""
        await raise_threat(game, use.player, len(game.state.hands[use.player]), use.card)


@ally("Test Lasting Watcher", LEADERSHIP, **BODY)
class Watcher:
    @response(after=On.PHASE_ENDS)
    async def watch(game: CardGame, use: Use) -> None:
        """After a phase ends, raise your threat by 1."""
        await raise_threat(game, use.player, 1, use.card)

    @response(when=On.EVENT_EFFECT, cancels=True)
    async def forbid(game: CardGame, use: Use) -> None:
        """Cancel the effect of an event."""
        use.occurrence.cancelled = True

    @response(after=On.PLAYED)
    async def notice(game: CardGame, use: Use) -> None:
        """After a card is played, raise your threat by 1."""
        await raise_threat(game, use.player, 1, use.card)


# For how long


@pytest.mark.rule("lcg:lasting.1", "lcg:lasting.2")
def test_a_lasting_effect_goes_on_after_its_ability_has_resolved_until_its_time_is_over() -> None:
    table = lay(Seat(hand=["For Gondor!"], resources=2), encounter_deck=[], at="3.1").choose("For Gondor!")
    assert table.discards() == ["For Gondor!"]
    for window in ("3.1", "3.2", "3.3", "3.4"):
        table.pass_to(window)
        assert table.stat("Aragorn", Stat.ATTACK) == 4
    table.pass_to("4.2")
    assert table.stat("Aragorn", Stat.ATTACK) == 3


@pytest.mark.rule("lcg:lasting.3")
def test_a_lasting_effect_outlives_its_source() -> None:
    table = lay(Seat(allies=["Test Lasting Fickle Friend"]), encounter_deck=[], at="3.1")
    table.choose("Test Lasting Fickle Friend:1")
    assert table.stat("Aragorn", Stat.ATTACK) == 4
    table.choose("Test Lasting Fickle Friend:0")
    assert table.zone("Test Lasting Fickle Friend") is Zone.HAND
    assert table.stat("Aragorn", Stat.ATTACK) == 4
    table.pass_to("4.2")
    assert table.stat("Aragorn", Stat.ATTACK) == 3


@pytest.mark.rule("lcg:lasting.6")
def test_an_effect_until_the_end_of_the_attack_is_over_with_that_attack() -> None:
    table = lay(
        Seat(hand=["Test Lasting Parry"], engaged=["East Bight Patrol", "Black Forest Bats"]),
        encounter_deck=[],
        at="6.3",
    )
    table.choose("East Bight Patrol").choose("Test Lasting Parry").pass_until("defend").choose("Aragorn")
    assert table.stat("Aragorn", Stat.DEFENSE) == 7
    table.pass_to("6.4.3")
    assert (table.stat("Aragorn", Stat.DEFENSE), table.damage("Aragorn")) == (7, 0)
    table.pass_to("6.4b")  # the next attack
    assert table.state.attacks[-1].enemy == table.id("Black Forest Bats")
    assert table.stat("Aragorn", Stat.DEFENSE) == 2


@pytest.mark.rule("lcg:lasting.7")
def test_an_effect_until_the_end_of_the_round_is_over_before_what_happens_at_its_end() -> None:
    seat = Seat(allies=["Test Lasting Chronicler"], hand=["Test Lasting Oath"])
    table = lay(seat, encounter_deck=[], at="7.1").choose("Test Lasting Oath")
    assert table.stat("Aragorn", Stat.ATTACK) == 4
    before = table.threat()
    table.pass_to("1.3")
    assert table.threat() == before + 3  # Aragorn's own attack


@pytest.mark.rule("lcg:lasting.8")
def test_an_effect_until_the_end_of_an_attack_cannot_begin_outside_one() -> None:
    table = lay(Seat(hand=["Test Lasting Parry"], engaged=["East Bight Patrol"]), encounter_deck=[], at="6.2")
    table.choose("Test Lasting Parry")
    assert table.stat("Aragorn", Stat.DEFENSE) == 2
    table.pass_until("defend").choose("Aragorn")
    assert table.stat("Aragorn", Stat.DEFENSE) == 2


@pytest.mark.rule("lcg:lasting.8")
def test_an_effect_until_the_end_of_a_phase_does_not_begin_after_it_and_last_through_the_next() -> None:
    table = lay(Seat(allies=["Test Lasting Late Riser"]), encounter_deck=[], at="2.4")
    assert (table.asked, table.state.phase) == ("response", "planning")
    table.choose("Test Lasting Late Riser")
    assert (table.asked, table.window) == ("action", "3.1")
    assert table.stat("Test Lasting Late Riser", Stat.ATTACK) == 1


# On whom


@pytest.mark.rule("lcg:lasting.4", "lcg:event.4", "lcg:event.5")
def test_a_lasting_effect_of_a_player_card_covers_just_the_cards_that_were_there() -> None:
    seat = Seat(hand=["For Gondor!", "Sneak Attack", "Faramir"], resources=3)
    table = lay(seat, at="3.1").choose("For Gondor!", "Sneak Attack")
    assert table.area() == ["Aragorn", "Faramir"]
    assert table.stat("Aragorn", Stat.ATTACK) == 4
    assert (table.stat("Faramir", Stat.ATTACK), table.stat("Faramir", Stat.DEFENSE)) == (1, 2)


@pytest.mark.rule("lcg:lasting.4")
def test_a_card_that_leaves_and_comes_back_is_a_later_arrival() -> None:
    seat = Seat(allies=["Test Lasting Fickle Friend"], hand=["For Gondor!", "Sneak Attack"], resources=3)
    table = lay(seat, at="3.1").choose("For Gondor!")
    assert table.stat("Test Lasting Fickle Friend", Stat.ATTACK) == 2
    table.choose("Test Lasting Fickle Friend", "Sneak Attack")
    assert table.zone("Test Lasting Fickle Friend") is Zone.AREA
    assert table.stat("Test Lasting Fickle Friend", Stat.ATTACK) == 1


@pytest.mark.rule("lcg:lasting.5")
def test_a_lasting_effect_of_an_encounter_card_covers_later_arrivals_too() -> None:
    seat = Seat(hand=["Sneak Attack", "Guard of the Citadel"], resources=1, deck=[])
    deck = ["Test Lasting Cold", "Forest Gate"]
    table = lay(seat, Seat(heroes=["Théodred"]), encounter_deck=deck, staging=["Forest Gate"], at="3.3")
    assert table.stat("Aragorn", Stat.ATTACK) == 2
    assert table.staging == ["Forest Gate", "Forest Gate#2"]
    assert [table.stat(each, Stat.THREAT) for each in table.staging] == [3, 3]
    table.choose("Sneak Attack")
    assert table.stat("Guard of the Citadel", Stat.ATTACK) == 0
    table.pass_to("4.2")
    assert (table.stat("Aragorn", Stat.ATTACK), table.stat("Forest Gate", Stat.THREAT)) == (3, 2)


# Delayed effects


@pytest.mark.rule("lcg:delayed.1")
def test_a_delayed_effect_happens_at_the_later_moment_it_names() -> None:
    seat = Seat(hand=["Sneak Attack", "Faramir"], resources=1, deck=[])
    table = lay(seat, encounter_deck=[], at="3.1").choose("Sneak Attack")
    for window in ("3.1", "3.2", "3.3", "3.4"):
        table.pass_to(window)
        assert table.zone("Faramir") is Zone.AREA
    table.pass_to("4.2")
    assert table.hand() == ["Faramir"]
    assert table.area() == ["Aragorn"]


@pytest.mark.rule("lcg:delayed.2")
def test_a_delayed_effect_comes_before_responses_to_its_moment() -> None:
    seat = Seat(allies=["Test Lasting Late Riser"], hand=["Test Lasting Promise"])
    table = lay(seat, encounter_deck=[], at="4.1").choose("Test Lasting Promise")
    assert table.hand() == []
    table.pass_until("response")
    assert table.options == ["Test Lasting Late Riser"]  # after the phase ends
    assert len(table.hand()) == 1


@pytest.mark.rule("lcg:delayed.2")
def test_delayed_effects_come_before_forced_ones_at_the_same_moment() -> None:
    seat = Seat(allies=["Test Lasting Miser"], hand=["Test Lasting Promise"] * 2, deck=["Faramir", "Gandalf"])
    table = lay(seat, encounter_deck=[], at="4.1").choose("Test Lasting Promise", "Test Lasting Promise#2")
    table.pass_until("order")
    assert table.options == ["Test Lasting Promise", "Test Lasting Promise#2"]  # and not the Miser (L41)
    assert table.decision.rule == "lcg:timing-order.3"
    table.choose("Test Lasting Promise#2")
    assert table.asked != "order"
    assert table.hand() == ["Faramir", "Gandalf"]
    assert table.threat() == 20 + 2


@pytest.mark.rule("lcg:delayed.3")
def test_a_delayed_effect_is_no_ability_that_is_used_anew() -> None:
    seat = Seat(allies=["Test Lasting Watcher"], hand=["Test Lasting Promise"], deck=["Faramir"])
    table = lay(seat, encounter_deck=[], at="4.1").choose("Test Lasting Promise")
    assert (table.asked, table.options) == ("response", ["Test Lasting Watcher"])  # the cancel, at the event
    table.done()
    assert (table.asked, table.options) == ("response", ["Test Lasting Watcher"])  # the event was played
    table.done().pass_until("response")
    assert table.hand() == ["Faramir"]  # neither a cancel nor anything else was offered before
    assert table.options == ["Test Lasting Watcher"]
    assert table.decision.options[0] % 8 == 0  # and now it is the end of the phase that is answered


@pytest.mark.rule("lcg:keywords.4")
def test_a_keyword_that_is_gained_for_a_while_adds_to_the_printed_one() -> None:
    table = lay(at="2.2", staging=["Forest Spider"])
    spider = table.id("Forest Spider")
    add_lasting_effect(table.game, table.id("Aragorn"), f"gains {Keyword.DOOMED}", 2, cards=[spider])
    assert keyword(table.game, spider, Keyword.DOOMED) == 2
    add_lasting_effect(table.game, table.id("Aragorn"), f"gains {Keyword.DOOMED}", 1, cards=[spider])
    assert keyword(table.game, spider, Keyword.DOOMED) == 3


@pytest.mark.rule("lcg:blank.1")
def test_a_card_that_is_blank_for_a_while_answers_nothing_and_the_others_do() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin"]), at="2.2")
    add_lasting_effect(table.game, table.id("Aragorn"), Stat.ATTACK, 1, cards=[table.id("Aragorn")])
    add_lasting_effect(table.game, table.id("Aragorn"), Rule.BLANK, cards=[table.id("Glóin")])
    answering = {card for found in table.game.index.values() for card, _ in found}
    assert answering >= {table.id("Aragorn")}
    assert table.id("Glóin") not in answering
