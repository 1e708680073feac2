"""Attacks where several rules meet: counterattacks, exhaustion, stun, modifiers (jme:12, jme:21, jme:35, jme:59)."""

from typing import Any

import pytest

from tests.journeys.board import BLANK, FAR, FATE, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay
from tests.journeys.rules.custom_attacks import blow, foe
from waybread.journeys.facts import Boon, Stat
from waybread.journeys.rules.enemies.attack_facts import Attack
from waybread.journeys.rules.enemies.attack_tables import ATTACKS
from waybread.journeys.rules.enemies.target_preferences import Preference


def gimli(*deck: str, **more: Any) -> Hero:
    """Might 4, with an axe: one success, two hits and sunder; two successes, six hits."""
    return Hero("Gimli", "Guardian", items=["Battle Axe"], deck=(*deck, *(BLANK,) * 16), **more)


def occasions(table: Table) -> list[str]:
    return [each["occasion"] for each in table.heard("enemy attack")]


def hits(table: Table) -> list[int]:
    return [each["hits"] for each in table.heard("hits")]


@pytest.fixture(autouse=True)
def one_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruffians deal one damage, whatever their number."""
    blow(monkeypatch)


# Counterattacks and exhaustion ---------------------------------------------------------------


@pytest.mark.rule("jme:21.2", "jme:35.4", "jme:60.4", "jme:108.2")
def test_a_group_that_has_struck_back_lets_its_attacker_walk_away() -> None:
    """J10: a counterattack exhausts."""
    table = lay(gimli(), groups=[Foes("ruffian", NEAR)])
    table.choose(f"move {NEAR}", "attack").until("turn").choose(f"move {HERE}")
    assert (occasions(table), table.at(), table.damage()) == (["counterattack"], HERE, 1)


@pytest.mark.rule("jme:21.2", "jme:35.1", "jme:60.4")
def test_a_group_out_of_range_of_its_attacker_stays_readied_and_can_be_provoked_later() -> None:
    archer = Hero("Legolas", "Hunter", items=["Great Bow"])
    table = lay(archer, groups=[Foes("ruffian", NEAR)]).choose("attack").until("turn")
    assert occasions(table) == []
    table.choose(f"move {NEAR}", f"move {FAR}")
    assert (occasions(table), table.at()) == (["provoked"], FAR)


@pytest.mark.rule("jme:21.2", "jme:74.3a", "jme:14.3")
def test_a_ranged_group_does_not_answer_an_attack_from_two_spaces_away(monkeypatch: pytest.MonkeyPatch) -> None:
    blow(monkeypatch, kind="orc-hunter")
    archer = Hero("Legolas", "Hunter", items=["Great Bow"], prepared=["Keen Eyes"])
    table = lay(archer, groups=[Foes("orc-hunter", FAR)]).choose("attack").until("turn")
    assert (occasions(table), foe(table).exhausted) == ([], False)


@pytest.mark.rule("jme:21.5", "jme:28.2", "jme:35.3", "jme:83.5")
def test_an_elite_group_answers_both_attacks_of_a_turn_and_then_does_not_activate() -> None:
    """J10."""
    table = lay(gimli(), groups=[Foes("ruffian", HERE, bonuses=["huge"])])
    table.choose("attack").until("turn").choose("attack").until("turn")
    assert occasions(table) == ["counterattack", "counterattack"]
    table.done().until("prepare")
    assert occasions(table) == ["counterattack", "counterattack"]
    assert not foe(table).exhausted  # readied again with the end of the shadow phase


@pytest.mark.rule("jme:21.4", "jme:2.3a", "jme:35.5")
def test_a_group_that_answered_an_attack_before_the_turn_answers_none_in_it() -> None:
    table = lay(gimli(prepared=["Restless Axe"]), groups=[Foes("ruffian", HERE, size=3)], at="2.5")
    table.choose("Restless Axe").until("turn").choose("attack").until("turn")
    assert (occasions(table), hits(table)[0]) == (["counterattack"], 2)


@pytest.mark.rule("jme:21.4", "jme:3.4", "jme:12.5")
def test_of_two_heroes_who_attack_in_one_turn_only_the_first_is_answered() -> None:
    leader = Hero(items=["Sword"], prepared=["Lead the Charge"])
    table = lay(leader, gimli(), groups=[Foes("wight", HERE)])
    table.choose("attack").until("ability").choose("Lead the Charge").until("turn")
    assert [each["hero"] for each in table.heard("counterattack")] == [0]
    assert [each["hero"] for each in table.heard("attack")] == [0, 1]


@pytest.mark.rule("jme:12.5", "jme:10.5", "jme:24.4")
def test_a_counterattack_is_as_strong_as_the_figures_that_the_attack_left(monkeypatch: pytest.MonkeyPatch) -> None:
    attack = Attack("ruffian.own", Stat.MIGHT, (1, 2, 4), (0, 0, 1), Preference.NEAREST, "")
    monkeypatch.setitem(ATTACKS, "ruffian", (attack,))
    table = lay(gimli(SUCCESS, SUCCESS), groups=[Foes("ruffian", HERE, size=3)])
    table.choose("attack", "Battle Axe line 2").until("turn")  # six hits: one figure falls, one is left with four
    assert (len(foe(table).figures), table.damage(), table.fear()) == (2, 2, 0)


@pytest.mark.rule("jme:24.2", "jme:21.2", "jme:29.5a")
def test_a_hero_defeated_by_a_counterattack_takes_no_second_action_and_the_hits_stand() -> None:
    friend = Hero("Legolas", "Hunter")
    table = lay(gimli(SUCCESS, SUCCESS, damage_down=5), friend, groups=[Foes("ruffian", HERE, size=2)])
    table.choose("attack", "Battle Axe line 2").until("turn")
    assert (table.game.state.defeated, table.game.state.active, len(foe(table).figures)) == ([True, False], 1, 1)


@pytest.mark.rule("jme:21.0", "jme:35.1")
def test_who_cannot_be_counterattacked_leaves_the_group_readied_to_be_provoked() -> None:
    fly = gimli(prepared=["Stinging Fly"])
    table = lay(fly, groups=[Foes("ruffian", HERE)], at="2.5").choose("Stinging Fly").until("turn")
    assert (occasions(table), foe(table).exhausted) == ([], False)
    table.choose("attack").until("turn").choose(f"move {NEAR}")
    assert occasions(table) == ["provoked"]  # the attack of the turn was not answered either


# Stun ---------------------------------------------------------------------------------------------


@pytest.mark.rule("jme:59.3", "jme:13.3a", "jme:35.1", "jme:60.4")
def test_barrels_hurt_a_group_that_no_stun_affects_and_it_can_still_be_provoked() -> None:
    hero = Hero(deck=[SUCCESS] * 6)
    table = lay(hero, groups=[Foes("ruffian", HERE, bonuses=["alert"])], terrain=[("barrels", HERE)])
    table.choose("barrels", "ruffian").choose(f"move {NEAR}").until("turn")
    assert (foe(table).figures[0].health, occasions(table)) == (1, ["provoked"])


@pytest.mark.rule("jme:13.3a", "jme:59.6f", "jme:35.3", "jme:35.4", "jme:83.5")
def test_a_group_stunned_by_barrels_is_neither_provoked_nor_activated_until_it_is_readied() -> None:
    hero = Hero(deck=[SUCCESS] * 6)
    table = lay(hero, groups=[Foes("ruffian", HERE, size=2)], terrain=[("barrels", HERE)])
    table.choose("barrels", "ruffian", f"move {NEAR}", "pass").until("prepare")
    assert (occasions(table), foe(table).exhausted, table.damage()) == ([], False, 0)


@pytest.mark.rule("jme:59.3", "jme:21.6", "jme:28.2")
def test_a_stun_without_effect_does_not_keep_the_group_from_answering() -> None:
    hero = gimli(SUCCESS, prepared=["Fire-Giver"])
    table = lay(hero, groups=[Foes("ruffian", HERE, bonuses=["wary"], exhausted=True)])
    table.choose("attack", "Fire-Giver", "stun", "Battle Axe line 1").until("turn")
    assert occasions(table) == ["counterattack"]


@pytest.mark.rule("jme:21.5", "jme:21.6", "jme:5.2")
def test_an_elite_group_stunned_outside_an_attack_answers_the_next_attack() -> None:
    """J11: stun bars the answer to the attack it belongs to and to no other."""
    hero = gimli(prepared=["Song of Mocking"])
    table = lay(hero, Hero(), groups=[Foes("ruffian", HERE, bonuses=["huge"])])
    table.choose("Song of Mocking").until("turn").choose("attack").until("turn")
    assert occasions(table) == ["counterattack"]


@pytest.mark.rule("jme:91.2a", "jme:21.3", "jme:28.2")
def test_a_statue_falls_on_an_elite_group_and_is_not_answered() -> None:
    hero = gimli(SUCCESS, SUCCESS)
    table = lay(hero, groups=[Foes("ruffian", HERE, bonuses=["armored"])], terrain=[("statue", HERE)])
    table.choose("statue", "ruffian")
    assert (occasions(table), foe(table).exhausted) == ([], False)
    assert (foe(table).figures[0].health, foe(table).figures[0].armour) == (1, 0)  # sundered, then four hits


@pytest.mark.rule("jme:59.6f", "jme:35.2")
def test_an_attack_after_a_stun_counts_as_one_on_an_exhausted_group() -> None:
    hero = Hero("Beravor", "Pathfinder", items=["Maiden-Wrath"], deck=[SUCCESS, SUCCESS, *[BLANK] * 9])
    table = lay(hero, groups=[Foes("hill-troll", HERE)], terrain=[("barrels", HERE)])
    table.choose("barrels", "hill-troll", "attack")
    assert (table.kind, table.heard("tested")[-1]["successes"]) == ("line", 1)  # no card showed one


# Hits, modifiers, boons ------------------------------------------------------------------------------


@pytest.mark.rule("jme:93.1", "jme:10.7a", "jme:59.2", "jme:12.4b")
def test_hits_of_boons_and_keywords_fall_on_every_figure_although_no_success_was_revealed() -> None:
    hero = gimli(prepared=["Barrage"], boons=[Boon.EMBOLDENED])
    table = lay(hero, groups=[Foes("ruffian", HERE, size=3)]).choose("attack", "Barrage strike").until("turn")
    assert [each.health for each in foe(table).figures] == [2, 2, 2]  # two by the boon, one by Strike 1


@pytest.mark.rule("jme:59.5", "jme:59.2", "jme:88.3a")
def test_a_modifier_that_two_items_have_counts_once_and_their_hits_add_up() -> None:
    hero = Hero(items=["Fate-Bender", "Numenorean Sword"], deck=[SUCCESS] * 4)
    table = lay(hero, groups=[Foes("wight", HERE)])
    table.choose("attack", "Fate-Bender", "Numenorean Sword").choose("Fate-Bender line 1", "Fate-Bender line 2")
    assert set(table.offered) == {"Numenorean Sword line 1", "pass"}  # one success is left, each line is used once
    table.choose("Numenorean Sword line 1").until("turn")
    assert (hits(table), table.heard("hits")[0]["modifiers"]) == ([7], "smite")


@pytest.mark.rule("jme:58.2", "jme:15.4", "jme:38.1")
def test_cards_may_be_exchanged_in_an_attack_on_a_group_in_mist_but_no_fate_converted() -> None:
    hero = gimli(FATE, FATE, FATE, FATE, SUCCESS, SUCCESS, inspiration=2, boons=[Boon.DETERMINED])
    table = lay(hero, groups=[Foes("wight", HERE)], terrain=[("mist", HERE)]).choose("attack")
    assert table.offered == ["Determined", "pass"]
    table.choose("Determined", "Wanderer", "Wanderer#2", "pass")
    assert (table.kind, table.heard("tested")[0]["successes"]) == ("line", 2)


@pytest.mark.rule("jme:40.1", "jme:40.1a", "jme:15.4")
def test_a_card_burnt_in_a_fire_pit_is_not_among_those_that_can_be_exchanged() -> None:
    hero = gimli(FATE, SUCCESS, boons=[Boon.DETERMINED])
    table = lay(hero, groups=[Foes("wight", HERE)], terrain=[("fire pit", HERE)]).choose("attack", "fire pit")
    table.choose("smite", "Determined")
    assert (table.kind, "Wanderer" in table.offered, len(table.offered)) == ("reveal again", False, 4)


@pytest.mark.rule("jme:48.3", "jme:100.2", "jme:1.12")
def test_inspiration_gained_before_an_attack_can_be_spent_in_its_test() -> None:
    hero = gimli(FATE, prepared=["On the Hunt"])
    table = lay(hero, groups=[Foes("wight", HERE)]).choose("attack")
    assert (table.inspiration(), "inspire" in table.offered) == (1, True)


@pytest.mark.rule("jme:61.1", "jme:6.5", "jme:6.6", "jme:59.1a")
@pytest.mark.parametrize(("border", "offered"), [("stream", True), ("wall", False)])
def test_a_hero_beside_the_enemy_lends_modifiers_over_a_stream_and_not_through_a_wall(
    border: str, offered: bool
) -> None:
    friend = Hero("Legolas", "Hunter", at=NEAR, prepared=["Flame-Bearer"])
    table = lay(gimli(), friend, groups=[Foes("wight", HERE)], terrain=[(border, HERE, NEAR)]).choose("attack")
    assert ("Flame-Bearer" in table.offered) is offered


@pytest.mark.rule("jme:90.3", "jme:adv.golden.2", "jme:12.2a")
def test_items_chosen_for_an_attack_can_be_used_although_an_ability_exchanges_its_stat() -> None:
    """J22."""
    hero = Hero(items=["Sword"], prepared=["Thorongil"], deck=[SUCCESS, *[BLANK] * 9])
    table = lay(hero, groups=[Foes("wight", HERE)]).choose("attack", "Thorongil")
    assert [each["stat"] for each in table.heard("tested")] == ["wisdom"]
    assert table.offered == ["Sword line 1", "pass"]


@pytest.mark.rule("jme:46.1", "jme:12.5", "jme:100.5", "jme:15.4")
def test_who_hides_after_the_test_of_an_attack_is_hidden_from_the_counterattack() -> None:
    bilbo = Hero("Bilbo", "Burglar", items=["Dagger"], prepared=["Self-Sufficient"])
    table = lay(bilbo, groups=[Foes("ruffian", HERE)]).choose("attack", "Self-Sufficient hide").until("turn")
    assert (occasions(table), table.damage(), table.boons()) == (["counterattack"], 0, [])
