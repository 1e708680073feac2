"""The skill cards of the pathfinder."""

import pytest

from tests.journeys.board import BEYOND, BLANK, FAR, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay, seed_for
from waybread.journeys.facts import Boon, Keyword
from waybread.journeys.rules import windows
from waybread.journeys.rules.abilities import Moment
from waybread.journeys.rules.occurrences import Occurrence, On
from waybread.journeys.state import NOWHERE

CUDGEL = seed_for("ruffian.cudgel")
"""An attack on the nearest hero."""
SWORD = ["Sword"]


def pathfinder(*prepared: str, **more: object) -> Hero:
    """Aragorn with some cards prepared."""
    return Hero("Aragorn", "Pathfinder", prepared=prepared, **more)  # type: ignore[arg-type]


def shadow(*heroes: Hero, kind: str = "ruffian", at: int = NEAR, size: int = 1) -> Table:
    """A group comes for the nearest hero."""
    return lay(*heroes, at="83.1", groups=[Foes(kind, at, size)], seed=CUDGEL)


# Trailblazer


def test_trailblazer_inspires_before_each_sprint() -> None:
    table = lay(pathfinder("Trailblazer", "Thorongil")).choose("Thorongil sprint")
    assert (table.inspiration(), table.game.state.moves) == (1, 1)
    table.choose("Trailblazer sprint")
    assert (table.inspiration(), table.prepared()) == (2, [])


def test_trailblazer_inspires_nobody_else_and_by_no_other_keyword() -> None:
    table = lay(Hero("Beravor", prepared=["Thorongil"]), pathfinder("Trailblazer")).choose("Thorongil sprint")
    assert table.game.state.inspiration == [0, 0]
    table = lay(pathfinder("Trailblazer", "Strider"), tokens={"thorn": HERE})
    assert table.choose("interact thorn", "Strider guard", "damage").inspiration() == 0


# Paths Unseen


@pytest.mark.rule("jme:60.5a")
def test_paths_unseen_places_a_hero_from_anywhere_after_the_sprint() -> None:
    heroes = pathfinder("Paths Unseen"), Hero("Gimli", at=BEYOND), Hero("Legolas", at=NEAR)
    table = lay(*heroes, groups=[Foes(at=BEYOND)]).choose("Paths Unseen sprint", f"move {NEAR}")
    assert (table.kind, table.offered) == ("ability", ["Paths Unseen", "pass"])
    table.choose("Paths Unseen")
    assert (table.at("Gimli"), table.heard("enemy attack"), table.discards()) == (NEAR, [], ["Paths Unseen"])


def test_paths_unseen_lets_its_hero_choose_whom_or_nobody() -> None:
    heroes = pathfinder("Paths Unseen"), Hero("Gimli", at=BEYOND), Hero("Legolas", at=FAR)
    table = lay(*heroes).choose("Paths Unseen sprint", f"move {NEAR}")
    assert table.choose("Paths Unseen").offered == ["Gimli", "Legolas"]
    assert table.choose("Gimli").at("Gimli") == NEAR
    assert lay(*heroes).choose("Paths Unseen sprint", f"move {NEAR}", "pass").kind == "turn"


def test_paths_unseen_works_when_the_sprint_is_given_up_at_the_end_of_the_turn() -> None:
    table = lay(pathfinder("Paths Unseen"), Hero("Gimli", at=BEYOND)).choose("Paths Unseen sprint").done()
    assert table.offered == ["Paths Unseen", "pass"]
    assert table.choose("Paths Unseen").at("Gimli") == HERE


def test_paths_unseen_answers_no_sprint_with_another_card_and_finds_nobody_in_the_same_space() -> None:
    heroes = pathfinder("Paths Unseen", "Thorongil"), Hero("Gimli", at=BEYOND)
    assert lay(*heroes).choose("Thorongil sprint", f"move {NEAR}").kind == "turn"
    table = lay(pathfinder("Paths Unseen"), Hero("Gimli", at=NEAR)).choose("Paths Unseen sprint", f"move {NEAR}")
    assert table.kind == "turn"


