"""Player attack resolution, 6.8a to 6.8.4: targets, attackers, ranged help, the damage."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.rules.window_walk import windows_until
from waybread.cardgame.abilities.ability import Use, action, response
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.readiness import ready
from waybread.cardgame.facts import Sphere
from waybread.cardgame.library import ally, event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL


@event("Test Player Attacks Second Wind", NEUTRAL, cost=0)
class SecondWind:
    @action()
    async def breathe(game: CardGame, use: Use) -> None:
        """Ready each character you control."""
        for each in game.characters(use.player):
            await ready(game, each, use.card)


@ally("Test Player Attacks Bard", NEUTRAL, cost=1, willpower=0, attack=1, defense=0, hit_points=1)
class Bard:
    @response(
        after=On.CHARACTERS_ATTACKED,
        condition=lambda game, use: bool(game.state.attacks) and use.card in game.state.attacks[-1].attackers,
    )
    async def sing(game: CardGame, use: Use) -> None:
        """After an attack ends in which this ally is attacking, draw 1 card."""
        await draw(game, use.player, 1, use.card)


# 6.8a: who attacks whom


@pytest.mark.rule("lcg:step.6.8a", "lcg:step.6.8a-3")
def test_beginning_with_the_first_player_each_may_attack_their_own_enemies_or_decline() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], engaged=["Forest Spider"]),
        Seat(heroes=["Gimli"], engaged=["King Spider", "Dol Guldur Orcs"]),
        staging=["East Bight Patrol"],
        first_player=1,
        at="6.7",
    )
    assert (table.player, table.asked) == (1, "attack")
    assert table.options == ["King Spider", "Dol Guldur Orcs"]
    assert table.may_pass
    table.done()
    assert (table.player, table.options) == (0, ["Forest Spider"])


@pytest.mark.rule("lcg:step.6.8a-3")
def test_a_player_who_cannot_attack_is_passed_over() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], engaged=["Forest Spider"], exhausted=["Aragorn"]),
        Seat(heroes=["Gimli"], engaged=["King Spider"]),
        at="6.7",
    )
    assert (table.player, table.asked, table.options) == (1, "attack", ["King Spider"])


@pytest.mark.rule("lcg:step.6.8a-2", "lcg:step.6.8.4", "lcg:step.6.8.4-3")
def test_a_player_attack_goes_through_its_steps_and_back_to_the_choice_of_the_next() -> None:
    table = lay(Seat(heroes=["Aragorn", "Gimli"], engaged=["Ungoliant's Spawn", "King Spider"]), at="6.7")
    table.choose("Ungoliant's Spawn", "Gimli").done()
    assert windows_until(table, "attack") == ["6.8.1", "6.8.2", "6.8.3"]
    assert (table.player, table.options) == (0, ["King Spider"])
    assert table.state.attacks == []


@pytest.mark.rule("lcg:seq.6.3.1")
def test_a_player_attacks_an_enemy_once_in_a_combat_phase_even_with_characters_ready_again() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Ungoliant's Spawn"], hand=["Test Player Attacks Second Wind"]),
        Seat(heroes=["Legolas"], engaged=["King Spider"]),
        at="6.7",
    )
    table.choose("Ungoliant's Spawn").pass_to("6.8.3").choose("Test Player Attacks Second Wind")
    assert table.ready("Gimli")
    table.pass_until("attack")
    assert table.player == 1  # player 0 has no attack left
    assert table.options == ["King Spider", "Ungoliant's Spawn"]  # but the other player's is not used up


# 6.8b: attackers


@pytest.mark.rule("lcg:step.6.8b", "lcg:exhausted.1")
def test_a_player_exhausts_as_many_characters_as_they_like_to_attack_one_enemy() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Gimli"], allies=["Veteran Axehand"], engaged=["Ungoliant's Spawn", "King Spider"]),
        at="6.7",
    )
    table.choose("Ungoliant's Spawn")
    assert table.options == ["Aragorn", "Gimli", "Veteran Axehand"]
    table.choose("Aragorn", "Veteran Axehand").done()
    assert table.names(table.state.attacks[-1].attackers) == ["Aragorn", "Veteran Axehand"]
    assert not table.ready("Aragorn")
    assert not table.ready("Veteran Axehand")
    assert table.ready("Gimli")


@pytest.mark.rule("lcg:seq.6.3.1.2")
def test_an_attack_needs_at_least_one_attacker() -> None:
    table = lay(Seat(heroes=["Aragorn", "Gimli"], engaged=["Ungoliant's Spawn"]), at="6.7")
    table.choose("Ungoliant's Spawn")
    assert (table.asked, table.may_pass) == ("attackers", False)
    table.choose("Gimli")
    assert table.may_pass


@pytest.mark.rule("lcg:step.6.8b-2", "lcg:keyword.ranged.1", "lcg:keyword.ranged.3")
def test_ranged_characters_alone_may_attack_an_enemy_engaged_with_another_player() -> None:
    table = lay(
        Seat(heroes=["Legolas", "Gimli"], allies=["Horseback Archer", "Silverlode Archer"],
             exhausted=["Silverlode Archer"]),
        Seat(heroes=["Théodred"], engaged=["Ungoliant's Spawn"]),
        at="6.7",
    )  # fmt: skip
    assert (table.player, table.options) == (0, ["Ungoliant's Spawn"])
    table.choose("Ungoliant's Spawn")
    assert table.options == ["Legolas", "Horseback Archer"]  # not Gimli, and not the exhausted archer
    table.choose("Legolas", "Horseback Archer")
    assert not table.ready("Legolas")
    assert not table.ready("Horseback Archer")
    table.pass_to("6.8.3")
    assert table.damage("Ungoliant's Spawn") == 3 + 2 - 2


@pytest.mark.rule("lcg:step.6.8b-2", "lcg:keyword.ranged.1")
def test_without_ranged_another_players_enemy_is_out_of_reach() -> None:
    table = lay(Seat(heroes=["Gimli"]), Seat(heroes=["Théodred"], engaged=["Ungoliant's Spawn"]), at="6.7")
    assert (table.player, table.asked) == (1, "attack")


# 6.8.1: ranged help


@pytest.mark.rule("lcg:step.6.8.1", "lcg:keyword.ranged.2", "lcg:keyword.ranged.3", "lcg:step.6.8.2")
def test_other_players_may_join_an_attack_with_ready_ranged_characters() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Ungoliant's Spawn"]),
        Seat(heroes=["Legolas", "Aragorn"], allies=["Horseback Archer", "Silverlode Archer"],
             exhausted=["Silverlode Archer"]),
        at="6.7",
    )  # fmt: skip
    table.choose("Ungoliant's Spawn")
    assert (table.player, table.asked) == (1, "join attack")
    assert table.options == ["Legolas", "Horseback Archer"]
    table.choose("Legolas").done()
    assert not table.ready("Legolas")
    assert table.ready("Horseback Archer")
    assert table.names(table.state.attacks[-1].attackers) == ["Gimli", "Legolas"]
    table.pass_to("6.8.3")
    assert table.damage("Ungoliant's Spawn") == 2 + 3 - 2


@pytest.mark.rule("lcg:faq.q.ranged-staging")
def test_ranged_gives_no_right_to_attack_or_to_join_an_attack_in_the_staging_area() -> None:
    table = lay(
        Seat(heroes=["Dúnhere", "Legolas"]),
        Seat(heroes=["Glorfindel"], allies=["Horseback Archer"]),
        staging=["King Spider"],
        at="6.7",
    )
    table.choose("King Spider")
    assert table.window == "6.8.1"  # neither was Legolas asked nor the archer
    assert table.names(table.state.attacks[-1].attackers) == ["Dúnhere"]
    table.pass_to("6.8.3")
    assert table.damage("King Spider") == 2 + 1 - 1  # Dúnhere alone
    assert table.zone("King Spider") is Zone.STAGING


# 6.8.2 and 6.8.3: damage


@pytest.mark.rule("lcg:step.6.8.2", "lcg:step.6.8.3", "lcg:attack-strength.1", "lcg:defense-strength.1")
def test_the_attackers_strength_is_added_up_and_the_enemys_defence_taken_off() -> None:
    table = lay(Seat(heroes=["Aragorn", "Gimli"], engaged=["Ungoliant's Spawn"]), at="6.7")
    table.choose("Ungoliant's Spawn", "Aragorn", "Gimli").pass_to("6.8.2")
    assert table.damage("Ungoliant's Spawn") == 0
    table.pass_to("6.8.3")
    assert table.damage("Ungoliant's Spawn") == 3 + 2 - 2


@pytest.mark.rule("lcg:step.6.8.3-2")
def test_an_enemy_whose_defence_is_as_high_as_the_attack_takes_no_damage() -> None:
    table = lay(Seat(heroes=["Gimli"], engaged=["Ungoliant's Spawn"]), at="6.7")
    table.choose("Ungoliant's Spawn").pass_to("6.8.3")
    assert table.state.damage == {}


# 6.8.4: the end


@pytest.mark.rule("lcg:step.6.8.4-2", "lcg:seq.6.3.2")
def test_attackers_are_attacking_until_reactions_to_the_end_are_done_and_stay_exhausted() -> None:
    table = lay(
        Seat(heroes=["Gimli"], allies=["Test Player Attacks Bard"], engaged=["Ungoliant's Spawn", "King Spider"]),
        at="6.7",
    )
    table.choose("Ungoliant's Spawn", "Test Player Attacks Bard").done().pass_until("response")
    assert table.options == ["Test Player Attacks Bard"]  # still attacking
    table.choose("Test Player Attacks Bard")
    assert len(table.hand()) == 1
    assert table.asked == "attack"
    assert table.state.attacks == []
    assert not table.ready("Test Player Attacks Bard")
