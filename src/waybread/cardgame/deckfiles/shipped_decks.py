"""The decks that come with the program, and files on the disk."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from waybread.cardgame.deckfiles.decklist import DeckFileError, DeckList
from waybread.cardgame.deckfiles.formats import LARGEST, read, write
from waybread.cardgame.library import BOXES, box_decks
from waybread.files import close_names, did_you_mean, errors_as, fold, quoted, read_bytes, write_atomically

_PIPES: Final = ("/dev/stdin", "/dev/fd/")
"""What a shell pipes in by name."""


@cache
def shipped() -> MappingProxyType[str, DeckList]:
    """Every deck that comes with a box, by its short name."""
    found: dict[str, DeckList] = {}
    for box in BOXES:
        for key, text in box_decks(box).items():
            if key in found:
                raise ValueError(f"two boxes have a deck '{key}'")
            found[key] = read(text)
    return MappingProxyType(found)


def starters() -> tuple[str, ...]:
    """The names of the decks for a first game, in the order of boxes and seats."""
    return tuple(each for box in BOXES.values() for each in box.starters)


def open_deck(place: str) -> DeckList:
    """The deck in a file, ``-`` for what is piped in, or the deck that is shipped under a name."""
    if place == "-":
        return read(sys.stdin.buffer.read(LARGEST + 1), "")
    if not place.strip():
        raise DeckFileError("A deck needs the name of a file, or that of a shipped deck.")
    path = Path(place)
    try:
        there = path.exists()
    except (OSError, ValueError):
        there = False
    if not there:
        return _by_name(place)
    if not (path.is_file() or path.is_dir() or place.startswith(_PIPES)):
        raise DeckFileError(
            f"The file {quoted(place)} cannot be read: it is a pipe or a device; - reads what is piped in."
        )
    with errors_as(DeckFileError):
        data = read_bytes(path, LARGEST)
    return read(data, path.stem)


def _by_name(name: str) -> DeckList:
    known = {fold(key): deck for key, deck in shipped().items()}
    known |= {fold(deck.name): deck for deck in shipped().values()}
    found = known.get(fold(name))
    if found is not None:
        return found
    sentence = f"There is no file and no shipped deck called {quoted(name)}; {did_you_mean(name, shipped())}"
    raise DeckFileError(sentence, near=close_names(name, shipped()))


def save_deck(decklist: DeckList, place: str, format_: str, *, replace: bool = False) -> Path:
    """Write a deck to a new file, or over an old one where that is wanted."""
    path = Path(place)
    text = write(decklist, format_)
    if not replace and os.path.lexists(path):
        raise DeckFileError(f"The file {quoted(place)} is there already; --replace writes over it.")
    with errors_as(DeckFileError):
        write_atomically(path, text)
    return path
