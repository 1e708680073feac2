"""The formats by name, which one a file is in, and reading and writing in any of them."""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from waybread.cardgame.deckfiles import json_decks, octgn, text_lists, text_writers
from waybread.cardgame.deckfiles.decklist import DeckFileError, DeckList
from waybread.files import FileError, check_size, decode_utf8, quoted

LARGEST: Final = 1 << 20
"""Bytes of a deck file."""
_NOT_TEXT: Final = re.compile("[\x00-\x08\x0b\x0e-\x1f\x7f\ufffe\uffff]")
Reader = Callable[[str, str], DeckList]
Writer = Callable[[DeckList], str]
FORMATS: Final = MappingProxyType(
    {
        "ringsdb-text": "RingsDB's text export: 3x Gandalf (Core Set)",
        "ringsdb-json": "RingsDB's API: JSON with cards by code",
        "octgn": "OCTGN's .o8d: XML with cards by id",
        "dragncards": "DragnCards: JSON with cards by id",
        "cardgamedb": "CardGameDB's list: Gandalf (Core) x3",
        "plain": "a plain list: 3x Gandalf",
        "name-first": "a plain list: Gandalf x3",
        "x-first": "a plain list: x3 Gandalf",
    }
)
_READERS: Final[dict[str, Reader]] = {
    "ringsdb-json": json_decks.read_ringsdb,
    "octgn": octgn.read,
    "dragncards": json_decks.read_dragncards,
}
_WRITERS: Final[dict[str, Writer]] = {
    "ringsdb-text": text_writers.ringsdb_text,
    "ringsdb-json": json_decks.write_ringsdb,
    "octgn": octgn.write,
    "dragncards": json_decks.write_dragncards,
    "cardgamedb": text_writers.cardgamedb,
    "plain": text_writers.plain,
    "name-first": text_writers.name_first,
    "x-first": text_writers.x_first,
}


def detect(text: str) -> str:
    """The format that a text is in; every list of cards can be read, whichever of the five it is called."""
    start = text.lstrip("\ufeff \t\n")[:1]
    if start == "<":
        return "octgn"
    if start and start in "{[":
        return json_decks.format_of(text)
    return text_lists.style(text)


def read(data: bytes | str, name: str = "", format_: str = "") -> DeckList:
    """The deck in a file's bytes or text; the name is for formats that have none of their own."""
    text = _text(data)
    return _READERS.get(known(format_) if format_ else detect(text), text_lists.read)(text, name)


def read_in_part(data: bytes | str, name: str = "") -> tuple[str, DeckList, tuple[DeckFileError, ...]]:
    """The format of a file, the deck in it, and what is wrong with those lines of a list that were left out of it."""
    text = _text(data)
    format_ = detect(text)
    if format_ in _READERS:
        return format_, _READERS[format_](text, name), ()
    return format_, *text_lists.read_in_part(text, name)


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
    return _WRITERS[known(format_)](decklist)


def known(format_: str) -> str:
    """The format, if there is one of that name."""
    if format_ not in FORMATS:
        raise DeckFileError(f"{quoted(format_)} is no format; the formats are {', '.join(FORMATS)}.")
    return format_
