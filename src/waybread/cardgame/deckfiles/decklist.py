"""A deck as a file holds it: a name, cards with counts, a sideboard, a word about it; and what can be wrong."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from waybread.cardgame.card_lookup import by_title
from waybread.cardgame.catalogue import kind
from waybread.cardgame.deckfiles.printings import TYPES, Entry, deck_name, implemented
from waybread.cardgame.decks import Deck
from waybread.files import quoted, suggestion
from waybread.kernel import WaybreadError

MOST_COPIES: Final = 99
"""No file means more copies of a card than this; deckbuilding itself is judged elsewhere."""
MOST_CARDS: Final = 300
"""Different cards in one file."""
LONGEST_NAME: Final = 200
Counts = tuple[tuple[Entry, int], ...]


class DeckFileError(WaybreadError):
    """A deck file cannot be read or written: which line, and what was near it."""

    def __init__(self, sentence: str, line: int = 0, near: Sequence[str] = ()) -> None:
        super().__init__(f"Line {line}: {sentence}" if line else sentence[:1].upper() + sentence[1:])
        self.line = line
        """The line in the file, or 0."""
        self.near = tuple(near)
        """Titles near to what was written."""


@dataclass(frozen=True, slots=True)
class DeckList:
    """A deck as a file names it; cards stand in the order of types and ids."""

    name: str
    cards: Counts
    """Heroes too."""
    side: Counts = ()
    """The sideboard: kept, never played."""
    notes: str = field(default="", compare=False)

    @property
    def missing(self) -> tuple[Entry, ...]:
        """The cards that are not implemented yet."""
        return tuple(each for each, _ in (*self.cards, *self.side) if not implemented(each))

    def deck(self) -> Deck:
        """The deck by names, as games and the rules of deckbuilding know it."""
        heroes: list[str] = []
        cards: dict[str, int] = {}
        extra: dict[str, int] = {}
        for entry, count in self.cards:
            name = deck_name(entry)
            if entry.type == "Hero":
                heroes += [name] * count
            else:
                pile = extra if entry.boon else cards
                pile[name] = pile.get(name, 0) + count
        return Deck(tuple(heroes), cards, extra)


class Tally:
    """Counts cards while a file is read, within bounds."""

    def __init__(self) -> None:
        self._piles: tuple[dict[Entry, int], dict[Entry, int]] = ({}, {})

    @property
    def empty(self) -> bool:
        """Has no card of the deck itself been counted yet?"""
        return not self._piles[0]

    def add(self, entry: Entry, count: int, line: int = 0, *, side: bool = False) -> None:
        """Add copies of a card."""
        pile = self._piles[side]
        total = pile.get(entry, 0) + count
        if count < 1 or total > MOST_COPIES:
            raise DeckFileError(f"{entry.title} has from 1 to {MOST_COPIES} copies, not {total}.", line)
        pile[entry] = total
        bounded(sum(map(len, self._piles)), line)

    def decklist(self, name: str, notes: str = "") -> DeckList:
        """What was counted, as a deck."""
        if self.empty:
            raise DeckFileError("No card of a deck was found in it.")
        cards, side = (_in_order(pile) for pile in self._piles)
        return DeckList(tidy(name), cards, side, "\n".join(map(tidy_line, notes.splitlines())).strip())


def _in_order(pile: Mapping[Entry, int]) -> Counts:
    return tuple(sorted(pile.items(), key=lambda each: (TYPES.index(each[0].type), len(each[0].code), each[0].code)))


def bounded(different: int, line: int = 0) -> None:
    """Refuse more different cards than any deck file has."""
    if different > MOST_CARDS:
        raise DeckFileError(f"a deck file holds at most {MOST_CARDS} different cards.", line)


def count_of(value: object, what: str, line: int = 0) -> int:
    """A number of copies, from whatever a file says."""
    if isinstance(value, str) and re.fullmatch("[0-9]{1,9}", value.strip()):
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST_COPIES:
        said = f"{quoted(value)}" if isinstance(value, str | int | float) else "something else"
        raise DeckFileError(f"{what} needs a number of copies from 1 to {MOST_COPIES}, not {said}.", line)
    return value


def tidy_line(text: str) -> str:
    """Text without anything that cannot be printed."""
    return "".join(each if each.isprintable() else " " for each in text).rstrip()


def tidy(text: str) -> str:
    """A name on one line."""
    return " ".join(tidy_line(text[: 4 * LONGEST_NAME]).split())[:LONGEST_NAME].strip()


def unknown_card(what: str, near: Sequence[str], line: int = 0) -> DeckFileError:
    """Something is no card of a deck; these titles are near it."""
    if cards := by_title(what):
        card = cards[0]
        return DeckFileError(f"'{card.title}' goes into no player's deck: it is of type {kind(card)}.", line)
    return DeckFileError(f"{quoted(what)} is no card that is known; {suggestion(near)}", line, near)
