"""A hero's attack in four steps, and the counterattack (jme:12, jme:10, jme:21, jme:51, jme:90)."""

import pytest

from tests.journeys.board import BLANK, FAR, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay
from waybread.journeys.rules import hero_attacks

DECK = (SUCCESS, SUCCESS, SUCCESS, *(BLANK,) * 7)


def gimli(**more: object) -> Hero:
    """Might four, spirit four."""
    return Hero("Gimli", "Guardian", **({"deck": DECK, "items": ["Battle Axe"]} | more))  # type: ignore[arg-type]


def legolas(**more: object) -> Hero:
    """Agility four; a bow in his hands."""
    return Hero("Legolas", "Hunter", **({"deck": DECK, "items": ["Great Bow"]} | more))  # type: ignore[arg-type]


def steps(table: Table) -> list[str]:
    """The kinds of question of an attack, each answered by its first option, until the turn goes on."""
    kinds = []
    while table.kind != "turn":
        kinds.append(table.kind)
        table.choose(table.offered[0])
    return kinds


@pytest.mark.rule("jme:12.1")
def test_an_attack_goes_through_items_stat_target_and_test_in_order() -> None:
    hero = gimli(items=["War-Maker", "Fate-Bender"], prepared=["Precise Strike"])
    table = lay(hero, groups=[Foes("hill-troll", name="troll"), Foes("ruffian", name="thugs")])
    kinds = steps(table.choose("attack"))
    assert list(dict.fromkeys(kinds))[:4] == ["items", "target", "test", "line"]


@pytest.mark.rule("jme:12.2", "jme:90.2a")
def test_any_number_of_items_can_be_chosen_and_a_stat_among_theirs() -> None:
    table = lay(gimli(items=["Honor-Knell"]), groups=[Foes("hill-troll")]).choose("attack")
    assert (table.kind, table.offered) == ("stat", ["might", "spirit"])
    table.choose("spirit").until("turn")
    assert table.heard("tested")[0]["stat"] == "spirit"


@pytest.mark.rule("jme:12.2a")
def test_several_items_need_a_stat_in_common() -> None:
    table = lay(gimli(items=["Sword", "Dagger", "War-Maker"]), groups=[Foes("hill-troll")]).choose("attack", "Sword")
    assert (table.kind, table.offered) == ("items", ["War-Maker", "pass"])  # the dagger shows wit alone
    table.choose("War-Maker")
    assert table.kind != "stat"  # might is the one stat on both


@pytest.mark.rule("jme:90.3", "jme:90.3ex", "jme:51.2", "jme:34.3")
def test_an_item_that_shows_one_stat_is_used_with_a_test_of_it() -> None:
    table = lay(gimli(), groups=[Foes("hill-troll")]).choose("attack").until("turn")
    assert table.heard("tested")[0]["stat"] == "might"


@pytest.mark.rule("jme:51.2")
def test_without_an_item_that_shows_a_stat_there_is_no_attack() -> None:
    table = lay(gimli(items=["Banner"]), groups=[Foes("ruffian")])
    assert "attack" not in table.offered


@pytest.mark.rule("jme:12.3", "jme:12.3a")
def test_any_group_in_the_space_can_be_the_target() -> None:
    groups = [Foes("ruffian", name="one"), Foes("goblin-scout", name="two"), Foes("wight", at=NEAR, name="three")]
    table = lay(gimli(), groups=groups).choose("attack")
    assert (table.kind, table.offered) == ("target", ["one", "two"])


@pytest.mark.rule("jme:12.3b", "jme:74.3", "jme:74.4b", "jme:quick.icons.5", "jme:quick.actions.2")
def test_a_ranged_item_reaches_an_adjacent_space_and_no_farther() -> None:
    assert "attack" in lay(legolas(), groups=[Foes("ruffian", at=NEAR)]).offered
    assert "attack" not in lay(legolas(), groups=[Foes("ruffian", at=FAR)]).offered


@pytest.mark.rule("jme:12.3b")
def test_an_adjacent_group_can_be_attacked_only_if_every_item_is_ranged() -> None:
    hero = legolas(items=["Fangorn Cloak", "Staff"])
    table = lay(hero, groups=[Foes("ruffian", at=NEAR)]).choose("attack")
    assert table.offered == ["Fangorn Cloak line 1", "pass"]  # the staff was not offered beside the cloak


