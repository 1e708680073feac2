"""Resources gained (lcg:gains.1); how they are spent is in ``abilities/payment.py``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.listeners import quiet
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.rules_in_play import affects
from waybread.cardgame.abilities.windows import after_window, when_windows
from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


async def gain_resources(game: CardGame, heroes: int | Sequence[int], amount: int, source: int = -1) -> None:
    """Move resources from the bank to a hero's pool, or to several at the same time (lcg:gains.1)."""
    heroes = (heroes,) if isinstance(heroes, int) else heroes
    able = (hero for hero in heroes if amount > 0 and game.in_play(hero) and affects(game, source, hero))
    if quiet(game, On.RESOURCES_GAINED):
        _fill_pools(game, [(hero, amount) for hero in able], source)
        return
    gained = (Occurrence(On.RESOURCES_GAINED, card=hero, amount=amount, source=source) for hero in able)
    gaining = await when_windows(game, gained)
    _fill_pools(game, [(each.card, each.amount) for each in gaining], source)
    await after_window(game, gaining)


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
