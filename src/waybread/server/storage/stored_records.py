"""What goes into storage and comes out of it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Any, TypeAlias

from waybread.table import Entry

Json: TypeAlias = Any


class Status(StrEnum):
    """How far a table is."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


class Role(StrEnum):
    """What a token is good for."""

    HOST = "host"
    PLAYER = "player"
    INVITE = "invite"
    """Whoever comes with it may take a free chair."""
    WATCH = "watch"


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table from outside."""

    id: str
    game: str
    wishes: Mapping[str, Json]
    seats: int
    casual: bool
    created: float
    touched: float
    number: int
    """How many entries its journal has."""
    status: Status
    paused: bool


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The packed table after so many entries, and the engine that wrote it."""

    number: int
    engine: str
    save: str


@dataclass(frozen=True, slots=True)
class Loaded:
    """All it takes to have a table again; read in one moment."""

    row: TableRow
    checkpoint: Checkpoint | None
    entries: list[Entry]
    """What came after the checkpoint; the whole journal if there is none."""


@dataclass(frozen=True, slots=True)
class Append:
    """Entries for a table's journal, to come after so many others."""

    table_id: str
    after: int
    entries: Sequence[Entry]
    status: Status | None = None
    """How far the table is then; None: as before."""
    paused: bool | None = None


@dataclass(frozen=True, slots=True)
class Holder:
    """What a token stands for."""

    table_id: str
    holder: str
    role: Role


@dataclass(frozen=True, slots=True)
class Label:
    """What stands on the outside of a thing on a shelf."""

    id: str
    game: str
    name: str
    changed: float
    """When it was last changed, in seconds since 1970."""


@dataclass(frozen=True, slots=True)
class Kept(Label):
    """A thing on a shelf: a deck, a campaign's log, a save."""

    content: Json


@dataclass(frozen=True, slots=True)
class Quest:
    """A finished game in the quest log."""

    table_id: str
    game: str
    scenario: str
    difficulty: str
    won: bool
    reason: str
    rounds: int
    total: int | None
    """The score, where there is one: less is better."""
    players: list[str]
    decks: list[Json]
    """Each seat's heroes and cards."""
    score: dict[str, int]
    """The parts of the score."""
    undone: int | None = None
    """How many answers were taken back; none for games of before that was counted."""
    replay: str = ""
    """Empty in lists."""
    finished: float = 0.0
    """In seconds since 1970."""
    id: str = ""


class Order(StrEnum):
    """How a quest log is read."""

    NEWEST = "newest"
    OLDEST = "oldest"
    BEST = "best"
    """Won first, the lowest score before others."""
    LONGEST = "longest"
    """By rounds."""


@dataclass(frozen=True, slots=True)
class Page:
    """A part of a quest log."""

    quests: list[Quest]
    total: int
    """How many there are in all."""


# Ids and tokens: made here, so that nobody uses weak ones


def new_id() -> str:
    """An id that may be seen in addresses."""
    return secrets.token_hex(8)


def new_token() -> str:
    """A secret that nobody can guess (192 bits), fit for a link."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> bytes:
    """What storage keeps of a token. Tokens are random, so a plain hash cannot be searched for."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()
