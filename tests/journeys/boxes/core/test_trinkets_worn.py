"""Boots, brooches, handkerchiefs and helmets."""

import pytest

from tests.journeys.board import HERE, NEAR, Foes, Hero, Table, lay
from waybread.journeys.facts import Limit, Stat

BOOTS = ["Boots", "Greenway Boots", "Dusk Treaders"]
SOFT = BOOTS[1:]
HELMETS = ["Helmet", "Dwarf-Forged Helmet", "Fire-Scale"]
KERCHIEFS = ["Handkerchief", "Heirloom Handkerchief", "Forget-Me-Never"]


def wearing(item: str) -> Hero:
    return Hero(items=[item])


def one_token_left(table: Table, title: str) -> Table:
    """A trinket has been used so often that it has one token left."""
    state = table.game.state
    card = next(each for each in state.depletion if state.cards[each].title == title)
    state.depletion[card] = 1
    return table


# Boots


@pytest.mark.parametrize("item", BOOTS)
def test_boots_test_agility_in_place_of_might(item: str) -> None:
    table = lay(wearing(item), tokens={"stone": HERE}).choose("interact stone")
    assert table.offered == [item, "pass"]
    tokens = table.depletion(item)
    table.choose(item)
    assert (table.heard("tested")[0]["stat"], table.depletion(item)) == ("agility", tokens - 1)


@pytest.mark.parametrize("item", BOOTS)
def test_boots_test_might_in_place_of_agility(item: str) -> None:
    table = lay(wearing(item), tokens={"snare": HERE}).choose("interact snare", "agility", item)
    assert table.heard("tested")[0]["stat"] == "might"


@pytest.mark.parametrize("item", BOOTS)
def test_boots_are_not_offered_in_a_test_of_another_stat(item: str) -> None:
    table = lay(wearing(item), tokens={"snare": HERE}).choose("interact snare", "wit")
    assert table.heard("tested")[0]["stat"] == "wit"


@pytest.mark.parametrize("item", BOOTS)
def test_boots_are_not_offered_to_another_hero(item: str) -> None:
    table = lay(Hero(), Hero("Legolas", items=[item]), tokens={"stone": HERE}).choose("interact stone")
    assert table.heard("tested")[0]["stat"] == "might"


@pytest.mark.rule("jme:109.5a")
def test_boots_without_tokens_cannot_be_used() -> None:
    table = one_token_left(lay(wearing("Boots"), tokens={"stone": HERE}), "Boots")
    table.choose("interact stone", "Boots", "interact stone")
    assert [each["stat"] for each in table.heard("tested")] == ["agility", "might"]


@pytest.mark.parametrize("item", SOFT)
def test_soft_boots_leave_a_space_without_provoking(item: str) -> None:
    table = lay(wearing(item), groups=[Foes()]).choose(f"move {NEAR}")
    assert table.offered == [item, "pass"]
    tokens = table.depletion(item)
    table.choose(item)
    assert (table.at(), table.heard("provoked"), table.depletion(item)) == (NEAR, [], tokens - 1)


@pytest.mark.rule("jme:60.4")
@pytest.mark.parametrize("item", SOFT)
def test_soft_boots_that_are_not_used_leave_the_group_provoked(item: str) -> None:
    table = lay(wearing(item), groups=[Foes()]).choose(f"move {NEAR}", "pass")
    assert len(table.heard("provoked")) == 1


@pytest.mark.parametrize("item", SOFT)
def test_soft_boots_are_not_offered_to_another_hero_or_for_a_move_that_provokes_nobody(item: str) -> None:
    other = lay(Hero(), Hero("Legolas", items=[item]), groups=[Foes()]).choose(f"move {NEAR}")
    assert len(other.heard("provoked")) == 1
    light = lay(Hero("Legolas", items=[item], inspiration=1), groups=[Foes()]).choose("Legolas", f"space {NEAR}")
    assert (light.kind, light.at(), light.heard("provoked")) == ("turn", NEAR, [])


