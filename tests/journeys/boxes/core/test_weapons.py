"""Weapons."""

import pytest

from tests.journeys.board import BLANK, FAR, FATE, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay
from waybread.journeys.facts import Limit

REST, SONG = "Poet's Heart", "Lay of Nimrodel"
"""Cards that mean nothing to a test."""
SPENT = Foes(exhausted=True)
"""A group that does not strike back."""


def revealed(table: Table) -> int:
    """How many cards the first test revealed."""
    return len(table.heard("revealed")[0]["cards"].split(", "))


def successes(table: Table) -> int:
    """How many successes the first test had."""
    return int(table.heard("tested")[0]["successes"])


# Axes


def test_honor_knell_raises_the_inspiration_limit_by_two() -> None:
    game = lay(Hero(items=["Honor-Knell"]), Hero("Legolas")).game
    assert (game.value(0, Limit.INSPIRATION), game.value(1, Limit.INSPIRATION)) == (6, 5)


# Daggers


def test_ered_luin_dagger_attacks_into_an_adjacent_space_for_one_inspiration() -> None:
    table = lay(Hero(items=["Ered Luin Dagger"], inspiration=2), Hero("Legolas", at=NEAR), groups=[Foes(at=NEAR)])
    assert "attack" in table.offered
    table.choose("attack")
    assert (table.inspiration(), len(table.heard("attack"))) == (1, 1)


def test_ered_luin_dagger_reaches_no_further_than_the_next_space() -> None:
    assert "attack" not in lay(Hero(items=["Ered Luin Dagger"], inspiration=2), groups=[Foes(at=FAR)]).offered


def test_ered_luin_dagger_does_not_reach_an_adjacent_space_without_inspiration() -> None:
    assert "attack" not in lay(Hero(items=["Ered Luin Dagger"]), groups=[Foes(at=NEAR)]).offered


def test_ered_luin_dagger_takes_no_inspiration_in_its_own_space() -> None:
    table = lay(Hero(items=["Ered Luin Dagger"], inspiration=1), groups=[SPENT]).choose("attack")
    assert (table.inspiration(), len(table.heard("attack"))) == (1, 1)


@pytest.mark.rule("jme:12.3b")
def test_ered_luin_dagger_makes_no_other_item_ranged() -> None:
    hero = Hero(items=["Ered Luin Dagger", "Dagger"], inspiration=1, deck=[SUCCESS] * 3)
    table = lay(hero, groups=[Foes(at=NEAR)]).choose("attack")
    assert table.offered == ["Ered Luin Dagger line 1", "Ered Luin Dagger line 2", "pass"]


def test_ered_luin_dagger_takes_no_inspiration_in_an_attack_without_it() -> None:
    hero = Hero(items=["Ered Luin Dagger", "Fangorn Cloak"], inspiration=2)
    table = lay(hero, groups=[Foes(at=NEAR)]).choose("attack", "Fangorn Cloak")
    assert (table.inspiration(), len(table.heard("attack"))) == (2, 1)


def test_ered_luin_dagger_spends_its_inspiration_outside_the_test() -> None:
    table = lay(Hero("Elena", items=["Ered Luin Dagger"], inspiration=1), Hero(), groups=[Foes(at=NEAR)])
    assert table.choose("attack").inspiration("Aragorn") == 0


@pytest.mark.parametrize("kind", ["goblin-scout", "orc-hunter"])
def test_gondolin_dagger_reveals_one_card_more_with_orcs_or_goblins_nearby(kind: str) -> None:
    table = lay(Hero(items=["Gondolin Dagger"]), groups=[SPENT, Foes(kind, NEAR)]).choose("attack")
    assert revealed(table) == 4


def test_gondolin_dagger_reveals_nothing_more_with_other_enemies_or_orcs_far_away() -> None:
    party = (Hero(items=["Gondolin Dagger"]), Hero("Legolas", at=NEAR))
    table = lay(*party, groups=[SPENT, Foes("orc-hunter", FAR)]).choose("attack")
    assert revealed(table) == 3


def test_gondolin_dagger_reveals_nothing_more_in_attacks_without_it() -> None:
    table = lay(Hero(items=["Gondolin Dagger", "Sword"]), groups=[Foes("goblin-scout", exhausted=True)])
    table.choose("attack", "Sword")
    assert revealed(table) == 3


def test_gondolin_dagger_reveals_nothing_more_in_other_tests() -> None:
    table = lay(Hero(items=["Gondolin Dagger"]), groups=[Foes("goblin-scout", NEAR)], tokens={"stone": HERE})
    assert revealed(table.choose("interact stone")) == 3


def test_widows_warning_reveals_one_card_more_in_any_test_with_orcs_nearby() -> None:
    table = lay(Hero(items=["Widow's Warning"]), groups=[Foes("orc-marauder", NEAR)], tokens={"stone": HERE})
    assert revealed(table.choose("interact stone")) == 4


