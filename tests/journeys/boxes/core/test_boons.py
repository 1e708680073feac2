"""The three boons."""

import pytest

from tests.journeys.board import FATE, HERE, NEAR, SUCCESS, Foes, Hero, lay, seed_for
from waybread.journeys.facts import Boon

SWORD = ["Sword"]
CUDGEL, THREATS = seed_for("ruffian.cudgel"), seed_for("ruffian.threats")
"""Two damage and no fear; no damage and two fear."""


# Hidden


def test_hidden_prevents_all_damage_of_an_attack_before_the_test_and_is_lost() -> None:
    table = lay(Hero(boons=[Boon.HIDDEN]), groups=[Foes()], seed=CUDGEL)
    table.choose(f"move {NEAR}")
    assert (table.damage(), table.boons(), table.at()) == (0, [], NEAR)
    assert table.heard("tested") == []


def test_hidden_prevents_no_fear_and_is_lost_all_the_same() -> None:
    table = lay(Hero(boons=[Boon.HIDDEN]), groups=[Foes()], seed=THREATS)
    table.choose(f"move {NEAR}")
    assert (table.fear(), table.boons()) == (2, [])


def test_hidden_prevents_nothing_of_what_is_no_attack() -> None:
    table = lay(Hero(boons=[Boon.HIDDEN]), tokens={"thorn": HERE}).choose("interact thorn")
    assert (table.damage(), table.boons()) == (1, ["hidden"])


def test_hidden_is_lost_for_nothing_by_a_hero_in_a_rage() -> None:
    table = lay(Hero(boons=[Boon.HIDDEN], fear=["Rage"]), groups=[Foes()], seed=CUDGEL)
    table.choose(f"move {NEAR}")
    assert (table.damage(), table.boons()) == (2, [])


def test_hidden_helps_nobody_but_its_hero() -> None:
    table = lay(Hero(), Hero("Legolas", boons=[Boon.HIDDEN]), groups=[Foes()], seed=CUDGEL)
    table.choose(f"move {NEAR}")
    assert (table.damage(), table.boons("Legolas")) == (2, ["hidden"])


def test_hidden_may_be_discarded_for_a_success_in_an_attack() -> None:
    table = lay(Hero(boons=[Boon.HIDDEN], items=SWORD), groups=[Foes("ruffian")]).choose("attack")
    assert table.offered == ["Hidden", "pass"]
    table.choose("Hidden")
    assert (table.boons(), table.game.state.tests[0].total) == ([], 1)


def test_hidden_gives_no_success_in_other_tests() -> None:
    table = lay(Hero(boons=[Boon.HIDDEN]), tokens={"stone": HERE}).choose("interact stone")
    assert table.kind == "turn"


def test_hidden_gives_no_success_in_the_attack_of_another_hero() -> None:
    table = lay(Hero(items=SWORD), Hero("Legolas", boons=[Boon.HIDDEN]), groups=[Foes(exhausted=True)]).choose("attack")
    assert (table.kind, table.boons("Legolas")) == ("turn", ["hidden"])


# Emboldened


def test_emboldened_adds_two_hits_to_an_attack() -> None:
    table = lay(Hero(boons=[Boon.EMBOLDENED], items=SWORD), groups=[Foes()]).choose("attack")
    assert table.heard("hits")[0]["hits"] == 2


def test_emboldened_adds_nothing_to_the_attack_of_another_hero() -> None:
    table = lay(Hero(items=SWORD), Hero("Legolas", boons=[Boon.EMBOLDENED]), groups=[Foes()]).choose("attack")
    assert table.heard("hits")[0]["hits"] == 0


def test_emboldened_adds_nothing_to_other_tests() -> None:
    hero = Hero(boons=[Boon.EMBOLDENED, Boon.DETERMINED])
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone")
    assert (table.offered, table.game.state.tests[0].hits) == (["Determined", "pass"], 0)


@pytest.mark.parametrize("token", ["thorn", "skull"])
def test_emboldened_is_lost_when_damage_or_fear_is_suffered(token: str) -> None:
    table = lay(Hero(boons=[Boon.EMBOLDENED]), tokens={token: HERE}, groups=[Foes(at=NEAR)])
    assert table.choose(f"interact {token}").boons() == []


def test_emboldened_stays_when_all_damage_is_prevented() -> None:
    table = lay(Hero(boons=[Boon.EMBOLDENED], prepared=["Strider"]), tokens={"thorn": HERE})
    table.choose("interact thorn", "Strider guard", "damage")
    assert (table.damage(), table.boons()) == (0, ["emboldened"])


def test_emboldened_stays_when_no_damage_card_is_left_to_suffer() -> None:
    table = lay(Hero(boons=[Boon.EMBOLDENED]), tokens={"thorn": HERE})
    table.game.state.damage_deck.clear()
    assert table.choose("interact thorn").boons() == ["emboldened"]


def test_emboldened_stays_when_another_hero_suffers() -> None:
    table = lay(Hero(), Hero("Legolas", boons=[Boon.EMBOLDENED]), tokens={"thorn": HERE})
    assert table.choose("interact thorn").boons("Legolas") == ["emboldened"]


def test_emboldened_is_lost_at_the_end_of_a_turn_with_no_enemy_nearby() -> None:
    table = lay(Hero(boons=[Boon.EMBOLDENED]), Hero("Legolas"), groups=[Foes(at=NEAR)])
    assert table.done().boons() == ["emboldened"]
    table = lay(Hero(boons=[Boon.EMBOLDENED]), Hero("Legolas"))
    assert table.done().boons() == []


def test_emboldened_stays_at_the_end_of_another_heros_turn() -> None:
    table = lay(Hero(), Hero("Legolas", boons=[Boon.EMBOLDENED]))
    assert table.done().boons("Legolas") == ["emboldened"]


# Determined


def test_determined_exchanges_any_of_the_revealed_cards() -> None:
    deck = [SUCCESS, "Arrogant", FATE, "Restless Axe", "Ways of Old", "Fury", "Kinship"]
    table = lay(Hero(boons=[Boon.DETERMINED], deck=deck), tokens={"stone": HERE}).choose("interact stone")
    assert table.offered == ["Determined", "pass"]
    table.choose("Determined")
    assert table.offered == ["Strider", "Arrogant", "Wanderer", "pass"]
    assert table.choose("Arrogant").offered == ["Strider", "Wanderer", "pass"]
    table.choose("Wanderer", "pass")
    assert [each["cards"].count(",") + 1 for each in table.heard("revealed")] == [3, 3]
    assert table.heard("tested")[0]["successes"] == 3
    assert (table.boons(), table.game.state.tests) == ([], [])


def test_determined_cannot_exchange_a_card_whose_fate_has_been_used() -> None:
    hero = Hero(boons=[Boon.DETERMINED], deck=[FATE, "Arrogant", "Arrogant", SUCCESS], inspiration=1)
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone", "inspire", "Determined")
    assert "Wanderer" not in table.offered


def test_determined_is_not_offered_when_the_fate_of_all_cards_has_been_used() -> None:
    hero = Hero(boons=[Boon.DETERMINED], deck=[FATE] * 3, inspiration=3)
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone", "inspire", "inspire")
    assert table.offered == ["inspire", "Determined", "pass"]
    assert table.choose("inspire").boons() == ["determined"]
    assert (table.kind, table.heard("tested")[0]["successes"]) == ("turn", 3)


def test_determined_is_not_offered_in_another_heros_test() -> None:
    table = lay(Hero(), Hero("Legolas", boons=[Boon.DETERMINED]), tokens={"stone": HERE})
    assert table.choose("interact stone").kind == "turn"
