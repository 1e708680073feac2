"""The printed cards of the sets we know, whether they can be played here yet or not.

A printed card is known by its set and number. ``core_set.tsv`` names all cards of the core sets;
whatever the library has beyond them is listed too. ``rulings.tsv`` has what was ruled on them, in
our words, and by whom; ``core:12.1`` is the first ruling on card 12 of the core set.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Final

from waybread.cardgame.facts import CampaignType, Card, X, printed_keyword
from waybread.cardgame.library import CARDS, plain
from waybread.files import close_names
from waybread.kernel import Json

NUMBERS: Final = (
    "cost", "threat_cost", "willpower", "attack", "defense", "hit_points", "engagement_cost", "threat", "quest_points",
)  # fmt: skip
"""The numbers on a card, in the order in which they are shown."""
WIDTH: Final = 79
_SETS: Final = {"core": "Core Set", "revised": "Revised Core Set"}
"""The sets as the ids of rulings name them."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """What was ruled on a card, in our words: by an erratum, the FAQ, a designer or another engine's audit."""

    id: str
    source: str
    note: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A printed card: what it is called, where it is found, and the card itself if it can be played here."""

    set_name: str
    number: int
    title: str
    type: str
    group: str
    """Its sphere, encounter set or scenario; of campaign mode boon, burden or campaign card."""
    card: Card | None = None
    revised: int = 0
    """How many copies the revised core set has."""

    @property
    def status(self) -> str:
        """Can it be played here?"""
        return "implemented" if self.card else "not implemented yet"

    @property
    def rulings(self) -> Sequence[Ruling]:
        """What was ruled on it."""
        return rulings().get((self.set_name, self.number), ())


def is_form(card: Card) -> bool:
    """Is it how a card lies on the table (a treachery that has become an attachment) rather than one of its own?"""
    printed = CARDS.get(plain(card.title))
    return (
        printed is not None
        and printed is not card
        and card.set_name != ""
        and (printed.set_name, printed.number) == (card.set_name, card.number)
    )


def kind(card: Card) -> str:
    """The type that is printed on it: beside the nine there are campaign cards and objective allies."""
    if card.campaign is CampaignType.CAMPAIGN:
        return "campaign"
    return "objective ally" if card.objective_ally else card.type.value


def printed_cards() -> list[Card]:
    """Every card of the library that is printed in a set."""
    return [each for each in CARDS.values() if each.set_name and not is_form(each)]


@cache
def listed() -> tuple[Entry, ...]:
    """The cards of the core sets by name only, as ``core_set.tsv`` has them."""
    rows = _rows("core_set.tsv", ["set", "number", "title", "type", "group", "revised"])
    return tuple(
        Entry(name, int(number), title, kind, group, revised=int(revised))
        for name, number, title, kind, group, revised in rows
    )


@cache
def rulings() -> Mapping[tuple[str, int], Sequence[Ruling]]:
    """What was ruled on cards, by set and number."""
    found: dict[tuple[str, int], list[Ruling]] = {}
    for name, source, note in _rows("rulings.tsv", ["id", "source", "note"]):
        set_name, _, place = name.partition(":")
        found.setdefault((_SETS[set_name], int(place.partition(".")[0])), []).append(Ruling(name, source, note))
    return found


def catalogue() -> list[Entry]:
    """All printed cards, set by set: first the listed ones, then what the library has beyond them."""
    found = {(each.set_name, each.number): each for each in listed()}
    for card in printed_cards():
        place = (card.set_name, card.number)
        revised = found[place].revised if place in found else 0
        found[place] = Entry(*place, card.title, kind(card), _group(card), card, revised)
    return list(found.values())


def search(words: str) -> list[Entry]:
    """The cards that have all of the words, whole or begun, in their names, facts or text; accents do not matter.

    A card with exactly this title comes first.
    """
    if words.strip() and not plain(words):
        return []
    wanted = [plain(each) for each in words.split()]
    found = [each for each in catalogue() if all(_has(each, word) for word in wanted)]
    return sorted(found, key=lambda each: not called(each, words))


def called(entry: Entry, title: str) -> bool:
    """Is this its title, accents and marks aside?"""
    return plain(entry.title) == plain(title)


def near(words: str) -> list[str]:
    """Titles that the words may have meant."""
    titles = [each.title for each in catalogue()]
    if close := close_names(words, titles):
        return close
    parts = {part: title for title in titles for part in plain(title).split("-") if len(part) > 3}
    return [parts[each] for each in close_names(words, parts)]


def why_unknown(words: str) -> str:
    """What to say of words that are no card's title."""
    close = near(words)
    return f"No card is called '{words}'." + (f" Did you mean {' or '.join(close)}?" if close else "")


