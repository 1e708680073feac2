"""The attack tables, and what an attack comes to."""

import string

import pytest

from tests.journeys.rules.enemies.small_ground import group
from waybread.journeys.facts import Stat
from waybread.journeys.rules.enemies.attack_facts import Attack, Effect, Extra, When, strength
from waybread.journeys.rules.enemies.attack_tables import ATTACKS
from waybread.journeys.rules.enemies.enemy_kinds import ENEMIES
from waybread.journeys.rules.enemies.target_preferences import Preference

ALL = [each for attacks in ATTACKS.values() for each in attacks]
AIM = Attack("orc-hunter.test", Stat.MIGHT, (2, 3, 5), (0, 1, 2), Preference.NEAREST, "At {hero}.")


def test_every_kind_has_at_least_six_attacks_and_no_other_has_any() -> None:
    assert set(ATTACKS) == set(ENEMIES)
    assert all(len(attacks) >= 6 for attacks in ATTACKS.values())


@pytest.mark.parametrize("kind", ENEMIES)
def test_the_attacks_of_a_kind_are_negated_by_each_stat_at_least_once(kind: str) -> None:
    assert {each.stat for each in ATTACKS[kind]} == set(Stat)


@pytest.mark.parametrize("kind", ENEMIES)
def test_no_kind_prefers_the_same_heroes_in_more_than_a_third_of_its_attacks(kind: str) -> None:
    preferences = [each.prefers for each in ATTACKS[kind]]
    assert all(3 * preferences.count(each) <= len(preferences) + 1 for each in Preference)


def test_keys_are_unique_and_begin_with_the_kind() -> None:
    assert len({each.key for each in ALL}) == len(ALL)
    assert all(each.key.startswith(f"{kind}.") for kind, attacks in ATTACKS.items() for each in attacks)


@pytest.mark.parametrize("attack", ALL, ids=lambda each: each.key)
def test_an_attack_has_numbers_for_every_size_of_its_kind(attack: Attack) -> None:
    kind = ENEMIES[attack.key.partition(".")[0]]
    assert len(attack.damage) == len(attack.fear) == kind.largest
    assert list(attack.damage) == sorted(attack.damage)
    assert list(attack.fear) == sorted(attack.fear)
    assert all(1 <= damage + fear <= 5 for damage, fear in zip(attack.damage, attack.fear, strict=True))


def test_a_full_group_attacks_harder_than_its_last_figure() -> None:
    in_groups = [each for each in ALL if len(each.damage) > 1]
    assert all(each.damage[0] + each.fear[0] < each.damage[-1] + each.fear[-1] for each in in_groups)


@pytest.mark.parametrize("attack", ALL, ids=lambda each: each.key)
def test_the_words_of_an_attack_are_one_sentence_about_the_hero(attack: Attack) -> None:
    names = [name for _, name, _, _ in string.Formatter().parse(attack.text) if name is not None]
    assert names == ["hero"]
    assert attack.text.endswith(".")
    assert attack.text.count(".") == 1
    assert len(attack.text) < 100


def test_no_two_attacks_have_the_same_words() -> None:
    assert len({each.text for each in ALL}) == len(ALL)


def test_every_effect_and_every_condition_is_used_by_an_attack() -> None:
    extras = [each.extra for each in ALL if each.extra]
    assert {each.effect for each in extras} == set(Effect)
    assert {each.when for each in extras} == set(When)


@pytest.mark.rule("jme:12.8")
@pytest.mark.parametrize(("figures", "expected"), [(1, (2, 0)), (2, (3, 1)), (3, (5, 2))])
def test_damage_and_fear_go_by_the_living_figures(figures: int, expected: tuple[int, int]) -> None:
    assert strength(AIM, group(*[(5, 0, 0)] * figures)) == expected


def test_a_group_larger_than_the_table_attacks_as_the_largest_in_it() -> None:
    roar = Attack("hill-troll.test", Stat.SPIRIT, (1,), (3,), Preference.NEAREST, "At {hero}.")
    assert strength(roar, group((14, 2, 0), (14, 2, 0), kind="hill-troll")) == (1, 3)


@pytest.mark.rule("jme:28.1b")
def test_bonuses_add_to_each_attack() -> None:
    elite = group((5, 0, 0), bonuses=("bloodthirsty", "terrifying", "warband-leader"))
    assert strength(AIM, elite) == (5, 1)


@pytest.mark.rule("jme:12.9")
@pytest.mark.parametrize(
    ("when", "follows"),
    [
        (When.AFTERWARDS, {(0, 0), (1, 0), (0, 1), (1, 1)}),
        (When.DAMAGED, {(1, 0), (1, 1)}),
        (When.FRIGHTENED, {(0, 1), (1, 1)}),
        (When.HARMED, {(1, 0), (0, 1), (1, 1)}),
        (When.UNHARMED, {(0, 0)}),
    ],
)
def test_an_extra_effect_follows_on_what_the_hero_suffered(when: When, follows: set[tuple[int, int]]) -> None:
    extra = Extra(Effect.LOSE_BOON, when)
    assert {each for each in ((0, 0), (1, 0), (0, 1), (1, 1)) if extra.follows(*each)} == follows


def test_an_extra_effect_says_what_it_does() -> None:
    assert Extra(Effect.FLIP_FEAR).text == "Afterwards: turn a face-down fear card face up."
    assert Extra(Effect.FLIP_DAMAGE, When.DAMAGED, 2).text == (
        "If the hero suffered damage: turn 2 face-down damage cards face up."
    )


@pytest.mark.parametrize("effect", Effect)
def test_every_effect_has_words_for_one_and_for_many(effect: Effect) -> None:
    assert Extra(effect).text != Extra(effect, amount=3).text
    assert "3" in Extra(effect, amount=3).text
