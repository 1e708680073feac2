"""The quest phase where several rules meet: commitment, reveals, numbers, progress that flows over, stages."""

from __future__ import annotations

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.rules.free_events import BANISH, STRIDE
from tests.cardgame.rules.window_walk import to_window
from waybread.cardgame.abilities.modifiers import committed_willpower, staging_threat
from waybread.cardgame.facts import Stat

QUIET = ("Forest Gate",) * 6


@pytest.mark.rule("lcg:modifiers.7", "lcg:step.3.4")
def test_a_character_without_willpower_takes_none_from_the_others_when_it_is_lowered() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], allies=["Gondorian Spearman"]),
        committed=["Éowyn", "Gondorian Spearman"],
        encounter_deck=["Ungoliant's Spawn", *QUIET],
        at="3.3",
    )
    to_window(table, "3.3")
    assert table.stat("Gondorian Spearman", Stat.WILLPOWER) == 0
    assert committed_willpower(table.game) == 3


@pytest.mark.rule("lcg:modifiers.2", "lcg:modifiers.3", "lcg:modifiers.7")
def test_threat_that_was_lowered_below_nothing_is_raised_from_there() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=["Power in the Earth", "Power in the Earth"], resources=2),
        staging=["Old Forest Road"],
        encounter_deck=["Driven by Shadow", *QUIET],
        at="2.1",
    )
    table.choose("Power in the Earth").choose("Power in the Earth")
    assert table.attachments("Old Forest Road") == ["Power in the Earth", "Power in the Earth#2"]
    to_window(table, "3.3")
    assert table.stat("Old Forest Road", Stat.THREAT) == 0  # 1 - 2 + 1
    assert staging_threat(table.game) == 0


@pytest.mark.rule("lcg:lasting.5", "lcg:modifiers.1", "lcg:staging-area.4")
def test_a_location_that_does_not_count_counts_nothing_however_much_its_threat_is_raised() -> None:
    table = lay(
        Seat(heroes=["Glorfindel"], hand=["Secret Paths"], resources=1),
        staging=["The East Bight"],
        encounter_deck=["Treacherous Fog", *QUIET],
        at="3.1",
    )
    table.choose("Secret Paths")
    to_window(table, "3.3")
    assert table.stat("The East Bight", Stat.THREAT) == 2
    assert staging_threat(table.game) == 0


@pytest.mark.rule("lcg:quest-advancement.2", "lcg:active-location.6", "lcg:quest-advancement.1")
def test_progress_left_over_from_a_location_completes_one_stage_and_nothing_of_it_reaches_the_next() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=[STRIDE]),
        active_location="Old Forest Road",
        quest_deck=["A Fork in the Road", "Beorn's Path"],
        at="3.1",
    )
    table.choose(STRIDE)  # 20: 3 for the location, 8 for the stage
    assert table.zone("Old Forest Road") == Zone.ENCOUNTER_DISCARD
    assert table.quest == "A Fork in the Road"
    assert table.progress("A Fork in the Road") == 0


@pytest.mark.rule("lcg:active-location.6", "lcg:explored.1", "lcg:search.2")
def test_what_answers_to_the_explored_location_comes_before_the_rest_of_the_progress() -> None:
    table = lay(
        Seat(heroes=["Legolas"], engaged=["Eastern Crows"], deck=["Gandalf", "Feint"]),
        active_location="Mountains of Mirkwood",
        progress={"Mountains of Mirkwood": 2, "Flies and Spiders": 7},
        quest_deck=["A Fork in the Road"],
        at="6.7",
    )
    table.choose("Eastern Crows").pass_until("response").choose("Legolas")
    assert (table.asked, table.options) == ("response", ["Mountains of Mirkwood"])
    assert table.quest == "Flies and Spiders"
    table.choose("Mountains of Mirkwood").choose(1).choose("Gandalf")
    assert table.hand() == ["Gandalf"]
    assert table.quest == "A Fork in the Road"


@pytest.mark.rule("lcg:explored.1", "lcg:reveal.1", "lcg:active-location.6")
def test_a_location_that_returns_to_the_deck_when_explored_is_the_next_card_to_be_revealed() -> None:
    table = lay(
        Seat(heroes=["Éowyn", "Aragorn"]),
        active_location="Banks of the Anduin",
        progress={"Banks of the Anduin": 2},
        encounter_deck=["Eastern Crows", *QUIET],
        at="3.2",
    )
    table.choose("Éowyn", "Aragorn").done()
    to_window(table, "3.4")  # 6 willpower against crows and a gate, 3 threat
    assert table.encounter_deck[0] == "Banks of the Anduin"
    assert table.progress("Flies and Spiders") == 2
    to_window(table, "7.4")
    to_window(table, "3.3")
    assert "Banks of the Anduin" in table.staging


