"""The skill cards of the captain."""

import pytest

from tests.journeys.board import BEYOND, BLANK, FAR, HERE, NEAR, Foes, Hero, Table, lay
from waybread.journeys.facts import Boon

TROLL = [Foes("hill-troll", exhausted=True)]
"""It does not strike back."""
SONG = "Travelling Song"
"""A success without a keyword."""


def captain(*prepared: str, **more: object) -> Hero:
    """Aragorn with some cards prepared."""
    return Hero("Aragorn", prepared=prepared, **more)  # type: ignore[arg-type]


def scouts(table: Table) -> list[tuple[int, int]]:
    """Who has scouted, and how many cards."""
    return [(each["hero"], len(list(filter(None, each["cards"].split(", "))))) for each in table.heard("scouted")]


PARTY = (Hero("Gimli"), Hero("Legolas", at=NEAR), Hero("Bilbo", at=FAR))


ALL_NEAR = ["Aragorn", "Gimli", "Legolas"]


# Well Provisioned


def test_well_provisioned_lets_its_hero_and_one_nearby_scout_two_each() -> None:
    table = lay(captain("Well Provisioned"), *PARTY, at="2.5").choose("Aragorn")
    assert table.offered == ["Well Provisioned", "pass"]
    assert table.choose("Well Provisioned").offered == ["Gimli", "Legolas"]
    table.choose("Legolas").until("turn")
    assert scouts(table) == [(0, 2), (2, 2)]
    assert table.discards() == ["Well Provisioned"]


def test_well_provisioned_serves_a_lonely_hero_too() -> None:
    table = lay(captain("Well Provisioned"), Hero("Bilbo", at=FAR), at="2.5").choose("Aragorn", "Well Provisioned")
    assert scouts(table.until("turn")) == [(0, 2)]


def test_well_provisioned_waits_for_its_own_heros_turn() -> None:
    table = lay(captain("Well Provisioned"), *PARTY, at="2.5").choose("Gimli")
    assert table.kind == "turn"


# Lead the Charge


def test_lead_the_charge_gives_inspiration_and_a_hero_nearby_attacks_too() -> None:
    archer = Hero("Legolas", at=NEAR, items=["Great Bow"])
    table = lay(captain("Lead the Charge", items=["Sword"]), archer, Hero("Gimli"), groups=TROLL)
    table.choose("attack", "pass")
    assert (table.kind, table.offered) == ("ability", ["Lead the Charge", "pass"])
    table.choose("Lead the Charge")
    assert [each["hero"] for each in table.heard("attack")] == [0, 1]
    assert (table.inspiration(), table.discards()[-1], table.game.state.actions) == (1, "Lead the Charge", 1)


def test_lead_the_charge_gives_inspiration_when_nobody_can_follow() -> None:
    table = lay(captain("Lead the Charge", items=["Sword"]), Hero("Gimli"), groups=TROLL)
    table.choose("attack", "pass", "Lead the Charge")
    assert (table.inspiration(), len(table.heard("attack"))) == (1, 1)


def test_lead_the_charge_is_of_no_use_to_a_hero_full_of_inspiration_whom_nobody_can_follow() -> None:
    table = lay(captain("Lead the Charge", items=["Sword"], inspiration=4), Hero("Gimli"), groups=TROLL)
    assert table.choose("attack", "pass").kind == "turn"


def test_lead_the_charge_is_offered_to_a_hero_full_of_inspiration_whom_another_can_follow() -> None:
    heroes = captain("Lead the Charge", items=["Sword"], inspiration=4), Hero("Gimli", items=["Battle Axe"])
    table = lay(*heroes, groups=TROLL).choose("attack", "pass", "Lead the Charge")
    assert ([each["hero"] for each in table.heard("attack")], table.inspiration()) == ([0, 1], 4)


def test_lead_the_charge_does_not_follow_the_attack_of_another() -> None:
    attacker = Hero("Beravor", items=["Sword"])
    table = lay(attacker, captain("Lead the Charge", items=["Sword"]), groups=TROLL).choose("attack")
    assert table.kind == "turn"


# Stand Together, To Me!


def test_stand_together_lets_all_heroes_in_the_space_scout_one() -> None:
    table = lay(captain("Stand Together"), *PARTY, at="2.5").choose("Aragorn", "Stand Together").until("turn")
    assert scouts(table) == [(0, 1), (1, 1)]
    assert "Stand Together" in table.discards()


def test_to_me_lets_all_heroes_nearby_scout_two() -> None:
    table = lay(captain("To Me!"), *PARTY, at="2.5").choose("Aragorn", "To Me!").until("turn")
    assert scouts(table) == [(0, 2), (1, 2), (2, 2)]
    assert "To Me!" in table.discards()


