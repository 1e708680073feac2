"""Effects on several heroes at once: the party orders them (jme:adv.conflicts.1), and limits come last (J6)."""

from typing import Any

import pytest

from tests.journeys.board import BLANK, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay, seed_for
from tests.journeys.proving_ground import do, variant
from waybread.journeys.facts import Stat
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.script.adventure import Action, Extra
from waybread.journeys.state import Lasting

GIMLI, LEGOLAS, BILBO = (Hero(each, role) for each, role in (("Gimli", "Guardian"), ("Legolas", "Hunter"),
                                                             ("Bilbo", "Burglar")))  # fmt: skip


def event(action: Action, *heroes: Hero, **more: Any) -> Table:
    """Something that the adventure does to several heroes."""
    key = variant(f"together {action.do}", extras=(Extra("all", "all", do=(action,)),))
    return lay(*heroes, adventure=key, **more).choose("extra 0")


def order(table: Table, kind: str) -> list[str]:
    """To whom something has happened, in order."""
    return [table.game.state.heroes[each["hero"]] for each in table.heard(kind)]


# Suffering


@pytest.mark.rule("jme:adv.conflicts.1", "jme:22.5a")
def test_the_party_says_who_suffers_first_where_each_hero_does() -> None:
    table = event(do("suffer", fear=1, who="each"), GIMLI, LEGOLAS, BILBO, fear_deck=("Cower", "Rage", "Troubled"))
    assert (table.kind, table.offered) == ("hero", ["Gimli", "Legolas", "Bilbo"])
    table.choose("Bilbo", "Gimli")
    assert order(table, "suffered") == ["Bilbo", "Gimli", "Legolas"]
    assert table.face_up("Bilbo") == ["Cower"]


@pytest.mark.rule("jme:22.5a", "jme:54.1a")
def test_limits_are_checked_when_each_hero_has_suffered() -> None:
    """J6."""
    heroes = Hero("Gimli", damage_down=5, deck=(BLANK,) * 9), LEGOLAS, BILBO
    table = event(do("suffer", damage=1, who="each"), *heroes).choose("Gimli", "Legolas")
    told = [kind for kind, _ in table.told if kind in ("suffered", "last stand", "hero defeated")]
    assert told == ["suffered"] * 3 + ["last stand", "hero defeated"]


@pytest.mark.rule("jme:22.5a", "jme:54.1a")
def test_what_one_source_brings_upon_a_hero_twice_is_all_suffered_before_the_last_stand() -> None:
    """The storm hurts everybody, and its first card everybody nearby."""
    heroes = Hero("Legolas", "Hunter", deck=(BLANK,) * 12), Hero("Gimli", damage_down=5, deck=(BLANK,) * 12)
    table = lay(*heroes, tokens={"storm": HERE}, fear_deck=("Hysteria",))
    table.choose("interact storm", "Legolas", "fear").until("turn")
    assert (table.damage("Gimli"), table.fear("Gimli"), len(table.heard("last stand"))) == (7, 1, 1)


@pytest.mark.rule("jme:adv.conflicts.1")
def test_a_hero_who_suffers_nothing_is_not_ordered_among_the_others() -> None:
    key = variant("unmoved", extras=(Extra("all", "all", do=(do("suffer", fear=1, who="each"),)),))
    table = lay(GIMLI, LEGOLAS, adventure=key)
    table.game.state.lasting.append(Lasting(Rule.IMMUNE_TO_FEAR, 1, "turn", 1, 1))
    table.choose("extra 0")
    assert (table.kind, table.fear("Gimli"), table.fear("Legolas")) == ("turn", 1, 0)


@pytest.mark.rule("jme:83.2", "jme:22.5a", "jme:54.1a")
def test_limits_are_checked_when_each_hero_in_darkness_has_suffered() -> None:
    """J6."""
    heroes = Hero("Gimli", fear_down=3, deck=(SUCCESS,) * 9), LEGOLAS, BILBO
    table = lay(*heroes, at="83.2", darkness=[HERE])
    table.choose("Gimli").until("hero")
    assert (table.offered, table.heard("last stand")) == (["Legolas", "Bilbo"], [])
    table.choose("Legolas").until("prepare")
    told = [kind for kind, _ in table.told if kind in ("suffered", "last stand")]
    assert told == ["suffered"] * 6 + ["last stand"]


# Other effects


@pytest.mark.rule("jme:adv.conflicts.1")
def test_the_party_says_who_tests_first_where_each_hero_does() -> None:
    table = event(do("test", stats=(Stat.WIT,), need=1, who="each"), GIMLI, LEGOLAS)
    assert (table.kind, table.offered) == ("hero", ["Gimli", "Legolas"])
    assert order(table.choose("Legolas"), "tested") == ["Legolas", "Gimli"]


@pytest.mark.rule("jme:adv.conflicts.1")
def test_the_party_says_whom_the_enemies_of_an_event_attack_first_and_which_of_them() -> None:
    foes = [Foes("ruffian"), Foes("ruffian", NEAR), Foes("ruffian")]
    heroes = Hero("Gimli", deck=(BLANK,) * 20), Hero("Legolas", deck=(BLANK,) * 20), Hero("Bilbo", at=99)
    attack = do("enemy attack", kind="ruffian", who="each")
    table = event(attack, *heroes, groups=foes, seed=seed_for("ruffian.cudgel"))
    assert (table.kind, table.offered) == ("hero", ["Gimli", "Legolas"])  # nobody reaches Bilbo
    table.choose("Legolas")
    assert (table.kind, table.decision.options, table.decision.player) == ("provoke", (1, 3), 0)
    table.game.choose(3)
    table.until("turn")
    attacks = [(each["hero"], each["group"]) for each in table.heard("enemy attack")]
    assert attacks == [(1, 3), (1, 1), (0, 1), (0, 3)]


@pytest.mark.rule("jme:adv.conflicts.1")
@pytest.mark.parametrize(("items", "asked"), [((), False), (("Forlindon Harp",), True)])
def test_the_party_says_who_is_inspired_first_only_where_text_answers(items: tuple[str, ...], asked: bool) -> None:
    table = event(do("inspiration", who="each"), Hero("Gimli", items=items), LEGOLAS)
    assert (table.kind == "hero") is asked
    if asked:
        table.choose("Legolas")
    assert order(table, "inspiration gained") == (["Legolas", "Gimli"] if asked else ["Gimli", "Legolas"])


@pytest.mark.rule("jme:adv.conflicts.1", "jme:48.2a")
def test_a_hero_without_room_for_inspiration_is_not_ordered_among_the_others() -> None:
    heroes = Hero("Gimli", items=["Forlindon Harp"], inspiration=3), LEGOLAS, BILBO  # three is the most Gimli can have
    table = event(do("inspiration", who="each"), *heroes)
    assert (table.kind, table.offered) == ("hero", ["Legolas", "Bilbo"])


@pytest.mark.rule("jme:adv.conflicts.1")
@pytest.mark.parametrize(("left", "asked"), [(2, False), (1, True)])
def test_the_party_says_who_takes_a_weakness_only_where_there_are_too_few(left: int, asked: bool) -> None:
    key = variant("weak", extras=(Extra("all", "all", do=(do("weakness", who="each"),)),))
    table = lay(GIMLI, LEGOLAS, adventure=key)
    del table.game.state.weakness_deck[left:]
    table.choose("extra 0")
    assert (table.kind == "hero") is asked
    if asked:
        table.choose("Legolas")
    assert order(table, "weakness gained") == (["Legolas"] if asked else ["Gimli", "Legolas"])
