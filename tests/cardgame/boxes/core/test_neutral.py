"""Gandalf, the neutral ally of the core set."""

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay, printed
from waybread.cardgame.boxes.core.neutral import DAMAGE, DRAW, THREAT
from waybread.cardgame.facts import Sphere

BATS, SPIDER, SPAWN = "Black Forest Bats", "Forest Spider", "Ungoliant's Spawn"


def arrives(*staging: str, deck: tuple[str, ...] = ("Feint",) * 5, threat: int = 30) -> Table:
    """Gandalf is played, and his arrival is answered."""
    table = lay(
        Seat(heroes=["Gimli"], hand=["Gandalf"], resources=5, deck=deck, threat=threat), staging=staging, at="2.2"
    )
    return table.choose("Gandalf:play")


def test_gandalf_has_his_printed_numbers() -> None:
    gandalf = printed("gandalf")
    assert (gandalf.number, gandalf.quantity, gandalf.cost, gandalf.sphere) == (73, 4, 5, Sphere.NEUTRAL)
    assert (gandalf.willpower, gandalf.attack, gandalf.defense, gandalf.hit_points) == (4, 4, 4, 4)
    assert (gandalf.unique, gandalf.traits) == (True, frozenset({"Istari"}))


def test_gandalf_is_paid_for_by_heroes_of_any_sphere() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Gimli"], hand=["Gandalf"], resources={"Aragorn": 3, "Gimli": 2}), at="2.2"
    )  # fmt: skip
    table.choose("Gandalf:play")
    assert table.zone("Gandalf") is Zone.AREA
    assert table.state.resources == {}


def test_gandalf_offers_one_of_three_effects_when_he_enters_play() -> None:
    table = arrives(SPIDER)
    assert (table.asked, table.options, table.may_pass) == ("response", ["Gandalf"], True)
    table.choose("Gandalf")
    assert (table.asked, table.decision.options) == ("either", (DRAW, DAMAGE, THREAT))
    table.choose(THREAT)
    assert (table.threat(), table.hand(), table.damage(SPIDER)) == (25, [], 0)
    assert (table.asked, table.options) == ("action", [])


def test_gandalf_may_be_left_without_an_answer() -> None:
    table = arrives(SPIDER).done()
    assert (table.threat(), table.hand(), table.damage(SPIDER)) == (30, [], 0)
    assert table.zone("Gandalf") is Zone.AREA


def test_gandalf_draws_three_cards() -> None:
    table = arrives(deck=("Feint", "Quick Strike", "Blade Mastery", "Swift Strike")).choose("Gandalf", DRAW)
    assert table.hand() == ["Feint", "Quick Strike", "Blade Mastery"]
    assert (table.deck(), table.threat()) == (["Swift Strike"], 30)


def test_gandalf_deals_four_damage_to_one_enemy_in_play() -> None:
    table = lay(
        Seat(heroes=["Gimli"], hand=["Gandalf"], resources=5), Seat(heroes=["Thalin"], engaged=[SPIDER]),
        staging=[SPAWN], at="2.2",
    )  # fmt: skip
    table.choose("Gandalf:play", "Gandalf", DAMAGE)
    assert (table.asked, table.options) == ("target", [SPIDER, SPAWN])
    table.choose(SPAWN)
    assert (table.damage(SPAWN), table.damage(SPIDER)) == (4, 0)


def test_gandalf_destroys_an_enemy_with_four_hit_points() -> None:
    table = arrives(SPIDER, SPAWN).choose("Gandalf", DAMAGE, SPIDER)
    assert (table.zone(SPIDER), table.damage(SPAWN)) == (Zone.ENCOUNTER_DISCARD, 0)


@pytest.mark.parametrize("threat", [1, 3])
def test_gandalf_lowers_a_small_threat_to_zero(threat: int) -> None:
    table = arrives(threat=threat).choose("Gandalf", THREAT)
    assert table.threat() == 0


def test_gandalf_offers_only_effects_that_could_change_anything() -> None:
    table = arrives(SPIDER, deck=(), threat=10).choose("Gandalf")
    assert table.decision.options == (DAMAGE, THREAT)


def test_gandalf_with_a_single_possible_effect_does_not_ask_which() -> None:
    table = arrives(deck=(), threat=10).choose("Gandalf")
    assert (table.asked, table.threat()) == ("action", 5)


def test_gandalf_has_nothing_to_offer_where_nothing_could_change() -> None:
    table = arrives(deck=(), threat=0)
    assert (table.asked, table.zone("Gandalf")) == ("action", Zone.AREA)


def test_gandalf_is_discarded_at_the_end_of_the_round() -> None:
    table = lay(Seat(heroes=["Gimli"], allies=["Gandalf"]), at="7.4")
    assert table.zone("Gandalf") is Zone.AREA
    table.done()
    assert (table.window, table.discards()) == ("1.3", ["Gandalf"])


@pytest.mark.ruling("core:23.3")
def test_gandalf_sneaking_in_returns_to_hand_before_the_round_ends() -> None:
    table = lay(Seat(heroes=["Aragorn"], hand=["Sneak Attack", "Gandalf"], resources=1), at="7.4")
    table.choose("Sneak Attack")
    assert (table.asked, table.options) == ("response", ["Gandalf"])
    table.choose("Gandalf", THREAT).done()
    assert table.window == "1.3"
    assert "Gandalf" in table.hand()
    assert table.discards() == ["Sneak Attack"]


@pytest.mark.ruling("core:24.2")
def test_gandalf_leaving_at_the_end_of_the_round_may_be_answered() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Gandalf"], hand=["Valiant Sacrifice"], resources=1), at="7.4"
    )  # fmt: skip
    table.done()
    assert (table.asked, table.options) == ("response", ["Valiant Sacrifice"])
    table.choose("Valiant Sacrifice").pass_to("1.3")
    assert len(table.hand()) == 3


def test_gandalf_does_not_answer_the_arrival_of_others() -> None:
    table = lay(
        Seat(heroes=["Gimli"], allies=["Gandalf"], hand=["Veteran Axehand"], resources=2), staging=[SPIDER], at="2.2"
    )  # fmt: skip
    table.choose("Veteran Axehand:play")
    assert (table.area(), table.asked) == (["Gimli", "Gandalf", "Veteran Axehand"], "action")


@pytest.mark.ruling("core:73.1")
def test_gandalf_is_unique_for_the_whole_table() -> None:
    table = lay(
        Seat(heroes=["Gimli"], hand=["Gandalf"], resources=5), Seat(heroes=["Thalin"], allies=["Gandalf"]), at="2.2"
    )  # fmt: skip
    assert table.options == []
    assert table.why_not_play("Gandalf") == "Gandalf is unique, and a copy is in play"
