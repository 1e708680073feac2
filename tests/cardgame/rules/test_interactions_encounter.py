"""Travel, engagement and the encounter deck where they meet other rules."""

from __future__ import annotations

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.rules.free_events import BANISH, BLAST, DREAD, REPEL, STRIDE
from tests.cardgame.rules.window_walk import to_window
from tests.cardgame.rules.witness_cards import decline_until
from waybread.cardgame.abilities.modifiers import staging_threat
from waybread.cardgame.facts import Stat

QUIET = ("Forest Gate",) * 6


@pytest.mark.rule("lcg:travel.1", "lcg:keyword.doomed.1", "lcg:first-player.3")
def test_a_first_player_eliminated_by_the_cost_of_travelling_does_not_stop_the_journey() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], threat=49),
        Seat(heroes=["Gimli"]),
        staging=["Mountains of Mirkwood"],
        encounter_deck=["Cavern Guardian", *QUIET],
        at="4.1",
    )
    table.choose("Mountains of Mirkwood")
    assert table.state.eliminated == [True, False]
    assert table.active_location == "Mountains of Mirkwood"
    assert table.staging == ["Cavern Guardian"]
    assert table.player == 1


@pytest.mark.rule("lcg:travel.2", "lcg:cost.3", "lcg:elimination.6")
def test_a_cost_for_each_player_is_not_asked_of_those_who_are_out_of_the_game() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=[DREAD]),
        Seat(heroes=["Gimli"]),
        Seat(heroes=["Legolas"], exhausted=["Legolas"]),
        staging=["Great Forest Web"],
        at="3.4",
    )
    to_window(table, "3.4").choose(DREAD, 2)
    table.pass_until("travel")
    table.choose("Great Forest Web")
    assert not table.ready("Aragorn")
    assert not table.ready("Gimli")
    assert table.active_location == "Great Forest Web"


@pytest.mark.rule("lcg:travel.2", "lcg:cost.3")
def test_one_player_without_a_ready_hero_keeps_the_whole_group_from_such_a_location() -> None:
    table = lay(
        Seat(heroes=["Aragorn"]),
        Seat(heroes=["Gimli"], allies=["Veteran Axehand"], exhausted=["Gimli"]),
        staging=["Great Forest Web"],
        at="4.1",
    )
    assert (table.asked, table.window) == ("action", "4.2")
    assert table.active_location is None


@pytest.mark.rule("lcg:lasting.6", "lcg:engaged.1", "lcg:constant.4")
def test_an_enemy_that_engages_twice_in_a_round_has_its_bonus_twice_and_loses_both_with_the_round() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=["Sneak Attack", "Son of Arnor", REPEL], resources=1, threat=30),
        staging=["Forest Spider"],
        at="3.1",
    )
    table.choose("Sneak Attack").choose("Son of Arnor")
    assert table.stat("Forest Spider", Stat.ATTACK) == 3
    table.choose(REPEL)
    to_window(table, "6.2")
    assert table.engaged() == ["Forest Spider"]
    assert table.stat("Forest Spider", Stat.ATTACK) == 4
    to_window(table, "7.4")
    to_window(table, "1.3")
    assert table.stat("Forest Spider", Stat.ATTACK) == 2


@pytest.mark.rule("lcg:engaged.2", "lcg:step.3.4", "lcg:after.1")
def test_an_enemy_engaged_in_the_middle_of_the_quest_phase_adds_no_threat_to_the_quest() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=["Sneak Attack", "Son of Arnor"], resources=1),
        committed=["Aragorn"],
        staging=["East Bight Patrol"],
        encounter_deck=["Old Forest Road", *QUIET],
        at="3.3",
    )
    to_window(table, "3.3")
    assert staging_threat(table.game) == 4
    table.choose("Sneak Attack").choose("Son of Arnor")
    assert staging_threat(table.game) == 1
    to_window(table, "3.4")
    assert table.progress("Flies and Spiders") == 1


@pytest.mark.rule("lcg:lasting.1", "lcg:step.5.3-2", "lcg:optional-engagement.3")
def test_an_enemy_whose_threat_does_not_count_makes_its_engagement_check_as_ever() -> None:
    table = lay(
        Seat(heroes=["Glorfindel"], hand=["Radagast's Cunning"], resources=1, threat=25),
        staging=["Forest Spider"],
        at="3.1",
    )
    table.choose("Radagast's Cunning")
    assert staging_threat(table.game) == 0
    to_window(table, "5.3")
    assert table.engaged() == ["Forest Spider"]


@pytest.mark.rule("lcg:step.5.3-3", "lcg:step.5.3-2", "lcg:engagement-check.2")
def test_checks_give_each_player_one_enemy_at_a_time_the_costliest_within_their_own_threat() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], threat=20),
        Seat(heroes=["Gimli"], threat=32),
        staging=["Black Forest Bats", "King Spider", "Ungoliant's Spawn", "Forest Spider"],  # 15, 20, 32, 25
        at="5.3",
    )
    to_window(table, "5.3")
    assert table.engaged(0) == ["King Spider", "Black Forest Bats"]
    assert table.engaged(1) == ["Ungoliant's Spawn", "Forest Spider"]


@pytest.mark.rule("lcg:step.5.2", "lcg:threat-elimination.2", "lcg:optional-engagement.2")
def test_a_player_eliminated_in_the_travel_phase_has_no_chance_to_engage_and_the_next_one_has() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=[DREAD]),
        Seat(heroes=["Gimli"]),
        Seat(heroes=["Legolas"]),
        staging=["Goblin Sniper"],
        first_player=2,
        at="4.2",
    )
    table.done().choose(DREAD, 0)
    table.pass_until("engage")
    assert table.player == 2
    table.done()
    assert (table.asked, table.player) == ("engage", 1)
    table.done()
    assert table.window == "5.2"


