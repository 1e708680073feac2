"""Conditions and choices that many cards share, in the rulebook's words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from waybread.cardgame.abilities import Condition, Targets, Use
from waybread.cardgame.facts import CardType
from waybread.cardgame.modifiers import affects, has_trait
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


def itself(game: CardGame, use: Use) -> bool:
    """It happens to the card that has the ability."""
    return use.happening is not None and use.happening.card == use.card


def host(game: CardGame, use: Use) -> int:
    """The card that an attachment is on."""
    return game.state.host[use.card]


def to_a_hero(game: CardGame, use: Use, card: int) -> bool:
    """For *attach to a hero*."""
    return game.is_character(card) and game.type_of(card) is CardType.HERO


def to_a_character(game: CardGame, use: Use, card: int) -> bool:
    """For *attach to a character*."""
    return game.is_character(card)


def to_a_location(game: CardGame, use: Use, card: int) -> bool:
    """For *attach to a location*."""
    return card in game.locations()


def targets(find: Callable[[CardGame, Use], Sequence[int]]) -> Targets:
    """What an effect may choose: immune cards cannot be chosen (lcg:immune.1)."""
    return lambda game, use: [each for each in find(game, use) if affects(game, use.card, each)]


def any_player(game: CardGame, use: Use) -> list[int]:
    """Every player still in the game, as a choice."""
    return game.order()


def with_trait(game: CardGame, cards: Sequence[int], trait: str) -> list[int]:
    """Those of the cards that have a trait."""
    return [each for each in cards if has_trait(game, each, trait)]


def undefended(game: CardGame) -> bool:
    """Is the attack under way undefended?"""
    return bool(game.state.attacks) and not game.state.attacks[-1].defenders


def attacker(game: CardGame) -> int:
    """The enemy of the attack under way."""
    return game.state.attacks[-1].enemy


async def choose(
    game: CardGame,
    player: int,
    kind: str,
    options: Sequence[int],
    about: int,
    rule: str = "lcg:choose.1",
) -> int | None:
    """Have a player choose one card, if there is any to choose."""
    if not options:
        return None
    return await Decision(player, kind, tuple(options), rule, about)


async def may(game: CardGame, player: int, kind: str, about: int) -> bool:
    """Ask a player whether to do something (lcg:may.1)."""
    return await Decision(player, kind, (1, PASS), "lcg:may.1", about) != PASS


def both(*conditions: Condition) -> Condition:
    """All of the conditions."""
    return lambda game, use: all(each(game, use) for each in conditions)
