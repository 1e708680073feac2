"""Rations, maps, pipes, ropes, tomes and torches."""

import pytest

from tests.journeys.board import FAR, FATE, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay
from waybread.journeys.facts import Boon

RATIONS = ["Extra Rations", "Breeland Rations", "Hobbit Rations"]
MAPS = ["Old Map", "Bounder's Map", "Bullroarer's Course"]
PIPES = ["Old Pipe", "Long-Stemmed Pipe", "Storm-Maker"]
ROPES = ["Rope", "Hobson Rope", "Ninnyhammer Braid"]
TOMES = ["Tome", "Tome of Battle", "Legendarium of Thror"]
TORCHES = ["Torch", "Weathertop Torch", "Under-Sun"]
SPENT = Foes(exhausted=True)
"""A group that does not strike back."""
GIMLI = "Gimli"
"""A hero whose own card has no say in scouts."""


# Rations


def rally(*heroes: Hero, groups: tuple[Foes, ...] = ()) -> Table:
    """The rally phase begins."""
    return lay(*heroes, at="73", groups=groups)


@pytest.mark.parametrize(("item", "left"), [("Extra Rations", 2), ("Breeland Rations", 1), ("Hobbit Rations", 2)])
def test_rations_let_a_hero_in_the_space_discard_damage_as_the_rally_phase_begins(item: str, left: int) -> None:
    table = rally(
        Hero(items=[item], damage_down=1), Hero("Legolas", damage_down=3), Hero("Bilbo", at=NEAR, damage_down=1)
    )
    tokens = table.depletion(item)
    assert table.offered == [item, "pass"]
    table.choose(item)
    assert table.offered == ["Aragorn", "Legolas"]
    table.choose("Legolas")
    assert (table.damage(), table.damage("Legolas"), table.depletion(item)) == (1, left, tokens - 1)


@pytest.mark.parametrize("item", RATIONS)
def test_rations_let_face_up_damage_be_discarded(item: str) -> None:
    table = rally(Hero(items=[item], damage=["Exhaustion"])).choose(item)
    assert table.damage() == 0


@pytest.mark.parametrize("item", RATIONS)
def test_rations_are_not_offered_when_nobody_in_the_space_has_damage(item: str) -> None:
    assert rally(Hero(items=[item], fear_down=1), Hero("Legolas", at=NEAR, damage_down=1)).kind == "prepare"


def test_butterbur_biscuits_make_a_hero_determined_and_discard_up_to_two_of_any_kind() -> None:
    table = rally(Hero(items=["Butterbur Biscuits"]), Hero("Legolas", damage_down=2, fear_down=1))
    assert table.choose("Butterbur Biscuits").offered == ["Aragorn", "Legolas"]
    table.choose("Legolas", "damage")
    assert table.offered == ["damage", "fear", "pass"]
    assert table.choose("fear").kind == "prepare"
    assert (table.boons("Legolas"), table.damage("Legolas"), table.fear("Legolas")) == (["determined"], 1, 0)
    assert table.depletion("Butterbur Biscuits") == 2


def test_butterbur_biscuits_are_for_a_hero_who_is_determined_but_hurt() -> None:
    table = rally(Hero(items=["Butterbur Biscuits"], boons=[Boon.DETERMINED], fear_down=1))
    assert table.choose("Butterbur Biscuits", "fear").fear() == 0


def test_butterbur_biscuits_are_not_offered_when_nobody_in_the_space_is_in_need() -> None:
    full = Hero(items=["Butterbur Biscuits"], boons=[Boon.DETERMINED])
    assert rally(full, Hero("Legolas", at=NEAR, damage_down=1)).kind == "prepare"


def test_tookish_apple_cakes_are_shared_by_all_in_the_space() -> None:
    table = rally(
        Hero(items=["Tookish Apple Cakes"], damage_down=3), Hero("Legolas", fear=["Surrender"], seat=1),
        Hero("Bilbo", at=NEAR, fear_down=1),
    )  # fmt: skip
    table.choose("Tookish Apple Cakes")
    assert (table.decision.player, table.offered) == (0, ["damage", "Surrender", "pass"])
    assert table.choose("damage", "damage").kind == "prepare"
    assert (table.damage(), table.fear("Legolas"), table.depletion("Tookish Apple Cakes")) == (1, 1, 3)


