"""Dol Guldur Orcs, card by card."""

from dataclasses import replace

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.boxes.core.fights import resolve
from tests.cardgame.boxes.core.scenes import QUIET, attacked, revealed
from waybread.cardgame.abilities.modifiers import staging_threat
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.facts import Stat

PAIR = Seat(heroes=["Aragorn", "Théodred"])
LONE = Seat(heroes=["Glóin"])
BATS = "Black Forest Bats"


# Dol Guldur Orcs


def test_dol_guldur_orcs_revealed_deal_2_damage_to_a_committed_character_of_the_first_players_choice() -> None:
    table = lay(PAIR, LONE, committed=["Aragorn", "Glóin"], first_player=1, active_player=0,
                encounter_deck=("Dol Guldur Orcs", *QUIET), at="3.3")  # fmt: skip
    assert (table.asked, table.player, table.options) == ("take damage", 1, ["Aragorn", "Glóin"])
    assert not table.may_pass
    table.choose("Aragorn")
    assert [table.damage(each) for each in ("Aragorn", "Théodred", "Glóin")] == [2, 0, 0]
    assert "Dol Guldur Orcs" in table.staging


def test_dol_guldur_orcs_revealed_hurt_nobody_if_nobody_is_committed() -> None:
    table = revealed("Dol Guldur Orcs", seats=(PAIR,))
    assert (table.asked, table.state.damage) == ("action", {})


def test_dol_guldur_orcs_revealed_may_destroy_the_character_who_then_counts_for_nothing() -> None:
    seat = Seat(allies=["Snowbourn Scout"])
    table = revealed("Dol Guldur Orcs", seats=(seat,), committed=("Aragorn", "Snowbourn Scout"))
    table.choose("Snowbourn Scout")
    assert table.zone("Snowbourn Scout") == Zone.DISCARD
    assert table.committed == ["Aragorn"]


def test_dol_guldur_orcs_shadow_adds_1_attack() -> None:
    table = attacked("Dol Guldur Orcs", PAIR).choose("Aragorn").pass_to("6.4.2")
    assert table.stat(BATS, Stat.ATTACK) == 2


def test_dol_guldur_orcs_shadow_adds_3_attack_if_undefended() -> None:
    table = attacked("Dol Guldur Orcs", PAIR).done().pass_to("6.4.2")
    assert table.stat(BATS, Stat.ATTACK) == 4
    table.pass_until("take damage").choose("Théodred")
    assert table.zone("Théodred") == Zone.DISCARD  # he has 4 hit points


def test_dol_guldur_orcs_shadow_ends_with_the_attack() -> None:
    table = attacked("Dol Guldur Orcs", PAIR).choose("Aragorn").pass_until("attack")
    assert table.stat(BATS, Stat.ATTACK) == 1


# Chieftan Ufthak


@pytest.mark.ruling("core:90.1")
def test_chieftan_ufthak_gets_a_token_after_each_attack_and_2_attack_for_it() -> None:
    ufthak = "Chieftan Ufthak"
    table = lay(Seat(engaged=[ufthak]), encounter_deck=("Forest Gate",) * 20, at="6.2").pass_until("defend")
    assert (table.resources(ufthak), table.stat(ufthak, Stat.ATTACK)) == (0, 3)
    table.choose("Aragorn").pass_to("6.4.2")
    assert table.resources(ufthak) == 0
    table.pass_to("6.4.3")
    assert table.damage("Aragorn") == 1  # the token of this attack comes after its damage
    assert (table.resources(ufthak), table.stat(ufthak, Stat.ATTACK)) == (1, 5)
    table.pass_until("defend", rounds=1).choose("Aragorn").pass_to("6.4.3")
    assert table.damage("Aragorn") == 4
    assert (table.resources(ufthak), table.stat(ufthak, Stat.ATTACK)) == (2, 7)


