"""Actions in their windows; responses at their triggers, round the table."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Zone, lay
from waybread.cardgame.abilities.ability import Use, action, forced, response
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import itself
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.leaving_play import return_to_hand
from waybread.cardgame.effects.threat import raise_threat, reduce_threat
from waybread.cardgame.facts import Sphere, Where
from waybread.cardgame.library import ally, location, objective, quest
from waybread.cards import ability_option

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

LEADERSHIP = Sphere.LEADERSHIP


async def lighten(game: CardGame, use: Use) -> None:
    """Lower your threat by 1."""
    await reduce_threat(game, use.player, 1, use.card)


async def draw_one(game: CardGame, use: Use) -> None:
    """Draw 1 card."""
    await draw(game, use.player, 1, use.card)


@ally("Test Actions Wraith of a Friend", LEADERSHIP, cost=2, willpower=1, attack=1, defense=1, hit_points=1)
class WraithOfAFriend:
    @action(where=Where.DISCARD)
    async def come_back(game: CardGame, use: Use) -> None:
        """If this card is in your discard pile, return it to your hand."""
        await return_to_hand(game, use.card, use.card)


@location("Test Actions Spring", threat=1, quest_points=5)
class Spring:
    drink = action()(lighten)


@objective("Test Actions Banner")
class Banner:
    hoist = action()(lighten)


@quest("Test Actions Stage", stage=1, quest_points=9)
class Stage:
    rest = action()(lighten)


@ally("Test Actions Foreseer", LEADERSHIP, cost=1, willpower=0, attack=0, defense=1, hit_points=1)
class Foreseer:
    foresee = response(when=On.QUEST_FAILED)(draw_one)


@ally("Test Actions Mourner", LEADERSHIP, cost=1, willpower=0, attack=0, defense=1, hit_points=1)
class Mourner:
    mourn = response(after=On.QUEST_FAILED)(draw_one)


@ally("Test Actions Harbinger", LEADERSHIP, cost=1, willpower=0, attack=0, defense=1, hit_points=1)
class Harbinger:
    @forced(after=On.DAMAGE_DEALT)
    async def wail(game: CardGame, use: Use) -> None:
        """After a card is dealt damage, raise your threat by 1."""
        await raise_threat(game, use.player, 1, use.card)


@ally("Test Actions Avenger", LEADERSHIP, cost=1, willpower=0, attack=0, defense=1, hit_points=1)
class Avenger:
    avenge = response(after=On.DESTROYED)(draw_one)


@ally("Test Actions Leech", LEADERSHIP, cost=1, willpower=0, attack=0, defense=1, hit_points=1)
class Leech:
    tend = response(after=On.DAMAGE_DEALT)(draw_one)


@ally("Test Actions Guest", LEADERSHIP, cost=1, willpower=0, attack=0, defense=1, hit_points=1)
class Guest:
    arrive = response(after=On.PLAYED, condition=itself)(lighten)
    sit_down = response(after=On.ENTERS_PLAY, condition=itself)(lighten)


@ally("Test Actions Wanderer", LEADERSHIP, cost=1, willpower=0, attack=0, defense=1, hit_points=1)
class Wanderer:
    pass_by = response(after=(On.ENTERS_PLAY, On.LEAVES_PLAY), condition=itself)(lighten)

    @action()
    async def go_home(game: CardGame, use: Use) -> None:
        """Return this ally to your hand."""
        await return_to_hand(game, use.card, use.card)


@ally("Test Actions Brief Wanderer", LEADERSHIP, cost=1, willpower=0, attack=0, defense=1, hit_points=1)
class BriefWanderer:
    pass_by = response(after=(On.ENTERS_PLAY, On.LEAVES_PLAY), condition=itself, limit=1)(lighten)
    go_home = Wanderer.go_home


@ally("Test Actions Martyr", LEADERSHIP, cost=1, willpower=0, attack=0, defense=1, hit_points=1)
class Martyr:
    last_words = response(when=On.DESTROYED)(draw_one)


@ally("Test Actions Miser", LEADERSHIP, cost=1, willpower=0, attack=0, defense=1, hit_points=1)
class Miser:
    @forced(after=On.DRAWN)
    async def grumble(game: CardGame, use: Use) -> None:
        """After a player draws cards, raise your threat by 1."""
        await raise_threat(game, use.player, 1, use.card)


GRIEVING = Seat(allies=["Test Actions Foreseer", "Test Actions Mourner"])
"""With a response when a quest fails, and one after it."""


def threat_of_a_visit(title: str) -> list[int]:
    """A player's threat after an ally has entered play and after it has left again, responding if possible."""
    table = lay(Seat(heroes=["Aragorn"], hand=[title], resources=1, threat=30), at="2.2")
    threats = []
    for _ in range(2):
        table.choose(title)
        if table.asked == "response":
            table.choose(title)
        threats.append(table.threat())
    return threats


