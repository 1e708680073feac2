"""The Tactics events of the core set that help to defend: Thicket of Spears, Swift Strike, Stand Together."""

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.boxes.core.fights import attackers_now, resolve
from waybread.cardgame.effects.engagement import engage

BATS, SPIDER, PATROL = "Black Forest Bats", "Forest Spider", "East Bight Patrol"
SPAWN = "Ungoliant's Spawn"
COMPANY = ("Gimli", "Legolas", "Thalin")


# Thicket of Spears


def test_thicket_of_spears_keeps_a_players_enemies_from_attacking_that_player() -> None:
    table = lay(
        Seat(heroes=COMPANY, hand=["Thicket of Spears"], resources=1, engaged=[SPIDER, BATS]),
        Seat(heroes=["Aragorn"], engaged=[PATROL]), at="6.2",
    )  # fmt: skip
    table.choose("Thicket of Spears")
    assert table.options == ["player 0", "player 1"]
    table.choose("player 0").pass_until("defend")
    assert (table.player, attackers_now(table)) == (1, [PATROL])


def test_thicket_of_spears_takes_one_resource_from_each_of_three_heroes() -> None:
    table = lay(
        Seat(heroes=COMPANY, hand=["Thicket of Spears"], resources={"Gimli": 3, "Legolas": 1, "Thalin": 2},
             engaged=[SPIDER]), at="1.3",
    )  # fmt: skip
    table.choose("Thicket of Spears")
    assert [table.resources(each) for each in COMPANY] == [2, 0, 1]
    assert table.discards() == ["Thicket of Spears"]


def test_thicket_of_spears_cannot_be_paid_from_fewer_pools() -> None:
    table = lay(
        Seat(heroes=COMPANY, hand=["Thicket of Spears"], resources={"Gimli": 3, "Thalin": 3}, engaged=[SPIDER]),
        at="1.3",
    )  # fmt: skip
    assert table.options == []
    assert table.why_not_use("Thicket of Spears", 1) == "it has to be paid from 3 different heroes' pools"


def test_thicket_of_spears_cannot_be_paid_by_heroes_of_other_spheres() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin", "Aragorn"], hand=["Thicket of Spears"], resources=3, engaged=[SPIDER]), at="1.3"
    )  # fmt: skip
    assert table.options == []


def test_thicket_of_spears_does_not_stop_enemies_that_engage_later() -> None:
    table = lay(
        Seat(heroes=COMPANY, hand=["Thicket of Spears"], resources=1, engaged=[SPIDER]), staging=[PATROL], at="6.2"
    )  # fmt: skip
    table.choose("Thicket of Spears")
    resolve(engage(table.game, table.id(PATROL), 0))
    table.pass_until("defend")
    assert attackers_now(table) == [PATROL]


def test_thicket_of_spears_for_a_player_without_enemies_protects_nobody() -> None:
    table = lay(
        Seat(heroes=COMPANY, hand=["Thicket of Spears"], resources=1, engaged=[SPIDER]), Seat(), staging=[PATROL],
        at="6.2",
    )  # fmt: skip
    table.choose("Thicket of Spears", "player 1").pass_until("defend")
    assert (table.player, attackers_now(table)) == (0, [SPIDER])
    resolve(engage(table.game, table.id(PATROL), 1))
    table.choose("Gimli").pass_until("defend")
    assert (table.player, attackers_now(table)) == (1, [PATROL])


def test_thicket_of_spears_protects_for_the_phase_in_which_it_is_played() -> None:
    seat = Seat(heroes=COMPANY, hand=["Thicket of Spears"], resources=1, engaged=[SPIDER])
    table = lay(seat, at="5.3").choose("Thicket of Spears").pass_until("defend")
    assert attackers_now(table) == [SPIDER]


