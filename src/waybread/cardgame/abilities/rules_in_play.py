"""What rules of cards say at the moment: whether one applies, what forbids something, what an effect can act on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.cardgame.abilities.ability import Use
from waybread.cardgame.abilities.lasting_effects import CONDITIONS, LIVE_SETS
from waybread.cardgame.abilities.standing_rules import ABOUT_PAIRS, ABOUT_PLAYERS, Rule
from waybread.cardgame.secrecy import is_lost
from waybread.cardgame.state import Lasting

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_IMMUNE: Final = Rule.IMMUNE


def rule_in_play(game: CardGame, rule: Rule) -> bool:
    """Does anything in play change a rule, of whatever card or player? Quick, and asked often."""
    return rule in (game.state.index or game.index)


def rule_applies(game: CardGame, rule: Rule, *about: int) -> bool:
    """Does any constant or lasting effect say so of a card or player (lcg:cannot.1)?"""
    if rule not in (game.state.index or game.index):
        return False
    return any(game.rulings(rule, *about))


def without_rule(game: CardGame, rule: Rule, cards: list[int], *about: int) -> list[int]:
    """Those of the cards to which a rule does not apply."""
    if rule not in (game.state.index or game.index):
        return cards
    return [card for card in cards if not any(game.rulings(rule, card, *about))]


def forbidden_by(game: CardGame, rule: Rule, *about: int) -> str | None:
    """What makes a rule apply, in words: a card by its title, unless it has been shuffled away; None if it does not."""
    state = game.state
    index = state.index or game.index
    if rule not in index:
        return None
    for card, slot in index[rule]:
        answer = state.cards[card].abilities[slot].amount
        if answer is not None and answer(game, Use(card, state.controller[card], slot), *about):
            return f"{game.title(card)} forbids it" if card != about[0] else "its own text forbids it"
    for effect in state.lasting:
        if effect.what == rule and concerns(game, effect, about) and (effect.word or effect.amount):
            lost = is_lost(state, effect.source)
            return "an earlier effect forbids it" if lost else f"{game.title(effect.source)} forbids it"
    return None


def concerns(game: CardGame, effect: Lasting, about: tuple[int, ...]) -> bool:
    """Does a lasting effect speak of the card, and of the player, that a question is about?"""
    of_players = effect.what in ABOUT_PLAYERS
    if (effect.cards or effect.live) and (of_players or not about or not covers(game, effect, about[0])):
        return False
    if effect.player < 0 or effect.what in ABOUT_PAIRS:
        return True
    return effect.player in (about if of_players else about[1:])


def covers(game: CardGame, effect: Lasting, card: int) -> bool:
    """Does a lasting effect act on a card now?"""
    inside = LIVE_SETS[effect.live](game, card) if effect.live else card in effect.cards
    if inside and effect.condition and not CONDITIONS[effect.condition](game, effect, card):
        return False
    return inside and (effect.what == _IMMUNE or affects(game, effect.source, card))


def affects(game: CardGame, source: int, card: int) -> bool:
    """Could a card's effect act on another at all (lcg:immune.1)? -1 is the framework."""
    if source < 0 or source == card or not rule_in_play(game, _IMMUNE):
        return True
    return not any(game.rulings(_IMMUNE, card, source))
