"""Wilderlands, card by card."""

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.boxes.core.fights import attack, attackers_now
from tests.cardgame.boxes.core.scenes import QUIET, attacked, revealed
from waybread.cardgame.facts import Stat

PAIR = Seat(heroes=["Aragorn", "Théodred"])
LONE = Seat(heroes=["Glóin"])
BATS = "Black Forest Bats"
QUEST = "Flies and Spiders"


# Wolf Rider


def ridden_down(*seats: Seat, deck: tuple[str, ...] = QUIET) -> Table:
    """Bats attack with Wolf Rider as their shadow card, Aragorn defends; then Wolf Rider asks for a defender."""
    first, *others = seats
    engaged = Seat(heroes=first.heroes, allies=first.allies, hand=first.hand, resources=first.resources, engaged=[BATS])
    table = lay(engaged, *others, shadows={BATS: ["Wolf Rider"]}, encounter_deck=deck, at="6.3")
    return table.pass_until("defend").choose("Aragorn").pass_until("defend")


def test_despair_as_the_shadow_card_of_wolf_rider_weakens_the_defender_of_that_attack() -> None:
    table = ridden_down(Seat(heroes=["Aragorn", "Gimli"]), deck=("Despair", *QUIET)).choose("Gimli").pass_to("7.4")
    assert (table.damage("Gimli"), table.damage("Aragorn")) == (2, 0)


@pytest.mark.rule("lcg:keyword.surge.1")
def test_wolf_rider_surges() -> None:
    table = revealed("Wolf Rider", "Forest Spider", "Forest Gate")
    assert table.staging == ["Wolf Rider", "Forest Spider"]


def test_wolf_rider_shadow_attacks_the_defending_player_before_the_first_attack_goes_on() -> None:
    table = ridden_down(PAIR)
    assert (table.player, table.options, table.may_pass) == (0, ["Théodred"], True)
    assert table.decision.about == table.id("Wolf Rider")
    assert attackers_now(table) == [BATS, "Wolf Rider"]
    table.choose("Théodred").pass_to("6.4.3")
    assert table.damage("Théodred") == 1
    assert attackers_now(table) == [BATS, "Wolf Rider"]
    table.done().pass_to("6.4.3")
    assert attackers_now(table) == [BATS]
    assert table.damage("Aragorn") == 0


def test_wolf_rider_shadow_attack_may_be_left_undefended() -> None:
    table = ridden_down(PAIR).done().pass_until("take damage")
    assert table.options == ["Aragorn", "Théodred"]
    table.choose("Théodred").pass_until("attack")
    assert (table.damage("Théodred"), table.damage("Aragorn")) == (2, 0)


def test_wolf_rider_shadow_leaves_the_first_attack_its_defender() -> None:
    table = lay(Seat(heroes=["Aragorn", "Théodred"], engaged=["Forest Spider"]), at="6.3",
                shadows={"Forest Spider": ["Wolf Rider", "Dol Guldur Orcs"]})  # fmt: skip
    table.pass_until("defend").choose("Théodred").pass_until("defend").choose("Aragorn").pass_to("7.4")
    assert table.damage("Aragorn") == 0  # Wolf Rider's 2 against his 2
    assert table.damage("Théodred") == 2 + 1 - 1  # it is defended, so Dol Guldur Orcs add just 1


@pytest.mark.ruling("core:81.1")
def test_wolf_rider_shadow_attacks_while_it_remains_a_shadow_card() -> None:
    table = ridden_down(PAIR)
    assert table.zone("Wolf Rider") == Zone.SHADOW
    assert table.state.shadows[table.id(BATS)] == (table.id("Wolf Rider"),)
    assert (table.engaged(), table.staging) == ([BATS], [])


@pytest.mark.ruling("core:81.1")
def test_wolf_rider_shadow_is_dealt_a_shadow_card_of_its_own() -> None:
    table = ridden_down(PAIR, deck=("Dol Guldur Orcs", *QUIET))
    (dealt,) = table.state.shadows[table.id("Wolf Rider")]
    assert table.name(dealt) == "Dol Guldur Orcs"
    assert dealt in table.state.facedown
    table.done().pass_to("6.4.2")
    assert table.stat("Wolf Rider", Stat.ATTACK) == 2 + 3
    assert table.stat(BATS, Stat.ATTACK) == 1


