"""What could not be honoured: a list of sentences, each with the thing that it is about."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import partialmethod
from typing import Final

MOST: Final = 500
"""Sentences that are kept; what comes after is counted."""


class Kind(StrEnum):
    """In what way something is not as its author wrote it."""

    DANGLING = "dangling"
    """A name that names nothing."""
    REPLACED = "replaced"
    """Something else stands in for what we do not have."""
    LEFT_OUT = "left out"
    READ = "read so"
    """The file can be read in more ways than one, or is read otherwise than by its own app."""


@dataclass(frozen=True, slots=True)
class Note:
    """One thing that is not as its author wrote it."""

    kind: Kind
    where: str
    """The event, tile, token, chapter or whatever else, with its name."""
    text: str

    def __str__(self) -> str:
        return f"{self.where[0].upper()}{self.where[1:]}: {self.text}"


class Notes:
    """Gathers notes while a file is read."""

    def __init__(self) -> None:
        self._found: dict[Note, None] = {}
        self._more = 0

    def add(self, kind: Kind, where: str, text: str) -> None:
        """Note something, once."""
        note = Note(kind, where, text)
        if len(self._found) < MOST:
            self._found[note] = None
        elif note not in self._found:
            self._more += 1

    dangling = partialmethod(add, Kind.DANGLING)
    replaced = partialmethod(add, Kind.REPLACED)
    left_out = partialmethod(add, Kind.LEFT_OUT)
    read = partialmethod(add, Kind.READ)

    def all(self) -> tuple[Note, ...]:
        """Every note, in the order of the file."""
        if not self._more:
            return tuple(self._found)
        return (*self._found, Note(Kind.LEFT_OUT, "this list", f"{self._more} more notes of the kind are not shown."))
