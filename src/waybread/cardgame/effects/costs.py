"""The costs that abilities name: *do this to do that* (lcg:cost.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.ability import Cost, Use
from waybread.cardgame.abilities.modifiers import matches
from waybread.cardgame.abilities.payment import payers, spend
from waybread.cardgame.abilities.rules_in_play import rule_applies, without_rule
from waybread.cardgame.abilities.selectors import discardable, host
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.damage import damageable, deal_damage
from waybread.cardgame.effects.leaving_play import discard, permanent, return_to_hand
from waybread.cardgame.effects.readiness import exhaust
from waybread.cardgame.effects.threat import raise_threat, reduce_threat
from waybread.cardgame.facts import Sphere
from waybread.cardgame.state import SCENARIO
from waybread.kernel import PASS, Decision, Event, pick_group

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

Candidates = Callable[["CardGame", Use], Sequence[int]]


def _note_paid(use: Use, *cards: int) -> None:
    use.paid = cards[-1]
    use.all_paid += cards


def _can_exhaust(game: CardGame, cards: Sequence[int]) -> list[int]:
    """Those of the cards that are ready, and that nothing keeps from exhausting (lcg:exhausted.4)."""
    return without_rule(game, Rule.CANNOT_EXHAUST, [each for each in cards if each not in game.state.exhausted])


def _tell_exhausted(game: CardGame, cards: Sequence[int], use: Use) -> None:
    if game.tell:
        game.tell(Event("exhausted", {**announcements.all_of(game, cards), **announcements.cause(game, use.card)}))


# Exhausting


@dataclass(frozen=True)
class ExhaustMe(Cost):
    """Exhaust the card itself; an exhausted card cannot (lcg:exhausted.4)."""

    exhausts_itself = True

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """Only a ready card exhausts."""
        if use.card in game.state.exhausted:
            return "it is exhausted"
        return None if _can_exhaust(game, [use.card]) else "it cannot exhaust"

    async def pay(self, game: CardGame, use: Use) -> None:
        """Exhaust it."""
        _note_paid(use, use.card)
        await exhaust(game, use.card)


@dataclass(frozen=True)
class ExhaustHost(Cost):
    """Exhaust what the card is attached to."""

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """Only a ready card exhausts."""
        on = host(game, use)
        return None if _can_exhaust(game, [on]) else f"{game.title(on)} cannot be exhausted"

    async def pay(self, game: CardGame, use: Use) -> None:
        """Exhaust it."""
        on = host(game, use)
        _note_paid(use, on)
        _tell_exhausted(game, [on], use)
        await exhaust(game, on)


@dataclass(frozen=True)
class Exhaust(Cost):
    """Exhaust one of several cards, or so many of them: those of the candidates that the payer controls."""

    candidates: Candidates
    count: int = 1

    def ready(self, game: CardGame, use: Use) -> list[int]:
        """The ready ones among them (lcg:cost.3)."""
        own = [each for each in self.candidates(game, use) if game.state.controller[each] == use.player]
        return _can_exhaust(game, own)

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """Enough must be ready."""
        if len(self.ready(game, use)) >= self.count:
            return None
        return f"no {'card' if self.count == 1 else f'{self.count} cards'} of yours can be exhausted for it"

    async def pay(self, game: CardGame, use: Use) -> None:
        """Choose and exhaust."""
        ready = self.ready(game, use)
        if self.count == 1:
            chosen = [await Decision(use.player, DecisionKind.EXHAUST, tuple(ready), "lcg:cost.3", use.card)]
        else:
            chosen = await _some(use, ready, self.count, self.count)
        _note_paid(use, *chosen)
        _tell_exhausted(game, chosen, use)
        await exhaust(game, chosen)


@dataclass(frozen=True)
class ExhaustX(Exhaust):
    """Exhaust X of several cards, at least one; how many is the X of the effect (lcg:x.2)."""

    most: int | None = None

    async def pay(self, game: CardGame, use: Use) -> None:
        """Choose any number and exhaust them."""
        ready = self.ready(game, use)
        chosen = await _some(use, ready, 1, len(ready) if self.most is None else self.most)
        use.x = len(chosen)
        _note_paid(use, *chosen)
        _tell_exhausted(game, chosen, use)
        await exhaust(game, chosen)


async def _some(use: Use, ready: Sequence[int], least: int, most: int) -> list[int]:
    kind, rule = DecisionKind.EXHAUST, "lcg:cost.3"
    return list(await pick_group(use.player, kind, ready, rule, least=least, most=most, about=use.card))


# Resources


@dataclass(frozen=True)
class Spend(Cost):
    """Spend resources: of any sphere (lcg:seq.spend.4) or of one, from any pool of the payer's or from named ones."""

    amount: int
    own_pool: bool = False
    sphere: Sphere | None = None
    pool: Candidates | None = None

    @property
    def resources(self) -> int:
        """All of it."""
        return self.amount

    def pools(self, game: CardGame, use: Use) -> list[int]:
        """The pools that may pay."""
        if self.own_pool:
            return [use.card]
        if self.pool is None:
            return payers(game, use.player, self.sphere)
        named = [each for each in self.pool(game, use) if matches(game, each, self.sphere)]
        return without_rule(game, Rule.CANNOT_SPEND, named)

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """Enough resources."""
        if self.own_pool and rule_applies(game, Rule.CANNOT_SPEND, use.card):
            return "its resources cannot be spent"
        have = sum(game.state.resources.get(each, 0) for each in self.pools(game, use))
        sphere = "" if self.sphere is None else f"{self.sphere.value.capitalize()} "
        return None if have >= self.amount else f"it costs {self.amount} {sphere}resources"

    async def pay(self, game: CardGame, use: Use) -> None:
        """Spend them."""
        await spend(game, use.player, self.amount, self.pools(game, use), use.card)


