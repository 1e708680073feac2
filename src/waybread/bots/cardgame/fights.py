"""Whom to engage, who defends, who attacks whom: a fight is weighed as a whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Final, NamedTuple

from waybread.bots.cardgame.card_knowledge import (
    CALLED,
    DAMAGE,
    ENGAGING_ATTACK,
    GOALS,
    ROLES,
    SHADOW_CARDS,
    STRONG,
    Role,
)
from waybread.bots.cardgame.position import Asked, Fighter
from waybread.bots.option_rules import least, most, worthwhile
from waybread.cardgame import CardType, Rule, Stat, enemy_may_attack, has_attacked, rule_applies, stat
from waybread.kernel import PASS


class Foe(NamedTuple):
    """An enemy as it counts in a fight."""

    card: int
    attack: int
    defense: int
    life: int
    worth: float
    relief: float
    """What it is worth that it leaves the staging area."""
    excess: float
    """What each point of damage costs beyond what destroys a character."""
    shadows: int = 1
    """How many shadow cards it is dealt."""


def fighter(asked: Asked, card: int) -> Fighter:
    """A character as it counts in a fight."""
    found = asked.fighters.get(card)
    if found is None:
        weights = asked.weights
        found = asked.fighters[card] = Fighter(
            card,
            asked.attack(card),
            asked.defense(card),
            asked.life(card),
            asked.worth(card),
            weights.wound_hero if asked.is_hero(card) else weights.wound_ally,
            not rule_applies(asked.game, Rule.CANNOT_DEFEND, card, asked.state.controller[card]),
        )
    return found


def crew(asked: Asked, cards: Sequence[int]) -> list[Fighter]:
    """Characters as they count in a fight."""
    return [fighter(asked, each) for each in cards]


def foe(asked: Asked, card: int, *, engaging: bool = False) -> Foe:
    """An enemy as it counts in a fight."""
    weights = asked.weights
    attack = asked.attack(card)
    key = asked.key(card)
    if engaging:
        attack += ENGAGING_ATTACK.get(key, 0)
    elif not enemy_may_attack(asked.game, card, asked.player):
        attack = 0
    threat = asked.threat_of(card)
    worth = weights.kill + weights.kill_attack * attack + weights.kill_threat * threat
    role = ROLES.get(key)
    if key in GOALS:
        worth += weights.goal
    if asked.alone and attack >= STRONG and key not in CALLED:
        worth *= weights.patience
    relief = weights.engage_threat * threat - (weights.hero if role is Role.TAKES_A_HERO else 0.0)
    excess = 0.0
    if rule_applies(asked.game, Rule.EXCESS_DAMAGE_RAISES_THREAT, card):
        excess = asked.threat_price(asked.player)
    shadows = SHADOW_CARDS.get(key, 1)
    return Foe(card, attack, asked.defense(card), asked.life(card), worth, relief, excess, shadows)


def phantom(asked: Asked) -> Foe:
    """An enemy that may yet be revealed and engage."""
    weights = asked.weights
    return Foe(-1, 2, 1, 3, weights.kill + 2 * weights.kill_attack + 2 * weights.kill_threat, 0.0, 0.0)


def engaged_foes(asked: Asked) -> list[Foe]:
    """The enemies engaged with the player."""
    return [foe(asked, each) for each in asked.game.engaged_enemies(asked.player)]


def blow(asked: Asked, who: Fighter, hit: int, taken: int = 0) -> float:
    """What it costs that a character is dealt damage, after having been dealt some already."""
    left = who.life - taken
    if hit >= left:
        return who.worth
    return who.wound * hit * (1 + asked.weights.frail * hit / (left - hit))


def defending(asked: Asked, who: Fighter, enemy: Foe) -> float:
    """What it costs to have a character defend."""
    damage = enemy.attack - who.defense
    if damage <= -2:
        return 0.0
    shadows, dealt = asked.shadows, enemy.shadows
    loss = 0.0
    one, two = dealt * shadows.one, dealt * shadows.two
    for more, chance in ((0, 1 - one - two), (1, one), (2, two)):
        hit = damage + more
        if hit > 0:
            loss += chance * (blow(asked, who, hit) + enemy.excess * max(0, hit - who.life))
    return loss


def undefended(
    asked: Asked, heroes: Sequence[Fighter], enemy: Foe, taken: Mapping[int, int]
) -> tuple[float, Fighter | None]:
    """What it costs to let an attack through, and which hero takes it best."""
    weights, shadows, dealt = asked.weights, asked.shadows, enemy.shadows
    best, chosen = weights.victory, None
    for who in heroes:
        already = taken.get(who.card, 0)
        spare = who.life - already - enemy.attack
        loss = blow(asked, who, enemy.attack, already) + enemy.excess * max(0, -spare)
        if 0 < spare <= 1:
            loss += dealt * (shadows.undefended_one + shadows.undefended_two) * who.worth
        elif 0 < spare <= 3:
            loss += dealt * shadows.undefended_two * who.worth
        if loss < best:
            best, chosen = loss, who
    return weights.undefended + dealt * (shadows.undefended_harm - shadows.harm) + best, chosen


def fight(asked: Asked, attacking: Sequence[Foe], targets: Sequence[Foe], fighters: Sequence[Fighter]) -> float:
    """How a fight is likely to go: what is destroyed, less what is lost.

    The strongest enemies are defended against first, each by whoever loses least; all who are left attack.
    Then each defender may step back, if to attack is worth more than to defend.
    """
    if not targets and not attacking:
        return 0.0
    weights = asked.weights
    left = list(fighters)
    value = 0.0
    taken: dict[int, int] = {}
    defended: list[tuple[Fighter, float]] = []
    heroes: list[Fighter] = []
    for enemy in sorted(attacking, key=attrgetter("attack"), reverse=True):
        if not enemy.attack:
            continue  # something keeps it from attacking
        heroes = heroes or crew(asked, asked.game.heroes(asked.player))
        open_loss, hero = undefended(asked, heroes, enemy, taken)
        best, chosen = open_loss, -1
        for number, who in enumerate(left):
            if who.defends:
                loss = defending(asked, who, enemy) + weights.opportunity * who.attack
                if loss < best:
                    best, chosen = loss, number
        if chosen >= 0:
            who = left.pop(chosen)
            best -= weights.opportunity * who.attack
            defended.append((who, open_loss - best))
        elif hero is not None:
            taken[hero.card] = taken.get(hero.card, 0) + enemy.attack
        value -= best
    order = sorted(targets, key=lambda enemy: enemy.worth / (enemy.defense + enemy.life), reverse=True)
    strength = sum([who.attack for who in left])
    gain = _attack(asked, order, strength)
    for who, price in defended:
        if who.attack:
            more = _attack(asked, order, strength + who.attack)
            if more - gain > price:
                value -= price
                gain = more
                strength += who.attack
    return value + gain


def _attack(asked: Asked, targets: Sequence[Foe], strength: int) -> float:
    """What so much attack destroys and hurts, the best prize first."""
    value = 0.0
    for enemy in targets:
        need = enemy.defense + enemy.life
        if strength >= need:
            value += enemy.worth
            strength -= need
        elif strength > enemy.defense:
            value += asked.weights.hurt * enemy.worth * (strength - enemy.defense) / enemy.life
            strength = 0
    return value


def ready_characters(asked: Asked, player: int) -> list[int]:
    """The ready characters of a player."""
    exhausted = asked.state.exhausted
    return [each for each in asked.game.characters(player) if each not in exhausted]


def engage(asked: Asked) -> int:
    """Engage the enemy that it pays most to fight now, if it pays."""
    fighters = crew(asked, ready_characters(asked, asked.player))
    foes = engaged_foes(asked)
    now = fight(asked, foes, foes, fighters)

    def gain(enemy: int) -> float:
        one = foe(asked, enemy, engaging=True)
        more = [*foes, one]
        value = fight(asked, more, more, fighters) - now + one.relief
        return value if asked.alone else value + asked.weights.spare_others * spared(asked, enemy)

    return worthwhile(asked.options, gain)


def spared(asked: Asked, enemy: int) -> float:
    """What it is worth to other players that an enemy does not engage them, where it would."""
    game, state = asked.game, asked.state
    if any(game.rulings(Rule.NO_ENGAGEMENT_CHECKS)):
        return 0.0
    best = 0.0
    for player in game.order():
        if player != asked.player and stat(game, enemy, Stat.ENGAGEMENT_COST) <= state.threat[player]:
            theirs = asked.beside(player)
            foes, fighters = engaged_foes(theirs), crew(theirs, ready_characters(theirs, player))
            more = [*foes, foe(theirs, enemy, engaging=True)]
            best = max(best, fight(theirs, foes, foes, fighters) - fight(theirs, more, more, fighters))
    return best


weakest: Final = least(Asked.attack)
"""Of enemies the one with the least attack."""
strongest: Final = most(Asked.attack)
"""Of enemies or characters the one with the most attack."""


def coming(asked: Asked) -> list[int]:
    """Enemies that will still attack the player in this phase."""
    game, player = asked.game, asked.player
    return [
        each
        for each in game.engaged_enemies(player)
        if not has_attacked(game, each, player) and enemy_may_attack(game, each, player)
    ]


def defend(asked: Asked) -> int:
    """Have the character defend whose defense costs least, the rest of the fight included."""
    attack = asked.state.attacks[-1]
    if attack.defenders or asked.state.picked:
        return PASS
    enemy = foe(asked, attack.enemy)
    mine = attack.player == asked.player
    fighters = crew(asked, [each for each in asked.options if each != PASS])
    attacking, targets = [foe(asked, each) for each in coming(asked)], engaged_foes(asked)
    heroes = crew(asked, asked.game.heroes(attack.player))
    best = fight(asked, attacking, targets, fighters) - undefended(asked, heroes, enemy, {})[0]
    chosen = PASS
    for who in fighters:
        rest = [each for each in fighters if each.card != who.card]
        value = fight(asked, attacking, targets, rest) - defending(asked, who, enemy)
        if not mine:
            value -= 0.5
        if value > best:
            best, chosen = value, who.card
    return chosen


def attack(asked: Asked) -> int:
    """Attack what can be destroyed, the greatest prize first; else what can be hurt."""
    ready = ready_characters(asked, asked.player)
    strength = sum(asked.attack(each) for each in ready)

    def gain(card: int) -> float:
        enemy, available = foe(asked, card), strength
        if card in asked.state.staging:
            available = max((_alone(asked, who) for who in ready), default=0)
        if available >= enemy.defense + enemy.life:
            return 100 + enemy.worth
        return enemy.worth * (available - enemy.defense) / enemy.life if available > enemy.defense else 0.0

    return worthwhile(asked.options, gain)


def _alone(asked: Asked, character: int) -> int:
    if any(asked.game.rulings(Rule.ATTACKS_STAGING_ALONE, character)):
        return asked.attack(character) + 1
    return 0


def attackers(asked: Asked) -> int:
    """Send just enough to destroy the enemy; if it cannot be destroyed, all who can hurt it."""
    enemy = asked.decision.about
    options = [each for each in asked.options if each != PASS]
    if enemy is None or not options:
        return asked.options[0]
    strength = {each: asked.attack(each) for each in options}
    sent = sum(asked.attack(each) for each in asked.decision.picked)
    need = asked.defense(enemy) + asked.life(enemy) - sent
    if need <= 0 and PASS in asked.options:
        return PASS
    enough = [each for each in options if strength[each] >= need]
    if enough:
        return min(enough, key=lambda each: (strength[each], each))
    useful = [each for each in options if strength[each] > 0]
    if not useful:
        return PASS if PASS in asked.options else options[0]
    return max(useful, key=lambda each: (strength[each], -each))


def join_attack(asked: Asked) -> int:
    """Join if the enemy is destroyed for it, or if there is nothing of one's own to attack."""
    state = asked.state
    enemy = state.attacks[-1].enemy
    options = [each for each in asked.options if each != PASS]
    sent = sum(asked.attack(each) for each in (*state.attacks[-1].attackers, *asked.decision.picked))
    need = asked.defense(enemy) + asked.life(enemy) - sent
    if need <= 0 or not options:
        return PASS
    total = sum(asked.attack(each) for each in options)
    if total < need and state.engaged[asked.player]:
        return PASS
    return max(options, key=lambda each: (asked.attack(each), -each))


def take_damage(asked: Asked) -> int:
    """Damage goes to whoever bears it best."""
    about = asked.decision.about
    amount = 1
    if about is not None and asked.state.cards[about].type is CardType.ENEMY:
        amount = _damage(asked, about)

    def cost(card: int) -> tuple[float, int]:
        life = asked.life(card)
        if amount >= life:
            return asked.worth(card), card
        wound = asked.weights.wound_hero if asked.is_hero(card) else asked.weights.wound_ally
        return wound * amount / (life - amount), card

    return min(asked.options, key=cost)


def _damage(asked: Asked, enemy: int) -> int:
    """How much damage an enemy is about to deal."""
    attacks = asked.state.attacks
    if attacks and attacks[-1].enemy == enemy:
        return stat(asked.game, enemy, Stat.ATTACK)
    return DAMAGE.get(asked.key(enemy), 1)
