"""Words of a ``.jime`` file: texts cleaned of what is no text, and names that are safe for the app."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from waybread import files
from waybread.journeys.library import plain

_LOOKED_AT: Final = 200
"""Letters of a name that is quoted."""
_LONGEST: Final = 40
"""Letters of a safe name, before its number."""
_ICONS: Final = {
    "M": "Might", "A": "Agility", "Z": "Wisdom", "S": "Spirit", "W": "Wit", "X": "wild", "s": "success", "f": "fate",
    "D": "damage", "F": "fear", "L": "lore", "R": "ranged", "T": "trinket", "I": "interact", "C": "corruption",
    "O": "action", "r": "", "v": "", "p": "", "d": "", "w": "", "c": "",
}  # fmt: skip
"""Letters that the player app draws as pictures; the last six are symbols of boxes."""
UNKNOWN_ICON: Final = "[?]"
_ICON: Final = re.compile(r'<font="?Icon"?>(.*?)</font>', re.IGNORECASE | re.DOTALL)
_TAG: Final = re.compile(
    r"</?(?:b|i|u|s|br|p|color|size|font|align|mark|sup|sub)(?:[ =][^<>]{0,80})?/?>", re.IGNORECASE
)


def clean(text: str) -> str:
    """A text as people read it: no marks for letters, pictures as words, no characters that cannot be seen."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ")
    worded = _TAG.sub("", _ICON.sub(lambda found: "".join(map(_write_letter, found[1])), lines))
    return "".join(each for each in worded if each == "\n" or _visible(each)).strip()


def _write_letter(letter: str) -> str:
    return letter if letter.isspace() else _ICONS.get(letter, UNKNOWN_ICON)


def _visible(letter: str) -> bool:
    return unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def quoted(name: str) -> str:
    """A name in quotation marks, cleaned and not too long for a message."""
    return files.quoted(" ".join(clean(name[:_LOOKED_AT]).split()))


def safe(name: str, otherwise: str) -> str:
    """A safe name for one that may hold anything: small letters, figures and hyphens."""
    return "".join(each for each in plain(name) if each.isascii())[:_LONGEST].strip("-") or otherwise


class Names:
    """Safe names, each once."""

    def __init__(self, otherwise: str) -> None:
        self._otherwise = otherwise
        self._safe: dict[str, str] = {}
        self._counts: dict[str, int] = {}
        """Those that are used, each with the last number that was put behind it."""

    def __getitem__(self, name: str) -> str:
        if name not in self._safe:
            self._safe[name] = self.fresh(name)
        return self._safe[name]

    def fresh(self, name: str) -> str:
        """A safe name that nothing has yet."""
        stem = safe(name, self._otherwise)
        found = stem
        while found in self._counts:
            self._counts[stem] += 1
            found = f"{stem}-{self._counts[stem]}"
        self._counts[found] = 1
        return found
