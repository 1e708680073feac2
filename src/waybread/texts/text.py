"""A text as data: which message it is, and what is put into it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any, Final, TypeAlias

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


def joined(message: str, parts: Sequence[Item]) -> Item:
    """Several parts as one, where a list with *and* will not do: the message joins the *first* ones with the *next*."""
    return reduce(lambda first, then: say(message, first=first, next=then), parts)


def pack(text: Text) -> str:
    """A text as a string, where it has to be kept as one."""
    return json.dumps(_packed(text), ensure_ascii=False)


def unpack(packed: str) -> Text:
    """The text that was packed."""
    text = _unpacked(json.loads(packed))
    if not isinstance(text, Text):
        raise ValueError(f"This is not a text: {packed}")
    return text


def _packed(arg: Arg) -> Any:
    if isinstance(arg, Text):
        return {"id": arg.id, "args": {name: _packed(each) for name, each in arg.args.items()}}
    if isinstance(arg, CardName):
        return {"card": arg.id, "title": arg.title, "key": arg.key}
    return [_packed(each) for each in arg] if isinstance(arg, tuple) else arg


def _unpacked(data: Any) -> Any:
    if isinstance(data, list):
        return tuple(_unpacked(each) for each in data)
    if not isinstance(data, dict):
        return data
    if "card" in data:
        return CardName(data["card"], data["title"], data["key"])
    return Text(data["id"], {name: _unpacked(each) for name, each in data["args"].items()})


def plain(words: Words) -> str:
    """A sentence as a string."""
    return "".join(each if isinstance(each, str) else each.title for each in words)