@pytest.mark.rule("jme:89.2")
def test_a_sprint_of_two_is_over_after_its_second_move_whatever_comes_between() -> None:
    heroes = pathfinder("A Wind Among Grass", "Honed Instinct"), Hero("Gimli", at=BEYOND)
    table = lay(*heroes, tokens={"stranger": NEAR}).choose("A Wind Among Grass sprint", f"move {NEAR}")
    assert table.kind == "turn"
    table.choose("interact stranger", f"move {FAR}")
    assert table.offered == ["Honed Instinct", "pass"]


@pytest.mark.rule("jme:92.2a")
def test_nothing_follows_a_sprint_across_a_stream() -> None:
    heroes = pathfinder("Paths Unseen"), Hero("Gimli", at=BEYOND)
    table = lay(*heroes, terrain=[("stream", HERE, NEAR)]).choose("Paths Unseen sprint", f"move {NEAR}")
    assert (table.kind, table.game.state.active, table.at("Gimli")) == ("turn", 1, BEYOND)


# Baited Trap


def test_baited_trap_hits_a_group_that_moves_into_the_space_of_another_hero() -> None:
    table = shadow(Hero("Gimli"), pathfinder("Baited Trap", at=BEYOND), kind="orc-marauder", size=2)
    assert table.offered == ["Baited Trap", "pass"]
    table.choose("Baited Trap")
    assert (table.heard("hits")[0]["hits"], table.heard("hits")[0]["modifiers"]) == (3, "pierce")
    assert table.prepared("Aragorn") == []
    assert (table.group().figures[0].health, len(table.heard("attack"))) == (2, 0)  # type: ignore[union-attr]


def test_baited_trap_protects_a_hero_nearby_as_well() -> None:
    table = shadow(Hero("Gimli", at=NEAR), pathfinder("Baited Trap"), kind="orc-marauder", at=FAR)
    assert [each["hero"] for each in table.choose("Baited Trap").heard("hits")] == [1]


def test_baited_trap_is_not_sprung_by_a_group_that_is_gone() -> None:
    game = lay(Hero("Gimli"), pathfinder("Baited Trap")).game
    assert windows.offers(game, Occurrence(On.ENEMY_MOVE, group=9, space=HERE), Moment.AFTER, set()) == {}


def test_baited_trap_ends_the_activation_of_a_group_that_it_defeats() -> None:
    table = shadow(Hero("Gimli"), pathfinder("Baited Trap", at=BEYOND), kind="goblin-scout").choose("Baited Trap")
    assert (table.group(), table.heard("enemy attack"), table.damage("Gimli")) == (None, [], 0)


def test_baited_trap_does_not_protect_its_own_hero() -> None:
    table = shadow(pathfinder("Baited Trap"), Hero("Gimli", at=BEYOND))
    assert (table.kind, table.prepared()) == ("prepare", ["Baited Trap"])


# Trail Sign


def sign(*others: Hero, tokens: dict[str, int] | None = None) -> Table:
    """Gimli has moved, and Aragorn far away leaves a sign."""
    table = lay(*(others or (Hero("Gimli"),)), pathfinder("Trail Sign", at=BEYOND, seat=1), tokens=tokens or {})
    table.choose(f"move {NEAR}")
    assert (table.decision.player, table.offered) == (1, ["Trail Sign", "pass"])
    table.choose("Trail Sign")
    assert table.decision.player == 0
    return table


def test_trail_sign_lets_another_hero_move_once_more() -> None:
    table = sign()
    assert table.offered == ["effect 1", "effect 2"]
    assert "pass" not in table.choose("effect 1").offered
    table.choose(f"space {FAR}")
    assert (table.at("Gimli"), table.game.state.moves, table.discards("Aragorn")) == (FAR, 1, ["Trail Sign"])


def test_trail_sign_lets_another_hero_become_hidden() -> None:
    assert sign().choose("effect 2").boons("Gimli") == ["hidden"]


@pytest.mark.rule("jme:2.3a")
def test_trail_sign_lets_another_hero_interact_with_a_search_token_without_an_action() -> None:
    table = sign(Hero("Gimli", boons=[Boon.HIDDEN]), tokens={"thorn": NEAR, "snare": NEAR, "skull": NEAR})
    assert table.offered == ["effect 1", "effect 3"]
    assert table.choose("effect 3").offered == ["thorn", "skull"]
    table.choose("thorn")
    assert (table.damage("Gimli"), table.game.state.actions) == (1, 1)


