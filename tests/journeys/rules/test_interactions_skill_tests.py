"""Tests where several rules meet: inspiration, fate, exchanged stats and cards, boons (jme:38, jme:48, jme:100)."""

from typing import Any

import pytest

from tests.journeys.board import BLANK, FATE, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay
from tests.journeys.rules.custom_attacks import blow, provoked
from waybread.journeys.facts import Boon, Stat


def trying(token: str, *heroes: Hero, **more: Any) -> Table:
    return lay(*heroes, tokens={token: HERE}, **more).choose(f"interact {token}")


def successes(table: Table) -> list[int]:
    return [each["successes"] for each in table.heard("tested")]


def stats(table: Table) -> list[str]:
    return [each["stat"] for each in table.heard("tested")]


# How many cards, of which stat ---------------------------------------------------------------------


@pytest.mark.rule("jme:100.1d", "jme:100.1d2", "jme:100.1c")
def test_cards_more_and_cards_fewer_are_added_up_before_the_least_of_one_counts() -> None:
    hurt = Hero("Beravor", "Pathfinder", items=["Sword"], fear=["Cower"], damage=["Concussion"],
                deck=[SUCCESS] * 9)  # fmt: skip
    table = lay(hurt, Hero("Gimli", "Guardian", prepared=["Kinship"]), groups=[Foes("wight", HERE)])
    table.choose("attack", "Kinship").until("line")
    assert successes(table) == [3]  # might 3, one fewer by each, two more


@pytest.mark.rule("jme:100.1", "jme:90.1", "jme:100.2a")
def test_a_stat_tested_instead_is_the_one_that_counts_for_every_card() -> None:
    hero = Hero(prepared=["Thorongil", "Undying Might", "Ancient Wisdom"], fear=["Dark Whispers"])
    table = trying("stone", hero).choose("Thorongil")  # wisdom 4 in place of might
    assert table.offered == ["Ancient Wisdom", "pass"]
    table.choose("pass")
    assert (stats(table), successes(table)) == (["wisdom"], [1])  # the whispers help in tests of wisdom


@pytest.mark.rule("jme:1.15", "jme:100.1")
def test_of_two_abilities_that_exchange_the_stat_the_later_one_counts() -> None:
    hero = Hero(prepared=["Thorongil"], items=["Boots"])
    table = trying("stone", hero)
    assert set(table.offered) == {"Thorongil", "Boots", "pass"}
    table.choose("Boots", "Thorongil")
    assert (stats(table), table.depletion("Boots"), table.prepared()) == (["wisdom"], 1, [])


@pytest.mark.rule("jme:54.3a", "jme:100.1", "jme:adv.golden.2")
def test_the_stat_of_a_last_stand_can_be_exchanged_like_that_of_any_test() -> None:
    hero = Hero(damage_down=4, prepared=["Thorongil"], deck=[BLANK, BLANK, BLANK, SUCCESS, *[BLANK] * 9])
    table = trying("thorn", hero).choose("Thorongil")
    assert (stats(table), table.damage(), table.inspiration()) == (["wisdom"], 0, 1)  # the fourth card saved him


# Fate and inspiration --------------------------------------------------------------------------------


@pytest.mark.rule("jme:48.3", "jme:88.1", "jme:84.1")
def test_inspiration_shared_with_a_friend_in_a_test_cannot_be_spent_in_it() -> None:
    elena = Hero("Elena", "Musician", inspiration=1, deck=[FATE] * 9)
    table = trying("stone", elena, Hero("Gimli", "Guardian")).choose("inspire")
    assert (table.kind, table.inspiration("Gimli"), successes(table)) == ("turn", 1, [1])


@pytest.mark.rule("jme:38.2a", "jme:16.1", "jme:100.2c", "jme:88.4a")
def test_one_fate_serves_a_boulder_or_inspiration_or_an_instruction_and_not_two_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blow(monkeypatch, damage=3)
    hero = Hero(inspiration=2, prepared=["Defense Instruction"], deck=[FATE, *[BLANK] * 9])
    table = provoked(hero, terrain=[("boulder", HERE)])
    assert set(table.offered) == {"inspire", "boulder", "Defense Instruction", "pass"}
    table.choose("Defense Instruction")
    assert (table.kind, successes(table), table.inspiration()) == ("negate", [2], 1)


@pytest.mark.rule("jme:15.4", "jme:100.1a", "jme:1.1")
def test_a_card_that_asks_for_no_success_can_be_used_once_the_successes_have_been_exchanged() -> None:
    hero = Hero(prepared=["Time of Need"], boons=[Boon.DETERMINED], deck=[SUCCESS, FATE, BLANK, FATE, *[BLANK] * 9])
    table = trying("stone", hero)
    assert table.offered == ["Determined", "pass"]
    table.choose("Determined", "Strider", "pass")
    assert "Time of Need" in table.offered
    table.choose("Time of Need")
    assert successes(table) == [2]


