"""Attacks: who may attack and defend whom, and what damage comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.cardgame import announcements
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect, awaited_end
from waybread.cardgame.abilities.listeners import quiet
from waybread.cardgame.abilities.modifiers import keyword, remaining_hit_points, stat
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.rules_in_play import forbidden_by, rule_applies, rule_in_play, without_rule
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.state_checks import settle, unsettled
from waybread.cardgame.abilities.windows import after_window
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.damage import damageable, deal_damage
from waybread.cardgame.effects.shadow_cards import deal_shadow, drop_shadows
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import CardType, Keyword, Stat
from waybread.cardgame.state import Attack, Zone
from waybread.cardgame.zones.card_moves import leave_combat
from waybread.kernel import Decision, Effect, Event, Fact

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_AREA: Final = Zone.AREA
_TAKES_DAMAGE: Final = Rule.TAKES_UNDEFENDED_DAMAGE
_ATTACK: Final = Stat.ATTACK
_CANNOT_EXHAUST: Final = Rule.CANNOT_EXHAUST
_CANNOT_ATTACK, _CANNOT_BE_ATTACKED, _CANNOT_DEFEND = Rule.CANNOT_ATTACK, Rule.CANNOT_BE_ATTACKED, Rule.CANNOT_DEFEND
_CANNOT_ATTACK_ENEMY, _CANNOT_DEFEND_AGAINST = Rule.CANNOT_ATTACK_ENEMY, Rule.CANNOT_DEFEND_AGAINST


def enemy_may_attack(game: CardGame, enemy: int, player: int) -> bool:
    """Is nothing in the way of an enemy attacking a player?"""
    return not rule_applies(game, _CANNOT_ATTACK, enemy, player)


def has_attacked(game: CardGame, enemy: int, player: int) -> bool:
    """Has an enemy made its own attack on a player in this combat phase (lcg:faq.1.50-2)?"""
    state = game.state
    return enemy in state.attacked or player in state.attacked_players.get(enemy, ())


def attackable(game: CardGame, player: int) -> list[int]:
    """Enemies that a player could attack: their own, others' with ranged, staged ones by card text."""
    state = game.state
    others = [each for p in game.order() if p != player for each in state.engaged[p]]
    return [*state.engaged[player], *others, *game.staged(CardType.ENEMY)]


def possible_attackers(game: CardGame, player: int, enemy: int, picked: tuple[int, ...] = ()) -> list[int]:
    """Ready characters of a player that may attack an enemy, given those already declared."""
    state = game.state
    together = bool(picked) and state.zone[enemy] == Zone.STAGING
    if together and not _joins_staged(game, picked[0], enemy):
        return []
    ready = [each for each in game.characters(player) if each not in state.exhausted and each not in picked]
    able = [each for each in ready if why_not_attack(game, each, enemy) is None]
    return [each for each in able if _joins_staged(game, each, enemy)] if together else able


def is_lone_attack(game: CardGame, attack: Attack) -> bool:
    """Is it an attack on an enemy of the staging area by a character that may attack there only alone?"""
    staged = game.state.zone[attack.enemy] == Zone.STAGING
    return staged and not _joins_staged(game, attack.attackers[0], attack.enemy)


def _attacks_staged(game: CardGame, character: int, enemy: int) -> bool:
    """May a character attack an enemy of the staging area together with others?"""
    return rule_applies(game, Rule.ATTACKS_STAGING, character, enemy)


def _joins_staged(game: CardGame, character: int, enemy: int) -> bool:
    """The same, or is that enemy considered engaged?"""
    return _attacks_staged(game, character, enemy) or bool(game.engaged_players(enemy))


def why_not_attack(game: CardGame, character: int, enemy: int) -> str | None:
    """Why an enemy is out of a character's reach, be it ready or exhausted for just this attack, or None."""
    state = game.state
    player = state.controller[character]
    if reason := _forbidden_attack(game, character, enemy):
        return reason
    if enemy in state.engaged[player] or enemy in game.engaged_enemies(player):
        return None
    if state.zone[enemy] == Zone.STAGING and not game.engaged_players(enemy):
        # Only by card text, and alone; ranged gives no such right (lcg:faq.q.ranged-staging).
        able = any(game.rulings(Rule.ATTACKS_STAGING_ALONE, character)) or _attacks_staged(game, character, enemy)
        return None if able else "it cannot attack an enemy in the staging area"
    return _why_not_ranged(game, character)


def possible_joiners(game: CardGame, attack: Attack, player: int) -> list[int]:
    """Ready characters of another player that may join a player attack (lcg:step.6.8.1)."""
    ready = [each for each in game.characters(player) if each not in game.state.exhausted]
    return [each for each in ready if why_not_join(game, each, attack) is None]


