"""Armour."""

import pytest

from tests.journeys.board import FAR, HERE, NEAR, Foes, Hero, Table, lay, seed_for
from waybread.journeys.facts import Limit, Stat

CLOAKS = ["Cloak", "Fangorn Cloak", "Ranger Cloak", "Tuckborough Cloak", "Splendor-Well", "Wind-Walker"]
MAIL = ["Ring Mail", "Evendim Ring Mail", "Blade-Bane", "Wrath's-End"]
PADDED = ["Travel Garb", "Greenwood Garb", "Westmarch Garb", "Ever-Bloom", "Wanderer's Wish"]
CUDGEL, LIES = seed_for("ruffian.cudgel"), seed_for("ruffian.lies")
"""Attacks that Might, and Wisdom, negates."""


def wearing(item: str, inspiration: int = 0) -> Hero:
    return Hero(items=[item], inspiration=inspiration)


def suffer(hero: Hero, *others: Hero, at: str = "barrow") -> Table:
    """The hero is about to suffer: two damage and two fear in the barrow, and face down in the bog."""
    return lay(hero, *others, tokens={at: HERE}).choose(f"interact {at}")


def limits(item: str) -> tuple[int, int]:
    """The damage and fear limits of Aragorn, without armour 5 and 5, with it."""
    game = lay(wearing(item)).game
    return game.value(0, Limit.DAMAGE), game.value(0, Limit.FEAR)


# Cloaks


@pytest.mark.rule("jme:22.12")
@pytest.mark.parametrize("item", CLOAKS)
def test_a_cloak_prevents_one_damage_or_fear_for_one_inspiration(item: str) -> None:
    table = suffer(wearing(item, 2))
    assert table.offered == [item, "pass"]
    table.choose(item)
    assert (table.kind, table.offered) == ("prevent", ["damage", "fear"])
    table.choose("fear")
    assert table.kind == "suffer next"  # once, although there is inspiration left
    table.until("turn")
    assert (table.damage(), table.fear(), table.inspiration()) == (2, 1, 1)


@pytest.mark.rule("jme:1.5")
@pytest.mark.parametrize("item", [*CLOAKS, "Slip-Thorn"])
def test_a_cloak_is_not_offered_to_a_hero_without_inspiration(item: str) -> None:
    assert suffer(wearing(item)).kind == "suffer next"


@pytest.mark.parametrize("item", [*CLOAKS, "Slip-Thorn"])
def test_a_cloak_is_not_offered_for_another_hero(item: str) -> None:
    assert suffer(Hero(), Hero("Legolas", items=[item], inspiration=1)).kind == "suffer next"


def test_a_cloak_is_not_offered_against_what_cannot_be_prevented() -> None:
    table = suffer(Hero(items=["Cloak"], inspiration=1, fear=["Rage"]), Hero("Legolas"), at="thorn")
    assert (table.kind, table.damage()) == ("turn", 1)


@pytest.mark.parametrize("item", ["Ranger Cloak", "Splendor-Well"])
def test_a_cloak_prevents_one_face_down_damage_or_fear_for_nothing(item: str) -> None:
    table = suffer(wearing(item), at="bog")
    assert table.offered == [item, "pass"]
    table.choose(item)
    assert table.offered == ["damage", "fear"]
    table.choose("damage").until("turn")
    assert (table.damage(), table.fear(), table.inspiration()) == (1, 2, 0)


@pytest.mark.rule("jme:1.3")
def test_ranger_cloak_uses_one_of_its_abilities_against_one_source() -> None:
    table = suffer(wearing("Ranger Cloak", 1), at="bog")
    assert table.offered == ["Ranger Cloak 1", "Ranger Cloak 2", "pass"]
    table.choose("Ranger Cloak 2", "damage")
    assert table.kind == "suffer next"


def test_slip_thorn_prevents_two_in_any_mix_for_one_inspiration() -> None:
    table = suffer(wearing("Slip-Thorn", 1)).choose("Slip-Thorn")
    assert table.offered == ["damage", "fear"]
    table.choose("damage", "fear").until("turn")
    assert (table.damage(), table.fear(), table.inspiration()) == (1, 1, 0)


@pytest.mark.parametrize("item", ["Tuckborough Cloak", "Wind-Walker"])
def test_a_quiet_cloak_hides_its_hero_at_the_end_of_setup(item: str) -> None:
    table = lay(wearing(item), Hero("Legolas"), at="setup", tiles=())
    assert (table.boons(), table.boons("Legolas")) == (["hidden"], [])


def test_splendor_well_gives_three_inspiration_at_the_end_of_setup() -> None:
    table = lay(wearing("Splendor-Well"), Hero("Legolas"), at="setup", tiles=())
    assert (table.inspiration(), table.inspiration("Legolas")) == (3, 0)


def test_wind_walker_moves_once_before_a_travel_action() -> None:
    table = lay(wearing("Wind-Walker"), Hero("Legolas")).choose(f"move {NEAR}")
    assert table.offered == ["Wind-Walker", "pass"]
    assert "pass" not in table.choose("Wind-Walker").offered
    table.choose(f"space {NEAR}")
    assert (table.at(), table.game.state.moves, table.game.state.actions) == (NEAR, 2, 1)
    table.choose(f"move {FAR}")  # the travel action goes on without another offer
    assert (table.at(), table.kind) == (FAR, "turn")


