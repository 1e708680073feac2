"""The formats by name, which one a file is in, and reading and writing in any of them."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from waybread.cardgame.deckfiles import dragncards, octgn, ringsdb_json, text_lists, text_writers
from waybread.cardgame.deckfiles.decklist import DeckFileError, DeckList, quoted
from waybread.cardgame.deckfiles.untrusted_text import decoded, loaded
from waybread.kernel import Json

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
    "ringsdb-json": ringsdb_json.read,
    "octgn": octgn.read,
    "dragncards": dragncards.read,
}
_WRITERS: Final[dict[str, Writer]] = {
    "ringsdb-text": text_writers.ringsdb_text,
    "ringsdb-json": ringsdb_json.write,
    "octgn": octgn.write,
    "dragncards": dragncards.write,
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
        return _kind_of_json(loaded(text))
    return text_lists.style(text)


def _kind_of_json(plain: Json) -> str:
    first = plain[0] if isinstance(plain, list) and plain else plain
    if isinstance(first, dict):
        if {"slots", "heroes", "sideslots"} & set(first):
            return "ringsdb-json"
        if {"load_list", "preBuiltDecks", "cards", "databaseId", "cardRow"} & set(first):
            return "dragncards"
    raise DeckFileError("This JSON is no deck: it has neither RingsDB's “slots” nor DragnCards' “load_list”.")


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
    text = decoded(data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data)
    if not text.strip():
        raise DeckFileError("The file is empty.")
    return text


def write(decklist: DeckList, format_: str) -> str:
    """The deck as a text in a format."""
    return _WRITERS[known(format_)](decklist)


def known(format_: str) -> str:
    """The format, if there is one of that name."""
    if format_ not in FORMATS:
        raise DeckFileError(f"“{quoted(format_)}” is no format; the formats are {', '.join(FORMATS)}.")
    return format_
