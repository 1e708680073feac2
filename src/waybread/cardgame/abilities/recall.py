"""What cards ask about earlier in the round, the phase or the game.

Only what a card of this game asks about is noted: a card says so by ``remembers=`` in its decorator. It is noted from
the beginning, also while that card is not in play.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from waybread.cardgame.abilities.ability import Per

if TYPE_CHECKING:
    from waybread.cardgame.abilities.ability import Use
    from waybread.cardgame.game import CardGame


class Recall(StrEnum):
    """What can be asked about, and by which number it is noted."""

    PROGRESS = "progress"
    """How much progress was placed on a card this round, by card."""
    DAMAGE_BY = "damage by"
    """How much damage a card has dealt this round, by card."""
    FIRST_ENEMY = "first enemy"
    """The id of the first enemy revealed this round, and 1 more; by staging area."""
    FIRST_TREACHERY = "first treachery"
    """The same of the first treachery of the phase."""
    ENGAGED = "engaged"
    """With how many enemies a player has engaged this round, by seat."""
    ENTERED = "entered"
    """Whether a card has entered play this round, by card."""
    COMMITTED = "committed"
    """Whether a character has committed to the quest this round, by card."""
    STARTING_THREAT = "starting threat"
    """A player's threat as setup left it, by seat."""


_PER: Final = {Recall.FIRST_TREACHERY: Per.PHASE, Recall.STARTING_THREAT: Per.GAME}


def note(game: CardGame, what: Recall, key: int, amount: int = 1) -> None:
    """Note that something has happened, if a card of this game asks about it."""
    state = game.state
    if what in state.recalls:
        name = _name(what, key)
        state.history[name] = state.history.get(name, 0) + amount


def recalled(game: CardGame, what: Recall, key: int = 0) -> int:
    """How much of it has happened."""
    if what not in game.state.recalls:
        raise ValueError(f"no card of this game remembers '{what}'; its decorator has to say remembers=")
    return game.state.history.get(_name(what, key), 0)


def note_first(game: CardGame, what: Recall, card: int) -> None:
    """Note which card was the first one."""
    area = game.state.area
    if what in game.state.recalls and not recalled(game, what, area):
        note(game, what, area, card + 1)


def part_firsts(game: CardGame, left: int, number: int) -> None:
    """Those who create their own staging area have seen the same first cards (lcg:own-staging.1)."""
    for what in (Recall.FIRST_ENEMY, Recall.FIRST_TREACHERY):
        if what in game.state.recalls and (card := recalled(game, what, left)):
            note(game, what, number, card)


def was_first(game: CardGame, what: Recall, card: int) -> bool:
    """Was this card the first one?"""
    return recalled(game, what, game.state.area) == card + 1


def _name(what: Recall, key: int) -> str:
    return f"{_PER.get(what, Per.ROUND)} {what} {key}"


def remember(game: CardGame, use: Use, name: str, value: int, per: Per) -> None:
    """Have a card keep a number of its own until the end of the phase, the round or the game."""
    game.state.history[f"{per} own {use.card} {name}"] = value


def remembered(game: CardGame, use: Use, name: str) -> int | None:
    """The number that a card has kept, or None."""
    return next(
        (found for per in Per if (found := game.state.history.get(f"{per} own {use.card} {name}")) is not None), None
    )
