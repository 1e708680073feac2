"""Drawing cards (lcg:drawing.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.events import Occurrence, On
from waybread.cardgame.abilities.listeners import quiet
from waybread.cardgame.abilities.modifiers import forbidden
from waybread.cardgame.abilities.windows import after_window_together, when_window
from waybread.cardgame.state import Zone
from waybread.cardgame.zones.card_moves import put
from waybread.kernel import Event
from waybread.kernel.events import Fact

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


def could_draw(game: CardGame, player: int) -> bool:
    """Would a draw of a player change anything: is there a card, and does nothing forbid it?"""
    state = game.state
    return bool(state.decks[player]) and not state.eliminated[player] and not forbidden(game, "cannot draw", player)


async def draw(game: CardGame, player: int, amount: int = 1, source: int = -1) -> int:
    """Draw cards, all at the same time (lcg:drawing.2); returns how many were drawn."""
    return await draw_together(game, (player,), amount, source)


async def draw_together(game: CardGame, players: Sequence[int], amount: int = 1, source: int = -1) -> int:
    """Have several players draw at the same time; returns how many cards were drawn."""
    drawn = draw_quietly(game, players, amount, source)
    if drawn is not None:
        return drawn
    found = [await _lift(game, player, amount, source) for player in players]
    occurrences = [each for each in found if each is not None]
    await after_window_together(game, occurrences)
    return sum(each.amount for each in occurrences)


def draw_quietly(game: CardGame, players: Sequence[int], amount: int = 1, source: int = -1) -> int | None:
    """Have them draw if nothing could answer to it, and say how many cards were drawn; else None."""
    if not quiet(game, On.DRAWN):
        return None
    drawn = 0
    for player in players:
        if amount > 0 and not game.state.eliminated[player]:
            allowed = not forbidden(game, "cannot draw", player)
            drawn += len(_draw_up_to(game, player, amount, allowed=allowed))
    return drawn


async def _lift(game: CardGame, player: int, amount: int, source: int) -> Occurrence | None:
    """The draw itself, without what comes after it."""
    state = game.state
    if amount <= 0 or state.eliminated[player]:
        return None
    allowed = not forbidden(game, "cannot draw", player) and await when_window(
        game, Occurrence(On.DRAWN, player=player, amount=amount, source=source)
    )
    drawn = _draw_up_to(game, player, amount, allowed=allowed)
    if not drawn:
        return None
    return Occurrence(On.DRAWN, player=player, amount=len(drawn), source=source, cards=tuple(drawn))


def _draw_up_to(game: CardGame, player: int, amount: int, *, allowed: bool) -> list[int]:
    """Move the top cards of a deck to the hand, as many as there are."""
    if not allowed:
        if game.tell:
            game.tell(Event("nothing drawn", {"player": player}))
        return []
    deck = game.state.decks[player]
    drawn = [deck.pop() for _ in range(min(amount, len(deck)))]
    for card in drawn:  # whoever has looked at it knows it in the hand too
        put(game, card, Zone.HAND, player)
    if game.tell and drawn:
        tell_drawn(game, player, drawn)
    return drawn


def tell_drawn(game: CardGame, player: int, cards: Sequence[int], *, opening: bool = False) -> None:
    """Everybody hears of a draw, but only whoever sees the hand hears of what."""
    if game.tell:
        facts: dict[str, Fact] = {"player": player, "cards": len(cards), "opening": opening}
        secrets: dict[str, Fact] = {"ids": tuple(cards), "titles": announcements.titles(game, cards)}
        game.tell(Event("drawn", facts, secrets, announcements.hand_watchers(game, player)))
