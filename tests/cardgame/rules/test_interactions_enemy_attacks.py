"""Enemy attacks in which several rules meet: defenders that are lost, sentinels, shadow cards, enemies on the move."""

from __future__ import annotations

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.boxes.core.fights import attackers_now
from tests.cardgame.rules.free_events import BLAST, REPEL
from tests.cardgame.rules.window_walk import to_window
from tests.cardgame.rules.witness_cards import decline_until
from waybread.cardgame.facts import Stat

BATS = "Black Forest Bats"


@pytest.mark.rule("lcg:defending-player.3", "lcg:keyword.sentinel.1")
def test_a_shadow_effect_hurts_the_characters_of_the_attacked_player_and_not_those_of_the_sentinels_player() -> None:
    table = lay(
        Seat(heroes=["Gimli"], allies=["Guard of the Citadel"], engaged=[BATS], exhausted=["Gimli"]),
        Seat(heroes=["Aragorn", "Legolas"]),
        shadows={BATS: ["Hummerhorns"]},
        at="6.3",
    )
    table.pass_until("defend", player=0).done().pass_until("defend", player=1).choose("Aragorn")
    to_window(table, "6.4.2")
    assert table.damage("Gimli") == 1
    assert table.damage("Guard of the Citadel") == 1
    assert table.damage("Aragorn") == table.damage("Legolas") == 0


@pytest.mark.rule("lcg:step.6.4.3-5", "lcg:step.6.4.3-6", "lcg:step.6.4.3-4")
def test_a_defender_killed_by_the_shadow_effect_leaves_all_the_damage_to_a_hero_whose_defence_does_not_help() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Aragorn"], allies=["Gondorian Spearman"], engaged=["East Bight Patrol"]),
        shadows={"East Bight Patrol": ["Hummerhorns"]},
        at="6.3",
    )
    table.pass_until("defend").choose("Gondorian Spearman").done()
    table.pass_until("take damage")
    assert table.zone("Gondorian Spearman") == Zone.DISCARD
    assert table.options == ["Gimli", "Aragorn"]
    table.choose("Gimli")
    assert table.damage("Gimli") == 1 + 3


@pytest.mark.rule("lcg:step.6.4.3-5", "lcg:step.6.4.2")
def test_a_second_shadow_card_finds_the_attack_undefended_once_the_first_has_killed_the_defender() -> None:
    table = lay(
        Seat(heroes=["Gimli"], allies=["Gondorian Spearman"], engaged=["Misty Mountain Goblins"]),
        shadows={"Misty Mountain Goblins": ["Hummerhorns", "Dol Guldur Orcs"]},
        at="6.3",
    )
    table.pass_until("defend").choose("Gondorian Spearman").done()
    to_window(table, "6.4.2")
    assert table.stat("Misty Mountain Goblins", Stat.ATTACK) == 2 + 3


@pytest.mark.rule("lcg:step.6.4.3-4", "lcg:step.6.4.3-5", "lcg:defending-player.2")
def test_when_another_players_sentinel_is_lost_the_damage_goes_on_a_hero_of_the_attacked_player() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], engaged=["Forest Spider"], exhausted=["Gimli", "Thalin"]),
        Seat(heroes=["Legolas"], allies=["Gondorian Spearman"], hand=[BLAST]),
        at="6.3",
    )
    table.pass_until("defend", player=1).choose("Gondorian Spearman").done()
    to_window(table, "6.4.2").done().choose(BLAST, "Gondorian Spearman")
    table.pass_until("take damage")
    assert (table.player, table.options) == (0, ["Gimli", "Thalin"])


@pytest.mark.rule("lcg:keyword.sentinel.3", "lcg:cannot.1")
def test_a_sentinel_who_cannot_defend_does_not_step_in_either() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Forest Spider"], exhausted=["Gimli"]),
        Seat(heroes=["Aragorn"], attachments={"Aragorn": ["Gandalf's Map"]}),
        at="6.3",
    )
    assert "defend" not in decline_until(table, "commit")
    assert table.damage("Gimli") == 2


@pytest.mark.rule("lcg:damage.2", "lcg:attachment.4", "lcg:step.6.4.3-5")
def test_a_defender_that_dies_by_losing_its_armour_to_a_shadow_effect_leaves_the_attack_undefended() -> None:
    table = lay(
        Seat(heroes=["Denethor", "Gimli"], attachments={"Denethor": ["Citadel Plate"]}, engaged=["Marsh Adder"]),
        shadows={"Marsh Adder": ["Driven by Shadow"]},
        damage={"Denethor": 3},
        at="6.3",
    )
    table.pass_until("defend").choose("Denethor")
    to_window(table, "6.4.2")
    assert table.zone("Denethor") == Zone.DISCARD
    to_window(table, "6.4.3")
    assert table.damage("Gimli") == 4