def test_wolf_rider_shadow_shows_its_own_shadow_card_once_it_is_turned_up() -> None:
    table = ridden_down(PAIR, LONE, deck=("Dol Guldur Orcs", *QUIET))
    shown = [table.game.view(seat)["attack"] for seat in (0, 1, None)]
    assert [isinstance(each, dict) and each["shadow_cards"] for each in shown] == [[None]] * 3
    table.done().pass_to("6.4.2")
    now = table.game.view(1)["attack"]
    assert isinstance(now, dict)
    assert now["shadow_cards"] == [[table.id("Dol Guldur Orcs"), "Dol Guldur Orcs", "core:89"]]


@pytest.mark.rule("lcg:faq.1.33")
@pytest.mark.ruling("core:81.1")
def test_wolf_rider_shadow_may_be_defended_by_a_sentinel_of_another_player() -> None:
    table = lay(Seat(heroes=["Glóin"], engaged=[BATS]), PAIR, shadows={BATS: ["Wolf Rider"]}, at="6.3")
    table.pass_until("defend").choose("Glóin").pass_until("defend")
    assert (table.player, table.options) == (1, ["Aragorn"])
    table.choose("Aragorn").pass_to("7.4")
    assert (table.damage("Glóin"), table.damage("Aragorn")) == (0, 0)


def test_wolf_rider_shadow_cannot_be_hurt_while_it_attacks() -> None:
    table = ridden_down(Seat(heroes=["Aragorn"], allies=["Gondorian Spearman"])).choose("Gondorian Spearman")
    assert table.asked == "action"  # the Spearman has nobody to stab
    assert table.state.damage == {}


@pytest.mark.rule("lcg:seq.6.4-2")
@pytest.mark.ruling("core:81.2")
def test_wolf_rider_shadow_returns_to_the_top_of_the_encounter_deck_after_combat() -> None:
    table = ridden_down(PAIR, LONE).pass_until("attack")
    assert table.zone("Wolf Rider") == Zone.SHADOW
    table.pass_to("7.4")
    assert table.encounter_deck[0] == "Wolf Rider"
    assert table.state.seen == {table.id("Wolf Rider"): (0, 1)}
    assert table.encounter_discard == ["Forest Gate"]


def test_wolf_rider_shadow_returns_also_if_the_enemy_it_was_dealt_to_is_gone() -> None:
    table = ridden_down(Seat(heroes=["Aragorn", "Legolas", "Théodred"])).done().pass_until("attack")
    attack(table, BATS, "Legolas")
    assert (table.zone(BATS), table.zone("Wolf Rider")) == (Zone.ENCOUNTER_DISCARD, Zone.ENCOUNTER_DISCARD)
    table.pass_to("7.4")
    assert table.encounter_deck[0] == "Wolf Rider"


def test_wolf_rider_shadow_neither_attacks_nor_returns_if_it_is_cancelled() -> None:
    seat = Seat(heroes=["Aragorn", "Éowyn"], hand=["Hasty Stroke"], resources=1, engaged=[BATS])
    table = lay(seat, shadows={BATS: ["Wolf Rider"]}, at="6.3").pass_until("defend").choose("Aragorn")
    table.pass_until("response").choose("Hasty Stroke").pass_to("7.4")
    assert (table.state.damage, table.encounter_discard) == ({}, ["Wolf Rider"])


# Hill Troll


def trampled(*seats: Seat, defender: str = "", damage: dict[str, int] | None = None) -> Table:
    """A Hill Troll (attack 6) attacks the first player, without a shadow card."""
    first, *others = seats
    engaged = Seat(heroes=first.heroes, allies=first.allies, engaged=["Hill Troll"])
    table = lay(engaged, *others, damage=damage or {}, at="6.3").pass_until("defend")
    return table.choose(defender) if defender else table.done()


def test_hill_troll_raises_threat_by_the_damage_beyond_the_hit_points_of_the_defender() -> None:
    seat = Seat(heroes=["Aragorn"], allies=["Guard of the Citadel"])
    table = trampled(seat, LONE, defender="Guard of the Citadel").pass_to("6.4.3")
    assert table.zone("Guard of the Citadel") == Zone.DISCARD
    assert (table.threat(0), table.threat(1)) == (24, 20)


