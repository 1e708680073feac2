"""Reads plain data that a person may have written, and notes each thing in it that makes no sense."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar

from waybread.files import described, did_you_mean, is_encodable, quoted
from waybread.journeys.campaign.supply import why_unknown
from waybread.kernel import Json

MOST: Final = 10**6
"""Of anything that is counted."""

T = TypeVar("T")


class Reader:
    """Takes values out of data; in place of one that makes no sense it goes on with something harmless.

    Every method is given the data, a name in it and where the data stands; ``faults`` are sentences.
    """

    def __init__(self) -> None:
        self.faults: list[str] = []

    def fault(self, where: str, what: str) -> None:
        """Note a fault."""
        self.faults.append(f"{where[0].upper()}{where[1:]}: {what}")

    def only(self, data: Mapping[str, Json], known: Iterable[str], where: str) -> None:
        """There are no other names than these."""
        for name in data:
            if name not in known:
                self.fault(where, f"{quoted(str(name))} is not understood; {did_you_mean(str(name), known, most=99)}")

    def text(self, data: Mapping[str, Json], name: str, where: str = "", *, empty: bool = False) -> str:
        """A text, which may be empty only if that is said."""
        value = data.get(name)
        if isinstance(value, str) and (empty or value.strip()) and is_encodable(value):
            return value
        self._wrong(data, name, where, "a text in quotation marks")
        return ""

    def one_of(self, data: Mapping[str, Json], name: str, known: Iterable[str], where: str = "") -> str:
        """One of some words."""
        words = list(known)
        value = data.get(name)
        if isinstance(value, str) and value in words:
            return value
        if isinstance(value, str):
            self.fault(_at(where, name), f"{quoted(value)} is not known; {did_you_mean(value, filter(None, words))}")
        else:
            self._wrong(data, name, where, "a text in quotation marks")
        return words[0]

    def count(self, data: Mapping[str, Json], name: str, where: str = "", least: int = 0, most: int = MOST) -> int:
        """A whole number."""
        value = data.get(name)
        if type(value) is int and least <= value <= most:
            return value
        self._wrong(data, name, where, f"a whole number from {least} to {most}")
        return least

    def truth(self, data: Mapping[str, Json], name: str, where: str = "") -> bool:
        """True or false."""
        value = data.get(name)
        if type(value) is not bool:
            self._wrong(data, name, where, "true or false")
        return value is True

    def counts(self, data: Mapping[str, Json], name: str, where: str = "", least: int = 0) -> dict[str, int]:
        """Whole numbers by name."""
        value = data.get(name)
        if isinstance(value, dict) and all(isinstance(each, str) and is_encodable(each) for each in value):
            return {each: self.count(value, each, _at(where, name), least) for each in value}
        self._wrong(data, name, where, 'a list of numbers by name, as {"name": 1},')
        return {}

    def texts(self, data: Mapping[str, Json], name: str, where: str = "") -> tuple[str, ...]:
        """A list of texts."""
        value = data.get(name)
        if isinstance(value, list | tuple) and all(isinstance(each, str) and is_encodable(each) for each in value):
            return tuple(value)
        self._wrong(data, name, where, 'a list of texts, as ["one", "another"],')
        return ()

    def known(
        self, data: Mapping[str, Json], name: str, known: Mapping[str, object], what: str, where: str = ""
    ) -> tuple[str, ...]:
        """A list of words that are names of one kind of thing."""
        found = self.texts(data, name, where)
        for each in found:
            if reason := why_unknown(each, known, what):
                self.fault(_at(where, name), reason)
        return tuple(each for each in found if each in known)

    def each(self, data: Mapping[str, Json], name: str, entry: Callable[[Mapping[str, Json], str], T]) -> tuple[T, ...]:
        """A list of entries."""
        value = data.get(name)
        if isinstance(value, list | tuple) and all(isinstance(one, Mapping) for one in value):
            return tuple(entry(one, f"{name}, entry {number}") for number, one in enumerate(value, 1))
        if isinstance(value, list | tuple):
            number, odd = next((n, one) for n, one in enumerate(value, 1) if not isinstance(one, Mapping))
            self.fault(
                f"{name}, entry {number}",
                f"an entry in braces, as {{...}}, belongs here, not {described(odd, 'an entry')}.",
            )
        else:
            self._wrong(data, name, "", "a list of entries, as [{...}, {...}],")
        return ()

    def differ(self, words: Iterable[str], where: str, sentence: str) -> None:
        """No word stands there twice; the sentence takes the word and how often it does."""
        found = list(words)
        for each in dict.fromkeys(found):
            if found.count(each) > 1:
                self.fault(where, sentence.format(each, found.count(each)))

    def _wrong(self, data: Mapping[str, Json], name: str, where: str, right: str) -> None:
        there = f"not {described(data[name], 'an entry')}" if name in data else "and nothing is there"
        self.fault(_at(where, name), f"{right} belongs here, {there}.")


def _at(where: str, name: str) -> str:
    return f"{where}, {name}" if where else name