@pytest.mark.rule("lcg:forced.2", "lcg:step.4.2-2", "lcg:active-location.1")
def test_a_location_explored_by_its_own_text_leaves_no_active_location_and_no_second_journey() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=["Strength of Will"]), staging=["The Brown Lands", "Old Forest Road"], at="4.1"
    )
    table.choose("The Brown Lands")
    assert table.active_location is None
    assert table.zone("The Brown Lands") == Zone.ENCOUNTER_DISCARD
    assert (table.asked, table.window) == ("action", "4.2")
    to_window(table, "5.2")
    assert table.staging == ["Old Forest Road"]


@pytest.mark.rule("lcg:seq.3.1-3", "lcg:explored.1", "lcg:keyword.victory.1", "lcg:step.3.4-3")
def test_a_location_explored_as_a_character_commits_takes_nothing_of_the_quests_progress() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], allies=["Lórien Guide"]),
        active_location="Gladden Fields",
        progress={"Gladden Fields": 2},
        encounter_deck=["Eastern Crows", "Old Forest Road", *QUIET],
        at="3.2",
    )
    table.choose("Éowyn", "Lórien Guide").choose("Lórien Guide")
    assert table.names(table.state.victory_display) == ["Gladden Fields"]
    to_window(table, "3.4")
    assert table.progress("Flies and Spiders") == 5 - 2


@pytest.mark.rule("lcg:explored.1", "lcg:triggering-condition.2", "lcg:seq.loc.4")
def test_each_staged_location_gets_its_progress_before_any_of_them_answers_to_being_explored() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], allies=["Northern Tracker"]),
        staging=["Mountains of Mirkwood", "Forest Gate"],
        progress={"Mountains of Mirkwood": 2, "Forest Gate": 1},
        at="3.2",
    )
    table.choose("Northern Tracker").done().choose("Northern Tracker")
    assert (table.asked, table.options) == ("response", ["Mountains of Mirkwood"])
    assert table.progress("Forest Gate") == 2


@pytest.mark.rule("lcg:triggering-condition.2", "lcg:explored.1", "lcg:search.2")
def test_two_locations_explored_by_one_effect_are_answered_in_one_window_in_any_order() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], allies=["Northern Tracker"]),
        staging=["Mountains of Mirkwood", "Mountains of Mirkwood"],
        progress={"Mountains of Mirkwood": 2, "Mountains of Mirkwood#2": 2},
        at="3.2",
    )
    table.choose("Northern Tracker").done().choose("Northern Tracker")
    assert table.staging == []
    assert sorted(table.options) == ["Mountains of Mirkwood", "Mountains of Mirkwood#2"]
    table.choose("Mountains of Mirkwood#2").choose(1).choose("Guard of the Citadel")
    assert (table.asked, table.options) == ("response", ["Mountains of Mirkwood"])


@pytest.mark.rule("lcg:step.3.4-6", "lcg:exhausted.1", "lcg:willpower.1")
def test_a_hero_ready_again_after_committing_may_exhaust_for_an_effect_and_still_counts_for_the_quest() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Éowyn"], hand=["Common Cause"], resources={"Aragorn": 1}, exhausted=["Éowyn"]),
        encounter_deck=["Old Forest Road", *QUIET],
        at="3.2",
    )
    table.choose("Aragorn").choose("Aragorn")
    assert table.ready("Aragorn")
    to_window(table, "3.2").choose("Common Cause")
    assert table.ready("Éowyn")
    assert not table.ready("Aragorn")
    to_window(table, "3.4")
    assert table.progress("Flies and Spiders") == 2 - 1


@pytest.mark.rule("lcg:step.3.2", "lcg:seq.3.1", "lcg:play.9")
def test_an_ally_that_arrives_after_the_commitment_is_ready_and_adds_no_willpower() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=["Sneak Attack", "Faramir"], resources=1),
        committed=["Aragorn"],
        encounter_deck=["Old Forest Road", *QUIET],
        at="3.3",
    )
    to_window(table, "3.3").choose("Sneak Attack")
    assert table.ready("Faramir")
    assert committed_willpower(table.game) == 2
    to_window(table, "3.4")
    assert table.progress("Flies and Spiders") == 1


@pytest.mark.rule("lcg:cancel.7", "lcg:faq.1.53", "lcg:attachment.1")
def test_a_cancelled_treachery_that_would_have_been_attached_lies_in_the_discard_pile() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=["A Test of Will"], resources=1),
        encounter_deck=["Caught in a Web", *QUIET],
        at="3.3",
    )
    table.pass_until("response").choose("A Test of Will")
    assert table.attachments("Éowyn") == []
    assert table.zone("Caught in a Web") == Zone.ENCOUNTER_DISCARD


