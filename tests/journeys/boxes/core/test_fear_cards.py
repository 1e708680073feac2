"""The fear deck."""

import pytest

from tests.journeys.board import FAR, FATE, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay, seed_for
from waybread.journeys.facts import Boon, CardType

SWORD = ["Sword"]
CUDGEL = seed_for("ruffian.cudgel")
"""Two damage and no fear; might negates."""


def scare(card: str, *heroes: Hero, darkness: tuple[int, ...] = (), damage_deck: tuple[str, ...] = ()) -> Table:
    """The first hero suffers one fear, and this is the card."""
    table = lay(*heroes, tokens={"skull": HERE}, fear_deck=[card], damage_deck=damage_deck, darkness=darkness)
    return table.choose("interact skull")


def down(table: Table, type_: CardType, name: str = "") -> list[str]:
    """The face-down cards of a hero."""
    cards = table.game.harm_of(table.hero(name) if name else 0, type_)
    return table.titles([each for each in cards if not table.game.is_face_up(each)])


def shown(table: Table) -> list[tuple[int, str]]:
    """Which hero's damage and fear cards were turned up."""
    return [(each["hero"], each["card"]) for each in table.heard("suffered") if "card" in each]


# Surrender


@pytest.mark.parametrize("healed", ["Surrender", "Cower"])
def test_surrender_turns_face_up_fear_down_instead_of_letting_it_be_discarded(healed: str) -> None:
    table = lay(Hero(fear=["Surrender", "Cower"]), tokens={"balm": HERE}).choose("interact balm", healed)
    assert (table.fear(), down(table, CardType.FEAR)) == (2, [healed])


def test_surrender_lets_damage_and_the_fear_of_others_be_discarded() -> None:
    table = lay(Hero(damage=["Dazed"], fear=["Surrender"]), tokens={"balm": HERE}).choose("interact balm", "Dazed")
    assert table.damage() == 0
    other = lay(Hero(fear=["Cower"]), Hero("Legolas", fear=["Surrender"]), tokens={"balm": HERE})
    assert other.choose("interact balm").fear() == 0


# Delusions, Anxiety, Tormented, Infighting


def test_delusions_cost_an_inspiration() -> None:
    assert scare("Delusions", Hero(inspiration=3)).inspiration() == 2


def test_anxiety_turns_another_fear_face_up() -> None:
    table = scare("Anxiety", Hero(damage_down=1, fear_down=1))
    assert shown(table) == [(0, "Anxiety"), (0, "Gloom")]


def test_tormented_turns_a_damage_face_up() -> None:
    table = scare("Tormented", Hero(damage_down=1, fear_down=1))
    assert shown(table) == [(0, "Tormented"), (0, "Weariness")]


def test_infighting_turns_a_damage_of_each_hero_nearby_face_up() -> None:
    near, far = Hero("Legolas", at=NEAR, damage_down=2), Hero("Bilbo", at=FAR, damage_down=1)
    table = scare("Infighting", Hero(damage_down=1), near, far)
    assert shown(table) == [(0, "Infighting"), (1, "Weariness")]


# Cower


def test_cower_reveals_a_card_fewer_in_an_attack() -> None:
    table = lay(Hero(fear=["Cower"], items=SWORD, deck=[SUCCESS] * 8), groups=[Foes("hill-troll")]).choose("attack")
    assert table.heard("revealed")[0]["cards"] == "Strider, Strider"


def test_cower_reveals_as_many_cards_as_ever_in_the_attacks_of_others() -> None:
    heroes = Hero(items=SWORD, deck=[SUCCESS] * 8), Hero("Legolas", fear=["Cower"])
    table = lay(*heroes, groups=[Foes("hill-troll")]).choose("attack")
    assert table.heard("revealed")[0]["cards"] == "Strider, Strider, Strider"


def test_cower_reveals_as_many_cards_as_ever_in_other_tests() -> None:
    table = lay(Hero(fear=["Cower"], deck=[SUCCESS] * 8), tokens={"stone": HERE}).choose("interact stone")
    assert table.heard("revealed")[0]["cards"] == "Strider, Strider, Strider"


def test_cower_may_be_discarded_on_the_turn_of_an_emboldened_hero() -> None:
    table = lay(Hero(fear=["Cower"], boons=[Boon.EMBOLDENED]), Hero("Legolas")).choose("Cower")
    assert (table.fear(), table.boons()) == (0, ["emboldened"])