# Actions


@pytest.mark.rule("lcg:action.1")
def test_an_action_is_offered_in_action_windows_and_at_no_other_moment() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Théodred"], attachments={"Aragorn": ["Steward of Gondor"]}, threat=30),
        staging=["Old Forest Road", "Forest Spider"],
        at="3.1",
    )
    steward = ability_option(table.id("Steward of Gondor"), 2)
    moments = set()
    while table.window != "7.4":
        moments.add(table.asked)
        assert (steward in table.decision.options) is (table.asked == "action"), table.asked
        table.game.choose(table.decision.options[-1])
    assert moments >= {"action", "commit", "travel", "engage", "defend", "take damage"}


@pytest.mark.rule("lcg:action.2")
def test_an_action_that_names_a_phase_is_an_action_in_the_windows_of_that_phase_alone() -> None:
    seat = Seat(heroes=["Glorfindel"], hand=["Secret Paths"], resources=1)
    table = lay(seat, staging=["Forest Gate"], encounter_deck=[], at="2.2")
    offered = []
    while table.window != "5.2":
        if table.asked == "action" and table.options == ["Secret Paths"]:
            offered.append(table.window)
        table.game.choose(table.decision.options[-1])
    assert offered == ["3.1", "3.2", "3.3", "3.4"]


@pytest.mark.rule("lcg:action.3")
def test_an_action_is_resolved_to_its_end_before_another_is_offered() -> None:
    seat = Seat(
        allies=["Faramir", "Guard of the Citadel"],
        hand=["Ever Vigilant", "For Gondor!"],
        resources=3,
        exhausted=["Faramir", "Guard of the Citadel"],
        deck=[],
    )
    table = lay(seat, at="3.1").choose("Ever Vigilant")
    assert (table.asked, table.options) == ("target", ["Faramir", "Guard of the Citadel"])
    assert not table.may_pass
    table.choose("Guard of the Citadel")
    assert table.ready("Guard of the Citadel")
    assert (table.asked, table.options) == ("action", ["For Gondor!"])


@pytest.mark.rule("lcg:action.4")
def test_a_player_uses_actions_of_heroes_allies_and_attachments_that_they_control() -> None:
    table = lay(
        Seat(heroes=["Beravor"], allies=["Faramir"], attachments={"Beravor": ["Steward of Gondor"]}),
        Seat(heroes=["Théodred"]),
        at="3.1",
    )
    assert (table.player, table.options) == (0, ["Beravor", "Faramir", "Steward of Gondor"])
    table.done()
    assert (table.player, table.options) == (1, [])


@pytest.mark.rule("lcg:action.5")
def test_a_player_uses_the_action_of_an_event_by_playing_it_from_their_own_hand() -> None:
    table = lay(Seat(heroes=["Théodred"], resources=2), Seat(hand=["For Gondor!"], resources=2), at="3.1")
    assert (table.player, table.options) == (0, [])
    table.done()
    assert (table.player, table.options) == (1, ["For Gondor!"])
    table.choose("For Gondor!")
    assert table.hand(1) == []
    assert table.discards(1) == ["For Gondor!"]


