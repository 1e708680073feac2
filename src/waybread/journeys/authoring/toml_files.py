"""Opens the files of an adventure: TOML, within limits, whatever somebody has written there."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from waybread.files import FileError, is_deeper, read_text
from waybread.journeys.authoring.findings import AdventureError, Finding, Where
from waybread.journeys.authoring.toml_lines import Path as Way
from waybread.journeys.authoring.toml_lines import lines_of

LARGEST: Final = 400_000
"""Bytes of a file."""
DEEPEST: Final = 8
"""Lists and tables inside each other."""
_MOST_DOTS: Final = 60
"""On a line: names of very many parts take TOML readers for ever."""
_AT_LINE: Final = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)$")

_KINDER: Final = {r"illegal character '\n'": "a text on this line has no closing quotation mark"}
"""What the TOML reader says, in words for people."""


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


def opened(path: Path, name: str) -> Page:
    """A file's tables."""
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