@pytest.mark.parametrize("item", SOFT)
def test_soft_boots_are_not_offered_where_nobody_would_be_provoked(item: str) -> None:
    table = lay(wearing(item), groups=[Foes(exhausted=True), Foes(at=NEAR)]).choose(f"move {NEAR}")
    assert (table.at(), table.kind) == (NEAR, "turn")


def test_boots_provoke_as_usual() -> None:
    table = lay(wearing("Boots"), groups=[Foes()]).choose(f"move {NEAR}")
    assert len(table.heard("provoked")) == 1


def test_dusk_treaders_interact_without_provoking() -> None:
    table = lay(wearing("Dusk Treaders"), groups=[Foes()], tokens={"stranger": HERE}).choose("interact stranger")
    assert table.offered == ["Dusk Treaders", "pass"]
    table.choose("Dusk Treaders")
    assert (table.heard("provoked"), len(table.heard("interacted"))) == ([], 1)
    assert table.depletion("Dusk Treaders") == 2


def test_dusk_treaders_are_not_offered_for_an_interaction_that_provokes_nobody() -> None:
    table = lay(wearing("Dusk Treaders"), groups=[Foes(exhausted=True)], tokens={"stranger": HERE})
    assert table.choose("interact stranger").kind == "turn"


def test_greenway_boots_provoke_in_an_interaction() -> None:
    table = lay(wearing("Greenway Boots"), groups=[Foes()], tokens={"stranger": HERE}).choose("interact stranger")
    assert len(table.heard("provoked")) == 1


# Brooches


def test_brooch_turns_the_fear_face_down_and_no_damage() -> None:
    table = lay(
        wearing("Brooch"), tokens={"barrow": HERE}, damage_deck=["Exhaustion"], fear_deck=["Cower", "Surrender"]
    )
    table.choose("interact barrow")
    assert table.offered == ["Brooch", "pass"]
    table.choose("Brooch").until("turn")
    assert (table.damage(), table.fear(), table.face_up()) == (2, 2, ["Exhaustion"])
    assert table.depletion("Brooch") == 1


def test_brooch_is_not_offered_against_damage_or_against_fear_face_down() -> None:
    assert lay(wearing("Brooch"), tokens={"thorn": HERE}).choose("interact thorn").kind == "turn"
    assert lay(wearing("Brooch"), tokens={"bog": HERE}).choose("interact bog").kind == "suffer next"


@pytest.mark.parametrize("item", ["Brooch", "Eriador Brooch", "Mark of Arnor"])
def test_a_brooch_is_not_offered_for_another_hero(item: str) -> None:
    table = lay(Hero(), Hero("Legolas", items=[item]), tokens={"skull": HERE}).choose("interact skull")
    assert (table.kind, table.fear()) == ("turn", 1)


@pytest.mark.parametrize("item", ["Eriador Brooch", "Mark of Arnor"])
def test_a_greater_brooch_prevents_one_fear_and_turns_the_rest_face_down(item: str) -> None:
    table = lay(wearing(item), tokens={"barrow": HERE}, fear_deck=["Cower"]).choose("interact barrow")
    tokens = table.depletion(item)
    table.choose(item).until("turn")
    assert (table.damage(), table.fear(), table.face_up()) == (2, 1, [])
    assert table.depletion(item) == tokens - 1


@pytest.mark.parametrize("item", ["Eriador Brooch", "Mark of Arnor"])
def test_a_greater_brooch_prevents_face_down_fear_too(item: str) -> None:
    table = lay(wearing(item), tokens={"bog": HERE}).choose("interact bog")
    assert table.offered == [item, "pass"]
    table.choose(item).until("turn")
    assert table.fear() == 1


