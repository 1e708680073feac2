"""Paying resources: what matches, and whose tokens are spent.

The choice of whose tokens are spent is the player's, and is offered only when it matters.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from waybread.cardgame.abilities.ability import Ability, Use
from waybread.cardgame.abilities.card_cost import cost_of, own_rules, use_discounts, varies
from waybread.cardgame.abilities.modifiers import matches, parts
from waybread.cardgame.abilities.rules_in_play import rule_in_play, without_rule
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.facts import CardType, Sphere, Stat, X
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame
    from waybread.cardgame.state import Play

_NEUTRAL: Final = Sphere.NEUTRAL
_PAYS_AS, _MUCH = Rule.PAYS_AS, 100
_PAID_FROM_POOLS, _VALUES_OF_X = Rule.PAID_FROM_POOLS, Rule.VALUES_OF_X
_GAINS_ICON, _CANNOT_SPEND = Rule.GAINS_ICON, Rule.CANNOT_SPEND


def payers(game: CardGame, player: int, sphere: Sphere | None, card: int = -1) -> list[int]:
    """Heroes whose pools may pay for a card of a sphere; exhausted ones may (lcg:seq.spend.1)."""
    if card >= 0 and (game.state.own_rules or rule_in_play(game, _PAYS_AS)):
        able = [each for each in game.characters(player) if _pays(game, each, sphere, card)]
        return without_rule(game, _CANNOT_SPEND, able)
    heroes = game.heroes(player)
    if sphere is not None and sphere is not _NEUTRAL:
        if rule_in_play(game, _GAINS_ICON):
            heroes = [each for each in heroes if matches(game, each, sphere)]
        else:
            cards = game.state.cards
            heroes = [each for each in heroes if cards[each].sphere is sphere]
    return without_rule(game, _CANNOT_SPEND, heroes)


def _pays(game: CardGame, character: int, sphere: Sphere | None, card: int) -> bool:
    """May the pool of a character pay for a card, by its icons or by text?"""
    if game.card(character).type is CardType.HERO and matches(game, character, sphere):
        return True
    own = [
        each.amount(game, Use(card, game.state.controller[character], slot), character, card)
        for slot, each in own_rules(game, card, _PAYS_AS)
        if each.amount is not None
    ]
    spheres = [each for each in (*own, *game.rulings(_PAYS_AS, character, card)) if each]
    return "any" in spheres or sphere in spheres or (bool(spheres) and sphere in (None, _NEUTRAL))


def why_not_pay(
    game: CardGame, player: int, card: int, spending: int = 0, *, host: int = -1, less: int = 0, least: int = 0
) -> str | None:
    """Why a player cannot pay for a card, or None; ``spending`` is what another cost of it takes besides.

    ``host`` is what it goes on, and ``less`` by how much an effect makes it cheaper, down to ``least``.
    """
    state = game.state
    printed = state.cards[card]
    pools = payers(game, player, printed.sphere, card)
    if not pools and printed.sphere is not _NEUTRAL:
        return f"no hero of yours has a {printed.sphere} icon"  # also at cost 0 (lcg:resource-match.2)
    cost = cost_of(game, player, card, host=host)
    if printed.cost == X:
        sensible = _sensible_x(game, Use(card, player, 0))
        if sensible is not None:
            if not sensible:
                return "no X would do anything"
            cost = cost_of(game, player, card, min(sensible))
    cost = max(cost - less, min(cost, least)) if less else cost
    cost = max(cost - _offer(game, player, card)[0], 0) if state.own_rules else cost
    resources = state.resources
    available = sum([resources[each] for each in pools if each in resources])
    if available < cost:
        return f"it costs {cost} and you have {available} that match"
    if spending and sum(resources.get(each, 0) for each in payers(game, player, None)) < cost + spending:
        return f"it costs {cost + spending} resources in all"
    different = _different_pools(game, card)
    if different and sum(resources.get(each, 0) > 0 for each in pools) < different:
        return f"it has to be paid from {different} different heroes' pools"
    return None


async def pay_for(game: CardGame, player: int, use: Use, *, host: int = -1, less: int = 0, least: int = 0) -> list[int]:
    """Pay a card's cost; for an X the player chooses it first, within reach (lcg:x.2). Returns who paid."""
    cost, pools = price(game, player, use.card, host)
    cost = max(cost - less, min(cost, least)) if less else cost
    use_discounts(game, player, use.card)
    if game.state.own_rules:
        cost -= await _take_offer(game, player, use.card, cost, pools)
    if game.card(use.card).cost == X:
        sensible = _sensible_x(game, use)
        options = tuple(
            each for each in _payable_x(game, player, use.card, pools) if sensible is None or each in sensible
        )
        use.x = await Decision(player, DecisionKind.X, options, "lcg:x.2", use.card)
        return await spend(game, player, cost_of(game, player, use.card, use.x), pools, use.card)
    return await spend(game, player, cost, pools, use.card, different=_different_pools(game, use.card))


