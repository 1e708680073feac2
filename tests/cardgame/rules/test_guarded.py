"""Guarded objectives: their guards, how these are dealt with, and claiming."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Zone, lay
from waybread.cardgame.abilities.ability import Use, action, setup
from waybread.cardgame.abilities.modifiers import staging_threat
from waybread.cardgame.effects.attachments import claim
from waybread.cardgame.effects.entering_play import place_in_staging
from waybread.cardgame.effects.leaving_play import discard, shuffle_into_deck
from waybread.cardgame.effects.objectives import guarded
from waybread.cardgame.effects.progress import place_progress
from waybread.cardgame.effects.reveals import reveal
from waybread.cardgame.facts import CardType, Sphere
from waybread.cardgame.library import event, objective, quest
from waybread.cardgame.state import SCENARIO
from waybread.cardgame.zones.piles import search

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL
KEY, MAP, LAMP = "Test Guarded Key", "Test Guarded Map", "Test Guarded Lamp"


def heroes(game: CardGame, use: Use) -> list[int]:
    return game.heroes(use.player)


@objective(KEY, keywords="Guarded.")
class Key:
    @action(condition=lambda game, use: game.state.controller[use.card] == SCENARIO, target=heroes)
    async def take_it(game: CardGame, use: Use, hero: int) -> None:
        """Claim this objective if it is not guarded: attach it to a hero you control."""
        await claim(game, use.card, use.player, hero)


@objective(MAP, keywords="Guarded.")
class Map:
    pass


@objective(LAMP)
class Lamp:
    pass


@quest("Test Guarded Gate", stage=1, quest_points=5)
class Gate:
    @setup
    async def open_it(game: CardGame, use: Use) -> None:
        """Reveal the key."""
        for card in search(game, lambda each: game.title(each) == KEY):
            await reveal(game, card)


@event("Test Guarded Ruse", NEUTRAL, cost=0)
class Ruse:
    @action(target=lambda game, use: [*game.enemies(), *game.locations()])
    async def lure_away(game: CardGame, use: Use, card: int) -> None:
        """Choose and discard an enemy or location."""
        await discard(game, card, use.card)


@event("Test Guarded Lantern", NEUTRAL, cost=0)
class Lantern:
    @action(target=lambda game, use: game.locations())
    async def light(game: CardGame, use: Use, location: int) -> None:
        """Choose a location and place 4 progress on it."""
        await place_progress(game, location, 4, use.card)


@event("Test Guarded Theft", NEUTRAL, cost=0)
class Theft:
    @action()
    async def steal(game: CardGame, use: Use) -> None:
        """Shuffle each objective into the encounter deck."""
        for card in [each for each in game.cards_in_play() if game.card(each).type is CardType.OBJECTIVE]:
            await shuffle_into_deck(game, card)


@event("Test Guarded Find", NEUTRAL, cost=0)
class Find:
    @action(target=lambda game, use: search(game, lambda each: game.card(each).type is CardType.OBJECTIVE))
    async def find(game: CardGame, use: Use, card: int) -> None:
        """Search the encounter deck for an objective and add it to the staging area."""
        await place_in_staging(game, card)


# Getting a guard


@pytest.mark.rule("lcg:keyword.guarded.1", "lcg:keyword.guarded.2", "lcg:keyword.guarded.4")
def test_a_revealed_guarded_objective_is_attached_to_the_next_card_and_that_counts_its_threat() -> None:
    table = lay(Seat(), encounter_deck=[KEY, "Forest Spider", "Forest Gate"], at="3.3")
    assert table.staging == ["Forest Spider"]
    assert table.attachments("Forest Spider") == [KEY]
    assert staging_threat(table.game) == 2
    assert table.encounter_deck == ["Forest Gate"]


@pytest.mark.rule("lcg:keyword.guarded.1")
def test_guarded_works_in_setup_too() -> None:
    table = lay(
        Seat(),
        quest="",
        quest_deck=["Test Guarded Gate"],
        encounter_deck=[KEY, "Forest Spider", "Forest Gate"],
        at="setup.7",
    )
    assert table.attachments("Forest Spider") == [KEY]


@pytest.mark.rule("lcg:keyword.guarded.1")
def test_the_guard_is_revealed_and_so_its_text_works() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"]),
        encounter_deck=[KEY, "King Spider", "Forest Gate"],
        at="3.3",
    )
    assert table.asked == "exhaust"
    table.choose("Thalin")
    assert not table.ready("Thalin")
    assert table.attachments("King Spider") == [KEY]


@pytest.mark.rule("lcg:keyword.guarded.3")
def test_a_guarded_guard_lets_the_next_card_guard_the_first_objective_and_then_gets_its_own() -> None:
    table = lay(
        Seat(), encounter_deck=[KEY, MAP, "Forest Spider", "Old Forest Road", "Forest Gate"], at="3.3"
    )  # fmt: skip
    assert table.attachments("Forest Spider") == [KEY]
    assert table.attachments("Old Forest Road") == [MAP]
    assert table.staging == ["Forest Spider", "Old Forest Road"]
    assert table.encounter_deck == ["Forest Gate"]


@pytest.mark.rule("lcg:objective.2")
def test_an_objective_goes_to_the_staging_area_also_if_it_turns_up_as_a_guard() -> None:
    table = lay(Seat(), encounter_deck=[LAMP, "Forest Gate"], at="3.3")
    assert table.staging == [LAMP]
    table = lay(Seat(), encounter_deck=[KEY, LAMP, "Forest Spider", "Forest Gate"], at="3.3")
    assert table.staging == [LAMP, "Forest Spider"]
    assert table.attachments("Forest Spider") == [KEY]


# Dealing with a guard


@pytest.mark.rule("lcg:keyword.guarded.5", "lcg:keyword.guarded.7", "lcg:objective.4", "lcg:objective.5")
def test_an_objective_cannot_be_claimed_before_its_guard_is_dealt_with() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Aragorn"], hand=["Test Guarded Ruse"]),
        encounter_deck=[KEY, "Forest Spider", "Forest Gate"],
        at="3.3",
    )
    table.choose(KEY, "Gimli")
    assert table.attachments("Gimli") == []
    assert guarded(table.game, table.id(KEY))
    assert table.controller(KEY) == SCENARIO
    table.choose("Test Guarded Ruse").choose(KEY, "Gimli")
    assert table.attachments("Gimli") == [KEY]
    assert table.controller(KEY) == 0


@pytest.mark.rule("lcg:keyword.guarded.6", "lcg:keyword.guarded.8", "lcg:objective.3")
def test_when_a_guarding_enemy_is_defeated_the_objective_waits_in_the_staging_area() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], threat=30),
        encounter_deck=[KEY, "East Bight Patrol", "Forest Gate", "Forest Gate"],
        at="3.3",
    )
    table.pass_until("attack").choose("East Bight Patrol").pass_to("6.8.3")
    assert table.zone("East Bight Patrol") is Zone.ENCOUNTER_DISCARD
    assert table.staging == [KEY]
    table.pass_to("1.3")
    assert table.state.round == 2
    assert table.staging == [KEY]


@pytest.mark.rule("lcg:keyword.guarded.8", "lcg:keyword.guarded.9")
@pytest.mark.parametrize("guard", ["Forest Spider", "Old Forest Road"])
def test_a_card_effect_that_removes_a_guard_deals_with_it(guard: str) -> None:
    table = lay(Seat(hand=["Test Guarded Ruse"]), encounter_deck=[KEY, guard, "Forest Gate"], at="3.3")
    table.choose("Test Guarded Ruse")
    assert table.staging == [KEY]
    assert not guarded(table.game, table.id(KEY))


@pytest.mark.rule("lcg:keyword.guarded.9")
def test_exploring_a_guarding_location_deals_with_it() -> None:
    table = lay(Seat(hand=["Test Guarded Lantern"]), encounter_deck=[KEY, "Old Forest Road", "Forest Gate"], at="3.3")
    table.choose("Test Guarded Lantern")
    assert table.encounter_discard == ["Old Forest Road"]
    assert table.staging == [KEY]


@pytest.mark.rule("lcg:keyword.guarded.10")
def test_a_guarding_treachery_is_dealt_with_once_it_has_resolved() -> None:
    table = lay(
        Seat(heroes=["Gimli"], exhausted=["Gimli"]),
        encounter_deck=[KEY, "The Necromancer's Reach", "Forest Gate"],
        at="3.3",
    )
    assert table.damage("Gimli") == 1
    assert table.staging == [KEY]
    assert not guarded(table.game, table.id(KEY))


@pytest.mark.rule("lcg:keyword.guarded.10")
def test_a_guarding_treachery_is_dealt_with_too_if_it_is_cancelled() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], exhausted=["Éowyn"], hand=["A Test of Will"], resources=1),
        encounter_deck=[KEY, "The Necromancer's Reach", "Forest Gate"],
        at="3.3",
    )
    table.choose("A Test of Will")
    assert table.damage("Éowyn") == 0
    assert table.staging == [KEY]
    assert not guarded(table.game, table.id(KEY))


# Where a guarded objective goes


@pytest.mark.rule("lcg:faq.1.17")
def test_a_guarded_objective_moves_with_its_guard_and_returns_to_staging_when_that_leaves_play() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Gimli"], threat=30),
        encounter_deck=[KEY, "East Bight Patrol", "Forest Gate", "Forest Gate"],
        at="3.3",
    )
    table.pass_until("attack")
    assert table.engaged() == ["East Bight Patrol"]
    assert table.attachments("East Bight Patrol") == [KEY]
    table.choose("East Bight Patrol", "Aragorn").done()
    table.pass_to("6.8.3")
    assert table.staging == [KEY]


@pytest.mark.rule("lcg:faq.1.17")
def test_a_guarding_location_takes_the_objective_along_when_the_players_travel_there() -> None:
    table = lay(Seat(), encounter_deck=[KEY, "Old Forest Road", "Forest Gate"], at="3.3")
    table.pass_until("travel").choose("Old Forest Road")
    assert table.active_location == "Old Forest Road"
    assert table.attachments("Old Forest Road") == [KEY]
    assert table.staging == []


@pytest.mark.rule("lcg:faq.1.17")
def test_an_objective_that_left_its_guard_does_not_come_back_when_that_one_leaves_play() -> None:
    table = lay(
        Seat(hand=["Test Guarded Theft", "Test Guarded Ruse"]),
        encounter_deck=[KEY, "Forest Spider", "Forest Gate"],
        at="3.3",
    )
    table.choose("Test Guarded Theft")
    assert sorted(table.encounter_deck) == ["Forest Gate", KEY]
    table.choose("Test Guarded Ruse")
    assert table.staging == []
    assert sorted(table.encounter_deck) == ["Forest Gate", KEY]


@pytest.mark.rule("lcg:faq.1.22", "lcg:objective.3")
def test_an_objective_that_is_added_and_not_revealed_gets_no_guard() -> None:
    table = lay(Seat(hand=["Test Guarded Find"]), encounter_deck=[KEY, "Forest Spider"], at="4.2")
    table.choose("Test Guarded Find")
    assert table.staging == [KEY]
    assert table.encounter_deck == ["Forest Spider"]