def test_widows_warning_reveals_nothing_more_with_other_enemies_nearby() -> None:
    table = lay(Hero(items=["Widow's Warning"]), groups=[Foes("wight", NEAR)], tokens={"stone": HERE})
    assert revealed(table.choose("interact stone")) == 3


def test_widows_warning_does_not_warn_another_hero() -> None:
    party = (Hero(), Hero("Legolas", items=["Widow's Warning"]))
    table = lay(*party, groups=[Foes("orc-marauder", NEAR)], tokens={"stone": HERE})
    assert revealed(table.choose("interact stone")) == 3


def test_blood_wright_lowers_both_limits_by_one() -> None:
    game = lay(Hero(items=["Blood-Wright"]), Hero("Legolas")).game
    assert (game.value(0, Limit.DAMAGE), game.value(0, Limit.FEAR)) == (4, 4)
    assert game.value(1, Limit.DAMAGE) == game.hero_card(1).values[Limit.DAMAGE]


def kill(hero: Hero, *others: Hero) -> Table:
    """The hero's attack defeats a goblin with the last line of the weapon, and the hero takes heart."""
    table = lay(hero, *others, groups=[Foes("goblin-scout")]).choose("attack")
    table.choose(table.offered[-2], "pass")
    return table.choose("Aragorn") if table.kind == "hero" else table


def test_shade_breaker_lets_a_hero_in_the_space_discard_a_fear_after_the_last_of_a_group() -> None:
    hero = Hero(items=["Shade-Breaker"], deck=[SUCCESS] * 3, fear_down=1)
    table = kill(hero, Hero("Legolas", fear=["Dark Whispers", "Cower"]), Hero("Bilbo", at=NEAR, fear_down=1))
    assert table.offered == ["Shade-Breaker", "pass"]
    table.choose("Shade-Breaker")
    assert table.offered == ["Aragorn", "Legolas"]
    table.choose("Legolas", "Cower")
    assert (table.kind, table.fear(), table.face_up("Legolas")) == ("turn", 1, ["Dark Whispers"])


def test_shade_breaker_discards_no_damage() -> None:
    table = kill(Hero(items=["Shade-Breaker"], deck=[SUCCESS] * 3, damage_down=1))
    assert (table.kind, table.group()) == ("turn", None)


def test_shade_breaker_is_not_offered_for_another_heros_kill() -> None:
    table = kill(Hero(items=["Sword"], deck=[SUCCESS] * 3), Hero("Legolas", items=["Shade-Breaker"], fear_down=1))
    assert (table.kind, table.group()) == ("turn", None)


# Bows


def test_mourning_song_adds_a_success_while_a_song_is_prepared() -> None:
    assert (
        successes(lay(Hero(items=["Mourning-Song"], prepared=[SONG]), groups=[SPENT]).choose("attack").until("turn"))
        == 1
    )


def test_mourning_song_adds_nothing_without_a_song() -> None:
    party = (Hero(items=["Mourning-Song"], prepared=[REST]), Hero("Bilbo", prepared=[SONG]))
    assert successes(lay(*party, groups=[SPENT]).choose("attack")) == 0


def test_mourning_song_adds_nothing_to_other_tests() -> None:
    table = lay(Hero(items=["Mourning-Song"], prepared=[SONG]), tokens={"stone": HERE}).choose("interact stone")
    assert successes(table) == 0


def test_silver_fall_turns_all_fate_into_success_for_a_prepared_card() -> None:
    hero = Hero(items=["Silver-Fall"], deck=[FATE, FATE, BLANK], prepared=[REST, SONG])
    table = lay(hero, groups=[SPENT]).choose("attack")
    assert table.offered == ["Silver-Fall", "pass"]
    table.choose("Silver-Fall", REST).until("turn")
    assert (successes(table), table.prepared(), REST in table.discards()) == (2, [SONG], True)


def test_silver_fall_needs_a_prepared_card() -> None:
    table = lay(Hero(items=["Silver-Fall"], deck=[FATE, FATE]), groups=[SPENT]).choose("attack")
    assert successes(table) == 0


def test_silver_fall_needs_fate() -> None:
    table = lay(Hero(items=["Silver-Fall"], prepared=[REST]), groups=[SPENT]).choose("attack")
    assert successes(table) == 0


@pytest.mark.rule("jme:58.2")
def test_silver_fall_is_not_offered_against_a_group_in_mist() -> None:
    table = lay(
        Hero(items=["Silver-Fall"], deck=[FATE, FATE], prepared=[REST]), groups=[SPENT], terrain=[("mist", HERE)]
    )
    assert successes(table.choose("attack")) == 0


