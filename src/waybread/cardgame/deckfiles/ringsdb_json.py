"""The JSON of RingsDB's public API: a decklist with cards by code."""

from __future__ import annotations

import json

from waybread.cardgame.deckfiles import printings
from waybread.cardgame.deckfiles.decklist import (
    Counts,
    DeckFileError,
    DeckList,
    Tally,
    bounded,
    count_of,
    quoted,
    unknown,
)
from waybread.cardgame.deckfiles.untrusted_text import line_of, loaded
from waybread.kernel import Json


def read(text: str, name: str = "") -> DeckList:
    """The decklist in an answer of the API."""
    plain = _only(loaded(text))
    slots, heroes = _counts(plain, "slots", text), _counts(plain, "heroes", text)
    if not slots and not heroes:
        example = '{"01073": 3}'
        line = line_of(text, '"slots"')
        raise DeckFileError(f"“slots” names no card; it gives cards by code with their copies, as {example}.", line)
    tally = Tally()
    # The slots repeat the heroes; where they do not, the heroes still count.
    for code, count in {**heroes, **slots}.items():
        tally.add(_entry(code, text), count)
    for code, count in _counts(plain, "sideslots", text).items():
        tally.add(_entry(code, text), count, side=True)
    said, notes = plain.get("name"), plain.get("description_md")
    return tally.decklist(said if isinstance(said, str) and said else name, notes if isinstance(notes, str) else "")


def _only(plain: Json) -> dict[str, Json]:
    if isinstance(plain, list) and len(plain) == 1:
        plain = plain[0]
    if isinstance(plain, list):
        raise DeckFileError(f"A deck file holds one deck, and this list has {len(plain)} entries.")
    if not isinstance(plain, dict):
        raise DeckFileError("A decklist of RingsDB is an object with “slots”, and this is none.")
    return plain


def _counts(plain: dict[str, Json], key: str, text: str) -> dict[str, int]:
    cards = plain.get(key)
    if cards is None or cards == []:  # an empty list of PHP is an empty object too
        return {}
    if not isinstance(cards, dict):
        raise DeckFileError(f"“{key}” names cards by code with their number of copies.", line_of(text, f'"{key}"'))
    bounded(len(cards))
    return {
        code: count_of(count, f"“{quoted(code)}” in “{key}”", line_of(text, f'"{code}"'))
        for code, count in cards.items()
    }


def _entry(code: str, text: str) -> printings.Entry:
    entry = printings.by_code(code)
    if entry is None:
        near = [f"{each} {found.title}" for each in printings.near_codes(code) if (found := printings.by_code(each))]
        raise unknown(code, near, line_of(text, f'"{code}"'))
    return entry


def write(decklist: DeckList) -> str:
    """The deck as the API would answer it."""
    heroes = tuple(each for each in decklist.cards if each[0].type == "Hero")
    latest = max((entry for entry, _ in decklist.cards), key=lambda each: (len(each.code), each.code))
    plain = {
        "name": decklist.name,
        "description_md": decklist.notes,
        "heroes": _slots(heroes),
        "slots": _slots(decklist.cards),
        "sideslots": _slots(decklist.side) or [],
        "version": "1.0",
        "last_pack": latest.pack,
    }
    return json.dumps(plain, ensure_ascii=False, indent=1) + "\n"


def _slots(cards: Counts) -> dict[str, int]:
    return {entry.code: count for entry, count in cards}
