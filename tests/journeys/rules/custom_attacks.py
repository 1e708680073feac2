"""Enemy attacks of a test's own: how much damage and fear, what negates them, what they do besides."""

import pytest

from tests.journeys.board import HERE, NEAR, Foes, Hero, Table, lay
from waybread.journeys.facts import Stat
from waybread.journeys.rules.enemies.attack_facts import Attack, Extra
from waybread.journeys.rules.enemies.attack_tables import ATTACKS
from waybread.journeys.rules.enemies.target_preferences import Preference
from waybread.journeys.state import Group


def blow(
    patch: pytest.MonkeyPatch,
    damage: int = 1,
    fear: int = 0,
    extra: Extra | None = None,
    *,
    stat: Stat = Stat.MIGHT,
    kind: str = "ruffian",
    prefers: Preference = Preference.NEAREST,
) -> None:
    """A kind of enemy knows one attack, equally strong with any number of figures."""
    attack = Attack(f"{kind}.own", stat, (damage,) * 3, (fear,) * 3, prefers, "", extra)
    patch.setitem(ATTACKS, kind, (attack,))


def provoked(*heroes: Hero, **more: object) -> Table:
    """The first hero leaves a space with ruffians, who attack before the move."""
    more.setdefault("groups", [Foes("ruffian", HERE)])
    return lay(*heroes, **more).choose(f"move {NEAR}")  # type: ignore[arg-type]


def foe(table: Table, name: str = "") -> Group:
    """A group that is on the map, by its name or kind; the first without one."""
    group = table.group(name)
    assert group is not None
    return group
