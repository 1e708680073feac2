"""Both attack flowcharts: an enemy attacks (6.4b to 6.4.4), a player attacks (6.8b to 6.8.4).

They are entered from the combat phase, and from inside effects that add an attack.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.lasting_effects import attack_end, awaited_end, drop_delayed, expire
from waybread.cardgame.abilities.listeners import awaited, quiet
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.rules_in_play import rule_applies, without_rule
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.windows import after_window, when_window
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.attacks import (
    damage_dealt,
    enemy_attacked,
    enemy_hurts,
    is_lone_attack,
    player_damage,
    possible_attackers,
    possible_defenders,
    possible_joiners,
    who_takes_damage,
)
from waybread.cardgame.effects.readiness import exhaust
from waybread.cardgame.effects.shadow_cards import resolve_shadow_cards
from waybread.cardgame.steps.chart import and_then, chart, open_window
from waybread.kernel import PASS, Decision, Effect, Event, group

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


def _window_or_end(game: CardGame, name: str, following: str, end: str) -> None:
    """An action window, unless the attack has lost one of its parts."""
    if game.attack_goes_on():
        open_window(game, name, following, now=True)
    else:
        game.state.goto(end)


# An enemy attacks


@chart.step("6.4b")
def enemy_attack_begins(game: CardGame) -> Effect | None:
    """The attack is initiated, unless its enemy was lost when its shadow card was dealt."""
    game.state.goto("6.4b window")
    if not game.attack_goes_on():
        return None
    attack = game.state.attacks[-1]
    if game.tell:
        game.tell(Event("enemy attacks", {**announcements.of(game, attack.enemy), "player": attack.player}))
    if quiet(game, On.ENEMY_ATTACKS, attack.enemy):
        return None
    return _happens(game, Occurrence(On.ENEMY_ATTACKS, card=attack.enemy, player=attack.player))


async def _happens(game: CardGame, attacks: Occurrence) -> None:
    """Both windows of an attack; one that is cancelled is over (lcg:attack-cancelled.1)."""
    if await when_window(game, attacks):
        await after_window(game, attacks, ends_step=True)
        return
    if game.tell:
        game.tell(Event("attack cancelled", announcements.of(game, attacks.card)))
    game.state.goto("6.4.4")


@chart.step("6.4b window")
def after_initiation(game: CardGame) -> None:
    """The window before a defender is declared."""
    _window_or_end(game, "6.4b", "6.4.1", "6.4.4")


@chart.step("6.4.1")
def declare_defenders(game: CardGame) -> Decision | Effect | None:
    """The attacked player may defend, else others with sentinels may (lcg:keyword.sentinel.2)."""
    state = game.state
    if not game.attack_goes_on():
        state.goto("6.4.4")
        return None
    attack = state.attacks[-1]
    seats = [attack.player, *(each for each in game.order(attack.player) if each != attack.player)]
    while attack.asked < len(seats):
        player = seats[attack.asked]
        able = possible_defenders(game, attack, player)
        several = player == attack.player and rule_applies(
            game, Rule.MAY_DECLARE_SEVERAL_DEFENDERS, attack.enemy, player
        )
        ask = group(
            player, DecisionKind.DEFEND, able, "lcg:step.6.4.1", tuple(state.picked),
            least=0, most=len(able) if several else 1, about=attack.enemy,
        )  # fmt: skip
        if ask:
            return ask
        if state.picked:
            return _lay_defenders(game)
        attack.asked += 1
    if game.tell and not attack.defenders:
        game.tell(Event("undefended", {**announcements.of(game, attack.enemy), "player": attack.player}))
    open_window(game, "6.4.1", "6.4.2", now=True)
    return None


@declare_defenders.answered
def defender_chosen(game: CardGame, option: int) -> Effect | None:
    """A defender steps up, or this player has declared all, perhaps none."""
    state = game.state
    if option != PASS:
        state.picked.append(option)
        return None
    state.attacks[-1].asked += 1
    return _lay_defenders(game) if state.picked else None


def _lay_defenders(game: CardGame) -> Effect | None:
    """Several defenders are declared at the same time."""
    state = game.state
    attack = state.attacks[-1]
    defenders, state.picked = state.picked, []
    attack.defenders += defenders
    attack.asked = len(game.players)  # nobody else is asked, also if these are lost (lcg:step.6.4.3-5)
    if game.tell:
        facts = {**announcements.of(game, attack.enemy), **announcements.all_of(game, defenders)}
        game.tell(Event("defends", {**facts, "player": attack.player}))
    exhausting = without_rule(game, Rule.DEFENDS_WITHOUT_EXHAUSTING, defenders)
    return and_then(exhaust(game, exhausting), lambda: _defenders_declared(game, defenders))


def _defenders_declared(game: CardGame, defenders: list[int]) -> Effect | None:
    if quiet(game, On.DEFENDER_DECLARED):
        return None
    attack = game.state.attacks[-1]
    occurrences = [
        Occurrence(On.DEFENDER_DECLARED, card=each, player=attack.player, source=attack.enemy) for each in defenders
    ]
    return after_window(game, occurrences, ends_step=True)


@chart.step("6.4.2")
def resolve_shadow(game: CardGame) -> Effect | None:
    """The shadow card is turned up and its shadow effect resolved."""
    state = game.state
    state.goto("6.4.2 window")
    return resolve_shadow_cards(game) if state.attacks[-1].enemy in state.shadows and game.attack_goes_on() else None


@chart.step("6.4.2 window")
def after_shadow(game: CardGame) -> None:
    """The window before combat damage."""
    _window_or_end(game, "6.4.2", "6.4.3", "6.4.4")


@chart.step("6.4.3")
def deal_enemy_damage(game: CardGame) -> Decision | Effect | None:
    """Combat damage goes to one character."""
    if not game.attack_goes_on():
        game.state.goto("6.4.4")
        return None
    ask = who_takes_damage(game)
    if ask is not None:
        return ask
    game.state.goto("6.4.3 window")
    return enemy_attacked(game)


@deal_enemy_damage.answered
def victim_chosen(game: CardGame, option: int) -> Effect:
    """That character takes all of it."""
    game.state.goto("6.4.3 damage")
    return enemy_hurts(game, option)


@chart.step("6.4.3 damage")
def enemy_damage_dealt(game: CardGame) -> Effect | None:
    """Combat damage has been responded to."""
    game.state.goto("6.4.3 window")
    left = damage_dealt(game)
    return enemy_attacked(game) if left is None else and_then(left, lambda: enemy_attacked(game))


@chart.step("6.4.3 window")
def after_enemy_damage(game: CardGame) -> None:
    """The window before the attack ends."""
    _window_or_end(game, "6.4.3", "6.4.4", "6.4.4")


@chart.step("6.4.4")
def enemy_attack_ends(game: CardGame) -> None:
    """The attack ends; its defenders are no longer defending (lcg:seq.6.2.2)."""
    _leave_attack(game)


def _leave_attack(game: CardGame) -> None:
    expire(game, attack_end(game))
    drop_delayed(game, attack_end(game))
    game.state.attacks.pop()
    game.state.leave()


# A player attacks


@chart.step("6.8b")
def declare_attackers(game: CardGame) -> Decision | Effect | None:
    """The active player exhausts one or more characters to attack (lcg:seq.6.3.1.2)."""
    state = game.state
    attack = state.attacks[-1]
    if attack.declared:
        state.goto("6.8.1")
        attack.asked = 0
        return _attack_declared(game, [])
    picked = tuple(state.picked)
    able = possible_attackers(game, attack.player, attack.enemy, picked)
    candidates = [*picked, *able]
    ask = group(
        attack.player, DecisionKind.ATTACKERS, candidates, "lcg:step.6.8b", picked, least=1, most=len(candidates),
        about=attack.enemy,
    )  # fmt: skip
    return ask or _lay_attackers(game)


@declare_attackers.answered
def attacker_picked(game: CardGame, option: int) -> Effect | None:
    """Another attacker, or the group is complete."""
    if option != PASS:
        game.state.picked.append(option)
        return None
    return _lay_attackers(game)


def _lay_attackers(game: CardGame) -> Effect | None:
    state = game.state
    attack = state.attacks[-1]
    attackers, state.picked = state.picked, []
    attack.attackers += attackers
    attack.declared = True
    attack.asked = 0
    attack.lone = is_lone_attack(game, attack)
    state.goto("6.8.1")
    return _attack_declared(game, attackers)


def _attack_declared(game: CardGame, attackers: list[int]) -> Effect | None:
    attack = game.state.attacks[-1]
    if game.tell:
        facts = {**announcements.of(game, attack.enemy), **announcements.all_of(game, attack.attackers)}
        game.tell(Event("attacks", {**facts, "player": attack.player}))
    return and_then(exhaust(game, _exhausting(game, attackers)), lambda: _characters_attack(game))


def _characters_attack(game: CardGame) -> Effect | None:
    """The attack begins by the declaration of its attackers: one occurrence with one *after* window."""
    attack = game.state.attacks[-1]
    if quiet(game, On.CHARACTERS_ATTACK, attack.enemy) and quiet(game, On.ATTACKER_DECLARED):
        return None
    begins = Occurrence(
        On.CHARACTERS_ATTACK, card=attack.enemy, player=attack.player, cards=tuple(attack.attackers)
    )  # fmt: skip
    if awaited(game, On.CHARACTERS_ATTACK):
        return and_then(when_window(game, begins), lambda: _attackers_declared(game, attack.attackers, begins))
    return _attackers_declared(game, attack.attackers, begins)


def _attackers_declared(game: CardGame, attackers: Sequence[int], *others: Occurrence) -> Effect | None:
    """The *after* window of characters being declared as attackers, with whatever else happened by that."""
    if not others and quiet(game, On.ATTACKER_DECLARED):
        return None
    state = game.state
    enemy = state.attacks[-1].enemy
    declared = [
        Occurrence(On.ATTACKER_DECLARED, card=each, player=state.controller[each], source=enemy) for each in attackers
    ]
    return after_window(game, [*others, *declared], ends_step=True)


@chart.step("6.8.1")
def ranged_characters_join(game: CardGame) -> Decision | Effect | None:
    """Other players may join with ranged characters (lcg:step.6.8.1)."""
    state = game.state
    if not game.attack_goes_on():
        state.goto("6.8.4")
        return None
    attack = state.attacks[-1]
    others = [each for each in game.order(attack.player) if each != attack.player]
    while not attack.lone and attack.asked < len(others):
        player = others[attack.asked]
        able = possible_joiners(game, attack, player)
        picked = tuple(state.picked)
        ask = group(
            player, DecisionKind.JOIN_ATTACK, able, "lcg:step.6.8.1", picked,
            least=0, most=len(able), about=attack.enemy,
        )  # fmt: skip
        if ask:
            return ask
        if picked:
            return _lay_joining(game)
        attack.asked += 1
    open_window(game, "6.8.1", "6.8.2", now=True)
    return None


@ranged_characters_join.answered
def joining_picked(game: CardGame, option: int) -> Effect | None:
    """Another one joins, or this player is done."""
    if option != PASS:
        game.state.picked.append(option)
        return None
    return _lay_joining(game)


def _lay_joining(game: CardGame) -> Effect | None:
    state = game.state
    attack = state.attacks[-1]
    joining, state.picked = state.picked, []
    attack.attackers += joining
    attack.asked += 1
    if game.tell and joining:
        facts = {**announcements.of(game, attack.enemy), **announcements.all_of(game, joining)}
        game.tell(Event("joins", {**facts, "player": state.controller[joining[0]]}))
    # Only those who join are declared now; the others were when the attack began.
    return and_then(exhaust(game, _exhausting(game, joining)), lambda: _attackers_declared(game, joining))


def _exhausting(game: CardGame, attackers: list[int]) -> list[int]:
    return without_rule(game, Rule.ATTACKS_WITHOUT_EXHAUSTING, attackers)


@chart.step("6.8.2")
def total_attack_strength(game: CardGame) -> None:
    """Attack strength is totalled; it is kept up to date until damage is dealt (lcg:modifiers.1)."""
    _window_or_end(game, "6.8.2", "6.8.3", "6.8.4")


@chart.step("6.8.3")
def deal_player_damage(game: CardGame) -> Effect | None:
    """Combat damage to the enemy."""
    game.state.goto("6.8.3 window")
    if not game.attack_goes_on():
        return None
    game.state.call("settle")
    return player_damage(game)


@chart.step("6.8.3 window")
def after_player_damage(game: CardGame) -> None:
    """The window before the attack ends."""
    open_window(game, "6.8.3", "6.8.4", now=True)


@chart.step("6.8.4")
def player_attack_ends(game: CardGame) -> Effect | None:
    """The attack ends; attackers count as such until reactions to it are done (lcg:step.6.8.4-2)."""
    game.state.goto("attack over")
    attack = game.state.attacks[-1]
    if quiet(game, On.CHARACTERS_ATTACKED, attack.enemy):
        return None
    cards = tuple(attack.attackers)
    attacked = Occurrence(
        On.CHARACTERS_ATTACKED, card=attack.enemy, player=attack.player, cards=cards, reason=awaited_end(game)
    )
    return after_window(game, attacked, ends_step=True)


@chart.step("attack over")
def attack_over(game: CardGame) -> None:
    """Nobody is attacking any more."""
    _leave_attack(game)
