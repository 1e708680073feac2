"""The titles: most of them are removed from the adventure when they are used."""

import pytest

from tests.journeys.board import BEYOND, FAR, FATE, HERE, NEAR, ROW, SUCCESS, Foes, Hero, Table, lay, seed_for
from tests.journeys.proving_ground import bring
from waybread.journeys.facts import Boon, Keyword, Modifier
from waybread.journeys.game import JourneyGame
from waybread.journeys.rules.abilities import Use, must, rule
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.standing_rules import Rule

SWORD = ["Sword"]
CUDGEL = seed_for("ruffian.cudgel")
"""Two damage and no fear; might negates."""
TIRED = Foes("hill-troll", exhausted=True)
"""A group that does not strike back and outlives an attack."""


def set_aside(table: Table, name: str = "") -> list[str]:
    """What a hero's cards removed from the adventure are."""
    return table.titles(table.game.state.aside[table.hero(name) if name else 0])


@pytest.mark.parametrize(
    "title", ["Stone-Talker", "Dwarf-Friend", "Elf-Friend", "Stinging Fly", "Stormcrow", "Guest of Eagles"]
)
def test_a_title_for_its_heros_turn_is_not_offered_in_another_heros_turn(title: str) -> None:
    heroes = Hero("Gimli", items=SWORD), Hero(prepared=[title], items=SWORD), Hero("Bilbo", at=FAR)
    foes = [Foes("hill-troll")]
    table = lay(*heroes, groups=foes, tokens={"snare": FAR}, at="2.5").choose("Gimli")
    assert (table.kind, title in table.offered) == ("turn", False)
    table = lay(*heroes, groups=foes, tokens={"snare": FAR}, at="2.5").choose("Aragorn")
    assert title in table.offered


# Mist-Walker


@pytest.mark.parametrize("explorer", ["Aragorn", "Gimli"])
def test_mist_walker_places_its_hero_on_a_tile_that_anybody_explores(explorer: str) -> None:
    walker = Hero(explorer, at=NEAR, prepared=[] if explorer == "Gimli" else ["Mist-Walker"])
    other = Hero("Bilbo", at=NEAR, prepared=["Mist-Walker"] if explorer == "Gimli" else [])
    table = lay(walker, other, unexplored=[1]).choose(f"move {FAR}")
    assert table.offered == ["Mist-Walker", "pass"]
    table.choose("Mist-Walker")
    assert table.kind == "place"
    assert table.offered == [f"space {each}" for each in table.game.board.spaces_of(1)]
    table.choose(table.offered[-1])
    holder = "Bilbo" if explorer == "Gimli" else explorer
    assert (table.at(holder), set_aside(table, holder)) == (table.game.board.spaces_of(1)[-1], ["Mist-Walker"])


def test_mist_walker_is_not_offered_when_nothing_is_explored() -> None:
    assert lay(Hero(at=NEAR, prepared=["Mist-Walker"])).choose(f"move {FAR}").kind == "turn"


# Stone-Talker


def test_stone_talker_stuns_every_group_in_a_space_at_any_distance() -> None:
    groups = [Foes("ruffian", FAR), Foes("wight", FAR), Foes("hill-troll", NEAR), Foes("goblin-scout", exhausted=True)]
    table = lay(Hero(prepared=["Stone-Talker"]), groups=groups).choose("Stone-Talker")
    assert table.offered == [f"space {FAR}", f"space {NEAR}"]
    table.choose(f"space {FAR}")
    assert [each.exhausted for each in table.game.state.groups] == [True, True, False, True]
    assert (set_aside(table), table.heard("counterattack")) == (["Stone-Talker"], [])
    assert [(each["hero"], each["hits"]) for each in table.heard("hits")] == [(0, 0), (0, 0)]


def test_stone_talker_is_not_offered_when_every_group_is_exhausted() -> None:
    assert "Stone-Talker" not in lay(Hero(prepared=["Stone-Talker"]), groups=[TIRED]).offered


# Pack-Dweller, Wingfoot, Friend of Bears, Unfallen, Skin-Changer


@pytest.mark.rule("jme:105.4")
def test_pack_dweller_is_removed_after_a_strike_with_it() -> None:
    table = lay(Hero(prepared=["Pack-Dweller"], items=SWORD), Hero("Gimli"), groups=[TIRED])
    table.choose("attack", "Pack-Dweller strike")
    assert (table.heard("hits")[0]["hits"], set_aside(table), table.discards()) == (
        3,
        ["Pack-Dweller"],
        ["Arrogant"] * 3,
    )


