"""The printed cards of all boxes, whether they can be played here yet or not.

``rulings.tsv`` of a box has what was ruled on its cards, in our words, and by whom; ``core:12.1`` is the first ruling
on the card ``core:12``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from waybread.cardgame.card_lookup import deck_name, packs
from waybread.cardgame.facts import NUMBERS, CampaignType, Card, X
from waybread.cardgame.library import BOXES, CARDS, PRINTED, box_text, plain
from waybread.files import close_names, suggestion
from waybread.kernel import Json

__all__ = ["Entry", "Ruling", "called", "catalogue", "facts", "near", "search", "why_unknown"]


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
    key: str = ""
    card: Card | None = None

    @property
    def status(self) -> str:
        """Can it be played here?"""
        return "implemented" if self.card else "not implemented yet"

    @property
    def rulings(self) -> Sequence[Ruling]:
        """What was ruled on it."""
        return rulings().get(self.key, ())


def kind(card: Card) -> str:
    """The type that is printed on it: beside the nine there are campaign cards and objective allies."""
    if card.campaign is CampaignType.CAMPAIGN:
        return "campaign"
    return "objective ally" if card.objective_ally else card.type.value


@cache
def rulings() -> Mapping[str, Sequence[Ruling]]:
    """What was ruled on cards, by their ids."""
    found: dict[str, list[Ruling]] = {}
    for box in BOXES:
        for line in box_text(box, "rulings.tsv").splitlines()[1:]:
            ruling = Ruling(*line.split("\t"))
            found.setdefault(ruling.id.rpartition(".")[0], []).append(ruling)
    return found


def catalogue() -> list[Entry]:
    """All printed cards, box by box."""
    written = {key: card for key, card in CARDS.items() if not card.unfinished}
    return [
        Entry(each.set_name, each.number, each.title, kind(each), _group(each), key, written.get(key))
        for key, each in PRINTED.items()
    ]


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
    return f"No card is called '{words}'; {suggestion(near(words))}"


def facts(entry: Entry) -> dict[str, Json]:
    """All that is known of a card, as ``waybread cards --json`` prints it; what it does not have is left out."""
    found: dict[str, Json] = {
        "key": entry.key,
        "title": entry.title,
        "set": entry.set_name,
        "pack": packs().codes.get(entry.set_name, entry.set_name),
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
    found |= {"name": deck_name(card)} if deck_name(card) != card.title else {}
    found |= {"unique": card.unique}
    found |= {"campaign": card.campaign.value} if card.campaign else {}
    found |= {"sphere": card.sphere.value} if card.sphere else {}
    found |= printed_numbers(card)
    found |= {"victory": card.victory} if card.victory else {}
    found["traits"] = sorted_traits(card)
    found["keywords"] = {str(name): count for name, count in card.keywords.items()}
    found["quantity"] = card.quantity
    found |= {"reprints": card.reprints, "reprinted_in": card.reprinted_in} if card.reprints else {}
    if card.encounter_set:
        found |= {"easy_quantity": card.easy_quantity, "encounter_set": card.encounter_set}
    if card.stage:
        found |= {"stage": card.stage, "title_a": card.title_a, "encounter_sets": list(card.encounter_sets)}
    if card.scenario:
        found["scenario"] = card.scenario
    return found | {"text": card.text}


def printed_numbers(card: Card) -> dict[str, int | str]:
    """The numbers that a card has, by name; a printed X is a letter."""
    found = {name: getattr(card, name) for name in NUMBERS}
    return {name: "X" if value == X else value for name, value in found.items() if value is not None}


def sorted_traits(card: Card) -> list[str]:
    """The traits of a card by the alphabet, accents aside."""
    return sorted(card.traits, key=plain)


def _group(card: Card) -> str:
    if card.campaign is not None:
        return card.campaign.value
    return card.encounter_set or card.scenario or (card.sphere.value if card.sphere else "")


def _has(entry: Entry, word: str) -> bool:
    return f"-{word}" in _words_of(entry)


@cache
def _words_of(entry: Entry) -> str:
    card = entry.card
    words = [entry.title, entry.type, entry.group, entry.set_name]
    if card is not None:
        words += [card.title_a, card.text, *card.traits, card.encounter_set, "unique" if card.unique else ""]
    return f"-{plain(' '.join(words))}"
