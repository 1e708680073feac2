"""The board builder lays what it is told, and a first few turns run by names."""

from tests.journeys.board import FAR, HERE, NEAR, Foes, Hero, lay
from waybread.journeys.facts import Boon


def test_a_table_is_laid_by_names() -> None:
    hero = Hero(
        "Gimli", "Guardian", at=NEAR, prepared=["Fury"], items=["Battle Axe"], boons=[Boon.HIDDEN], damage_down=2
    )
    table = lay(hero, groups=[Foes("ruffian", NEAR, 2)])
    assert (table.prepared(), table.boons(), table.damage(), table.at()) == (["Fury"], ["hidden"], 2, NEAR)
    assert table.group("ruffian").figures[0].health == 5  # type: ignore[union-attr]


def test_a_hero_moves_attacks_and_passes_by_names() -> None:
    table = lay(Hero("Gimli", "Guardian", items=["Battle Axe"], deck=["Strider"] * 8), groups=[Foes("ruffian", NEAR)])
    table.choose(f"move {NEAR}")
    assert table.at() == NEAR
    table.choose("attack").choose("Battle Axe line 1", "Battle Axe line 2")
    assert table.group() is None  # eight hits on five health


def test_spaces_lie_in_a_row() -> None:
    table = lay()
    assert table.game.board.distance(HERE, FAR) == 2
