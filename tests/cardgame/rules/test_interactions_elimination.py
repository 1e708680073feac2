"""Elimination where it meets other rules: what stays, what leaves, who goes on, and wins that come too late."""

from __future__ import annotations

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.rules.free_events import BLAST, DREAD, GIFT, STRIDE, WRATH
from tests.cardgame.rules.window_walk import to_window
from waybread.cardgame.facts import Stat

SPAWN = "Ungoliant's Spawn"


@pytest.mark.rule("lcg:winning.1", "lcg:elimination.1", "lcg:elimination.8")
def test_an_enemy_whose_defeat_wins_and_the_last_hero_die_together_and_the_game_is_lost() -> None:
    table = lay(Seat(heroes=["Aragorn"], hand=[WRATH], engaged=[SPAWN]), quest="dont-leave-the-path", at="3.1")
    table.choose(WRATH)
    assert table.won is False


@pytest.mark.rule("lcg:winning.1", "lcg:elimination.6")
def test_the_same_blow_wins_if_one_hero_of_another_player_survives_it() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=[WRATH], engaged=[SPAWN]),
        Seat(heroes=["Gimli"], attachments={"Gimli": ["Citadel Plate", "Citadel Plate"]}),
        quest="dont-leave-the-path",
        at="3.1",
    )
    table.choose(WRATH, 0)
    assert table.won is True


@pytest.mark.rule("lcg:scoring.8", "lcg:scoring.9", "lcg:elimination.1")
def test_a_player_whose_last_hero_dies_by_the_winning_blow_scores_as_eliminated() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=[WRATH], engaged=[SPAWN], threat=30),
        Seat(heroes=["Gimli"], attachments={"Gimli": ["Citadel Plate", "Citadel Plate"]}, threat=20),
        quest="dont-leave-the-path",
        at="3.1",
    )
    table.choose(WRATH, 0)
    assert table.state.outcome is not None
    assert table.state.eliminated == [True, False]
    assert table.state.outcome.score["threat"] == 50 + 20


@pytest.mark.rule("lcg:winning.2", "lcg:elimination.1", "lcg:elimination.8")
def test_a_goal_met_by_the_blow_that_kills_the_last_hero_wins_nothing() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=[WRATH], engaged=["Forest Spider"]), quest="Ambush on the Shore", at="3.1"
    )
    table.choose(WRATH)
    assert table.won is False


@pytest.mark.rule("lcg:elimination.1", "lcg:elimination.4", "lcg:faq.q.killed")
def test_a_player_whose_lent_out_last_hero_leaves_with_its_controller_is_eliminated_as_well() -> None:
    table = lay(
        Seat(heroes=["Gimli"], hand=[GIFT]), Seat(heroes=["Legolas"], hand=[DREAD]), Seat(heroes=["Aragorn"]), at="3.1"
    )
    table.choose(GIFT)
    assert table.area(1) == ["Legolas", "Gimli"]
    table.choose(DREAD, 1)
    assert table.state.eliminated == [True, True, False]
    assert "Gimli" in table.discards(0)
    assert table.won is None


@pytest.mark.rule("lcg:elimination.4", "lcg:attachment.7")
def test_an_attachment_on_another_players_hero_stays_when_the_player_who_played_it_is_eliminated() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=["Steward of Gondor", DREAD], resources=2),
        Seat(heroes=["Gimli"]),
        at="2.1",
    )
    table.choose("Steward of Gondor", "Gimli").done().choose(DREAD, 0)
    assert table.state.eliminated == [True, False]
    assert table.attachments("Gimli") == ["Steward of Gondor"]
    assert table.stat("Gimli", Stat.WILLPOWER) == 2
    table.pass_until("action", player=1).choose("Steward of Gondor")
    assert table.resources("Gimli") == 2


@pytest.mark.rule("lcg:elimination.4", "lcg:seq.control", "lcg:step.6.4a-2")
def test_a_snare_on_another_players_enemy_leaves_with_the_player_who_played_it_and_the_enemy_attacks() -> None:
    table = lay(
        Seat(heroes=["Glorfindel"], hand=["Forest Snare", DREAD], resources=3),
        Seat(heroes=["Gimli"], engaged=["Forest Spider"]),
        at="2.1",
    )
    table.choose("Forest Snare").done().choose(DREAD, 0)
    assert table.attachments("Forest Spider") == []
    assert table.zone("Forest Snare") == Zone.DISCARD
    to_window(table, "6.4.3")
    assert table.damage("Gimli") == 2


@pytest.mark.rule("lcg:elimination.4", "lcg:ownership.7", "lcg:destroy.1")
def test_an_ally_of_an_eliminated_player_under_anothers_control_plays_on_and_then_goes_to_its_owners_pile() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Wandering Took"], hand=[GIFT, DREAD]),
        Seat(heroes=["Gimli"], hand=[BLAST]),
        at="3.1",
    )
    table.choose(GIFT, "Wandering Took").done().choose(DREAD, 0)
    assert table.area(1) == ["Gimli", "Wandering Took"]
    table.choose(BLAST, "Wandering Took")
    assert table.discards(0)[-1] == "Wandering Took"
    assert "Wandering Took" not in table.discards(1)


@pytest.mark.rule("lcg:elimination.4", "lcg:ownership.7")
def test_an_ally_that_an_eliminated_player_has_borrowed_goes_to_its_owners_pile() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Wandering Took"], hand=[GIFT]), Seat(heroes=["Gimli"], hand=[DREAD]), at="3.1"
    )
    table.choose(GIFT, "Wandering Took").choose(DREAD, 1)
    assert table.discards(0)[-1] == "Wandering Took"


