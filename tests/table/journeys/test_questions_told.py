"""Questions say what there is to know for the answer: what is coming, how much of it can be averted, and who acts."""

from tests.journeys.board import HERE, Hero, Table, lay
from waybread.table.journeys import JOURNEYS_TABLE


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