def test_trail_sign_is_not_for_its_own_hero() -> None:
    assert lay(pathfinder("Trail Sign"), Hero("Gimli")).choose(f"move {NEAR}").kind == "turn"


def test_trail_sign_is_of_no_use_to_a_hidden_hero_who_has_left_the_map() -> None:
    game = lay(Hero("Gimli", at=NOWHERE, boons=[Boon.HIDDEN]), pathfinder("Trail Sign")).game
    assert windows.offers(game, Occurrence(On.MOVE, hero=0, space=FAR), Moment.AFTER, set()) == {}


# Ambush


def test_ambush_attacks_a_group_that_moves_into_range_with_a_success_more() -> None:
    hunter = pathfinder("Ambush", items=["Great Bow"], deck=[BLANK] * 9)
    table = shadow(Hero("Gimli", at=NEAR), hunter, at=FAR, kind="hill-troll")
    assert table.offered == ["Ambush", "pass"]
    table.choose("Ambush")
    assert table.game.state.tests[0].success == 1
    table.until("suffer next")
    assert ([each["hero"] for each in table.heard("attack")], table.discards("Aragorn")[0]) == ([1], "Ambush")


@pytest.mark.alone
def test_ambush_attacks_the_group_that_moved_and_no_other() -> None:
    groups = [Foes("ruffian", NEAR, name="comer"), Foes("ruffian", HERE, exhausted=True, name="sitter")]
    table = lay(pathfinder("Ambush", items=SWORD), at="83.1", groups=groups, seed=CUDGEL).choose("Ambush")
    assert [each["group"] for each in table.heard("attack")] == [1]


def test_ambush_needs_the_group_in_range() -> None:
    table = shadow(Hero("Gimli", at=FAR), pathfinder("Ambush", items=["Great Bow"]), at=BEYOND)
    assert (table.kind, table.prepared("Aragorn")) == ("prepare", ["Ambush"])
    table = shadow(Hero("Gimli", at=NEAR), pathfinder("Ambush", items=SWORD), at=FAR)
    assert (table.kind, table.prepared("Aragorn")) == ("prepare", ["Ambush"])


# A Shortcut


def test_a_shortcut_places_its_hero_with_an_explorer_and_scouts_one() -> None:
    scouting = pathfinder("A Shortcut", at=BEYOND, deck=["Fury", BLANK])
    table = lay(Hero("Gimli", at=NEAR), scouting, unexplored=[1], groups=[Foes(at=BEYOND)]).choose(f"move {FAR}")
    assert table.offered == ["A Shortcut", "pass"]
    assert table.choose("A Shortcut").offered == ["Fury", "pass"]
    assert (table.at("Aragorn"), table.heard("enemy attack"), table.discards("Aragorn")) == (FAR, [], ["A Shortcut"])


def test_a_shortcut_scouts_for_its_hero_who_explores_too() -> None:
    table = lay(pathfinder("A Shortcut", at=NEAR, deck=["Fury"]), unexplored=[1]).choose(f"move {FAR}", "A Shortcut")
    assert (table.offered, table.at()) == (["Fury", "pass"], FAR)


def test_a_shortcut_needs_something_new() -> None:
    assert lay(pathfinder("A Shortcut", at=NEAR)).choose(f"move {FAR}").kind == "turn"


def test_a_shortcut_leads_to_no_hero_who_has_left_the_map() -> None:
    game = lay(Hero("Gimli", at=NOWHERE), pathfinder("A Shortcut")).game
    explored = Occurrence(On.EXPLORE, hero=0, tile=1, space=FAR)
    assert windows.offers(game, explored, Moment.AFTER, set()) == {}


# Find a Way


def test_find_a_way_gives_determination_inspiration_or_a_scout_before_the_sprint() -> None:
    table = lay(pathfinder("Find a Way")).choose("Find a Way sprint")
    assert table.offered == ["effect 1", "effect 2", "effect 3"]
    table.choose("effect 1")
    assert (table.boons(), table.game.state.moves) == (["determined"], 1)
    assert lay(pathfinder("Find a Way")).choose("Find a Way sprint", "effect 2").inspiration() == 1
    table = lay(pathfinder("Find a Way", deck=["Fury", BLANK])).choose("Find a Way sprint", "effect 3")
    assert table.offered == ["Fury", "pass"]


