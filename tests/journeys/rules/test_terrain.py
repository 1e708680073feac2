"""Terrain in spaces that heroes use by interacting: barrels, statues, tables (jme:13, 91, 98; jme:5.2)."""

from typing import Any

import pytest

from tests.journeys.board import BLANK, FAR, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay
from waybread.journeys.facts import Boon
from waybread.journeys.state import Group


def using(kind: str, successes: int, *groups: Foes, choose: bool = True, **more: Any) -> Table:
    """Gimli (might 4, spirit 4, wisdom 2) uses a terrain token and gets so many successes."""
    deck = (*(SUCCESS,) * successes, *(BLANK,) * 10)
    table = lay(Hero("Gimli", "Guardian", deck=deck, **more), groups=groups, terrain=[(kind, HERE)])
    return table.choose(kind) if choose else table


def first(table: Table, name: str = "") -> Group:
    group = table.group(name)
    assert group is not None
    return group


# Barrels ---------------------------------------------------------------------------------------


@pytest.mark.rule("jme:13.1")
@pytest.mark.parametrize(("space", "offered"), [(HERE, True), (NEAR, True), (FAR, False)])
def test_barrels_can_be_used_with_an_enemy_nearby(space: int, offered: bool) -> None:
    table = using("barrels", 0, Foes("wight", space), choose=False)
    assert ("barrels" in table.offered) is offered


@pytest.mark.rule("jme:13.1")
def test_barrels_can_be_used_from_their_own_space_alone() -> None:
    table = lay(Hero(at=NEAR), groups=[Foes("wight", NEAR)], terrain=[("barrels", HERE)])
    assert "barrels" not in table.offered


@pytest.mark.rule("jme:13.3")
def test_barrels_ask_for_a_wisdom_test() -> None:
    assert using("barrels", 0, Foes("wight", NEAR)).heard("tested")[0]["stat"] == "wisdom"


@pytest.mark.rule("jme:13.3a", "jme:5.2", "jme:33.5")
def test_barrels_with_two_successes_apply_four_hits_and_stun_to_a_group_nearby() -> None:
    table = using("barrels", 2, Foes("wight", NEAR), Foes("hill-troll", HERE), Foes("ruffian", FAR))
    assert (table.kind, table.offered) == ("target", ["wight", "hill-troll", "pass"])
    table.choose("hill-troll")
    troll = first(table, "hill-troll")
    assert (troll.figures[0].health, troll.exhausted) == (14 - 2, True)  # two of the hits fell on armour
    assert table.game.state.tokens == []


@pytest.mark.rule("jme:13.3a")
def test_barrels_may_roll_at_nobody_and_are_gone_all_the_same() -> None:
    table = using("barrels", 2, Foes("wight", NEAR)).done()
    assert (table.heard("hits"), table.game.state.tokens) == ([], [])


@pytest.mark.rule("jme:13.3b")
def test_barrels_with_one_success_do_nothing_and_stay() -> None:
    table = using("barrels", 1, Foes("wight", NEAR))
    assert table.kind == "turn"
    assert (table.heard("hits"), len(table.game.state.tokens)) == ([], 1)


@pytest.mark.rule("jme:5.2", "jme:5.2a")
@pytest.mark.parametrize("kind", ["barrels", "statue"])
def test_hits_that_are_applied_outside_an_attack_draw_no_counterattack(kind: str) -> None:
    table = using(kind, 2, Foes("hill-troll", bonuses=["alert"])).choose(
        "hill-troll"
    )  # alert: no stun has effect on it
    assert not first(table).exhausted
    assert (table.heard("attack"), table.heard("counterattack")) == ([], [])


@pytest.mark.rule("jme:13.2", "jme:91.3", "jme:98.4")
@pytest.mark.parametrize("kind", ["barrels", "statue", "table"])
def test_barrels_a_statue_or_a_table_provoke_nobody(kind: str) -> None:
    table = using(kind, 0, Foes("ruffian"))
    assert len(table.heard("tested")) == 1
    assert (table.heard("provoked"), table.damage()) == ([], 0)


