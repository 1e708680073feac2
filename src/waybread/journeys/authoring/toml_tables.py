"""Takes values out of a table that a person has written, and notes each one that makes no sense."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

from waybread.files import described, did_you_mean, quoted
from waybread.journeys.authoring.sentences import (
    NAME,
    ParsedAction,
    ParsedCondition,
    Unread,
    no_name,
    read_action,
    read_condition,
)
from waybread.journeys.authoring.toml_files import Finding, Page, Way, Where

MOST: Final = 9999
"""Of anything that is counted."""
LONGEST_NAME: Final = 60
LONGEST_LIST: Final = 200
MOST_ENTRIES: Final = 300
"""Of one kind in an adventure."""

T = TypeVar("T")


class Table:
    """A table of a file. In place of a value that makes no sense it goes on with something harmless."""

    def __init__(self, page: Page, findings: list[Finding], way: Way = (), data: dict[str, Any] | None = None) -> None:
        self.page = page
        self.findings = findings
        self.way = way
        self.data = page.data if data is None else data
        self.known: set[str] = set()
        self.unread: list[str] = []
        """Sentences that make no sense."""

    def where(self, *more: str | int) -> Where:
        """Where the table stands, or something in it."""
        return self.page.where((*self.way, *more))

    def fault(self, words: str, *more: str | int) -> None:
        """Note a fault."""
        self.findings.append(Finding(self.where(*more), words))

    def value(self, name: str, type_: type[T], right: str, default: T) -> T:
        """A value of a type."""
        self.known.add(name)
        value = self.data.get(name, default)
        if isinstance(value, type_) and (type_ is bool or not isinstance(value, bool)):
            return value
        self.fault(f"'{name}' is {right}, not {described(value, 'a table')}.", name)
        return default

    def text(self, name: str, default: str = "") -> str:
        """A text."""
        return self.value(name, str, "a text in quotation marks", default)

    def truth(self, name: str) -> bool:
        """True or false."""
        return self.value(name, bool, "true or false", False)

    def number(self, name: str, default: int, least: int = 0, most: int = MOST) -> int:
        """A whole number."""
        value = self.value(name, int, "a whole number", default)
        if least <= value <= most:
            return value
        self.fault(f"'{name}' is a whole number from {least} to {most}, not {str(value)[:20]}.", name)
        return default

    def name(self) -> str:
        """The name of what the table describes."""
        found = self.text("name")
        if "name" not in self.data:
            self.fault("a 'name' is missing here.")
        elif not NAME.fullmatch(found) or len(found) > LONGEST_NAME:
            self.fault(no_name(found), "name")
        return found

    def entries(self, name: str) -> list[Any]:
        """A list of whatever."""
        found: list[Any] = self.value(name, list, "a list in square brackets", [])
        if len(found) > LONGEST_LIST:
            self.fault(f"'{name}' has more than {LONGEST_LIST} entries.", name)
            return []
        return found

    def texts(self, name: str) -> tuple[str, ...]:
        """A list of texts; one alone needs no brackets."""
        if isinstance(self.data.get(name), str):
            return (self.text(name),)
        return tuple(text for text, _ in self._lines(name, self.entries(name)))

    def sentences(self, name: str, read: Callable[[str, Where], T]) -> tuple[T, ...]:
        """A list of sentences; one alone needs no brackets."""
        return self._sentences(
            [self.text(name)] if isinstance(self.data.get(name), str) else self.entries(name), read, name
        )

    def actions(self, name: str) -> tuple[ParsedAction, ...]:
        """A list of actions."""
        return self.sentences(name, read_action)

    def conditions(self, name: str) -> tuple[ParsedCondition, ...]:
        """A list of conditions."""
        return self.sentences(name, read_condition)

    def lists(self, name: str) -> tuple[tuple[ParsedAction, ...], ...]:
        """A list of lists of actions."""
        found = []
        for place, each in enumerate(self.entries(name)):
            if isinstance(each, str | list):
                found.append(self._sentences([each] if isinstance(each, str) else each, read_action, name, place))
            else:
                self.fault(f"'{name}' is a list of lists of actions.", name, place)
        return tuple(found)

    def counted(self, name: str) -> tuple[tuple[int, tuple[ParsedAction, ...]], ...]:
        """Lists of actions by number, the smallest first."""
        found = []
        table: dict[str, Any] = self.value(name, dict, "a table of lists by number, as {1 = [...], 3 = [...]}", {})
        for key, each in table.items():
            if key.isdecimal() and len(key) < 3 and isinstance(each, str | list):
                actions = self._sentences([each] if isinstance(each, str) else each, read_action, name, key)
                found.append((int(key), actions))
            else:
                self.fault(f"'{name}' has lists of actions by number, as {{1 = [...], 3 = [...]}}.", name, key)
        return tuple(sorted(found, key=lambda each: each[0]))

    def tables(self, name: str) -> Iterator[Table]:
        """The tables of a list; once the next one is wanted, everything has been asked for in the one before."""
        found = self.value(name, list, f"a list of tables, each beginning with [[{name}]]", [])
        if len(found) > MOST_ENTRIES:
            self.fault(f"there are more than {MOST_ENTRIES} of '{name}'.", name)
            return
        for place, each in enumerate(found):
            if isinstance(each, dict):
                inside = Table(self.page, self.findings, (*self.way, name, place), each)
                inside.unread = self.unread
                yield inside
                inside.done()
            else:
                self.fault(f"'{name}' is a list of tables, each beginning with [[{name}]].", name, place)

    def done(self) -> None:
        """Everything has been asked for: note what else there is."""
        for each in self.data:
            if each not in self.known:
                self.fault(f"{quoted(each)} is not understood here; {did_you_mean(each, sorted(self.known))}", each)

    def _sentences(self, found: list[Any], read: Callable[[str, Where], T], *way: str | int) -> tuple[T, ...]:
        sentences = []
        if len(found) > LONGEST_LIST:
            self.fault(f"a list here has more than {LONGEST_LIST} entries.", *way)
            return ()
        for text, place in self._lines(way[0], found):
            try:
                sentences.append(read(text, self.where(*way, place)))
            except Unread as error:
                self.unread.append(text)
                self.fault(str(error), *way, place)
        return tuple(sentences)

    def _lines(self, name: str | int, found: list[Any]) -> Iterator[tuple[str, int]]:
        for place, each in enumerate(found):
            if isinstance(each, str):
                yield each, place
            else:
                self.fault(f"'{name}' is a list of texts, and {described(each, 'a table')} is none.", name, place)
