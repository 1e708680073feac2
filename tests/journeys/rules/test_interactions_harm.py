"""Damage and fear where several rules meet: limits, last stands, boons, mist, Guard (jme:22, jme:43, jme:54)."""

from typing import Any

import pytest

from tests.journeys.board import BLANK, FATE, HERE, NEAR, SUCCESS, Hero, Table, lay
from tests.journeys.rules.custom_attacks import blow, provoked
from waybread.journeys.facts import Boon, Stat
from waybread.journeys.rules import harm_cards
from waybread.journeys.rules.enemies.attack_facts import Effect, Extra, When


def gimli(**more: Any) -> Hero:
    """Six damage, four fear, three inspiration at most; might 4."""
    return Hero("Gimli", "Guardian", **more)


def touch(token: str, *heroes: Hero, **more: Any) -> Table:
    return lay(*heroes, tokens={token: HERE}, **more).choose(f"interact {token}")


def last_stands(table: Table) -> list[str]:
    return [each["what"] for each in table.heard("last stand")]


# Limits and last stands ----------------------------------------------------------------------

WOUNDS = ["Entangled", "Dazed", "Exhaustion", "Cursed Injury", "Dazed"]
"""Five damage cards that stay face up: Aragorn's limit, whatever a last stand discards."""


@pytest.mark.rule("jme:22.5", "jme:54.1", "jme:54.3a")
def test_fear_suffered_at_the_damage_limit_calls_for_a_last_stand_of_damage() -> None:
    table = touch("skull", Hero(damage=WOUNDS, deck=[SUCCESS] * 10)).until("turn")
    assert (last_stands(table), table.fear()) == (["damage"], 1)


@pytest.mark.rule("jme:22.5", "jme:22.11a")
def test_a_hero_at_the_limit_who_negates_everything_makes_no_last_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    blow(monkeypatch, damage=1)
    table = provoked(Hero(damage=WOUNDS, deck=[SUCCESS] * 10)).choose("damage")
    assert (table.damage(), last_stands(table), table.at()) == (5, [], NEAR)


@pytest.mark.rule("jme:22.5", "jme:22.3")
def test_damage_that_is_discarded_when_resolved_was_suffered_and_calls_for_a_last_stand() -> None:
    hero = Hero(damage=WOUNDS, deck=[SUCCESS] * 10)
    table = touch("thorn", hero, damage_deck=["Sudden Sickness"]).until("turn")
    assert (last_stands(table), table.damage()) == (["damage"], 5)


@pytest.mark.rule("jme:45.2a", "jme:22.5")
def test_a_hero_who_passed_a_last_stand_at_the_limit_need_not_repeat_it_until_something_is_suffered() -> None:
    table = touch("thorn", Hero(damage=WOUNDS[:4], deck=[SUCCESS] * 20), damage_deck=["Dazed"]).until("turn")
    table.choose(f"move {NEAR}").done()
    assert (table.damage(), last_stands(table)) == (5, ["damage"])


@pytest.mark.rule("jme:54.3b", "jme:54.4")
def test_the_second_of_two_last_stands_can_use_the_inspiration_that_the_first_one_gave() -> None:
    hero = Hero(damage_down=3, fear_down=3, deck=[SUCCESS, *[FATE] * 12])
    table = touch("barrow", hero).choose("damage", "fear", "fear")
    assert (table.kind, table.offered) == ("last stand", ["damage", "fear"])
    table.choose("damage")
    assert (table.kind, table.offered, table.inspiration()) == ("test", ["inspire", "pass"], 1)


@pytest.mark.rule("jme:54.3b", "jme:22.7")
def test_each_of_two_last_stands_discards_the_face_down_cards_of_its_own_kind() -> None:
    table = touch("barrow", Hero(damage_down=3, fear_down=3, deck=[SUCCESS] * 20))
    table.choose("damage", "damage").choose("fear")
    assert (table.damage(), table.fear()) == (0, 0)
    assert [each["need"] for each in table.heard("last stand")] == [1, 2]