def test_thicket_of_spears_needs_an_engaged_enemy() -> None:
    table = lay(Seat(heroes=COMPANY, hand=["Thicket of Spears"], resources=1), staging=[SPIDER], at="4.2")
    assert table.options == []
    assert table.why_not_use("Thicket of Spears", 1) == "it could not change anything now"


# Swift Strike


@pytest.mark.ruling("core:37.1")
def test_swift_strike_deals_two_damage_after_a_defender_is_declared() -> None:
    table = lay(Seat(heroes=["Gimli"], hand=["Swift Strike"], resources=2, engaged=[SPIDER]), at="6.3")
    table.pass_until("defend").choose("Gimli")
    assert (table.asked, table.options, table.may_pass) == ("response", ["Swift Strike"], True)
    table.choose("Swift Strike")
    assert (table.damage(SPIDER), table.resources("Gimli")) == (2, 0)
    assert table.window == "6.4.1"


def test_swift_strike_that_destroys_the_attacker_ends_the_attack() -> None:
    table = lay(
        Seat(heroes=["Gimli"], hand=["Swift Strike"], resources=2, engaged=[PATROL, SPIDER]),
        shadows={PATROL: [BATS]}, at="6.3",
    )  # fmt: skip
    table.choose(PATROL).pass_until("defend").choose("Gimli", "Swift Strike")
    assert table.encounter_discard == [BATS, PATROL]
    assert (table.damage("Gimli"), table.ready("Gimli")) == (0, False)
    assert (attackers_now(table), table.window) == ([SPIDER], "6.4b")


def test_swift_strike_answers_another_players_defender() -> None:
    table = lay(
        Seat(heroes=["Gimli"], hand=["Swift Strike"], resources=2), Seat(heroes=["Thalin"], engaged=[SPIDER]), at="6.3"
    )  # fmt: skip
    table.pass_until("defend").choose("Thalin")
    assert (table.player, table.options) == (0, ["Swift Strike"])
    table.choose("Swift Strike")
    assert table.damage(SPIDER) == 2


@pytest.mark.ruling("core:37.1")
def test_swift_strike_is_not_offered_when_nobody_defends() -> None:
    table = lay(Seat(heroes=["Gimli"], hand=["Swift Strike"], resources=2, engaged=[SPIDER]), at="6.3")
    table.pass_until("defend").done()
    assert (table.asked, table.options) == ("action", [])


def test_swift_strike_is_not_offered_once_a_spear_has_destroyed_the_attacker() -> None:
    table = lay(
        Seat(heroes=["Gimli"], allies=["Gondorian Spearman"], hand=["Swift Strike"], resources=2, engaged=[PATROL]),
        damage={PATROL: 1}, at="6.3",
    )  # fmt: skip
    table.pass_until("defend").choose("Gondorian Spearman")
    assert sorted(table.options) == ["Gondorian Spearman", "Swift Strike"]
    table.choose("Gondorian Spearman")
    assert table.zone(PATROL) is Zone.ENCOUNTER_DISCARD
    assert table.asked != "response"
    assert table.hand() == ["Swift Strike"]


# Stand Together


@pytest.mark.ruling("core:38.1")
def test_stand_together_lets_several_defend_and_puts_all_damage_on_one_of_them() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], allies=["Veteran Axehand"], hand=["Stand Together"], engaged=[SPAWN]), at="6.2"
    )  # fmt: skip
    table.choose("Stand Together").pass_until("defend")
    assert table.options == ["Gimli", "Thalin", "Veteran Axehand"]
    table.choose("Gimli")
    assert (table.asked, table.options, table.may_pass) == ("defend", ["Thalin", "Veteran Axehand"], True)
    table.choose("Veteran Axehand").done()
    assert [table.ready(each) for each in ("Gimli", "Veteran Axehand", "Thalin")] == [False, False, True]
    table.pass_until("take damage")
    assert table.options == ["Gimli", "Veteran Axehand"]
    table.choose("Gimli")
    assert (table.damage("Gimli"), table.damage("Veteran Axehand")) == (2, 0)  # 5 attack less 2 and 1 defence


