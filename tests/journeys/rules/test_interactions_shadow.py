"""The shadow phase and the app where several rules meet: activation, darkness, threat, objectives (jme:30, jme:83)."""

from typing import Any

import pytest

from tests.journeys.board import BEYOND, BLANK, FAR, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay
from tests.journeys.proving_ground import do, variant
from tests.journeys.rules.custom_attacks import blow, foe
from waybread.journeys.facts import Boon, Stat
from waybread.journeys.rules.enemies.attack_facts import Attack
from waybread.journeys.rules.enemies.attack_tables import ATTACKS
from waybread.journeys.rules.enemies.target_preferences import Preference
from waybread.journeys.script.adventure import Condition, Event, Objective

ONE_FOE = variant(
    "one foe",
    objectives=(Objective("prove", done=(Condition("counter", "foes"),)),),
    events=(Event("fallen", "defeated", do=(do("counter", name="foes"),)),),
)
"""Won when a group has been defeated."""


@pytest.fixture(autouse=True)
def one_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruffians deal one damage to the nearest hero, whatever their number."""
    blow(monkeypatch)


def gimli(**more: Any) -> Hero:
    return Hero("Gimli", "Guardian", **more)


def trapper(**more: Any) -> Hero:
    return Hero("Beravor", "Pathfinder", prepared=["Baited Trap"], **more)


def attacked(table: Table) -> list[int]:
    return [each["hero"] for each in table.heard("enemy attack")]


def fear_of(table: Table) -> list[int]:
    return [table.fear(each) for each in table.game.state.heroes]


# Winning and losing in the shadow phase ------------------------------------------------------------


@pytest.mark.rule("jme:29.2", "jme:63.3", "jme:29.4")
def test_an_adventure_whose_last_objective_is_done_by_a_trap_is_won_before_threat_rises() -> None:
    table = lay(trapper(at=BEYOND), Hero(at=HERE), groups=[Foes("ruffian", NEAR)], adventure=ONE_FOE, threat=49)
    foe(table).figures[0].health = 3
    table.done(2).choose("Baited Trap").until("prepare")
    assert table.game.outcome is not None
    assert (table.game.outcome.won, table.game.state.app.threat) == (True, 49)


@pytest.mark.rule("jme:29.2", "jme:63.3", "jme:23.4")
def test_an_adventure_that_is_won_while_enemies_activate_has_no_darkness_step() -> None:
    table = lay(trapper(at=BEYOND), Hero(at=HERE, fear_down=4), groups=[Foes("ruffian", NEAR)], adventure=ONE_FOE,
                darkness=[HERE])  # fmt: skip
    foe(table).figures[0].health = 3
    table.done(2).choose("Baited Trap")
    assert (table.game.outcome is not None and table.game.outcome.won, fear_of(table)) == (True, [0, 4])


@pytest.mark.rule("jme:29.2", "jme:63.3", "jme:83.1")
def test_no_other_group_activates_once_the_adventure_is_won() -> None:
    groups = [Foes("ruffian", NEAR), Foes("ruffian", HERE)]
    table = lay(trapper(at=BEYOND), Hero(at=HERE), groups=groups, adventure=ONE_FOE)
    foe(table).figures[0].health = 3
    table.done(2).choose("Baited Trap").until("prepare")
    assert (table.game.outcome is not None, attacked(table)) == (True, [])


@pytest.mark.rule("jme:29.2", "jme:29.5a", "jme:83.3")
def test_an_objective_that_a_defeat_in_darkness_completes_is_done_before_threat_rises() -> None:
    sacrifice = variant(
        "sacrifice",
        objectives=(Objective("prove", done=(Condition("counter", "fallen"),)),),
        events=(Event("fallen", "hero defeated", do=(do("counter", name="fallen"),)),),
    )
    table = lay(gimli(fear_down=3), Hero(at=FAR), darkness=[HERE], adventure=sacrifice, threat=49).done(2)
    assert table.game.outcome is not None
    assert (table.game.outcome.won, table.game.state.app.threat) == (True, 49)


@pytest.mark.rule("jme:24.3", "jme:83.3a1", "jme:29.5a")
def test_a_hero_who_falls_in_darkness_leaves_the_others_one_action_phase() -> None:
    table = lay(gimli(fear_down=3), Hero(at=FAR), darkness=[HERE]).done(2).until("turn")
    assert (table.game.state.defeated, table.game.state.round, table.game.state.app.threat) == ([True, False], 2, 4)
    table.done()
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "a hero has been defeated"


@pytest.mark.rule("jme:24.2", "jme:30.1", "jme:83.1")
def test_a_group_that_activates_after_a_heros_defeat_finds_another_target() -> None:
    table = lay(gimli(damage_down=5), Hero(at=NEAR), groups=[Foes("ruffian", HERE), Foes("ruffian", HERE)])
    table.done(2).until("prepare")
    assert (attacked(table), table.game.state.defeated) == ([0, 1], [True, False])


# Threat ------------------------------------------------------------------------------------------------


@pytest.mark.rule("jme:83.3", "jme:101.3")
def test_a_threat_event_that_raises_threat_past_the_next_threshold_brings_that_event_too() -> None:
    """J13."""
    steep = variant("steep", events=(
        Event("first", "threshold", "10", do=(do("threat", amount=9),)),
        Event("second", "threshold", "20", do=(do("counter", name="second"),)),
    ))  # fmt: skip
    table = lay(gimli(), Hero(), adventure=steep, threat=8).done(2).until("prepare")
    assert (table.game.state.app.threat, table.game.state.app.counters.get("second")) == (21, 1)


@pytest.mark.rule("jme:83.3", "jme:101.3")
def test_a_threat_event_that_lowers_threat_does_not_take_back_a_threshold_that_was_met() -> None:
    """J13."""
    relief = variant("relief", events=(
        Event("first", "threshold", "10", do=(do("threat", amount=-15),)),
        Event("second", "threshold", "20", do=(do("counter", name="second"),)),
    ))  # fmt: skip
    table = lay(gimli(), Hero(), adventure=relief, threat=18).done(2).until("prepare")
    assert (table.game.state.app.threat, table.game.state.app.counters.get("second")) == (7, 1)


@pytest.mark.rule("jme:83.3", "jme:83.1", "jme:83.5")
def test_a_group_that_a_threat_event_brings_does_not_activate_before_the_next_round() -> None:
    ambush = variant("late foe", events=(
        Event("first", "threshold", "10", do=(do("spawn", kind="ruffian", at="ground 0.1"),)),))  # fmt: skip
    table = lay(gimli(), Hero(), adventure=ambush, threat=8).done(2).until("prepare")
    assert (len(table.game.state.groups), attacked(table), foe(table).exhausted) == (1, [], False)


@pytest.mark.rule("jme:101.1b", "jme:102.4", "jme:83.3a2")
def test_a_threat_token_dealt_with_in_the_action_phase_adds_nothing() -> None:
    hero = Hero("Bilbo", "Burglar", deck=[SUCCESS] * 12)
    table = lay(hero, tokens={"snare": HERE}).choose("interact snare").until("turn").done().until("prepare")
    assert table.game.state.app.threat == 2


@pytest.mark.rule("jme:101.2", "jme:101.3", "jme:29.4")
def test_a_threat_event_that_fills_the_bar_ends_the_adventure_before_the_next_event() -> None:
    """J13."""
    brink = variant("brink", events=(
        Event("first", "threshold", "10", do=(do("threat", amount=40),)),
        Event("second", "threshold", "20", do=(do("win"),)),
    ))  # fmt: skip
    table = lay(gimli(), adventure=brink, threat=9).done()
    assert table.game.outcome is not None
    assert (table.game.outcome.won, table.game.outcome.reason) == (False, "the threat bar is full")


@pytest.mark.rule("jme:29.2", "jme:63.3", "jme:101.3")
def test_an_adventure_whose_last_objective_a_threat_event_completes_is_won_before_the_next_event() -> None:
    """J13."""
    rescued = variant(
        "rescued", objectives=(Objective("prove", done=(Condition("counter", "first"),)),), events=(
            Event("first", "threshold", "10", do=(do("counter", name="first"),)),
            Event("second", "threshold", "20", do=(do("lose"),)),
        ))  # fmt: skip
    table = lay(gimli(), Hero(), adventure=rescued, threat=18).done(2)
    assert table.game.outcome is not None
    assert table.game.outcome.won


# Activation --------------------------------------------------------------------------------------------


@pytest.mark.rule("jme:30.5", "jme:30.5a", "jme:30.6")
def test_a_group_that_cannot_get_at_the_hero_it_is_told_of_may_be_led_to_either_of_the_closest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blow(monkeypatch, kind="orc-marauder", prefers=Preference.MOST_INSPIRATION)  # it moves once
    table = lay(gimli(at=BEYOND, inspiration=3), Hero(at=HERE), Hero("Bilbo", "Burglar", at=HERE),
                groups=[Foes("orc-marauder", NEAR)])  # fmt: skip
    table.done().choose("Aragorn").done(2)
    assert (table.kind, table.offered) == ("enemy target", ["Aragorn", "Bilbo"])
    table.choose("Bilbo").until("prepare")
    assert (attacked(table), foe(table).space) == ([2], HERE)


@pytest.mark.rule("jme:30.2b", "jme:74.3a", "jme:30.3")
def test_a_ranged_group_stops_one_space_away_and_a_hero_there_is_not_provoked_by_leaving(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blow(monkeypatch, kind="orc-hunter")
    table = lay(gimli(at=HERE, deck=[BLANK] * 20), groups=[Foes("orc-hunter", FAR)]).done().until("turn")
    assert (foe(table).space, attacked(table)) == (NEAR, [0])
    away = next(each for each in table.offered if each.startswith("move") and each != f"move {NEAR}")
    table.choose(away)
    assert attacked(table) == [0]


@pytest.mark.rule("jme:35.3", "jme:30.8", "jme:83.5", "jme:21.4")
def test_a_group_that_could_reach_nobody_is_readied_and_strikes_back_in_the_next_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blow(monkeypatch, kind="orc-marauder")
    archer = Hero("Legolas", "Hunter", items=["Sword"], deck=[BLANK] * 20)
    table = lay(archer, groups=[Foes("orc-marauder", BEYOND)]).done()
    assert [each["group"] for each in table.heard("no target")] == [1]
    table.until("turn").choose(f"move {NEAR}").choose("attack").until("turn")
    assert [each["occasion"] for each in table.heard("enemy attack")] == ["counterattack"]


@pytest.mark.rule("jme:24.4", "jme:10.5", "jme:30.1")
def test_a_group_thinned_out_on_its_way_attacks_with_the_figures_that_are_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    attack = Attack("ruffian.own", Stat.MIGHT, (1, 3, 3), (0, 0, 0), Preference.NEAREST, "")
    monkeypatch.setitem(ATTACKS, "ruffian", (attack,))
    table = lay(trapper(at=BEYOND), gimli(at=HERE, deck=[BLANK] * 20), groups=[Foes("ruffian", NEAR, size=2)])
    foe(table).figures[0].health = 3
    table.done(2).choose("Baited Trap").until("prepare")
    assert (len(foe(table).figures), table.damage("Gimli")) == (1, 1)


# Darkness ------------------------------------------------------------------------------------------------


@pytest.mark.rule("jme:23.4", "jme:109.5a1", "jme:23.4a")
def test_a_torch_lights_the_space_of_its_hero_until_its_last_token_is_gone() -> None:
    bearer = gimli(items=["Torch"])
    table = lay(bearer, Hero(), Hero("Bilbo", "Burglar", at=NEAR), darkness=[HERE, NEAR])
    table.done().choose("Bilbo").done(2).until("prepare")
    assert fear_of(table) == [0, 0, 2]
    out = lay(bearer, Hero(), darkness=[HERE])
    card = out.game.state.equipped[0][0]
    out.game.state.depletion[card] = 0
    out.game.state.facedown.append(card)
    out.game.state.index = None
    out.done(2).until("prepare")
    assert fear_of(out) == [2, 2]


@pytest.mark.rule("jme:16.1", "jme:23.4b", "jme:22.9")
def test_a_boulder_helps_against_the_fear_of_darkness() -> None:
    hero = Hero(deck=["Wanderer", *[BLANK] * 12])
    table = lay(hero, darkness=[HERE], terrain=[("boulder", HERE)]).done().choose("boulder", "fear")
    assert table.fear() == 1


@pytest.mark.rule("jme:43.3a", "jme:23.4", "jme:43.1")
def test_one_guard_protects_one_hero_of_two_in_the_same_darkness() -> None:
    guard = Hero("Legolas", "Hunter", prepared=["Into Hiding"])
    table = lay(gimli(), guard, darkness=[HERE]).done(2).choose("Gimli", "Into Hiding guard", "all").until("prepare")
    assert fear_of(table) == [0, 2]


@pytest.mark.rule("jme:83.2", "jme:15.4")
def test_fear_of_darkness_takes_the_emboldened_boon_before_the_next_turn() -> None:
    table = lay(gimli(boons=[Boon.EMBOLDENED]), groups=[Foes("wight", FAR, exhausted=True)], darkness=[HERE])
    table.game.state.groups[0].space = NEAR  # near enough for the boon to outlast the turn
    table.done().until("prepare")
    assert (table.boons(), table.fear()) == ([], 2)


@pytest.mark.rule("jme:73.0", "jme:83.4", "jme:73.1", "jme:1.12")
def test_rations_are_eaten_before_the_decks_are_reset_and_after_the_darkness() -> None:
    hero = gimli(items=["Extra Rations"], damage=["Dazed"], discards=[SUCCESS] * 3, deck=[BLANK] * 8)
    table = lay(hero, darkness=[HERE]).done().until("ability")
    assert (table.offered, table.fear(), len(table.discards())) == (["Extra Rations", "pass"], 2, 7)
    table.choose("Extra Rations")
    assert (table.kind, table.damage(), table.discards()) == ("prepare", 0, [])