@pytest.mark.rule("jme:adv.conflicts.1")
@pytest.mark.parametrize(("card", "heroes"), [("Stand Together", ["Aragorn", "Gimli"]), ("To Me!", ALL_NEAR)])
def test_stand_together_and_to_me_let_the_party_say_who_scouts_first(card: str, heroes: list[str]) -> None:
    table = lay(captain(card, "Inspiring Presence"), *PARTY, at="2.5").choose("Aragorn", card)
    assert (table.kind, table.offered) == ("hero", heroes)
    assert scouts(table.choose("Gimli").until("hero"))[0][0] == 1


@pytest.mark.rule("jme:adv.conflicts.1", "jme:76.1")
def test_to_me_lets_the_party_order_scouts_that_can_reach_an_answering_card_in_a_discard_pile() -> None:
    """With its last card revealed, the deck is made of the discard pile before the second one is."""
    table = lay(captain("To Me!", deck=["Strider"], discards=["Inspiring Presence"]), *PARTY, at="2.5")
    table.choose("Aragorn", "To Me!")
    assert (table.kind, table.offered) == ("hero", ALL_NEAR)


@pytest.mark.parametrize("card", ["Stand Together", "To Me!"])
def test_stand_together_and_to_me_wait_for_their_own_heros_turn(card: str) -> None:
    table = lay(captain(card), *PARTY, at="2.5").choose("Gimli")
    assert table.kind == "turn"


# A Fey Mood


def test_a_fey_mood_lets_each_hero_prepare_a_fighting_card_after_a_last_stand() -> None:
    falling = captain("A Fey Mood", damage_down=4, deck=[SONG] * 9, discards=["Fury", "Strider", "Thorongil"])
    friend = Hero("Gimli", at=BEYOND, discards=["Ready Defense", "Quiet"])
    table = lay(falling, friend, Hero("Bilbo"), tokens={"thorn": HERE}).choose("interact thorn")
    assert table.offered == ["Strider", "Thorongil", "pass"]
    assert table.choose("Strider").offered == ["Ready Defense", "pass"]
    table.choose("Ready Defense")
    assert (table.kind, table.prepared(), table.prepared("Gimli")) == (
        "turn",
        ["A Fey Mood", "Strider"],
        ["Ready Defense"],
    )
    assert "Strider" not in table.discards()


@pytest.mark.rule("jme:adv.conflicts.1")
def test_a_fey_mood_lets_the_party_say_who_prepares_first_where_it_matters() -> None:
    """The Forlindon Harp answers to inspiration that others gain."""
    falling = captain("A Fey Mood", damage_down=4, deck=[SONG] * 9, discards=["Strider"], items=["Forlindon Harp"])
    table = lay(falling, Hero("Gimli", discards=["Ready Defense"]), Hero("Bilbo"), tokens={"thorn": HERE})
    table.choose("interact thorn")
    assert (table.kind, table.offered) == ("hero", ["Aragorn", "Gimli"])  # Bilbo has nothing to prepare
    assert table.choose("Gimli").offered == ["Ready Defense", "pass"]
    assert table.done().offered == ["Strider", "pass"]


def test_a_fey_mood_follows_a_failed_last_stand_too() -> None:
    falling = Hero("Gimli", damage_down=5)
    table = lay(falling, captain("A Fey Mood", at=BEYOND, discards=["Strider"]), tokens={"thorn": HERE})
    assert table.choose("interact thorn").offered == ["Strider", "pass"]
    assert table.game.state.defeated == [True, False]


# Empowering Words


def test_empowering_words_embolden_a_hero_for_each_inspiration() -> None:
    table = lay(captain("Empowering Words", inspiration=3), Hero("Gimli", at=NEAR), Hero("Bilbo", at=FAR))
    assert table.choose("Empowering Words").offered == ["Aragorn", "Gimli"]
    assert table.choose("Gimli").offered == ["Aragorn", "pass"]
    table.choose("Aragorn")
    assert (table.boons(), table.boons("Gimli"), table.inspiration()) == (["emboldened"], ["emboldened"], 1)
    assert table.discards() == ["Empowering Words"]


def test_empowering_words_may_end_early() -> None:
    table = lay(captain("Empowering Words", inspiration=3), Hero("Gimli")).choose("Empowering Words", "Gimli", "pass")
    assert (table.boons(), table.inspiration()) == ([], 2)


def test_empowering_words_embolden_no_more_than_the_inspiration_allows() -> None:
    table = lay(captain("Empowering Words", inspiration=1), Hero("Gimli")).choose("Empowering Words", "Gimli")
    assert (table.kind, table.boons(), table.inspiration()) == ("turn", [], 0)


