"""The text of a ``.jime`` file, taken apart: nothing in it is trusted, and a fault is one sentence.

A ``Part`` is one object of the file and knows where it stands. It gives its fields as what they should be: a field
that is missing or null has its default, one of another kind or out of its bounds is a ``JimeError``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, TypeVar

from waybread.files import check_size, decode_utf8, described, errors_as, parse_object
from waybread.journeys.importers.jime.safe_words import quoted
from waybread.kernel import Json

MOST_BYTES: Final = 8 * 1024 * 1024
"""Of a file; with a picture inside they reach about a third of it."""
MOST_OBJECTS: Final = 30_000
"""Objects and lists in a file."""
MOST_VALUES: Final = 300_000
MOST_ENTRIES: Final = 2_000
"""Of any list."""
MOST_LETTERS: Final = 20_000
"""Of any text, but a picture."""
MOST_NAME: Final = 200
"""Letters of a name."""
MOST: Final = 100_000
"""Of anything that is counted."""
NEWEST: Final = (1, 40)
"""The newest format that is known."""
_NONE: Final = "none"
T = TypeVar("T")
D = TypeVar("D")


class JimeError(ValueError):
    """A file that cannot be read; the sentence says what is wrong with it, and where."""


def parsed(data: bytes) -> Part:
    """The object that a file holds."""
    with errors_as(JimeError):
        check_size(data, MOST_BYTES)
        if data.count(b"{") + data.count(b"[") > MOST_OBJECTS or data.count(b",") > MOST_VALUES:
            raise JimeError(f"The file has too many parts: a scenario has at most {MOST_OBJECTS} objects and lists.")
        return Part(parse_object(decode_utf8(data)), "the scenario")


class Part:
    """One object of the file."""

    __slots__ = ("data", "where")

    def __init__(self, data: Mapping[str, Json], where: str) -> None:
        self.data = data
        self.where = where

    def wrong(self, field: str, right: str) -> JimeError:
        """The fault that a field is not what it should be."""
        value = self.data.get(field)
        there = f"not {described(value)}" if value is not None else "and nothing is there"
        return JimeError(f"{self.at(field)}: {right} belongs here, {there}.")

    def at(self, field: str) -> str:
        """Where a field stands, as a sentence begins."""
        return f"{self.where[0].upper()}{self.where[1:]}, field {field}"

    def need(self, *fields: str) -> Part:
        """These fields have to be there."""
        for each in fields:
            if self.data.get(each) is None:
                raise JimeError(f"{self.at(each)}: it is missing, and a scenario cannot do without it.")
        return self

    def _value(self, field: str, type_: type[T], right: str, default: D) -> T | D:
        """A value of exactly this type, so that neither true nor false is a number."""
        value = self.data.get(field)
        if value is None:
            return default
        if type(value) is not type_:
            raise self.wrong(field, right)
        return value

    def text(self, field: str, most: int = MOST_LETTERS) -> str:
        """A text; empty if it is not there."""
        value = self._value(field, str, "a text in quotation marks", "")
        if len(value) > most:
            raise JimeError(f"{self.at(field)}: the text has {len(value)} letters; at most {most} are read.")
        return value

    def name(self, field: str) -> str:
        """The name of something; empty if it names nothing. Null, nothing and the word None are alike."""
        value = self.text(field, MOST_NAME)
        return "" if value.strip().casefold() in ("", _NONE) else value

    def number(self, field: str, default: int = 0, least: int = -MOST, most: int = MOST) -> int:
        """A whole number."""
        right = f"a whole number from {least} to {most}"
        value = self._value(field, int, right, None)
        if value is None:
            return default
        if not least <= value <= most:
            raise self.wrong(field, right)
        return value

    def real(self, field: str) -> float:
        """A number that need not be whole."""
        value = self.data.get(field)
        if value is None:
            return 0.0
        if isinstance(value, bool) or not isinstance(value, int | float) or not -MOST <= value <= MOST:
            raise self.wrong(field, f"a number from -{MOST} to {MOST}")
        return float(value)

    def flag(self, field: str, default: bool = False) -> bool:
        """True or false."""
        return self._value(field, bool, "true or false", default)

    def point(self, field: str) -> tuple[float, float]:
        """A place, as two numbers with a comma between them."""
        value = self.data.get(field)
        if value is None:
            return 0.0, 0.0
        if isinstance(value, str) and len(value) <= MOST_NAME and (found := _POINT.fullmatch(value)):
            x, y = float(found[1]), float(found[2])
            if abs(x) <= MOST and abs(y) <= MOST:
                return x, y
        raise self.wrong(field, 'two numbers with a comma between them, as "384,332.5",')

    def page(self, field: str) -> str:
        """The text of a book: its first page is the one that is used."""
        book = self.part(field)
        return book.own_page() if book else ""

    def own_page(self) -> str:
        """The text of a part that is a book."""
        pages = self._list("pages", MOST_ENTRIES)
        if not pages or pages[0] is None:
            return ""
        return Part({"pages": pages[0]}, self.where).text("pages")

    def part(self, field: str) -> Part | None:
        """An object inside."""
        value = self._value(field, dict, "an object in braces", None)
        return None if value is None else Part(value, f"{self.where}, {field}")

    def parts(self, field: str, called: str = "", most: int = MOST_ENTRIES) -> Iterator[Part]:
        """The objects of a list, each called by its name; those that only hold a place are left out."""
        for count, each in enumerate(self._list(field, most), 1):
            called_so = f"{called or field} {count}"
            if not isinstance(each, dict):
                raise JimeError(f"{self.at(field)}: {called_so} should be an object in braces, not {described(each)}.")
            found = Part(each, called_so if self.where == "the scenario" else f"{self.where}, {called_so}")
            if name := found.text("dataName", MOST_NAME):
                found.where += f" {quoted(name)}"
            yield found

    def names(self, field: str, most: int = MOST_ENTRIES) -> tuple[str, ...]:
        """A list of names, those that name nothing left out, each once."""
        names = (Part({field: each}, self.where).name(field) for each in self._list(field, most))
        return tuple(dict.fromkeys(filter(None, names)))

    def numbers(self, field: str, least: int = -MOST, most: int = MOST, entries: int = MOST_ENTRIES) -> tuple[int, ...]:
        """A list of whole numbers."""
        return tuple(
            Part({field: each}, self.where).need(field).number(field, 0, least, most)
            for each in self._list(field, entries)
        )

    def flags(self, field: str, most: int = MOST_ENTRIES) -> tuple[bool, ...]:
        """A list of true and false."""
        return tuple(Part({field: each}, self.where).flag(field) for each in self._list(field, most))

    def _list(self, field: str, most: int) -> list[Json]:
        value: list[Json] = self._value(field, list, "a list in brackets", [])
        if len(value) > most:
            raise JimeError(f"{self.at(field)}: the list has {len(value)} entries; at most {most} are read.")
        return value


_NUMBER: Final = r"(-?[0-9]{1,9}(?:\.[0-9]{1,20})?(?:E-?[0-9]{1,2})?)"
_POINT: Final = re.compile(_NUMBER + "," + _NUMBER)
