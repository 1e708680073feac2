"""Gimli and his cards."""

import pytest

from tests.journeys.board import FAR, FATE, HERE, NEAR, Foes, Hero, lay

AXE = ["Battle Axe"]


def gimli(*prepared: str, **more: object) -> Hero:
    """Gimli with some cards prepared."""
    return Hero("Gimli", "Guardian", prepared=prepared, **more)  # type: ignore[arg-type]


# Gimli himself


def test_gimli_may_keep_a_card_of_his_attack_on_top_of_his_deck() -> None:
    deck = ["Arrogant", "Fury", "Kinship", "Wanderer", "Keen Eyes"]
    table = lay(gimli(items=AXE, deck=deck), Hero(seat=1), groups=[Foes(exhausted=True)]).choose("attack")
    assert (table.kind, table.offered) == ("ability", ["Gimli", "pass"])
    table.choose("Gimli")
    assert (table.decision.player, table.offered) == (0, ["Arrogant", "Fury", "Kinship", "Wanderer"])
    table.choose("Kinship")
    assert (table.deck(), table.discards()) == (["Kinship", "Keen Eyes"], ["Arrogant", "Fury", "Wanderer"])


def test_gimli_keeps_nothing_of_other_tests_nor_of_other_heroes() -> None:
    assert lay(gimli(), tokens={"stone": HERE}).choose("interact stone").kind == "turn"
    table = lay(Hero(items=["Sword"]), gimli(), groups=[Foes(exhausted=True)]).choose("attack")
    assert table.kind == "turn"


def test_gimli_keeps_nothing_of_an_attack_that_revealed_no_card() -> None:
    assert lay(gimli(items=AXE, deck=[]), groups=[Foes(exhausted=True)]).choose("attack").kind == "turn"


# Poet's Heart


def test_poets_heart_inspires_before_talking_to_a_person() -> None:
    table = lay(gimli("Poet's Heart"), Hero(), tokens={"stranger": HERE, "stone": HERE})
    assert table.choose("interact stranger").inspiration() == 1
    assert [each for each, _ in table.told if each != "counter"][:2] == ["inspiration gained", "interacted"]
    assert table.choose("interact stone").inspiration() == 1


def test_poets_heart_does_not_inspire_when_another_hero_talks() -> None:
    table = lay(Hero(), gimli("Poet's Heart"), tokens={"stranger": HERE}).choose("interact stranger")
    assert table.inspiration("Gimli") == 0


# Restless Axe


@pytest.mark.alone
def test_restless_axe_attacks_at_the_start_of_the_turn_with_two_more_hits() -> None:
    heroes = gimli("Restless Axe", items=AXE), Hero(at=NEAR)
    table = lay(*heroes, groups=[Foes(exhausted=True)], at="2.5").choose("Gimli")
    assert table.offered == ["Restless Axe", "pass"]
    table.choose("Restless Axe", "pass")
    assert (table.heard("hits")[0]["hits"], table.game.state.actions, table.kind) == (2, 2, "turn")
    assert table.prepared() == []


@pytest.mark.alone
def test_restless_axe_needs_an_enemy_in_reach() -> None:
    assert lay(gimli("Restless Axe", items=AXE), groups=[Foes(at=NEAR)], at="2.5").kind == "turn"


def test_restless_axe_is_not_for_the_turns_of_others() -> None:
    table = lay(Hero(), gimli("Restless Axe", items=AXE), groups=[Foes()], at="2.5").choose("Aragorn")
    assert table.kind == "turn"


# Kinship


def test_kinship_gives_a_hero_nearby_two_cards_more() -> None:
    table = lay(Hero(at=NEAR), gimli("Kinship"), tokens={"stone": NEAR}).choose("interact stone")
    assert table.offered == ["Kinship", "pass"]
    table.choose("Kinship")
    assert len(table.heard("revealed")[0]["cards"].split(", ")) == 5
    assert (table.kind, table.prepared("Gimli")) == ("turn", [])


def test_kinship_scouts_as_well_for_a_dwarf() -> None:
    table = lay(Hero(prepared=["Dwarf-Friend"]), gimli("Kinship", deck=["Fury"]), tokens={"stone": HERE})
    table.choose("interact stone", "Kinship")
    assert (table.kind, table.offered) == ("prepare", ["Fury", "pass"])


@pytest.mark.untwinned
def test_kinship_is_neither_for_oneself_nor_for_heroes_far_away() -> None:
    assert lay(gimli("Kinship"), tokens={"stone": HERE}).choose("interact stone").kind == "turn"
    table = lay(Hero(at=FAR), gimli("Kinship"), tokens={"stone": FAR}).choose("interact stone")
    assert table.kind == "turn"


# Fury


def test_fury_spends_fate_for_hits_in_an_attack() -> None:
    deck = [FATE, FATE, "Time of Need", "Arrogant"]
    table = lay(gimli("Fury", items=AXE, deck=deck), Hero(seat=1), groups=[Foes("hill-troll", exhausted=True)])
    table.choose("attack")
    assert table.offered == ["Fury", "pass"]
    table.choose("Fury")
    assert (table.decision.player, table.offered) == (0, ["1", "2", "3", "4"])
    table.choose("3")
    assert table.heard("hits")[0]["hits"] == 3
    assert table.prepared() == ["Fury"]


def test_fury_leaves_the_fate_that_it_spends_to_nothing_else() -> None:
    hero = gimli("Fury", items=AXE, deck=[FATE, FATE, "Arrogant", "Arrogant"], inspiration=2)
    table = lay(hero, groups=[Foes("hill-troll", exhausted=True)]).choose("attack", "Fury", "1")
    assert table.offered == ["inspire", "pass"]
    table.choose("inspire")
    assert table.kind != "test"


def test_fury_spends_a_single_fate() -> None:
    hero = gimli("Fury", items=AXE, deck=[FATE, *["Arrogant"] * 4])
    table = lay(hero, groups=[Foes("hill-troll", exhausted=True)]).choose("attack", "Fury")
    assert table.heard("hits")[0]["hits"] == 1


def test_fury_is_not_for_the_attacks_of_others() -> None:
    table = lay(Hero(items=["Sword"], deck=[FATE] * 5), gimli("Fury"), groups=[Foes("hill-troll", exhausted=True)])
    assert table.choose("attack").heard("hits")[0]["hits"] == 0


def test_fury_is_of_no_use_without_fate_or_outside_attacks() -> None:
    hero = gimli("Fury", items=AXE, deck=["Arrogant"] * 5)
    assert lay(hero, groups=[Foes("hill-troll", exhausted=True)]).choose("attack").offered == ["Gimli", "pass"]
    table = lay(gimli("Fury", deck=[FATE] * 5), tokens={"stone": HERE}).choose("interact stone")
    assert table.kind == "turn"