@pytest.mark.rule("jme:74.1", "jme:74.2")
def test_a_weapon_that_is_not_ranged_needs_the_target_in_the_same_space() -> None:
    assert "attack" not in lay(gimli(), groups=[Foes("ruffian", at=NEAR)]).offered
    assert "attack" in lay(gimli(), groups=[Foes("ruffian", at=HERE)]).offered


@pytest.mark.rule("jme:10.4", "jme:59.1")
def test_hits_and_modifiers_of_all_lines_fall_together() -> None:
    table = lay(gimli(), groups=[Foes("orc-marauder", size=2)]).choose("attack")
    table.choose("Battle Axe line 1", "Battle Axe line 2")
    told = table.heard("hits")
    assert [(each["hits"], each["modifiers"]) for each in told] == [(8, "sunder")]


@pytest.mark.rule("jme:51.1b")
def test_lines_are_paid_for_with_successes_of_the_attack_alone() -> None:
    table = lay(gimli(deck=(BLANK,) * 8), groups=[Foes("hill-troll", exhausted=True)]).choose("attack")
    assert table.kind != "line"
    table.until("turn")
    assert table.heard("hits")[-1]["hits"] == 0


def test_each_line_of_an_item_is_used_at_most_once_in_an_attack() -> None:
    """J18."""
    table = lay(gimli(), groups=[Foes("hill-troll")]).choose("attack", "Battle Axe line 1")
    assert table.offered == ["Battle Axe line 2", "pass"]


@pytest.mark.rule("jme:12.4b", "jme:21.7", "jme:100.3g", "jme:12.5", "jme:35.1")
def test_an_attack_without_a_hit_is_still_answered_by_a_counterattack() -> None:
    table = lay(gimli(deck=(BLANK,) * 10), groups=[Foes("ruffian")]).choose("attack").until("turn")
    assert [each["group"] for each in table.heard("counterattack")] == [1]
    assert [each["occasion"] for each in table.heard("enemy attack")] == ["counterattack"]


def test_a_counterattack_exhausts_the_group() -> None:
    """J10."""
    table = lay(gimli(deck=(BLANK,) * 10), groups=[Foes("ruffian")]).choose("attack").until("turn")
    assert table.group().exhausted  # type: ignore[union-attr]


@pytest.mark.rule("jme:21.2")
def test_a_group_that_is_not_ranged_cannot_answer_an_attack_from_an_adjacent_space() -> None:
    table = lay(legolas(), groups=[Foes("hill-troll", at=NEAR)]).choose("attack").until("turn")
    assert table.heard("counterattack") == []
    assert not table.group().exhausted  # type: ignore[union-attr]


@pytest.mark.rule("jme:21.2")
def test_a_ranged_group_answers_an_attack_from_an_adjacent_space() -> None:
    table = lay(legolas(deck=(BLANK,) * 10), groups=[Foes("orc-hunter", at=NEAR)]).choose("attack").until("turn")
    assert len(table.heard("counterattack")) == 1


@pytest.mark.rule("jme:12.4c", "jme:11.3")
def test_armour_is_back_after_the_attack() -> None:
    table = lay(gimli(items=["Sword"]), groups=[Foes("orc-marauder", size=1)]).choose("attack", "Sword line 1")
    table.until("turn")
    figure = table.group().figures[0]  # type: ignore[union-attr]
    assert (figure.health, figure.armour) == (5, 2)


@pytest.mark.rule("jme:12.4c", "jme:87.3")
def test_sorcery_is_back_after_the_attack() -> None:
    table = lay(gimli(items=["Sword"]), groups=[Foes("wight")]).choose("attack", "Sword line 2").until("turn")
    figure = table.group().figures[0]  # type: ignore[union-attr]
    assert (figure.health, figure.sorcery) == (4, 3)


@pytest.mark.rule("jme:35.5", "jme:21.4")
def test_an_exhausted_group_does_not_counterattack() -> None:
    table = lay(gimli(deck=(BLANK,) * 10), groups=[Foes("ruffian", exhausted=True)]).choose("attack").until("turn")
    assert table.heard("counterattack") == []


