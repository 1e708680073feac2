"""Moments where rules meet: limits and rounds, stages reached in mid-phase, who may respond, what comes too late."""

from __future__ import annotations

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.rules.free_events import BLAST, DREAD, GIFT
from tests.cardgame.rules.window_walk import to_window
from waybread.cardgame.facts import Stat

QUIET = ("Forest Gate",) * 6


@pytest.mark.rule("lcg:limits.1", "lcg:step.0.1", "lcg:window.7.4")
def test_a_limit_per_round_used_up_in_the_last_window_is_free_again_in_the_first_window_of_the_next_round() -> None:
    table = lay(Seat(heroes=["Glorfindel", "Gimli"], resources=3), damage={"Gimli": 3}, at="7.4")
    table.choose("Glorfindel")
    assert "Glorfindel" not in table.options
    to_window(table, "1.3").choose("Glorfindel")
    assert table.damage("Gimli") == 1


@pytest.mark.rule("lcg:exhausted.4", "lcg:step.7.2", "lcg:window.7.4")
def test_an_attachment_used_after_readying_is_exhausted_for_the_whole_next_round() -> None:
    table = lay(Seat(heroes=["Aragorn"], attachments={"Aragorn": ["Steward of Gondor"]}), at="7.1")
    to_window(table, "7.4").choose("Steward of Gondor")
    to_window(table, "1.3")
    assert table.options == []
    to_window(table, "7.4")
    assert table.options == ["Steward of Gondor"]


@pytest.mark.rule("lcg:running-out-cards.3", "lcg:seq.quest.2", "lcg:step.3.3-5")
def test_a_stage_reached_in_combat_reveals_what_is_left_of_the_deck_which_is_not_made_anew() -> None:
    table = lay(
        Seat(heroes=["Legolas"], engaged=["Eastern Crows", "Hill Troll"]),
        quest="Anduin Passage",
        quest_deck=["Ambush on the Shore"],
        progress={"Anduin Passage": 14},
        encounter_deck=[],
        encounter_discard=["Forest Spider", "King Spider"],
        at="6.7",
    )
    table.choose("Eastern Crows").pass_until("response").choose("Legolas")
    assert table.quest == "Ambush on the Shore"
    assert table.staging == ["Eastern Crows"]  # they were shuffled into the empty deck, and surge in vain
    assert sorted(table.encounter_discard) == ["Forest Spider", "King Spider"]


@pytest.mark.rule("lcg:seq.quest.2", "lcg:step.6.2", "lcg:engaged.3")
def test_enemies_revealed_by_a_stage_in_the_combat_phase_have_no_shadow_cards_and_do_not_attack_in_it() -> None:
    table = lay(
        Seat(
            heroes=["Gimli", "Legolas"],
            hand=["Quick Strike"],
            engaged=["East Bight Patrol", "Black Forest Bats"],
            resources={"Gimli": 1},
            threat=40,
        ),
        quest="Anduin Passage",
        quest_deck=["Ambush on the Shore"],
        progress={"Anduin Passage": 15},
        encounter_deck=[*QUIET[:2], "Forest Spider", "King Spider", *QUIET],
        damage={"East Bight Patrol": 1},
        at="6.2",
    )
    table.choose("Quick Strike", "Legolas", "East Bight Patrol").pass_until("response").choose("Legolas")
    assert table.quest == "Ambush on the Shore"
    assert table.staging == ["Forest Spider", "King Spider"]
    to_window(table, "7.4")
    assert table.staging == ["Forest Spider", "King Spider"]
    assert table.damage("Gimli") + table.damage("Legolas") == 1  # only the bats have attacked


@pytest.mark.rule("lcg:damage.2", "lcg:window.6.4.3", "lcg:step.6.4.3-2")
def test_a_hero_whose_damage_reaches_the_hit_points_is_dead_before_anybody_can_heal() -> None:
    table = lay(
        Seat(heroes=["Éowyn", "Aragorn"], attachments={"Éowyn": ["Self Preservation"]}, engaged=["Forest Spider"]),
        damage={"Éowyn": 2},
        at="6.3",
    )
    table.pass_until("defend").choose("Éowyn")
    to_window(table, "6.4.2")
    assert "Self Preservation" in table.options
    to_window(table, "6.4.3")
    assert table.zone("Éowyn") == table.zone("Self Preservation") == Zone.DISCARD
    assert table.options == []


