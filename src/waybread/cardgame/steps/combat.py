"""Phase 6, combat: shadow cards, enemy attacks, player attacks (lcg:step.6.1 to lcg:step.6.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.abilities.modifiers import stat
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.attacks import (
    attackable,
    enemy_attacks,
    enemy_may_attack,
    has_attacked,
    possible_attackers,
)
from waybread.cardgame.effects.shadow_cards import deal_shadow, drop_shadows
from waybread.cardgame.facts import Stat
from waybread.cardgame.state import Attack, Zone
from waybread.cardgame.steps.chart import (
    and_then,
    begin_phase,
    begin_turns,
    chart,
    end_phase,
    open_window,
    seat,
)
from waybread.kernel import PASS, Decision, Effect

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


@chart.step("6.1")
def combat_phase_begins(game: CardGame) -> Effect | None:
    """The combat phase begins."""
    return begin_phase(game, "combat", "6.2")


@chart.step("6.2")
def deal_shadow_cards(game: CardGame) -> Effect | None:
    """Each engaged enemy is dealt a shadow card."""
    anybody = any(game.state.engaged)
    open_window(game, "6.2", "6.3", now=not anybody)
    return _deal_all(game) if anybody else None


async def _deal_all(game: CardGame) -> None:
    state = game.state
    for player in game.order():  # lcg:step.6.2-2
        left = list(state.engaged[player])
        while left:
            highest = max(stat(game, each, Stat.ENGAGEMENT_COST) for each in left)  # lcg:step.6.2-3
            tied = tuple(each for each in left if stat(game, each, Stat.ENGAGEMENT_COST) == highest)
            enemy = tied[0]
            if len(tied) > 1 and _order_matters(game, len(tied)):
                enemy = await Decision(state.first_player, DecisionKind.SHADOW_ORDER, tied, "lcg:first-player.7")
            left.remove(enemy)
            if game.in_play(enemy):
                await deal_shadow(game, enemy)


def _order_matters(game: CardGame, tied: int) -> bool:
    """Among enemies of the same cost (L25) it does if the deck is short, or its top cards are known."""
    coming = game.state.encounter_deck[-tied:]
    return 0 < len(coming) < tied or any(each in game.state.seen for each in coming)


@chart.step("6.3")
def enemy_attacks_begin(game: CardGame) -> None:
    """Enemy attacks begin."""
    begin_turns(game)
    game.state.goto("6.4a")


@chart.step("6.4a")
def choose_attacking_enemy(game: CardGame) -> Decision | None:
    """The active player picks which of their eligible enemies attacks next (lcg:step.6.4a-2)."""
    state = game.state
    while (player := seat(game)) is not None:
        state.active_player = player
        eligible = _eligible(game, player)
        if eligible:
            return Decision(player, DecisionKind.ATTACKING_ENEMY, tuple(eligible), "lcg:step.6.4a")
        state.turn += 1  # 6.5
    if any(_eligible(game, each) for each in game.order()):
        state.turn = 0  # an enemy has gone to a player whose turn was over: once more (lcg:player-order.2)
        return None
    state.goto("6.7")  # by way of 6.6
    return None


def _eligible(game: CardGame, player: int) -> list[int]:
    """Return the enemies engaged with a player whose attack of this phase is still to come."""
    return [
        each
        for each in game.engaged_enemies(player)
        if not has_attacked(game, each, player) and enemy_may_attack(game, each, player)
    ]


@choose_attacking_enemy.answered
def attacking_enemy_chosen(game: CardGame, option: int) -> Effect | None:
    """The enemy makes its own attack of this phase (lcg:step.6.4b)."""
    state = game.state
    if state.zone[option] == Zone.STAGING:
        return _attack_from_staging(game, option)
    state.attacked.append(option)
    state.attacks.append(Attack(option, state.active_player, by_enemy=True))
    state.call("6.4b")
    return None


async def _attack_from_staging(game: CardGame, enemy: int) -> None:
    """An enemy considered engaged attacks: with a shadow card for this attack alone (lcg:faq.1.50-2)."""
    state = game.state
    player = state.active_player
    state.attacked_players[enemy] = (*state.attacked_players.get(enemy, ()), player)
    await enemy_attacks(game, enemy, player)
    drop_shadows(game, enemy)


@chart.step("6.7")
def player_attacks_begin(game: CardGame) -> None:
    """Player attacks begin."""
    begin_turns(game)
    game.state.goto("6.8a")


@chart.step("6.8a")
def choose_attacked_enemy(game: CardGame) -> Decision | None:
    """Whoever is active may attack an enemy, each enemy once (lcg:seq.6.3.1)."""
    state = game.state
    player = seat(game)
    if player is None:
        state.goto("6.11")  # by way of 6.10
        return None
    state.active_player = player
    targets = tuple(
        each
        for each in attackable(game, player)
        if player not in state.assaulted.get(each, ()) and possible_attackers(game, player, each)
    )
    return Decision(player, DecisionKind.ATTACK, (*targets, PASS), "lcg:step.6.8a")


@choose_attacked_enemy.answered
def attacked_enemy_chosen(game: CardGame, option: int) -> None:
    """An attack is declared, or the next player's turn has come (6.9)."""
    state = game.state
    if option == PASS:
        state.turn += 1
        return
    player = state.active_player
    state.assaulted[option] = (*state.assaulted.get(option, ()), player)
    state.attacks.append(Attack(option, player, by_enemy=False))
    state.call("6.8b")


@chart.step("6.11")
def combat_phase_ends(game: CardGame) -> Effect | None:
    """The combat phase ends; all shadow cards are discarded (lcg:step.6.11-2)."""
    ending = end_phase(game, "7.1")
    for enemy in list(game.state.shadows):
        if game.state.zone[enemy] != Zone.ELSEWHERE:
            drop_shadows(game, enemy)
    if ending is not None:
        return and_then(ending, lambda: _end_combat(game))
    _end_combat(game)
    return None


def _end_combat(game: CardGame) -> None:
    game.state.attacked.clear()
    game.state.attacked_players.clear()
    game.state.assaulted.clear()