@pytest.mark.rule("lcg:action.6")
def test_an_action_that_says_so_is_used_from_its_owners_discard_pile() -> None:
    table = lay(
        Seat(heroes=["Théodred"], hand=["Test Actions Wraith of a Friend"]),
        Seat(discards=["Test Actions Wraith of a Friend"]),
        at="3.1",
    )
    assert (table.player, table.options) == (0, [])  # neither from a hand nor from another's pile
    table.done()
    assert (table.player, table.options) == (1, ["Test Actions Wraith of a Friend#2"])
    table.choose("Test Actions Wraith of a Friend#2")
    assert table.hand(1) == ["Test Actions Wraith of a Friend#2"]
    assert table.discards(1) == []


@pytest.mark.rule("lcg:action.7")
def test_any_player_may_use_the_action_of_an_objective_a_quest_or_a_location_in_play() -> None:
    table = lay(
        Seat(heroes=["Théodred"], threat=20),
        Seat(heroes=["Glóin"], threat=20),
        staging=["Test Actions Spring", "Test Actions Banner"],
        quest="Test Actions Stage",
        active_location="Test Actions Spring",
        encounter_discard=["Test Actions Spring"],
        at="3.1",
    )
    in_play = ["Test Actions Stage", "Test Actions Spring#2", "Test Actions Spring", "Test Actions Banner"]
    assert (table.player, table.options) == (0, in_play)
    table.choose("Test Actions Stage")
    assert (table.player, table.options) == (1, in_play)
    table.choose("Test Actions Spring")
    assert (table.threat(0), table.threat(1)) == (19, 19)


# Responses


@pytest.mark.rule("lcg:response.1", "lcg:triggering-condition.1")
def test_a_response_is_offered_at_the_moment_it_names_and_not_in_action_windows() -> None:
    table = lay(Seat(heroes=["Théodred"]), at="3.1")
    assert (table.asked, table.options) == ("action", [])
    table.done().choose("Théodred")
    assert (table.asked, table.options) == ("response", ["Théodred"])
    assert table.window == ""
    table.choose("Théodred")
    assert table.resources("Théodred") == 1
    assert (table.asked, table.window, table.options) == ("action", "3.2", [])


@pytest.mark.rule("lcg:response.2")
def test_one_trigger_may_be_answered_by_several_responses() -> None:
    table = lay(Seat(allies=["Test Actions Mourner", "Test Actions Mourner"]), staging=["Forest Gate"], at="3.4")
    table.choose("Test Actions Mourner")
    assert (table.asked, table.options) == ("response", ["Test Actions Mourner#2"])
    table.choose("Test Actions Mourner#2")
    assert len(table.hand()) == 2


@pytest.mark.rule("lcg:response.3", "lcg:timing-order.2")
def test_responses_when_something_happens_come_before_responses_after_it() -> None:
    table = lay(GRIEVING, staging=["Forest Gate"], at="3.4")
    assert (table.asked, table.options) == ("response", ["Test Actions Foreseer"])
    table.choose("Test Actions Foreseer")
    assert (table.asked, table.options) == ("response", ["Test Actions Mourner"])


@pytest.mark.rule("lcg:response.4", "lcg:when.1", "lcg:after.1")
def test_a_when_response_finds_its_trigger_pending_and_an_after_response_finds_it_done() -> None:
    table = lay(GRIEVING, staging=["Forest Gate"], at="3.4")
    assert table.options == ["Test Actions Foreseer"]
    assert table.threat() == 20
    table.done()
    assert table.options == ["Test Actions Mourner"]
    assert table.threat() == 22


@pytest.mark.rule("lcg:response.5")
def test_the_first_player_has_the_first_chance_to_respond_then_the_next() -> None:
    seats = [Seat(heroes=[hero], allies=["Test Actions Mourner"]) for hero in ("Aragorn", "Théodred", "Glóin")]
    table = lay(*seats, staging=["Forest Gate"], first_player=1, at="3.4")
    asked = []
    while table.asked == "response":
        asked.append(table.player)
        table.done()
    assert asked == [1, 2, 0]