@pytest.mark.rule("lcg:ownership.5", "lcg:ability.5", "lcg:ownership.7")
def test_the_one_who_controlled_a_fallen_hero_responds_to_the_loss_and_not_its_owner() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Aragorn"], hand=[GIFT, BLAST, "Brok Ironfist"]),
        Seat(heroes=["Legolas"], hand=["Brok Ironfist"]),
        at="3.1",
    )
    table.choose(GIFT, "Gimli").done().choose(BLAST, "Gimli")
    assert (table.asked, table.player, table.options) == ("response", 1, ["Brok Ironfist#2"])
    table.choose("Brok Ironfist#2")
    assert table.area(1) == ["Legolas", "Brok Ironfist#2"]
    assert table.hand(0) == ["Brok Ironfist"]


@pytest.mark.rule("lcg:response.6", "lcg:first-player.9", "lcg:elimination.6")
def test_the_chance_to_respond_goes_round_past_an_eliminated_player() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=[DREAD, "Valiant Sacrifice"], resources=1),
        Seat(heroes=["Gimli"]),
        Seat(heroes=["Théodred"], allies=["Faramir"], hand=[BLAST, "Valiant Sacrifice"], resources=1),
        at="3.1",
    )
    table.choose(DREAD, 1)
    assert table.player == 2
    table.choose(BLAST, "Faramir")
    assert (table.asked, table.player) == ("response", 0)
    table.done()
    assert (table.asked, table.player) == ("response", 2)
    table.choose("Valiant Sacrifice#2")
    assert (table.asked, table.player) == ("response", 0)  # once more, since somebody has responded


@pytest.mark.rule("lcg:delayed.2", "lcg:lasting.6", "lcg:attack-outside.2")
def test_an_ally_strengthened_for_a_phase_strikes_in_it_at_once_and_is_gone_when_it_ends() -> None:
    table = lay(
        Seat(heroes=["Gimli"], allies=["Beorn"], hand=["Quick Strike"], resources=1, engaged=["Hill Troll"], deck=[]),
        at="3.1",
    )
    table.choose("Beorn").choose("Quick Strike", "Beorn")
    assert table.damage("Hill Troll") == 3 + 5 - 3
    to_window(table, "4.2")
    assert table.deck() == ["Beorn"]
    assert table.area() == ["Gimli"]


@pytest.mark.rule("lcg:ownership.7", "lcg:delayed.3", "lcg:ownership.11")
def test_a_lent_ally_that_goes_home_is_shuffled_into_its_owners_deck() -> None:
    table = lay(
        Seat(heroes=["Gimli"], allies=["Beorn"], hand=[GIFT], deck=[]), Seat(heroes=["Legolas"], deck=[]), at="3.1"
    )
    table.choose(GIFT, "Beorn").choose("Beorn")
    assert table.stat("Beorn", Stat.ATTACK) == 8
    to_window(table, "4.2")
    assert (table.deck(0), table.deck(1)) == (["Beorn"], [])


@pytest.mark.rule("lcg:step.3.4-6", "lcg:seq.remind.1", "lcg:ready.2")
def test_characters_readied_after_the_quest_was_staged_still_count_for_it_and_may_defend_later() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Glóin"], hand=["Grim Resolve"], resources=3, engaged=["Forest Spider"]),
        committed=["Aragorn", "Glóin"],
        encounter_deck=["Old Forest Road", *QUIET],
        at="3.3",
    )
    to_window(table, "3.3").choose("Grim Resolve")
    while table.asked == "pay":
        table.choose(table.decision.options[0])
    assert table.ready("Aragorn")
    to_window(table, "3.4")
    assert table.progress("Flies and Spiders") == 2 + 2 - 1
    table.pass_until("defend")
    assert table.options == ["Aragorn", "Glóin"]