@pytest.mark.rule("lcg:faq.1.53", "lcg:constant.2", "lcg:cancel.2")
def test_cancelling_the_text_of_a_revealed_enemy_does_not_take_back_the_damage_it_took_as_it_was_revealed() -> None:
    table = lay(
        Seat(heroes=["Thalin", "Éowyn"], hand=["A Test of Will"], resources=1),
        committed=["Thalin"],
        encounter_deck=["King Spider", *QUIET],
        at="3.3",
    )
    table.pass_until("response").choose("A Test of Will")
    assert table.ready("Éowyn")
    assert table.staging == ["King Spider"]
    assert table.damage("King Spider") == 1


@pytest.mark.rule("lcg:keyword.surge.2", "lcg:keyword.doomed.1", "lcg:keyword.guarded.1")
def test_a_guard_that_is_doomed_and_surges_does_both_and_stays_the_guard() -> None:
    table = lay(
        Seat(heroes=["Aragorn"]),
        Seat(heroes=["Gimli"]),
        encounter_deck=["Shadow Key", "Endless Caverns", "Cavern Guardian", "Old Forest Road", *QUIET],
        at="3.3",
    )
    to_window(table, "3.3")
    assert table.attachments("Endless Caverns") == ["Shadow Key"]
    assert table.staging == ["Endless Caverns", "Cavern Guardian", "Old Forest Road"]
    assert [table.threat(0), table.threat(1)] == [20 + 1 + 1] * 2


@pytest.mark.rule("lcg:keyword.guarded.10", "lcg:faq.1.23")
def test_a_guarding_treachery_that_becomes_an_attachment_of_a_hero_guards_nothing() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], threat=30),
        encounter_deck=["Dungeon Torch", "Caught in a Web", *QUIET],
        at="3.3",
    )
    to_window(table, "3.3")
    assert table.attachments("Aragorn") == ["Caught in a Web"]
    assert table.staging == ["Dungeon Torch"]
    assert "Dungeon Torch" in table.options  # it can be claimed


@pytest.mark.rule("lcg:keyword.guarded.8", "lcg:seq.3.2.1-2", "lcg:faq.q.reveal-limbo")
def test_a_guard_killed_as_it_is_revealed_leaves_the_objective_unguarded() -> None:
    table = lay(
        Seat(heroes=["Thalin"]),
        committed=["Thalin"],
        encounter_deck=["Dungeon Torch", "Eastern Crows", *QUIET],
        at="3.3",
    )
    to_window(table, "3.3")
    assert table.staging == ["Dungeon Torch"]
    assert "Dungeon Torch" in table.options


@pytest.mark.rule("lcg:running-out-cards.3", "lcg:keyword.surge.3", "lcg:faq.q.last-card")
def test_a_surge_from_the_last_card_reveals_from_the_pile_made_anew() -> None:
    table = lay(
        Seat(heroes=["Aragorn"]), encounter_deck=["Eastern Crows"], encounter_discard=["Old Forest Road"], at="3.3"
    )
    to_window(table, "3.3")
    assert table.staging == ["Eastern Crows", "Old Forest Road"]
    assert table.encounter_deck == []
    assert table.encounter_discard == []


@pytest.mark.rule("lcg:step.3.4-4", "lcg:first-player.3", "lcg:windows.2")
def test_a_failed_quest_that_eliminates_the_first_player_gives_the_next_window_to_the_next_player() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], threat=48),
        Seat(heroes=["Gimli"]),
        Seat(heroes=["Legolas"]),
        staging=["Forest Gate"],
        at="3.4",
    )
    assert table.state.eliminated == [True, False, False]
    assert (table.window, table.player) == ("3.4", 1)
    assert [table.threat(1), table.threat(2)] == [22, 22]


@pytest.mark.rule("lcg:active-location.3", "lcg:step.4.2-4", "lcg:location.3")
def test_once_a_card_has_removed_the_active_location_the_group_may_travel_in_the_same_round() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=[BANISH]), active_location="Forest Gate", staging=["Old Forest Road"], at="3.4"
    )
    to_window(table, "3.4").choose(BANISH, "Forest Gate")
    assert table.zone("Forest Gate") == Zone.ENCOUNTER_DISCARD
    table.pass_until("travel")
    assert table.options == ["Old Forest Road"]


@pytest.mark.rule("lcg:attachment.4", "lcg:travel.1", "lcg:active-location.1")
def test_an_attachment_travels_with_its_location_and_is_discarded_when_that_is_explored() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=["Power in the Earth", STRIDE], resources=1),
        staging=["Banks of the Anduin"],
        encounter_deck=QUIET,
        at="2.1",
    )
    table.choose("Power in the Earth").pass_until("travel").choose("Banks of the Anduin")
    assert table.attachments("Banks of the Anduin") == ["Power in the Earth"]
    to_window(table, "4.2").choose(STRIDE)
    assert table.encounter_deck[0] == "Banks of the Anduin"
    assert table.zone("Power in the Earth") == Zone.DISCARD
