"""What still counts at a point of the round: numbers, readiness, attacks to come, by the steps of the timing chart.

Each says so for the rest of the phase (or round), as far as a player may know, and says yes in doubt.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from waybread.cardgame.abilities.ability import Ability
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.rules_in_play import rule_in_play
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.verbs_used import is_paid_by, uses_any
from waybread.cardgame.effects.attacks import enemy_may_attack, has_attacked, why_not_attack, why_not_join
from waybread.cardgame.facts import Kind, Stat
from waybread.cardgame.secrecy import sees_hand
from waybread.cardgame.state import SCENARIO, Attack, Zone

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

# Where the round is: the steps of the timing chart, and those of an attack that lie upon them

_CHART: Final = (
    "0.0", "1.1", "1.2", "1.3", "1.4", "2.1", "2.2", "2.3", "2.4", "3.1", "3.2", "3.3", "3.4", "3.5", "4.1", "4.2",
    "4.3", "5.1", "5.2", "5.3", "5.4", "6.1", "6.2", "6.3", "6.4a", "6.7", "6.8a", "6.11", "7.1", "7.2", "7.3", "7.4",
    "7.5", "0.1",
)  # fmt: skip
_PLACE: Final = {step: number for number, step in enumerate(_CHART)}
_TO_DEFENDERS: Final = frozenset(("6.4b", "6.4b window", "6.4.1"))
_TO_SHADOW: Final = _TO_DEFENDERS | {"6.4.2"}
_TO_ENEMY_DAMAGE: Final = _TO_SHADOW | {"6.4.2 window", "6.4.3"}
_TO_ATTACKERS: Final = frozenset(("6.8b", "6.8.1"))
_TO_DAMAGE: Final = _TO_ATTACKERS | {"6.8.2", "6.8.3"}


def is_to_come(game: CardGame, step: str) -> bool:
    """Is a step of this round to come, or under way? All are during setup, or at a step that no round has."""
    return _PLACE.get(game.state.stack[0], -1) <= _PLACE[step]


def _under_way(game: CardGame, steps: frozenset[str]) -> bool:
    """Is an attack at one of these steps, or coming to it?"""
    return bool(game.state.attacks) and not steps.isdisjoint(game.state.stack)


def _turn_is_over(game: CardGame, step: str, player: int) -> bool:
    """Has a player had their turn in a step that goes round the table, if it is the running one?"""
    state = game.state
    return state.stack[0] == step and (player - state.lead) % len(state.threat) < state.turn


def _lasts_into(game: CardGame, phase: str, until: str) -> bool:
    return game.state.phase == phase or until != "phase"


# What counts


def willpower_counts(game: CardGame, player: int, character: int, *, until: str = "phase") -> bool:
    """Up to quest resolution (3.4), of a character that is committed to the quest or still can be (3.2)."""
    if not _lasts_into(game, "quest", until) or not is_to_come(game, "3.4"):
        return False
    return character in game.state.committed or can_still_commit(game, player, character)


def can_still_commit(game: CardGame, player: int, character: int) -> bool:
    """Is the chance to commit a character to the quest (3.2) still to come in this round?"""
    if not is_to_come(game, "3.2") or character in game.state.committed:
        return False
    return has_text(game, player, "change_control") or not _turn_is_over(game, "3.2", game.state.controller[character])


def threat_counts(game: CardGame, player: int, card: int, *, until: str = "phase") -> bool:
    """Up to quest resolution (3.4), of a card in the staging area."""
    return _lasts_into(game, "quest", until) and is_to_come(game, "3.4") and game.state.zone[card] == Zone.STAGING


def attack_counts(game: CardGame, player: int, character: int, *, until: str = "phase") -> bool:
    """Up to the damage (6.8.3) of an attack that a character takes part in, or could still be declared for."""
    if _under_way(game, _TO_DAMAGE) and any(character in each.attackers for each in game.state.attacks):
        return True
    if _lasts_into(game, "combat", until) and could_attack(game, player, character):
        return True
    return bool(game.enemies()) and has_text(game, player, "characters_attack")


def could_attack(game: CardGame, player: int, character: int) -> bool:
    """Could a character, once it is ready, still be declared as an attacker (6.8a), or join an attack (6.8.1)?"""
    state = game.state
    if is_to_come(game, "6.1"):
        return True  # what enemies there will be is open
    own = state.controller[character]
    if _under_way(game, _TO_ATTACKERS):
        attack = state.attacks[-1]
        if not attack.by_enemy and attack.player != own and why_not_join(game, character, attack) is None:
            return True
    if not is_to_come(game, "6.8a"):
        return False
    if game.enemies() and has_text(game, player, "engage", "change_control"):
        return True
    for other in game.order():
        if not _turn_is_over(game, "6.8a", other):
            for enemy in game.enemies():
                if other in state.assaulted.get(enemy, ()):
                    continue
                attack = Attack(enemy, other, by_enemy=False)
                reason = (
                    why_not_attack(game, character, enemy) if other == own else why_not_join(game, character, attack)
                )
                if reason is None:
                    return True
    return False


def defense_counts(game: CardGame, player: int, character: int, *, until: str = "phase") -> bool:
    """Up to the damage (6.4.3) of an enemy attack that a character defends against, or could still defend against."""
    if _under_way(game, _TO_ENEMY_DAMAGE) and any(character in each.defenders for each in game.state.attacks):
        return True
    if _lasts_into(game, "combat", until) and is_to_come(game, "6.1"):
        return True
    return defenders_count(game, player)


def defenders_count(game: CardGame, player: int) -> bool:
    """Are defenders still to be declared (6.4.1) in this phase?"""
    attacking = _under_way(game, _TO_DEFENDERS) and game.state.attacks[-1].by_enemy
    return (
        attacking or any(enemy_attack_counts(game, each) for each in game.enemies()) or _attack_may_come(game, player)
    )


def enemy_attack_counts(game: CardGame, enemy: int) -> bool:
    """Is an attack of an enemy that is engaged (6.4a) still to come in this phase?"""
    state = game.state
    players = [each for each in game.engaged_players(enemy) if enemy_may_attack(game, enemy, each)]
    if not players:
        return False
    to_come = state.phase == "combat" and is_to_come(game, "6.4a")
    own = to_come and not all(has_attacked(game, enemy, each) for each in players)
    return own or _scenario_attacks(game)


def _attack_may_come(game: CardGame, player: int) -> bool:
    """Could an attack be added to those of the enemies that are engaged now?"""
    if game.state.phase == "combat" and is_to_come(game, "6.4a"):
        if game.enemies() and has_text(game, player, "engage"):
            return True
        if _under_way(game, _TO_SHADOW) and scenario_has(game, ("enemy_attacks",), shadow=True):
            return True
    return _scenario_attacks(game)


def _scenario_attacks(game: CardGame) -> bool:
    """Has the scenario cards that make enemies attack, other than by shadow effects?"""
    return scenario_has(game, ("enemy_attacks",), shadow=False)


def readiness_counts(game: CardGame, player: int, character: int, *, but: int = -1) -> bool:
    """Up to the refresh phase (7.2), of a character that could quest, fight or pay a cost; after it always.

    Also if the refresh phase might not ready everybody, or if text of the scenario asks who is ready. ``but`` is the
    card that is used for it.
    """
    if not is_to_come(game, "7.2"):
        return True
    if rule_in_play(game, Rule.CANNOT_READY) or rule_in_play(game, Rule.PRICE_TO_READY):
        return True
    return (
        could_attack(game, player, character)
        or is_to_come(game, "6.1")
        or defenders_count(game, player)
        or pays_by_exhausting(game, player, character, but=but)
        or (_under_way(game, _TO_SHADOW) and scenario_has(game, OF_READINESS, shadow=True))
        or any(uses_any(ability, *OF_READINESS) for ability in text_of_scenario_in_play(game))
    )


def pays_by_exhausting(game: CardGame, player: int, character: int, *, but: int = -1) -> bool:
    """Could a character be exhausted for an ability of its own, or for another that its player has?"""
    own = any(each.exhausts_itself for each in game.card(character).abilities)
    return own or any(
        is_paid_by(cost, "exhaust") and not cost.exhausts_itself
        for card, ability in known_abilities(game, player)
        if card != but and ability.kind in _USED
        for cost in ability.cost
    )


def ally_counts(game: CardGame, player: int, ally: int, *, but: int = -1) -> bool:
    """Could an ally from hand do anything in play before the phase ends? One with text might, and one is missed."""
    if game.card(ally).abilities or any(
        not (each.own or _COMES_OR_GOES.isdisjoint(each.on)) for _, each in known_abilities(game, player)
    ):
        return True
    if game.state.phase == "quest" and is_to_come(game, "3.3"):
        return True  # it may commit, or suffer what is revealed
    if game.state.phase == "combat" and (could_attack(game, player, ally) or defenders_count(game, player)):
        return True
    return pays_by_exhausting(game, player, ally, but=but)


# What other cards could make of it, by the verbs that their functions use

_USED: Final = (Kind.ACTION, Kind.RESPONSE)
_ARRIVES: Final = frozenset((On.ENTERS_PLAY, On.PLAYED))
_COMES_OR_GOES: Final = frozenset((On.ENTERS_PLAY, On.LEAVES_PLAY))
OF_READINESS: Final = ("exhaust", "exhausted", "reveal", "reveal_top", "enemy_attacks", "escape_test")
"""What text uses that asks who is ready, or may bring such text."""


def known_abilities(game: CardGame, player: int) -> Iterator[tuple[int, Ability]]:
    """The abilities of all cards in play, and in the hands that a player sees, with their cards."""
    for card in game.cards_in_play():
        for ability in game.card(card).abilities:
            yield card, ability
    for other in game.order():
        if sees_hand(game, player, other):
            for card in game.state.hands[other]:
                for ability in game.card(card).abilities:
                    yield card, ability


def has_text(game: CardGame, player: int, *names: str) -> bool:
    """Does an action or response that a player knows of, in play or in hand, use one of these verbs?"""
    return any(
        ability.kind in _USED
        and uses_any(ability, *names)
        and not (game.in_play(card) and ability.own and _ARRIVES.issuperset(ability.on))  # it has been used
        for card, ability in known_abilities(game, player)
    )


def text_of_scenario_in_play(game: CardGame, *on: On) -> list[Ability]:
    """The text of encounter and quest cards in play that works by itself; that which answers to something, if named."""
    return [
        each
        for card in game.cards_in_play()
        if game.state.owner[card] == SCENARIO
        for each in game.card(card).abilities
        if each.kind in (Kind.FORCED, Kind.RULE, Kind.LABELLED) and (not on or any(one in on for one in each.on))
    ]


def scenario_has(game: CardGame, names: Sequence[str], *, shadow: bool) -> bool:
    """Does any card of the scenario, wherever it is, use one of these verbs, in its shadow effect or elsewhere?"""
    state = game.state
    return any(
        (ability.kind is Kind.SHADOW) is shadow and uses_any(ability, *names)
        for card, owner in enumerate(state.owner)
        if owner == SCENARIO
        for ability in state.cards[card].abilities
    )


def text_asks_for(game: CardGame, number: Stat) -> bool:
    """Does any card of the scenario ask how much of a number another card has, or test it?"""
    state = game.state
    if number is Stat.WILLPOWER and rule_in_play(game, Rule.DISCARDED_AT_NO_WILLPOWER):
        return True
    return any(
        uses_any(ability, "escape_test") or (uses_any(ability, "stat") and uses_any(ability, number.name))
        for card, owner in enumerate(state.owner)
        if owner == SCENARIO
        for ability in state.cards[card].abilities
    )