@pytest.mark.rule("lcg:window.6.4b", "lcg:step.6.4.1", "lcg:cost.3")
def test_a_hero_readied_in_the_window_before_defenders_are_declared_may_defend() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Gimli"], hand=["Common Cause"], engaged=["Forest Spider"], exhausted=["Gimli"]),
        at="6.3",
    )
    to_window(table, "6.4b").choose("Common Cause")
    table.pass_until("defend")
    assert table.options == ["Gimli"]


@pytest.mark.rule("lcg:cancel.5", "lcg:seq.spend.5", "lcg:event.6")
def test_a_recovered_cancel_cancels_a_second_treachery_of_the_next_round() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=["A Test of Will", "Dwarven Tomb"], resources=3, threat=35),
        encounter_deck=["Evil Storm", "Evil Storm", *QUIET],
        at="3.3",
    )
    table.pass_until("response").choose("A Test of Will")
    to_window(table, "3.3").choose("Dwarven Tomb")
    assert table.hand() == ["A Test of Will"]
    table.pass_until("response", rounds=1).choose("A Test of Will")
    assert table.damage("Éowyn") == 0
    assert table.resources("Éowyn") == 3 - 3 + 1
    assert table.encounter_discard.count("Evil Storm") == 1


@pytest.mark.rule("lcg:threat-elimination.2", "lcg:window.6.4b", "lcg:forced.2")
def test_a_player_eliminated_by_a_forced_effect_of_the_attack_cannot_defend_and_the_next_players_enemies_attack() -> (
    None
):
    table = lay(
        Seat(heroes=["Aragorn"], engaged=["Marsh Adder"], threat=49),
        Seat(heroes=["Gimli"], engaged=["Forest Spider"]),
        at="6.3",
    )
    table.pass_until("defend")
    assert table.player == 1
    assert table.state.eliminated == [True, False]
    assert table.staging == ["Marsh Adder"]


@pytest.mark.rule("lcg:step.6.7", "lcg:first-player.3", "lcg:step.6.8a")
def test_player_attacks_begin_with_the_new_first_player_if_the_old_one_fell_to_enemy_attacks() -> None:
    table = lay(
        Seat(heroes=["Legolas"], engaged=["Black Forest Bats"]),
        Seat(heroes=["Gimli"], engaged=["King Spider"]),
        Seat(heroes=["Éowyn"], engaged=["Hill Troll"]),
        first_player=2,
        at="6.3",
    )
    table.pass_until("attack")
    assert table.state.eliminated == [False, False, True]
    assert table.state.first_player == 0
    assert (table.player, "Black Forest Bats" in table.options) == (0, True)


@pytest.mark.rule("lcg:effects.7", "lcg:threat.2", "lcg:choose.3")
def test_gandalf_offers_no_effect_that_could_change_nothing_after_his_way_was_paid() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=["Sneak Attack", "Gandalf"], resources=1, deck=[], threat=0),
        staging=["Forest Gate"],
        at="3.1",
    )
    table.choose("Sneak Attack")
    assert table.asked == "action"  # no card to draw, no enemy, no threat to lower
    assert table.area() == ["Aragorn", "Gandalf"]


@pytest.mark.rule("lcg:triggering-condition.2", "lcg:response.2", "lcg:damage.5")
def test_one_blow_at_several_is_answered_by_the_hurt_and_by_the_bereaved_in_any_order() -> None:
    table = lay(
        Seat(
            heroes=["Glóin", "Gimli"],
            allies=["Snowbourn Scout"],
            attachments={"Gimli": ["Horn of Gondor"]},
            exhausted=["Glóin", "Snowbourn Scout"],
        ),
        encounter_deck=["The Necromancer's Reach", *QUIET],
        at="3.3",
    )
    table.pass_until("response")
    assert sorted(table.options) == ["Glóin", "Horn of Gondor"]
    table.choose("Horn of Gondor")
    assert table.options == ["Glóin"]
    table.choose("Glóin")
    assert [table.resources("Glóin"), table.resources("Gimli")] == [1, 1]
