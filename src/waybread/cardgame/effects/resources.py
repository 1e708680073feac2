"""Resources gained, lost and moved (lcg:gains.1); how they are spent is in ``abilities/payment.py``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.listeners import quiet
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.rules_in_play import affects, rule_applies, without_rule
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.windows import after_window, when_window, when_windows
from waybread.kernel import Event, Fact

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


async def gain_resources(game: CardGame, heroes: int | Sequence[int], amount: int, source: int = -1) -> None:
    """Move resources from the bank to a hero's pool, or to several at the same time (lcg:gains.1)."""
    heroes = without_rule(game, Rule.CANNOT_GAIN_RESOURCES, [heroes] if isinstance(heroes, int) else [*heroes])
    able = (hero for hero in heroes if amount > 0 and game.in_play(hero) and affects(game, source, hero))
    if quiet(game, On.RESOURCES_GAINED):
        _fill_pools(game, [(hero, amount) for hero in able], source)
        return
    gained = (Occurrence(On.RESOURCES_GAINED, card=hero, amount=amount, source=source) for hero in able)
    gaining = await when_windows(game, gained)
    _fill_pools(game, [(each.card, each.amount) for each in gaining], source)
    await after_window(game, gaining)


async def lose_resources(game: CardGame, heroes: int | Sequence[int], amount: int, source: int = -1) -> dict[int, int]:
    """Take resources from pools without paying, as much as there is; returns what each has lost (lcg:faq.1.25-2)."""
    resources = game.state.resources
    lost: dict[int, int] = {}
    for hero in (heroes,) if isinstance(heroes, int) else heroes:
        less = min(amount, resources.get(hero, 0)) if affects(game, source, hero) else 0
        lost[hero] = max(less, 0)
        if less > 0:
            _take(resources, hero, less)
            if game.tell:
                facts = {**announcements.of(game, hero), "amount": less, **announcements.cause(game, source)}
                game.tell(Event("resources lost", facts))
    return lost


async def move_resources(game: CardGame, giver: int, taker: int, amount: int, source: int = -1) -> int:
    """Move resources from one pool to another, which is gaining them there (lcg:faq.1.25-1); returns how many."""
    resources = game.state.resources
    amount = min(amount, resources.get(giver, 0))
    barred = giver == taker or rule_applies(game, Rule.CANNOT_GAIN_RESOURCES, taker) or not game.in_play(taker)
    if amount <= 0 or barred or not all(affects(game, source, each) for each in (giver, taker)):
        return 0
    gained = Occurrence(On.RESOURCES_GAINED, card=taker, amount=amount, source=source, reason="moved")
    if not await when_window(game, gained):
        return 0
    _take(resources, giver, amount)
    resources[taker] = resources.get(taker, 0) + amount
    if game.tell:
        where: dict[str, Fact] = {**announcements.other(game, "to", taker), "amount": amount}
        game.tell(
            Event("resources moved", {**announcements.of(game, giver), **where, **announcements.cause(game, source)})
        )
    await after_window(game, gained)
    return amount


def _take(resources: dict[int, int], card: int, amount: int) -> None:
    resources[card] -= amount
    if not resources[card]:
        del resources[card]


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
