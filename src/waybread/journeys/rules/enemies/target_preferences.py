"""Whom the instruction of an activation names: preferences of attacks (jme:30.1)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from waybread.journeys.rules.enemies.enemy_paths import Ways


class Preference(StrEnum):
    """Which hero an attack is meant for, in the words of the instruction."""

    DRAWN = "a hero drawn at random"
    NEAREST = "the nearest hero"
    MOST_DAMAGE = "the hero with the most damage"
    MOST_FEAR = "the hero with the most fear"
    LEAST_INSPIRATION = "the hero with the least inspiration"
    MOST_INSPIRATION = "the hero with the most inspiration"


class Prey(NamedTuple):
    """What an enemy can tell of a hero on the map."""

    hero: int
    space: int
    damage: int = 0
    """Damage cards, face up or down."""
    fear: int = 0
    inspiration: int = 0


def preferred(preference: Preference, prey: Sequence[Prey], ways: Ways, space: int) -> tuple[int, ...]:
    """The heroes whom a group in this space can mean.

    Of several, the party picks (jme:adv.conflicts.2); for ``DRAWN`` these are all, and the app draws one.
    """
    if preference is Preference.DRAWN:
        return tuple(each.hero for each in prey)
    ranks = [_rank(preference, each, ways, space) for each in prey]
    return tuple(each.hero for each, rank in zip(prey, ranks, strict=True) if rank == min(ranks))


def _rank(preference: Preference, prey: Prey, ways: Ways, space: int) -> int:
    """The lower, the better liked."""
    match preference:
        case Preference.MOST_DAMAGE:
            return -prey.damage
        case Preference.MOST_FEAR:
            return -prey.fear
        case Preference.LEAST_INSPIRATION:
            return prey.inspiration
        case Preference.MOST_INSPIRATION:
            return -prey.inspiration
        case _:
            return ways.distance(space, prey.space)
