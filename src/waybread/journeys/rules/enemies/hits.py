"""How hits and modifiers fall on a group (jme:10.0 to jme:10.8, jme:59.6)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

from waybread.journeys.facts import Modifier
from waybread.journeys.rules.enemies.enemy_kinds import prohibited
from waybread.journeys.state import Figure, Group


class Bar(NamedTuple):
    """What is left of a figure's bar under the hits, before armour and sorcery come back (jme:11.3, jme:87.3)."""

    health: int
    """None left: it is defeated (jme:24.4)."""
    armour: int
    sorcery: int


@dataclass(frozen=True, slots=True)
class HitResult:
    """What one application does to a group."""

    bars: tuple[Bar, ...]
    """One for each figure that the group had, from the top."""
    sundered: tuple[int, ...]
    """The places of the figures that lost an armour for good."""
    stunned: bool

    @property
    def defeated(self) -> tuple[int, ...]:
        """The places of the figures that leave."""
        return tuple(place for place, bar in enumerate(self.bars) if not bar.health)

    @property
    def group_defeated(self) -> bool:
        """Has nobody in the group any health left (jme:10.0)?"""
        return not any(bar.health for bar in self.bars)


def preview(group: Group, hits: int, modifiers: Collection[str]) -> HitResult:
    """What the hits and modifiers would do; the group stays as it is (jme:10.3a)."""
    return take_hits(group.clone(), hits, modifiers)


def take_hits(group: Group, hits: int, modifiers: Collection[str]) -> HitResult:
    """Let the hits and modifiers of an attack, or of an effect, fall on the group.

    Defeated figures leave it, stun exhausts it. Armour and sorcery of the others are not used up: they come back.
    """
    if hits < 0:
        raise ValueError(f"a group takes no hits or some, not {hits}")
    effective = set(modifiers) - prohibited(group.bonuses)  # jme:59.3, jme:59.5
    pierce, smite, lethal = (each in effective for each in (Modifier.PIERCE, Modifier.SMITE, Modifier.LETHAL))
    cleave, sunders, stunned = (each in effective for each in (Modifier.CLEAVE, Modifier.SUNDER, Modifier.STUN))
    bars: list[Bar] = []
    sundered: list[int] = []
    for place, figure in enumerate(group.figures):
        if sunders and figure.armour:  # before the hits (jme:quick.mod.sunder)
            figure.armour -= 1
            sundered.append(place)
        bar, left = _hit_figure(figure, hits, pierce=pierce, smite=smite, lethal=lethal)
        bars.append(bar)
        figure.health = bar.health
        sunders = sunders and not bar.health  # on to the next only from one that fell (jme:11.5a)
        if not cleave:
            hits = left
    group.figures = [each for each in group.figures if each.health]
    group.exhausted = group.exhausted or stunned
    return HitResult(tuple(bars), tuple(sundered), stunned)


def able_to_counterattack(group: Group, result: HitResult) -> bool:
    """After an attack with this result: is it able to answer an attacker in its range (jme:21.4 to jme:21.6)?"""
    return bool(group.figures) and not result.stunned and (group.elite or not group.exhausted)


def _hit_figure(figure: Figure, hits: int, *, pierce: bool, smite: bool, lethal: bool) -> tuple[Bar, int]:
    """The figure's bar after the hits: armour first, then sorcery, then health (jme:10.6b); and the hits left over."""
    on_armour = 0 if pierce else min(hits, figure.armour)
    on_sorcery = 0 if smite else min(hits - on_armour, figure.sorcery)
    left = hits - on_armour - on_sorcery
    enough = (figure.health + 1) // 2 if lethal else figure.health  # at least half of it (jme:quick.mod.lethal)
    on_health = min(left, enough)
    health = figure.health - on_health if on_health < enough else 0
    return Bar(health, figure.armour - on_armour, figure.sorcery - on_sorcery), left - on_health
