"""The words of a scenario by keys of ours, and which key of a file's translations each of them has."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from waybread.journeys.importers.jime.import_notes import Notes
from waybread.journeys.importers.jime.jime_parts import MOST_NAME, Part
from waybread.journeys.importers.jime.safe_words import UNKNOWN_ICON, clean, quoted

MOST_LANGUAGES: Final = 40
MOST_WORDS: Final = 20_000
"""Texts of one language."""
_STOCK: Final = {
    "look": "Take a closer look",
    "speak": "Speak",
    "face": "Face it",
    "use": "Use it",
    "ask": "What will you do?",
    "answer": "Go on",
    "no objective": "Nothing presses you for the moment.",
}
"""Words of ours where a file has none."""
_TELLS: Final = re.compile(
    r"\b(?:suffers?|negates?|(?:takes?|gains?|loses?|discards?|draws?) (?:\d|an? ))", re.IGNORECASE
)
"""English words for what is done with cards and figures."""
_HARM: Final = re.compile(r'(?i:<font="?Icon"?>)[^<]*[DF]')
"""Pictures of damage and fear, which say the same in every language."""


class Texts:
    """Gathers the words while a file is read."""

    def __init__(self, notes: Notes) -> None:
        self.words: dict[str, str] = {}
        self._notes = notes
        self._theirs: dict[str, str] = {}

    def add(self, key: str, text: str, where: str, theirs: str) -> str:
        """Add a text; its key, or nothing if there are no words in it."""
        found = clean(text)
        if not found:
            return ""
        if UNKNOWN_ICON in found and UNKNOWN_ICON not in text:
            self._notes.replaced(where, f"a picture in the text is not known and is shown as {UNKNOWN_ICON}.")
        if _TELLS.search(found) or _HARM.search(text):
            self._notes.left_out(where, "its words tell players to do something, which only they can do, at a table.")
        self.words[key] = found
        self._theirs[theirs] = key
        return key

    def stock(self, name: str) -> str:
        """The key of words of ours."""
        self.words[name] = _STOCK[name]
        return name

    def languages(self, scenario: Part) -> Mapping[str, Mapping[str, str]]:
        """The words in other languages, by language and key."""
        found: dict[str, dict[str, str]] = {}
        for each in scenario.parts("translations", "translation", MOST_LANGUAGES):
            code = clean(each.need("dataName", "translationItems").text("dataName", MOST_NAME)).casefold()
            words = found.setdefault(code, {})
            unknown = 0
            for item in each.parts("translationItems", "item", MOST_WORDS):
                key = self._theirs.get(item.need("key", "text").text("key"))
                if key is None:
                    unknown += 1
                elif text := clean(item.text("text")):
                    words[key] = text
            if unknown:
                self._notes.dangling(f"translation {quoted(code)}", f"{unknown} of its texts belong to nothing here.")
        return found
