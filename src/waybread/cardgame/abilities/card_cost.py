"""What a card costs a player to play at the moment, and why: its printed cost with all that changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.abilities.modifiers import cost_with, special_keywords, stat
from waybread.cardgame.facts import Stat

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


def cost_of(game: CardGame, player: int, card: int, x: int | None = None) -> int:
    """What a card costs a player now, a cost of X with that X; never below 0."""
    cost = stat(game, card, Stat.COST) if x is None else cost_with(game, card, x)
    return max(cost - saved(game, player, card), 0) if varies(game) else cost


def varies(game: CardGame) -> bool:
    """Could a card cost somebody something else than its printed cost with what modifies it? Quick, and asked often."""
    return bool(game.state.special_keywords)


def saved(game: CardGame, player: int, card: int) -> int:
    """By how much less than that a card costs a player."""
    found = special_keywords(game, card)
    return sum(each.saving(game, player, count) for each, count in found if each.saving)
