"""Who owns a card, who controls it, and what a change of control brings along."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.boxes.core.scenes import QUIET
from tests.cardgame.rules.witness_cards import note, noted
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Ability, Use, action, forced
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.effects.attachments import change_control
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.leaving_play import discard, return_to_hand, shuffle_into_deck
from waybread.cardgame.facts import Sphere
from waybread.cardgame.library import event, objective
from waybread.cardgame.state import SCENARIO

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

TAKE = "Test Ownership Alliance"
NEUTRAL = Sphere.NEUTRAL


@event(TAKE, NEUTRAL, cost=0)
class Alliance:
    @action(target=lambda game, use: [each for each in game.characters() if game.state.controller[each] != use.player])
    async def ally(game: CardGame, use: Use, character: int) -> None:
        """Choose a character that another player controls, and take control of it."""
        await change_control(game, character, use.player)


def removal(title: str, remove: Callable[[CardGame, int], Awaitable[object]]) -> None:
    """An event that removes an ally in one way."""

    class Body:
        @action(target=lambda game, use: game.allies())
        async def remove(game: CardGame, use: Use, ally: int) -> None:
            """Choose an ally and remove it."""
            await remove(game, ally)

    event(title, NEUTRAL, cost=0)(Body)


removal("Test Ownership Blow", lambda game, ally: deal_damage(game, ally, 9))
removal("Test Ownership Riddance", discard)
removal("Test Ownership Recall", return_to_hand)
removal("Test Ownership Retreat", shuffle_into_deck)


def listener(on: On) -> Ability:
    """Note every occurrence of a kind, with whom it happens to."""

    async def write(game: CardGame, use: Use) -> None:
        """Note it."""
        if use.occurrence.card >= 0:
            note(game, f"{game.title(use.occurrence.card)} {on.value} under {use.occurrence.controller}")

    return forced(after=on)(write)


@objective("Test Ownership Clerk")
class Clerk:
    entered = listener(On.ENTERS_PLAY)
    left = listener(On.LEAVES_PLAY)
    died = listener(On.DESTROYED)
    lost = listener(On.DISCARDED)
    drawn = listener(On.DRAWN)


def lent(
    *hand: str,
) -> Table:
    """Player 1 has taken control of player 0's Faramir, and player 0 is asked next."""
    found = lay(
        Seat(heroes=["Aragorn"], allies=["Faramir"], deck=["Snowbourn Scout"]),
        Seat(heroes=["Glóin"], hand=[TAKE, *hand], deck=["Snowbourn Scout"]),
        staging=["Test Ownership Clerk"],
        encounter_deck=QUIET * 2,
        first_player=1,
        at="3.1",
    )
    return found.choose(TAKE, "Faramir")


# Owners


@pytest.mark.rule("lcg:ownership.1", "lcg:ownership.2", "lcg:ownership.4")
def test_players_own_their_decks_and_the_scenario_owns_and_controls_the_encounter_cards() -> None:
    decks = [{"heroes": [hero], "cards": {"Faramir": 3, "Feint": 2}} for hero in ("Aragorn", "Gimli")]
    game = CardGame.new({"scenario": "passage-through-mirkwood", "decks": decks}, 1)
    state = game.state
    for player in (0, 1):
        owned = [each for each, owner in enumerate(state.owner) if owner == player]
        assert sorted(owned) == sorted([*state.areas[player], *state.decks[player], *state.hands[player]])
        assert len(owned) == 6
    theirs = [each for each, owner in enumerate(state.owner) if owner == SCENARIO]
    assert sorted(theirs) == sorted([*state.encounter_deck, *state.quest_deck])
    assert all(state.controller[each] == SCENARIO for each in theirs)


@pytest.mark.rule("lcg:ownership.4")
def test_encounter_cards_in_play_are_the_scenarios_be_they_engaged_or_active() -> None:
    table = lay(Seat(engaged=["King Spider"]), staging=["Forest Spider"], active_location="Forest Gate", at="2.2")
    for card in ("King Spider", "Forest Spider", "Forest Gate", "Flies and Spiders"):
        assert table.controller(card) == SCENARIO


@pytest.mark.rule("lcg:ownership.3")
def test_a_card_enters_play_under_its_owners_control() -> None:
    table = lay(Seat(), Seat(heroes=["Gimli"], hand=["Veteran Axehand"], resources=2), at="2.2")
    table.done().done().choose("Veteran Axehand:play")
    assert table.area(1) == ["Gimli", "Veteran Axehand"]
    assert table.controller("Veteran Axehand") == 1


@pytest.mark.rule("lcg:ownership.6")
def test_a_player_controls_the_cards_of_their_hand_deck_and_discard_pile() -> None:
    table = lay(
        Seat(),
        Seat(heroes=["Gimli"], hand=["Feint"], deck=["Quick Strike"], discards=["Swift Strike"]),
        at="2.2",
    )
    assert [table.controller(each) for each in ("Feint", "Quick Strike", "Swift Strike")] == [1, 1, 1]
    table = lent("Test Ownership Riddance").done().choose("Test Ownership Riddance")
    assert table.discards(0) == ["Faramir"]
    assert table.controller("Faramir") == 0


