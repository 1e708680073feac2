"""Opens the files of an adventure: TOML, within limits, whatever somebody has written there."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from waybread.journeys.authoring.findings import AdventureError, Where
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


def opened(path: Path, name: str) -> Page:
    """A file's tables; AdventureError in one sentence if it cannot be read."""
    try:
        if path.stat().st_size > LARGEST:
            raise AdventureError(f"{name}: the file is larger than {LARGEST // 1000} kB, which no adventure needs.")
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise AdventureError(f"{name}: cannot be read: {(error.strerror or 'it cannot be opened').lower()}.") from None
    try:
        return read(content.decode("utf-8-sig").replace("\r\n", "\n"), name)
    except UnicodeDecodeError:
        raise AdventureError(f"{name}: the file is no text in UTF-8.") from None


def read(text: str, name: str) -> Page:
    """The tables in a text."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > _MOST_DOTS:
            raise AdventureError(f"{name}:{number}: a line with more than {_MOST_DOTS} full stops; break it in two.")
    try:
        data = tomllib.loads(text)
        if _depth(data, DEEPEST + 1) > DEEPEST:
            raise RecursionError
        return Page(name, data, lines_of(text))
    except tomllib.TOMLDecodeError as error:
        found = _AT_LINE.search(str(error))
        where = int(found[1]) if found and found[1] else text.count("\n") + 1
        why = _KINDER.get(said := _AT_LINE.sub("", str(error)).lower(), said)
        raise AdventureError(f"{name}:{where}: this is not TOML: {why}.") from None
    except RecursionError:
        raise AdventureError(f"{name}: lists and tables lie deeper in each other than {DEEPEST} levels.") from None
    except ValueError:  # a number or a date beyond what there is
        raise AdventureError(f"{name}: there is a number or a date in it that makes no sense.") from None


def _depth(value: object, most: int) -> int:
    """How deep lists and tables lie in each other, as far as one has to look."""
    if most == 0 or not isinstance(value, dict | list):
        return 0
    inside = value.values() if isinstance(value, dict) else value
    return 1 + max((_depth(each, most - 1) for each in inside), default=0)
