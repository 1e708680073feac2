"""Ready and exhausted (lcg:exhausted.1, lcg:ready.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import telling
from waybread.cardgame.happenings import Happening, On
from waybread.cardgame.modifiers import affects, forbidden
from waybread.cardgame.windows import done_together, pending
from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


async def exhaust(game: CardGame, card: int, source: int = -1) -> bool:
    """Turn a ready card sideways; False if it could not."""
    return bool(await exhaust_together(game, (card,), source))


async def exhaust_together(game: CardGame, cards: Sequence[int], source: int = -1) -> list[int]:
    """Turn ready cards sideways at the same time; returns those that were."""
    exhausted = game.state.exhausted
    turning = [
        happening
        for happening in (Happening(On.EXHAUSTED, card=card, source=source) for card in cards)
        if happening.card not in exhausted and affects(game, source, happening.card) and await pending(game, happening)
    ]
    for happening in turning:
        exhausted[happening.card] = True
    if game.tell and turning and source >= 0:
        turned = telling.all_of(game, [each.card for each in turning])
        game.tell(Event("exhausted", {**turned, **telling.cause(game, source)}))
    await done_together(game, turning)
    return [each.card for each in turning]


async def ready(game: CardGame, card: int, source: int = -1) -> bool:
    """Turn an exhausted card upright; False if it could not."""
    return bool(await ready_together(game, (card,), source))


async def ready_together(game: CardGame, cards: Sequence[int], source: int = -1) -> list[int]:
    """Turn exhausted cards upright at the same time; returns those that were."""
    exhausted = game.state.exhausted
    turning = [
        happening
        for happening in (Happening(On.READIED, card=card, source=source) for card in cards)
        if happening.card in exhausted
        and affects(game, source, happening.card)
        and not forbidden(game, "cannot ready", happening.card)
        and await pending(game, happening)
    ]
    for happening in turning:
        exhausted.pop(happening.card, None)
    if game.tell and turning and source >= 0:
        turned = telling.all_of(game, [each.card for each in turning])
        game.tell(Event("readied", {**turned, **telling.cause(game, source)}))
    await done_together(game, turning)
    return [each.card for each in turning]
