"""Attachments, control and leaving play where they meet: who uses what, where it ends up, what goes on lasting."""

from __future__ import annotations

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.rules.free_events import BANISH, BLAST, DREAD, GIFT, RECALL
from tests.cardgame.rules.window_walk import to_window
from waybread.cardgame.abilities.modifiers import committed_willpower
from waybread.cardgame.facts import Stat

TOOK = "Wandering Took"


@pytest.mark.rule("lcg:ownership.10", "lcg:ownership.7", "lcg:attachment.4")
def test_an_attachment_on_a_lent_ally_is_the_borrowers_to_use_and_ends_in_its_owners_pile() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=[TOOK], attachments={TOOK: ["Self Preservation"]}, hand=[GIFT]),
        Seat(heroes=["Gimli"], hand=[BLAST]),
        damage={TOOK: 1},
        at="3.1",
    )
    table.choose(GIFT, TOOK)
    assert table.player == 1
    table.choose("Self Preservation")
    assert table.damage(TOOK) == 0
    table.done().choose(BLAST, TOOK)
    assert sorted(table.discards(0)) == ["Self Preservation", GIFT, TOOK]
    assert table.discards(1) == [BLAST]


@pytest.mark.rule("lcg:ownership.10", "lcg:ownership.9", "lcg:exhausted.4")
def test_an_attachment_that_was_used_up_stays_exhausted_when_its_host_changes_hands() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Gimli"], attachments={"Aragorn": ["Steward of Gondor"]}, hand=[GIFT]),
        Seat(heroes=["Legolas"]),
        at="3.1",
    )
    table.choose("Steward of Gondor").done().choose(GIFT, "Aragorn")
    assert table.controller("Steward of Gondor") == 1
    assert table.resources("Aragorn") == 2
    assert "Steward of Gondor" not in table.options
    to_window(table, "7.4")
    while table.player != 1:
        table.done()
    assert "Steward of Gondor" in table.options


@pytest.mark.rule("lcg:delayed.2", "lcg:ownership.7", "lcg:ownership.11")
def test_an_ally_that_sneaked_in_and_changed_sides_returns_to_its_owners_hand() -> None:
    table = lay(Seat(heroes=["Aragorn"], hand=["Sneak Attack", TOOK], resources=1), Seat(heroes=["Gimli"]), at="3.1")
    table.choose("Sneak Attack").done().choose(TOOK)
    assert table.area(1) == ["Gimli", TOOK]
    assert [table.threat(0), table.threat(1)] == [17, 23]
    to_window(table, "4.2")
    assert table.hand(0) == [TOOK]
    assert table.area(1) == ["Gimli"]


@pytest.mark.rule("lcg:limits.1", "lcg:ownership.5", "lcg:action.4")
def test_a_limit_per_round_of_a_card_is_used_up_for_its_next_controller_too() -> None:
    table = lay(Seat(heroes=["Aragorn"], allies=[TOOK, TOOK]), Seat(heroes=["Gimli"]), at="3.1")
    table.choose(TOOK)
    assert (table.player, table.options) == (1, [])
    table.done().choose(f"{TOOK}#2")
    assert table.area(1) == ["Gimli", TOOK, f"{TOOK}#2"]


@pytest.mark.rule("lcg:lasting.4", "lcg:ownership.9", "lcg:step.3.4-6")
def test_a_bonus_for_the_characters_of_a_player_goes_with_one_who_changes_sides_and_stays_committed() -> None:
    table = lay(Seat(heroes=["Aragorn"], allies=["Faramir", TOOK]), Seat(heroes=["Gimli"]), committed=[TOOK], at="3.3")
    to_window(table, "3.3").choose("Faramir", "player 0").done().choose(TOOK)
    assert table.controller(TOOK) == 1
    assert table.stat(TOOK, Stat.WILLPOWER) == 2
    assert committed_willpower(table.game) == 2


@pytest.mark.rule("lcg:lasting.4", "lcg:ownership.5")
def test_a_bonus_for_the_characters_of_a_player_does_not_reach_one_who_joins_them_later() -> None:
    table = lay(Seat(heroes=["Aragorn"], allies=["Faramir", TOOK]), Seat(heroes=["Gimli"]), at="3.1")
    table.choose("Faramir", "player 1").done().choose(TOOK)
    assert table.controller(TOOK) == 1
    assert table.stat("Gimli", Stat.WILLPOWER) == 3
    assert table.stat(TOOK, Stat.WILLPOWER) == 1


