"""The kinds of enemies and the bonuses that make a group of them elite, as printed facts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from waybread.files import join_names
from waybread.journeys.facts import Modifier


@dataclass(frozen=True, slots=True)
class Enemy:
    """A kind of enemy; the numbers are those of one figure."""

    key: str
    name: str
    health: int
    armour: int
    sorcery: int
    move: int
    """How often it moves at most to get at its target (jme:30.2)."""
    roam: int
    """How often it moves at most when it has no target (jme:30.6)."""
    ranged: bool
    largest: int
    """The most figures in a group."""
    figures: int
    """How many figures are in the box."""
    traits: frozenset[str]

    @property
    def reach(self) -> int:
        """How far its attacks go: into adjacent spaces, if they are ranged (jme:74.3a)."""
        return int(self.ranged)


@dataclass(frozen=True, slots=True)
class Bonus:
    """What an elite group has more than others (jme:28.1)."""

    key: str
    name: str
    basic: bool
    """Any adventure can give it at random; others are given by name."""
    kinds: frozenset[str]
    """The kinds of enemies that can have it."""
    health: int = 0
    armour: int = 0
    sorcery: int = 0
    """Health, armour and sorcery are for each figure."""
    damage: int = 0
    fear: int = 0
    """Damage and fear are for each attack."""
    prohibits: frozenset[Modifier] = frozenset()
    """Modifiers that have no effect on the group (jme:59.3)."""

    @property
    def text(self) -> str:
        """What it does, in our words."""
        figure = [f"{count:+} {what}" for what in ("health", "armour", "sorcery") if (count := getattr(self, what))]
        attack = [f"{count:+} {what}" for what in ("damage", "fear") if (count := getattr(self, what))]
        parts = [f"Each figure has {join_names(figure)}."] if figure else []
        parts += [f"Each attack has {join_names(attack)}."] if attack else []
        parts += [f"The group is unaffected by {join_names(sorted(self.prohibits))}."] if self.prohibits else []
        return " ".join(parts)


@cache
def prohibited(bonuses: tuple[str, ...]) -> frozenset[Modifier]:
    """The modifiers that bonuses keep from having an effect (jme:59.3)."""
    return frozenset[Modifier]().union(*(BONUSES[each].prohibits for each in bonuses))


def _enemy(
    name: str, bar: tuple[int, int, int], moves: tuple[int, int], group: tuple[int, int], traits: str,
    *, ranged: bool = False,
) -> Enemy:  # fmt: skip
    """``bar`` is health, armour and sorcery; ``group`` the largest group and the figures in the box."""
    return Enemy(name.lower().replace(" ", "-"), name, *bar, *moves, ranged, *group, frozenset(traits.split()))


ENEMIES: Final = {
    each.key: each
    for each in (
        _enemy("Ruffian", (5, 0, 0), (2, 4), (3, 6), "Humanoid Weak"),
        _enemy("Goblin Scout", (3, 1, 0), (2, 4), (3, 6), "Goblin Weak Small"),
        _enemy("Orc Hunter", (5, 1, 0), (1, 2), (3, 3), "Orc Ranged", ranged=True),
        _enemy("Orc Marauder", (5, 2, 0), (1, 2), (3, 3), "Orc Slow"),
        _enemy("Hungry Warg", (8, 1, 0), (3, 6), (3, 3), "Beast Powerful Fast"),
        _enemy("Hill Troll", (14, 2, 0), (2, 4), (1, 1), "Beast Powerful Large"),
        _enemy("Wight", (6, 0, 3), (1, 2), (3, 3), "Humanoid Powerful"),
    )
}
"""The enemies of the core set, by key."""

_ANY: Final = frozenset(ENEMIES)
_ORCS: Final = frozenset({"orc-hunter", "orc-marauder"})
_MEN: Final = frozenset({"ruffian"})
_HANDS: Final = _ORCS | _MEN | {"goblin-scout"}
"""Those who bear arms."""
_SPIRITS: Final = frozenset({"wight"})
_TROLLS: Final = frozenset({"hill-troll"})
_WARGS: Final = frozenset({"hungry-warg"})


def _bonus(name: str, kinds: frozenset[str], prohibits: str = "", *, basic: bool = False, **more: int) -> Bonus:
    key = name.lower().replace(" ", "-").replace("'", "")
    return Bonus(key, name, basic, kinds, prohibits=frozenset(Modifier(each) for each in prohibits.split()), **more)


BONUSES: Final = {
    each.key: each
    for each in (
        _bonus("Alert", _ANY, "stun", basic=True),
        _bonus("Armored", _ANY, basic=True, armour=1),
        _bonus("Bloodthirsty", _ANY, basic=True, damage=1),
        _bonus("Guarded", _ANY, "cleave stun", basic=True),
        _bonus("Hardened", _ANY, "pierce sunder", basic=True),
        _bonus("Huge", _ANY, basic=True, health=3),
        _bonus("Large", _ANY, basic=True, health=2),
        _bonus("Shrouded", _ANY, basic=True, sorcery=1),
        _bonus("Spike Armor", _HANDS | _TROLLS | _SPIRITS, basic=True, armour=1, damage=1),
        _bonus("Terrifying", _ANY, basic=True, fear=1),
        _bonus("Veteran", _HANDS, basic=True, health=5, damage=1),
        _bonus("Wary", _ANY, "stun lethal", basic=True),
        _bonus("Well-Equipped", _HANDS | _TROLLS | _SPIRITS, basic=True, health=2, armour=1),
        _bonus("Duelist", _HANDS | _SPIRITS, "lethal pierce", basic=True),
        _bonus("Blind Rage", _ANY, "pierce sunder", armour=2),
        _bonus("Burning Hatred", _ANY, health=4, armour=1),
        _bonus("Eternal Flame", _SPIRITS, health=15, sorcery=1),
        _bonus("Eternal Lord", _SPIRITS, health=2, armour=2, damage=1, fear=1),
        _bonus("King's Armor", _HANDS | _SPIRITS, health=5, armour=2),
        _bonus("Last Gasp", _HANDS | _TROLLS | _WARGS, armour=-2, damage=1, fear=1),
        _bonus("Numenorean Blood", _MEN, health=4),
        _bonus("Orc Captain", _ORCS, "stun", health=2, armour=1, fear=1),
        _bonus("Orc Champion", _ORCS, damage=1, fear=1),
        _bonus("Pack's Vengeance", _WARGS, "stun lethal", health=2),
        _bonus("Possessed", _HANDS | _TROLLS | _WARGS, "smite", fear=1),
        _bonus("Spectral", _SPIRITS, "lethal", sorcery=2),
        _bonus("Spirit Guard", _SPIRITS, sorcery=2, damage=2, fear=2),
        _bonus("Swift Death", _ANY, damage=1),
        _bonus("Trained for Battle", _HANDS | _TROLLS, health=5, armour=2),
        _bonus("Undying Hate", _ANY, "stun", health=-12, damage=1, fear=1),
        _bonus("Warband Leader", _HANDS, health=2, armour=2, damage=2),
        _bonus("Wisp", _SPIRITS, health=-1, sorcery=-1),
    )
}
"""The bonuses of elite groups, by key: those that any adventure gives at random, then those given by name."""