@pytest.mark.rule("jme:21.5", "jme:28.2")
def test_an_exhausted_elite_group_counterattacks() -> None:
    foes = Foes("ruffian", exhausted=True, bonuses=["large"])
    table = lay(gimli(deck=(BLANK,) * 10), groups=[foes]).choose("attack").until("turn")
    assert len(table.heard("counterattack")) == 1


@pytest.mark.rule("jme:21.6", "jme:59.6f")
def test_stun_in_the_attack_keeps_even_an_elite_group_from_answering() -> None:
    foes = Foes("hill-troll", bonuses=["large"])
    hero = Hero("Legolas", "Hunter", items=["Staff"], deck=DECK)
    table = lay(hero, groups=[foes]).choose("attack", "Staff line 3").until("turn")
    assert table.heard("counterattack") == []
    assert table.group().exhausted  # type: ignore[union-attr]


def test_who_defeats_the_last_enemy_of_a_group_gains_an_inspiration() -> None:
    """J20."""
    table = lay(gimli(), groups=[Foes("goblin-scout")]).choose("attack", "Battle Axe line 2").until("turn")
    assert (table.group(), table.inspiration()) == (None, 1)


@pytest.mark.parametrize("hero", ["Gimli", "Legolas"])
def test_the_inspiration_for_a_defeated_group_may_go_to_a_hero_nearby(hero: str) -> None:
    """J20."""
    others = Hero("Legolas", "Hunter", at=NEAR), Hero("Bilbo", "Burglar", at=FAR)
    table = lay(gimli(), *others, groups=[Foes("goblin-scout")]).choose("attack", "Battle Axe line 2").done()
    assert (table.kind, table.offered) == ("hero", ["Gimli", "Legolas"])
    table.choose(hero)
    assert {each: table.inspiration(each) for each in ("Gimli", "Legolas", "Bilbo") if table.inspiration(each)} == {
        hero: 1
    }


def test_the_inspiration_for_a_defeated_group_goes_to_who_has_room_for_it() -> None:
    """J20."""
    friend = Hero("Legolas", "Hunter", at=NEAR)
    table = lay(gimli(inspiration=3), friend, groups=[Foes("goblin-scout")])
    table.choose("attack", "Battle Axe line 2").until("turn")
    assert (table.inspiration("Gimli"), table.inspiration("Legolas")) == (3, 1)


@pytest.mark.rule("jme:95.2")
def test_successes_of_an_attack_buy_lines_and_pass_nothing() -> None:
    table = lay(gimli(), groups=[Foes("hill-troll")], tokens={"stone": HERE}).choose("attack")
    assert table.kind == "line"
    assert table.game.state.app.counters == {}


@pytest.mark.rule("jme:12.2")
def test_a_weapon_may_be_left_out() -> None:
    hero = gimli(items=["Sword", "War-Maker"])
    table = lay(hero, groups=[Foes("hill-troll", exhausted=True)]).choose("attack", "Sword", "pass")
    assert table.offered == ["Sword line 1", "Sword line 2", "pass"]


@pytest.mark.rule("jme:51.2")
def test_an_attack_without_a_weapon_comes_to_nothing() -> None:
    table = lay(gimli(items=[]), groups=[Foes("ruffian")])
    with pytest.raises(StopIteration) as ended:
        hero_attacks.attack(table.game, 0).send(None)
    assert (ended.value.value, table.heard("attack"), table.heard("counterattack")) == (None, [], [])


def test_nobody_is_asked_about_inspiration_for_which_nobody_has_room() -> None:
    """J20."""
    friend = Hero("Bilbo", "Burglar", at=NEAR, inspiration=6)
    table = lay(gimli(inspiration=3), friend, groups=[Foes("goblin-scout")]).choose("attack", "Battle Axe line 2")
    table.done()
    assert (table.kind, table.inspiration("Gimli"), table.inspiration("Bilbo")) == ("ability", 3, 6)


@pytest.mark.rule("jme:74.1", "jme:111.2")
def test_a_group_to_which_there_is_no_way_is_out_of_every_range() -> None:
    walls = [("wall", NEAR, each) for each in lay().game.board.neighbours(NEAR)]
    groups = [Foes("ruffian", NEAR)]
    assert "attack" in lay(legolas(), groups=groups).offered
    assert "attack" not in lay(legolas(), groups=groups, terrain=walls).offered