@pytest.mark.rule("lcg:ownership.5", "lcg:ownership.7", "lcg:event.3")
def test_the_cards_drawn_for_a_lent_ally_that_falls_go_to_whoever_controlled_it() -> None:
    table = lay(
        Seat(
            heroes=["Aragorn"], allies=[TOOK], hand=[GIFT, BLAST, "Valiant Sacrifice"], resources=1, deck=["Feint"] * 5
        ),
        Seat(heroes=["Gimli"], deck=["Gandalf"] * 5),
        at="3.1",
    )
    table.choose(GIFT, TOOK).done().choose(BLAST, TOOK).choose("Valiant Sacrifice")
    assert table.hand(1) == ["Gandalf", "Gandalf#2"]
    assert table.hand(0) == []


@pytest.mark.rule("lcg:keyword.restricted.2", "lcg:damage.2", "lcg:modifiers.1")
def test_a_third_restricted_attachment_may_cost_a_wounded_hero_the_armour_that_kept_him_alive() -> None:
    table = lay(
        Seat(
            heroes=["Denethor", "Gimli"],
            attachments={"Denethor": ["Citadel Plate", "Horn of Gondor"]},
            hand=["Dwarven Axe"],
            resources={"Gimli": 2},
        ),
        damage={"Denethor": 3},
        at="2.1",
    )
    table.choose("Dwarven Axe", "Denethor")
    assert sorted(table.options) == ["Citadel Plate", "Dwarven Axe", "Horn of Gondor"]
    table.choose("Citadel Plate")
    assert table.zone("Denethor") == Zone.DISCARD
    assert table.zone("Dwarven Axe") == table.zone("Horn of Gondor") == Zone.DISCARD
    assert table.area() == ["Gimli"]


@pytest.mark.rule("lcg:unique.2", "lcg:in-play.7")
def test_a_unique_card_may_be_played_again_in_the_window_in_which_its_copy_left_play() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Faramir"], hand=["Faramir", RECALL], resources=4),
        Seat(heroes=["Gimli"], hand=["Faramir"]),
        at="2.1",
    )
    assert table.why_not_play("Faramir#2") is not None
    table.choose(RECALL)
    assert sorted(table.hand()) == ["Faramir", "Faramir#2"]
    table.done().choose("Faramir#2")
    assert "Faramir#2" in table.area()
    assert table.why_not_play("Faramir") is not None


@pytest.mark.rule("lcg:attachment.4", "lcg:ownership.7", "lcg:in-play.7")
def test_an_ally_that_returns_to_the_hand_leaves_wounds_and_attachments_behind() -> None:
    table = lay(
        Seat(
            heroes=["Aragorn"],
            allies=["Guard of the Citadel"],
            attachments={"Guard of the Citadel": ["Self Preservation"]},
            hand=[RECALL],
            resources=2,
        ),
        damage={"Guard of the Citadel": 1},
        at="2.1",
    )
    table.choose(RECALL)
    assert sorted(table.discards()) == ["Self Preservation", RECALL]
    table.choose("Guard of the Citadel")
    assert table.damage("Guard of the Citadel") == 0
    assert table.attachments("Guard of the Citadel") == []


@pytest.mark.rule("lcg:lasting.4", "lcg:limits.1", "lcg:in-play.6")
def test_an_ally_that_leaves_and_comes_back_in_the_same_phase_has_lost_what_was_laid_on_it() -> None:
    table = lay(
        Seat(
            heroes=["Aragorn", "Gimli"],
            allies=["Guard of the Citadel"],
            hand=["Blade Mastery", RECALL, "Sneak Attack"],
            resources=1,
        ),
        at="6.2",
    )
    table.choose("Blade Mastery", "Guard of the Citadel")
    assert table.stat("Guard of the Citadel", Stat.ATTACK) == 2
    table.choose(RECALL).choose("Sneak Attack")
    assert "Guard of the Citadel" in table.area()
    assert table.stat("Guard of the Citadel", Stat.ATTACK) == 1