def test_hill_troll_raises_threat_by_what_exceeds_the_remaining_hit_points() -> None:
    table = trampled(PAIR, defender="Aragorn", damage={"Aragorn": 3}).pass_to("6.4.3")
    assert table.zone("Aragorn") == Zone.DISCARD
    assert table.threat() == 22


def test_hill_troll_raises_no_threat_if_no_damage_is_left_over() -> None:
    table = trampled(PAIR, defender="Aragorn", damage={"Aragorn": 1}).pass_to("6.4.3")
    assert table.zone("Aragorn") == Zone.DISCARD
    assert table.threat() == 20


def test_hill_troll_raises_threat_also_for_the_damage_of_an_undefended_attack() -> None:
    table = trampled(PAIR).pass_until("take damage").choose("Théodred").pass_to("6.4.3")
    assert table.zone("Théodred") == Zone.DISCARD
    assert table.threat() == 22


@pytest.mark.ruling("core:82.1")
def test_hill_troll_raises_the_threat_of_the_attacked_player_even_if_a_sentinel_of_another_defends() -> None:
    table = trampled(LONE, PAIR, damage={"Aragorn": 3}).choose("Aragorn").pass_to("6.4.3")
    assert table.zone("Aragorn") == Zone.DISCARD
    assert (table.threat(0), table.threat(1)) == (22, 20)


def test_hill_troll_does_nothing_with_the_damage_of_other_enemies() -> None:
    seat = Seat(heroes=["Aragorn"], allies=["Guard of the Citadel"], engaged=["East Bight Patrol"])
    table = lay(seat, staging=["Hill Troll"], at="6.3").pass_until("defend").choose("Guard of the Citadel")
    table.pass_to("6.4.3")
    assert table.zone("Guard of the Citadel") == Zone.DISCARD
    assert table.threat() == 20


def test_hill_troll_defeated_goes_to_the_victory_display() -> None:
    table = lay(Seat(heroes=["Aragorn", "Legolas"], engaged=["Hill Troll"]), damage={"Hill Troll": 7}, at="6.7")
    attack(table.pass_until("attack"), "Hill Troll", "Aragorn", "Legolas")
    assert table.zone("Hill Troll") == Zone.VICTORY
    assert table.game.card(table.id("Hill Troll")).victory == 4


# Goblin Sniper


def test_goblin_sniper_cannot_be_engaged_optionally_while_another_enemy_is_in_the_staging_area() -> None:
    table = lay(Seat(), staging=["Goblin Sniper", "Forest Spider"], at="5.2")
    assert (table.asked, table.options) == ("engage", ["Forest Spider"])


def test_goblin_sniper_can_be_engaged_optionally_if_it_is_the_only_enemy_there() -> None:
    table = lay(Seat(engaged=["Forest Spider"]), staging=["Goblin Sniper", "Forest Gate"], at="5.2")
    assert (table.asked, table.options) == ("engage", ["Goblin Sniper"])
    table.choose("Goblin Sniper")
    assert table.engaged() == ["Forest Spider", "Goblin Sniper"]


def test_goblin_sniper_is_protected_by_another_goblin_sniper() -> None:
    table = lay(Seat(), staging=["Goblin Sniper", "Goblin Sniper"], at="5.2")
    assert (table.asked, len(table.staging)) == ("action", 2)


def test_goblin_sniper_can_be_engaged_by_the_next_player_once_the_other_enemy_is_gone() -> None:
    table = lay(Seat(), LONE, staging=["Goblin Sniper", "Forest Spider"], at="5.2").choose("Forest Spider")
    assert (table.asked, table.player, table.options) == ("engage", 1, ["Goblin Sniper"])


def test_goblin_sniper_still_engages_by_an_engagement_check() -> None:
    table = lay(Seat(threat=48), staging=["Goblin Sniper", "Ungoliant's Spawn"], at="5.3").pass_to("5.3")
    assert sorted(table.engaged()) == ["Goblin Sniper", "Ungoliant's Spawn"]


def test_goblin_sniper_deals_1_damage_to_a_character_of_each_player_as_combat_ends() -> None:
    other = Seat(heroes=["Glóin"], allies=["Snowbourn Scout"])
    table = lay(PAIR, other, staging=["Goblin Sniper"], at="6.11")
    assert (table.asked, table.player, table.options) == ("take damage", 0, ["Aragorn", "Théodred"])
    assert not table.may_pass
    table.choose("Théodred")
    assert (table.asked, table.player, table.options) == ("take damage", 1, ["Glóin", "Snowbourn Scout"])
    assert table.damage("Théodred") == 0  # it hits everybody at the same time
    table.choose("Snowbourn Scout")
    assert [table.damage(each) for each in ("Aragorn", "Théodred", "Glóin")] == [0, 1, 0]
    assert table.zone("Snowbourn Scout") == Zone.DISCARD


