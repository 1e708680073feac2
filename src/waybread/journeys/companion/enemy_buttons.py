"""Enemies beside the boxes: the attack pane, counterattacks, provoked groups, activations.

The app tracks figures and health, and whether a group is exhausted; where it stands only the players see.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from waybread.cards import act_option
from waybread.journeys.companion.harm_buttons import CARRIED_OUT, carried_out, meanwhile, press_meanwhile, says_yes
from waybread.journeys.decisions import Button, CompanionKind, DecisionKind
from waybread.journeys.rules.enemies.attack_facts import Attack, Effect, When
from waybread.journeys.rules.enemies.enemy_kinds import ENEMIES
from waybread.journeys.rules.enemies.hits import HitResult, able_to_counterattack
from waybread.journeys.rules.enemies.target_preferences import Preference
from waybread.journeys.rules.enemy_attacks import announce_attack, draw_attack
from waybread.journeys.rules.hero_attacks import EXHAUSTED_BY_COUNTERATTACK, GROUP_DEFEAT_INSPIRATION, hit_group
from waybread.journeys.script import runner, threat_bar
from waybread.journeys.state import NOBODY
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.journeys.companion.companion_game import CompanionGame
    from waybread.journeys.companion.companion_state import Pane
    from waybread.journeys.state import Group


async def choose_hero(game: CompanionGame, rule: str, about: int | None = None) -> int:
    """Which hero it is; ``PASS`` to think better of it."""
    return await Decision(game.party_seat, CompanionKind.WHICH_HERO, (*game.standing, PASS), rule, about=about)


# Heroes' attacks -------------------------------------------------------------------------


async def strike(game: CompanionGame, pane: Pane) -> None:
    """Apply what was entered: figures leave, and the group may strike back (jme:10.5)."""
    group = game.group(pane.group)
    if group is not None:
        result = await land(game, group, pane.hits, pane.modifiers)
        if able_to_counterattack(group, result):
            await _counterattack(game, group)


async def land(game: CompanionGame, group: Group, hits: int, modifiers: Collection[str]) -> HitResult:
    """Hits and modifiers fall, and the app says which figures to remove (jme:24.5)."""
    result = hit_group(game, NOBODY, group, hits, modifiers)
    if result.stunned and game.state.activating == group.number:  # jme:59.6f
        game.state.activating = None
    if result.group_defeated:
        game.announce("take heart", amount=GROUP_DEFEAT_INSPIRATION)
        await runner.group_defeated(game, group)
    return result


async def _counterattack(game: CompanionGame, group: Group) -> None:
    """Can the enemy attack? The players see whether the attacker is in its range (jme:21.0, jme:12.5a)."""
    if not await says_yes(game, CompanionKind.COUNTERATTACK, "jme:21.0", group.number):
        return
    hero = await choose_hero(game, "jme:21.1", group.number)
    if hero != PASS:
        if EXHAUSTED_BY_COUNTERATTACK:
            group.exhausted = True
        await attack_hero(game, group, hero, "counterattack")


# Enemies' attacks ------------------------------------------------------------------------


async def provoke_button(game: CompanionGame) -> None:
    """A portrait, then whom the group attacks (jme:32.4); exhausted groups cannot be provoked (jme:35.4)."""
    ready = tuple(each.number for each in game.state.groups if not each.exhausted)
    group = game.group(await Decision(game.party_seat, DecisionKind.PROVOKE, (*ready, PASS), "jme:32.4"))
    if group is None:
        return
    hero = await choose_hero(game, "jme:71.1", group.number)
    if hero != PASS:
        await attack_hero(game, group, hero, "provoked")


async def attack_hero(game: CompanionGame, group: Group, hero: int, occasion: str) -> None:
    """The app gives the attack: damage, fear, what negates them, and what else it says (jme:12.8, jme:12.9)."""
    drawn = draw_attack(game, group)
    announce_attack(game, group, hero, occasion, drawn)
    await carried_out(game)
    await _follow_up(game, drawn, group)


async def _follow_up(game: CompanionGame, attack: Attack, group: Group) -> None:
    """Of all that an attack does besides, the app itself tracks threat; whether it rises, the players know."""
    extra = attack.extra
    if extra is None or extra.effect is not Effect.RAISE_THREAT:
        return
    certain = extra.when is When.AFTERWARDS
    if certain or await says_yes(game, CompanionKind.HAS_IT_COME_TO_THAT, "jme:12.9", group.number):
        await threat_bar.raise_threat(game, extra.amount)


# Activations -----------------------------------------------------------------------------


async def activate(game: CompanionGame, group: Group) -> None:
    """A prompt with what a group does: how far it moves, whom it attacks, and how (jme:30.1, jme:60.8).

    A group that counterattacks meanwhile goes on; a stun or its defeat ends the activation (jme:59.6f, jme:24.4).
    """
    state = game.state
    attack, kind = draw_attack(game, group), ENEMIES[group.kind]
    drawn = attack.prefers is Preference.DRAWN
    hero = state.streams.pick("targets", game.standing) if drawn else NOBODY
    game.announce("activation", group=group.number, hero=hero, moves=kind.move, prefers=attack.prefers.value)
    announce_attack(game, group, hero, "activation", attack)
    streams = (act_option(Button.CROSS_STREAM),) if game.borders("stream") else ()
    own = (CARRIED_OUT, act_option(Button.NO_TARGET), *streams)
    chosen = PASS
    state.activating = group.number
    while chosen not in own and group in state.groups and state.activating == group.number:
        options = (*own, *meanwhile(game))
        chosen = await Decision(game.party_seat, CompanionKind.ACTIVATION, options, "jme:30.1", about=group.number)
        if chosen not in own:
            await press_meanwhile(game, chosen)
    state.activating = None
    group.exhausted = True
    if chosen == CARRIED_OUT:
        await _follow_up(game, attack, group)
    elif chosen == act_option(Button.NO_TARGET):
        game.announce("no target", group=group.number, moves=kind.roam)