@pytest.mark.rule("jme:22.5a", "jme:22.3a")
def test_a_card_that_is_turned_up_by_another_counts_once_against_the_limit() -> None:
    table = touch("thorn", Hero(damage_down=3, damage=["Dazed"]), damage_deck=["Laceration"])
    assert last_stands(table) == ["damage"]  # three face down, Dazed, and Laceration itself
    table = touch("thorn", Hero(damage_down=2, damage=["Dazed"]), damage_deck=["Laceration"])
    assert (last_stands(table), table.damage()) == ([], 4)


@pytest.mark.rule("jme:22.5a", "jme:54.1a")
def test_fear_that_a_damage_card_brings_is_checked_with_the_damage_it_came_with() -> None:
    hero = Hero(damage_down=3, fear_down=4, deck=[SUCCESS] * 20)
    table = touch("thorns", hero, damage_deck=["Feeble", "Weariness"])
    assert (table.kind, table.damage(), table.fear()) == ("last stand", 5, 5)  # Weariness came first, then both


@pytest.mark.rule("jme:24.2", "jme:24.2a", "jme:54.3b")
def test_a_hero_defeated_by_the_first_last_stand_keeps_the_cards_of_both_kinds() -> None:
    table = touch("barrow", Hero(damage_down=3, fear_down=3), Hero("Legolas", "Hunter"))
    table.choose("damage", "damage").choose("fear")
    assert (table.game.state.defeated, table.damage(), table.fear()) == ([True, False], 5, 5)
    assert last_stands(table) == ["fear"]


# Preventing ------------------------------------------------------------------------------------


@pytest.mark.rule("jme:43.3", "jme:43.1c", "jme:22.13")
def test_what_negating_leaves_is_shared_out_between_two_guards_and_armour(monkeypatch: pytest.MonkeyPatch) -> None:
    blow(monkeypatch, damage=3, fear=2)
    hero = Hero(prepared=["Strider"], items=["Cloak"], inspiration=1, deck=[SUCCESS, *[BLANK] * 9])
    friend = gimli(prepared=["You Cannot Pass"])
    table = provoked(hero, friend).choose("damage")
    assert (table.kind, set(table.offered)) == ("guard", {"Cloak", "Strider guard", "You Cannot Pass guard", "pass"})
    table.choose("You Cannot Pass guard", "fear", "fear", "damage", "Cloak")
    assert (table.damage(), table.fear(), table.inspiration(), table.prepared()) == (0, 0, 0, ["Strider"])


@pytest.mark.rule("jme:43.1", "jme:1.7")
def test_a_guard_card_used_for_another_hero_is_gone_when_its_own_hero_is_hurt(monkeypatch: pytest.MonkeyPatch) -> None:
    blow(monkeypatch, damage=1)
    table = provoked(Hero(), gimli(prepared=["You Cannot Pass"])).choose("You Cannot Pass guard", "damage")
    assert (table.damage("Aragorn"), table.prepared("Gimli")) == (0, [])
    table.done().choose(f"move {NEAR}")
    assert (table.damage("Gimli"), table.kind) == (1, "turn")


@pytest.mark.rule("jme:22.12", "jme:12.9")
def test_an_attack_that_guard_prevents_whole_did_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    blow(monkeypatch, damage=2, extra=Extra(Effect.GAIN_INSPIRATION, When.UNHARMED))
    table = provoked(Hero(prepared=["Strider"])).choose("Strider guard", "all")
    assert (table.damage(), table.inspiration()) == (0, 1)


@pytest.mark.rule("jme:15.4", "jme:58.1")
def test_damage_in_mist_takes_the_emboldened_boon_although_it_is_face_down() -> None:
    table = touch("thorn", Hero(boons=[Boon.EMBOLDENED]), terrain=[("mist", HERE)], damage_deck=["Dazed"])
    assert (table.boons(), table.face_up(), table.damage()) == ([], [], 1)