def why_not_join(game: CardGame, character: int, attack: Attack) -> str | None:
    """Why a character cannot join another player's attack, be it ready or not, or None (lcg:keyword.ranged.2)."""
    if game.state.zone[attack.enemy] == Zone.STAGING and not _joins_staged(game, character, attack.enemy):
        return "it cannot attack an enemy in the staging area"
    return _forbidden_attack(game, character, attack.enemy) or _why_not_ranged(game, character)


def _why_not_ranged(game: CardGame, character: int) -> str | None:
    ranged = keyword(game, character, Keyword.RANGED)
    return None if ranged else "only ranged characters attack other players' enemies or join their attacks"


def _forbidden_attack(game: CardGame, character: int, enemy: int) -> str | None:
    state = game.state
    index, player = state.index or game.index, state.controller[character]
    return (
        (_CANNOT_ATTACK in index and forbidden_by(game, _CANNOT_ATTACK, character, player))
        or (_CANNOT_BE_ATTACKED in index and forbidden_by(game, _CANNOT_BE_ATTACKED, enemy, player))
        or (_CANNOT_ATTACK_ENEMY in index and forbidden_by(game, _CANNOT_ATTACK_ENEMY, character, enemy))
        or (_CANNOT_EXHAUST in index and forbidden_by(game, _CANNOT_EXHAUST, character))
        or None
    )


def possible_defenders(game: CardGame, attack: Attack, player: int) -> list[int]:
    """Ready characters of a player that may defend."""
    exhausted = game.state.exhausted
    ready = [each for each in game.characters(player) if each not in exhausted and each not in attack.defenders]
    return [each for each in ready if why_not_defend(game, each, attack) is None]


def why_not_defend(game: CardGame, character: int, attack: Attack) -> str | None:
    """Why a character cannot defend, be it ready or not, or None: only sentinels do for others."""
    state = game.state
    index, player = state.index or game.index, state.controller[character]
    reason = (
        (_CANNOT_DEFEND in index and forbidden_by(game, _CANNOT_DEFEND, character, player))
        or (_CANNOT_EXHAUST in index and forbidden_by(game, _CANNOT_EXHAUST, character))
        or (_CANNOT_DEFEND_AGAINST in index and forbidden_by(game, _CANNOT_DEFEND_AGAINST, character, attack.enemy))
    )
    if reason:
        return reason
    if player == attack.player or keyword(game, character, Keyword.SENTINEL):
        return None
    return "only a sentinel can defend for another player"  # lcg:keyword.sentinel.1


def blow(game: CardGame, attack: Attack) -> tuple[int, int, list[int]]:
    """The attack of an enemy, the defence against it, and who defends (lcg:step.6.4.3)."""
    state = game.state
    defenders = [each for each in attack.defenders if state.zone[each] == _AREA]
    return stat(game, attack.enemy, _ATTACK), sum([defense(game, each) for each in defenders]), defenders


def who_takes_damage(game: CardGame) -> Decision | None:
    """The enemy strikes: who takes all of the damage, if there is any."""
    attack = game.state.attacks[-1]
    strength, guard, victims = blow(game, attack)
    if game.tell:
        facts: dict[str, Fact] = {"player": attack.player, "attack": strength, "defense": guard}
        game.tell(Event("strike", {**announcements.of(game, attack.enemy), **facts}))
    if strength <= guard:
        return None
    rule = "lcg:multiple-defenders.3"
    if not victims:
        bearers = rule_in_play(game, _TAKES_DAMAGE) and [
            each for each in game.characters() if rule_applies(game, _TAKES_DAMAGE, each, attack.player)
        ]
        victims = bearers or ([attack.victim] if attack.victim >= 0 else game.heroes(attack.player))
        rule = "lcg:step.6.4.3-4"
    victims = [each for each in victims if damageable(game, each)]  # lcg:cannot-be-damaged.2
    return Decision(attack.player, DecisionKind.TAKE_DAMAGE, tuple(victims), rule, attack.enemy) if victims else None


async def enemy_hurts(game: CardGame, victim: int) -> None:
    """The damage of an enemy attack."""
    attack = game.state.attacks[-1]
    strength, guard, _ = blow(game, attack)
    remaining = remaining_hit_points(game, victim)
    placed = await deal_damage(game, victim, strength - guard, attackers=(attack.enemy,), ends_step=True)
    if placed > remaining:
        game.state.notes[_excess(game)] = placed - remaining


def _excess(game: CardGame) -> str:
    """What damage beyond what destroys is noted under, for the innermost attack."""
    return f"excess damage of attack {len(game.state.attacks)}"


def damage_dealt(game: CardGame) -> Effect | None:
    """What damage of an enemy leads to, once it has been responded to; returns what is left to be awaited."""
    excess = game.state.notes.pop(_excess(game), 0)
    return _settle_damage(game, excess) if excess or unsettled(game) else None


