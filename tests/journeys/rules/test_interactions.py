"""Interacting with tokens, and provoking by it (jme:49, 65, 71.3, 82, 102)."""

from typing import Any

import pytest

from tests.journeys.board import BLANK, HERE, NEAR, Foes, Hero, Table, lay, seed_for
from tests.journeys.proving_ground import bring, do, variant
from waybread.journeys.game import JourneyGame
from waybread.journeys.rules.abilities import Use, may, must
from waybread.journeys.rules.interactions import interact, tokens_for
from waybread.journeys.rules.movement import place
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.selectors import own
from waybread.journeys.script.adventure import Condition, Interaction, TokenOf

CUDGEL = seed_for("ruffian.cudgel")


def tough(**more: Any) -> Hero:
    """Gimli, who can bear much and reveals nothing of use."""
    return Hero("Gimli", "Guardian", deck=[BLANK] * 30, **more)


def counted(table: Table, name: str = "passed") -> int:
    return table.game.state.app.counters.get(name, 0)


@pytest.mark.rule("jme:49.1", "jme:65.2", "jme:82.2", "jme:102.2", "jme:quick.actions.3", "jme:3.1")
def test_search_person_and_threat_tokens_in_the_space_can_be_interacted_with() -> None:
    table = lay(tokens={"stone": HERE, "stranger": HERE, "snare": HERE, "heap": NEAR})
    offered = [each for each in table.offered if each.startswith("interact")]
    assert offered == ["interact stone", "interact stranger", "interact snare"]


@pytest.mark.rule("jme:49.2", "jme:65.2", "jme:49.1")
def test_an_interaction_does_what_the_adventure_says() -> None:
    table = lay(tokens={"stranger": HERE}).choose("interact stranger")
    assert (counted(table), table.game.state.actions) == (1, 1)


@pytest.mark.rule("jme:49.2", "jme:82.2")
def test_a_token_may_have_several_buttons() -> None:
    table = lay(tokens={"heap": HERE}).choose("interact heap")
    assert (table.kind, table.offered) == ("button", ["button 0", "button 1", "pass"])
    table.choose("button 1")
    assert table.game.state.tokens == []


@pytest.mark.rule("jme:49.1")
def test_a_token_without_a_button_that_can_be_pressed_now_is_not_offered() -> None:
    late = Interaction("knock", when=(Condition("counter", "late"),), do=(do("counter", name="passed"),))
    table = lay(adventure=variant("closed", tokens=(TokenOf("gate", "search", interactions=(late,)),)),
                tokens={"gate": HERE})  # fmt: skip
    assert tokens_for(table.game, 0) == []
    table.game.state.app.counters["late"] = 1
    assert [each.name for each in tokens_for(table.game, 0)] == ["gate"]


@pytest.mark.rule("jme:49.2b")
def test_a_hero_who_thinks_better_of_it_presses_no_button_and_has_used_no_action() -> None:
    table = lay(tough(), groups=[Foes("ruffian")], tokens={"gossip": HERE}).choose("interact gossip").done()
    assert (counted(table), table.heard("provoked")) == (0, [])
    assert (table.game.state.actions, table.game.state.done) == (2, [])
    assert "interact gossip" in table.offered


@pytest.mark.rule("jme:49.2a", "jme:65.3", "jme:82.3", "jme:102.3")
def test_without_an_action_no_button_with_the_interact_icon_can_be_pressed() -> None:
    table = lay(tokens={"stone": HERE, "stranger": HERE, "snare": HERE})
    table.choose("interact stranger", "interact stranger")
    assert table.offered == ["pass"]


@pytest.mark.rule("jme:65.1", "jme:82.1", "jme:102.1", "jme:65.3", "jme:82.3", "jme:102.3")
def test_what_the_adventure_says_of_a_token_can_be_read_by_everybody_at_any_time() -> None:
    told = variant(
        "told", tokens=tuple(TokenOf(each, each, f"token.{each}") for each in ("person", "search", "threat"))
    )
    table = lay(Hero(seat=0), Hero("Gimli", "Guardian", seat=1), adventure=told, at="2.5",
                tokens={"person": NEAR, "search": NEAR, "threat": NEAR})  # fmt: skip
    for viewer in (0, 1, None):
        tokens: Any = table.game.view(viewer)["tokens"]
        assert [each["text"] for each in tokens] == ["token.person", "token.search", "token.threat"]