@pytest.mark.parametrize("hero", [captain("Empowering Words"),
                                  captain("Empowering Words", inspiration=1, boons=[Boon.EMBOLDENED])])  # fmt: skip
@pytest.mark.alone
def test_empowering_words_need_inspiration_and_somebody_to_embolden(hero: Hero) -> None:
    assert "Empowering Words" not in lay(hero).offered


def test_empowering_words_wait_for_their_own_heros_turn() -> None:
    assert "Empowering Words" not in lay(Hero("Gimli"), captain("Empowering Words", inspiration=1)).offered


# Inspiring Presence


def gaining(*heroes: Hero) -> Table:
    """The first hero, with Resourceful prepared, is about to gain inspiration."""
    return lay(*heroes).done().choose("Resourceful 2")


def test_inspiring_presence_lets_a_hero_nearby_scout_instead_of_gaining_inspiration() -> None:
    table = gaining(
        Hero("Gimli", prepared=["Resourceful"], fear_down=1), captain("Inspiring Presence", at=NEAR, seat=1)
    )
    assert (table.decision.player, table.offered) == (0, ["Inspiring Presence 1", "Inspiring Presence 2", "pass"])
    table.choose("Inspiring Presence 1")
    assert scouts(table) == [(0, 1)]
    assert (table.until("turn").inspiration("Gimli"), table.fear("Gimli")) == (0, 1)


def test_inspiring_presence_lets_a_hero_nearby_heal_instead_of_gaining_inspiration() -> None:
    hero = Hero("Gimli", prepared=["Resourceful"], fear_down=1, damage_down=1)
    table = gaining(hero, captain("Inspiring Presence")).choose("Inspiring Presence 2")
    assert table.offered == ["damage", "fear"]
    table.choose("damage")
    assert (table.damage("Gimli"), table.fear("Gimli"), table.inspiration("Gimli")) == (0, 1, 0)


def test_inspiring_presence_heals_nothing_that_lies_face_up() -> None:
    table = gaining(Hero("Gimli", prepared=["Resourceful"], damage=["Entangled"]), captain("Inspiring Presence"))
    assert table.offered == ["Inspiring Presence", "pass"]
    table.done()
    assert table.inspiration("Gimli") == 1


def test_inspiring_presence_heals_a_face_down_card_beside_one_that_lies_face_up() -> None:
    hero = Hero("Gimli", prepared=["Resourceful"], damage=["Entangled"], damage_down=1)
    table = gaining(hero, captain("Inspiring Presence")).choose("Inspiring Presence 2")
    assert (table.kind, table.damage("Gimli"), table.face_up("Gimli")) == ("turn", 1, ["Entangled"])


def test_inspiring_presence_is_not_offered_for_inspiration_that_goes_to_another_hero() -> None:
    hero = Hero("Gimli", prepared=["Resourceful", "Endless Wonder"], fear_down=1)
    table = gaining(hero, captain("Inspiring Presence")).choose("Endless Wonder")
    assert (table.kind, table.inspiration("Gimli"), table.inspiration("Aragorn")) == ("turn end", 0, 1)


def test_inspiring_presence_is_for_others_nearby_alone() -> None:
    table = gaining(Hero("Gimli", prepared=["Resourceful"], fear_down=1), captain("Inspiring Presence", at=FAR))
    assert (table.kind, table.inspiration("Gimli")) == ("turn", 1)
    table = gaining(captain("Resourceful", "Inspiring Presence", fear_down=1), Hero("Gimli"))
    assert (table.kind, table.inspiration()) == ("turn", 1)


# Battle Plan


def test_battle_plan_lets_all_nearby_scout_three_and_rewards_tactics() -> None:
    planner = captain("Battle Plan", deck=["Strider", BLANK, BLANK, BLANK])
    friends = Hero("Gimli", deck=["Fury", BLANK, BLANK]), Hero("Legolas", at=BEYOND)
    table = lay(planner, *friends, groups=[Foes(at=NEAR)]).choose(f"move {NEAR}")
    assert table.offered == ["Battle Plan", "pass"]
    table.choose("Battle Plan", "Strider").until("prepare").choose("Fury").until("turn")
    assert scouts(table) == [(0, 3), (1, 3)]
    assert (table.inspiration(), table.inspiration("Gimli"), table.prepared()) == (1, 0, ["Strider"])


