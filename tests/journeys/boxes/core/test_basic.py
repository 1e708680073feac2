"""The basic skill cards."""

from tests.journeys.board import FATE, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay, seed_for

ALL = ["Undying Might", "Honed Agility", "Unyielding Spirit", "Ancient Wisdom", "Clever Wit"]


def attacked(attack: str) -> Table:
    """A hero with all of these prepared tests to negate an attack."""
    hero = Hero(prepared=ALL)
    return lay(hero, Hero("Legolas", prepared=ALL), groups=[Foes()], seed=seed_for(attack)).choose(f"move {NEAR}")


def helps(card: str, table: Table) -> None:
    """Of all basic cards this one helps in the test, once, and is discarded."""
    assert table.offered == [card, "pass"]
    table.choose(card)
    assert (table.heard("tested")[0]["successes"], table.prepared()) == (1, [each for each in ALL if each != card])
    assert card in table.discards()


def test_undying_might_adds_a_success_to_a_might_test() -> None:
    helps("Undying Might", attacked("ruffian.cudgel"))


def test_honed_agility_adds_a_success_to_an_agility_test() -> None:
    helps("Honed Agility", attacked("ruffian.knife"))


def test_unyielding_spirit_adds_a_success_to_a_spirit_test() -> None:
    helps("Unyielding Spirit", attacked("ruffian.threats"))


def test_ancient_wisdom_adds_a_success_to_a_wisdom_test() -> None:
    table = lay(Hero(prepared=ALL), Hero("Legolas", prepared=ALL), terrain=[("barrels", HERE)], groups=[Foes(at=NEAR)])
    helps("Ancient Wisdom", table.choose("barrels"))


def test_clever_wit_adds_a_success_to_a_wit_test() -> None:
    helps("Clever Wit", attacked("ruffian.cutpurse"))


def test_time_of_need_turns_all_fate_into_success_when_no_success_was_revealed() -> None:
    hero = Hero(prepared=["Time of Need"], deck=[FATE, "Time of Need", "Arrogant"])
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone")
    assert table.offered == ["Time of Need", "pass"]
    assert table.choose("Time of Need").heard("tested")[0]["successes"] == 3
    assert table.prepared() == []


def test_time_of_need_helps_nobody_else() -> None:
    table = lay(Hero(deck=[FATE] * 3), Hero("Legolas", prepared=["Time of Need"]), tokens={"stone": HERE})
    assert table.choose("interact stone").kind == "turn"


def test_time_of_need_is_of_no_use_with_a_success_or_without_fate() -> None:
    lucky = Hero(prepared=["Time of Need"], deck=[FATE, SUCCESS, "Arrogant"])
    assert lay(lucky, tokens={"stone": HERE}).choose("interact stone").kind == "turn"
    unlucky = Hero(prepared=["Time of Need"], deck=["Arrogant"] * 3)
    assert lay(unlucky, tokens={"stone": HERE}).choose("interact stone").kind == "turn"
