"""Ready and exhausted (lcg:exhausted.1, lcg:ready.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.happenings import Happening, On
from waybread.cardgame.modifiers import affects, forbidden
from waybread.cardgame.windows import done, pending

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


async def exhaust(game: CardGame, card: int, source: int = -1) -> bool:
    """Turn a ready card sideways; False if it could not."""
    if card in game.state.exhausted or not affects(game, source, card):
        return False
    happening = Happening(On.EXHAUSTED, card=card, source=source)
    if not await pending(game, happening):
        return False
    game.state.exhausted[card] = True
    await done(game, happening)
    return True


async def ready(game: CardGame, card: int, source: int = -1) -> bool:
    """Turn an exhausted card upright; False if it could not."""
    if card not in game.state.exhausted or not affects(game, source, card):
        return False
    if forbidden(game, "cannot ready", card):
        return False
    happening = Happening(On.READIED, card=card, source=source)
    if not await pending(game, happening):
        return False
    game.state.exhausted.pop(card, None)
    await done(game, happening)
    return True