def test_chieftan_ufthak_gets_no_token_for_the_attack_of_another_enemy() -> None:
    table = lay(Seat(engaged=[BATS, "Chieftan Ufthak"]), at="6.3").pass_until("attacking enemy").choose(BATS)
    table.pass_until("defend").choose("Aragorn").pass_to("6.4.3")
    assert table.resources("Chieftan Ufthak") == 0
    assert table.stat(BATS, Stat.ATTACK) == 1


@pytest.mark.rule("lcg:seq.6.2.1.4.2-2", "lcg:forced.1", "lcg:elimination.5")
def test_chieftan_ufthak_gets_a_token_for_the_attack_that_kills_the_last_hero_of_a_player() -> None:
    table = lay(Seat(engaged=["Chieftan Ufthak"]), Seat(heroes=["Gimli"]), damage={"Aragorn": 4}, at="6.3")
    table.pass_until("defend").done().pass_to("7.4")
    assert (table.state.eliminated, table.staging) == ([True, False], ["Chieftan Ufthak"])
    assert table.resources("Chieftan Ufthak") == 1  # L42


@pytest.mark.rule("lcg:seq.6.2.1.4.2-2")
def test_chieftan_ufthak_gets_no_token_if_his_player_is_eliminated_before_the_damage() -> None:
    table = lay(
        Seat(engaged=["Chieftan Ufthak"], threat=48), Seat(heroes=["Gimli"]),
        shadows={"Chieftan Ufthak": ["Pursued by Shadow"]}, at="6.3",
    )  # fmt: skip
    table.pass_until("defend").done().pass_to("7.4")
    assert (table.state.eliminated, table.staging) == ([True, False], ["Chieftan Ufthak"])
    assert table.resources("Chieftan Ufthak") == 0


def test_chieftan_ufthak_loses_his_tokens_on_the_way_to_the_victory_display() -> None:
    seat = Seat(heroes=["Aragorn", "Théodred"], engaged=["Chieftan Ufthak"])
    table = lay(seat, damage={"Chieftan Ufthak": 5}, at="6.3").pass_until("defend").choose("Aragorn")
    table.pass_to("6.4.3")
    table.state.exhausted.clear()
    table.pass_until("attack").choose("Chieftan Ufthak", "Aragorn", "Théodred").pass_to("6.8.3")
    assert table.zone("Chieftan Ufthak") == Zone.VICTORY
    assert table.game.card(table.id("Chieftan Ufthak")).victory == 4
    assert table.resources("Chieftan Ufthak") == 0


# Dol Guldur Beastmaster

BEASTMASTER = "Dol Guldur Beastmaster"


@pytest.mark.ruling("core:91.1")
def test_dol_guldur_beastmaster_is_dealt_a_second_shadow_card_before_defenders_are_declared() -> None:
    table = lay(Seat(engaged=[BEASTMASTER]), at="6.2")
    assert len(table.state.shadows[table.id(BEASTMASTER)]) == 1
    table.pass_until("defend")
    dealt = table.state.shadows[table.id(BEASTMASTER)]
    assert len(dealt) == 2
    assert all(each in table.state.facedown for each in dealt)


def test_dol_guldur_beastmaster_has_both_shadow_effects_resolved() -> None:
    deck = ("Dol Guldur Orcs", "East Bight Patrol", *QUIET)
    table = lay(Seat(engaged=[BEASTMASTER]), encounter_deck=deck, at="6.2").pass_until("defend").done()
    table.pass_to("6.4.2")
    assert table.stat(BEASTMASTER, Stat.ATTACK) == 3 + 3 + 1
    assert table.threat() == 23


def test_dol_guldur_beastmaster_does_nothing_for_other_enemies() -> None:
    table = lay(Seat(engaged=[BATS, BEASTMASTER]), at="6.2").pass_until("attacking enemy").choose(BATS)
    table.pass_until("defend")
    assert len(table.state.shadows[table.id(BATS)]) == 1
    assert len(table.state.shadows[table.id(BEASTMASTER)]) == 1


# Driven by Shadow


