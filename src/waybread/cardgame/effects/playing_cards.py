"""Playing a card and using an ability, in the rulebook's six steps (lcg:initiating.1 to .7).

Legality is a function that returns a reason or None: ``why_not_play``, ``why_not_use``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread import cardgame as engine
from waybread.cardgame import announcements
from waybread.cardgame.abilities import payment
from waybread.cardgame.abilities.ability import Ability, Per, Use
from waybread.cardgame.abilities.costs import EXHAUST_ME, Spend
from waybread.cardgame.abilities.events import Happening, On
from waybread.cardgame.abilities.modifiers import changed, forbidden
from waybread.cardgame.facts import CardType, Stat
from waybread.cardgame.state import SCENARIO, Zone
from waybread.cardgame.zones.card_moves import put, take
from waybread.cards import CARD_ITSELF
from waybread.kernel import Decision, Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_EVENT, _ATTACHMENT = CardType.EVENT, CardType.ATTACHMENT
_PLAYED: Final = (CardType.ALLY, CardType.ATTACHMENT)
_HAND: Final = Zone.HAND
_COST: Final = Stat.COST
_BOUNDLESS: Final = 1000


def why_not_play(game: CardGame, player: int, card: int) -> str | None:
    """Why a player cannot play an ally or attachment from hand now, or None."""
    state = game.state
    printed = state.cards[card]
    if state.zone[card] != _HAND or state.controller[card] != player:
        return "only cards in your own hand can be played"
    if printed.type not in _PLAYED:
        return "only allies and attachments are played this way"
    if printed.unique and game.unique_in_play(printed.title):
        return f"{printed.title} is unique, and a copy is in play"
    if forbidden(game, "cannot play", card, player):
        return f"a card in play forbids playing {printed.title}"
    if printed.type is _ATTACHMENT and not attachable(game, card, player):
        return "nothing in play can take this attachment"
    return payment.why_not_pay(game, player, card)


def attachable(game: CardGame, card: int, player: int) -> list[int]:
    """What an attachment may be attached to (lcg:attachment.2)."""
    return engine.attachments.hosts(game, card, player)


def why_not_use(game: CardGame, player: int, card: int, slot: int, happening: Happening | None = None) -> str | None:
    """Why a player cannot use an ability now, or None."""
    state = game.state
    printed = state.cards[card]
    ability = printed.abilities[slot]
    if ability.phase and ability.phase != state.phase:
        return f"only in the {ability.phase} phase"
    if ability.limit and uses(game, card, slot, player) >= ability.limit:
        return f"at most {ability.limit} per {ability.per.value}"
    use = Use(card, player, slot, happening)
    if ability.condition is not None and not ability.condition(game, use):
        return "it could not change anything now"
    if ability.target is not None and not ability.target(game, use):
        return "there is nothing to choose"
    spending = 0
    for cost in ability.cost:
        if reason := cost.why_not(game, use):
            return reason
        spending += cost.amount if isinstance(cost, Spend) else 0
    if printed.type is _EVENT:
        if forbidden(game, "cannot play", card, player):
            return f"a card in play forbids playing {printed.title}"
        return payment.why_not_pay(game, player, card, spending)
    return None


def _means(game: CardGame, player: int) -> int:
    """What a card could cost at most for a player to have enough, of whatever sphere. Quick, and asked often."""
    state = game.state
    if changed(game, _COST):
        return _BOUNDLESS  # a cost may be other than printed
    resources = state.resources
    if len(state.areas) == 1:
        return sum(resources.values())
    return sum([resources[each] for each in state.areas[player] if each in resources])


def playable_cards(game: CardGame, player: int) -> list[int]:
    """The allies and attachments that a player could play now."""
    state = game.state
    cards, means = state.cards, _means(game, player)
    return [
        card
        for card in state.hands[player]
        if (cards[card].cost or 0) <= means and cards[card].type in _PLAYED and why_not_play(game, player, card) is None
    ]


def uses(game: CardGame, card: int, slot: int, player: int) -> int:
    """How often an ability has been used within its limit."""
    return game.state.uses.get(_limit_key(game, card, slot, player), 0)


def count_use(game: CardGame, use: Use) -> None:
    """Note the use of a limited ability, whatever comes of it (lcg:limits.3)."""
    if game.ability(use.card, use.slot).limit:
        key = _limit_key(game, use.card, use.slot, use.player)
        game.state.uses[key] = game.state.uses.get(key, 0) + 1


def usable_actions(game: CardGame, player: int) -> list[tuple[int, int]]:
    """Every action that a player may take in the open window, as card and slot."""
    state = game.state
    cards, exhausted, now = state.cards, state.exhausted, ("", state.phase)
    found: list[tuple[int, int]] = []
    for card, slot in (state.index or game.index).get("action", ()):
        ability = cards[card].abilities[slot]
        if ability.phase not in now or (card in exhausted and EXHAUST_ME in ability.cost):
            continue  # the rule, and fast
        if state.controller[card] not in (player, SCENARIO) and not ability.anyone:
            continue
        if why_not_use(game, player, card, slot) is None:
            found.append((card, slot))
    _add_from_hand(game, player, found)
    if "action" in state.discard_keys:
        piled = [(card, slot) for card in state.discards[player] for slot in cards[card].from_discards]
        found += [each for each in piled if why_not_use(game, player, *each) is None]
    return found


def _add_from_hand(game: CardGame, player: int, found: list[tuple[int, int]]) -> None:
    """The same, of the cards in a player's hand."""
    state = game.state
    cards, means, now = state.cards, -1, ("", state.phase)
    for card in state.hands[player]:
        printed = cards[card]
        for slot in printed.from_hand:
            if printed.abilities[slot].phase not in now:
                continue  # the rule, and fast
            if means < 0:
                means = _means(game, player)
            if printed.type is _EVENT and (printed.cost or 0) > means:
                continue
            if why_not_use(game, player, card, slot) is None:
                found.append((card, slot))