def test_wind_walker_is_not_offered_for_a_sprint_or_for_another_hero() -> None:
    sprinting = lay(Hero(items=["Wind-Walker"], prepared=["Thorongil"])).choose("Thorongil sprint", f"move {NEAR}")
    assert (sprinting.at(), sprinting.kind) == (NEAR, "turn")
    other = lay(Hero(), Hero("Legolas", items=["Wind-Walker"])).choose(f"move {NEAR}")
    assert (other.at(), other.kind) == (NEAR, "turn")


@pytest.mark.rule("jme:92.2a")
def test_wind_walker_that_crosses_a_stream_ends_the_turn() -> None:
    table = lay(wearing("Wind-Walker"), Hero("Legolas"), terrain=[("stream", HERE, NEAR)]).choose(f"move {NEAR}")
    table.choose("Wind-Walker", f"space {NEAR}")
    assert (table.at(), table.game.state.active) == (NEAR, 1)


# Mail


@pytest.mark.parametrize("item", MAIL)
def test_mail_lowers_agility_by_one(item: str) -> None:
    table = lay(wearing(item), Hero("Legolas"))
    assert (table.stat(Stat.AGILITY), table.stat(Stat.AGILITY, "Legolas")) == (1, 4)


@pytest.mark.parametrize("item", MAIL)
def test_mail_negates_with_might_in_place_of_wisdom(item: str) -> None:
    table = lay(wearing(item), groups=[Foes()], seed=LIES).choose(f"move {NEAR}")
    assert table.offered == [item, "pass"]
    assert table.choose(item).heard("tested")[0]["stat"] == "might"


@pytest.mark.parametrize(
    ("attack", "offered"), [("lies", True), ("threats", True), ("sack", True), ("stones", False), ("cudgel", False)]
)
def test_mail_takes_the_place_of_wisdom_spirit_and_wit_but_not_of_agility(attack: str, offered: bool) -> None:
    table = lay(wearing("Ring Mail"), groups=[Foes()], seed=seed_for(f"ruffian.{attack}")).choose(f"move {NEAR}")
    assert ("Ring Mail" in table.offered) == offered


@pytest.mark.parametrize("item", MAIL)
def test_mail_may_be_left_out_of_a_test_to_negate(item: str) -> None:
    table = lay(wearing(item), groups=[Foes()], seed=LIES).choose(f"move {NEAR}", "pass")
    assert table.heard("tested")[0]["stat"] == "wisdom"


@pytest.mark.parametrize("item", MAIL)
def test_mail_is_not_offered_where_might_negates_anyway(item: str) -> None:
    table = lay(wearing(item), groups=[Foes()], seed=CUDGEL).choose(f"move {NEAR}")
    assert table.heard("tested")[0]["stat"] == "might"


@pytest.mark.parametrize("item", MAIL)
def test_mail_is_not_offered_in_a_test_that_negates_nothing(item: str) -> None:
    table = lay(wearing(item), tokens={"snare": HERE}).choose("interact snare", "wit")
    assert table.heard("tested")[0]["stat"] == "wit"


@pytest.mark.parametrize("item", MAIL)
def test_mail_does_not_help_another_hero(item: str) -> None:
    table = lay(Hero(), Hero("Legolas", items=[item]), groups=[Foes()], seed=LIES).choose(f"move {NEAR}")
    assert table.heard("tested")[0]["stat"] == "wisdom"


@pytest.mark.parametrize(
    ("item", "damage", "fear"),
    [
        ("Ring Mail", 5, 5), ("Evendim Ring Mail", 5, 6), ("Blade-Bane", 6, 6), ("Wrath's-End", 6, 6),
        ("Travel Garb", 5, 6), ("Greenwood Garb", 5, 6), ("Westmarch Garb", 6, 6), ("Ever-Bloom", 6, 6),
        ("Wanderer's Wish", 5, 6),
    ],
)  # fmt: skip
def test_armour_raises_the_limits_of_its_hero(item: str, damage: int, fear: int) -> None:
    assert limits(item) == (damage, fear)


@pytest.mark.parametrize("item", [*MAIL, *PADDED])
def test_armour_raises_no_limit_of_another_hero(item: str) -> None:
    game = lay(Hero(), Hero("Legolas", items=[item])).game
    assert (game.value(0, Limit.DAMAGE), game.value(0, Limit.FEAR)) == (5, 5)


def test_blade_bane_lets_all_damage_be_suffered_face_down_and_no_fear() -> None:
    table = lay(wearing("Blade-Bane"), tokens={"barrow": HERE}, damage_deck=["Dazed"], fear_deck=["Cower"])
    table.choose("interact barrow").until("turn")
    assert (table.damage(), table.face_up()) == (2, ["Cower"])


def test_blade_bane_leaves_the_damage_of_another_hero_face_up() -> None:
    party = (Hero(), Hero("Legolas", items=["Blade-Bane"]))
    table = lay(*party, tokens={"thorn": HERE}, damage_deck=["Dazed"]).choose("interact thorn")
    assert table.face_up() == ["Dazed"]