@pytest.mark.parametrize("item", ["Eriador Brooch", "Mark of Arnor"])
def test_a_greater_brooch_turns_fear_that_cannot_be_prevented_face_down(item: str) -> None:
    hero = Hero(items=[item], prepared=["Embrace the Darkness"])
    table = lay(hero, tokens={"stone": HERE}, fear_deck=["Cower"]).choose("interact stone")
    table.choose("Embrace the Darkness hide", "Embrace the Darkness")
    assert table.offered == [item, "pass"]
    table.choose(item)
    assert (table.fear(), table.face_up()) == (1, [])


@pytest.mark.parametrize("item", ["Eriador Brooch", "Mark of Arnor"])
def test_a_greater_brooch_is_not_offered_against_damage(item: str) -> None:
    assert lay(wearing(item), tokens={"thorn": HERE}).choose("interact thorn").kind == "turn"


def test_mark_of_arnor_turns_a_card_face_down_in_the_heros_turn() -> None:
    table = lay(Hero(items=["Mark of Arnor"], damage=["Exhaustion"], fear=["Surrender"]))
    assert "Mark of Arnor" in table.offered
    table.choose("Mark of Arnor", "Exhaustion")
    assert (table.damage(), table.face_up(), table.depletion("Mark of Arnor")) == (1, ["Surrender"], 2)


def test_mark_of_arnor_is_not_offered_with_nothing_face_up_or_in_another_heros_turn() -> None:
    assert "Mark of Arnor" not in lay(Hero(items=["Mark of Arnor"], damage_down=2)).offered
    party = (Hero(), Hero("Legolas", items=["Mark of Arnor"], damage=["Exhaustion"]))
    assert "Mark of Arnor" not in lay(*party).offered


# Handkerchiefs


@pytest.mark.parametrize("item", KERCHIEFS)
def test_a_handkerchief_gives_inspiration_and_an_action_after_meeting_a_person(item: str) -> None:
    table = lay(wearing(item), tokens={"stranger": HERE}).choose("interact stranger")
    assert table.offered == [item, "pass"]
    tokens = table.depletion(item)
    table.choose(item)
    assert (table.inspiration(), table.game.state.actions, table.depletion(item)) == (1, 2, tokens - 1)


def test_a_greater_handkerchief_makes_its_hero_determined_as_well() -> None:
    boons = [
        lay(wearing(item), tokens={"stranger": HERE}).choose("interact stranger", item).boons() for item in KERCHIEFS
    ]
    assert boons == [[], ["determined"], ["determined"]]


@pytest.mark.parametrize("item", KERCHIEFS)
def test_a_handkerchief_is_not_offered_after_other_interactions(item: str) -> None:
    table = lay(wearing(item), tokens={"stone": HERE}).choose("interact stone")
    assert (table.kind, table.game.state.actions) == ("turn", 1)


@pytest.mark.parametrize("item", KERCHIEFS)
def test_a_handkerchief_is_not_offered_after_another_heros_meeting(item: str) -> None:
    table = lay(Hero(), Hero("Legolas", items=[item]), tokens={"stranger": HERE}).choose("interact stranger")
    assert table.kind == "turn"


@pytest.mark.rule("jme:49.2b")
def test_a_handkerchief_is_not_offered_to_a_hero_who_thinks_better_of_meeting_a_person() -> None:
    table = lay(wearing("Handkerchief"), tokens={"gossip": HERE}).choose("interact gossip", "pass")
    assert table.kind == "turn"


def test_forget_me_never_raises_the_spirit_of_a_hero_alone() -> None:
    table = lay(wearing("Forget-Me-Never"), Hero("Legolas", at=99))
    assert (table.stat(Stat.SPIRIT), table.stat(Stat.SPIRIT, "Legolas")) == (3, 2)


def test_forget_me_never_does_not_raise_spirit_with_a_hero_nearby() -> None:
    assert lay(wearing("Forget-Me-Never"), Hero("Legolas", at=NEAR)).stat(Stat.SPIRIT) == 2