@pytest.mark.rule("lcg:seq.control-2", "lcg:cost.3", "lcg:ownership.10")
def test_an_encounter_attachment_goes_with_its_hero_to_another_player_and_stays_the_scenarios() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Gimli"], hand=[GIFT]),
        Seat(heroes=["Legolas"]),
        attached={"Aragorn": ["caught-in-a-web-attached"]},
        at="3.1",
    )
    table.choose(GIFT, "Aragorn")
    assert table.area(1) == ["Legolas", "Aragorn"]
    assert table.controller("caught-in-a-web-attached") == -1
    assert table.attachments("Aragorn") == ["Caught in a Web"]


@pytest.mark.rule("lcg:attachment.4", "lcg:elimination.4", "lcg:unique.1")
def test_a_unique_attachment_lost_with_an_eliminated_player_may_be_played_by_another() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], attachments={"Aragorn": ["Steward of Gondor"]}, hand=[DREAD]),
        Seat(heroes=["Théodred"], hand=["Steward of Gondor"], resources=2),
        at="2.1",
    )
    assert table.why_not_play("Steward of Gondor#2", player=1) is not None
    table.choose(DREAD, 0)
    table.pass_until("action", player=1)
    while table.state.active_player != 1:
        table.done()
    table.choose("Steward of Gondor#2")
    assert table.attachments("Théodred") == ["Steward of Gondor#2"]


@pytest.mark.rule("lcg:attachment.8", "lcg:step.7.2", "lcg:ready.2")
def test_readying_a_hero_by_an_attachment_leaves_the_attachment_exhausted_until_the_refresh_phase() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], attachments={"Éowyn": ["Unexpected Courage", "Unexpected Courage"]}),
        committed=["Éowyn"],
        at="3.3",
    )
    to_window(table, "3.3").choose("Unexpected Courage")
    assert table.ready("Éowyn")
    assert not table.ready("Unexpected Courage")
    assert table.ready("Unexpected Courage#2")
    assert table.options == []  # she is ready, and has no card to discard
    assert table.committed == ["Éowyn"]
    to_window(table, "7.4")
    assert table.ready("Unexpected Courage")


@pytest.mark.rule("lcg:attachment.5", "lcg:engaged.4", "lcg:step.6.2")
def test_a_snared_enemy_sent_to_the_staging_area_keeps_the_snare_counts_its_threat_and_never_attacks() -> None:
    table = lay(
        Seat(heroes=["Glorfindel", "Éowyn"], hand=["Forest Snare", "A Light in the Dark"], resources=3, threat=30,
             engaged=["Forest Spider"]),
        at="2.1",
    )  # fmt: skip
    table.choose("Forest Snare").choose("A Light in the Dark")
    assert table.staging == ["Forest Spider"]
    assert table.attachments("Forest Spider") == ["Forest Snare"]
    to_window(table, "6.2")
    assert table.engaged() == ["Forest Spider"]
    assert table.state.shadows != {}  # it is dealt a shadow card all the same
    to_window(table, "7.4")
    assert table.damage("Glorfindel") == table.damage("Éowyn") == 0


@pytest.mark.rule("lcg:triggering-condition.2", "lcg:faq.1.08", "lcg:response.2")
def test_a_response_answers_each_of_two_deaths_that_happen_at_once() -> None:
    table = lay(
        Seat(
            heroes=["Gimli"],
            allies=["Gondorian Spearman", "Snowbourn Scout"],
            attachments={"Gimli": ["Horn of Gondor"]},
            threat=35,
        ),
        encounter_deck=["Evil Storm", *["Forest Gate"] * 5],
        at="3.3",
    )
    table.pass_until("response").choose("Horn of Gondor").pass_until("response")
    assert table.area() == ["Gimli"]
    table.choose("Horn of Gondor")
    assert table.resources("Gimli") == 2
    to_window(table, "3.3")
    assert table.resources("Gimli") == 2


@pytest.mark.rule("lcg:immune.2", "lcg:discard.3", "lcg:attachment.4")
def test_a_discarded_condition_goes_to_the_pile_of_the_player_who_brought_it() -> None:
    table = lay(
        Seat(heroes=["Éowyn", "Denethor"], hand=["Unexpected Courage"], resources=2),
        Seat(heroes=["Gimli"], hand=[BANISH]),
        at="2.1",
    )
    table.choose("Unexpected Courage", "Gimli")
    assert table.controller("Unexpected Courage") == 1
    table.choose(BANISH, "Unexpected Courage")
    assert table.discards(0) == ["Unexpected Courage"]
    assert table.discards(1) == [BANISH]