def test_tookish_apple_cakes_are_not_offered_when_all_in_the_space_are_well() -> None:
    assert rally(Hero(items=["Tookish Apple Cakes"]), Hero("Legolas", at=NEAR, damage_down=1)).kind == "prepare"


# Maps


def explore(*heroes: Hero) -> Table:
    """The first hero, who stands nearby, explores a tile."""
    return lay(*heroes, unexplored=[1]).choose(f"move {FAR}")


@pytest.mark.parametrize("item", MAPS)
def test_a_map_inspires_another_hero_anywhere_after_exploring(item: str) -> None:
    table = explore(Hero(at=NEAR, items=[item]), Hero("Legolas", at=99), Hero(GIMLI, at=NEAR))
    assert table.offered == [item, "pass"]
    table.choose(item)
    assert table.offered == ["Legolas", GIMLI]
    table.choose("Legolas")
    assert (table.inspiration("Legolas"), table.inspiration(GIMLI), table.depletion(item)) == (1, 0, 2)


@pytest.mark.parametrize("item", MAPS)
def test_a_map_is_not_offered_when_nobody_else_could_gain_inspiration(item: str) -> None:
    assert explore(Hero(at=NEAR, items=[item]), Hero("Legolas", inspiration=5)).kind == "turn"


@pytest.mark.parametrize("item", MAPS)
def test_a_map_is_not_offered_after_another_heros_exploring(item: str) -> None:
    assert explore(Hero(at=NEAR), Hero("Legolas", items=[item])).kind == "turn"


def kill(*heroes: Hero) -> Table:
    """The first hero defeats a goblin with the sword, and takes heart."""
    table = lay(*heroes, groups=[Foes("goblin-scout")]).choose("attack").until("line").choose("Sword line 2", "pass")
    return table.choose("Aragorn") if table.kind == "hero" else table


@pytest.mark.parametrize("item", MAPS[1:])
def test_a_greater_map_inspires_another_hero_after_the_last_of_a_group(item: str) -> None:
    table = kill(Hero(items=["Sword", item], deck=[SUCCESS] * 3), Hero("Legolas"))
    assert table.offered == [item, "pass"]
    table.choose(item)
    assert (table.inspiration("Legolas"), table.depletion(item)) == (1, 2)


@pytest.mark.parametrize("item", MAPS[1:])
def test_a_greater_map_is_not_offered_after_another_heros_kill_or_when_nobody_could_gain(item: str) -> None:
    sword = Hero(items=["Sword"], deck=[SUCCESS] * 3)
    assert kill(sword, Hero("Legolas", items=[item])).kind == "turn"
    both = Hero(items=["Sword", item], deck=[SUCCESS] * 3)
    assert kill(both, Hero("Legolas", inspiration=5)).kind == "turn"


def test_old_map_is_not_offered_after_the_last_of_a_group() -> None:
    table = kill(Hero(items=["Sword", "Old Map"], deck=[SUCCESS] * 3), Hero("Legolas"))
    assert (table.kind, table.group()) == ("turn", None)


def test_bullroarers_course_makes_an_attack_lethal() -> None:
    table = lay(Hero(items=["Sword", "Bullroarer's Course"]), groups=[SPENT]).choose("attack")
    assert table.offered == ["Bullroarer's Course", "pass"]
    table.choose("Bullroarer's Course")
    assert (table.heard("hits")[0]["modifiers"], table.depletion("Bullroarer's Course")) == ("lethal", 2)


def test_bullroarers_course_is_not_offered_in_other_tests_or_for_other_heroes() -> None:
    table = lay(Hero(items=["Bullroarer's Course"]), tokens={"stone": HERE}).choose("interact stone")
    assert table.kind == "turn"
    party = (Hero(items=["Sword"]), Hero("Legolas", items=["Bullroarer's Course"]))
    assert lay(*party, groups=[SPENT]).choose("attack").kind == "turn"


