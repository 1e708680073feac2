"""The JSON of DragnCards: built-in decks, saved decks, bare lists, and the export of 2021."""

from __future__ import annotations

import json
import re
from typing import Final

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

_OURS: Final = re.compile(r"player[Nn1-4]?(play[0-9]?|deck|sideboard)|sharedboons", re.IGNORECASE)


def read(text: str, name: str = "") -> DeckList:
    """The one deck of a file, in any of the shapes that DragnCards has written."""
    said, rows = _rows(loaded(text))
    if not isinstance(rows, list):
        raise DeckFileError("A deck of DragnCards is a list of cards, and this is none.")
    bounded(len(rows))
    tally = Tally()
    for number, row in enumerate(rows, start=1):
        _count(tally, row, number, text)
    return tally.decklist(said or name)


def _rows(plain: Json) -> tuple[str, Json]:
    """The name and the list of cards."""
    decks = plain.get("preBuiltDecks") if isinstance(plain, dict) else None
    if isinstance(decks, dict):
        if len(decks) != 1:
            raise DeckFileError(f"A deck file holds one deck, and “preBuiltDecks” has {len(decks)}.")
        plain = next(iter(decks.values()))
    if not isinstance(plain, dict):
        return "", plain
    said = plain.get("name", plain.get("label"))
    return said.removeprefix("id:") if isinstance(said, str) else "", plain.get("load_list", plain.get("cards"))


def _count(tally: Tally, row: Json, number: int, text: str) -> None:
    if not isinstance(row, dict):
        raise DeckFileError(f"Card {number} of the list is no object.")
    group = row.get("loadGroupId", row.get("groupId", "playerNDeck"))
    if not isinstance(group, str) or not _OURS.fullmatch(group):
        raise DeckFileError(
            f"card {number} of the list lies in “{quoted(group)}”, which is no place of a player's deck.",
            line_of(text, f'"{group}"') if isinstance(group, str) else 0,
        )
    key, label = _id_and_label(row)
    line = line_of(text, f'"{key}"')
    entry = printings.by_octgn_id(key)
    if entry is None:
        raise unknown(f"{label} {key}".strip() or f"card {number} of the list", printings.near_titles(label), line)
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


def write(decklist: DeckList) -> str:
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
