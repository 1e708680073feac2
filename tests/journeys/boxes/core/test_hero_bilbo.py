"""Bilbo and his cards."""

import pytest

from tests.journeys.board import FAR, FATE, HERE, NEAR, Foes, Hero, lay, seed_for


def bilbo(*prepared: str, **more: object) -> Hero:
    """Bilbo with some cards prepared."""
    return Hero("Bilbo", "Burglar", prepared=prepared, **more)  # type: ignore[arg-type]


# Bilbo himself


def test_bilbo_gains_an_inspiration_before_he_interacts_if_fate_lies_on_his_deck() -> None:
    gimli = Hero("Gimli", seat=1)
    table = lay(bilbo(deck=[FATE, "Strider"]), gimli, tokens={"stranger": HERE}).choose("interact stranger")
    assert (table.inspiration(), table.deck()) == (1, ["Wanderer", "Strider"])
    assert table.game.state.known[table.game.state.decks[0][-1]] == 1
    table = lay(bilbo(deck=["Strider", FATE]), tokens={"stranger": HERE}).choose("interact stranger")
    assert table.inspiration() == 0


def test_bilbo_may_use_the_inspiration_in_the_test_of_that_interaction() -> None:
    table = lay(bilbo(deck=[FATE] * 8), tokens={"stone": HERE}).choose("interact stone")
    assert (table.kind, table.offered) == ("test", ["inspire", "pass"])


def test_bilbo_looks_before_he_uses_terrain_too() -> None:
    table = lay(bilbo(deck=[FATE] * 6), terrain=[("table", HERE)]).choose("table")
    assert table.inspiration() == 1


def test_bilbo_gains_nothing_when_another_hero_interacts() -> None:
    table = lay(Hero(), bilbo(deck=[FATE]), tokens={"stranger": HERE}).choose("interact stranger")
    assert table.inspiration("Bilbo") == 0


# The Tookish Part


def test_the_tookish_part_tests_wit_instead_and_inspires() -> None:
    table = lay(bilbo("The Tookish Part"), Hero("Gimli"), tokens={"stone": HERE}).choose("interact stone")
    assert (table.kind, table.offered) == ("ability", ["The Tookish Part", "pass"])
    table.choose("The Tookish Part")
    assert (table.heard("tested")[0]["stat"], table.inspiration(), table.prepared()) == ("wit", 1, [])


def test_the_tookish_part_may_be_used_for_the_inspiration_alone() -> None:
    table = lay(bilbo("The Tookish Part"), tokens={"snare": HERE}).choose("interact snare", "wit")
    assert table.offered == ["The Tookish Part", "pass"]
    full = lay(bilbo("The Tookish Part", inspiration=6), Hero("Gimli"), tokens={"snare": HERE, "stone": HERE})
    assert full.choose("interact snare", "wit").offered == ["The Tookish Part hide", "pass"]
    assert full.choose("pass", "interact stone").offered == ["The Tookish Part", "pass"]


def test_the_tookish_part_is_not_for_the_tests_of_others() -> None:
    table = lay(Hero("Gimli"), bilbo("The Tookish Part"), tokens={"stone": HERE}).choose("interact stone")
    assert (table.heard("tested")[0]["stat"], table.prepared("Bilbo")) == ("might", ["The Tookish Part"])


# Well-Nourished


def test_well_nourished_turns_a_fear_face_down_when_it_is_prepared() -> None:
    hero = bilbo(deck=["Well-Nourished"], damage=["Dazed"], fear=["Cower", "Rage"])
    table = lay(hero, Hero("Gimli"), tokens={"hill": HERE}).choose("interact hill", "Well-Nourished")
    assert table.offered == ["Cower", "Rage"]
    table.choose("Rage")
    assert (table.face_up(), table.fear()) == (["Dazed", "Cower"], 2)


def test_well_nourished_does_nothing_when_another_card_is_prepared() -> None:
    table = lay(bilbo("Well-Nourished", deck=["Fury"], fear=["Cower"]), tokens={"hill": HERE})
    assert table.choose("interact hill", "Fury").face_up() == ["Cower"]


# Simple Desires


@pytest.mark.alone
def test_simple_desires_scouts_two_and_inspires_for_each_comfort() -> None:
    hero = bilbo("Simple Desires", "Kinship", "Strider", items=["Extra Rations"], deck=["Well-Nourished", "Fury"])
    table = lay(hero, Hero("Gimli"), at="2.5").choose("Bilbo", "Simple Desires")
    assert table.offered == ["Well-Nourished", "Fury", "pass"]
    table.choose("Well-Nourished", "top Fury")
    assert (table.inspiration(), table.prepared()) == (3, ["Kinship", "Strider", "Well-Nourished"])


def test_simple_desires_counts_no_trinket_that_lies_face_down() -> None:
    table = lay(bilbo("Simple Desires", items=["Extra Rations", "Handkerchief"]), Hero("Gimli"), at="2.5")
    state = table.game.state
    state.facedown.append(next(each for each in state.equipped[0] if state.cards[each].title == "Extra Rations"))
    assert table.choose("Bilbo", "Simple Desires", "pass").until("turn").inspiration() == 0


def test_simple_desires_answers_to_the_start_of_the_own_turn_alone() -> None:
    assert "Simple Desires" not in lay(bilbo("Simple Desires")).offered
    table = lay(Hero(), bilbo("Simple Desires"), at="2.5").choose("Aragorn")
    assert table.kind == "turn"


# The Road Goes Ever On


def test_the_road_goes_ever_on_lets_everybody_nearby_move() -> None:
    heroes = bilbo("The Road Goes Ever On"), Hero("Gimli", at=NEAR), Hero("Legolas", at=FAR)
    table = lay(*heroes).choose("The Road Goes Ever On", "Bilbo", f"space {NEAR}")
    assert (table.kind, f"space {FAR}" in table.offered, "pass" in table.offered) == ("move", True, True)
    table.choose(f"space {FAR}")
    assert (table.at("Bilbo"), table.at("Gimli"), table.kind) == (NEAR, FAR, "turn")
    assert (table.game.state.actions, table.prepared()) == (2, [])


@pytest.mark.rule("jme:adv.conflicts.1")
def test_the_road_goes_ever_on_lets_the_party_say_who_moves_first() -> None:
    table = lay(bilbo("The Road Goes Ever On"), Hero("Gimli", at=NEAR)).choose("The Road Goes Ever On")
    assert (table.kind, table.offered) == ("hero", ["Bilbo", "Gimli"])
    table.choose("Gimli", f"space {FAR}", f"space {NEAR}")
    assert [each["hero"] for each in table.heard("moved")] == [1, 0]


def test_the_road_goes_ever_on_is_not_for_the_turns_of_others() -> None:
    assert "The Road Goes Ever On" not in lay(Hero(), bilbo("The Road Goes Ever On")).offered


@pytest.mark.alone
def test_the_road_goes_ever_on_provokes_whoever_is_left_behind() -> None:
    table = lay(bilbo("The Road Goes Ever On"), groups=[Foes()], seed=seed_for("ruffian.cudgel"))
    table.choose("The Road Goes Ever On", f"space {NEAR}")
    assert table.damage() == 2
