"""The damage deck."""

import pytest

from tests.journeys.board import FATE, HERE, NEAR, SUCCESS, Hero, Table, lay
from waybread.journeys.facts import Boon, CardType, Stat


def hurt(*cards: str | Hero, fear_deck: tuple[str, ...] = ()) -> Table:
    """The first hero suffers one damage, which is the first card."""
    party = [each for each in cards if isinstance(each, Hero)]
    deck = [each for each in cards if isinstance(each, str)]
    return lay(*party, tokens={"thorn": HERE}, damage_deck=deck, fear_deck=fear_deck).choose("interact thorn")


def down(table: Table, type_: CardType, name: str = "") -> list[str]:
    """The face-down cards of a hero."""
    cards = table.game.harm_of(table.hero(name) if name else 0, type_)
    return table.titles([each for each in cards if not table.game.is_face_up(each)])


# Shaken, Laceration, Stunned, Putrid Boils


def test_shaken_turns_one_fear_face_up() -> None:
    table = hurt("Shaken", Hero(fear_down=2))
    assert [each["card"] for each in table.heard("suffered")] == ["Shaken", "Gloom"]
    assert (down(table, CardType.DAMAGE), table.fear()) == (["Shaken"], 2)


def test_shaken_does_nothing_to_a_hero_without_fear() -> None:
    table = hurt("Shaken", Hero(damage_down=1))
    assert [each["card"] for each in table.heard("suffered")] == ["Shaken"]


@pytest.mark.rule("jme:22.8")
def test_laceration_turns_another_damage_face_up() -> None:
    table = hurt("Laceration", Hero(damage_down=1, fear_down=1))
    assert [each["card"] for each in table.heard("suffered")] == ["Laceration", "Weariness"]
    assert sorted(down(table, CardType.DAMAGE)) == ["Laceration", "Weariness"]


def test_stunned_turns_one_damage_and_one_fear_face_up_and_is_discarded() -> None:
    table = hurt("Stunned", Hero(damage_down=1, fear_down=1))
    assert [each["card"] for each in table.heard("suffered")] == ["Stunned", "Weariness", "Gloom"]
    assert (table.damage(), table.titles(table.game.state.damage_deck[:1])) == (1, ["Stunned"])


def test_putrid_boils_turn_a_fear_of_each_hero_nearby_face_up() -> None:
    near, far = Hero("Legolas", at=NEAR, fear_down=2), Hero("Bilbo", at=99, fear_down=1)
    table = hurt("Putrid Boils", Hero(fear_down=1), near, far)
    assert [(each["hero"], each["card"]) for each in table.heard("suffered")] == [(0, "Putrid Boils"), (1, "Gloom")]


@pytest.mark.rule("jme:adv.conflicts.1")
def test_putrid_boils_let_the_party_say_who_turns_a_fear_up_first() -> None:
    others = Hero("Legolas", at=NEAR, fear_down=2), Hero("Bilbo"), Hero("Gimli", fear_down=1)
    table = hurt("Putrid Boils", Hero(fear_down=1), *others)
    assert (table.kind, table.offered) == ("hero", ["Legolas", "Gimli"])  # Bilbo has none to turn up
    table.choose("Gimli")
    assert [each["hero"] for each in table.heard("suffered")] == [0, 3, 1]


# Short of Breath


def test_short_of_breath_discards_all_boons() -> None:
    table = hurt("Short of Breath", Hero(boons=[Boon.HIDDEN, Boon.DETERMINED]), Hero("Legolas", boons=[Boon.HIDDEN]))
    assert (table.boons(), table.boons("Legolas")) == ([], ["hidden"])
    assert down(table, CardType.DAMAGE) == ["Short of Breath"]


# Cursed Injury


@pytest.mark.parametrize("healed", ["Cursed Injury", "Dazed"])
def test_cursed_injury_turns_face_up_damage_down_instead_of_letting_it_be_discarded(healed: str) -> None:
    table = lay(Hero(damage=["Cursed Injury", "Dazed"]), tokens={"balm": HERE}).choose("interact balm")
    table.choose(healed)
    assert (table.damage(), down(table, CardType.DAMAGE)) == (2, [healed])


def test_cursed_injury_lets_face_down_damage_and_fear_be_discarded() -> None:
    hero = Hero(damage=["Cursed Injury"], damage_down=1, fear=["Cower"])
    table = lay(hero, tokens={"balm": HERE}).choose("interact balm", "damage")
    assert table.damage() == 1
    table.choose("interact balm", "Cower")
    assert table.fear() == 0


def test_cursed_injury_lets_the_damage_of_others_be_discarded() -> None:
    table = lay(Hero(damage=["Dazed"]), Hero("Legolas", damage=["Cursed Injury"]), tokens={"balm": HERE})
    assert table.choose("interact balm").damage() == 0


