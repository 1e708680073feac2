"""What is wrong with an adventure's files: where, and in one sentence."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from waybread.kernel import WaybreadError

_MOST_NAMED: Final = 12
"""Names in a list that somebody is to choose from."""
_MOST_COMPARED: Final = 300
"""Names among which one that looks alike is sought: more would take long."""
_LONGEST_SHOWN: Final = 60
"""Letters of somebody's words in a sentence of ours."""


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


def short(text: str) -> str:
    """Somebody's words in quotation marks, as much of them as a sentence bears."""
    shown = text if text.isprintable() else ascii(text)[1:-1]
    return f"'{shown}'" if len(shown) <= _LONGEST_SHOWN else f"'{shown[:_LONGEST_SHOWN]}...'"


def meant(word: str, known: Iterable[str]) -> str:
    """The end of a sentence about a word that is not known: what it may have been."""
    names = list(dict.fromkeys(known))
    if len(names) <= _MOST_COMPARED and (near := get_close_matches(word[:80], names, n=3, cutoff=0.7)):
        return f"did you mean {' or '.join(near)}?"
    more = f" and {len(names) - _MOST_NAMED} more" if len(names) > _MOST_NAMED else ""
    return f"there are {', '.join(names[:_MOST_NAMED])}{more}." if names else "there are none."