def test_stand_together_declares_all_defenders_before_anything_answers_to_it() -> None:
    table = lay(
        Seat(heroes=["Gimli"], allies=["Gondorian Spearman"], hand=["Stand Together"], engaged=[PATROL, SPIDER]),
        damage={PATROL: 1}, at="6.2",
    )  # fmt: skip
    table.choose("Stand Together").pass_until("attacking enemy").choose(PATROL).pass_until("defend")
    table.choose("Gondorian Spearman")
    assert (table.asked, table.options) == ("defend", ["Gimli"])
    table.choose("Gimli")
    assert (table.asked, table.options) == ("response", ["Gondorian Spearman"])
    table.choose("Gondorian Spearman")
    assert table.zone(PATROL) is Zone.ENCOUNTER_DISCARD
    assert (table.ready("Gimli"), table.ready("Gondorian Spearman")) == (False, False)


def test_stand_together_lasts_for_each_attack_on_that_player_in_the_phase() -> None:
    table = lay(
        Seat(heroes=COMPANY, hand=["Stand Together"], engaged=[SPIDER, PATROL]),
        Seat(heroes=["Aragorn", "Glóin"], engaged=[BATS]), at="6.2",
    )  # fmt: skip
    table.choose("Stand Together", "player 0").pass_until("defend").choose("Gimli").done()
    table.pass_until("defend").choose("Legolas", "Thalin")
    assert (table.names(table.state.attacks[-1].defenders), table.window) == (["Legolas", "Thalin"], "6.4.1")


def test_stand_together_is_for_the_chosen_player_only() -> None:
    table = lay(
        Seat(heroes=["Gimli"], hand=["Stand Together"]), Seat(heroes=["Aragorn", "Glóin"], engaged=[BATS]), at="6.2"
    )
    table.choose("Stand Together", "player 0").pass_until("defend").choose("Aragorn")
    assert (table.asked, table.window) == ("action", "6.4.1")
    assert table.ready("Glóin")


def test_stand_together_ends_with_the_phase() -> None:
    table = lay(Seat(heroes=["Gimli", "Thalin"], hand=["Stand Together"], engaged=[BATS]), at="5.3")
    table.choose("Stand Together").pass_until("defend").choose("Gimli")
    assert table.window == "6.4.1"
    assert table.ready("Thalin")


def test_stand_together_leaves_another_players_sentinels_to_defend_alone() -> None:
    table = lay(
        Seat(heroes=["Gimli"], hand=["Stand Together"], engaged=[SPIDER]),
        Seat(heroes=["Aragorn"], allies=["Gondorian Spearman"]), at="6.2",
    )  # fmt: skip
    table.choose("Stand Together", "player 0").pass_until("defend").done()
    assert (table.player, table.options) == (1, ["Aragorn", "Gondorian Spearman"])
    table.choose("Aragorn")
    assert table.window == "6.4.1"
    assert table.ready("Gondorian Spearman")


def test_stand_together_does_not_help_its_player_to_defend_others() -> None:
    table = lay(
        Seat(heroes=["Gimli"], hand=["Stand Together"], engaged=[SPIDER]),
        Seat(heroes=["Aragorn"], allies=["Gondorian Spearman"]), at="6.2",
    )  # fmt: skip
    table.choose("Stand Together", "player 1").pass_until("defend").done().choose("Aragorn")
    assert (table.window, attackers_now(table)) == ("6.4.1", [SPIDER])
    assert table.ready("Gondorian Spearman")


@pytest.mark.ruling("core:38.2")
def test_stand_together_needs_a_tactics_hero_though_it_costs_nothing() -> None:
    table = lay(Seat(heroes=["Aragorn"], hand=["Stand Together"], resources=3), at="6.2")
    assert table.options == []
    assert table.why_not_use("Stand Together") == "no hero of yours has a tactics icon"
