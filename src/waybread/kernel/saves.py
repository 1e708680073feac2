"""The save file: a game is its setup, its seed and its answers.

JSON, one line per part, readable by a person. The latest snapshot makes loading fast and
lets a newer version read an older save; the check tells an altered or damaged file from
a whole one. Nothing here knows a game.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final

from waybread.files import FileError, parse_object
from waybread.kernel.errors import RecordError, SaveError
from waybread.kernel.records import Json, decode, encode

__all__ = ["IDS_IN_ORDER", "IDS_KEPT", "Redeal", "Save", "keeps_ids", "read", "redeals_by_place", "without_marks"]
FORMAT: Final = 4
"""Raised when an older program could not read what we write.

2: the ids of cards are shuffled when a game begins; a setup from before says that they are not.
3: what nobody knows may have been dealt again.
4: a card that is laid face down from a deck gets another id; a setup from before says that it does not.
"""
IDS_IN_ORDER: Final = "ids in order"
"""In the setup of a game that began before ids were shuffled; nobody can ask for that."""
IDS_KEPT: Final = "ids kept"
"""In the setup of a game that began before cards laid face down got other ids; nobody can ask for that."""
_MARKS: Final = frozenset((IDS_IN_ORDER, IDS_KEPT))


@dataclass(slots=True)
class Snapshot:
    """The state at a quiescent moment, after this many answers."""

    after: int
    state: dict[str, Json]


@dataclass(slots=True, frozen=True)
class Redeal:
    """What was unknown was dealt again, after this many answers and from this seed."""

    after: int
    seed: int
    knowers: tuple[int, ...] | None = None
    """The players who kept what they knew; None: all."""


@dataclass(slots=True)
class Save:
    """What a save file holds."""

    format: int
    engine: str
    game: str
    setup: dict[str, Json]
    seed: int
    answers: list[int]
    passed: int | None
    """At a decision without a choice: how many of those were passed since the last answer or the snapshot."""
    stops: dict[int, list[str]]
    snapshot: Snapshot
    digest: str
    """The fingerprint of the position that all of this leads to."""
    start: dict[str, Json] | None = None
    """The first state of a game that was laid out by hand rather than dealt from its setup."""
    redeals: list[Redeal] = field(default_factory=list)
    """In order; none after the snapshot."""


def without_marks(setup: Mapping[str, Json]) -> dict[str, Json]:
    """A setup as somebody asked for it, without what an older version is marked by."""
    return {name: each for name, each in setup.items() if name not in _MARKS}


def keeps_ids(setup: Mapping[str, Json]) -> bool:
    """Does a card keep its id for the whole game, as in older versions?"""
    return not _MARKS.isdisjoint(setup)


def write(save: Save) -> str:
    """The text of a save file."""
    try:
        content: dict[str, Json] = encode(save)
    except RecordError as error:
        raise SaveError(f"This game cannot be saved: {error}.") from None
    content["check"] = _check(content)
    return _table(content, depth=2) + "\n"


def read(text: str) -> Save:
    """What the text of a save file holds; one clear sentence if it is none."""
    content = _parse(text)
    version = content.get("format")
    if type(version) is not int or version < 1:
        raise SaveError("This is no Waybread save: it does not say which format it has.")
    if version > FORMAT:
        raise SaveError(
            f"This save has format {version} and this program reads up to format {FORMAT}: "
            "a newer Waybread wrote it and a newer one can load it."
        )
    check = content.pop("check", None)
    if check != _check(content):
        raise SaveError(
            "This save was altered or damaged after it was written: its content does not match "
            "its check. An untouched copy would load."
        )
    try:
        save = decode(Save, content)
    except RecordError as error:
        raise SaveError(f"This save cannot be read: {error}.") from None
    if version < 4 and save.start is None:
        save.setup[IDS_IN_ORDER if version == 1 else IDS_KEPT] = True
    if not 0 <= save.snapshot.after <= len(save.answers):
        raise SaveError(
            f"This save cannot be read: its snapshot stands after {save.snapshot.after} answers, "
            f"but it holds {len(save.answers)}."
        )
    counts = [0, *(each.after for each in save.redeals), save.snapshot.after]
    if counts != sorted(counts):
        raise SaveError(
            "This save cannot be read: what nobody knew was dealt again in another order, or after its snapshot."
        )
    return save


def redeals_by_place(redeals: Iterable[Redeal]) -> dict[int, list[Redeal]]:
    """Where the unknown was dealt again, by the number of answers before."""
    found: dict[int, list[Redeal]] = {}
    for each in redeals:
        found.setdefault(each.after, []).append(each)
    return found


def _parse(text: str) -> dict[str, Json]:
    try:
        return parse_object(text)
    except FileError as error:
        if not error.line:
            raise SaveError(f"This is no Waybread save. {error}") from None
        raise SaveError(
            f"This save is not whole: its text breaks off or is garbled at line {error.line}, column {error.column}."
        ) from None


def _check(content: dict[str, Json]) -> str:
    text = json.dumps(content, separators=(",", ":"), sort_keys=True)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def _table(content: dict[str, Json], depth: int, indent: str = "  ") -> str:
    lines = []
    for name, value in content.items():
        if depth and isinstance(value, dict) and value:
            shown = _table(value, depth - 1, indent + "  ")
        else:
            shown = json.dumps(value, ensure_ascii=False)
        lines.append(f"{indent}{json.dumps(name)}: {shown}")
    return "{\n" + ",\n".join(lines) + "\n" + indent[2:] + "}"
