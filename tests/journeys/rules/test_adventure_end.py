"""How an adventure ends: objectives, defeated heroes (jme:24, 29, 63, 64)."""

from typing import Any

import pytest

from tests.journeys.board import BLANK, NEAR, SUCCESS, Foes, Hero, Table, lay, seed_for
from tests.journeys.proving_ground import do, variant
from waybread.journeys.facts import Boon, CardType
from waybread.journeys.script.adventure import Condition, Event, Extra
from waybread.journeys.state import NOWHERE

CUDGEL = seed_for("ruffian.cudgel")
PROVING = variant("proving", extras=(Extra("prove", "prove", do=(do("counter", name="proved"),)),))
"""Each use of its action completes an objective; there are two."""


def gimli(*deck: str, **more: Any) -> Hero:
    """Six damage are his limit."""
    return Hero("Gimli", "Guardian", deck=(*deck, *(BLANK,) * 20), **more)


def falling(**more: Any) -> Table:
    """Gimli is defeated when he leaves a ruffian; Legolas is still to have a turn."""
    table = lay(gimli(damage_down=5, boons=[Boon.DETERMINED], inspiration=1), Hero("Legolas", "Hunter", at=NEAR),
                groups=[Foes("ruffian")], seed=CUDGEL, **more)  # fmt: skip
    table.choose(f"move {NEAR}").until("turn")
    assert table.game.state.defeated == [True, False]
    return table


# Objectives --------------------------------------------------------------------------------------


@pytest.mark.rule("jme:63.0", "jme:29.1", "jme:63.2")
def test_a_completed_objective_is_followed_by_the_next() -> None:
    table = lay(adventure=PROVING)
    assert table.game.view(None)["objective"] == "prove"
    table.choose("extra 0")
    assert [each["name"] for each in table.heard("objective completed")] == ["prove"]
    assert table.game.view(None)["objective"] == "prove again"
    assert table.game.outcome is None


@pytest.mark.rule("jme:29.2", "jme:63.3", "jme:29.0")
def test_the_adventure_is_won_at_once_when_all_objectives_are_complete() -> None:
    table = lay(Hero(), Hero("Gimli", "Guardian"), adventure=PROVING).choose("extra 0", "extra 0")
    assert table.game.decision is None
    assert table.game.outcome is not None
    assert (table.game.outcome.won, table.game.outcome.reason) == (True, "all objectives are complete")


@pytest.mark.rule("jme:29.3", "jme:29.0")
def test_the_adventure_is_lost_when_an_objective_fails() -> None:
    late = Event("too late", "round", "2", when=(Condition("objective", "prove"),), do=(do("lose"),))
    table = lay(gimli(), adventure=variant("late", events=(late,))).done().until("turn")
    assert table.game.outcome is not None
    assert (table.game.outcome.won, table.game.outcome.reason) == (False, "an objective has failed")


# Defeated heroes ---------------------------------------------------------------------------------


@pytest.mark.rule("jme:24.0", "jme:24.1")
def test_a_hero_is_defeated_by_failing_a_last_stand() -> None:
    table = falling()
    assert table.heard("hero defeated") == [{"hero": 0}]
    assert [each["hero"] for each in table.heard("last stand")] == [0]


@pytest.mark.rule("jme:24.0")
def test_a_hero_who_passes_a_last_stand_is_not_defeated() -> None:
    table = lay(gimli(*[BLANK] * 4, *[SUCCESS] * 4, damage_down=5), groups=[Foes("ruffian")], seed=CUDGEL)
    table.choose(f"move {NEAR}").until("turn")
    assert len(table.heard("last stand")) == 1
    assert (table.game.state.defeated, table.at()) == ([False], NEAR)


@pytest.mark.rule("jme:24.2")
def test_a_defeated_hero_leaves_the_map_and_has_no_more_turns() -> None:
    table = falling()
    assert table.game.state.position == [NOWHERE, NEAR]
    assert table.game.state.active == table.hero("Legolas")  # the turn of the other was over
    assert table.game.here(1) == table.game.near(1) == []


@pytest.mark.rule("jme:24.2")
def test_a_hero_defeated_in_the_shadow_phase_does_not_scout_nor_take_a_turn() -> None:
    table = lay(gimli(damage_down=5), Hero("Legolas", "Hunter", at=NEAR), groups=[Foes("ruffian")], seed=CUDGEL)
    table.done(2).until("turn")
    assert table.game.state.defeated == [True, False]
    assert [each["hero"] for each in table.heard("scouted")] == [1]
    assert table.game.state.active == table.hero("Legolas")


@pytest.mark.rule("jme:24.2a")
def test_what_a_defeated_hero_has_stays_in_the_play_area() -> None:
    table = falling()
    assert len(table.game.harm_of(0, CardType.DAMAGE)) == 7
    assert (table.boons("Gimli"), table.inspiration("Gimli")) == (["determined"], 1)


@pytest.mark.rule("jme:24.3", "jme:29.5", "jme:29.0")
def test_after_a_defeat_the_start_of_the_next_shadow_phase_ends_the_adventure() -> None:
    table = falling()
    assert table.game.outcome is None  # not yet
    table.done()
    assert table.game.outcome is not None
    assert (table.game.outcome.won, table.game.outcome.reason) == (False, "a hero has been defeated")
    assert (table.heard("activation"), table.heard("threat")) == ([], [])  # at its very start


@pytest.mark.rule("jme:24.3", "jme:29.5")
def test_a_defeat_in_a_shadow_phase_leaves_the_next_action_phase() -> None:
    table = lay(gimli(damage_down=5), Hero("Legolas", "Hunter", at=NEAR), groups=[Foes("ruffian")], seed=CUDGEL)
    table.done(2).until("turn")
    assert (table.game.state.round, table.game.state.phase) == (2, "action")
    table.done()
    assert table.game.outcome is not None
    assert not table.game.outcome.won


@pytest.mark.rule("jme:24.3a", "jme:29.5a")
def test_after_a_defeat_the_others_may_still_win_before_the_shadow_phase() -> None:
    table = falling(adventure=PROVING).choose("extra 0", "extra 0")
    assert table.game.outcome is not None
    assert table.game.outcome.won


@pytest.mark.rule("jme:24.4", "jme:24.5", "jme:24.0")
def test_an_enemy_without_health_is_defeated_and_its_figure_leaves() -> None:
    hero = gimli(SUCCESS, SUCCESS, items=["Battle Axe"])
    table = lay(hero, groups=[Foes("ruffian", size=2, exhausted=True)]).choose("attack", "Battle Axe line 2")
    group = table.group()
    assert group is not None
    assert [each.health for each in group.figures] == [4]  # five hits for the first, one for the other
    assert table.heard("hits")[0]["fell"] == 1


@pytest.mark.rule("jme:64.1")
def test_what_concerns_the_party_concerns_each_hero() -> None:
    cheer = variant("cheer", extras=(Extra("cheer", "cheer", do=(do("inspiration", who="each"),)),))
    table = lay(gimli(), Hero("Legolas", "Hunter", at=NEAR), adventure=cheer).choose("extra 0")
    assert (table.inspiration("Gimli"), table.inspiration("Legolas")) == (1, 1)
