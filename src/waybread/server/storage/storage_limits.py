"""How much may be stored, and the sentences that say so."""

from __future__ import annotations

import json
from typing import Final

from waybread.server.storage.storage_errors import TooMuch
from waybread.server.storage.stored_records import Json
from waybread.table import Refused

LONGEST_NAME: Final = 80
MOST_TOKENS: Final = 200
"""Of one table: its host, players, invitations and spectators."""
MOST_DECKS: Final = 200
"""On one shelf, as the others below."""
MOST_CAMPAIGNS: Final = 50
MOST_SAVES: Final = 50
LARGEST_DECK: Final = 32 * 1024
"""Characters, as those below."""
LARGEST_CAMPAIGN: Final = 256 * 1024
LARGEST_SAVE: Final = 4 * 1024 * 1024
MOST_ADVENTURES: Final = 20
LARGEST_ADVENTURE: Final = 1024 * 1024
LARGEST_PARTY: Final = 4 * 1024 * 1024
MOST_MEMBERS: Final = 10
"""People who have one party on their shelves."""
MOST_AT_ONCE: Final = 200
"""Quests on one page."""


def check_name(name: str) -> str:
    """A name for a thing on a shelf, with single blanks."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refused(f"A name has 1 to {LONGEST_NAME} letters that can be read.")
    return name


def check_room(what: str, there: int, most: int) -> None:
    """Is there room for one more?"""
    if there >= most:
        raise TooMuch(f"There is room for {most} {what}; one has to go before another can come.")


def check_text(what: str, text: str, largest: int) -> None:
    """Can a text be stored: not too long, and nothing in it that no database takes?"""
    if len(text) > largest:
        raise TooMuch(f"{what} can have {largest} characters; this has {len(text)}.")
    if "\0" in text or not _is_utf8(text):
        raise Refused(f"{what} contains invalid characters.")


def _is_utf8(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def check_json(what: str, data: Json, largest: int) -> None:
    """Can data be stored as JSON, and is it not too long?"""
    try:
        text = as_json(data)
    except (TypeError, ValueError, RecursionError):
        raise Refused(f"{what} cannot be written as JSON.") from None
    check_text(what, text, largest)


def as_json(data: Json) -> str:
    """Data as the database keeps it."""
    return json.dumps(data, allow_nan=False, separators=(",", ":"))
