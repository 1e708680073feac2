"""Beravor and her cards."""

import pytest

from tests.journeys.board import FATE, HERE, NEAR, Foes, Hero, lay
from waybread.journeys.facts import Boon


def beravor(*prepared: str, **more: object) -> Hero:
    """Beravor with some cards prepared."""
    return Hero("Beravor", "Pathfinder", prepared=prepared, **more)  # type: ignore[arg-type]


# Beravor herself


def test_beravor_may_scout_once_a_round_after_a_sprint() -> None:
    table = lay(beravor("Ways of Old", "Thorongil", deck=["Fury", "Kinship"]), Hero("Gimli"))
    table.choose("Ways of Old sprint", f"move {NEAR}")
    assert (table.kind, table.offered) == ("ability", ["Beravor", "pass"])
    assert table.choose("Beravor").offered == ["Fury", "pass"]
    table.choose("Fury", "Thorongil sprint", f"move {HERE}")
    assert table.kind == "turn"


def test_beravor_does_not_scout_again_when_she_strikes_in_the_turn_of_another_in_the_same_round() -> None:
    heroes = beravor("Thorongil", "Strider", items=["Dagger"]), Hero(items=["Sword"], prepared=["Lead the Charge"])
    table = lay(*heroes, groups=[Foes("hill-troll", exhausted=True)])
    table.choose("Thorongil sprint", f"move {NEAR}", "Beravor", "pass").until("turn").choose(f"move {HERE}").done()
    table.choose("attack", "pass", "Lead the Charge").until("test").choose("Strider strike")
    assert table.heard("keyword")[-1] == {"hero": 0, "card": "Strider", "keyword": "strike"}
    assert (table.game.state.active, table.kind) == (1, "turn")


@pytest.mark.alone
def test_beravor_may_scout_again_in_the_next_round() -> None:
    table = lay(beravor("Ways of Old", "Thorongil"))
    table.choose("Ways of Old sprint", f"move {NEAR}", "Beravor", "pass").until("turn").done().until("turn")
    assert (table.game.state.round, table.prepared()) == (2, ["Thorongil"])
    assert table.choose("Thorongil sprint", f"move {HERE}").offered == ["Beravor", "pass"]


def test_beravor_may_scout_after_a_strike() -> None:
    table = lay(beravor("Strider", items=["Staff"]), groups=[Foes("hill-troll")]).choose("attack")
    if table.kind == "stat":
        table.choose("wisdom")
    assert table.choose("Strider strike").offered == ["Beravor", "pass"]


def test_beravor_may_scout_after_hiding() -> None:
    table = lay(beravor("The Tookish Part"), tokens={"stone": HERE}).choose("interact stone", "pass")
    assert table.choose("The Tookish Part hide").offered == ["Beravor", "pass"]


def test_beravor_does_not_scout_after_a_guard_nor_for_others() -> None:
    table = lay(beravor("Strider"), tokens={"thorn": HERE}).choose("interact thorn", "Strider guard", "damage")
    assert table.kind == "turn"
    table = lay(Hero(prepared=["Thorongil"]), beravor()).choose("Thorongil sprint", f"move {NEAR}")
    assert table.kind == "turn"


# Into Hiding


def test_into_hiding_hides_all_heroes_in_the_space() -> None:
    heroes = beravor("Into Hiding"), Hero("Bilbo", at=NEAR), Hero("Gimli", boons=[Boon.HIDDEN]), Hero("Legolas")
    table = lay(*heroes).choose("Into Hiding")
    assert [table.boons(each.name) for each in heroes] == [["hidden"], [], ["hidden"], ["hidden"]]
    assert table.prepared() == []


def test_into_hiding_is_barred_by_an_enemy_in_the_space_but_not_nearby() -> None:
    heroes = beravor("Into Hiding"), Hero("Gimli", at=NEAR)
    assert "Into Hiding" not in lay(*heroes, groups=[Foes()]).offered
    assert "Into Hiding" in lay(*heroes, groups=[Foes(at=NEAR)]).offered


def test_into_hiding_is_of_no_use_when_everybody_is_hidden() -> None:
    hidden = beravor("Into Hiding", boons=[Boon.HIDDEN])
    assert "Into Hiding" not in lay(hidden, Hero("Gimli", boons=[Boon.HIDDEN]), Hero("Bilbo", at=NEAR)).offered
    assert "Into Hiding" in lay(hidden, Hero("Bilbo", at=NEAR), Hero("Gimli")).offered
    assert "Into Hiding" in lay(beravor("Into Hiding"), Hero("Bilbo", at=NEAR, boons=[Boon.HIDDEN])).offered


def test_into_hiding_is_not_for_the_turns_of_others() -> None:
    assert "Into Hiding" not in lay(Hero("Gimli"), beravor("Into Hiding")).offered


# Ways of Old


def test_ways_of_old_turn_a_fate_into_a_success_and_scout() -> None:
    heroes = beravor("Ways of Old", deck=[FATE, "Arrogant", "Arrogant", "Fury"]), Hero("Gimli")
    table = lay(*heroes, tokens={"stone": HERE}).choose("interact stone", "Ways of Old")
    assert table.offered == ["Fury", "pass"]
    table.choose("Fury")
    assert (table.prepared(), table.heard("tested")[0]["successes"]) == (["Fury"], 1)


def test_ways_of_old_scout_even_without_fate() -> None:
    table = lay(beravor("Ways of Old"), tokens={"stone": HERE}).choose("interact stone")
    assert table.offered == ["Ways of Old", "pass"]
    assert table.choose("Ways of Old").until("turn").heard("tested")[0]["successes"] == 0


def test_ways_of_old_are_not_for_the_tests_of_others() -> None:
    table = lay(Hero(deck=[FATE] * 4), beravor("Ways of Old", "Fateless"), tokens={"stone": HERE})
    assert table.choose("interact stone").kind == "turn"


# Fateless


def test_fateless_turns_all_fate_into_success() -> None:
    deck = [FATE, "Time of Need", "Strider"]
    table = lay(beravor("Fateless", deck=deck), tokens={"stone": HERE}).choose("interact stone")
    assert table.offered == ["Fateless", "pass"]
    assert table.choose("Fateless").heard("tested")[0]["successes"] == 4
    assert table.prepared() == []


def test_fateless_is_not_offered_without_fate_nor_in_mist() -> None:
    assert lay(beravor("Fateless"), tokens={"stone": HERE}).choose("interact stone").kind == "turn"
    hero = beravor("Fateless", items=["Dagger"], deck=[FATE] * 8)
    clear = lay(hero, groups=[Foes("hill-troll", exhausted=True)]).choose("attack")
    assert clear.offered == ["Fateless", "pass"]
    misty = lay(hero, groups=[Foes("hill-troll", exhausted=True)], terrain=[("mist", HERE)]).choose("attack")
    assert misty.kind == "turn"
