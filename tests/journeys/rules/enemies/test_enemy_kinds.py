"""Enemies and bonuses are what they are in the box."""

import pytest

from waybread.journeys.rules.enemies.enemy_kinds import BONUSES, ENEMIES, prohibited


@pytest.mark.parametrize(
    ("key", "name", "bar", "moves", "largest", "box", "traits"),
    [
        ("ruffian", "Ruffian", (5, 0, 0), (2, 4), 3, 6, {"Humanoid", "Weak"}),
        ("goblin-scout", "Goblin Scout", (3, 1, 0), (2, 4), 3, 6, {"Goblin", "Weak", "Small"}),
        ("orc-hunter", "Orc Hunter", (5, 1, 0), (1, 2), 3, 3, {"Orc", "Ranged"}),
        ("orc-marauder", "Orc Marauder", (5, 2, 0), (1, 2), 3, 3, {"Orc", "Slow"}),
        ("hungry-warg", "Hungry Warg", (8, 1, 0), (3, 6), 3, 3, {"Beast", "Powerful", "Fast"}),
        ("hill-troll", "Hill Troll", (14, 2, 0), (2, 4), 1, 1, {"Beast", "Powerful", "Large"}),
        ("wight", "Wight", (6, 0, 3), (1, 2), 3, 3, {"Humanoid", "Powerful"}),
    ],
)
def test_an_enemy_has_the_numbers_of_its_kind(
    key: str, name: str, bar: tuple[int, int, int], moves: tuple[int, int], largest: int, box: int, traits: set[str]
) -> None:
    enemy = ENEMIES[key]
    assert (enemy.key, enemy.name, set(enemy.traits)) == (key, name, traits)
    assert (enemy.health, enemy.armour, enemy.sorcery) == bar
    assert (enemy.move, enemy.roam) == moves
    assert (enemy.largest, enemy.figures) == (largest, box)


def test_the_core_set_has_25_figures_of_seven_kinds() -> None:
    assert len(ENEMIES) == 7
    assert sum(each.figures for each in ENEMIES.values()) == 25


def test_only_orc_hunters_reach_adjacent_spaces() -> None:
    assert {key: each.reach for key, each in ENEMIES.items() if each.reach} == {"orc-hunter": 1}


FACTS = """
alert                0  0  0 0 0 stun           any
armored              0  1  0 0 0 -              any
bloodthirsty         0  0  0 1 0 -              any
guarded              0  0  0 0 0 cleave,stun    any
hardened             0  0  0 0 0 pierce,sunder  any
huge                 3  0  0 0 0 -              any
large                2  0  0 0 0 -              any
shrouded             0  0  1 0 0 -              any
spike-armor          0  1  0 1 0 -              armed,troll,wight
terrifying           0  0  0 0 1 -              any
veteran              5  0  0 1 0 -              armed
wary                 0  0  0 0 0 stun,lethal    any
well-equipped        2  1  0 0 0 -              armed,troll,wight
duelist              0  0  0 0 0 lethal,pierce  armed,wight
blind-rage           0  2  0 0 0 pierce,sunder  any
burning-hatred       4  1  0 0 0 -              any
eternal-flame       15  0  1 0 0 -              wight
eternal-lord         2  2  0 1 1 -              wight
kings-armor          5  2  0 0 0 -              armed,wight
last-gasp            0 -2  0 1 1 -              armed,troll,warg
numenorean-blood     4  0  0 0 0 -              ruffian
orc-captain          2  1  0 0 1 stun           orcs
orc-champion         0  0  0 1 1 -              orcs
packs-vengeance      2  0  0 0 0 stun,lethal    warg
possessed            0  0  0 0 1 smite          armed,troll,warg
spectral             0  0  2 0 0 lethal         wight
spirit-guard         0  0  2 2 2 -              wight
swift-death          0  0  0 1 0 -              any
trained-for-battle   5  2  0 0 0 -              armed,troll
undying-hate       -12  0  0 1 1 stun           any
warband-leader       2  2  0 2 0 -              armed
wisp                -1  0 -1 0 0 -              wight
"""
BASIC = 14
"""The first so many are those that are given at random."""
KINDS = {
    "any": set(ENEMIES),
    "armed": {"ruffian", "goblin-scout", "orc-hunter", "orc-marauder"},
    "orcs": {"orc-hunter", "orc-marauder"},
    "troll": {"hill-troll"},
    "warg": {"hungry-warg"},
    "wight": {"wight"},
    "ruffian": {"ruffian"},
}


@pytest.mark.parametrize(("place", "line"), list(enumerate(FACTS.split("\n")[1:-1])))
def test_a_bonus_has_its_numbers(place: int, line: str) -> None:
    key, *numbers, modifiers, kinds = line.split()
    bonus = BONUSES[key]
    assert [bonus.health, bonus.armour, bonus.sorcery, bonus.damage, bonus.fear] == [int(each) for each in numbers]
    assert bonus.prohibits == (set(modifiers.split(",")) if modifiers != "-" else set())
    assert bonus.kinds == set().union(*(KINDS[each] for each in kinds.split(",")))
    assert bonus.basic == (place < BASIC)


def test_there_are_no_other_bonuses() -> None:
    assert len(BONUSES) == len(FACTS.split("\n")[1:-1])


@pytest.mark.rule("jme:33.3a")
def test_a_bonus_says_what_it_does() -> None:
    assert BONUSES["orc-captain"].text == (
        "Each figure has +2 health and +1 armour. Each attack has +1 fear. The group is unaffected by stun."
    )


def test_bonuses_together_prohibit_all_that_each_of_them_prohibits() -> None:
    assert prohibited(("guarded", "wary", "huge")) == {"cleave", "stun", "lethal"}
    assert prohibited(()) == set()
