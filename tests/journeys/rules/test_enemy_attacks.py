"""What attacks of enemies do besides damage and fear (jme:12.9), and that it belongs to the attack (jme:22.5a)."""

from typing import Any

import pytest

from tests.journeys.board import BLANK, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay, seed_for
from waybread.journeys.facts import Boon


def struck(attack: str, *deck: str, name: str = "Gimli", **more: Any) -> Table:
    """A hero leaves a lone enemy, who makes this attack, and negates as much as the cards on top of the deck allow."""
    hero = Hero(name, "Guardian", deck=(*deck, *(BLANK,) * 20), **more)
    table = lay(hero, groups=[Foes(attack.partition(".")[0])], seed=seed_for(attack)).choose(f"move {NEAR}")
    while table.kind in ("negate", "suffer next"):
        table.choose(table.offered[0])
    return table


@pytest.mark.rule("jme:12.9")
@pytest.mark.parametrize(("deck", "left"), [((), 1), ((SUCCESS, SUCCESS), 2)])
def test_an_attack_may_cost_inspiration_if_it_did_harm(deck: tuple[str, ...], left: int) -> None:
    assert struck("ruffian.cutpurse", *deck, inspiration=2).inspiration() == left


@pytest.mark.rule("jme:12.9")
def test_an_attack_may_turn_damage_face_up() -> None:
    table = struck("ruffian.knife", damage_down=1)  # two damage, and one of the three is turned up
    assert len(table.heard("suffered")) == 3


@pytest.mark.rule("jme:12.9")
def test_an_attack_may_turn_fear_face_up() -> None:
    table = struck("goblin-scout.shriek", fear_down=1)  # one fear, and one of the two is turned up
    assert [each["what"] for each in table.heard("suffered")] == ["fear", "fear"]


@pytest.mark.rule("jme:12.9")
def test_an_attack_may_cost_a_prepared_card_of_choice() -> None:
    table = struck("ruffian.kicks", prepared=["Fury", "Kinship"])
    assert (table.kind, table.offered) == ("discard prepared", ["Fury", "Kinship"])
    assert table.choose("Kinship").prepared() == ["Fury"]


@pytest.mark.rule("jme:12.9")
def test_an_attack_may_cost_a_boon() -> None:
    assert struck("orc-marauder.trophy", boons=[Boon.DETERMINED]).until("turn").boons() == []


@pytest.mark.rule("jme:12.9")
def test_an_attack_may_deplete_a_trinket() -> None:
    assert struck("goblin-scout.thief", items=["Old Map"]).depletion("Old Map") == 2


@pytest.mark.rule("jme:12.9")
@pytest.mark.parametrize(("deck", "gained"), [((), 1), ((SUCCESS, SUCCESS), 0)])
def test_an_attack_may_shuffle_a_weakness_into_the_deck_if_it_did_harm(deck: tuple[str, ...], gained: int) -> None:
    table = struck("orc-hunter.venom", *deck)  # one damage and one fear
    assert len(table.game.state.weakness_deck) == 3 - gained


@pytest.mark.rule("jme:12.9")
@pytest.mark.parametrize(("deck", "threat"), [((), 1), ((SUCCESS, SUCCESS), 0)])
def test_an_attack_may_raise_threat_if_it_did_harm(deck: tuple[str, ...], threat: int) -> None:
    assert struck("goblin-scout.horn", *deck).game.state.app.threat == threat


@pytest.mark.rule("jme:12.9")
@pytest.mark.parametrize(("successes", "gained"), [(3, 1), (2, 0)])
def test_who_negates_all_of_an_attack_may_gain_inspiration_by_it(successes: int, gained: int) -> None:
    table = struck("ruffian.sack", *(SUCCESS,) * successes, name="Bilbo")  # two damage and one fear, wit negates
    assert table.inspiration() == gained


@pytest.mark.rule("jme:12.9")
def test_who_negates_all_of_an_attack_may_gain_a_boon_of_choice_by_it() -> None:
    table = struck("goblin-scout.eyes", SUCCESS, SUCCESS, boons=[Boon.EMBOLDENED])
    assert (table.kind, table.offered) == ("boon", ["hidden", "determined"])
    assert table.choose("determined").boons() == ["emboldened", "determined"]


@pytest.mark.rule("jme:12.9")
def test_a_group_may_withdraw_after_its_attack() -> None:
    table = struck("orc-hunter.skirmish").until("turn")
    group = table.group()
    assert group is not None
    assert table.game.board.distance(HERE, group.space) == 1
    assert table.at() == NEAR


@pytest.mark.rule("jme:12.9")
@pytest.mark.parametrize(("attack", "damage", "fear"), [("orc-hunter.barb", 3, 0), ("wight.fog", 1, 3)])
def test_an_attack_may_do_more_harm_face_down_that_no_test_negates(attack: str, damage: int, fear: int) -> None:
    table = struck(attack)
    assert (table.damage(), table.fear()) == (damage, fear)


@pytest.mark.rule("jme:22.5a", "jme:54.1a")
def test_what_an_attack_does_besides_belongs_to_the_same_source() -> None:
    table = struck("orc-hunter.barb", *(BLANK,) * 4, *(SUCCESS,) * 4, damage_down=4)  # two damage reach the limit
    told = [kind for kind, _ in table.told if kind in ("suffered", "last stand")]
    assert told == ["suffered", "suffered", "suffered", "last stand"]
    assert (table.damage(), table.at()) == (0, NEAR)


@pytest.mark.rule("jme:12.9")
def test_an_attack_that_costs_a_prepared_card_costs_nothing_where_none_is() -> None:
    assert struck("ruffian.kicks").kind == "turn"


@pytest.mark.rule("jme:12.9")
def test_an_attack_that_costs_a_boon_costs_nothing_where_none_is() -> None:
    assert struck("orc-marauder.trophy").until("turn").boons() == []


@pytest.mark.rule("jme:112.2a")
def test_an_attack_that_brings_a_weakness_brings_none_where_none_is_left() -> None:
    hero = Hero("Gimli", "Guardian", deck=(BLANK,) * 20)
    table = lay(hero, groups=[Foes("orc-hunter")], seed=seed_for("orc-hunter.venom"))
    table.game.state.weakness_deck.clear()
    table.choose(f"move {NEAR}").until("turn")
    assert (len(table.deck()) + len(table.discards()), table.heard("weakness gained")) == (20, [])
