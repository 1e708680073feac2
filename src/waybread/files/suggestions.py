"""Names in messages: quoted, in a list, and those that an unknown word may have meant."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from typing import Final

_MOST_NAMED: Final = 12
"""Names in a list to choose from."""
_MOST_COMPARED: Final = 300
"""Names among which similar ones are searched for: more would take too long."""
_LONGEST_COMPARED: Final = 80
_SIMILAR: Final = 0.7
"""Names that are less similar are suggested only if there are no others."""
_SHORTEST_START: Final = 3
_LONGEST_QUOTED: Final = 60


def fold(text: str, dropped: str = "'’‘`´ʼ′") -> str:
    """Return a name in lower case with hyphens between its words, without accents and these characters."""
    letters = unicodedata.normalize("NFKD", text.translate(_deleted(dropped))).casefold()
    words = "".join(each if each.isalnum() else " " for each in letters if not unicodedata.combining(each))
    return "-".join(words.split())


@cache
def _deleted(characters: str) -> dict[int, None]:
    return dict.fromkeys(map(ord, characters))


def close_names(word: str, known: Iterable[str]) -> list[str]:
    """Return up to three of the known names that look like a word, or begin like it.

    Case, accents and marks do not matter.
    """
    names = list(known)
    prefix = word[: word.rfind(".") + 1]
    if not all(each.startswith(prefix) for each in names):
        prefix = ""  # one that all have makes none of them closer
    folded = {fold(each.removeprefix(prefix)): each for each in names}
    wanted = fold(word.removeprefix(prefix)[:_LONGEST_COMPARED])
    close = get_close_matches(wanted, folded, cutoff=_SIMILAR)
    if not close and len(wanted) > _SHORTEST_START:
        starts = {each[: len(wanted)]: each for each in folded}
        close = [starts[each] for each in get_close_matches(wanted, starts, cutoff=_SIMILAR)]
    return [folded[each] for each in close or get_close_matches(wanted, folded)]


def did_you_mean(word: str, known: Iterable[str], *, most: int = _MOST_NAMED) -> str:
    """Return the end of a message about an unknown word: similar names, or else up to ``most`` of the known ones."""
    names = list(dict.fromkeys(known))
    if len(names) <= _MOST_COMPARED and (close := close_names(word, names)):
        return suggestion(close)
    more = f" and {len(names) - most} more" if len(names) > most else ""
    if len(names) == 1:
        return f"there is only {names[0]}."
    return f"there are {', '.join(names[:most])}{more}." if names else "there are none."


def suggestion(close: Iterable[str]) -> str:
    """Return the end of a message about an unknown word: the names that are like it."""
    names = " or ".join(close)
    return f"did you mean {names}?" if names else "nothing known is like it."


def quoted(words: object) -> str:
    """Return what somebody wrote in quotation marks, printable and not too long for a message."""
    text = str(words)[: 4 * _LONGEST_QUOTED]
    shown = text if text.isprintable() else ascii(text)[1:-1]
    return f"'{shown}'" if len(shown) <= _LONGEST_QUOTED else f"'{shown[:_LONGEST_QUOTED]}...'"


def described(value: object, mapping: str = "an object") -> str:
    """Return a value of the wrong kind as a message has it: a text quoted, a list or dictionary by its kind."""
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, bool):
        return str(value).lower()
    return mapping if isinstance(value, dict) else "a list" if isinstance(value, list | tuple) else f"{value!r:.20}"


def join_names(names: Iterable[str]) -> str:
    """Return names as a sentence has them: A, B and C."""
    *front, last = list(names) or [""]
    return f"{', '.join(front)} and {last}" if front else last
