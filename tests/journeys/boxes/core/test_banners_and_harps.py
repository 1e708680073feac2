"""Banners and harps."""

import pytest

from tests.journeys.board import FAR, HERE, NEAR, Foes, Hero, Table, lay

BANNERS = ["Banner", "Dunedain Banner", "War-Haven", "War-Maker"]
WATCHFUL = BANNERS[1:]
HARPS = ["Harp", "Forlindon Harp", "Heart's-Rest"]
REST, GUARD, HIDE = "Poet's Heart", "Into Hiding", "Quiet"
"""Cards with one keyword each, none of them a Tactic."""


# Banners


@pytest.mark.parametrize("item", BANNERS)
@pytest.mark.untwinned
def test_a_banner_inspires_its_hero_after_resting(item: str) -> None:
    table = lay(Hero(items=[item], prepared=[REST], damage_down=1)).done().choose(f"{REST} rest", "damage")
    assert table.inspiration() == 1


@pytest.mark.parametrize("item", BANNERS)
@pytest.mark.untwinned
def test_a_banner_inspires_its_hero_after_guarding(item: str) -> None:
    table = lay(Hero(items=[item], prepared=[GUARD]), tokens={"thorn": HERE})
    assert table.choose("interact thorn", f"{GUARD} guard", "damage").inspiration() == 1


@pytest.mark.parametrize("item", WATCHFUL)
@pytest.mark.untwinned
def test_a_greater_banner_inspires_its_hero_after_hiding(item: str) -> None:
    table = lay(Hero(items=[item], prepared=[HIDE]), tokens={"stone": HERE}).choose("interact stone", f"{HIDE} hide")
    assert (table.boons(), table.inspiration()) == (["hidden"], 1)


def test_banner_does_not_inspire_after_hiding() -> None:
    table = lay(Hero(items=["Banner"], prepared=[HIDE]), tokens={"stone": HERE})
    assert table.choose("interact stone", f"{HIDE} hide").inspiration() == 0


@pytest.mark.parametrize("item", BANNERS)
def test_a_banner_inspires_after_nothing_else(item: str) -> None:
    hero = Hero(items=[item, "Sword"], prepared=["Strider"])
    table = lay(hero, groups=[Foes("hill-troll", exhausted=True)]).choose("attack")
    table.until("test").choose("Strider strike")
    assert (len(table.heard("attack")), table.inspiration()) == (1, 0)


@pytest.mark.parametrize("item", BANNERS)
def test_a_banner_inspires_a_hero_nearby_and_not_its_bearer(item: str) -> None:
    table = lay(Hero(prepared=[GUARD]), Hero("Legolas", at=NEAR, items=[item]), tokens={"thorn": HERE})
    table.choose("interact thorn", f"{GUARD} guard", "damage")
    assert (table.inspiration(), table.inspiration("Legolas")) == (1, 0)


@pytest.mark.parametrize("item", BANNERS)
def test_a_banner_inspires_a_hero_nearby_although_its_bearer_can_hold_no_more(item: str) -> None:
    table = lay(Hero(prepared=[GUARD]), Hero("Legolas", items=[item], inspiration=5), tokens={"thorn": HERE})
    assert table.choose("interact thorn", f"{GUARD} guard", "damage").inspiration() == 1


@pytest.mark.parametrize("item", BANNERS)
def test_a_banner_does_not_make_it_worth_to_rest_for_a_hero_who_can_hold_no_more(item: str) -> None:
    table = lay(Hero(items=[item], prepared=[REST], inspiration=4), Hero("Legolas")).done()
    assert (table.kind, table.prepared()) == ("turn", [REST])


@pytest.mark.parametrize("item", BANNERS)
def test_a_banner_inspires_nobody_farther_away(item: str) -> None:
    table = lay(Hero(prepared=[GUARD]), Hero("Legolas", at=FAR, items=[item]), tokens={"thorn": HERE})
    assert table.choose("interact thorn", f"{GUARD} guard", "damage").inspiration() == 0


def test_banner_inspires_the_hero_who_guards_and_not_the_one_who_is_guarded() -> None:
    table = lay(Hero(), Hero("Legolas", items=["Banner"], prepared=[GUARD]), tokens={"thorn": HERE})
    table.choose("interact thorn", f"{GUARD} guard", "damage")
    assert (table.damage(), table.inspiration(), table.inspiration("Legolas")) == (0, 0, 1)


