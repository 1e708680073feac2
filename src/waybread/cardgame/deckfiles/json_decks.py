"""Decks as JSON, with cards by id: RingsDB's public API, and every shape that DragnCards has written."""

from __future__ import annotations

import json
import re
from typing import Final

from waybread.cardgame.deckfiles import printings
from waybread.cardgame.deckfiles.decklist import Counts, DeckFileError, DeckList, Tally, bounded, count_of, unknown_card
from waybread.files import FileError, line_of, parse_json, quoted
from waybread.kernel import Json

DEEPEST: Final = 24
"""Brackets within brackets."""
_COMMENTS: Final = re.compile(r'("(?:[^"\\]++|\\.)*+(?:"|\\?\Z))|//[^\n]*', re.DOTALL)
_PLAYERS_GROUPS: Final = re.compile(r"player[Nn1-4]?(play[0-9]?|deck|sideboard)|sharedboons", re.IGNORECASE)


def parse(text: str) -> Json:
    """Return the JSON in a text, with or without lines of comment as DragnCards has them."""
    try:
        return parse_json(_COMMENTS.sub(lambda part: part[1] or "", text), DEEPEST)
    except FileError as error:
        raise DeckFileError(error.reason, error.line) from None


def keys_of(text: str) -> frozenset[str]:
    """Return the keys of the object in a JSON text, or of the first one in a list."""
    data = parse(text)
    first = data[0] if isinstance(data, list) and data else data
    return frozenset(first) if isinstance(first, dict) else frozenset()


# RingsDB ------------------------------------------------------------------------------


def read_ringsdb(text: str, name: str = "") -> DeckList:
    """The decklist in an answer of the API."""
    plain = _only(parse(text))
    slots, heroes = _counts(plain, "slots", text), _counts(plain, "heroes", text)
    if not slots and not heroes:
        example = '{"01073": 3}'
        line = line_of(text, '"slots"')
        raise DeckFileError(f"'slots' names no card; it gives cards by code with their copies, as {example}.", line)
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
        raise DeckFileError("A decklist of RingsDB is an object with 'slots', and this is none.")
    return plain


def _counts(plain: dict[str, Json], key: str, text: str) -> dict[str, int]:
    cards = plain.get(key)
    if cards is None or cards == []:  # an empty list of PHP is an empty object too
        return {}
    if not isinstance(cards, dict):
        raise DeckFileError(f"'{key}' names cards by code with their number of copies.", line_of(text, f'"{key}"'))
    bounded(len(cards))
    return {
        code: count_of(count, f"{quoted(code)} in '{key}'", line_of(text, f'"{code}"')) for code, count in cards.items()
    }


def _entry(code: str, text: str) -> printings.Entry:
    entry = printings.by_code(code)
    if entry is None:
        near = [f"{each} {found.title}" for each in printings.near_codes(code) if (found := printings.by_code(each))]
        raise unknown_card(code, near, line_of(text, f'"{code}"'))
    return entry


def write_ringsdb(decklist: DeckList) -> str:
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


# DragnCards ---------------------------------------------------------------------------


def read_dragncards(text: str, name: str = "") -> DeckList:
    """The one deck of a file, in any of the shapes that DragnCards has written."""
    said, rows = _rows(parse(text))
    if not isinstance(rows, list):
        raise DeckFileError("A deck of DragnCards is a list of cards, and this is none.")
    bounded(len(rows))
    tally = Tally()
    for number, row in enumerate(rows, start=1):
        _add_row(tally, row, number, text)
    return tally.decklist(said or name)


def _rows(plain: Json) -> tuple[str, Json]:
    """The name and the list of cards."""
    decks = plain.get("preBuiltDecks") if isinstance(plain, dict) else None
    if isinstance(decks, dict):
        if len(decks) != 1:
            raise DeckFileError(f"A deck file holds one deck, and 'preBuiltDecks' has {len(decks)}.")
        plain = next(iter(decks.values()))
    if not isinstance(plain, dict):
        return "", plain
    said = plain.get("name", plain.get("label"))
    return said.removeprefix("id:") if isinstance(said, str) else "", plain.get("load_list", plain.get("cards"))


def _add_row(tally: Tally, row: Json, number: int, text: str) -> None:
    if not isinstance(row, dict):
        raise DeckFileError(f"Card {number} of the list is no object.")
    group = row.get("loadGroupId", row.get("groupId", "playerNDeck"))
    if not isinstance(group, str) or not _PLAYERS_GROUPS.fullmatch(group):
        raise DeckFileError(
            f"card {number} of the list lies in {quoted(group)}, which is no place of a player's deck.",
            line_of(text, f'"{group}"') if isinstance(group, str) else 0,
        )
    key, label = _id_and_label(row)
    line = line_of(text, f'"{key}"')
    entry = printings.by_octgn_id(key)
    if entry is None:
        raise unknown_card(f"{label} {key}".strip() or f"card {number} of the list", printings.near_titles(label), line)
    count = count_of(row.get("quantity", 1), entry.title, line)
    tally.add(entry, count, line, side="sideboard" in group.casefold())


def _id_and_label(row: dict[str, Json]) -> tuple[str, str]:
    """The id, and the name where one is written beside it."""
    key, label, old = row.get("databaseId"), row.get("_name", row.get("name")), row.get("cardRow")
    if isinstance(old, dict):
        key = old.get("cardid")
        sides = old.get("sides")
        front = sides.get("A") if isinstance(sides, dict) else None
        label = front.get("name") if isinstance(front, dict) else None
    return key if isinstance(key, str) else "", label if isinstance(label, str) else ""


def write_dragncards(decklist: DeckList) -> str:
    """The deck as a saved one."""
    rows = [*_load_list(decklist.cards), *_load_list(decklist.side, "playerNSideboard")]
    return json.dumps({"name": decklist.name, "load_list": rows, "public": False}, ensure_ascii=False, indent=1) + "\n"


def _load_list(cards: Counts, group: str = "") -> list[dict[str, str | int]]:
    return [
        {
            "databaseId": entry.octgn_id,
            "quantity": count,
            "loadGroupId": group or ("playerNPlay1" if entry.type in ("Hero", "Contract") else "playerNDeck"),
            "_name": entry.title,
        }
        for entry, count in cards
    ]
