"""OCTGN's ``.o8d``: XML in sections, cards by id.

The reader lets expat see nothing but elements and text: a document type, with or without
entities, is refused before anything in it is looked at.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final
from xml.parsers import expat

from waybread.cardgame.deckfiles import printings
from waybread.cardgame.deckfiles.decklist import (
    Counts,
    DeckFileError,
    DeckList,
    Tally,
    count_of,
    unknown_card,
)
from waybread.cardgame.deckfiles.text_lists import find_card
from waybread.files import fold, quoted

GAME: Final = "a21af4e8-be4b-4cda-a6b6-534f9717391f"
DEEPEST: Final = 8
MOST_ELEMENTS: Final = 5_000
LONGEST_TEXT: Final = 100_000
_PLAYERS_SECTIONS: Final = ("hero", "ally", "attachment", "event", "side-quest", "contract", "sideboard", "treasure")
_SECTIONS: Final = ("Hero", "Ally", "Attachment", "Event", "Side Quest")
_SHARED: Final = ("Quest", "Encounter", "Special", "Setup")
_KEPT_WITH: Final = {"Contract": "Hero", "Treasure": "Attachment"}


def read(text: str, name: str = "") -> DeckList:
    """The deck in an ``.o8d`` file; the file itself has no name in it."""
    return _Reader(text).decklist(name)


class _Reader:
    """Follows the elements down: deck, section, card."""

    def __init__(self, text: str) -> None:
        self._tally = Tally()
        self._open: list[str] = []
        self._elements = 0
        self._section = ""
        self._card: dict[str, str] = {}
        self._words: list[str] = []
        self._length = 0
        self._notes = ""
        self._parser = parser = expat.ParserCreate("utf-8")
        parser.buffer_text = True
        parser.StartDoctypeDeclHandler = self._refuse
        parser.EntityDeclHandler = self._refuse
        parser.ExternalEntityRefHandler = self._refuse
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        try:
            parser.Parse(_without_declaration(text).encode("utf-8"), True)
        except expat.ExpatError as error:
            what = expat.ErrorString(error.code) or "not well-formed"
            raise DeckFileError(f"the XML is not whole ({what}).", error.lineno) from None

    def decklist(self, name: str) -> DeckList:
        return self._tally.decklist(name, self._notes)

    @property
    def _line(self) -> int:
        return self._parser.CurrentLineNumber

    def _refuse(self, *_: object) -> int:
        raise DeckFileError("a deck file has no document type and no entities of its own.", self._line)

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._elements += 1
        self._open.append(tag.casefold())
        if len(self._open) > DEEPEST or self._elements > MOST_ELEMENTS:
            bounds = f"at most {DEEPEST} elements deep and {MOST_ELEMENTS:,} long"
            raise DeckFileError(f"a deck file is {bounds}.", self._line)
        self._words, self._length = [], 0
        match self._open:
            case ["deck"]:
                if attributes.get("game", GAME).strip().casefold() != GAME:
                    raise DeckFileError("this is an OCTGN deck for another game.", self._line)
            case [other]:
                raise DeckFileError(f"an OCTGN deck begins with <deck>, not with {quoted(other)}.", self._line)
            case ["deck", "section"]:
                self._section = attributes.get("name", "")
            case ["deck", "section", "card"]:
                self._card = attributes

    def _end(self, tag: str) -> None:
        words = "".join(self._words)
        if self._open == ["deck", "section", "card"]:
            self._count(words)
        elif self._open == ["deck", "notes"]:
            self._notes = words
        self._open.pop()

    def _text(self, words: str) -> None:
        self._length += len(words)
        if self._length > LONGEST_TEXT:
            raise DeckFileError(f"a text in a deck file has at most {LONGEST_TEXT:,} characters.", self._line)
        self._words.append(words)

    def _count(self, label: str) -> None:
        section = fold(self._section)
        if section not in _PLAYERS_SECTIONS:
            raise DeckFileError(
                f"the section {quoted(self._section)} belongs to a scenario, not to a player's deck.", self._line
            )
        octgn_id = self._card.get("id", "")
        by_title = None if octgn_id else find_card(label, self._section.title(), self._line)
        entry = printings.by_octgn_id(octgn_id) if octgn_id else by_title
        if entry is None:
            raise unknown_card(f"{label} {octgn_id}".strip(), printings.near_titles(label), self._line)
        copies = count_of(self._card.get("qty", "1"), entry.title, self._line)
        self._tally.add(entry, copies, self._line, side=section == "sideboard")


def _without_declaration(text: str) -> str:
    """The text is decoded already: what it says of its encoding no longer counts."""
    return re.sub(r"\A\s*<\?xml[^>]{0,200}\?>", lambda found: "\n" * found.group().count("\n"), text, count=1)


def write(decklist: DeckList) -> str:
    """The deck as OCTGN, RingsDB and DragnCards read it."""
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{GAME}">']
    for section in _SECTIONS:
        mine = [each for each in decklist.cards if _KEPT_WITH.get(each[0].type, each[0].type) == section]
        lines += _section(section, tuple(mine))
    lines += _section("Sideboard", decklist.side)
    lines += [f'  <section name="{each}" shared="True" />' for each in _SHARED]
    return "\n".join([*lines, f"  <notes>{escape(decklist.notes, quote=False)}</notes>", "</deck>", ""])


def _section(name: str, cards: Counts) -> list[str]:
    lines = [
        f'    <card qty="{count}" id="{entry.octgn_id}">{escape(entry.title, quote=False)}</card>'
        for entry, count in cards
    ]
    return [f'  <section name="{name}" shared="False">', *lines, "  </section>"]
