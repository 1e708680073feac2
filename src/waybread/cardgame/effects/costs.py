"""The costs that abilities name: *do this to do that* (lcg:cost.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.ability import Cost, Use
from waybread.cardgame.abilities.payment import payers, spend
from waybread.cardgame.abilities.rules_in_play import rule_applies
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.readiness import exhaust
from waybread.cardgame.effects.threat import raise_threat, reduce_threat
from waybread.kernel import Decision, Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

Candidates = Callable[["CardGame", Use], Sequence[int]]


@dataclass(frozen=True)
class ExhaustMe(Cost):
    """Exhaust the card itself; an exhausted card cannot (lcg:exhausted.4)."""

    exhausts_itself = True

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """Only a ready card exhausts."""
        return "it is exhausted" if use.card in game.state.exhausted else None

    async def pay(self, game: CardGame, use: Use) -> None:
        """Exhaust it."""
        use.paid = use.card
        await exhaust(game, use.card)


@dataclass(frozen=True)
class Exhaust(Cost):
    """Exhaust one of several cards: those of the candidates that the payer controls."""

    candidates: Candidates

    def ready(self, game: CardGame, use: Use) -> list[int]:
        """The ready ones among them (lcg:cost.3)."""
        state = game.state
        return [
            each
            for each in self.candidates(game, use)
            if each not in state.exhausted and state.controller[each] == use.player
        ]

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """One must be ready."""
        return None if self.ready(game, use) else "no card of yours can be exhausted for it"

    async def pay(self, game: CardGame, use: Use) -> None:
        """Choose and exhaust one."""
        use.paid = await Decision(
            use.player, DecisionKind.EXHAUST, tuple(self.ready(game, use)), "lcg:cost.3", use.card
        )
        if game.tell:
            game.tell(
                Event("exhausted", {**announcements.all_of(game, [use.paid]), **announcements.cause(game, use.card)})
            )
        await exhaust(game, use.paid)


@dataclass(frozen=True)
class Spend(Cost):
    """Spend resources of any sphere (lcg:seq.spend.4), or of the card's own pool only."""

    amount: int
    own_pool: bool = False

    @property
    def resources(self) -> int:
        """All of it."""
        return self.amount

    def pools(self, game: CardGame, use: Use) -> list[int]:
        """The pools that may pay."""
        return [use.card] if self.own_pool else payers(game, use.player, None)

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """Enough resources."""
        if self.own_pool and rule_applies(game, Rule.CANNOT_SPEND, use.card):
            return "its resources cannot be spent"
        have = sum(game.state.resources.get(each, 0) for each in self.pools(game, use))
        return None if have >= self.amount else f"it costs {self.amount} resources"

    async def pay(self, game: CardGame, use: Use) -> None:
        """Spend them."""
        await spend(game, use.player, self.amount, self.pools(game, use), use.card)


@dataclass(frozen=True)
class DiscardFromHand(Cost):
    """Discard a card from the payer's own hand (lcg:cost.4)."""

    amount: int = 1

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """Enough cards besides the one being played."""
        hand = [each for each in game.state.hands[use.player] if each != use.card]
        return None if len(hand) >= self.amount else "there are not enough cards in your hand"

    async def pay(self, game: CardGame, use: Use) -> None:
        """Choose and discard."""
        for _ in range(self.amount):
            hand = tuple(game.state.hands[use.player])
            use.paid = await Decision(use.player, DecisionKind.DISCARD, hand, "lcg:cost.4", use.card)
            await discard(game, use.paid)


@dataclass(frozen=True)
class RaiseMyThreat(Cost):
    """Raise the payer's own threat."""

    amount: int

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """Threat can always rise."""
        return None

    async def pay(self, game: CardGame, use: Use) -> None:
        """Raise it."""
        await raise_threat(game, use.player, self.amount, source=use.card, reason="cost")


@dataclass(frozen=True)
class ReduceMyThreat(Cost):
    """Lower the payer's own threat; a dial at 0 cannot pay."""

    amount: int

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """There must be enough to take away."""
        return None if game.state.threat[use.player] >= self.amount else "your threat is too low"

    async def pay(self, game: CardGame, use: Use) -> None:
        """Lower it."""
        await reduce_threat(game, use.player, self.amount, source=use.card)


EXHAUST_ME = ExhaustMe()