# Changes of control


@pytest.mark.rule("lcg:ownership.5")
def test_whoever_has_control_at_the_time_is_the_controller() -> None:
    table = lay(Seat(heroes=["Éowyn"], allies=["Wandering Took"]), Seat(heroes=["Gimli"]), at="3.1")
    assert (table.player, "Wandering Took" in table.options) == (0, True)
    table.choose("Wandering Took")
    assert table.controller("Wandering Took") == 1
    assert table.state.owner[table.id("Wandering Took")] == 0
    table = lent()
    assert (table.player, table.options) == (0, [])
    assert table.done().options == ["Faramir"]  # the action is now the other's


@pytest.mark.rule("lcg:ownership.9")
def test_a_character_changes_control_as_it_is_and_moves_to_the_new_controllers_area() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Faramir", "Beorn"], exhausted=["Faramir"]),
        Seat(heroes=["Glóin"], hand=[TAKE, TAKE]),
        damage={"Faramir": 2},
        staging=["Test Ownership Clerk"],
        first_player=1,
        at="3.1",
    )
    table.choose(TAKE, "Faramir").done().choose(f"{TAKE}#2", "Beorn")
    assert table.area(0) == ["Aragorn"]
    assert table.area(1) == ["Glóin", "Faramir", "Beorn"]
    assert (table.ready("Faramir"), table.damage("Faramir")) == (False, 2)
    assert (table.ready("Beorn"), table.damage("Beorn")) == (True, 0)
    assert all(each.startswith(TAKE) for each in noted(table))  # they neither left play nor entered it


@pytest.mark.rule("lcg:ownership.10")
def test_what_is_attached_to_a_card_changes_control_with_it() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Théodred"], attachments={"Aragorn": ["Steward of Gondor"]}),
        Seat(heroes=["Glóin"], hand=[TAKE]),
        first_player=1,
        at="3.1",
    )
    table.choose(TAKE, "Aragorn")
    assert table.attachments("Aragorn") == ["Steward of Gondor"]
    assert table.controller("Steward of Gondor") == 1
    assert (table.player, table.options) == (0, [])
    assert table.done().options == ["Steward of Gondor"]


@pytest.mark.rule("lcg:ownership.11")
def test_a_change_of_control_lasts_while_the_card_is_in_play() -> None:
    table = lent().pass_to("7.4").done().pass_to("2.2")
    assert table.state.round == 2
    assert (table.controller("Faramir"), table.area(1)) == (1, ["Glóin", "Faramir"])


@pytest.mark.rule("lcg:ownership.11")
def test_a_card_that_returns_after_it_left_play_is_its_owners_again() -> None:
    table = lent("Test Ownership Recall").done().choose("Test Ownership Recall")
    assert table.hand(0) == ["Faramir"]
    table.state.resources[table.id("Aragorn")] = 4
    table.pass_to("7.4").done().pass_until("action", 0, rounds=1).pass_to("2.2")
    while table.player != 0 or "Faramir" not in table.options:
        table.done()
    table.choose("Faramir:play")
    assert (table.controller("Faramir"), table.area(0)) == (0, ["Aragorn", "Faramir"])


@pytest.mark.rule("lcg:ownership.7")
@pytest.mark.parametrize(
    ("event", "zone"),
    [
        ("Test Ownership Blow", Zone.DISCARD),
        ("Test Ownership Riddance", Zone.DISCARD),
        ("Test Ownership Recall", Zone.HAND),
        ("Test Ownership Retreat", Zone.DECK),
    ],
)
def test_a_card_that_leaves_play_under_anothers_control_goes_to_its_owners_zone(event: str, zone: Zone) -> None:
    table = lent(event).done().choose(event)
    assert table.zone("Faramir") is zone
    places = {Zone.DISCARD: table.discards, Zone.HAND: table.hand, Zone.DECK: table.deck}
    assert "Faramir" in places[zone](0)
    assert "Faramir" not in places[zone](1)


@pytest.mark.rule("lcg:ownership.8")
@pytest.mark.parametrize(
    ("event", "seen"),
    [
        ("Test Ownership Blow", ["Faramir destroyed under 1", "Faramir leaves play under 1"]),
        ("Test Ownership Recall", ["Faramir leaves play under 1"]),
        ("Test Ownership Retreat", ["Faramir leaves play under 1"]),
    ],
)
def test_nothing_answers_to_a_card_being_laid_into_its_owners_zone(event: str, seen: list[str]) -> None:
    table = lent(event).done().choose(event)
    if table.asked == "order":
        table.choose(table.decision.options[0])
    assert sorted(each for each in noted(table) if each.startswith("Faramir")) == seen
