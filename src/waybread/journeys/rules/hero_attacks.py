"""Heroes against enemies: attacks in four steps (jme:12.1), and hits applied outside of one (jme:5.2)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from waybread.cards import ability_option, act_options, read_ability
from waybread.journeys.decisions import Act, DecisionKind, read_act
from waybread.journeys.facts import Stat
from waybread.journeys.rules import enemy_attacks, windows
from waybread.journeys.rules.enemies.hits import HitResult, able_to_counterattack, take_hits
from waybread.journeys.rules.gains import gain_inspiration, has_room
from waybread.journeys.rules.occurrences import Occurrence, On
from waybread.journeys.rules.skill_tests import STATS, choose_stat, make_test
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.script import runner
from waybread.journeys.state import NOWHERE, Group, Test
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame
    from waybread.journeys.guided_game import GuidedGame, S

__all__ = ["in_reach", "is_ranged", "shared_stats", "targets", "weapons"]
GROUP_DEFEAT_INSPIRATION: Final = 1
"""J20"""
EXHAUSTED_BY_COUNTERATTACK: Final = True
"""J10"""


def is_ranged(game: JourneyGame, item: int) -> bool:
    """Is an item ranged, or made so?"""
    return game.card(item).ranged or game.rule_applies(Rule.RANGED, item)


def weapons(game: JourneyGame, hero: int) -> list[int]:
    """Equipped items that show a stat, face up."""
    return [each for each in game.state.equipped[hero] if game.card(each).stats and game.is_face_up(each)]


def in_reach(game: JourneyGame, hero: int, items: Collection[int]) -> list[int]:
    """The groups that these items could attack together: the space's, or farther if all are ranged (jme:12.3b)."""
    space = game.state.position[hero]
    if space == NOWHERE:
        return []
    if not all(is_ranged(game, each) for each in items):
        return [each.number for each in game.state.groups if each.space == space]
    reach = 1 + sum(int(str(each)) for each in game.rulings(Rule.RANGE, hero))
    distances = game.board.distances(space)
    return [each.number for each in game.state.groups if distances.get(each.space, reach + 1) <= reach]


def targets(game: JourneyGame, hero: int, only: int | None = None) -> list[int]:
    """The groups that a hero could attack with some item."""
    if not game.state.groups:
        return []
    found = [number for item in weapons(game, hero) for number in in_reach(game, hero, (item,))]
    return [each for each in dict.fromkeys(found) if only is None or each == only]


def shared_stats(game: JourneyGame, items: Collection[int]) -> list[Stat]:
    """The stats that all of these items show (jme:12.2a)."""
    return [stat for stat in STATS if all(stat in game.card(each).stats for each in items)]


async def attack(
    game: JourneyGame, hero: int, *, only: int | None = None, hits: int = 0, success: int = 0
) -> Test | None:
    """A whole attack by a hero: items and stat, target, test, counterattack. ``only`` names the group it must be on."""
    before = Occurrence(On.ATTACK, hero=hero, group=-1 if only is None else only)
    await windows.before(game, before)
    items = await _choose_items(game, hero, only)
    if not items:
        return None
    stat = await choose_stat(game, hero, shared_stats(game, items), "jme:12.2")
    reachable = [each for each in in_reach(game, hero, items) if only is None or each == only]
    number = await Decision(game.seat(hero), DecisionKind.TARGET, tuple(reachable), "jme:12.3", about=hero)
    group = game.group(number)
    if group is None:
        return None
    result: list[HitResult] = []

    async def resolve(record: Test) -> None:
        record.modifiers += [str(each) for each in game.rulings(Rule.ATTACK_HAS, hero)]
        await _spend(game, record)
        result.append(await apply_hits(game, hero, group, record.hits, record.modifiers))

    for item in items:
        await windows.when(game, Occurrence(On.WIELD, hero=hero, card=item, group=number))
    game.announce("attack", hero=hero, group=number)
    record = await make_test(
        game, hero, stat, purpose="attack", group=number, items=items, hits=hits, success=success, results=resolve
    )
    await _counterattack(game, hero, group, result[0])
    await windows.after(game, Occurrence(On.ATTACK, hero=hero, group=number, test=record))
    return record