@pytest.mark.rule("jme:58.1", "jme:adv.golden.2")
def test_damage_taken_over_from_a_hero_in_mist_is_suffered_face_up_outside_of_it() -> None:
    savior = Hero("Gimli", "Guardian", at=NEAR, prepared=["Noble Sacrifice"])
    hurt = lay(Hero(), savior, tokens={"thorn": HERE}, terrain=[("mist", HERE)], damage_deck=["Dazed"])
    hurt.choose("interact thorn", "Noble Sacrifice").until("turn")
    assert (hurt.damage("Aragorn"), hurt.face_up("Gimli")) == (0, ["Dazed"])


@pytest.mark.rule("jme:15.4", "jme:adv.golden.2")
def test_who_takes_an_attack_over_from_another_hero_was_not_attacked_and_stays_hidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blow(monkeypatch, damage=2)
    savior = gimli(prepared=["Noble Sacrifice"], boons=[Boon.HIDDEN, Boon.EMBOLDENED])
    table = provoked(Hero(boons=[Boon.EMBOLDENED]), savior).choose("Noble Sacrifice").until("turn")
    assert (table.damage("Gimli"), table.boons("Gimli"), table.boons("Aragorn")) == (2, ["hidden"], ["emboldened"])


@pytest.mark.rule("jme:46.1", "jme:15.4", "jme:100.5")
def test_who_hides_after_the_test_to_negate_suffers_that_attack_and_stays_hidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blow(monkeypatch, damage=2)
    table = provoked(Hero("Bilbo", "Burglar", prepared=["Self-Sufficient"])).choose("Self-Sufficient hide")
    assert (table.damage(), table.boons(), table.at()) == (2, ["hidden"], NEAR)


@pytest.mark.rule("jme:22.11c", "jme:22.2")
def test_who_negates_may_choose_the_kind_that_keeps_off_a_last_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    blow(monkeypatch, damage=1, fear=1)
    table = provoked(Hero(damage_down=4, deck=[SUCCESS, *[BLANK] * 9])).choose("damage")
    assert (table.damage(), table.fear(), last_stands(table)) == (4, 1, [])


@pytest.mark.rule("jme:22.10", "jme:22.11", "jme:100.1d1")
def test_mail_negates_with_might_and_might_is_what_the_basic_card_of_might_helps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blow(monkeypatch, damage=0, fear=2, stat=Stat.WISDOM)
    hero = gimli(items=["Ring Mail"], prepared=["Undying Might", "Ancient Wisdom"])
    table = provoked(hero).choose("Ring Mail")
    assert table.offered == ["Undying Might", "pass"]
    table.choose("Undying Might", "fear")
    assert (table.fear(), [each["stat"] for each in table.heard("tested")]) == (1, ["might"])


@pytest.mark.rule("jme:22.8", "jme:22.3", "jme:22.5")
def test_a_face_down_card_that_is_turned_up_is_resolved_and_may_lead_to_the_other_last_stand() -> None:
    table = lay(Hero(fear_down=4, damage=["Feeble"], deck=[SUCCESS] * 10), tokens={"thorn": HERE},
                damage_deck=["Laceration"])  # fmt: skip
    harm_cards.turn_down(table.game, table.game.state.harm[0][0])
    table.choose("interact thorn")  # Laceration turns Feeble up, and Feeble brings the fifth fear
    assert (last_stands(table), table.fear(), table.damage()) == (["fear"], 0, 2)


@pytest.mark.rule("jme:27.1", "jme:22.7a", "jme:22.3")
def test_a_last_stand_puts_its_cards_under_the_deck_and_not_where_they_come_again_at_once() -> None:
    table = touch("thorns", Hero(damage_down=3, deck=[SUCCESS] * 10), damage_deck=["Weariness", "Weariness", "Dazed"])
    table.choose("interact thorns")
    assert (table.face_up(), table.damage()) == (["Dazed"], 2)
