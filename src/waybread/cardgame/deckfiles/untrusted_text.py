"""From bytes that strangers made to text and JSON that can be trusted to be small and shallow."""

from __future__ import annotations

import codecs
import json
import re
from typing import Final

from waybread.cardgame.deckfiles.decklist import DeckFileError, quoted
from waybread.kernel import Json

LARGEST: Final = 1 << 20
"""Bytes of a deck file."""
DEEPEST: Final = 24
"""Brackets within brackets."""
_LONGEST_NUMBER: Final = 15
_JSON_PARTS: Final = re.compile(r'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)|//[^\n]*|[\[\]{}]', re.DOTALL)
_NOT_TEXT: Final = re.compile("[\x00-\x08\x0b\x0e-\x1f\x7f\ufffe\uffff]")


def decoded(data: bytes) -> str:
    """The text of a file: UTF-8, or UTF-16 with its mark; nothing else, and nothing large."""
    if len(data) > LARGEST:
        raise DeckFileError(f"A deck file has at most {LARGEST // 1024} KiB, and this one has more.")
    wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        text = data.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        if b"\0" in data[:4096] and not wide:
            raise DeckFileError("This is no deck file: it holds bytes that are not text.") from None
        line = data.count(b"\n", 0, error.start) + 1
        raise DeckFileError("the text is not in UTF-8; please save the file as UTF-8.", line) from None
    strange = _NOT_TEXT.search(text)
    if strange:
        line = text.count("\n", 0, strange.start()) + 1
        raise DeckFileError("this is no deck file: it holds characters that are not text.", line)
    return text.replace("\r\n", "\n").replace("\r", "\n")


def loaded(text: str) -> Json:
    """JSON, shallow, with lines of comment as DragnCards has them; each key once."""
    depth = 0
    for part in _JSON_PARTS.finditer(text):
        depth += (part.group() in "[{") - (part.group() in "]}")
        if depth > DEEPEST:
            line = text.count("\n", 0, part.start()) + 1
            raise DeckFileError(f"the brackets of the JSON are more than {DEEPEST} deep.", line)
    bare = _JSON_PARTS.sub(lambda part: "" if part.group().startswith("//") else part.group(), text)
    try:
        plain: Json = json.loads(bare, object_pairs_hook=_once, parse_int=_number, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        where = f"column {error.colno}"
        raise DeckFileError(f"the JSON is not whole at {where} ({error.msg.lower()}).", error.lineno) from None
    return plain


def _once(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for key, value in pairs:
        if key in found:
            raise DeckFileError(f"The key “{quoted(key)}” stands twice in the JSON, and only one of them can count.")
        found[key] = value
    return found


def _number(digits: str) -> int:
    if len(digits) > _LONGEST_NUMBER:
        raise DeckFileError(f"The number {quoted(digits)} in the JSON is larger than anything a deck needs.")
    return int(digits)


def _no_constant(word: str) -> None:
    raise DeckFileError(f"{word} in the JSON is no number.")


def line_of(text: str, words: str) -> int:
    """The line on which the words stand for the first time, or 0."""
    place = text.find(words)
    return text.count("\n", 0, place) + 1 if place >= 0 else 0
