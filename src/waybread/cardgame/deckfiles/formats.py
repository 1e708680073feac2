"""The formats by name, which one a file is in, and reading and writing in any of them."""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from waybread.cardgame.deckfiles import json_decks, octgn, text_lists, text_writers
from waybread.cardgame.deckfiles.decklist import DeckFileError, DeckList
from waybread.files import FileError, check_size, decode_utf8, quoted

LARGEST: Final = 1 << 20
"""Bytes of a deck file."""
_NOT_TEXT: Final = re.compile("[\x00-\x08\x0b\x0e-\x1f\x7f\ufffe\uffff]")


@dataclass(frozen=True, slots=True)
class Format:
    """A format of deck files."""

    name: str
    title: str
    about: str
    """What a card looks like in it, or by what cards are known."""
    write: Callable[[DeckList], str]
    read: Callable[[str, str], DeckList] = text_lists.read
    ending: str = "txt"
    media_type: str = "text/plain"
    keys: frozenset[str] = frozenset()
    """Of JSON: a deck has at least one of these keys."""


_FORMATS: Final = (
    Format("ringsdb-text", "RingsDB, text", "3x Gandalf (Core Set)", text_writers.ringsdb_text),
    Format(
        "ringsdb-json", "RingsDB, JSON", "cards by code, for its API", json_decks.write_ringsdb,
        json_decks.read_ringsdb, "json", "application/json", frozenset(("slots", "heroes", "sideslots")),
    ),
    Format("octgn", "OCTGN", ".o8d, cards by id", octgn.write, octgn.read, "o8d", "application/xml"),
    Format(
        "dragncards", "DragnCards", "JSON, cards by id", json_decks.write_dragncards,
        json_decks.read_dragncards, "json", "application/json",
        frozenset(("load_list", "preBuiltDecks", "cards", "databaseId", "cardRow")),
    ),
    Format("cardgamedb", "CardGameDB", "Gandalf (Core) x3", text_writers.cardgamedb),
    Format("plain", "Plain list", "3x Gandalf", text_writers.plain),
    Format("name-first", "Plain list, name first", "Gandalf x3", text_writers.name_first),
    Format("x-first", "Plain list, x first", "x3 Gandalf", text_writers.x_first),
)  # fmt: skip
FORMATS: Final = MappingProxyType({each.name: each for each in _FORMATS})


def detect(text: str) -> str:
    """The format that a text is in; every list of cards can be read, whichever of the five it is called."""
    start = text.lstrip("\ufeff \t\n")[:1]
    if start == "<":
        return "octgn"
    if start and start in "{[":
        keys = json_decks.keys_of(text)
        for each in _FORMATS:
            if each.keys & keys:
                return each.name
        raise DeckFileError("This JSON is no deck: it has neither RingsDB's 'slots' nor DragnCards' 'load_list'.")
    return text_lists.style(text)


def read(data: bytes | str, name: str = "", format_: str = "") -> DeckList:
    """The deck in a file's bytes or text; the name is for formats that have none of their own."""
    text = _text(data)
    return known(format_ or detect(text)).read(text, name)


def read_in_part(data: bytes | str, name: str = "") -> tuple[str, DeckList, tuple[DeckFileError, ...]]:
    """The format of a file, the deck in it, and what is wrong with those lines of a list that were left out of it."""
    text = _text(data)
    found = known(detect(text))
    if found.read is text_lists.read:
        return found.name, *text_lists.read_in_part(text, name)
    return found.name, found.read(text, name), ()


def _text(data: bytes | str) -> str:
    """Return the text of a file: UTF-8, or UTF-16 with its mark; nothing else, and nothing large."""
    content = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    try:
        check_size(content, LARGEST)
        if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
            text = content.decode("utf-16")
        else:
            text = decode_utf8(content)
    except FileError as error:
        raise DeckFileError(error.reason, error.line) from None
    except UnicodeDecodeError:
        raise DeckFileError("this is not UTF-16 text.", 1) from None
    if strange := _NOT_TEXT.search(text):
        line = text.count("\n", 0, strange.start()) + 1
        raise DeckFileError("this is no deck file: it holds characters that are not text.", line)
    if not text.strip():
        raise DeckFileError("The file is empty.")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def write(decklist: DeckList, format_: str) -> str:
    """The deck as a text in a format."""
    return known(format_).write(decklist)


def known(format_: str) -> Format:
    """Return the format of a name; DeckFileError if there is none."""
    if format_ not in FORMATS:
        raise DeckFileError(f"{quoted(format_)} is no format; the formats are {', '.join(FORMATS)}.")
    return FORMATS[format_]
