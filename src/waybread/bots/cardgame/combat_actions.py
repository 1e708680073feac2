"""Actions of the fight: what it is worth to strike, to hold an enemy off, or to have somebody ready again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from waybread.bots.cardgame.card_knowledge import EVENTS, Role
from waybread.bots.cardgame.fights import coming, crew, engaged_foes, fight, fighter, foe, ready_characters
from waybread.bots.cardgame.position import NO, Asked, Fighter, Judge
from waybread.bots.cardgame.questing import due
from waybread.cardgame import CardType, attack_strength


def saved(asked: Asked, defense: int) -> float:
    """What it is worth to have so much more defense, now that the shadow card has been turned up."""
    attack = asked.state.attacks[-1]
    if not attack.by_enemy or not attack.defenders:
        return NO
    who = fighter(asked, attack.defenders[0])
    damage = asked.attack(attack.enemy) - who.defense
    if damage <= 0:
        return NO

    def cost(hit: int) -> float:
        return 0.0 if hit <= 0 else who.worth if hit >= who.life else who.wound * hit

    return cost(damage) - cost(damage - defense)


def without_attack(asked: Asked, enemy: int) -> float:
    """What it is worth that an enemy does not attack."""
    attacking = [foe(asked, each) for each in coming(asked)]
    fighters = crew(asked, ready_characters(asked, asked.player))
    rest = [each for each in attacking if each.card != enemy]
    targets = engaged_foes(asked)
    return fight(asked, rest, targets, fighters) - fight(asked, attacking, targets, fighters)


def _hold_off(asked: Asked, card: int) -> float:
    """To keep an enemy from attacking, by an event that is missed the more the more it costs."""
    if asked.window != "6.2":
        return NO
    best = max((without_attack(asked, each) for each in coming(asked)), default=NO)
    cost = asked.cost(card)
    return best - cost * asked.weights.resource - cost * asked.weights.event


def _hold_all_off(asked: Asked, card: int) -> float:
    attacking = [foe(asked, each) for each in coming(asked)]
    if asked.window != "6.2" or len(attacking) < 2:
        return NO
    fighters = crew(asked, ready_characters(asked, asked.player))
    targets = engaged_foes(asked)
    gain = fight(asked, [], targets, fighters) - fight(asked, attacking, targets, fighters)
    return gain - asked.cost(card) * asked.weights.resource - asked.weights.event


def _strike_at_once(asked: Asked, card: int) -> float:
    if asked.window != "6.2":
        return NO
    strongest = max((asked.attack(each) for each in ready_characters(asked, asked.player)), default=0)
    kills = [each for each in engaged_foes(asked) if each.defense + each.life <= strongest]
    if not kills:
        return NO
    return max(each.attack for each in kills) - asked.cost(card) * asked.weights.resource


def _shoot_all(asked: Asked, card: int) -> float:
    foes = engaged_foes(asked)
    kills = sum(each.worth for each in foes if each.life == 1)
    return kills + 0.3 * len(foes) - asked.cost(card) * asked.weights.resource - 2.0


def _short_of_kill(asked: Asked, more: int) -> bool:
    """Would so much more attack destroy the enemy that is being attacked?"""
    attacks = asked.state.attacks
    if not attacks or attacks[-1].by_enemy or asked.window not in ("6.8.1", "6.8.2"):
        return False
    enemy = attacks[-1].enemy
    short = asked.defense(enemy) + asked.life(enemy) - attack_strength(asked.game, attacks[-1])
    return 0 < short <= more


def _attack_with_each(asked: Asked, card: int) -> float:
    attacks = asked.state.attacks
    if attacks and _short_of_kill(asked, len(attacks[-1].attackers)):
        return foe(asked, attacks[-1].enemy).worth - asked.cost(card) * asked.weights.resource
    return NO


def _fight_better(asked: Asked, card: int) -> float:
    if _short_of_kill(asked, 1):
        return foe(asked, asked.state.attacks[-1].enemy).worth - asked.cost(card) * asked.weights.resource
    if asked.window == "6.4.2":
        return saved(asked, 1) - asked.cost(card) * asked.weights.resource - 0.5
    return NO


def _five_attack(asked: Asked, card: int) -> float:
    attacks = asked.state.attacks
    if attacks and card in attacks[-1].attackers and _short_of_kill(asked, 5):
        return foe(asked, attacks[-1].enemy).worth - 4.0
    return NO


def has_foes(asked: Asked) -> bool:
    """Is anybody engaged with the player, or about to be?"""
    return bool(asked.state.engaged[asked.player]) or bool(due(asked))


def readied(asked: Asked, card: int) -> float:
    """What it is worth to have a character ready for the fight to come."""
    state = asked.state
    if state.phase in ("resource", "planning"):
        return 1.0
    foes = [foe(asked, each) for each in state.engaged[asked.player]]
    attacking = [each for each in foes if each.card not in state.attacked]
    if state.phase in ("quest", "travel", "encounter"):
        more = [foe(asked, each, engaging=True) for each in due(asked)]
        foes, attacking = foes + more, attacking + more
    if not foes:
        return NO
    fighters = crew(asked, ready_characters(asked, asked.player))
    return fight(asked, attacking, foes, [*fighters, fighter(asked, card)]) - fight(asked, attacking, foes, fighters)


def _ready_its_host(asked: Asked, card: int) -> float:
    state = asked.state
    if state.phase == "refresh" or asked.window in ("3.1", "3.2"):
        return NO
    return readied(asked, state.host[card])


def _ready_an_ally(asked: Asked, card: int) -> float:
    allies = [each for each in asked.game.allies(asked.player) if not asked.ready(each)]
    if asked.state.phase not in ("encounter", "combat") or not allies:
        return NO
    return (
        max(readied(asked, each) for each in allies) - asked.cost(card) * asked.weights.resource - asked.weights.event
    )


def _ready_everybody(asked: Asked, card: int) -> float:
    state = asked.state
    if asked.window not in ("5.3", "6.2") or not state.engaged[asked.player]:
        return NO
    foes = engaged_foes(asked)
    everyone = crew(asked, asked.game.characters(asked.player))
    ready = [each for each in everyone if each.card not in state.exhausted]
    return fight(asked, foes, foes, everyone) - fight(asked, foes, foes, ready) - 4 * asked.weights.resource - 1


def _bring_an_ally(asked: Asked, card: int) -> float:
    state, weights = asked.state, asked.weights
    hand = {asked.key(each): each for each in state.hands[asked.player] if state.cards[each].type is CardType.ALLY}
    guest = any(asked.role(each) is Role.GUEST for each in hand.values())
    if guest and asked.window == "3.1":
        return weights.bring_guest
    if asked.window != "6.2" or not state.engaged[asked.player] or not hand:
        return NO
    if guest:
        return weights.bring_guest / 2
    attacking, foes = [foe(asked, each) for each in coming(asked)], engaged_foes(asked)
    fighters = crew(asked, ready_characters(asked, asked.player))
    now = fight(asked, attacking, foes, fighters)
    gains = [fight(asked, attacking, foes, [*fighters, _guest(asked, each)]) - now for each in hand.values()]
    return max(gains) - asked.cost(card) * weights.resource - EVENTS.get(asked.key(card), 0.0)


def _guest(asked: Asked, card: int) -> Fighter:
    """An ally in hand, as it would fight for a phase; it comes to no harm that lasts if it only attacks."""
    printed = asked.state.cards[card]
    worth = asked.knowledge.worth[printed.key]
    numbers = (printed.attack or 0, printed.defense or 0, printed.hit_points or 0)
    return Fighter(card, *numbers, worth, 0.0, defends=True)


STRIKES: Final[Mapping[str, Judge]] = {
    "hold an enemy off": _hold_off,
    "hold all enemies off": _hold_all_off,
    "strike at once": _strike_at_once,
    "shoot all enemies": _shoot_all,
    "attack with each attacker": _attack_with_each,
    "attack and defense for one": _fight_better,
    "5 attack for itself": _five_attack,
    "ready its host": _ready_its_host,
    "ready an ally": _ready_an_ally,
    "ready everybody": _ready_everybody,
    "bring an ally for a phase": _bring_an_ally,
}
"""Judgements of actions of the fight, by the names that boxes use."""