@pytest.mark.rule("jme:76.1", "jme:15.4", "jme:27.2")
def test_cards_exchanged_with_an_empty_deck_come_from_the_pile_that_they_went_to() -> None:
    hero = Hero(boons=[Boon.DETERMINED], deck=[BLANK, FATE, SUCCESS])
    table = trying("stone", hero).choose("Determined", BLANK, "pass")  # might 3: all there were
    assert (table.heard("revealed")[-1]["cards"].count(BLANK), successes(table)) == (1, [1])


@pytest.mark.rule("jme:48.2a", "jme:88.1a", "jme:100.2")
def test_room_for_inspiration_made_by_spending_it_is_there_at_once() -> None:
    hero = Hero(items=["Sword"], inspiration=4, prepared=["Guarded Strike"], deck=[FATE, *[BLANK] * 9])
    table = lay(hero, groups=[Foes("wight", HERE)]).choose("attack", "inspire", "Guarded Strike strike")
    assert table.inspiration() == 4  # one was spent, one gained before the strike


@pytest.mark.rule("jme:48.2a", "jme:1.13")
def test_inspiration_that_a_hero_has_no_room_for_is_not_passed_on_instead() -> None:
    singer = Hero(
        "Elena", "Musician", inspiration=5, prepared=["Endless Wonder"], deck=["Lay of Nimrodel", BLANK, BLANK]
    )
    table = trying("hill", singer, Hero("Gimli", "Guardian")).choose("Lay of Nimrodel")
    assert (table.kind, table.inspiration("Elena"), table.inspiration("Gimli")) == ("turn", 5, 0)


# After the test ----------------------------------------------------------------------------------------


@pytest.mark.rule("jme:46.1", "jme:54.4", "jme:100.5")
def test_a_hero_who_has_passed_a_last_stand_may_hide_after_it() -> None:
    bilbo = Hero("Bilbo", "Burglar", damage_down=2, prepared=["Self-Sufficient"], deck=[SUCCESS] * 12)
    table = trying("thorn", bilbo).choose("Self-Sufficient hide")
    assert (table.boons(), table.damage()) == (["hidden"], 0)


@pytest.mark.rule("jme:46.1", "jme:24.2")
def test_a_hero_who_has_failed_a_last_stand_hides_no_more() -> None:
    bilbo = Hero("Bilbo", "Burglar", damage_down=2, prepared=["Self-Sufficient"])
    table = trying("thorn", bilbo, Hero())
    assert (table.kind, table.game.state.defeated, table.boons("Bilbo")) == ("turn", [True, False], [])


@pytest.mark.rule("jme:46.1", "jme:100.5", "jme:23.4")
def test_who_tests_against_darkness_may_hide_after_it_and_suffers_the_fear_all_the_same() -> None:
    bilbo = Hero("Bilbo", "Burglar", prepared=["Self-Sufficient"])
    table = lay(bilbo, Hero(at=NEAR), darkness=[HERE]).done(2)
    assert (table.kind, table.offered) == ("hide", ["Self-Sufficient hide", "pass"])
    table.choose("Self-Sufficient hide")
    assert (table.boons("Bilbo"), table.fear("Bilbo")) == (["hidden"], 2)  # it hides nobody from darkness


@pytest.mark.rule("jme:22.11", "jme:15.4", "jme:46.1")
def test_an_attack_of_which_hidden_leaves_nothing_is_not_tested_against(monkeypatch: pytest.MonkeyPatch) -> None:
    blow(monkeypatch, damage=2)
    bilbo = Hero("Bilbo", "Burglar", boons=[Boon.HIDDEN], prepared=["Self-Sufficient"])
    table = provoked(bilbo)
    assert (stats(table), table.boons(), table.damage(), table.at()) == ([], [], 0, NEAR)


@pytest.mark.rule("jme:100.3d", "jme:48.3", "jme:95.5")
def test_a_cumulative_test_keeps_successes_that_were_converted() -> None:
    hero = Hero(inspiration=1, deck=[FATE, SUCCESS, BLANK, SUCCESS, SUCCESS, *[BLANK] * 9])
    table = lay(hero, tokens={"heap": HERE}).choose("interact heap", "button 0", "inspire")
    assert table.game.state.app.counters == {"dug": 2, "failed": 1}
    table.choose("interact heap", "button 0")
    assert table.game.state.app.counters == {"dug": 4, "failed": 1, "passed": 1}


@pytest.mark.rule("jme:22.10", "jme:23.4b", "jme:1.12")
def test_mail_helps_to_negate_where_the_other_stat_would_be_tested_in_darkness() -> None:
    gimli = Hero("Gimli", "Guardian", items=["Ring Mail"], deck=[BLANK] * 9)
    table = lay(gimli, darkness=[HERE]).done().choose("Ring Mail")
    assert stats(table) == [Stat.MIGHT.value]