@pytest.mark.rule("lcg:multiple-defenders.3", "lcg:step.6.4.3-5", "lcg:multiple-defenders.2")
def test_while_one_of_several_defenders_is_left_the_attack_is_defended_and_that_one_takes_the_damage() -> None:
    table = lay(
        Seat(
            heroes=["Gimli"],
            allies=["Gondorian Spearman", "Veteran Axehand"],
            engaged=["Marsh Adder"],
            hand=["Stand Together"],
        ),
        shadows={"Marsh Adder": ["Hummerhorns"]},
        at="6.2",
    )
    table.choose("Stand Together")
    table.pass_until("defend").choose("Gondorian Spearman", "Veteran Axehand").done()
    to_window(table, "6.4.3")
    assert table.zone("Gondorian Spearman") == Zone.DISCARD
    assert table.zone("Veteran Axehand") == Zone.DISCARD  # 1 by the shadow effect, 4 less 1 by the attack
    assert table.damage("Gimli") == 1


@pytest.mark.rule("lcg:step.6.4a-2", "lcg:step.6.2", "lcg:engaged.3")
def test_an_enemy_that_engages_after_the_shadow_cards_were_dealt_attacks_without_one() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=["Sneak Attack", "Son of Arnor"], resources=1),
        staging=["East Bight Patrol"],
        encounter_deck=["Dol Guldur Orcs"] * 5,
        at="6.2",
    )
    table.choose("Sneak Attack").pass_until("response").choose("Son of Arnor")
    assert table.engaged() == ["East Bight Patrol"]
    table.pass_until("defend")
    assert table.state.shadows == {}
    table.done()
    to_window(table, "6.4.3")
    assert table.damage("Aragorn") == 3


@pytest.mark.rule("lcg:engaged.3", "lcg:step.6.3-2", "lcg:player-order.2")
def test_an_enemy_taken_over_by_a_player_whose_enemies_have_attacked_still_attacks() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=["Sneak Attack", "Son of Arnor"], resources=1, engaged=[BATS]),
        Seat(heroes=["Gimli"], engaged=["Forest Spider", "King Spider"]),
        at="6.3",
    )
    table.pass_until("attacking enemy", player=1).choose("King Spider")
    to_window(table, "6.4.3").choose("Sneak Attack").pass_until("response").choose("Son of Arnor")
    table.choose("Forest Spider")
    assert table.engaged(0) == [BATS, "Forest Spider"]
    table.pass_until("defend", player=0)
    assert attackers_now(table) == ["Forest Spider"]


@pytest.mark.rule("lcg:faq.1.32", "lcg:faq.q.attacked-once", "lcg:defending-player.1")
def test_an_attacker_that_another_player_engages_in_mid_attack_still_hurts_the_player_it_attacked() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Forest Spider"]),
        Seat(heroes=["Aragorn"], hand=["Sneak Attack", "Son of Arnor"], resources=1),
        at="6.3",
    )
    to_window(table, "6.4.1").done().choose("Sneak Attack").pass_until("response").choose("Son of Arnor")
    assert table.engaged(1) == ["Forest Spider"]
    to_window(table, "6.4.3")
    assert table.damage("Gimli") == 2 + 1  # it has engaged a player, which makes it stronger
    table.pass_until("attack")
    assert table.damage("Aragorn") == 0


@pytest.mark.rule("lcg:faq.q.attacker-gone", "lcg:seq.6.2.1.4.2-2", "lcg:step.6.4.2")
def test_an_attacker_killed_before_its_shadow_card_is_turned_up_leads_to_neither_of_its_effects() -> None:
    table = lay(
        Seat(heroes=["Gimli"], hand=["Quick Strike"], engaged=["Misty Mountain Goblins"], resources=1),
        shadows={"Misty Mountain Goblins": ["Ungoliant's Spawn"]},
        damage={"Misty Mountain Goblins": 2},
        progress={"Flies and Spiders": 5},
        at="6.3",
    )
    to_window(table, "6.4b").choose("Quick Strike")
    table.pass_to("7.4")
    assert table.zone("Misty Mountain Goblins") == Zone.ENCOUNTER_DISCARD
    assert table.zone("Ungoliant's Spawn") == Zone.ENCOUNTER_DISCARD
    assert table.progress("Flies and Spiders") == 5
    assert table.threat() == 21


@pytest.mark.rule("lcg:seq.6.2.1.4.2-2", "lcg:step.6.4.3-3")
def test_an_attack_that_does_no_damage_is_an_attack_all_the_same() -> None:
    table = lay(
        Seat(heroes=["Denethor"], engaged=["Misty Mountain Goblins"]), progress={"Flies and Spiders": 5}, at="6.3"
    )
    table.pass_until("defend").choose("Denethor")
    to_window(table, "6.4.3")
    assert table.damage("Denethor") == 0
    assert table.progress("Flies and Spiders") == 4


@pytest.mark.rule("lcg:engaged.2", "lcg:engaged.4", "lcg:faq.q.shadow-unresolved")
def test_an_enemy_that_withdraws_after_its_attack_keeps_its_wounds_and_is_out_of_reach_of_the_players() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Wargs"]),
        shadows={"Wargs": ["Forest Gate"]},
        damage={"Wargs": 2},
        at="6.3",
    )
    to_window(table, "6.4.3")
    assert table.staging == ["Wargs"]
    assert table.damage("Wargs") == 2
    assert "attack" not in decline_until(table, "commit")
    assert table.staging == ["Wargs"]
    assert table.zone("Forest Gate") == Zone.ENCOUNTER_DISCARD