@pytest.mark.ruling("core:92.3")
def test_driven_by_shadow_adds_1_threat_to_each_enemy_and_location_in_the_staging_area() -> None:
    table = lay(Seat(engaged=["East Bight Patrol"]), staging=["Forest Spider", "Old Forest Road"],
                active_location="Forest Gate", encounter_deck=("Driven by Shadow", *QUIET), at="3.3")  # fmt: skip
    threats = [table.stat(each, Stat.THREAT) for each in ("Forest Spider", "Old Forest Road")]
    assert threats == [3, 2]
    assert staging_threat(table.game) == 5
    assert table.stat("East Bight Patrol", Stat.THREAT) == 3
    assert table.stat("Forest Gate", Stat.THREAT) == 2
    assert table.encounter_discard == ["Driven by Shadow"]


@pytest.mark.ruling("core:92.1")
def test_driven_by_shadow_leaves_what_arrives_afterwards_alone() -> None:
    table = revealed("Driven by Shadow", "East Bight Patrol", seats=(PAIR, LONE), staging=("Forest Spider",))
    assert table.staging == ["Forest Spider", "East Bight Patrol"]
    assert staging_threat(table.game) == 3 + 3


def test_driven_by_shadow_lasts_until_the_end_of_the_phase() -> None:
    table = revealed("Driven by Shadow", staging=("Forest Spider",)).pass_to("4.2")
    assert table.stat("Forest Spider", Stat.THREAT) == 2


@pytest.mark.rule("lcg:keyword.surge.1")
def test_driven_by_shadow_surges_if_the_staging_area_is_empty() -> None:
    table = revealed("Driven by Shadow", "Forest Spider")
    assert table.staging == ["Forest Spider"]
    assert staging_threat(table.game) == 2


def test_driven_by_shadow_does_not_surge_otherwise() -> None:
    table = revealed("Driven by Shadow", "Forest Spider", staging=("Old Forest Road",))
    assert table.staging == ["Old Forest Road"]


def test_driven_by_shadow_does_not_surge_if_an_objective_lies_in_the_staging_area() -> None:
    table = revealed("Driven by Shadow", "Forest Spider", staging=("Gandalf's Map",))
    assert table.staging == ["Gandalf's Map"]


ARMED = Seat(
    heroes=["Aragorn", "Théodred"],
    attachments={"Aragorn": ["Celebrían's Stone", "Steward of Gondor"], "Théodred": ["The Favor of the Lady"]},
)


def test_driven_by_shadow_shadow_discards_an_attachment_of_the_defending_character() -> None:
    table = attacked("Driven by Shadow", ARMED).choose("Aragorn").pass_until("discard attachment")
    assert (table.player, table.options) == (0, ["Celebrían's Stone", "Steward of Gondor"])
    assert not table.may_pass
    table.choose("Steward of Gondor")
    assert table.attachments("Aragorn") == ["Celebrían's Stone"]
    assert table.attachments("Théodred") == ["The Favor of the Lady"]
    assert table.discards() == ["Steward of Gondor"]


def test_driven_by_shadow_shadow_does_nothing_to_a_defender_without_attachments() -> None:
    bare = Seat(heroes=["Aragorn", "Théodred"], attachments={"Théodred": ["Celebrían's Stone"]})
    table = attacked("Driven by Shadow", bare).choose("Aragorn").pass_to("6.4.2")
    assert table.attachments("Théodred") == ["Celebrían's Stone"]


@pytest.mark.ruling("core:92.2")
def test_driven_by_shadow_shadow_has_the_attacked_player_choose_even_if_a_sentinel_defends() -> None:
    table = attacked("Driven by Shadow", LONE, ARMED).done().choose("Aragorn").pass_until("discard attachment")
    assert (table.player, table.options) == (0, ["Celebrían's Stone", "Steward of Gondor"])
    table.choose("Celebrían's Stone")
    assert table.discards(1) == ["Celebrían's Stone"]


