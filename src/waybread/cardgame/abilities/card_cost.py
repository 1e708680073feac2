"""What a card costs a player to play at the moment: its printed cost with all that changes it, and discounts.

First come modifiers in play, then the card's own text, its keywords and what it goes on, then discounts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from waybread.cardgame import announcements
from waybread.cardgame.abilities.ability import Ability, Use
from waybread.cardgame.abilities.modifiers import cost_with, special_keywords, stat
from waybread.cardgame.abilities.rules_in_play import rule_in_play
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.facts import Stat
from waybread.cardgame.state import Discount
from waybread.kernel import Event, Fact

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_COST_ON_HOST: Final = Rule.COST_ON_HOST
Fits = Callable[["CardGame", int], bool]

DISCOUNTED: Final[dict[str, Fits]] = {"cards": lambda game, card: True}
"""What a discount is for, by name."""


def discounted(name: str, fits: Fits) -> str:
    """Register what discounts can be for; returns the name."""
    if name in DISCOUNTED:
        raise ValueError(f"there are two kinds of cards for discounts named {name}")
    DISCOUNTED[name] = fits
    return name


def cost_of(game: CardGame, player: int, card: int, x: int | None = None, host: int = -1) -> int:
    """What a card costs a player now, on that host, a cost of X with that X; never below 0."""
    cost = stat(game, card, Stat.COST) if x is None else cost_with(game, card, x)
    return _changed(game, player, card, cost, host) if varies(game) else cost


def varies(game: CardGame) -> bool:
    """Could a card cost somebody something else than its printed cost with what modifies it? Quick, and asked often."""
    state = game.state
    if state.special_keywords or state.own_rules or state.discounts:
        return True
    return _COST_ON_HOST in (state.index or game.index)


def depends_on_host(game: CardGame, card: int) -> bool:
    """Could the cost of an attachment be another on another host?"""
    return rule_in_play(game, Rule.COST_ON_HOST) or any(own_rules(game, card, Rule.COST_ON_HOST))


def own_rules(game: CardGame, card: int, rule: Rule) -> list[tuple[int, Ability]]:
    """The texts of a card in hand that change a rule for itself, with their slots."""
    printed = game.card(card)
    return [(slot, printed.abilities[slot]) for slot in printed.own_rules if printed.abilities[slot].rule is rule]


def _changed(game: CardGame, player: int, card: int, cost: int, host: int) -> int:
    printed = game.card(card)
    for slot in printed.own_rules:
        each = printed.abilities[slot]
        if each.stat is Stat.COST and each.amount is not None:
            cost += int(each.amount(game, Use(card, player, slot), card) or 0)
    cost -= sum(each.saving(game, player, count) for each, count in special_keywords(game, card) if each.saving)
    if host >= 0:
        cost += _on_host(game, player, card, host)
    cost = max(cost, 0)
    for discount in discounts_for(game, player, card):
        cost = max(cost - discount.amount, min(cost, discount.least))
    return cost


def _on_host(game: CardGame, player: int, card: int, host: int) -> int:
    """By how much the cost of an attachment changes on a host."""
    own = [
        each.amount(game, Use(card, player, slot), card, host)
        for slot, each in own_rules(game, card, Rule.COST_ON_HOST)
        if each.amount is not None
    ]
    return sum(int(str(each or 0)) for each in (*own, *game.rulings(Rule.COST_ON_HOST, card, host)))


# Discounts


def add_discount(
    game: CardGame,
    source: int,
    player: int,
    amount: int,
    *,
    cards: str = "cards",
    until: str = "phase",
    least: int = 0,
    once: bool = True,
) -> None:
    """Have the next card of a kind that a player plays (or each) cost less, down to ``least``."""
    if cards not in DISCOUNTED or until not in ("phase", "round"):
        raise ValueError(f"there is no discount on '{cards}' until the end of the {until}")
    game.state.discounts += (Discount(player, amount, least, cards, until, source, once),)
    if game.tell:
        facts: dict[str, Fact] = {"player": player, "amount": amount, "what": cards, "until": until}
        game.tell(Event("discount", {**facts, **announcements.cause(game, source)}))


def discounts_for(game: CardGame, player: int, card: int) -> list[Discount]:
    """The discounts of a player that a card would get."""
    return [each for each in game.state.discounts if each.player == player and DISCOUNTED[each.cards](game, card)]


def use_discounts(game: CardGame, player: int, card: int) -> None:
    """A card is being played: the discounts that are for one card only are used up by it."""
    if game.state.discounts:
        used = [each for each in discounts_for(game, player, card) if each.once]
        game.state.discounts = tuple(each for each in game.state.discounts if each not in used)
