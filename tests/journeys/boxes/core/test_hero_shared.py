"""Skill cards that two heroes have."""

import pytest

from tests.journeys.board import Hero, lay


@pytest.mark.parametrize("card", ["aragorn.5", "beravor.5"])
def test_gift_of_men_discards_a_fear_on_the_own_turn(card: str) -> None:
    hero = Hero(prepared=[card], fear=["Cower", "Rage"], fear_down=1, damage=["Dazed"])
    table = lay(hero, Hero("Legolas")).choose("Gift of Men")
    assert table.offered == ["Cower", "Rage", "fear"]
    table.choose("Rage")
    assert (table.kind, table.face_up(), table.fear(), table.prepared()) == ("turn", ["Dazed", "Cower"], 2, [])


@pytest.mark.parametrize("card", ["aragorn.5", "beravor.5"])
def test_gift_of_men_is_not_offered_without_fear_nor_on_the_turn_of_another(card: str) -> None:
    assert "Gift of Men" not in lay(Hero(prepared=[card], damage_down=1)).offered
    assert "Gift of Men" not in lay(Hero(), Hero("Beravor", prepared=[card], fear_down=1)).offered
