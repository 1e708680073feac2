"""Who may know which card: skill decks, harm that lies face down, cards that were seen, and worlds dealt anew.

Who has seen a hidden card is noted in ``state.known``, a bit for each seat, until it is shuffled away.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from waybread.cards import ability_card
from waybread.journeys.decisions import Act, DecisionKind, read_act
from waybread.journeys.facts import WEAKNESS, CardType
from waybread.journeys.library import CARDS
from waybread.journeys.state import JourneyState, Zone
from waybread.kernel import PASS, Streams

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

# Plain numbers, which are found faster than members of an enumeration.
_DECKS: Final = (int(Zone.DECK), int(Zone.HARM_DECK))
_HARM: Final = int(Zone.HARM)
_KEPT: Final = (int(Zone.CARD), int(Zone.SUPPLY))
_ABILITIES: Final = (DecisionKind.ABILITY, DecisionKind.ORDER)


def shuffle_ids(state: JourneyState) -> None:
    """Give all cards of a table that was just dealt new ids, but for heroes and the stock: an id tells nothing."""
    old = state.streams.new_ids(len(state.zone), [n for n, zone in enumerate(state.zone) if zone in _KEPT])
    new = sorted(range(len(old)), key=old.__getitem__)
    for name in ("identity", "owner", "zone", "cards"):
        column = getattr(state, name)
        setattr(state, name, [column[each] for each in old])
    for name in ("damage_deck", "fear_deck", "weakness_deck"):
        setattr(state, name, [new[each] for each in getattr(state, name)])
    for name in ("decks", "prepared", "equipped"):
        setattr(state, name, [[new[each] for each in pile] for pile in getattr(state, name)])
    state.depletion = {new[card]: tokens for card, tokens in state.depletion.items()}


def is_covered(state: JourneyState, card: int) -> bool:
    """Does a card lie face down, or in a deck, whether somebody has seen it or not?"""
    zone = state.zone[card]
    return zone in _DECKS or (zone == _HARM and card in state.facedown)


def is_hidden(state: JourneyState, viewer: int | None, card: int) -> bool:
    """Can a seat not know which card this is? A spectator (None) knows what everybody knows."""
    if not is_covered(state, card):
        return False
    known = state.known.get(card, 0)
    return not known >> viewer & 1 if viewer is not None else known != all_seats(state)


def all_seats(state: JourneyState) -> int:
    """All seats, as bits: who knows a card that was laid open."""
    return (1 << max(state.seats) + 1) - 1


def mark_seen(game: JourneyGame, card: int, seat: int) -> None:
    """A seat has looked at a card that stays hidden."""
    known = game.state.known
    known[card] = known.get(card, 0) | 1 << seat


def hidden_cards(game: JourneyGame, viewer: int | None) -> list[int]:
    """Every card that a seat (None: a spectator) cannot know: the same as ``is_hidden`` says of each, and faster."""
    state = game.state
    lying = [each for deck in (*state.decks, state.damage_deck, state.fear_deck, state.weakness_deck) for each in deck]
    lying += [each for area in state.harm for each in area if each in state.facedown]
    if viewer is None:
        everybody = all_seats(state)
        return [each for each in lying if state.known.get(each, 0) != everybody]
    bit = 1 << viewer
    return [each for each in lying if not state.known.get(each, 0) & bit]


def conceal(game: JourneyGame, viewers: Collection[int], streams: Streams) -> None:
    """Deal again what none of the viewers has seen: each skill deck, damage, fear and weaknesses among themselves."""
    state = game.state
    pools: dict[str, list[int]] = {}
    named = _named(game)
    seats = sum(1 << each for each in viewers)
    first, *others = viewers
    unseen = hidden_cards(game, first)
    if others:
        unseen = [card for card in unseen if not state.known.get(card, 0) & seats]
    for card in unseen:
        if card in named:
            _lay_anywhere(game, card, seats, streams)
            continue
        printed = state.cards[card]
        where = f"deck {state.owner[card]}" if printed.type is CardType.SKILL and state.owner[card] >= 0 else ""
        pools.setdefault(where or printed.type.value, []).append(card)
    _mix_weaknesses(game, pools, streams)
    for name in sorted(pools):
        _deal_anew(state, pools[name], streams)


def _deal_anew(state: JourneyState, cards: list[int], streams: Streams) -> None:
    """Cards change places among themselves."""
    keys = sorted(state.identity[each] for each in cards)  # how they lie in truth is not to be felt
    streams.shuffle("conceal", keys)
    for card, key in zip(cards, keys, strict=True):
        state.identity[card] = key
        state.cards[card] = CARDS[key]


def _named(game: JourneyGame) -> set[int]:
    """Cards whose abilities are offered: which they are is known, though one may be back in its deck by now."""
    asked = game.decision
    if asked is None or asked.kind not in _ABILITIES:
        return set()
    acts = [read_act(each) for each in asked.options if each != PASS]
    return {ability_card(number) for act, number in acts if act is Act.ABILITY}


def _lay_anywhere(game: JourneyGame, card: int, seats: int, streams: Streams) -> None:
    """Which card it is, is known; where in its deck it lies is not. The seats are bits."""
    for deck in game.state.decks:
        if card in deck:
            unseen = [place for place, each in enumerate(deck) if not game.state.known.get(each, 0) & seats]
            place, other = deck.index(card), streams.pick("conceal", unseen)
            deck[place], deck[other] = deck[other], card


def _mix_weaknesses(game: JourneyGame, pools: dict[str, list[int]], streams: Streams) -> None:
    """Which weakness lies in which deck is not known either: unseen ones change places among themselves."""
    unseen = [card for cards in pools.values() for card in cards if game.card(card).owner == WEAKNESS]
    _deal_anew(game.state, unseen, streams)