def test_driven_by_shadow_as_the_shadow_card_of_wolf_rider_disarms_the_defender_of_that_attack() -> None:
    held = {"Aragorn": ["Celebrían's Stone"], "Gimli": ["Dwarven Axe"]}
    seat = Seat(heroes=["Aragorn", "Gimli"], attachments=held, engaged=[BATS])
    table = lay(seat, shadows={BATS: ["Wolf Rider"]}, encounter_deck=("Driven by Shadow", *QUIET), at="6.3")
    table.pass_until("defend").choose("Aragorn").pass_until("defend").choose("Gimli").pass_to("7.4")
    assert table.discards() == ["Dwarven Axe"]


def test_driven_by_shadow_shadow_discards_all_attachments_the_player_controls_if_undefended() -> None:
    other = Seat(heroes=["Glóin"], attachments={"Glóin": ["The Favor of the Lady"]})
    table = attacked("Driven by Shadow", ARMED, other).done().pass_to("6.4.2")
    assert table.attachments("Aragorn") == table.attachments("Théodred") == []
    assert sorted(table.discards()) == ["Celebrían's Stone", "Steward of Gondor", "The Favor of the Lady"]
    assert table.attachments("Glóin") == ["The Favor of the Lady#2"]


def test_driven_by_shadow_shadow_leaves_attachments_of_the_encounter_deck_if_undefended() -> None:
    table = lay(Seat(engaged=[BATS]), shadows={BATS: ["Driven by Shadow"]},
                attached={"Aragorn": ["caught-in-a-web-attached"]}, at="6.3")  # fmt: skip
    table.pass_until("defend").done().pass_to("6.4.2")
    assert table.attachments("Aragorn") == ["Caught in a Web"]


@pytest.mark.rule("lcg:discard.6")
def test_driven_by_shadow_shadow_lets_the_owner_order_what_is_discarded_if_undefended() -> None:
    table = attacked("Driven by Shadow", replace(ARMED, deck=["Erebor Hammersmith"])).done()
    table.pass_until("next on the pile")
    assert (table.player, table.options) == (0, ["Celebrían's Stone", "Steward of Gondor", "The Favor of the Lady"])
    table.choose("The Favor of the Lady", "Steward of Gondor")
    assert table.discards() == ["The Favor of the Lady", "Steward of Gondor", "Celebrían's Stone"]


# The Necromancer's Reach


def test_the_necromancers_reach_deals_1_damage_to_each_exhausted_character() -> None:
    other = Seat(heroes=["Glóin"], allies=["Faramir", "Snowbourn Scout"], exhausted=["Faramir", "Snowbourn Scout"])
    table = revealed("The Necromancer's Reach", seats=(PAIR, other), committed=("Aragorn",))
    assert [table.damage(each) for each in ("Aragorn", "Théodred", "Glóin", "Faramir")] == [1, 0, 0, 1]
    assert table.zone("Snowbourn Scout") == Zone.DISCARD
    assert table.encounter_discard == ["The Necromancer's Reach"]


# Necromancer's Pass

HAND = ["Faramir", "Ever Vigilant", "Sneak Attack"]


@pytest.mark.rule("lcg:travel.1")
def test_necromancers_pass_costs_the_first_player_2_random_cards_to_travel_there() -> None:
    kept = set()
    for seed in range(8):
        table = lay(Seat(hand=HAND), staging=["Necromancer's Pass"], seed=seed, at="4.2").choose("Necromancer's Pass")
        assert table.active_location == "Necromancer's Pass"
        assert sorted([*table.hand(), *table.discards()]) == sorted(HAND)
        kept.update(table.hand())
        assert len(table.hand()) == 1
    assert len(kept) > 1


@pytest.mark.rule("lcg:travel.2")
def test_necromancers_pass_cannot_be_travelled_to_with_fewer_than_2_cards_in_the_first_players_hand() -> None:
    poor, rich = Seat(hand=HAND[:1]), Seat(heroes=["Glóin"], hand=HAND)
    staging = ["Necromancer's Pass", "Forest Gate"]
    assert lay(poor, rich, staging=staging, at="4.2").options == ["Forest Gate"]
    assert lay(poor, rich, staging=staging, first_player=1, at="4.2").options == staging