def test_goblin_sniper_deals_no_damage_while_it_is_engaged() -> None:
    table = lay(Seat(engaged=["Goblin Sniper"]), at="6.11").pass_to("7.4")
    assert table.state.damage == {}


def test_goblin_sniper_deals_no_damage_as_other_phases_end() -> None:
    for step, following in (("3.5", "4.2"), ("4.3", "5.2"), ("5.4", "6.2"), ("7.5", "1.3")):
        table = lay(Seat(), staging=["Goblin Sniper"], at=step).pass_to(following)
        assert table.state.damage == {}


# Marsh Adder


def test_marsh_adder_raises_the_threat_of_the_player_it_attacks_by_1_before_anybody_defends() -> None:
    table = lay(Seat(engaged=["Marsh Adder"]), LONE, at="6.2")
    assert table.threat() == 20
    table.pass_until("defend")
    assert (table.threat(0), table.threat(1)) == (21, 20)
    table.choose("Aragorn").pass_to("6.4.3")
    assert table.threat() == 21


def test_marsh_adder_raises_no_threat_for_the_attack_of_another_enemy() -> None:
    table = lay(Seat(engaged=[BATS], heroes=["Aragorn"]), staging=["Marsh Adder"], at="6.3").pass_until("defend")
    assert table.threat() == 20


def test_marsh_adder_may_eliminate_the_player_it_attacks_and_the_attack_is_over() -> None:
    table = lay(Seat(engaged=["Marsh Adder"], threat=49), LONE, at="6.3")
    assert table.state.eliminated == [True, False]
    assert (table.staging, table.state.attacks) == (["Marsh Adder"], [])


def test_marsh_adder_is_worth_3_victory_points() -> None:
    table = lay(Seat(heroes=["Aragorn", "Legolas"], engaged=["Marsh Adder"]), damage={"Marsh Adder": 5}, at="6.7")
    attack(table.pass_until("attack"), "Marsh Adder", "Aragorn", "Legolas")
    assert table.zone("Marsh Adder") == Zone.VICTORY
    assert table.game.card(table.id("Marsh Adder")).victory == 3


# Wargs


def hunted(*shadow: str, seat: Seat = PAIR) -> Table:
    """Wargs attack with these shadow cards; Aragorn defends."""
    engaged = Seat(heroes=seat.heroes, hand=seat.hand, resources=seat.resources, engaged=["Wargs"])
    table = lay(engaged, shadows={"Wargs": shadow} if shadow else {}, damage={"Wargs": 1}, at="6.3")
    return table.pass_until("defend").choose("Aragorn")


@pytest.mark.parametrize("shadow", ["Forest Gate", "The Necromancer's Reach"])
@pytest.mark.ruling("core:85.1", "core:85.3")
def test_wargs_return_to_the_staging_area_after_an_attack_with_a_shadow_card_without_effect(shadow: str) -> None:
    table = hunted(shadow).pass_to("6.4.2")
    assert table.engaged() == ["Wargs"]
    table.pass_to("6.4.3")
    assert table.damage("Aragorn") == 1
    assert (table.engaged(), table.staging) == ([], ["Wargs"])
    assert table.damage("Wargs") == 1
    assert table.pass_to("7.4").staging == ["Wargs"]


def test_wargs_stay_after_an_attack_with_a_shadow_effect() -> None:
    table = hunted("Dol Guldur Orcs").pass_until("attack")
    assert (table.engaged(), table.staging) == (["Wargs"], [])


@pytest.mark.ruling("core:48.2", "core:85.1")
def test_wargs_stay_if_the_shadow_effect_was_cancelled() -> None:
    seat = Seat(heroes=["Aragorn", "Éowyn"], hand=["Hasty Stroke"], resources=1)
    table = hunted("Dol Guldur Orcs", seat=seat).pass_until("response").choose("Hasty Stroke").pass_until("attack")
    assert table.engaged() == ["Wargs"]


