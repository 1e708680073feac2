"""Who may know which card: hands, decks and shadow cards, cards that were looked at, and worlds dealt anew.

Who has looked at a card is noted in ``state.seen``: looking is not revealing. The note goes with the card, from a deck
to a hand or to an enemy as a shadow card, until the card is shuffled away or lies open to everybody.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from waybread.cardgame.facts import CardType
from waybread.cardgame.library import CARDS
from waybread.cardgame.state import SCENARIO, CardState, Zone
from waybread.kernel import Event, Fact, Streams, saves

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

# Plain numbers, which are found faster than members of an enumeration.
_AREA, _HAND, _SHADOW, _ENGAGED = int(Zone.AREA), int(Zone.HAND), int(Zone.SHADOW), int(Zone.ENGAGED)
_QUEST, _QUEST_DECK, _SIDE_DECK = int(Zone.QUEST), int(Zone.QUEST_DECK), int(Zone.SIDE_DECK)
_ELSEWHERE: Final = int(Zone.ELSEWHERE)
_DECKS: Final = (int(Zone.DECK), int(Zone.ENCOUNTER_DECK))
_OUT_OF_SIGHT: Final = (*_DECKS, _SIDE_DECK, _HAND)


def shuffle_ids(state: CardState) -> None:
    """Give all cards of a table that was just dealt new ids, but for the heroes: an id tells nothing of its card."""
    heroes = [each for each in state.aside if state.owner[each] != SCENARIO]
    old = state.streams.new_ids(len(state.zone), heroes)  # by the new id
    new = sorted(range(len(old)), key=old.__getitem__)  # by the old id
    rearranged = itemgetter(*old)
    for name in ("identity", "owner", "controller", "cards"):
        setattr(state, name, rearranged(getattr(state, name)))
    state.zone = list(rearranged(state.zone))
    state.decks = [[new[each] for each in deck] for deck in state.decks]
    for name in ("encounter_deck", "quest_deck", "aside", "beside"):
        setattr(state, name, [new[each] for each in getattr(state, name)])
    state.host = {new[card]: host for card, host in state.host.items()}
    state.attached = {host: tuple([new[each] for each in cards]) for host, cards in state.attached.items()}


def sees_hand(game: CardGame, viewer: int | None, player: int) -> bool:
    """Own hand only, unless the table plays with open hands (lcg:table-talk.2)."""
    return viewer == player or (viewer is not None and game.state.open_hands)


def is_covered(state: CardState, viewer: int | None, card: int) -> bool:
    """Does a card not lie open before a seat (None: a spectator), whether it has looked at it or not?"""
    zone = state.zone[card]
    if zone == _HAND:
        return state.controller[card] != viewer and (viewer is None or not state.open_hands)
    if zone == _SHADOW:
        return card in state.facedown
    if zone == _ENGAGED:
        return card in state.form and _serves_as_enemy(state, card)
    if zone == _ELSEWHERE:
        return card in (state.facedown if state.cards[card].type is CardType.QUEST else _serving(state))
    if zone == _QUEST_DECK:
        return state.cards[card].turned_later
    if zone == _QUEST:
        return card in state.facedown
    if zone == _SIDE_DECK:
        return any(card in each.cards for each in state.side_decks if not each.open)
    return zone in _DECKS


def _serves_as_enemy(state: CardState, card: int) -> bool:
    """Is a card that serves as something else a player card, and an enemy now?"""
    return state.cards[card].type is CardType.ENEMY and state.owner[card] != SCENARIO


def is_hidden(state: CardState, viewer: int | None, card: int) -> bool:
    """Can a seat (None: a spectator) not know which card this is? What serves as something else shows what as."""
    zone = state.zone[card]
    covers = zone < _AREA or zone == _QUEST
    return covers and is_covered(state, viewer, card) and viewer not in state.seen.get(card, ())


def is_lost(state: CardState, card: int) -> bool:
    """Has a card gone into a deck or a hand, so that nobody may say any more which card it is?"""
    return state.zone[card] in _OUT_OF_SIGHT


def hand_watchers(game: CardGame, player: int) -> tuple[int, ...]:
    """Who sees what comes into a player's hand."""
    return tuple(game.players) if game.state.open_hands else (player,)


def hidden_cards(game: CardGame, viewer: int | None) -> list[int]:
    """Every card whose identity a player (None: a spectator) cannot know."""
    return [each for each in _covered(game, viewer) if viewer not in game.state.seen.get(each, ())]


