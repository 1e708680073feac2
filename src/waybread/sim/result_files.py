"""Results on the disk: a header that says what is run, then a line for each game, written as games are finished.

Whatever ends a run, what is written stays; a line that was being written is dropped when the run goes on.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from datetime import datetime
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import BinaryIO, Final

from waybread.files import data_folder, os_reason
from waybread.kernel import ENGINE, Json
from waybread.sim.study import SeedResult, StudyError

FORMAT: Final = 1
PACKAGES: Final = ("files", "kernel", "cards", "cardgame", "journeys", "bots", "sim")
"""The packages that games and their figures depend on."""
_CODE: Final = (".py", ".toml", ".tsv")
"""Endings of files that say how games are played: code, adventures, cards and tiles."""


def folder() -> Path:
    """Where the results of runs are kept until they are over, unless somebody says otherwise."""
    return data_folder() / "runs"


def new_place(name: str) -> Path:
    """A file for a run that nobody has named one for."""
    return folder() / f"{name}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{os.getpid()}.jsonl"


@cache
def code_fingerprint() -> str:
    """Return a fingerprint of all code that a result depends on: a bot that plays otherwise makes another run."""
    found = blake2b(digest_size=8)
    root = Path(__file__).parents[1]
    for package in PACKAGES:
        for file in sorted(each for each in (root / package).rglob("*.*") if each.suffix in _CODE):
            found.update(file.relative_to(root).as_posix().encode())
            found.update(file.read_bytes())
    return found.hexdigest()


class ResultFile:
    """The file of one run: games stand in it in the order of their seeds, without a gap."""

    def __init__(self, path: Path, header: dict[str, Json], end: int, done: int) -> None:
        self.path: Final = path
        self.header: Final = header
        self.done = done
        """So many games are in it."""
        self._end = end
        self._file: BinaryIO | None = None

    @classmethod
    def begun(cls, path: Path, header: dict[str, Json]) -> ResultFile:
        """A new file."""
        line = _line({"waybread results": FORMAT, "engine": ENGINE, "code": code_fingerprint(), **header})
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("xb") as file:
                file.write(line)
        except OSError as error:
            raise StudyError(f"The results cannot be kept in {path}: {os_reason(error)}.") from None
        return cls(path, header, len(line), 0)

    @classmethod
    def opened(cls, path: Path) -> ResultFile:
        """A file that was begun before."""
        try:
            with path.open("rb") as file:
                first = file.readline()
                header = _header(path, first)
                end, done = len(first), 0
                for line in file:
                    if not line.endswith(b"\n"):
                        break  # cut off as it was written
                    end += len(line)
                    done += 1
        except OSError as error:
            raise StudyError(f"The results in {path} cannot be read: {os_reason(error)}.") from None
        return cls(path, header, end, done)

    def __iter__(self) -> Iterator[SeedResult]:
        """What was seen so far, game by game."""
        with self.path.open("rb") as file:
            file.readline()
            for number in range(1, self.done + 1):
                try:
                    result = json.loads(file.readline())
                except ValueError:
                    result = None
                if not isinstance(result, dict):
                    raise StudyError(f"Line {number + 1} of {self.path} is damaged: the run cannot go on from it.")
                yield result

    def append(self, games: Iterable[SeedResult]) -> None:
        """Write games that are finished."""
        games = list(games)
        try:
            if self._file is None:
                self._file = self.path.open("r+b")
                self._file.truncate(self._end)
                self._file.seek(self._end)
            self._file.write(b"".join(map(_line, games)))
            self._file.flush()
        except OSError as error:
            raise StudyError(f"The results cannot be kept in {self.path}: {os_reason(error)}.") from None
        self.done += len(games)

    def close(self) -> None:
        """Nothing more is written for now."""
        if self._file is not None:
            self._file.close()
            self._file = None


def _line(data: dict[str, Json]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _header(path: Path, line: bytes) -> dict[str, Json]:
    try:
        header = json.loads(line)
    except ValueError:
        header = None
    if not isinstance(header, dict) or "waybread results" not in header:
        raise StudyError(f"{path} is no file of results: its first line says nothing of a run.")
    if header.pop("waybread results") != FORMAT:
        raise StudyError(f"{path} has results in a format that this version does not know.")
    engine, begun_by = header.pop("engine", None), header.pop("code", None)
    if engine != ENGINE:
        raise StudyError(f"{path} was begun by version {engine}, and this is {ENGINE}: their games may differ.")
    if begun_by != code_fingerprint():
        raise StudyError(
            f"{path} was begun before the program was changed: games to come might differ from those in it."
        )
    return header
