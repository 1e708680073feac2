"""What is wrong with an adventure's files: where, and in one sentence."""

from __future__ import annotations

from dataclasses import dataclass

from waybread.kernel import WaybreadError


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
