"""The windows of an occurrence: when it is pending, and after it is done (L9, L10).

In each: constant abilities, then forced ones and delayed effects in the order the first
player likes, then responses round the table until all pass in a row. Cancels come before
all of it (lcg:cancel.3).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from waybread.cardgame.abilities import Ability, Kind, Moment, Use, Where
from waybread.cardgame.facts import CardType
from waybread.cardgame.happenings import Happening, On
from waybread.cardgame.initiating import resolve, use_ability, why_not_use
from waybread.cardgame.lasting import DELAYED
from waybread.cardgame.state import SCENARIO, Delayed, Zone
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

SLOTS: Final = 8
"""An option that names an ability is its card times this, plus its slot."""
_DELAYED_SLOT: Final = SLOTS - 1
_WHEN: Final = {on: f"{Moment.WHEN}:{on}" for on in On}
_AFTER: Final = {on: f"{Moment.AFTER}:{on}" for on in On}


async def pending(game: CardGame, happening: Happening) -> bool:
    """The *when* window. False if what was to happen has been cancelled or replaced."""
    key = _WHEN[happening.on]
    if game.heard(key) or _delayed(game, key, happening):
        await _window(game, happening, key, Moment.WHEN)
    return not (happening.cancelled or happening.replaced)


async def done(game: CardGame, happening: Happening) -> None:
    """The *after* window."""
    key = _AFTER[happening.on]
    if game.heard(key) or _delayed(game, key, happening):
        await _window(game, happening, key, Moment.AFTER)


def listened(game: CardGame, on: On) -> bool:
    """Would either window of such an occurrence find anything?"""
    return game.heard(_WHEN[on]) or game.heard(_AFTER[on]) or bool(game.state.delayed)


async def _window(game: CardGame, happening: Happening, key: str, moment: Moment) -> None:
    used: set[tuple[int, int]] = set()  # only asked for membership
    if moment is Moment.WHEN:
        await _responses(game, happening, key, used, cancels=True)
        if happening.cancelled:
            return
    constant: list[tuple[int, int]] = []
    forced: list[tuple[int, int]] = []
    for card, slot in game.index.get(key, ()):
        ability = game.ability(card, slot)
        if ability.kind in (Kind.RULE, Kind.FORCED) and _applies(game, card, slot, happening):
            (constant if ability.kind is Kind.RULE else forced).append((card, slot))
    for card, slot in constant:
        await _set_off(game, card, slot, happening)
    await _forced(game, happening, key, forced)
    if not happening.cancelled:
        await _responses(game, happening, key, used, cancels=False)


async def _forced(game: CardGame, happening: Happening, key: str, due: list[tuple[int, int]]) -> None:
    """Forced and delayed effects, one after the other (lcg:forced.3, lcg:forced.4)."""
    while True:
        delayed = _delayed(game, key, happening)
        waiting = [*due, *((each.source, _DELAYED_SLOT) for each in delayed)]
        if not waiting:
            return
        options = tuple(dict.fromkeys(card * SLOTS + slot for card, slot in waiting))
        chosen = options[0]
        if len(options) > 1:
            chosen = await Decision(game.state.first_player, "order", options, "lcg:forced.3")
        card, slot = divmod(chosen, SLOTS)
        if slot == _DELAYED_SLOT:
            effect = next(each for each in delayed if each.source == card)
            game.state.delayed.remove(effect)
            await DELAYED[effect.effect](game, effect)
            continue
        due.remove((card, slot))
        if _still_there(game, card, happening):
            await _set_off(game, card, slot, happening)


async def _responses(
    game: CardGame, happening: Happening, key: str, used: set[tuple[int, int]], *, cancels: bool
) -> None:
    """Go round in player order until everybody has passed in a row (lcg:response.6)."""
    passes, turn = 0, game.state.first_player
    while passes < len(game.order()):
        players = game.order(turn)
        if not players:
            return
        player = players[0]
        options = tuple(
            card * SLOTS + slot
            for card, slot in _candidates(game, player, key)
            if (card, slot) not in used
            and game.ability(card, slot).cancels is cancels
            and why_not_use(game, player, card, slot, happening) is None
        )
        chosen = PASS
        if options:
            about = happening.card if happening.card >= 0 else None
            rule = "lcg:cancel.3" if cancels else "lcg:response.5"
            chosen = await Decision(player, "response", (*options, PASS), rule, about)
        turn = (player + 1) % len(game.players)
        if chosen == PASS:
            passes += 1
            continue
        passes = 0
        card, slot = divmod(chosen, SLOTS)
        used.add((card, slot))  # each answers an occurrence at most once (lcg:faq.1.08)
        await use_ability(game, Use(card, player, slot, happening))
        if happening.cancelled:
            return  # nothing is pending any more (lcg:cancel.4)


def _candidates(game: CardGame, player: int, key: str) -> Iterator[tuple[int, int]]:
    """Responses that a player might use: in play, and from the hand."""
    state = game.state
    for card, slot in game.index.get(key, ()):
        ability = game.ability(card, slot)
        if ability.kind is Kind.RESPONSE and _may_use(game, player, card, ability):
            yield card, slot
    keys = state.hand_keys
    if keys and key in keys:
        for card in state.hands[player]:
            printed = state.cards[card]
            for slot, ability in enumerate(printed.abilities):
                if ability.key == key and ability.kind is Kind.RESPONSE:
                    if ability.where is Where.HAND or printed.type is CardType.EVENT:
                        yield card, slot


def _may_use(game: CardGame, player: int, card: int, ability: Ability) -> bool:
    """Optional text is its controller's to use; the scenario's is the first player's."""
    controller = game.state.controller[card]
    if controller == SCENARIO:
        return player == game.state.first_player
    return controller == player or ability.anyone


def _applies(game: CardGame, card: int, slot: int, happening: Happening) -> bool:
    condition = game.ability(card, slot).condition
    use = Use(card, game.state.controller[card], slot, happening)
    return condition is None or condition(game, use)


def _still_there(game: CardGame, card: int, happening: Happening) -> bool:
    """Has the card of a forced effect not been lost to an earlier one?"""
    return game.state.zone[card] >= Zone.AREA or happening.card == card


async def _set_off(game: CardGame, card: int, slot: int, happening: Happening) -> None:
    await resolve(game, Use(card, game.state.controller[card], slot, happening))


def _delayed(game: CardGame, key: str, happening: Happening) -> list[Delayed]:
    return [each for each in game.state.delayed if each.moment == key or each.moment == f"{key}:{happening.reason}"]
