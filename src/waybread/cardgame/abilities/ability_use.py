"""The use of an ability in the rulebook's six steps (lcg:initiating.1 to .7): pay, choose a target, resolve.

Whether it can be used is in ``ability_legality``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.cardgame import announcements
from waybread.cardgame.abilities.ability import Use
from waybread.cardgame.abilities.ability_legality import ask_for_target, count_use, gone
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.payment import pay_for
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.state_checks import TEXTS, settle
from waybread.cardgame.abilities.windows import USE_BY_KIND, AtOnce, after_window, when_window
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.facts import CardType, Kind, Where
from waybread.cardgame.state import Zone
from waybread.cardgame.zones.card_moves import clear_card, put, take
from waybread.cardgame.zones.piles import discard_pile
from waybread.cards import ability_options, read_ability
from waybread.kernel import Decision, Event, Fact

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_EVENT: Final = CardType.EVENT


async def use_ability(game: CardGame, use: Use, paid: list[int] | None = None) -> None:
    """Use an ability: pay, choose, resolve. An event is played by using it (lcg:event.3)."""
    await begin_use(game, use, paid)
    await finish_use(game, use)


async def _set_off(game: CardGame, use: Use) -> None:
    """Resolve a constant or forced ability, which needs nobody to use it."""
    count_use(game, use)
    if game.tell and game.ability(use.card, use.slot).kind is Kind.FORCED:
        game.tell(Event("effect", announcements.ability(game, use.card, use.slot)))
    await resolve(game, use)


USE_BY_KIND.update({Kind.RESPONSE: use_ability, Kind.FORCED: _set_off, Kind.RULE: _set_off})


async def begin_use(game: CardGame, use: Use, paid: list[int] | None = None) -> None:
    """Pay for the use of an ability; ``paid`` says who has paid the price of an event, if that is done."""
    state = game.state
    ability = game.ability(use.card, use.slot)
    use.host = state.host.get(use.card, -1)
    count_use(game, use)
    async with AtOnce(game):  # lcg:cost.5
        if is_played(game, use):
            if paid is None:
                paid = await pay_for(game, use.player, use)
            take(game, use.card)
            put(game, use.card, Zone.LIMBO)
            if game.tell:
                game.tell(announcements.played(game, use.card, use.player, paid, use.x))
        elif game.tell and state.zone[use.card] != Zone.HAND:  # where nobody else may know it yet
            game.tell(Event("used", {**announcements.ability(game, use.card, use.slot), "player": use.player}))
        for cost in ability.cost:
            await cost.pay(game, use)


def is_played(game: CardGame, use: Use) -> bool:
    """Is it an event that is played by this use, not text of it that works where it lies?"""
    printed = game.state.cards[use.card]
    return printed.type is _EVENT and printed.abilities[use.slot].where is Where.PLAY


async def finish_use(game: CardGame, use: Use, target: int | None = None) -> None:
    """Carry out what has been paid for; ``target`` is what was chosen for it, if that is done."""
    if not is_played(game, use):
        await resolve(game, use, target)
        return
    origin = use.origin if use.origin >= 0 else Zone.HAND
    played = Occurrence(On.PLAYED, card=use.card, player=use.player, origin=origin)
    effect = Occurrence(On.EVENT_EFFECT, card=use.card, player=use.player)
    await when_window(game, played)
    if await when_window(game, effect):
        await resolve(game, use, target)
    if game.state.zone[use.card] == Zone.LIMBO:  # its own text may have sent it elsewhere
        await discard_out_of_play(game, use.card)
    await after_window(game, played)


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
    await settle(game)


async def discard_out_of_play(game: CardGame, card: int, source: int = -1) -> bool:
    """Discard a card that is not in play: from a hand or a deck, or an event that has been played (lcg:discard.3)."""
    state = game.state
    occurrence = Occurrence(On.DISCARDED, card=card, origin=state.zone[card], source=source)
    if not await when_window(game, occurrence):
        return False
    origin = take(game, card)
    clear_card(game, card)
    put(game, card, discard_pile(state, card), state.owner[card])
    if game.tell:
        where: dict[str, Fact] = {"player": state.owner[card], "origin": origin.name.lower()}
        game.tell(Event("discarded", {**announcements.of(game, card), **where}))
    await after_window(game, occurrence)
    return True


# Text that acts whenever something is true


def due_texts(game: CardGame) -> list[tuple[int, int]]:
    """Every text in play whose condition is true, as card and slot, and that is not being carried out already."""
    return [
        (card, slot)
        for card, slot in game.index.get(Rule.WHENEVER, ())
        if _doing(card, slot) not in game.state.notes and _holds(game, card, slot)
    ]


async def carry_out_texts(game: CardGame) -> None:
    """Carry out these texts, one after the other, in the order that the first player likes (lcg:first-player.7)."""
    while due := due_texts(game):
        options = tuple(ability_options(due))
        chosen = options[0]
        if len(options) > 1:
            chosen = await Decision(game.state.first_player, DecisionKind.ORDER, options, "lcg:first-player.7")
        card, slot = read_ability(chosen)
        if game.tell:
            game.tell(Event("effect", announcements.ability(game, card, slot)))
        game.state.notes[_doing(card, slot)] = 1
        await resolve(game, Use(card, game.state.controller[card], slot))
        del game.state.notes[_doing(card, slot)]
        if game.in_play(card) and _holds(game, card, slot):
            raise RuntimeError(f"the text of {game.title(card)} has left true what it acts on")


def _holds(game: CardGame, card: int, slot: int) -> bool:
    condition = game.ability(card, slot).condition
    return condition is None or condition(game, Use(card, game.state.controller[card], slot))


def _doing(card: int, slot: int) -> str:
    return f"doing {card} {slot}"


TEXTS.register(due_texts, carry_out_texts)