def test_cower_is_not_discarded_without_being_emboldened_or_on_the_turn_of_another() -> None:
    assert "Cower" not in lay(Hero(fear=["Cower"], boons=[Boon.HIDDEN])).offered
    assert "Cower" not in lay(Hero(), Hero("Legolas", fear=["Cower"], boons=[Boon.EMBOLDENED])).offered


# Troubled


def test_troubled_adds_a_fear_to_those_of_darkness() -> None:
    table = lay(Hero(fear=["Troubled"]), Hero("Legolas", at=NEAR), at="83.2", darkness=[HERE])
    assert (table.fear(), table.fear("Legolas")) == (4, 0)


def test_troubled_adds_a_fear_to_those_of_a_hero_nearby() -> None:
    table = lay(Hero(fear=["Troubled"]), Hero("Legolas", at=NEAR), at="83.2", darkness=[NEAR])
    assert (table.fear(), table.fear("Legolas")) == (1, 3)


def test_troubled_does_not_trouble_heroes_far_away() -> None:
    table = lay(Hero(fear=["Troubled"]), Hero("Legolas", at=FAR), at="83.2", darkness=[FAR])
    assert table.fear("Legolas") == 2


def test_troubled_adds_nothing_to_other_fear_nor_to_darkness_that_is_negated() -> None:
    assert scare("Gloom", Hero(fear=["Troubled"])).fear() == 2
    table = lay(Hero(fear=["Troubled"], deck=[SUCCESS] * 8), at="83.2", darkness=[HERE]).choose("fear", "fear")
    assert table.fear() == 1


@pytest.mark.untwinned
def test_troubled_adds_a_fear_to_a_single_one_that_darkness_brings() -> None:
    deck = [SUCCESS, "Arrogant", "Arrogant"]
    table = lay(Hero(fear=["Troubled"], deck=deck), at="83.2", darkness=[HERE]).choose("fear")
    assert table.fear() == 3


@pytest.mark.alone
def test_troubled_adds_nothing_to_darkness_that_finds_no_fear_card_left() -> None:
    table = lay(Hero(fear=["Troubled"], items=["Brooch"]), darkness=[HERE])
    table.game.state.fear_deck.clear()
    table.done()
    assert table.offered == ["Brooch", "pass"]
    assert table.done().kind == "prepare"


# Rage


def test_rage_lets_damage_be_neither_negated_nor_prevented() -> None:
    hero = Hero(fear=["Rage"], deck=[SUCCESS] * 8, prepared=["Strider"])
    table = lay(hero, groups=[Foes()], seed=CUDGEL).choose(f"move {NEAR}")
    assert (table.damage(), table.heard("tested"), table.prepared()) == (2, [], ["Strider"])


def test_rage_leaves_fear_and_the_damage_of_others_as_they_are() -> None:
    table = scare("Gloom", Hero(fear=["Rage"], prepared=["Strider"]))
    assert table.offered == ["Strider guard", "pass"]
    other = lay(Hero(prepared=["Strider"]), Hero("Legolas", fear=["Rage"]), tokens={"thorn": HERE})
    assert other.choose("interact thorn").offered == ["Strider guard", "pass"]


def test_rage_adds_two_hits_to_the_attacks_of_its_hero() -> None:
    table = lay(Hero(fear=["Rage"], items=SWORD), groups=[Foes()]).choose("attack")
    assert table.heard("hits")[0]["hits"] == 2
    other = lay(Hero(items=SWORD), Hero("Legolas", fear=["Rage"]), groups=[Foes()]).choose("attack")
    assert other.heard("hits")[0]["hits"] == 0


def test_rage_adds_no_hits_to_other_tests() -> None:
    hero = Hero(fear=["Rage"], inspiration=1, deck=[FATE] * 3)
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone")
    assert (table.kind, table.game.state.tests[0].hits) == ("test", 0)


# Impending Doom, Hopelessness


def test_impending_doom_lets_a_hero_choose_between_a_prepared_card_and_a_fear() -> None:
    hero = Hero(prepared=["Thorongil", "Wanderer"])
    table = scare("Impending Doom", hero)
    assert table.offered == ["Thorongil", "Wanderer", "pass"]
    assert table.choose("Wanderer").prepared() == ["Thorongil"]
    assert shown(table) == [(0, "Impending Doom")]
    table = scare("Impending Doom", hero).choose("pass")
    assert shown(table) == [(0, "Impending Doom"), (0, "Gloom")]
    assert len(table.prepared()) == 2