async def _settle_damage(game: CardGame, excess: int) -> None:
    """Damage beyond what destroys is lost (lcg:step.6.4.3-7), unless a card says otherwise."""
    attack = game.state.attacks[-1]
    await settle(game)
    if excess and any(game.rulings(Rule.EXCESS_DAMAGE_RAISES_THREAT, attack.enemy)):
        await raise_threat(game, attack.player, excess, source=attack.enemy, reason="excess damage")


def enemy_attacked(game: CardGame) -> Effect | None:
    """What happens after an enemy attacks (lcg:seq.6.2.1.4.2-2), even if that eliminated its player (L42)."""
    attack = game.state.attacks[-1]
    if quiet(game, On.ENEMY_ATTACKED, attack.enemy) or not game.enemy_is_there(attack):
        return None
    cards = tuple(attack.defenders)
    attacked = Occurrence(
        On.ENEMY_ATTACKED, card=attack.enemy, player=attack.player, cards=cards, reason=awaited_end(game)
    )
    return after_window(game, attacked, ends_step=True)


def defense(game: CardGame, character: int) -> int:
    """A defender's defence, unless an effect keeps it from counting."""
    return 0 if rule_applies(game, Rule.DOES_NOT_COUNT_DEFENSE, character) else stat(game, character, Stat.DEFENSE)


async def player_damage(game: CardGame) -> None:
    """Damage of a player attack (lcg:step.6.8.3)."""
    attack = game.state.attacks[-1]
    strength, guard = attack_strength(game, attack), stat(game, attack.enemy, Stat.DEFENSE)
    damage = strength - guard
    if game.tell:
        game.tell(Event("blow", {**announcements.of(game, attack.enemy), "attack": strength, "defense": guard}))
    await deal_damage(game, attack.enemy, damage, attackers=tuple(attack.attackers), ends_step=True)


def attack_strength(game: CardGame, attack: Attack) -> int:
    """The attack strength of all attacking characters together (lcg:step.6.8.2)."""
    counting = without_rule(game, Rule.DOES_NOT_COUNT_ATTACK, attack.attackers, attack.enemy)
    return sum(stat(game, each, Stat.ATTACK) for each in counting if game.state.zone[each] == Zone.AREA)


async def enemy_attacks(game: CardGame, enemy: int, player: int, *, victim: int = -1, outside: bool = False) -> None:
    """An attack added by a card, in any phase: with a shadow card of its own (lcg:attack-outside.1)."""
    state = game.state
    if victim >= 0:
        player = state.controller[victim]  # lcg:defending-player.4
    if not game.takes_part(player) or not enemy_may_attack(game, enemy, player):
        return
    drop_shadows(game, enemy)  # lcg:faq.1.42
    outside = outside or state.zone[enemy] == Zone.LIMBO  # lcg:faq.q.reveal-limbo
    # The enemy is attacking already when its card is dealt, so responses to that know whom it attacks.
    state.attacks.append(Attack(enemy, player, by_enemy=True, victim=victim, outside=outside))
    await deal_shadow(game, enemy)
    await game.perform("6.4b")
    if state.phase != "combat":
        drop_shadows(game, enemy)  # lcg:faq.1.28


def treat_as_undefended(game: CardGame, source: int = -1) -> None:
    """*This attack is considered undefended*: all defenders are out of it, and nobody can be declared any more."""
    attack = game.state.attacks[-1]
    attack.defenders.clear()
    attack.asked = len(game.players)
    if game.tell:
        facts = {**announcements.of(game, attack.enemy), **announcements.cause(game, source)}
        game.tell(Event("treated as undefended", facts))


def remove_from_combat(game: CardGame, character: int, source: int = -1) -> None:
    """*Remove from combat*: a character is out of every attack; one without defenders is undefended (lcg:step.6.4.3-5).

    The character stays exhausted.
    """
    leave_combat(game.state, character)
    if game.tell:
        facts = {**announcements.of(game, character), **announcements.cause(game, source)}
        game.tell(Event("removed from combat", facts))


async def characters_attack(game: CardGame, character: int, enemy: int, *, bonus: int = 0, source: int = -1) -> None:
    """A player attack added by a card, by one character that has been exhausted for it; nobody can join.

    For this attack it gets a bonus to its attack.
    """
    state = game.state
    attack = Attack(
        enemy,
        state.controller[character],
        by_enemy=False,
        attackers=[character],
        declared=True,
        lone=True,
    )
    state.attacks.append(attack)
    if bonus:
        add_lasting_effect(game, source, Stat.ATTACK, bonus, until="attack", cards=[character])
    await game.perform("6.8b")