def test_silver_fall_is_not_offered_in_other_tests() -> None:
    table = lay(Hero(items=["Silver-Fall"], deck=[FATE] * 3, prepared=[REST]), tokens={"stone": HERE})
    assert successes(table.choose("interact stone")) == 0


# Staffs


def test_ent_crook_keeps_its_hero_from_sprinting() -> None:
    assert "Thorongil sprint" in lay(Hero(items=["Staff"], prepared=["Thorongil"])).offered
    assert "Thorongil sprint" not in lay(Hero(items=["Ent-Crook"], prepared=["Thorongil"])).offered


def test_ent_crook_lets_other_heroes_sprint_and_its_own_strike() -> None:
    party = (Hero(prepared=["Thorongil"]), Hero("Legolas", items=["Ent-Crook"]))
    assert "Thorongil sprint" in lay(*party).offered
    table = lay(Hero(items=["Ent-Crook"], prepared=["Strider"]), groups=[SPENT]).choose("attack", "agility")
    assert table.offered == ["Strider strike", "pass"]


def test_maiden_wrath_adds_a_success_against_an_exhausted_group() -> None:
    assert successes(lay(Hero(items=["Maiden-Wrath"]), groups=[SPENT]).choose("attack")) == 1


def test_maiden_wrath_adds_nothing_against_a_readied_group() -> None:
    table = lay(Hero(items=["Maiden-Wrath"]), groups=[Foes(), Foes("wight", NEAR, exhausted=True)]).choose("attack")
    assert successes(table) == 0


def test_maiden_wrath_adds_nothing_to_the_attack_of_another_hero() -> None:
    party = (Hero(items=["Sword"]), Hero("Legolas", items=["Maiden-Wrath"]))
    assert successes(lay(*party, groups=[SPENT]).choose("attack")) == 0


# Swords


def test_numenorean_sword_discards_a_face_down_card_after_the_last_of_a_group() -> None:
    hero = Hero(items=["Numenorean Sword"], deck=[SUCCESS] * 3, damage_down=1, fear_down=1, damage=["Exhaustion"])
    table = kill(hero, Hero("Legolas"))
    assert table.offered == ["Numenorean Sword", "pass"]
    assert table.choose("Numenorean Sword").offered == ["damage", "fear"]
    table.choose("fear")
    assert (table.kind, table.damage(), table.fear(), table.face_up()) == ("turn", 2, 0, ["Exhaustion"])


def test_numenorean_sword_discards_nothing_face_up() -> None:
    hero = Hero(items=["Numenorean Sword"], deck=[SUCCESS] * 3, damage=["Exhaustion"])
    table = kill(hero, Hero("Legolas", damage_down=1))
    assert (table.kind, table.damage()) == ("turn", 1)


def test_numenorean_sword_is_not_offered_for_another_heros_kill() -> None:
    other = Hero("Legolas", items=["Numenorean Sword"], damage_down=1)
    table = kill(Hero(items=["Sword"], deck=[SUCCESS] * 3), other)
    assert (table.kind, table.group()) == ("turn", None)


def test_numenorean_sword_is_not_offered_while_others_of_the_group_stand() -> None:
    hero = Hero(items=["Numenorean Sword"], deck=[SUCCESS] * 3, damage_down=1)
    table = lay(hero, groups=[Foes("goblin-scout", size=2, exhausted=True)])
    table.choose("attack", "Numenorean Sword line 2", "pass")
    assert (table.kind, table.damage()) == ("turn", 1)


def test_fate_bender_stuns_while_its_hero_has_three_damage() -> None:
    party = (Hero(items=["Fate-Bender"], damage_down=2, damage=["Exhaustion"]), Hero("Legolas"))
    table = lay(*party, groups=[SPENT]).choose("attack", "might")
    assert table.heard("hits")[0]["modifiers"] == "stun"


def test_fate_bender_does_not_stun_while_its_hero_has_two_damage_and_any_fear() -> None:
    table = lay(Hero(items=["Fate-Bender"], damage_down=2, fear_down=3), groups=[SPENT]).choose("attack", "might")
    assert table.heard("hits")[0]["modifiers"] == ""


def test_fate_bender_does_not_stun_in_attacks_without_it() -> None:
    table = lay(Hero(items=["Fate-Bender", "Dagger"], damage_down=3), groups=[SPENT]).choose("attack", "Dagger")
    assert table.heard("hits")[0]["modifiers"] == ""


def test_sun_silver_reveals_one_card_more() -> None:
    assert revealed(lay(Hero(items=["Sun-Silver"]), groups=[SPENT]).choose("attack")) == 4


def test_sun_silver_reveals_nothing_more_in_attacks_without_it() -> None:
    table = lay(Hero(items=["Sun-Silver", "Dagger"]), groups=[SPENT]).choose("attack", "Dagger")
    assert revealed(table) == 3
