"""Opens the files of an adventure: TOML, within limits, with the line on which each value stands.

Whatever is wrong with them, by itself or with what is in them, is a ``Finding``.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from waybread.files import FileError, is_deeper, read_text
from waybread.kernel import WaybreadError

Way: TypeAlias = tuple[str | int, ...]
"""To a value: names of tables and keys, places in lists."""
LARGEST: Final = 400_000
"""Bytes of a file."""
DEEPEST: Final = 8
"""Lists and tables inside each other."""
_MOST_DOTS: Final = 60
"""On a line: names of very many parts take TOML readers for ever."""
_AT_LINE: Final = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)$")

_KINDER: Final = {r"illegal character '\n'": "a text on this line has no closing quotation mark"}
"""What the TOML reader says, in words for people."""
_BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACE: Final = re.compile(r"[ \t]*")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_STRING: Final = re.compile(
    r'"""(?:[^"\\]|\\[\s\S]|"(?!""))*"{3,5}' r"|'''[\s\S]*?'{3,5}" r'|"(?:[^"\\\n]|\\.)*"' r"|'[^'\n]*'"
)
_SCALAR: Final = re.compile(r"[^,\]}#\n]*")


class AdventureError(WaybreadError):
    """Files that make no adventure, with the first thing that is wrong."""


@dataclass(frozen=True, slots=True, order=True)
class Where:
    """A place in a file."""

    file: str
    line: int = 1

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """One thing that is wrong, or that may be."""

    where: Where
    words: str
    error: bool = True
    """Or only a warning."""

    def __str__(self) -> str:
        return f"{self.where}: {'' if self.error else 'warning: '}{self.words}"


@dataclass(frozen=True, slots=True)
class Page:
    """A file that has been read."""

    file: str
    """Its name as sentences have it, from the adventure's folder on."""
    data: dict[str, Any]
    lines: dict[Way, int]

    def where(self, way: Way) -> Where:
        """Where something stands, or what it is in."""
        while way and way not in self.lines:
            way = way[:-1]
        return Where(self.file, self.lines.get(way, 1))


class Unreadable(AdventureError):
    """A file whose tables cannot be read, with the one thing that is wrong."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(str(finding))
        self.finding = finding


def open_page(path: Path, name: str) -> Page:
    """Return the tables of a file."""
    try:
        return read(read_text(path, LARGEST).replace("\r\n", "\n"), name)
    except FileError as error:
        words = error.reason.removeprefix(f"{path} ")
        raise Unreadable(Finding(Where(name, error.line or 1), words)) from None


def read(text: str, name: str) -> Page:
    """The tables in a text; FileError with the line if it is not TOML."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > _MOST_DOTS:
            raise FileError(f"a line with more than {_MOST_DOTS} full stops; break it in two.", number)
    try:
        data = tomllib.loads(text)
        if is_deeper(data, DEEPEST):
            raise RecursionError
        return Page(name, data, lines_of(text))
    except tomllib.TOMLDecodeError as error:
        found = _AT_LINE.search(str(error))
        where = int(found[1]) if found and found[1] else text.count("\n") + 1
        why = _KINDER.get(said := _AT_LINE.sub("", str(error)).lower(), said)
        raise FileError(f"this is not TOML: {why}.", where) from None
    except RecursionError:
        raise FileError(f"lists and tables lie deeper in each other than {DEEPEST} levels.") from None
    except ValueError:  # a number or a date beyond what there is
        raise FileError("there is a number or a date in it that makes no sense.") from None


def lines_of(text: str) -> dict[Way, int]:
    """The line of each table, key and value in a text that has been read before, so it is sound."""
    return _Scanner(text).found


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0
        self.found: dict[Way, int] = {}
        self.breaks = [each.start() for each in re.finditer("\n", text)]
        self.lists: dict[Way, int] = {}
        table: Way = ()
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

    def note(self, path: Way) -> None:
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

    def header(self) -> Way:
        """The head of a table, or of one more table of a list."""
        start, many = self.place, self.text.startswith("[[", self.place)
        self.place += 1 + many
        *front, last = self.key()
        self.take("]]" if many else "]")
        path: Way = ()
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

    def pair(self, table: Way) -> Way:
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

    def value(self, path: Way) -> None:
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
