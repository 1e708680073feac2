"""Damage in three moments: the amount, to whom it is assigned, the tokens (lcg:damage.3 to .5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from waybread.cardgame import announcements
from waybread.cardgame.abilities.keywords import REGENERATE
from waybread.cardgame.abilities.listeners import listened, quiet
from waybread.cardgame.abilities.modifiers import changed, remaining_hit_points, special_keywords, stat
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.recall import Recall, note
from waybread.cardgame.abilities.rules_in_play import affects, rule_applies
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.state_checks import HIT_POINTS, settle
from waybread.cardgame.abilities.windows import AtOnce, after_window, when_window
from waybread.cardgame.effects.leaving_play import destroy
from waybread.cardgame.facts import CHARACTERS, CardType, Stat
from waybread.cardgame.state import Zone
from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_MORTAL: Final = (*CHARACTERS, CardType.ENEMY)
_HIT_POINTS: Final = Stat.HIT_POINTS
_LIMBO: Final = Zone.LIMBO
_CANNOT_BE_DAMAGED: Final = Rule.CANNOT_BE_DAMAGED


def damageable(game: CardGame, card: int, source: int = -1) -> bool:
    """May a source damage a card: a character or enemy that is not immune to it, nor *cannot be damaged*?

    Also an enemy that is just being revealed (L18). Rule lcg:cannot-be-damaged.1.
    """
    return (
        (game.in_play(card) or game.state.zone[card] == Zone.LIMBO)
        and game.type_of(card) in _MORTAL
        and affects(game, source, card)
        and not rule_applies(game, _CANNOT_BE_DAMAGED, card)
    )


async def deal_damage(
    game: CardGame,
    cards: int | Sequence[int],
    amount: int,
    source: int = -1,
    attackers: tuple[int, ...] = (),
    *,
    ends_step: bool = False,
) -> int:
    """Deal damage to a card or several, but for those not ``damageable``; returns the damage placed.

    All that die of it die together. ``ends_step`` is as in ``AtOnce``: the step ``settle`` comes after it.
    """
    state = game.state
    hurt: list[Occurrence] = []
    for card in (cards,) if isinstance(cards, int) else cards:
        if amount <= 0 or not damageable(game, card, source):
            continue
        occurrence = Occurrence(
            On.DAMAGE_DEALT, card=card, amount=amount, source=source, attackers=attackers,
            player=state.controller[card], controller=state.controller[card],
        )  # fmt: skip
        if listened(game, On.DAMAGE_DEALT):
            if not await when_window(game, occurrence) or occurrence.amount <= 0 or not damageable(game, card, source):
                continue  # cancelled, or gone by now
        state.damage[card] = state.damage.get(card, 0) + occurrence.amount
        hurt.append(occurrence)
        if state.recalls:
            for dealer in attackers or (source,):
                note(game, Recall.DAMAGE_BY, dealer, occurrence.amount)
        if game.tell:
            _tell_damage(game, occurrence)
    if not hurt:
        return 0
    placed = sum([each.amount for each in hurt])
    if not all(quiet(game, On.DAMAGE_DEALT, each.card) for each in hurt) or beyond_help(game):
        async with AtOnce(game, ends_step=ends_step):  # to be hurt and to die is one (lcg:triggering-condition.2)
            await after_window(game, hurt)
            await check_hit_points(game, attackers, source)
    if not ends_step:
        await settle(game)
    return placed


def _tell_damage(game: CardGame, occurrence: Occurrence) -> None:
    if game.tell:
        card = occurrence.card
        facts = {**announcements.of(game, card), "amount": occurrence.amount, "left": remaining_hit_points(game, card)}
        game.tell(
            Event("damage", {**facts, "player": occurrence.player, **announcements.cause(game, occurrence.source)})
        )


def beyond_help(game: CardGame) -> list[int]:
    """Every character and enemy whose damage has reached its hit points, and that is not dying already."""
    state = game.state
    cards = state.cards
    if changed(game, _HIT_POINTS):  # a card may die without any damage
        watched = dict.fromkeys([*state.damage, *game.characters(), *game.enemies()], 0) | state.damage
        reached = [card for card, damage in watched.items() if damage >= stat(game, card, _HIT_POINTS)]
    else:
        reached = [card for card, damage in state.damage.items() if damage >= (cards[card].hit_points or 0)]
    return [
        card
        for card in reached
        if state.zone[card] >= _LIMBO
        and card not in state.facedown
        and cards[card].type in _MORTAL
        and f"dying {card}" not in state.notes
        and not (state.special_keywords and any(each.survives for each, _ in special_keywords(game, card)))
    ]


async def check_hit_points(game: CardGame, attackers: tuple[int, ...] = (), source: int = -1) -> None:
    """Destroy every character and enemy whose damage has reached its hit points (lcg:damage.2)."""
    state = game.state
    due = beyond_help(game)
    if not due:
        return
    async with AtOnce(game):
        for card in due:
            if state.zone[card] >= Zone.LIMBO:
                await destroy(game, card, attackers, source)
    if any(state.zone[card] < Zone.LIMBO for card in due):  # else all of them were saved
        await settle(game)


def damage_destinations(game: CardGame, card: int, source: int = -1) -> list[int]:
    """Where damage of a card may be moved to; never to where it is (lcg:move.2)."""
    if card not in game.state.damage:
        return []
    return [each for each in game.cards_in_play() if each != card and damageable(game, each, source)]


async def move_damage(game: CardGame, card: int, to: int, amount: int, source: int = -1) -> int:
    """Move damage to another card, which is not dealing it (lcg:cannot-be-damaged.1); returns how much."""
    damage = game.state.damage
    amount = min(amount, damage.get(card, 0))
    if amount <= 0 or card == to or not damageable(game, to, source):  # tokens are not immune (lcg:immune.2)
        return 0
    damage[card] -= amount
    if not damage[card]:
        del damage[card]
    damage[to] = damage.get(to, 0) + amount
    if game.tell:
        game.tell(
            Event(
                "damage moved",
                {**announcements.of(game, card), **announcements.other(game, "to", to), "amount": amount},
            )
        )
    await check_hit_points(game, source=source)
    return amount


def could_heal(game: CardGame, card: int, source: int = -1) -> bool:
    """Would an effect that heals a card change anything?"""
    return (
        card in game.state.damage
        and affects(game, source, card)
        and not rule_applies(game, Rule.CANNOT_BE_HEALED, card)
        and all(_most_healed(game, card))
    )


def _most_healed(game: CardGame, card: int) -> list[int]:
    """What each rule in play lets one effect heal on a card."""
    return [int(str(each)) for each in game.rulings(Rule.MOST_HEALED, card) if each is not None]


async def heal(game: CardGame, card: int, amount: int, source: int = -1) -> int:
    """Remove damage; returns how much."""
    damage = game.state.damage
    amount = min(amount, damage.get(card, 0), *_most_healed(game, card))
    if amount <= 0 or not affects(game, source, card) or rule_applies(game, Rule.CANNOT_BE_HEALED, card):
        return 0
    occurrence = Occurrence(On.HEALED, card=card, amount=amount, source=source)
    if not await when_window(game, occurrence):
        return 0
    occurrence.amount = min(occurrence.amount, damage.get(card, 0))
    if occurrence.amount <= 0:
        return 0
    damage[card] -= occurrence.amount
    if not damage[card]:
        del damage[card]
    if game.tell:
        facts = {**announcements.of(game, card), "amount": occurrence.amount, **announcements.cause(game, source)}
        game.tell(Event("healed", facts))
    await after_window(game, occurrence)
    return occurrence.amount


async def _regenerate(game: CardGame, card: int, amount: int) -> None:
    """Regenerate X: X damage is healed (lcg:keyword.regenerate.1)."""
    await heal(game, card, amount, card)


REGENERATE.refreshing = _regenerate
HIT_POINTS.register(beyond_help, check_hit_points)