async def spend(
    game: CardGame, player: int, amount: int, pools: Sequence[int], about: int, *, different: int = 0
) -> list[int]:
    """Move resources from pools to the bank (lcg:resources.4), asking whose while it matters.

    Returns the hero for each resource.
    """
    paid: list[int] = []
    while able := pay_on(game, amount, pools, paid, different):
        spend_one(game, await ask_who_pays(player, able, about), paid)
    return paid


def pay_on(game: CardGame, amount: int, pools: Sequence[int], paid: list[int], different: int) -> list[int]:
    """Go on paying until it matters whose resource is next; returns whose it may be, nobody's once all is paid."""
    resources = game.state.resources
    while len(paid) < amount:
        left = amount - len(paid)
        full = [each for each in pools if resources.get(each, 0) > 0]
        missing = different - len(set(paid)) if different else 0
        if missing >= left:
            full = [each for each in full if each not in paid]
        if not full:
            break
        if len(full) > 1 and sum([resources[each] for each in full]) != left and not missing == left == len(full):
            return full
        spend_one(game, full[0], paid)
    return []


def spend_one(game: CardGame, hero: int, paid: list[int]) -> None:
    """Move one resource to the bank, and note who paid."""
    resources = game.state.resources
    resources[hero] -= 1
    if not resources[hero]:
        del resources[hero]
    paid.append(hero)


def ask_who_pays(player: int, able: list[int], about: int) -> Decision:
    """Whose resource is spent next."""
    return Decision(player, DecisionKind.PAY, tuple(able), "lcg:step.2.2-2", about)


def _offer(game: CardGame, player: int, card: int) -> tuple[int, Ability | None, Use]:
    """By how much a card in hand could be cheaper for another price that its player can pay, and that ability."""
    for slot, each in own_rules(game, card, Rule.OFFERED_DISCOUNT):
        use = Use(card, player, slot)
        if each.amount is not None and all(cost.why_not(game, use) is None for cost in each.cost):
            return int(each.amount(game, use)), each, use
    return 0, None, Use(card, player, 0)


async def _take_offer(game: CardGame, player: int, card: int, cost: int, pools: Sequence[int]) -> int:
    """Ask whether that price is paid, which it has to be if nothing else pays in full; returns how much is saved."""
    amount, ability, use = _offer(game, player, card)
    if ability is None:
        return 0
    dear = cost > sum(game.state.resources.get(each, 0) for each in pools)
    options = (1,) if dear else (1, PASS)
    if not dear and await Decision(player, DecisionKind.PAY_LESS, options, "lcg:may.1", card) == PASS:
        return 0
    for each in ability.cost:
        await each.pay(game, use)
    return min(amount, cost)


def offers_discount(game: CardGame, card: int) -> bool:
    """Does a card in hand offer to cost less for another price? Then that is settled as it is played."""
    return bool(own_rules(game, card, Rule.OFFERED_DISCOUNT))


def price(game: CardGame, player: int, card: int, host: int = -1) -> tuple[int, tuple[int, ...]]:
    """What a card costs that does not cost X, and who may pay for it; neither changes while it is paid."""
    return cost_of(game, player, card, host=host), tuple(payers(game, player, game.card(card).sphere, card))


def pay_for_play(game: CardGame, play: Play, paid: list[int]) -> Decision | None:
    """Go on paying for a card, given who has paid so far: whom to ask next, if anybody."""
    able = pay_on(game, play.cost, play.pools, paid, _different_pools(game, play.card))
    return ask_who_pays(play.player, able, play.card) if able else None


def _payable_x(game: CardGame, player: int, card: int, pools: Sequence[int]) -> list[int]:
    """The values of X that the pools can pay for, after modifiers."""
    most = sum(game.state.resources.get(each, 0) for each in pools)
    less = sum(-int(each.amount) for each in parts(game, card, Stat.COST) if each.amount < 0)
    less += _MUCH - cost_of(game, player, card, _MUCH) if varies(game) else 0
    return [each for each in range(most + less + 1) if cost_of(game, player, card, each) <= most]


def _sensible_x(game: CardGame, use: Use) -> list[int] | None:
    """The values of X for which a card could do anything, if it says so."""
    for each in game.card(use.card).abilities:
        if each.rule == _VALUES_OF_X and each.amount is not None:
            return list(each.amount(game, use))
    return None


def _different_pools(game: CardGame, card: int) -> int:
    """From how many different pools a card has to be paid, if it says so."""
    for each in game.card(card).abilities:
        if each.rule == _PAID_FROM_POOLS and each.amount:
            return int(each.amount())
    return 0