@pytest.mark.rule("jme:109.5a1")
def test_forget_me_never_raises_nothing_once_it_lies_face_down() -> None:
    table = lay(wearing("Forget-Me-Never"), tokens={"stranger": HERE})
    table.choose("interact stranger", "Forget-Me-Never", "interact stranger", "Forget-Me-Never")
    assert table.stat(Stat.SPIRIT) == 2


# Helmets


@pytest.mark.parametrize("item", HELMETS)
def test_a_helmet_turns_the_damage_face_down_and_no_fear(item: str) -> None:
    table = lay(wearing(item), tokens={"barrow": HERE}, damage_deck=["Dazed", "Exhaustion"], fear_deck=["Surrender"])
    table.choose("interact barrow")
    assert table.offered == [item, "pass"]
    tokens = table.depletion(item)
    table.choose(item).until("turn")
    assert (table.damage(), table.fear(), table.face_up()) == (2, 2, ["Surrender"])
    assert table.depletion(item) == tokens - 1


@pytest.mark.parametrize("item", HELMETS)
def test_a_helmet_is_not_offered_against_fear_or_against_damage_face_down(item: str) -> None:
    assert lay(wearing(item), tokens={"skull": HERE}).choose("interact skull").kind == "turn"
    assert lay(wearing(item), tokens={"bog": HERE}).choose("interact bog").kind == "suffer next"


@pytest.mark.rule("jme:58.1")
@pytest.mark.parametrize("item", HELMETS)
def test_a_helmet_is_not_offered_in_mist_which_turns_damage_face_down_anyway(item: str) -> None:
    table = lay(wearing(item), tokens={"thorn": HERE}, terrain=[("mist", HERE)]).choose("interact thorn")
    assert (table.kind, table.damage(), table.face_up()) == ("turn", 1, [])


@pytest.mark.parametrize("item", HELMETS)
def test_a_helmet_is_not_offered_for_another_hero(item: str) -> None:
    table = lay(Hero(), Hero("Legolas", items=[item]), tokens={"thorn": HERE}).choose("interact thorn")
    assert (table.kind, table.damage()) == ("turn", 1)


def test_fire_scale_raises_the_damage_limit_by_one() -> None:
    game = lay(wearing("Fire-Scale"), Hero("Legolas")).game
    assert [game.value(0, Limit.DAMAGE), game.value(0, Limit.FEAR), game.value(1, Limit.DAMAGE)] == [6, 5, 4]


@pytest.mark.rule("jme:22.2a")
def test_fire_scale_adds_to_what_armour_gives() -> None:
    assert lay(Hero(items=["Fire-Scale", "Westmarch Garb"])).game.value(0, Limit.DAMAGE) == 7


def test_fire_scale_calls_for_one_last_stand_when_its_last_token_goes_and_damage_comes() -> None:
    hero = Hero(items=["Fire-Scale"], damage_down=4, deck=["Strider"] * 10)
    table = one_token_left(lay(hero, tokens={"thorn": HERE}), "Fire-Scale").choose("interact thorn", "Fire-Scale")
    assert len(table.heard("last stand")) == 1


def test_fire_scale_calls_for_a_last_stand_when_its_last_token_goes_although_nothing_is_suffered() -> None:
    hero = Hero(items=["Fire-Scale"], damage_down=5, deck=["Strider"] * 10, prepared=["Into Hiding"])
    table = one_token_left(lay(hero, tokens={"thorn": HERE}), "Fire-Scale")
    table.choose("interact thorn", "Fire-Scale", "Into Hiding guard", "damage")
    assert len(table.heard("last stand")) == 1


def test_fire_scale_calls_for_no_last_stand_while_it_keeps_a_token() -> None:
    hero = Hero(items=["Fire-Scale"], damage_down=4)
    table = lay(hero, tokens={"thorn": HERE}).choose("interact thorn", "Fire-Scale")
    assert (table.damage(), table.heard("last stand")) == (5, [])