def facts(entry: Entry) -> dict[str, Json]:
    """All that is known of a card, as ``waybread cards --json`` prints it; what it does not have is left out."""
    found: dict[str, Json] = {
        "title": entry.title,
        "set": entry.set_name,
        "number": entry.number,
        "type": entry.type,
        "group": entry.group,
        "status": entry.status,
    }
    if entry.rulings:
        found["rulings"] = [{"id": each.id, "source": each.source, "note": each.note} for each in entry.rulings]
    card = entry.card
    if card is None:
        return found
    found |= {"key": card.key, "unique": card.unique}
    found |= {"campaign": card.campaign.value} if card.campaign else {}
    found |= {"sphere": card.sphere.value} if card.sphere else {}
    found |= {name: _shown(value) for name in NUMBERS if (value := getattr(card, name)) is not None}
    found |= {"victory": card.victory} if card.victory else {}
    found["traits"] = list(_sorted(card.traits))
    found["keywords"] = {name.value: count for name, count in card.keywords.items()}
    found["quantity"] = card.quantity
    found |= {"revised_quantity": entry.revised} if entry.revised else {}
    if card.encounter_set:
        found |= {"easy_quantity": card.easy_quantity, "encounter_set": card.encounter_set}
    if card.stage:
        found |= {"stage": card.stage, "title_a": card.title_a, "encounter_sets": list(card.encounter_sets)}
    if card.scenario:
        found["scenario"] = card.scenario
    return found | {"text": card.text}


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
        lines += [*_printed(card), _copies(card, entry.revised if entry.set_name == _SETS["core"] else 0)]
    lines += ["Rulings:"] if entry.rulings else []
    lines += [f"  - {each.note} ({each.source})" for each in entry.rulings]
    return "\n".join(textwrap.fill(each, WIDTH, subsequent_indent="    ") for each in lines if each)


def _group(card: Card) -> str:
    if card.campaign is not None:
        return card.campaign.value
    return card.encounter_set or card.scenario or (card.sphere.value if card.sphere else "")


def _printed(card: Card) -> list[str]:
    lines = []
    if card.stage:
        lines.append(_joined([f"stage {card.stage}", f"side A: {card.title_a}" if card.title_a != card.title else ""]))
    lines.append(_joined(f"{_words(name)} {_shown(value)}" for name in NUMBERS
                         if (value := getattr(card, name)) is not None))  # fmt: skip
    lines.append(" ".join(f"{each}." for each in _sorted(card.traits)))
    if card.encounter_sets:
        lines.append(f"Encounter deck: {', '.join(card.encounter_sets)}.")
    lines.append(" ".join(f"{printed_keyword(name, count)}." for name, count in card.keywords.items()))
    return lines + [each.text for each in card.abilities]


def _rows(name: str, columns: list[str]) -> list[list[str]]:
    text = files(__package__).joinpath(name).read_text(encoding="utf-8")
    header, *rows = [line.split("\t") for line in text.splitlines()]
    if header != columns:
        raise ValueError(f"{name} should have the columns {columns}, not {header}")
    return rows


def _line(entry: Entry) -> str:
    status = "" if entry.card else "  (not yet)"
    return f"{entry.number:>5}  {entry.title:<26}{entry.type:<16}{entry.group}{status}"


def _has(entry: Entry, word: str) -> bool:
    return f"-{word}" in _words_of(entry)


@cache
def _words_of(entry: Entry) -> str:
    card = entry.card
    words = [entry.title, entry.type, entry.group, entry.set_name]
    if card is not None:
        words += [card.title_a, card.text, *card.traits, card.encounter_set, "unique" if card.unique else ""]
    return f"-{plain(' '.join(words))}"


def _copies(card: Card, revised: int) -> str:
    copies = f"{card.quantity} {'copy' if card.quantity == 1 else 'copies'} in the set"
    copies += f", {revised} in the revised core set" if revised else ""
    if card.encounter_set and card.easy_quantity != card.quantity:
        copies += f", {card.easy_quantity or 'none'} in easy mode"
    return f"{copies}; implemented."


def _sorted(names: Iterable[str]) -> list[str]:
    return sorted(names, key=plain)


def _joined(parts: Iterable[str]) -> str:
    return " · ".join(each for each in parts if each)


def _words(name: str) -> str:
    return name.replace("_", " ")


def _shown(value: int) -> int | str:
    return "X" if value == X else value