@pytest.mark.rule("lcg:running-out-cards.3", "lcg:step.3.3", "lcg:faq.q.last-card")
def test_with_too_few_encounter_cards_anywhere_the_later_reveals_of_the_step_find_nothing() -> None:
    table = lay(
        Seat(heroes=["Aragorn"]), Seat(heroes=["Gimli"]), Seat(heroes=["Legolas"]),
        encounter_deck=["Forest Spider"], encounter_discard=["Old Forest Road"], at="3.3",
    )  # fmt: skip
    to_window(table, "3.3")
    assert sorted(table.staging) == ["Forest Spider", "Old Forest Road"]
    assert table.encounter_deck == table.encounter_discard == []


@pytest.mark.rule("lcg:step.6.2-2", "lcg:step.6.2-4", "lcg:step.6.2-3")
def test_a_short_deck_leaves_the_later_players_enemies_and_the_cheaper_ones_without_shadow_cards() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], engaged=["Black Forest Bats"]),
        Seat(heroes=["Gimli"], engaged=["King Spider", "Forest Spider"]),
        encounter_deck=["Forest Gate", "Old Forest Road"],
        encounter_discard=["Evil Storm"] * 3,
        first_player=1,
        at="6.2",
    )
    dealt = {table.name(enemy): table.names(cards) for enemy, cards in table.state.shadows.items()}
    assert dealt == {"Forest Spider": ["Forest Gate"], "King Spider": ["Old Forest Road"]}
    assert len(table.encounter_discard) == 3


@pytest.mark.rule("lcg:keyword.victory.1", "lcg:discard.1", "lcg:destroy.2")
def test_an_enemy_with_victory_that_leaves_play_undefeated_is_worth_nothing() -> None:
    table = lay(Seat(heroes=["Aragorn"], hand=[BANISH, BLAST], engaged=["Hummerhorns", "Marsh Adder"]), at="3.1")
    table.choose(BANISH, "Hummerhorns").choose(BLAST, "Marsh Adder")
    assert table.zone("Hummerhorns") == Zone.ENCOUNTER_DISCARD
    assert table.names(table.state.victory_display) == ["Marsh Adder"]


@pytest.mark.rule("lcg:seq.quest.1", "lcg:engaged.4", "lcg:quest-advancement.1")
def test_a_stage_that_waits_for_an_enemy_to_be_gone_does_not_take_its_return_to_the_staging_area_for_that() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=[REPEL, BLAST], engaged=["Hill Troll"]),
        quest="To the River...",
        quest_deck=["Anduin Passage"],
        progress={"To the River...": 9},
        at="3.1",
    )
    table.choose(REPEL)
    assert table.quest == "To the River..."
    table.choose(BLAST, "Hill Troll")
    assert table.quest == "Anduin Passage"
    assert table.progress("Anduin Passage") == 0


@pytest.mark.rule("lcg:seq.quest.2", "lcg:quest-advancement.2", "lcg:step.3.3")
def test_a_stage_reached_before_staging_rules_the_staging_of_that_very_phase() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=[STRIDE]),
        quest="To the River...",
        quest_deck=["Anduin Passage"],
        encounter_deck=QUIET,
        at="3.1",
    )
    table.choose(STRIDE)
    assert table.quest == "Anduin Passage"
    to_window(table, "3.3")
    assert table.staging == ["Forest Gate", "Forest Gate#2"]


@pytest.mark.rule("lcg:seq.quest.2", "lcg:faq.q.staging-count", "lcg:winning.2")
def test_the_reveals_of_a_new_stage_come_at_once_and_leave_the_rest_of_the_staging_step_to_follow() -> None:
    table = lay(
        Seat(heroes=["Legolas"], hand=[STRIDE]),
        quest="Anduin Passage",
        quest_deck=["Ambush on the Shore"],
        encounter_deck=["Old Forest Road", "Forest Spider", *QUIET],
        at="3.1",
    )
    table.choose(STRIDE)
    assert table.quest == "Ambush on the Shore"
    assert table.staging == ["Old Forest Road", "Forest Spider"]
    to_window(table, "3.3")
    assert table.staging == ["Old Forest Road", "Forest Spider"]  # staging is skipped from now on


@pytest.mark.rule("lcg:step.4.2", "lcg:cannot.1", "lcg:active-location.2")
def test_a_location_that_must_be_travelled_to_does_not_move_while_another_is_active() -> None:
    table = lay(
        Seat(heroes=["Aragorn"]), active_location="Forest Gate", staging=["The East Bight", "Old Forest Road"], at="4.1"
    )
    assert "travel" not in decline_until(table, "commit")
    assert table.active_location == "Forest Gate"


@pytest.mark.rule("lcg:objective.4", "lcg:step.5.2", "lcg:staging-area.6", "lcg:anatomy.objective")
def test_an_unguarded_objective_in_the_staging_area_adds_no_threat_and_is_neither_engaged_nor_travelled_to() -> None:
    table = lay(Seat(heroes=["Aragorn"], threat=49), staging=["Gandalf's Map"], at="3.4")
    assert table.threat() == 49
    asked = decline_until(table, "nothing")
    assert not {"travel", "engage", "engagement check"} & set(asked)
