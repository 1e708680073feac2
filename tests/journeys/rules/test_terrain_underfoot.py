"""Terrain that matters to who stands there: boulders, bushes, fire pits, mist, pits (jme:16, 17, 40, 58, 67)."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.journeys.board import BLANK, FAR, FATE, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay, seed_for
from tests.journeys.proving_ground import do, variant
from waybread.journeys.facts import Boon
from waybread.journeys.script.adventure import Extra, TokenOf

CUDGEL = seed_for("ruffian.cudgel")
"""Two damage, negated by might."""
THREATS = seed_for("ruffian.threats")
"""Two fear, negated by spirit."""


def gimli(*deck: str, **more: Any) -> Hero:
    """Might 4, agility and wit 2."""
    return Hero("Gimli", "Guardian", deck=(*deck, *(BLANK,) * 20), **more)


# Boulders --------------------------------------------------------------------------------------


def sheltering(*deck: str, boulders: int = 1, **more: Any) -> Table:
    """Gimli leaves a ruffian in a space with boulders, and tests to negate two damage."""
    terrain = [("boulder", HERE)] * boulders
    return lay(gimli(*deck, **more), groups=[Foes("ruffian")], terrain=terrain, seed=CUDGEL).choose(f"move {NEAR}")


@pytest.mark.rule("jme:16.1")
def test_a_boulder_turns_a_fate_into_a_success_while_a_hero_negates() -> None:
    table = sheltering(FATE, FATE, inspiration=1)
    assert table.offered == ["inspire", "boulder", "pass"]
    table.choose("boulder")
    assert table.inspiration() == 1  # it was not spent
    table.done()
    assert table.heard("tested")[0]["successes"] == 1


@pytest.mark.rule("jme:16.1")
def test_a_boulder_helps_those_who_wish_and_needs_a_fate() -> None:
    assert sheltering(SUCCESS).kind == "negate"  # nothing was offered in the test: there was no fate
    table = sheltering(FATE).done()
    assert table.heard("tested")[0]["successes"] == 0


@pytest.mark.rule("jme:16.1")
def test_a_boulder_does_not_help_in_other_tests() -> None:
    table = lay(gimli(FATE), terrain=[("boulder", HERE)], tokens={"stone": HERE}).choose("interact stone")
    assert (table.kind, table.heard("tested")[0]["successes"]) == ("turn", 0)


@pytest.mark.rule("jme:16.1")
def test_a_boulder_helps_in_its_own_space_alone() -> None:
    table = lay(gimli(FATE), groups=[Foes("ruffian")], terrain=[("boulder", NEAR)], seed=CUDGEL)
    table.choose(f"move {NEAR}")
    assert table.heard("tested")[0]["successes"] == 0


@pytest.mark.rule("jme:16.2")
def test_each_boulder_helps_once_in_a_test() -> None:
    table = sheltering(FATE, FATE, FATE, boulders=2)
    assert table.offered == ["boulder", "boulder", "pass"]
    table.choose("boulder")
    assert table.offered == ["boulder", "pass"]
    table.choose("boulder")
    assert table.heard("tested")[0]["successes"] == 2


@pytest.mark.rule("jme:16.2")
def test_a_boulder_helps_again_in_the_next_test() -> None:
    table = lay(gimli(FATE, BLANK, BLANK, BLANK, FATE), groups=[Foes("ruffian"), Foes("ruffian", name="other")],
                terrain=[("boulder", HERE)], seed=CUDGEL)  # fmt: skip
    table.choose(f"move {NEAR}", "ruffian", "boulder").until("test")
    assert "boulder" in table.offered


# Bushes ----------------------------------------------------------------------------------------


def lurking(*deck: str, bushes: int = 1, **more: Any) -> Table:
    """Gimli ends his turn in a space with bushes."""
    return lay(gimli(*deck, **more), Hero("Legolas", "Hunter"), terrain=[("bush", HERE)] * bushes).done()


@pytest.mark.rule("jme:17.1", "jme:17.1a")
def test_who_ends_the_turn_in_a_bush_may_test_wit_to_become_hidden() -> None:
    table = lurking(SUCCESS, SUCCESS)
    assert (table.kind, table.offered) == ("turn end", ["bush", "pass"])
    table.choose("bush")
    assert table.heard("tested")[0]["stat"] == "wit"
    assert table.boons() == ["hidden"]


@pytest.mark.rule("jme:17.1")
def test_nobody_has_to_hide_in_a_bush() -> None:
    table = lurking(SUCCESS, SUCCESS).done()
    assert (table.heard("tested"), table.boons()) == ([], [])


@pytest.mark.rule("jme:17.1")
def test_a_bush_that_was_passed_by_does_not_hide() -> None:
    table = lay(gimli(), Hero("Legolas", "Hunter"), terrain=[("bush", NEAR)])
    table.choose(f"move {NEAR}", f"move {HERE}").done()
    assert table.game.state.active == table.hero("Legolas")


@pytest.mark.rule("jme:17.1b")
def test_a_bush_with_one_success_hides_nobody() -> None:
    assert lurking(SUCCESS).choose("bush").boons() == []


@pytest.mark.rule("jme:17.1c")
def test_the_test_in_a_bush_is_no_action() -> None:
    table = lay(gimli(SUCCESS, SUCCESS), Hero("Legolas", "Hunter"), terrain=[("bush", HERE)],
                tokens={"stranger": HERE})  # fmt: skip
    table.choose("interact stranger", "interact stranger").done().choose("bush")
    assert table.boons() == ["hidden"]


@pytest.mark.rule("jme:17.2")
def test_with_several_bushes_there_is_a_test_for_each() -> None:
    table = lurking(SUCCESS, BLANK, SUCCESS, SUCCESS, bushes=2)
    table.choose("bush")
    assert (table.boons(), table.offered) == ([], ["bush", "pass"])
    table.choose("bush")
    assert (table.boons(), len(table.heard("tested"))) == (["hidden"], 2)
    assert table.kind == "turn"


@pytest.mark.rule("jme:adv.conflicts.1", "jme:1.15")
@pytest.mark.parametrize(
    ("first", "order"), [("bush", ["tested", "boon lost"]), ("Emboldened", ["boon lost", "tested"])]
)
def test_a_bush_may_come_before_or_after_what_must_happen_at_the_end_of_a_turn(first: str, order: list[str]) -> None:
    table = lurking(boons=[Boon.EMBOLDENED])  # with no enemy nearby it is lost now
    assert table.offered == ["Emboldened", "bush", "pass"]
    table.choose(first)
    if table.kind == "turn end":
        table.choose("bush")
    assert [kind for kind, _ in table.told if kind in order] == order
    assert table.boons("Gimli") == []


@pytest.mark.rule("jme:1.15")
def test_what_must_happen_at_the_end_of_a_turn_happens_though_the_hero_passes() -> None:
    table = lurking(boons=[Boon.EMBOLDENED]).done(2)
    assert table.game.state.active == table.hero("Legolas")
    assert table.boons("Gimli") == []


# Fire pits -------------------------------------------------------------------------------------


def burning(*deck: str, foe: str = "wight", fires: int = 1, **more: Any) -> Table:
    """Gimli attacks with an axe from a space with fire pits."""
    hero = gimli(*deck, items=["Battle Axe"], **more)
    return lay(hero, groups=[Foes(foe, exhausted=True)], terrain=[("fire pit", HERE)] * fires).choose("attack")


@pytest.mark.rule("jme:40.1")
def test_in_an_attack_from_a_fire_pit_a_card_with_fate_may_be_discarded_for_pierce_or_smite() -> None:
    table = burning(FATE, SUCCESS)
    assert table.offered == ["fire pit", "pass"]
    table.choose("fire pit")
    assert (table.kind, table.offered) == ("modifier", ["pierce", "smite"])
    table.choose("smite")
    assert table.discards() == [FATE]
    table.choose("Battle Axe line 1")
    assert "smite" in table.heard("hits")[0]["modifiers"]


@pytest.mark.rule("jme:40.1")
def test_pierce_from_a_fire_pit_belongs_to_the_attack() -> None:
    table = burning(FATE, SUCCESS, foe="orc-marauder").choose("fire pit", "pierce", "Battle Axe line 1")
    group = table.group()
    assert group is not None
    assert group.figures[0].health == 3  # both hits went past the armour


@pytest.mark.rule("jme:40.1")
def test_a_fire_pit_needs_a_card_with_fate_and_an_attack() -> None:
    assert burning(SUCCESS, SUCCESS).kind == "line"
    table = lay(gimli(FATE), terrain=[("fire pit", HERE)], tokens={"stone": HERE}).choose("interact stone")
    assert table.kind == "turn"


@pytest.mark.rule("jme:40.1")
def test_a_fire_pit_in_another_space_does_not_help() -> None:
    hero = gimli(FATE, SUCCESS, items=["Battle Axe"])
    table = lay(hero, groups=[Foes("wight", exhausted=True)], terrain=[("fire pit", NEAR)]).choose("attack")
    assert table.kind == "line"


@pytest.mark.rule("jme:40.1")
def test_fire_pits_help_once_in_an_attack() -> None:
    table = burning(FATE, FATE, fires=2).choose("fire pit")
    assert table.kind == "burn"  # which of the two cards
    table.choose(FATE, "pierce")
    assert table.kind != "test"  # neither the second card nor the second fire pit was offered


@pytest.mark.rule("jme:40.1a")
def test_icons_on_a_burnt_card_count_no_more() -> None:
    both = "Undying Might"  # one fate
    table = burning(both, FATE, inspiration=2).choose("fire pit", FATE, "smite")
    table.choose("inspire")
    assert table.heard("tested")[0]["successes"] == 1  # of the other card; a second fate was not there to convert
    assert table.inspiration() == 1


# Mist ------------------------------------------------------------------------------------------


def struck(seed: int, terrain: Sequence[tuple[str, int]] = (("mist", HERE),)) -> Table:
    """Gimli is struck by a ruffian when he leaves; the next damage and fear cards would lie face up."""
    cards = {"damage_deck": ["Dazed", "Exhaustion"], "fear_deck": ["Cower", "Rage"]}
    table = lay(gimli(), groups=[Foes("ruffian")], terrain=terrain, seed=seed, **cards)  # type: ignore[arg-type]
    return table.choose(f"move {NEAR}")


@pytest.mark.rule("jme:58.1")
def test_damage_in_mist_is_suffered_face_down() -> None:
    table = struck(CUDGEL)
    assert (table.damage(), table.face_up()) == (2, [])


@pytest.mark.rule("jme:58.1")
def test_fear_in_mist_is_suffered_as_ever() -> None:
    table = struck(THREATS)
    assert (table.fear(), sorted(table.face_up())) == (2, ["Cower", "Rage"])


@pytest.mark.rule("jme:58.1")
def test_damage_beside_mist_is_suffered_as_ever() -> None:
    assert len(struck(CUDGEL, [("mist", NEAR)]).face_up()) == 2


@pytest.mark.rule("jme:99.3", "jme:adv.battle.6")
def test_mist_with_rules_of_the_adventure_does_not_do_what_mist_does() -> None:
    smoke = variant("smoke", tokens=(TokenOf("smoke", "mist"),))
    table = lay(gimli(), groups=[Foes("ruffian")], tokens={"smoke": HERE}, adventure=smoke, seed=CUDGEL,
                damage_deck=["Dazed", "Exhaustion"]).choose(f"move {NEAR}")  # fmt: skip
    assert len(table.face_up()) == 2


@pytest.mark.rule("jme:58.2")
def test_in_an_attack_on_a_group_in_mist_no_fate_becomes_success() -> None:
    hero = gimli(FATE, FATE, items=["Battle Axe"], inspiration=2, prepared=["Time of Need"])
    table = lay(hero, groups=[Foes("wight", exhausted=True)], terrain=[("mist", HERE)]).choose("attack")
    assert table.kind != "test"
    assert table.heard("tested")[0]["successes"] == 0
    clear = lay(hero, groups=[Foes("wight", exhausted=True)]).choose("attack")
    assert clear.offered == ["inspire", "Time of Need", "pass"]


@pytest.mark.rule("jme:58.2", "jme:40.1")
def test_a_card_may_be_burnt_in_an_attack_on_a_group_in_mist() -> None:
    hero = gimli(FATE, items=["Battle Axe"], inspiration=1)
    terrain = [("mist", HERE), ("fire pit", HERE)]
    table = lay(hero, groups=[Foes("wight", exhausted=True)], terrain=terrain).choose("attack")
    assert table.offered == ["fire pit", "pass"]


@pytest.mark.rule("jme:58.2")
def test_mist_around_the_attacker_does_not_matter() -> None:
    hero = Hero("Legolas", "Hunter", items=["Great Bow"], deck=[FATE] * 8, inspiration=1)
    table = lay(hero, groups=[Foes("wight", NEAR)], terrain=[("mist", HERE)]).choose("attack")
    assert table.offered == ["inspire", "pass"]


# Pits ------------------------------------------------------------------------------------------


@pytest.mark.rule("jme:67.1", "jme:67.1b")
def test_who_moves_into_a_pit_tests_agility_or_suffers_two_damage() -> None:
    table = lay(gimli(SUCCESS), terrain=[("pit", NEAR)]).choose(f"move {NEAR}")
    assert [each["stat"] for each in table.heard("tested")] == ["agility"]
    assert (table.damage(), table.at()) == (2, NEAR)


@pytest.mark.rule("jme:67.1a")
def test_a_pit_does_nothing_to_who_has_two_successes() -> None:
    table = lay(gimli(SUCCESS, SUCCESS), terrain=[("pit", NEAR)]).choose(f"move {NEAR}")
    assert (len(table.heard("tested")), table.damage()) == (1, 0)


@pytest.mark.rule("jme:67.2")
def test_a_pit_concerns_those_who_only_pass_through() -> None:
    table = lay(gimli(), terrain=[("pit", NEAR)]).choose(f"move {NEAR}", f"move {FAR}")
    assert (table.damage(), table.at()) == (2, FAR)


@pytest.mark.rule("jme:67.1")
def test_a_hero_defeated_in_one_pit_does_not_test_in_another() -> None:
    table = lay(gimli(damage_down=5), Hero("Legolas", "Hunter"), terrain=[("pit", NEAR), ("pit", NEAR)])
    table.choose(f"move {NEAR}")
    assert table.game.state.defeated[0]
    assert [each["purpose"] for each in table.heard("tested")] == ["terrain", "last stand"]


@pytest.mark.rule("jme:67.3", "jme:60.5")
def test_a_hero_who_is_placed_in_a_pit_ignores_it() -> None:
    chute = variant("chute", extras=(Extra("slide", "slide", do=(do("place heroes", at="ground 1.1"),)),))
    table = lay(gimli(), terrain=[("pit", FAR)], adventure=chute).choose("extra 0")
    assert (table.at(), table.heard("tested"), table.damage()) == (FAR, [], 0)


@pytest.mark.rule("jme:67.1")
def test_a_pit_is_nothing_to_enemies() -> None:
    table = lay(gimli(at=NEAR), groups=[Foes("ruffian", FAR)], terrain=[("pit", NEAR)], seed=CUDGEL, at="83.1")
    table.until("turn")
    group = table.group()
    assert group is not None
    assert (group.space, group.figures[0].health) == (NEAR, 5)


# Fire pits and other modifiers


def lit(trinket: str, *deck: str) -> Table:
    """Gimli attacks from a fire pit with a torch in his hand."""
    hero = gimli(*deck, items=["Battle Axe", trinket])
    return lay(hero, groups=[Foes("wight", exhausted=True)], terrain=[("fire pit", HERE)]).choose("attack")


@pytest.mark.rule("jme:40.1", "jme:59.5")
def test_a_fire_pit_adds_what_the_attack_does_not_have_yet() -> None:
    table = lit("Weathertop Torch", FATE, SUCCESS).choose("Weathertop Torch", "pierce", "fire pit")
    assert table.kind == "line"  # there was nothing to choose
    assert table.game.state.tests[0].modifiers == ["pierce", "smite"]


@pytest.mark.rule("jme:40.1", "jme:59.5")
def test_a_fire_pit_is_of_no_use_to_an_attack_with_pierce_and_smite() -> None:
    table = lit("Under-Sun", FATE, SUCCESS)
    assert table.offered == ["fire pit", "Under-Sun", "pass"]
    assert table.choose("Under-Sun").kind == "line"