@pytest.mark.rule("lcg:response.6")
def test_a_player_who_passed_has_another_chance_once_somebody_else_has_responded() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Test Actions Mourner"]),
        Seat(heroes=["Théodred"], allies=["Test Actions Mourner", "Test Actions Mourner"]),
        staging=["Forest Gate"],
        at="3.4",
    )
    assert table.player == 0
    table.done()
    assert table.player == 1
    table.choose("Test Actions Mourner#2")
    assert (table.player, table.asked, table.options) == (0, "response", ["Test Actions Mourner"])
    table.done()
    assert (table.player, table.asked, table.options) == (1, "response", ["Test Actions Mourner#3"])
    table.done()
    assert (len(table.hand(0)), len(table.hand(1))) == (0, 1)
    assert (table.asked, table.window) == ("action", "3.4")


@pytest.mark.rule("lcg:response.7")
def test_once_all_have_passed_nothing_more_answers_that_trigger() -> None:
    seats = [Seat(heroes=[hero], allies=["Test Actions Mourner"]) for hero in ("Aragorn", "Théodred")]
    table = lay(*seats, staging=["Forest Gate"], at="3.4").done().done()
    assert (table.asked, table.window) == ("action", "3.4")
    while table.window != "7.4":
        assert table.asked != "response"
        table.game.choose(table.decision.options[-1])


# One occurrence, several triggers


@pytest.mark.rule("lcg:triggering-condition.2")
def test_to_be_hurt_and_to_be_destroyed_by_one_blow_share_one_window_with_forced_effects_first() -> None:
    table = lay(
        Seat(
            heroes=["Aragorn"],
            allies=["Test Actions Avenger", "Test Actions Leech", "Test Actions Harbinger", "Snowbourn Scout"],
            hand=["Valiant Sacrifice"],
            resources=1,
            engaged=["East Bight Patrol"],
        ),
        encounter_deck=[],
        at="6.3",
    )
    table.pass_until("defend").choose("Snowbourn Scout").pass_until("response")
    assert table.threat() == 21  # the forced effect on damage came before the responses to the death
    assert set(table.options) == {"Test Actions Leech", "Test Actions Avenger", "Valiant Sacrifice"}
    table.choose("Valiant Sacrifice")  # in any order
    assert table.options == ["Test Actions Leech", "Test Actions Avenger"]
    table.choose("Test Actions Avenger").choose("Test Actions Leech")
    assert len(table.hand()) == 4


@pytest.mark.rule("lcg:triggering-condition.2")
def test_responses_to_being_played_and_to_entering_play_come_in_any_order() -> None:
    table = lay(Seat(hand=["Test Actions Guest"], resources=1), at="2.2").choose("Test Actions Guest:play")
    assert table.options == ["Test Actions Guest", "Test Actions Guest"]
    table.choose("Test Actions Guest:0", "Test Actions Guest:1")
    assert table.threat() == 18
    table = lay(Seat(hand=["Test Actions Guest"], resources=1), at="2.2").choose("Test Actions Guest:play")
    table.choose("Test Actions Guest:1", "Test Actions Guest:0")
    assert table.threat() == 18


@pytest.mark.rule("lcg:triggering-condition.2", "lcg:initiating.8")
def test_what_a_response_does_in_the_middle_of_an_occurrence_is_answered_at_once() -> None:
    table = lay(
        Seat(
            allies=["Test Actions Martyr", "Test Actions Martyr", "Test Actions Miser", "Snowbourn Scout"],
            engaged=["East Bight Patrol"],
        ),
        encounter_deck=[],
        at="6.3",
    )
    table.pass_until("defend").choose("Snowbourn Scout").pass_until("response")
    table.choose("Test Actions Martyr")  # when the ally is destroyed
    assert (table.asked, table.options) == ("response", ["Test Actions Martyr#2"])
    assert table.zone("Snowbourn Scout") is Zone.AREA
    assert table.threat() == 21  # the miser has not waited for the death


def test_a_response_to_either_of_two_things_answers_each_of_them() -> None:
    assert threat_of_a_visit("Test Actions Wanderer") == [29, 28]


def test_a_response_to_either_of_two_things_has_one_limit() -> None:
    assert threat_of_a_visit("Test Actions Brief Wanderer") == [29, 29]
