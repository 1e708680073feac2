"""Why a player cannot do something with a card now, in words: for pages, hints and bots.

The engine itself lists what may be done, and quickly; the functions here say of a single card why it is not
in the list. A test plays games to see that both agree.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from waybread.cardgame.abilities.ability_legality import why_not_use
from waybread.cardgame.abilities.rules_in_play import forbidden_by
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects import attacks, engagement, travel
from waybread.cardgame.effects.playing_cards import why_not_play
from waybread.cardgame.facts import CardType, Kind
from waybread.cardgame.offers import cards_chosen
from waybread.cardgame.state import SCENARIO, Zone

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

__all__ = ["why_not"]
Reason = Callable[["CardGame", int, int], str | None]


def why_not(game: CardGame, player: int, card: int) -> str | None:
    """Why a player cannot answer the question of this moment with a card; None if they can.

    In an action window: why they cannot play or use it. In a response window, what is offered is what there is.
    """
    decision = game.decision
    if decision is None:
        return "the game is over"
    if decision.player != player:
        return f"player {decision.player + 1} is asked now"
    if card in cards_chosen(game, decision):
        return None
    if card in decision.picked:
        return "it is picked already"
    if decision.kind in REASONS:
        return REASONS[decision.kind](game, player, card) or "it is not offered"
    if decision.kind != DecisionKind.ACTION:
        return f"the question is '{decision.kind}', and this is no answer to it"
    return _why_no_action(game, player, card)


def _why_no_action(game: CardGame, player: int, card: int) -> str:
    state = game.state
    printed = state.cards[card]
    actions = [slot for slot, each in enumerate(printed.abilities) if each.kind is Kind.ACTION]
    if state.zone[card] == Zone.HAND:
        if state.controller[card] != player:
            return "it is in another player's hand"
        if printed.type in (CardType.ALLY, CardType.ATTACHMENT):
            window = state.windows[-1].name if state.windows else ""
            if window != "2.2" or player != state.active_player:
                return "allies and attachments are played in the planning phase, while you are the active player"
            return why_not_play(game, player, card) or "it cannot be played now"
        if not actions:
            return "it is a response: it is offered when its moment comes"
    elif not game.in_play(card):
        return "it is not in play"
    elif not actions:
        return "it has no action"
    elif state.controller[card] not in (player, SCENARIO):
        return "you do not control it"
    return next((reason for slot in actions if (reason := why_not_use(game, player, card, slot))), "it is not offered")


# Characters -----------------------------------------------------------------------------


def why_not_commit(game: CardGame, player: int, card: int) -> str | None:
    """Why a player cannot commit a card to the quest, or None."""
    if card in game.state.committed:
        return "it is committed already"
    return _not_at_hand(game, player, card, "commits to a quest") or forbidden_by(game, Rule.CANNOT_COMMIT, card)


def why_not_defend(game: CardGame, player: int, card: int) -> str | None:
    """Why a player cannot declare a card as a defender against the attack under way, or None."""
    attack = game.state.attacks[-1]
    if card in attack.defenders:
        return "it defends already"
    return _not_at_hand(game, player, card, "defends") or attacks.why_not_defend(game, card, attack)


def why_not_strike(game: CardGame, player: int, card: int, enemy: int | None = None) -> str | None:
    """Why a player cannot attack an enemy, or that of the attack under way, with a card, or None."""
    if enemy is None:
        enemy = game.state.attacks[-1].enemy
    return _not_at_hand(game, player, card, "attacks") or attacks.why_not_attack(game, card, enemy)


def why_not_join(game: CardGame, player: int, card: int) -> str | None:
    """Why a card cannot join another player's attack, or None."""
    attack = game.state.attacks[-1]
    if card in attack.attackers:
        return "it attacks already"
    return _not_at_hand(game, player, card, "attacks") or attacks.why_not_join(game, card, attack)


def _not_at_hand(game: CardGame, player: int, card: int, deed: str) -> str | None:
    """Why a card is no ready character of a player, or None."""
    state = game.state
    if state.zone[card] == Zone.AREA and card in state.facedown:
        return "it lies face down and can do nothing"
    if not game.in_play(card):
        return f"it is not in play, and only a character in play {deed}"
    if not game.is_character(card):
        return f"only a character {deed}"
    if state.controller[card] != player:
        return "you do not control it"
    return "it is exhausted" if card in state.exhausted else None


# Enemies and locations ------------------------------------------------------------------


def why_not_attack(game: CardGame, player: int, card: int) -> str | None:
    """Why a player cannot declare an attack against a card, or None."""
    state = game.state
    if card not in attacks.attackable(game, player):
        return "only an enemy in play is attacked"
    if player in state.assaulted.get(card, ()):
        return "you have attacked it already in this phase"
    reasons = [why_not_strike(game, player, each, card) for each in game.characters(player)]
    if None in reasons:
        return None
    found = [each for each in reasons if each and each != "it is exhausted"]
    return f"none of your characters can attack it: {found[0]}" if found else "none of your characters is ready"


def why_not_be_attacked(game: CardGame, player: int, card: int) -> str | None:
    """Why an enemy cannot be chosen to make its attack against a player, or None."""
    if card not in game.engaged_enemies(player):
        return "only an enemy that is engaged with you attacks you"
    if attacks.has_attacked(game, card, player):
        return "it has attacked already in this phase"
    return forbidden_by(game, Rule.CANNOT_ATTACK, card, player)


def why_not_engage(game: CardGame, player: int, card: int) -> str | None:
    """Why a player cannot engage a card of their own will, or None."""
    if card not in game.staged(CardType.ENEMY):
        return "only an enemy in the staging area can be engaged"
    return engagement.why_not_engage(game, card, player)


def why_not_travel(game: CardGame, player: int, card: int) -> str | None:
    """Why the group cannot travel to a card, or None; the first player decides for all."""
    active = game.state.active_location
    if card not in game.staged(CardType.LOCATION):
        return "only a location in the staging area can be travelled to"
    if active >= 0:
        return f"{game.title(active)} is the active location still"
    if reason := travel.why_not_travel(game, card):
        return reason
    due = travel.must_travel(game, travel.travel_options(game))
    return f"the group has to travel to {game.title(due[0])}" if due and card not in due else None


REASONS: Final[Mapping[str, Reason]] = {
    DecisionKind.COMMIT: why_not_commit,
    DecisionKind.DEFEND: why_not_defend,
    DecisionKind.ATTACKERS: why_not_strike,
    DecisionKind.JOIN_ATTACK: why_not_join,
    DecisionKind.ATTACK: why_not_attack,
    DecisionKind.ATTACKING_ENEMY: why_not_be_attacked,
    DecisionKind.ENGAGE: why_not_engage,
    DecisionKind.TRAVEL: why_not_travel,
}
"""Why a card is no answer, by the kind of the question."""
