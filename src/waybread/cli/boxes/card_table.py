"""Tables of all printed cards, in TSV: one row for each card, and a text column in the publisher's words.

The facts of a row are given in the columns of a box's ``cards.tsv``, so that both can be compared as they are. The
sentences are only read, never written anywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from waybread.cardgame import KEYWORDS, NO_TEXT, NUMBERS, Keyword
from waybread.files import FileError, did_you_mean, errors_as, quoted, read_text
from waybread.kernel import WaybreadError

LARGEST: Final = 1 << 26
NEEDED: Final = (
    "set", "set_code", "number", "title", "unique", "type", "sphere", "stage", *NUMBERS, "victory", "traits",
    "keywords", "quantity", "encounter_set", "easy_quantity", "text", "shadow", "side_b_title", "side_b_text",
    "campaign_type", "corner", "icons",
)  # fmt: skip
"""The columns that are read; a table may have more."""
PLAYER_TYPES: Final = ("hero", "ally", "attachment", "event")
_KEYWORD: Final = re.compile(r"([A-Z][a-z]+)(?: (\d+))?\.")
_ESCAPE: Final = re.compile(r"^Escape: (\d+)\n?", re.MULTILINE)
"""Printed in a corner of the card, but at the head of the text in a table."""


@dataclass(frozen=True, slots=True)
class TableCard:
    """A card of such a table."""

    set_name: str
    set_code: str
    facts: Mapping[str, str]
    """In the columns of ``cards.tsv``; without its set."""
    text: str
    """What is printed in the text box, or on side A of a quest card; lines are lines of the card."""
    shadow: str
    back: str
    """What is printed on side B."""
    unknown_keywords: tuple[str, ...] = ()
    """What stands where keywords do, but is not a registered keyword."""

    @property
    def sentences(self) -> tuple[str, ...]:
        """All that is printed, in the publisher's words."""
        return tuple(filter(None, (self.text, self.shadow, self.back)))


def read_card_table(path: Path) -> list[TableCard]:
    """Every card of a table; one sentence with the line says what is wrong with it."""
    with errors_as(WaybreadError):
        lines = read_text(path, LARGEST).split("\n")
        header = lines[0].rstrip("\r").split("\t")
        if missing := [each for each in NEEDED if each not in header]:
            raise FileError(f"a table of cards has a column {missing[0]}.", 1, file=path)
        found = []
        for number, line in enumerate(lines[1:], 2):
            if cells := line.rstrip("\r"):
                row = cells.split("\t")
                if len(row) != len(header):
                    raise FileError(f"{len(row)} cells, but the table has {len(header)} columns.", number, file=path)
                found.append(_card(dict(zip(header, row, strict=True)), number, path))
    if not found:
        raise WaybreadError(f"{path} has no cards.")
    return found


def cards_of_sets(cards: Iterable[TableCard], sets: Sequence[str]) -> list[TableCard]:
    """The cards of some sets by name, in that order; raises on a set that the table does not have."""
    by_set: dict[str, list[TableCard]] = {}
    for each in cards:
        by_set.setdefault(each.set_name, []).append(each)
    for name in sets:
        if name not in by_set:
            raise WaybreadError(f"The table has no set {quoted(name)}; {did_you_mean(name, by_set)}")
    return [each for name in dict.fromkeys(sets) for each in by_set[name]]


def _card(row: Mapping[str, str], line: int, path: Path) -> TableCard:
    quest = row["type"] == "Quest"
    for name in ("number", *NUMBERS, "quantity", "easy_quantity"):
        value = row[name]
        wanted = value.isdecimal() if name == "number" else value in {"", "X", "-"} or value.isdecimal()
        if not wanted:
            raise FileError(f"the column {name} has a number, not {quoted(value)}.", line, file=path)
    type_ = row["type"].lower()
    player = type_ in PLAYER_TYPES
    own_name = row["side_b_title"] if quest else row["title"]
    encounter = row["encounter_set"]
    words = [f"{each} {number}." if number else f"{each}." for each, number in _KEYWORD.findall(row["keywords"])]
    known = {str(each) for each in Keyword} | set(KEYWORDS)
    keywords = [each for each in words if each.rstrip(".").split()[0].lower() in known]
    keywords += [f"Victory {row['victory']}."] if row["victory"].isdecimal() and row["victory"] != "0" else []
    keywords = [f"{each[:-1]} 1." if each in {"Doomed.", "Victory."} else each for each in dict.fromkeys(keywords)]
    text, shadow, back = (row[each].replace("\\n", "\n") for each in ("text", "shadow", "side_b_text"))
    escape = _ESCAPE.search(text)
    text = _ESCAPE.sub("", text)
    unknown = tuple(each for each in words if each.rstrip(".").split()[0].lower() not in known)
    facts = {
        "number": row["number"],
        "title": own_name,
        "side_a": row["title"] if quest else "",
        "unique": "1" if row["unique"] == "1" else "",
        "type": type_,
        "sphere": row["sphere"].lower(),
        "stage": row["stage"].rstrip("ABCDEFGH"),
        **{each: "" if row[each] == "-" else row[each] for each in NUMBERS},
        "traits": row["traits"],
        "keywords": " ".join(sorted(keywords)),
        "quantity": row["quantity"] or "1",
        "easy_quantity": "" if player or quest else row["easy_quantity"] or row["quantity"] or "1",
        "encounter_set": "" if quest or type_ == "campaign" else encounter,
        "scenario": encounter if quest or type_ == "campaign" else "",
        "campaign": row["campaign_type"].lower() if row["campaign_type"] in {"Boon", "Burden"} else "",
        "escape": escape[1] if escape else "",
        "corner": row["corner"],
        "icons": row["icons"],
        "text": "" if shadow or back or unknown or _KEYWORD.sub("", text).strip() else NO_TEXT,
    }
    if quest and facts["quest_points"] in {"", "X"}:
        facts["quest_points"] = "0"
    return TableCard(row["set"], row["set_code"], facts, text, shadow, back, unknown)