def test_wargs_stay_if_they_have_no_shadow_card() -> None:
    assert hunted().pass_until("attack").engaged() == ["Wargs"]


def test_wargs_return_if_only_one_of_several_shadow_cards_has_no_effect() -> None:
    assert hunted("Dol Guldur Orcs", "Forest Gate").pass_to("6.4.3").staging == ["Wargs"]


def test_wargs_do_not_mind_the_shadow_card_of_another_enemy() -> None:
    table = lay(Seat(engaged=[BATS, "Wargs"]), shadows={BATS: ["Forest Gate"]}, at="6.3")
    table.pass_until("attacking enemy").choose(BATS).pass_until("attack")
    assert table.engaged() == [BATS, "Wargs"]


def test_wargs_do_not_slink_away_when_another_enemy_has_attacked() -> None:
    table = lay(Seat(engaged=[BATS, "Wargs"]), shadows={"Wargs": ["Forest Gate"]}, at="6.3")
    table.pass_until("attacking enemy").choose(BATS).pass_until("defend").done().pass_to("6.4.3")
    assert table.engaged() == [BATS, "Wargs"]


def test_wargs_shadow_adds_1_attack_or_2_if_undefended() -> None:
    assert attacked("Wargs", PAIR).choose("Aragorn").pass_to("6.4.2").stat(BATS, Stat.ATTACK) == 2
    assert attacked("Wargs", PAIR).done().pass_to("6.4.2").stat(BATS, Stat.ATTACK) == 3


def test_wargs_shadow_lasts_for_the_attack_only() -> None:
    table = attacked("Wargs", PAIR).choose("Aragorn").pass_until("attack")
    assert (table.state.round, table.state.phase) == (1, "combat")
    assert table.stat(BATS, Stat.ATTACK) == 1


# Despair


@pytest.mark.parametrize(("before", "after"), [(6, 2), (4, 0), (3, 0), (0, 0)])
@pytest.mark.ruling("core:86.1")
def test_despair_removes_4_progress_from_the_current_quest_card_or_all_there_is(before: int, after: int) -> None:
    tokens = {QUEST: before} if before else {}
    table = lay(Seat(), progress={**tokens, "Old Forest Road": 1}, active_location="Old Forest Road",
                encounter_deck=("Despair", *QUIET), at="3.3")  # fmt: skip
    assert table.progress(QUEST) == after
    assert table.progress("Old Forest Road") == 1
    assert table.encounter_discard == ["Despair"]


def test_despair_shadow_keeps_the_defenders_defense_from_counting_in_this_attack() -> None:
    table = attacked("Despair", PAIR).choose("Aragorn").pass_until("attack")
    assert table.damage("Aragorn") == 1
    assert table.stat("Aragorn", Stat.DEFENSE) == 2
    assert table.state.lasting == ()


def test_despair_shadow_does_nothing_to_an_undefended_attack() -> None:
    table = attacked("Despair", PAIR).done().pass_to("6.4.2")
    assert table.state.lasting == ()


# The Brown Lands


def test_the_brown_lands_gets_1_progress_after_the_players_travel_there_which_explores_it() -> None:
    table = lay(Seat(), staging=["The Brown Lands"], at="4.2").choose("The Brown Lands")
    assert (table.active_location, table.encounter_discard) == (None, ["The Brown Lands"])


def test_the_brown_lands_gets_no_progress_when_the_players_travel_elsewhere() -> None:
    table = lay(Seat(deck=[]), staging=["The Brown Lands", "Forest Gate"], at="4.2").choose("Forest Gate")
    assert (table.active_location, table.staging) == ("Forest Gate", ["The Brown Lands"])


# The East Bight


def test_the_east_bight_must_be_travelled_to() -> None:
    table = lay(Seat(), staging=["Forest Gate", "The East Bight"], at="4.2")
    assert (table.asked, table.active_location) == ("action", "The East Bight")


def test_the_east_bight_leaves_only_the_choice_between_its_copies() -> None:
    table = lay(Seat(), staging=["The East Bight", "Forest Gate", "The East Bight"], at="4.2")
    assert (table.options, table.may_pass) == (["The East Bight", "The East Bight#2"], False)


def test_the_east_bight_waits_while_there_is_an_active_location() -> None:
    table = lay(Seat(), staging=["The East Bight"], active_location="Forest Gate", at="4.2")
    assert (table.asked, table.active_location) == ("action", "Forest Gate")