# Provoking -----------------------------------------------------------------------------------


@pytest.mark.rule("jme:49.3", "jme:71.3", "jme:71.0", "jme:quick.overlooked.2", "jme:49.3a", "jme:71.3a")
def test_the_groups_in_the_space_are_provoked_before_an_interaction() -> None:
    table = lay(tough(), groups=[Foes("ruffian")], tokens={"stranger": HERE}, seed=CUDGEL).choose("interact stranger")
    told = [kind for kind, _ in table.told if kind in ("provoked", "enemy attack", "interacted")]
    assert told == ["provoked", "enemy attack", "interacted"]
    assert (table.damage(), counted(table)) == (2, 1)


@pytest.mark.rule("jme:49.3", "jme:71.3")
def test_the_hero_says_in_which_order_groups_are_provoked() -> None:
    groups = [Foes("ruffian"), Foes("wight"), Foes("hill-troll", NEAR)]
    table = lay(tough(), groups=groups, tokens={"stranger": HERE}).choose("interact stranger")
    assert (table.kind, table.offered) == ("provoke", ["ruffian", "wight"])
    table.choose("wight").until("turn")
    assert [each["group"] for each in table.heard("provoked")] == [2, 1]
    assert counted(table) == 1


@pytest.mark.rule("jme:49.3b", "jme:49.3ex", "jme:71.3b", "jme:71.3ex")
def test_each_interaction_provokes_again() -> None:
    tokens = {"stranger": HERE, "stone": HERE}
    table = lay(tough(), groups=[Foes("ruffian")], tokens=tokens, seed=CUDGEL)
    table.choose("interact stranger").until("turn").choose("interact stone").until("turn")
    assert len(table.heard("provoked")) == 2
    group = table.group()
    assert group is not None
    assert not group.exhausted  # being provoked exhausts nobody


@pytest.mark.rule("jme:35.4", "jme:quick.overlooked.2")
def test_an_exhausted_group_is_not_provoked_by_an_interaction() -> None:
    table = lay(tough(), groups=[Foes("ruffian", exhausted=True)], tokens={"stranger": HERE}).choose(
        "interact stranger"
    )
    assert (table.heard("provoked"), table.damage(), counted(table)) == ([], 0, 1)


@pytest.mark.rule("jme:49.3a", "jme:71.3a")
def test_a_hero_defeated_by_those_provoked_interacts_with_nothing() -> None:
    table = lay(tough(damage_down=5), Hero("Legolas", "Hunter"), groups=[Foes("ruffian")], tokens={"stranger": HERE},
                seed=CUDGEL).choose("interact stranger")  # fmt: skip
    assert table.game.state.defeated == [True, False]
    assert (counted(table), table.heard("interacted")) == (0, [])


async def _be_swept_off(game: JourneyGame, use: Use) -> None:
    """Once you have suffered, you are placed elsewhere."""
    place(game, use.hero, NEAR)


@pytest.mark.rule("jme:49.1")
def test_a_hero_who_is_not_there_any_more_interacts_with_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "Light as a Leaf", must(after=On.SUFFER, condition=own)(_be_swept_off))
    hero = tough(prepared=["Light as a Leaf"])
    table = lay(hero, groups=[Foes("ruffian")], tokens={"stranger": HERE}, seed=CUDGEL).choose("interact stranger")
    assert (table.at(), counted(table), table.game.state.actions) == (NEAR, 0, 1)


def test_a_button_that_those_provoked_have_made_useless_is_not_pressed() -> None:
    open_it = Interaction("open", (Condition("threat", compare="==", number=0),), do=(do("counter", name="passed"),))
    quiet = variant("quiet", tokens=(TokenOf("door", "search", interactions=(open_it,)),))
    groups, horn = [Foes("goblin-scout")], seed_for("goblin-scout.horn")  # it raises threat
    table = lay(tough(), groups=groups, tokens={"door": HERE}, adventure=quiet, seed=horn)
    table.choose("interact door").until("turn")
    assert (table.game.state.app.threat, counted(table), table.game.state.actions) == (1, 0, 1)


async def _look_around(game: JourneyGame, use: Use) -> None:
    """On your turn, interact with a token in your space."""
    await interact(game, use.hero, tokens_for(game, use.hero)[0])


