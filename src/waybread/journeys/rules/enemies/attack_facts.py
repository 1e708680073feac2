"""What an attack of an enemy group is; ``attack_tables.py`` has those of each kind.

A group that attacks, be it on its activation, provoked or to counterattack, makes one of its kind's attacks at
random, each as likely as the others. Whom the attack prefers matters on activations alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from waybread.journeys.facts import Stat
from waybread.journeys.rules.enemies.enemy_kinds import BONUSES
from waybread.journeys.rules.enemies.target_preferences import Preference
from waybread.journeys.state import Group


class Effect(StrEnum):
    """What an attack can do besides damage and fear; N is its amount, *the hero* the one attacked."""

    FLIP_DAMAGE = "flip_damage"
    """Turn N of the hero's face-down damage cards face up, at random."""
    FLIP_FEAR = "flip_fear"
    """Turn N of the hero's face-down fear cards face up, at random."""
    MORE_DAMAGE = "more_damage"
    """The hero suffers N more damage face down; the test does not negate it."""
    MORE_FEAR = "more_fear"
    """The hero suffers N more fear face down; the test does not negate it."""
    LOSE_PREPARED = "lose_prepared"
    """The hero discards N prepared cards of their choice."""
    LOSE_INSPIRATION = "lose_inspiration"
    """The hero loses N inspiration."""
    LOSE_BOON = "lose_boon"
    """The hero discards N boons of their choice."""
    DEPLETE_TRINKET = "deplete_trinket"
    """The hero removes N depletion tokens from equipped trinkets of their choice."""
    GAIN_WEAKNESS = "gain_weakness"
    """The hero shuffles N weaknesses into their skill deck."""
    GAIN_INSPIRATION = "gain_inspiration"
    """The hero gains N inspiration."""
    GAIN_BOON = "gain_boon"
    """The hero gains N boons of their choice."""
    RAISE_THREAT = "raise_threat"
    """Threat rises by N."""
    WITHDRAW = "withdraw"
    """The group moves N spaces away from the hero, if it can (``enemy_paths.away``)."""


class When(StrEnum):
    """What must have come of the attack, once it is negated and prevented, for its effect to follow."""

    AFTERWARDS = "Afterwards"
    DAMAGED = "If the hero suffered damage"
    FRIGHTENED = "If the hero suffered fear"
    HARMED = "If the hero suffered damage or fear"
    UNHARMED = "If the hero suffered nothing"


@dataclass(frozen=True, slots=True)
class Extra:
    """What an attack does besides damage and fear."""

    effect: Effect
    when: When = When.AFTERWARDS
    amount: int = 1

    def follows(self, damage: int, fear: int) -> bool:
        """Does it, when the hero has suffered so much from the attack?"""
        match self.when:
            case When.DAMAGED:
                return damage > 0
            case When.FRIGHTENED:
                return fear > 0
            case When.HARMED:
                return damage + fear > 0
            case When.UNHARMED:
                return damage + fear == 0
            case _:
                return True

    @property
    def text(self) -> str:
        """What players read."""
        one, many = _WORDS[self.effect]
        return f"{self.when}: {one if self.amount == 1 else many.format(self.amount)}."


_WORDS: Final[dict[Effect, tuple[str, str]]] = {
    Effect.FLIP_DAMAGE: ("turn a face-down damage card face up", "turn {} face-down damage cards face up"),
    Effect.FLIP_FEAR: ("turn a face-down fear card face up", "turn {} face-down fear cards face up"),
    Effect.MORE_DAMAGE: ("suffer 1 more damage face down", "suffer {} more damage face down"),
    Effect.MORE_FEAR: ("suffer 1 more fear face down", "suffer {} more fear face down"),
    Effect.LOSE_PREPARED: ("discard a prepared card", "discard {} prepared cards"),
    Effect.LOSE_INSPIRATION: ("lose 1 inspiration", "lose {} inspiration"),
    Effect.LOSE_BOON: ("discard a boon", "discard {} boons"),
    Effect.DEPLETE_TRINKET: ("deplete a trinket", "deplete trinkets {} times"),
    Effect.GAIN_WEAKNESS: ("shuffle a weakness into your deck", "shuffle {} weaknesses into your deck"),
    Effect.GAIN_INSPIRATION: ("gain 1 inspiration", "gain {} inspiration"),
    Effect.GAIN_BOON: ("gain a boon of your choice", "gain {} boons of your choice"),
    Effect.RAISE_THREAT: ("threat rises by 1", "threat rises by {}"),
    Effect.WITHDRAW: ("the group moves 1 space away from the hero", "the group moves {} spaces away from the hero"),
}


@dataclass(frozen=True, slots=True)
class Attack:
    """One attack of a kind of enemy."""

    key: str
    """Stable and unique, also for its text in other languages: ``ruffian.cudgel``."""
    stat: Stat
    """What the hero tests to negate it."""
    damage: tuple[int, ...]
    fear: tuple[int, ...]
    """Damage and fear with one, two, three living figures (one alone for those that come alone)."""
    prefers: Preference
    text: str
    """What is read out; ``{hero}`` is the one attacked."""
    extra: Extra | None = None


def strength(attack: Attack, group: Group) -> tuple[int, int]:
    """The damage and fear of a group's attack: by its living figures, and what its bonuses add."""
    place = min(len(group.figures), len(attack.damage)) - 1
    given = [BONUSES[each] for each in group.bonuses]
    damage = attack.damage[place] + sum(each.damage for each in given)
    fear = attack.fear[place] + sum(each.fear for each in given)
    return damage, fear