def test_pack_dweller_stays_when_another_card_strikes() -> None:
    table = lay(Hero(prepared=["Pack-Dweller", "Strider"], items=SWORD), groups=[TIRED])
    assert table.choose("attack", "Strider strike", "pass").prepared() == ["Pack-Dweller"]


def test_wingfoot_is_removed_after_a_sprint_with_it() -> None:
    table = lay(Hero(prepared=["Wingfoot"])).choose("Wingfoot sprint", f"move {NEAR}", f"move {FAR}", f"move {BEYOND}")
    assert (table.at(), table.game.state.actions, set_aside(table)) == (BEYOND, 2, ["Wingfoot"])


@pytest.mark.rule("jme:92.2a")
def test_wingfoot_is_removed_although_its_sprint_ends_at_a_stream() -> None:
    table = lay(Hero(prepared=["Wingfoot"]), Hero("Gimli"), terrain=[("stream", HERE, NEAR)])
    table.choose("Wingfoot sprint", f"move {NEAR}")
    assert (table.game.state.active, set_aside(table)) == (1, ["Wingfoot"])


def test_friend_of_bears_is_removed_after_a_guard_with_it() -> None:
    table = lay(Hero(prepared=["Friend of Bears"]), Hero("Gimli"), tokens={"thorn": HERE})
    table.choose("interact thorn", "Friend of Bears guard", "damage")
    assert (table.damage(), set_aside(table)) == (0, ["Friend of Bears"])


def test_unfallen_is_removed_after_a_rest_with_it_and_leaves_its_hero_determined() -> None:
    table = lay(Hero(prepared=["Unfallen"], fear_down=1), Hero("Gimli")).done()
    table.choose("Unfallen rest", "fear")
    assert (table.fear(), table.boons(), set_aside(table)) == (0, ["determined"], ["Unfallen"])


def test_skin_changer_is_removed_after_hiding_with_it_and_leaves_its_hero_emboldened() -> None:
    table = lay(Hero(prepared=["Skin-Changer"]), Hero("Gimli"), tokens={"stone": HERE})
    table.choose("interact stone", "Skin-Changer hide")
    assert (table.boons(), set_aside(table)) == (["hidden", "emboldened"], ["Skin-Changer"])


def test_wingfoot_stays_when_another_card_sprints() -> None:
    table = lay(Hero(prepared=["Wingfoot", "Thorongil"])).choose("Thorongil sprint", f"move {NEAR}")
    assert table.prepared() == ["Wingfoot"]


def test_friend_of_bears_stays_when_another_card_guards() -> None:
    table = lay(Hero(prepared=["Friend of Bears", "Strider"]), tokens={"thorn": HERE})
    assert table.choose("interact thorn", "Strider guard", "damage").prepared() == ["Friend of Bears"]


def test_unfallen_stays_when_another_card_rests() -> None:
    table = lay(Hero(prepared=["Unfallen", "Poet's Heart"], fear_down=1), Hero("Gimli")).done()
    assert table.choose("Poet's Heart rest", "fear", "pass").prepared() == ["Unfallen"]


def test_skin_changer_stays_when_another_card_hides() -> None:
    hero = Hero(prepared=["Skin-Changer", "Child of the Lhun"])
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone", "Child of the Lhun hide")
    assert table.prepared() == ["Skin-Changer"]


def lend_hide_and_strike(game: JourneyGame, use: Use, card: int) -> dict[Keyword, int]:
    """Other cards also have Hide and Strike 1."""
    return {} if card == use.card else {Keyword.HIDE: 0, Keyword.STRIKE: 1}


