"""A text as data: which message it is, and what is put into it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

CONTENT: Final = "content"
"""The id of a text that is not in the catalogue: words of a card, of an adventure, or of a person, as they are."""


@dataclass(frozen=True, slots=True)
class CardName:
    """A card in a sentence: pages make a link of it."""

    id: int
    title: str
    key: str = ""
    """Which design it is, in a game that has several with the same title."""


@dataclass(frozen=True, slots=True)
class Text:
    """A message of the catalogue with its arguments."""

    id: str
    args: Mapping[str, Arg]

    def __hash__(self) -> int:
        return hash((self.id, tuple(self.args.items())))


Item: TypeAlias = int | str | CardName | Text
Arg: TypeAlias = Item | tuple[Item, ...]
"""What a message may be given: a number, a name, a card, a text within the text, or several of these to be listed."""
Words: TypeAlias = tuple[str | CardName, ...]
"""A sentence in parts, so that cards in it can be told from words."""


def say(message: str, /, **args: Arg) -> Text:
    """A message of the catalogue with its arguments."""
    return Text(message, args)


def content(words: str) -> Text:
    """Words that are shown as they are."""
    return Text(CONTENT, {"words": words})


def plain(words: Words) -> str:
    """A sentence as a string."""
    return "".join(each if isinstance(each, str) else each.title for each in words)
