"""Searches, moves and switches."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.rules.witness_cards import note, noted
from waybread.cardgame.abilities.ability import Use, action, forced
from waybread.cardgame.abilities.modifiers import can_switch, switch_values
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import attachments_of, choose
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.attachments import attach, new_hosts
from waybread.cardgame.effects.damage import damage_destinations, move_damage
from waybread.cardgame.effects.entering_play import place_in_staging
from waybread.cardgame.effects.searches import search_deck
from waybread.cardgame.effects.travel import switch_active_location, switchable_locations
from waybread.cardgame.facts import CardType, Sphere, Stat
from waybread.cardgame.library import event, objective
from waybread.cardgame.state import SCENARIO

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL
PEDLAR = "Test Searching Pedlar"
SALVE = "Test Searching Salve"
DETOUR = "Test Searching Detour"
MASQUERADE = "Test Searching Masquerade"
SCHOLAR = "Test Searching Scholar"
HERALD = "Test Searching Herald"
TOP = ["Faramir", "Feint", "Gandalf", "Gléowine", "Forest Snare"]


@event(PEDLAR, NEUTRAL, cost=0)
class Pedlar:
    @action(
        target=lambda game, use: [
            each for each in attachments_of(game, use.player) if new_hosts(game, each, use.player)
        ]
    )
    async def pass_on(game: CardGame, use: Use, attachment: int) -> None:
        """Move an attachment you control to another character that it may be attached to."""
        found = await choose(game, use.player, DecisionKind.ATTACH, new_hosts(game, attachment, use.player), use.card)
        if found is not None:
            await attach(game, attachment, found, use.player)


@event(SALVE, NEUTRAL, cost=0)
class Salve:
    @action(
        target=lambda game, use: [
            each for each in game.characters(use.player) if damage_destinations(game, each, use.card)
        ]
    )
    async def ease(game: CardGame, use: Use, character: int) -> None:
        """Move 1 damage from a character you control to another character or enemy."""
        to = await choose(
            game, use.player, DecisionKind.TAKE_DAMAGE, damage_destinations(game, character, use.card), use.card
        )
        if to is not None:
            await move_damage(game, character, to, 1, use.card)


@event(DETOUR, NEUTRAL, cost=0)
class Detour:
    @action(target=lambda game, use: switchable_locations(game, use.card))
    async def go_round(game: CardGame, use: Use, location: int) -> None:
        """Switch the active location with a location in the staging area."""
        await switch_active_location(game, location, use.card)


def _masks(game: CardGame, use: Use) -> list[int]:
    """Everything in play that has willpower, if there are two such cards."""
    found = [each for each in game.cards_in_play() if can_switch(game, Stat.WILLPOWER, each)]
    return found if len(found) > 1 else []


@event(MASQUERADE, NEUTRAL, cost=0)
class Masquerade:
    @action(target=_masks)
    async def trade(game: CardGame, use: Use, first: int) -> None:
        """Choose two cards in play and switch their willpower until the end of the phase."""
        others = [each for each in _masks(game, use) if each != first]
        second = await choose(game, use.player, DecisionKind.TARGET, others, use.card)
        if second is not None:
            await switch_values(game, use.card, Stat.WILLPOWER, first, second)


def _is_ally(game: CardGame, card: int) -> bool:
    return game.card(card).type is CardType.ALLY


@event(SCHOLAR, NEUTRAL, cost=0)
class Scholar:
    @action()
    async def read_on(game: CardGame, use: Use) -> None:
        """Search your deck for up to 2 allies and add them to your hand. Shuffle your deck."""
        await search_deck(game, use.player, use.card, lambda card: _is_ally(game, card), most=2)


@event(HERALD, NEUTRAL, cost=0)
class Herald:
    @action()
    async def announce(game: CardGame, use: Use) -> None:
        """The next player adds an enemy from the encounter deck or its discard pile to the staging area."""
        await search_deck(
            game, game.order()[-1], use.card, lambda card: game.type_of(card) is CardType.ENEMY,
            owner=SCENARIO, discards=True, must=True, then=place_in_staging,
        )  # fmt: skip


@objective("Test Searching Clerk")
class Clerk:
    @forced(after=On.DRAWN)
    async def drawn(game: CardGame, use: Use) -> None:
        """Note a draw."""
        note(game, "drawn")

    @forced(after=On.TRAVELLED)
    async def travelled(game: CardGame, use: Use) -> None:
        """Note that the group travels."""
        note(game, "travelled")


def result(effect: Coroutine[Any, Any, object]) -> object:
    """Carry out an effect that asks nothing: what it returns."""
    with pytest.raises(StopIteration) as over:
        effect.send(None)
    return over.value.value


# Searches


def searching() -> Table:
    """The Mountains of Mirkwood are explored: player 0 searches the top 5 cards of their deck."""
    table = lay(
        Seat(heroes=["Aragorn"], deck=[*TOP, "Sneak Attack", "For Gondor!"]),
        Seat(heroes=["Glóin"], deck=[]),
        active_location="Mountains of Mirkwood",
        progress={"Mountains of Mirkwood": 2},
        committed=["Aragorn"],
        staging=["Test Searching Clerk"],
        at="3.4",
    )
    while table.asked != "search":
        assert table.asked in ("response", "may search")
        table.choose(table.decision.options[0])
    return table


def looked_at(table: Table, player: int) -> dict[str, str]:
    """The hidden cards that a player has looked at, with where they are."""
    return {each["title"]: each["zone"] for each in table.game.view(player)["looked_at"]}


@pytest.mark.rule("lcg:search.1")
def test_who_searches_may_look_at_every_card_of_the_searched_area_and_nobody_else_may() -> None:
    table = searching()
    assert set(looked_at(table, 0)) == set(TOP)  # and not at the two below
    assert looked_at(table, 1) == {}


@pytest.mark.rule("lcg:search.1", "lcg:search.2")
def test_a_search_looks_at_all_cards_and_takes_an_eligible_one_to_the_place_the_effect_names() -> None:
    table = lay(
        Seat(heroes=["Aragorn"]),
        quest="A Fork in the Road",
        quest_deck=["dont-leave-the-path"],
        progress={"A Fork in the Road": 1},
        committed=["Aragorn"],
        encounter_deck=["Old Forest Road", "Forest Spider", "East Bight Patrol"],
        encounter_discard=["King Spider"],
        at="3.4",
    )
    assert set(looked_at(table, 0)) == {"Old Forest Road", "Forest Spider", "East Bight Patrol"}
    assert (table.asked, sorted(table.options)) == ("search", ["Forest Spider", "King Spider"])
    table.choose("Forest Spider")
    assert table.staging == ["Forest Spider"]
    assert looked_at(table, 0) == {}  # the deck has been shuffled


@pytest.mark.rule("lcg:search.2")
def test_what_a_search_has_found_may_be_taken() -> None:
    table = searching()
    assert (table.options, table.may_pass) == (TOP, True)
    table.choose("Gandalf")
    assert table.hand() == ["Gandalf"]
    assert len(table.deck()) == 6


@pytest.mark.rule("lcg:search.2")
def test_what_a_search_has_found_may_be_left() -> None:
    table = searching().done()
    assert (table.hand(), len(table.deck())) == ([], 7)


@pytest.mark.rule("lcg:search.3")
def test_cards_being_searched_have_not_left_their_area() -> None:
    table = searching()
    assert all(table.zone(each) is Zone.DECK for each in TOP)
    assert table.deck()[:5] == TOP
    assert set(looked_at(table, 0).values()) == {"deck"}
    table.choose("Gandalf")
    assert noted(table) == []  # and the one that was taken has not been drawn


@pytest.mark.rule("lcg:search.2")
def test_a_search_for_several_cards_takes_as_many_of_those_that_fit_as_the_player_likes() -> None:
    table = lay(Seat(hand=[SCHOLAR], deck=TOP), Seat(heroes=["Glóin"]), at="2.2").choose(SCHOLAR)
    assert (table.asked, table.options, table.may_pass) == ("search", ["Faramir", "Gandalf", "Gléowine"], True)
    assert (set(looked_at(table, 0)), looked_at(table, 1)) == (set(TOP), {})
    table.choose("Gandalf")
    assert table.options == ["Faramir", "Gléowine"]
    table.choose("Faramir")
    assert (table.asked, table.hand()) == ("action", ["Gandalf", "Faramir"])
    assert (sorted(table.deck()), looked_at(table, 0)) == (["Feint", "Forest Snare", "Gléowine"], {})
    one = lay(Seat(hand=[SCHOLAR], deck=TOP), at="2.2").choose(SCHOLAR, "Gandalf").done()
    assert one.hand() == ["Gandalf"]


@pytest.mark.rule("lcg:search.2")
def test_a_search_that_finds_nothing_still_shuffles_the_deck() -> None:
    deck = [f"Feint#{n}".removesuffix("#1") for n in range(1, 9)]
    table = lay(Seat(hand=[SCHOLAR], deck=["Feint"] * 8), at="2.2")
    assert table.deck() == deck
    table.choose(SCHOLAR)
    assert (table.asked, sorted(table.deck()), table.hand()) == ("action", deck, [])
    assert table.deck() != deck


@pytest.mark.rule("lcg:search.2")
def test_what_must_be_found_goes_where_the_effect_names() -> None:
    table = lay(
        Seat(hand=[HERALD]),
        Seat(heroes=["Glóin"]),
        encounter_deck=["Forest Gate", "Forest Spider", "Old Forest Road"],
        encounter_discard=["King Spider"],
        at="2.2",
    ).choose(HERALD)
    assert (table.player, table.options, table.may_pass) == (1, ["Forest Spider", "King Spider"], False)
    assert set(looked_at(table, 1)) == {"Forest Gate", "Forest Spider", "Old Forest Road"}
    table.choose("King Spider")
    assert (table.staging, table.encounter_discard) == (["King Spider"], [])
    assert (len(table.encounter_deck), looked_at(table, 1)) == (3, {})


# Moves


@pytest.mark.rule("lcg:move.2")
def test_an_attachment_moves_to_another_host_and_not_to_its_own() -> None:
    heroes = ["Aragorn", "Glóin", "Théodred"]
    seat = Seat(heroes=heroes, attachments={"Aragorn": ["Steward of Gondor"]}, hand=[PEDLAR])
    seat.exhausted = ["Steward of Gondor"]
    table = lay(seat, at="3.1").choose(PEDLAR)
    assert (table.asked, table.options) == ("attach", ["Glóin", "Théodred"])
    table.choose("Glóin")
    assert (table.attachments("Aragorn"), table.attachments("Glóin")) == ([], ["Steward of Gondor"])
    assert not table.ready("Steward of Gondor")  # it has not left play
    assert result(attach(table.game, table.id("Steward of Gondor"), table.id("Glóin"), 0)) is False
    assert table.attachments("Glóin") == ["Steward of Gondor"]


@pytest.mark.rule("lcg:move.2")
def test_damage_moves_to_another_card_and_not_to_its_own() -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], engaged=["King Spider"], hand=[SALVE])
    table = lay(seat, damage={"Aragorn": 2}, at="3.1").choose(SALVE)
    assert (table.asked, table.options) == ("take damage", ["Glóin", "King Spider"])
    table.choose("King Spider")
    assert (table.damage("Aragorn"), table.damage("King Spider")) == (1, 1)
    aragorn = table.id("Aragorn")
    assert result(move_damage(table.game, aragorn, aragorn, 1)) == 0
    assert table.damage("Aragorn") == 1


@pytest.mark.rule("lcg:move.3")
def test_a_move_without_a_legal_destination_cannot_be_started() -> None:
    held = {"Aragorn": ["Steward of Gondor"]}
    table = lay(Seat(heroes=["Aragorn"], attachments=held, hand=[PEDLAR]), at="2.2")
    assert table.why_not_use(PEDLAR) == "there is nothing to choose"
    table = lay(Seat(heroes=["Aragorn", "Glóin"], attachments=held, hand=[PEDLAR]), at="2.2")
    assert table.why_not_use(PEDLAR) is None
    table = lay(Seat(heroes=["Aragorn"], hand=[SALVE]), damage={"Aragorn": 2}, at="2.2")
    assert table.options == []
    table = lay(Seat(heroes=["Aragorn"], allies=["Faramir"], hand=[SALVE]), damage={"Aragorn": 2}, at="2.2")
    assert SALVE in table.options


# Switches


@pytest.mark.rule("lcg:switch.1")
def test_two_locations_are_switched_with_all_that_lies_on_them() -> None:
    table = lay(
        Seat(hand=[DETOUR]),
        staging=["Forest Gate", "Test Searching Clerk"],
        active_location="Old Forest Road",
        progress={"Old Forest Road": 2, "Forest Gate": 1},
        at="3.1",
    ).choose(DETOUR)
    assert table.active_location == "Forest Gate"
    assert table.staging == ["Test Searching Clerk", "Old Forest Road"]
    assert (table.progress("Old Forest Road"), table.progress("Forest Gate")) == (2, 1)
    assert noted(table) == []  # it is no travelling


@pytest.mark.rule("lcg:switch.1")
@pytest.mark.parametrize(("active", "staging"), [("", ["Forest Gate"]), ("Old Forest Road", ["King Spider"])])
def test_a_switch_needs_something_on_both_sides(active: str, staging: list[str]) -> None:
    table = lay(Seat(hand=[DETOUR]), active_location=active, staging=staging, at="3.1")
    assert table.why_not_use(DETOUR) == "there is nothing to choose"
    assert result(switch_active_location(table.game, table.id(staging[0]))) is False
    assert table.active_location == (active or None)
    assert table.staging == staging


@pytest.mark.rule("lcg:switch.2")
def test_a_value_of_0_may_be_switched() -> None:
    seat = Seat(heroes=["Éowyn"], allies=["Son of Arnor"], hand=[MASQUERADE])
    table = lay(seat, encounter_deck=["Forest Gate"] * 3, at="3.1").choose(MASQUERADE, "Éowyn")
    assert (table.stat("Éowyn", Stat.WILLPOWER), table.stat("Son of Arnor", Stat.WILLPOWER)) == (0, 4)
    table.pass_to("4.2")
    assert (table.stat("Éowyn", Stat.WILLPOWER), table.stat("Son of Arnor", Stat.WILLPOWER)) == (4, 0)


@pytest.mark.rule("lcg:switch.2")
def test_a_value_that_a_card_does_not_have_cannot_be_switched() -> None:
    table = lay(Seat(heroes=["Éowyn"], hand=[MASQUERADE], engaged=["King Spider"]), at="3.1")
    assert MASQUERADE not in table.options  # the spider has no willpower at all
    eowyn, spider = table.id("Éowyn"), table.id("King Spider")
    assert result(switch_values(table.game, eowyn, Stat.WILLPOWER, eowyn, spider)) is False
    assert table.stat("Éowyn", Stat.WILLPOWER) == 4
    assert table.stat("King Spider", Stat.WILLPOWER) == 0