@pytest.mark.parametrize("title", ["Pack-Dweller", "Wingfoot", "Friend of Bears", "Unfallen"])
def test_a_title_is_discarded_but_not_removed_after_hiding_by_a_keyword_lent_to_it(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lender = bring(monkeypatch, "Lender", rule(Rule.KEYWORDS)(lend_hide_and_strike))
    table = lay(Hero(prepared=[title, lender]), tokens={"stone": HERE}).choose("interact stone", f"{title} hide")
    assert (table.boons(), set_aside(table), title in table.discards()) == (["hidden"], [], True)


def test_skin_changer_is_discarded_but_not_removed_after_a_strike_by_a_keyword_lent_to_it() -> None:
    table = lay(Hero(prepared=["Skin-Changer", "Hidden Blades"], items=SWORD), groups=[TIRED])
    table.choose("attack", "Skin-Changer strike")
    assert (table.boons(), set_aside(table), "Skin-Changer" in table.discards()) == ([], [], True)


# Dwarf-Friend, Elf-Friend


def test_dwarf_friend_makes_a_dwarf_of_its_hero() -> None:
    table = lay(Hero(prepared=["Dwarf-Friend"]), Hero("Bilbo"))
    assert (table.game.race(0), table.game.race(1)) == ({"Human", "Dwarf"}, {"Hobbit"})


def test_elf_friend_makes_an_elf_of_its_hero() -> None:
    table = lay(Hero(prepared=["Elf-Friend"]), Hero("Bilbo"))
    assert (table.game.race(0), table.game.race(1)) == ({"Human", "Elf"}, {"Hobbit"})


def test_dwarf_friend_emboldens_its_hero_and_another_dwarf() -> None:
    heroes = Hero(prepared=["Dwarf-Friend"]), Hero("Gimli", at=FAR), Hero("Legolas")
    table = lay(*heroes, groups=[Foes(at=NEAR)]).choose("Dwarf-Friend")
    assert [table.boons(each.name) for each in heroes] == [["emboldened"], ["emboldened"], []]
    assert set_aside(table) == ["Dwarf-Friend"]


def test_dwarf_friend_emboldens_its_hero_where_no_other_dwarf_is() -> None:
    assert lay(Hero(prepared=["Dwarf-Friend"]), Hero("Legolas")).choose("Dwarf-Friend").boons() == ["emboldened"]


def test_dwarf_friend_is_not_for_another_dwarf_who_is_emboldened() -> None:
    heroes = Hero(prepared=["Dwarf-Friend"]), Hero("Gimli", boons=[Boon.EMBOLDENED])
    table = lay(*heroes, Hero("Bilbo", prepared=["Dwarf-Friend"])).choose("Dwarf-Friend")
    assert [table.boons(each) for each in ("Aragorn", "Gimli", "Bilbo")] == [["emboldened"]] * 3


@pytest.mark.parametrize(
    "heroes",
    [(Hero(prepared=["Dwarf-Friend"], boons=[Boon.EMBOLDENED]), Hero("Gimli")),
     (Hero(prepared=["Dwarf-Friend"]), Hero("Bilbo", boons=[Boon.EMBOLDENED]))],
)  # fmt: skip
def test_dwarf_friend_is_offered_for_its_hero_or_for_another_dwarf(heroes: tuple[Hero, Hero]) -> None:
    assert "Dwarf-Friend" in lay(*heroes).offered


def test_dwarf_friend_is_of_no_use_when_all_are_emboldened() -> None:
    heroes = Hero(prepared=["Dwarf-Friend"], boons=[Boon.EMBOLDENED]), Hero("Gimli", boons=[Boon.EMBOLDENED])
    assert "Dwarf-Friend" not in lay(*heroes).offered


@pytest.mark.rule("jme:adv.conflicts.1")
def test_elf_friend_lets_the_party_say_who_is_inspired_first_where_text_answers() -> None:
    elena = Hero("Elena", prepared=["Endless Wonder"])
    table = lay(Hero(prepared=["Elf-Friend"]), elena).choose("Elf-Friend")
    assert (table.kind, table.offered) == ("hero", ["Aragorn", "Elena"])
    table.choose("Elena")
    assert table.offered == ["Endless Wonder", "pass"]  # what Elena gains could go to Aragorn
    assert table.inspiration() == 0


def test_elf_friend_inspires_its_hero_and_another_elf_of_choice() -> None:
    heroes = Hero(prepared=["Elf-Friend"]), Hero("Legolas", at=FAR), Hero("Elena"), Hero("Gimli")
    table = lay(*heroes).choose("Elf-Friend")
    assert table.offered == ["Legolas", "Elena"]
    table.choose("Legolas")
    assert [table.inspiration(each.name) for each in heroes] == [2, 2, 0, 0]
    assert set_aside(table) == ["Elf-Friend"]


def test_elf_friend_of_an_elf_is_shared_with_another_elf() -> None:
    table = lay(Hero("Legolas", prepared=["Elf-Friend"]), Hero("Elena")).choose("Elf-Friend")
    assert (table.kind, table.inspiration("Legolas"), table.inspiration("Elena")) == ("turn", 2, 2)


def test_elf_friend_inspires_its_hero_where_no_other_elf_is() -> None:
    table = lay(Hero(prepared=["Elf-Friend"]), Hero("Gimli")).choose("Elf-Friend")
    assert (table.inspiration(), table.inspiration("Gimli")) == (2, 0)


def test_elf_friend_is_not_for_another_elf_who_can_hold_no_more() -> None:
    heroes = Hero(prepared=["Elf-Friend"]), Hero("Legolas", inspiration=5), Hero("Elena")
    table = lay(*heroes).choose("Elf-Friend")
    assert (table.kind, [table.inspiration(each.name) for each in heroes]) == ("turn", [2, 5, 2])


def test_elf_friend_is_for_another_elf_when_its_hero_can_hold_no_more() -> None:
    table = lay(Hero(prepared=["Elf-Friend"], inspiration=4), Hero("Legolas")).choose("Elf-Friend")
    assert (table.inspiration(), table.inspiration("Legolas")) == (4, 2)


def test_elf_friend_is_of_no_use_when_nobody_has_room() -> None:
    assert "Elf-Friend" not in lay(Hero(prepared=["Elf-Friend"], inspiration=4), Hero("Gimli")).offered


# Word-Wielder


@pytest.mark.parametrize("wielder", [HERE, NEAR])
def test_word_wielder_adds_a_success_to_a_test_nearby_and_scouts(wielder: int) -> None:
    holder = Hero("Gimli", at=wielder, prepared=["Word-Wielder"], deck=["Fury", "Kinship"])
    table = lay(Hero(), holder, tokens={"stone": HERE})
    table.choose("interact stone")
    assert table.offered == ["Word-Wielder", "pass"]
    table.choose("Word-Wielder", "Fury")
    assert (table.heard("tested")[0]["successes"], table.heard("scouted")[0]["cards"]) == (1, "Fury")
    assert (table.prepared("Gimli"), set_aside(table, "Gimli")) == (["Fury"], ["Word-Wielder"])


def test_word_wielder_does_for_the_own_test_but_not_for_one_far_away() -> None:
    own = lay(Hero(prepared=["Word-Wielder"]), tokens={"stone": HERE}).choose("interact stone")
    assert own.offered == ["Word-Wielder", "pass"]
    far = lay(Hero(), Hero("Gimli", at=FAR, prepared=["Word-Wielder"]), tokens={"stone": HERE})
    assert far.choose("interact stone").kind == "turn"


# Clue-Finder


def test_clue_finder_turns_all_fate_into_success_in_an_interaction() -> None:
    table = lay(Hero(prepared=["Clue-Finder"], deck=[FATE, FATE, SUCCESS]), tokens={"stone": HERE})
    table.choose("interact stone")
    assert table.offered == ["Clue-Finder", "pass"]
    assert table.choose("Clue-Finder").heard("tested")[0]["successes"] == 3
    assert set_aside(table) == ["Clue-Finder"]


def test_clue_finder_is_of_no_use_without_fate_or_in_an_attack() -> None:
    assert lay(Hero(prepared=["Clue-Finder"]), tokens={"stone": HERE}).choose("interact stone").kind == "turn"
    attack = lay(Hero(prepared=["Clue-Finder"], items=SWORD, deck=[FATE] * 5), groups=[TIRED]).choose("attack")
    assert attack.kind == "turn"


def test_clue_finder_is_not_for_the_interaction_of_another_hero() -> None:
    table = lay(Hero(deck=[FATE] * 3), Hero("Gimli", prepared=["Clue-Finder"]), tokens={"stone": HERE})
    assert table.choose("interact stone").kind == "turn"


# Stinging Fly


def test_stinging_fly_attacks_at_the_start_of_the_turn_and_fears_no_counterattack_in_it() -> None:
    hero = Hero(prepared=["Stinging Fly"], items=SWORD)
    table = lay(hero, Hero("Gimli", items=SWORD), groups=[Foes("hill-troll")], at="2.5").choose("Aragorn")
    assert table.offered == ["Stinging Fly", "pass"]
    table.choose("Stinging Fly")
    assert ([each["hero"] for each in table.heard("attack")], table.game.state.actions) == ([0], 2)
    table.choose("attack")
    assert (len(table.heard("attack")), table.heard("counterattack")) == (2, [])
    assert set_aside(table) == ["Stinging Fly"]
    table.done()
    assert not table.game.rule_applies(Rule.NO_COUNTERATTACK, 0)


def test_stinging_fly_needs_an_enemy_in_reach() -> None:
    heroes = Hero(prepared=["Stinging Fly"], items=SWORD), Hero("Gimli", at=NEAR, items=SWORD)
    assert lay(*heroes, groups=[Foes("hill-troll", NEAR)], at="2.5").choose("Aragorn").kind == "turn"


# Fire-Giver, Flame-Bearer


def test_fire_giver_adds_a_modifier_of_choice_to_an_attack() -> None:
    table = lay(Hero(prepared=["Fire-Giver"], items=SWORD), Hero("Gimli", seat=1), groups=[TIRED]).choose("attack")
    assert table.offered == ["Fire-Giver", "pass"]
    table.choose("Fire-Giver")
    assert table.decision.player == 0
    assert table.offered == ["pierce", "smite", "cleave", "lethal", "sunder", "stun"]
    table.choose("lethal")
    assert (table.heard("hits")[0]["modifiers"], set_aside(table)) == ("lethal", ["Fire-Giver"])


def test_fire_giver_is_not_for_other_tests_nor_for_other_heroes() -> None:
    assert lay(Hero(prepared=["Fire-Giver"]), tokens={"stone": HERE}).choose("interact stone").kind == "turn"
    table = lay(Hero(items=SWORD), Hero("Gimli", prepared=["Fire-Giver"]), groups=[TIRED]).choose("attack")
    assert table.kind == "turn"


def test_flame_bearer_adds_two_modifiers_to_the_attack_of_another() -> None:
    table = lay(Hero(items=SWORD), Hero("Gimli", at=NEAR, prepared=["Flame-Bearer"], seat=1), groups=[TIRED])
    table.choose("attack", "Flame-Bearer", "lethal")
    assert table.decision.player == 1
    assert table.offered == ["pierce", "smite", "cleave", "sunder", "stun"]
    table.choose("cleave")
    assert table.heard("hits")[0]["modifiers"] == "lethal, cleave"
    assert set_aside(table, "Gimli") == ["Flame-Bearer"]


@pytest.mark.untwinned
def test_flame_bearer_is_neither_for_the_own_attack_nor_for_enemies_far_away() -> None:
    assert lay(Hero(prepared=["Flame-Bearer"], items=SWORD), groups=[TIRED]).choose("attack").kind == "turn"
    heroes = Hero(items=SWORD), Hero("Gimli", at=FAR, prepared=["Flame-Bearer"]), Hero("Bilbo", at=NEAR)
    assert lay(*heroes, groups=[TIRED]).choose("attack").kind == "turn"


@pytest.mark.rule("jme:59.5")
@pytest.mark.parametrize("title", ["Fire-Giver", "Flame-Bearer"])
@pytest.mark.parametrize("missing", [[], [Modifier.STUN]])
def test_fire_giver_and_flame_bearer_need_a_modifier_that_the_attack_lacks(
    title: str, missing: list[Modifier], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def add_others(game: JourneyGame, use: Use) -> None:
        use.test.modifiers += [each for each in Modifier if each not in missing]

    trick = bring(monkeypatch, "Trick", must(when=On.TEST)(add_others))
    hero, other = Hero(prepared=[trick], items=SWORD), Hero("Gimli")
    (hero if title == "Fire-Giver" else other).prepared = [title, *([trick] if title == "Fire-Giver" else [])]
    assert (title in lay(hero, other, groups=[TIRED]).choose("attack").offered) == bool(missing)


def test_flame_bearer_is_not_for_the_test_to_negate_an_attack() -> None:
    table = lay(Hero(), Hero("Gimli", prepared=["Flame-Bearer"]), groups=[Foes()], seed=CUDGEL)
    assert table.choose(f"move {NEAR}").kind == "turn"


# Gale-Rock


@pytest.mark.parametrize("sufferer", ["Aragorn", "Gimli"])
def test_gale_rock_turns_the_fear_of_a_hero_in_the_space_into_inspiration(sufferer: str) -> None:
    rock = "Aragorn" if sufferer == "Aragorn" else "Bilbo"
    heroes = {each: Hero(each, at=NEAR) for each in dict.fromkeys((sufferer, rock))}
    heroes[sufferer].at = heroes[rock].at = HERE
    heroes[rock].prepared = ["Gale-Rock"]
    table = lay(*heroes.values(), at="83.2", darkness=[HERE])
    if table.kind == "hero":
        table.choose(sufferer)
    assert table.offered == ["Gale-Rock", "pass"]
    table.choose("Gale-Rock")
    assert (table.fear(sufferer), table.inspiration(sufferer), set_aside(table, rock)) == (0, 2, ["Gale-Rock"])


def test_gale_rock_does_nothing_for_heroes_nearby_nor_against_damage() -> None:
    heroes = Hero(), Hero("Gimli", at=NEAR, prepared=["Gale-Rock"])
    assert lay(*heroes, tokens={"skull": HERE}).choose("interact skull").kind == "turn"
    table = lay(Hero(prepared=["Gale-Rock"]), tokens={"thorn": HERE}).choose("interact thorn")
    assert table.kind == "turn"


# Stormcrow


def test_stormcrow_goes_to_a_threat_and_deals_with_it_unprovoked() -> None:
    hero = Hero(prepared=["Stormcrow"], deck=[SUCCESS] * 6)
    tokens = {"snare": FAR, "stone": NEAR}
    table = lay(hero, Hero("Gimli", at=NEAR, seat=1), tokens=tokens, terrain=[("threat", BEYOND)],
                groups=[Foes(at=FAR)], at="2.5")  # fmt: skip
    assert table.choose("Aragorn").offered == ["Stormcrow", "pass"]
    assert (table.choose("Stormcrow").decision.player, table.offered) == (0, ["snare", ""])
    assert (table.choose("snare").decision.player, table.offered) == (0, ["agility", "wit"])
    table.choose("agility")
    assert (table.at(), table.heard("provoked"), table.game.state.actions) == (FAR, [], 2)
    assert [each.name for each in table.game.state.tokens] == ["stone", ""]
    assert set_aside(table) == ["Stormcrow"]


@pytest.mark.alone
def test_stormcrow_needs_a_threat() -> None:
    assert lay(Hero(prepared=["Stormcrow"]), tokens={"stone": NEAR}, at="2.5").kind == "turn"


# Coney-Foot


@pytest.mark.parametrize("enemy", [NEAR, FAR])
def test_coney_foot_flees_to_another_hero_when_an_enemy_comes_near(enemy: int) -> None:
    heroes = Hero(prepared=["Coney-Foot"]), Hero("Gimli", at=BEYOND), Hero("Bilbo")
    table = lay(*heroes, groups=[Foes("hill-troll", enemy)], at="83.1").until("ability")
    assert table.offered == ["Coney-Foot", "pass"]
    table.choose("Coney-Foot")
    assert (table.at(), set_aside(table)) == (BEYOND, ["Coney-Foot"])


def test_coney_foot_stays_when_an_enemy_moves_far_away() -> None:
    heroes = Hero(at=NEAR, prepared=["Coney-Foot"]), Hero("Gimli", at=BEYOND), Hero("Bilbo", at=FAR)
    table = lay(*heroes, groups=[Foes("hill-troll", ROW[4])], at="83.1", seed=seed_for("hill-troll.club"))
    assert [each.space for each in table.game.state.groups] == [BEYOND]
    assert (table.kind, table.prepared()) == ("suffer next", ["Coney-Foot"])


@pytest.mark.alone
def test_coney_foot_stays_where_nobody_else_is() -> None:
    table = lay(Hero(prepared=["Coney-Foot"]), groups=[Foes(at=NEAR)], at="83.1", seed=CUDGEL)
    assert (table.damage(), table.prepared()) == (2, ["Coney-Foot"])


# Barrel Rider


def test_barrel_rider_is_placed_anywhere_explored_after_an_interaction_that_discards_the_token() -> None:
    hero = Hero(prepared=["Barrel Rider"], deck=[SUCCESS] * 6)
    table = lay(hero, Hero("Gimli"), tokens={"stone": HERE}, unexplored=[2]).choose("interact stone")
    assert table.offered == ["Barrel Rider", "pass"]
    table.choose("Barrel Rider")
    assert f"space {FAR}" in table.offered
    assert f"space {BEYOND}" not in table.offered
    table.choose(f"space {FAR}")
    assert (table.at(), set_aside(table)) == (FAR, ["Barrel Rider"])


def test_barrel_rider_rides_barrels() -> None:
    hero = Hero(prepared=["Barrel Rider"], deck=[SUCCESS] * 6)
    table = lay(hero, terrain=[("barrels", HERE)], groups=[Foes("hill-troll", NEAR)]).choose("barrels", "hill-troll")
    assert table.offered == ["Barrel Rider", "pass"]


def test_barrel_rider_stays_when_the_token_does() -> None:
    table = lay(Hero(prepared=["Barrel Rider"]), tokens={"stone": HERE}).choose("interact stone")
    assert table.kind == "turn"


def test_barrel_rider_does_not_ride_after_the_interaction_of_another_hero() -> None:
    table = lay(Hero(deck=[SUCCESS] * 6), Hero("Gimli", prepared=["Barrel Rider"]), tokens={"stone": HERE})
    assert table.choose("interact stone").kind == "turn"


# Guest of Eagles


@pytest.mark.parametrize(("flies", "spaces"), [("Aragorn", (FAR, FAR)), ("Gimli", (HERE, HERE))])
def test_guest_of_eagles_brings_two_heroes_together(flies: str, spaces: tuple[int, int]) -> None:
    heroes = Hero(prepared=["Guest of Eagles"]), Hero("Gimli", at=FAR), Hero("Elena", at=NEAR), Hero("Bilbo")
    table = lay(*heroes, groups=[Foes(), Foes(at=FAR)], at="2.5").choose("Aragorn", "Guest of Eagles")
    assert table.offered == ["Gimli", "Elena"]
    table.choose("Gimli", flies)
    assert (table.at("Aragorn"), table.at("Gimli")) == spaces
    assert (set_aside(table), table.heard("provoked")) == (["Guest of Eagles"], [])


def test_guest_of_eagles_is_of_no_use_when_all_are_together() -> None:
    table = lay(Hero(prepared=["Guest of Eagles"]), Hero("Gimli"), at="2.5").choose("Aragorn")
    assert table.kind == "turn"


# Luckwearer


@pytest.mark.rule("jme:109.6")
def test_luckwearer_gives_a_boon_and_the_token_back() -> None:
    hero = Hero(prepared=["Luckwearer"], items=["Brooch"])
    table = lay(hero, tokens={"skull": HERE})
    before = table.depletion("Brooch")
    table.choose("interact skull", "Brooch")
    assert table.offered == ["Luckwearer", "pass"]
    table.choose("Luckwearer", "determined")
    assert (table.depletion("Brooch"), table.boons(), set_aside(table)) == (before, ["determined"], ["Luckwearer"])


def test_luckwearer_does_not_answer_when_another_hero_depletes() -> None:
    table = lay(Hero(items=["Brooch"]), Hero("Gimli", prepared=["Luckwearer"]), tokens={"skull": HERE})
    assert table.choose("interact skull", "Brooch").kind == "turn"


# Lone Survivor


@pytest.mark.parametrize("survivor", [HERE, NEAR])
def test_lone_survivor_adds_two_successes_to_a_last_stand_nearby(survivor: int) -> None:
    heroes = Hero(damage_down=4), Hero("Gimli", at=survivor, prepared=["Lone Survivor"])
    table = lay(*heroes, tokens={"thorn": HERE}).choose("interact thorn")
    assert table.offered == ["Lone Survivor", "pass"]
    table.choose("Lone Survivor")
    assert (table.heard("tested")[0]["successes"], table.game.state.defeated) == (2, [False, False])
    assert set_aside(table, "Gimli") == ["Lone Survivor"]


def test_lone_survivor_helps_neither_far_away_nor_in_other_tests() -> None:
    heroes = Hero(damage_down=4), Hero("Gimli", at=FAR, prepared=["Lone Survivor"])
    assert lay(*heroes, tokens={"thorn": HERE}).choose("interact thorn").game.state.defeated == [True, False]
    table = lay(Hero(prepared=["Lone Survivor"]), tokens={"stone": HERE}).choose("interact stone")
    assert table.kind == "turn"
