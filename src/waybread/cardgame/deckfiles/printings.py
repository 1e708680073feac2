"""Which player cards were ever printed: titles, packs and the ids that other programs use.

Only names and ids live here. A card that is known but not in the library is *not implemented yet*,
which is another thing than a name nobody knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from waybread.cardgame import card_lookup
from waybread.cardgame.card_lookup import by_title, homes, packs
from waybread.cardgame.facts import Card
from waybread.files import close_names, fold

TYPES: Final = ("Hero", "Ally", "Attachment", "Event", "Side Quest", "Contract", "Treasure")
"""The types of card that go into deck files, in the order of their sections."""
SPHERES: Final = ("leadership", "lore", "spirit", "tactics", "neutral", "fellowship", "baggins", "boon")


@dataclass(frozen=True, slots=True)
class Entry:
    """A card by its first printing; reprints lead to it."""

    code: str
    """The code of RingsDB."""
    octgn_id: str
    """The id of OCTGN and DragnCards."""
    pack: str
    type: str
    sphere: str
    title: str

    @property
    def boon(self) -> bool:
        """Does it come from a campaign, and count towards no limit?"""
        return self.sphere == "Boon"


@dataclass(frozen=True, slots=True)
class Printings:
    """Every card, by everything it can be found by."""

    codes: dict[str, Entry]
    octgn_ids: dict[str, Entry]
    titles: dict[str, list[Entry]]
    printed_in: dict[Entry, set[str]]
    """The packs with a printing of it, folded."""


@cache
def printed() -> Printings:
    """The tables, read once."""
    found = Printings({}, {}, {}, {})
    text = files(__name__.rpartition(".")[0]).joinpath("printings.tsv").read_text(encoding="utf-8")
    for line in text.splitlines()[1:]:
        code, octgn_id, pack, type_, sphere, title, reprint_of = line.split("\t")
        entry = found.codes[reprint_of] if reprint_of else Entry(code, octgn_id, pack, type_, sphere, title)
        if code:
            found.codes[code] = entry
        found.octgn_ids[octgn_id] = entry
        if not reprint_of:
            found.titles.setdefault(fold(title), []).append(entry)
        found.printed_in.setdefault(entry, set()).add(fold(pack))
    return found


def card_of(entry: Entry) -> Card | None:
    """The card itself, if it can be played here."""
    for card in by_title(entry.title):
        if card.set_name == entry.pack and card.type.value == entry.type.casefold():
            return card
    return None


def implemented(entry: Entry) -> bool:
    """Can the card be played here?"""
    return card_of(entry) is not None


def deck_name(entry: Entry) -> str:
    """What a deck calls it: its title, or where that may mean another card its id; if it has none, with its pack."""
    card = card_of(entry)
    if card is None:
        others = any(implemented(other) for other in printed().titles[fold(entry.title)])
        return f"{entry.title} ({entry.pack})" if others else entry.title
    return card_lookup.name_in_data(card)


def entry_of(card: Card) -> Entry | None:
    """The printing of a player card."""
    return next((each for each in candidates(card.title) if card_of(each) is card), None)


def candidates(title: str) -> list[Entry]:
    """The cards with this title; first those that can be played here."""
    found = printed().titles.get(fold(title), [])
    return sorted(found, key=lambda each: not implemented(each)) if len(found) > 1 else list(found)


def narrowed(entries: Sequence[Entry], hint: str) -> list[Entry] | None:
    """Those cards that a word in brackets means: a pack, its code, a sphere or a type. None: no such word is known."""
    word = fold(hint)
    known = printed()
    if word in SPHERES:
        return [each for each in entries if each.sphere.casefold() == word]
    if word in (fold(each) for each in TYPES):
        return [each for each in entries if fold(each.type) == word]
    if word in packs().names:
        return [each for each in entries if homes(packs().names[word]) & known.printed_in[each]]
    return list(entries) if word.startswith("threat") else None


def meant(entries: Sequence[Entry], type_: str) -> list[Entry]:
    """Those that are meant under a heading, of its type if there are any: all that can be played here, else the first.

    A card that nobody can play yet is not worth a question.
    """
    of_type = [each for each in entries if each.type == type_] or list(entries)
    return [each for each in of_type if implemented(each)] or of_type[:1]


def near_titles(title: str) -> list[str]:
    """Up to three titles near to a misspelt one."""
    known = printed().titles
    return [known[each][0].title for each in close_names(title, known)]


def near_packs(pack: str) -> list[str]:
    """Up to three packs near to a misspelt one."""
    known = packs().names
    return list(dict.fromkeys(known[each] for each in close_names(pack, known)))


def by_code(code: str) -> Entry | None:
    """The card with a code of RingsDB."""
    return printed().codes.get(code.strip())


def by_octgn_id(octgn_id: str) -> Entry | None:
    """The card with an id of OCTGN."""
    return printed().octgn_ids.get(octgn_id.strip().strip("{}").casefold())


def near_codes(code: str) -> list[str]:
    """Up to three codes near to an unknown one."""
    return close_names(code, printed().codes)
