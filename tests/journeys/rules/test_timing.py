"""Before, when and after; then; cannot; what the app says goes first (jme:1.11 to jme:1.16, jme:adv.golden)."""

import pytest

from tests.journeys.board import BLANK, HERE, NEAR, SUCCESS, Foes, Hero, lay
from waybread.journeys import ADVENTURES
from waybread.journeys.facts import CardType
from waybread.journeys.library import CARDS


@pytest.mark.rule("jme:1.12", "jme:100.1d2")
def test_a_before_ability_resolves_immediately_ahead_of_its_event() -> None:
    helper = Hero("Legolas", "Hunter", prepared=["Kinship"])
    table = lay(Hero("Gimli", "Guardian"), helper, tokens={"stone": HERE}).choose("interact stone")
    assert (table.kind, table.heard("revealed")) == ("ability", [])
    table.choose("Kinship").until("turn")
    assert len(str(table.heard("revealed")[0]["cards"]).split(", ")) == 6  # might four and two more


@pytest.mark.rule("jme:1.13", "jme:1.14")
def test_a_when_ability_resolves_at_the_moment_and_ahead_of_after_abilities() -> None:
    hero = Hero("Gimli", "Guardian", items=["Battle Axe"], prepared=["Undying Might"], deck=(SUCCESS,) * 9)
    table = lay(hero, groups=[Foes("hill-troll", exhausted=True)]).choose("attack")
    assert (table.kind, "Undying Might" in table.offered) == ("test", True)  # when
    table.done().choose("Battle Axe line 2").until("ability")
    assert "Gimli" in table.offered  # after the attack's test
    assert table.heard("hits") != []


@pytest.mark.rule("jme:1.11")
def test_an_after_ability_resolves_immediately_behind_its_event() -> None:
    hero = Hero("Gimli", "Guardian", items=["Handkerchief"])
    table = lay(hero, tokens={"stranger": HERE}).choose("interact stranger")
    assert table.game.state.app.counters == {"passed": 1}
    assert table.offered == ["Handkerchief", "pass"]


@pytest.mark.rule("jme:1.16")
def test_with_then_the_earlier_effect_comes_first() -> None:
    song = Hero("Elena", "Musician", prepared=["Durin's Song"], fear=["Cower"])
    table = lay(song).choose("Durin's Song", "Cower")
    assert (table.face_up(), table.boons()) == ([], ["determined"])
    order = [kind for kind, _ in table.told if kind in ("turned down", "boon gained")]
    assert order == ["turned down", "boon gained"]


@pytest.mark.rule("jme:adv.golden.3")
def test_cannot_is_absolute() -> None:
    hero = Hero("Gimli", "Guardian", items=["Ent-Crook"], prepared=["Wingfoot", "Light-Footed"])
    assert not [each for each in lay(hero).offered if "sprint" in each]


@pytest.mark.rule("jme:adv.golden.4")
def test_terrain_with_rules_of_the_adventure_follows_those_and_not_its_card() -> None:
    table = lay(Hero("Gimli", "Guardian"), terrain=[("table", HERE)])
    assert "table" in table.offered
    table.game.state.tokens[0].name = "stone"
    table.game.state.app.changed = True
    table.choose(f"move {NEAR}", f"move {HERE}")
    assert "table" not in table.offered
    assert "interact stone" in table.offered


@pytest.mark.rule("jme:7.3", "jme:7.4", "jme:adv.battle.1")
def test_most_adventures_are_journeys_and_some_are_battles() -> None:
    kinds = {each.kind for each in ADVENTURES.values()}
    assert kinds == {"journey", "battle"}


@pytest.mark.rule("jme:8.1a")
def test_a_button_with_the_interact_icon_needs_an_effect_that_allows_interacting() -> None:
    hero = Hero("Gimli", "Guardian", prepared=["Wingfoot"])
    table = lay(hero, tokens={"stranger": HERE}, terrain=[("table", HERE)])
    assert {"interact stranger", "table"} <= set(table.offered)
    table.choose("table", "table")
    assert table.offered == ["Wingfoot sprint", "pass"]  # no action is left that would allow it
    far = lay(Hero("Gimli", "Guardian"), tokens={"stranger": NEAR})
    assert "interact stranger" not in far.offered


@pytest.mark.rule("jme:11.7", "jme:51.1a")
def test_an_armour_works_at_the_moment_that_it_names() -> None:
    hero = Hero("Gimli", "Guardian", items=["Cloak"], inspiration=1)
    table = lay(hero, at="83.2", darkness=[HERE])
    assert (table.kind, table.offered) == ("guard", ["Cloak", "pass"])
    table.choose("Cloak").until("prepare")
    assert (table.fear(), table.inspiration()) == (1, 0)
    assert "Cloak" not in lay(hero).offered


@pytest.mark.rule("jme:12.7", "jme:12.8a")
def test_a_provoked_group_attacks_and_the_hero_may_test_to_negate() -> None:
    hero = Hero("Gimli", "Guardian", deck=(BLANK,) * 12)
    table = lay(hero, groups=[Foes("ruffian")]).choose(f"move {NEAR}").until("turn")
    assert [each["occasion"] for each in table.heard("enemy attack")] == ["provoked"]
    assert [each["purpose"] for each in table.heard("tested")] == ["negate"]


@pytest.mark.rule("jme:12.7")
def test_a_group_attacks_when_it_activates() -> None:
    table = lay(Hero("Gimli", "Guardian", deck=(BLANK,) * 12), at="83.1", groups=[Foes("ruffian", at=NEAR)])
    table.until("prepare")
    assert table.group().exhausted is False  # type: ignore[union-attr]
    assert table.game.state.harm[0]


@pytest.mark.rule("jme:21.3", "jme:10.8", "jme:5.2")
def test_hits_that_an_ability_applies_draw_no_counterattack() -> None:
    hero = Hero("Legolas", "Hunter", prepared=["Falcon Companion"])
    table = lay(hero, groups=[Foes("hill-troll")]).choose("Falcon Companion")
    assert table.heard("hits")[-1]["hits"] == 3
    assert table.heard("counterattack") == []


@pytest.mark.rule("jme:112.0")
def test_a_weakness_has_no_text_and_no_icons() -> None:
    weak = [each for each in CARDS.values() if each.owner == "Weakness"]
    assert all((card.success, card.fate, card.abilities) == (0, 0, ()) for card in weak)
    assert {card.type for card in weak} == {CardType.SKILL}
