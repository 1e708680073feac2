"""Resources gained (lcg:gains.1); how they are spent is in ``abilities/payment.py``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.events import Occurrence, On
from waybread.cardgame.abilities.listeners import quiet
from waybread.cardgame.abilities.modifiers import affects
from waybread.cardgame.abilities.windows import after_window_together, when_window
from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


async def gain_resources(game: CardGame, hero: int, amount: int, source: int = -1) -> None:
    """Move resources from the bank to a hero's pool (lcg:gains.1)."""
    await gain_resources_together(game, (hero,), amount, source)


async def gain_resources_together(game: CardGame, heroes: Sequence[int], amount: int, source: int = -1) -> None:
    """Move resources to several heroes' pools at the same time."""
    if gain_quietly(game, heroes, amount, source):
        return
    gaining = [
        occurrence
        for occurrence in (Occurrence(On.RESOURCES_GAINED, card=hero, amount=amount, source=source) for hero in heroes)
        if amount > 0
        and game.in_play(occurrence.card)
        and affects(game, source, occurrence.card)
        and await when_window(game, occurrence)
    ]
    _fill_pools(game, [(each.card, each.amount) for each in gaining], source)
    await after_window_together(game, gaining)


def gain_quietly(game: CardGame, heroes: Sequence[int], amount: int, source: int = -1) -> bool:
    """Move them if nothing could answer to it; else False."""
    if not quiet(game, On.RESOURCES_GAINED):
        return False
    if amount > 0:
        able = [(hero, amount) for hero in heroes if game.in_play(hero) and affects(game, source, hero)]
        _fill_pools(game, able, source)
    return True


def _fill_pools(game: CardGame, gains: Sequence[tuple[int, int]], source: int) -> None:
    resources = game.state.resources
    for hero, amount in gains:
        resources[hero] = resources.get(hero, 0) + amount
    if game.tell and gains:
        _tell_resources(game, gains, source)


def _tell_resources(game: CardGame, gains: Sequence[tuple[int, int]], source: int) -> None:
    """Heroes collect together, by the rules; what a card gives is told of each."""
    if game.tell is None:
        return
    if source < 0:
        heroes = announcements.all_of(game, [hero for hero, _ in gains])
        game.tell(Event("collected", {**heroes, "amounts": tuple([amount for _, amount in gains])}))
        return
    for hero, amount in gains:
        game.tell(
            Event("resources", {**announcements.of(game, hero), "amount": amount, **announcements.cause(game, source)})
        )