def test_wraths_end_raises_spirit_by_one() -> None:
    table = lay(wearing("Wrath's-End"), Hero("Legolas"))
    assert (table.stat(Stat.SPIRIT), table.stat(Stat.SPIRIT, "Legolas")) == (3, 2)


# Garb


@pytest.mark.parametrize("item", PADDED[:-1])
def test_garb_prevents_one_face_down_damage(item: str) -> None:
    table = suffer(wearing(item), at="bog")
    assert table.offered == [item, "pass"]
    table.choose(item).until("turn")
    assert (table.damage(), table.fear()) == (1, 2)


def test_wanderers_wish_prevents_two_face_down_damage() -> None:
    table = suffer(wearing("Wanderer's Wish"), at="bog").choose("Wanderer's Wish")
    assert (table.damage(), table.fear()) == (0, 2)


def test_wanderers_wish_prevents_no_more_than_two_damage() -> None:
    table = lay(wearing("Wanderer's Wish"), groups=[Foes("hill-troll")], terrain=[("mist", HERE)],
                seed=seed_for("hill-troll.club"))  # fmt: skip
    table.choose(f"move {NEAR}", "Wanderer's Wish").until("turn")
    assert (table.damage(), table.fear()) == (2, 1)


@pytest.mark.parametrize("item", PADDED)
def test_garb_is_not_offered_against_damage_face_up(item: str) -> None:
    assert suffer(wearing(item)).kind == "suffer next"


@pytest.mark.parametrize("item", PADDED)
def test_garb_is_not_offered_for_another_hero(item: str) -> None:
    assert suffer(Hero(), Hero("Legolas", items=[item]), at="bog").kind == "suffer next"


@pytest.mark.rule("jme:58.1")
def test_garb_knows_that_mist_turns_damage_face_down() -> None:
    party = (wearing("Travel Garb"), Hero("Legolas", at=NEAR))
    table = lay(*party, tokens={"barrow": HERE}, terrain=[("mist", HERE)]).choose("interact barrow")
    assert table.offered == ["Travel Garb", "pass"]


def test_garb_helps_once_a_helmet_has_turned_the_damage_face_down() -> None:
    table = suffer(Hero(items=["Travel Garb", "Helmet"]))
    assert table.offered == ["Helmet", "pass"]
    table.choose("Helmet")
    assert table.offered == ["Travel Garb", "pass"]


@pytest.mark.parametrize(("item", "cards"), [("Greenwood Garb", 2), ("Wanderer's Wish", 4)])
def test_garb_scouts_after_its_hero_has_explored_for_one_inspiration(item: str, cards: int) -> None:
    hero = Hero(at=NEAR, items=[item], deck=["Strider", "Thorongil", "Wanderer", "Quiet", "Fury"])
    table = lay(hero, Hero("Legolas", at=NEAR), unexplored=[1]).choose(f"move {FAR}")
    assert (table.inspiration(), table.offered) == (1, [item, "pass"])
    table.choose(item)
    assert (table.inspiration(), table.kind, len(table.offered)) == (0, "prepare", cards + 1)
    assert table.heard("scouted")[0]["hero"] == 0


@pytest.mark.parametrize("item", ["Greenwood Garb", "Wanderer's Wish"])
def test_garb_does_not_scout_without_inspiration_or_for_another_heros_exploring(item: str) -> None:
    hard = lay(Hero(at=NEAR, items=[item]), unexplored=[1], difficulty="hard").choose(f"move {FAR}")
    assert hard.kind == "turn"
    party = (Hero(at=NEAR), Hero("Legolas", at=NEAR, items=[item], inspiration=1))
    assert lay(*party, unexplored=[1]).choose(f"move {FAR}").kind == "turn"


def test_ever_bloom_keeps_inspiration_that_damage_cards_would_discard() -> None:
    table = lay(wearing("Ever-Bloom", 2), tokens={"thorn": HERE}, damage_deck=["Sudden Sickness"])
    assert table.choose("interact thorn").inspiration() == 2


def test_ever_bloom_keeps_inspiration_that_fear_cards_would_discard() -> None:
    table = lay(wearing("Ever-Bloom", 2), tokens={"skull": HERE}, fear_deck=["Delusions"])
    assert table.choose("interact skull").inspiration() == 2


def test_ever_bloom_keeps_prepared_cards_that_damage_cards_would_discard() -> None:
    hero = Hero(items=["Ever-Bloom"], prepared=["Poet's Heart"])
    table = lay(hero, tokens={"thorn": HERE}, damage_deck=["Knocked Prone"]).choose("interact thorn")
    assert table.prepared() == ["Poet's Heart"]


def test_ever_bloom_keeps_nothing_for_another_hero() -> None:
    party = (Hero(inspiration=2), Hero("Legolas", items=["Ever-Bloom"]))
    table = lay(*party, tokens={"thorn": HERE}, damage_deck=["Sudden Sickness"]).choose("interact thorn")
    assert table.inspiration() == 0