def known_cards(game: CardGame, viewer: int) -> list[int]:
    """Every card that a player knows only for having looked at it."""
    seen = game.state.seen
    return [each for each in _covered(game, viewer) if viewer in seen.get(each, ())] if seen else []


def _covered(game: CardGame, viewer: int | None) -> list[int]:
    """Every card that is covered for a player: the same as ``is_covered`` says of each, and faster."""
    state = game.state
    found = [card for deck in state.decks for card in deck]
    found += [card for player in game.players if not sees_hand(game, viewer, player) for card in state.hands[player]]
    found += state.encounter_deck
    found += _turned_later(state)
    found += [card for deck in state.side_decks if not deck.open for card in deck.cards]
    found += [card for dealt in state.shadows.values() for card in dealt if card in state.facedown]
    return found + _serving(state)


def _serving(state: CardState) -> list[int]:
    """The player cards that serve as enemies."""
    places = (_ENGAGED, _ELSEWHERE)
    return [each for each in state.form if state.zone[each] in places and _serves_as_enemy(state, each)]


def _turned_later(state: CardState) -> list[int]:
    """The stages that lie with side A up, in the quest deck or as the current quest (lcg:quest-deck.1)."""
    found = [each for each in state.quest_deck if state.cards[each].turned_later]
    quests = (state.quest, *(each.quest for each in state.elsewhere))
    return found + [each for each in quests if each in state.facedown]


def look(game: CardGame, player: int, cards: Sequence[int]) -> None:
    """Let one player see hidden cards."""
    seen = game.state.seen
    for card in cards:
        seen[card] = tuple(sorted({*seen.get(card, ()), player}))
    if game.tell and cards:
        printed = [game.card(card) for card in cards]
        titles, keys = "\n".join(each.title for each in printed), "\n".join(each.key for each in printed)
        secrets: dict[str, Fact] = {"ids": tuple(cards), "titles": titles, "keys": keys}
        game.tell(Event("looked", {"player": player, "cards": len(cards)}, secrets, (player,)))


def look_alone(game: CardGame, player: int, cards: Sequence[int]) -> None:
    """Let one player see cards and part or order them unseen: whoever knew them loses track of which is which."""
    if len(cards) > 1:
        for card in cards:
            game.state.seen.pop(card, None)
    look(game, player, cards)


def renew_id(game: CardGame, card: int) -> int:
    """Give a card of a player's deck that is about to lie face down before everybody another id; returns that.

    Everybody sees the id, and may remember what it was before its deck was shuffled. The card changes ids with any
    card of the deck.
    """
    if saves.keeps_ids(game.setup):
        return card
    state = game.state
    deck = state.decks[state.owner[card]]
    place, other = deck.index(card), state.streams.below("ids", len(deck))
    new = deck[other]
    deck[place], deck[other] = new, card
    for name in ("identity", "cards"):
        column = list(getattr(state, name))
        column[card], column[new] = column[new], column[card]
        setattr(state, name, tuple(column))
    seen = [(each, state.seen.pop(each)) for each in {card, new} if each in state.seen]
    state.seen |= {card + new - each: who for each, who in seen}
    return new


def conceal(game: CardGame, viewers: Collection[int], streams: Streams) -> None:
    """Deal again, among cards of the same back, owner and deck, all that none of the viewers can know.

    Ids stay where they are and change what they stand for, so that a running effect's
    variables remain true.
    """
    state = game.state
    first, *others = viewers
    covered = hidden_cards(game, first)
    for each in others:
        unknown = {*hidden_cards(game, each)}
        covered = [card for card in covered if card in unknown]
    if state.play is not None and state.play.card in covered:  # it is being paid for
        covered.remove(state.play.card)
    identity, cards = list(state.identity), list(state.cards)
    apart = {**dict.fromkeys(_turned_later(state), "quest deck"), **state.side_deck_of}
    backs = [(state.owner[each], apart.get(each, "")) for each in covered]
    for owner, deck in dict.fromkeys(backs):
        hidden = [each for each, back in zip(covered, backs, strict=True) if back == (owner, deck)]
        pool = sorted([state.identity[each] for each in hidden])  # so that nothing hangs on the hidden order
        streams.shuffle(f"conceal {owner} {deck}".rstrip(), pool)
        for card, key in zip(hidden, pool, strict=True):
            identity[card] = key
            if card not in state.form:
                cards[card] = CARDS[key]
    state.identity, state.cards = tuple(identity), tuple(cards)