@pytest.mark.rule("jme:59.3")
def test_bullroarers_course_is_not_offered_against_a_group_that_forbids_lethal() -> None:
    wary = Foes(bonuses=["wary"], exhausted=True, at=NEAR)
    table = lay(Hero(items=["Great Bow", "Bullroarer's Course"]), groups=[wary]).choose("attack")
    assert table.kind == "turn"


# Pipes


@pytest.mark.parametrize("item", PIPES)
def test_a_pipe_prepares_one_card_more_in_the_rally_phase(item: str) -> None:
    table = rally(Hero(GIMLI, items=[item], deck=["Strider", "Quiet"], boons=list(Boon)))
    assert table.offered == [item, "pass"]
    table.choose(item, "Strider", "Quiet")
    assert (table.prepared(), table.depletion(item)) == (["Strider", "Quiet"], 1)


@pytest.mark.parametrize("item", PIPES)
def test_a_pipe_does_not_prepare_a_third_card(item: str) -> None:
    table = rally(Hero(items=[item], deck=["Strider", "Quiet", "Fury"], boons=list(Boon)))
    assert sorted(table.choose(item, "Strider").offered) == ["Fury", "Quiet", "pass"]
    assert "Fury" not in table.choose("Quiet").offered


@pytest.mark.parametrize("item", PIPES)
def test_a_pipe_is_not_offered_with_an_enemy_nearby(item: str) -> None:
    assert rally(Hero(GIMLI, items=[item]), groups=(Foes(at=NEAR),)).kind == "prepare"


@pytest.mark.parametrize("item", PIPES)
def test_a_pipe_is_not_offered_for_other_scouts(item: str) -> None:
    assert lay(Hero(GIMLI, items=[item]), tokens={"hill": HERE}).choose("interact hill").kind == "prepare"


@pytest.mark.parametrize("item", PIPES)
def test_a_pipe_is_not_offered_to_another_hero(item: str) -> None:
    table = rally(Hero(GIMLI), Hero("Legolas", items=[item]))
    assert (table.kind, table.decision.about) == ("prepare", 0)


@pytest.mark.parametrize(("item", "left"), [("Old Pipe", 3), ("Long-Stemmed Pipe", 1), ("Storm-Maker", 1)])
def test_a_greater_pipe_discards_two_face_down_fear(item: str, left: int) -> None:
    table = rally(Hero(GIMLI, items=[item], fear_down=3, fear=["Surrender"])).choose(item)
    assert table.fear() == left + 1


def test_storm_maker_gives_a_boon_of_choice() -> None:
    table = rally(Hero(GIMLI, items=["Storm-Maker"], boons=[Boon.HIDDEN])).choose("Storm-Maker")
    assert table.offered == ["emboldened", "determined"]
    assert table.choose("determined").boons() == ["hidden", "determined"]


# Ropes


def successes(table: Table) -> int:
    return int(table.heard("tested")[0]["successes"])


@pytest.mark.parametrize(("item", "gained"), [("Rope", 1), ("Hobson Rope", 1), ("Ninnyhammer Braid", 2)])
def test_a_rope_turns_a_fate_into_success_in_an_interaction(item: str, gained: int) -> None:
    table = lay(Hero(items=[item], deck=[FATE] * 3), tokens={"snare": HERE}).choose("interact snare", "agility")
    assert table.offered == [item, "pass"]
    table.choose(item)
    assert (successes(table), table.depletion(item)) == (gained, 1)


@pytest.mark.parametrize(("item", "gained"), [("Rope", 1), ("Hobson Rope", 1), ("Ninnyhammer Braid", 2)])
def test_a_rope_uses_up_the_one_fate_that_it_turns(item: str, gained: int) -> None:
    hero = Hero(items=[item], deck=[FATE, "Arrogant", "Arrogant"], inspiration=1)
    table = lay(hero, tokens={"snare": HERE}).choose("interact snare", "agility")
    assert table.offered == ["inspire", item, "pass"]
    assert (table.choose(item).kind, successes(table), table.inspiration()) == ("turn", gained, 1)


@pytest.mark.rule("jme:49.4")
@pytest.mark.parametrize("item", ROPES)
def test_a_rope_helps_with_a_statue(item: str) -> None:
    table = lay(Hero(items=[item], deck=[FATE] * 3), terrain=[("statue", HERE)]).choose("statue").until("test")
    assert table.offered == [item, "pass"]


