"""The catalogue of a language: all its messages by id, and the sentences that they make."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from waybread.texts.message import Message, MessageError
from waybread.texts.text import CONTENT, Arg, CardName, Text, Words

_BOXES: Final = ("waybread.cardgame.boxes", "waybread.journeys.boxes")
"""Where boxes may have messages of their own: ``texts/en.json`` in the folder of each."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The messages of a language."""

    messages: Mapping[str, Message]

    def words(self, text: Text) -> Words:
        """A text as a sentence in parts, with a capital letter at its beginning."""
        parts = _joined(self._filled(text))
        if parts and isinstance(parts[0], str) and text.id != CONTENT:
            parts[0] = parts[0][:1].upper() + parts[0][1:]
        return tuple(parts)

    def _filled(self, text: Text) -> Iterable[str | CardName]:
        if text.id == CONTENT:
            yield str(text.args["words"])
            return
        message = self.messages.get(text.id)
        if message is None:
            raise MessageError(f"the catalogue has no message '{text.id}'")
        try:
            parts = message.fill(text.args)
        except MessageError as error:
            raise MessageError(f"{text.id}: {error}") from error
        for each in parts:
            yield from self._part(each)

    def _part(self, part: Arg) -> Iterable[str | CardName]:
        if isinstance(part, Text):
            yield from self._filled(part)
        elif isinstance(part, tuple):
            for place, each in enumerate(part):
                if place:
                    yield " and " if place == len(part) - 1 else ", "
                yield from self._part(each)
        else:
            yield part if isinstance(part, CardName) else str(part)


def _joined(parts: Iterable[str | CardName]) -> list[str | CardName]:
    found: list[str | CardName] = []
    for each in parts:
        if isinstance(each, str) and found and isinstance(found[-1], str):
            found[-1] += each
        elif each != "":
            found.append(each)
    return found


def message_files() -> list[Traversable]:
    """Every file with messages in English: of the program, and of the boxes."""
    own = [each for each in (files("waybread.texts") / "en").iterdir() if each.name.endswith(".json")]
    boxes = [box / "texts" / "en.json" for each in _BOXES for box in files(each).iterdir()]
    return sorted([*own, *(each for each in boxes if each.is_file())], key=str)


def read_messages(name: str, source: str) -> dict[str, str]:
    """Return the messages of a file by id; in the file they are nested by the parts of their ids."""
    found: dict[str, str] = {}

    def add(inside: str, data: Any) -> None:
        if isinstance(data, str):
            found[inside] = data
        elif isinstance(data, dict):
            for key, each in data.items():
                add(f"{inside}.{key}" if inside else key, each)
        else:
            raise MessageError(f"{name}: {inside} should be a message, not {json.dumps(data)}")

    add("", json.loads(source))
    return found


@cache
def english() -> Catalogue:
    """The English catalogue, read once."""
    found: dict[str, Message] = {}
    for file in message_files():
        for name, source in read_messages(file.name, file.read_text("utf-8")).items():
            if name in found:
                raise MessageError(f"two files have the message '{name}'")
            found[name] = Message.read(source)
    return Catalogue(found)