@pytest.mark.rule("jme:adv.conflicts.1")
def test_battle_plan_lets_the_party_say_who_scouts_first() -> None:
    heroes = captain("Battle Plan", "Inspiring Presence"), Hero("Gimli")
    table = lay(*heroes, groups=[Foes(at=NEAR)]).choose(f"move {NEAR}", "Battle Plan")
    assert (table.kind, table.offered) == ("hero", ["Aragorn", "Gimli"])
    assert scouts(table.choose("Gimli").until("turn")) == [(1, 3), (0, 3)]


def test_battle_plan_needs_an_enemy_where_one_goes() -> None:
    assert lay(captain("Battle Plan"), groups=[Foes(at=FAR)]).choose(f"move {NEAR}").kind == "turn"
    other = captain("Battle Plan", at=NEAR)
    assert lay(Hero("Gimli"), other, groups=[Foes(at=NEAR)]).choose(f"move {NEAR}").kind == "turn"


# A Wind Among Grass


def test_a_wind_among_grass_attacks_and_then_all_nearby_may_move_unprovoked() -> None:
    groups = [Foes("hill-troll", NEAR, exhausted=True), Foes("ruffian", NEAR)]
    hero = captain("A Wind Among Grass", items=["Sword"])
    table = lay(hero, Hero("Gimli"), Hero("Bilbo", at=BEYOND), groups=groups).choose(f"move {NEAR}")
    assert table.offered == ["A Wind Among Grass", "pass"]
    table.choose("A Wind Among Grass", "hill-troll", "Aragorn")
    assert (table.kind, "pass" in table.offered) == ("move", True)
    table.choose(f"space {HERE}", f"space {NEAR}")
    assert (table.kind, table.at(), table.at("Gimli")) == ("turn", HERE, NEAR)
    assert table.heard("enemy attack") == []
    assert len(table.heard("attack")) == 1


@pytest.mark.rule("jme:adv.conflicts.1")
def test_a_wind_among_grass_lets_the_party_say_who_moves_first() -> None:
    table = lay(captain("A Wind Among Grass"), Hero("Gimli")).choose(f"move {NEAR}", "A Wind Among Grass")
    assert (table.kind, table.offered) == ("hero", ["Aragorn", "Gimli"])
    table.choose("Gimli", f"space {NEAR}", f"space {HERE}")
    assert (table.at("Aragorn"), table.at("Gimli")) == (HERE, NEAR)


@pytest.mark.alone
def test_a_wind_among_grass_blows_without_an_enemy() -> None:
    table = lay(captain("A Wind Among Grass")).choose(f"move {NEAR}", "A Wind Among Grass", f"space {FAR}")
    assert (table.at(), table.discards()) == (FAR, ["A Wind Among Grass"])


def test_a_wind_among_grass_does_not_follow_the_move_of_another() -> None:
    assert lay(Hero("Gimli"), captain("A Wind Among Grass")).choose(f"move {NEAR}").kind == "turn"


@pytest.mark.rule("jme:92.2a")
def test_a_wind_among_grass_is_stilled_by_a_stream() -> None:
    table = lay(captain("A Wind Among Grass"), Hero("Gimli", at=FAR), terrain=[("stream", HERE, NEAR)])
    table.choose(f"move {NEAR}")
    assert (table.kind, table.game.state.active, table.prepared()) == ("turn", 1, ["A Wind Among Grass"])


# Master Tactician


def test_master_tactician_lets_each_hero_trade_a_prepared_card_for_a_scout() -> None:
    friends = Hero("Gimli", at=BEYOND, prepared=["Fury", "Kinship"]), Hero("Legolas")
    table = lay(captain("Master Tactician"), *friends, at="2.5").choose("Aragorn")
    assert table.offered == ["Master Tactician", "pass"]
    assert table.done().offered == ["Fury", "Kinship", "pass"]
    table.choose("Fury").until("turn")
    assert scouts(table) == [(1, 3)]
    assert (table.prepared(), table.prepared("Gimli")) == (["Master Tactician"], ["Kinship"])


@pytest.mark.rule("jme:adv.conflicts.1")
def test_master_tactician_lets_the_party_say_who_trades_first() -> None:
    friends = Hero("Gimli", prepared=["Fury"]), Hero("Legolas", items=["Forlindon Harp"])
    table = lay(captain("Master Tactician"), *friends, at="2.5").choose("Aragorn")
    assert (table.kind, table.offered) == ("hero", ["Aragorn", "Gimli"])  # Legolas has nothing to discard
    assert table.choose("Gimli").offered == ["Fury", "pass"]
    assert table.done().offered == ["Master Tactician", "pass"]


def test_master_tactician_waits_for_its_own_heros_turn() -> None:
    assert lay(captain("Master Tactician"), Hero("Gimli"), at="2.5").choose("Gimli").kind == "turn"