@pytest.mark.rule("jme:77.1")
@pytest.mark.untwinned
def test_banner_makes_it_worth_to_rest_with_nothing_to_discard() -> None:
    table = lay(Hero(items=["Banner"], prepared=[REST])).done()
    assert table.offered == [f"{REST} rest", "pass"]
    assert table.choose(f"{REST} rest").inspiration() == 1


def test_a_rest_card_with_nothing_to_discard_is_not_offered_without_a_banner() -> None:
    assert lay(Hero(prepared=[REST]), Hero("Legolas")).done().kind == "turn"


def test_war_haven_lets_a_face_down_card_go_when_a_prepared_tactic_is_discarded() -> None:
    hero, other = Hero(items=["War-Haven"], prepared=["Strider"], damage_down=1), Hero("Legolas", at=NEAR, fear_down=2)
    other.fear = ["Cower"]
    table = lay(hero, other, Hero("Bilbo", at=FAR, fear_down=1), tokens={"thorn": HERE})
    table.choose("interact thorn", "Strider guard")
    assert table.offered == ["War-Haven", "pass"]
    table.choose("War-Haven")
    assert table.offered == ["Aragorn", "Legolas"]
    table.choose("Legolas")
    assert (table.kind, table.damage(), table.fear("Legolas")) == ("prevent", 1, 2)
    assert table.face_up("Legolas") == ["Cower"]


def test_war_haven_is_for_its_hero_too() -> None:
    table = lay(Hero(items=["War-Haven"], prepared=["Strider"], damage_down=1), tokens={"skull": HERE})
    table.choose("interact skull", "Strider guard", "War-Haven")
    assert table.damage() == 0


def test_war_haven_is_not_offered_for_a_card_that_is_no_tactic() -> None:
    table = lay(Hero(items=["War-Haven"], prepared=[GUARD], damage_down=1), tokens={"thorn": HERE})
    assert table.choose("interact thorn", f"{GUARD} guard").kind == "prevent"


def test_war_haven_is_not_offered_when_nothing_lies_face_down() -> None:
    table = lay(Hero(items=["War-Haven"], prepared=["Strider"], damage=["Dazed"]), tokens={"thorn": HERE})
    assert table.choose("interact thorn", "Strider guard").kind == "prevent"


def test_war_haven_is_not_offered_for_a_tactic_of_another_hero() -> None:
    party = (Hero(prepared=["Strider"], damage_down=1), Hero("Legolas", items=["War-Haven"]))
    assert lay(*party, tokens={"thorn": HERE}).choose("interact thorn", "Strider guard").kind == "prevent"


# Harps


def begin_turn(*heroes: Hero, name: str = "Aragorn") -> Table:
    """The hero's turn begins."""
    table = lay(*heroes, at="2.5")
    return table.choose(name) if len(heroes) > 1 else table


@pytest.mark.parametrize("item", HARPS)
def test_a_harp_inspires_one_hero_without_inspiration_at_the_start_of_the_turn(item: str) -> None:
    table = begin_turn(Hero(items=[item]), Hero("Legolas"), Hero("Bilbo", at=NEAR))
    assert (table.kind, table.offered) == ("hero", ["Aragorn", "Legolas"])
    table.choose("Legolas")
    assert (table.inspiration(), table.inspiration("Legolas"), table.kind) == (0, 1, "turn")


@pytest.mark.parametrize("item", [*HARPS, "River-Calling"])
def test_a_harp_does_nothing_for_heroes_with_inspiration(item: str) -> None:
    table = begin_turn(Hero(items=[item], inspiration=1), Hero("Legolas", inspiration=2), Hero("Bilbo", at=NEAR))
    assert (table.kind, table.inspiration(), table.inspiration("Legolas")) == ("turn", 1, 2)
    assert table.inspiration("Bilbo") == 0


@pytest.mark.parametrize("item", [*HARPS, "River-Calling"])
def test_a_harp_is_not_played_in_another_heros_turn(item: str) -> None:
    table = begin_turn(Hero(items=[item]), Hero("Legolas"), name="Legolas")
    assert (table.kind, table.inspiration(), table.inspiration("Legolas")) == ("turn", 0, 0)


def test_harps_are_not_put_in_order_when_no_hero_lacks_inspiration() -> None:
    party = (Hero(items=["Harp", "Heart's-Rest"], inspiration=1), Hero("Legolas", inspiration=1))
    assert begin_turn(*party).kind == "turn"


