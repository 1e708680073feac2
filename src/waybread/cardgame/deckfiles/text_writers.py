"""Writing lists of cards: RingsDB's text, CardGameDB's, and three plain ways."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from waybread.cardgame.card_lookup import packs
from waybread.cardgame.deckfiles.decklist import Counts, DeckList, tidy
from waybread.cardgame.deckfiles.printings import TYPES, Entry
from waybread.cardgame.deckfiles.text_lists import find_cards, needs_label

PLURALS: Final = {
    "Hero": "Heroes",
    "Ally": "Allies",
    "Attachment": "Attachments",
    "Event": "Events",
    "Side Quest": "Player Side Quests",
    "Contract": "Contract",
    "Treasure": "Treasures",
}
Line = Callable[[Entry, int, str], str]
"""A card, its copies, and the type that the heading above announces."""


def ringsdb_text(decklist: DeckList) -> str:
    """As RingsDB exports text: packs, headings that count different cards, a blank line between."""
    lines = [*_head(decklist), f"Packs: {_packs(decklist)}", ""]
    for type_, cards in _by_type(decklist.cards):
        lines += [f"{PLURALS[type_]} ({len(cards)})", "", *(_with_pack(*each, type_) for each in cards), ""]
    if decklist.side:
        lines += ["Sideboard", "", *(_with_pack(*each, "") for each in decklist.side), ""]
    return "\n".join(lines)


def cardgamedb(decklist: DeckList) -> str:
    """As CardGameDB exported text: the pack's code and the number behind the name, headings that count copies."""
    codes = packs().codes

    def line(entry: Entry, count: int, under: str) -> str:
        return f"{_title_with_pack(entry, under, codes[entry.pack])} x{count}"

    return _list(decklist, line, plural=False)


def plain(decklist: DeckList) -> str:
    """``3x Gandalf``."""
    return _list(decklist, lambda entry, count, under: f"{count}x {_title(entry, under)}")


def name_first(decklist: DeckList) -> str:
    """``Gandalf x3``."""
    return _list(decklist, lambda entry, count, under: f"{_title(entry, under)} x{count}")


def x_first(decklist: DeckList) -> str:
    """``x3 Gandalf``."""
    return _list(decklist, lambda entry, count, under: f"x{count} {_title(entry, under)}")


def _list(decklist: DeckList, line: Line, *, plural: bool = True) -> str:
    lines = _head(decklist)
    for type_, cards in _by_type(decklist.cards):
        lines += _section(PLURALS[type_] if plural else type_, cards, line, type_)
    if decklist.side:
        lines += _section("Sideboard", decklist.side, line, "")
    return "\n".join(lines)


def _section(heading: str, cards: Counts, line: Line, under: str) -> list[str]:
    copies = sum(count for _, count in cards)
    return [f"{heading} ({copies})", *(line(entry, count, under) for entry, count in cards), ""]


def _head(decklist: DeckList) -> list[str]:
    name = tidy(decklist.name)
    lines = [f"Name: {name}" if needs_label(name) else name] if name else []
    lines += [f"About: {' '.join(decklist.notes.split())[:1500]}"] if decklist.notes else []
    return [*lines, ""] if lines else []


def _by_type(cards: Counts) -> list[tuple[str, Counts]]:
    return [(type_, found) for type_ in TYPES if (found := tuple(each for each in cards if each[0].type == type_))]


def _packs(decklist: DeckList) -> str:
    entries = sorted((entry for entry, _ in decklist.cards), key=lambda each: (len(each.code), each.code))
    packs = list(dict.fromkeys(each.pack for each in entries))
    return packs[0] if len(packs) == 1 else f"From {packs[0]} to {packs[-1]}"


def _with_pack(entry: Entry, count: int, under: str) -> str:
    return f"{count}x {_title_with_pack(entry, under, entry.pack)}"


def _title(entry: Entry, under: str) -> str:
    """The title, with its pack where the title alone may mean another card."""
    return entry.title if find_cards(entry.title, under) == [entry] else _title_with_pack(entry, under, entry.pack)


def _title_with_pack(entry: Entry, under: str, pack: str) -> str:
    """The title and its pack, and its type too where the pack has a hero and an ally of that title."""
    title = f"{entry.title} ({pack})"
    return title if find_cards(title, under) == [entry] else f"{entry.title} ({pack}, {entry.type})"
