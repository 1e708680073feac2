"""Enemies against heroes: attacks, and the activation of a group (jme:30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.journeys.decisions import DecisionKind
from waybread.journeys.facts import CardType
from waybread.journeys.rules import (
    gains,
    harm_cards,
    prepared_cards,
    trinkets,
    windows,
    zones,
)
from waybread.journeys.rules.abilities import Moment
from waybread.journeys.rules.enemies import enemy_paths
from waybread.journeys.rules.enemies.attack_facts import Attack, Effect, Extra, strength
from waybread.journeys.rules.enemies.attack_tables import ATTACKS
from waybread.journeys.rules.enemies.enemy_kinds import ENEMIES
from waybread.journeys.rules.enemies.target_preferences import Preference, Prey, preferred
from waybread.journeys.rules.harm import check_shaken, suffer
from waybread.journeys.rules.occurrences import Harm, Occurrence, On
from waybread.journeys.script.threat_bar import raise_threat
from waybread.journeys.state import NOBODY, NOWHERE, Group
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame
    from waybread.journeys.guided_game import GuidedGame, S

_HARMFUL: Final = frozenset((Effect.FLIP_DAMAGE, Effect.FLIP_FEAR, Effect.MORE_DAMAGE, Effect.MORE_FEAR))
"""What an attack does besides that hurts belongs to the same source: limits are checked behind it (jme:22.5a)."""


def reach(group: Group) -> int:
    """How far a group attacks (jme:74.3a, J9)."""
    return ENEMIES[group.kind].reach


def in_range(game: JourneyGame, group: Group, hero: int) -> bool:
    """Is a hero in a group's range?"""
    space = game.state.position[hero]
    return space != NOWHERE and enemy_paths.in_range(game.board, group.space, space, reach(group))


def draw_attack(game: GuidedGame[S], group: Group) -> Attack:
    """The attack that the app gives for a group."""
    own = game.adventure.attacks.get(group.name)
    table = ATTACKS[group.kind] if own is None else own[min(len(group.figures), len(own)) - 1]
    return table[game.state.streams.below("attacks", len(table))]


def announce_attack(game: GuidedGame[S], group: Group, hero: int, occasion: str, attack: Attack) -> tuple[int, int]:
    """Say which attack comes; its damage and fear (jme:12.8)."""
    damage, fear = strength(attack, group)
    game.announce("enemy attack", hero=hero, group=group.number, attack=attack.key, occasion=occasion, damage=damage,
        fear=fear, stat=attack.stat.value,
    )  # fmt: skip
    return damage, fear


async def attack_hero(game: JourneyGame, group: Group, hero: int, occasion: str, attack: Attack | None = None) -> Harm:
    """A group attacks a hero: on activation, provoked, or to counterattack (jme:12.7)."""
    state = game.state
    drawn = attack or draw_attack(game, group)
    damage, fear = announce_attack(game, group, hero, occasion, drawn)
    hurts_more = drawn.extra is not None and drawn.extra.effect in _HARMFUL
    state.sources += hurts_more
    harm = await suffer(game, hero, damage, fear, negate=drawn.stat, cause="attack", group=group.number)
    if drawn.extra and not state.defeated[hero] and drawn.extra.follows(harm.took_damage, harm.took_fear):
        await _extra(game, group, hero, drawn.extra)
    state.sources -= hurts_more
    await check_shaken(game)
    return harm


async def _extra(game: JourneyGame, group: Group, hero: int, extra: Extra) -> None:  # noqa: C901
    """What an attack does besides damage and fear (jme:12.9)."""
    state, amount = game.state, extra.amount
    match extra.effect:
        case Effect.FLIP_DAMAGE:
            await harm_cards.turn_up(game, hero, CardType.DAMAGE, amount)
        case Effect.FLIP_FEAR:
            await harm_cards.turn_up(game, hero, CardType.FEAR, amount)
        case Effect.MORE_DAMAGE:
            await suffer(game, hero, amount, down=True, cause="event")
        case Effect.MORE_FEAR:
            await suffer(game, hero, 0, amount, down=True, cause="event")
        case Effect.LOSE_PREPARED:
            await prepared_cards.choose_discards(game, hero, amount)
        case Effect.LOSE_INSPIRATION:
            gains.discard_inspiration(game, hero, amount)
        case Effect.LOSE_BOON:
            for _ in range(min(amount, len(state.boons[hero]))):
                card = await Decision(
                    game.seat(hero), DecisionKind.LOSE_BOON, tuple(state.boons[hero]), "jme:12.9", about=hero
                )
                await gains.lose_boon(game, hero, card)
        case Effect.DEPLETE_TRINKET:
            await trinkets.choose_deplete(game, hero, hero, amount)
        case Effect.GAIN_WEAKNESS:
            for _ in range(amount):
                zones.gain_weakness(game, hero)
        case Effect.GAIN_INSPIRATION:
            await gains.gain_inspiration(game, hero, amount)
        case Effect.GAIN_BOON:
            for _ in range(amount):
                await gains.choose_boon(game, hero)
        case Effect.RAISE_THREAT:
            await raise_threat(game, amount)
        case Effect.WITHDRAW:
            await _withdraw(game, group, hero, amount)


