"""Enemy attack resolution, 6.4b to 6.4.4: the attacker, its defenders, the damage."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import CARDS, Seat, Zone, lay
from tests.cardgame.rules.window_walk import to_window
from waybread.cardgame.abilities.ability import Use, action, forced, rule
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import any_player, itself
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.engagement import engage, return_to_staging
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.facts import CHARACTERS, CardType, Sphere, Stat
from waybread.cardgame.library import ally, enemy, event
from waybread.cardgame.zones.card_moves import leave_combat

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL


@event("Test Enemy Attacks Retreat", NEUTRAL, cost=0)
class Retreat:
    @action(target=lambda game, use: game.characters())
    async def retreat(game: CardGame, use: Use, character: int) -> None:
        """Choose a character and remove it from combat."""
        leave_combat(game.state, character)


@event("Test Enemy Attacks Pitfall", NEUTRAL, cost=0)
class Pitfall:
    @action(target=lambda game, use: [*game.characters(), *game.enemies()])
    async def fall(game: CardGame, use: Use, card: int) -> None:
        """Choose and discard a character or an enemy."""
        await discard(game, card, use.card)


@event("Test Enemy Attacks Chase Away", NEUTRAL, cost=0)
class ChaseAway:
    @action(target=lambda game, use: game.enemies())
    async def chase(game: CardGame, use: Use, enemy: int) -> None:
        """Choose an engaged enemy and return it to the staging area."""
        await return_to_staging(game, enemy, use.card)


@event("Test Enemy Attacks Challenge", NEUTRAL, cost=0)
class Challenge:
    @action(target=any_player)
    async def challenge(game: CardGame, use: Use, player: int) -> None:
        """Choose a player. Each enemy engages that player."""
        for each in game.enemies():
            await engage(game, each, player)


@enemy("Test Enemy Attacks Brute", engagement_cost=30, threat=1, attack=4, defense=0, hit_points=6)
class Brute:
    @forced(after=On.ENEMY_ATTACKED, condition=itself)
    async def lumber_off(game: CardGame, use: Use) -> None:
        """After this enemy attacks, return it to the staging area."""
        await return_to_staging(game, use.card, use.card)


@ally("Test Enemy Attacks Marshal", NEUTRAL, cost=1, willpower=0, attack=0, defense=0, hit_points=1)
class Marshal:
    @rule(Rule.MAY_DECLARE_SEVERAL_DEFENDERS)
    def close_ranks(game: CardGame, use: Use, enemy: int, player: int) -> bool:
        """You may declare any number of defenders."""
        return player == use.player


# Numbers


@pytest.mark.rule("lcg:attack-strength.1", "lcg:defense-strength.1", "lcg:hit-points.1")
def test_every_character_and_every_enemy_has_attack_defence_and_hit_points() -> None:
    fighters = [card for card in CARDS.values() if card.type in (*CHARACTERS, CardType.ENEMY)]
    assert len(fighters) > 40
    for card in fighters:
        assert card.attack is not None, card.title
        assert card.defense is not None, card.title
        assert card.hit_points is not None, card.title


@pytest.mark.rule("lcg:attack-strength.1", "lcg:defense-strength.1", "lcg:step.6.4.3", "lcg:step.6.4.3-2")
def test_a_defender_takes_the_attack_less_its_defence() -> None:
    table = lay(Seat(heroes=["Gimli", "Aragorn"], engaged=["Ungoliant's Spawn"]), encounter_deck=[], at="6.4a")
    table.pass_until("defend").choose("Gimli").pass_to("6.4.2")
    assert table.damage("Gimli") == 0
    table.pass_to("6.4.3")
    assert table.damage("Gimli") == 5 - 2
    assert table.damage("Aragorn") == 0


@pytest.mark.rule("lcg:step.6.4.3-3")
def test_a_defence_as_high_as_the_attack_takes_no_damage() -> None:
    table = lay(Seat(heroes=["Gimli", "Aragorn"], engaged=["Forest Spider"]), encounter_deck=[], at="6.4a")
    assert table.stat("Forest Spider", Stat.ATTACK) == table.stat("Gimli", Stat.DEFENSE) == 2
    table.pass_until("defend").choose("Gimli").pass_to("6.4.3")
    assert table.state.damage == {}


# 6.4b: the attacker


@pytest.mark.rule("lcg:step.6.4b")
def test_the_player_names_the_attacker_among_engaged_enemies_that_have_not_attacked_yet() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Aragorn"], engaged=["Forest Spider", "Black Forest Bats", "Dol Guldur Orcs"]),
        staging=["King Spider"],
        encounter_deck=[],
        at="6.4a",
    )
    assert table.options == ["Forest Spider", "Black Forest Bats", "Dol Guldur Orcs"]
    table.choose("Black Forest Bats")
    assert table.window == "6.4b"
    assert table.state.attacks[-1].enemy == table.id("Black Forest Bats")
    table.pass_until("attacking enemy")
    assert table.options == ["Forest Spider", "Dol Guldur Orcs"]


@pytest.mark.rule("lcg:faq.q.attacked-once")
def test_an_enemy_that_has_attacked_does_not_attack_again_for_another_player() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Forest Spider"], hand=["Test Enemy Attacks Challenge"]),
        Seat(heroes=["Aragorn"]),
        encounter_deck=[],
        at="6.4a",
    )
    table.pass_to("6.4.3").choose("Test Enemy Attacks Challenge", "player 1")
    assert table.engaged(1) == ["Forest Spider"]
    table.pass_until("attack", player=1)
    assert table.damage("Gimli") == 2
    assert table.damage("Aragorn") == 0


@pytest.mark.rule("lcg:faq.q.attacker-gone")
@pytest.mark.parametrize("window", ["6.4b", "6.4.1", "6.4.2"])
def test_the_attack_ends_with_the_step_in_which_the_attacker_left_play(window: str) -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Ungoliant's Spawn"], hand=["Test Enemy Attacks Pitfall"]),
        shadows={"Ungoliant's Spawn": ["Dol Guldur Orcs"]},
        at="6.4a",
    )
    to_window(table, window).choose("Test Enemy Attacks Pitfall", "Ungoliant's Spawn")
    assert table.encounter_discard == ["Dol Guldur Orcs", "Ungoliant's Spawn"]  # the shadow card with its enemy
    table.done()
    assert table.asked == "action"
    assert table.window == "7.4"  # there is nothing left to defend, resolve or attack
    assert table.damage("Gimli") == 0


# 6.4.1: defenders


@pytest.mark.rule("lcg:step.6.4.1", "lcg:step.6.4.1-2", "lcg:step.6.4.1-4", "lcg:defending-player.1")
def test_the_attacked_player_may_declare_one_ready_character_which_exhausts() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], allies=["Veteran Axehand"], engaged=["King Spider"], exhausted=["Thalin"]),
        Seat(heroes=["Théodred"]),
        encounter_deck=[],
        at="6.4a",
    )
    table.pass_until("defend")
    assert (table.player, table.options) == (0, ["Gimli", "Veteran Axehand"])
    table.choose("Veteran Axehand")
    assert table.window == "6.4.1"  # no second defender, and nobody else is asked
    assert not table.ready("Veteran Axehand")
    assert table.ready("Gimli")
    assert table.names(table.state.attacks[-1].defenders) == ["Veteran Axehand"]


@pytest.mark.rule("lcg:step.6.4.1-3", "lcg:step.6.4.3-4", "lcg:step.6.4.3-6")
def test_an_undefended_attack_puts_all_its_damage_on_one_hero_and_no_defence_helps() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Aragorn"], allies=["Veteran Axehand"], engaged=["King Spider"]),
        encounter_deck=[],
        at="6.4a",
    )
    table.pass_until("defend").done().pass_until("take damage")
    assert (table.player, table.options) == (0, ["Gimli", "Aragorn"])  # no ally
    table.choose("Aragorn")
    assert table.damage("Aragorn") == 3
    assert table.damage("Gimli") == 0
    assert table.ready("Aragorn")


@pytest.mark.rule("lcg:step.6.4.3-5")
@pytest.mark.parametrize("event", ["Test Enemy Attacks Retreat", "Test Enemy Attacks Pitfall"])
def test_a_defender_that_leaves_play_or_combat_leaves_the_attack_undefended(event: str) -> None:
    table = lay(
        Seat(heroes=["Gimli"], allies=["Gondorian Spearman"], engaged=["King Spider"], hand=[event]),
        encounter_deck=[],
        at="6.4a",
    )
    table.pass_until("defend").choose("Gondorian Spearman").pass_to("6.4.2")
    table.choose(event, "Gondorian Spearman").pass_to("6.4.3")
    assert table.damage("Gimli") == 3
    assert table.damage("Gondorian Spearman") == 0


@pytest.mark.rule("lcg:step.6.4.3-7")
def test_damage_beyond_what_destroys_a_defender_is_lost() -> None:
    table = lay(
        Seat(heroes=["Gimli"], allies=["Veteran Axehand"], engaged=["Ungoliant's Spawn"]),
        encounter_deck=[],
        at="6.4a",
    )
    table.pass_until("defend").choose("Veteran Axehand").pass_to("6.4.3")
    assert table.zone("Veteran Axehand") is Zone.DISCARD
    assert table.damage("Gimli") == 0


@pytest.mark.rule("lcg:seq.6.2.1.4.2-2")
def test_after_this_enemy_attacks_comes_after_the_damage_and_before_the_last_window() -> None:
    table = lay(Seat(heroes=["Gimli"], engaged=["Test Enemy Attacks Brute"]), encounter_deck=[], at="6.4a")
    table.pass_to("6.4.2")
    assert (table.damage("Gimli"), table.staging) == (0, [])
    table.pass_to("6.4.3")
    assert (table.damage("Gimli"), table.staging) == (4, ["Test Enemy Attacks Brute"])


@pytest.mark.rule("lcg:seq.6.2.2")
def test_when_the_attack_is_over_its_defender_is_one_no_longer_but_stays_exhausted() -> None:
    table = lay(Seat(heroes=["Gimli"], engaged=["Forest Spider", "King Spider"]), encounter_deck=[], at="6.4a")
    table.choose("Forest Spider").pass_until("defend").choose("Gimli").pass_to("6.4.3").pass_to("6.4b")
    assert table.state.attacks[-1].enemy == table.id("King Spider")
    assert table.state.attacks[-1].defenders == []
    assert not table.ready("Gimli")
    table.pass_to("6.4.3")
    assert table.damage("Gimli") == 3  # it was too tired to defend again


# Who is the defending player


@pytest.mark.rule("lcg:defending-player.2", "lcg:defending-player.3", "lcg:keyword.sentinel.1")
def test_another_players_sentinel_defends_but_the_attacked_player_bears_the_shadow_effect() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Forest Spider"]),
        Seat(heroes=["Aragorn", "Théodred"]),
        shadows={"Forest Spider": ["Ungoliant's Spawn"]},
        at="6.4a",
    )
    table.pass_until("defend", player=1)
    assert table.options == ["Aragorn"]  # Théodred is no sentinel
    table.choose("Aragorn").pass_to("6.4.2")
    assert (table.threat(0), table.threat(1)) == (24, 20)  # defended, so by 4
    assert table.state.attacks[-1].player == 0


# Several defenders


@pytest.mark.rule("lcg:multiple-defenders.1", "lcg:multiple-defenders.2", "lcg:multiple-defenders.3")
def test_several_defenders_add_their_defence_and_one_of_them_takes_all_damage() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], allies=["Veteran Axehand"], engaged=["Ungoliant's Spawn"],
             hand=["Stand Together"]),
        encounter_deck=[],
        at="6.4a",
    )  # fmt: skip
    table.choose("Stand Together").pass_until("defend").choose("Gimli", "Veteran Axehand").done()
    assert not table.ready("Gimli")
    assert not table.ready("Veteran Axehand")
    table.pass_until("take damage")
    assert (table.player, table.options) == (0, ["Gimli", "Veteran Axehand"])
    table.choose("Gimli")
    assert table.damage("Gimli") == 5 - (2 + 1)
    assert table.damage("Veteran Axehand") == 0


@pytest.mark.rule("lcg:multiple-defenders.1", "lcg:step.6.4.1")
def test_without_such_a_card_a_second_defender_is_not_asked_for() -> None:
    seat = Seat(heroes=["Gimli", "Thalin"], allies=["Test Enemy Attacks Marshal"], engaged=["King Spider"])
    table = lay(seat, encounter_deck=[], at="6.4a")
    table.pass_until("defend").choose("Gimli")
    assert (table.asked, table.options) == ("defend", ["Thalin", "Test Enemy Attacks Marshal"])
    alone = lay(Seat(heroes=["Gimli", "Thalin"], engaged=["King Spider"]), encounter_deck=[], at="6.4a")
    alone.pass_until("defend").choose("Gimli")
    assert alone.window == "6.4.1"


# Changes in the middle of an attack


@pytest.mark.rule("lcg:faq.1.32")
def test_an_attacker_sent_back_to_the_staging_area_finishes_its_attack_from_there() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], engaged=["King Spider"], hand=["Test Enemy Attacks Chase Away"]),
        encounter_deck=[],
        at="6.4a",
    )
    table.pass_until("defend").choose("Thalin").choose("Test Enemy Attacks Chase Away")
    assert table.staging == ["King Spider"]
    table.pass_to("6.4.3")
    assert table.damage("Thalin") == 1
    assert table.staging == ["King Spider"]


@pytest.mark.rule("lcg:faq.1.32", "lcg:defending-player.2")
def test_a_defender_that_changes_control_still_defends_and_the_attack_stays_on_the_first_player() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], allies=["Wandering Took"], engaged=["Forest Spider"], threat=20),
        Seat(heroes=["Aragorn"]),
        encounter_deck=[],
        at="6.4a",
    )
    table.pass_until("defend").choose("Wandering Took").choose("Wandering Took")
    assert table.controller("Wandering Took") == 1
    table.pass_to("6.4.3")
    assert table.damage("Wandering Took") == 1
    assert table.damage("Éowyn") == 0
    assert table.state.attacks[-1].player == 0
