"""Elena and her cards."""

import pytest

from tests.journeys.board import FAR, FATE, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay, seed_for
from tests.journeys.proving_ground import bring, do, variant
from waybread.journeys.facts import CardType, Stat
from waybread.journeys.game import JourneyGame
from waybread.journeys.rules.abilities import Use, may
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.selectors import every, for_purpose, own
from waybread.journeys.rules.skill_tests import make_test
from waybread.journeys.script.adventure import Interaction, TestOf, TokenOf


def elena(*prepared: str, **more: object) -> Hero:
    """Elena with some cards prepared."""
    return Hero("Elena", "Musician", prepared=prepared, **more)  # type: ignore[arg-type]


# Elena herself


def test_elena_shares_inspiration_once_in_a_test() -> None:
    heroes = elena(inspiration=2, deck=[FATE] * 4), Hero("Gimli", at=NEAR), Hero("Legolas", at=FAR)
    table = lay(*heroes, tokens={"stone": HERE}).choose("interact stone", "inspire", "inspire")
    assert [table.inspiration(each.name) for each in heroes] == [0, 1, 0]


def test_elena_shares_again_in_another_test() -> None:
    table = lay(elena(inspiration=2, deck=[FATE] * 4), Hero("Gimli"), tokens={"stone": HERE})
    table.choose("interact stone", "inspire", "pass", "interact stone", "inspire")
    assert table.inspiration("Gimli") == 2


def test_elena_chooses_among_the_heroes_nearby_who_have_room() -> None:
    heroes = elena(inspiration=1, deck=[FATE] * 4), Hero("Gimli", inspiration=3), Hero("Legolas"), Hero("Bilbo")
    table = lay(*heroes, tokens={"stone": HERE}).choose("interact stone", "inspire")
    assert table.offered == ["Legolas", "Bilbo"]


def test_elena_shares_nothing_outside_tests() -> None:
    table = lay(elena(inspiration=1, damage=["Dazed"]), Hero("Gimli"), tokens={"snare": HERE})
    table.choose("interact snare")
    assert (table.inspiration(), table.inspiration("Gimli")) == (0, 0)


def test_elena_shares_nothing_when_another_hero_spends() -> None:
    table = lay(Hero(inspiration=1, deck=[FATE] * 4), elena(), tokens={"stone": HERE})
    assert table.choose("interact stone", "inspire").game.state.inspiration == [0, 0]


def test_elena_shares_later_in_a_test_at_the_start_of_which_nobody_had_room() -> None:
    table = lay(elena(inspiration=2, deck=[FATE] * 4), Hero("Gimli", inspiration=3), tokens={"stone": HERE})
    table.choose("interact stone", "inspire")
    table.game.state.inspiration[1] = 0
    assert table.choose("inspire").inspiration("Gimli") == 1


# Child of the Lhun


@pytest.mark.alone
def test_child_of_the_lhun_strikes_and_stuns_a_group_that_comes_into_the_space() -> None:
    heroes = elena("Child of the Lhun"), Hero("Gimli")
    table = lay(*heroes, at="83.1", groups=[Foes("ruffian", NEAR, name="thugs")]).until("ability")
    assert table.offered == ["Child of the Lhun", "pass"]
    table.choose("Child of the Lhun")
    assert [(each["hero"], each["modifiers"]) for each in table.heard("hits")] == [(0, "stun")]
    group = table.group("thugs")
    assert group is not None
    assert (group.figures[0].health, table.damage(), table.fear(), table.prepared()) == (1, 0, 0, [])


def test_child_of_the_lhun_does_not_reach_other_spaces() -> None:
    heroes = elena("Child of the Lhun"), Hero("Gimli", at=NEAR)
    table = lay(*heroes, at="83.1", groups=[Foes("ruffian", FAR)], seed=seed_for("ruffian.cudgel"))
    assert table.damage("Gimli") == 2


# Elven Light


@pytest.mark.parametrize(("where", "successes"), [("top", 1), ("bottom", 0)])
def test_elven_light_may_move_the_top_card_before_a_spirit_test(where: str, successes: int) -> None:
    hero = elena("Elven Light", deck=[SUCCESS, *["Arrogant"] * 6])
    table = lay(hero, Hero("Gimli", seat=1), terrain=[("table", HERE)]).choose("table")
    assert table.offered == ["Elven Light", "pass"]
    table.choose("Elven Light")
    assert (table.decision.player, table.offered) == (0, ["top Strider", "bottom Strider"])
    assert table.game.state.known[table.game.state.decks[0][-1]] == 1
    table.choose(f"{where} Strider")
    assert table.heard("tested")[0]["successes"] == successes
    assert table.prepared() == ["Elven Light"]


