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

from waybread.cardgame.library import CARDS, plain
from waybread.files import close_names, fold

TYPES: Final = ("Hero", "Ally", "Attachment", "Event", "Side Quest", "Contract", "Treasure")
"""The types of card that go into deck files, in the order of their sections."""
SPHERES: Final = ("leadership", "lore", "spirit", "tactics", "neutral", "fellowship", "baggins", "boon")
_SAME_BOX: Final = {"revised-core-set": "core-set"}
"""The revised core set prints the cards of the first one under the same ids."""


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
    packs: dict[str, str]
    """Packs by folded name and by folded code."""
    pack_codes: dict[str, str]


@cache
def printed() -> Printings:
    """The tables, read once."""
    found = Printings({}, {}, {}, {}, {}, {})
    for pack, code in _rows("packs.tsv"):
        found.packs[fold(code)] = pack
        found.packs[fold(pack)] = pack
        found.pack_codes[pack] = code
    _add_initials(found)
    for code, octgn_id, pack, type_, sphere, title, reprint_of in _rows("printings.tsv"):
        entry = found.codes[reprint_of] if reprint_of else Entry(code, octgn_id, pack, type_, sphere, title)
        if code:
            found.codes[code] = entry
        found.octgn_ids[octgn_id] = entry
        if not reprint_of:
            found.titles.setdefault(fold(title), []).append(entry)
        found.printed_in.setdefault(entry, set()).add(fold(pack))
    return found


def _add_initials(found: Printings) -> None:
    """Other sites call packs by all their initials, as THfG; where two packs would share them, neither has them."""
    initials: dict[str, list[str]] = {}
    for pack in found.pack_codes:
        initials.setdefault("".join(word[0] for word in fold(pack).split("-")), []).append(pack)
    for letters, packs in initials.items():
        if len(packs) == 1:
            found.packs.setdefault(letters, packs[0])


def _rows(table: str) -> list[list[str]]:
    text = files(__name__.rpartition(".")[0]).joinpath(table).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines()[1:]]


def implemented(entry: Entry) -> bool:
    """Can the card be played here?"""
    return any(
        card.set_name == entry.pack and card.type.value == entry.type.casefold() and plain(card.title) == wanted
        for wanted in (fold(entry.title),)
        for card in CARDS.values()
    )


def playable_title(entry: Entry) -> str:
    """Its title, told apart from a card of the same title that can be played here."""
    if implemented(entry) or not any(implemented(other) for other in printed().titles[fold(entry.title)]):
        return entry.title
    return f"{entry.title} ({entry.pack})"


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
    if word in known.packs:
        pack = fold(known.packs[word])
        homes = {pack, _SAME_BOX.get(pack, pack)}
        return [each for each in entries if homes & known.printed_in[each]]
    return list(entries) if word.startswith("threat") else None


def by_title(title: str, type_: str = "") -> Entry | None:
    """The card that a bare title means under a heading."""
    found = candidates(title)
    return next((each for each in found if each.type == type_), found[0] if found else None)


def near_titles(title: str) -> list[str]:
    """Up to three titles near to a misspelt one."""
    known = printed().titles
    return [known[each][0].title for each in close_names(title, known)]


def near_packs(pack: str) -> list[str]:
    """Up to three packs near to a misspelt one."""
    known = printed().packs
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
