"""Legolas and his cards."""

import pytest

from tests.journeys.board import BEYOND, FAR, HERE, NEAR, SUCCESS, Foes, Hero, lay
from waybread.journeys.state import NOWHERE

BOW = ["Great Bow"]


def legolas(*prepared: str, **more: object) -> Hero:
    """Legolas with some cards prepared."""
    return Hero("Legolas", "Hunter", prepared=prepared, **more)  # type: ignore[arg-type]


# Legolas himself


def test_legolas_moves_for_an_inspiration_once_a_round_and_provokes_nobody() -> None:
    table = lay(legolas(inspiration=2), Hero(), groups=[Foes()]).choose("Legolas")
    assert (table.kind, "pass" in table.offered) == ("move", False)
    table.choose(f"space {NEAR}")
    assert (table.at(), table.inspiration(), table.damage() + table.fear()) == (NEAR, 1, 0)
    assert table.game.state.actions == 2
    assert "Legolas" not in table.offered


def test_legolas_does_not_move_without_inspiration_nor_on_the_turn_of_another() -> None:
    assert "Legolas" not in lay(legolas()).offered
    assert "Legolas" not in lay(Hero(), legolas(inspiration=1)).offered


@pytest.mark.alone
def test_legolas_moves_again_in_the_next_round() -> None:
    table = lay(legolas(inspiration=2)).choose("Legolas", f"space {NEAR}").done().until("turn")
    assert (table.game.state.round, "Legolas" in table.offered) == (2, True)


def test_legolas_who_has_left_the_map_has_nowhere_to_move() -> None:
    assert "Legolas" not in lay(legolas(inspiration=1, at=NOWHERE), Hero()).offered


# Keen Eyes


def test_keen_eyes_let_ranged_attacks_reach_farther() -> None:
    assert "attack" in lay(legolas("Keen Eyes", items=BOW), groups=[Foes(at=FAR)]).offered
    assert "attack" not in lay(legolas("Keen Eyes", items=BOW), groups=[Foes(at=BEYOND)]).offered
    assert "attack" not in lay(legolas(items=BOW), groups=[Foes(at=FAR)]).offered


def test_keen_eyes_help_neither_the_sword_nor_another_hero() -> None:
    assert "attack" not in lay(legolas("Keen Eyes", items=["Sword"]), groups=[Foes(at=NEAR)]).offered
    assert "attack" not in lay(Hero(items=BOW), legolas("Keen Eyes"), groups=[Foes(at=FAR)]).offered


# Light-Footed


def test_light_footed_tests_agility_for_a_search_and_scouts() -> None:
    table = lay(legolas("Light-Footed", deck=["Fury", *[SUCCESS] * 6]), Hero(), tokens={"stone": HERE})
    table.choose("interact stone")
    assert table.offered == ["Light-Footed", "pass"]
    table.choose("Light-Footed", "Fury")
    assert table.heard("tested")[0]["stat"] == "agility"
    assert (table.heard("tested")[0]["successes"], table.prepared()) == (4, ["Fury"])


def test_light_footed_does_for_threats_but_not_for_terrain_nor_other_tests() -> None:
    threat = lay(legolas("Light-Footed"), tokens={"snare": HERE}).choose("interact snare", "wit")
    assert threat.offered == ["Light-Footed", "pass"]
    terrain = lay(legolas("Light-Footed"), terrain=[("table", HERE)]).choose("table")
    assert terrain.kind == "turn"
    attack = lay(legolas("Light-Footed", items=BOW), groups=[Foes(exhausted=True)]).choose("attack")
    assert attack.kind == "turn"


def test_light_footed_is_not_for_the_tests_of_others() -> None:
    table = lay(Hero(), legolas("Light-Footed"), tokens={"stone": HERE}).choose("interact stone")
    assert (table.kind, table.heard("tested")[0]["stat"]) == ("turn", "might")


# Tireless


def test_tireless_gives_an_action_of_a_kind_not_yet_performed() -> None:
    enemy = Foes(at=NEAR, exhausted=True)
    table = lay(legolas("Tireless", items=BOW), Hero(), groups=[enemy], tokens={"stone": HERE})
    table.choose("interact stone", "interact stone").done()
    assert table.offered == ["Tireless", "pass"]
    table.choose("Tireless")
    assert "attack" in table.offered
    assert f"move {NEAR}" in table.offered
    assert "interact stone" not in table.offered
    table.choose("attack")
    assert (len(table.heard("attack")), table.game.state.active, table.prepared()) == (1, 1, [])


@pytest.mark.rule("jme:2.1b")
def test_the_action_that_tireless_gives_need_not_be_taken() -> None:
    table = lay(legolas("Tireless"), Hero(), tokens={"stone": HERE}).choose("interact stone").done()
    table.choose("Tireless", "pass")
    assert (table.game.state.active, table.prepared()) == (1, [])


@pytest.mark.rule("jme:49.2b")
def test_whoever_thinks_better_of_an_interaction_still_has_the_action_of_tireless() -> None:
    table = lay(legolas("Tireless"), Hero(), tokens={"gossip": HERE}).choose(f"move {NEAR}", f"move {HERE}").done()
    table.choose("Tireless", "interact gossip", "pass")
    assert table.offered == ["interact gossip", "pass"]
    table.choose("interact gossip", "button 0")
    assert table.game.state.active == 1


def test_tireless_travels_up_to_two_moves() -> None:
    table = lay(legolas("Tireless"), Hero(), tokens={"stone": HERE}).choose("interact stone").done()
    table.choose("Tireless", f"move {NEAR}", f"space {FAR}")
    assert (table.at(), table.kind) == (FAR, "turn")
    assert table.game.state.active == 1


def test_tireless_is_not_for_the_turns_of_others() -> None:
    table = lay(Hero(), legolas("Tireless"), tokens={"stone": HERE}).choose("interact stone").done()
    assert (table.kind, table.game.state.active) == ("turn", 1)


def test_tireless_cannot_repeat_a_kind_of_action() -> None:
    table = lay(legolas("Tireless"), Hero(at=NEAR), tokens={"stone": NEAR})
    table.choose(f"move {NEAR}", f"move {HERE}").done()
    assert table.game.state.acted == [0]


def test_tireless_is_of_no_use_once_a_stream_has_been_crossed() -> None:
    table = lay(legolas("Tireless"), Hero(), terrain=[("stream", HERE, NEAR)], tokens={"stone": NEAR})
    table.choose(f"move {NEAR}")
    assert table.game.state.acted == [0]


@pytest.mark.rule("jme:92.2", "jme:92.2a")
def test_tireless_goes_no_farther_than_across_a_stream() -> None:
    table = lay(legolas("Tireless"), Hero(), terrain=[("stream", NEAR, FAR)], tokens={"stone": HERE})
    table.choose("interact stone").done().choose("Tireless", f"move {NEAR}", f"space {FAR}")
    assert (table.at(), table.kind, table.game.state.active) == (FAR, "turn", 1)