def test_cursed_injury_keeps_the_damage_of_its_hero_in_company_too() -> None:
    table = lay(Hero(damage=["Cursed Injury"]), Hero("Legolas"), tokens={"balm": HERE}).choose("interact balm")
    assert down(table, CardType.DAMAGE) == ["Cursed Injury"]


# Dazed


def test_dazed_bars_threats_from_a_hero_without_inspiration() -> None:
    table = lay(Hero(damage=["Dazed"]), Hero("Legolas", inspiration=1), tokens={"snare": HERE, "stone": HERE})
    assert "interact snare" not in table.offered
    assert "interact stone" in table.offered


def test_dazed_costs_an_inspiration_before_a_threat_is_dealt_with() -> None:
    table = lay(Hero(damage=["Dazed"], inspiration=2), Hero("Legolas"), tokens={"snare": HERE, "stone": HERE})
    table.choose("interact snare", "wit")
    assert (table.inspiration(), table.heard("tested")[0]["purpose"]) == (1, "interact")
    assert table.choose("interact stone").inspiration() == 1


def test_dazed_leaves_nothing_of_a_last_inspiration_for_the_test() -> None:
    table = lay(Hero(damage=["Dazed"], inspiration=1, deck=[FATE] * 8), tokens={"snare": HERE})
    table.choose("interact snare", "wit")
    assert (table.kind, table.inspiration(), table.heard("tested")[0]["successes"]) == ("turn", 0, 0)
    assert "interact snare" not in table.offered


def test_dazed_stops_an_interaction_before_which_the_last_inspiration_has_gone() -> None:
    table = lay(Hero(damage=["Dazed", "Dazed"], inspiration=1), tokens={"snare": HERE})
    table.choose("interact snare", "Dazed")
    assert (table.kind, table.inspiration(), table.heard("interacted")) == ("turn", 0, [])


def test_dazed_costs_nobody_else_anything() -> None:
    table = lay(Hero(inspiration=1), Hero("Legolas", damage=["Dazed"]), tokens={"snare": HERE})
    assert table.choose("interact snare", "wit").inspiration() == 1
    poor = lay(Hero(), Hero("Legolas", damage=["Dazed"]), tokens={"snare": HERE})
    assert len(poor.choose("interact snare", "wit").heard("tested")) == 1


# Exhaustion


def test_exhaustion_sends_scouted_cards_of_the_rally_phase_under_the_deck() -> None:
    table = lay(Hero("Legolas", damage=["Exhaustion"], deck=["Strider", "Fury"]), at="73.2").choose("pass")
    assert table.offered in (["bottom Strider", "bottom Fury"], ["bottom Fury", "bottom Strider"])


def test_exhaustion_leaves_other_scouts_and_other_heroes_alone() -> None:
    table = lay(Hero(damage=["Exhaustion"], prepared=["Gift of Men"], deck=["Strider"]), tokens={"hill": HERE})
    table.choose("interact hill", "pass")
    assert table.offered == ["top Strider", "bottom Strider"]
    rally = lay(Hero("Legolas", deck=["Fury"]), Hero("Gimli", damage=["Exhaustion"]), at="73.2").choose("pass")
    assert rally.offered == ["top Fury", "bottom Fury"]


# Concussion


def test_concussion_lowers_all_stats_of_its_hero_until_the_end_of_the_turn() -> None:
    table = lay(Hero(damage=["Concussion"]), Hero("Legolas"))
    assert [table.stat(each) for each in Stat] == [1, 2, 1, 3, 2]
    assert table.stat(Stat.AGILITY, "Legolas") == 4
    table.done()
    assert [table.stat(each) for each in Stat] == [2, 3, 2, 4, 3]
    assert down(table, CardType.DAMAGE) == ["Concussion"]


def test_concussion_stays_when_the_turn_of_another_hero_ends() -> None:
    table = lay(Hero(), Hero("Legolas", damage=["Concussion"])).done()
    assert table.face_up("Legolas") == ["Concussion"]


# Entangled


def test_entangled_takes_a_move_off_a_travel_action() -> None:
    table = lay(Hero(damage=["Entangled"])).choose(f"move {NEAR}")
    assert (table.at(), table.game.state.moves) == (NEAR, 0)
    other = lay(Hero(), Hero("Legolas", damage=["Entangled"])).choose(f"move {NEAR}")
    assert other.game.state.moves == 1


def test_entangled_is_turned_face_down_by_a_rest() -> None:
    table = lay(Hero("Bilbo", damage=["Entangled"], damage_down=1, prepared=["Well-Nourished"])).done()
    table.choose("Well-Nourished rest", "damage")
    assert (table.damage(), down(table, CardType.DAMAGE)) == (1, ["Entangled"])


