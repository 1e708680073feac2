"""Moving, provoking, exploring and terrain where several rules meet (jme:37, jme:49, jme:60, jme:71, jme:89)."""

from typing import Any

import pytest

from tests.journeys.board import BLANK, FAR, FATE, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay
from tests.journeys.proving_ground import GROUND
from tests.journeys.rules.custom_attacks import blow, foe
from waybread.journeys.facts import Boon
from waybread.journeys.maps.board import board
from waybread.journeys.rules.enemies.attack_facts import Effect, Extra


@pytest.fixture(autouse=True)
def one_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruffians deal one damage, whatever their number."""
    blow(monkeypatch)


def occasions(table: Table) -> list[str]:
    return [each["occasion"] for each in table.heard("enemy attack")]


def stats_tested(table: Table) -> list[str]:
    return [each["stat"] for each in table.heard("tested")]


def gimli(**more: Any) -> Hero:
    return Hero("Gimli", "Guardian", **more)


def doorstep() -> tuple[int, int, int]:
    """A space, an adjacent one on another tile, and the number of that tile."""
    ground = board(GROUND)
    for space in ground.spaces:
        for there in ground.neighbours(space):
            if ground.tile_of(there) != ground.tile_of(space):
                return space, there, ground.tile_of(there)
    raise LookupError("the tiles do not touch")


STEP, INSIDE, ROOM = doorstep()


# Provoking on the way ----------------------------------------------------------------------------


@pytest.mark.rule("jme:60.4", "jme:71.2", "jme:89.1")
def test_each_space_that_is_left_provokes_its_group_and_the_last_one_entered_does_not() -> None:
    groups = [Foes("ruffian", each, name=str(each)) for each in (HERE, NEAR, FAR)]
    table = lay(gimli(prepared=["Ways of Old"]), groups=groups)
    table.choose("Ways of Old sprint", f"move {NEAR}", f"move {FAR}")
    assert [each["group"] for each in table.heard("provoked")] == [1, 2]
    assert (table.at(), table.game.state.actions, table.game.state.moves) == (FAR, 1, 1)


@pytest.mark.rule("jme:49.3b", "jme:60.4", "jme:71.3")
def test_a_group_is_provoked_by_an_interaction_and_again_by_leaving() -> None:
    """J10: being provoked exhausts nobody."""
    table = lay(gimli(), groups=[Foes("ruffian", HERE)], tokens={"stranger": HERE})
    table.choose("interact stranger", f"move {NEAR}")
    assert (occasions(table), table.damage()) == (["provoked", "provoked"], 2)


@pytest.mark.rule("jme:98.4", "jme:49.3", "jme:49.4a")
def test_a_table_provokes_nobody_and_a_person_beside_it_does() -> None:
    table = lay(gimli(deck=[SUCCESS] * 9), groups=[Foes("ruffian", HERE, bonuses=["terrifying"])],
                tokens={"stranger": HERE}, terrain=[("table", HERE)])  # fmt: skip
    table.choose("table")
    assert (occasions(table), table.boons(), table.inspiration()) == ([], ["emboldened"], 1)
    table.choose("interact stranger")
    assert occasions(table) == ["provoked"]


@pytest.mark.rule("jme:49.3c", "jme:2.1", "jme:71.3c")
def test_an_action_gained_by_an_interaction_is_spent_on_another_one_that_provokes_again() -> None:
    hero = gimli(items=["Handkerchief"])
    table = lay(hero, groups=[Foes("ruffian", HERE)], tokens={"stranger": HERE, "gossip": HERE})
    table.choose("interact stranger", "Handkerchief")
    assert (table.game.state.actions, table.depletion("Handkerchief")) == (2, 0)
    table.choose("interact gossip", "button 0", "interact stranger")
    assert (occasions(table), table.game.state.actions) == (["provoked"] * 3, 0)


@pytest.mark.rule("jme:15.4", "jme:12.7", "jme:60.4")
def test_a_sneaking_hero_who_gives_up_hiding_to_strike_provokes_again_when_leaving() -> None:
    bilbo = Hero("Bilbo", "Burglar", items=["Dagger"], prepared=["Sneaking"], boons=[Boon.HIDDEN])
    table = lay(bilbo, groups=[Foes("ruffian", HERE, bonuses=["huge"]), Foes("wight", HERE)])
    table.choose("attack", "ruffian", "Hidden", "Dagger line 1").until("turn").choose(f"move {NEAR}")
    assert [each["group"] for each in table.heard("provoked")] == [2]  # the ruffian has struck back


@pytest.mark.rule("jme:60.4b", "jme:3.4", "jme:67.2")
def test_a_move_that_provokes_nobody_still_leads_into_a_pit() -> None:
    legolas = Hero("Legolas", "Hunter", inspiration=1)
    table = lay(legolas, groups=[Foes("ruffian", HERE)], terrain=[("pit", NEAR)])
    table.choose("Legolas", f"space {NEAR}")
    assert (occasions(table), stats_tested(table), table.damage(), table.game.state.actions) == ([], ["agility"], 2, 2)


@pytest.mark.rule("jme:60.4", "jme:12.9", "jme:71.2a")
def test_a_group_that_withdraws_when_provoked_leads_nobody_astray(monkeypatch: pytest.MonkeyPatch) -> None:
    blow(monkeypatch, extra=Extra(Effect.WITHDRAW))
    table = lay(gimli(), groups=[Foes("ruffian", HERE)]).choose(f"move {NEAR}").until("turn")
    assert (table.at(), foe(table).space != HERE, occasions(table)) == (NEAR, True, ["provoked"])


# Exploring ---------------------------------------------------------------------------------------


@pytest.mark.rule("jme:37.3", "jme:60.3a", "jme:2.3a")
def test_a_hero_whom_anothers_song_moves_explores_and_is_the_one_inspired() -> None:
    singer = Hero("Bilbo", "Burglar", at=STEP, prepared=["The Road Goes Ever On"])
    table = lay(singer, gimli(at=STEP, seat=1), unexplored=[ROOM]).choose("The Road Goes Ever On")
    while table.kind != "turn":  # the other hero moves, the singer stays
        gimlis = table.decision.player == 1
        table.choose(f"space {INSIDE}" if gimlis else table.offered[-1])
    assert (table.inspiration("Gimli"), table.inspiration("Bilbo"), table.game.state.unexplored) == (1, 0, [])


@pytest.mark.rule("jme:26.2b", "jme:37.3", "jme:109.7")
def test_on_hard_exploring_gives_no_inspiration_of_its_own_but_cards_answer_to_it() -> None:
    explorer = gimli(at=STEP, items=["Old Map"])
    table = lay(explorer, Hero(at=STEP), unexplored=[ROOM], difficulty="hard").choose(f"move {INSIDE}", "Old Map")
    assert (table.inspiration("Gimli"), table.inspiration("Aragorn"), table.depletion("Old Map")) == (0, 1, 2)


@pytest.mark.rule("jme:37.3", "jme:101.1c", "jme:83.3a3")
def test_a_tile_explored_in_the_action_phase_adds_no_threat_in_the_shadow_phase() -> None:
    table = lay(gimli(at=STEP), unexplored=[ROOM]).choose(f"move {INSIDE}", "pass").until("prepare")
    assert table.game.state.app.threat == 2


@pytest.mark.rule("jme:60.5", "jme:37.3", "jme:60.3")
def test_a_hero_placed_on_an_unexplored_tile_explores_it_with_the_next_move_inside_of_it() -> None:
    guest = Hero(at=HERE, prepared=["Guest of Eagles"])
    table = lay(guest, gimli(at=INSIDE), unexplored=[ROOM], at="2.5").choose("Aragorn", "Guest of Eagles", "Aragorn")
    assert (table.at(), table.inspiration(), table.game.state.unexplored) == (INSIDE, 0, [ROOM])
    ground = board(GROUND)
    table.choose(f"move {next(each for each in ground.neighbours(INSIDE) if ground.tile_of(each) == ROOM)}")
    assert (table.inspiration(), table.game.state.unexplored) == (1, [])


# Sprints, streams and pits -------------------------------------------------------------------------


@pytest.mark.rule("jme:89.1", "jme:108.1", "jme:22.6")
def test_what_takes_a_move_off_a_travel_action_takes_none_off_a_sprint() -> None:
    table = lay(Hero(prepared=["Thorongil"], damage=["Entangled"])).choose("Thorongil sprint", f"move {NEAR}")
    assert (table.game.state.moves, table.game.state.actions) == (0, 2)
    table.choose(f"move {FAR}")
    assert (table.game.state.moves, table.game.state.actions, table.at()) == (0, 1, FAR)


@pytest.mark.rule("jme:92.2", "jme:89.2", "jme:77.1")
def test_a_stream_takes_moves_and_actions_that_are_left_but_not_the_rest_at_the_end() -> None:
    hero = gimli(prepared=["Immortality", "Ways of Old"], damage_down=2, items=["Battle Axe"])
    table = lay(hero, Hero(), terrain=[("stream", HERE, NEAR)], groups=[Foes("ruffian", NEAR)])
    table.choose("Ways of Old sprint", f"move {NEAR}")
    assert (table.kind, table.offered) == ("turn end", ["Immortality rest", "pass"])
    table.choose("Immortality rest", "damage", "damage")
    assert (table.damage(), table.game.state.acted, table.at()) == (0, [0], NEAR)


@pytest.mark.rule("jme:92.2", "jme:60.4", "jme:54.1")
def test_who_is_provoked_at_a_stream_makes_the_last_stand_before_crossing() -> None:
    hero = gimli(damage_down=5, deck=[BLANK] * 4 + [SUCCESS] * 9)
    table = lay(hero, Hero(), groups=[Foes("ruffian", HERE)], terrain=[("stream", HERE, NEAR)])
    table.choose(f"move {NEAR}")
    assert (table.at("Gimli"), table.damage("Gimli"), table.game.state.acted) == (NEAR, 0, [0])


@pytest.mark.rule("jme:67.1", "jme:89.2", "jme:108.2", "jme:24.2")
def test_a_hero_who_fails_a_last_stand_in_a_pit_loses_the_moves_that_were_left() -> None:
    table = lay(gimli(damage_down=4, prepared=["Ways of Old"]), Hero(), terrain=[("pit", NEAR)])
    table.choose("Ways of Old sprint", f"move {NEAR}")
    assert (table.game.state.defeated, table.game.state.active, table.game.state.moves) == ([True, False], 1, 0)


# Walls and streams between heroes and enemies ---------------------------------------------------------


@pytest.mark.rule("jme:13.1", "jme:6.5", "jme:6.6", "jme:111.1")
@pytest.mark.parametrize(("border", "offered"), [("stream", True), ("wall", False)])
def test_barrels_roll_over_a_stream_and_not_through_a_wall(border: str, offered: bool) -> None:
    table = lay(Hero(), groups=[Foes("ruffian", NEAR)], terrain=[("barrels", HERE), (border, HERE, NEAR)])
    assert ("barrels" in table.offered) is offered


@pytest.mark.rule("jme:15.4", "jme:6.5", "jme:6.6")
@pytest.mark.parametrize(("border", "left"), [("stream", ["emboldened"]), ("wall", [])])
def test_an_enemy_behind_a_wall_is_not_near_enough_to_stay_emboldened(border: str, left: list[str]) -> None:
    hero = gimli(boons=[Boon.EMBOLDENED])
    table = lay(hero, Hero(), groups=[Foes("ruffian", NEAR)], terrain=[(border, HERE, NEAR)]).done()
    assert table.boons("Gimli") == left


@pytest.mark.rule("jme:43.1", "jme:6.5", "jme:6.6")
@pytest.mark.parametrize(("border", "kind"), [("stream", "guard"), ("wall", "turn")])
def test_who_guards_heroes_nearby_does_so_over_a_stream_and_not_through_a_wall(border: str, kind: str) -> None:
    guard = gimli(at=NEAR, prepared=["You Cannot Pass"])
    table = lay(Hero(), guard, tokens={"thorn": HERE}, terrain=[(border, HERE, NEAR)]).choose("interact thorn")
    assert table.kind == kind


# The end of a turn -----------------------------------------------------------------------------------


@pytest.mark.rule("jme:17.1", "jme:adv.conflicts.1", "jme:100.1d1")
def test_a_bush_can_be_tried_after_the_concussion_has_passed() -> None:
    """J12."""
    hero = Hero("Bilbo", "Burglar", damage=["Concussion"], deck=[BLANK, BLANK, BLANK, SUCCESS, *[BLANK] * 9])
    table = lay(hero, Hero(), terrain=[("bush", HERE)]).done().choose("Concussion", "bush")
    assert [each["successes"] for each in table.heard("tested")] == [1]  # the fourth card was revealed as well


@pytest.mark.rule("jme:77.1", "jme:adv.conflicts.1", "jme:22.3")
def test_rest_can_come_after_the_fear_that_the_end_of_the_turn_brings() -> None:
    """J12."""
    hero = gimli(prepared=["Immortality"], fear=["Dark Whispers"])
    table = lay(hero, Hero()).done()  # with nothing face down to discard, the whispers come first
    assert (table.kind, table.offered) == ("turn end", ["Immortality rest", "pass"])
    table.choose("Immortality rest", "fear")
    assert table.fear("Gimli") == 1  # the whispers themselves lie face up


@pytest.mark.rule("jme:58.2", "jme:16.1", "jme:58.1")
def test_a_boulder_helps_a_hero_in_mist_to_negate() -> None:
    hero = gimli(deck=[FATE, *[BLANK] * 9])
    table = lay(hero, groups=[Foes("ruffian", HERE)], terrain=[("mist", HERE), ("boulder", HERE)])
    table.choose(f"move {NEAR}", "boulder", "damage")
    assert (table.damage(), table.at()) == (0, NEAR)