async def _withdraw(game: JourneyGame, group: Group, hero: int, moves: int) -> None:
    for _ in range(moves):
        origin = group.space
        spaces = enemy_paths.away(game.board, origin, game.state.position[hero])
        if not spaces or group not in game.state.groups:
            return
        space = await Decision(game.party_seat, DecisionKind.PATH, spaces, "jme:30.4")
        await move_group(game, group, space)
        if game.state.phase == "shadow" and game.stream_between(origin, space):  # jme:92.3
            return


async def move_group(game: JourneyGame, group: Group, space: int) -> None:
    """A group moves all its figures, and its banner, into a space (jme:60.7, jme:28.4b).

    Across a stream its activation ends (jme:60.9, jme:92.3).
    """
    origin, group.space = group.space, space
    game.announce("group moved", group=group.number, space=space, origin=origin)
    if game.stream_between(origin, space):
        end_activation(game, group)
    await windows.after(game, Occurrence(On.ENEMY_MOVE, group=group.number, space=space, origin=origin))


async def activate(game: JourneyGame, group: Group) -> None:
    """Move towards a hero and attack, as the instruction says; then the group is exhausted (J10)."""
    attack = draw_attack(game, group)
    named = await _named(game, group, attack.prefers)
    game.announce("activation", group=group.number, hero=named, prefers=attack.prefers.value)
    occurrence = Occurrence(On.ACTIVATION, hero=named, group=group.number)
    game.state.activating = group.number
    await windows.when(game, occurrence)
    if _is_activating(game, group):
        await _advance(game, group, attack, occurrence.hero)
    end_activation(game, group)
    group.exhausted = True
    game.state.lasting = [each for each in game.state.lasting if each.until != "activation"]


def end_activation(game: JourneyGame, group: Group) -> None:
    """A group does no more in its activation, if that is under way: it is stunned, say, or behind a stream."""
    if game.state.activating == group.number:
        game.state.activating = NOBODY


def _is_activating(game: JourneyGame, group: Group) -> bool:
    """Is a group still there and its activation not over?"""
    return group in game.state.groups and game.state.activating == group.number


async def _named(game: JourneyGame, group: Group, preference: Preference) -> int:
    """Whom the instruction names; of several who fit, the party picks."""
    prey = [_prey(game, hero) for hero in game.standing]
    found = preferred(preference, prey, game.board, group.space)
    if preference is Preference.DRAWN:
        return game.state.streams.pick("targets", found)
    return await Decision(game.party_seat, DecisionKind.ENEMY_TARGET, found, "jme:30.5a", about=None)


def _prey(game: JourneyGame, hero: int) -> Prey:
    damage, fear = (len(game.harm_of(hero, each)) for each in harm_cards.BOTH)
    return Prey(hero, game.state.position[hero], damage, fear, game.state.inspiration[hero])


async def _advance(game: JourneyGame, group: Group, attack: Attack, named: int) -> None:
    kind = ENEMIES[group.kind]
    heroes = {hero: game.state.position[hero] for hero in game.standing}
    found = enemy_paths.targets(game.board, group.space, named, heroes, moves=kind.move, reach=reach(group))
    if not found:
        await _no_target(game, group, heroes)
        return
    hero = await Decision(game.party_seat, DecisionKind.ENEMY_TARGET, found, "jme:30.5a")
    if hero != named:
        game.announce("another target", group=group.number, hero=hero, instead=game.state.heroes[named])
    await _walk(game, group, hero, kind.move, reach(group))
    if _is_activating(game, group) and in_range(game, group, hero):
        await attack_hero(game, group, hero, "activation", attack)


async def _no_target(game: JourneyGame, group: Group, heroes: dict[int, int]) -> None:
    """Nobody can be reached: the group moves towards the closest hero, and that is all (jme:30.6)."""
    near = enemy_paths.closest(game.board, group.space, heroes)
    if not near:
        game.announce("no target", group=group.number, hero=NOBODY)
    else:
        hero = await Decision(game.party_seat, DecisionKind.ENEMY_TARGET, near, "jme:30.5a")
        game.announce("no target", group=group.number, hero=hero)
        await _walk(game, group, hero, ENEMIES[group.kind].roam, 0)


async def _walk(game: JourneyGame, group: Group, hero: int, moves: int, reach_: int) -> None:
    """Move along a shortest way, of several the party's choice, until in range or the activation is over.

    When the group or the hero has come to be elsewhere on the way, there is another shortest way.
    """
    position = game.state.position
    watched = windows.has_listeners(game, On.ENEMY_MOVE, Moment.AFTER)
    while _is_activating(game, group) and position[hero] != NOWHERE:
        goal = position[hero]
        routes = enemy_paths.routes(
            game.board, group.space, goal, moves=moves, reach=reach_, streams=game.borders("stream"), watched=watched
        )
        chosen = await Decision(
            game.party_seat, DecisionKind.PATH, tuple(range(len(routes))), "jme:30.4", about=group.number
        )
        for space in routes[chosen].spaces:
            moves -= 1
            await move_group(game, group, space)
            if not _is_activating(game, group) or (group.space, position[hero]) != (space, goal):
                break
        else:
            return