def test_elven_light_may_move_the_top_card_before_a_wisdom_test() -> None:
    table = lay(elena("Elven Light"), terrain=[("barrels", HERE)], groups=[Foes(at=NEAR)]).choose("barrels")
    assert table.offered == ["Elven Light", "pass"]


def test_elven_light_shows_nothing_before_the_tests_of_others() -> None:
    table = lay(Hero("Gimli"), elena("Elven Light"), terrain=[("table", HERE)]).choose("table")
    assert (table.kind, table.heard("tested")[0]["stat"]) == ("turn", "spirit")


def test_elven_light_shows_nothing_before_other_tests() -> None:
    table = lay(elena("Elven Light"), tokens={"stone": HERE}).choose("interact stone")
    assert table.kind == "turn"


# Lay of Twilight


def test_lay_of_twilight_heals_up_to_four_among_those_nearby() -> None:
    heroes = (
        elena("Lay of Twilight", damage_down=1, fear=["Cower"]),
        Hero("Gimli", at=NEAR, damage_down=3, fear_down=1, seat=1),
        Hero("Legolas", at=FAR, fear_down=1),
    )
    table = lay(*heroes).choose("Lay of Twilight")
    assert (table.decision.player, table.offered) == (0, ["damage", "damage", "fear", "pass"])
    table.choose("fear", "damage", "damage")
    assert table.kind == "heal"
    table.choose(table.offered[0])
    assert (table.kind, table.prepared()) == ("turn", [])
    harm = table.game.harm_of
    assert len(harm(0, CardType.DAMAGE)) + len(harm(1, CardType.DAMAGE)) == 1
    assert (table.fear("Gimli"), table.fear("Elena"), table.fear("Legolas")) == (0, 1, 1)


def test_lay_of_twilight_is_not_sung_without_anything_face_down_nearby() -> None:
    table = lay(elena("Lay of Twilight", fear=["Cower"]), Hero("Gimli", at=NEAR), Hero("Legolas", at=FAR, fear_down=1))
    assert "Lay of Twilight" not in table.offered
    table = lay(elena("Lay of Twilight"), Hero("Gimli", at=NEAR, fear_down=1))
    assert "Lay of Twilight" in table.offered


def test_lay_of_twilight_is_not_for_the_turns_of_others() -> None:
    assert "Lay of Twilight" not in lay(Hero("Gimli"), elena("Lay of Twilight", fear_down=1)).offered


# Elena and tests inside of tests


async def _doubt(game: JourneyGame, use: Use) -> None:
    """In your test, test spirit first."""
    await make_test(game, use.hero, Stat.SPIRIT)


def doubtful(patch: pytest.MonkeyPatch, **more: object) -> Table:
    """In the middle of a test of hers Elena may make another one; a stone waits for her, and Gimli is there."""
    bring(patch, "Doubt", may(when=On.TEST, condition=every(own, for_purpose("interact")))(_doubt))
    return lay(elena("Doubt", deck=[FATE] * 9, **more), Hero("Gimli"), tokens={"stone": HERE}).choose("interact stone")


def test_elena_shares_no_second_time_in_a_test_that_another_one_interrupts(monkeypatch: pytest.MonkeyPatch) -> None:
    table = doubtful(monkeypatch, inspiration=2).choose("inspire", "Doubt", "pass", "inspire")
    assert (table.inspiration(), table.inspiration("Gimli")) == (0, 1)


def test_elena_shares_in_a_test_although_she_has_shared_in_one_inside_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = doubtful(monkeypatch, inspiration=2).choose("Doubt", "inspire", "pass", "inspire")
    assert (table.inspiration(), table.inspiration("Gimli")) == (0, 2)


def test_elena_shares_nothing_when_she_spends_for_what_comes_of_a_test() -> None:
    failed = TestOf((Stat.MIGHT,), 2, failed=(do("suffer", damage=1),))
    rubble = variant("rubble", tokens=(TokenOf("rubble", "search", interactions=(Interaction("dig", test=failed),)),))
    hero = elena(items=["Cloak"], inspiration=1)
    table = lay(hero, Hero("Gimli"), tokens={"rubble": HERE}, adventure=rubble).choose("interact rubble", "Cloak")
    assert (table.damage(), table.inspiration(), table.inspiration("Gimli")) == (0, 0, 0)
