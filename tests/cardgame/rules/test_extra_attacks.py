"""Attacks that cards add: outside the combat phase, by enemies engaged with nobody, on a character."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.rules.window_walk import windows_until
from waybread.cardgame.abilities.ability import Use, action, forced, response, when_revealed
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.effects.attacks import characters_attack, enemy_attacks
from waybread.cardgame.effects.readiness import exhaust
from waybread.cardgame.facts import Sphere
from waybread.cardgame.library import enemy, event, hero

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL


def travel_begins(game: CardGame, use: Use) -> bool:
    return use.occurrence.reason == "travel"


@event("Test Extra Attacks Taunt", NEUTRAL, cost=0)
class Taunt:
    @action(target=lambda game, use: game.enemies())
    async def taunt(game: CardGame, use: Use, enemy: int) -> None:
        """Choose an enemy, which attacks you at once."""
        await enemy_attacks(game, enemy, use.player)


@event("Test Extra Attacks Betrayal", NEUTRAL, cost=0)
class Betrayal:
    @action(target=lambda game, use: game.characters())
    async def betray(game: CardGame, use: Use, character: int) -> None:
        """Choose a character. The first enemy in play attacks it at once."""
        await enemy_attacks(game, game.enemies()[0], use.player, victim=character)


@enemy("Test Extra Attacks Harrier", engagement_cost=30, threat=1, attack=2, defense=0, hit_points=3)
class Harrier:
    @forced(after=On.PHASE_BEGINS, condition=travel_begins)
    async def harry(game: CardGame, use: Use) -> None:
        """At the beginning of the travel phase, this enemy attacks the first player."""
        await enemy_attacks(game, use.card, game.state.first_player)


@enemy("Test Extra Attacks Ambusher", engagement_cost=30, threat=1, attack=3, defense=0, hit_points=3)
class Ambusher:
    @when_revealed
    async def ambush(game: CardGame, use: Use) -> None:
        """This enemy attacks the first player at once."""
        await enemy_attacks(game, use.card, game.state.first_player)


@hero("Test Extra Attacks Scout", Sphere.TACTICS, threat_cost=8, willpower=1, attack=3, defense=1, hit_points=4)
class Scout:
    @response(after=On.PHASE_BEGINS, condition=travel_begins, target=lambda game, use: game.state.engaged[use.player])
    async def strike(game: CardGame, use: Use, enemy: int) -> None:
        """At the beginning of the travel phase, exhaust this hero and have it attack an enemy engaged with you."""
        await exhaust(game, use.card)
        await characters_attack(game, use.card, enemy)


@pytest.mark.rule("lcg:attack-outside.1", "lcg:faq.1.28")
def test_an_attack_in_the_travel_phase_has_a_shadow_card_and_every_step_and_then_drops_the_card() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], engaged=["Test Extra Attacks Harrier"]),
        staging=["King Spider"],
        encounter_deck=["Dol Guldur Orcs", "Forest Gate"],
        at="4.1",
    )
    assert table.names(table.state.shadows[table.id("Test Extra Attacks Harrier")]) == ["Dol Guldur Orcs"]
    assert windows_until(table, "defend") == ["6.4b"]
    table.choose("Thalin")
    assert windows_until(table, "engage") == ["6.4.1", "6.4.2", "6.4.3", "4.2"]
    assert table.damage("Thalin") == 2 + 1 - 2  # the shadow effect counted
    assert table.state.shadows == {}
    assert table.encounter_discard == ["Dol Guldur Orcs"]


@pytest.mark.rule("lcg:attack-outside.2")
def test_a_player_attack_in_the_travel_phase_goes_through_every_step() -> None:
    table = lay(
        Seat(heroes=["Test Extra Attacks Scout"], engaged=["Forest Spider"]),
        staging=["King Spider"],
        at="4.1",
    )
    table.choose("Test Extra Attacks Scout")
    assert windows_until(table, "engage") == ["6.8.1", "6.8.2", "6.8.3", "4.2"]
    assert table.damage("Forest Spider") == 3 - 1
    assert not table.ready("Test Extra Attacks Scout")


@pytest.mark.rule("lcg:faq.1.33")
def test_a_player_attacked_from_the_staging_area_may_declare_one_defender() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"]),
        staging=["Test Extra Attacks Harrier"],
        encounter_deck=["East Bight Patrol"],
        at="4.1",
    )
    table.pass_until("defend")
    assert table.options == ["Gimli", "Thalin"]
    table.choose("Gimli")
    assert table.window == "6.4.1"  # one, no second
    table.pass_to("6.4.3")
    assert table.damage("Gimli") == 2 + 1 - 2
    assert table.staging == ["Test Extra Attacks Harrier"]


@pytest.mark.rule("lcg:faq.1.33")
def test_a_sentinel_may_step_in_against_an_enemy_engaged_with_nobody() -> None:
    table = lay(
        Seat(heroes=["Gimli"]),
        Seat(heroes=["Aragorn", "Théodred"]),
        staging=["Test Extra Attacks Harrier"],
        encounter_deck=["East Bight Patrol"],
        at="4.1",
    )
    table.pass_until("defend", player=1)
    assert table.options == ["Aragorn"]
    table.choose("Aragorn").pass_to("6.4.3")
    assert table.damage("Aragorn") == 2 + 1 - 2
    assert table.damage("Gimli") == 0


@pytest.mark.rule("lcg:faq.1.41", "lcg:defending-player.4", "lcg:defending-player.1")
def test_an_undefended_attack_on_a_character_hurts_just_that_one_and_its_controller_is_the_defending_player() -> None:
    table = lay(
        Seat(heroes=["Gimli"], hand=["Test Extra Attacks Betrayal"]),
        Seat(heroes=["Théodred"], allies=["Veteran Axehand", "Beorn"], engaged=["King Spider"]),
        encounter_deck=["Ungoliant's Spawn"],
        at="4.2",
    )
    table.choose("Test Extra Attacks Betrayal", "Beorn")
    assert (table.player, table.asked) == (1, "defend")
    assert table.options == ["Théodred", "Veteran Axehand", "Beorn"]
    table.done()
    assert table.state.damage == {table.id("Beorn"): 3}  # an ally, where a hero would take undefended damage
    assert (table.threat(0), table.threat(1)) == (20, 28)  # the shadow effect means player 1 by *you*


@pytest.mark.rule("lcg:faq.1.42")
def test_before_an_additional_attack_the_old_shadow_card_is_discarded_and_a_new_one_dealt() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Black Forest Bats"], hand=["Test Extra Attacks Taunt"], threat=20),
        encounter_deck=["Ungoliant's Spawn", "Dol Guldur Orcs", "Forest Gate"],
        at="6.2",
    )
    assert table.zone("Ungoliant's Spawn") is Zone.SHADOW
    table.choose("Test Extra Attacks Taunt")
    assert table.encounter_discard == ["Ungoliant's Spawn"]
    assert table.names(table.state.shadows[table.id("Black Forest Bats")]) == ["Dol Guldur Orcs"]
    table.pass_until("action")
    assert table.damage("Gimli") == 1 + 3  # undefended
    assert table.threat() == 20


@pytest.mark.rule("lcg:step.6.4.2")
def test_a_shadow_card_that_an_added_attack_has_turned_up_is_not_turned_up_again() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Black Forest Bats"], hand=["Test Extra Attacks Taunt"]),
        encounter_deck=["Forest Gate", "East Bight Patrol"],
        at="6.2",
    )
    table.choose("Test Extra Attacks Taunt").pass_until("action")
    assert (table.damage("Gimli"), table.threat()) == (1 + 1, 23)
    table.pass_to("6.4.3")  # the enemy's own attack
    assert (table.damage("Gimli"), table.threat()) == (1 + 1 + 1, 23)


@pytest.mark.rule("lcg:faq.q.reveal-limbo")
def test_an_enemy_that_attacks_as_it_is_revealed_is_neither_staged_nor_engaged() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"]),
        encounter_deck=["Test Extra Attacks Ambusher", "Forest Gate", "Forest Gate"],
        at="3.3",
    )
    assert table.window == "6.4b"
    assert table.staging == []
    assert table.engaged() == []
    table.pass_until("defend").choose("Gimli").pass_to("6.4.3")
    assert table.damage("Gimli") == 3 - 2
    assert table.staging == []
    table.done()
    assert table.window == "3.3"
    assert table.staging == ["Test Extra Attacks Ambusher"]