def test_entangled_can_be_shaken_off_by_a_rest_that_heals_nothing() -> None:
    table = lay(Hero("Bilbo", damage=["Entangled"], prepared=["Well-Nourished"])).done()
    table.choose("Well-Nourished rest")
    assert down(table, CardType.DAMAGE) == ["Entangled"]


def test_entangled_stays_when_another_hero_rests_or_when_its_own_does_something_else() -> None:
    heroes = Hero("Bilbo", damage_down=1, prepared=["Well-Nourished"]), Hero("Legolas", damage=["Entangled"])
    table = lay(*heroes).done().choose("Well-Nourished rest", "damage")
    assert table.face_up("Legolas") == ["Entangled"]
    table = lay(Hero(damage=["Entangled"], prepared=["Strider"]), tokens={"thorn": HERE})
    assert table.choose("interact thorn", "Strider guard", "damage").face_up() == ["Entangled"]


# Crushed, Knocked Prone


def test_crushed_depletes_a_trinket_of_choice() -> None:
    table = hurt("Crushed", Hero(items=["Sword", "Brooch", "Handkerchief"]))
    assert (table.decision.player, table.offered) == (0, ["Brooch", "Handkerchief"])
    table.choose("Brooch")
    assert [(each["hero"], each["card"]) for each in table.heard("depleted")] == [(0, "Brooch")]


def test_knocked_prone_depletes_a_trinket_and_discards_a_prepared_card() -> None:
    table = hurt("Knocked Prone", Hero(items=["Brooch", "Boots"], prepared=["Strider", "Thorongil"]))
    table.choose("pass")  # the Strider's Guard is not wanted
    assert (table.decision.player, table.offered) == (0, ["Brooch", "Boots"])
    table.choose("Boots", "Thorongil")
    assert (table.prepared(), table.damage()) == (["Strider"], 0)
    assert len(table.heard("depleted")) == 1


# Feeble, Fever, Sudden Sickness, Poison


def test_feeble_brings_a_fear_face_down() -> None:
    table = hurt("Feeble", Hero(), fear_deck=("Cower",))
    assert (down(table, CardType.FEAR), down(table, CardType.DAMAGE)) == (["Cower"], ["Feeble"])


def test_fever_costs_an_inspiration() -> None:
    assert hurt("Fever", Hero(inspiration=3), Hero("Legolas", inspiration=1)).inspiration() == 2


def test_sudden_sickness_costs_all_inspiration_and_is_discarded() -> None:
    table = hurt("Sudden Sickness", Hero(inspiration=3), Hero("Legolas", inspiration=1))
    assert (table.inspiration(), table.inspiration("Legolas"), table.damage()) == (0, 1, 0)


def test_poison_shuffles_a_weakness_into_the_deck_and_is_discarded() -> None:
    table = hurt("Poison", Hero(deck=[SUCCESS] * 4))
    assert (min(table.deck()), len(table.deck()), table.damage()) == ("Distracted", 5, 0)


# Deep Bruise


def test_deep_bruise_lets_a_hero_choose_between_two_prepared_cards_and_two_damage() -> None:
    hero = Hero(prepared=["Thorongil", "Wanderer", "Gift of Men"])
    table = hurt("Deep Bruise", hero)
    assert table.offered == ["Thorongil", "Wanderer", "Gift of Men", "pass"]
    table.choose("Thorongil", "Wanderer")
    assert (table.prepared(), table.damage()) == (["Gift of Men"], 0)
    table = hurt("Deep Bruise", "Dazed", "Exhaustion", hero).choose("pass")
    assert (len(table.prepared()), down(table, CardType.DAMAGE)) == (3, ["Dazed", "Exhaustion"])


def test_deep_bruise_wounds_a_hero_with_a_single_prepared_card() -> None:
    table = hurt("Deep Bruise", Hero(prepared=["Thorongil"]))
    assert (table.kind, table.prepared(), table.damage()) == ("turn", ["Thorongil"], 2)


# The Ever-Bloom


@pytest.mark.parametrize("card", ["Fever", "Sudden Sickness", "Deep Bruise", "Knocked Prone"])
def test_cards_that_order_to_discard_are_not_obeyed_under_the_ever_bloom(card: str) -> None:
    table = hurt(card, Hero(items=["Ever-Bloom"], inspiration=2, prepared=["Thorongil", "Wanderer"]))
    assert (table.kind, table.inspiration(), len(table.prepared())) == ("turn", 2, 2)
    assert table.damage() == (1 if card == "Fever" else 0)
