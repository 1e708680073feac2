"""Events as a seat may know them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from waybread.kernel import Event
from waybread.table.event_view import Heard
from waybread.table.rulebook_interface import CardName, Words


@dataclass(frozen=True, slots=True)
class Told(Heard):
    """What a seat hears of an event."""

    kind: str

    @classmethod
    def of(cls, event: Event, viewer: int | None, names: Sequence[str]) -> Told:
        """An event as one seat (None: a spectator) may know it."""
        return cls(event.seen_by(viewer), names, event.kind)

    @property
    def player(self) -> str:
        """The player it is about, by name."""
        return self.names[self.number("player")]

    @property
    def card(self) -> CardName:
        """The card it is about."""
        return self.named("card", "title")

    def named(self, card: str, title: str) -> CardName:
        """A card by the facts that hold its id and its title."""
        return CardName(self.number(card), self.text(title))

    @property
    def cards(self) -> list[CardName]:
        """The cards that take part."""
        return self.all_named("cards", "titles")

    def all_named(self, cards: str, titles: str) -> list[CardName]:
        """Several cards by the facts that hold their ids and titles."""
        names = self.text(titles)
        found = self.numbers(cards)
        return [CardName(*each) for each in zip(found, names.split("\n"), strict=True)] if found else []

    @property
    def source(self) -> CardName | None:
        """The card that caused it, if one did."""
        return self.named("source", "source title") if "source" in self.facts else None

    @property
    def because(self) -> Words:
        """The cause, to be put at the end of a sentence that does not name it already."""
        if self.source is None or self.source in (self.card, *self.cards):
            return ()
        return (" (", self.source, ")")