async def play_card(game: CardGame, player: int, card: int, paid: list[int] | None = None) -> None:
    """Play an ally or attachment from hand; ``paid`` says who has paid for it, if that is done."""
    if paid is None:
        paid = await payment.pay_for(game, player, Use(card, player, CARD_ITSELF))
    played = Happening(On.PLAYED, card=card, player=player)
    await engine.windows.pending(game, played)  # playing itself cannot be cancelled, only what a card does
    host = -1
    if game.card(card).type is _ATTACHMENT:
        ask = ask_for_host(game, player, card)
        if ask is None:
            return
        host = await ask
    await lay_down(game, played, paid, host)


def ask_for_host(game: CardGame, player: int, card: int) -> Decision | None:
    """What an attachment goes on that is played, if there is anything."""
    hosts = tuple(attachable(game, card, player))
    return Decision(player, "attach", hosts, "lcg:attachment.2", card) if hosts else None


async def lay_down(game: CardGame, played: Happening, paid: list[int], host: int = -1, *, last: bool = False) -> None:
    """A card that has been paid for enters play, an attachment on its host; ``last`` as in ``deal_combat_damage``."""
    async with engine.windows.AtOnce(game, last=last):
        if host >= 0:
            await engine.attachments.attach(game, played.card, host, played.player, paid=paid)
        else:
            await engine.leaving_play.enter_play(game, played.card, played.player, paid=paid)
        await engine.windows.done(game, played)
    if not last:
        await engine.leaving_play.settle(game)


async def use_ability(game: CardGame, use: Use, paid: list[int] | None = None) -> None:
    """Use an ability: pay, choose, resolve. An event is played by using it (lcg:event.3)."""
    await begin_use(game, use, paid)
    await finish_use(game, use)


async def begin_use(game: CardGame, use: Use, paid: list[int] | None = None) -> None:
    """Pay for the use of an ability; ``paid`` says who has paid the price of an event, if that is done."""
    state = game.state
    ability = game.ability(use.card, use.slot)
    count_use(game, use)
    async with engine.windows.AtOnce(game):  # lcg:cost.5
        if state.cards[use.card].type is _EVENT:
            if paid is None:
                paid = await payment.pay_for(game, use.player, use)
            take(game, use.card)
            put(game, use.card, Zone.LIMBO)
            if game.tell:
                game.tell(announcements.played(game, use.card, use.player, paid, use.x))
        elif game.tell and state.zone[use.card] != Zone.HAND:  # where nobody else may know it yet
            game.tell(Event("used", {**announcements.ability(game, use.card, use.slot), "player": use.player}))
        for cost in ability.cost:
            await cost.pay(game, use)


async def finish_use(game: CardGame, use: Use, target: int | None = None) -> None:
    """Carry out what has been paid for; ``target`` is what was chosen for it, if that is done."""
    if game.state.cards[use.card].type is not _EVENT:
        await resolve(game, use, target)
        return
    played = Happening(On.PLAYED, card=use.card, player=use.player)
    effect = Happening(On.EVENT_EFFECT, card=use.card, player=use.player)
    await engine.windows.pending(game, played)
    if await engine.windows.pending(game, effect):
        await resolve(game, use, target)
    if game.state.zone[use.card] == Zone.LIMBO:  # its own text may have sent it elsewhere
        await engine.leaving_play.discard(game, use.card)
    await engine.windows.done(game, played)


async def resolve(game: CardGame, use: Use, target: int | None = None) -> None:
    """Choose a target, then carry the effect out as far as possible (lcg:effects.4)."""
    ability = game.ability(use.card, use.slot)
    if ability.effect is None or gone(game, use):
        return  # whoever paid with their last breath is asked nothing more (L35 h)
    if ability.target is None:
        await ability.effect(game, use)
    else:
        if target is None and (ask := ask_for_target(game, use)):
            target = await ask
        if target is not None:
            await ability.effect(game, use, target)
    await engine.leaving_play.settle(game)


def gone(game: CardGame, use: Use) -> bool:
    """Has whoever uses an ability been eliminated?"""
    return use.player >= 0 and game.state.eliminated[use.player]


def ask_for_target(game: CardGame, use: Use) -> Decision | None:
    """What an ability with targets may choose, if anything is left: paying may have removed it (L12)."""
    ability = game.ability(use.card, use.slot)
    targets = tuple(ability.target(game, use)) if ability.target else ()
    player = use.player if use.player >= 0 else game.state.first_player
    return Decision(player, "target", targets, "lcg:choose.2", use.card) if targets else None


def forget_uses(game: CardGame, per: Per) -> None:
    """A phase or round is over: its limits begin anew."""
    state = game.state
    if state.uses:
        state.uses = {key: n for key, n in state.uses.items() if not key.startswith(f"{per.value} ")}


def _limit_key(game: CardGame, card: int, slot: int, player: int) -> str:
    ability: Ability = game.ability(card, slot)
    if ability.per is Per.GAME:  # by player, over all copies (lcg:limits.2)
        return f"game {game.title(card)} {slot} {player}"
    who = f" {player}" if ability.anyone else ""
    return f"{ability.per.value} {card} {slot}{who}"