# Statues ---------------------------------------------------------------------------------------


@pytest.mark.rule("jme:91.1")
def test_a_statue_can_be_used_in_its_space() -> None:
    assert "statue" in using("statue", 0, choose=False).offered
    assert "statue" not in lay(Hero(at=NEAR), terrain=[("statue", HERE)]).offered


@pytest.mark.rule("jme:91.2")
def test_a_statue_asks_for_a_might_test() -> None:
    assert using("statue", 0).heard("tested")[0]["stat"] == "might"


@pytest.mark.rule("jme:91.2a", "jme:5.2", "jme:33.5")
def test_a_statue_with_two_successes_applies_four_hits_and_sunder_to_a_group_in_the_space() -> None:
    table = using("statue", 2, Foes("wight", NEAR), Foes("hill-troll", HERE))
    assert (table.kind, table.offered) == ("target", ["hill-troll", "pass"])  # nobody who is merely nearby
    table.choose("hill-troll")
    troll = first(table, "hill-troll")
    assert (troll.figures[0].armour, troll.figures[0].health) == (1, 14 - 3)
    assert table.game.state.tokens == []


@pytest.mark.rule("jme:91.2a")
def test_a_statue_falls_with_two_successes_even_if_nobody_is_under_it() -> None:
    table = using("statue", 2)
    assert (table.kind, table.game.state.tokens) == ("turn", [])


@pytest.mark.rule("jme:91.2b")
def test_a_statue_with_one_success_does_nothing_and_stays() -> None:
    table = using("statue", 1, Foes("ruffian"))
    assert table.kind == "turn"
    assert (table.heard("hits"), len(table.game.state.tokens)) == ([], 1)


# Tables ----------------------------------------------------------------------------------------


@pytest.mark.rule("jme:98.1")
def test_a_table_can_be_used_in_its_space() -> None:
    assert "table" in using("table", 0, choose=False).offered
    assert "table" not in lay(Hero(at=NEAR), terrain=[("table", HERE)]).offered


@pytest.mark.rule("jme:98.2")
def test_a_table_asks_for_a_spirit_test() -> None:
    assert using("table", 0).heard("tested")[0]["stat"] == "spirit"


@pytest.mark.rule("jme:98.2a")
def test_a_table_with_a_success_gives_inspiration_and_emboldens() -> None:
    table = using("table", 1)
    assert (table.inspiration(), table.boons()) == (1, ["emboldened"])
    assert len(table.game.state.tokens) == 1  # it stays


@pytest.mark.rule("jme:98.2b")
def test_a_table_without_a_success_gives_nothing() -> None:
    table = using("table", 0)
    assert (table.inspiration(), table.boons()) == (0, [])


@pytest.mark.rule("jme:98.3", "jme:98.3a")
def test_an_emboldened_hero_may_use_a_table_for_inspiration() -> None:
    table = using("table", 1, boons=[Boon.EMBOLDENED])
    assert (table.inspiration(), table.boons()) == (1, ["emboldened"])


@pytest.mark.rule("jme:98.3", "jme:98.3b")
def test_a_hero_at_the_inspiration_limit_may_use_a_table_to_become_emboldened() -> None:
    table = using("table", 1, inspiration=3)
    assert (table.inspiration(), table.boons()) == (3, ["emboldened"])


@pytest.mark.rule("jme:98.3")
def test_a_table_can_be_used_by_a_hero_who_has_all_it_gives() -> None:
    table = using("table", 1, boons=[Boon.EMBOLDENED], inspiration=3, choose=False)
    assert "table" in table.offered
    table.choose("table")
    assert (table.inspiration(), table.boons()) == (3, ["emboldened"])


@pytest.mark.rule("jme:99.3")
def test_terrain_that_merely_has_a_name_keeps_the_rules_of_its_kind() -> None:
    table = lay(Hero(), terrain=[("table", HERE)])
    table.game.state.tokens[0].name = "the long board"
    table.choose(f"move {NEAR}", f"move {HERE}")
    assert "table" in table.offered
