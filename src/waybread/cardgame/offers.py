"""What the options of a decision stand for: cards, abilities, players or numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import any_player
from waybread.cardgame.decisions import DecisionKind, Options
from waybread.cardgame.facts import Kind
from waybread.cards import (
    AbilityOption,
    CardOption,
    NumberOption,
    Option,
    PassOption,
    SeatOption,
    ability_card,
    read_ability,
)
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_TARGET: Final = DecisionKind.TARGET
_ABILITIES, _CARDS, _SEATS = Options.ABILITIES, Options.CARDS, Options.SEATS
_CARDS_OR_SEATS: Final = Options.CARDS_OR_SEATS
_OF_PLAYERS: Final = frozenset((On.DRAWN, On.THREAT_RAISED, On.THREAT_REDUCED))
"""What happens to a player rather than to a card."""


def options_of(game: CardGame, decision: Decision) -> Options:
    """What the options of a decision are; whether cards or players are chosen, its card says."""
    found = decision.kind.options
    if not isinstance(found, Options):
        raise TypeError(f"the card game does not ask for '{decision.kind}'")
    if found is not _CARDS_OR_SEATS:
        return found
    return _SEATS if _chooses_players(game, decision) else _CARDS


def _chooses_players(game: CardGame, decision: Decision) -> bool:
    if decision.about is None:
        return False
    abilities = game.card(decision.about).abilities
    if decision.kind is _TARGET:
        return any(each.target is any_player for each in abilities)
    return any(each.kind is Kind.RESPONSE and not _OF_PLAYERS.isdisjoint(each.on) for each in abilities)


def read_option(game: CardGame, decision: Decision, option: int) -> Option:
    """What is chosen with an option."""
    if option == PASS:
        return PassOption()
    match options_of(game, decision):
        case Options.ABILITIES:
            return AbilityOption(*read_ability(option))
        case Options.CARDS:
            return CardOption(option)
        case Options.SEATS:
            return SeatOption(option)
        case _:
            return NumberOption(option)


def cards_chosen(game: CardGame, decision: Decision) -> list[int | None]:
    """The card that is chosen with each option in turn, if one is."""
    sort = options_of(game, decision)
    if sort is _ABILITIES:
        return [None if each == PASS else ability_card(each) for each in decision.options]
    if sort is _CARDS:
        return [None if each == PASS else each for each in decision.options]
    return [None] * len(decision.options)