@pytest.mark.rule("lcg:engaged.4", "lcg:step.6.4a-2")
def test_an_enemy_that_goes_to_the_staging_area_and_back_has_attacked_already() -> None:
    table = lay(
        Seat(
            heroes=["Aragorn"], hand=[REPEL, "Sneak Attack", "Son of Arnor"], resources=1, engaged=["King Spider", BATS]
        ),
        at="6.3",
    )
    table.pass_until("attacking enemy").choose("King Spider")
    to_window(table, "6.4.3").choose(REPEL, "King Spider")
    table.choose("Sneak Attack").pass_until("response").choose("Son of Arnor")
    assert table.engaged() == [BATS, "King Spider"]
    assert table.damage("Aragorn") == 3
    table.pass_until("attack")
    assert table.damage("Aragorn") == 3 + 1  # only the bats have attacked since


@pytest.mark.rule("lcg:threat-elimination.2", "lcg:elimination.5", "lcg:faq.q.attacked-once")
def test_a_shadow_effect_that_eliminates_the_attacked_player_ends_the_attack_for_good() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=[BATS], threat=47),
        Seat(heroes=["Aragorn", "Legolas"]),
        shadows={BATS: ["East Bight Patrol"]},
        damage={BATS: 1},
        at="6.3",
    )
    table.pass_until("defend", player=0).done().pass_until("defend", player=1).done()
    to_window(table, "7.4")
    assert table.state.eliminated == [True, False]
    assert (table.staging, table.damage(BATS)) == ([BATS], 1)
    assert table.damage("Aragorn") == table.damage("Legolas") == 0


@pytest.mark.rule("lcg:step.6.4a-2", "lcg:engaged.1", "lcg:faq.q.shadow-text")
def test_a_shadow_card_that_enters_play_engaged_attacks_in_the_same_phase() -> None:
    table = lay(Seat(heroes=["Gimli", "Thalin"], engaged=[BATS]), shadows={BATS: ["Ungoliant's Swarm"]}, at="6.3")
    table.pass_until("defend").done()
    to_window(table, "6.4.3")
    assert table.engaged() == [BATS, "Ungoliant's Swarm"]
    assert not table.ready("Gimli")
    assert not table.ready("Thalin")
    to_window(table, "6.4b")
    assert attackers_now(table) == ["Ungoliant's Swarm"]


@pytest.mark.rule("lcg:faq.1.28", "lcg:step.6.4.3-4", "lcg:elimination.4")
def test_an_inner_attack_that_kills_the_last_hero_ends_the_outer_attack_too() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], engaged=["Forest Spider"]),
        Seat(heroes=["Legolas"]),
        shadows={"Forest Spider": ["Wolf Rider"]},
        damage={"Éowyn": 1},
        at="6.3",
    )
    to_window(table, "7.4")
    assert table.state.eliminated == [True, False]
    assert table.state.attacks == []
    assert table.staging == ["Forest Spider"]


@pytest.mark.rule("lcg:step.6.4.3-7", "lcg:defending-player.2", "lcg:threat-elimination.2")
def test_damage_left_over_from_a_dead_sentinel_can_eliminate_the_attacked_player() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Hill Troll"], threat=46, exhausted=["Gimli"]),
        Seat(heroes=["Legolas"], allies=["Gondorian Spearman"]),
        at="6.3",
    )
    table.pass_until("defend", player=1).choose("Gondorian Spearman").done()
    to_window(table, "7.4")
    assert table.state.eliminated == [True, False]  # 6 less 1, less the 1 hit point: 4 threat
    assert table.damage("Legolas") == 0


@pytest.mark.rule("lcg:modifiers.1", "lcg:step.6.4.3", "lcg:lasting.6")
def test_defence_gained_after_the_shadow_effect_counts_and_is_gone_in_the_next_phase() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Forest Spider"], hand=["Blade Mastery"], resources=1),
        shadows={"Forest Spider": ["Dol Guldur Orcs"]},
        at="6.3",
    )
    table.pass_until("defend").choose("Gimli")
    to_window(table, "6.4.2").choose("Blade Mastery")
    to_window(table, "6.4.3")
    assert table.damage("Gimli") == 0  # 2 + 1 against 2 + 1
    table.pass_to("7.4")
    assert table.stat("Gimli", Stat.DEFENSE) == 2


@pytest.mark.rule("lcg:defending-player.2", "lcg:step.6.4.1-4")
def test_stand_together_for_one_player_does_not_let_two_sentinels_of_another_step_in() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Forest Spider"], hand=["Stand Together"], exhausted=["Gimli"]),
        Seat(heroes=["Aragorn"], allies=["Gondorian Spearman"]),
        at="6.2",
    )
    table.choose("Stand Together", "player 0")
    table.pass_until("defend", player=1).choose("Aragorn")
    assert (table.asked, table.window) == ("action", "6.4.1")
    assert not table.ready("Aragorn")
    assert table.ready("Gondorian Spearman")