@pytest.mark.rule("lcg:travel.1")
def test_necromancers_pass_takes_a_hand_of_exactly_2_cards() -> None:
    table = lay(Seat(hand=HAND[:2]), staging=["Necromancer's Pass"], at="4.2").choose("Necromancer's Pass")
    while table.asked not in ("action", "nothing"):  # the order in which they are discarded
        table.choose(table.decision.options[0])
    assert table.active_location == "Necromancer's Pass"
    assert (table.hand(), sorted(table.discards())) == ([], sorted(HAND[:2]))


def test_necromancers_pass_takes_nothing_from_the_other_players() -> None:
    other = Seat(heroes=["Glóin"], hand=["Grim Resolve", "For Gondor!"])
    table = lay(Seat(hand=HAND), other, staging=["Necromancer's Pass"], at="4.2").choose("Necromancer's Pass")
    assert table.hand(1) == ["Grim Resolve", "For Gondor!"]


@pytest.mark.rule("lcg:discard.6")
def test_necromancers_pass_lets_the_first_player_order_the_two_cards() -> None:
    hand = ["Steward of Gondor", "Celebrían's Stone"]
    for top, bottom in (hand, reversed(hand)):
        seat = Seat(hand=hand, deck=["Erebor Hammersmith"])
        table = lay(seat, staging=["Necromancer's Pass"], at="4.2").choose("Necromancer's Pass")
        assert (table.asked, table.player, sorted(table.options)) == ("next on the pile", 0, sorted(hand))
        table.choose(bottom)
        assert table.discards() == [bottom, top]
        assert table.active_location == "Necromancer's Pass"


@pytest.mark.rule("lcg:discard.6")
def test_necromancers_pass_asks_for_no_order_of_two_copies_of_a_card() -> None:
    seat = Seat(hand=["Faramir", "Faramir"], deck=["Erebor Hammersmith"])
    table = lay(seat, staging=["Necromancer's Pass"], at="4.2").choose("Necromancer's Pass")
    assert table.asked == "action"
    assert len(table.discards()) == 2


# Enchanted Stream


@pytest.mark.rule("lcg:cannot.1")
def test_enchanted_stream_lets_no_player_draw_while_it_is_the_active_location() -> None:
    table = lay(PAIR, LONE, active_location="Enchanted Stream", at="1.3")
    assert (table.hand(0), table.hand(1)) == ([], [])
    assert len(table.deck(0)) == len(table.deck(1)) == 10


def test_enchanted_stream_forbids_draws_by_card_effects_too() -> None:
    seat = Seat(heroes=["Aragorn", "Théodred"], allies=["Guard of the Citadel"], hand=["Valiant Sacrifice"],
                deck=["Faramir"] * 5, resources=1, engaged=["East Bight Patrol"])  # fmt: skip
    table = lay(seat, active_location="Old Forest Road", at="6.3").pass_until("defend").choose("Guard of the Citadel")
    table.pass_until("response").choose("Valiant Sacrifice").pass_to("6.4.3")
    assert sorted(table.hand()) == ["Faramir", "Faramir#2"]
    table = lay(seat, active_location="Enchanted Stream", at="6.3").pass_until("defend").choose("Guard of the Citadel")
    table.pass_to("6.4.3")
    assert table.zone("Guard of the Citadel") is Zone.DISCARD
    assert table.hand() == ["Valiant Sacrifice"], "it could not change anything, and was not offered"
    resolve(draw(table.game, 0, 2))
    assert table.hand() == ["Valiant Sacrifice"]


def test_enchanted_stream_changes_nothing_in_the_staging_area() -> None:
    table = lay(PAIR, LONE, staging=["Enchanted Stream"], at="1.3")
    assert (len(table.hand(0)), len(table.hand(1))) == (1, 1)