def test_impending_doom_frightens_a_hero_without_prepared_cards() -> None:
    assert scare("Impending Doom", Hero()).fear() == 2


def test_hopelessness_lets_a_hero_choose_between_two_prepared_cards_and_two_fear() -> None:
    hero = Hero(prepared=["Thorongil", "Wanderer", "Gift of Men"])
    table = scare("Hopelessness", hero).choose("Wanderer", "Thorongil")
    assert (table.prepared(), table.fear()) == (["Gift of Men"], 0)
    table = scare("Hopelessness", hero).choose("pass")
    assert (len(table.prepared()), down(table, CardType.FEAR), shown(table)) == (
        3, ["Gloom", "Gloom"], [(0, "Hopelessness")],
    )  # fmt: skip


def test_hopelessness_frightens_a_hero_with_a_single_prepared_card() -> None:
    table = scare("Hopelessness", Hero(prepared=["Thorongil"]))
    assert (table.kind, table.prepared(), table.fear()) == ("turn", ["Thorongil"], 2)


# Greed


def test_greed_depletes_a_trinket_of_another_hero_of_choice() -> None:
    others = [Hero("Legolas", at=FAR, items=["Helmet"]), Hero("Bilbo", items=["Handkerchief"], seat=1)]
    table = scare("Greed", Hero(items=["Brooch"]), *others)
    assert table.offered == ["Brooch", "pass"]  # the wearer's own answer to the fear comes first
    table.choose("pass")
    assert (table.kind, table.decision.player, table.offered) == ("deplete", 0, ["Helmet", "Handkerchief"])
    table.choose("Helmet")
    assert [(each["hero"], each["card"]) for each in table.heard("depleted")] == [(1, "Helmet")]
    assert down(table, CardType.FEAR) == ["Greed"]


def test_greed_that_finds_no_trinket_brings_a_fear_face_down() -> None:
    table = scare("Greed", Hero(), Hero("Legolas", items=["Great Bow"]))
    assert (down(table, CardType.FEAR), len(shown(table))) == (["Gloom", "Greed"], 1)


# Dark Whispers


def test_dark_whispers_frighten_at_the_end_of_the_turn() -> None:
    table = lay(Hero(fear=["Dark Whispers"]), Hero("Legolas")).done()
    assert (table.fear(), shown(table)) == (2, [(0, "Gloom")])


def test_dark_whispers_are_silent_at_the_end_of_other_turns() -> None:
    assert lay(Hero(), Hero("Legolas", fear=["Dark Whispers"])).done().fear("Legolas") == 1


@pytest.mark.parametrize(("stat", "successes"), [("wit", 1), ("agility", 0)])
def test_dark_whispers_add_a_success_to_tests_of_the_mind(stat: str, successes: int) -> None:
    table = lay(Hero(fear=["Dark Whispers"]), tokens={"snare": HERE}).choose("interact snare", stat)
    assert table.heard("tested")[0]["successes"] == successes


def test_dark_whispers_add_a_success_to_tests_of_wisdom() -> None:
    table = lay(Hero(fear=["Dark Whispers"]), terrain=[("barrels", HERE)], groups=[Foes(at=NEAR)]).choose("barrels")
    assert [(each["stat"], each["successes"]) for each in table.heard("tested")] == [("wisdom", 1)]


def test_dark_whispers_add_nothing_to_the_tests_of_others() -> None:
    table = lay(Hero(), Hero("Legolas", fear=["Dark Whispers"]), tokens={"snare": HERE})
    assert table.choose("interact snare", "wit").heard("tested")[0]["successes"] == 0


# Looming Shadows


def test_looming_shadows_frighten_again_in_darkness() -> None:
    assert scare("Looming Shadows", Hero(), darkness=(HERE,)).fear() == 2
    assert scare("Looming Shadows", Hero(), darkness=(NEAR,)).fear() == 1


def test_looming_shadows_do_nothing_in_the_light_of_a_torch() -> None:
    assert scare("Looming Shadows", Hero(items=["Torch"]), darkness=(HERE,)).fear() == 1


