"""Aragorn and his cards."""

from tests.journeys.board import BEYOND, FAR, HERE, NEAR, Foes, Hero, lay, seed_for

STOCK = ["Strider", "Fury", "Keen Eyes", "Kinship"]


def test_aragorn_and_heroes_nearby_scout_a_card_more_in_the_rally_phase() -> None:
    heroes = Hero(deck=STOCK), Hero("Legolas", at=NEAR, deck=STOCK), Hero("Gimli", at=FAR, deck=STOCK)
    table = lay(*heroes, at="73.2")
    offered = []
    for _ in heroes:
        offered.append(len(table.offered) - 1)
        table.choose("pass").until("prepare")
    assert offered == [3, 3, 2]


def test_aragorn_scouts_no_more_outside_the_rally_phase() -> None:
    table = lay(Hero(deck=STOCK), tokens={"hill": HERE}).choose("interact hill")
    assert table.offered == ["Strider", "pass"]


def test_wanderer_lets_a_hero_nearby_scout_after_exploring() -> None:
    heroes = (
        Hero(at=NEAR, prepared=["Wanderer"]),
        Hero("Legolas", at=BEYOND, deck=["Fury", "Kinship"]),
        Hero("Gimli", at=HERE),
    )
    table = lay(*heroes, unexplored=[1]).choose(f"move {FAR}")
    assert table.offered == ["Wanderer", "pass"]
    table.choose("Wanderer")
    assert table.offered == ["Aragorn", "Legolas"]
    assert table.choose("Legolas").offered == ["Fury", "pass"]
    assert table.prepared() == ["Wanderer"]


def test_wanderer_does_not_answer_when_another_hero_explores() -> None:
    table = lay(Hero("Gimli", at=NEAR), Hero(at=NEAR, prepared=["Wanderer"]), unexplored=[1])
    assert table.choose(f"move {FAR}").kind == "turn"


def test_thorongil_tests_wisdom_instead() -> None:
    hero = Hero(prepared=["Thorongil"], deck=["Fury"] * 8)
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone")
    assert (table.kind, table.offered) == ("ability", ["Thorongil", "pass"])
    table.choose("Thorongil")
    assert (table.heard("revealed")[0]["cards"], table.prepared()) == ("Fury, Fury, Fury, Fury", [])
    assert table.heard("tested")[0]["stat"] == "wisdom"


def test_thorongil_does_for_a_test_to_negate_but_not_for_wisdom_nor_for_another_hero() -> None:
    table = lay(Hero(prepared=["Thorongil"]), groups=[Foes()], seed=seed_for("ruffian.cudgel"))
    assert table.choose(f"move {NEAR}").offered == ["Thorongil", "pass"]
    table = lay(Hero(prepared=["Thorongil"]), terrain=[("barrels", HERE)], groups=[Foes(at=NEAR)]).choose("barrels")
    assert table.kind == "turn"
    table = lay(Hero(), Hero("Legolas", prepared=["Thorongil"]), tokens={"stone": HERE}).choose("interact stone")
    assert table.kind == "turn"
