"""Decks: heroes and cards, and whether they make a legal deck (lcg:deckbuilding.1 to .4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from waybread.cardgame.card_lookup import IN_DECKS, ambiguous, for_decks, full_names, shown_name, title_of
from waybread.cardgame.facts import Card, CardType
from waybread.cardgame.library import plain
from waybread.cardgame.scenarios import MOST_HEROES
from waybread.kernel import Json

__all__ = ["Verdict", "check", "find"]
FEWEST_CARDS: Final = 50
MOST_COPIES: Final = 3


@dataclass(frozen=True, slots=True)
class Deck:
    """A player's heroes and cards by name: an id, or a title where only one design has it."""

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
    broken, unclear = _card_rules(deck), _ambiguous_titles(deck)
    if casual:
        return Verdict(tuple(refused), (*broken, *unclear))
    return Verdict((*refused, *broken), tuple(unclear))


def find(name: str, *types: CardType, campaign: bool = False) -> Card | None:
    """A player card by its id or title; of several with a title the first. Boons and burdens only for a campaign."""
    card = next(iter(for_decks(name, types)), None)
    return card if card is None or campaign or card.campaign is None else None


def _unknown_cards(deck: Deck) -> list[str]:
    """What cannot be played at all, whatever the table agrees on."""
    found = [
        f"{shown_name(name)} is not a hero that can be played here yet."
        for name in deck.heroes
        if find(name, CardType.HERO) is None
    ]
    found += [
        f"{shown_name(name)} is not a card that can be played here yet, or does not go into a deck."
        for name in (*deck.cards, *deck.extra)
        if find(name, *IN_DECKS, campaign=name not in deck.cards) is None
    ]
    found += [
        f"A deck cannot have {count!r} of {shown_name(name)}."
        for name, count in (*deck.cards.items(), *deck.extra.items())
        if type(count) is not int or count < 0
    ]
    if not 1 <= len(deck.heroes) <= MOST_HEROES:
        found.append(f"A deck has 1 to {MOST_HEROES} heroes, not {len(deck.heroes)}.")
    return found


def _ambiguous_titles(deck: Deck) -> list[str]:
    """The titles that mean a card only because it came first; what the program writes has ids there."""
    named = [(name, for_decks(name, (CardType.HERO,))) for name in deck.heroes]
    named += [(name, for_decks(name, IN_DECKS)) for name in (*deck.cards, *deck.extra)]
    return [ambiguous(name, full_names(found), "the first is taken") for name, found in named if len(found) > 1]


def _hero_rules(deck: Deck) -> list[str]:
    """No table has two heroes of one title (lcg:unique.1)."""
    titles = [plain(title_of(each)) for each in deck.heroes]
    return [
        f"{title_of(name)} is there twice: heroes are unique."
        for n, name in enumerate(deck.heroes)
        if titles.index(titles[n]) != n
    ]


def _card_rules(deck: Deck) -> list[str]:
    """The size of a deck, and how many cards of one title it has, whatever their design (lcg:deckbuilding.4)."""
    found = []
    if deck.size < FEWEST_CARDS:
        found.append(f"A deck has at least {FEWEST_CARDS} cards, not {deck.size}.")
    copies: dict[str, int] = {}
    titles: dict[str, str] = {}
    for name, count in deck.cards.items():
        title = plain(title_of(name))
        titles.setdefault(title, name)
        copies[title] = copies.get(title, 0) + count
    for title, name in titles.items():
        if copies[title] > MOST_COPIES:
            found.append(f"A deck has at most {MOST_COPIES} cards called {title_of(name)}, not {copies[title]}.")
    return found