def test_find_a_way_offers_only_what_can_be_had() -> None:
    hero = pathfinder("Find a Way", boons=[Boon.DETERMINED], inspiration=4, deck=["Fury"])
    assert lay(hero).choose("Find a Way sprint").offered == ["Fury", "pass"]


def test_find_a_way_answers_no_sprint_with_another_card() -> None:
    assert lay(pathfinder("Find a Way", "Thorongil")).choose("Thorongil sprint").kind == "turn"


# Unstoppable


def test_unstoppable_adds_a_success_for_each_sprint_card_and_is_discarded() -> None:
    hero = pathfinder("Unstoppable", "Paths Unseen", "Strider")
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone")
    assert table.offered == ["Unstoppable", "pass"]
    table.choose("Unstoppable")
    assert table.heard("tested")[0]["successes"] == 2
    assert (table.prepared(), table.discards()[0]) == (["Paths Unseen", "Strider"], "Unstoppable")


def test_unstoppable_helps_in_no_test_of_another() -> None:
    table = lay(Hero("Gimli"), pathfinder("Unstoppable"), tokens={"stone": HERE}).choose("interact stone")
    assert table.kind == "turn"


# Honed Instinct


def test_honed_instinct_moves_once_more_after_a_sprint() -> None:
    table = lay(pathfinder("Honed Instinct", "Thorongil")).choose("Thorongil sprint", f"move {NEAR}")
    assert table.offered == ["Honed Instinct", "pass"]
    assert (table.choose("Honed Instinct").kind, "pass" in table.offered) == ("move", False)
    table.choose(f"space {FAR}")
    assert (table.at(), table.game.state.actions, table.game.state.moves) == (FAR, 2, 0)


def test_honed_instinct_does_not_follow_a_travel_action_nor_the_sprint_of_another() -> None:
    assert lay(pathfinder("Honed Instinct")).choose(f"move {NEAR}").kind == "turn"
    table = lay(Hero("Gimli", prepared=["Thorongil"]), pathfinder("Honed Instinct"))
    assert table.choose("Thorongil sprint", f"move {NEAR}").kind == "turn"


def test_honed_instinct_lets_sprint_cards_strike_and_hide() -> None:
    hero = pathfinder("Honed Instinct", "Thorongil", "Fury", items=SWORD)
    table = lay(hero, groups=[Foes("hill-troll", exhausted=True)]).choose("attack", "pass")
    assert table.offered == ["Honed Instinct strike", "Thorongil strike", "pass"]
    table.choose("Thorongil strike")
    assert table.game.state.tests[0].hits == 2
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone", "pass")
    assert (table.kind, table.offered) == ("hide", ["Honed Instinct hide", "Thorongil hide", "pass"])
    assert table.choose("Thorongil hide").boons() == ["hidden"]


@pytest.mark.parametrize("card", ["Paths Unseen", "Find a Way"])
def test_honed_instinct_and_sprint_cards_do_not_take_a_strike_for_a_sprint(card: str) -> None:
    heroes = pathfinder("Honed Instinct", card, items=SWORD), Hero("Gimli", at=BEYOND)
    table = lay(*heroes, groups=[Foes("hill-troll", exhausted=True)]).choose("attack", f"{card} strike")
    assert (table.kind, table.offered) == ("test", ["Honed Instinct strike", "pass"])


def test_honed_instinct_lends_a_hide_like_that_on_a_card() -> None:
    game = lay(pathfinder("Honed Instinct", "Thorongil")).game
    assert game.keywords(game.state.prepared[0][1]) == {Keyword.SPRINT: 1, Keyword.STRIKE: 2, Keyword.HIDE: 0}


def test_honed_instinct_leads_nowhere_for_a_hero_who_has_left_the_map() -> None:
    game = lay(pathfinder("Honed Instinct", at=NOWHERE)).game
    sprinted = Occurrence(On.KEYWORD, hero=0, keyword=Keyword.SPRINT)
    assert windows.offers(game, sprinted, Moment.AFTER, set()) == {}


def test_honed_instinct_means_nothing_to_the_cards_of_others() -> None:
    hero = Hero("Beravor", prepared=["Thorongil"], deck=[SUCCESS] * 9)
    table = lay(hero, pathfinder("Honed Instinct"), tokens={"stone": HERE}).choose("interact stone", "pass")
    assert table.kind == "turn"