@pytest.mark.parametrize("item", ROPES)
def test_a_rope_is_not_offered_in_a_pit_or_in_an_attack(item: str) -> None:
    pit = lay(Hero(items=[item], deck=[FATE] * 3), terrain=[("pit", NEAR)]).choose(f"move {NEAR}")
    assert (pit.kind, pit.heard("tested")[0]["stat"]) == ("turn", "agility")
    attack = lay(Hero(items=["Sword", item], deck=[FATE] * 3), groups=[SPENT]).choose("attack")
    assert (attack.kind, successes(attack)) == ("turn", 0)


@pytest.mark.parametrize("item", ROPES)
def test_a_rope_is_not_offered_in_tests_of_other_stats_or_without_fate(item: str) -> None:
    wit = lay(Hero(items=[item], deck=[FATE] * 3), tokens={"snare": HERE}).choose("interact snare", "wit")
    assert (wit.kind, successes(wit)) == ("turn", 0)
    none = lay(Hero(items=[item]), tokens={"snare": HERE}).choose("interact snare", "agility")
    assert (none.kind, successes(none)) == ("turn", 0)


@pytest.mark.parametrize("item", ROPES)
def test_a_rope_is_not_offered_to_another_hero(item: str) -> None:
    table = lay(Hero(deck=[FATE] * 3), Hero("Legolas", items=[item]), tokens={"stone": HERE})
    assert successes(table.choose("interact stone")) == 0


@pytest.mark.parametrize("item", ROPES[1:])
def test_a_greater_rope_tests_agility_in_place_of_might_for_nothing(item: str) -> None:
    table = lay(Hero(items=[item]), tokens={"stone": HERE}).choose("interact stone")
    assert table.offered == [item, "pass"]
    table.choose(item)
    assert (table.heard("tested")[0]["stat"], table.depletion(item)) == ("agility", 2)


@pytest.mark.parametrize("item", ROPES[1:])
def test_a_greater_rope_may_help_twice_in_a_test(item: str) -> None:
    table = lay(Hero(items=[item], deck=[FATE] * 3), tokens={"stone": HERE}).choose("interact stone", item)
    assert (table.kind, table.offered) == ("test", [item, "pass"])


def test_rope_tests_might_as_it_is() -> None:
    table = lay(Hero(items=["Rope"]), tokens={"stone": HERE}).choose("interact stone")
    assert table.heard("tested")[0]["stat"] == "might"


@pytest.mark.parametrize("item", ROPES[1:])
def test_a_greater_rope_does_not_change_the_stat_of_an_attack(item: str) -> None:
    table = lay(Hero(items=["Sword", item]), groups=[SPENT]).choose("attack")
    assert table.heard("tested")[0]["stat"] == "might"


# Tomes

DECK = ["Strider", "Quiet", "Thorongil", "Fury", "Wanderer"]


@pytest.mark.parametrize("item", TOMES)
def test_a_tome_reveals_two_cards_more_in_a_scout(item: str) -> None:
    table = lay(Hero(items=[item], deck=DECK), tokens={"hill": HERE}).choose("interact hill")
    assert table.offered == [item, "pass"]
    tokens = table.depletion(item)
    table.choose(item)
    assert (table.offered, table.depletion(item)) == (["Strider", "Quiet", "Thorongil", "pass"], tokens - 1)


@pytest.mark.parametrize("item", TOMES)
def test_a_tome_that_stays_shut_reveals_nothing_more(item: str) -> None:
    table = lay(Hero(items=[item], deck=DECK), tokens={"hill": HERE}).choose("interact hill", "pass")
    assert table.offered == ["Strider", "pass"]


@pytest.mark.parametrize("item", TOMES)
def test_a_tome_is_not_offered_to_another_hero(item: str) -> None:
    table = lay(Hero(deck=DECK), Hero("Legolas", items=[item]), tokens={"hill": HERE}).choose("interact hill")
    assert table.kind == "prepare"