def test_river_calling_inspires_no_hero_twice() -> None:
    party = (Hero(items=["River-Calling"], fear_down=1), Hero("Legolas", items=["Forlindon Harp"]), Hero("Bilbo"))
    table = begin_turn(*party).choose("Aragorn", "Forlindon Harp")
    assert (table.fear(), table.inspiration()) == (0, 0)  # the harp took the inspiration away
    assert table.offered == ["Legolas", "Bilbo", "pass"]


def test_river_calling_inspires_up_to_two_heroes() -> None:
    table = begin_turn(Hero(items=["River-Calling"]), Hero("Legolas"), Hero("Bilbo"))
    assert table.offered == ["Aragorn", "Legolas", "Bilbo", "pass"]
    table.choose("Bilbo")
    assert table.offered == ["Aragorn", "Legolas", "pass"]
    table.choose("Aragorn")
    assert [table.inspiration(each) for each in ("Aragorn", "Legolas", "Bilbo")] == [1, 0, 1]
    assert table.kind == "turn"


@pytest.mark.parametrize("item", ["Forlindon Harp", "Heart's-Rest"])
@pytest.mark.alone
def test_a_harp_lets_its_hero_discard_a_face_down_fear_in_place_of_inspiration(item: str) -> None:
    table = begin_turn(Hero(items=[item], fear_down=2, fear=["Troubled"]))
    assert table.offered == [item, "pass"]
    table.choose(item)
    assert (table.kind, table.fear(), table.face_up(), table.inspiration()) == ("turn", 2, ["Troubled"], 0)


@pytest.mark.parametrize("item", ["Forlindon Harp", "Heart's-Rest"])
@pytest.mark.alone
def test_a_harp_leaves_the_inspiration_to_a_hero_who_wants_it(item: str) -> None:
    table = begin_turn(Hero(items=[item], fear_down=1)).done()
    assert (table.fear(), table.inspiration()) == (1, 1)


@pytest.mark.parametrize("item", ["Forlindon Harp", "Heart's-Rest"])
def test_a_harp_asks_the_hero_in_its_space_who_would_gain_the_inspiration(item: str) -> None:
    table = begin_turn(Hero(items=[item], inspiration=1), Hero("Legolas", fear_down=1, seat=1))
    assert (table.decision.player, table.offered) == (1, [item, "pass"])
    table.choose(item)
    assert (table.fear("Legolas"), table.inspiration("Legolas")) == (0, 0)


@pytest.mark.parametrize("item", ["Forlindon Harp", "Heart's-Rest"])
def test_a_harp_is_not_offered_to_heroes_in_other_spaces(item: str) -> None:
    party = (Hero(at=NEAR, fear_down=1), Hero("Legolas", at=NEAR, items=[item]))
    table = lay(*party, unexplored=[1]).choose(f"move {FAR}")
    assert (table.inspiration(), table.fear()) == (1, 1)


@pytest.mark.alone
def test_forlindon_harp_discards_no_damage_and_nothing_face_up() -> None:
    table = begin_turn(Hero(items=["Forlindon Harp"], damage_down=1, fear=["Cower"]))
    assert (table.kind, table.inspiration()) == ("turn", 1)


@pytest.mark.alone
def test_hearts_rest_discards_damage_as_well() -> None:
    table = begin_turn(Hero(items=["Heart's-Rest"], damage_down=1, fear_down=1)).choose("Heart's-Rest", "damage")
    assert (table.damage(), table.fear(), table.inspiration()) == (0, 1, 0)


def test_a_harp_is_not_offered_for_inspiration_that_another_harp_has_replaced() -> None:
    party = (Hero(items=["Forlindon Harp"], fear_down=2), Hero("Legolas", items=["Heart's-Rest"]))
    table = begin_turn(*party).choose("Aragorn")
    assert table.offered == ["Forlindon Harp", "Heart's-Rest", "pass"]
    table.choose("Heart's-Rest")
    assert (table.kind, table.fear(), table.inspiration()) == ("turn", 1, 0)


@pytest.mark.untwinned
def test_hearts_rest_replaces_each_inspiration_by_itself() -> None:
    table = lay(Hero(items=["Heart's-Rest", "Splendor-Well"], fear_down=2), at="setup", tiles=())
    table.choose("Heart's-Rest", "pass", "Heart's-Rest")
    assert (table.fear(), table.inspiration()) == (0, 1)
