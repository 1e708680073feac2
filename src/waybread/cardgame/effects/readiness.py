"""Ready and exhausted (lcg:exhausted.1, lcg:ready.2), and the price of readying in the refresh phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.listeners import quiet
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.payment import spend
from waybread.cardgame.abilities.rules_in_play import affects, rule_applies, rule_in_play, without_rule
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.windows import after_window, when_windows
from waybread.cardgame.decisions import DecisionKind
from waybread.kernel import PASS, Decision, Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_CANNOT_EXHAUST, _CANNOT_READY = Rule.CANNOT_EXHAUST, Rule.CANNOT_READY


async def exhaust(game: CardGame, cards: int | Sequence[int], source: int = -1) -> list[int]:
    """Turn a ready card sideways, or several at the same time; returns those that were."""
    cards, exhausted = (cards,) if isinstance(cards, int) else cards, game.state.exhausted
    cards = without_rule(game, _CANNOT_EXHAUST, [*cards])
    able = (card for card in cards if card not in exhausted and affects(game, source, card))
    if quiet(game, On.EXHAUSTED):
        return _turn_sideways(game, [*able], source)
    turning = await when_windows(game, (Occurrence(On.EXHAUSTED, card=card, source=source) for card in able))
    turned = _turn_sideways(game, [each.card for each in turning], source)
    await after_window(game, turning)
    return turned


def _turn_sideways(game: CardGame, cards: list[int], source: int) -> list[int]:
    for card in cards:
        game.state.exhausted[card] = True
    if game.tell and cards and source >= 0:
        game.tell(Event("exhausted", {**announcements.all_of(game, cards), **announcements.cause(game, source)}))
    return cards


async def ready(game: CardGame, cards: int | Sequence[int], source: int = -1) -> list[int]:
    """Turn an exhausted card upright, or several at the same time; returns those that were."""
    cards = (cards,) if isinstance(cards, int) else cards
    able = [card for card in cards if _may_ready(game, card, source)]
    if quiet(game, On.READIED) and not _may_cost(game):
        return _turn_upright(game, able, source)
    freed = [card for card in able if not await _stays_exhausted(game, card, source)]
    turning = await when_windows(game, (Occurrence(On.READIED, card=card, source=source) for card in freed))
    turned = _turn_upright(game, [each.card for each in turning], source)
    await after_window(game, turning)
    return turned


def _may_ready(game: CardGame, card: int, source: int) -> bool:
    if card not in game.state.exhausted or not affects(game, source, card):
        return False
    return not rule_applies(game, _CANNOT_READY, card)


def could_ready(game: CardGame, card: int) -> bool:
    """Would an effect that readies a card change anything? If readying it has a price, its pool must have that much."""
    if card not in game.state.exhausted or rule_applies(game, _CANNOT_READY, card):
        return False
    return game.state.resources.get(card, 0) >= price_to_ready(game, card)


def price_to_ready(game: CardGame, card: int) -> int:
    """Return what readying a card costs at the moment, in resources of its own pool."""
    return sum([int(str(each)) for each in game.rulings(Rule.PRICE_TO_READY, card)]) if _may_cost(game) else 0


def _may_cost(game: CardGame) -> bool:
    """Could readying a card have a price? Only in the refresh phase, whatever readies it."""
    return game.state.phase == "refresh" and rule_in_play(game, Rule.PRICE_TO_READY)


async def _stays_exhausted(game: CardGame, card: int, source: int) -> bool:
    """Does an effect keep a card exhausted, and does its controller not pay the price?"""
    price = price_to_ready(game, card)
    if not price:
        return False
    player = game.state.controller[card]
    rule = "lcg:step.7.2" if source < 0 else "lcg:ready.2"
    pays = (
        game.state.resources.get(card, 0) >= price
        and await Decision(player, DecisionKind.PAY_TO_READY, (1, PASS), rule, card) != PASS
    )
    if pays:
        await spend(game, player, price, [card], card)
    if game.tell:
        facts = {**announcements.of(game, card), "player": player}
        game.tell(Event("paid to ready", {**facts, "amount": price}) if pays else Event("stays exhausted", facts))
    return not pays


def _turn_upright(game: CardGame, cards: list[int], source: int) -> list[int]:
    for card in cards:
        game.state.exhausted.pop(card, None)
    if game.tell and cards and source >= 0:
        game.tell(Event("readied", {**announcements.all_of(game, cards), **announcements.cause(game, source)}))
    return cards
