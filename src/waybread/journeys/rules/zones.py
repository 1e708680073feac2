"""Where cards go: skill decks, discard piles, play areas, the common decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.journeys.facts import CardType
from waybread.journeys.library import CARDS
from waybread.journeys.state import NOBODY, JourneyState, Zone

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


def shuffle_deck(game: JourneyGame, hero: int) -> None:
    """Shuffle a skill deck; nobody knows any more what lies where."""
    state = game.state
    deck = state.decks[hero]
    state.streams.shuffle(f"skills {hero}", deck)
    if state.known:
        for card in deck:
            state.known.pop(card, None)


def reset_deck(game: JourneyGame, hero: int) -> None:
    """Shuffle the discard pile into the deck, or just the deck (jme:76.0); prepared cards stay (jme:quick.reset.5)."""
    state = game.state
    for card in state.discards[hero]:
        state.zone[card] = Zone.DECK
    state.decks[hero] += state.discards[hero]
    state.discards[hero].clear()
    shuffle_deck(game, hero)


def renew_deck(game: JourneyGame, hero: int) -> None:
    """If no card remains in a skill deck, the discard pile becomes the new deck (jme:76.1, jme:quick.reset.2)."""
    if not game.state.decks[hero] and game.state.discards[hero]:
        reset_deck(game, hero)


def top(game: JourneyGame, hero: int) -> int | None:
    """The top card of a skill deck; with none left the discard pile makes a new one (jme:76.1)."""
    renew_deck(game, hero)
    deck = game.state.decks[hero]
    return deck[-1] if deck else None


def reveal_top(game: JourneyGame, hero: int) -> int | None:
    """Reveal the top card of a skill deck; after the last one there is a new deck at once (jme:76.1, J17)."""
    state = game.state
    card = top(game, hero)
    if card is None:
        return None
    state.decks[hero].pop()
    state.zone[card] = Zone.REVEALED
    renew_deck(game, hero)
    return card


def discard_skill(game: JourneyGame, hero: int, card: int) -> None:
    """Put a skill card that lies in no list any more onto its hero's discard pile (jme:27.2)."""
    state = game.state
    state.zone[card] = Zone.DISCARD
    state.discards[hero].append(card)


def to_deck(game: JourneyGame, hero: int, card: int, *, top: bool, seen_by: int) -> None:
    """Put a skill card on or under its deck; whoever has seen it knows it there."""
    state = game.state
    state.zone[card] = Zone.DECK
    state.decks[hero].insert(len(state.decks[hero]) if top else 0, card)
    state.known[card] = seen_by


def top_to_bottom(game: JourneyGame, hero: int) -> None:
    """Put the top card of a skill deck under it; who knows it still does."""
    deck = game.state.decks[hero]
    deck.insert(0, deck.pop())


def take_prepared(game: JourneyGame, hero: int, card: int) -> None:
    """Take a prepared card out of its row."""
    game.state.prepared[hero].remove(card)
    refresh_index(game, card)


def refresh_index(game: JourneyGame, card: int) -> None:
    """A card has come to lie face up in a play area, or does no longer: other abilities are at work, if it has any."""
    if game.state.cards[card].abilities:
        game.state.index = None


def retire(game: JourneyGame, hero: int, card: int) -> None:
    """Remove a skill card, wherever the hero has it, from the adventure (jme:1.9, jme:105.4)."""
    state = game.state
    for place in (state.prepared[hero], state.decks[hero], state.discards[hero]):
        if card in place:
            place.remove(card)
    state.zone[card] = Zone.ASIDE
    state.aside[hero].append(card)
    state.index = None
    game.announce("retired", hero=hero, card=game.card(card).title)


def gain_weakness(game: JourneyGame, hero: int) -> None:
    """The top weakness is shuffled into the hero's deck (jme:112.2a)."""
    state = game.state
    if not state.weakness_deck:
        return
    card = state.weakness_deck.pop()
    state.owner[card] = hero
    state.zone[card] = Zone.DECK
    state.decks[hero].append(card)
    shuffle_deck(game, hero)
    game.announce("weakness gained", hero=hero)


def remove_weakness(game: JourneyGame, hero: int, card: int) -> None:
    """A weakness removed from the game is shuffled into the weakness deck (jme:27.2a)."""
    state = game.state
    for place in (state.prepared[hero], state.decks[hero], state.discards[hero]):
        if card in place:
            place.remove(card)
    state.owner[card] = NOBODY
    state.zone[card] = Zone.HARM_DECK
    state.weakness_deck.append(card)
    state.streams.shuffle("weaknesses", state.weakness_deck)
    for each in state.weakness_deck:
        state.known.pop(each, None)
    state.index = None


def harm_deck(game: JourneyGame, type_: CardType) -> list[int]:
    """The common deck of damage or of fear."""
    return game.state.damage_deck if type_ is CardType.DAMAGE else game.state.fear_deck


def add_card(state: JourneyState, key: str, hero: int, zone: Zone) -> int:
    """A card comes into the game; its id. The caller puts it into its list."""
    return add_cards(state, (key,), hero, zone)[0]


def add_cards(state: JourneyState, keys: Sequence[str], hero: int, zone: Zone) -> range:
    """Several cards come into the game; their ids."""
    first, count = len(state.identity), len(keys)
    state.identity += keys
    state.owner += [hero] * count
    state.zone += [zone] * count
    state.cards += [CARDS[key] for key in keys]
    return range(first, first + count)
