"""Effects for a time, and effects for later.

A lasting effect of a player card fixes its set of cards when it is made; one of an
encounter card names a live set (lcg:lasting.4, lcg:lasting.5). Both are plain data: what
cannot be data, a condition or a deed, stands here under a name.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final

from waybread.cardgame.abilities import Op
from waybread.cardgame.facts import CHARACTERS, CardType
from waybread.cardgame.state import NOBODY, Delayed, Lasting, Zone

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

DelayedEffect = Callable[["CardGame", Delayed], Coroutine[Any, Any, None]]

LIVE_SETS: Final[dict[str, Callable[[CardGame, int], bool]]] = {
    "committed characters": lambda game, card: card in game.state.committed,
    "enemies and locations in the staging area": lambda game, card: (
        game.state.zone[card] == Zone.STAGING and game.state.cards[card].type in (CardType.ENEMY, CardType.LOCATION)
    ),
    "locations in the staging area": lambda game, card: (
        game.state.zone[card] == Zone.STAGING and game.state.cards[card].type is CardType.LOCATION
    ),
    "characters": lambda game, card: game.state.zone[card] == Zone.AREA and game.state.cards[card].type in CHARACTERS,
}
DELAYED: Final[dict[str, DelayedEffect]] = {}


def delayed(name: str) -> Callable[[DelayedEffect], DelayedEffect]:
    """Decorator: register what a delayed effect does, under a name."""

    def add(effect: DelayedEffect) -> DelayedEffect:
        if name in DELAYED:
            raise ValueError(f"there are two delayed effects named {name}")
        DELAYED[name] = effect
        return effect

    return add


def last(
    game: CardGame,
    source: int,
    what: str,
    amount: int = 1,
    *,
    until: str = "phase",
    cards: Sequence[int] = (),
    live: str = "",
    op: Op = Op.ADD,
    player: int = NOBODY,
) -> None:
    """Make a lasting effect."""
    state = game.state
    state.counter += 1
    if live and live not in LIVE_SETS:
        raise ValueError(f"there is no live set named {live}")
    state.lasting.append(Lasting(what, amount, until, source, tuple(cards), live, op.value, player, state.counter))
    state.index = None


def expire(game: CardGame, until: str) -> None:
    """End the lasting effects whose time has come; that itself is no card effect (lcg:effects.6)."""
    state = game.state
    if any(each.until == until for each in state.lasting):
        state.lasting = [each for each in state.lasting if each.until != until]
        state.index = None


def later(game: CardGame, moment: str, effect: str, source: int, card: int = -1, player: int = NOBODY) -> None:
    """Have something happen at a later moment."""
    if effect not in DELAYED:
        raise ValueError(f"there is no delayed effect named {effect}")
    game.state.delayed.append(Delayed(moment, effect, source, card, player))
