"""The decks that come with the program, and files on the disk."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Final

from waybread.cardgame.deckfiles.decklist import DeckFileError, DeckList, quoted
from waybread.cardgame.deckfiles.formats import read, write
from waybread.cardgame.deckfiles.printings import fold
from waybread.cardgame.deckfiles.untrusted_text import LARGEST

_PIPES: Final = ("/dev/stdin", "/dev/fd/")
"""What a shell pipes in by name."""


@cache
def shipped() -> MappingProxyType[str, DeckList]:
    """Every deck that comes with the program, by its short name."""
    folder = files(__name__.rpartition(".")[0]).joinpath("shipped")
    texts = {each.name.removesuffix(".txt"): each.read_bytes() for each in folder.iterdir()}
    return MappingProxyType({key: read(texts[key]) for key in sorted(texts)})


def opened(place: str) -> DeckList:
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
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        why = error.strerror or "it cannot be opened"
        raise DeckFileError(f"The file {quoted(place)} cannot be read: {why[0].lower()}{why[1:]}.") from None
    return read(data, path.stem)


def _by_name(name: str) -> DeckList:
    known = {fold(key): deck for key, deck in shipped().items()}
    known |= {fold(deck.name): deck for deck in shipped().values()}
    found = known.get(fold(name))
    if found is not None:
        return found
    near = get_close_matches(fold(name[:100]), list(shipped()), n=3, cutoff=0.4)
    help_ = f"near it: {', '.join(near)}" if near else "`waybread deck show` lists those that there are"
    raise DeckFileError(f"There is no file and no shipped deck called “{quoted(name)}”; {help_}.", near=near)


def kept(decklist: DeckList, place: str, format_: str, *, replace: bool = False) -> Path:
    """Write a deck to a new file, or over an old one where that is wanted."""
    path = Path(place)
    text = write(decklist, format_)
    try:
        with path.open("w" if replace else "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise DeckFileError(f"The file {quoted(place)} is there already; --replace writes over it.") from None
    except (OSError, ValueError) as error:
        why = (error.strerror if isinstance(error, OSError) else "") or "it cannot be opened"
        raise DeckFileError(f"The file {quoted(place)} cannot be written: {why[0].lower()}{why[1:]}.") from None
    return path
