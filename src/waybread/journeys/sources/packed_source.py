"""The texts of an author's files, and how they travel."""

from __future__ import annotations

import binascii
import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from waybread.files import is_encodable
from waybread.kernel import SetupError

FOLDER: Final = "folder"
"""A folder of text files (docs/adventure-format.md)."""
JIME: Final = "jime"
"""A file, or the files of a campaign, of the Your Journey editor."""
MOST_FILES: Final = 200
MOST_CHARACTERS: Final = 3_000_000
"""Of all files together."""
LONGEST_PATH: Final = 120
LONGEST_PACKED: Final = 700_000
"""Characters of a packed source, so that it fits into whatever a game travels in."""
_DAMAGED: Final = "This adventure's source cannot be read: it was altered or damaged."
_TOO_LONG: Final = f"An adventure's files have at most {MOST_CHARACTERS:,} characters together."


@dataclass(frozen=True, slots=True)
class Source:
    """The texts of an author's files, by their paths."""

    format: str
    files: Mapping[str, str]

    @property
    def key(self) -> str:
        """What its adventure is called in games: the same for the same texts, everywhere."""
        return f"own-{sha256(self._text().encode()).hexdigest()[:24]}"

    def to_text(self) -> str:
        """As a text that can travel."""
        return b64encode(zlib.compress(self._text().encode(), 9)).decode()

    def _text(self) -> str:
        return json.dumps([self.format, dict(sorted(self.files.items()))], ensure_ascii=False, separators=(",", ":"))

    def inside(self, folder: str) -> Source:
        """The files of a folder as a source of their own."""
        front = f"{folder}/"
        found = {path.removeprefix(front): text for path, text in self.files.items() if path.startswith(front)}
        return Source(self.format, found)


@dataclass(frozen=True, slots=True)
class Remark:
    """One thing that is wrong with a source, or that its author may want to know."""

    where: str
    """The file and the line, or the thing that it is about."""
    words: str
    error: bool
    """Can nothing be played as long as it is so?"""


def parse_source(text: str) -> Source:
    """The source in a packed text, whoever wrote it; SetupError in one sentence if there is none in it."""
    if len(text) > LONGEST_PACKED:
        raise SetupError(f"An adventure's source has at most {LONGEST_PACKED:,} characters when it is packed.")
    try:
        opener = zlib.decompressobj()
        data = opener.decompress(b64decode(text, validate=True), 4 * MOST_CHARACTERS)
        too_long = bool(opener.unconsumed_tail)
        format_, files = (FOLDER, {}) if too_long else json.loads(data)
    except (binascii.Error, zlib.error, ValueError, TypeError, RecursionError):
        raise SetupError(_DAMAGED) from None
    if too_long:
        raise SetupError(_TOO_LONG)
    if format_ not in (FOLDER, JIME) or not isinstance(files, dict):
        raise SetupError(_DAMAGED)
    if reason := why_not_files(files):
        raise SetupError(reason)
    return Source(format_, files)


def why_not_files(files: Mapping[str, object]) -> str | None:
    """Why these cannot be the files of a source, or None."""
    if not 1 <= len(files) <= MOST_FILES:
        return f"An adventure has 1 to {MOST_FILES} files, not {len(files)}."
    if not all(isinstance(each, str) and is_encodable(each) for each in files.values()):
        return _DAMAGED
    if sum(len(str(each)) for each in files.values()) > MOST_CHARACTERS:
        return _TOO_LONG
    wrong = next((path for path in files if not is_path(path)), None)
    return None if wrong is None else f"'{ascii(wrong)[1:41]}' cannot be the path of a file in a folder."


def is_path(path: str) -> bool:
    """Does a path lead down into a folder, by names that every system takes?"""
    plain = path.isprintable() and len(path) <= LONGEST_PATH and not set(path) & set('\\:*?"<>|')
    return plain and all(each.strip() == each and each.strip(".") for each in path.split("/"))
