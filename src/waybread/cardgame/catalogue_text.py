"""Printed cards as text for people: a table of many, a sheet of one."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from waybread.cardgame.catalogue import Entry, printed_numbers, sorted_traits
from waybread.cardgame.facts import Card, printed_keyword

__all__ = ["WIDTH", "sheet", "table"]
WIDTH: Final = 79


def table(entries: Sequence[Entry]) -> str:
    """Cards in one line each, set by set, and how many of them can be played."""
    lines: list[str] = []
    for set_name, cards in groupby(entries, key=lambda each: each.set_name):
        lines += [set_name, *(_line(each) for each in cards), ""]
    done = sum(each.card is not None for each in entries)
    return "\n".join([*lines, f"{done} of these {len(entries)} cards are implemented."])


def sheet(entry: Entry) -> str:
    """A card in full, for reading: name, facts, and what it does in our words."""
    card = entry.card
    lines = [entry.title, _joined([entry.type, entry.group, f"{entry.set_name} {entry.number}"])]
    if card is None:
        lines.append("Not implemented yet: it cannot be played here so far.")
    else:
        lines[0] += "  (unique)" if card.unique else ""
        lines += [*_printed(card), _copies(card)]
    lines += ["Rulings:"] if entry.rulings else []
    lines += [f"  - {each.note} ({each.source})" for each in entry.rulings]
    return "\n".join(textwrap.fill(each, WIDTH, subsequent_indent="    ") for each in lines if each)


def _printed(card: Card) -> list[str]:
    lines = []
    if card.stage:
        lines.append(_joined([f"stage {card.stage}", f"side A: {card.title_a}" if card.title_a != card.title else ""]))
    lines.append(_joined(f"{name.replace('_', ' ')} {value}" for name, value in printed_numbers(card).items()))
    lines.append(" ".join(f"{each}." for each in sorted_traits(card)))
    if card.encounter_sets:
        lines.append(f"Encounter deck: {', '.join(card.encounter_sets)}.")
    lines.append(" ".join(f"{printed_keyword(name, count)}." for name, count in card.keywords.items()))
    return lines + [each.text for each in card.abilities]


def _line(entry: Entry) -> str:
    status = "" if entry.card else "  (not yet)"
    return f"{entry.number:>5}  {entry.title:<26}{entry.type:<16}{entry.group}{status}"


def _copies(card: Card) -> str:
    copies = f"{card.quantity} {'copy' if card.quantity == 1 else 'copies'} in the set"
    copies += f", {card.reprints} in the {card.reprinted_in}" if card.reprints else ""
    if card.encounter_set and card.easy_quantity != card.quantity:
        copies += f", {card.easy_quantity or 'none'} in easy mode"
    return f"{copies}; implemented."


def _joined(parts: Iterable[str]) -> str:
    return " · ".join(each for each in parts if each)
