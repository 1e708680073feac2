"""Enemy groups: activation, readied and exhausted, moving as one, banners (jme:28, 30, 31, 33, 35, 60.6, 83.1)."""

from typing import Any

import pytest

from tests.journeys.board import BLANK, FAR, FATE, HERE, NEAR, ROW, SUCCESS, Foes, Hero, Table, lay, seed_for
from tests.journeys.proving_ground import do, variant
from waybread.journeys.rules.enemies.attack_tables import ATTACKS
from waybread.journeys.script.adventure import Extra
from waybread.journeys.state import Group
from waybread.kernel import Streams

CUDGEL = seed_for("ruffian.cudgel")
"""For the nearest hero."""
FIFTH = ROW[4]


def gimli(*deck: str, **more: Any) -> Hero:
    return Hero("Gimli", "Guardian", deck=(*deck, *(BLANK,) * 30), **more)


def of(table: Table, name: str = "") -> Group:
    group = table.group(name)
    assert group is not None
    return group


# Activation --------------------------------------------------------------------------------------


@pytest.mark.rule("jme:30.0", "jme:83.1", "jme:30.1", "jme:35.1")
def test_each_readied_group_activates_in_the_order_of_the_enemy_bar() -> None:
    table = lay(gimli(), groups=[Foes("wight", FIFTH), Foes("ruffian", FIFTH), Foes("orc-hunter", FIFTH)]).done()
    assert [each["group"] for each in table.heard("activation")] == [1, 2, 3]


def test_an_attack_that_prefers_nobody_names_a_hero_at_random() -> None:
    """J20."""
    stones = next(place for place, each in enumerate(ATTACKS["ruffian"]) if each.key == "ruffian.stones")
    seeds = [seed for seed in range(100) if Streams(seed).below("attacks", len(ATTACKS["ruffian"])) == stones]
    party = gimli(), Hero("Legolas", "Hunter")
    tables = [lay(*party, groups=[Foes("ruffian", NEAR)], at="83.1", seed=seed).until("prepare") for seed in seeds[:8]]
    assert {hero for table in tables for hero in (0, 1) if table.game.state.harm[hero]} == {0, 1}


@pytest.mark.rule("jme:35.3", "jme:35.0", "jme:30.0")
def test_an_exhausted_group_does_not_activate() -> None:
    table = lay(gimli(), groups=[Foes("wight", FIFTH, exhausted=True), Foes("ruffian", FIFTH)]).done()
    assert [each["group"] for each in table.heard("activation")] == [2]
    assert of(table, "wight").space == FIFTH


@pytest.mark.rule("jme:30.8", "jme:35.0")
def test_a_group_activates_once_and_then_comes_darkness() -> None:
    table = lay(gimli(), groups=[Foes("ruffian", NEAR)], darkness=[HERE], seed=CUDGEL).done()
    kinds = [(kind, facts.get("purpose")) for kind, facts in table.told if kind in ("activation", "tested")]
    assert kinds == [("activation", None), ("tested", "negate"), ("tested", "negate")]  # the attack, then the dark


@pytest.mark.rule("jme:83.5", "jme:35.6")
def test_all_groups_are_readied_at_the_end_of_the_shadow_phase() -> None:
    groups = [Foes("wight", FIFTH, exhausted=True), Foes("ruffian", FIFTH)]
    table = lay(gimli(), groups=groups).done().until("prepare")
    assert table.game.state.phase == "rally"
    assert [each.exhausted for each in table.game.state.groups] == [False, False]
    view: Any = table.game.view(None)["groups"]
    assert [each["exhausted"] for each in view] == [False, False]


@pytest.mark.rule("jme:35.6")
def test_a_group_that_activates_is_exhausted() -> None:
    table = lay(gimli(FATE, inspiration=1), groups=[Foes("ruffian", FIFTH)], darkness=[HERE]).done().until("test")
    assert (table.kind, of(table).exhausted) == ("test", True)  # in the darkness step


@pytest.mark.rule("jme:60.6", "jme:30.2a", "jme:60.8", "jme:30.2")
def test_a_group_moves_towards_the_hero_whom_it_attacks() -> None:
    table = lay(gimli(), Hero("Legolas", "Hunter", at=FIFTH), groups=[Foes("ruffian", FAR)], seed=CUDGEL).done(2)
    assert table.kind == "enemy target"  # both are as near
    table.choose("Gimli")
    assert [each["space"] for each in table.heard("group moved")] == [NEAR, HERE]
    assert [each["hero"] for each in table.heard("enemy attack")] == [0]


@pytest.mark.rule("jme:60.7", "jme:33.1")
def test_all_figures_of_a_group_move_into_adjacent_spaces_together() -> None:
    table = lay(gimli(), groups=[Foes("ruffian", FAR, size=3)], seed=CUDGEL).done()
    moved = table.heard("group moved")
    assert all(each["space"] in table.game.board.neighbours(each["origin"]) for each in moved)
    assert (of(table).space, len(of(table).figures)) == (HERE, 3)


@pytest.mark.rule("jme:33.1")
def test_a_group_activates_and_attacks_as_one() -> None:
    table = lay(gimli(), groups=[Foes("ruffian", HERE, size=3)], seed=CUDGEL).done()
    assert (len(table.heard("activation")), len(table.heard("enemy attack"))) == (1, 1)
    assert (table.heard("enemy attack")[0]["damage"], table.heard("enemy attack")[0]["fear"]) == (4, 1)


@pytest.mark.rule("jme:quick.overlooked.1", "jme:30.6", "jme:30.6a")
def test_a_group_that_can_reach_nobody_follows_another_instruction_and_is_done() -> None:
    table = lay(gimli(at=ROW[5]), groups=[Foes("orc-marauder", HERE)]).done().until("turn")
    assert len(table.heard("no target")) == 1
    assert len(table.heard("group moved")) == 2  # one more than it moves to attack
    assert table.game.board.distance(of(table).space, ROW[5]) == 3
    assert table.heard("enemy attack") == []
    assert len(table.heard("activation")) == 1


@pytest.mark.rule("jme:35.1", "jme:33.1")
def test_a_readied_group_counterattacks() -> None:
    hero = gimli(SUCCESS, items=["Battle Axe"])
    for exhausted, struck_back in ((False, 1), (True, 0)):
        table = lay(hero, groups=[Foes("hill-troll", exhausted=exhausted)])
        table.choose("attack", "Battle Axe line 1").until("turn")
        assert len(table.heard("counterattack")) == struck_back


# Banners -----------------------------------------------------------------------------------------


@pytest.mark.rule("jme:28.4b", "jme:31.4")
def test_a_banner_moves_with_its_group() -> None:
    table = lay(gimli(), groups=[Foes("ruffian", FAR, bonuses=["large"])], seed=CUDGEL).done()
    view: Any = table.game.view(None)["groups"]
    assert [(each["space"], each["banner"]) for each in view] == [(HERE, "elite banner")]


@pytest.mark.rule("jme:31.4")
def test_a_banner_leaves_with_its_group() -> None:
    call = Extra("call", "call", do=(do("spawn", kind="ruffian", at="ground 0.2", elite=True),))
    hero = gimli(*[SUCCESS] * 4, items=["Battle Axe"])
    table = lay(hero, adventure=variant("calling", extras=(call,)), groups=[Foes("ruffian", bonuses=["armored"])])
    state = table.game.state
    state.groups[0].banner = "elite antler"
    table.choose("attack", "Battle Axe line 1", "Battle Axe line 2").until("turn")
    assert state.groups == []
    table.choose("extra 0")
    assert [each.banner for each in state.groups] == ["elite antler"]  # it was free again
