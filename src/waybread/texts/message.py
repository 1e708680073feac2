"""Messages in the ICU format, as far as the catalogue uses it: ``{name}``, plurals and choices between words.

The client reads the same messages with ``intl-messageformat``; a test holds both to the same sentences. Only English
needs plurals here, because nothing else in Python shows texts to people than the terminal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from waybread.texts.text import Arg

_SPECIAL: Final = "{}#"


class MessageError(ValueError):
    """A message that cannot be read, or lacks an argument."""


@dataclass(frozen=True, slots=True)
class _Argument:
    name: str


@dataclass(frozen=True, slots=True)
class _Choice:
    """One of several messages, by a number (``plural``) or a word (``select``)."""

    name: str
    plural: bool
    cases: Mapping[str, tuple[_Part, ...]]


class _Number:
    """``#``: the number of the plural around it."""


_Part: TypeAlias = "str | _Argument | _Choice | _Number"


@dataclass(frozen=True, slots=True)
class Message:
    """A message of the catalogue, read once."""

    parts: tuple[_Part, ...]

    @classmethod
    def read(cls, source: str) -> Message:
        """Read a message; MessageError says what is wrong with it."""
        reader = _Reader(source)
        parts = reader.parts(inside_plural=False)
        if reader.at < len(source):
            raise MessageError(f"'}}' at {reader.at + 1} closes nothing: {source}")
        return cls(parts)

    def arguments(self) -> dict[str, str]:
        """Return the names of its arguments with what they are: ``any``, ``plural`` or ``select``."""
        found: dict[str, str] = {}
        _collect(self.parts, found)
        return found

    def fill(self, args: Mapping[str, Arg]) -> list[Arg]:
        """Return words and arguments in their order."""
        return _fill(self.parts, args, 0)


def _collect(parts: tuple[_Part, ...], found: dict[str, str]) -> None:
    for part in parts:
        if isinstance(part, _Argument):
            found.setdefault(part.name, "any")
        elif isinstance(part, _Choice):
            found[part.name] = "plural" if part.plural else "select"
            for case in part.cases.values():
                _collect(case, found)


def _fill(parts: tuple[_Part, ...], args: Mapping[str, Arg], number: int) -> list[Arg]:
    found: list[Arg] = []
    for part in parts:
        if isinstance(part, str):
            found.append(part)
        elif isinstance(part, _Number):
            found.append(number)
        elif part.name not in args:
            raise MessageError(f"the argument '{part.name}' is missing")
        elif isinstance(part, _Argument):
            found.append(args[part.name])
        else:
            found += _fill(*_chosen(part, args, number))
    return found


def _chosen(choice: _Choice, args: Mapping[str, Arg], number: int) -> tuple[tuple[_Part, ...], Mapping[str, Arg], int]:
    value = args[choice.name]
    if not choice.plural:
        return choice.cases.get(str(value), choice.cases["other"]), args, number
    if not isinstance(value, int):
        raise MessageError(f"the argument '{choice.name}' should be a number, not {value!r}")
    case = f"={value}" if f"={value}" in choice.cases else "one" if value == 1 else "other"
    return choice.cases.get(case, choice.cases["other"]), args, value


@dataclass(slots=True)
class _Reader:
    source: str
    at: int = 0

    def parts(self, *, inside_plural: bool) -> tuple[_Part, ...]:
        found: list[_Part] = []
        words = ""
        while self.at < len(self.source) and (sign := self.source[self.at]) != "}":
            if sign == "'" and (quoted := self._quoted()):
                words += quoted
                continue
            self.at += 1
            if sign == "{" or (sign == "#" and inside_plural):
                found += [words] if words else []
                words = ""
                found.append(_Number() if sign == "#" else self._argument())
            else:
                words += sign
        return (*found, words) if words else tuple(found)

    def _quoted(self) -> str:
        """An apostrophe quotes what has a meaning of its own; two are one; any other stands for itself."""
        rest = self.source[self.at + 1 :]
        if rest.startswith("'"):
            self.at += 2
            return "'"
        if not rest or rest[0] not in _SPECIAL:
            return ""
        end = rest.find("'")
        self.at += len(rest) + 1 if end < 0 else end + 2
        return rest if end < 0 else rest[:end]

    def _argument(self) -> _Part:
        name = self._until(",}").strip()
        if not name.isidentifier():
            raise MessageError(f"'{name}' is not a valid argument name: {self.source}")
        if self._next() == "}":
            return _Argument(name)
        kind = self._until(",}").strip()
        if kind not in ("plural", "select") or self._next() != ",":
            raise MessageError(f"'{kind}' is neither plural nor select: {self.source}")
        cases: dict[str, tuple[_Part, ...]] = {}
        while case := self._until("{}").strip():
            self._expect("{")
            cases[case] = self.parts(inside_plural=kind == "plural")
            self._expect("}")
        self._expect("}")
        if "other" not in cases:
            raise MessageError(f"'{name}' has no case 'other': {self.source}")
        return _Choice(name, kind == "plural", cases)

    def _until(self, ends: str) -> str:
        start = self.at
        while self.at < len(self.source) and self.source[self.at] not in ends:
            self.at += 1
        return self.source[start : self.at]

    def _next(self) -> str:
        self.at += 1
        return self.source[self.at - 1 : self.at]

    def _expect(self, sign: str) -> None:
        if self._next() != sign:
            raise MessageError(f"'{sign}' is missing at {self.at}: {self.source}")