@dataclass(frozen=True)
class SpendX(Spend):
    """Spend X resources, at least ``amount``; X is chosen as they are paid (lcg:x.2)."""

    amount: int = 1

    async def pay(self, game: CardGame, use: Use) -> None:
        """Choose X and spend as many."""
        pools = self.pools(game, use)
        have = sum(game.state.resources.get(each, 0) for each in pools)
        options = tuple(range(self.amount, have + 1))
        use.x = await Decision(use.player, DecisionKind.X, options, "lcg:x.2", use.card)
        await spend(game, use.player, use.x, pools, use.card)


# Cards


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
            chosen = await Decision(use.player, DecisionKind.DISCARD, hand, "lcg:cost.4", use.card)
            _note_paid(use, chosen)
            await discard(game, chosen)


@dataclass(frozen=True)
class DiscardFromDeck(Cost):
    """Discard cards from the top of the payer's own deck."""

    amount: int

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """Enough cards."""
        return None if len(game.state.decks[use.player]) >= self.amount else "there are not enough cards in your deck"

    async def pay(self, game: CardGame, use: Use) -> None:
        """Discard them together."""
        cards = game.state.decks[use.player][: -self.amount - 1 : -1]
        _note_paid(use, *cards)
        await discard(game, cards)


@dataclass(frozen=True)
class DiscardMe(Cost):
    """Discard the card itself; what it was attached to stays known as ``use.host``."""

    takes_itself = True

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """Permanent cards stay."""
        return "it is permanent" if permanent(game, use.card) else None

    async def pay(self, game: CardGame, use: Use) -> None:
        """Discard it."""
        _note_paid(use, use.card)
        await discard(game, use.card)


@dataclass(frozen=True)
class ReturnMe(Cost):
    """Return the card itself to its owner's hand."""

    takes_itself = True

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """Permanent cards and those of the scenario stay."""
        fixed = permanent(game, use.card) or game.state.owner[use.card] == SCENARIO
        return "it cannot return to a hand" if fixed else None

    async def pay(self, game: CardGame, use: Use) -> None:
        """Return it."""
        _note_paid(use, use.card)
        await return_to_hand(game, use.card)


@dataclass(frozen=True)
class DiscardOne(Cost):
    """Discard one of several cards in play: of the candidates that the payer controls (lcg:cost.3)."""

    candidates: Candidates

    def able(self, game: CardGame, use: Use) -> list[int]:
        """Those that can be discarded."""
        own = [each for each in self.candidates(game, use) if game.state.controller[each] == use.player]
        return discardable(game, use, own)

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """There must be one."""
        return None if self.able(game, use) else "no card of yours can be discarded for it"

    async def pay(self, game: CardGame, use: Use) -> None:
        """Choose and discard one."""
        able = tuple(self.able(game, use))
        characters = all(game.is_character(each) for each in able)
        kind = DecisionKind.DISCARD_CHARACTER if characters else DecisionKind.DISCARD_ATTACHMENT
        chosen = await Decision(use.player, kind, able, "lcg:cost.3", use.card)
        _note_paid(use, chosen)
        await discard(game, chosen)


@dataclass(frozen=True)
class ReturnOne(Cost):
    """Return one of several cards in play to its owner's hand: of the candidates that the payer controls."""

    candidates: Candidates

    def able(self, game: CardGame, use: Use) -> list[int]:
        """Those that can return."""
        own = [each for each in self.candidates(game, use) if game.state.controller[each] == use.player]
        return [each for each in own if game.state.owner[each] != SCENARIO and not permanent(game, each)]

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """There must be one."""
        return None if self.able(game, use) else "no card of yours can return to hand for it"

    async def pay(self, game: CardGame, use: Use) -> None:
        """Choose and return one."""
        able = tuple(self.able(game, use))
        chosen = await Decision(use.player, DecisionKind.RETURN_TO_HAND, able, "lcg:cost.3", use.card)
        _note_paid(use, chosen)
        await return_to_hand(game, chosen)


# Damage and threat


@dataclass(frozen=True)
class DamageHost(Cost):
    """Deal damage to what the card is attached to."""

    amount: int

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """It must be possible (lcg:cannot-be-damaged.2)."""
        on = host(game, use)
        return None if damageable(game, on, use.card) else f"{game.title(on)} cannot be damaged"

    async def pay(self, game: CardGame, use: Use) -> None:
        """Deal it."""
        await deal_damage(game, host(game, use), self.amount, use.card)


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
class RaiseEachThreat(Cost):
    """Raise the threat of every player."""

    amount: int

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """Threat can always rise."""
        return None

    async def pay(self, game: CardGame, use: Use) -> None:
        """Raise it."""
        await raise_threat(game, game.order(), self.amount, source=use.card, reason="cost")


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
EXHAUST_HOST = ExhaustHost()
DISCARD_ME = DiscardMe()
RETURN_ME = ReturnMe()


# Paying to avoid something


async def someone_pays(game: CardGame, use: Use, cost: Cost, players: Sequence[int] | None = None) -> int | None:
    """Ask players, in player order, whether to pay a cost, until one does; returns who it was (lcg:may.1)."""
    for player in game.order() if players is None else players:
        offer = Use(use.card, player, use.slot, use.occurrence, host=game.state.host.get(use.card, -1))
        if not game.takes_part(player) or cost.why_not(game, offer) is not None:
            continue
        if await Decision(player, DecisionKind.MAY_PAY, (1, PASS), "lcg:may.1", use.card) == PASS:
            continue
        if game.tell:
            game.tell(Event("paid to avoid", {**announcements.of(game, use.card), "player": player}))
        await cost.pay(game, offer)
        use.paid, use.all_paid = offer.paid, offer.all_paid
        return player
    return None
