"""On which line of a TOML text each value stands; the text has been read before, so it is sound."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Final, TypeAlias

Path: TypeAlias = tuple[str | int, ...]
"""The way to a value: names of tables and keys, places in lists."""

_BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACE: Final = re.compile(r"[ \t]*")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_STRING: Final = re.compile(
    r'"""(?:[^"\\]|\\[\s\S]|"(?!""))*"{3,5}' r"|'''[\s\S]*?'{3,5}" r'|"(?:[^"\\\n]|\\.)*"' r"|'[^'\n]*'"
)
_SCALAR: Final = re.compile(r"[^,\]}#\n]*")


def lines_of(text: str) -> dict[Path, int]:
    """The line of each table, key and value, by the way to it."""
    return _Scanner(text).found


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0
        self.found: dict[Path, int] = {}
        self.breaks = [each.start() for each in re.finditer("\n", text)]
        self.lists: dict[Path, int] = {}
        table: Path = ()
        while self.skip(_BLANK):
            table = self.header() if text[self.place] == "[" else self.pair(table)

    def skip(self, what: re.Pattern[str]) -> bool:
        """Go on behind something; False at the end of the text."""
        if match := what.match(self.text, self.place):
            self.place = match.end()
        return self.place < len(self.text)

    def take(self, character: str) -> bool:
        """Go on behind a character, if it is the next one."""
        taken = self.text.startswith(character, self.place)
        self.place += len(character) * taken
        return taken

    def note(self, path: Path) -> None:
        """Something begins here."""
        self.found.setdefault(path, bisect_right(self.breaks, self.place) + 1)

    def key(self) -> list[str]:
        """A name, perhaps of several parts."""
        parts: list[str] = []
        while True:
            self.skip(_SPACE)
            start = self.place
            if self.text[start] in "\"'":
                self.skip(_STRING)
                parts.append(self.text[start + 1 : self.place - 1])
            else:
                self.skip(_BARE)
                parts.append(self.text[start : self.place])
            self.skip(_SPACE)
            if not self.take("."):
                return parts

    def header(self) -> Path:
        """The head of a table, or of one more table of a list."""
        start, many = self.place, self.text.startswith("[[", self.place)
        self.place += 1 + many
        *front, last = self.key()
        self.take("]]" if many else "]")
        path: Path = ()
        for part in front:
            path = (*path, part)
            if path in self.lists:
                path = (*path, self.lists[path])
        path = (*path, last)
        end, self.place = self.place, start
        self.note(path)
        if many:
            self.lists[path] = self.lists.get(path, -1) + 1
            path = (*path, self.lists[path])
            self.note(path)
        self.place = end
        return path

    def pair(self, table: Path) -> Path:
        """A key and its value; gives back the table that they are in."""
        start = self.place
        parts = self.key()
        behind, self.place = self.place, start
        for count in range(len(parts)):
            self.note((*table, *parts[: count + 1]))
        self.place = behind
        self.take("=")
        self.skip(_SPACE)
        self.value((*table, *parts))
        return table

    def value(self, path: Path) -> None:
        """Whatever stands behind a key or in a list."""
        self.note(path)
        if self.take("["):
            number = 0
            while self.skip(_BLANK) and not self.take("]"):
                self.value((*path, number))
                number += 1
                self.skip(_BLANK)
                self.take(",")
        elif self.take("{"):
            while self.skip(_BLANK) and not self.take("}"):
                self.pair(path)
                self.skip(_BLANK)
                self.take(",")
        elif self.text[self.place : self.place + 1] in ("'", '"'):
            self.skip(_STRING)
        else:
            self.skip(_SCALAR)
