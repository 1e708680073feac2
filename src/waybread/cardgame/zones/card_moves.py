"""Moving cards between places: the bare move, without any of its consequences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.cardgame.library import CARDS
from waybread.cardgame.state import SCENARIO, CardState, SideDeck, Zone, replaced
from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


_OWN_PILES: Final[dict[int, str]] = {
    Zone.DECK: "decks",
    Zone.HAND: "hands",
    Zone.DISCARD: "discards",
    Zone.AREA: "areas",
    Zone.ENGAGED: "engaged",
}
_COMMON_PILES: Final[dict[int, str]] = {
    Zone.ENCOUNTER_DECK: "encounter_deck",
    Zone.ENCOUNTER_DISCARD: "encounter_discard",
    Zone.VICTORY: "victory_display",
    Zone.ASIDE: "aside",
    Zone.REMOVED: "removed",
    Zone.QUEST_DECK: "quest_deck",
    Zone.STAGING: "staging",
    Zone.BESIDE: "beside",
}
_ZONES: Final = {int(each): each for each in Zone}
_LIMBO, _AREA, _ACTIVE, _QUEST, _ATTACHED, _SHADOW, _ELSEWHERE = (
    Zone.LIMBO, Zone.AREA, Zone.ACTIVE, Zone.QUEST, Zone.ATTACHED, Zone.SHADOW, Zone.ELSEWHERE,
)  # fmt: skip
_OPEN: Final = (
    Zone.DISCARD, Zone.ENCOUNTER_DISCARD, Zone.SIDE_DISCARD, Zone.VICTORY, Zone.AREA, Zone.ENGAGED, Zone.STAGING,
    Zone.ACTIVE,
)  # fmt: skip
"""Where everybody sees a card, so that having looked at it no longer counts."""


def pile(state: CardState, card: int, zone: Zone, player: int) -> list[int] | None:
    """The list of a place; None where a card lies on its own."""
    own = _OWN_PILES.get(zone)
    if own is not None:
        piles: list[list[int]] = getattr(state, own)
        return piles[player]
    if zone < 0:
        deck = side_deck_of(state, card)
        return deck.cards if zone == Zone.SIDE_DECK else deck.discards
    common = _COMMON_PILES.get(zone)
    found: list[int] | None = getattr(state, common) if common is not None else None
    return found


def side_deck_of(state: CardState, card: int) -> SideDeck:
    """The side deck that a card belongs to."""
    name = state.side_deck_of[card]
    return next(each for each in state.side_decks if each.name == name)


def take(game: CardGame, card: int) -> Zone:
    """Lift a card from where it lies; returns where that was."""
    state = game.state
    zone = _ZONES[state.zone[card]]
    if zone in _OWN_PILES:
        for each in getattr(state, _OWN_PILES[zone]):
            if card in each:
                each.remove(card)
                break
    elif zone in _COMMON_PILES:
        getattr(state, _COMMON_PILES[zone]).remove(card)
    elif zone is _ACTIVE:
        _leave_quest(state, card)
    elif zone is _QUEST:
        state.quest = -1
    elif zone is _ATTACHED:
        detach_link(state, card)
    elif zone is _SHADOW:
        _lift_shadow(state, card)
    elif zone is _ELSEWHERE:
        raise ValueError("the card is at another staging area: nothing here can move it")
    elif zone < 0:
        deck = side_deck_of(state, card)
        (deck.cards if zone is Zone.SIDE_DECK else deck.discards).remove(card)
        _refill(game, deck)
    state.zone[card] = _LIMBO
    if zone >= _AREA:
        _forget_index(state, card)
    return zone


def put(game: CardGame, card: int, zone: Zone, player: int = SCENARIO, *, top: bool = True) -> None:
    """Lay a card that was lifted down somewhere."""
    state = game.state
    if card in state.side_deck_of:
        zone = _home(state, card, zone)
    state.zone[card] = zone
    found = pile(state, card, zone, player)
    if found is not None:
        if top:
            found.append(card)
        else:
            found.insert(0, card)
    elif zone is _ACTIVE:
        if state.active_location < 0:
            state.active_location = card
        else:
            state.more_active += (card,)
    elif zone is _QUEST:
        state.quest = card
    if state.seen and zone in _OPEN and card not in state.form:  # its form lies open, not the card
        state.seen.pop(card, None)
    if zone >= _AREA:
        _forget_index(state, card)
    elif zone < 0:
        _refill(game, side_deck_of(state, card))


def _home(state: CardState, card: int, zone: Zone) -> Zone:
    """Where a card of a side deck goes: it has its own discard pile, or becomes a card of the encounter deck."""
    if zone == Zone.ENCOUNTER_DISCARD and side_deck_of(state, card).own_discards:
        return Zone.SIDE_DISCARD
    if zone in (Zone.ENCOUNTER_DISCARD, Zone.ENCOUNTER_DECK):
        del state.side_deck_of[card]
    return zone


def _refill(game: CardGame, deck: SideDeck) -> None:
    """An empty side deck is rebuilt at once from its discard pile, if it ever is (lcg:side-deck.4)."""
    state = game.state
    if deck.refills and not deck.cards and deck.discards:
        deck.cards, deck.discards = deck.discards, deck.cards
        for card in deck.cards:
            state.zone[card] = Zone.SIDE_DECK
        state.streams.shuffle(f"side deck {deck.name}", deck.cards)
        if game.tell:
            game.tell(Event("side deck reshuffled", {"deck": deck.name, "amount": len(deck.cards)}))


def _leave_quest(state: CardState, location: int) -> None:
    """A location is active no more; the next of several takes its place."""
    left = [each for each in (state.active_location, *state.more_active) if each != location]
    state.active_location, state.more_active = (left[0], tuple(left[1:])) if left else (-1, ())


def _forget_index(state: CardState, card: int) -> None:
    """The abilities in play have changed, or their order: not so if the card and its attachments have none."""
    if state.cards[card].listed or card in state.attached:
        state.index = None


def attach_link(game: CardGame, card: int, host: int) -> None:
    """Note that a card lies on another."""
    state = game.state
    state.zone[card] = Zone.ATTACHED
    state.host[card] = host
    state.attached[host] = (*state.attached.get(host, ()), card)
    state.index = None


def attach_deck_link(game: CardGame, card: int, player: int) -> None:
    """Note that a card lies on a player's deck."""
    state = game.state
    state.zone[card] = Zone.ATTACHED
    state.deck_attachments[player] = (*state.deck_attachments.get(player, ()), card)
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
        key = state.identity[card]
    else:
        state.form[card] = key
    state.cards = replaced(state.cards, card, CARDS[key])
    state.index = None


def clear_card(game: CardGame, card: int) -> None:
    """Take away all that a card has gathered in play."""
    state = game.state
    state.damage.pop(card, None)
    state.progress.pop(card, None)
    state.resources.pop(card, None)
    state.exhausted.pop(card, None)
    state.facedown.pop(card, None)
    if card in state.form:
        take_form(game, card, None)
    if card in state.committed:
        state.committed.remove(card)
    leave_combat(state, card)
    state.guards.pop(card, None)  # an objective that leaves play leaves its guard (lcg:faq.1.17)
    state.controller = replaced(state.controller, card, state.owner[card])


def leave_combat(state: CardState, character: int) -> None:
    """Take a character out of every attack that it takes part in."""
    for attack in state.attacks:
        for part in (attack.defenders, attack.attackers):
            if character in part:
                part.remove(character)


def _lift_shadow(state: CardState, card: int) -> None:
    for enemy, dealt in list(state.shadows.items()):
        if card in dealt:
            left = tuple(each for each in dealt if each != card)
            if left:
                state.shadows[enemy] = left
            else:
                del state.shadows[enemy]
    state.facedown.pop(card, None)