@pytest.mark.parametrize("item", TOMES)
def test_a_tome_finds_cards_on_the_discard_pile(item: str) -> None:
    table = lay(Hero(items=[item], deck=DECK[:1], discards=["Fury"]), tokens={"hill": HERE}).choose("interact hill")
    assert table.offered == [item, "pass"]


@pytest.mark.parametrize("item", TOMES[:2])
def test_a_tome_is_not_offered_when_there_are_no_more_cards(item: str) -> None:
    table = lay(Hero(items=[item], deck=DECK[:1]), tokens={"hill": HERE}).choose("interact hill")
    assert table.kind == "prepare"


@pytest.mark.parametrize(("item", "gained"), [("Tome", 0), ("Tome of Battle", 1), ("Legendarium of Thror", 1)])
def test_a_greater_tome_inspires_while_an_enemy_is_in_the_space(item: str, gained: int) -> None:
    table = lay(Hero(items=[item], deck=DECK), tokens={"hill": HERE}, groups=[SPENT]).choose("interact hill", item)
    assert table.inspiration() == gained


@pytest.mark.parametrize("item", TOMES)
def test_a_tome_does_not_inspire_while_enemies_are_nearby_only(item: str) -> None:
    table = lay(Hero(items=[item], deck=DECK), tokens={"hill": HERE}, groups=[Foes(at=NEAR)])
    assert table.choose("interact hill", item).inspiration() == 0


def test_legendarium_of_thror_prepares_one_card_more() -> None:
    table = lay(Hero(items=["Legendarium of Thror"], deck=DECK), tokens={"hill": HERE})
    table.choose("interact hill", "Legendarium of Thror", "Quiet", "Thorongil")
    assert table.prepared() == ["Quiet", "Thorongil"]


# Torches


@pytest.mark.rule("jme:23.4")
@pytest.mark.parametrize("item", TORCHES)
def test_a_torch_keeps_the_fear_of_darkness_from_all_in_its_space(item: str) -> None:
    party = (Hero(items=[item]), Hero("Bilbo", at=NEAR), Hero("Legolas"))
    table = lay(*party, at="83.2", darkness=[HERE, NEAR]).until("prepare")
    assert [table.fear(each) for each in ("Aragorn", "Legolas", "Bilbo")] == [0, 0, 2]


@pytest.mark.rule("jme:109.5a1")
def test_torch_gives_no_light_once_it_lies_face_down() -> None:
    table = lay(Hero(items=["Torch"]), tokens={"thorn": HERE}, damage_deck=["Crushed"], darkness=[HERE])
    table.choose("interact thorn").until("prepare")
    assert table.fear() == 2


def test_weathertop_torch_lends_an_attack_in_its_space_pierce_or_smite() -> None:
    table = lay(Hero(items=["Sword", "Weathertop Torch"]), groups=[SPENT]).choose("attack")
    assert table.offered == ["Weathertop Torch", "pass"]
    table.choose("Weathertop Torch")
    assert table.offered == ["pierce", "smite"]
    table.choose("smite")
    assert (table.heard("hits")[0]["modifiers"], table.depletion("Weathertop Torch")) == ("smite", 1)


def test_under_sun_lends_an_attack_in_its_space_pierce_smite_and_stun() -> None:
    table = lay(Hero(items=["Sword", "Under-Sun"]), groups=[SPENT]).choose("attack", "Under-Sun")
    assert (table.heard("hits")[0]["modifiers"], table.depletion("Under-Sun")) == ("pierce, smite, stun", 1)


@pytest.mark.parametrize("item", TORCHES[1:])
def test_a_greater_torch_is_not_offered_against_a_group_in_another_space(item: str) -> None:
    table = lay(Hero(items=["Great Bow", item]), groups=[Foes(at=NEAR)]).choose("attack")
    assert table.kind == "turn"


@pytest.mark.parametrize("item", TORCHES[1:])
def test_a_greater_torch_is_not_offered_in_another_heros_attack(item: str) -> None:
    table = lay(Hero(items=["Sword"]), Hero("Legolas", items=[item]), groups=[SPENT]).choose("attack")
    assert table.kind == "turn"


def test_torch_adds_nothing_to_an_attack() -> None:
    assert lay(Hero(items=["Sword", "Torch"]), groups=[SPENT]).choose("attack").kind == "turn"
