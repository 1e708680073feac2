"""Questions say what there is to know for the answer: what is coming, how much of it can be averted, and who acts."""

import pytest

from tests.journeys.board import HERE, NEAR, Foes, Hero, Table, lay, seed_for
from waybread.kernel import Event
from waybread.table.journeys import JOURNEYS_TABLE
from waybread.table.rulebook import plain_words


def asked(table: Table) -> str:
    """The words of the question that a table waits on."""
    return JOURNEYS_TABLE.prompt(table.game, ("Ann",)).text


def test_whoever_may_guard_is_told_what_is_coming_and_how_much_of_it_can_be_prevented() -> None:
    table = lay(Hero("Gimli", "Guardian", prepared=["Ready Defense"]), tokens={"barrow": HERE})
    table.choose("interact barrow")
    assert asked(table) == "Gimli would suffer 2 damage and 2 fear. Prevent some of it?"
    table.choose("Ready Defense guard")
    assert asked(table) == "Gimli would suffer 2 damage and 2 fear, 2 of it can be averted. What is prevented?"
    table.choose("damage")
    assert asked(table) == "Gimli would suffer 1 damage and 2 fear, 1 of it can be averted. What is prevented?"


def test_no_more_can_be_averted_than_is_coming() -> None:
    hero = Hero("Gimli", "Guardian", prepared=["You Cannot Pass"])
    table = lay(hero, at="83.2", darkness=[HERE]).choose("You Cannot Pass guard")
    assert asked(table) == "Gimli would suffer 2 fear, 2 of it can be averted. What is prevented?"


def test_whoever_suffers_both_is_told_how_much_is_left_of_each() -> None:
    table = lay(Hero("Gimli", "Guardian"), tokens={"barrow": HERE}).choose("interact barrow")
    assert asked(table) == "Gimli would suffer 2 damage and 2 fear. Which comes next?"
    table.choose("fear")
    assert asked(table) == "Gimli would suffer 2 damage and 1 fear. Which comes next?"


def test_an_ability_is_asked_about_with_the_name_of_whose_it_is() -> None:
    captain = Hero("Aragorn", "Captain", prepared=["Lead the Charge"], items=["Sword"])
    archer = Hero("Legolas", at=NEAR, items=["Great Bow"])
    table = lay(captain, archer, groups=[Foes("hill-troll", exhausted=True)]).choose("attack", "pass")
    assert (table.kind, table.offered) == ("ability", ["Lead the Charge", "pass"])
    assert asked(table) == "Does Aragorn use an ability?"


@pytest.mark.parametrize(("size", "words"), [(1, "does the Ruffian go"), (2, "do the 2 Ruffians go")])
def test_the_party_is_asked_for_whom_one_enemy_goes_or_several_go(size: int, words: str) -> None:
    heroes = Hero("Gimli", "Guardian"), Hero("Legolas", "Hunter")
    table = lay(*heroes, groups=[Foes("ruffian", NEAR, size)], seed=seed_for("ruffian.cudgel")).done(2)
    assert asked(table) == f"Several heroes fit: for whom {words}?"


@pytest.mark.parametrize(("figures", "words"), [(1, "1 Ruffian appears"), (2, "2 Ruffians appear")])
def test_one_enemy_appears_and_several_appear(figures: int, words: str) -> None:
    table = lay(Hero("Gimli"), groups=[Foes("ruffian", NEAR)])
    event = Event("group placed", {"group": 1, "kind": "ruffian", "space": NEAR, "figures": figures, "elite": False})
    told = JOURNEYS_TABLE.line(JOURNEYS_TABLE.heard(table.game, event), 0, ("Ann",))
    assert told is not None
    assert plain_words(told).startswith(f"{words} in ")