@pytest.mark.rule("lcg:elimination.5", "lcg:attachment.4", "lcg:engaged.4")
def test_an_enemy_that_returns_from_an_eliminated_player_keeps_wounds_and_the_snare_of_another() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=[DREAD], engaged=["Forest Spider"]),
        Seat(heroes=["Glorfindel"], hand=["Forest Snare"], resources=3, threat=30),
        damage={"Forest Spider": 3},
        first_player=1,
        at="2.1",
    )
    table.choose("Forest Snare").choose(DREAD, 0)
    assert table.staging == ["Forest Spider"]
    assert table.damage("Forest Spider") == 3
    to_window(table, "6.2")
    assert table.engaged(1) == ["Forest Spider"]
    to_window(table, "7.4")
    assert table.attachments("Forest Spider") == ["Forest Snare"]
    assert table.damage("Glorfindel") == 0


@pytest.mark.rule("lcg:first-player.3", "lcg:step.2.3", "lcg:windows.2")
def test_a_first_player_eliminated_in_planning_leaves_one_turn_to_each_of_the_others() -> None:
    table = lay(Seat(heroes=["Aragorn"], hand=[DREAD]), Seat(heroes=["Gimli"]), Seat(heroes=["Legolas"]), at="2.1")
    table.choose(DREAD, 0)
    assert table.state.first_player == 1
    active = []
    while table.window == "2.2":
        active.append(table.state.active_player)
        table.done()
    assert list(dict.fromkeys(active)) == [0, 1, 2]  # the others may still act in the window that was open
    assert table.player == 1


@pytest.mark.rule("lcg:first-player.3", "lcg:first-player.6", "lcg:keyword.doomed.1")
def test_when_doomed_eliminates_the_first_player_the_next_one_picks_for_the_cards_still_to_come() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], threat=49),
        Seat(heroes=["Gimli", "Thalin"]),
        committed=["Gimli", "Thalin"],
        encounter_deck=["Cavern Guardian", "Dol Guldur Orcs", *["Forest Gate"] * 5],
        at="3.3",
    )
    assert table.state.eliminated == [True, False]
    assert (table.asked, table.player, table.options) == ("take damage", 1, ["Gimli", "Thalin"])


@pytest.mark.rule("lcg:faq.q.staging-count", "lcg:seq.3.3.1", "lcg:elimination.4")
def test_the_willpower_of_a_player_eliminated_in_staging_is_lost_for_the_quest() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], threat=49),
        Seat(heroes=["Gimli"]),
        committed=["Éowyn", "Gimli"],
        encounter_deck=["Cavern Guardian", "Forest Gate", *["Old Forest Road"] * 5],
        at="3.3",
    )
    to_window(table, "3.4")
    assert table.staging == ["Cavern Guardian", "Forest Gate"]
    assert table.threat(1) == 20 + 1 + (2 + 2 - 2)


@pytest.mark.rule("lcg:elimination.4", "lcg:first-player.6")
def test_the_50_threat_of_an_eliminated_player_does_not_count_as_the_highest() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=[DREAD], threat=30),
        Seat(heroes=["Gimli"], threat=20),
        Seat(heroes=["Legolas"], threat=25),
        encounter_deck=["Caught in a Web", *["Forest Gate"] * 5],
        at="3.1",
    )
    table.choose(DREAD, 0)
    to_window(table, "3.3")
    assert table.attachments("Legolas") == ["Caught in a Web"]


@pytest.mark.rule("lcg:elimination.4", "lcg:lasting.3", "lcg:event.4")
def test_what_an_eliminated_players_event_has_started_goes_on_for_its_time() -> None:
    table = lay(Seat(heroes=["Aragorn"], hand=["For Gondor!", DREAD], resources=2), Seat(heroes=["Gimli"]), at="6.2")
    table.choose("For Gondor!").done().choose(DREAD, 0)
    assert table.stat("Gimli", Stat.ATTACK) == 3


@pytest.mark.rule("lcg:delayed.2", "lcg:elimination.4")
def test_an_ally_that_sneaked_in_does_not_return_to_the_hand_of_a_player_who_is_out_of_the_game() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=["Sneak Attack", "Faramir", DREAD], resources=1), Seat(heroes=["Gimli"]), at="3.1"
    )
    table.choose("Sneak Attack").done().choose(DREAD, 0)
    to_window(table, "4.2")
    assert table.hand(0) == []
    assert "Faramir" in table.discards(0)


@pytest.mark.rule("lcg:elimination.1", "lcg:elimination.5", "lcg:step.5.3-4")
def test_an_enemy_that_kills_the_last_hero_as_it_engages_goes_on_to_engage_the_next_player() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], threat=40),
        Seat(heroes=["Gimli"], attachments={"Gimli": ["Citadel Plate"]}, threat=40),
        staging=["Hummerhorns"],
        at="5.3",
    )
    to_window(table, "5.3")
    assert table.state.eliminated == [True, False]
    assert table.engaged(1) == ["Hummerhorns"]
    assert table.damage("Gimli") == 5


@pytest.mark.rule("lcg:quest-advancement.2", "lcg:winning.1")
def test_a_completed_final_stage_wins_though_most_players_are_gone() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=[DREAD]), Seat(heroes=["Gimli"], hand=[STRIDE]), quest="Beorn's Path", at="3.1"
    )
    table.choose(DREAD, 0).choose(STRIDE)
    assert table.won is True
    assert table.game.outcome is not None
    assert table.game.outcome.score["threat"] == 50 + 20