async def _choose_items(game: JourneyGame, hero: int, only: int | None) -> tuple[int, ...]:
    """Any number of items that have a stat in common and a target (jme:12.2)."""
    picked: tuple[int, ...] = ()
    carried = weapons(game, hero)
    while True:
        options = [
            each
            for each in carried
            if each not in picked
            and shared_stats(game, (*picked, each))
            and any(only is None or number == only for number in in_reach(game, hero, (*picked, each)))
        ]
        if not options:
            return picked
        asked = (*options, PASS) if picked else tuple(options)
        chosen = await Decision(game.seat(hero), DecisionKind.ITEMS, asked, "jme:12.2", about=hero, picked=picked)
        if chosen == PASS:
            return picked
        picked = (*picked, chosen)


async def _spend(game: JourneyGame, record: Test) -> None:
    """Spend the successes on lines of the chosen items, each line once (jme:12.4a, J18)."""
    while True:
        left = record.total - record.spent
        options = [
            ability_option(item, place)
            for item in record.items
            for place, line in enumerate(game.card(item).lines)
            if line.cost <= left and ability_option(item, place) not in record.lines
        ]
        if not options:
            return
        asked = (*act_options(Act.LINE, options), PASS)
        chosen = await Decision(game.seat(record.hero), DecisionKind.LINE, asked, "jme:12.4a", about=record.hero)
        if chosen == PASS:
            return
        number = read_act(chosen)[1]
        item, place = read_ability(number)
        line = game.card(item).lines[place]
        record.lines.append(number)
        record.spent += line.cost
        record.hits += line.hits
        record.modifiers += line.modifiers
        await gain_inspiration(game, record.hero, line.inspiration)


def hit_group(game: GuidedGame[S], hero: int, group: Group, hits: int, modifiers: Collection[str]) -> HitResult:
    """Let hits and modifiers fall; a group without health left leaves the map."""
    result = take_hits(group, hits, modifiers)
    words = ", ".join(dict.fromkeys(modifiers))
    game.announce("hits", hero=hero, group=group.number, hits=hits, modifiers=words, fell=len(result.defeated))
    if result.group_defeated:
        game.state.groups.remove(group)
        game.announce("group defeated", hero=hero, group=group.number, kind=group.kind)
    return result


async def apply_hits(
    game: JourneyGame, hero: int, group: Group, hits: int, modifiers: Collection[str] = ()
) -> HitResult:
    """Let hits and modifiers fall, with all that follows.

    That is all if they come from anything but an attack: nobody strikes back (jme:10.8, jme:21.3).
    """
    result = hit_group(game, hero, group, hits, modifiers)
    if result.stunned:
        enemy_attacks.end_activation(game, group)
    if result.group_defeated:
        await _inspire_for_defeat(game, hero)
        await windows.after(game, Occurrence(On.GROUP_DEFEATED, hero=hero, group=group.number))
        await runner.group_defeated(game, group)
    return result


async def _inspire_for_defeat(game: JourneyGame, hero: int) -> None:
    """Who has defeated the last enemy of a group, or a hero nearby, gains inspiration (J20)."""
    heroes = tuple(each for each in (hero, *game.near(hero)) if has_room(game, each))
    if heroes:
        chosen = await Decision(game.seat(hero), DecisionKind.HERO, heroes, "jme:adv.conflicts.2", about=hero)
        await gain_inspiration(game, chosen, GROUP_DEFEAT_INSPIRATION)


async def _counterattack(game: JourneyGame, hero: int, group: Group, result: HitResult) -> None:
    """The group strikes back if it is able to and the attacker is in its range (jme:21.2)."""
    if game.group(group.number) is None or not able_to_counterattack(group, result):
        return
    if game.rule_applies(Rule.NO_COUNTERATTACK, hero) or not enemy_attacks.in_range(game, group, hero):
        return
    game.announce("counterattack", hero=hero, group=group.number)
    if EXHAUSTED_BY_COUNTERATTACK:
        group.exhausted = True
    await enemy_attacks.attack_hero(game, group, hero, "counterattack")
