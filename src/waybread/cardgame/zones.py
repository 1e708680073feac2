"""Moving cards between places: the bare move, without any of its consequences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.library import CARDS
from waybread.cardgame.state import SCENARIO, CardState, Zone

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


def pile(state: CardState, card: int, zone: Zone, player: int) -> list[int] | None:
    """The list of a place; None where a card lies on its own."""
    lists = {
        Zone.DECK: state.decks,
        Zone.HAND: state.hands,
        Zone.DISCARD: state.discards,
        Zone.AREA: state.areas,
        Zone.ENGAGED: state.engaged,
    }
    if zone in lists:
        return lists[zone][player]
    common = {
        Zone.ENCOUNTER_DECK: state.encounter_deck,
        Zone.ENCOUNTER_DISCARD: state.encounter_discard,
        Zone.VICTORY: state.victory_display,
        Zone.ASIDE: state.aside,
        Zone.REMOVED: state.removed,
        Zone.QUEST_DECK: state.quest_deck,
        Zone.STAGING: state.staging,
    }
    return common.get(zone)


def take(game: CardGame, card: int) -> Zone:
    """Lift a card from where it lies; returns where that was."""
    state = game.state
    zone = Zone(state.zone[card])
    if zone in (Zone.DECK, Zone.HAND, Zone.DISCARD):
        _holder(state, card, zone).remove(card)
    elif zone in (Zone.AREA, Zone.ENGAGED):
        next(each for each in (state.areas if zone is Zone.AREA else state.engaged) if card in each).remove(card)
    elif zone is Zone.ACTIVE:
        state.active_location = -1
    elif zone is Zone.QUEST:
        state.quest = -1
    elif zone is Zone.ATTACHED:
        detach_link(state, card)
    elif zone is Zone.SHADOW:
        _lift_shadow(state, card)
    elif zone is not Zone.LIMBO:
        found = pile(state, card, zone, 0)
        if found is not None:
            found.remove(card)
    state.zone[card] = Zone.LIMBO
    if zone >= Zone.AREA:
        state.index = None
    return zone


def put(game: CardGame, card: int, zone: Zone, player: int = SCENARIO, *, top: bool = True) -> None:
    """Lay a card that was lifted down somewhere."""
    state = game.state
    state.zone[card] = zone
    if zone is Zone.ACTIVE:
        state.active_location = card
    elif zone is Zone.QUEST:
        state.quest = card
    else:
        found = pile(state, card, zone, player)
        if found is not None:
            if top:
                found.append(card)
            else:
                found.insert(0, card)
    if zone >= Zone.AREA:
        state.index = None


def attach_link(game: CardGame, card: int, host: int) -> None:
    """Note that a card lies on another."""
    state = game.state
    state.zone[card] = Zone.ATTACHED
    state.host[card] = host
    state.attached[host] = (*state.attached.get(host, ()), card)
    state.index = None


def detach_link(state: CardState, card: int) -> None:
    """Forget what a card lies on."""
    host = state.host.pop(card, None)
    if host is not None:
        left = tuple(each for each in state.attached.get(host, ()) if each != card)
        if left:
            state.attached[host] = left
        else:
            state.attached.pop(host, None)
        return
    for player, held in list(state.deck_attachments.items()):
        if card in held:
            left = tuple(each for each in held if each != card)
            if left:
                state.deck_attachments[player] = left
            else:
                del state.deck_attachments[player]


def take_form(game: CardGame, card: int, key: str | None) -> None:
    """Make a card something else, or (None) what it is printed as."""
    state = game.state
    if key is None:
        state.form.pop(card, None)
        state.cards[card] = CARDS[state.identity[card]]
    else:
        state.form[card] = key
        state.cards[card] = CARDS[key]
    state.index = None


def clear_card(game: CardGame, card: int) -> None:
    """Take away all that a card has gathered in play."""
    state = game.state
    for tokens in (state.damage, state.progress, state.resources):
        tokens.pop(card, None)
    state.exhausted.pop(card, None)
    state.facedown.pop(card, None)
    if card in state.form:
        take_form(game, card, None)
    if card in state.committed:
        state.committed.remove(card)
    state.controller[card] = state.owner[card]


def _holder(state: CardState, card: int, zone: Zone) -> list[int]:
    lists = {Zone.DECK: state.decks, Zone.HAND: state.hands, Zone.DISCARD: state.discards}[zone]
    return next(each for each in lists if card in each)


def _lift_shadow(state: CardState, card: int) -> None:
    for enemy, dealt in list(state.shadows.items()):
        if card in dealt:
            left = tuple(each for each in dealt if each != card)
            if left:
                state.shadows[enemy] = left
            else:
                del state.shadows[enemy]
    state.facedown.pop(card, None)