# Ill Will, Hysteria


def test_ill_will_frightens_every_other_hero_and_is_discarded() -> None:
    table = scare("Ill Will", Hero(), Hero("Legolas", at=FAR), Hero("Bilbo")).choose("Legolas")
    assert [table.fear(each) for each in ("Aragorn", "Legolas", "Bilbo")] == [0, 1, 1]
    assert (down(table, CardType.FEAR, "Legolas"), shown(table)) == (["Gloom"], [(0, "Ill Will")])


def test_hysteria_hurts_its_hero_and_those_nearby_and_is_discarded() -> None:
    table = scare("Hysteria", Hero(), Hero("Legolas", at=FAR), Hero("Bilbo", at=NEAR)).choose("Aragorn")
    assert [table.damage(each) for each in ("Aragorn", "Legolas", "Bilbo")] == [1, 0, 1]
    assert (table.fear(), shown(table)) == (0, [(0, "Hysteria"), (0, "Weariness"), (2, "Weariness")])


@pytest.mark.rule("jme:adv.conflicts.1")
def test_ill_will_lets_the_party_say_who_suffers_first() -> None:
    table = scare("Ill Will", Hero(), Hero("Legolas", at=FAR), Hero("Bilbo"), Hero("Gimli"))
    assert (table.kind, table.offered) == ("hero", ["Legolas", "Bilbo", "Gimli"])
    table.choose("Gimli", "Legolas")
    assert [each["hero"] for each in table.heard("suffered")] == [0, 3, 1, 2]


@pytest.mark.rule("jme:adv.conflicts.1")
def test_ill_will_does_not_ask_for_the_order_of_a_single_hero() -> None:
    assert scare("Ill Will", Hero(), Hero("Legolas")).fear("Legolas") == 1


@pytest.mark.rule("jme:adv.conflicts.1")
def test_hysteria_lets_the_party_say_who_suffers_first() -> None:
    table = scare("Hysteria", Hero(), Hero("Legolas"), Hero("Bilbo"), damage_deck=("Dazed", "Fever", "Crushed"))
    assert (table.kind, table.offered) == ("hero", ["Aragorn", "Legolas", "Bilbo"])
    table.choose("Bilbo", "Aragorn")
    assert shown(table) == [(0, "Hysteria"), (2, "Dazed"), (0, "Fever"), (1, "Crushed")]


@pytest.mark.rule("jme:adv.conflicts.1")
def test_infighting_lets_the_party_say_who_turns_a_damage_up_first() -> None:
    others = Hero("Legolas", damage_down=1), Hero("Bilbo"), Hero("Gimli", damage_down=1)
    table = scare("Infighting", Hero(damage_down=1), *others)
    assert (table.kind, table.offered) == ("hero", ["Legolas", "Gimli"])  # Bilbo has none to turn up
    assert shown(table.choose("Gimli")) == [(0, "Infighting"), (3, "Weariness"), (1, "Weariness")]


# Paranoia, Overcome


def test_paranoia_costs_a_prepared_card_while_a_hero_is_nearby() -> None:
    hero = Hero(prepared=["Thorongil", "Wanderer"])
    table = scare("Paranoia", hero, Hero("Legolas", at=NEAR))
    assert table.offered == ["Thorongil", "Wanderer"]
    assert table.choose("Wanderer").prepared() == ["Thorongil"]
    far = scare("Paranoia", hero, Hero("Legolas", at=FAR))
    assert (far.kind, far.prepared()) == ("turn", ["Thorongil", "Wanderer"])


def test_overcome_brings_another_fear_face_down() -> None:
    table = scare("Overcome", Hero())
    assert (sorted(down(table, CardType.FEAR)), len(shown(table))) == (["Gloom", "Overcome"], 1)


# The Ever-Bloom


@pytest.mark.parametrize("card", ["Delusions", "Impending Doom", "Hopelessness", "Paranoia"])
def test_cards_that_order_to_discard_are_not_obeyed_under_the_ever_bloom(card: str) -> None:
    hero = Hero(items=["Ever-Bloom"], inspiration=2, prepared=["Thorongil", "Wanderer"])
    table = scare(card, hero, Hero("Legolas"))
    assert (table.kind, table.inspiration(), len(table.prepared())) == ("turn", 2, 2)
    assert table.fear() == (0 if card == "Hopelessness" else 1)
