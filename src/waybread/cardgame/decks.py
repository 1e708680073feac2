"""Decks: heroes and cards by title, and whether they make a legal deck (lcg:deckbuilding.1 to .4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from waybread.cardgame.facts import Card, CardType
from waybread.cardgame.library import CARDS, plain
from waybread.cardgame.scenarios import MOST_HEROES
from waybread.kernel import Json

__all__ = ["Verdict", "check", "find"]
FEWEST_CARDS: Final = 50
MOST_COPIES: Final = 3
_IN_DECKS: Final = (CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT)


@dataclass(frozen=True, slots=True)
class Deck:
    """A player's heroes and cards, by title."""

    heroes: tuple[str, ...]
    cards: Mapping[str, int]
    extra: Mapping[str, int]
    """Boons and burdens of a campaign: they count towards no limit (lcg:campaign.pool.6, .8)."""

    @property
    def size(self) -> int:
        """How many cards count towards the minimum."""
        return sum(self.cards.values())

    def setup(self) -> dict[str, Json]:
        """The deck as a game's setup names it."""
        together = dict(self.cards)
        for title, count in self.extra.items():
            together[title] = together.get(title, 0) + count
        return {"heroes": list(self.heroes), "cards": together}


@dataclass(frozen=True, slots=True)
class Verdict:
    """What speaks against playing a deck, and what is only worth knowing."""

    errors: tuple[str, ...]
    warnings: tuple[str, ...]

    @property
    def legal(self) -> bool:
        """May the deck be played?"""
        return not self.errors


def deck(heroes: tuple[str, ...], cards: Mapping[str, int], extra: Mapping[str, int] | None = None) -> Deck:
    """A deck of these heroes and cards."""
    return Deck(heroes, dict(cards), dict(extra or {}))


def check(deck: Deck, *, casual: bool = False, campaign: bool = False) -> Verdict:
    """Check a deck against the rules; a casual table is warned where the rules of deckbuilding would refuse."""
    refused = [*_unknown_cards(deck), *_hero_rules(deck)]
    if not campaign:
        earned = "has to be earned in a campaign: it is in no deck for a single game"
        refused += [f"{title} {earned}." for title in deck.extra]
    broken = _card_rules(deck)
    if casual:
        return Verdict(tuple(refused), tuple(broken))
    return Verdict((*refused, *broken), ())


def find(title: str, *types: CardType, campaign: bool = False) -> Card | None:
    """A player card by its title, with or without accents; boons and burdens only for a campaign."""
    wanted = plain(title)
    for card in CARDS.values():
        if card.type in types and plain(card.title) == wanted and not card.encounter_set and card.player_back:
            return card if campaign or card.campaign is None else None
    return None


def _unknown_cards(deck: Deck) -> list[str]:
    """What cannot be played at all, whatever the table agrees on."""
    found = [
        f"{title} is no hero that can be played here yet."
        for title in deck.heroes
        if find(title, CardType.HERO) is None
    ]
    found += [
        f"{title} is no card that can be played here yet, or none that goes into a deck."
        for title in (*deck.cards, *deck.extra)
        if find(title, *_IN_DECKS, campaign=title not in deck.cards) is None
    ]
    found += [
        f"A deck cannot have {count!r} of {title}."
        for title, count in (*deck.cards.items(), *deck.extra.items())
        if type(count) is not int or count < 0
    ]
    if not 1 <= len(deck.heroes) <= MOST_HEROES:
        found.append(f"A deck has 1 to {MOST_HEROES} heroes, not {len(deck.heroes)}.")
    return found


def _hero_rules(deck: Deck) -> list[str]:
    """No table has a hero twice (lcg:unique.1)."""
    names = [plain(title) for title in deck.heroes]
    return [
        f"{title} is there twice: heroes are unique."
        for n, title in enumerate(deck.heroes)
        if names.index(names[n]) != n
    ]


def _card_rules(deck: Deck) -> list[str]:
    found = []
    if deck.size < FEWEST_CARDS:
        found.append(f"A deck has at least {FEWEST_CARDS} cards, not {deck.size}.")
    copies: dict[str, int] = {}
    for title, count in deck.cards.items():
        copies[plain(title)] = copies.get(plain(title), 0) + count
    for title in deck.cards:
        count = copies.pop(plain(title), 0)
        if count > MOST_COPIES:
            found.append(f"A deck has at most {MOST_COPIES} cards called {title}, not {count}.")
    return found
