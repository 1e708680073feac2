"""Whom attacks prefer."""

import pytest

from tests.journeys.rules.enemies.small_ground import Ground
from waybread.journeys.rules.enemies.target_preferences import Preference, Prey, preferred

ROAD = Ground("1-2 2-3 3-4")
GIMLI = Prey(0, space=4, damage=3, fear=0, inspiration=1)
BILBO = Prey(1, space=2, damage=1, fear=4, inspiration=5)
ELENA = Prey(2, space=3, damage=0, fear=2, inspiration=0)


@pytest.mark.parametrize(
    ("preference", "hero"),
    [
        (Preference.NEAREST, BILBO),
        (Preference.MOST_DAMAGE, GIMLI),
        (Preference.MOST_FEAR, BILBO),
        (Preference.LEAST_INSPIRATION, ELENA),
        (Preference.MOST_INSPIRATION, BILBO),
    ],
)
def test_a_preference_names_the_hero_who_fits_it(preference: Preference, hero: Prey) -> None:
    assert preferred(preference, [GIMLI, BILBO, ELENA], ROAD, 1) == (hero.hero,)


def test_the_nearest_hero_is_nearest_to_the_group() -> None:
    assert preferred(Preference.NEAREST, [GIMLI, BILBO, ELENA], ROAD, 4) == (GIMLI.hero,)


def test_for_a_hero_at_random_all_are_in_question() -> None:
    assert preferred(Preference.DRAWN, [GIMLI, BILBO, ELENA], ROAD, 1) == (0, 1, 2)


@pytest.mark.rule("jme:adv.conflicts.2")
def test_of_heroes_who_fit_alike_the_party_can_pick_any() -> None:
    tied = [GIMLI, BILBO._replace(damage=3), ELENA]
    assert preferred(Preference.MOST_DAMAGE, tied, ROAD, 1) == (0, 1)


def test_with_no_hero_on_the_map_nobody_is_named() -> None:
    assert preferred(Preference.MOST_FEAR, [], ROAD, 1) == ()