@pytest.mark.rule("jme:49.3c", "jme:71.3c", "jme:2.3a", "jme:3.4", "jme:49.2a")
def test_an_interaction_that_an_effect_grants_provokes_and_is_no_action(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "Open Eyes", may(when=On.TURN, condition=own)(_look_around))
    table = lay(tough(prepared=["Open Eyes"]), groups=[Foes("ruffian")], tokens={"stranger": HERE}, seed=CUDGEL)
    table.choose("Open Eyes")
    assert (len(table.heard("provoked")), table.damage(), counted(table)) == (1, 2, 1)
    assert (table.game.state.actions, table.game.state.done) == (2, [])


# Terrain --------------------------------------------------------------------------------------


@pytest.mark.rule("jme:49.4", "jme:49.4a", "jme:14.2b", "jme:49.1")
@pytest.mark.parametrize("kind", ["barrels", "statue", "table"])
def test_some_terrain_can_be_interacted_with_for_one_of_the_actions(kind: str) -> None:
    table = lay(tough(), groups=[Foes("ruffian")], terrain=[(kind, HERE)])
    assert kind in table.offered
    table.choose(kind)
    assert (table.game.state.actions, table.game.state.done) == (1, ["interact"])
    table.choose(kind)
    assert table.offered == ["pass"]


@pytest.mark.rule("jme:49.1")
@pytest.mark.parametrize("kind", ["boulder", "bush", "fire pit", "mist", "pit"])
def test_other_terrain_cannot_be_interacted_with(kind: str) -> None:
    assert kind not in lay(tough(), groups=[Foes("ruffian")], terrain=[(kind, HERE)]).offered


@pytest.mark.rule("jme:adv.battle.6", "jme:99.3", "jme:adv.battle.7", "jme:71.3")
def test_terrain_with_rules_of_the_adventure_is_interacted_with_by_those() -> None:
    idol = TokenOf("idol", "statue", "token.idol", (Interaction("pray", do=(do("counter", name="passed"),)),))
    shrine = variant("shrine", tokens=(idol,))
    table = lay(tough(), groups=[Foes("ruffian")], tokens={"idol": HERE}, adventure=shrine, seed=CUDGEL)
    tokens: Any = table.game.view(None)["tokens"]
    assert tokens[0]["text"] == "token.idol"
    assert "interact idol" in table.offered
    assert "statue" not in table.offered
    table.choose("interact idol")
    assert (counted(table), [each["purpose"] for each in table.heard("tested")]) == (1, ["negate"])


@pytest.mark.rule("jme:49.1")
@pytest.mark.parametrize(("inspiration", "done"), [(0, 0), (1, 1)])
def test_an_interaction_for_which_the_price_is_lacking_does_not_come_about(inspiration: int, done: int) -> None:
    hero = Hero("Bilbo", "Burglar", prepared=["Stormcrow"], damage=["Dazed"], inspiration=inspiration, deck=[BLANK] * 9)
    table = lay(hero, tokens={"snare": NEAR}, at="2.5").choose("Stormcrow").until("turn")
    assert (table.at(), len(table.heard("interacted")), counted(table, "failed")) == (NEAR, done, done)


@pytest.mark.rule("jme:49.4")
def test_using_terrain_is_an_interaction_to_cards_that_name_one() -> None:
    bilbo = Hero("Bilbo", "Burglar", deck=["Wanderer", *[BLANK] * 9])  # before he interacts, he looks for fate on top
    table = lay(bilbo, terrain=[("table", HERE)]).choose("table").until("turn")
    assert table.inspiration() == 1
    rider = Hero("Gimli", prepared=["Barrel Rider"], deck=["Strider"] * 9)
    table = lay(rider, terrain=[("statue", HERE)]).choose("statue")
    assert (table.kind, table.offered) == ("ability", ["Barrel Rider", "pass"])  # after he interacted, it is gone


async def _sweep(game: JourneyGame, use: Use) -> None:
    """When you are attacked, all tokens are gone."""
    game.state.tokens.clear()


@pytest.mark.rule("jme:49.1", "jme:49.3a")
def test_a_token_that_is_gone_after_provoking_is_not_interacted_with(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "Broom", must(when=On.ATTACKED, condition=own)(_sweep))
    table = lay(tough(prepared=["Broom"]), groups=[Foes("ruffian")], tokens={"stranger": HERE}, seed=CUDGEL)
    table.choose("interact stranger").until("turn")
    assert (counted(table), table.heard("interacted"), table.game.state.actions) == (0, [], 1)
